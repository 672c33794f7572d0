# SPDX-License-Identifier: MIT
"""The window: the rail, the places, what is on disk, and the sheets that lie over all of it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.club.recorded import recorded
from mahjong_desk.ledger.errors import LedgerChanged, LedgerError
from mahjong_desk.match.deals import last_hand
from mahjong_desk.rules.events import Chombo, Draw, Win
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import Notice, Sheet, StatusLine, tile_art
from mahjong_desk.ui.settings import Settings, SettingsSheet
from mahjong_desk.ui.settings.appearance import apply_theme
from mahjong_desk.ui.window.commands import Commands, Need
from mahjong_desk.ui.window.failures import FailureBar, failure_title
from mahjong_desk.ui.window.help import AboutSheet, LogSheet
from mahjong_desk.ui.window.keys_sheet import KeysSheet
from mahjong_desk.ui.window.opener import Opener
from mahjong_desk.ui.window.rail import Rail, RailEntry
from mahjong_desk.ui.window.screen_room import place_window
from mahjong_desk.ui.window.status_words import disk_words, rules_tip, rules_words
from mahjong_desk.ui.words import in_language, language, ledger_error_text

if TYPE_CHECKING:
    from mahjong_desk.entry.draft import Draft
    from mahjong_desk.rules.events import Winner
    from mahjong_desk.rules.ruleset import Rules
    from mahjong_desk.rules.table import Table
    from mahjong_desk.ui.picker import PickerPlace

PLACES: Final = {
    "table": ("mahjong_desk.ui.table", "TablePlace"),
    "picker": ("mahjong_desk.ui.picker", "PickerPlace"),
    "ledger": ("mahjong_desk.ui.ledger", "LedgerPlace"),
    "learn": ("mahjong_desk.ui.learn", "LearnPlace"),
    "rules": ("mahjong_desk.ui.rules", "RulesPlace"),
}
"""Where each place is defined; a place is loaded when it is shown for the first time."""


class MainWindow(QMainWindow):
    """The window over a desk; the places ask it for each other.

    Attributes:
        sheet_host: What a sheet covers: pass it to ``Sheet``.
        desk: The match and the ledger.
        settings: What the person at this machine has set.
        commands: Every command with its key.
        notice: What has just been done, for a while.
    """

    def __init__(self, desk: Desk, settings: Settings) -> None:
        """Makes the window with the table in it; the ledger may be opened before or after."""
        super().__init__()
        self.desk = desk
        self.settings = settings
        self._places: dict[str, QWidget] = {}
        self._place = ""
        self._sheets: list[Sheet] = []
        self._error: LedgerError | None = None
        self._running: int | None = None
        self.opener = Opener(self)
        self._build()
        self.commands = Commands(self)
        for name, action in self.commands.actions.items():
            action.triggered.connect(lambda _checked=False, name=name: self.give(name))
        for name, action in self.commands.themes.items():
            action.triggered.connect(lambda _checked=False, name=name: setattr(settings, "theme", name))
        for name, action in self.commands.languages.items():
            action.triggered.connect(lambda _checked=False, name=name: setattr(settings, "language", name))
        desk.changed.connect(self._show_desk)
        desk.saved.connect(lambda _at: self.set_failure(None))
        desk.failed.connect(self.set_failure)
        settings.changed.connect(self._apply_setting)
        tile_art().set_letters(settings.corner_letters)
        place_window(self, settings.geometry)
        self._place = "table"
        self._retranslate()
        self.show_place("table")

    def _build(self) -> None:
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.rail = Rail(holder)
        self.rail.place_chosen.connect(self.show_place)
        self.rail.full_screen_wanted.connect(lambda: self.give("full_screen"))
        self.rail.settings_wanted.connect(lambda: self.give("settings"))
        self.sheet_host = QWidget(holder)
        stage = QVBoxLayout(self.sheet_host)
        stage.setContentsMargins(0, 0, 0, 0)
        self._stack = QStackedWidget(self.sheet_host)
        stage.addWidget(self._stack)
        self.failure_bar = FailureBar(holder)
        self.failure_bar.again.connect(self.try_again)
        self.failure_bar.hide()
        self.status = StatusLine(holder)
        # A long sentence must not make the window wider.
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column.addWidget(self.rail)
        column.addWidget(self.sheet_host, 1)
        column.addWidget(self.failure_bar)
        column.addWidget(self.status)
        self.notice = Notice(holder, self.rail)
        self.setCentralWidget(holder)

    # What the places ask for

    @property
    def place(self) -> str:
        """The name of the place that is shown."""
        return self._place

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies on top of the window, or None."""
        return self._sheets[-1] if self._sheets else None

    def place_widget(self, name: str) -> Any:
        """Returns the widget of a place, made now where it was never shown."""
        if name not in self._places:
            module, class_name = PLACES[name]
            # A place that were put under the window later would lose the sizes of letters that it chose meanwhile.
            made: QWidget = getattr(import_module(module), class_name)(self.desk, self, self._stack)
            self._places[name] = made
            self._stack.addWidget(made)
        return self._places[name]

    def show_place(self, name: str) -> None:
        """Shows the place of that name; a sheet that lies over the places goes, and a notice that lay over another."""
        self.close_sheet()
        if name != self._place:
            self.notice.leave()
        widget = self.place_widget(name)
        self._place = name
        self._stack.setCurrentWidget(widget)
        self.rail.choose(name)
        self.commands.actions[f"place_{name}"].setChecked(True)
        self._allow_commands()
        widget.setFocus()

    def new_win(self, winner: int | None = None) -> None:
        """Shows the picker for a new win, of that seat if one is given."""
        if self.desk.replay is None or self.desk.replay.final is not None:
            return
        self.place_widget("picker").new_win(winner)
        self.show_place("picker")

    def draft(self) -> Draft:
        """Returns the hand that is half entered, as the picker has it or as it was kept."""
        picker = self._places.get("picker")
        if picker is not None:
            return cast("PickerPlace", picker).entry.new_draft
        # Loaded where a ruleset has indicators to show: the first window need not wait for it.
        return cast("Draft", import_module("mahjong_desk.ui.hand.kept").kept_draft(self.desk))

    def claim(self, seat: int, field: str) -> None:
        """Shows the picker for the hand that a player claimed falsely."""
        self.place_widget("picker").claim(seat, field)
        self.show_place("picker")

    def edit_row(self, row_id: int) -> None:
        """Shows the picker filled with the win of a row; from the table, the table comes back after it."""
        back = "table" if self._place == "table" else "ledger"
        self.place_widget("picker").edit_row(row_id, back=back)
        self.show_place("picker")

    def correct_last(self) -> None:
        """Shows the last hand as it was entered, to be put right: a win in the picker, others on their sheet."""
        replay = self.desk.replay
        last = last_hand(replay) if replay is not None else None
        if last is not None:
            self.place_widget("ledger").change_row(self.desk.row_ids[last])

    def open_row(self, row_id: int) -> None:
        """Shows the ledger with that row open."""
        self.show_place("ledger")
        self.place_widget("ledger").open_row(row_id)

    def put_win(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Shows the picker for a win that shall stand before a row, or in its place."""
        self.place_widget("picker").put_win(row_id, inserts=inserts, winner=winner)
        self.show_place("picker")

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows the page of a rule system, at one of its rules."""
        self.place_widget("rules").show_rule(ruleset_id, anchor)
        self.show_place("rules")

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window; what lay there goes."""
        self.close_sheet()
        self.lay_sheet(sheet)

    def lay_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window and over the sheet that lies there."""
        self._sheets.append(sheet)
        sheet.closed.connect(lambda: self._sheet_closed(sheet))
        sheet.open()
        self._allow_commands()

    def close_sheet(self) -> None:
        """Takes away what lies over the window, if something does."""
        while self._sheets:
            self._sheets[-1].reject()

    def show_keys(self) -> None:
        """Shows every command with its key, over a sheet that is being filled in too; asked again, goes back."""
        if isinstance(self.sheet, KeysSheet):
            self.sheet.reject()
            return
        shown = [name for name, action in self.commands.actions.items() if action.isVisible()]
        match = self.desk.match
        self.lay_sheet(KeysSheet(self, shown, self._place, match.rules.ruleset if match is not None else None))

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku."""
        self.place_widget("learn").show_yaku(ruleset_id, yaku_id)
        self.show_place("learn")

    def try_hand(self, rules: Rules, table: Table, winner: Winner, *, self_drawn: bool) -> None:
        """Shows the hand of a winner on the workbench, as it was won at a table."""
        self.place_widget("learn").try_hand(rules, table, winner, self_drawn=self_drawn)
        self.show_place("learn")

    def show_house_rules(self, ruleset_id: str = "") -> None:
        """Shows the house rules of the club, of a rule system first where one is named."""
        # Loaded when it is asked for: the first window need not wait for it.
        module = import_module("mahjong_desk.ui.house_rules.sheet")
        try:
            self.open_sheet(module.HouseRulesSheet(self.desk.house_rules, self, ruleset_id=ruleset_id))
        except LedgerError as error:
            self.set_failure(error)

    def show_sessions(self) -> None:
        """Shows the sessions of the ledger with their totals, over the result of a match where that lies there."""
        # Loaded when it is asked for: the first window need not wait for it.
        module = import_module("mahjong_desk.ui.session.sheet")
        try:
            self.lay_sheet(module.SessionsSheet(self.desk, self))
        except LedgerError as error:
            self.set_failure(error)

    def show_recorded(self, match_id: int, why: Refusal) -> None:
        """Shows what was recorded of a match that cannot be laid on the desk, and why it cannot."""
        # Loaded when it is asked for: the first window need not wait for it.
        module = import_module("mahjong_desk.ui.ledger.recorded_sheet")
        assert self.desk.ledger is not None
        try:
            self.lay_sheet(module.RecordedSheet(recorded(self.desk.ledger.journal(match_id)), why, self))
        except LedgerError as error:
            self.set_failure(error)

    def show_report(self, *, printing: bool = False) -> None:
        """Asks how to print or export the match on the desk or its session, over the result where that lies there."""
        if self.desk.match is None:
            return
        # Loaded when it is asked for, with what it takes to print.
        module = import_module("mahjong_desk.ui.report.sheet")
        self.lay_sheet(module.sheet_of_desk(self.desk, self, printing=printing))

    def _ask_of_match(self, module: str, sheet: str) -> None:
        """Opens a sheet over the match on the desk, loaded when it is asked for."""
        if self.desk.match is not None:
            self.open_sheet(getattr(import_module(module), sheet)(self.desk, self))

    def show_note(self) -> None:
        """Asks for a note on the last hand, on the last row where no hand was played; says so where there is none yet."""
        if self.desk.replay is None or not self.desk.row_ids:
            self.notify(self.tr("Nothing has been entered that a note could stand beside."))
            return
        module = import_module("mahjong_desk.ui.ledger.note_sheet")
        rows = self.desk.replay.rows
        # What stands after a hand without being one, such as a substitute, is not what the table talks about.
        last = next((row for row in reversed(rows) if isinstance(row.event, Win | Draw | Chombo)), rows[-1])
        self.open_sheet(module.NoteSheet(self.desk, self, self.desk.row_ids[last.index]))

    def notify(self, text: str, *, fault: bool = False) -> None:
        """Says what has just been done, or why it was not, over whatever is shown until it has been read."""
        self.notice.say(text, fault=fault)

    def open_ledger(self, folder: Path) -> bool:
        """Opens the ledger in a folder and goes on where it was left; shows what is in the way where it cannot."""
        return self.opener.open(folder)

    def try_again(self) -> bool:
        """Tries once more to write what could not be written; tells whether it is on disk now."""
        if self.desk.ledger is None:
            return self.opener.open_again()
        record = self.desk.record
        if isinstance(self._error, LedgerChanged) and record is not None:
            # Another window has gone on with the match: it is read again as that one left it.
            worked = self.desk.continue_match(record.id)
        else:
            worked = self.desk.retry()
        if worked:
            if self._place == "picker":
                self.show_place("table")
            self.notify(self.tr("Now it is on disk."))
        return worked

    # Commands

    def give(self, name: str) -> None:
        """Carries a command out."""
        if name.startswith("place_"):
            self.show_place(name.removeprefix("place_"))
        elif name in _AT_TABLE:
            self.place_widget("table").give(name)
        else:
            deeds: dict[str, Callable[[], Any]] = {
                "new_match": self.opener.new_match,
                "continue_match": self.opener.offer_unfinished,
                "export": self.show_report,
                "print": lambda: self.show_report(printing=True),
                "settings": lambda: self.open_sheet(SettingsSheet(self.settings, self)),
                "quit": self.close,
                "undo": self.desk.undo,
                "correct": self.correct_last,
                "redo": self.desk.redo,
                "full_screen": self.turn_full_screen,
                "house_rules": self.show_house_rules,
                "sessions": self.show_sessions,
                "rename": lambda: self._ask_of_match("mahjong_desk.ui.match.rename_sheet", "RenameSheet"),
                "exchange": lambda: self._ask_of_match("mahjong_desk.ui.match.exchange_sheet", "ExchangeSheet"),
                "note": self.show_note,
                "keys": self.show_keys,
                "log": lambda: self.open_sheet(LogSheet(self)),
                "about": lambda: self.open_sheet(AboutSheet(self)),
            }
            deeds[name]()

    def turn_full_screen(self) -> None:
        """Enters or leaves full screen; the table alone is shown there, as large as it can be."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _allow_commands(self) -> None:
        desk = self.desk
        met = {Need.ALWAYS}
        if not self._sheets:
            if desk.ledger is not None:
                met.add(Need.LEDGER)
            if desk.match is not None:
                met.add(Need.MATCH)
            if desk.replay is not None and desk.replay.final is None and self._place == "table":
                met.add(Need.AT_TABLE)
            if desk.row_ids and self._place == "table":
                met.add(Need.PLAYED)
            if desk.history is not None and desk.history.undo is not None:
                met.add(Need.UNDO)
            if desk.history is not None and desk.history.redo is not None:
                met.add(Need.REDO)
        self.commands.allow(frozenset(met))
        self.commands.actions["full_screen"].setChecked(self.isFullScreen())

    # What follows the desk

    def _show_desk(self) -> None:
        # What was told of the act before may not be true any more, such as that undo takes it back.
        self.notice.leave()
        desk = self.desk
        parts = []
        strong = ""
        if desk.record is not None and desk.match is not None:
            self.settings.match = desk.record.id
            if desk.session is not None and desk.session.name:
                parts.append(desk.session.name)
            parts.append(self.tr("Match {number}").format(number=desk.record.number))
            if desk.house_rules_name:
                parts.append(desk.house_rules_name)
            strong = in_language(desk.match.rules.ruleset.names)
        self.rail.set_where(tuple(parts), strong)
        ruleset = desk.match.rules.ruleset if desk.match is not None else None
        self.commands.offer(
            ruleset.known_events if ruleset is not None else (),
            turned_up=ruleset is not None and ruleset.indicated is not None,
            ruleset=ruleset,
        )
        self._show_status()
        self._allow_commands()
        self._show_result()

    def _show_result(self) -> None:
        replay, record = self.desk.replay, self.desk.record
        final = record.id if record is not None and replay is not None and replay.final is not None else None
        if final is not None and self._running == final:
            # The scores count up first; the result rises when the event loop is free again.
            QTimer.singleShot(0, self.show_result)
        self._running = record.id if record is not None and final is None else None

    def show_result(self) -> None:
        """Lays the result of the finished match over the window."""
        if self.desk.replay is not None and self.desk.replay.final is not None:
            # Loaded with the first result: the first window need not wait for it.
            module = import_module("mahjong_desk.ui.result")
            self.open_sheet(module.ResultSheet(self.desk, self))

    def _show_status(self) -> None:
        self.status.set_rules(rules_words(self.desk), rules_tip(self.desk))
        broken = self.desk.journal.broken if self.desk.journal is not None else None
        if self._error is not None:
            self.status.set_failed(failure_title(self._error))
            self.failure_bar.show_error(self._error, opening=self.desk.ledger is None)
        elif broken is not None:
            self.status.set_failed(ledger_error_text(broken))
            self.failure_bar.hide()
        else:
            self.status.set_saved(disk_words(self.desk))
            self.failure_bar.hide()

    def set_failure(self, error: LedgerError | None) -> None:
        """Shows that the ledger could not do what it was asked to, until None says that it can again."""
        self._error = error
        if error is not None:
            self.notice.leave()
        self._show_status()

    # Settings, sheets, the end

    def _apply_setting(self, name: str) -> None:
        if name in ("geometry", "match"):
            return
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        if name == "corner_letters":
            tile_art().set_letters(self.settings.corner_letters)
            return
        if name == "language":
            language.install(app, self.settings.language)
        anew = name in ("language", "font_percent", "key_hints")
        # What goes anyway need not be dressed in the new look first.
        carried = self._clear_places() if anew else {}
        apply_theme(app, self.settings)
        if anew:
            self._make_places_anew(carried)
        self._retranslate()
        if name == "language" and isinstance(self.sheet, SettingsSheet):
            # Once the chip that was pressed has returned, its sheet is made anew in the other language.
            QTimer.singleShot(0, lambda: self.give("settings"))

    def _clear_places(self) -> dict[str, Any]:
        """Takes every place away; returns the state of those that are being worked in, by their names."""
        carried = {}
        for name, old in self._places.items():
            state = old.carry() if hasattr(old, "carry") else None
            if state is not None:
                carried[name] = state
            self._stack.removeWidget(old)
            old.deleteLater()
            QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete)
        self._places.clear()
        return carried

    def _make_places_anew(self, carried: dict[str, Any]) -> None:
        """Makes the places again in the new language or size, that is shown and those whose state is to go on."""
        for name, state in carried.items():
            self.place_widget(name).take(state)
        self._stack.setCurrentWidget(self.place_widget(self._place))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Mahjong Desk"))
        self.commands.retranslate()
        self.commands.themes[self.settings.theme].setChecked(True)
        self.commands.languages[self.settings.language].setChecked(True)
        self.rail.set_places(
            (
                RailEntry("table", self.tr("Table"), "table", "Alt+1"),
                RailEntry("picker", self.tr("Picker"), "picker", "Alt+2"),
                RailEntry("ledger", self.tr("Ledger"), "ledger", "Alt+3"),
                RailEntry("learn", self.tr("Learn"), "book", "Alt+4"),
                RailEntry("rules", self.tr("Rules"), "page", "Alt+5"),
            )
        )
        self.rail.retranslate()
        self.rail.choose(self._place)
        self._show_desk()

    def _sheet_closed(self, sheet: Sheet) -> None:
        if sheet in self._sheets:
            self._sheets.remove(sheet)
            self._allow_commands()
            if not self._sheets:
                self.place_widget(self._place).setFocus()
        # It leaves the host at once, so that the next sheet has nothing to do with it.
        sheet.setParent(None)
        sheet.deleteLater()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the window into full screen and out of it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.menuBar().setVisible(not full)
            self.commands.actions["full_screen"].setChecked(full)
            self.place_widget("table").arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers where the window stood and closes the ledger."""
        self.settings.geometry = self.saveGeometry()
        self.desk.close()
        super().closeEvent(event)


_AT_TABLE = frozenset(
    (
        "win",
        "draw",
        "riichi",
        "chombo",
        "penalty_tile",
        "indicator",
        "shaozhuang",
        "more",
        "dead_hand",
        "adjust",
        "substitute",
        "sticks",
        "end",
    )
)
