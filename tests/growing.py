# SPDX-License-Identifier: MIT
"""Whether what is asked of a ledger grows with the years: the steps of the database, the same on every machine."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from mahjong_desk.ledger.database import sqlite_file as file_database
from tests.benchmarks import large_club

FEW, MANY = 30, 120
"""So many sessions have the two clubs that are held against each other."""

_MATCHES, _HANDS = 4, 2


class Steps:
    """Counts what SQLite does on the connections of ledgers that are opened from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Begins to count."""
        self._counted = 0
        self._make = file_database.connect
        monkeypatch.setattr(file_database, "connect", self._connect)
        # The look at every page of a small file at its opening ends at 8 MB.
        monkeypatch.setattr(file_database, "is_large", lambda _path: True)

    def _connect(self, path: Path, timeout: float) -> sqlite3.Connection:
        connection = self._make(path, timeout)
        connection.set_progress_handler(self._count, 1)
        return connection

    def _count(self) -> None:
        self._counted += 1

    def of(self, act: Callable[[], object]) -> int:
        """Returns how many steps an act takes."""
        before = self._counted
        act()
        return self._counted - before


def make_clubs(folder: Path) -> tuple[Path, Path]:
    """Returns the folders of two clubs, of few sessions and of many."""
    made = folder / "few", folder / "many"
    for place, sessions in zip(made, (FEW, MANY), strict=True):
        large_club.make(place, sessions, _MATCHES, _HANDS)
    return made
