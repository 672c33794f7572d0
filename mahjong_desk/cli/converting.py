# SPDX-License-Identifier: MIT
"""``mahjong-desk convert``: records of other programs as matches, and matches as records."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from mahjong_desk.cli.output import ANSWERED, REFUSED, complain, say
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.texts import mark


def convert(file: str) -> int:
    """Writes a file in the other form to standard output and returns the exit status."""
    try:
        document = _converted(file)
    except OSError as error:
        complain(f"{file}: {error.strerror or error}")
        return REFUSED
    except Refusal as refusal:
        where = f", {refusal.path}" if refusal.path else ""
        complain(f"{file}{where}: {refusal.message}")
        return REFUSED
    say(json.dumps(document, ensure_ascii=False))
    return ANSWERED


def _content(file: str, largest: int) -> bytes:
    """Returns the contents of a file, at most one byte more than the limit."""
    from mahjong_desk.interchange.parsing import file_content

    if file != "-":
        return file_content(Path(file), largest)
    # The calling program may have closed it.
    return b"" if sys.stdin is None else sys.stdin.buffer.read(largest + 1)


def _converted(file: str) -> dict[str, Any]:
    from mahjong_desk.club.importing.documents import session_of
    from mahjong_desk.interchange.parsing import LARGEST_MATCH, check_values, parse_freely
    from mahjong_desk.records.matching import matched
    from mahjong_desk.records.reading import records_of_text, records_of_value
    from mahjong_desk.records.telling import lines_of

    data, name = _content(file, LARGEST_MATCH), "" if file == "-" else Path(file).stem
    records = records_of_text(data)
    if records is None:
        value = parse_freely(data, LARGEST_MATCH)
        records = records_of_value(value)
        if records is None:
            check_values(value)
            return _record_of(value, name)
    found = [matched(record) for record in records]
    for one in found:
        for line in lines_of(one):
            complain(line)
    return session_of(found, name)


def _record_of(value: Any, title: str) -> dict[str, Any]:
    """Returns a match as the record of another program."""
    from mahjong_desk.interchange import read_match
    from mahjong_desk.match import replay
    from mahjong_desk.records.writing import form_of, written

    if not isinstance(value, dict) or "format" not in value:
        raise Refusal(
            Code.BAD_REQUEST,
            mark("The file holds no match of Mahjong Desk and no record that it knows."),
        )
    match = read_match(value)
    played = replay(match)
    fault = played.fault
    if fault is not None and fault.refusal is not None:
        raise fault.refusal.under(f"events[{fault.index}]")
    if form_of(match.rules.ruleset) is None:
        raise Refusal(
            Code.BAD_REQUEST,
            mark("There is no record of another program for matches by these rules."),
            path="ruleset",
        )
    return written(played, title)
