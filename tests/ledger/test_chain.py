# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.ledger.chain import End, Line, LinkKind, first_gap, next_link
from mahjong_desk.ledger.entries import GENESIS
from tests.ledger.acts import AT

texts = st.text(st.characters(exclude_categories=()), max_size=8)
documents = st.dictionaries(texts, st.recursive(texts | st.integers() | st.none(), st.lists, max_leaves=5), max_size=4)


def line(number: int = 1, content: dict[str, Any] | None = None) -> Line:
    end = End()
    for _ in range(number):
        link = next_link(end, LinkKind.SESSION, AT, content or {"session": "s", "name": "Friday"})
        end = End(link.number, link.hash)
    return Line(link)


@given(documents)
def test_a_line_reads_as_it_was_spelled_whatever_was_entered(content: dict[str, Any]) -> None:
    spelled = line(content=content).spelled()
    assert spelled.count(b"\n") == 1
    assert Line.read(spelled) == line(content=content)


def test_a_line_can_be_read_by_people() -> None:
    assert "金曜の会" in line(content={"session": "s", "name": "金曜の会"}).spelled().decode()


@pytest.mark.parametrize("name", ["number", "at", "kind", "content", "previous", "hash"])
def test_no_field_of_a_line_can_be_changed_or_left_out(name: str) -> None:
    fields = json.loads(line(2).spelled())
    other = {"number": 7, "kind": "rates", "content": {"session": "s", "name": "Sunday"}, "hash": GENESIS}
    for changed in ({**fields, name: other.get(name, "x")}, {key: fields[key] for key in fields if key != name}):
        with pytest.raises(ValueError, match=r"line|seal|not a valid"):
            Line.read(json.dumps(changed).encode())


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b"7", b"[" * 5000, b"\xff", b'{"number": 1'])
def test_what_is_no_line_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Line.read(text)


def test_a_fingerprint_is_what_people_can_compare() -> None:
    assert (
        End(1, "7c410e9ba25d63f891d04b7ec3a628f5" + "0" * 32).fingerprint == "7C41 0E9B A25D 63F8 91D0 4B7E C3A6 28F5"
    )


def test_a_gap_is_found_where_a_line_does_not_follow() -> None:
    first, second, third = line(1), line(2), line(3)
    assert first_gap([first, second, third], End()) is None
    assert first_gap([first, third], End()) == 3
    assert first_gap([second], End()) == 2
    assert first_gap([], End()) is None
