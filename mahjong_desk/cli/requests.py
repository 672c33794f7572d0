# SPDX-License-Identifier: MIT
"""Answers JSON requests (contract.md §1), converts records, runs other commands."""

import io
import json
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from mahjong_desk.cli.output import EXIT_OK, EXIT_REFUSED, print_error, print_line, remark, write
from mahjong_desk.cli.parser import STANDARD
from mahjong_desk.interchange import read_match
from mahjong_desk.interchange.commands import answer_request, describe_rulesets
from mahjong_desk.interchange.parsing import MAX_BYTES, MAX_MATCH_BYTES, check_values, parse_freely
from mahjong_desk.interchange.read import MATCH_FORMAT
from mahjong_desk.interchange.write import write_refusal
from mahjong_desk.ledger.place import data_folder
from mahjong_desk.log import start_log_lazily
from mahjong_desk.match import replay
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark

_LINE_ENDS = {ord(end): f"\\u{ord(end):04x}" for end in "\x85\u2028\u2029"}


def answer_requests(command: str, file: str, folder: Path | None, *, by_line: bool) -> int:
    """Answers the requests in a file and returns the exit status.

    ``folder`` is the data folder, where a bug is logged; None for the usual one.
    """
    start_log_lazily(lambda: data_folder(folder))
    try:
        with _open(file) as source:
            if not by_line:
                largest = MAX_MATCH_BYTES if command == "replay" else MAX_BYTES
                return _print(answer_request(command, source.read(largest + 1), largest))
            for line in _read_lines(source, MAX_BYTES + 1):
                _print(answer_request(command, line))
    except OSError as error:
        refusal = Refusal(ErrorCode.BAD_JSON, "{file}: {fault}", file=file, fault=error.strerror or error)
        return _print(write_refusal(refusal))
    return EXIT_OK


def describe_rules(ruleset: str | None) -> int:
    """Prints all rule systems in brief, or one in full; returns the exit status."""
    return _print(describe_rulesets(ruleset))


def write_schemas(folder: Path) -> int:
    """Writes the JSON Schemas of the contract; returns the exit status."""
    from mahjong_desk.interchange import schema

    try:
        schema.write_schemas(folder)
    except OSError as error:
        print_error(f"{folder}: {error.strerror or error}")
        return EXIT_REFUSED
    return EXIT_OK


def _open(name: str) -> IO[bytes]:
    if name == "-":
        if sys.stdin is None:
            # The calling program closed standard input.
            return io.BytesIO()
        return open(sys.stdin.fileno(), "rb", closefd=False)
    return open(name, "rb")


def _read_lines(source: IO[bytes], longest: int) -> Iterator[bytes]:
    """Yields lines without their ends, cut to ``longest`` bytes to save memory."""
    while line := source.readline(longest + 1):
        rest = line
        while len(rest) > longest and not rest.endswith(b"\n"):
            rest = source.readline(longest + 1)
        yield line.removesuffix(b"\n")[:longest]


def _print(answer: dict[str, Any]) -> int:
    # Characters that some programs take for a line end are escaped.
    print_line(json.dumps(answer, ensure_ascii=False).translate(_LINE_ENDS))
    return EXIT_OK if answer["ok"] else EXIT_REFUSED


def convert(file: str) -> int:
    """Converts a record to a match, or the reverse, and returns the exit status."""
    try:
        print_line(json.dumps(_convert_file(file), ensure_ascii=False))
    except OSError as error:
        print_error(f"{file}: {error.strerror or error}")
        return EXIT_REFUSED
    except Refusal as refusal:
        where = f", {refusal.path}" if refusal.path else ""
        print_error(f"{file}{where}: {refusal.message}")
        return EXIT_REFUSED
    return EXIT_OK


def _convert_file(file: str) -> dict[str, Any]:
    from mahjong_desk.club.file_names import readable_name
    from mahjong_desk.club.importing.documents import session_document
    from mahjong_desk.records.differences import report_lines
    from mahjong_desk.records.matching import replay_record
    from mahjong_desk.records.reading import read_json_records, read_text_records

    with _open(file) as source:
        data, name = source.read(MAX_MATCH_BYTES + 1), "" if file == "-" else readable_name(Path(file).stem)
    records = read_text_records(data)
    if records is None:
        value = parse_freely(data, MAX_MATCH_BYTES)
        records = read_json_records(value)
        if records is None:
            check_values(value)
            return _to_record(value, name)
    replayed = [replay_record(record) for record in records]
    for record in replayed:
        for line in report_lines(record):
            print_error(line)
    return session_document(replayed, name)


def _to_record(value: Any, title: str) -> dict[str, Any]:
    """Returns a match as the record of another program."""
    from mahjong_desk.records.writing import export_format, export_match

    format_ = value.get("format") if isinstance(value, dict) else None
    if format_ != MATCH_FORMAT:
        sentence = mark("This file has no Mahjong Desk match and no record in a known format.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, path="" if format_ is None else "format")
    match = read_match(value)
    played = replay(match)
    played.check()
    if export_format(match.rules.ruleset) is None:
        sentence = mark("No other program’s record format covers matches under these rules.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, path="ruleset")
    return export_match(played, title)


FileCommand = Callable[[Namespace, Callable[[str], None]], int]
"""Runs a command, which prints lines with a function, and returns its exit status."""


def run_on_file(command: FileCommand, args: Namespace) -> int:
    """Runs a command whose file may be ``-``, and returns its exit status."""
    if getattr(args, "file", None) != STANDARD:
        return command(args, print_line)
    from mahjong_desk.ledger.commands import WRITING_ACTIONS

    run = _run_to_output if args.action in WRITING_ACTIONS else _run_on_input
    try:
        with TemporaryDirectory() as folder:
            return run(command, args, Path(folder).absolute())
    except OSError as error:
        print_error(f"{STANDARD}: {error.strerror or error}")
        return EXIT_REFUSED


def _run_on_input(command: FileCommand, args: Namespace, folder: Path) -> int:
    from mahjong_desk.club.file_names import STANDARD_INPUT

    args.file = file = folder / STANDARD_INPUT
    with _open("-") as source, file.open("wb") as target:
        shutil.copyfileobj(source, target)
    return command(args, lambda text: print_line(text.replace(str(file), file.name)))


def _run_to_output(command: FileCommand, args: Namespace, folder: Path) -> int:
    """Runs a command whose file is standard output; its messages go to standard error."""
    args.file = file = folder / "standard output"
    messages: list[str] = []
    status = command(args, messages.append)
    if file.exists():
        with file.open("rb") as output:
            while chunk := output.read(1 << 16):
                write(chunk)
    # Last, because they say that the output was written.
    for message in messages:
        remark(message.replace(str(file), file.name))
    return status
