# SPDX-License-Identifier: MIT
"""The command line: opens the application, or answers without it (contract.md §1)."""

from __future__ import annotations

import builtins
import gc
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING

from mahjong_desk.cli.output import (
    EXIT_INTERRUPTED,
    EXIT_OK,
    EXIT_REFUSED,
    OutputClosedError,
    print_error,
    print_line,
    remark,
)

if TYPE_CHECKING:
    from argparse import Namespace


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit status, 0 on success."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except OutputClosedError as error:
        if isinstance(error.__cause__, BrokenPipeError):
            # The reader has closed the pipe.
            return EXIT_OK
        print_error(f"standard output: {error}")
        return EXIT_REFUSED


def load_qt() -> None:
    """Loads Qt for the window; raises ``ImportError`` if it cannot be loaded."""
    # Everything loaded from here on stays in use, so garbage collection is off until the window is shown.
    gc.disable()
    import_module("PySide6.QtWidgets")
    # WORKAROUND: PySide's import hook searches the source of each module imported later for __feature__, which is not used
    # here; this would take a tenth of the start-up time.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _run(arguments: Sequence[str]) -> int:
    if not arguments:
        # Most starts have no arguments and need no parser.
        return _open_window()
    from mahjong_desk.cli.parser import parse

    help_text, error_text = StringIO(), StringIO()
    try:
        # Before Python 3.11.3, argparse fails if standard error is closed or full.
        with redirect_stdout(help_text), redirect_stderr(error_text):
            args = parse(arguments)
    except SystemExit as ended:
        if help_text.getvalue():
            print_line(help_text.getvalue().rstrip())
        if error_text.getvalue():
            remark(error_text.getvalue().rstrip())
        return EXIT_REFUSED if ended.code else EXIT_OK
    if args.command is None:
        return _open_window(args)
    from mahjong_desk.cli import requests

    match args.command:
        case "ledger":
            from mahjong_desk.club.importing.commands import run_import
            from mahjong_desk.ledger.commands import COMMANDS, run

            return requests.run_on_file(partial(run, {**COMMANDS, "import": run_import}[args.action]), args)
        case "rules":
            return requests.describe_rules(args.ruleset)
        case "schema":
            return requests.write_schemas(args.folder)
        case "convert":
            return requests.convert(args.file)
    return requests.answer_requests(args.command, args.file, args.data, by_line=args.lines)


def _open_window(args: Namespace | None = None) -> int:
    try:
        load_qt()
        from mahjong_desk.ui.start import LaunchOptions, run
    except ImportError as error:
        if (error.name or "").partition(".")[0] != "PySide6":
            raise
        print_error(f"Qt, which shows the window, cannot be loaded: {error}")
        return EXIT_REFUSED
    if args is None:
        return run(LaunchOptions())
    return run(LaunchOptions(args.data, args.ledger, args.language, args.theme, tuple(args.files), args.screenshot))
