# SPDX-License-Identifier: MIT
"""A match of seven rows on a real ledger, the place that shows it, and a window that remembers what is asked of it."""

from collections.abc import Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.events import Event
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from tests.ui.fake_window import FakeWindow
from tests.ui.player import NAMES
from tests.ui.widgets import add_widget

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


@pytest.fixture
def event(desk: Desk) -> Any:
    """Reads an event of the contract by the rules of the match."""

    def read(document: dict[str, Any]) -> Event:
        return read_event(desk.match.rules, document, "event")

    return read


@pytest.fixture
def desk(desk: Desk) -> Desk:
    """A desk with a match of seven rows."""
    assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
    for row in ROWS:
        assert desk.record_event(read_event(desk.match.rules, row, "event"))
    return desk


class PreviewingWindow(FakeWindow):
    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    def confirm_edits(self, edits: Sequence[Edit]) -> None:
        self.open_sheet(EditConfirmationSheet(self._desk, self, edits))


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> FakeWindow:
    """A window of 1280 by 716 pixels that previews edits."""
    return add_widget(qtbot, PreviewingWindow(desk), 1280, 716)


@pytest.fixture
def place(desk: Desk, window: FakeWindow, qtbot: QtBot) -> LedgerScreen:
    made = LedgerScreen(desk, window)
    layout = window.layout()
    layout.addWidget(made)
    with qtbot.waitExposed(window):
        window.show()
    return made
