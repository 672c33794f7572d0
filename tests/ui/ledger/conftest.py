# SPDX-License-Identifier: MIT
"""A match of seven rows, the ledger screen, and a window that previews edits."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.interchange import read_event
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from tests.event_json import EventJson, chi, chombo, draw, typed_win, win, won
from tests.ui.fake_window import FakeWindow
from tests.ui.player import NAMES
from tests.ui.widgets import add_widget

ROWS: tuple[EventJson, ...] = (
    win(3, won(2, "456m456p123s88s78p", "9p")),
    win(None, won(0, "23m567p55567s", "1m", chi("789m", 3))),
    win(3, won(1, "234m567p5577s444z", "7s")),
    draw(),
    chombo(1, reason="false win"),
    typed_win(1, 3, han=3, fu=40),
    {"type": "adjust", "deltas": [100, -100, 0, 0], "reason": "a stick was found"},
)


@pytest.fixture
def desk(desk: Desk) -> Desk:
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
def screen(desk: Desk, window: FakeWindow, qtbot: QtBot) -> LedgerScreen:
    ledger_screen = LedgerScreen(desk, window)
    layout = window.layout()
    layout.addWidget(ledger_screen)
    with qtbot.waitExposed(window):
        window.show()
    return ledger_screen
