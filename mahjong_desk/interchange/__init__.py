# SPDX-License-Identifier: MIT
"""Conversion between the public JSON contract and the domain."""

from mahjong_desk.interchange.events import read_event, write_event
from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, read_match, read_table_rules
from mahjong_desk.interchange.write import write_match, write_replay

__all__ = [
    "MATCH_FORMAT",
    "MATCH_VERSION",
    "read_event",
    "read_match",
    "read_table_rules",
    "write_event",
    "write_match",
    "write_replay",
]
