# SPDX-License-Identifier: MIT
"""One hand under each ruleset, and the differences between the outcomes."""

from dataclasses import replace
from random import Random

import pytest

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_outcomes import (
    RulesetOutcome,
    counted_by_all,
    find_differences,
    outcomes_in_all_rulesets,
    usual_reading,
    waits_in_all_rulesets,
)
from mahjong_desk.learn.workbench.special_shapes import SpecialShapes, special_shapes_of
from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE, SHOGI
from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.shapes import MeldKind
from tests.benchmarks.random_wins import mahjong_win
from tests.hands import meld

MAHJONG_RULES = [ruleset.id for ruleset in all_rulesets() if ruleset.pieces.copies_per_kind != SHOGI.copies_per_kind]

ANY_SIZE = {"mcr": {"minimum": 0}}


def bench(text: str, *melds: Meld) -> Bench:
    return Bench(MAHJONG.parse(text), melds)


def by_id(workbench: Bench) -> dict[str, RulesetOutcome]:
    return {row.ruleset.id: row for row in outcomes_in_all_rulesets(workbench)}


def yaku(row: RulesetOutcome) -> set[str]:
    return {item.id for item in row.settlement.wins[0].evaluation.yaku}


def test_only_rulesets_with_fitting_pieces_are_listed() -> None:
    assert list(by_id(bench("123m456p789s22m456s"))) == MAHJONG_RULES
    assert list(by_id(Bench(SHOGI.parse("LLLNNNSS"), pieces=SHOGI))) == ["shogi"]
    assert outcomes_in_all_rulesets(bench("123m456p789s22m45s")) == ()
    assert outcomes_in_all_rulesets(bench("123m")) == ()
    assert waits_in_all_rulesets(bench("123m")) == ()


@pytest.mark.parametrize("ruleset_id", ["arushiaru", "wsom"])
def test_the_settlement_is_that_of_the_ruleset(ruleset_id: str) -> None:
    source = Random(20260211)
    for _ in range(60):
        rules, table, win = mahjong_win(ruleset_id, source)
        seat, hand = win.winners[0].seat, win.winners[0].hand
        table = table._replace(in_match=False)
        workbench = Bench(hand.concealed, hand.melds, hand.winning_piece, seat_wind=seat)
        outcome = by_id(workbench)[ruleset_id]
        winners = (Winner(seat, hand),)
        assert outcome.self_draw == rules.settle(table, Win(discarder=None, winners=winners))
        assert outcome.discard == rules.settle(table, Win(discarder=(seat - 1) % 4, winners=winners))
        answers = {row.ruleset.id: row for row in waits_in_all_rulesets(workbench)}[ruleset_id].waits
        assert answers == rules.waits(table, Winner(seat, replace(hand, winning_piece=None)), (seat - 1) % 4)
        assert hand.winning_piece in {answer.piece for answer in answers}


def test_the_last_piece_wins_if_no_other_is_marked() -> None:
    loose, result = bench("123m456p789s22m456s"), bench("123m456p789s22m45s")
    result = replace(result, winning_piece=MAHJONG.parse("6s")[0])
    assert outcomes_in_all_rulesets(loose) == outcomes_in_all_rulesets(result)
    assert [row.waits for row in waits_in_all_rulesets(loose)] == [row.waits for row in waits_in_all_rulesets(result)]


def test_the_chosen_way_of_winning_comes_first() -> None:
    workbench = bench("123m456p789s22m456s")
    for row in by_id(workbench).values():
        assert row.settlement is row.self_draw
    for row in by_id(replace(workbench, self_drawn=False)).values():
        assert row.settlement is row.discard
    row = by_id(replace(bench("123m456p789s22m", meld("pon", "555z", 0)), self_drawn=False))["beijing"]
    assert row.settlement is row.self_draw


def test_a_refused_way_has_its_reason() -> None:
    outcomes = by_id(replace(bench("123m456p789s22m456z"), self_drawn=False))
    assert all(row.settlement is None for row in outcomes.values())
    assert all(row.refusal is not None and row.refusal.code is ErrorCode.NOT_A_WIN for row in outcomes.values())
    called = by_id(replace(bench("123m456p789s22m", meld("pon", "555z", 0)), self_drawn=False))["beijing"]
    assert isinstance(called.self_draw, Settlement)
    assert called.discard is called.refusal
    assert called.refusal.reason == "not_menqing"


def test_restrictions_of_the_match_do_not_hide_the_value() -> None:
    cheap = by_id(bench("123m456p789s22m456s"))["boo"]
    assert isinstance(cheap.self_draw, Settlement)
    assert isinstance(cheap.discard, Settlement)
    restricted = replace(bench("123m456p789s22m456s"), options={"boo": {"enforce_restrictions": "on"}})
    assert by_id(restricted)["boo"].refusal is None


def test_circumstances_apply_where_they_are_possible() -> None:
    workbench = replace(bench("123m456p789s22m456s"), situation=("riichi", "haitei"))
    outcomes = by_id(workbench)
    assert {"riichi", "haitei"} <= yaku(outcomes["boo"])
    assert "haitei" in yaku(outcomes["arushiaru"])
    discarded = outcomes["boo"].discard
    assert isinstance(discarded, Settlement)
    assert "haitei" not in {item.id for item in discarded.wins[0].evaluation.yaku}
    for row in waits_in_all_rulesets(workbench):
        assert row.refusal is None
    first = by_id(replace(bench("123m456p789s22m456s"), situation=("chiihou",), seat_wind=3))
    assert isinstance(first["wsom"].discard, Settlement)


def test_impossible_discarders_are_corrected() -> None:
    for discarder in (None, 2, 3):
        melds = (Meld(MeldKind.CHI, (0, 1, 2), discarder), Meld(MeldKind.PON, (31, 31, 31), discarder))
        for seat in range(4):
            workbench = Bench(MAHJONG.parse("456p789s22m"), melds, seat_wind=seat)
            assert all(isinstance(row.self_draw, Settlement) for row in outcomes_in_all_rulesets(workbench))
    absent = Bench(SHOGI.parse("LLLSS"), (Meld(MeldKind.PON, (0, 5, 5), 3),), pieces=SHOGI)
    assert all(isinstance(row.self_draw, Settlement) for row in outcomes_in_all_rulesets(absent))


def test_a_round_that_a_system_lacks_counts_as_its_first() -> None:
    winds = bench("123m456p78999s111z")
    west, east = (by_id(replace(winds, round_wind=wind)) for wind in (RoundWind.WEST, RoundWind.EAST))
    for ruleset_id in ("boo", "riichi"):
        assert west[ruleset_id] == east[ruleset_id]
    assert west["wsom"] != east["wsom"]


def test_win_below_the_minimum_is_refused() -> None:
    by_ruleset = by_id(bench("123m456p78999s11z6s"))
    for refusal in (by_ruleset["mcr"].refusal, by_ruleset["mcr"].self_draw):
        assert isinstance(refusal, Refusal)
        assert (refusal.code, str(refusal.values["minimum"])) == (ErrorCode.BELOW_MINIMUM, "8")
    assert isinstance(by_ruleset["riichi"].discard, Refusal)
    assert isinstance(by_ruleset["riichi"].self_draw, Settlement)
    outcomes = {row.ruleset.id: row.waits for row in waits_in_all_rulesets(bench("123m456p78999s11z"))}["mcr"]
    wins = {MAHJONG.face_names[answer.piece]: answer.ron.deltas is not None for answer in outcomes}
    assert wins == {"6s": False, "9s": True, "1z": True}


def test_red_fives_follow_each_ruleset() -> None:
    # Boo plays with two red fives, so that a third five must be one of them; elsewhere there are none.
    plain = replace(bench("123m555p789s22m456s"), options=ANY_SIZE)
    assert all(row.settlement is not None for row in outcomes_in_all_rulesets(plain))
    assert yaku(by_id(plain)["boo"]) >= {"aka_five"}
    pieces = MAHJONG_WITH_RED_FIVE
    red = Bench(pieces.parse("123m406p789s22m456s"), pieces=pieces, options=ANY_SIZE)
    outcomes = by_id(red)
    assert yaku(outcomes["boo"]) >= {"aka_five"}
    assert outcomes["boo"].hand.concealed.count(RED_FIVE) == 1
    for row in outcomes.values():
        played = (row.ruleset.bind({}).faces or row.ruleset.pieces.copies_per_kind)[RED_FIVE:]
        assert (RED_FIVE in row.hand.concealed) is any(played), row.ruleset.id
    assert all(row.settlement is not None for row in outcomes.values())


def test_without_an_indicator_there_are_no_wildcards() -> None:
    source = Random(20260212)
    for _ in range(60):
        _, _, win = mahjong_win("arushiaru", source)
        hand = win.winners[0].hand
        workbench = Bench(hand.concealed, hand.melds, hand.winning_piece, seat_wind=win.winners[0].seat)
        beijing = by_id(workbench)["beijing"]
        assert "meihun" in yaku(beijing)
        evaluation = beijing.settlement and beijing.settlement.wins[0].evaluation
        assert evaluation
        assert not evaluation.reading.wildcards
        rows = {row.ruleset.id: [answer.piece for answer in row.waits] for row in waits_in_all_rulesets(workbench)}
        assert set(rows["beijing"]) >= set(rows["arushiaru"])
        assert set(rows["beijing"]) <= set(rows["wsom"])


def test_gains_depend_on_the_discarder_or_list_all() -> None:
    workbench = replace(bench("123m456p789s22m456s"), self_drawn=False)
    for ruleset_id, row in by_id(workbench).items():
        assert isinstance(row.discard, Settlement), ruleset_id
        value = set()
        for discarder in (0, 2, 3):
            narrowed = by_id(replace(workbench, discarder=discarder))[ruleset_id]
            assert isinstance(narrowed.discard, Settlement)
            assert narrowed.gains == (narrowed.discard.deltas[1],)
            value.add(narrowed.gains[0])
        assert row.gains == tuple(sorted(value))
    assert len(by_id(workbench)["beijing"].gains) == 2, "the dealer pays more"


def test_the_gains_of_waits_cover_every_discarder() -> None:
    ready = bench("123m456p789s22m45s")
    narrowed = [waits_in_all_rulesets(replace(ready, discarder=discarder)) for discarder in (0, 2, 3)]
    for row, *others in zip(waits_in_all_rulesets(ready), *narrowed, strict=True):
        for place, answer in enumerate(row.waits):
            if answer.ron.deltas is None:
                assert row.gains[place] == ()
                continue
            assert row.gains[place] == tuple(sorted({other.waits[place].ron.deltas[row.seat] for other in others}))


def test_no_player_discards_to_themselves() -> None:
    workbench = replace(bench("123m456p789s22m456s"), self_drawn=False)
    assert by_id(replace(workbench, discarder=1)) == by_id(workbench)


def test_special_shapes_of_each_ruleset() -> None:
    shapes = {ruleset.id: special_shapes_of(ruleset.bind({})) for ruleset in all_rulesets()}
    assert shapes == {
        "arushiaru": SpecialShapes(pairs=False, repeated_pairs=False, orphans=True),
        "boo": SpecialShapes(pairs=True, repeated_pairs=False, orphans=True),
        "wsom": SpecialShapes(pairs=True, repeated_pairs=True, orphans=True),
        "beijing": SpecialShapes(pairs=True, repeated_pairs=True, orphans=False),
        "shogi": SpecialShapes(pairs=True, repeated_pairs=False, orphans=True),
        "riichi": SpecialShapes(pairs=True, repeated_pairs=False, orphans=True),
        "mcr": SpecialShapes(pairs=True, repeated_pairs=True, orphans=True, knitted=True, knitted_honours=True),
    }
    assert special_shapes_of(get_ruleset("shogi").bind({"same_pairs": True})).repeated_pairs


def test_differences_list_unique_and_uncounted_yaku() -> None:
    won = outcomes_in_all_rulesets(bench("222333444m555p66z"))
    by_ruleset = {diff.outcome.ruleset.id: diff for diff in find_differences(won)}
    assert "meihun" in by_ruleset["beijing"].only_here
    assert [(missing.yaku, missing.exists) for missing in by_ruleset["beijing"].uncounted] == [("suuankou", False)]
    assert not by_ruleset["riichi"].only_here
    assert not by_ruleset["riichi"].uncounted
    pair = [row for row in won if row.ruleset.id in ("beijing", "riichi")]
    assert [diff.uncounted for diff in find_differences(pair)] == [(), ()], "one other system is no rule"


def test_uncounted_yaku_state_whether_the_system_has_them() -> None:
    won = outcomes_in_all_rulesets(bench("123m456p789s22m456s"))
    discarded = tuple(replace(row, self_drawn=False) for row in won)
    assert {diff.outcome.ruleset.id for diff in find_differences(discarded)} == {row.ruleset.id for row in won}
    for diff in find_differences(won):
        ideas = {idea for yaku in diff.outcome.ruleset.yaku for idea in yaku.concepts}
        for lacking in diff.uncounted:
            shared = set(lacking.ruleset.yaku_by_id(lacking.yaku).concepts)
            assert lacking.exists == bool(shared & ideas)


def test_usual_reading_is_shared_by_most_rulesets() -> None:
    won = outcomes_in_all_rulesets(bench("112233m445566p77s"))
    usual = usual_reading(won)
    otherwise = [diff.outcome.ruleset.id for diff in find_differences(won) if diff.reads_differently]
    assert 0 < len(otherwise) <= len(won) / 2
    assert usual.ruleset.id not in otherwise


def test_yaku_counted_by_all_are_listed() -> None:
    assert counted_by_all(outcomes_in_all_rulesets(bench("123456789m222s11s"))) == ("ittsuu",)
    assert counted_by_all(outcomes_in_all_rulesets(bench("1112345678999s5s"))) == ()


def test_single_ruleset_has_no_differences() -> None:
    won = outcomes_in_all_rulesets(Bench(SHOGI.parse("LLLNNNSS"), pieces=SHOGI))
    (only,) = find_differences(won)
    assert (only.only_here, only.uncounted, only.reads_differently) == ((), (), False)
    assert counted_by_all(won) == ()
    assert only.outcome.ruleset is get_ruleset("shogi")


def test_hand_without_a_value_has_no_reading() -> None:
    won = outcomes_in_all_rulesets(bench("1122m3344p5566s7z1p"))
    assert usual_reading(won) is None
    assert find_differences(won) == ()
