# SPDX-License-Identifier: MIT
"""``mahjong-desk convert``: records of other programs as matches, and matches as records."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from mahjong_desk.cli.output import EXIT_OK, EXIT_REFUSED, print_error, print_line
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark


def convert(file: str) -> int:
    """Writes a file in the other form to standard output and returns the exit status."""
    try:
        document = _converted(file)
    except OSError as error:
        print_error(f"{file}: {error.strerror or error}")
        return EXIT_REFUSED
    except Refusal as refusal:
        where = f", {refusal.path}" if refusal.path else ""
        print_error(f"{file}{where}: {refusal.message}")
        return EXIT_REFUSED
    print_line(json.dumps(document, ensure_ascii=False))
    return EXIT_OK


def _content(file: str, largest: int) -> bytes:
    """Returns the contents of a file, at most one byte more than the limit."""
    from mahjong_desk.interchange.parsing import read_bytes_up_to

    if file != "-":
        return read_bytes_up_to(Path(file), largest)
    # The calling program may have closed it.
    return b"" if sys.stdin is None else sys.stdin.buffer.read(largest + 1)


def _converted(file: str) -> dict[str, Any]:
    from mahjong_desk.club.importing.documents import session_document
    from mahjong_desk.interchange.parsing import MAX_MATCH_BYTES, check_values, parse_freely
    from mahjong_desk.records.matching import replay_record
    from mahjong_desk.records.reading import read_json_records, read_text_records
    from mahjong_desk.records.telling import report_lines

    data, name = _content(file, MAX_MATCH_BYTES), "" if file == "-" else Path(file).stem
    records = read_text_records(data)
    if records is None:
        value = parse_freely(data, MAX_MATCH_BYTES)
        records = read_json_records(value)
        if records is None:
            check_values(value)
            return _record_of(value, name)
    found = [replay_record(record) for record in records]
    for one in found:
        for line in report_lines(one):
            print_error(line)
    return session_document(found, name)


def _record_of(value: Any, title: str) -> dict[str, Any]:
    """Returns a match as the record of another program."""
    from mahjong_desk.interchange import read_match
    from mahjong_desk.match import replay
    from mahjong_desk.records.writing import export_format, export_match

    if not isinstance(value, dict) or "format" not in value:
        raise Refusal(
            ErrorCode.BAD_REQUEST,
            mark("The file holds no match of Mahjong Desk and no record that it knows."),
        )
    match = read_match(value)
    played = replay(match)
    fault = played.first_refused_row
    if fault is not None and fault.refusal is not None:
        raise fault.refusal.with_path_prefix(f"events[{fault.index}]")
    if export_format(match.rules.ruleset) is None:
        raise Refusal(
            ErrorCode.BAD_REQUEST,
            mark("There is no record of another program for matches by these rules."),
            path="ruleset",
        )
    return export_match(played, title)
