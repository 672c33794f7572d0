# SPDX-License-Identifier: MIT
"""Rows and columns in one expression, and what lies in a layout."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | None
"""What stands in a row or a column, with its share of the room that is left over; None takes that alone."""
_Box = TypeVar("_Box", bound=QBoxLayout)
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def held_by(layout: QLayout) -> list[QWidget | QLayout]:
    """Returns the widgets and layouts that a layout holds, in its order.

    Not by ``itemAt``: PySide keeps what that returns as long as the layout lives, also once Qt has deleted it, and takes
    whatever is made at the same address later for it, until the program crashes.
    """
    holder = layout.parentWidget()
    widgets = holder.findChildren(QWidget, options=_DIRECT) if holder is not None else []
    places: list[tuple[int, QWidget | QLayout]] = [(layout.indexOf(one), one) for one in widgets]
    places += [(layout.indexOf(one), one) for one in layout.findChildren(QLayout, options=_DIRECT)]
    return [one for place, one in sorted(places, key=lambda found: found[0]) if place >= 0]


def row(
    *parts: Part, gap: int = 8, edges: tuple[int, int, int, int] = (0, 0, 0, 0), of: QWidget | None = None
) -> QHBoxLayout:
    """Returns a layout of parts beside each other, which is that of a widget if one is named."""
    return _filled(QHBoxLayout(of) if of is not None else QHBoxLayout(), parts, gap, edges)


def column(
    *parts: Part, gap: int = 8, edges: tuple[int, int, int, int] = (0, 0, 0, 0), of: QWidget | None = None
) -> QVBoxLayout:
    """Returns a layout of parts below each other, likewise."""
    return _filled(QVBoxLayout(of) if of is not None else QVBoxLayout(), parts, gap, edges)


def _filled(layout: _Box, parts: tuple[Part, ...], gap: int, edges: tuple[int, int, int, int]) -> _Box:
    layout.setContentsMargins(*edges)
    layout.setSpacing(gap)
    for one in parts:
        part, stretch = one if isinstance(one, tuple) else (one, 0)
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, QLayout):
            layout.addLayout(part, stretch)
        else:
            layout.addWidget(part, stretch)
    return layout
