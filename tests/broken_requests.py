# SPDX-License-Identifier: MIT
"""Broken requests: the conformance cases with random changes."""

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_FILES = sorted((Path(__file__).parent / "conformance").glob("*.jsonl"))
CASES = tuple(json.loads(line) for file in _FILES for line in file.read_text(encoding="utf-8").splitlines())
"""All conformance cases of all rulesets."""


def _deep(depth: int) -> list[Any]:
    return [_deep(depth - 1)] if depth else []


_JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 4, 13, 10**30, -(10**30), 1.5, 1e308, "", " ", "E", "x", "5z", "0p", "0m", "123m", "PPP", "🀄",
    "\u0000", "\ud800", "\u2028", "x" * 10_001, 10**9, 10**9 + 1, _deep(20), _deep(70), "１ｍ", "m", "1", "9" * 500 + "s", [], {}, [None], [[]], [0, 0], {"": 0}, [1, 2, 3, 4], "chi", "ankan", "riichi", "chankan",
)  # fmt: skip
_CHARACTERS = '0123456789mpszPLNSGBRK {}[]",:\\\x00 é🀄'


def malformed_requests(command: str, source: random.Random, number: int) -> Iterator[str]:
    """Yields ``number`` requests, each a conformance case with one to four changes."""
    cases = [case for case in CASES if case["command"] == command]
    for _ in range(number):
        request = copy.deepcopy(source.choice(cases)["request"])
        other = source.choice(CASES)["request"]
        for _ in range(source.choice((1, 1, 1, 2, 4))):
            request = changed_value(request, other, source)
        text = json.dumps(request, ensure_ascii=source.random() < 0.5)
        if source.random() < 0.15:
            text = with_typo(text, source)
        yield _respelled(text, source) if source.random() < 0.05 else text


def places(value: Any) -> list[tuple[Any, Any]]:
    """Returns the container and key of every value in a JSON value."""
    entries: list[tuple[Any, Any]] = []
    heap = [value]
    while heap:
        container = heap.pop()
        keys = list(container) if isinstance(container, dict) else range(len(container))
        for key in keys:
            entries.append((container, key))
            if isinstance(container[key], dict | list):
                heap.append(container[key])
    return entries


def changed_value(request: Any, other: Any, source: random.Random) -> Any:
    """Changes a JSON value at random, mostly in place, and returns the result."""
    every = places(request) if isinstance(request, dict | list) else []
    if not every:
        return source.choice(_JUNK)
    container, key = source.choice(every)
    old = container[key]
    match source.randrange(7):
        case 0:
            del container[key]
        case 1:
            container[key] = copy.deepcopy(source.choice(_JUNK))
        case 2 if isinstance(container, dict):
            container[source.choice([str(key) + "s", "robbed_kan", "immunity", "dora_indicators", "players"])] = old
        case 2:
            container.insert(key, copy.deepcopy(old))
        case 3 if type(old) is int:
            container[key] = old + source.choice((-4, -1, 1, 4, 100))
        case 3 if isinstance(old, str):
            container[key] = with_typo(old, source)
        case 4:
            theirs = places(other) if isinstance(other, dict | list) else []
            if theirs:
                place, name = source.choice(theirs)
                container[key] = copy.deepcopy(place[name])
        case 5 if isinstance(old, list):
            source.shuffle(old)
        case 6 if isinstance(old, list):
            container[key] = old * source.choice((0, 2, 3))
        case _:
            same_key = [(c, k) for c, k in every if k == key]
            place, name = source.choice(same_key)
            container[key] = copy.deepcopy(place[name])
    return request


def _respelled(text: str, source: random.Random) -> str:
    """Returns text that no program that knows JSON would write."""
    match source.randrange(5):
        case 0:
            return "\ufeff" + text
        case 1:
            return text.replace("{", '{"ruleset": "boo", ', 1)
        case 2:
            number = source.choice(("9" * 5_000, "NaN", "-Infinity", "1e999", "1.0", "-0"))
            return re.sub(r"\b[0-9]+\b", number, text, count=1)
        case 3:
            return "[" * 5_000 + text
        case _:
            return text + " " * (1 << 20)


def with_typo(text: str, source: random.Random) -> str:
    place = source.randrange(len(text) + 1)
    match source.randrange(4):
        case 0:
            changed = text[:place] + source.choice(_CHARACTERS) + text[place:]
        case 1:
            changed = text[:place] + text[place + 1 :]
        case 2:
            changed = text[:place]
        case _:
            changed = text[:place] + source.choice(_CHARACTERS) + text[place + 1 :]
    return changed.replace("\n", " ").replace("\r", " ")
