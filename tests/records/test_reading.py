# SPDX-License-Identifier: MIT
"""Which format a file is, by its content."""

from __future__ import annotations

import json

import pytest

from mahjong_desk.records.deals import Form
from mahjong_desk.records.reading import records_of_text, records_of_value
from mahjong_desk.rules.model.refusal import Refusal
from tests.records.test_botzone import text, turn
from tests.records.test_mjai import END, GAME, kyoku
from tests.records.test_tenhou import deal, record

DRAWN = text(*turn(0, "B9"), "Huang", "Score 0 0 0 0")
EVENTS = [GAME, kyoku(), {"type": "ryukyoku"}, END]


def test_lines_of_events_are_known_by_the_first() -> None:
    lines = "\n".join(map(json.dumps, EVENTS))
    for content in (lines, f"\ufeff{lines}\n\n"):
        (one,) = records_of_text(content.encode()) or ()
        assert one.form is Form.MJAI
    (listed,) = records_of_value(EVENTS) or ()
    assert (listed.form, listed.deals[0].place) == (Form.MJAI, "[1]")


def test_a_line_that_is_no_json_is_refused_with_its_number() -> None:
    with pytest.raises(Refusal) as caught:
        records_of_text(f"{json.dumps(GAME)}\n{{\n".encode())
    assert caught.value.path == "lines[2]"


@pytest.mark.parametrize("encoding", ["utf-8", "gb18030"])
def test_chinese_names_are_read_in_either_encoding(encoding: str) -> None:
    told = text("Player 0 Draw J3", "Player 0 Hu J3", "Fan 9 箭刻*1", "Score 51 -17 -17 -17")
    (one,) = records_of_text(told.encode(encoding)) or ()
    assert one.deals[0].wins[0].figures.yaku == {"箭刻": 1}


def test_neither_encoding_is_refused() -> None:
    with pytest.raises(Refusal, match="UTF-8"):
        records_of_text(b"Match 1\nFan 8 \xff\xff\xff*1\n")


def test_one_object_is_known_by_its_fields() -> None:
    (one,) = records_of_value(record(deal(result=["流局"]))) or ()
    assert one.form is Form.TENHOU


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[]", b"Matches\n", b'{"format": "mahjong-desk/match"}\n', b"\xff\xfe", b'{"type": "win"}\n{}'],
)
def test_everything_else_is_none_of_them(content: bytes) -> None:
    assert records_of_text(content) is None


def test_other_values_are_none_of_them() -> None:
    others: tuple[object, ...] = (
        {},
        [],
        [[]],
        [{"type": "win"}],
        {"format": "mahjong-desk/match", "name": []},
        7,
        None,
    )
    for value in others:
        assert records_of_value(value) is None


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(Refusal, match="too large"):
        records_of_text(b"Match 1\n" + b" " * (16 << 20))
    with pytest.raises(Refusal, match="too large"):
        records_of_text(json.dumps(GAME).encode() + b"\n" + b" " * (16 << 20))
