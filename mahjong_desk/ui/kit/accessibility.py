# SPDX-License-Identifier: MIT
"""What a screen reader is told: what a widget is, where Qt cannot know, and what has just happened.

A widget says what it is by an attribute ``spoken_as``, the name of one of Qt's roles, such as ``Dialog`` or ``Row``; without
it, what has a name is a group, or a picture where nothing is inside it. What it draws in several parts, such as the cells
of a row, it tells one by one (``Parted``). Nothing of this is loaded before the first window can be used.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QApplication, QWidget

_INTERFACES = "mahjong_desk.ui.kit.accessibility_qt"


class Part(NamedTuple):
    """One of several things that a widget draws.

    Attributes:
        box: Where it stands, in pixels of the widget.
        about: What it tells of, such as the head of its column; empty for nothing.
    """

    name: str
    box: QRect
    role: str
    about: str = ""


@runtime_checkable
class Parted(Protocol):
    """A widget that draws several things."""

    def spoken_parts(self) -> Sequence[Part]:
        """Returns what is drawn, in the order of reading."""


@runtime_checkable
class Pressed(Protocol):
    """A widget that leads somewhere and is no button."""

    def spoken_press(self) -> None:
        """Does what a click does."""


def install_spoken(app: QApplication) -> None:
    """Has Qt ask the widgets themselves what they are; what is known of them already is asked anew."""
    from mahjong_desk.ui.kit import accessibility_qt

    accessibility_qt.install(app)


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Has a screen reader say what has just happened, if there is one."""
    interfaces = sys.modules.get(_INTERFACES)
    if interfaces is not None and text:
        interfaces.say(widget, text, at_once=at_once)
