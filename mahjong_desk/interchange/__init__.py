# SPDX-License-Identifier: MIT
"""The public JSON contract and the domain, turned into each other.

``parsing``      Reads JSON from outside, within the limits of the contract.
``fields``       Reads the values of a JSON object and refuses the wrong ones.
``read_hand``    Hands from JSON.
``read_event``   Events from JSON.
``told``         Which of several faults of an event is told.
``read``         Requests and matches from JSON.
``write_event``  Hands and events as JSON.
``write``        Matches and answers as JSON.
``describe``     The rule systems as JSON.
``house_rules``  The file of a club's own rules.
``commands``     One answer for one request.
``schema``       All that as JSON Schema, for the documents alone.

Tested together
    ``tests/interchange/test_commands.py``      fields, read, read_event, read_hand, write, write_event
    ``tests/interchange/test_extra_fields.py``  read_event, read_hand, write_event
    ``tests/conformance/test_conformance.py``   read, read_event, read_hand, write
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
