# SPDX-License-Identifier: MIT
"""The best hand of a match."""

from __future__ import annotations

from mahjong_desk.match import Replay, Row
from mahjong_desk.rules.events import Win


def best_hand(replay: Replay) -> Row | None:
    """Returns the row of the win that brought most, the first of equals; one with tiles before one without."""
    won = [row for row in replay.rows if isinstance(row.event, Win) and row.settlement.wins]
    return max(won, key=_worth, default=None)


def _worth(row: Row) -> tuple[int, bool, int]:
    hand = row.settlement.wins[0]
    return row.settlement.deltas[hand.winner], hand.evaluation.reading is not None, -row.index
