# SPDX-License-Identifier: MIT
"""From one place to another: what the places and their sheets know of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QAction

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.vocabulary import hand_name

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_desk.club.stored_match import Edit
    from mahjong_desk.entry.draft import Draft
    from mahjong_desk.rules.model.events import Winner
    from mahjong_desk.rules.model.table import Table
    from mahjong_desk.rules.ruleset import TableRules
    from mahjong_desk.ui.learn.screen import LearnScreen
    from mahjong_desk.ui.ledger import LedgerScreen
    from mahjong_desk.ui.picker import PickerScreen
    from mahjong_desk.ui.rules import RulesScreen
    from mahjong_desk.ui.window.shell import WindowParts

    _Shell = WindowParts
else:
    # A class of Qt and a protocol have no common metaclass.
    _Shell = object


class PickerNavigator:
    """The ``PickerNavigation`` of the other places, which is made when it is wanted."""

    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._desk = window.desk

    def new_win(self, winner: int | None = None) -> None:
        """Shows the picker for a new win, of that seat if one is given."""
        if self._desk.replay is None or self._desk.replay.final is not None:
            return
        self._window.show_screen("picker")
        self._place.new_win(winner)

    def enter_false_claim(self, seat: int, field: str) -> None:
        """Shows the picker for the hand that a player claimed falsely."""
        self._window.show_screen("picker")
        self._place.enter_false_claim(seat, field)

    def edit_row(self, row_id: int) -> None:
        """Shows the picker filled with the win of a row; from the table, the table comes back after it."""
        back = "table" if self._window.place == "table" else "ledger"
        self._window.show_screen("picker")
        self._place.edit_row(row_id, back=back)

    def insert_win(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Shows the picker for a win that shall stand before a row, or in its place."""
        self._window.show_screen("picker")
        self._place.insert_win(row_id, inserts=inserts, winner=winner)

    def draft(self) -> Draft:
        """Returns the hand that is half entered, as the picker has it or as it was kept."""
        if self._window.is_screen_built("picker"):
            return self._place.entry.new_draft
        from mahjong_desk.ui.hand.kept import restore_draft

        return restore_draft(self._desk)

    def ask_indicator(self, on_done: Callable[[], None]) -> None:
        """Asks what is turned up in this deal, and calls ``told`` after the answer."""
        match = self._desk.match
        if match is not None and match.rules.indicators:
            from mahjong_desk.ui.picker.indicator_sheet import IndicatorSheet

            sheet = IndicatorSheet(self._place.entry, match.rules, self._window.sheet_host)
            sheet.closed.connect(on_done)
            self._window.open_sheet(sheet)

    @property
    def _place(self) -> PickerScreen:
        return cast("PickerScreen", self._window.screen_widget("picker"))


# What a place or a sheet is made of is imported when it is asked for: nobody waits at the start for what is not shown.


class WindowNavigator(_Shell):
    """The ways from one place of the window to another, and to the sheets that several places lead to."""

    picker: PickerNavigator

    def action(self, command: str) -> QAction:
        """Returns the action of a command, as the menus have it."""
        return self.commands.actions[command]

    # From one place to another

    def open_row(self, row_id: int) -> None:
        """Shows the ledger with that row open."""
        self.show_screen("ledger")
        cast("LedgerScreen", self.screen_widget("ledger")).open_row(row_id)

    def open_match(self, match_id: int, row: int | None = None) -> None:
        """Shows another match in the ledger, with one of its rows open where one is meant, counted from 0."""
        record = self.desk.record
        if record is None or record.id != match_id:
            try:
                if not self.desk.look_at(match_id):
                    return
            except Refusal as refusal:
                self.tell_unplayable(refusal)
                return
        self.close_sheet()
        if row is not None and row < len(self.desk.row_ids):
            self.open_row(self.desk.row_ids[row])
        else:
            self.show_screen("ledger")

    def confirm_edits(self, edits: Sequence[Edit]) -> None:
        """Shows what edits of the match would change, and makes them as one step after a yes."""
        from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet

        self.open_sheet(EditConfirmationSheet(self.desk, self, edits))

    @property
    def _learn(self) -> LearnScreen:
        return cast("LearnScreen", self.screen_widget("learn"))

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku."""
        self._learn.show_yaku(ruleset_id, yaku_id)
        self.show_screen("learn")

    def try_hand(
        self, rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
    ) -> None:
        """Shows the hand of a winner on the workbench, as it was won at a table, where it is known from whom."""
        self._learn.try_hand(rules, table, winner, self_drawn=self_drawn, discarder=discarder)
        self.show_screen("learn")

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows the page of a rule system, at one of its rules."""
        cast("RulesScreen", self.screen_widget("rules")).show_rule(ruleset_id, anchor)
        self.show_screen("rules")

    def show_system_diff(self, source_id: str, target_id: str) -> None:
        """Shows what changes for somebody who comes from one rule system to another."""
        cast("RulesScreen", self.screen_widget("rules")).show_system_diff(source_id, target_id)
        self.show_screen("rules")

    # Sheets that more than one place leads to

    def show_house_rules(self, ruleset_id: str = "") -> None:
        """Shows the house rules of the club, of a rule system first where one is named."""
        from mahjong_desk.ui.house_rules.sheet import HouseRulesSheet

        made = attempt(lambda: HouseRulesSheet(self.desk.house_rules, self.sheet_host, ruleset_id=ruleset_id))
        if made.result is not None:
            self.open_sheet(made.result)
        else:
            self.set_failure(made.error)

    def show_card(self, ruleset_id: str) -> None:
        """Shows the reference card and the poster of a rule system, to be printed."""
        from mahjong_desk.ui.card.sheet import CardSheet

        self.open_sheet(CardSheet(registry.get_ruleset(ruleset_id), self.desk.match, self))

    def tell_unplayable(self, why: Refusal) -> None:
        """Says why a match cannot be opened here, and that nothing of it is lost."""
        from mahjong_desk.ui.text.refusals import refusal_text

        safe = tr("Nothing of the match is lost: a newer Mahjong Desk can open it.")
        self.notify(f"{refusal_text(why)} {safe}", fault=True)

    def open_file(self, path: Path) -> None:
        """Shows what a file would bring: a match, a session, house rules, a whole ledger, or records of other programs."""
        from mahjong_desk.ui.background.long_work import run_with_progress
        from mahjong_desk.ui.import_export.import_sheet import show_import_sheet
        from mahjong_desk.ui.import_export.preview import IMPORT_ERRORS, cancelled_text, preview_import

        ledger, to_read = self.desk.ledger, self.desk.read_only
        if ledger is None:
            told = tr("No ledger is open: nothing can be imported now.")
            self.notify(told, fault=True)
            return
        place = ledger.place
        self.recent_files.add(path)

        def refuse(fault: Exception) -> None:
            if isinstance(fault, LedgerError):
                self.set_failure(fault)
            else:
                self.notify(str(fault), fault=True)

        run_with_progress(
            self,
            tr("Looking into {file}").format(file=path.name),
            lambda progress: preview_import(place, path, progress, to_read=to_read),
            done=lambda comparison: show_import_sheet(self.desk, self, path, comparison),
            failed=refuse,
            given_up=lambda: self.notify(cancelled_text(path)),
            faults=IMPORT_ERRORS,
        )

    def show_new_seats(self, before: Table, after: Table) -> None:
        """Shows where everybody sits from here on, where the players have changed places."""
        if self.desk.replay is None or self.desk.replay.table != after:
            # What has happened meanwhile says so itself.
            return
        from mahjong_desk.ui.table.sheets import NewSeatsSheet

        ruleset = self.desk.replay.match.rules.ruleset
        tiles = [name for name in ("1z", "2z", "3z", "4z") if name in ruleset.pieces.face_names]
        hand = hand_name(ruleset, after)
        self.open_sheet(NewSeatsSheet(self.desk.names(), before.turn_order, after.turn_order, hand, self, tiles=tiles))

    def show_result(self) -> None:
        """Lays the result of the finished match over the window."""
        if self.desk.replay is not None and self.desk.replay.final is not None:
            from mahjong_desk.ui.result import ResultSheet

            self.open_sheet(ResultSheet(self.desk, self))
