# SPDX-License-Identifier: MIT
"""The rule systems, told as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from mahjong_desk.interchange.commands import describe


def test_the_list_names_every_ruleset() -> None:
    assert [ruleset["id"] for ruleset in describe(None)["rulesets"]] == [
        "arushiaru",
        "boo",
        "wsom",
        "beijing",
        "shogi",
    ]


def test_an_unknown_ruleset() -> None:
    assert describe("chess")["error"]["code"] == "unknown_ruleset"


def test_a_ruleset_is_told_whole() -> None:
    told = json.loads(json.dumps(describe("arushiaru")))
    assert len(told["options"]) == 14
    assert len(told["yaku"]) == 31
    assert sum(piece["copies"] for piece in told["pieces"]) == 136
    assert [one["id"] for one in told["situations"] if one["accepted"]] == [
        "haitei", "rinshan", "chankan", "tenhou", "chiihou",
    ]  # fmt: skip


def names_in(value: Any) -> Iterator[dict[str, str]]:
    if isinstance(value, dict):
        if set(value) == {"ja", "en", "zh"}:
            yield value
        for inner in value.values():
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


def test_every_name_stands_in_three_languages() -> None:
    names = list(names_in(describe("arushiaru")))
    assert len(names) > 100
    assert all(text.strip() for one in names for text in one.values())
