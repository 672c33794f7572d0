# SPDX-License-Identifier: MIT
"""A match whose rules this program does not know can be read, says why it cannot go on, and stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mahjong_desk.journal.journal import Act, MatchHeader, now
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.ledger.recorded_sheet import RecordedSheet
from tests.ui.player import Player

NAMES = ("Aoi", "Ben", "Chie", "Dai")
WIN = {
    "type": "win",
    "from": 3,
    "wins": [
        {"winner": 1, "hand": {"concealed": "234m567m45p11s678s", "winning_tile": "6p", "dora_indicators": ["3m"]}}
    ],
}
CHANGED = {"type": "substitute", "player": 1, "name": "Emi"}
NEW = {"type": "moonrise", "player": 2}
"""An event that only rules of later on can know."""


@pytest.mark.parametrize(
    ("ruleset", "options", "first", "reason"),
    [
        ("boo", {"moons": 2}, "Ben from Dai", "This ruleset has no option moons"),
        ("tomorrow", {}, "win", "There is no ruleset “tomorrow”"),
    ],
)
def test_it_is_told_as_it_was_recorded(
    qtbot: QtBot, tmp_path: Path, ruleset: str, options: dict[str, int], first: str, reason: str
) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    ledger = Ledger.open(ledger_path(folder))
    journal = ledger.open_match(ledger.start_session("", now()).id, MatchHeader(ruleset, options, NAMES), now())
    for document in (WIN, CHANGED, {**WIN, "note": "late"}, NEW):
        journal = ledger.append(journal, Act.record(document), now())
    ledger.close()
    player = Player(qtbot, folder)
    sheet = player.window.sheet
    assert isinstance(sheet, RecordedSheet)
    shown = [label.text() for label in sheet.findChildren(QLabel)]
    assert reason in sheet.why.accessibleName()
    assert first in shown
    assert "moonrise" in shown
    if ruleset == "boo":
        assert "Emi from Dai" in shown
        assert any("234567m45p11678s" in text and "late" in text for text in shown)
    assert player.desk.match is None
    assert player.desk.ledger is not None
    assert player.desk.ledger.journal(journal.match_id).entries == journal.entries
    player.window.close_sheet()
    player.window.show_place("ledger")
