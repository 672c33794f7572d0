# SPDX-License-Identifier: MIT
"""What the other players are called where nobody has a name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def seat_words(winner: int, players: int) -> tuple[str, ...]:
    """Returns what each player is called as the winner sees the table, by seat; the winner has no name."""
    places = {
        1: translate("Seats", "the right"),
        players - 1: translate("Seats", "the left"),
        2 if players == 4 else -1: translate("Seats", "across"),
    }
    return tuple(places.get((seat - winner) % players, "") for seat in range(players))
