# SPDX-License-Identifier: MIT
"""Detects the format of a record, and reads it."""

from collections.abc import Callable, Sequence
from typing import Any

from mahjong_desk.interchange.parsing import MAX_BYTES, MAX_MATCH_BYTES, parse_freely
from mahjong_desk.records.botzone import read_botzone
from mahjong_desk.records.deals import Record
from mahjong_desk.records.mjai import is_mjai, read_mjai
from mahjong_desk.records.tenhou import is_tenhou, read_tenhou, read_tenhou_lines
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_MAX_LINES = 200_000
"""The maximum number of lines in a file of events."""
_FOREIGN_FORMATS = (
    ((b"\x1f\x8b", b"PK\x03\x04"), mark("This is a compressed file: unpack it and open its contents.")),
    ((b"<",), mark("XML and web pages cannot be read. For Tenhou matches, use the JSON from tenhou.net/6.")),
    (
        (b"http://", b"https://", b"[InternetShortcut]"),
        mark("This is the address of a record: download the record and open the file."),
    ),
)
"""The beginnings of known files that are not records, and the messages for them."""


def read_text_records(data: bytes) -> tuple[Record, ...] | None:
    """Returns the records in the lines of a text, or None for another format."""
    data = data.removeprefix(_BYTE_ORDER_MARK)
    head = data[:64].lstrip()
    for beginnings, sentence in _FOREIGN_FORMATS:
        if head.startswith(beginnings):
            raise Refusal(ErrorCode.BAD_JSON, sentence)
    if head.startswith(b"Match "):
        return read_botzone(_decode(data))
    first, cut, rest = data[: MAX_BYTES + 1].lstrip().partition(b"\n")
    read = _find_reader(first) if cut and head.startswith(b"{") else None
    if read is None or (read is read_tenhou_lines and not rest.strip()):
        return None
    if len(data) > MAX_MATCH_BYTES:
        raise _too_large()
    lines = data.splitlines()
    if len(lines) > _MAX_LINES:
        raise _too_large()
    return read(_parse_lines([(line, f"lines[{count}]") for count, line in enumerate(lines, start=1) if line.strip()]))


def read_json_records(value: Any) -> tuple[Record, ...] | None:
    """Returns the records in a JSON value, or None for another format."""
    if is_tenhou(value):
        return (read_tenhou(value),)
    if isinstance(value, list) and value and is_mjai(value[0]):
        return read_mjai([(event, f"[{index}]") for index, event in enumerate(value)])
    program = _program_of(value)
    if program is not None:
        sentence = mark("This looks like JSON from {program}, which cannot be read.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, program=program)
    return None


def _program_of(value: Any) -> str | None:
    """Returns the program that wrote a JSON value, or None if unknown."""
    match value:
        case {"qijia": _, "log": _} | [{"qijia": _, "log": _}, *_]:
            return "電脳麻将"
        case {"head": {"accounts": _}}:
            return "雀魂 (Mahjong Soul)"
        case _:
            return None


def _find_reader(line: bytes) -> Callable[[Sequence[tuple[object, str]]], tuple[Record, ...]] | None:
    """Returns the reader of a file by its first line, or None for another format."""
    try:
        value = parse_freely(line)
    except Refusal:
        return None
    return read_mjai if is_mjai(value) else read_tenhou_lines if is_tenhou(value) else None


def _parse_lines(lines: Sequence[tuple[bytes, str]]) -> list[tuple[object, str]]:
    """Returns the value of each line; a truncated last one is left out."""
    values: list[tuple[object, str]] = []
    for index, (line, path) in enumerate(lines):
        try:
            values.append((parse_freely(line), path))
        except Refusal as refusal:
            if index < len(lines) - 1 or len(line) > MAX_BYTES:
                raise refusal.with_path_prefix(path) from None
    return values


def _decode(data: bytes) -> str:
    """Decodes a Chinese text from either of its two usual encodings."""
    if len(data) > MAX_MATCH_BYTES:
        raise _too_large()
    for encoding in ("utf-8", "gb18030"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError as error:
            place = error.start + 1
    raise Refusal(ErrorCode.BAD_JSON, mark("This is not UTF-8 text: byte {place} cannot be read."), place=place)


def _too_large() -> Refusal:
    return Refusal(ErrorCode.BAD_JSON, mark("This is too large: the limit is {count:,} bytes."), count=MAX_MATCH_BYTES)
