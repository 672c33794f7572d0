# SPDX-License-Identifier: MIT
"""What the places, their sheets and the window around them ask of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from mahjong_desk.club.stored_match import Edit
    from mahjong_desk.entry.draft import Draft
    from mahjong_desk.rules.model.events import Winner
    from mahjong_desk.rules.model.refusal import Refusal
    from mahjong_desk.rules.model.table import Table
    from mahjong_desk.rules.ruleset import TableRules
    from mahjong_desk.ui.kit.sheets.sheet import Sheet
    from mahjong_desk.ui.settings.settings import Settings


class PickerNavigation(Protocol):
    """What other places ask of the picker."""

    def new_win(self, winner: int | None = None) -> None:
        """Shows the picker for a new win, of that seat if one is given."""

    def enter_false_claim(self, seat: int, field: str) -> None:
        """Shows the picker for the hand that a player claimed falsely."""

    def edit_row(self, row_id: int) -> None:
        """Shows the picker filled with the win of a row."""

    def insert_win(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Shows the picker for a win that shall stand before a row, or in its place."""

    def draft(self) -> Draft:
        """Returns the hand that is half entered."""

    def ask_indicator(self, on_done: Callable[[], None]) -> None:
        """Asks what is turned up in this deal, and calls ``told`` after the answer."""


class Navigator(Protocol):
    """What a place or a sheet may ask of the window around it; places know each other only through it."""

    @property
    def sheet_host(self) -> QWidget:
        """What a sheet covers."""

    @property
    def settings(self) -> Settings:
        """What the person at this machine has set."""

    @property
    def picker(self) -> PickerNavigation:
        """What may be asked of the picker."""

    def action(self, command: str) -> QAction:
        """Returns the action of a command, as the menus have it."""

    def run_command(self, command: str) -> None:
        """Carries a command out, such as ``new_match``."""

    def notify(self, text: str, *, fault: bool = False) -> None:
        """Says what has just been done, or why it was not, until it has been read."""

    def set_status_text(self, text: str) -> None:
        """Says at the foot of the window what goes on beside the table, until an empty text says that nothing does."""

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window; what lay there goes."""

    def push_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window and over the sheet that lies there."""

    def show_screen(self, name: str) -> None:
        """Shows the place of that name."""

    def confirm_edits(self, edits: Sequence[Edit]) -> None:
        """Shows what edits of the match would change, and makes them as one step after a yes."""

    def open_row(self, row_id: int) -> None:
        """Shows the ledger with that row open."""

    def open_match(self, match_id: int, row: int | None = None) -> None:
        """Shows another match in the ledger, with one of its rows open where one is meant, counted from 0."""

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku."""

    def try_hand(
        self, rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
    ) -> None:
        """Shows the hand of a winner on the workbench, as it was won at a table, where it is known from whom."""

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows the page of a rule system, at one of its rules."""

    def show_system_diff(self, source_id: str, target_id: str) -> None:
        """Shows what changes for somebody who comes from one rule system to another."""

    def show_house_rules(self, ruleset_id: str = "") -> None:
        """Shows the house rules of the club, of a rule system first where one is named."""

    def show_card(self, ruleset_id: str) -> None:
        """Shows the reference card and the poster of a rule system, to be printed."""

    def tell_unplayable(self, why: Refusal) -> None:
        """Says why a match cannot be opened here, and that nothing of it is lost."""

    def open_file(self, path: Path) -> None:
        """Shows what a file would bring: a match, a session, house rules, a whole ledger, or records of other programs."""

    def show_result(self) -> None:
        """Lays the result of the finished match over the window."""


@runtime_checkable
class Stateful(Protocol):
    """A place in which somebody may be in the middle of something when the window makes its places anew."""

    def save_state(self) -> Any:
        """Returns what the next place goes on with; None where nothing has been begun."""

    def take(self, carried: Any) -> None:
        """Goes on with what another place had."""


@runtime_checkable
class HasHelpPage(Protocol):
    """A place of several parts; the help has a page, or a section, about each."""

    @property
    def help_page(self) -> str:
        """The id of the page about what is shown, with the section where one is meant: ``club#standings``."""
