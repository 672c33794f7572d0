# SPDX-License-Identifier: MIT
"""Buttons: names, keys, states, and room for their words at every text size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
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
from mahjong_desk.ui.kit.layout.keyboard_focus import install_focus_ring as install
from mahjong_desk.ui.kit.layout.panels import Felt, make_scroll_area
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


def test_a_layout_gives_each_button_its_height(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    row = QHBoxLayout(holder)
    main, plain, two = PrimaryButton("Record"), SecondaryButton("Draw"), TwoLineButton("Undo", "South 1: draw")
    for button in (main, plain, two):
        row.addWidget(button)
    holder.show()
    assert [main.height(), plain.height(), two.height()] == [52, 40, 56]


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


def test_names_are_spoken_without_the_mark_of_the_key(qtbot: QtBot) -> None:
    plain, undo, close = SecondaryButton("&Draw"), TwoLineButton("&Undo", "South 1: draw"), IconButton("Close", "close")
    for button in (plain, undo, close):
        qtbot.addWidget(button)
    assert plain.accessibleName() == "Draw"
    assert undo.accessibleName() == "Undo: South 1: draw"
    assert undo.toolTip() == "South 1: draw"
    assert (close.accessibleName(), close.toolTip()) == ("Close", "Close")
    undo.set_name("")
    assert undo.accessibleName() == "Undo"


def test_the_key_after_the_ampersand_presses(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    button = SecondaryButton("&Draw", holder)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(holder, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)


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


def test_a_press_moves_the_text_down(qtbot: QtBot) -> None:
    button = SecondaryButton("Draw")
    qtbot.addWidget(button)
    button.resize(120, 40)

    def first_ink() -> int:
        picture = button.grab().toImage()
        dark = (y for y in range(4, 36) if any(picture.pixelColor(x, y).lightness() < 100 for x in range(20, 100)))
        return next(dark)

    before = first_ink()
    button.setDown(True)
    assert first_ink() == before + 1


def test_an_override_has_the_colour_of_faults(qtbot: QtBot, themed: Theme) -> None:
    button = DangerButton("Record anyway…")
    qtbot.addWidget(button)
    button.resize(200, 40)
    picture = button.grab().toImage()
    edge = picture.pixelColor(100, 0)
    assert edge == themed.error


def test_the_ring_goes_with_the_keyboard_and_not_with_the_mouse(qtbot: QtBot, qapp: QApplication) -> None:
    ring = install(qapp)
    assert install(qapp) is ring
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(300, 100)
    one, other = SecondaryButton("One", holder), QPushButton("Other", holder)
    one.setGeometry(20, 20, 100, 40)
    other.setGeometry(150, 20, 100, 40)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    one.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.target is one
    drawn = ring.ring_widget
    assert drawn is not None
    assert drawn.geometry().topLeft() == QPoint(16, 16)
    assert drawn.size() == QSize(108, 48)
    assert holder.grab().toImage().pixelColor(70, 16) == theme.colour("focus")
    one.move(30, 40)
    assert drawn.pos() == QPoint(26, 36)
    QTest.mousePress(other, Qt.MouseButton.LeftButton)
    assert other.hasFocus()
    assert install(qapp).target is None
    QTest.mouseRelease(other, Qt.MouseButton.LeftButton)


def test_the_ring_is_gold_on_felt(qtbot: QtBot, qapp: QApplication) -> None:
    install(qapp)
    felt = Felt()
    qtbot.addWidget(felt)
    felt.resize(200, 100)
    button = SecondaryButton("One", felt)
    button.setGeometry(20, 20, 100, 40)
    felt.show()
    felt.activateWindow()
    qtbot.waitUntil(felt.isActiveWindow)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert felt.grab().toImage().pixelColor(70, 16) == theme.colour("gold")


def test_the_ring_outlives_its_window(qtbot: QtBot, qapp: QApplication) -> None:
    ring = install(qapp)
    for _ in range(2):
        holder = QWidget()
        button = SecondaryButton("One", holder)
        holder.show()
        holder.activateWindow()
        qtbot.waitUntil(holder.isActiveWindow)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert ring.target is button
        holder.deleteLater()
        qtbot.waitUntil(lambda: ring.target is None)


def test_the_focus_ring_is_whole_at_scrolled_edges(qtbot: QtBot, qapp: QApplication) -> None:
    ring = install(qapp)
    holder, page = QWidget(), QWidget()
    qtbot.addWidget(holder)
    holder.resize(300, 200)
    area = make_scroll_area(page)
    area.setParent(holder)
    area.setGeometry(20, 20, 200, 100)
    page.setMinimumHeight(400)
    button = SecondaryButton("One", page)
    button.setGeometry(0, 0, 100, 40)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    drawn = ring.ring_widget
    assert drawn is not None
    assert holder.grab().toImage().pixelColor(70, 16) == theme.colour("focus")
    assert holder.grab().toImage().pixelColor(16, 40) == theme.colour("focus")
    area.verticalScrollBar().setValue(60)
    assert not drawn.isVisible()
    area.verticalScrollBar().setValue(0)
    assert drawn.isVisible()


def test_the_ring_is_brought_into_sight(qtbot: QtBot, qapp: QApplication) -> None:
    install(qapp)
    window, page = QWidget(), QWidget()
    qtbot.addWidget(window)
    area = make_scroll_area(page)
    outside = SecondaryButton("Outside")
    column = QVBoxLayout(window)
    column.addWidget(outside)
    column.addWidget(area)
    buttons = [SecondaryButton(str(number)) for number in range(30)]
    inside = QVBoxLayout(page)
    for button in buttons:
        inside.addWidget(button)
    window.resize(200, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert buttons[0].visibleRegion().isEmpty()
    outside.setFocus()
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert not buttons[0].visibleRegion().isEmpty()
