# SPDX-License-Identifier: MIT
"""What lies in a layout."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

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
