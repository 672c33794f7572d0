# SPDX-License-Identifier: MIT
"""The places where controls were first seen: users click there without looking."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget


@dataclass(slots=True)
class WidgetPositions:
    known: dict[tuple[str, str], QRect] = field(default_factory=dict)

    def record(self, part: str, controls: Mapping[str, QWidget]) -> None:
        for name, widget in controls.items():
            if widget.isVisible() and widget.isEnabled():
                self.known.setdefault((part, name), place_of(widget))

    def forget(self, part: str) -> None:
        self.known = {known: place for known, place in self.known.items() if known[0] != part}

    def point(self, part: str, name: str, widget: QWidget) -> QPoint:
        """Returns the point of a widget to click: where its middle was when it was first seen.

        Raises:
            AssertionError: Another control, or nothing, lies there now.
        """
        before, now = self.known[part, name], place_of(widget)
        at = before.center() - now.topLeft()
        assert widget.rect().contains(at), f"“{name}” in {part} was at {before} and is at {now}"
        return at


def place_of(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())
