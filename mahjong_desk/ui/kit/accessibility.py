# SPDX-License-Identifier: MIT
"""What a screen reader gets: the role of a widget where Qt cannot know it, and announcements.

A widget names its role in an attribute ``accessible_role``, one of Qt's roles such as ``Dialog`` or ``Row``. Without it, a widget
with a name is a group, or a picture if nothing is inside. A widget that draws several parts, such as the cells of a row,
lists them (``HasAccessibleParts``). Nothing of this is loaded before the first window can be used.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QApplication, QWidget

_INTERFACES = "mahjong_desk.ui.kit.accessibility_qt"


class AccessiblePart(NamedTuple):
    """One of several parts that a widget draws, with its box in pixels and what it belongs to, such as a column's head."""

    name: str
    box: QRect
    role: str
    about: str = ""


@runtime_checkable
class HasAccessibleParts(Protocol):
    """A widget that draws several parts."""

    def accessible_parts(self) -> Sequence[AccessiblePart]:
        """Returns the parts in reading order."""


def install_accessibility(app: QApplication) -> None:
    """Makes Qt ask widgets for their roles, also those it has asked before."""
    from mahjong_desk.ui.kit import accessibility_qt

    accessibility_qt.install(app)


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Makes a screen reader announce a text, if one is running."""
    interfaces = sys.modules.get(_INTERFACES)
    if interfaces is not None and text:
        interfaces.announce(widget, text, at_once=at_once)
