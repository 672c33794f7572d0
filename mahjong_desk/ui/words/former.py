# SPDX-License-Identifier: MIT
"""What former players are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def former_player(number: int) -> str:
    """Returns what a former player is called."""
    return QCoreApplication.translate("ClubPeople", "Former player {number}").format(number=number)
