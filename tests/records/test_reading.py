# SPDX-License-Identifier: MIT
"""Which format a file is, by its content."""

from __future__ import annotations

import gzip
import json

import pytest

from mahjong_desk.interchange.parsing import parse_freely
from mahjong_desk.records.deals import RecordFormat
from mahjong_desk.records.reading import read_json_records, read_text_records
from mahjong_desk.rules.model.refusal import Refusal
from tests.records.test_botzone import text, turn
from tests.records.test_mjai import END, GAME, kyoku
from tests.records.test_mjai import turn as turn_of_mjai
from tests.records.test_tenhou import deal, record

EVENTS = [GAME, kyoku(), {"type": "ryukyoku"}, END]


def test_lines_of_events_are_known_by_the_first() -> None:
    lines = "\n".join(map(json.dumps, EVENTS))
    for content in (lines, f"\ufeff{lines}\n\n"):
        (one,) = read_text_records(content.encode()) or ()
        assert one.format is RecordFormat.MJAI
    (listed,) = read_json_records(EVENTS) or ()
    assert (listed.format, listed.deals[0].path) == (RecordFormat.MJAI, "[1]")


def test_a_line_that_is_no_json_is_refused_with_its_number() -> None:
    with pytest.raises(Refusal) as caught:
        read_text_records(f"{json.dumps(GAME)}\n{{\n{json.dumps(END)}\n".encode())
    assert caught.value.path == "lines[2]"


def test_a_file_that_was_cut_off_keeps_its_finished_deals() -> None:
    whole = "\n".join(map(json.dumps, [*EVENTS, kyoku(honba=1), *turn_of_mjai(0, "9p")]))
    for cut in (whole[:-10], f"{whole}\n{json.dumps(GAME)}\n{json.dumps(kyoku())[:-40]}"):
        (one,) = read_text_records(cut.encode()) or ()
        assert [deal.path for deal in one.deals] == ["lines[2]"]


def test_deals_that_stand_each_on_a_line_are_one_match() -> None:
    first, second, other = (record(deal(result=["流局"], head=head)) for head in ((0, 0, 0), (1, 1, 0), (0, 0, 0)))
    content = "\n".join(map(json.dumps, [first, second, other])).encode()
    one, two = read_text_records(content) or ()
    assert [deal.path for deal in one.deals] == ["lines[1].log[0]", "lines[2].log[0]"]
    assert (one.path, two.path, len(two.deals)) == ("lines[1]", "lines[3]", 1)
    (alone,) = read_text_records(content[: content.rindex(b"\n")]) or ()
    assert (alone.path, len(alone.deals)) == ("", 2)
    third = record(deal(result=["終"], head=(2, 0, 0)))
    with pytest.raises(Refusal) as caught:
        read_text_records("\n".join(map(json.dumps, [first, third])).encode())
    assert caught.value.path == "lines[2].log[0][16][0]"
    with pytest.raises(Refusal) as caught:
        read_text_records("\n".join(map(json.dumps, [first, END, second])).encode())
    assert caught.value.path == "lines[2]"


def test_a_large_number_in_an_ignored_field_is_ignored() -> None:
    values = record(deal(result=["流局"]), lobby=10**15, note="x" * 20_000)
    (one,) = read_json_records(parse_freely(json.dumps(values))) or ()
    assert one.format is RecordFormat.TENHOU
    (events,) = read_text_records("\n".join(json.dumps({**event, "at": 10**15}) for event in EVENTS).encode()) or ()
    assert len(events.deals) == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (gzip.compress(b"{}", mtime=0), "compressed"),
        (b'<mjloggm ver="2.3"><SHUFFLE/></mjloggm>', "XML"),
        (b'<?xml version="1.0"?><mjloggm/>', "XML"),
        (b"https://tenhou.net/0/?log=2009", "address"),
        (b"[InternetShortcut]\r\nURL=https://tenhou.net/", "address"),
    ],
)
def test_what_is_no_record_as_such_is_named(content: bytes, said: str) -> None:
    with pytest.raises(Refusal, match=said) as caught:
        read_text_records(content)
    assert caught.value.path == ""


@pytest.mark.parametrize(
    ("value", "program"),
    [
        ({"title": "", "player": ["A"] * 4, "qijia": 0, "log": [[{"qipai": {}}]]}, "電脳麻将"),
        ([{"title": "", "player": ["A"] * 4, "qijia": 0, "log": []}], "電脳麻将"),
        ({"head": {"uuid": "", "accounts": []}, "data": ""}, "Mahjong Soul"),
    ],
)
def test_the_json_of_another_program_is_named(value: object, program: str) -> None:
    with pytest.raises(Refusal, match=program):
        read_json_records(value)


def test_lines_are_counted_as_an_editor_does() -> None:
    sentence = text(*turn(0, "B9"), "Player 0 Jump").replace("5f3a", "5f3a a\u2028b\x0cc").replace("\n", "\r\n")
    with pytest.raises(Refusal) as caught:
        read_text_records(sentence.encode())
    assert caught.value.path == "lines[9]"


@pytest.mark.parametrize("encoding", ["utf-8", "gb18030"])
def test_chinese_names_are_read_in_either_encoding(encoding: str) -> None:
    sentence = text("Player 0 Draw J3", "Player 0 Hu J3", "Fan 9 箭刻*1", "Score 51 -17 -17 -17")
    (one,) = read_text_records(sentence.encode(encoding)) or ()
    assert one.deals[0].wins[0].recorded_value.yaku == {"箭刻": 1}


def test_neither_encoding_is_refused() -> None:
    with pytest.raises(Refusal, match="UTF-8"):
        read_text_records(b"Match 1\nFan 8 \xff\xff\xff*1\n")


def test_one_object_is_known_by_its_fields() -> None:
    (one,) = read_json_records(record(deal(result=["流局"]))) or ()
    assert one.format is RecordFormat.TENHOU


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[]", b"Matches\n", b'{"format": "mahjong-desk/match"}\n', b"\xff\xfe", b'{"type": "win"}\n{}'],
)
def test_everything_else_is_none_of_them(content: bytes) -> None:
    assert read_text_records(content) is None


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
        assert read_json_records(value) is None


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(Refusal, match="too large"):
        read_text_records(b"Match 1\n" + b" " * (16 << 20))
    with pytest.raises(Refusal, match="too large"):
        read_text_records(json.dumps(GAME).encode() + b"\n" + b" " * (16 << 20))
