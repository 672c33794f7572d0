# SPDX-License-Identifier: MIT
"""The limits of input, and requests at and beyond them (contract.md §7)."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.interchange import commands
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.parsing import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_MATCH_BYTES,
    MAX_NUMBER,
    MAX_TEXT_LENGTH,
    parse_freely,
    parse_json,
    read_bytes_up_to,
)
from mahjong_desk.interchange.read import MAX_EVENTS
from mahjong_desk.rules.model.refusal import Refusal

Json = dict[str, Any]
HAND = {"concealed": "123m456p789s22m45s", "winning_tile": "6s"}
NUMBERS = st.integers(-MAX_NUMBER, MAX_NUMBER) | st.floats(allow_nan=False, allow_infinity=False)


def request(**more: Any) -> Json:
    """Returns a score request for one win, with fields added or replaced."""
    return {"ruleset": "arushiaru", "event": {"type": "win", "from": 2, "wins": [{"winner": 1, "hand": HAND}]}, **more}


def match(*events: Json, **more: Any) -> Json:
    head = {"format": "mahjong-desk/match", "version": 1, "ruleset": "arushiaru", "players": list("ABCD")}
    return {**head, "events": list(events), **more}


def refused(text: str | bytes, command: str = "score") -> tuple[str, str]:
    values = answer_request(command, text)
    assert not values["ok"], values
    assert "{" not in values["error"]["message"]
    return values["error"]["code"], values["error"]["path"]


def nested(depth: int, ends: str = "[]") -> str:
    return ends[0] * depth + ends[1] * depth


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"   ",
        b"{",
        b"{}{}",
        b"house rules",
        b"\xff",
        b'{"ruleset": "\xe9"}',
        b'{"ruleset": "\xed\xa0\x80"}',  # half a surrogate pair, which UTF-8 cannot hold
        json.dumps(request()).encode("utf-16"),
        b"\xef\xbb\xbf\xef\xbb\xbf{}",
        b'{"ruleset": NaN}',
        b"[Infinity]",
        b"-Infinity",
        b'{"a": 1, "a": 1}',
        b'{"a": [{"b": {}, "c": 1, "b": {}}]}',
        b'{"a": 1, "\\u0061": 1}',
        json.dumps({str(number): 1 for number in range(80_000)})[:-1] + ', "79999": 1}',
        nested(MAX_DEPTH + 1),
        nested(100_000),
        '{"a":' * 50_000,
        " " * MAX_BYTES + "1",
        b'"' + b"a" * MAX_BYTES,
        "é" * (MAX_BYTES // 2 + 1),
    ],
)
def test_json_outside_the_contract_is_refused(text: str | bytes) -> None:
    assert refused(text) == ("bad_json", "")


@pytest.mark.parametrize(
    "text",
    [
        nested(MAX_DEPTH),
        str(MAX_NUMBER),
        str(-MAX_NUMBER),
        '"\\ud83c\\udc04"',  # a surrogate pair is one character
        '{"a":' * MAX_DEPTH + "1" + "}" * MAX_DEPTH,
        " " * (MAX_BYTES - 1) + "1",
    ],
)
def test_json_at_the_limits_is_read(text: str) -> None:
    assert parse_json(text) == parse_json(text.encode()) == json.loads(text)


def test_freely_parsed_json_is_limited_only_in_depth_and_size() -> None:
    text = json.dumps(["a" * (MAX_TEXT_LENGTH + 1), MAX_NUMBER * 10])
    assert parse_freely(text) == json.loads(text)
    for faulty in (nested(MAX_DEPTH + 1), " " * MAX_BYTES + "1"):
        with pytest.raises(Refusal):
            parse_freely(faulty)


def test_the_limits_are_those_of_the_contract() -> None:
    limits = (MAX_BYTES, MAX_MATCH_BYTES, MAX_EVENTS, MAX_NUMBER, MAX_TEXT_LENGTH, MAX_DEPTH)
    assert limits == (1_048_576, 16_777_216, 5_000, 1_000_000_000, 10_000, 64)


@pytest.mark.parametrize("number", [MAX_NUMBER + 1, -MAX_NUMBER - 1, 10**30, -(10**4000)])
def test_a_number_beyond_the_limits_is_refused_with_its_path(number: int) -> None:
    assert refused(json.dumps(request(table={"scores": [0, 0, number, 0]}))) == ("bad_request", "table.scores[2]")
    deltas = match({"type": "draw", "kind": "exhaustive"}, {"type": "adjust", "deltas": [number, 0, 0, 0]})
    assert refused(json.dumps(deltas), "replay") == ("bad_request", "events[1].deltas[0]")


def test_a_number_too_long_for_python_is_refused_with_its_path() -> None:
    assert refused('{"ruleset": "boo", "table": {"honba": %s}}' % ("9" * 100_000)) == ("bad_request", "table.honba")
    assert refused("-" + "9" * 100_000) == ("bad_request", "")
    assert refused('{"note": 1e400}') == ("bad_request", "note")


@pytest.mark.parametrize("number", [MAX_NUMBER, -MAX_NUMBER])
def test_numbers_at_the_limit_are_accepted(number: int) -> None:
    values = answer_request("score", json.dumps(request(table={"scores": [number, 0, 0, -number]})))
    assert values["deltas"] == [0, 240, -240, 0]


@pytest.mark.parametrize("number", ["1.0", "1.5", "1e0", "1e400", "-0.0"])
def test_a_fraction_is_not_a_whole_number(number: str) -> None:
    assert refused(json.dumps(request(table={"number": "?"})).replace('"?"', number)) == ("bad_request", "table.number")


@pytest.mark.parametrize("letter", ["a", "麻", "🀄"])
def test_the_length_of_a_text_or_field_name_is_limited(letter: str) -> None:
    event = {"type": "draw", "kind": "exhaustive", "note": letter * MAX_TEXT_LENGTH}
    assert answer_request("replay", json.dumps(match(event)))["ok"]
    event["note"] += letter
    assert refused(json.dumps(match(event)), "replay") == ("bad_request", "events[0].note")
    assert refused(json.dumps({"event": {letter * (MAX_TEXT_LENGTH + 1): 1}})) == ("bad_request", "event")


def test_the_number_of_events_is_limited() -> None:
    event = {"type": "adjust", "deltas": [0, 0, 0, 0]}
    assert len(answer_request("replay", json.dumps(match(*[event] * MAX_EVENTS)))["hands"]) == MAX_EVENTS
    assert refused(json.dumps(match(*[event] * (MAX_EVENTS + 1))), "replay") == ("bad_request", "events")


@pytest.mark.parametrize("half", ["\ud800", "Aoi\udc00", "\ude00\ud83d", "\U0001f004\ud83c"])
def test_half_a_character_is_refused_with_its_path(half: str) -> None:
    event = {"type": "draw", "kind": "exhaustive", "note": half}
    assert refused(json.dumps(match(event)), "replay") == ("bad_request", "events[0].note")
    assert refused(json.dumps(match(event), ensure_ascii=False), "replay") == ("bad_request", "events[0].note")
    assert refused(json.dumps(match(players=["Aoi", half])), "replay") == ("bad_request", "players[1]")
    assert refused(json.dumps({"event": {half: 1}})) == ("bad_request", "event")


def test_a_file_is_read_only_one_byte_beyond_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b"[1]")
    assert read_bytes_up_to(file, 3) == b"[1]"
    assert read_bytes_up_to(file, 1) == b"[1"
    with pytest.raises(Refusal, match="too large"):
        parse_json(read_bytes_up_to(file, 1), 1)


def test_reading_a_pipe_or_folder_fails_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, tmp_path / "gone"):
        with pytest.raises(OSError, match=r"Not a regular file|Is a directory|No such file"):
            read_bytes_up_to(path)


@given(st.recursive(st.none() | st.booleans() | NUMBERS | st.text(), st.lists, max_leaves=20))
def test_written_json_is_read_unchanged(value: Any) -> None:
    assert parse_json(json.dumps(value)) == value
    assert parse_json(json.dumps(value, ensure_ascii=False).encode()) == value


def test_a_bug_is_answered_and_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fail(request: object) -> Json:
        raise ZeroDivisionError("a fault")

    monkeypatch.setitem(commands.COMMANDS, "score", fail)
    assert refused(json.dumps(request())) == ("internal", "")
    assert "ZeroDivisionError: a fault" in caplog.text


def test_bad_notation_reports_the_unknown_sign() -> None:
    request = {"ruleset": "arushiaru", "winner": 1, "hand": {"concealed": "123m456p7x9s22m45s"}}
    error = answer_request("waits", json.dumps(request))["error"]
    assert (error["code"], error["path"]) == ("bad_notation", "hand.concealed")
    assert error["message"].startswith("“x” in “123m456p7x9s22m45s”")
