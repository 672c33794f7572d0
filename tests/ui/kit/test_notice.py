# SPDX-License-Identifier: MIT
"""Notices and coach marks over the window, and the beep."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.notice import CoachMark, Notice
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.sheet import SettingsSheet
from mahjong_desk.ui.theme.palette import Theme
from tests.ui.player import User
from tests.ui.rulesets.playing import CONTROL, sit_down, view_of
from tests.ui.widgets import add_widget

LONG = "Written to /home/club/" + "evenings/" * 30 + "match.pdf"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = add_widget(qtbot, QWidget(), 1000, 600)
    rail = QWidget(widget)
    rail.setObjectName("rail")
    rail.setGeometry(0, 0, 1000, 40)
    button = QPushButton("Below", widget)
    button.setGeometry(400, 40, 200, 60)
    widget.show()
    return widget


def show_notice(window: QWidget, words: str = "Sent to the printer") -> Notice:
    rail = window.findChild(QWidget, "rail")
    assert isinstance(rail, QWidget)
    notice = Notice(window, rail)
    notice.show_message(words)
    return notice


@pytest.mark.parametrize("words", ["Sent to the printer", LONG])
def test_a_notice_is_whole_and_centred_below_the_rail(window: QWidget, words: str) -> None:
    notice = show_notice(window, words)
    assert notice.isVisible()
    assert (notice.text, notice.accessibleName()) == (words, words)
    box = notice.geometry()
    assert window.rect().contains(box)
    assert box.top() > 40
    assert abs(box.center().x() - 500) <= 1
    assert notice._text.height() >= notice._text.heightForWidth(notice._text.width())
    longest = max(notice._text.text().split("\u200b"), key=len)
    assert notice._text.fontMetrics().horizontalAdvance(longest) <= notice._text.width()
    window.resize(700, 600)
    assert window.rect().contains(notice.geometry())


def test_a_notice_covers_a_sheet(window: QWidget, themed: Theme) -> None:
    Sheet("Result", window).open()
    notice = show_notice(window)
    spot = notice.geometry().topLeft() + QPoint(6, notice.height() // 2)
    assert window.grab().toImage().pixelColor(spot) == themed.good_wash


def test_a_click_passes_through_a_notice(window: QWidget, qtbot: QtBot) -> None:
    notice = show_notice(window)
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    assert window.childAt(notice.geometry().center()) is button
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    widget = add_widget(qtbot, QWidget(), 1000, 600)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def add_button(host: QWidget, x: int, y: int) -> QPushButton:
    button = QPushButton("here", host)
    button.setGeometry(x, y, 90, 40)
    button.show()
    return button


def point_at(host: QWidget, target: QWidget) -> CoachMark:
    note = CoachMark(host, "Exit guide")
    note.point(target, "", "Here", "Press it.")
    return note


@pytest.mark.parametrize("at", [(0, 0), (910, 0), (0, 560), (910, 560), (450, 280)])
def test_a_coach_mark_is_beside_its_target_in_the_window(host: QWidget, at: tuple[int, int]) -> None:
    target = add_button(host, *at)
    note = CoachMark(host, "Exit guide")
    note.point(target, "Step 1 of 3", "Who plays", "Type a name at each seat.")
    assert note.isVisible()
    drawn = note.mask().translated(note.pos())
    assert drawn.subtracted(QRegion(host.rect())).isEmpty(), "the note and its tip are inside the window"
    assert not note.geometry().intersects(target.geometry())
    assert host.childAt(target.geometry().center()) is target


def test_a_coach_mark_does_not_avoid_its_own_text(host: QWidget, qtbot: QtBot) -> None:
    target = add_button(host, 450, 280)
    note = point_at(host, target)
    before = note.geometry()
    target.move(450, 281)
    qtbot.waitUntil(lambda: note.geometry() != before)
    assert note.geometry() == before.translated(0, 1)


@pytest.mark.parametrize("other", [partial(Label, "Who plays", size=25, serif=True), partial(QPushButton, "Next")])
def test_a_coach_mark_avoids_what_is_needed(host: QWidget, other: Callable[..., QWidget]) -> None:
    target, needed = add_button(host, 450, 280), other(parent=host)
    note = point_at(host, target)
    needed.setGeometry(QRect(note.geometry().center(), QSize(150, 40)))
    needed.show()
    note.point(target, "", "Here", "Press it now.")
    assert not note.geometry().intersects(QRect(needed.pos(), needed.sizeHint()))


def test_a_coach_mark_moves_and_hides_with_its_target(host: QWidget, qtbot: QtBot) -> None:
    target = add_button(host, 100, 100)
    note = point_at(host, target)
    before = note.geometry()
    target.move(QPoint(700, 400))
    qtbot.waitUntil(lambda: note.geometry() != before)
    assert not note.geometry().intersects(QRect(target.pos(), target.size()))
    target.hide()
    qtbot.waitUntil(lambda: not note.isVisible())
    target.show()
    qtbot.waitUntil(note.isVisible)
    with qtbot.waitSignal(note.dismissed):
        note.leave.click()


@pytest.fixture
def beeps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    beeps: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append("beep"))
    return beeps


def enable_sound(player: User) -> None:
    player.press(Qt.Key.Key_Comma, CONTROL)
    player.click(player.sheet(SettingsSheet).choices["sound"].chip(True))
    player.press(Qt.Key.Key_Escape)


def test_a_refusal_beeps_once_and_a_recorded_hand_never(guest: User, beeps: list[str]) -> None:
    enable_sound(guest)
    sit_down(guest, "boo")
    guest.enter("w24")
    guest.paste("2233445567789m8m")
    assert view_of(guest).refusal.isVisible()
    assert beeps == ["beep"]
    guest.press(Qt.Key.Key_Escape)
    guest.window.show_screen("table")
    guest.enter("d")
    assert beeps == ["beep"]


def test_with_sound_a_fault_beeps_and_a_success_does_not(guest: User, beeps: list[str]) -> None:
    guest.window.notify("No other recent match can be continued.", fault=True)
    enable_sound(guest)
    guest.window.notify("Saved to disk.")
    assert beeps == []
    guest.window.notify("No other recent match can be continued.", fault=True)
    assert len(beeps) == 1
    error = LedgerLocked(guest.desk.place)
    guest.window.set_failure(error)
    guest.window.set_failure(error)
    assert len(beeps) == 2, "a repeated failure beeps once"
    guest.window.set_failure(None)
