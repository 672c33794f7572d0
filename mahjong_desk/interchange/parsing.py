# SPDX-License-Identifier: MIT
"""Parses JSON from outside, within the limits of the contract (contract.md §7).

What is no JSON, or nested too deep, is refused as ``bad_json``, and a number or text beyond the limits as ``bad_request``.
"""

import errno
import json
import stat
from collections import Counter
from math import isinf
from pathlib import Path
from typing import Any, NoReturn

from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark

MAX_BYTES = 1 << 20
"""The maximum size of a line or a file."""
MAX_MATCH_BYTES = 16 << 20
"""The maximum size of a match file."""
MAX_NUMBER = 1_000_000_000
MAX_TEXT_LENGTH = 10_000
MAX_DEPTH = 64

_BYTE_ORDER_MARK = "\ufeff"
_MAX_DIGITS = 18
_ROW_IDS = ("row", "before")
"""The fields of a journal with ids of rows, which can be larger: an act that adds several rows numbers them in steps of 2³²."""
_TOO_LARGE_NUMBER = mark("A whole number must be between {least:,} and {greatest:,}.")
_LONE_SURROGATE = mark("This contains half a character, which cannot be shown or stored.")
_TOO_LONG = mark("A string can have at most {count:,} characters.")


def parse_json(data: str | bytes, max_bytes: int = MAX_BYTES) -> Any:
    """Returns the value of JSON text.

    Args:
        data: The text; bytes are strict UTF-8, a byte order mark before them is skipped.
        max_bytes: The maximum size of the text.
    """
    value = _read(_text(data, max_bytes))
    check_values(value)
    return value


def parse_freely(data: str | bytes, max_bytes: int = MAX_BYTES) -> Any:
    """Returns the value of JSON text; the caller must check numbers and strings."""
    value = _read(_text(data, max_bytes))
    check_values(value, limited=False)
    return value


def read_bytes_up_to(path: Path, max_bytes: int = MAX_BYTES) -> bytes:
    """Returns the content of a file, or one byte too many if it is too large.

    Raises:
        OSError: It cannot be read, or is not a file: opening a pipe would wait for a writer.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, "Not a regular file", str(path))
    with path.open("rb") as file:
        # One byte too many makes ``parse_json`` refuse the file.
        return file.read(max_bytes + 1)


def _text(data: str | bytes, max_bytes: int) -> str:
    if isinstance(data, str):
        # Lone surrogates cannot be encoded as UTF-8, but their size counts.
        size, text = len(data.encode("utf-8", "surrogatepass")), data
    else:
        size = len(data)
        try:
            text = data.decode("utf-8") if size <= max_bytes else ""
        except UnicodeDecodeError as error:
            sentence = mark("This is not UTF-8 text: byte {place} cannot be read.")
            raise Refusal(ErrorCode.BAD_JSON, sentence, place=error.start + 1) from None
    if size > max_bytes:
        raise Refusal(ErrorCode.BAD_JSON, mark("This is too large: the limit is {count:,} bytes."), count=max_bytes)
    return text.removeprefix(_BYTE_ORDER_MARK)


def _read(text: str) -> Any:
    try:
        return json.loads(
            text, parse_int=_whole_number, parse_constant=_refuse_constant, object_pairs_hook=_reject_duplicates
        )
    except json.JSONDecodeError as error:
        sentence = mark("This is not JSON: line {line}, column {column}.")
        raise Refusal(ErrorCode.BAD_JSON, sentence, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise _too_deep() from None


def _whole_number(digits: str) -> int:
    # Python cannot parse numbers of some thousand digits; cut, they are refused with their path like other numbers.
    return int(digits[:_MAX_DIGITS])


def _refuse_constant(name: str) -> NoReturn:
    raise Refusal(ErrorCode.BAD_JSON, mark("This is not JSON: {name} is not a number."), name=name)


def _reject_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        count = Counter(name for name, _ in pairs)
        repeated = next(name for name in fields if count[name] > 1)
        raise Refusal(ErrorCode.BAD_JSON, mark("The field “{name}” is repeated in one object."), name=repeated)
    return fields


def _too_deep() -> Refusal:
    return Refusal(ErrorCode.BAD_JSON, mark("This is nested more than {count} deep."), count=MAX_DEPTH)


def _check_entries(value: list[Any] | dict[str, Any], depth: int, *, limited: bool) -> None:
    """Checks the values of a list or an object at that depth."""
    if depth > MAX_DEPTH:
        raise _too_deep()
    if isinstance(value, dict):
        for name in value:
            check_values(name, depth, limited=limited)
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if type(item) is int and (-MAX_NUMBER <= item <= MAX_NUMBER or key in _ROW_IDS):
            # A fast path for most values of a long file.
            continue
        try:
            check_values(item, depth, limited=limited)
        except Refusal as refusal:
            if refusal.code is ErrorCode.BAD_JSON:
                raise
            raise refusal.with_path_prefix(key if isinstance(key, str) else f"[{key}]") from None


def check_values(value: Any, depth: int = 0, *, limited: bool = True) -> None:
    """Checks that a value is within the limits, or only its depth if not ``limited``."""
    if type(value) in (list, dict):
        _check_entries(value, depth + 1, limited=limited)
    elif not limited:
        return
    elif isinstance(value, str):
        if len(value) > MAX_TEXT_LENGTH:
            raise Refusal(ErrorCode.BAD_REQUEST, _TOO_LONG, count=MAX_TEXT_LENGTH)
        if not _is_valid_unicode(value):
            raise Refusal(ErrorCode.BAD_REQUEST, _LONE_SURROGATE)
    elif (isinstance(value, int) and abs(value) > MAX_NUMBER) or (isinstance(value, float) and isinf(value)):
        raise Refusal(ErrorCode.BAD_REQUEST, _TOO_LARGE_NUMBER, least=-MAX_NUMBER, greatest=MAX_NUMBER)


def _is_valid_unicode(text: str) -> bool:
    # JSON can escape half of a surrogate pair, which no file, database or screen accepts.
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
