# SPDX-License-Identifier: MIT
"""What a round does to its players, counted from the rounds alone: a check that shares no code with what proposes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from mahjong_desk.club.schedule.rounds import RoundSeating


class Rematch(NamedTuple):
    """Two players who meet again, after so many meetings before."""

    first: str
    second: str
    before: int


class RoundCheck(NamedTuple):
    """What can be said of a round; ``wrong_size_tables`` are the tables, from 0, with too many players or too few."""

    pairs: int
    rematches: tuple[Rematch, ...]
    sits_out: tuple[str, ...]
    unfair: tuple[str, ...]
    one_sided: tuple[str, ...]
    seated_twice: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    wrong_size_tables: tuple[int, ...] = ()

    @property
    def new_pairs(self) -> int:
        """How many pairs meet for the first time."""
        return self.pairs - len(self.rematches)

    @property
    def is_valid(self) -> bool:
        """Whether it can be played at all."""
        return not (self.seated_twice or self.missing or self.absent or self.wrong_size_tables)

    @property
    def is_fair(self) -> bool:
        """Whether it can be played and nobody sits out before his turn."""
        return self.is_valid and not self.unfair


def check_round(
    proposed: RoundSeating, before: Sequence[RoundSeating], present: Collection[str], size: int
) -> RoundCheck:
    """Returns what can be said of a round."""
    met: Counter[tuple[str, str]] = Counter()
    out: Counter[str] = Counter()
    seats: dict[str, list[int]] = {player: [0] * size for player in present}
    for one in (*before, proposed):
        for table in one.tables:
            for seat, player in enumerate(table[:size]):
                if player in seats:
                    seats[player][seat] += 1
    for one in before:
        out.update(one.sits_out)
        for table in one.tables:
            met.update((a, b) for a in table for b in table if a != b)
    pairs = [(a, b) for table in proposed.tables for at, a in enumerate(table) for b in table[at + 1 :]]
    standing = Counter((*proposed.players, *proposed.sits_out))
    # Where nobody plays, nobody plays instead of another.
    least = min((out[player] for player in proposed.players), default=len(before))
    return RoundCheck(
        pairs=len(pairs),
        rematches=tuple(Rematch(a, b, met[a, b]) for a, b in pairs if met[a, b]),
        sits_out=proposed.sits_out,
        unfair=tuple(player for player in proposed.sits_out if out[player] > least),
        one_sided=tuple(player for player, held in seats.items() if max(held) > min(held) + 2),
        seated_twice=tuple(player for player, times in standing.items() if times > 1),
        missing=tuple(player for player in present if player not in standing),
        absent=tuple(player for player in standing if player not in present),
        wrong_size_tables=tuple(number for number, table in enumerate(proposed.tables) if len(table) != size),
    )
