# SPDX-License-Identifier: MIT
"""The cases of the interchange contract, with the answers that it requires."""

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.interchange.commands import answer_request

MULTISETS = {"yaku", "fu_items", "payments"}
CASES = [
    pytest.param(case, id=f"{path.stem}-{case['id']}")
    for path in sorted(Path(__file__).parent.glob("*.jsonl"))
    for case in map(json.loads, path.read_text(encoding="utf-8").splitlines())
]


def holds(expected: Any, actual: Any, key: str = "") -> bool:
    """Returns whether ``actual`` contains everything in ``expected`` (contract.md §6)."""
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(
            name in actual and holds(expected[name], actual[name], name) for name in expected
        )
    if isinstance(expected, list):
        if not isinstance(actual, list) or len(expected) != len(actual):
            return False
        if key not in MULTISETS:
            return all(holds(one, other) for one, other in zip(expected, actual, strict=True))
        rest = list(actual)
        for item in expected:
            match = next((place for place, other in enumerate(rest) if holds(item, other)), None)
            if match is None:
                return False
            del rest[match]
        return True
    return type(expected) is type(actual) and bool(expected == actual)


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    answer = answer_request(case["command"], json.dumps(case["request"]))
    assert holds(case["expect"], answer), f"{case['why']}\nexpected {case['expect']}\ngot      {answer}"


def test_the_comparison_sees_differences() -> None:
    assert holds({"yaku": [{"id": "a"}, {"id": "b"}]}, {"yaku": [{"id": "b", "value": 1}, {"id": "a"}], "more": 1})
    assert not holds({"yaku": [{"id": "a"}, {"id": "a"}]}, {"yaku": [{"id": "a"}, {"id": "b"}]})
    assert not holds({"deltas": [1, 2]}, {"deltas": [2, 1]})
    assert not holds({"ok": True}, {"ok": 1})
