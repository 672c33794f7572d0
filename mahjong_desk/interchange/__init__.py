# SPDX-License-Identifier: MIT
"""The public JSON contract and the domain, turned into each other.

``parsing``      Reads JSON from outside, within the limits of the contract.
``fields``       Reads the values of a JSON object and refuses the wrong ones.
``read_hand``    Hands from JSON.
``events``       Events from JSON and as JSON, by one table of their fields.
``read``         Requests and matches from JSON.
``write_hand``   Hands as JSON.
``write``        Matches and answers as JSON.
``describe``     The rule systems as JSON.
``house_rules``  The file of a club's own rules.
``commands``     One answer for one request.
``schema``       All that as JSON Schema, for the documents alone.

Tested together
    ``tests/interchange/test_commands.py``      fields, read, events, read_hand, write, write_hand
    ``tests/interchange/test_extra_fields.py``  events, read_hand, write_hand
    ``tests/conformance/test_conformance.py``   read, events, read_hand, write
"""

from mahjong_desk.interchange.events import read_event, write_event
from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, read_match, read_rules
from mahjong_desk.interchange.write import write_match, write_replay

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
