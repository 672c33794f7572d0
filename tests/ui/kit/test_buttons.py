# SPDX-License-Identifier: MIT
"""Buttons: names, keys, states, and room for their words at every text size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import (
    DangerButton,
    IconButton,
    LinkButton,
    PrimaryButton,
    SecondaryButton,
    TwoLineButton,
)
from mahjong_desk.ui.theme.palette import Theme


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_no_button_is_lower_than_a_pointer_needs(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    for button in (
        PrimaryButton("Record", hint="Ctrl + Enter"),
        SecondaryButton("&Draw"),
        DangerButton("Record anyway…"),
        TwoLineButton("&Undo", "South 1: draw", icon="undo"),
        IconButton("Close", "close"),
        LinkButton("Read the rule"),
    ):
        qtbot.addWidget(button)
        assert button.sizeHint().height() >= 32
        assert button.sizeHint().width() >= 32


def test_its_letter_presses_a_button_at_once(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    row = QHBoxLayout(holder)
    button = SecondaryButton("&Draw")
    row.addWidget(button)
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append("draw"))
    with qtbot.waitActive(holder):
        holder.show()
        holder.activateWindow()
    QTest.keyClick(holder, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    assert pressed == ["draw"], "the next key must not come before it"


def test_more_text_takes_more_room(qtbot: QtBot) -> None:
    button = SecondaryButton("Draw")
    qtbot.addWidget(button)
    before = button.sizeHint().width()
    button.setText("A much longer draw")
    assert button.sizeHint().width() > before
    assert button.accessibleName() == "A much longer draw"


def test_accessible_names_have_no_mnemonic(qtbot: QtBot) -> None:
    plain, undo, close = SecondaryButton("&Draw"), TwoLineButton("&Undo", "South 1: draw"), IconButton("Close", "close")
    for button in (plain, undo, close):
        qtbot.addWidget(button)
    assert plain.accessibleName() == "Draw"
    assert undo.accessibleName() == "Undo: South 1: draw"
    assert undo.toolTip() == "South 1: draw"
    assert (close.accessibleName(), close.toolTip()) == ("Close", "Close")
    undo.set_name("")
    assert undo.accessibleName() == "Undo"


def test_the_main_button_is_brass_and_a_disabled_one_is_not(qtbot: QtBot, themed: Theme) -> None:
    button = PrimaryButton("Record")
    qtbot.addWidget(button)
    button.resize(200, 52)
    assert button.grab().toImage().pixelColor(100, 6) == themed.brass
    button.setDown(True)
    assert button.grab().toImage().pixelColor(100, 6).lightness() < themed.brass.lightness()
    button.setDown(False)
    button.setEnabled(False)
    assert button.grab().toImage().pixelColor(100, 6) == themed.paper


def test_an_override_has_the_error_colour(qtbot: QtBot, themed: Theme) -> None:
    button = DangerButton("Record anyway…")
    qtbot.addWidget(button)
    button.resize(200, 40)
    picture = button.grab().toImage()
    edge = picture.pixelColor(100, 0)
    assert edge == themed.error
