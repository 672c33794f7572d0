# SPDX-License-Identifier: MIT
"""What the seats are called before a match: by their winds, or by where they are where the game has no winds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.words import wind_name

translate = QCoreApplication.translate
_WINDS = ("1z", "2z", "3z", "4z")


def wind_tiles(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """Returns the tile of the wind of each seat; nothing where the pieces of the game have no winds for seats."""
    known = ruleset.pieces.names
    return _WINDS[:players] if all(wind in known for wind in _WINDS) else ()


def seat_names(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """Returns what the seats are called, that of the first dealer first, then in the order of the turns."""
    if wind_tiles(ruleset, players):
        return tuple(wind_name(seat) for seat in range(players))
    dealer, right = translate("Seats", "First dealer"), translate("Seats", "On the dealer's right")
    opposite, left = translate("Seats", "Opposite the dealer"), translate("Seats", "On the dealer's left")
    return {2: (dealer, opposite), 3: (dealer, right, left)}.get(players, (dealer, right, opposite, left))
