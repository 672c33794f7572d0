# SPDX-License-Identifier: MIT
"""What has been done is said over everything else, whole, and lets every click through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.sheets.notice import Notice
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.theme.palette import Theme

LONG = "Written to /home/club/" + "evenings/" * 30 + "match.pdf"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window with a rail of forty pixels and a button right below it."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 600)
    rail = QWidget(made)
    rail.setObjectName("rail")
    rail.setGeometry(0, 0, 1000, 40)
    button = QPushButton("Below", made)
    button.setGeometry(400, 40, 200, 60)
    made.show()
    return made


def notice_of(window: QWidget) -> Notice:
    rail = window.findChild(QWidget, "rail")
    assert isinstance(rail, QWidget)
    return Notice(window, rail)


@pytest.mark.parametrize("words", ["Sent to the printer", LONG])
def test_a_notice_is_whole_and_centred_below_the_rail(window: QWidget, words: str) -> None:
    notice = notice_of(window)
    notice.show_message(words)
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


def test_it_lies_over_a_sheet(window: QWidget, themed: Theme) -> None:
    notice = notice_of(window)
    Sheet("Result", window).open()
    notice.show_message("Sent to the printer")
    spot = notice.geometry().topLeft() + QPoint(6, notice.height() // 2)
    assert window.grab().toImage().pixelColor(spot) == themed.good_wash


def test_a_refusal_has_the_error_colour(window: QWidget, themed: Theme) -> None:
    notice = notice_of(window)
    notice.show_message("A suit is missing", fault=True)
    assert notice.grab().toImage().pixelColor(6, notice.height() // 2) == themed.error_wash
    notice.show_message("The draw is recorded")
    assert notice.grab().toImage().pixelColor(6, notice.height() // 2) == themed.good_wash


def test_a_click_goes_through_it(window: QWidget, qtbot: QtBot) -> None:
    notice = notice_of(window)
    notice.show_message("Sent to the printer")
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    assert window.childAt(notice.geometry().center()) is button
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_notice_stays_long_enough_to_be_read(window: QWidget) -> None:
    notice = notice_of(window)
    notice.show_message("Sent to the printer")
    assert notice._timer.remainingTime() > 8000
    notice.hide_now()
    assert not notice.isVisible()
    assert not notice._timer.isActive()
