# SPDX-License-Identifier: MIT
from dataclasses import replace

import pytest

from mahjong_desk.rules.checks.situations import (
    check_circumstances,
    check_known_circumstances,
    check_riichi_matches_declaration,
    check_robbed_kan,
)
from mahjong_desk.rules.model.circumstances import (
    CHANKAN,
    HAITEI,
    HOUTEI,
    RIICHI,
    RINSHAN,
    TENHOU,
    Circumstance,
    WinMethod,
    add_circumstance,
    circumstance_ids,
    remove_circumstances,
    with_names,
)
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import LocalizedText

DOUBLE = replace(RIICHI, id="double_riichi")
IPPATSU = Circumstance(
    "ippatsu",
    LocalizedText("一発", "one shot", "一发"),
    needs_closed_hand=True,
    requires_any=("riichi", "double_riichi"),
    excludes=("rinshan",),
)
LAST = Circumstance("last_of_kind", LocalizedText("和絶張", "last tile", "和绝张"), last_of_kind=True)
KNOWN = (RIICHI, DOUBLE, IPPATSU, replace(HAITEI, excludes=("rinshan",)), HOUTEI, RINSHAN, CHANKAN, TENHOU, LAST)
TABLE = get_ruleset("boo").bind({}).opening_table()
CLOSED = Hand((0, 1, 2), winning_piece=3)
OPEN = replace(CLOSED, melds=(Meld(MeldKind.PON, (5, 5, 5), 0),))
KAN = replace(CLOSED, melds=(Meld(MeldKind.ANKAN, (5, 5, 5, 5)),))


def code_for(hand: Hand, *situation: str, winner: int = 1, discarder: int | None = None) -> ErrorCode | None:
    """Returns the refusal code for the circumstances of a hand, or None if they fit."""
    try:
        check_known_circumstances(situation, KNOWN)
        check_circumstances(KNOWN, TABLE, winner, discarder, replace(hand, situation=situation))
    except Refusal as refusal:
        return refusal.code if refusal.path == "situation" else None
    return None


@pytest.mark.parametrize(
    ("hand", "situation", "winner", "discarder", "fits"),
    [
        (CLOSED, ("riichi", "ippatsu", "haitei"), 1, None, True),
        (CLOSED, ("double_riichi", "ippatsu"), 1, 0, True),
        (CLOSED, ("riichi", "double_riichi"), 1, None, False),
        (CLOSED, ("ippatsu",), 1, None, False),
        (OPEN, ("riichi",), 1, None, False),
        (KAN, ("riichi", "rinshan"), 1, None, True),
        (KAN, ("riichi", "rinshan", "ippatsu"), 1, None, False),
        (KAN, ("rinshan", "haitei"), 1, None, False),
        (CLOSED, ("rinshan",), 1, None, False),
        (CLOSED, ("haitei",), 1, 0, False),
        (CLOSED, ("houtei",), 1, None, False),
        (CLOSED, ("chankan",), 1, 0, True),
        (CLOSED, ("tenhou",), 0, None, True),
        (CLOSED, ("tenhou",), 1, None, False),
        (KAN, ("tenhou",), 0, None, False),
        (CLOSED, ("tenhou", "riichi"), 0, None, False),
        (CLOSED, ("last_of_kind",), 1, 0, True),
        (replace(CLOSED, winning_piece=2), ("last_of_kind",), 1, 0, False),
        (CLOSED, ("sunny",), 1, None, False),
        (CLOSED, ("haitei", "haitei"), 1, None, False),
    ],
)
def test_circumstances_must_fit_the_win(
    hand: Hand, situation: tuple[str, ...], winner: int, discarder: int | None, fits: bool
) -> None:
    assert code_for(hand, *situation, winner=winner, discarder=discarder) is (None if fits else ErrorCode.BAD_REQUEST)


def test_hand_with_a_copy_of_the_robbed_kan_tile_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        check_robbed_kan(KNOWN, replace(CLOSED, winning_piece=2, situation=("chankan",)))
    assert refused.value.code is ErrorCode.BAD_COUNT


@pytest.mark.parametrize("situation", [(), ("riichi",), ("double_riichi", "ippatsu")])
def test_claimed_riichi_must_match_the_declared_riichi(situation: tuple[str, ...]) -> None:
    hand = replace(CLOSED, situation=situation)
    check_riichi_matches_declaration(KNOWN, TABLE._replace(riichi=(1,) if situation else ()), 1, hand)
    with pytest.raises(Refusal) as caught:
        check_riichi_matches_declaration(KNOWN, TABLE._replace(riichi=() if situation else (1,)), 1, hand)
    assert caught.value.code is ErrorCode.BAD_EVENT


@pytest.mark.parametrize(
    ("chosen", "added", "expected"),
    [
        ((), "ippatsu", ("riichi", "ippatsu")),
        (("double_riichi",), "ippatsu", ("double_riichi", "ippatsu")),
        (("riichi", "ippatsu"), "double_riichi", ("ippatsu", "double_riichi")),
        (("riichi", "ippatsu"), "rinshan", ("riichi", "rinshan")),
        (("riichi", "haitei"), "chankan", ("riichi", "chankan")),
        (("riichi", "ippatsu"), "tenhou", ("tenhou",)),
    ],
)
def test_an_added_circumstance_meets_all_needs(chosen: tuple[str, ...], added: str, expected: tuple[str, ...]) -> None:
    assert add_circumstance(KNOWN, chosen, added) == expected


def test_removing_a_circumstance_removes_its_dependents() -> None:
    assert remove_circumstances(KNOWN, ("riichi", "ippatsu", "haitei"), ("riichi",)) == ("haitei",)
    assert remove_circumstances(KNOWN, ("riichi", "ippatsu", "haitei"), ("ippatsu",)) == ("riichi", "haitei")


def test_a_rule_system_can_rename_circumstances() -> None:
    last, robbed = with_names({"haitei": LocalizedText("海底", "sea floor", "海底")}, HAITEI, CHANKAN)
    assert (last.name.en, robbed.name) == ("sea floor", CHANKAN.name)
    assert circumstance_ids((last, robbed)) == ("haitei", "chankan")
    assert (last.win_method, robbed.win_method) == (WinMethod.DRAW, WinMethod.DISCARD)
