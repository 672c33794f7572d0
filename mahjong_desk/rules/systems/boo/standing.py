# SPDX-License-Identifier: MIT
"""Scores compared with the points at the start: who is first, who floats, who has lost (rules/boo.md §10)."""

from __future__ import annotations

from mahjong_desk.rules.model.table import Table

START = 2000
"""What everybody starts with; who has less at the end, and is not first, has lost."""
DOUBLED_START = 2 * START
"""The score that ends the match."""
YAKUMAN_WINNER = "yakuman_winner"
"""The key in ``Table.extra_fields`` of who won the yakuman that ended the match."""
LABELS = ("none", "maru_c", "maru_b", "maru_a")
"""What an end is called, by the number of losers."""


def leader(table: Table) -> int:
    """Returns the first player: the highest score, of equal ones the lower seat; the winner of a yakuman that ends."""
    winner = table.extra_fields.get(YAKUMAN_WINNER)
    if isinstance(winner, int):
        return winner
    return table.scores.index(max(table.scores))


def losers_of(table: Table) -> tuple[int, ...]:
    """Returns who is below the points of the start without being first."""
    first = leader(table)
    return tuple([seat for seat, score in enumerate(table.scores) if score < START and seat != first])
