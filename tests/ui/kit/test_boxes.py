# SPDX-License-Identifier: MIT
"""The items of a layout."""

from __future__ import annotations

import gc

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QLayoutItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.layout.boxes import layout_children


def test_widgets_and_layouts_come_in_the_order_of_the_layout(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    first, second, third, inside = (QLabel(place) for _number in range(4))
    inner = QHBoxLayout()
    column = QVBoxLayout(place)
    column.addWidget(third)
    column.insertWidget(0, first)
    column.insertLayout(1, inner)
    column.insertStretch(1)
    column.insertWidget(1, second)
    inner.addWidget(inside)
    QLabel(place)
    assert layout_children(column) == [first, second, inner, third]
    assert layout_children(inner) == [inside]


def test_no_item_is_kept_that_qt_may_delete(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    column = QVBoxLayout(place)
    column.addWidget(QLabel())
    before = _items()
    layout_children(column)
    assert _items() == before


def _items() -> int:
    """Returns how many items of layouts Python keeps."""
    return sum(isinstance(one, QLayoutItem) and not isinstance(one, QLayout) for one in gc.get_objects())
