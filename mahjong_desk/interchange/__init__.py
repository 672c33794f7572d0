# SPDX-License-Identifier: MIT
"""The public JSON contract and the domain, turned into each other.

``fields`` reads JSON values and refuses the wrong ones, ``read`` makes requests, events and matches of them,
``write`` makes answers, ``commands`` puts both together into one answer for one request; ``house_rules`` reads and
writes the file of a club's own rules; ``schema`` says all that as JSON Schema, for the documents alone.
"""

from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, read_match, read_rules
from mahjong_desk.interchange.read_event import read_event
from mahjong_desk.interchange.write import write_match, write_replay
from mahjong_desk.interchange.write_event import write_event

__all__ = [
    "MATCH_FORMAT",
    "MATCH_VERSION",
    "read_event",
    "read_match",
    "read_rules",
    "write_event",
    "write_match",
    "write_replay",
]
