# SPDX-License-Identifier: MIT
"""A match is its ruleset and its events; everything else is replayed from them."""

from mahjong_desk.match.match import Match
from mahjong_desk.match.replay import Replay, Row, has_ended, replay
from mahjong_desk.match.seats import exchanged, exchanged_event, exchanged_within, renamed

__all__ = [
    "Match",
    "Replay",
    "Row",
    "exchanged",
    "exchanged_event",
    "exchanged_within",
    "has_ended",
    "renamed",
    "replay",
]
