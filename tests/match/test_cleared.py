# SPDX-License-Identifier: MIT
"""Penalty tiles that left a hand without an entry."""

from __future__ import annotations

from mahjong_desk.match.replay import unrecorded_clearances
from mahjong_desk.rules.model.events import PenaltyState, PenaltyTile, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.wsom import RULESET

RULES = RULESET.compose(RULESET.bind({}).options)
PIECES = RULESET.pieces
TILE = PIECES.parse("1m")[0]


def table(tile: int = TILE) -> Table:
    """Returns a table at which player 1 has shown a penalty tile."""
    start = RULES.opening_table()._replace(in_match=True)
    event = PenaltyTile(player=1, tile=tile, state=PenaltyState.LIVE)
    return RULES.advance(start, event, RULES.settle(start, event))[0]


def win(concealed: str, winning: str, discarder: int | None = None) -> Win:
    hand = Hand(PIECES.parse(concealed), (), PIECES.parse(winning)[0])
    return Win(discarder=discarder, wins=(Winner(1, hand),))


def test_a_typed_win_clears_no_penalty_tile() -> None:
    assert unrecorded_clearances(RULES, table(), Win(discarder=0, wins=(Winner(1, value={"points": 70}),))) == ()


def test_a_tile_that_the_hand_does_not_hold_is_cleared() -> None:
    gone = PenaltyTile(player=1, tile=TILE, state=PenaltyState.CLEARED)
    assert unrecorded_clearances(RULES, table(), win("234567m44p567s78p", "9p")) == (gone,)
    assert unrecorded_clearances(RULES, table(), win("234567m44p567s78p", "9p", discarder=0)) == (gone,)


def test_a_tile_that_the_hand_holds_stays() -> None:
    assert unrecorded_clearances(RULES, table(), win("123567m44p567s78p", "9p")) == ()
    assert unrecorded_clearances(RULES, table(PIECES.parse("9p")[0]), win("123567m44p567s78p", "9p")) == ()


def test_only_a_match_has_penalty_tiles() -> None:
    assert unrecorded_clearances(RULES, table()._replace(in_match=False), win("234567m44p567s78p", "9p")) == ()
