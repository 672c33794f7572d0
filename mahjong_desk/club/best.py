# SPDX-License-Identifier: MIT
"""The best hand of a match."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.match import Replay, Row
from mahjong_desk.rules.events import Win, Winner
from mahjong_desk.rules.reasons import Evaluation


class BestHand(NamedTuple):
    """One player's win.

    Attributes:
        row: The row in which it was won.
        place: Which of its wins it is.
    """

    row: Row
    place: int

    @property
    def winner(self) -> Winner:
        """Who won, with the hand."""
        assert isinstance(self.row.event, Win)
        return self.row.event.wins[self.place]

    @property
    def evaluation(self) -> Evaluation:
        """What the hand is worth, and why."""
        return self.row.settlement.wins[self.place].evaluation


def best_hand(replay: Replay) -> BestHand | None:
    """Returns the most valuable hand won, by its own worth and not by what was paid beside it.

    Of equal ones a limit yaku is better than a counted limit, more han and more fu than fewer, a hand with tiles than
    one without, the earlier than the later.
    """
    won = [
        BestHand(row, place)
        for row in replay.rows
        if isinstance(row.event, Win)
        for place in range(len(row.settlement.wins))
    ]
    return max(won, key=_worth, default=None)


def _worth(hand: BestHand) -> tuple[int, bool, int, int, bool, int]:
    value = hand.evaluation
    limited = value.limit is not None and value.han is None
    return value.base, limited, value.han or 0, value.fu or 0, value.reading is not None, -hand.row.index
