# SPDX-License-Identifier: MIT
"""Brings a ledger up to date and is killed before a statement: for each line read, which holds the number of that one.

Started once, with everything imported; a child is forked for each line, so that many deaths do not take long.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from pathlib import Path

import alembic.command  # noqa: F401 - in a child it would be most of its life

from mahjong_desk.ledger import upgrade
from mahjong_desk.ledger.connection import connect
from mahjong_desk.ledger.ledger import Ledger


def open_until(path: Path, last: int) -> None:
    """Opens the ledger; dies before the statement of that number."""
    done = 0

    def count(_statement: str) -> None:
        nonlocal done
        done += 1
        if done == last:
            os.kill(os.getpid(), signal.SIGKILL)

    def watched(place: Path, timeout: float) -> sqlite3.Connection:
        connection = connect(place, timeout)
        connection.set_trace_callback(count)
        return connection

    vars(upgrade)["connect"] = watched
    Ledger.open(path).close()


def main() -> None:
    """Forks a child for each line, and tells how it ended."""
    path = Path(sys.argv[1])
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                open_until(path, int(line))
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        print("killed" if os.WIFSIGNALED(status) else "whole", flush=True)


main()
