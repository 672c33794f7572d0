# SPDX-License-Identifier: MIT
"""The final result of each seat: ranks, shared prizes, and what moved beside the points.

A prize is what a rank adds, such as uma and oka (ウマ・オカ). Players who share a rank share the prizes of all ranks that
they take up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import rank_by_score, rank_by_score_shared
from mahjong_desk.texts import Text

SIDE_RESULTS = "side_results"
"""The key in ``Table.extra_fields`` of what moved in the unit of the results so far, by seat."""


class ResultUnit(NamedTuple):
    """What the result of a match is counted in; results of another unit cannot be added to it as they are.

    Attributes:
        points: How many points of an answer's ``results`` are one of it.
    """

    id: str
    names: Text
    points: int = 1

    @property
    def decimals(self) -> int:
        """How many decimals a result has at least, as people write it."""
        return int(self.points > 1)

    def of(self, result: float) -> float:
        """Returns a result in this unit, as people read it, or a sum of such; an answer's ``results`` are points."""
        return result if self.points == 1 else round(result / self.points, 6)


POINTS = ResultUnit("points", Text("points"))
"""The points of the match itself, which most rule systems count to the end."""
THOUSANDS = ResultUnit("thousands", Text("thousand points"), points=1000)
"""Points that are told by the thousand, such as +39.0."""


def rank_seats(scores: tuple[int, ...], *, shared: bool) -> tuple[int, ...]:
    """Returns the place of each seat, 1 is best.

    Args:
        scores: The points of each seat.
    """
    return rank_by_score_shared(scores) if shared else rank_by_score(scores)


def score_differences(table: Table, start: int) -> tuple[int, ...]:
    """Returns the distance of each score to what everybody began with, in points."""
    return tuple(score - start for score in table.scores)


def final_result(table: Table, reason: str, ranks: tuple[int, ...], results: tuple[float, ...]) -> FinalResult:
    """Returns the final result of a match that changes nothing in the last scores."""
    return FinalResult(reason=reason, scores=table.scores, ranks=ranks, results=results, house=table.house, label=None)


def split_evenly(amount: int, shares: int, unit: int) -> tuple[int, ...]:
    """Returns an amount as shares that are as equal as whole units allow, the greater ones first.

    What is less than a unit goes to the first; a negative amount is shared by its size.
    """
    sign = -1 if amount < 0 else 1
    units, rest = divmod(abs(amount), unit)
    each, odd = divmod(units, shares)
    found = [(each + (place < odd)) * unit for place in range(shares)]
    found[0] += rest
    return tuple(sign * share for share in found)


def placement_bonuses(ranks: Sequence[int], prizes: Sequence[int], unit: int) -> tuple[int, ...]:
    """Returns the prize of each seat."""
    found = [0] * len(ranks)
    for rank in set(ranks):
        seats = [seat for seat, place in enumerate(ranks) if place == rank]
        together = sum(prizes[rank - 1 : rank - 1 + len(seats)])
        for seat, share in zip(seats, split_evenly(together, len(seats), unit), strict=True):
            found[seat] = share
    return tuple(found)


def balance_to_total(amounts: Sequence[int], seat: int, total: int) -> tuple[int, ...]:
    """Returns the amounts with one seat's set so that the sum is ``total``."""
    rest = total - sum(amount for one, amount in enumerate(amounts) if one != seat)
    return tuple(rest if one == seat else amount for one, amount in enumerate(amounts))


def side_results_of(table: Table) -> tuple[int, ...]:
    """Returns what moved in the unit of the results so far, by seat."""
    found = table.extra_fields.get(SIDE_RESULTS)
    return found if isinstance(found, tuple) else (0,) * table.players


def with_side_results(table: Table, settlement: Settlement) -> Table:
    """Returns the table with what a settlement moves in the unit of the results."""
    if not any(settlement.side_results):
        return table
    moved = zip(side_results_of(table), settlement.side_results, strict=True)
    sides = tuple(one + more for one, more in moved)
    return replace(table, extra_fields={**table.extra_fields, SIDE_RESULTS: sides})
