# SPDX-License-Identifier: MIT
"""Finds out which format a record has, and reads it within the limits of every file from outside."""

from __future__ import annotations

from typing import Any, Final

from mahjong_desk.interchange.parsing import LARGEST, LARGEST_MATCH, parse
from mahjong_desk.records.botzone import is_botzone, read_botzone
from mahjong_desk.records.deals import Record
from mahjong_desk.records.mjai import is_mjai, read_mjai
from mahjong_desk.records.tenhou import is_tenhou, read_tenhou
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.translatable import QT_TRANSLATE_NOOP

_MARK: Final = b"\xef\xbb\xbf"
_MOST_LINES: Final = 200_000
"""The most lines that a file of events may have."""


def records_of_text(data: bytes) -> tuple[Record, ...] | None:
    """Returns the records that a text tells line by line; None where it is none of these formats.

    Raises:
        Refusal: It is one, and says what cannot be, with the place.
    """
    data = data.removeprefix(_MARK)
    head = data[:64].lstrip()
    if head.startswith(b"Match "):
        text = _text(data)
        return read_botzone(text) if is_botzone(text) else None
    first, cut, _ = data[: LARGEST + 1].lstrip().partition(b"\n")
    if not cut or not head.startswith(b"{") or not _tells_mjai(first):
        return None
    if len(data) > LARGEST_MATCH:
        raise _too_large()
    lines = data.splitlines()
    if len(lines) > _MOST_LINES:
        raise _too_large()
    return read_mjai([(_line(line, count), _place(count)) for count, line in enumerate(lines, start=1) if line.strip()])


def records_of_value(value: Any) -> tuple[Record, ...] | None:
    """Returns the records that a JSON value tells; None where it is none of these formats.

    Raises:
        Refusal: It is one, and says what cannot be, with the place.
    """
    if is_tenhou(value):
        return (read_tenhou(value),)
    if isinstance(value, list) and value and is_mjai(value[0]):
        return read_mjai([(event, f"[{index}]") for index, event in enumerate(value)])
    return None


def _tells_mjai(line: bytes) -> bool:
    try:
        return is_mjai(parse(line))
    except Refusal:
        return False


def _line(line: bytes, count: int) -> Any:
    try:
        return parse(line)
    except Refusal as refusal:
        raise refusal.under(_place(count)) from None


def _place(count: int) -> str:
    return f"lines[{count}]"


def _text(data: bytes) -> str:
    """Returns a text of Chinese words, in either of the two encodings in which they are written."""
    if len(data) > LARGEST_MATCH:
        raise _too_large()
    for encoding in ("utf-8", "gb18030"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError as error:
            place = error.start + 1
    raise Refusal(
        Code.BAD_JSON,
        QT_TRANSLATE_NOOP("Refusal", "This is not UTF-8 text: byte {place} cannot be read."),
        place=place,
    )


def _too_large() -> Refusal:
    return Refusal(
        Code.BAD_JSON,
        QT_TRANSLATE_NOOP("Refusal", "This is too large: at most {count:,} bytes."),
        count=LARGEST_MATCH,
    )
