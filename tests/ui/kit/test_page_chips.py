# SPDX-License-Identifier: MIT
"""Pages of a place by their keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.chip_group import PageChips, page_shortcut

CTRL = Qt.KeyboardModifier.ControlModifier


def test_a_key_a_page_as_long_as_the_place_has_the_keyboard(qtbot: QtBot) -> None:
    window, place = QWidget(), QWidget()
    qtbot.addWidget(window)
    chips, within, elsewhere = PageChips("Pages", place), QLineEdit(), QLineEdit()
    inside = QVBoxLayout(place)
    inside.addWidget(chips)
    inside.addWidget(within)
    column = QVBoxLayout(window)
    column.addWidget(place)
    column.addWidget(elsewhere)
    chips.set_choices([("a", "Atlas"), ("b", "&Bench"), ("c", "Drills")])
    chips.choose("a")
    window.show()
    assert QTest.qWaitForWindowActive(window)
    within.setFocus()
    with qtbot.waitSignal(chips.chosen) as chosen:
        QTest.keyClick(within, Qt.Key.Key_2, CTRL)
    assert chosen.args == ["b"]
    assert chips.value() == "b"
    chips.set_choices([("a", "Atlas"), ("c", "Drills")])
    QTest.keyClick(within, Qt.Key.Key_2, CTRL)
    assert chips.value() == "c"
    chips.chosen.connect(lambda _page: within.setFocus())
    chips.chip("c").setFocus()
    QTest.keyClick(chips.chip("c"), Qt.Key.Key_Right)
    assert chips.value() == "a"
    assert chips.chip("a").hasFocus(), "an arrow goes on from page to page, though each takes the keyboard"
    QTest.keyClick(chips.chip("a"), Qt.Key.Key_Left)
    elsewhere.setFocus()
    QTest.keyClick(elsewhere, Qt.Key.Key_1, CTRL)
    assert chips.value() == "c"
    assert page_shortcut(1).toString() in chips.chip("a").toolTip()


def test_on_a_macintosh_the_command_key_is_left_to_the_places() -> None:
    assert page_shortcut(3, mac=True).toString() == "Meta+3"
    assert page_shortcut(3, mac=False).toString() == "Ctrl+3"
