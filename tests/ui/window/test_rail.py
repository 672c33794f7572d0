# SPDX-License-Identifier: MIT
"""The rail over a match: what it tells of where we are, and what goes first where there is little room."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import Win, Winner
from tests.ui.player import User

_PLAYERS = ("Aoi", "Ben", "Chie", "Dai")


def _told(player: User, width: int) -> str:
    rail = player.window.rail
    rail.resize(width, rail.height())
    return re.sub(r"<[^>]+>", "", rail._where.text())


def test_the_hand_stays_longer_than_the_name_of_the_rules(guest: User) -> None:
    assert guest.desk.start_match("mcr", {}, _PLAYERS, "Thursday")
    assert _told(guest, 1700) == "Thursday · Match 1 · East 1 · MCR"
    texts = [_told(guest, width) for width in range(1700, 700, -50)]
    shorter = [text for at, text in enumerate(texts) if at == 0 or text != texts[at - 1]]
    assert shorter[:2] == [
        "Thursday · Match 1 · East 1 · MCR",
        "Thursday · Match 1 · East 1",
    ]
    assert guest.window.rail._where.toolTip() == texts[0]


def test_a_long_session_leaves_room_for_the_hand(guest: User) -> None:
    assert guest.desk.start_match("riichi", {}, _PLAYERS, "Thursday club in the back room of the Golden Lantern")
    assert _told(guest, 1280) == "Thursday club i… · Match 1 · East 1 · Riichi"


def test_honba_stand_beside_the_hand(guest: User) -> None:
    assert guest.desk.start_match("riichi", {}, _PLAYERS, "")
    guest.desk.record_event(Win(discarder=1, wins=(Winner(0, value={"han": 2, "fu": 30}),)))
    assert _told(guest, 1700).startswith("Match 1 · East 1, 1 honba · ")


def test_arrow_keys_move_between_the_screens_without_opening_one(guest: User) -> None:
    buttons = list(guest.window.rail._buttons.values())
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    guest.press(Qt.Key.Key_Left)
    assert buttons[-1].hasFocus()
    assert not buttons[-1].isChecked()
    guest.press(Qt.Key.Key_Right)
    assert buttons[0].hasFocus()
