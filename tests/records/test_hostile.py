# SPDX-License-Identifier: MIT
"""Records as careless programs and unkind people write them: each is read or refused with its place, none crashes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import pytest

from mahjong_desk.interchange.parsing import parse_freely
from mahjong_desk.records.deals import Record
from mahjong_desk.records.faults import SEATS
from mahjong_desk.records.matching import replay_record
from mahjong_desk.records.reading import read_json_records, read_text_records
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from tests.broken_requests import changed_value, with_typo
from tests.records.dealt import OPTIONS, SimulatedMatch, simulate_match
from tests.records.test_botzone import WAITING, text, turn
from tests.scope import amount


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


def hostile_mjai(source: random.Random) -> bytes:
    lines: list[Any] = json.loads(json.dumps(played().lines))
    for _ in range(source.choice((1, 1, 2, 5))):
        place = source.randrange(1, len(lines))
        match source.randrange(4):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, source.choice(lines))
            case _:
                lines[place] = changed_value(lines[place], source.choice(lines), source)
    return "\n".join(map(json.dumps, lines)).encode()


def hostile_botzone(source: random.Random) -> bytes:
    lines = BOTZONE.splitlines()
    for _ in range(source.choice((1, 1, 2, 5))):
        place = source.randrange(1, len(lines))
        match source.randrange(4):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, source.choice(lines))
            case 2:
                words = lines[place].split() or ["x"]
                words[source.randrange(len(words))] = source.choice(
                    (*source.choice(lines).split(), "x", "-1", "９", "\u2028")
                )
                lines[place] = " ".join(words)
            case _:
                lines[place] = with_typo(lines[place], source)
    content = "\n".join(lines).encode("utf-8", "surrogatepass")
    return content[: source.randrange(len(content))] if source.random() < 0.2 else content


@pytest.mark.parametrize("make", [hostile_tenhou, hostile_mjai, hostile_botzone])
def test_each_is_a_match_or_refused_with_its_place(make: Callable[[random.Random], bytes]) -> None:
    source = random.Random(make.__name__)
    number = amount(1500) // 15
    refusals: list[Refusal] = []
    for _ in range(number):
        try:
            found = [replay_record(record) for record in read(make(source))]
        except Refusal as refusal:
            refusals.append(refusal)
            continue
        for one in found:
            assert one.replay.final is not None
            assert one.replay.first_refused_row is None
            assert len(one.replay.table.scores) == SEATS
    assert all(refusal.message and refusal.code is not ErrorCode.INTERNAL for refusal in refusals)
    assert len(refusals) > number // 10


def bombs() -> Iterator[bytes]:
    yield b"[" * 100_000
    yield b'{"name": [], "log": ' + b"[" * 100_000
    yield b'{"type": "start_game"}\n' + b"[" * 100_000
    yield json.dumps({"name": ["a"] * 4, "log": [[[10**30, 0, 0]]]}).encode()
    yield json.dumps({"name": ["a"] * 4, "log": [[]] * 501}).encode()
    # Every player discards the same piece and claims it all the time: there are very many orders, and none is right.
    column: list[Any] = [[11] * 13, ["p111111", 11] * 30, [11] * 60]
    deal = [[0, 0, 0], [25_000] * 4, [], [], *column * 4, ["流局"]]
    yield json.dumps({"name": ["a"] * 4, "log": [deal] * 20}).encode()
    yield b"Match x\n" + b"Player 0 Draw B9\n" * 2_000


@pytest.mark.parametrize("content", list(bombs()), ids=range(7))
def test_what_is_made_to_take_long_is_refused_or_read_soon(content: bytes) -> None:
    with suppress(Refusal):
        for record in read(content):
            replay_record(record)
