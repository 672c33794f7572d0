# SPDX-License-Identifier: MIT
"""The one sound of the application: the short one of the system, which calls whoever looks elsewhere.

It means one thing, *look here*: a win or an act was refused, something could not be written, the time of a round is up.
A recorded hand makes none: whoever records it looks at it.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtWidgets import QApplication


class Bell:
    """Sounds only where a person has turned it on."""

    def __init__(self) -> None:
        self.on = False

    def ring(self) -> None:
        """Sounds once, where it is on."""
        if self.on:
            QApplication.beep()


@lru_cache(maxsize=1)
def bell() -> Bell:
    """Returns the one bell of the application."""
    return Bell()
