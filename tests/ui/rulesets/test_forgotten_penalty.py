# SPDX-License-Identifier: MIT
"""A penalty tile whose discard was not entered: cleared from the refusal of the win that it bars."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Event, PenaltyState, PenaltyTile, Win
from mahjong_desk.ui.kit.tiles.faces import face_name
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from tests.ui.player import User
from tests.ui.rulesets.playing import CONTROL, assert_matches_replay, explanation, scores, shown, sit_down, view_of

HAND = "123m456p34s88s999p5s"
SETTLED = (-5, 15, -5, -5)
"""The scores after that win."""


def _lays(player: User, *tiles: str) -> None:
    for name in tiles:
        tile = MAHJONG.face_names.index(name)
        assert player.desk.record_event(PenaltyTile(player=1, tile=tile, state=PenaltyState.LIVE))


def _cleared(name: str) -> PenaltyTile:
    return PenaltyTile(player=1, tile=MAHJONG.face_names.index(name), state=PenaltyState.CLEARED)


def _events(player: User) -> tuple[Event, ...]:
    return tuple(player.stored.match.events)


@pytest.fixture
def player(guest: User) -> User:
    """A user at a table of the World Series."""
    sit_down(guest, "wsom")
    return guest


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("tiles", [("7z",), ("7z", "1s")])
def test_one_press_clears_what_was_forgotten_and_the_win_settles(
    player: User, tiles: tuple[str, ...], by_key: bool
) -> None:
    start = scores(player)
    _lays(player, *tiles)
    player.enter("w24")
    player.paste(HAND)
    assert "is not in this hand" in explanation(player)
    repair = view_of(player).refusal.repair_button
    assert repair.text() == "Alrea&dy discarded: clear " + ", ".join(face_name(name) for name in tiles)
    if by_key:
        player.enter("d")
    else:
        player.click(repair)
    assert not view_of(player).refusal.isVisible()
    assert _events(player)[len(tiles) :] == tuple(_cleared(name) for name in tiles)
    assert scores(player) == start, "the win is not recorded yet"
    player.enter("\n")
    assert isinstance(_events(player)[-1], Win)
    assert scores(player) == SETTLED
    assert_matches_replay(player)


def test_nothing_is_offered_where_it_would_not_help(player: User) -> None:
    _lays(player, "3s")
    player.enter("w24")
    player.paste(HAND)
    assert "would contain the penalty tile" in explanation(player)
    assert not view_of(player).refusal.repair_button.isVisible(), "the hand holds the tile"
    player.enter("\n")
    player.window.show_screen("table")
    _lays(player, "7z")
    player.window.show_screen("picker")
    assert "is not in this hand" in explanation(player)
    assert not view_of(player).refusal.repair_button.isVisible(), "the other tile bars the win all the same"


def test_an_earlier_win_is_rewritten_with_what_was_forgotten(player: User) -> None:
    _lays(player, "3m")
    player.enter("w20")
    player.paste(HAND)
    player.enter("\n")
    row = player.desk.row_ids[-1]
    player.window.picker.edit_row(row)
    # The hand held another suit.
    player.press(Qt.Key.Key_Backspace, CONTROL)
    player.paste("123s456p34s88s999p5s")
    assert "is not in this hand" in explanation(player)
    player.click(view_of(player).refusal.repair_button)
    sheet = player.sheet(EditConfirmationSheet)
    assert "Not valid" not in shown(sheet)
    player.click(sheet.main)
    assert _events(player)[1] == _cleared("3m")
    assert isinstance(_events(player)[2], Win)
    assert len(_events(player)) == 3
    assert_matches_replay(player)
