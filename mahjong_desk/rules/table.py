# SPDX-License-Identifier: MIT
"""The table as it stands before a hand: who deals, which round, what everybody has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from mahjong_desk.rules.extra_fields import NOTHING


class Round(StrEnum):
    """The prevailing wind, in the order in which the rounds are played."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"

    @property
    def place(self) -> int:
        """The place in the order, from 0."""
        return _ROUND_PLACES[self]


_ROUND_PLACES = {name: place for place, name in enumerate(Round)}


@dataclass(frozen=True, slots=True)
class Table:
    """The state of a match between two events.

    Attributes:
        dealer: The seat that deals.
        round: The prevailing wind.
        number: The hand number in the round, from 1.
        honba: How many counters lie on the table.
        deposit: The points that lie on the table.
        scores: The points of each seat.
        dead_hands: The seats that may not win the hand in progress.
        house: The points that the house has taken so far, negative where it gave.
        in_match: Whether the events of the hand in progress are known, as in a match; a table that a request
            describes knows nothing of riichi or penalty tiles.
        riichi: The seats that declared riichi in the hand in progress, in the order in which they did.
        extra_fields: What this ruleset alone keeps from event to event.
    """

    dealer: int
    round: Round
    number: int
    honba: int
    deposit: int
    scores: tuple[int, ...]
    dead_hands: frozenset[int] = frozenset()
    house: int = 0
    in_match: bool = True
    riichi: tuple[int, ...] = ()
    extra_fields: Mapping[str, object] = NOTHING

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.scores)

    def wind(self, seat: int) -> int:
        """Returns the seat's own wind: 0 east (the dealer), 1 south, 2 west, 3 north."""
        return (seat - self.dealer) % len(self.scores)
