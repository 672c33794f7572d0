# SPDX-License-Identifier: MIT
"""A finger on a touch screen, over lists, pages and what scrolls nowhere."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QPushButton,
    QScrollArea,
    QScroller,
    QSlider,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.window.input_filters import TouchScrolling
from tests.ui.look import usual_look
from tests.ui.widgets import show_widget

STEPS = 12


class Window(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.clicked: list[int] = []
        page = QWidget()
        column = QVBoxLayout(page)
        self.buttons = [QPushButton(str(number)) for number in range(40)]
        for number, button in enumerate(self.buttons):
            button.setMinimumHeight(40)
            button.clicked.connect(lambda _checked=False, number=number: self.clicked.append(number))
            column.addWidget(button)
        self.page, self.rows, self.slider = QScrollArea(), QListWidget(), QSlider(Qt.Orientation.Horizontal)
        self.page.setWidgetResizable(True)
        self.page.setWidget(page)
        self.rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.addItems([f"row {number}" for number in range(100)])
        whole = QVBoxLayout(self)
        for part in (self.page, self.rows, self.slider):
            whole.addWidget(part)
        self.resize(500, 640)
        self._screen = QTest.createTouchDevice()
        TouchScrolling(self)

    def touch(self, target: QWidget, down: int = 0, times: int = STEPS) -> None:
        begin = target.mapTo(self, target.rect().center())
        QTest.touchEvent(self, self._screen).press(0, begin, self).commit()
        for step in range(1, times + 1 if down else 1):
            QTest.qWait(10)
            QTest.touchEvent(self, self._screen).move(0, begin + QPoint(0, down * step // times), self).commit()
        QTest.touchEvent(self, self._screen).release(0, begin + QPoint(0, down), self).commit()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = show_widget(qtbot, Window())
    qtbot.waitExposed(made)
    return made


def test_a_page_moves_with_the_finger_and_nothing_is_pressed(window: Window, qtbot: QtBot) -> None:
    window.touch(window.buttons[3], -120)
    qtbot.waitUntil(lambda: window.page.verticalScrollBar().value() >= 80)
    assert window.clicked == []
    assert window.rows.verticalScrollBar().value() == 0


def test_a_list_moves_with_the_finger_and_chooses_no_row(window: Window, qtbot: QtBot) -> None:
    window.touch(window.rows.viewport(), -100)
    qtbot.waitUntil(lambda: window.rows.verticalScrollBar().value() >= 60)
    assert window.rows.currentRow() == -1
    assert window.page.verticalScrollBar().value() == 0


def test_a_finger_moves_its_area_while_another_still_scrolls(window: Window, qtbot: QtBot) -> None:
    window.touch(window.page.viewport(), -120)
    window.touch(window.rows.viewport(), -100)
    qtbot.waitUntil(lambda: window.rows.verticalScrollBar().value() >= 60)


def test_what_runs_on_may_go_with_its_sheet(window: Window, qtbot: QtBot) -> None:
    window.touch(window.page.viewport(), -120)
    shiboken6.delete(window.page)
    window.touch(window.rows.viewport(), -100)
    qtbot.waitUntil(lambda: window.rows.verticalScrollBar().value() >= 60)


def test_nothing_runs_on_where_motion_is_reduced(window: Window, qtbot: QtBot, qapp: QApplication) -> None:
    with usual_look(qapp):
        theme.apply(qapp, "light", reduced_motion=True)
        window.touch(window.page.viewport(), -120)
        scroller = QScroller.scroller(window)
        assert scroller.state() is QScroller.State.Inactive
        assert 60 <= window.page.verticalScrollBar().value() <= 120
        theme.apply(qapp, "light", reduced_motion=False)
        window.touch(window.page.viewport(), -120)
        qtbot.waitUntil(lambda: window.page.verticalScrollBar().value() > 250)


def test_a_tap_is_a_click(window: Window) -> None:
    window.touch(window.buttons[2])
    assert window.clicked == [2]
    window.touch(window.rows.viewport())
    row = window.rows.indexAt(window.rows.viewport().rect().center()).row()
    assert window.rows.currentRow() == row > 0


def test_what_is_moved_by_itself_scrolls_nothing(window: Window) -> None:
    window.touch(window.slider, -100)
    assert window.page.verticalScrollBar().value() == window.rows.verticalScrollBar().value() == 0


def test_the_mouse_drags_as_ever(window: Window) -> None:
    QTest.mousePress(window.buttons[3], Qt.MouseButton.LeftButton)
    QTest.mouseMove(window.buttons[3], QPoint(5, -100), 10)
    QTest.mouseRelease(window.buttons[3], Qt.MouseButton.LeftButton, pos=QPoint(5, -100))
    assert window.page.verticalScrollBar().value() == 0
