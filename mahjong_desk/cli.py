# SPDX-License-Identifier: MIT
"""The command line: opens the application, or answers without it (contract.md §1)."""

from __future__ import annotations

import gc
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import IO, Any

from mahjong_desk import __version__

USAGE = """\
usage: mahjong-desk [--data DIR] [--ledger URL] [--language ja|en|zh] [--theme light|dark|system] [FILE]
       mahjong-desk score|replay|waits [--lines] FILE
       mahjong-desk rules [RULESET]
       mahjong-desk ledger check|backup|restore|rebuild|salvage|bring|export|import [FILE]
                    [--data DIR] [--ledger URL]
       mahjong-desk [ledger] --help | --version

Without a command the desktop application opens, and shows what a FILE would bring. FILE of requests may be - for
standard input; with --lines it holds one request a line, and every line is answered by one line.
"""
ANSWERED, REFUSED = 0, 2
_LINE_ENDS = {ord(end): f"\\u{ord(end):04x}" for end in "\x85\u2028\u2029"}
_REQUESTS = ("score", "replay", "waits")


class _UnheardError(Exception):
    """What was to be said could not be written."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit status: 0 answered, 2 refused."""
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except _UnheardError as unheard:
        if isinstance(unheard.__cause__, BrokenPipeError):
            # Whoever reads the answers has enough of them.
            return ANSWERED
        _complain(f"mahjong-desk: standard output: {unheard}\n")
        return REFUSED


def _run(given: list[str]) -> int:
    if given and given[0] == "ledger":
        return _ledger(given[1:])
    if "-h" in given or "--help" in given:
        _say(USAGE.rstrip())
        return ANSWERED
    if given and given[0] == "--version":
        _say(f"mahjong-desk {__version__}")
        return ANSWERED
    if not given or given[0].startswith("--"):
        return _open(given)
    command, rest = given[0], given[1:]
    if command in _REQUESTS:
        return _requests(command, rest)
    if command == "rules" and len(rest) <= 1:
        return _rules(rest[0] if rest else None)
    if os.path.exists(command):
        return _open(given)
    return _misused()


def load_before_qt() -> None:
    """Loads what the window needs and knows nothing of Qt, which reads the source of every module that is loaded later."""
    # What is loaded now stays: there is no garbage to search for until the window shows.
    gc.disable()
    for module in ("mahjong_desk.ledger.ledger", "mahjong_desk.club.matches", "mahjong_desk.match.needed"):
        import_module(module)


def _open(given: list[str]) -> int:
    load_before_qt()
    from mahjong_desk.ui.start import read_arguments, run

    try:
        options = read_arguments(given)
    except ValueError as error:
        return _misused(f"mahjong-desk: {error}\n")
    return run(options)


def _misused(why: str = "") -> int:
    _complain(USAGE + why)
    return REFUSED


def _rules(ruleset: str | None) -> int:
    from mahjong_desk.interchange.commands import describe

    return _print(describe(ruleset))


def _ledger(rest: list[str]) -> int:
    from mahjong_desk.club.importing.commands import add_import
    from mahjong_desk.ledger.commands import run

    return run(rest, _say, add_import)


def _requests(command: str, rest: list[str]) -> int:
    from mahjong_desk.ledger.place import data_folder
    from mahjong_desk.log import start_late

    by_line = "--lines" in rest
    files = [argument for argument in rest if argument != "--lines"]
    if len(files) != 1 or len(rest) - len(files) > 1:
        return _misused()
    start_late(data_folder)
    try:
        with _opened(files[0]) as source:
            return _answer_lines(command, source) if by_line else _answer_one(command, source)
    except OSError as error:
        _complain(f"mahjong-desk: {files[0]}: {error.strerror or error}\n")
        return REFUSED


def _opened(name: str) -> IO[bytes]:
    if name == "-":
        if sys.stdin is None:
            # Whoever started the program closed it: there is nothing to read.
            return io.BytesIO()
        return open(sys.stdin.fileno(), "rb", closefd=False)
    return open(name, "rb")


def _answer_one(command: str, source: IO[bytes]) -> int:
    from mahjong_desk.interchange.commands import answer
    from mahjong_desk.interchange.parsing import LARGEST, LARGEST_MATCH

    largest = LARGEST_MATCH if command == "replay" else LARGEST
    return _print(answer(command, source.read(largest + 1), largest))


def _answer_lines(command: str, source: IO[bytes]) -> int:
    from mahjong_desk.interchange.commands import answer
    from mahjong_desk.interchange.parsing import LARGEST

    for line in _lines(source, LARGEST + 1):
        _print(answer(command, line))
    return ANSWERED


def _lines(source: IO[bytes], longest: int) -> Iterator[bytes]:
    """Yields the lines without their ends, of one that is longer only so many bytes: it is never held whole."""
    while line := source.readline(longest + 1):
        rest = line
        while len(rest) > longest and not rest.endswith(b"\n"):
            rest = source.readline(longest + 1)
        yield line.removesuffix(b"\n")[:longest]


def _print(answer: dict[str, Any]) -> int:
    # What some take for the end of a line is escaped.
    _say(json.dumps(answer, ensure_ascii=False).translate(_LINE_ENDS))
    return ANSWERED if answer["ok"] else REFUSED


def _say(text: str) -> None:
    """Writes a line to standard output at once.

    Raises:
        _UnheardError: It is closed or takes no more.
    """
    if sys.stdout is None:
        raise _UnheardError("closed")
    try:
        # An argument of the shell that is no UTF-8 comes back as escapes.
        sys.stdout.buffer.write(text.encode("utf-8", errors="backslashreplace") + b"\n")
        sys.stdout.buffer.flush()
    except OSError as error:
        _forget_output()
        raise _UnheardError(error.strerror or error) from error


def _forget_output() -> None:
    """Leaves to nobody what was not taken: when Python ends it would try to write it once more, and complain."""
    nobody = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nobody, sys.stdout.fileno())
    os.close(nobody)


def _complain(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(text)
