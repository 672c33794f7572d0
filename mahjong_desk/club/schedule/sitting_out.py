# SPDX-License-Identifier: MIT
"""Whose turn it is to sit out where the players do not fill the tables: nobody twice before everybody once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from mahjong_desk.club.schedule.rounds import Round, times_out


class Turns(NamedTuple):
    """Who sits out.

    Attributes:
        candidates: Those of whom it is equally the turn, in the order in which they are asked.
    """

    certain: tuple[str, ...]
    candidates: tuple[str, ...]
    wanted: int


def turns(present: Sequence[str], before: Sequence[Round], size: int, source: Random) -> Turns:
    """Returns whose turn it is: of those who sat out least often, those who have played most.

    Whoever has just come has not waited yet, and plays before anybody sits out twice.
    """
    wanted = len(present) % size if len(present) >= size else len(present)
    out = times_out(before)
    played = Counter(player for one in before for player in one.players)
    order = list(present)
    source.shuffle(order)
    order.sort(key=lambda player: (out[player], -played[player]))
    certain: list[str] = []
    while order and wanted:
        turn = out[order[0]], played[order[0]]
        equal = [player for player in order if (out[player], played[player]) == turn]
        if len(equal) >= wanted:
            return Turns(tuple(certain), tuple(equal), wanted)
        certain += equal
        wanted -= len(equal)
        order = order[len(equal) :]
    return Turns(tuple(certain), (), 0)
