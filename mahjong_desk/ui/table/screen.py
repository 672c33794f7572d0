# SPDX-License-Identifier: MIT
"""The table's screen and its layout."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.rules.model.events import Draw, Event, RiichiDeclaration, Shaozhuang
from mahjong_desk.rules.model.indicators import NO_INDICATORS
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.sheets.keyboard import digit_of
from mahjong_desk.ui.kit.text_format import escape_ampersands
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.table.action_row import OTHER_ACTIONS, SEAT_ACTIONS, ActionRow, MenuEntry, fill, transient_menu
from mahjong_desk.ui.table.felt_table import FeltTable
from mahjong_desk.ui.table.hand_strip import HandStrip
from mahjong_desk.ui.table.needs_panel import NeedsPanel
from mahjong_desk.ui.text.event_fields import undo_name
from mahjong_desk.ui.text.phrases import capitalised
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import draw_name

_SIDE_WIDTH = 348
_SIDE_WIDTH_LARGE = 420
_LARGE = 1600
_NARROW = 1000
"""The width below which the right column goes under the felt, in pixels at 100 %."""
_MARGIN, _TOP, _GAP, _BELOW = 20, 18, 14, 12


class TableScreenLayout(QScrollArea):
    """The felt with a column beside or below it, in a scroll area."""

    def __init__(self, felt: FeltTable, needed: NeedsPanel, strip: HandStrip) -> None:
        super().__init__()
        self._felt, self._needed, self._strip = felt, needed, strip
        self._playing = False
        # The parts are laid by hand: a layout would let the wrapping texts stretch the page beyond the window.
        self._page = QWidget()
        for part in (felt, needed, strip):
            part.setParent(self._page)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its own: one that Qt made would be asked for its kind, which loads every class of widget that there is.
        self._view = QWidget()
        self.setViewport(self._view)
        self.setWidget(self._page)
        # Its size, which the scroll bar takes from, is all that the parts are laid by.
        self._view.installEventFilter(self)

    def show_column(self, *, shown: bool) -> None:
        """Shows the column, or leaves the whole room to the felt."""
        self._playing = shown
        self.arrange()

    def arrange(self) -> None:
        """Arranges the parts; if hidden, when shown again."""
        if not self.isVisible():
            return
        full = self.window().isFullScreen()
        beside = self._playing and not full
        self._felt.set_large(full)
        for part in (self._needed, self._strip):
            part.setVisible(beside)
        margin, top, below = theme.px(_MARGIN), theme.px(_TOP), theme.px(_BELOW)
        area = self._view.size()
        inner = QRect(margin, top, area.width() - 2 * margin, area.height() - top - below)
        if not beside:
            least = self._felt.minimumSizeHint().height()
            inner.setHeight(max(inner.height(), least))
            self._felt.setGeometry(inner)
            self._page.setMinimumHeight(least + top + below)
        elif self.width() < theme.px(_NARROW):
            self._arrange_below(inner)
        else:
            self._arrange_beside(inner)

    def _arrange_below(self, inner: QRect) -> None:
        self._strip.resize(inner.width(), self._strip.height())
        gap, strip = theme.px(_GAP), self._strip.minimumSizeHint().height()
        felt = max(self._felt.minimumSizeHint().height(), inner.height())
        needed = self._needed.fit_height(inner.width(), 10_000)
        self._felt.setGeometry(inner.left(), inner.top(), inner.width(), felt)
        column = QRect(inner.left(), inner.top() + felt + gap, inner.width(), needed + gap + strip)
        self._lay_column(column, needed, column.bottom() + theme.px(_BELOW))

    def _arrange_beside(self, inner: QRect) -> None:
        width = theme.px(_SIDE_WIDTH_LARGE if self.width() >= theme.px(_LARGE) else _SIDE_WIDTH)
        # The height of the names in its head depends on its width.
        self._strip.resize(width, self._strip.height())
        gap, strip = theme.px(_GAP), self._strip.minimumSizeHint().height()
        needed = self._needed.fit_height(width, inner.height() - gap - strip)
        # If even the shortest form of the needs is long, the strip gives up rows before the page scrolls.
        least = min(strip, self._strip.min_height)
        height = max(needed + gap + least, self._felt.minimumSizeHint().height())
        column = QRect(inner.right() + 1 - width, inner.top(), width, max(inner.height(), height))
        # The whole felt is visible even if the column is longer.
        felt = max(inner.height(), self._felt.minimumSizeHint().height())
        self._felt.setGeometry(inner.left(), inner.top(), inner.width() - width - inner.left(), felt)
        self._lay_column(column, needed, height + inner.top() + theme.px(_BELOW))

    def _lay_column(self, column: QRect, needed: int, page: int) -> None:
        """Lays what is needed, of that height, and the strip below it, on a page at least as high as is said."""
        self._needed.setGeometry(column.left(), column.top(), column.width(), needed)
        below = column.top() + needed + theme.px(_GAP)
        self._strip.setGeometry(column.left(), below, column.width(), column.bottom() + 1 - below)
        # Last, because it may show the scroll bar, and the new width triggers another layout.
        self._page.setMinimumHeight(page)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._view:
            self.arrange()
        return super().eventFilter(watched, event)


_KINDS = {**dict(SEAT_ACTIONS), **dict(OTHER_ACTIONS)}


class TableScreen(QWidget):
    """The seats around the table, and all actions between two hands.

    Attributes:
        needed: The players in order of score, with what they need.
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
        self.felt.indicator_requested.connect(lambda: window.run_command("indicator"))
        self.felt.new_requested.connect(lambda: window.run_command("new_match"))
        self.felt.continue_requested.connect(lambda: window.run_command("continue_match"))
        self.felt.learn_requested.connect(lambda: window.show_screen("learn"))
        self.felt.result_requested.connect(window.show_result)
        self.needed = NeedsPanel()
        self.strip = HandStrip()
        self.strip.opened.connect(self._open_row)
        self.strip.correct_requested.connect(lambda: window.run_command("correct"))
        self._page = TableScreenLayout(self.felt, self.needed, self.strip)
        self.action_row = ActionRow()
        self.action_row.wanted.connect(window.run_command)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._page, 1)
        outer.addWidget(self.action_row)
        desk.changed.connect(self.show_desk)
        desk.failed.connect(self._follow_failure)
        self.show_desk()

    def show_desk(self) -> None:
        """Shows the match on the desk, or that there is none."""
        desk = self._desk
        replay = desk.replay
        self.felt.ask_for_seat(None)
        self.felt.show_replay(replay, ledger_open=desk.ledger is not None, others=replay is None and self._are_there())
        running = replay is not None and replay.final is None
        self.felt.set_riichi_reasons(self._riichi_reasons() if running else None)
        self.action_row.set_ruleset(desk.match.rules.ruleset if desk.match is not None else None, running=running)
        if replay is not None:
            self.needed.show_replay(replay)
            self.strip.show_replay(replay)
        self._show_turned_up()
        self._name_steps()
        self._page.show_column(shown=replay is not None)

    def _are_there(self) -> bool:
        """Tells whether the ledger has a match that could be laid on the table."""
        ledger = self._desk.ledger
        found = attempt(lambda: ledger is not None and bool(ledger.latest_matches(1)))
        return found.error is not None or bool(found.result)

    def _follow_failure(self, _error: LedgerError) -> None:
        self._name_steps()

    def _name_steps(self) -> None:
        desk = self._desk
        self.action_row.set_undo_names(undo_name(desk.stored, desk.undoable), undo_name(desk.stored, desk.redoable))

    def _show_turned_up(self) -> None:
        """Shows the indicators of the current hand, as entered in the picker."""
        match = self._desk.match
        if match is None or not self.felt.running or not match.rules.indicators:
            self.felt.show_turned_up(None, NO_INDICATORS)
            return
        draft = self._window.picker.draft()
        self.felt.show_turned_up(match.rules.ruleset, draft.indicators)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_turned_up()

    def _open_row(self, index: int) -> None:
        """Shows the ledger, with a row of it open where one was meant."""
        if index < 0:
            self._window.show_screen("ledger")
        else:
            self._window.open_row(self._desk.row_ids[index])

    def run_command(self, name: str) -> None:
        """Carries out one of the commands that belong to a running hand."""
        if self._desk.replay is None or self._desk.replay.final is not None:
            return
        asked = self.felt.is_asking
        self.felt.ask_for_seat(None)
        if name == "win":
            self._window.picker.new_win()
        elif name == "draw":
            self._draw(self._desk.replay.match.rules.draw_kinds[0])
        elif name == "riichi":
            if not asked:
                self._ask_riichi()
        elif name == "more":
            self._show_more()
        elif name == "indicator":
            self._window.picker.ask_indicator(self._show_turned_up)
        elif name == "shaozhuang":
            self._record(Shaozhuang(), tr("Shaozhuang recorded. You can undo this."))
        else:
            self._open_sheet(name)

    def _open_sheet(self, name: str, seat: int | None = None) -> None:
        """Opens the sheet of a command, with a seat chosen already where one is given."""
        # The forms are imported with the first sheet, to keep startup fast.
        from mahjong_desk.ui.table.sheets import ChomboSheet, event_sheet

        sheet = event_sheet(_KINDS[name], self._desk, self._window.sheet_host)
        if isinstance(sheet, ChomboSheet):
            sheet.claim_requested.connect(self._window.picker.enter_false_claim)
        self._window.open_sheet(sheet)
        if seat is not None:
            sheet.keys.handle_text(str(seat + 1))

    def _draw(self, kind: str) -> None:
        """Records a draw, or asks first if tenpai or a player matters."""
        from mahjong_desk.ui.events.draw_form import needs_form
        from mahjong_desk.ui.table.sheets import draw_sheet

        replay = self._desk.replay
        if replay is None:
            return
        rules, table = replay.match.rules, replay.table
        if needs_form(rules, table, kind):
            self._window.open_sheet(draw_sheet(kind, self._desk, self._window.sheet_host))
        else:
            self._record(Draw(kind=kind), tr("Draw recorded. You can undo this."))

    def _riichi_reasons(self) -> tuple[str, ...] | None:
        """Returns why each seat cannot declare riichi, empty if it can; None if the game has no riichi."""
        match, replay = self._desk.match, self._desk.replay
        if match is None or replay is None or RiichiDeclaration not in match.rules.ruleset.known_events:
            return None
        return tuple(self._refused(RiichiDeclaration(player=seat)) for seat in range(replay.table.players))

    def _refused(self, event: Event) -> str:
        """Returns why the rules refuse an event now; empty if they allow it."""
        match, replay = self._desk.match, self._desk.replay
        assert match is not None
        assert replay is not None
        try:
            match.rules.settle(replay.table, event)
        except Refusal as refusal:
            ruleset = match.rules.ruleset
            return refusal_text(refusal, replay.players, ruleset.pieces, ruleset)
        return ""

    def _ask_riichi(self) -> None:
        """Turns the plates into targets; the next click or digit on one declares."""
        barred = self._riichi_reasons()
        if barred is None:
            return
        self.felt.ask_for_seat(barred)
        self._window.notify(tr("Riichi: click the player or press the digit. Esc cancels."))

    def _declare_riichi(self, seat: int) -> None:
        replay = self._desk.replay
        assert replay is not None
        told = tr("Riichi recorded for {player}. You can undo this.")
        self._record(RiichiDeclaration(player=seat), told.format(player=replay.players[seat]))

    def _seat_chosen(self, seat: int) -> None:
        if self.felt.is_asking:
            self._declare_riichi(seat)
        else:
            self._window.picker.new_win(seat)

    def _record(self, event: Event, told: str) -> None:
        """Records an event that needs no sheet, or shows why the rules refuse it."""
        refused = self._refused(event)
        if refused:
            self._window.notify(refused, fault=True)
        elif self._desk.record_event(event):
            self._window.notify(told)

    def seat_menu(self, seat: int) -> QMenu:
        """Returns the menu of a seat, the win first."""
        replay = self._desk.replay
        assert replay is not None
        own: dict[str, Callable[[], None]] = {
            "win": lambda: self._window.picker.new_win(seat),
            "riichi": lambda: self._declare_riichi(seat),
        }
        entries = [
            MenuEntry(
                self._window.action(name).text(),
                own.get(name, lambda name=name: self._open_sheet(name, seat)),  # type: ignore[misc]
                self._refused(RiichiDeclaration(player=seat)) if kind is RiichiDeclaration else "",
                name,
            )
            for name, kind in SEAT_ACTIONS
            if kind in replay.match.rules.ruleset.known_events
        ]
        menu = transient_menu(self)
        menu.setTitle(escape_ampersands(replay.players[seat]))
        fill(menu, entries)
        return menu

    def _show_menu(self, seat: int, *, at_pointer: bool) -> None:
        """Opens the menu of a seat: its first line under the pointer, or on the plate with that line chosen."""
        if self._desk.replay is None or not self.felt.running:
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
        """Returns the menu of the rarer actions that these rules know, special draws among them."""
        menu = QMenu(self)
        known = self._desk.match.rules.ruleset.known_events if self._desk.match is not None else ()
        for name, kind in OTHER_ACTIONS:
            if kind in known:
                menu.addAction(self._window.action(name))
        menu.addSeparator()
        for name in ("note", "rename", "exchange"):
            menu.addAction(self._window.action(name))
        if self._desk.match is not None:
            menu.addSeparator()
            rules = self._desk.match.rules
            special = [(kind, capitalised(draw_name(rules.ruleset, kind))) for kind in rules.draw_kinds[1:]]
            fill(menu, [MenuEntry(name, lambda kind=kind: self._draw(kind), name=kind) for kind, name in special])  # type: ignore[misc]
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
        seat = int(digit_of(event) or 0) - 1
        command = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if 0 <= seat < len(self.felt.plates) and self.felt.running and not command:
            if self.felt.is_asking:
                self._declare_riichi(seat)
            else:
                self._show_menu(seat, at_pointer=False)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._desk.replay is None and self.hasFocus():
            self.felt.empty.new_button.click()
        elif event.key() == Qt.Key.Key_Escape and self.felt.is_asking:
            self.felt.ask_for_seat(None)
        else:
            super().keyPressEvent(event)
