# SPDX-License-Identifier: MIT
"""Files that nobody should have to open: real exports gone wrong, by accident and by intent."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from mahjong_desk.ledger.entry import End, Entry, Kind, columns_of, next_link
from mahjong_desk.ledger.journal.journal import Act, Journal, MatchHeader

AT: Final = "2026-01-31T20:15:00Z"
_UUID: Final = "7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1c"
_JUNK: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 10**9 + 1, 10**30, 1.5, 1e308, "", "x", "x" * 10_001, "\ud800", "\u0000", "\u202e", [], {}, [[]],
    [None] * 9, {"": {}}, "2026-02-30T00:00:00Z", "7b1c7c8e-3d8e-4d3c-9d0e", _UUID.upper(), "mahjong-desk/ledger", [[[[]]]] * 99,
)  # fmt: skip


def hostile(exports: dict[str, bytes], number: int) -> Iterator[bytes]:
    """Yields that many files made of real exports, by the names of their kinds; none of them is one that was written."""
    chance = random.Random(20260131)
    ways: tuple[Callable[[bytes, random.Random], bytes], ...] = (
        _cut, _with_a_bit_flipped, _with_a_value_changed, _with_a_value_changed, _with_a_key_twice, _nested, _encoded,
        _with_lines_mixed, _with_the_seals_made_anew, _with_a_great_number, _with_very_many,
    )  # fmt: skip
    kinds = sorted(exports)
    for place in range(number):
        yield ways[place % len(ways)](exports[chance.choice(kinds)], chance)


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) - 2)]


def _with_a_bit_flipped(data: bytes, chance: random.Random) -> bytes:
    # What stands within a word matters: blanks of a pretty print can be others.
    places = [place for place, letter in enumerate(data) if chr(letter).isalnum()]
    place = chance.choice(places)
    return data[:place] + bytes([data[place] ^ 1 << chance.randrange(7)]) + data[place + 1 :]


def _with_a_value_changed(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines()
    if not _is_of_lines(data):
        value = json.loads(data)
        _change(value, chance)
        return json.dumps(value).encode()
    place = chance.randrange(len(lines))
    value = json.loads(lines[place])
    _change(value, chance)
    lines[place] = json.dumps(value).encode()
    return b"\n".join(lines) + b"\n"


def _is_of_lines(data: bytes) -> bool:
    return b'"mahjong-desk/ledger"' in data.splitlines()[0]


def _change(value: Any, chance: random.Random) -> None:
    heap, places = [value], []
    while heap:
        one = heap.pop()
        for key, inner in one.items() if isinstance(one, dict) else enumerate(one):
            places.append((one, key))
            if isinstance(inner, dict | list):
                heap.append(inner)
    one, key = chance.choice(places)
    one[key] = chance.choice([junk for junk in _JUNK if junk != one[key]])


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


def _with_the_seals_made_anew(data: bytes, chance: random.Random) -> bytes:
    """Returns a ledger whose every seal fits, and which says what cannot be."""
    end, lines = End(), []

    def add(kind: Kind, content: dict[str, Any], journal: Journal | None = None) -> None:
        nonlocal end
        entry = columns_of(journal.entries[-1]) if journal is not None else None
        lines.append(Entry(next_link(end, kind, AT, content), entry))
        end = lines[-1].end

    session = {"session": _UUID, "name": "x"}
    begun = Journal.begin(0, MatchHeader("arushiaru", "1", {}, ("A", "B", "C", "D")), AT)
    strange = Journal.begin(0, MatchHeader("arushiaru", "1", {"points": [1]}, ("A", "A", "A", "A")), AT)
    match = {"match": _UUID, "session": _UUID, "number": 1, "entry": begun.head}
    act = begun.then(Act.record({"type": "win", "from": 99, "wins": [{}] * 50}), AT)
    forged: list[list[tuple[Any, ...]]] = [
        [(Kind.SESSION, session), (Kind.SESSION, session)],
        [(Kind.SESSION, {**session, "session": "x"})],
        [(Kind.SESSION, {**session, "name": chance.choice((7, None, {}, []))})],
        [(Kind.SESSION_NAME, session)],
        [(Kind.MATCH, match, begun)],
        [(Kind.SESSION, session), (Kind.MATCH, match, begun), (Kind.MATCH, match, begun)],
        [(Kind.SESSION, session), (Kind.MATCH, {**match, "number": 10**12}, begun)],
        [(Kind.SESSION, session), (Kind.MATCH, {**match, "session": {}}, begun)],
        [(Kind.SESSION, session), (Kind.MATCH, {**match, "origin": _UUID[:-1]}, begun)],
        [(Kind.SESSION, session), (Kind.MATCH, {**match, "entry": strange.head}, strange)],
        [
            (Kind.SESSION, session),
            (Kind.MATCH, match, begun),
            (Kind.ACT, {"match": _UUID, "sequence": 1, "entry": act.head}, act),
        ],
        [(Kind.ACT, {"match": _UUID, "sequence": 1, "entry": act.head}, act)],
        [(Kind.SESSION, session), (Kind.RATES, {"session": _UUID, "rates": {"unit": 7}})],
        [
            (Kind.SESSION, session),
            (Kind.RATES, {"session": _UUID, "rates": {"unit": "", "factors": {"x": "-1"}}}),
        ],
        [
            (
                Kind.HOUSE_RULES,
                {"preset": -1, "kept": 1, "ruleset": "boo", "version": "1", "name": "x", "options": {}},
            )
        ],
        [
            (
                Kind.HOUSE_RULES,
                {"preset": 1, "kept": 7, "ruleset": "boo", "version": "1", "name": "x", "options": {}},
            )
        ],
        [(Kind.DRILL_ANSWER, {"answer": chance.choice((7, None, "x", []))})],
        [(Kind.CLUB, {"uuid": _UUID, "subject": "people", "act": chance.choice((7, None, "x", []))})],
        [(Kind.CLUB, {"uuid": chance.choice(("x", 7, _UUID[:-1])), "subject": "people", "act": {}})],
        [(Kind.CLUB, {"uuid": _UUID, "subject": chance.choice((7, None, {})), "act": {}})],
        [(Kind.CLUB, {"uuid": _UUID, "subject": "people", "act": {}})] * 2,
    ]
    for step in forged[chance.randrange(len(forged))]:
        add(*step)
    head = {"format": "mahjong-desk/ledger", "version": 1, "entries": end.number, "fingerprint": end.fingerprint}
    return json.dumps(head).encode() + b"\n" + b"".join(line.spelled() for line in lines)


def _with_a_great_number(data: bytes, chance: random.Random) -> bytes:
    digits = b"1" + b"0" * chance.choice((10, 400, 5_000, 200_000))
    return data.replace(b'"version": 1', b'"version": ' + digits, 1)


def _with_very_many(_data: bytes, chance: random.Random) -> bytes:
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
