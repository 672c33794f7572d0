# SPDX-License-Identifier: MIT
"""A match whose rules this program does not know is not opened, says why, and stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.journal.journal import Act, MatchHeader, now
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from tests.ui.player import User

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
    ("ruleset", "options", "reason"),
    [
        ("boo", {"moons": 2}, "This ruleset has no option moons"),
        ("tomorrow", {}, "There is no ruleset “tomorrow”"),
    ],
)
def test_why_it_cannot_be_opened_is_told(
    qtbot: QtBot, tmp_path: Path, ruleset: str, options: dict[str, int], reason: str
) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    ledger = Ledger.open(ledger_path(folder))
    journal = ledger.open_match(ledger.start_session("", now()).id, MatchHeader(ruleset, options, NAMES), now())
    for document in (WIN, CHANGED, {**WIN, "note": "late"}, NEW):
        journal = ledger.append(journal, Act.record(document), now())
    ledger.close()
    player = User(qtbot, folder)
    assert reason in player.window.notice.text
    assert "Nothing of the match is lost" in player.window.notice.text
    assert player.desk.match is None
    assert player.desk.ledger is not None
    assert player.desk.ledger.journal(journal.match_id).entries == journal.entries
    player.window.show_screen("ledger")
