# SPDX-License-Identifier: MIT
"""Every match of the ledger, to be found by who played, the session, the rules or the day."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.matches import every_match
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.records import MatchRecord
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_people import ClubPeople
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import listed, noted
from mahjong_desk.ui.kit.long_list import FindField, LongList
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.words.dates import date_of
from mahjong_desk.ui.words.sessions import session_name
from mahjong_desk.ui.words.vocabulary import short_ruleset

_WIDTH, _HEIGHT, _LEAST, _EDGES = 760, 640, 180, 120


class MatchesSheet(FormSheet):
    """A list of all matches, the newest first, with a field for words that narrow it."""

    wanted = Signal(int)

    def __init__(self, ledger: Ledger, people: ClubPeople, window: QWidget) -> None:
        """Makes the sheet; only what can be seen of the list is read.

        Raises:
            LedgerError: The sessions cannot be read.
        """
        super().__init__(tr("Find a match"), window, width=_WIDTH, height=_HEIGHT)
        self._ledger, self._people = ledger, people
        self._sessions = {session.id: session for session in ledger.sessions()}
        self.list = LongList(self._told, _WIDTH - _EDGES)
        self.list.setAccessibleName(tr("Matches"))
        self.list.setMinimumHeight(theme.px(_LEAST))
        self.words = FindField(tr("Player, session, rules or day"), self.list)
        self.words.textChanged.connect(self._look_for)
        self._state = Label(" ", size=14, role="ink2", wrap=True)
        self.add_widget(self.words)
        self.body.addWidget(self.list, 1)
        self.add_widget(self._state)
        self.add_plain(tr("Cancel"), refuses=True)
        self.show_button = self.add_main_button(tr("&Show the match"), self._choose)
        self.list.wanted.connect(self._choose)
        self.list.chosen.connect(self._allow)
        self.list.looked.connect(self._tell)
        self._look_for("")

    def open(self) -> None:
        """Covers the window, ready to be typed into."""
        super().open()
        self.words.setFocus()

    def _look_for(self, words: str) -> None:
        self._fault = ""
        self._state.setText(tr("Looking…") if words else " ")
        self.list.show_lines(self._matches(), words, self.list.current)
        self._allow()

    def _matches(self) -> Iterator[MatchRecord]:
        matches = every_match(self._ledger)
        while (found := attempt(lambda: next(matches, None))).result is not None:
            yield found.result
        self._fault = found.why

    def _told(self, record: object) -> str:
        assert isinstance(record, MatchRecord)
        assert record.header is not None
        session = self._sessions.get(record.session_id) or self._ledger.session(record.session_id)
        ruleset = registry.known(record.header.ruleset)
        rules = short_ruleset(ruleset) if ruleset is not None else record.header.ruleset
        head = tr("{session}, match {number}").format(
            session=session_name(session.name, session.started_at), number=record.number
        )
        players = listed(self._people.names_at(record))
        return f"{noted(head, rules, date_of(record.opened_at))}\n{players}"

    def _tell(self) -> None:
        nothing = tr("No match answers to that.") if self.list.whole and not self.list.texts else " "
        self._state.setText(self._fault or nothing)

    def _allow(self) -> None:
        self.show_button.setEnabled(self.list.current is not None)

    def _choose(self) -> None:
        record = self.list.current
        if isinstance(record, MatchRecord):
            self.close_sheet()
            self.wanted.emit(record.id)
