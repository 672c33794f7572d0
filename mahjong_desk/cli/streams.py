# SPDX-License-Identifier: MIT
"""Standard input and output in the place of a file that a command reads or writes by its name."""

from __future__ import annotations

import shutil
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from mahjong_desk.cli.output import EXIT_REFUSED, print_error, print_line, remark, write
from mahjong_desk.cli.parser import STANDARD

_WRITING: Final = ("backup", "export")
_CHUNK: Final = 1 << 16


def run_on_file(command: Callable[[Namespace, Callable[[str], None]], int], given: Namespace) -> int:
    """Runs a command and returns its exit status; its file ``-`` is standard input or output.

    If the file is standard output, messages go to standard error.
    """
    if getattr(given, "file", None) != STANDARD:
        return command(given, print_line)
    writes = given.deed in _WRITING
    try:
        with TemporaryDirectory() as folder:
            given.file = Path(folder).absolute() / f"standard {'output' if writes else 'input'}"
            if not writes:
                _copy_input(given.file)
            tell = remark if writes else print_line
            status = command(given, lambda text: tell(text.replace(str(given.file), given.file.name)))
            if writes and given.file.exists():
                _write_out(given.file)
            return status
    except OSError as error:
        print_error(f"{STANDARD}: {error.strerror or error}")
        return EXIT_REFUSED


def _copy_input(file: Path) -> None:
    with file.open("wb") as target:
        # The calling program may have closed it.
        if sys.stdin is not None:
            shutil.copyfileobj(sys.stdin.buffer, target)


def _write_out(file: Path) -> None:
    with file.open("rb") as source:
        while chunk := source.read(_CHUNK):
            write(chunk)
