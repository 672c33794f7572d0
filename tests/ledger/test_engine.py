# SPDX-License-Identifier: MIT
from __future__ import annotations

from pathlib import Path

from mahjong_desk.ledger.connection import connect
from mahjong_desk.ledger.engine import make_engine
from mahjong_desk.ledger.ledger import Ledger


def test_a_commit_is_synced_and_what_it_refers_to_must_exist(path: Path, ledger: Ledger) -> None:
    engine = make_engine(connect(path, 0.25))
    with engine.connect() as connection:
        answers = {
            pragma: connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()
            for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    full = 2
    assert answers == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 250}
