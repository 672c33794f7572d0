# SPDX-License-Identifier: MIT
"""Ranks by score, and the final results of the seats."""

from collections.abc import Sequence
from typing import NamedTuple

from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.table import Table
from mahjong_desk.texts import Text

SIDE_RESULTS = "side_results"
"""The key in ``Table.extra_fields`` of the side results so far, by seat."""


class ResultUnit(NamedTuple):
    """The unit of the result of a match; results of different units cannot be added.

    Attributes:
        points_per_unit: The number of points of an answer's ``results`` in one unit.
    """

    id: str
    name: Text
    points_per_unit: int = 1

    @property
    def decimals(self) -> int:
        """The minimum number of decimals of a result."""
        return int(self.points_per_unit > 1)

    def convert(self, result: float) -> float:
        """Converts a result, or a sum of results, from points to this unit."""
        return result if self.points_per_unit == 1 else round(result / self.points_per_unit, 6)


POINTS = ResultUnit("points", Text("points"))
"""The points of the match itself, the usual unit."""
THOUSANDS = ResultUnit("thousands", Text("thousand points"), points_per_unit=1000)
"""Points in thousands, such as +39.0."""


def rank_seats(scores: tuple[int, ...], *, shared: bool = False) -> tuple[int, ...]:
    """Returns the rank of each seat, 1 is best.

    Args:
        shared: Whether equal scores share the better rank; otherwise the lower seat ranks higher.
    """
    if shared:
        return tuple(1 + sum(other > score for other in scores) for score in scores)
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    return tuple(order.index(seat) + 1 for seat in range(len(scores)))


def score_differences(table: Table, start: int) -> tuple[int, ...]:
    """Returns the difference of each score to the start, in points."""
    return tuple(score - start for score in table.scores)


def split_evenly(amount: int, shares: int, unit: int) -> tuple[int, ...]:
    """Splits an amount as evenly as whole units allow, the larger shares first.

    A remainder below one unit is added to the first share; a negative amount is split by its absolute value.
    """
    sign = -1 if amount < 0 else 1
    units, rest = divmod(abs(amount), unit)
    each, odd = divmod(units, shares)
    amounts = [(each + (index < odd)) * unit for index in range(shares)]
    amounts[0] += rest
    return tuple(sign * share for share in amounts)


def placement_bonuses(ranks: Sequence[int], prizes: Sequence[int], unit: int) -> tuple[int, ...]:
    """Returns the prize of each seat; tied seats split the prizes of their ranks."""
    bonuses = [0] * len(ranks)
    for rank in set(ranks):
        seats = [seat for seat, seat_rank in enumerate(ranks) if seat_rank == rank]
        pool = sum(prizes[rank - 1 : rank - 1 + len(seats)])
        for seat, share in zip(seats, split_evenly(pool, len(seats), unit), strict=True):
            bonuses[seat] = share
    return tuple(bonuses)


def balance_to_total(amounts: Sequence[int], seat: int, total: int) -> tuple[int, ...]:
    """Returns the amounts with one seat's set so that the sum is ``total``."""
    rest = total - sum(amount for index, amount in enumerate(amounts) if index != seat)
    return tuple(rest if index == seat else amount for index, amount in enumerate(amounts))


def side_results(table: Table) -> tuple[int, ...]:
    """Returns the side results so far, by seat."""
    results = table.extra_fields.get(SIDE_RESULTS)
    return results if isinstance(results, tuple) else (0,) * table.players


def with_side_results(table: Table, settlement: Settlement) -> Table:
    """Returns the table with the side results of a settlement added."""
    if not any(settlement.side_results):
        return table
    pairs = zip(side_results(table), settlement.side_results, strict=True)
    sides = tuple(result + change for result, change in pairs)
    return table._replace(extra_fields={**table.extra_fields, SIDE_RESULTS: sides})
