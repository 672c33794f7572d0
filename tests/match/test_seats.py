# SPDX-License-Identifier: MIT
"""Renamed players, swapped seats, folded names and declared riichi."""

import unicodedata
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.match import Match, rename_players, replay, swap_seats, swap_seats_in_event, swap_seats_in_rows
from mahjong_desk.match.declared import (
    align_with_declarations,
    declare_riichi,
    records_riichi,
    winners_without_riichi_event,
)
from mahjong_desk.match.players import fold_name
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, PaoEntry, Substitution, Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind
from tests.match.test_every_ruleset import EVERY, NAMES, matches

PAIRS = st.permutations(range(3)).map(lambda seats: (seats[0], seats[1]))


@EVERY
@given(data=st.data(), hands=st.booleans())
@settings(max_examples=6)
def test_swapping_twice_restores_the_match(ruleset: Ruleset, data: st.DataObject, hands: bool) -> None:
    match = data.draw(matches(ruleset))
    first, second = data.draw(PAIRS) if len(match.players) > 2 else (0, 1)
    once = swap_seats(match, first, second, hands=hands)
    assert once.players != match.players
    assert swap_seats(once, first, second, hands=hands) == match


@EVERY
@given(data=st.data())
@settings(max_examples=6)
def test_a_swap_in_some_rows_keeps_the_others(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    count = len(match.events)
    start = data.draw(st.integers(0, count))
    rows = range(start, data.draw(st.integers(start, count)))
    once = swap_seats_in_rows(match, 0, 1, rows)
    assert once.players == match.players
    assert once.events[: rows.start] == match.events[: rows.start]
    assert once.events[rows.stop :] == match.events[rows.stop :]
    assert swap_seats_in_rows(once, 0, 1, rows) == match
    assert swap_seats_in_rows(match, 0, 1, range(count)).events == swap_seats(match, 0, 1, hands=True).events


@EVERY
@given(data=st.data())
@settings(max_examples=6)
def test_swapping_only_names_keeps_the_points(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    before, after = replay(match), replay(swap_seats(match, 0, 1, hands=False))
    assert [row.settlement.deltas for row in after.rows] == [row.settlement.deltas for row in before.rows]
    assert (after.players[0], after.players[1]) == (before.players[1], before.players[0])
    assert after.players[2:] == before.players[2:]


@EVERY
@given(data=st.data())
@settings(max_examples=6)
def test_renaming_a_player_keeps_the_points(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    before, after = replay(match), replay(rename_players(match, {"Emi": "Emily"}))
    assert [row.after for row in after.rows] == [row.after for row in before.rows]
    assert after.players == tuple("Emily" if name == "Emi" else name for name in before.players)
    assert replay(rename_players(match, {"Aoi": "Aoife"})).match.players[0] == "Aoife"


def test_players_keep_their_points_when_hands_are_swapped() -> None:
    rules = registry.get_ruleset("wsom").bind({})
    win = Win(discarder=3, winners=(Winner(1, value={"points": 40}),))
    match = Match(rules, {}, NAMES, (win, Adjustment(deltas=(5, -3, -2, 0)), Substitution(player=1, name="Emi")))
    before, after = replay(match), replay(swap_seats(match, 1, 3, hands=True))
    assert after.players == ("Aoi", "Dai", "Chie", "Emi")
    scores = [dict(zip(played.players, played.table.scores, strict=True)) for played in (before, after)]
    assert scores[0] == scores[1]


def test_swapping_the_dealer_recomputes_the_payments() -> None:
    rules = registry.get_ruleset("boo").bind({})
    win = Win(discarder=None, winners=(Winner(0, value={"han": 1, "fu": 30}),))
    match = Match(rules, {}, NAMES, (win,))
    before, after = replay(match), replay(swap_seats(match, 0, 1, hands=True))
    # The dealer is paid more; on another seat the same hand pays less, and the deal passes.
    assert before.rows[0].settlement.deltas[0] > after.rows[0].settlement.deltas[1] > 0
    assert (before.table.dealer, after.table.dealer) == (0, 1)


def test_a_swap_moves_all_seats_named_by_a_draw() -> None:
    ruleset = registry.get_ruleset("riichi")
    draw = Draw(kind="exhaustive", tenpai=(0, 2), extra_fields={"nagashi": (0, 3)})
    swapped = swap_seats_in_event(draw, ruleset, 0, 1, range(4))
    assert swapped == Draw(kind="exhaustive", tenpai=(1, 2), extra_fields={"nagashi": (1, 3)})


def test_a_swap_moves_all_seats_named_by_a_win() -> None:
    ruleset = registry.get_ruleset("wsom")
    meld = Meld(MeldKind.PON, MAHJONG.parse("555z"), 2)
    hand = Hand(MAHJONG.parse("123m456p77s8s8s"), (meld,), MAHJONG.parse("8s")[0])
    winner = Winner(1, hand, pao=(PaoEntry(2, "x"),), extra_fields={"immunity": 2, "penalty_tiles": (1, 2)})
    event = swap_seats_in_event(Win(discarder=2, winners=(winner,)), ruleset, 1, 2, range(4))
    assert isinstance(event, Win)
    assert event.discarder == 1
    assert event.winners[0].seat == 2
    assert [moved_meld.claimed_from for moved_meld in event.winners[0].hand.melds] == [1]
    assert event.winners[0].pao == (PaoEntry(1, "x"),)
    assert event.winners[0].extra_fields == {"immunity": 1, "penalty_tiles": (1, 2)}


@pytest.mark.parametrize("seats", [(0, 1), (1, 2), (2, 3)])
def test_a_chi_is_claimed_from_the_player_before_after_a_swap(seats: tuple[int, int]) -> None:
    rules = registry.get_ruleset("mcr").bind({"minimum": 0})
    chi = Meld(MeldKind.CHI, MAHJONG.parse("123m"), 0)
    hand = Hand(MAHJONG.parse("123m456p77s8s8s"), (chi,), MAHJONG.parse("8s")[0])
    match = Match(rules, {}, NAMES, (Win(discarder=None, winners=(Winner(1, hand),)),))
    assert replay(swap_seats(match, *seats, hands=True)).first_refused_row is None


@pytest.mark.parametrize(("seats", "order"), [((1, 2), [1, 2]), ((0, 1), [2, 0]), ((2, 3), [1, 3])])
def test_the_winner_nearest_to_the_discarder_is_first(seats: tuple[int, int], order: list[int]) -> None:
    win = Win(discarder=0, winners=(Winner(1, value={"points": 1}), Winner(2, value={"points": 2})))
    event = swap_seats_in_event(win, registry.get_ruleset("beijing"), *seats, range(4))
    assert isinstance(event, Win)
    assert [winner.seat for winner in event.winners] == order


def test_a_swap_moves_seats_in_false_claims_and_draws() -> None:
    ruleset = registry.get_ruleset("boo")
    claim = Win(discarder=2, winners=(Winner(0, value={"han": 1, "fu": 30}),))
    chombo = swap_seats_in_event(Chombo(player=0, extra_fields={"claim": claim}), ruleset, 0, 1, range(4))
    assert isinstance(chombo, Chombo)
    assert chombo.player == 1
    claimed = chombo.extra_fields["claim"]
    assert isinstance(claimed, Win)
    assert claimed.winners[0].seat == 1
    draw = swap_seats_in_event(
        Draw(kind="kyuushu_kyuuhai", tenpai=(0, 3), extra_fields={"player": 3}), ruleset, 0, 3, range(4)
    )
    assert isinstance(draw, Draw)
    assert Counter(draw.tenpai) == Counter((0, 3))
    assert draw.extra_fields == {"player": 0}


def test_a_swap_keeps_numbers_that_are_not_seats() -> None:
    ruleset = registry.get_ruleset("mcr")
    hand = Hand(concealed=(0,) * 13, winning_piece=1, extra_fields={"flowers": 1})
    event = swap_seats_in_event(Win(discarder=0, winners=(Winner(1, hand),)), ruleset, 0, 1, range(4))
    assert isinstance(event, Win)
    assert (event.discarder, event.winners[0].seat) == (1, 0)
    assert event.winners[0].hand.extra_fields == {"flowers": 1}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Aoi", "aoi"),
        ("ＣＨＩＥ", "Chie"),
        ("Ben ", "Ben"),
        ("Ann  Lee", "ann lee"),
        ("ｻﾄｳ", "サトウ"),
        ("ﾀﾅｶ", "タナカ"),
        ("Ｔａｎａｋａ", "Tanaka"),
        ("田中　太郎", "田中 太郎"),
        (unicodedata.normalize("NFC", "José"), unicodedata.normalize("NFD", "José")),
        ("ΣΟΦΊΑΣ", "σοφίας"),
        ("Strauß", "STRAUSS"),
        ("A\u200boi", "Aoi"),
        ("\ufeffAoi\u2069", "Aoi"),
        ("e\u200d\u0301", "é"),
        ("علی\u200cرضا", "علیرضا"),
    ],
)
def test_invisible_differences_do_not_make_another_name(one: str, other: str) -> None:
    assert fold_name(one) == fold_name(other)


@pytest.mark.parametrize(
    ("one", "other"), [("José", "Jose"), ("Ann-Lee", "Ann Lee"), ("さとう", "サトウ"), ("AnnLee", "Ann Lee")]
)
def test_visible_differences_make_another_name(one: str, other: str) -> None:
    assert fold_name(one) != fold_name(other)


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u3000", "\u200b", "\u2060", "\u202e", "\u200d", "\u00ad", "\u2800\u3164", " \u200b\ufeff\u034f "],
)
def test_a_name_of_invisible_characters_is_empty(name: str) -> None:
    assert fold_name(name) == ""


@given(st.text())
def test_folding_a_name_is_idempotent(name: str) -> None:
    assert fold_name(fold_name(name)) == fold_name(name)


RIICHI_RULES = registry.get_ruleset("riichi").bind({})
TABLE = RIICHI_RULES.opening_table()._replace(in_match=True)
RIICHI_PIECES = RIICHI_RULES.ruleset.pieces
WIN = Win(
    discarder=0,
    winners=(Winner(1, Hand(RIICHI_PIECES.parse("234567m45p11678s"), (), RIICHI_PIECES.parse("6p")[0], ("riichi",))),),
)


def test_only_matches_of_some_systems_record_riichi() -> None:
    assert records_riichi(RIICHI_RULES, TABLE)
    assert not records_riichi(RIICHI_RULES, TABLE._replace(in_match=False))
    other = registry.get_ruleset("mcr").bind({})
    assert not records_riichi(other, other.opening_table()._replace(in_match=True))


def test_a_riichi_win_needs_a_declaration() -> None:
    assert winners_without_riichi_event(RIICHI_RULES, TABLE, WIN) == {1}
    declarations, after = declare_riichi(RIICHI_RULES, TABLE, [1])
    assert [(declaration.event.player, declaration.stake) for declaration in declarations] == [(1, 1_000)]
    assert winners_without_riichi_event(RIICHI_RULES, after, WIN) == frozenset()
    assert winners_without_riichi_event(RIICHI_RULES, TABLE._replace(in_match=False), WIN) == frozenset()
    typed = Win(discarder=0, winners=(Winner(1, value={"han": 2, "fu": 30}),))
    for win in (typed, align_with_declarations(RIICHI_RULES, TABLE, WIN)):
        assert winners_without_riichi_event(RIICHI_RULES, TABLE, win) == frozenset()
    assert align_with_declarations(RIICHI_RULES, after, typed) == typed


def test_wins_are_aligned_with_the_declarations() -> None:
    (without,) = align_with_declarations(RIICHI_RULES, TABLE, WIN).winners
    assert without.hand.situation == ()
    _declarations, after = declare_riichi(RIICHI_RULES, TABLE, [1])
    assert align_with_declarations(RIICHI_RULES, after, WIN) == WIN
    assert align_with_declarations(RIICHI_RULES, after, align_with_declarations(RIICHI_RULES, TABLE, WIN)) == WIN
