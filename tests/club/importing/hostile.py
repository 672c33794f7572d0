# SPDX-License-Identifier: MIT
"""Hostile files: real exports damaged by accident or by intent."""

import gzip
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.broken_requests import places

_UUID = "7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1c"
_JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 10**9 + 1, 10**30, 1.5, 1e308, "", "x", "x" * 10_001, "\ud800", "\u0000", "\u202e", [], {}, [[]],
    [None] * 9, {"": {}}, "2026-02-30T00:00:00Z", "7b1c7c8e-3d8e-4d3c-9d0e", _UUID.upper(), "mahjong-desk/ledger", [[[[]]]] * 99,
)  # fmt: skip


def malformed_files(exports: dict[str, bytes], number: int) -> Iterator[bytes]:
    """Yields ``number`` damaged copies of real exports, which are keyed by kind."""
    chance = random.Random(20260131)
    ways: tuple[Callable[[bytes, random.Random], bytes], ...] = (
        _cut, _with_a_bit_flipped, _with_a_value_changed, _with_a_value_changed, _with_a_key_twice, _nested, _encoded,
        _with_lines_mixed, _with_a_huge_number, _with_many_entries,
    )  # fmt: skip
    kinds = sorted(exports)
    for index in range(number):
        yield ways[index % len(ways)](exports[chance.choice(kinds)], chance)


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) - 2)]


def _with_a_bit_flipped(data: bytes, chance: random.Random) -> bytes:
    # Only letters and digits: white space between them may differ harmlessly.
    index = chance.choice([index for index, letter in enumerate(data) if chr(letter).isalnum()])
    return data[:index] + bytes([data[index] ^ 1 << chance.randrange(7)]) + data[index + 1 :]


def _with_a_value_changed(data: bytes, chance: random.Random) -> bytes:
    parts = data.splitlines()
    if b'"mahjong-desk/ledger"' not in parts[0]:
        parts = [data]
    index = chance.randrange(len(parts))
    value = json.loads(parts[index])
    container, key = chance.choice(places(value))
    container[key] = chance.choice([junk for junk in _JUNK if junk != container[key]])
    parts[index] = json.dumps(value).encode()
    return b"\n".join(parts) + b"\n"


def _with_a_key_twice(data: bytes, _chance: random.Random) -> bytes:
    return data.replace(b'"version"', b'"version": 1, "version"', 1)


def _nested(_data: bytes, chance: random.Random) -> bytes:
    deep = chance.choice((65, 1_000, 100_000))
    return b'{"format": "mahjong-desk/match", "events": ' + b"[" * deep + b"]" * deep + b"}"


def _encoded(data: bytes, chance: random.Random) -> bytes:
    if chance.random() < 0.5:
        return gzip.compress(data)
    return data.decode().encode(chance.choice(("utf-16", "utf-32", "utf-16-be")))


def _with_lines_mixed(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) < 4:
        return data[:-2]
    one, other = chance.sample(range(len(lines) - 2), 2)
    lines[one] = lines[other]
    return b"".join(lines) + b"x"


def _with_a_huge_number(data: bytes, chance: random.Random) -> bytes:
    digits = b"1" + b"0" * chance.choice((10, 400, 5_000, 200_000))
    return data.replace(b'"version": 1', b'"version": ' + digits, 1)


def _with_many_entries(_data: bytes, chance: random.Random) -> bytes:
    head = {"format": "mahjong-desk/match", "version": 1, "ruleset": "arushiaru", "players": ["A", "B", "C", "D"]}
    opening = json.dumps(head).encode()[:-1] + b', "events": ['
    many = chance.choice(
        (
            b",".join([b'{"type":"draw","kind":"exhaustive"}'] * 1_000_000),
            b",".join([b'{"type":"draw","kind":"exhaustive"}'] * 450_000),
            b",".join([b"[]"] * 5_000_000),
            # Just within the limits: these are read.
            b",".join([b"[]"] * 299_990),
            b'{"type":"draw","kind":"exhaustive","tenpai":[' + b",".join([b"0"] * 299_980) + b"]}",
            b",".join([b"0"] * 8_000_000),
            b'{"type":"draw","kind":"exhaustive","tenpai":[' + b",".join([b"0"] * 3_000_000) + b"]}",
        )
    )
    return opening + many + b"]}"
