# SPDX-License-Identifier: MIT
"""SQLAlchemy over the connection that is open already."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

WRITING: Final = "mahjong_desk_writing"
"""The execution option of a connection whose transactions write."""


def make_engine(connection: sqlite3.Connection) -> Engine:
    """Returns an engine that works through a connection alone, and closes it when it is disposed of.

    Transactions of a connection with the execution option ``WRITING`` take the write lock when they begin, so that
    what they read cannot change before they write.
    """
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
