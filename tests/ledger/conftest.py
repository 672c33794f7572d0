# SPDX-License-Identifier: MIT
"""Ledgers to work with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from tests.ledger.acts import AT, OPENING


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the ledger of a test is."""
    return ledger_path(tmp_path / "club")


@pytest.fixture
def ledger(path: Path) -> Iterator[Ledger]:
    """An open ledger without sessions, which does not wait long for others."""
    with Ledger.open(path, timeout=0.05) as opened:
        yield opened


@pytest.fixture
def played(ledger: Ledger) -> Journal:
    """A match with three events in the ledger."""
    journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)
    for number in range(3):
        journal = ledger.append(journal, Act.record({"type": "draw", "number": number}), AT)
    return journal
