# SPDX-License-Identifier: MIT
"""The best hand of a match."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation

HandRank = tuple[int, bool, int, int, bool]
"""By what hands are compared."""


class BestHand(NamedTuple):
    """One player's win."""

    row: ReplayRow
    winner_index: int

    @property
    def winner(self) -> Winner:
        assert isinstance(self.row.event, Win)
        return self.row.event.wins[self.winner_index]

    @property
    def evaluation(self) -> Evaluation:
        """What the hand is worth, and why."""
        return self.row.settlement.wins[self.winner_index].evaluation


def best_hand(replay: Replay) -> BestHand | None:
    """Returns the most valuable hand won, by its own worth and not by what was paid with it.

    Ties are decided by limit yaku over counted limits, more han, more fu, tiles over typed values, the earlier hand.
    """
    return most_valuable(*replay.rows)


def most_valuable(*rows: ReplayRow) -> BestHand | None:
    """Returns the most valuable hand won in some rows, by the same comparison, or None if there is no win."""
    won = [
        BestHand(row, place) for row in rows if isinstance(row.event, Win) for place in range(len(row.settlement.wins))
    ]
    return max(won, key=_worth, default=None)


def _worth(hand: BestHand) -> tuple[HandRank, int]:
    value = hand.evaluation
    return hand_rank(value.base, value.limit, value.han, value.fu, shown=value.reading is not None), -hand.row.index


def hand_rank(base: int, limit: str | None, han: int | None, fu: int | None, *, shown: bool) -> HandRank:
    """Returns a sort key for hands of one rule system: the greater, the more valuable; ``han`` is None for a limit yaku."""
    return base, limit is not None and han is None, han or 0, fu or 0, shown
