# SPDX-License-Identifier: MIT
"""The Table screen and its layout."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCursor, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QScrollArea, QWidget

from mahjong_desk.rules.model.events import Draw, Event, RiichiDeclaration, Shaozhuang
from mahjong_desk.rules.model.hand import NO_INDICATORS
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.boxes import ENTER, NO_LIMIT, boxed, column, row, set_direction
from mahjong_desk.ui.kit.sheets.keyboard import to_digit
from mahjong_desk.ui.kit.text_format import escape_ampersands
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.table.action_row import (
    OTHER_ACTIONS,
    SEAT_ACTIONS,
    ActionRow,
    MenuEntry,
    fill_menu,
    transient_menu,
)
from mahjong_desk.ui.table.felt_table import FeltTable
from mahjong_desk.ui.table.hand_strip import HandStrip
from mahjong_desk.ui.table.needs_panel import NeedsPanel
from mahjong_desk.ui.text.event_fields import undo_name
from mahjong_desk.ui.text.phrases import capitalise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import draw_name, vocabulary_context

_SIDE, _SIDE_MIN, _SIDE_MAX = 0.31, 348, 460
"""The share of the column beside the felt, and its limits in pixels at 100 %."""
_NARROW = 1000
"""The width below which that column goes under the felt, in pixels at 100 %."""
_MARGIN, _TOP, _GAP, _BELOW = 20, 18, 14, 12


class TableScreenLayout(QScrollArea):
    """The felt with a column beside or below it, in a scroll area."""

    def __init__(self, felt: FeltTable, needed: NeedsPanel, strip: HandStrip) -> None:
        super().__init__()
        self._felt, self._side = felt, boxed(column(needed, (strip, 1), gap=theme.px(_GAP)))
        self._playing = False
        edges = (theme.px(_MARGIN), theme.px(_TOP), theme.px(_MARGIN), theme.px(_BELOW))
        self._row = row((felt, 1), self._side, gap=theme.px(_MARGIN), edges=edges)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # PySide would load every widget class to find the type of a viewport that Qt has made.
        self._view = QWidget()
        self.setViewport(self._view)
        self._content = boxed(self._row)
        self.setWidget(self._content)

    def show_column(self, *, shown: bool) -> None:
        """Shows the column, or leaves all the room to the felt."""
        self._playing = shown
        self.arrange()

    def arrange(self) -> None:
        """Arranges the parts, or waits until the widget is shown."""
        if not self.isVisible():
            return
        full = self.window().isFullScreen()
        below = self.width() < theme.px(_NARROW)
        self._felt.set_large(full)
        self._side.setVisible(self._playing and not full)
        set_direction(self._row, across=not below)
        width = max(theme.px(_SIDE_MIN), min(round(self.width() * _SIDE), theme.px(_SIDE_MAX)))
        self._side.setMinimumWidth(0 if below else width)
        self._side.setMaximumWidth(NO_LIMIT if below else width)
        # The whole felt must be visible without scrolling.
        room = self.height() - theme.px(_TOP) - theme.px(_BELOW)
        self._felt.setMinimumHeight(max(room, self._felt.minimumSizeHint().height()) if below else 0)
        # Qt would lay it out only after returning to its event loop.
        self._row.invalidate()
        size = self._view.size().expandedTo(QSize(0, self._row.totalMinimumSize().height()))
        self._content.resize(size)
        self._row.setGeometry(QRect(QPoint(), size))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


_EVENT_TYPES = {**dict(SEAT_ACTIONS), **dict(OTHER_ACTIONS)}


class TableScreen(QWidget):
    """The seats around the table, and all actions between two hands.

    Attributes:
        needs_panel: The panel with the points that players need.
    """

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._window = window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.felt = FeltTable()
        self.felt.seat_chosen.connect(self._seat_chosen)
        self.felt.menu_requested.connect(lambda seat: self._show_menu(seat, at_pointer=True))
        self.felt.riichi_requested.connect(self._declare_riichi)
        self.felt.indicator_spot.clicked.connect(lambda: window.run_command("indicator"))
        self.felt.centre.result.clicked.connect(window.show_result)
        empty = self.felt.empty
        empty.new_button.clicked.connect(lambda: window.run_command("new_match"))
        empty.continue_button.clicked.connect(lambda: window.run_command("continue_match"))
        empty.learn_button.clicked.connect(lambda: window.show_screen("learn"))
        self.needs_panel = NeedsPanel(window.settings)
        self.strip = HandStrip()
        self.strip.opened.connect(lambda index: window.open_row(desk.row_ids[index]))
        self.strip.correct_requested.connect(lambda: window.run_command("correct"))
        self._page = TableScreenLayout(self.felt, self.needs_panel, self.strip)
        self.action_row = ActionRow()
        self.action_row.command_requested.connect(window.run_command)
        self.setLayout(column((self._page, 1), self.action_row))
        desk.changed.connect(self.show_desk)
        desk.failed.connect(self._update_undo_names)
        self.show_desk()

    def show_desk(self) -> None:
        """Shows the match on the desk, or that there is none."""
        desk = self._desk
        replay = desk.replay
        self.felt.ask_for_seat(None)
        others = replay is None and self._has_matches()
        self.felt.show_replay(replay, ledger_open=desk.ledger is not None, others=others)
        running = replay is not None and replay.final is None
        self.felt.set_riichi_refusals(self._riichi_refusals() if running else None)
        self.action_row.set_ruleset(desk.ruleset, running=running)
        if replay is not None:
            self.needs_panel.show_replay(replay)
            self.strip.show_replay(replay)
        self._show_indicators()
        self._update_undo_names()
        self._page.show_column(shown=replay is not None)

    def _has_matches(self) -> bool:
        """Returns whether the ledger has a match to continue, or cannot be read."""
        ledger = self._desk.ledger
        return attempt(lambda: ledger is not None and bool(ledger.latest_matches(1))).result is not False

    def _update_undo_names(self) -> None:
        desk = self._desk
        self.action_row.set_undo_names(undo_name(desk.stored, desk.undoable), undo_name(desk.stored, desk.redoable))

    def _show_indicators(self) -> None:
        """Shows the indicators of the current hand, as entered in the picker."""
        match = self._desk.match
        if match is None or not self.felt.is_running or not match.rules.indicators:
            self.felt.show_indicators(None, NO_INDICATORS)
            return
        draft = self._window.picker.draft()
        self.felt.show_indicators(match.rules.ruleset, draft.indicators)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_indicators()

    def run_command(self, name: str) -> None:
        """Runs a command of the hand in progress."""
        if self._desk.replay is None or self._desk.replay.final is not None:
            return
        was_asking = self.felt.is_asking
        self.felt.ask_for_seat(None)
        if name == "win":
            self._window.picker.new_win()
        elif name == "draw":
            self._draw(self._desk.replay.match.rules.draw_kinds[0])
        elif name == "riichi":
            if not was_asking:
                self._ask_riichi()
        elif name == "more":
            self._show_more()
        elif name == "indicator":
            self._window.picker.ask_indicator(self._show_indicators)
        elif name == "shaozhuang":
            self._record(Shaozhuang(), tr("Shaozhuang recorded. You can undo this."))
        else:
            self._open_sheet(name)

    def _open_sheet(self, name: str, seat: int | None = None) -> None:
        """Opens the sheet of a command, with ``seat`` already chosen unless it is None."""
        # The forms are imported with the first sheet, to keep startup fast.
        from mahjong_desk.ui.table.sheets import ChomboSheet, event_sheet

        sheet = event_sheet(_EVENT_TYPES[name], self._desk, self._window.sheet_host)
        if isinstance(sheet, ChomboSheet):
            sheet.claim_requested.connect(self._window.picker.enter_false_claim)
        self._window.open_sheet(sheet)
        if seat is not None:
            sheet.keys.handle_text(str(seat + 1))

    def _draw(self, kind: str) -> None:
        """Records a draw, or asks first if tenpai or a player matters."""
        from mahjong_desk.ui.events.hand_end_forms import needs_form
        from mahjong_desk.ui.table.sheets import draw_sheet

        replay = self._desk.replay
        if replay is None:
            return
        rules, table = replay.match.rules, replay.table
        if needs_form(rules, table, kind):
            self._window.open_sheet(draw_sheet(kind, self._desk, self._window.sheet_host))
        else:
            text = tr("Draw recorded. You can undo this.", usage=vocabulary_context(rules.ruleset))
            self._record(Draw(kind=kind), text)

    def _riichi_refusals(self) -> tuple[str, ...] | None:
        """Returns why each seat cannot declare riichi, or None if the game has none."""
        match, replay = self._desk.match, self._desk.replay
        if match is None or replay is None or RiichiDeclaration not in match.rules.ruleset.known_events:
            return None
        return tuple(self._refusal_text(RiichiDeclaration(player=seat)) for seat in range(replay.table.players))

    def _refusal_text(self, event: Event) -> str:
        """Returns why the rules refuse an event now; empty if they allow it."""
        match, replay = self._desk.match, self._desk.replay
        assert match is not None
        assert replay is not None
        try:
            match.rules.settle(replay.table, event)
        except Refusal as refusal:
            return refusal_text(refusal, replay.players, match.rules.ruleset)
        return ""

    def _ask_riichi(self) -> None:
        """Turns the plates into targets; the next click or digit declares riichi."""
        reasons = self._riichi_refusals()
        if reasons is None:
            return
        self.felt.ask_for_seat(reasons)
        self._window.notify(tr("Riichi: click the player or press the digit. Esc cancels."))

    def _declare_riichi(self, seat: int) -> None:
        replay = self._desk.replay
        assert replay is not None
        text = tr("Riichi recorded for {player}. You can undo this.")
        self._record(RiichiDeclaration(player=seat), text.format(player=replay.players[seat]))

    def _seat_chosen(self, seat: int) -> None:
        if self.felt.is_asking:
            self._declare_riichi(seat)
        else:
            self._window.picker.new_win(seat)

    def _record(self, event: Event, message: str) -> None:
        """Records an event that needs no sheet, or shows why the rules refuse it."""
        refusal = self._refusal_text(event)
        if refusal:
            self._window.notify(refusal, fault=True)
        elif self._desk.record_event(event):
            self._window.notify(message)

    def seat_menu(self, seat: int) -> QMenu:
        """Returns the menu of a seat, the win first."""
        replay = self._desk.replay
        assert replay is not None
        actions: dict[str, Callable[[], None]] = {
            "win": lambda: self._window.picker.new_win(seat),
            "riichi": lambda: self._declare_riichi(seat),
        }
        entries = [
            MenuEntry(
                self._window.action(name).text(),
                actions.get(name, lambda name=name: self._open_sheet(name, seat)),  # type: ignore[misc]
                self._refusal_text(RiichiDeclaration(player=seat)) if kind is RiichiDeclaration else "",
                name,
            )
            for name, kind in SEAT_ACTIONS
            if kind in replay.match.rules.ruleset.known_events
        ]
        menu = transient_menu(self)
        menu.setTitle(escape_ampersands(replay.players[seat]))
        fill_menu(menu, entries)
        return menu

    def _show_menu(self, seat: int, *, at_pointer: bool) -> None:
        """Opens the menu of a seat, with its first entry at the pointer or selected."""
        if self._desk.replay is None or not self.felt.is_running:
            return
        self.felt.ask_for_seat(None)
        menu = self.seat_menu(seat)
        plate, first = self.felt.plates[seat], menu.actions()[0]
        if at_pointer:
            menu.popup(QCursor.pos() - QPoint(theme.px(24), theme.px(16)))
            return
        menu.popup(plate.mapToGlobal(QPoint(plate.width() // 3, plate.height() // 3)))
        menu.setActiveAction(first)

    def more_menu(self) -> QMenu:
        """Returns the menu of the rarer actions, including special draws."""
        menu = QMenu(self)
        event_types = self._desk.match.rules.ruleset.known_events if self._desk.match is not None else ()
        for name, kind in OTHER_ACTIONS:
            if kind in event_types:
                menu.addAction(self._window.action(name))
        menu.addSeparator()
        for name in ("correct", "note", "rename", "exchange"):
            menu.addAction(self._window.action(name))
        if self._desk.match is not None:
            menu.addSeparator()
            rules = self._desk.match.rules
            special = [(kind, capitalise(draw_name(rules.ruleset, kind))) for kind in rules.draw_kinds[1:]]
            fill_menu(menu, [MenuEntry(name, lambda kind=kind: self._draw(kind), name=kind) for kind, name in special])  # type: ignore[misc]
        return menu

    def _show_more(self) -> None:
        menu = self.more_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        button = self.action_row.buttons["more"]
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height() - 4)))

    def arrange(self) -> None:
        self.action_row.arrange()
        self._page.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.action_row.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        seat = int(to_digit(event) or 0) - 1
        command = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if 0 <= seat < len(self.felt.plates) and self.felt.is_running and not command:
            if self.felt.is_asking:
                self._declare_riichi(seat)
            else:
                self._show_menu(seat, at_pointer=False)
        elif event.key() in ENTER and self._desk.replay is None and self.hasFocus():
            self.felt.empty.new_button.click()
        elif event.key() == Qt.Key.Key_Escape and self.felt.is_asking:
            self.felt.ask_for_seat(None)
        else:
            super().keyPressEvent(event)
