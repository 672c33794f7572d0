# SPDX-License-Identifier: MIT
"""Recognising record formats, faulty records, and records from bug reports."""

import gzip
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.interchange.parsing import parse_freely
from mahjong_desk.records.deals import SEATS, Record, RecordFormat
from mahjong_desk.records.differences import ReplayedRecord
from mahjong_desk.records.matching import replay_record
from mahjong_desk.records.reading import read_json_records, read_text_records
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from tests.broken_requests import changed_value, with_typo
from tests.records.simulated_matches import OPTIONS, SimulatedMatch, simulate_match
from tests.records.test_botzone import WAITING, text, turn
from tests.records.test_mjai import END, GAME, kyoku
from tests.records.test_mjai import turn as turn_of_mjai
from tests.records.test_tenhou import deal, record
from tests.refused import fault_path
from tests.scope import amount

REPORTS = Path(__file__).parent / "reports"
EVENTS = [GAME, kyoku(), {"type": "ryukyoku"}, END]


def test_mjai_lines_are_recognised_by_the_first() -> None:
    lines = "\n".join(map(json.dumps, EVENTS))
    for content in (lines, f"\ufeff{lines}\n\n"):
        (parsed,) = read_text_records(content.encode()) or ()
        assert parsed.format is RecordFormat.MJAI
    (listed,) = read_json_records(EVENTS) or ()
    assert (listed.format, listed.deals[0].path) == (RecordFormat.MJAI, "[1]")


def test_a_line_that_is_not_json_is_refused_with_its_number() -> None:
    assert fault_path(read_text_records, f"{json.dumps(GAME)}\n{{\n{json.dumps(END)}\n".encode()) == "lines[2]"


def test_a_truncated_file_keeps_its_finished_deals() -> None:
    whole = "\n".join(map(json.dumps, [*EVENTS, kyoku(honba=1), *turn_of_mjai(0, "9p")]))
    for cut in (whole[:-10], f"{whole}\n{json.dumps(GAME)}\n{json.dumps(kyoku())[:-40]}"):
        (parsed,) = read_text_records(cut.encode()) or ()
        assert [deal.path for deal in parsed.deals] == ["lines[2]"]


def test_deals_on_separate_lines_are_one_match() -> None:
    first, second, other = (record(deal(result=["流局"], head=head)) for head in ((0, 0, 0), (1, 1, 0), (0, 0, 0)))
    content = "\n".join(map(json.dumps, [first, second, other])).encode()
    match, other_match = read_text_records(content) or ()
    assert [deal.path for deal in match.deals] == ["lines[1].log[0]", "lines[2].log[0]"]
    assert (match.path, other_match.path, len(other_match.deals)) == ("lines[1]", "lines[3]", 1)
    (alone,) = read_text_records(content[: content.rindex(b"\n")]) or ()
    assert (alone.path, len(alone.deals)) == ("", 2)
    third = record(deal(result=["終"], head=(2, 0, 0)))
    for items, path in (([first, third], "lines[2].log[0][16][0]"), ([first, END, second], "lines[2]")):
        assert fault_path(read_text_records, "\n".join(map(json.dumps, items)).encode()) == path


def test_a_large_number_in_an_ignored_field_is_ignored() -> None:
    values = record(deal(result=["流局"]), lobby=10**15, note="x" * 20_000)
    (parsed,) = read_json_records(parse_freely(json.dumps(values))) or ()
    assert parsed.format is RecordFormat.TENHOU
    (events,) = read_text_records("\n".join(json.dumps({**event, "at": 10**15}) for event in EVENTS).encode()) or ()
    assert len(events.deals) == 1


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (gzip.compress(b"{}", mtime=0), "compressed"),
        (b'<mjloggm ver="2.3"><SHUFFLE/></mjloggm>', "XML"),
        (b'<?xml version="1.0"?><mjloggm/>', "XML"),
        (b"https://tenhou.net/0/?log=2009", "address"),
        (b"[InternetShortcut]\r\nURL=https://tenhou.net/", "address"),
        (b"Match 1\nFan 8 \xff\xff\xff*1\n", "UTF-8"),
    ],
)
def test_other_file_types_and_encodings_are_named(content: bytes, expected: str) -> None:
    assert fault_path(read_text_records, content, match=expected) == ""


@pytest.mark.parametrize(
    ("value", "program"),
    [
        ({"title": "", "player": ["A"] * 4, "qijia": 0, "log": [[{"qipai": {}}]]}, "電脳麻将"),
        ([{"title": "", "player": ["A"] * 4, "qijia": 0, "log": []}], "電脳麻将"),
        ({"head": {"uuid": "", "accounts": []}, "data": ""}, "Mahjong Soul"),
    ],
)
def test_json_of_other_programs_is_named(value: object, program: str) -> None:
    with pytest.raises(Refusal, match=program):
        read_json_records(value)


def test_lines_are_counted_as_in_an_editor() -> None:
    sentence = text(*turn(0, "B9"), "Player 0 Jump").replace("5f3a", "5f3a a\u2028b\x0cc").replace("\n", "\r\n")
    assert fault_path(read_text_records, sentence.encode()) == "lines[9]"


@pytest.mark.parametrize("encoding", ["utf-8", "gb18030"])
def test_chinese_names_are_read_in_either_encoding(encoding: str) -> None:
    sentence = text("Player 0 Draw J3", "Player 0 Hu J3", "Fan 9 箭刻*1", "Score 51 -17 -17 -17")
    (parsed,) = read_text_records(sentence.encode(encoding)) or ()
    assert parsed.deals[0].wins[0].recorded_value.yaku == {"箭刻": 1}


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[]", b"Matches\n", b'{"format": "mahjong-desk/match"}\n', b"\xff\xfe", b'{"type": ["win"]}\n{}'],
)
def test_other_text_is_not_a_record(content: bytes) -> None:
    assert read_text_records(content) is None


def test_oversized_files_are_refused() -> None:
    for start in (b"Match 1", json.dumps(GAME).encode()):
        with pytest.raises(Refusal, match="too large"):
            read_text_records(start + b"\n" + b" " * (16 << 20))


@cache
def played() -> SimulatedMatch:
    return simulate_match(1, {**OPTIONS, "length": "tonpuu"})


BOTZONE = text(
    *turn(0, "B9"), *turn(1, "W9"), "Player 2 Draw J3", "Player 2 Play J3", "Player 0 Peng J3", "Player 0 Play W1",
    "Player 1 Draw F1", "Player 1 Play F1", "Huang", "Score 0 0 0 0", hands=(WAITING,),
)  # fmt: skip


def read(content: bytes) -> tuple[Record, ...]:
    records = read_text_records(content)
    if records is None:
        records = read_json_records(parse_freely(content, 16 << 20))
    return records or ()


def hostile_tenhou(source: random.Random) -> bytes:
    value: Any = json.loads(json.dumps(played().tenhou))
    for _ in range(source.choice((1, 1, 2, 5))):
        value = changed_value(value, played().tenhou, source)
    return json.dumps(value).encode()


def change_lines(lines: list[Any], source: random.Random, change: Callable[[Any], Any]) -> None:
    """Deletes, repeats and changes some lines except the first."""
    for _ in range(source.choice((1, 1, 2, 5))):
        place = source.randrange(1, len(lines))
        match source.randrange(4):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, source.choice(lines))
            case _:
                lines[place] = change(lines[place])


def hostile_mjai(source: random.Random) -> bytes:
    lines: list[Any] = json.loads(json.dumps(played().lines))
    change_lines(lines, source, lambda line: changed_value(line, source.choice(lines), source))
    return "\n".join(map(json.dumps, lines)).encode()


def hostile_botzone(source: random.Random) -> bytes:
    lines = BOTZONE.splitlines()

    def changed(line: str) -> str:
        if source.random() < 0.5:
            return with_typo(line, source)
        words = line.split() or ["x"]
        others = (*source.choice(lines).split(), "x", "-1", "９", "\u2028")
        words[source.randrange(len(words))] = source.choice(others)
        return " ".join(words)

    change_lines(lines, source, changed)
    content = "\n".join(lines).encode("utf-8", "surrogatepass")
    return content[: source.randrange(len(content))] if source.random() < 0.2 else content


@pytest.mark.parametrize("make", [hostile_tenhou, hostile_mjai, hostile_botzone])
def test_hostile_records_are_read_or_refused(make: Callable[[random.Random], bytes]) -> None:
    source = random.Random(make.__name__)
    number = amount(1500) // 15
    refusals: list[Refusal] = []
    for _ in range(number):
        try:
            matches = [replay_record(record) for record in read(make(source))]
        except Refusal as refusal:
            refusals.append(refusal)
            continue
        for match in matches:
            assert match.replay.final is not None
            assert match.replay.first_refused_row is None
            assert len(match.replay.table.scores) == SEATS
    assert all(refusal.message and refusal.code is not ErrorCode.INTERNAL for refusal in refusals)
    assert len(refusals) > number // 10


def bombs() -> Iterator[bytes]:
    yield b"[" * 100_000
    yield b'{"name": [], "log": ' + b"[" * 100_000
    yield b'{"type": "start_game"}\n' + b"[" * 100_000
    yield json.dumps({"name": ["a"] * 4, "log": [[[10**30, 0, 0]]]}).encode()
    yield json.dumps({"name": ["a"] * 4, "log": [[]] * 501}).encode()
    # All players keep discarding and claiming the same piece: very many orders, and none is possible.
    column: list[Any] = [[11] * 13, ["p111111", 11] * 30, [11] * 60]
    deal = [[0, 0, 0], [25_000] * 4, [], [], *column * 4, ["流局"]]
    yield json.dumps({"name": ["a"] * 4, "log": [deal] * 20}).encode()
    yield b"Match x\n" + b"Player 0 Draw B9\n" * 2_000


@pytest.mark.parametrize("content", list(bombs()), ids=range(7))
def test_files_built_to_be_slow_are_handled_quickly(content: bytes) -> None:
    with suppress(Refusal):
        for record in read(content):
            replay_record(record)


def records(name: str) -> tuple[Record, ...]:
    return read((REPORTS / name).read_bytes())


def found(name: str) -> ReplayedRecord:
    (record,) = records(name)
    return replay_record(record)


@pytest.mark.parametrize(
    ("name", "scores"),
    [
        ("draw-in-english.json", (26_500, 23_500, 26_500, 23_500)),
        ("four-kans-other-name.json", (25_000,) * 4),
        ("nagashi-without-reason.mjson", (21_500, 32_500, 24_500, 21_500)),
        ("nagashi-without-reason-2.mjson", (22_500, 31_500, 24_500, 21_500)),
        ("pao-english.json", (25_000, 57_000, 9_000, 9_000)),
        ("pao-with-honba.json", (25_000, 57_600, 9_000, 8_400)),
        ("pao-without-yaku.mjson", (25_000, 57_000, 9_000, 9_000)),
        ("triple-ron-on-riichi.json", (29_500, 22_500, 25_500, 22_500)),
        ("triple-ron-on-riichi-full.json", (28_000, 24_000, 24_000, 24_000)),
        ("value-english.json", (21_000, 23_000, 33_000, 23_000)),
    ],
)
def test_reported_records_end_with_the_recorded_scores(name: str, scores: tuple[int, ...]) -> None:
    match = found(name)
    assert match.differences == ()
    assert match.replay.final.scores == scores


@pytest.mark.parametrize("name", ["pao-english.json", "pao-with-honba.json", "pao-without-yaku.mjson"])
def test_pao_is_charged_whatever_its_wording(name: str) -> None:
    event = next(event for event in found(name).replay.match.events if isinstance(event, Win))
    assert [(pao.player, pao.reason) for pao in event.winners[0].pao] == [(3, "daisangen")]


def test_three_players_padded_to_four_are_refused() -> None:
    assert fault_path(records, "three-players-padded.json", match="three-player") == "rule.disp"
