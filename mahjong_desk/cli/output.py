# SPDX-License-Identifier: MIT
"""Output of the command line, and how it ends if nothing reads it."""

import os
import sys

EXIT_OK, EXIT_REFUSED = 0, 2


class OutputClosedError(Exception):
    """The output could not be written."""


def print_line(text: str) -> None:
    """Writes a line to standard output at once; raises ``OutputClosedError`` if it is closed or full."""
    # An argument of the shell that is no UTF-8 comes back as escapes.
    write(text.encode("utf-8", errors="backslashreplace") + b"\n")


def write(data: bytes) -> None:
    """Writes bytes to standard output at once; raises what ``print_line`` does."""
    if sys.stdout is None:
        raise OutputClosedError("closed")
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        _discard_output()
        raise OutputClosedError(error.strerror or error) from error


def print_error(text: str) -> None:
    """Writes a line with the name of the program to standard error, unless it is closed."""
    remark(f"mahjong-desk: {text}")


def remark(text: str) -> None:
    """Writes a line to standard error, unless it is closed."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def _discard_output() -> None:
    """Discards what was not written: at its end Python would try again, and complain."""
    nobody = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nobody, sys.stdout.fileno())
    os.close(nobody)
