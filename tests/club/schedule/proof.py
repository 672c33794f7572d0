# SPDX-License-Identifier: MIT
"""What a round does to its players, counted from the rounds alone: a check that shares no code with what proposes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from mahjong_desk.club.schedule.rounds import RoundSeating


class Rematch(NamedTuple):
    """Two players who meet again."""

    first: str
    second: str


class RoundCheck(NamedTuple):
    """What can be said of a round; ``unfair`` are the players who sit out before their turn."""

    pairs: int
    rematches: tuple[Rematch, ...]
    unfair: tuple[str, ...]
    is_playable: bool

    @property
    def is_fair(self) -> bool:
        return self.is_playable and not self.unfair


def check_round(
    proposed: RoundSeating, before: Sequence[RoundSeating], present: Collection[str], size: int
) -> RoundCheck:
    """Returns what can be said of a round after others."""
    met = {pair for one in before for table in one.tables for pair in permutations(table, 2)}
    out = Counter(player for one in before for player in one.sits_out)
    pairs = [pair for table in proposed.tables for pair in combinations(table, 2)]
    # If nobody plays, nobody plays instead of another player.
    least = min((out[player] for player in proposed.players), default=len(before))
    return RoundCheck(
        pairs=len(pairs),
        rematches=tuple(Rematch(*pair) for pair in pairs if pair in met),
        unfair=tuple(player for player in proposed.sits_out if out[player] > least),
        is_playable=sorted((*proposed.players, *proposed.sits_out)) == sorted(present)
        and all(len(table) == size for table in proposed.tables),
    )
