# SPDX-License-Identifier: MIT
"""Writes the output of the command line, and handles closed or full streams."""

import os
import sys
from typing import TextIO

EXIT_OK, EXIT_REFUSED, EXIT_INTERRUPTED = 0, 2, 130


class OutputClosedError(Exception):
    """Raised if standard output is closed or full."""


def print_line(text: str) -> None:
    """Writes a line to standard output, or raises ``OutputClosedError``."""
    # Bytes of a shell argument that are not UTF-8 are written as escapes.
    write(text.encode("utf-8", errors="backslashreplace") + b"\n")


def write(data: bytes) -> None:
    """Writes bytes to standard output, or raises ``OutputClosedError``."""
    if sys.stdout is None:
        raise OutputClosedError("closed")
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        _discard_unwritten(sys.stdout)
        raise OutputClosedError(error.strerror or error) from error


def print_error(text: str) -> None:
    """Writes a line to standard error, after the name of the program."""
    remark(f"mahjong-desk: {text}")


def remark(text: str) -> None:
    """Writes a line to standard error; ignores a closed or full stream."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()
    except OSError:
        _discard_unwritten(sys.stderr)


def _discard_unwritten(stream: TextIO) -> None:
    """Discards unwritten output, which Python would try to flush at exit."""
    null_device = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null_device, stream.fileno())
    os.close(null_device)
