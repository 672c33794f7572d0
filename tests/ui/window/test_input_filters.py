# SPDX-License-Identifier: MIT
"""Double clicks and hasty or held keys record once, and a finger scrolls."""

from collections.abc import Iterator
from typing import Any

import pytest
import shiboken6
from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui import theme
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.table.sheets import EventSheet
from mahjong_desk.ui.window.input_filters import PressGuard, TouchScrolling
from tests.ui.learn.today.today_user import learn, open_today, start
from tests.ui.look import usual_look
from tests.ui.player import NAMES, User
from tests.ui.widgets import show_widget

HAND = "4123m456p789s22m45s6s"
STEPS = 12
"""Movements of a finger that scrolls."""


@pytest.fixture
def player(guest: User) -> Iterator[User]:
    """A user at a match whose draws need no input, with the real press guard."""
    guard = PressGuard(guest.window)
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    pause()
    yield guest
    guest.window.windowHandle().removeEventFilter(guard)
    guard.deleteLater()


def pause() -> None:
    QTest.qWait(QtWidgets.QApplication.doubleClickInterval() + 30)


def click(player: User, at: QPoint, *, double: bool = False) -> None:
    """Clicks at a point of the window, whichever widget is there, like the system."""
    press = QTest.mouseDClick if double else QTest.mouseClick
    press(player.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QtWidgets.QApplication.processEvents()


def centre_of(player: User, widget: QtWidgets.QWidget) -> QPoint:
    assert widget.isVisible()
    return widget.mapTo(player.window, widget.rect().center())


def press(player: User, key: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        QTest.keyClick(player.window.windowHandle(), key)
        QtWidgets.QApplication.processEvents()


def hold(player: User, key: Qt.Key, repeats: int = 20) -> None:
    """Holds a key: the system repeats the press until it is released."""
    handle, text = player.window.windowHandle(), chr(key).lower() if key < Qt.Key.Key_Escape else ""
    QTest.keyPress(handle, key)
    for _ in range(repeats):
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, autorep=True)
            QCoreApplication.sendEvent(handle, event)
        QtWidgets.QApplication.processEvents()
    QTest.keyRelease(handle, key)


def type_a_hand(player: User) -> QtWidgets.QWidget:
    player.window.picker.new_win(1)
    picker = player.window.screen_widget("picker")
    QTest.keyClicks(picker, HAND)
    assert picker.entry.assessment.can_record
    pause()
    return picker.view.result.foot.record


def test_double_click_on_record_does_not_undo(player: User) -> None:
    for _ in range(2):
        record = type_a_hand(player)
        rows = len(player.desk.row_ids)
        click(player, centre_of(player, record), double=True)
        assert player.window.current_screen == "table"
        assert len(player.desk.row_ids) == rows + 1
        click(player, centre_of(player, player.window.screen_widget("table").action_row.undo_button))
        assert len(player.desk.row_ids) == rows + 1, "the button cannot have been seen yet"
    pause()
    click(player, centre_of(player, player.window.screen_widget("table").action_row.undo_button))
    assert len(player.desk.row_ids) == 1


def test_undo_button_is_not_where_record_was(player: User) -> None:
    for size in (QSize(1366, 700), QSize(1024, 600), QSize(1920, 1000)):
        player.window.resize(size)
        record = type_a_hand(player)
        record_area = QRect(record.mapTo(player.window, QPoint()), record.size())
        player.window.show_screen("table")
        undo = player.window.screen_widget("table").action_row.undo_button
        assert not record_area.intersects(QRect(undo.mapTo(player.window, QPoint()), undo.size()))
        player.window.screen_widget("picker").entry.clear()


def test_double_click_on_draw_records_one_draw(player: User) -> None:
    draw = centre_of(player, player.window.screen_widget("table").action_row.buttons["draw"])
    click(player, draw, double=True)
    assert len(player.desk.row_ids) == 1


def test_double_click_presses_nothing_on_the_next_page(player: User) -> None:
    open_today(player)
    start(player)
    row = open_today(player).queue.rows[1]
    pause()
    click(player, centre_of(player, row), double=True)
    assert learn(player).drills.course.run is not None, "a subject behind the row would end the run"


def test_quickly_repeated_key_records_one_draw(player: User) -> None:
    press(player, Qt.Key.Key_D, times=3)
    assert len(player.desk.row_ids) == 1
    press(player, Qt.Key.Key_W)
    assert player.window.current_screen == "picker"


@pytest.mark.parametrize("key", [Qt.Key.Key_D, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_held_key_acts_once(player: User, key: Qt.Key) -> None:
    player.window.screen_widget("table").action_row.buttons["draw"].setFocus()
    hold(player, key)
    pause()
    hold(player, key)
    assert len(player.desk.row_ids) == 2


def test_held_key_on_undo_undoes_one_hand(player: User) -> None:
    for _ in range(3):
        assert player.desk.record_event(Draw())
    pause()
    player.window.screen_widget("table").action_row.undo_button.setFocus()
    hold(player, Qt.Key.Key_Space)
    assert len(player.desk.row_ids) == 2
    assert not any(action.autoRepeat() for action in player.window.commands.actions.values())


def test_a_held_key_answers_one_question(player: User) -> None:
    assert player.desk.start_match("riichi", {}, NAMES)
    player.window.picker.new_win()
    for key in (Qt.Key.Key_2, Qt.Key.Key_4, Qt.Key.Key_R):
        pause()
        hold(player, key, repeats=5)
    draft = player.window.screen_widget("picker").entry.draft
    assert (draft.winner, draft.discarder, draft.unparsed_text, draft.situation) == (1, 3, "", ("riichi",))
    player.window.show_screen("table")
    for command in ("draw", "chombo"):
        player.window.run_command(command)
        pause()
        hold(player, Qt.Key.Key_1, repeats=5)
        form: Any = player.sheet(EventSheet).form
        assert (form.player or form.tenpai).values() == [0]
        assert not form.reason or not form.reason.text()


def test_held_letter_repeats_in_a_text_field(player: User) -> None:
    assert player.desk.record_event(Draw())
    player.window.run_command("note")
    pause()
    hold(player, Qt.Key.Key_A, repeats=5)
    hold(player, Qt.Key.Key_Backspace, repeats=1)
    hold(player, Qt.Key.Key_Return)
    pause()
    assert player.window.sheet is None
    assert player.desk.match.events[0].note == "aaaa"


def test_quickly_repeated_letter_is_typed_twice(player: User) -> None:
    assert player.desk.record_event(Draw())
    player.window.run_command("note")
    for key in (Qt.Key.Key_A, Qt.Key.Key_N, Qt.Key.Key_N):
        press(player, key)
    # Something changes behind the field, and the next letter is pressed as the last one is released.
    player.desk.changed.emit()
    handle = player.window.windowHandle()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 2:
        event = QKeyEvent(kind, Qt.Key.Key_N, Qt.KeyboardModifier.NoModifier, "n")
        event.setTimestamp(1)
        QCoreApplication.sendEvent(handle, event)
    pause()
    press(player, Qt.Key.Key_Return)
    pause()
    assert player.desk.match.events[0].note == "annnn"


def test_hasty_input_does_not_leave_the_result(player: User) -> None:
    player.window.run_command("end")
    pause()
    assert isinstance(player.window.sheet, EventSheet)
    press(player, Qt.Key.Key_Return, times=3)
    assert isinstance(player.window.sheet, ResultSheet)
    click(player, centre_of(player, player.window.sheet.next_button), double=True)
    assert isinstance(player.window.sheet, ResultSheet)
    pause()
    press(player, Qt.Key.Key_Return)
    assert player.window.sheet is None
    assert player.stored.replay.final is not None, "no match was started"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_name_with_double_letters_can_be_typed_quickly(player: User) -> None:
    player.window.run_command("new_match")
    QtWidgets.QApplication.processEvents()
    field = QtWidgets.QApplication.focusWidget()
    assert isinstance(field, QtWidgets.QLineEdit)
    field.clear()
    for letter in "Anna":
        press(player, Qt.Key(ord(letter.upper())))
    assert field.text().lower() == "anna"


class Window(QtWidgets.QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.clicked: list[int] = []
        page = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(page)
        self.buttons = [QtWidgets.QPushButton(str(number)) for number in range(40)]
        for number, button in enumerate(self.buttons):
            button.setMinimumHeight(40)
            button.clicked.connect(lambda _checked=False, number=number: self.clicked.append(number))
            column.addWidget(button)
        self.page, self.rows = QtWidgets.QScrollArea(), QtWidgets.QListWidget()
        self.slider = QtWidgets.QSlider(Qt.Orientation.Horizontal)
        self.page.setWidgetResizable(True)
        self.page.setWidget(page)
        self.rows.setVerticalScrollMode(QtWidgets.QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.addItems([f"row {number}" for number in range(100)])
        whole = QtWidgets.QVBoxLayout(self)
        for part in (self.page, self.rows, self.slider):
            whole.addWidget(part)
        self.resize(500, 640)
        self._screen = QTest.createTouchDevice()
        TouchScrolling(self)

    def touch(self, target: QtWidgets.QWidget, down: int = 0, times: int = STEPS) -> None:
        begin = target.mapTo(self, target.rect().center())
        QTest.touchEvent(self, self._screen).press(0, begin, self).commit()
        for step in range(1, times + 1 if down else 1):
            QTest.qWait(10)
            QTest.touchEvent(self, self._screen).move(0, begin + QPoint(0, down * step // times), self).commit()
        QTest.touchEvent(self, self._screen).release(0, begin + QPoint(0, down), self).commit()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    touch_window = show_widget(qtbot, Window())
    qtbot.waitExposed(touch_window)
    return touch_window


def test_finger_scrolls_a_page_without_pressing_a_button(window: Window, qtbot: QtBot) -> None:
    window.touch(window.buttons[3], -120)
    qtbot.waitUntil(lambda: window.page.verticalScrollBar().value() >= 80)
    assert window.clicked == []
    assert window.rows.verticalScrollBar().value() == 0


def test_finger_scrolls_a_list_without_selecting_a_row(window: Window, qtbot: QtBot) -> None:
    window.touch(window.rows.viewport(), -100)
    qtbot.waitUntil(lambda: window.rows.verticalScrollBar().value() >= 60)
    assert window.rows.currentRow() == -1
    assert window.page.verticalScrollBar().value() == 0


def test_finger_scrolls_one_area_while_another_still_moves(window: Window, qtbot: QtBot) -> None:
    window.touch(window.page.viewport(), -120)
    window.touch(window.rows.viewport(), -100)
    qtbot.waitUntil(lambda: window.rows.verticalScrollBar().value() >= 60)
    window.touch(window.page.viewport(), -120)
    shiboken6.delete(window.page)
    window.touch(window.rows.viewport(), -100)
    qtbot.waitUntil(lambda: window.rows.verticalScrollBar().value() >= 120)


def test_reduced_motion_stops_scrolling_by_finger(window: Window, qtbot: QtBot, qapp: QtWidgets.QApplication) -> None:
    with usual_look(qapp):
        theme.apply(qapp, "light", reduced_motion=True)
        window.touch(window.page.viewport(), -120)
        scroller = QtWidgets.QScroller.scroller(window)
        assert scroller.state() is QtWidgets.QScroller.State.Inactive
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


def test_dragging_the_mouse_or_a_slider_scrolls_no_area(window: Window) -> None:
    QTest.mousePress(window.buttons[3], Qt.MouseButton.LeftButton)
    QTest.mouseMove(window.buttons[3], QPoint(5, -100), 10)
    QTest.mouseRelease(window.buttons[3], Qt.MouseButton.LeftButton, pos=QPoint(5, -100))
    window.touch(window.slider, -100)
    assert window.page.verticalScrollBar().value() == window.rows.verticalScrollBar().value() == 0
