# SPDX-License-Identifier: MIT
"""A match as its ruleset and its events; everything else is replayed from them.

``match``     ``Match``: who plays by which rules, and what happened.
``replay``    Plays a match from its events, one table after the other.
``names``     When two spellings are the name of one player.
``needed``    What a player needs to change how the match stands.
``seats``     Names spelt anew, and players who sat on each other's seats.
``declared``  A riichi that was forgotten, in its row or in the win.
``cleared``   Penalty tiles that left a hand although nobody entered it.

Tested together
    ``tests/match/test_replay.py``                   match
    ``tests/match/test_every_ruleset.py``            match
    ``tests/ui/rulesets/test_late_riichi.py``        declared
    ``tests/ui/rulesets/test_forgotten_penalty.py``  cleared
"""

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
