# SPDX-License-Identifier: MIT
"""The small sheet in which a row is written anew or a missing one is added: every kind of event of the ruleset."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QStackedWidget, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.rules.events import Draw, Event, Win
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui import words
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup, FormSheet
from mahjong_desk.ui.ledger.change_sheet import ChangeSheet
from mahjong_desk.ui.ledger.row_page import RowPage, seat_of
from mahjong_desk.ui.ledger.row_pages import PAGES, DrawPage, kind_names
from mahjong_desk.ui.ledger.win_page import WinPage
from mahjong_desk.ui.ledger.window import LedgerWindow
from mahjong_desk.ui.table.draw_sheet import tenpai_matters

translate = QCoreApplication.translate


class RowSheet(FormSheet):
    """Asks for an event; its main button leads to the sheet that shows what it would change.

    Attributes:
        kinds: The kinds of event.
        pages: The fields of each kind.
        reason: What happened.
        next: The main button.
    """

    def __init__(self, desk: Desk, window: LedgerWindow, row_id: int | None, event: Event | None = None) -> None:
        """Makes the sheet.

        Args:
            desk: The match on the desk.
            window: The window to cover.
            row_id: The row to be changed, or the one to insert before; None inserts at the end.
            event: What stands in the row to be changed; None to insert.
        """
        assert isinstance(window, QWidget)
        assert desk.match is not None
        assert desk.replay is not None
        heading = (
            translate("RowSheet", "What shall be inserted?")
            if event is None
            else translate("RowSheet", "What shall stand here?")
        )
        super().__init__(heading, window, width=720, height=600)
        self._desk, self._window, self._row_id, self._old = desk, window, row_id, event
        place = desk.replay if row_id is None else desk.replay.rows[desk.row_ids.index(row_id)]
        self._match = desk.match.under(place.players)
        self._table = place.table if isinstance(place, Replay) else place.before
        self._ask()
        self.add_plain(translate("RowSheet", "&Leave as it is"), refuses=True)
        self.next = self.add_deed(translate("RowSheet", "&Show what changes"), self._go_on)
        if event is not None:
            self._take(event)
        self._check()

    def _ask(self) -> None:
        offered = {
            kind: name
            for kind, name in kind_names(self._match.rules.ruleset).items()
            if kind in self._match.rules.ruleset.known_events
        }
        self.kinds = ChipGroup(translate("RowSheet", "Event"), letters=True)
        self.kinds.set_choices(list(offered.items()))
        self.kinds.chosen.connect(lambda _kind: self._turn())
        self.add_widget(self.kinds)
        self._stack = QStackedWidget()
        self.pages: dict[type[Event], RowPage[Any]] = {}
        for kind in offered:
            page = PAGES[kind](self._match)
            page.changed.connect(self._check)
            self._stack.addWidget(page)
            self.pages[kind] = page
        self.add_widget(self._stack)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(translate("RowSheet", "Reason (may be left out)"))
        self.reason.setAccessibleName(translate("RowSheet", "Reason"))
        self.add_widget(self.reason)
        wins = self.pages.get(Win)
        if isinstance(wins, WinPage):
            wins.tiles_wanted.connect(self._enter_tiles)
            # Where the match is over, no hand can follow the last one.
            assert self._desk.replay is not None
            wins.tiles.setVisible(self._row_id is not None or self._desk.replay.final is None)
        draws = self.pages.get(Draw)
        if isinstance(draws, DrawPage):
            draws.say_ready(matters=tenpai_matters(self._match.rules, self._table))
        self.kinds.choose(Draw if draws is not None else next(iter(offered)))
        self._turn()

    @property
    def page(self) -> RowPage[Any]:
        """The fields of the kind of event that is chosen."""
        kind = self.kinds.value()
        return self.pages[kind if isinstance(kind, type) else Draw]

    def _turn(self) -> None:
        page = self.page
        # The pages that are not seen ask for no room.
        for other in self.pages.values():
            free = QSizePolicy.Policy.Preferred if other is page else QSizePolicy.Policy.Ignored
            other.setSizePolicy(free, free)
        self._stack.setCurrentWidget(page)
        self.reason.setVisible(page.says_why)
        if self.isVisible():
            self.letter_choices()
        self._check()

    def _take(self, event: Event) -> None:
        self.kinds.choose(type(event))
        self.page.take(event)
        reason = getattr(event, "reason", None) or ""
        self.reason.setText("" if reason in words.known_reasons(self._match.rules.ruleset, type(event)) else reason)
        self._turn()

    def event_now(self) -> Event:
        """Returns the event that the fields make; note and time of the changed row stay with it."""
        made: Event = self.page.event_now(self.reason.text().strip() or None)
        return made if self._old is None else replace(made, note=self._old.note, at=self._old.at)

    def _check(self) -> None:
        if not hasattr(self, "next"):
            return
        try:
            self._match.rules.settle(self._table, self.event_now())
        except Refusal as refusal:
            ruleset = self._match.rules.ruleset
            self.complain(words.refusal_text(refusal, self._match.players, ruleset.pieces, ruleset))
            self.next.setEnabled(False)
            return
        self.complain("")
        self.next.setEnabled(True)

    def _enter_tiles(self) -> None:
        wins = self.page
        assert isinstance(wins, WinPage)
        winner = seat_of(wins.winner)
        self.accept()
        if self._row_id is None:
            self._window.new_win(winner)
        else:
            self._window.put_win(self._row_id, inserts=self._old is None, winner=winner)

    def _go_on(self) -> None:
        event = self.event_now()
        if self._old is None or self._row_id is None:
            sheet = ChangeSheet.inserting(self._desk, self._window, self._row_id, event)
        else:
            sheet = ChangeSheet.replacing(self._desk, self._window, self._row_id, event)
        self.accept()
        self._window.open_sheet(sheet)
