# SPDX-License-Identifier: MIT
"""The engine confirms the examples and the near miss on the page of each yaku."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from statistics import mean, median
from typing import cast

import pytest

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.learn.atlas.entries import YakuEntry, entries, get_entry
from mahjong_desk.learn.atlas.near_miss import SHAPE
from mahjong_desk.learn.atlas.yaku_page import yaku_page
from mahjong_desk.learn.cases.changes import ChangeKind, variations
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import DORA, all_pieces
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.yaku.conditions import PieceKinds, YakuFailure, YakuIds
from mahjong_desk.rules.yaku.failing import EXCLUDED, SETS_MISSING
from mahjong_desk.rules.yaku.row import enabled_yaku

SYSTEM = pytest.mark.parametrize("system", [ruleset.id for ruleset in all_rulesets()])
ONE_HAND = ["fuiisou", "kokushi", "chankan", "suushiihou", "shousangen", "daisangen", "shitennou"]
ONE_HAND += ["ryankantsu_kogoma_sanyaku", "ryankantsu_shugo_sanyaku"]
"""Yaku of only one set of eight shogi pieces: examples differ in winning piece, melds or way of winning."""
REFUSED = {
    "arushiaru": {"kokushi"},
    "boo": {"chiitoitsu", "kokushi"},
    "wsom": {"kokushi", "chiitoitsu"},
    "beijing": {"tiliu", "qidui", "hungang"},
    "shogi": {"tsumo", "renhou", "suutoitsu", "kokushi"},
    "riichi": {"menzen_tsumo", "houtei", "rinshan", "chankan", "chiitoitsu", "sankantsu", "renhou"},
    "mcr": {"thirteen_orphans", "seven_pairs", "knitted_straight"},
}
"""Yaku whose near misses never win."""


IMPLIED = {
    ("arushiaru", "honroutou"): ["toitoi"],
    ("wsom", "daisangen"): ["yakuhai_white", "yakuhai_green", "yakuhai_red"],
    ("wsom", "suuankou"): ["menzen", "toitoi"],
    ("wsom", "ryanpankou"): ["pinfu"],
    ("wsom", "suurenkou"): ["toitoi"],
    ("beijing", "benhunlong"): ["long"],
    ("beijing", "hunyou"): ["tiliu"],
    ("beijing", "qidui"): ["menqing"],
    ("beijing", "haohua"): ["menqing", "qidui"],
    ("beijing", "gangkai"): ["tiliu"],
    ("beijing", "dadiao"): ["tiliu"],
    ("beijing", "haidi"): ["tiliu"],
    ("shogi", "tenhou"): ["tsumo"],
    ("shogi", "chiihou"): ["tsumo"],
    ("shogi", "chankan"): ["kokushi"],
    ("shogi", "kogoma_sanyaku"): ["toitoi"],
    ("shogi", "ryankantsu"): ["toitoi"],
    ("shogi", "ryankantsu_kogoma_sanyaku"): ["toitoi"],
    ("shogi", "shugo_sanyaku"): ["yakuhai_gyoku", "tsuuiisou", "toitoi"],
    ("shogi", "ryankantsu_shugo_sanyaku"): ["yakuhai_gyoku", "tsuuiisou", "toitoi"],
    ("shogi", "suushiihou"): ["tsuuiisou", "suutoitsu"],
    ("shogi", "shousangen"): ["yakuhai_kaku", "yakuhai_hisha", "yakuhai_gyoku", "tsuuiisou", "toitoi"],
    ("shogi", "daisangen"): ["yakuhai_kaku", "yakuhai_hisha", "yakuhai_gyoku", "tsuuiisou", "toitoi"],
    ("shogi", "shitennou"): ["yakuhai_kaku", "yakuhai_hisha", "yakuhai_gyoku", "tsuuiisou", "suutoitsu"],
}
"""The yaku that never count without certain others, and these; checked by hand and by a long search."""


def for_each_page(check: Callable[[YakuEntry], None]) -> Callable[..., None]:
    """Turns a check of one page into a test of all yaku of a system."""

    @SYSTEM
    def test(system: str, subtests: pytest.Subtests) -> None:
        for entry in entries(system):
            with subtests.test("-".join(entry.key)):
                check(entry)

    return test


@for_each_page
def test_each_page_has_two_examples_that_score_the_yaku(entry: YakuEntry) -> None:
    first, second = yaku_page(entry).examples
    for scored in (first, second):
        assert entry.yaku.id in scored.yaku
        assert scored.refusal is None
    assert (first.hand, first.case.self_drawn) != (second.hand, second.case.self_drawn)
    if entry.ruleset.id != "shogi" or entry.yaku.id not in ONE_HAND:
        one, other = ((scored.case.pieces, scored.hand.indicators.pieces_of(DORA)) for scored in (first, second))
        assert one != other
    # The first example is that of the rules.
    example = entry.yaku.example
    pieces = entry.ruleset.pieces
    assert pieces.format(first.hand.concealed) == pieces.format(pieces.parse(example.concealed))
    assert first.case.self_drawn is example.self_drawn
    request = {"ruleset": entry.ruleset.id, **example_request(example)}
    request["options"] = {**entry.ruleset.unrestricted_options, **request.get("options", {})}
    got = answer_request("score", json.dumps(request))
    assert tuple(item["id"] for item in got["wins"][0]["yaku"]) == first.yaku


@SYSTEM
def test_second_examples_are_different_but_simple(system: str) -> None:
    pairs = [yaku_page(entry).examples for entry in entries(system)]
    different = [(Counter(second.case.pieces) - Counter(first.case.pieces)).total() for first, second in pairs]
    assert median(different) >= (3 if system == "shogi" else 8)
    assert mean(len(second.yaku) > len(first.yaku) for first, second in pairs) < 0.4
    kans = [[sum(meld.kind.is_kan for meld in example.hand.melds) for example in pair] for pair in pairs]
    assert mean(second > first for first, second in kans) < 0.4
    either = [entry for entry in entries(system) if None not in (entry.yaku.open_value, entry.yaku.closed_value)]
    closed = [[example.hand.is_closed for example in yaku_page(entry).examples] for entry in either]
    assert mean(first is not second for first, second in closed) >= 0.3, "a yaku of open and closed hands shows both"


@for_each_page
def test_each_page_shows_the_groups_of_the_hand(entry: YakuEntry) -> None:
    shown_page = yaku_page(entry)
    for evaluated in (*shown_page.examples, shown_page.near_miss.hand):
        hand = evaluated.hand
        assert list(evaluated.case.pieces) == entry.ruleset.pieces.sorted(all_pieces(hand))
        assert hand.winning_piece in evaluated.case.groups[evaluated.case.winning_group].pieces
        assert evaluated.case.winning_group < len(evaluated.case.groups) - len(hand.melds)
        tail = evaluated.case.groups[len(evaluated.case.groups) - len(hand.melds) :]
        assert [part.pieces for part in tail] == [meld.pieces for meld in hand.melds]


@for_each_page
def test_every_page_has_a_near_miss_without_the_yaku(entry: YakuEntry) -> None:
    miss = yaku_page(entry).near_miss
    assert entry.yaku.id not in miss.hand.yaku
    assert entry.yaku.id in miss.lost_yaku
    assert not set(miss.lost_yaku) & set(miss.hand.yaku)
    assert set(miss.gained_yaku) <= set(miss.hand.yaku)
    assert (miss.hand.own is None) is (miss.hand.refusal is not None)
    assert (miss.hand.refusal is not None) is (entry.yaku.id in REFUSED.get(entry.ruleset.id, ()))


@for_each_page
def test_near_miss_names_only_visible_pieces_and_yaku(entry: YakuEntry) -> None:
    miss = yaku_page(entry).near_miss
    failure, near, kinds = miss.failure, miss.hand, entry.ruleset.pieces.kind_of_face
    assert isinstance(failure, YakuFailure)
    assert "Not under" not in failure.message.en, "the message states what would be needed"
    before, after = (Counter(kinds[piece] for piece in pieces) for pieces in (miss.change.before, miss.change.after))
    winds = (EAST + near.case.table.seat_wind(near.case.winner), EAST + near.case.table.round_wind.position)
    # Pieces that wildcards replace are shown too; a failure of the winning piece may name other waits.
    read = failure.reading.groups if failure.reading is not None else ()
    there = {*(kinds[piece] for piece in near.case.pieces), *before, *(kind for group in read for kind in group.kinds)}
    if failure.mismatch.winning:
        return
    for name, figure in failure.message_values.items():
        if isinstance(figure, YakuIds):
            assert set(figure) <= set(near.yaku)
        if not isinstance(figure, PieceKinds):
            continue
        named = {kind for group in figure for kind in group}
        if miss.change.kind in (ChangeKind.SEAT, ChangeKind.ROUND):
            assert named <= set(winds)
            continue
        assert named <= there
        if miss.change.kind is ChangeKind.GROUP and name in ("wanted", "lacking"):
            assert named & set(before - after), "a piece named as missing was taken away"


@for_each_page
def test_each_near_miss_names_the_failing_clause(entry: YakuEntry) -> None:
    page = yaku_page(entry)
    miss, failure = page.near_miss, page.near_miss.failure
    assert not isinstance(failure, Refusal)
    for text in failure.message.to_json().values():
        assert text.format(**dict.fromkeys(failure.message_values, "…"))
    if failure.clause_id == SHAPE:
        assert miss.hand.refusal.code is ErrorCode.NOT_A_WIN
        assert failure.mismatch.groups == (miss.change.group,)
        return
    assert failure.reading is None or set(failure.mismatch.groups) <= set(range(len(failure.reading.groups)))
    played = enabled_yaku(entry.ruleset.yaku, miss.hand.case.rules.options)[entry.yaku.id]
    before = page.examples[miss.example_index]
    had = before.own or before.methods[1].settlement
    assert had is not None
    lost = miss.hand.own.wins[0].evaluation.facts if miss.hand.own is not None else miss.hand.refusal.hand.facts
    parts = [part for part in played.condition.clauses if part.diagnostic.id == failure.clause_id]
    if failure.clause_id == EXCLUDED:
        assert set(cast(YakuIds, failure.message_values["yaku"])) <= set(miss.hand.yaku)
    elif failure.clause_id != SETS_MISSING and not played.condition.counted_separately:
        assert parts or played.condition.clauses[0].ways or played.combination
        assert not any(part.test(lost) for part in parts)
        assert all(part.test(had.wins[0].evaluation.facts) for part in parts)


@for_each_page
def test_each_near_miss_is_a_change_of_its_example(entry: YakuEntry) -> None:
    miss, examples = yaku_page(entry).near_miss, yaku_page(entry).examples
    cases = [replace(examples[miss.example_index].case, self_drawn=drawn) for drawn in (True, False)]
    assert (miss.change, miss.hand.case) in [change for case in cases for change in variations(case, miss.change.kind)]


@for_each_page
def test_every_page_names_relations_within_its_ruleset(entry: YakuEntry) -> None:
    shown_page = yaku_page(entry)
    for others in (shown_page.excludes, shown_page.replaced_by, shown_page.implies):
        assert entry.yaku not in others
        assert all(other in entry.ruleset.yaku for other in others)
    for example in shown_page.examples:
        assert {other.id for other in shown_page.implies} <= set(example.yaku)
        assert not {other.id for other in (*shown_page.excludes, *shown_page.replaced_by)} & set(example.yaku)
    assert [other.id for other in shown_page.implies] == IMPLIED.get(entry.key, [])


INSTRUCTIVE = (
    "arushiaru/haitei=CIRCUMSTANCE boo/menzen_tsumo=WIN_METHOD boo/pinfu=WAIT boo/yakuhai_seat=SEAT"
    " boo/yakuhai_round=ROUND boo/toitoi=GROUP boo/aka_five=PIECE wsom/menzen=CLAIMED wsom/suuankou=CLAIMED"
    " wsom/iikantsu=KAN beijing/dadiao=CONCEALED beijing/zhuowu=WAIT beijing/meihun=PIECE shogi/dora=INDICATOR"
)


@pytest.mark.parametrize("pair", INSTRUCTIVE.split())
def test_near_miss_makes_the_most_instructive_change(pair: str) -> None:
    key, kind = pair.split("=")
    assert yaku_page(get_entry(*key.split("/"))).near_miss.change.kind is ChangeKind[kind]


def test_near_miss_of_a_single_wait_names_the_other_waits() -> None:
    miss = yaku_page(get_entry("mcr", "single_wait")).near_miss
    assert not isinstance(miss.failure, Refusal)
    others = miss.failure.message_values["pieces"]
    assert isinstance(others, PieceKinds)
    assert others == PieceKinds(((5,), (8,)))
    for (kind,) in others:
        won = Win(discarder=None, winners=(Winner(miss.hand.case.winner, replace(miss.hand.hand, winning_piece=kind)),))
        assert miss.hand.case.rules.settle(miss.hand.case.table, won).wins


@pytest.mark.parametrize(
    ("key", "excludes", "replaced_by"),
    [
        (("arushiaru", "honroutou"), ["chanta"], []),
        (("arushiaru", "chanta"), [], ["honroutou"]),
        (("wsom", "sanankou"), ["ryanankou"], ["suuankou"]),
        (("wsom", "yakuhai_white"), [], []),
        (("wsom", "haitei"), [], []),
        (("beijing", "benhunlong"), ["hunyou"], ["meihun"]),
        (("shogi", "ryankantsu"), [], ["ryankantsu_kogoma_sanyaku", "ryankantsu_shugo_sanyaku"]),
    ],
)
def test_exclusions_between_yaku_are_listed(key: tuple[str, str], excludes: list[str], replaced_by: list[str]) -> None:
    shown_page = yaku_page(get_entry(*key))
    assert [other.id for other in shown_page.excludes] == excludes
    assert [other.id for other in shown_page.replaced_by] == replaced_by


def test_limit_yaku_exclude_others_if_the_rules_say_so() -> None:
    assert yaku_page(get_entry("boo", "daisangen")).excludes_non_limit
    assert yaku_page(get_entry("beijing", "tenhou")).excludes_non_limit
    assert not yaku_page(get_entry("boo", "toitoi")).excludes_non_limit
    assert not yaku_page(get_entry("shogi", "daisangen")).excludes_non_limit


def test_only_hands_below_the_minimum_are_marked_too_small() -> None:
    small = yaku_page(get_entry("mcr", "pung_of_terminals_or_honors")).examples[0]
    assert all(method.settlement is not None for method in small.methods), "its fan are shown anyway"
    on_discard = next(method for method in small.methods if not method.self_drawn)
    assert on_discard.too_small.code is ErrorCode.BELOW_MINIMUM
    large = yaku_page(get_entry("mcr", "full_flush")).examples[0]
    assert all(method.too_small is None for method in large.methods)
