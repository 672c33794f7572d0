# SPDX-License-Identifier: MIT
"""What the command line says, to whoever can still hear it, and how it ends."""

from __future__ import annotations

import os
import sys

ANSWERED, REFUSED = 0, 2


class UnheardError(Exception):
    """What was to be said could not be written."""


def say(text: str) -> None:
    """Writes a line to standard output at once.

    Raises:
        UnheardError: It is closed or takes no more.
    """
    # An argument of the shell that is no UTF-8 comes back as escapes.
    write(text.encode("utf-8", errors="backslashreplace") + b"\n")


def write(data: bytes) -> None:
    """Writes bytes to standard output at once; raises what ``say`` does."""
    if sys.stdout is None:
        raise UnheardError("closed")
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        _forget_output()
        raise UnheardError(error.strerror or error) from error


def complain(text: str) -> None:
    """Writes a line to standard error in the name of the program, if anybody reads it."""
    remark(f"mahjong-desk: {text}")


def remark(text: str) -> None:
    """Writes a line to standard error, if anybody reads it."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def _forget_output() -> None:
    """Leaves to nobody what was not taken: when Python ends it would try to write it once more, and complain."""
    nobody = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nobody, sys.stdout.fileno())
    os.close(nobody)
