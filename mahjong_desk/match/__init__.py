# SPDX-License-Identifier: MIT
"""A match is its ruleset and its events; everything else is replayed from them."""

from mahjong_desk.match.match import Match
from mahjong_desk.match.replay import Replay, ReplayRow, match_ended_refusal, replay
from mahjong_desk.match.seats import rename_players, swap_seats, swap_seats_in_event, swap_seats_in_rows

__all__ = [
    "Match",
    "Replay",
    "ReplayRow",
    "match_ended_refusal",
    "rename_players",
    "replay",
    "swap_seats",
    "swap_seats_in_event",
    "swap_seats_in_rows",
]
