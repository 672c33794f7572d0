# SPDX-License-Identifier: MIT
"""Which deal a match has come to: what is set once a deal, such as an indicator, goes with the hands of that deal."""

from __future__ import annotations

from mahjong_desk.match.replay import Replay, Row
from mahjong_desk.rules.events import Chombo, Draw, Win


def ends_deal(row: Row) -> bool:
    """Tells whether the deal is over with a row: it was won, drawn, or called off for a foul.

    After a foul for which only the offender's hand is dead, the others play on.
    """
    event = row.event
    if isinstance(event, Chombo):
        return event.player not in row.after.dead_hands
    return isinstance(event, Win | Draw)


def deals_played(replay: Replay) -> int:
    """Returns how many deals are over."""
    return sum(1 for row in replay.rows if ends_deal(row))


def hands_played(replay: Replay) -> int:
    """Returns how many hands of a match were played to their end."""
    return sum(row.refusal is None and isinstance(row.event, Win | Draw) for row in replay.rows)


def last_hand(replay: Replay) -> int | None:
    """Returns the index of the row in which the last deal ended; of the last row where none has, None of no rows."""
    ended = (row.index for row in reversed(replay.rows) if ends_deal(row))
    return next(ended, replay.rows[-1].index if replay.rows else None)
