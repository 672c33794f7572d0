# SPDX-License-Identifier: MIT
"""How many rounds can still follow in which nobody meets again, and which they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from mahjong_desk.club.schedule.designs import Rounds, design
from mahjong_desk.club.schedule.fitting import Tables, fits
from mahjong_desk.club.schedule.rounds import Round, meetings
from mahjong_desk.club.schedule.sitting_out import turns
from mahjong_desk.club.schedule.trying_all import without_meeting

_GLANCE: Final = 6_000
"""So many tries show whether one of several rounds stands in a known schedule."""
_PATIENCE: Final = 120
"""The fewer play, the more often it is tried anew: twenty players six times, forty three times."""
_WAYS: Final = 40
"""In so many ways what was played is put into a known schedule."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """Looks ahead for those who are there, as if nobody came or went.

    The same rounds before give the same rounds after: a round that was taken because others can follow is followed by them.
    """

    present: tuple[str, ...]
    size: int
    seed: int

    def follow(self, before: Sequence[Round], wanted: int) -> tuple[Tables, ...]:
        """Returns rounds that are known to be able to follow, as many as are found up to the number that is wanted."""
        found = tuple(one.tables for one in self.by_trying(before, wanted))
        if len(found) < min(wanted, self.schedule_left(before)):
            ways = fits(self._schedule(before), before, self.seed, _GLANCE)
            return next((left[:wanted] for left in ways if left), found)
        return found

    def by_trying(self, before: Sequence[Round], wanted: int) -> tuple[Round, ...]:
        """Returns rounds that can follow one after the other, found by trying; as many as are found."""
        longest: tuple[Round, ...] = ()
        for beginning in range(max(1, _PATIENCE // max(1, len(self.present)))):
            found = self._tried(before, wanted, beginning)
            if len(found) > len(longest):
                longest = found
            if len(longest) >= wanted:
                break
        return longest

    def _tried(self, before: Sequence[Round], wanted: int, beginning: int) -> tuple[Round, ...]:
        rounds = list(before)
        for number in range(len(before), len(before) + wanted):
            source = Random(f"{self.seed} {number} {beginning}")
            due = turns(sorted(self.present), rounds, self.size, source)
            out = {*due.certain, *due.candidates[: due.wanted]}
            playing = [player for player in sorted(self.present) if player not in out]
            tables = without_meeting(playing, meetings(rounds), self.size, source)
            if not tables:
                break
            rounds.append(Round(tables, tuple(sorted(out))))
        return tuple(rounds[len(before) :])

    def by_schedule(self, before: Sequence[Round]) -> Iterator[tuple[Tables, ...]]:
        """Yields what is left of a known schedule, in any order, for some ways to go on with it; in between, nothing."""
        ways = 0
        for left in fits(self._schedule(before), before, self.seed):
            yield left
            ways += bool(left)
            if ways == _WAYS:
                return

    def schedule_left(self, before: Sequence[Round]) -> int:
        """Returns how many rounds a known schedule has left at most."""
        return max(0, len(self._schedule(before)) - len(before))

    def _schedule(self, before: Sequence[Round]) -> Rounds:
        """Returns the known schedule; none where somebody else has played than those who are there."""
        everybody = sorted(self.present)
        if any(sorted(one.players) != everybody for one in before):
            return ()
        return design(len(everybody), self.size)
