# SPDX-License-Identifier: MIT
"""What each menu command does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from mahjong_desk.journal.history import Change
from mahjong_desk.match.replay import last_hand_index
from mahjong_desk.rules.model.events import Chombo, Draw, Win
from mahjong_desk.texts import tr
from mahjong_desk.ui.navigation import HasHelpPage
from mahjong_desk.ui.settings.sheet import SettingsSheet
from mahjong_desk.ui.text.event_fields import undo_name
from mahjong_desk.ui.window.commands import COMMANDS, CommandCondition

if TYPE_CHECKING:
    from mahjong_desk.ui.window.main_window import MainWindow

# Sheets are imported lazily to keep startup fast.


class CommandHandlers:
    def __init__(self, window: MainWindow) -> None:
        self._window, opener = window, window.opener
        self._desk = window.desk
        self._handlers: dict[str, Callable[[], Any]] = {
            "new_match": window.matches.new_match,
            "continue_match": window.matches.offer_unfinished,
            "export": self._show_report,
            "import": self._ask_for_file,
            "export_all": self._export_all,
            "print": lambda: self._show_report(printing=True),
            "rename": self._rename,
            "exchange": self._exchange,
            "delete_match": self._delete_match,
            "backups": opener.show_backups,
            "folder": opener.choose_folder,
            "server": opener.choose_server,
            "house_rules": window.show_house_rules,
            "settings": lambda: window.open_sheet(SettingsSheet(window.settings, window.sheet_host)),
            "quit": window.close,
            "undo": lambda: self._revert(self._desk.undoable, self._desk.undo, tr("Undone: {event}")),
            "redo": lambda: self._revert(self._desk.redoable, self._desk.redo, tr("Redone: {event}")),
            "correct": self._correct_last,
            "note": self._show_note,
            "full_screen": lambda: window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen),
            "help": self._show_help,
            "first_match": self._start_guide,
            "news": lambda: self._show_help("news"),
            "keys": self._show_keys,
            "log": self._show_log,
            "about": self._show_about,
        }

    def run_command(self, name: str) -> None:
        if name.startswith("place_"):
            self._go_to(name.removeprefix("place_"))
        elif name.startswith("club_"):
            self._window.screen_widget("club").show_page(name.removeprefix("club_"))
            self._window.show_screen("club")
        elif COMMANDS[name].condition is CommandCondition.AT_TABLE:
            self._window.screen_widget("table").run_command(name)
        else:
            self._handlers[name]()

    def _go_to(self, screen: str) -> None:
        """Shows a screen.

        The picker is for the match in progress, unless it edits a row of another match.
        """
        picker = self._window.screens.built.get("picker")
        is_editing = picker is not None and picker.entry.edit_target is not None
        if screen != "picker" or is_editing or self._desk.play_on():
            self._window.show_screen(screen)

    def _revert(self, change: Change | None, act: Callable[[], bool], sentence: str) -> None:
        """Undoes or redoes a change, and names it on a screen that does not show it."""
        name = undo_name(self._desk.stored, change)
        if act() and name and self._window.current_screen not in ("table", "picker", "ledger"):
            self._window.notify(sentence.format(event=name))

    def _correct_last(self) -> None:
        replay = self._desk.replay
        last = last_hand_index(replay) if replay is not None else None
        if last is None:
            self._window.notify(tr("No hands yet"))
        else:
            self._window.screen_widget("ledger").change_row(self._desk.row_ids[last])

    def _delete_match(self) -> None:
        """Deletes the current match, unless it belongs to a round of an evening."""
        if self._is_part_of_round():
            self._window.notify(tr("This match belongs to a round of the evening and cannot be deleted."), fault=True)
        elif self._desk.delete_match():
            self._window.show_screen("table")
            self._window.notify(tr("Match deleted. You can undo this."))

    def _is_part_of_round(self) -> bool:
        from mahjong_desk.club.evening.store import EveningStore

        record, session = self._desk.record, self._desk.session
        if record is None or session is None:
            return False
        read = self._desk.do(lambda ledger: EveningStore(ledger).read(session.uuid))
        return read.result is not None and any(record.uuid in seated.matches for seated in read.result.rounds)

    def _show_report(self, *, printing: bool = False) -> None:
        from mahjong_desk.ui.report.sheet import sheet_of_desk

        self._window.push_sheet(sheet_of_desk(self._desk, self._window, printing=printing))

    def _ask_for_file(self) -> None:
        from mahjong_desk.ui.import_export.preview import ask_for_file

        path = ask_for_file(self._window)
        if path is not None:
            self._window.files.open_file(path)

    def _export_all(self) -> None:
        from mahjong_desk.ui.import_export.preview import ask_to_export

        ask_to_export(self._desk, self._window)

    def _rename(self) -> None:
        from mahjong_desk.ui.ledger.edit_sheets import RenameSheet

        self._window.open_sheet(RenameSheet(self._desk, self._window))

    def _exchange(self) -> None:
        from mahjong_desk.ui.ledger.exchange_sheet import SwapPlayersSheet

        self._window.open_sheet(SwapPlayersSheet(self._desk, self._window))

    def _show_note(self) -> None:
        """Asks for a note on the last hand, or on the last row if there is no hand yet."""
        if self._desk.replay is None or not self._desk.row_ids:
            self._window.notify(tr("There is no hand to add a note to yet."))
            return
        from mahjong_desk.ui.ledger.edit_sheets import NoteSheet

        rows = self._desk.replay.rows
        # A note is rarely about other rows, such as a substitution.
        last = next((row for row in reversed(rows) if isinstance(row.event, Win | Draw | Chombo)), rows[-1])
        self._window.open_sheet(NoteSheet(self._desk, self._window, self._desk.row_ids[last.index]))

    def _show_help(self, page: str = "") -> None:
        """Shows a help page, by default the current one; or closes an open help."""
        from mahjong_desk.ui.help.help_sheet import HelpSheet
        from mahjong_desk.ui.window.keys_sheet import help_placeholders

        window = self._window
        if isinstance(window.sheet, HelpSheet):
            if page:
                window.sheet.show_page(page)
            else:
                window.sheet.reject()
            return
        placeholders = help_placeholders(self._desk.ruleset)
        window.push_sheet(HelpSheet(window, placeholders, page or self._current_help_page()))

    def _start_guide(self) -> None:
        from mahjong_desk.ui.window.first_match import FirstMatchGuide

        if self._desk.ledger is not None:
            FirstMatchGuide(self._window)

    def _current_help_page(self) -> str:
        """Returns the help page of the top sheet or the screen."""
        window = self._window
        if window.sheet is not None and window.sheet.help_page:
            return window.sheet.help_page
        screen = window.screen_widget(window.current_screen)
        return screen.help_page if isinstance(screen, HasHelpPage) else window.current_screen

    def _toggle(self, kind: type[Any], *arguments: object) -> None:
        """Opens a sheet over the others, or closes it if it is the top one."""
        if isinstance(self._window.sheet, kind):
            self._window.sheet.reject()
        else:
            self._window.push_sheet(kind(*arguments))

    def _show_keys(self) -> None:
        from mahjong_desk.ui.window.keys_sheet import KeysSheet

        window = self._window
        shown = [name for name, action in window.commands.actions.items() if action.isVisible()]
        self._toggle(KeysSheet, window.sheet_host, shown, window.current_screen, self._desk.ruleset)

    def _show_log(self) -> None:
        from mahjong_desk.ui.help.about_sheet import LogSheet

        self._toggle(LogSheet, self._window.sheet_host)

    def _show_about(self) -> None:
        from mahjong_desk.ui.help.about_sheet import AboutSheet

        self._toggle(AboutSheet, self._window, self._window.settings.folder)
