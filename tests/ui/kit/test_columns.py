# SPDX-License-Identifier: MIT
"""Columns: as many as there is room for, across and then down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Columns

LONG = "What is worth most stands first, and what is left over wraps into the lines that it needs. " * 2


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page with room below."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def columns(page: QWidget, width: int, texts: tuple[str, ...]) -> tuple[Columns, list[Label]]:
    made = Columns(200, gap=20)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(made)
    column.addStretch(1)
    shown = [Label(text, wrap=True) for text in texts]
    for text in shown:
        made.add_widget(text)
    page.resize(width, 600)
    page.show()
    QApplication.processEvents()
    return made, shown


def places(shown: list[Label]) -> list[QPoint]:
    return [text.geometry().topLeft() for text in shown]


@pytest.mark.parametrize(("width", "expected"), [(150, 1), (419, 1), (420, 2), (859, 2), (2000, 4)])
def test_there_are_as_many_as_fit_and_are_filled(page: QWidget, width: int, expected: int) -> None:
    _, shown = columns(page, width, ("first", "second", "third", "fourth"))
    assert len({place.x() for place in places(shown)}) == expected


def test_widgets_stand_across_and_then_down(page: QWidget) -> None:
    _, shown = columns(page, 420, ("first", "second", "third"))
    first, second, third = places(shown)
    assert (first.y(), second.y()) == (0, 0)
    assert second.x() > first.x() == third.x()
    assert third.y() > first.y()


def test_nothing_is_cut_and_nothing_overlaps(page: QWidget) -> None:
    made, shown = columns(page, 420, (LONG, "short", "below", LONG))
    for text in shown:
        assert text.height() >= text.heightForWidth(text.width())
        assert made.rect().contains(text.geometry())
    assert shown[2].y() > shown[0].geometry().bottom()


def test_a_longer_text_makes_room_for_itself(qtbot: QtBot, page: QWidget) -> None:
    made, shown = columns(page, 300, ("first", "second"))
    before = made.height()
    shown[0].setText(LONG)
    qtbot.waitUntil(lambda: shown[0].height() >= shown[0].heightForWidth(shown[0].width()))
    assert made.height() > before
    assert shown[1].y() > shown[0].geometry().bottom()


def test_cleared_columns_take_no_room(page: QWidget) -> None:
    made, _ = columns(page, 300, (LONG,))
    made.clear()
    assert made.heightForWidth(300) == 0
