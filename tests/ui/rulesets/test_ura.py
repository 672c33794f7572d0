# SPDX-License-Identifier: MIT
"""Ura indicators at the table: they lie there for the deal, and count for those alone who declared riichi."""

from __future__ import annotations

from mahjong_desk.rules.model.events import RiichiDeclaration, Win
from mahjong_desk.rules.model.indicators import DORA, URA
from mahjong_desk.ui.picker.screen import PickerScreen
from tests.ui.player import User
from tests.ui.rulesets.playing import rows, sit_down, view_of


def test_of_two_winners_one_has_declared(guest: User) -> None:
    sit_down(guest, "riichi")
    assert guest.desk.record_event(RiichiDeclaration(player=1))
    guest.enter("w24" + "12322456m789p45s+6s" + "d1s")
    row = view_of(guest).melds.indicators[URA.id]
    assert row.chip.isEnabled()
    guest.enter("u9m")
    assert row.count.accessibleName() == "1 in the hand"
    place = guest.screen(PickerScreen)
    place.entry.add_winner()
    place.entry.choose_winner(2)
    assert not row.chip.isEnabled()
    assert row.chip.toolTip() == "Only with Riichi"
    assert [tile.name for tile in row.tiles] == ["9m"], "it lies there all the same"
    assert row.count.text() == ""
    guest.enter("234567m345p22p45s\n")
    assert rows(guest)[-1] == (0, 3900 + 1000, 2000, -5900)
    replay = guest.desk.replay
    event = replay.rows[-1].event
    assert isinstance(event, Win)
    hands = [winner.hand for winner in event.wins if winner.hand is not None]
    assert [len(hand.indicators.pieces_of(URA)) for hand in hands] == [1, 0]
    assert len({hand.indicators.pieces_of(DORA) for hand in hands}) == 1


def test_without_riichi_they_are_gone(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w24" + "12322456m789p45s+6s" + "d1s")
    view = view_of(guest)
    guest.click(view.melds.situations.chip("riichi"))
    guest.enter("u9m")
    assert [tile.name for tile in view.melds.indicators[URA.id].tiles] == ["9m"]
    guest.click(view.melds.situations.chip("riichi"))
    assert not view.melds.indicators[URA.id].tiles
