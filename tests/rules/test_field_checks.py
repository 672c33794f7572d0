# SPDX-License-Identifier: MIT
"""Extra fields that contradict how a ruleset declares them are refused at their place."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.interchange.events import read_event, write_event
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from tests.rules.telling import RULESET

RULES = RULESET.bind({})
TABLE = RULES.opening_table()
DRAW = {"type": "draw", "kind": "exhaustive"}
FOUL = {"type": "chombo", "player": 1}


@pytest.mark.parametrize(
    "event",
    [
        {**DRAW, "lucky": []},
        {**DRAW, "lucky": [3, 0]},
        {**DRAW, "kind": "abandoned", "caller": 0},
        FOUL,
        {**FOUL, "foul": "slip"},
        {**FOUL, "foul": "penalty", "points": 5},
        {**FOUL, "foul": "penalty", "points": 30, "to": 0},
        {**FOUL, "foul": "penalty", "points": 30, "to": "house"},
    ],
)
def test_consistent_values_are_read_settled_and_written(event: dict[str, Any]) -> None:
    read = read_event(RULES, event)
    RULES.settle(TABLE, read)
    assert write_event(read, RULESET) == event


@pytest.mark.parametrize(
    ("event", "code", "path"),
    [
        ({**DRAW, "lucky": [0, 4]}, ErrorCode.BAD_SEAT, "lucky[1]"),
        ({**DRAW, "lucky": [0, 0]}, ErrorCode.BAD_REQUEST, "lucky"),
        ({**DRAW, "lucky": [True]}, ErrorCode.BAD_REQUEST, "lucky[0]"),
        ({**DRAW, "lucky": 1}, ErrorCode.BAD_REQUEST, "lucky"),
        ({**DRAW, "caller": 0}, ErrorCode.BAD_REQUEST, "caller"),
        ({**DRAW, "kind": "abandoned", "caller": 4}, ErrorCode.BAD_SEAT, "caller"),
        ({**DRAW, "kind": "abandoned", "caller": None}, ErrorCode.BAD_REQUEST, "caller"),
        ({**DRAW, "kind": "abandoned", "lucky": [1]}, ErrorCode.BAD_REQUEST, "lucky"),
        ({**FOUL, "points": 5}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "to": 0}, ErrorCode.BAD_REQUEST, "to"),
        ({**FOUL, "foul": "penalty"}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "foul": "penalty", "points": 6}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "foul": "penalty", "points": True}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "foul": "penalty", "points": 5, "to": "bank"}, ErrorCode.BAD_REQUEST, "to"),
        ({**FOUL, "foul": "penalty", "points": 5, "to": None}, ErrorCode.BAD_REQUEST, "to"),
        ({**FOUL, "foul": "theft"}, ErrorCode.BAD_REQUEST, "foul"),
    ],
)
def test_what_does_not_is_refused_at_its_place(event: dict[str, Any], code: ErrorCode, path: str) -> None:
    with pytest.raises(Refusal) as caught:
        RULES.settle(TABLE, read_event(RULES, event))
    assert (caught.value.code, caught.value.path) == (code, path)
