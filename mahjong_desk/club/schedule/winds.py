# SPDX-License-Identifier: MIT
"""Who gets which wind: each player each of them as often as the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

from mahjong_desk.club.schedule.rounds import Round, Table, seats_held


def balanced(tables: Sequence[Table], before: Sequence[Round], source: Random) -> tuple[Table, ...]:
    """Returns the tables with their players on the seats that each of them has had least.

    Args:
        tables: Who sits at which table, in any order.
        before: The rounds that were played.
        source: Decides between equals.
    """
    held = seats_held(before)
    found = []
    for table in tables:
        orders = list(permutations(table))
        source.shuffle(orders)
        # The square makes a third time in a wind worse than two second times.
        found.append(
            min(
                orders,
                key=lambda order: sum(
                    (held[player][seat] + 1) ** 2 - held[player][seat] ** 2
                    for seat, player in enumerate(order)
                    if player in held
                ),
            )
        )
    return tuple(found)
