# SPDX-License-Identifier: MIT
"""Which database libraries are here, for a report of a failure."""

from __future__ import annotations

import sqlite3

from mahjong_desk.ledger.inspection import NEWEST


def database_versions() -> dict[str, str]:
    """Returns what the ledger stands on: SQLite, SQLAlchemy, and the newest tables that this version knows."""
    import sqlalchemy

    return {"SQLite": sqlite3.sqlite_version, "SQLAlchemy": sqlalchemy.__version__, "Ledger": str(NEWEST)}
