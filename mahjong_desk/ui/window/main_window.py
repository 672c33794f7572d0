# SPDX-License-Identifier: MIT
"""The main window: the rail, the screens, the footer, and the sheets over them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.backups.controller import BackupController
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.boxes import ENTER, boxed, column
from mahjong_desk.ui.kit.sheets.keyboard import to_latin
from mahjong_desk.ui.kit.sheets.notice import Notice
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.settings import START_SCREENS, Settings
from mahjong_desk.ui.text.phrases import sentences
from mahjong_desk.ui.text.refusals import ledger_error_text, refusal_text
from mahjong_desk.ui.text.vocabulary import WIND_TILES, hand_name, has_winds
from mahjong_desk.ui.window.commands import Commands
from mahjong_desk.ui.window.files import FileOpener
from mahjong_desk.ui.window.foot import StatusFooter
from mahjong_desk.ui.window.geometry import place_window
from mahjong_desk.ui.window.handlers import CommandHandlers
from mahjong_desk.ui.window.input_filters import ComposedText
from mahjong_desk.ui.window.ledger_opener import LedgerOpener
from mahjong_desk.ui.window.matches import MatchOpener, RemoteChanges
from mahjong_desk.ui.window.pending_writes import ClosingSheet, PendingWrites
from mahjong_desk.ui.window.rail import Rail
from mahjong_desk.ui.window.screens import AppearanceController, PickerNavigator, ScreenStack

if TYPE_CHECKING:
    from mahjong_desk.ui.club.screen import ClubScreen
    from mahjong_desk.ui.learn.screen import LearnScreen
    from mahjong_desk.ui.ledger import LedgerScreen
    from mahjong_desk.ui.picker import PickerScreen
    from mahjong_desk.ui.rules import RulesScreen
    from mahjong_desk.ui.single_instance import SingleInstance
    from mahjong_desk.ui.table import TableScreen

# Screens and sheets are imported lazily to keep startup fast.


class MainWindow(QMainWindow):
    """The window that shows a desk.

    It is the ``ui.navigation.Navigator`` of its screens and sheets. ``current_screen`` is the name of the screen;
    ``sheets`` are the sheets over it, the top one last.
    """

    screen_changed = Signal()
    sheets_changed = Signal()

    def __init__(
        self, desk: Desk, settings: Settings, folder: Path | None = None, single_instance: SingleInstance | None = None
    ) -> None:
        super().__init__()
        self.desk = desk
        self.settings = settings
        self.current_screen = "table"
        self.sheets: list[Sheet] = []
        self._may_close = False
        self.picker = PickerNavigator(self)
        self.matches = MatchOpener(self)
        self.remote_changes = RemoteChanges(self)
        self.opener = LedgerOpener(self, single_instance)
        self._build()
        self.pending_writes = PendingWrites(self)
        self.commands = Commands(self)
        self.sheets_changed.connect(self._update_commands)
        self._handlers = CommandHandlers(self)
        for name, action in self.commands.actions.items():
            action.triggered.connect(lambda _checked=False, name=name: self.run_command(name))
        desk.changed.connect(self._show_desk)
        # Queued, so that the scores count up before a sheet covers them.
        desk.match_ended.connect(self.show_result, Qt.ConnectionType.QueuedConnection)
        desk.seats_changed.connect(self._show_new_seats, Qt.ConnectionType.QueuedConnection)
        self.backup_controller = backups = BackupController(desk, settings, self)
        backups.failed.connect(self._show_backup_warning)
        backups.damaged.connect(self.opener.show_damage)
        backups.changed.connect(lambda: self.foot.set_backup_failed(backups.error is not None))
        AppearanceController(self)
        self.files = FileOpener(self)
        ComposedText(self)
        place_window(self, settings.geometry)
        self.retranslate()
        if folder is not None:
            self.open_ledger(folder)
        self._switch_to("table")
        if settings.last_screen != "table" and desk.ledger is not None:
            self._switch_to(settings.last_screen)

    def _build(self) -> None:
        holder = QWidget(self)
        self.rail = Rail(self.desk, holder)
        self.rail.command_chosen.connect(self.run_command)
        self.sheet_host = QWidget(holder)
        self.screens = ScreenStack(self.desk, self, self.sheet_host)
        boxed(column(self.screens), self.sheet_host)
        self.foot = StatusFooter(self.desk, holder)
        boxed(column(self.rail, (self.sheet_host, 1), self.foot), holder)
        self.notice = Notice(holder, self.rail)
        self.setCentralWidget(holder)

    # The ledger

    def open_ledger(self, folder: Path) -> bool:
        """Opens the ledger in a folder; on failure, shows the error and returns False."""
        return self.opener.open(folder)

    @property
    def failure(self) -> LedgerError | None:
        """The displayed error of the ledger, or None."""
        return self.foot.error

    def set_failure(self, error: LedgerError | None) -> None:
        """Shows an error of the ledger until called with None."""
        if error is not None:
            self.notice.hide_now()
        self.pending_writes.show(error)
        self._update_commands()

    def _show_backup_warning(self, error: LedgerError) -> None:
        self.notify(tr("No backup could be made: {why}").format(why=ledger_error_text(error)), fault=True)

    # Screens

    def show_screen(self, name: str) -> None:
        # The table always shows the match in progress, even after another one was viewed.
        if name == "table" and not self.desk.play_on():
            return
        self.close_sheet()
        if name != self.current_screen:
            self.notice.hide_now()
        self._switch_to(name)

    def _switch_to(self, name: str) -> None:
        widget = self.screen_widget(name)
        if name != self.current_screen:
            self.screen_changed.emit()
        self.current_screen = name
        focused = QApplication.focusWidget()
        if focused is not None and self.screens.isAncestorOf(focused):
            # Otherwise Qt would move the focus within the hidden screen.
            focused.clearFocus()
        self.screens.setCurrentWidget(widget)
        self.rail.choose(name)
        self.commands.actions[f"place_{name}"].setChecked(True)
        self._update_commands()
        if self.sheet is None:
            widget.setFocus()

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
        """Returns a screen, created when it is first needed."""
        widget: QWidget = self.screens.screen_widget(name)
        return widget

    def open_row(self, row_id: int) -> None:
        self.show_screen("ledger")
        self.screen_widget("ledger").open_row(row_id)

    def open_match(self, match_id: int, row: int | None = None) -> None:
        record = self.desk.record
        if record is None or record.id != match_id:
            try:
                if not self.desk.view_match(match_id):
                    return
            except Refusal as refusal:
                self.show_unplayable(refusal)
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

    # Sheets

    @property
    def sheet(self) -> Sheet | None:
        """The top sheet, or None."""
        return self.sheets[-1] if self.sheets else None

    def open_sheet(self, sheet: Sheet) -> None:
        self.close_sheet()
        self.push_sheet(sheet)

    def push_sheet(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        sheet.closed.connect(lambda: self._on_sheet_closed(sheet))
        sheet.open()
        self.sheets_changed.emit()

    def close_sheet(self) -> None:
        """Closes all open sheets."""
        while self.sheets:
            self.sheets[-1].reject()

    def _on_sheet_closed(self, sheet: Sheet) -> None:
        if sheet in self.sheets:
            self.sheets.remove(sheet)
            self.sheets_changed.emit()
            if not self.sheets:
                self.screen_widget(self.current_screen).setFocus()
        # Removed from the host at once, so that it gets no events meant for the next sheet.
        sheet.setParent(None)
        sheet.deleteLater()

    def confirm_edits(self, edits: Sequence[Edit]) -> None:
        from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet

        self.open_sheet(EditConfirmationSheet(self.desk, self, edits))

    def show_house_rules(self, ruleset_id: str = "") -> None:
        from mahjong_desk.ui.house_rules.sheet import HouseRulesSheet

        host, rules = self.sheet_host, self.desk.house_rules
        if (sheet := self.opener.attempt(lambda: HouseRulesSheet(rules, host, ruleset_id=ruleset_id))) is not None:
            self.open_sheet(sheet)

    def show_card(self, ruleset_id: str) -> None:
        from mahjong_desk.ui.card.sheet import CardSheet

        self.open_sheet(CardSheet(registry.get_ruleset(ruleset_id), self.desk.match, self))

    def _show_new_seats(self, before: Table, after: Table) -> None:
        """Shows the new seats of the players, unless the match has moved on."""
        if self.desk.replay is None or self.desk.replay.table != after:
            return
        from mahjong_desk.ui.table.sheets import NewSeatsSheet

        ruleset = self.desk.replay.match.rules.ruleset
        tiles = WIND_TILES if has_winds(ruleset) else ()
        hand = hand_name(ruleset, after)
        self.open_sheet(NewSeatsSheet(self.desk.names(), before.turn_order, after, hand, self, tiles=tiles))

    def show_result(self) -> None:
        if self.desk.replay is not None and self.desk.replay.final is not None:
            from mahjong_desk.ui.result import ResultSheet

            self.open_sheet(ResultSheet(self.desk, self))

    # Messages and commands

    def notify(self, text: str, *, fault: bool = False) -> None:
        self.notice.show_message(text, fault=fault)

    def set_status_text(self, text: str) -> None:
        self.foot.set_status_text(text)

    def show_unplayable(self, refusal: Refusal) -> None:
        safe = tr("Nothing of the match is lost: a newer Mahjong Desk can open it.")
        self.notify(sentences(refusal_text(refusal), safe), fault=True)

    def action(self, command: str) -> QAction:
        return self.commands.actions[command]

    def run_command(self, command: str) -> None:
        self._handlers.run_command(command)

    def _update_commands(self) -> None:
        self.commands.update(self.desk, at_table=self.current_screen == "table", covered=self.sheet is not None)
        self.rail.settings.setEnabled(self.action("settings").isEnabled())

    def _show_desk(self) -> None:
        # A notice about the previous action may be outdated, for example that undo reverts it.
        self.notice.hide_now()
        desk = self.desk
        _, played = desk.match_at_table
        if played is not None:
            self.settings.last_match = played.record.uuid
        self.commands.show_for_ruleset(desk.ruleset)
        self.foot.show_desk()
        self._update_commands()

    def retranslate(self) -> None:
        """Sets all texts outside the screens in the current language."""
        self.setWindowTitle(tr("Mahjong Desk"))
        self.commands.retranslate()
        self.rail.retranslate()
        self.rail.choose(self.current_screen)
        self.desk.refresh_names()
        self._show_desk()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused, latin = self.focusWidget(), to_latin(event)
        if event.key() in ENTER and isinstance(focused, QAbstractButton) and focused.isEnabled():
            focused.click()
        elif latin is not event and (action := self.commands.action_for(latin)) is not None:
            action.trigger()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.files.drop(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self.files.drop(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.files.drop(event)

    # Showing and closing

    def bring_to_front(self) -> None:
        """Raises the window, or asks for attention if the desktop does not allow that."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            theme.set_table_mode(on=full)
            self.menuBar().setVisible(not full)
            self.action("full_screen").setChecked(full)
            self.screen_widget("table").arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close and self.desk.has_unrecorded:
            event.ignore()
            self._ask_to_close()
            return
        self.settings.geometry = self.saveGeometry()
        if self.current_screen in START_SCREENS:
            self.settings.last_screen = self.current_screen
        self.pending_writes.stop_waiting()
        self.remote_changes.watch(None)
        self.hide()
        theme.set_table_mode(on=False)
        try:
            self.backup_controller.back_up_before_close()
        finally:
            self.desk.close()
        super().closeEvent(event)

    def _ask_to_close(self) -> None:
        if isinstance(self.sheet, ClosingSheet):
            return
        # Saved at once, because a desktop session that is ending does not wait for the answer.
        sheet = ClosingSheet(self.sheet_host, kept=self.desk.save_pending())
        sheet.accepted.connect(self._close_anyway)
        self.push_sheet(sheet)

    def _close_anyway(self) -> None:
        self._may_close = True
        self.close()
