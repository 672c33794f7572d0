# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from mahjong_desk.ledger.documents import freeze, read, spell, thaw
from tests.ledger.acts import events, json_values


@given(json_values)
def test_thawing_what_was_frozen_gives_the_same(value: Any) -> None:
    assert thaw(freeze(value)) == value


@given(events)
def test_an_object_is_read_as_it_was_spelled(event: dict[str, Any]) -> None:
    assert thaw(read(spell(event))) == event
    assert json.loads(spell(event)) == event


def test_a_frozen_object_cannot_be_changed_at_any_depth() -> None:
    source = {"wins": [{"winner": 1}]}
    frozen = freeze(source)
    source["wins"][0]["winner"] = 2
    assert thaw(frozen) == {"wins": [{"winner": 1}]}
    with pytest.raises(TypeError):
        frozen["wins"][0]["winner"] = 3
    with pytest.raises(AttributeError):
        frozen["wins"].append({})


def test_the_order_of_keys_does_not_change_the_spelling() -> None:
    assert spell({"b": 1, "a": [True, None, "麻"]}) == spell({"a": (True, None, "麻"), "b": 1})
    assert spell({"b": 1, "a": "麻"}) == '{"a":"\\u9ebb","b":1}'


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_a_number_that_json_lacks_is_refused(number: float) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        spell({"value": number})


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "1", '{"a": 1}', '{"b":1,"a":2}', '{"a":1,"a":1}', '{"a":NaN}', '{"a":"麻"}', "[" * 100_000]
)
def test_only_the_canonical_spelling_of_an_object_is_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each text is wrong in its own way
        read(text)
