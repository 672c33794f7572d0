# SPDX-License-Identifier: MIT
"""The way of the Tab key: as the layouts have it, also where what they hold was made later."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget
from shiboken6 import isValid

from mahjong_desk.ui.kit.boxes import held_by
from mahjong_desk.ui.kit.flow import Wrapping

_GUIDE = "keyboardGuide"


def follow_layout(place: QWidget) -> None:
    """Lets the Tab key go through a place in the order in which its layouts hold what takes the keyboard.

    What lies in a widget without a layout is gone through as it was made.
    """
    for one, following in pairwise(_stops(place)):
        QWidget.setTabOrder(one, following)


def _stops(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    if isinstance(widget, QScrollArea):
        if (inside := widget.widget()) is not None:
            yield from _stops(inside)
    elif isinstance(widget, Wrapping):
        for child in widget.widgets():
            yield from _stops(child)
    elif (layout := widget.layout()) is not None:
        yield from _stops_in(layout)
    else:
        for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if not child.isWindow():
                yield from _stops(child)


def _stops_in(layout: QLayout) -> Iterator[QWidget]:
    for one in held_by(layout):
        yield from _stops_in(one) if isinstance(one, QLayout) else _stops(one)


class _Guide(QObject):
    """Hands the keyboard on from a place to what is meant in it."""

    def __init__(self, place: QWidget, target: QWidget) -> None:
        super().__init__(place)
        self.setObjectName(_GUIDE)
        self.target = target
        place.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent) and isValid(self.target):
            self.target.setFocus(event.reason())
        return super().eventFilter(watched, event)


def lead_keyboard(place: QWidget, target: QWidget) -> None:
    """Lets whoever gives the keyboard to a place give it to what is meant in it.

    With a proxy of Qt the Tab key would go to that at once, and skip all that stands before it.
    """
    found = place.findChild(_Guide, _GUIDE, Qt.FindChildOption.FindDirectChildrenOnly)
    if isinstance(found, _Guide):
        found.target = target
    else:
        _Guide(place, target)
