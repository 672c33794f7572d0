# SPDX-License-Identifier: MIT
"""The note that points at the next step: next to its target, over no control, and gone with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.notice import CoachMark


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """A window."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 600)
    with qtbot.waitExposed(made):
        made.show()
    return made


def button(host: QWidget, x: int, y: int) -> QPushButton:
    made = QPushButton("here", host)
    made.setGeometry(x, y, 90, 40)
    made.show()
    return made


@pytest.mark.parametrize("at", [(0, 0), (910, 0), (0, 560), (910, 560), (450, 280)])
def test_it_lies_beside_its_target_inside_the_window(host: QWidget, at: tuple[int, int]) -> None:
    target = button(host, *at)
    note = CoachMark(host, "Exit guide")
    note.point(target, "Step 1 of 3", "Who plays", "Type a name at each seat.")
    assert note.isVisible()
    drawn = note.mask().translated(note.pos())
    assert drawn.subtracted(QRegion(host.rect())).isEmpty(), "paper and tip, all of it"
    assert not note.geometry().intersects(target.geometry())
    assert host.childAt(target.geometry().center()) is target


def test_it_covers_no_control_if_there_is_room(host: QWidget) -> None:
    target = button(host, 450, 280)
    others = [button(host, x, y) for x, y in ((560, 280), (340, 280), (450, 340))]
    note = CoachMark(host, "Exit guide")
    note.point(target, "", "Here", "Press it.")
    assert not any(note.geometry().intersects(other.geometry()) for other in others)


def test_its_own_text_is_no_obstacle(host: QWidget, qtbot: QtBot) -> None:
    target = button(host, 450, 280)
    note = CoachMark(host, "Exit guide")
    note.point(target, "", "Here", "Press it.")
    before = note.geometry()
    target.move(450, 281)
    qtbot.waitUntil(lambda: note.geometry() != before)
    assert note.geometry() == before.translated(0, 1)


def test_it_covers_no_heading_if_there_is_room(host: QWidget) -> None:
    target = button(host, 450, 280)
    heading = Label("Who plays", host, size=25, serif=True)
    heading.setGeometry(380, 220, 300, 50)
    heading.show()
    note = CoachMark(host, "Exit guide")
    note.point(target, "", "Here", "Press it.")
    assert not note.geometry().intersects(QRect(heading.pos(), heading.sizeHint()))


def test_it_follows_its_target_and_hides_with_it(host: QWidget, qtbot: QtBot) -> None:
    target = button(host, 100, 100)
    note = CoachMark(host, "Exit guide")
    note.point(target, "", "Here", "Press it.")
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
