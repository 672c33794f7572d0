# SPDX-License-Identifier: MIT
"""What ledger and result ask of the window around them."""

from __future__ import annotations

from typing import Protocol

from mahjong_desk.rules.events import Winner
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.kit import Sheet


class LedgerWindow(Protocol):
    """The main window as these places see it; sheets take it as the widget that they cover."""

    def show_place(self, name: str) -> None:
        """Shows the place of that name."""

    def edit_row(self, row_id: int) -> None:
        """Shows the picker filled with the win of a row."""

    def new_win(self, winner: int | None = None) -> None:
        """Shows the picker for a new win."""

    def put_win(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Shows the picker for a win that shall stand before a row, or in its place."""

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku."""

    def try_hand(self, rules: Rules, table: Table, winner: Winner, *, self_drawn: bool) -> None:
        """Shows the hand of a winner on the workbench, as it was won at a table."""

    def show_recorded(self, match_id: int, why: Refusal) -> None:
        """Shows what was recorded of a match that cannot be laid on the desk, and why it cannot."""

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window."""

    def give(self, name: str) -> None:
        """Carries a command of the window out, such as ``new_match``."""

    def notify(self, text: str, *, fault: bool = False) -> None:
        """Shows a short sentence for a while."""
