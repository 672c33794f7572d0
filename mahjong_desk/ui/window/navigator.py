# SPDX-License-Identifier: MIT
"""The window as the screens, the sheets and its own parts see it: navigation, sheets and messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, overload

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.vocabulary import hand_name
from mahjong_desk.ui.window.commands import CommandCondition

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_desk.club.stored_match import Edit
    from mahjong_desk.entry.draft import Draft
    from mahjong_desk.rules.model.events import Winner
    from mahjong_desk.rules.model.table import Table
    from mahjong_desk.rules.ruleset import TableRules
    from mahjong_desk.ui.backups.keeper import BackupController
    from mahjong_desk.ui.club import ClubScreen
    from mahjong_desk.ui.desk import Desk
    from mahjong_desk.ui.kit.sheets.notice import Notice
    from mahjong_desk.ui.kit.sheets.sheet import Sheet
    from mahjong_desk.ui.learn.screen import LearnScreen
    from mahjong_desk.ui.ledger import LedgerScreen
    from mahjong_desk.ui.picker import PickerScreen
    from mahjong_desk.ui.rules import RulesScreen
    from mahjong_desk.ui.settings.settings import Settings
    from mahjong_desk.ui.table import TableScreen
    from mahjong_desk.ui.window.commands import Commands
    from mahjong_desk.ui.window.files import IncomingFiles, RecentFiles
    from mahjong_desk.ui.window.foot import StatusFooter
    from mahjong_desk.ui.window.handlers import CommandHandlers
    from mahjong_desk.ui.window.ledger_opener import LedgerOpener
    from mahjong_desk.ui.window.pending_writes import PendingWrites
    from mahjong_desk.ui.window.rail import Rail
    from mahjong_desk.ui.window.screens import ScreenStack

# Screens and sheets are imported when they are asked for, to keep startup fast.


class SheetStack(QObject):
    """The sheets over the screen; the user works on the top one."""

    changed = Signal()
    emptied = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheets: list[Sheet] = []

    @property
    def top(self) -> Sheet | None:
        return self._sheets[-1] if self._sheets else None

    def __contains__(self, sheet: object) -> bool:
        return sheet in self._sheets

    def push(self, sheet: Sheet) -> None:
        """Opens a sheet over the open ones."""
        self._sheets.append(sheet)
        sheet.closed.connect(lambda: self._on_closed(sheet))
        sheet.open()
        self.changed.emit()

    def clear(self) -> None:
        """Closes all sheets."""
        while self._sheets:
            self._sheets[-1].reject()

    def _on_closed(self, sheet: Sheet) -> None:
        if sheet in self._sheets:
            self._sheets.remove(sheet)
            self.changed.emit()
            if not self._sheets:
                self.emptied.emit()
        # It leaves the host at once, so that it does not get events of the next sheet.
        sheet.setParent(None)
        sheet.deleteLater()


class PickerNavigator:
    """The ``PickerNavigation`` of the window, which makes the picker when it is first needed."""

    def __init__(self, window: WindowNavigator) -> None:
        self._window = window
        self._desk = window.desk

    def new_win(self, winner: int | None = None) -> None:
        if self._desk.replay is not None and self._desk.replay.final is None:
            self._show().new_win(winner)

    def enter_false_claim(self, seat: int, field: str) -> None:
        self._show().enter_false_claim(seat, field)

    def edit_row(self, row_id: int) -> None:
        back = "table" if self._window.place == "table" else "ledger"
        self._show().edit_row(row_id, back=back)

    def insert_win(self, row_id: int, *, inserts: bool) -> None:
        self._show().insert_win(row_id, inserts=inserts)

    def draft(self) -> Draft:
        if self._window.is_screen_built("picker"):
            return self._window.screen_widget("picker").entry.new_draft
        from mahjong_desk.ui.hand.hand_entry import restore_draft

        return restore_draft(self._desk)

    def ask_indicator(self, on_done: Callable[[], None]) -> None:
        match = self._desk.match
        if match is not None and match.rules.indicators:
            from mahjong_desk.ui.table.sheets import IndicatorSheet

            entry = self._window.screen_widget("picker").entry
            sheet = IndicatorSheet(entry, match.rules, self._window.sheet_host)
            sheet.closed.connect(on_done)
            self._window.open_sheet(sheet)

    def _show(self) -> PickerScreen:
        self._window.show_screen("picker")
        return self._window.screen_widget("picker")


class WindowNavigator(QMainWindow):
    """A window that implements ``ui.navigation.Navigator``; what it consists of is made by ``MainWindow``."""

    place_changed = Signal()
    desk: Desk
    settings: Settings
    arrivals: IncomingFiles
    backup_controller: BackupController
    commands: Commands
    foot: StatusFooter
    handlers: CommandHandlers
    notice: Notice
    opener: LedgerOpener
    pending_writes: PendingWrites
    picker: PickerNavigator
    rail: Rail
    recent_files: RecentFiles
    screens: ScreenStack
    sheet_host: QWidget
    sheets: SheetStack
    _place = "table"

    # Screens

    @property
    def place(self) -> str:
        """The name of the screen that is shown."""
        return self._place

    def show_screen(self, name: str) -> None:
        # The table shows the match in progress, also after another one was looked at.
        if name == "table" and not self.desk.play_on():
            return
        self.close_sheet()
        if name != self._place:
            self.notice.hide_now()
        self._switch_to(name)

    def _switch_to(self, name: str) -> None:
        widget = self.screen_widget(name)
        if name != self._place:
            self.place_changed.emit()
        self._place = name
        focused = QApplication.focusWidget()
        if focused is not None and self.screens.isAncestorOf(focused):
            # Otherwise Qt would move the focus within the screen that is hidden.
            focused.clearFocus()
        self.screens.setCurrentWidget(widget)
        self.rail.choose(name)
        self.commands.actions[f"place_{name}"].setChecked(True)
        self._update_commands()
        if self.sheet is None:
            widget.setFocus()

    def is_screen_built(self, name: str) -> bool:
        return self.screens.built_screen(name) is not None

    @overload
    def screen_widget(self, name: Literal["table"]) -> TableScreen: ...
    @overload
    def screen_widget(self, name: Literal["picker"]) -> PickerScreen: ...
    @overload
    def screen_widget(self, name: Literal["ledger"]) -> LedgerScreen: ...
    @overload
    def screen_widget(self, name: Literal["learn"]) -> LearnScreen: ...
    @overload
    def screen_widget(self, name: Literal["club"]) -> ClubScreen: ...
    @overload
    def screen_widget(self, name: Literal["rules"]) -> RulesScreen: ...
    @overload
    def screen_widget(self, name: str) -> QWidget: ...
    def screen_widget(self, name: str) -> QWidget:
        """Returns a screen, which is made when it is first asked for."""
        return self.screens.screen_widget(name)

    def open_row(self, row_id: int) -> None:
        self.show_screen("ledger")
        self.screen_widget("ledger").open_row(row_id)

    def open_match(self, match_id: int, row: int | None = None) -> None:
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

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        self.screen_widget("learn").show_yaku(ruleset_id, yaku_id)
        self.show_screen("learn")

    def try_hand(
        self, rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
    ) -> None:
        learn = self.screen_widget("learn")
        learn.try_hand(rules, table, winner, self_drawn=self_drawn, discarder=discarder)
        self.show_screen("learn")

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        self.screen_widget("rules").show_rule(ruleset_id, anchor)
        self.show_screen("rules")

    def show_system_diff(self, source_id: str, target_id: str) -> None:
        self.screen_widget("rules").show_system_diff(source_id, target_id)
        self.show_screen("rules")

    # Messages and commands

    def action(self, command: str) -> QAction:
        return self.commands.actions[command]

    def run_command(self, command: str) -> None:
        self.handlers.run_command(command)

    def _update_commands(self) -> None:
        desk = self.desk
        met = {CommandCondition.ALWAYS}
        if self.sheet is None:
            at_table = self._place == "table"
            holds = {
                CommandCondition.LEDGER: desk.ledger is not None,
                CommandCondition.MATCH: desk.match is not None,
                CommandCondition.AT_TABLE: at_table and desk.replay is not None and desk.replay.final is None,
                CommandCondition.PLAYED: at_table and bool(desk.row_ids),
                CommandCondition.EMPTY: desk.deletable,
                CommandCondition.UNDO: desk.undoable is not None or desk.deleted is not None,
                CommandCondition.REDO: desk.redoable is not None,
            }
            met |= {condition for condition, held in holds.items() if held}
        self.commands.enable_for(frozenset(met))
        self.commands.actions["full_screen"].setChecked(self.isFullScreen())

    def notify(self, text: str, *, fault: bool = False) -> None:
        self.notice.show_message(text, fault=fault)

    def set_status_text(self, text: str) -> None:
        self.foot.set_standing(text)

    def tell_unplayable(self, why: Refusal) -> None:
        from mahjong_desk.ui.text.refusals import refusal_text

        safe = tr("Nothing of the match is lost: a newer Mahjong Desk can open it.")
        self.notify(f"{refusal_text(why)} {safe}", fault=True)

    @property
    def failure(self) -> LedgerError | None:
        """The error of the ledger that is shown, or None."""
        return self.foot.error

    def set_failure(self, error: LedgerError | None) -> None:
        """Shows why the ledger failed until it is called with None."""
        if error is not None:
            self.notice.hide_now()
        self.pending_writes.show(error)
        self._update_commands()

    # Sheets

    @property
    def sheet(self) -> Sheet | None:
        """The top sheet, or None."""
        return self.sheets.top

    def open_sheet(self, sheet: Sheet) -> None:
        self.close_sheet()
        self.push_sheet(sheet)

    def push_sheet(self, sheet: Sheet) -> None:
        self.sheets.push(sheet)

    def close_sheet(self) -> None:
        """Closes all open sheets."""
        self.sheets.clear()

    def confirm_edits(self, edits: Sequence[Edit]) -> None:
        from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet

        self.open_sheet(EditConfirmationSheet(self.desk, self, edits))

    def show_house_rules(self, ruleset_id: str = "") -> None:
        from mahjong_desk.ui.house_rules.sheet import HouseRulesSheet

        made = attempt(lambda: HouseRulesSheet(self.desk.house_rules, self.sheet_host, ruleset_id=ruleset_id))
        if made.result is not None:
            self.open_sheet(made.result)
        else:
            self.set_failure(made.error)

    def show_card(self, ruleset_id: str) -> None:
        from mahjong_desk.ui.card.sheet import CardSheet

        self.open_sheet(CardSheet(registry.get_ruleset(ruleset_id), self.desk.match, self))

    def open_file(self, path: Path) -> None:
        from mahjong_desk.ui.background.progress import run_with_progress
        from mahjong_desk.ui.import_export.import_sheet import show_import_sheet
        from mahjong_desk.ui.import_export.preview import IMPORT_ERRORS, cancelled_text, preview_import

        ledger, to_read = self.desk.ledger, self.desk.read_only
        if ledger is None:
            self.notify(tr("No ledger is open: nothing can be imported now."), fault=True)
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
            tr("Reading {file}").format(file=path.name),
            lambda progress: preview_import(place, path, progress, to_read=to_read),
            done=lambda comparison: show_import_sheet(self.desk, self, path, comparison),
            failed=refuse,
            given_up=lambda: self.notify(cancelled_text(path)),
            faults=IMPORT_ERRORS,
        )

    def show_new_seats(self, before: Table, after: Table) -> None:
        """Shows the seats after the players have changed places."""
        if self.desk.replay is None or self.desk.replay.table != after:
            # Something newer has happened, which is shown instead.
            return
        from mahjong_desk.ui.table.sheets import NewSeatsSheet

        ruleset = self.desk.replay.match.rules.ruleset
        tiles = [name for name in ("1z", "2z", "3z", "4z") if name in ruleset.pieces.face_names]
        hand = hand_name(ruleset, after)
        self.open_sheet(NewSeatsSheet(self.desk.names(), before.turn_order, after.turn_order, hand, self, tiles=tiles))

    def show_result(self) -> None:
        if self.desk.replay is not None and self.desk.replay.final is not None:
            from mahjong_desk.ui.result import ResultSheet

            self.open_sheet(ResultSheet(self.desk, self))
