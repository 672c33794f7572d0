# SPDX-License-Identifier: MIT
"""The way of the Tab key: as the layouts have it, also where what they hold was made later."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from mahjong_desk.ui.kit.flow import Wrapping


def follow_layout(place: QWidget) -> None:
    """Lets the Tab key go through a place in the order in which its layouts hold what takes the keyboard."""
    for one, following in pairwise(_stops(place)):
        QWidget.setTabOrder(one, following)


def _stops(widget: QWidget | None) -> Iterator[QWidget]:
    if widget is None:
        return
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    elif isinstance(widget, QScrollArea):
        yield from _stops(widget.widget())
    elif isinstance(widget, Wrapping):
        for child in widget.widgets():
            yield from _stops(child)
    elif (layout := widget.layout()) is not None:
        yield from _stops_in(layout)


def _stops_in(layout: QLayout) -> Iterator[QWidget]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if item is None:
            continue
        inner = item.layout()
        if inner is not None:
            yield from _stops_in(inner)
        else:
            yield from _stops(item.widget())
