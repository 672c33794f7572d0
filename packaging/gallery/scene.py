# SPDX-License-Identifier: MIT
"""One thing that is shown: its name, and how somebody gets there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from gallery.stage import Stage

Show = Callable[[Stage], QWidget | None]
"""Brings something about on the stage; returns what shows it where that is a window of its own."""


class Scene(NamedTuple):
    """What is shown.

    Attributes:
        name: What its picture is called.
        shows: The sheet, page, place or window of which there is a picture then.
        show: Brings it about, whatever was shown before.
    """

    name: str
    shows: type[QWidget]
    show: Show
