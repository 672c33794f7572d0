# SPDX-License-Identifier: MIT
"""The way of the Tab key through what was made in another order than it is read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus, set_tab_order_from_layout


def way_from(first: QWidget, steps: int) -> list[QWidget]:
    """Returns what has the keyboard, from a widget on."""
    first.setFocus()
    found = [first]
    for _step in range(steps):
        QTest.keyClick(found[-1], Qt.Key.Key_Tab)
        focused = first.window().focusWidget()
        assert focused is not None
        found.append(focused)
    return found


def test_what_is_made_last_is_reached_where_it_stands(qtbot: QtBot) -> None:
    place, inside = QWidget(), QWidget()
    qtbot.addWidget(place)
    last = QLineEdit()
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    group = ChipGroup("", exclusive=False)
    beside = QHBoxLayout()
    beside.addWidget(group)
    column = QVBoxLayout(place)
    column.addWidget(area)
    column.addLayout(beside)
    column.addWidget(last)
    place.show()
    group.set_choices([(number, str(number)) for number in (1, 2)])
    first = QLineEdit()
    QVBoxLayout(inside).addWidget(first)
    inside.adjustSize()
    first.show()
    set_tab_order_from_layout(place)
    assert way_from(first, 4) == [first, group.chip(1), group.chip(2), last, first]


def test_a_score_before_the_target_is_no_step_too_few(qtbot: QtBot) -> None:
    window, place = QWidget(), QWidget()
    qtbot.addWidget(window)
    before, target, after = QLineEdit(), QLineEdit(), QLineEdit()
    inside = QVBoxLayout(place)
    inside.addWidget(before)
    inside.addWidget(target)
    column = QVBoxLayout(window)
    column.addWidget(place)
    column.addWidget(after)
    redirect_focus(place, after)
    redirect_focus(place, target)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    place.setFocus()
    assert window.focusWidget() is target
    assert way_from(after, 2) == [after, before, target]
