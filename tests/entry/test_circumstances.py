# SPDX-License-Identifier: MIT
"""The circumstances that can go with a hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.circumstances import circumstances, fixed_circumstances, toggle_circumstance, with_riichi
from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.frame import hand_spec
from mahjong_desk.entry.notation import parse_hand
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.rules.checks.situations import check_circumstances, check_known_circumstances
from mahjong_desk.rules.model.circumstances import HAITEI, RIICHI, RINSHAN, TENHOU, Circumstance, circumstance_ids
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.indicators import DORA, URA, indicator_pieces
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.texts import LocalizedText
from tests.entry.making import COMMON, RULES, TABLE, hand


@pytest.mark.parametrize(
    ("text", "winner", "discarder", "allowed"),
    [
        (COMMON, 0, None, {"haitei", "tenhou"}),
        (COMMON, 1, None, {"haitei", "chiihou"}),
        (COMMON, 1, 0, {"chankan"}),
        ("99m24s+3s[1111z][555z]", 1, None, {"haitei", "rinshan"}),
        ("12322m456p78944s+4s", 1, 0, set()),
    ],
)
def test_circumstances_follow_the_hand(text: str, winner: int, discarder: int | None, allowed: set[str]) -> None:
    found = assess(RULES, TABLE, choose_discarder(hand(text, winner), discarder))
    assert set(found.allowed_circumstances) == allowed


def test_the_others_are_told_with_the_reason() -> None:
    found = assess(RULES, TABLE, choose_discarder(hand(COMMON, 1), None))
    assert [situation for situation, _ in found.refused_circumstances] == ["rinshan", "chankan", "tenhou"]
    assert "replacement" in found.refused_circumstances[0][1].message
    assert set(found.allowed_circumstances) | {situation for situation, _ in found.refused_circumstances} == set(
        RULES.circumstance_ids
    )


def test_a_circumstance_replaces_one_that_excludes_it() -> None:
    draft = choose_discarder(hand(COMMON, 1), None)
    draft = toggle_circumstance(RULES, TABLE, draft, "haitei")
    assert draft.situation == ("haitei",)
    draft = toggle_circumstance(RULES, TABLE, draft, "chiihou")
    assert draft.situation == ("chiihou",)
    assert toggle_circumstance(RULES, TABLE, draft, "chiihou").situation == ()


DOUBLE = replace(RIICHI, id="double_riichi")
IPPATSU = Circumstance(
    "ippatsu",
    LocalizedText("一発", "one shot", "一发"),
    needs_closed_hand=True,
    requires_any=("riichi", "double_riichi"),
    excludes=("rinshan",),
)
KNOWN = (RIICHI, DOUBLE, IPPATSU, HAITEI, RINSHAN, TENHOU)
BOO = get_ruleset("boo").bind({})


def check(table: Table, winner: int, discarder: int | None, held: Hand) -> None:
    check_known_circumstances(held.situation, KNOWN)
    if held.indicators.pieces_of(UNDER) and not {"riichi", "double_riichi"} & set(held.situation):
        raise Refusal(ErrorCode.BAD_REQUEST, "under riichi alone", path=UNDER.id)
    check_circumstances(KNOWN, table, winner, discarder, held)


UNDER = replace(URA, requires_any=("riichi", "double_riichi"))
DECLARING = replace(BOO, circumstances=KNOWN, indicators=(DORA, UNDER), check_hand=check)
"""Boo with a second way to declare riichi, and something that needs one of both."""


def turn(table: Table, draft: Draft, *situations: str) -> Draft:
    """Returns the draft with circumstances turned, one after the other."""
    for situation in situations:
        draft = toggle_circumstance(DECLARING, table, draft, situation)
    return draft


def test_what_needs_riichi_brings_it_along_and_goes_with_it() -> None:
    draft = choose_discarder(hand(COMMON, 1), None)
    table = BOO.opening_table()
    shot = turn(table, draft, "ippatsu")
    assert shot.situation == ("riichi", "ippatsu")
    assert shot.late_riichi == {1}, "it is recorded with the win"
    assert turn(table, shot, "riichi").situation == ()
    assert turn(table, shot, "riichi").late_riichi == set()
    assert turn(table, shot, "ippatsu").situation == ("riichi",)


def test_one_declaration_takes_the_place_of_the_other() -> None:
    draft = with_riichi(DECLARING, BOO.opening_table()._replace(riichi=(1,)), choose_discarder(hand(COMMON, 1), None))
    table = BOO.opening_table()._replace(riichi=(1,))
    assert draft.situation == ("riichi",)
    assert fixed_circumstances(DECLARING, table, draft) == {"riichi"}
    assert turn(table, draft, "riichi") == draft, "it was declared"
    both = turn(table, draft, "ippatsu", "double_riichi")
    assert set(both.situation) == {"double_riichi", "ippatsu"}
    assert fixed_circumstances(DECLARING, table, both) == set()
    for back in ("riichi", "double_riichi"):
        assert set(turn(table, both, back).situation) == {"riichi", "ippatsu"}
    assert both.late_riichi == set()


def test_without_a_winner_nothing_is_declared() -> None:
    table, draft = BOO.opening_table(), Draft()
    assert fixed_circumstances(DECLARING, table, draft) == {"riichi", "double_riichi"}
    assert turn(table, draft, "riichi") == draft


def test_riichi_that_was_not_declared_takes_what_needs_it_along() -> None:
    draft = replace(choose_discarder(hand(COMMON, 1), None), situation=("double_riichi", "ippatsu", "haitei"))
    assert with_riichi(DECLARING, BOO.opening_table(), draft).situation == ("haitei",)
    assert with_riichi(DECLARING, BOO.opening_table()._replace(riichi=(1,)), draft).situation == draft.situation


def test_what_needs_another_is_offered_where_both_can_be() -> None:
    closed, opened = (choose_discarder(hand(text, 1), None) for text in (COMMON, "99m24s234m456p+3s[555z]"))
    for draft, offered in ((closed, {"riichi", "double_riichi", "ippatsu", "haitei"}), (opened, {"haitei"})):
        frame = hand_spec(BOO, 4)
        allowed, barred = circumstances(DECLARING, BOO.opening_table(), frame, draft)
        assert set(allowed) == offered
        assert {situation for situation, _ in barred} == set(circumstance_ids(KNOWN)) - offered


def test_indicators_that_count_under_riichi_alone_bar_nothing() -> None:
    draft = replace(
        choose_discarder(hand(COMMON, 1), None),
        situation=("riichi",),
        indicators=indicator_pieces({DORA.id: (33,), UNDER.id: (32,)}),
    )
    allowed, _ = circumstances(DECLARING, BOO.opening_table(), hand_spec(DECLARING, 4), draft)
    assert set(allowed) == {"riichi", "double_riichi", "ippatsu", "haitei"}


def test_hands_below_the_minimum_say_what_would_win() -> None:
    rules = get_ruleset("mcr").bind({})
    table = rules.opening_table()
    frame = hand_spec(rules, 4)
    hand = "56s678p33z+7s[123m][345m]"
    poor = assess(rules, table, choose_discarder(parse_hand(frame, hand, 1), None))
    assert poor.refusal is not None
    assert poor.rescuing_circumstances == ("haitei",)
    assert assess(rules, table, toggle_circumstance(rules, table, poor.draft, "haitei")).is_valid_win
    assert assess(rules, table, choose_discarder(poor.draft, 3)).rescuing_circumstances == ()


def test_circumstances_excluded_by_riichi_are_disabled() -> None:
    table, draft = BOO.opening_table()._replace(riichi=(0,)), choose_discarder(hand(COMMON, 0), None)
    frame = hand_spec(DECLARING, 4)
    assert "tenhou" in circumstances(DECLARING, BOO.opening_table(), frame, draft)[0]
    draft = with_riichi(DECLARING, table, draft)
    assert "tenhou" not in circumstances(DECLARING, table, frame, draft)[0]
