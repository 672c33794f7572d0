# SPDX-License-Identifier: MIT
"""The palette: how many tiles are left is visible, spoken and clickable."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.layout.panels import Felt
from mahjong_desk.ui.kit.tiles.tile_art import tile_renderer
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton


def _shown(qtbot: QtBot, left: int = 4, copies: int = 4) -> TileButton:
    felt = Felt()
    felt.resize(200, 200)
    button = TileButton("5m", 45, felt, left=left, copies=copies)
    button.resize(button.sizeHint())
    button.move(50, 50)
    qtbot.addWidget(felt)
    # Kept alive by the button's parent chain, which Python does not see.
    button.felt = felt  # type: ignore[attr-defined]
    felt.show()
    return button


def _pixels(ground: QWidget, top: int) -> list[QColor]:
    picture = ground.grab().toImage()
    return [picture.pixelColor(x, top) for x in range(picture.width())]


def test_a_click_and_the_space_bar_take_the_tile(qtbot: QtBot) -> None:
    button = _shown(qtbot)
    taken: list[bool] = []
    button.clicked.connect(lambda: taken.append(True))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(taken) == 2


def test_a_tile_with_none_left_is_faint_and_disabled(qtbot: QtBot) -> None:
    button = _shown(qtbot)
    middle = QPoint(button.width() // 2 - 12, 12)
    before = button.felt.grab().toImage().pixelColor(button.pos() + middle)  # type: ignore[attr-defined]
    button.set_remaining(0)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    after = button.felt.grab().toImage().pixelColor(button.pos() + middle)  # type: ignore[attr-defined]
    assert after.lightness() < before.lightness() - 60


def test_one_pip_a_copy_full_for_those_left(qtbot: QtBot) -> None:
    button = _shown(qtbot)
    line = button.y() + round(3 + tile_renderer().pixmap("5m", 45).height() + 2 + 4)

    def full() -> int:
        bright = [pixel.lightness() > 200 for pixel in _pixels(button.felt, line)]  # type: ignore[attr-defined]
        # A filled pip is a run of several bright pixels; the edge of an empty one is a run of one or two.
        runs = "".join("x" if one else " " for one in bright).split()
        return sum(len(run) >= 4 for run in runs)

    for left in (4, 3, 1):
        button.set_remaining(left)
        assert full() == left
    button.set_remaining(0)
    assert full() == 0


def test_more_than_four_copies_are_shown_as_a_number(qtbot: QtBot) -> None:
    few, many = _shown(qtbot, left=3, copies=4), _shown(qtbot, left=11, copies=12)
    assert many.sizeHint().height() > few.sizeHint().height()
    assert many.accessibleDescription() == "11 of 12 left"


def test_a_tile_button_describes_its_tile(qtbot: QtBot) -> None:
    button = _shown(qtbot)
    button.set_remaining(2)
    assert button.accessibleName() == "5 of characters"
    assert button.accessibleDescription() == "2 of 4 left"
    assert button.toolTip() == "5 of characters: 2 of 4 left"


def test_the_tile_rises_under_the_mouse_and_falls_when_pressed(qtbot: QtBot) -> None:
    button = _shown(qtbot)
    at_rest = button.grab().toImage()
    QTest.mouseMove(button, button.rect().center())
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert button.grab().toImage() != at_rest
    button.setDown(True)
    assert button.grab().toImage() == at_rest
