# SPDX-License-Identifier: MIT
"""The box and the sheet that choose a match."""

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from mahjong_desk.club.matches import iter_matches
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.ledger.contents import MatchSummary
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data import PeopleModel, people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.fields import ElidedComboBox
from mahjong_desk.ui.kit.controls.lists import LazyListView, ListFilterField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import join_items, join_notes
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import date_text
from mahjong_desk.ui.text.vocabulary import short_ruleset

_MIN_CHARACTERS = 18
_MAX_OTHERS = 20


class MatchChooser(ElidedComboBox):
    """A box with the matches of the current session and the latest others.

    It is hidden if there is no other match. A match that cannot be read is listed but cannot be chosen.
    """

    opened = Signal(int)
    all_requested = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown: object = None
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_MIN_CHARACTERS)
        self.activated.connect(self._chosen)

    @property
    def _current_match(self) -> int:
        # 0 instead of None, which Qt would find at the separator.
        return self._desk.record.id if self._desk.record is not None else 0

    def show_matches(self) -> None:
        """Shows the matches and selects the current one; reads them only if necessary."""
        desk = self._desk
        people = desk.replay.all_players if desk.replay is not None else ()
        state = (desk.ledger, desk.session, self._current_match, people)
        if state != self._shown or self.isHidden():
            self._read()
            self._shown = state
        self.setCurrentIndex(self.findData(self._current_match))
        self.setPlaceholderText(tr("Choose a match"))
        self.setAccessibleName(tr("Match"))
        self.setVisible(self.count() > bool(self._current_match))

    def invalidate(self) -> None:
        """Makes the list read the matches again when it is next shown."""
        self._shown = None

    def _read(self) -> None:
        ledger = self._desk.ledger
        result = attempt(lambda: self._matches(ledger) if ledger is not None else ([], False)).result
        if result is None:
            # The window reports why the ledger cannot be read; the list stays.
            return
        matches, more = result
        self.clear()
        for record, name in matches:
            self.addItem(name, record.id)
            if record.header is None:
                cast("QStandardItemModel", self.model()).item(self.count() - 1).setEnabled(False)
        if more:
            self.insertSeparator(self.count())
            self.addItem(tr("Find another match…"), None)

    def _matches(self, ledger: Ledger) -> tuple[list[tuple[MatchSummary, str]], bool]:
        """Returns the matches with their names, newest first, and whether there are more.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        current_id = self._desk.session.id if self._desk.session is not None else -1
        in_session = tuple(reversed(ledger.matches(current_id)))
        page = ledger.matches_before(None, len(in_session) + _MAX_OTHERS + 1)
        others = [record for record in page if record.session_id != current_id]
        sessions = {key: ledger.session(key) for key in {record.session_id for record in (*in_session, *others)}}
        template = tr("{session}, match {number}: {players}")
        unreadable = tr("cannot be read")

        def match_name(record: MatchSummary) -> str:
            session = sessions[record.session_id]
            players = unreadable
            if record.header is not None:
                players = join_items(people_model_of(self._desk).display_names(record))
            return template.format(
                session=session.name or date_text(club_day(session.started_at)), number=record.number, players=players
            )

        choices = [(record, match_name(record)) for record in (*in_session, *others[:_MAX_OTHERS])]
        return choices, len(others) > _MAX_OTHERS

    def showPopup(self) -> None:
        """Opens the list, including matches that other windows have started."""
        self.invalidate()
        self.show_matches()
        super().showPopup()

    def _chosen(self, index: int) -> None:
        match_id = self.itemData(index)
        if match_id is None:
            self.setCurrentIndex(self.findData(self._current_match))
            self.all_requested.emit()
        elif match_id != self._current_match:
            self.opened.emit(match_id)


_WIDTH, _HEIGHT, _MIN_LIST_HEIGHT, _EDGES = 760, 640, 180, 120


class MatchesSheet(Sheet):
    """A list of all matches, newest first, with a filter field."""

    opened = Signal(int)

    def __init__(self, ledger: Ledger, people: PeopleModel, window: QWidget) -> None:
        """Reads only the visible part of the list.

        Raises:
            LedgerError: The sessions cannot be read.
        """
        super().__init__(tr("Find a match"), window, width=_WIDTH, height=_HEIGHT)
        self._ledger, self._people = ledger, people
        self._sessions = {session.id: session for session in ledger.sessions()}
        self.list = LazyListView(self._row_text, _WIDTH - _EDGES)
        self.list.setAccessibleName(tr("Matches"))
        self.list.setMinimumHeight(theme.px(_MIN_LIST_HEIGHT))
        self.words = ListFilterField(tr("Player, session, rules or day"), self.list)
        self.words.textChanged.connect(self._filter)
        self._state = Label(" ", size=14, role="ink2", wrap=True)
        self.add_widget(self.words)
        self.body.addWidget(self.list, 1)
        self.add_widget(self._state)
        self.add_button(tr("Cancel"), self.reject)
        self.show_button = self.add_main_button(tr("&Show the match"), self._choose)
        self.list.opened.connect(self._choose)
        self.list.current_changed.connect(self._update_buttons)
        self.list.rows_loaded.connect(self._update_texts)
        self._filter("")

    def _filter(self, words: str) -> None:
        self._fault = ""
        self._state.setText(tr("Searching…") if words else " ")
        self.list.show_lines(self._matches(), words, self.list.current)
        self._update_buttons()

    def _matches(self) -> Iterator[MatchSummary]:
        matches = iter_matches(self._ledger)
        while (outcome := attempt(lambda: next(matches, None))).result is not None:
            yield outcome.result
        self._fault = outcome.error_text

    def _row_text(self, record: MatchSummary) -> str:
        assert record.header is not None
        session = self._sessions.get(record.session_id) or self._ledger.session(record.session_id)
        ruleset = registry.find_ruleset(record.header.ruleset)
        rules = short_ruleset(ruleset) if ruleset is not None else record.header.ruleset
        title = tr("{session}, match {number}").format(
            session=session_name(session.name, session.started_at), number=record.number
        )
        players = join_items(self._people.display_names(record))
        return f"{join_notes(title, rules, date_text(record.opened_at))}\n{players}"

    def _update_texts(self) -> None:
        nothing = tr("No matches found") if self.list.is_complete and not self.list.texts else " "
        self._state.setText(self._fault or nothing)

    def _update_buttons(self) -> None:
        self.show_button.setEnabled(self.list.current is not None)

    def _choose(self) -> None:
        record = self.list.current
        if record is not None:
            self.reject()
            self.opened.emit(record.id)
