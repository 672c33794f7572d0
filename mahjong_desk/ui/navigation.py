# SPDX-License-Identifier: MIT
"""The interfaces through which screens and sheets use the window and each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.settings import Settings

if TYPE_CHECKING:
    from mahjong_desk.entry.draft import Draft


class PickerNavigation(Protocol):
    """The interface of the picker for other screens."""

    def new_win(self, winner: int | None = None) -> None:
        """Shows the picker for a new win, of a given seat if known."""

    def enter_false_claim(self, seat: int, field: str) -> None:
        """Shows the picker for the hand that a player claimed falsely."""

    def edit_row(self, row_id: int) -> None:
        """Shows the picker with the win of a row, then returns to the previous screen."""

    def insert_win(self, row_id: int, *, inserts: bool) -> None:
        """Shows the picker for a win to insert before a row, or to replace it."""

    def draft(self) -> Draft:
        """Returns the partly entered hand, from the picker or as saved."""

    def ask_indicator(self, on_done: Callable[[], None]) -> None:
        """Asks for the indicators of this deal, and calls ``on_done`` after the answer."""


class Navigator(Protocol):
    """The interface of the window for screens and sheets.

    Screens use each other only through it.
    """

    @property
    def sheet_host(self) -> QWidget:
        """The widget that sheets cover."""

    @property
    def settings(self) -> Settings:
        """The settings of this machine."""

    @property
    def picker(self) -> PickerNavigation:
        """The access to the picker."""

    def action(self, command: str) -> QAction:
        """Returns the menu action of a command."""

    def run_command(self, command: str) -> None:
        """Runs a menu command, such as ``new_match``."""

    def notify(self, text: str, *, fault: bool = False) -> None:
        """Shows a message for a while, as an error if ``fault``."""

    def set_status_text(self, text: str) -> None:
        """Shows a text in the footer; an empty one removes it."""

    def open_sheet(self, sheet: Sheet) -> None:
        """Closes the open sheets and opens another."""

    def push_sheet(self, sheet: Sheet) -> None:
        """Opens a sheet over the open ones."""

    def show_screen(self, name: str) -> None:
        """Shows a screen and closes all sheets."""

    def confirm_edits(self, edits: Sequence[Edit]) -> None:
        """Previews edits of the match, and makes them as one step if the user agrees."""

    def open_row(self, row_id: int) -> None:
        """Shows the ledger with a row open."""

    def open_match(self, match_id: int, row: int | None = None) -> None:
        """Shows another match in the ledger, with the row at index ``row`` open."""

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku."""

    def try_hand(
        self, rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
    ) -> None:
        """Shows a winner's hand on the workbench, with its table and any discarder."""

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows the page of a rule system at one of its rules."""

    def show_system_diff(self, source_id: str, target_id: str) -> None:
        """Shows the differences for a player who knows another rule system."""

    def show_house_rules(self, ruleset_id: str = "") -> None:
        """Shows the house rules of the club, those of a given rule system first."""

    def show_card(self, ruleset_id: str) -> None:
        """Shows the printable reference card and poster of a rule system."""

    def show_unplayable(self, refusal: Refusal) -> None:
        """Explains why this version cannot open a match."""

    def show_result(self) -> None:
        """Shows the result of the finished match."""


@runtime_checkable
class Stateful(Protocol):
    """A screen whose work in progress is kept when the window recreates its screens."""

    def save_state(self) -> Any:
        """Returns the work in progress, or None if there is none."""

    def restore_state(self, carried: Any) -> None:
        """Restores the state of the previous screen."""


@runtime_checkable
class HasHelpPage(Protocol):
    """A screen of several pages, each with its own help page or section."""

    @property
    def help_page(self) -> str:
        """The help page about the current page, such as ``club#standings``."""
