# SPDX-License-Identifier: MIT
"""The one connection to the file, by which everything is read and written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def connect(path: Path, timeout: float) -> sqlite3.Connection:
    """Returns a connection for one thread, each commit of which is on the disk when it returns.

    Args:
        path: The database.
        timeout: How long to wait for another program's lock, seconds.
    """
    # Without the isolation level the driver would begin transactions at moments of its own choice.
    connection = sqlite3.connect(path, timeout=timeout, isolation_level=None)
    connection.text_factory = forgiving
    for pragma in ("synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def forgiving(raw: bytes) -> str:
    """Returns a text of the database, also where a flipped bit makes it none: it must not hide what is sound."""
    return raw.decode("utf-8", "replace")


@contextmanager
def transaction(connection: sqlite3.Connection, *, writing: bool = False) -> Iterator[None]:
    """Lets nothing change meanwhile that is read; one that writes takes the write lock when it begins."""
    connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
