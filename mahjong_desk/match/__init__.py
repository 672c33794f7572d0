# SPDX-License-Identifier: MIT
"""Matches: rules and events, from which everything else is replayed."""

from mahjong_desk.match.players import rename_players, swap_seats, swap_seats_in_event, swap_seats_in_rows
from mahjong_desk.match.replay import Match, Replay, ReplayRow, match_ended_refusal, replay

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
