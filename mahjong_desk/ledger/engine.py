# SPDX-License-Identifier: MIT
"""How a connection to the ledger is set up."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

WRITING: Final = "mahjong_desk_writing"
"""The execution option of a connection whose transactions write."""


def make_engine(path: Path, timeout: float) -> Engine:
    """Returns an engine for one thread with one connection, each commit of which is on the disk when it returns.

    Transactions of a connection with the execution option ``WRITING`` take the write lock when they begin, so that
    what they read cannot change before they write.

    Args:
        path: The database.
        timeout: How long to wait for another program's lock, seconds.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": timeout, "check_same_thread": True},
        pool_size=1,
        max_overflow=0,
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _record: Any) -> None:
    # Without this the driver begins transactions at moments of its own choice.
    connection.isolation_level = None
    # A flipped bit inside a text must not hide the rest of the match: the chain of hashes finds it.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    for pragma in ("synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
