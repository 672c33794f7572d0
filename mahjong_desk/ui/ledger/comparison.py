# SPDX-License-Identifier: MIT
"""What an edit would change: the match before and after it, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong_desk.match import Replay, Row


@dataclass(frozen=True, slots=True)
class Affected:
    """One row that reads otherwise after the edit.

    Attributes:
        before: The row as it is; None where it would be new.
        after: The row as it would be; None where it would be gone.
    """

    before: Row | None
    after: Row | None

    @property
    def stops_fitting(self) -> bool:
        """Whether the event could happen before and can no more."""
        fitted = self.before is None or self.before.refusal is None
        return fitted and self.after is not None and self.after.refusal is not None


@dataclass(frozen=True, slots=True)
class Comparison:
    """A match before and after an edit.

    Attributes:
        affected: The rows that read otherwise, in the order of the match.
    """

    before: Replay
    after: Replay
    affected: tuple[Affected, ...]
    totals_only: int
    seats: tuple[int, ...]

    @property
    def unfitting(self) -> int:
        """How many rows would no longer fit."""
        return sum(row.stops_fitting for row in self.affected)

    @property
    def nothing(self) -> bool:
        """Whether the edit changes nothing at all."""
        seated = self.before.players == self.after.players
        return not self.affected and seated and self.before.table == self.after.table


def compare(before: Replay, after: Replay, ids_before: Sequence[int], ids_after: Sequence[int]) -> Comparison:
    """Returns what differs between two states of a match whose rows are told apart by their ids."""
    old = dict(zip(ids_before, before.rows, strict=True))
    new = dict(zip(ids_after, after.rows, strict=True))
    # A row that goes stands where it stood; in one edit rows either come or go.
    order = list(ids_before if len(ids_before) > len(ids_after) else ids_after)
    affected: list[Affected] = []
    totals_only = 0
    for identity in order:
        was, becomes = old.get(identity), new.get(identity)
        if was is None or becomes is None or _reads_otherwise(was, becomes):
            affected.append(Affected(was, becomes))
        elif was.after.scores != becomes.after.scores:
            totals_only += 1
    return Comparison(before, after, tuple(affected), totals_only, tuple(range(before.table.players)))


def compare_exchanged(before: Replay, after: Replay, first: int, second: int) -> Comparison:
    """Returns what differs for each player between a match and the same one with two seats exchanged."""
    other = {first: second, second: first}
    seats = tuple(other.get(seat, seat) for seat in range(before.table.players))
    affected: list[Affected] = []
    totals_only = 0
    for was, becomes in zip(before.rows, after.rows, strict=True):
        if _goes_otherwise(was, becomes, seats):
            affected.append(Affected(was, becomes))
        elif was.after.scores != tuple(becomes.after.scores[seat] for seat in seats):
            totals_only += 1
    return Comparison(before, after, tuple(affected), totals_only, seats)


def _goes_otherwise(was: Row, becomes: Row, seats: Sequence[int]) -> bool:
    hands = [(row.before.round, row.before.number, row.before.honba) for row in (was, becomes)]
    return (
        was.settlement.deltas != tuple(becomes.settlement.deltas[seat] for seat in seats)
        or was.ended != becomes.ended
        or (was.refusal is None) is not (becomes.refusal is None)
        or hands[0] != hands[1]
    )


def _reads_otherwise(was: Row, becomes: Row) -> bool:
    places = [(row.before.round, row.before.number, row.before.dealer, row.before.honba) for row in (was, becomes)]
    return (
        was.event != becomes.event
        or was.settlement.deltas != becomes.settlement.deltas
        or was.ended != becomes.ended
        or (was.refusal is None) is not (becomes.refusal is None)
        or places[0] != places[1]
    )
