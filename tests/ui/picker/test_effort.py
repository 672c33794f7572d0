# SPDX-License-Identifier: MIT
"""How much it takes to record a common hand, from the table and back: counted through the window."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.events import Win
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.main_window import MainWindow

MOST_CLICKS = 18
MOST_KEYS = 22


def test_a_common_hand_takes_eighteen_clicks(qtbot: QtBot, desk: Desk, window: MainWindow) -> None:
    clicks = 0

    def click(button: QAbstractButton) -> None:
        nonlocal clicks
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        clicks += 1

    table = window.place_widget("table")
    win = next(
        button
        for button in table.findChildren(QAbstractButton)
        if button.isVisible() and button.text().replace("&", "") == "Win"
    )
    click(win)
    picker = window.place_widget("picker")
    click(picker.view.winner.chip(1))
    click(picker.view.source.chip(2))
    for piece in MAHJONG.parse("12322m456p789456s"):
        click(picker.view.palette_tiles.button(piece))
    click(picker.view.result.foot.record)
    _check_recorded(desk, window)
    assert clicks <= MOST_CLICKS


def test_a_common_hand_takes_twenty_two_keys(qtbot: QtBot, desk: Desk, window: MainWindow) -> None:
    keys = "w" + "2" + "3" + "12322m456p789456s" + "\r"
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        # Qt takes a character as well, which its types do not know.
        QTest.keyClick(focus, cast(Qt.Key, Qt.Key.Key_Return if key == "\r" else key))
    _check_recorded(desk, window)
    assert len(keys) <= MOST_KEYS


def _check_recorded(desk: Desk, window: MainWindow) -> None:
    assert window.place == "table"
    assert desk.match is not None
    event = desk.match.events[0]
    assert isinstance(event, Win)
    assert event.discarder == 2
    winner = event.wins[0]
    assert winner.seat == 1
    assert winner.hand is not None
    assert MAHJONG.format(winner.hand.concealed) == "12223m456p45789s"
    assert winner.hand.winning_piece == MAHJONG.names.index("6s")
    assert desk.replay is not None
    assert desk.replay.table.scores == (3000, 3240, 2760, 3000)
