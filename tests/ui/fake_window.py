# SPDX-License-Identifier: MIT
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.entry.draft import Draft
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.settings import Settings


class FakeWindow(QWidget):
    """A ``Navigator`` for screens and sheets that has no screens itself."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []
        self.messages: list[str] = []
        self.sheet: Sheet | None = None
        self.settings = Settings()
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)

    @property
    def sheet_host(self) -> QWidget:
        return self

    @property
    def picker(self) -> FakeWindow:
        return self

    def action(self, command: str) -> QAction:
        return QAction(command, self)

    def run_command(self, command: str) -> None:
        self.calls.append(f"carry_out {command}")

    def notify(self, text: str, *, fault: bool = False) -> None:
        self.messages.append(text)

    def set_status_text(self, text: str) -> None:
        self.messages.append(text)

    def open_sheet(self, sheet: Sheet) -> None:
        self.sheet = sheet
        sheet.open()

    def push_sheet(self, sheet: Sheet) -> None:
        self.open_sheet(sheet)

    def show_screen(self, name: str) -> None:
        self.calls.append(f"show_place {name}")

    def new_win(self, winner: int | None = None) -> None:
        self.calls.append(f"new_win {winner}")

    def enter_false_claim(self, seat: int, field: str) -> None:
        self.calls.append(f"claim {seat} {field}")

    def edit_row(self, row_id: int) -> None:
        self.calls.append(f"edit_row {row_id}")

    def insert_win(self, row_id: int, *, inserts: bool) -> None:
        self.calls.append(f"put_win {row_id} {inserts}")

    def confirm_edits(self, edits: Sequence[Edit]) -> None:
        self.calls.append(f"ask_change {len(edits)}")

    def draft(self) -> Draft:
        raise AssertionError("no test with this window has a hand half entered")

    def ask_indicator(self, on_done: Callable[[], None]) -> None:
        self.calls.append("ask_indicator")

    def open_row(self, row_id: int) -> None:
        self.calls.append(f"open_row {row_id}")

    def open_match(self, match_id: int, row: int | None = None) -> None:
        self.calls.append(f"open_match {match_id} {row}")

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        self.calls.append(f"show_yaku {ruleset_id} {yaku_id}")

    def try_hand(
        self, rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
    ) -> None:
        self.calls.append(f"try_hand {rules.ruleset.id} {table.seat_wind(winner.seat)} {self_drawn}")

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        self.calls.append(f"show_rule {ruleset_id} {anchor}")

    def show_system_diff(self, source_id: str, target_id: str) -> None:
        self.calls.append(f"show_coming {source_id} {target_id}")

    def show_house_rules(self, ruleset_id: str = "") -> None:
        self.calls.append(f"show_house_rules {ruleset_id}")

    def show_card(self, ruleset_id: str) -> None:
        self.calls.append(f"show_card {ruleset_id}")

    def show_unplayable(self, why: Refusal) -> None:
        self.calls.append(f"tell_unplayable {why.code}")

    def open_file(self, path: Path) -> None:
        self.calls.append(f"open_file {path}")

    def show_result(self) -> None:
        self.calls.append("show_result")
