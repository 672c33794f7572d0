# SPDX-License-Identifier: MIT
"""The hands of a match: how many were played, and which was the last."""

from __future__ import annotations

from mahjong_desk.match.replay import Replay
from mahjong_desk.rules.events import Draw, Win


def hands_played(replay: Replay) -> int:
    """Returns how many hands of a match were played to their end."""
    return sum(row.refusal is None and isinstance(row.event, Win | Draw) for row in replay.rows)


def last_hand(replay: Replay) -> int | None:
    """Returns the index of the row in which the last deal ended; of the last row where none has, None of no rows."""
    ended = (row.index for row in reversed(replay.rows) if row.ends_deal)
    return next(ended, replay.rows[-1].index if replay.rows else None)
