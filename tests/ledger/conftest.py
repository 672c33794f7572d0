# SPDX-License-Identifier: MIT
"""Ledgers to work with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.server_place import Place, ServerPlace
from tests.ledger.acts import AT, OPENING
from tests.ledger.server.world import Server


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the ledger of a test is, if it is a file."""
    return ledger_path(tmp_path / "club")


@pytest.fixture
def place(request: pytest.FixtureRequest, path: Path) -> Place:
    """Where the ledger of a test is: the file, and for tests that are marked ``everywhere`` also a new database."""
    if getattr(request, "param", "file") == "file":
        return path
    server: Server = request.getfixturevalue("server")
    return ServerPlace(server.url(server.new_database()), path.parent)


@pytest.fixture
def ledger(place: Place) -> Iterator[Ledger]:
    """An open ledger without sessions, which does not wait long for others."""
    with Ledger.open(place, timeout=0.05) as opened:
        yield opened


@pytest.fixture
def played(ledger: Ledger) -> Journal:
    """A match with three events in the ledger."""
    journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)
    for number in range(3):
        journal = ledger.append(journal, Act.record({"type": "draw", "number": number}), AT)
    return journal
