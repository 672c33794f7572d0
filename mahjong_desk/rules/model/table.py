# SPDX-License-Identifier: MIT
"""The state of a table before a hand: dealer, round, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING


class RoundWind(StrEnum):
    """The prevailing wind, in the order in which the rounds are played."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"

    @property
    def position(self) -> int:
        """The index in the order of play, from 0."""
        return _ROUND_INDICES[self]


_ROUNDS = tuple(RoundWind)
_ROUND_INDICES = {name: index for index, name in enumerate(_ROUNDS)}


class Table(NamedTuple):
    """The state of a match between two events.

    Attributes:
        hand_number: The hand number in the round, from 1.
        honba: The number of counters on the table.
        deposit: The points on the table.
        house_points: The points that the house has gained so far; negative if it has paid.
        riichi: The seats that declared riichi in the hand in progress, in the order of their declarations.
        turn_order: The seats in the order of play, beginning with the round's first dealer. Players keep their seat number
            for the whole match; if they move between rounds, only this order changes.
    """

    dealer: int
    round_wind: RoundWind
    hand_number: int
    honba: int
    deposit: int
    scores: tuple[int, ...]
    turn_order: tuple[int, ...]
    dead_hands: frozenset[int] = frozenset()
    house_points: int = 0
    in_match: bool = True
    riichi: tuple[int, ...] = ()
    extra_fields: Mapping[str, object] = EMPTY_MAPPING

    @classmethod
    def first(cls, players: int, points: int) -> Table:
        """Returns the table before the first hand: East 1, dealt by seat 0."""
        return cls(0, RoundWind.EAST, 1, 0, 0, (points,) * players, seats_in_order(players))

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.scores)

    def seat_wind(self, seat: int) -> int:
        """Returns the seat's seat wind: 0 east (the dealer), 1 south, 2 west, 3 north."""
        order = self.turn_order
        return (order.index(seat) - order.index(self.dealer)) % len(order)

    def turns_between(self, first: int, second: int) -> int:
        """Returns how many turns ``second`` plays after ``first``: 1 for the next seat."""
        return turns_between(self.turn_order, first, second)

    def next_seat(self, seat: int) -> int:
        """Returns the seat that plays after ``seat``."""
        return seat_after(self.turn_order, seat, 1)

    def previous_seat(self, seat: int) -> int:
        """Returns the seat before ``seat``, which can claim its discards for a chi."""
        return self.turn_order[self.turn_order.index(seat) - 1]

    def with_deal_passed(self) -> Table:
        """Passes the deal, and starts the next round once every seat has dealt.

        Seats deal in the order of their numbers.
        """
        dealer = self.next_seat(self.dealer)
        wind = self.round_wind if dealer else _ROUNDS[(self.round_wind.position + 1) % len(_ROUNDS)]
        return self._replace(dealer=dealer, hand_number=dealer + 1, round_wind=wind)

    def turn_order_from(self, first: int) -> tuple[int, ...]:
        """Returns all seats in the order of play, beginning with ``first``."""
        start = self.turn_order.index(first)
        return self.turn_order[start:] + self.turn_order[:start]


def seats_in_order(players: int) -> tuple[int, ...]:
    """Returns the seats in the order of their numbers."""
    return _BY_NUMBER[players] if players < len(_BY_NUMBER) else tuple(range(players))


def turns_between(order: Sequence[int], first: int, second: int) -> int:
    """Returns how many turns ``second`` plays after ``first`` in an order of play."""
    return (order.index(second) - order.index(first)) % len(order)


def seat_after(order: Sequence[int], seat: int, steps: int) -> int:
    """Returns the seat ``steps`` turns after ``seat``, or before it if negative."""
    return order[(order.index(seat) + steps) % len(order)]


_BY_NUMBER = tuple(tuple(range(players)) for players in range(5))
