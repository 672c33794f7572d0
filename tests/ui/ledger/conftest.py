# SPDX-License-Identifier: MIT
"""A match of seven rows on a real ledger, the place that shows it, and a window that remembers what is asked of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event
from mahjong_desk.rules.events import Event, Winner
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import Sheet
from mahjong_desk.ui.ledger import LedgerPlace

NAMES = ("Aoi", "Ben", "Chie", "Dai")

ROWS: tuple[dict[str, Any], ...] = (
    {
        "type": "win",
        "from": 3,
        "wins": [{"winner": 2, "hand": {"concealed": "456m456p123s88s78p", "winning_tile": "9p"}}],
    },
    {
        "type": "win",
        "from": None,
        "wins": [
            {
                "winner": 0,
                "hand": {
                    "concealed": "23m567p55567s",
                    "melds": [{"kind": "chi", "tiles": "789m", "from": 3}],
                    "winning_tile": "1m",
                },
            }
        ],
    },
    {
        "type": "win",
        "from": 3,
        "wins": [{"winner": 1, "hand": {"concealed": "234m567p5577s444z", "winning_tile": "7s"}}],
    },
    {"type": "draw", "kind": "exhaustive"},
    {"type": "chombo", "player": 1, "reason": "false win"},
    {"type": "win", "from": 1, "wins": [{"winner": 3, "value": {"han": 3, "fu": 40}}]},
    {"type": "adjust", "deltas": [100, -100, 0, 0], "reason": "a stick was found"},
)


class Window(QWidget):
    """What the place asks of the main window, remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []
        self.edited: list[int] = []
        self.told: list[str] = []
        self.given: list[str] = []
        self.sheet: Any = None
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)

    def show_place(self, name: str) -> None:
        """Remembers the place."""
        self.shown.append(name)

    def edit_row(self, row_id: int) -> None:
        """Remembers the row."""
        self.edited.append(row_id)

    def new_win(self, winner: int | None = None) -> None:
        """Remembers that a win was begun."""
        self.given.append(f"new_win {winner}")

    def put_win(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Remembers where a win was to be put."""
        self.given.append(f"put_win {row_id} {inserts} {winner}")

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Remembers the yaku."""
        self.given.append(f"show_yaku {ruleset_id} {yaku_id}")

    def try_hand(self, rules: Rules, table: Table, winner: Winner, *, self_drawn: bool) -> None:
        """Remembers that a hand was to be tried."""
        self.given.append(f"try_hand {rules.ruleset.id} {table.wind(winner.seat)} {self_drawn}")

    def open_sheet(self, sheet: Sheet) -> None:
        """Opens the sheet over itself."""
        self.sheet = sheet
        sheet.open()

    def give(self, name: str) -> None:
        """Remembers the command."""
        self.given.append(name)

    def show_recorded(self, match_id: int, why: Refusal) -> None:
        """Remembers the match."""
        self.given.append(f"recorded {match_id}")

    def notify(self, text: str, *, fault: bool = False) -> None:
        """Remembers the sentence."""
        self.told.append(text)


@pytest.fixture
def event(desk: Desk) -> Any:
    """Reads an event of the contract by the rules of the match."""

    def read(document: dict[str, Any]) -> Event:
        assert desk.match is not None
        return read_event(desk.match.rules, document, "event")

    return read


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """A desk with a match of seven rows."""
    made = Desk()
    made.open(tmp_path)
    assert made.start_match("arushiaru", {}, NAMES, "Thursday")
    assert made.match is not None
    for row in ROWS:
        assert made.record_event(read_event(made.match.rules, row, "event"))
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """A window of 1280 by 716 pixels."""
    made = Window()
    qtbot.addWidget(made)
    made.resize(1280, 716)
    return made


@pytest.fixture
def place(desk: Desk, window: Window, qtbot: QtBot) -> LedgerPlace:
    """The place in its window."""
    made = LedgerPlace(desk, window)
    layout = window.layout()
    assert layout is not None
    layout.addWidget(made)
    with qtbot.waitExposed(window):
        window.show()
    return made
