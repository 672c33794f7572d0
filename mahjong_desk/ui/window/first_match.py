# SPDX-License-Identifier: MIT
"""The guide to the first match, and the announcement of a new version."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk import __version__
from mahjong_desk.rules.model.events import Chombo, Draw, Win
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.sheets.notice import CoachMark
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.vocabulary import vocabulary_context

if TYPE_CHECKING:
    from mahjong_desk.ui.hand.hand_entry import HandEntry
    from mahjong_desk.ui.kit.sheets.sheet import Sheet
    from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
    from mahjong_desk.ui.picker.screen import PickerScreen
    from mahjong_desk.ui.table.screen import TableScreen
    from mahjong_desk.ui.window.main_window import MainWindow


_TITLES = (mark("Your first match"), mark("Who plays"), mark("The rules"), mark("The first hand"))
"""The titles of the invitation and of the steps."""


class GuideStep(NamedTuple):
    """A step of the guide; ``step`` counts from 1, 0 is the invitation."""

    target: QWidget
    step: int
    text: str


class FirstMatchGuide(QObject):
    """Points at the next step of a first match: players, rules, first hand.

    It never acts by itself; Escape or its own link ends it at any step.
    """

    def __init__(self, window: MainWindow) -> None:
        for previous in window.findChildren(FirstMatchGuide):
            previous.end(done=False)
        super().__init__(window.sheet_host)
        self._window, self._desk = window, window.desk
        host = window.centralWidget()
        assert host is not None
        self.note = CoachMark(host, tr("Exit guide"))
        self.note.dismissed.connect(lambda: self.end(done=False))
        self._sheet: NewMatchSheet | None = None
        self._entry: HandEntry | None = None
        self._rows_at_start: int | None = None
        self._has_ended = False
        # Several changes often occur at once; one update after them is enough.
        self._update_timer = QTimer(self, singleShot=True)
        self._update_timer.timeout.connect(self._update)
        self._desk.changed.connect(self._schedule_update)
        window.sheets_changed.connect(self._schedule_update)
        theme.application().focusChanged.connect(self._schedule_update)
        window.installEventFilter(self)
        if self._desk.match is not None:
            window.run_command("new_match")
        elif window.current_screen != "table":
            window.show_screen("table")
        self._update()

    def end(self, *, done: bool) -> None:
        """Ends the guide and removes its note; keeps what was entered."""
        if self._has_ended:
            return
        self._has_ended = True
        self._update_timer.stop()
        self.note.hide_mark()
        self.note.deleteLater()
        self.deleteLater()
        self._window.settings.guide_finished = True
        if done:
            self._window.notify(tr("The first hand is on disk. Press F1 for help on any page."))

    def _schedule_update(self) -> None:
        if not self._has_ended:
            self._update_timer.start(0)

    def _update(self) -> None:
        """Points at the next step, or hides the note while something else is shown."""
        was_opened = self._sheet is not None
        sheet = _new_match(self._window.sheet)
        if sheet is not None and sheet is not self._sheet:
            self._sheet = sheet
            sheet.started.connect(self._on_match_started)
            sheet.rejected.connect(self._schedule_update)
        if self._is_hand_played():
            self.end(done=True)
            return
        if was_opened and self._rows_at_start is None and self._window.sheet is None:
            # The user has closed the sheet of the new match.
            self.end(done=False)
            return
        current = self._current_step()
        if current is None:
            self.note.hide_mark()
            return
        step = tr("Step {step} of {steps}").format(step=current.step, steps=len(_TITLES) - 1) if current.step else ""
        self.note.point(current.target, step, tr(_TITLES[current.step]), current.text)

    def _is_hand_played(self) -> bool:
        """Returns whether a complete hand was recorded since the match started."""
        replay = self._desk.replay
        if self._rows_at_start is None or replay is None:
            return False
        return any(isinstance(row.event, Win | Draw | Chombo) for row in replay.rows[self._rows_at_start :])

    def _on_match_started(self) -> None:
        self._rows_at_start = len(self._desk.row_ids)

    def _current_step(self) -> GuideStep | None:
        window = self._window
        if window.sheet is not None:
            sheet = _new_match(window.sheet)
            return self._sheet_step(sheet) if sheet is not None else None
        if window.current_screen == "table":
            return self._table_step(window.screen_widget("table"))
        return self._picker_step(window.screen_widget("picker")) if window.current_screen == "picker" else None

    def _sheet_step(self, sheet: NewMatchSheet) -> GuideStep:
        seats = sheet.seats
        typing = sheet.window().focusWidget() in seats.fields
        if typing or not all(seats.names()):
            text = tr("Type a name at each seat; Tab moves to the next. The first player deals first.")
            return GuideStep(seats, 1, text)
        text = tr("Choose the game and keep the default options if you like. Then start the match.")
        return GuideStep(sheet.rules.systems, 2, text)

    def _table_step(self, screen: TableScreen) -> GuideStep | None:
        match = self._desk.match
        if match is None:
            text = tr("Three short steps: the players, the rules and the first hand. Start here.")
            return GuideStep(screen.felt.empty.new_button, 0, text)
        if self._rows_at_start is None:
            return None
        text = tr(
            "Play it with your own tiles. When someone has won, press here; if nobody has, press Draw.",
            usage=vocabulary_context(match.rules.ruleset),
        )
        return GuideStep(screen.action_row.buttons["win"], 3, text)

    def _picker_step(self, screen: PickerScreen) -> GuideStep | None:
        view = screen.view
        if view is None or self._rows_at_start is None or not view.isVisible():
            return None
        if screen.entry is not self._entry:
            self._entry = screen.entry
            screen.entry.changed.connect(self._schedule_update)
        if not screen.entry.draft.is_decided:
            text = tr("Click who won, then “Self-draw” or who discarded the last tile.")
            return GuideStep(view.choices, 3, text)
        if screen.entry.assessment.is_refused_win:
            # The refusal explains itself and offers corrections.
            return None
        record = view.result.foot.record
        if record.isEnabled():
            text = tr("This is the value, and who pays whom. If it is correct, record it.")
            # With large fonts the button is separate, below the scrolled part.
            return GuideStep(view.result if view.result.isAncestorOf(record) else record, 3, text)
        if view.palette_tiles.isVisible():
            text = tr("Click the tiles of the hand, the winning tile last. Melds are to the right of the tiles.")
            return GuideStep(view.palette_tiles, 3, text)
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.note.leave.setText(tr("Exit guide"))
            self._schedule_update()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.end(done=False)
            return True
        return super().eventFilter(watched, event)


def _new_match(sheet: Sheet | None) -> NewMatchSheet | None:
    if sheet is None:
        return None
    from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet

    return sheet if isinstance(sheet, NewMatchSheet) else None


def offer_guide_or_news(window: MainWindow) -> None:
    """Offers the guide before the first match, or announces an update once.

    If something else is shown, such as a file given at the start, this is left to the next start.
    """
    desk, settings = window.desk, window.settings
    if desk.ledger is None or window.sheet is not None or window.notice.isVisible() or window.current_screen != "table":
        return
    ledger = desk.ledger
    has_match, error = attempt(lambda: desk.match is not None or bool(ledger.latest_matches(1)))
    if error is not None:
        # The error is shown when the user asks for matches.
        return
    previous_version, settings.version = settings.version, __version__
    if not has_match:
        if not settings.guide_finished:
            window.run_command("first_match")
    elif previous_version not in ("", __version__):
        text = tr("Updated to version {version}. See “What’s new” in the Help menu.")
        window.notify(text.format(version=__version__))
