# SPDX-License-Identifier: MIT
"""The list of sessions, as a view and on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.played import PlayedSession
from mahjong_desk.club.totals import HOUSE_KEY, MatchResult, Totals, to_number
from mahjong_desk.club.veiling import session_with_public_names
from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.records import SessionSummary
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.house_rules.inline_prompt import PromptRow
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.lazy_list import LazyListView, ListFilterField
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import make_scroll_area
from mahjong_desk.ui.kit.layout.responsive_row import PageHeader
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.report.match import local_day
from mahjong_desk.ui.sessions.session_totals import ResultsRow, ResultsTable, SessionTotalsLoader
from mahjong_desk.ui.text.dates import date_text, time_of_day
from mahjong_desk.ui.text.people import club_sum_name, not_totalled_text, rates_text, session_name, sum_name
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.refusals import ledger_error_text

_LIST_WIDTH = 260
_LIST_HEIGHT, _LOW_LIST, _LOW_TOTALS = 380, 120, 140
_SIDE_BY_SIDE = 900
_PLAYERS_A_TABLE = 8
_ANY = 16_777_215
_ITEM_EDGES = 44
_MANY = 12
"""From so many sessions on there is a field to find one."""


class SessionsView(QWidget):
    """A list of all sessions; beside it the matches and totals of the chosen one.

    Attributes:
        session: The chosen session; None where there is none at all.
        list: The sessions, the newest first.
    """

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._sessions: tuple[SessionSummary, ...] = ()
        self._counts: Mapping[int, int] = {}
        self.session: SessionSummary | None = None
        self._played: PlayedSession | None = None
        self.adding_up = SessionTotalsLoader(desk, self)
        self.adding_up.done.connect(self._show_totals)
        self.adding_up.failed.connect(self._show_error)
        self.adding_up.lasting.connect(self._show_lasting)
        self.tables: tuple[ResultsTable, ...] = ()
        self.rates_button = _button(tr("&Rates…"), self._ask_rates)
        self.rename_button = _button(tr("Re&name…"), self._ask_name)
        self.print_button = _button(tr("Print or e&xport…"), self._print, icon="printer")
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(theme.px(28))
        columns.addLayout(self._left())
        columns.addLayout(self._right(), 1)
        self.list.chosen.connect(self._choose)
        redirect_focus(self, self.list)
        desk.news.connect(self._read_again)

    def read(self) -> None:
        """Shows the sessions as they are; the one on the desk is chosen.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        self._read(self._desk.session.id if self._desk.session is not None else None)
        self._show()

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.px(8))
        self.list = LazyListView(self._told, _LIST_WIDTH - _ITEM_EDGES)
        self.words = ListFilterField(tr("Find a session"), self.list)
        self.words.textChanged.connect(self._look_for)
        column.addWidget(self.words)
        self.list.setAccessibleName(tr("Sessions"))
        self.list.setMinimumWidth(theme.scaled_column_width(_LIST_WIDTH))
        column.addWidget(self.list, 1)
        return column

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.px(8))
        self._heading = ElidedLabel(size=22, serif=True)
        self._about = Label(size=14, role="ink2", wrap=True)
        self.row = PromptRow(self._heading)
        column.addWidget(
            PageHeader((self.row,), self._about, (self.rates_button, self.rename_button, self.print_button))
        )
        column.addWidget(self._totals(), 1)
        return column

    def _totals(self) -> QScrollArea:
        """Returns the room of the totals, which scrolls by itself: nothing beside them moves when they come."""
        page = QWidget()
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, theme.px(4), 0)
        self._room = QVBoxLayout()
        inside.addLayout(self._room)
        self._remark = Label(size=14, role="ink2", wrap=True)
        inside.addWidget(self._remark)
        inside.addStretch(1)
        area = make_scroll_area(page)
        area.setMinimumHeight(theme.px(_LOW_TOTALS))
        area.setAccessibleName(tr("Sessions"))
        area.verticalScrollBar().rangeChanged.connect(
            lambda _least, most: area.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)
        )
        return area

    def _read(self, chosen: int | None) -> None:
        ledger = self._desk.ledger
        self._sessions = tuple(reversed(ledger.sessions())) if ledger is not None else ()
        self._counts = ledger.match_counts() if ledger is not None else {}
        self.words.setVisible(len(self._sessions) >= _MANY)
        self.list.setVisible(bool(self._sessions))
        newest = next(iter(self._sessions), None)
        self.session = next((session for session in self._sessions if session.id == chosen), newest)
        self._look_for(self.words.text())

    def _read_again(self) -> None:
        """Shows what others have written; nothing is taken from under somebody who types a name."""
        if self.row.asking:
            return
        if attempt(lambda: self._read(self.session.id if self.session is not None else None)).error is None:
            self._show()

    def _look_for(self, words: str) -> None:
        # What is shown beside stays while somebody types.
        self.list.show_lines(self._sessions, words, self.session)

    def _choose(self) -> None:
        chosen = self.list.current
        if isinstance(chosen, SessionSummary) and chosen != self.session:
            self.session = chosen
            self._show()

    def _told(self, session: object) -> str:
        assert isinstance(session, SessionSummary)
        told = join_notes(local_day(session.started_at), self._counted(self._counts.get(session.id, 0)))
        return f"{session_name(session.name, session.started_at)}\n{told}"

    def _counted(self, number: int) -> str:
        return tr("matches: {number}").format(number=number)

    def _show(self) -> None:
        for old in self.tables:
            # Qt may still mean to show what was added a moment ago.
            old.hide()
            self._room.removeWidget(old)
            old.deleteLater()
        self.tables = ()
        session = self.session
        for button in (self.rates_button, self.rename_button, self.print_button):
            button.setVisible(session is not None)
        for button in (self.rates_button, self.print_button):
            button.setEnabled(False)
        self._played = None
        self._remark.setText("")
        if session is None:
            self._heading.set_text(tr("No session yet"))
            self._about.setText("")
            self._remark.setText(tr("The first match begins one."))
            self.adding_up.stop()
            return
        self._heading.set_text(session_name(session.name, session.started_at))
        self._about.setText(self._began(session))
        if (error := attempt(lambda: self.adding_up.begin(session)).error) is not None:
            self._show_error(error)

    def _began(self, session: SessionSummary) -> str:
        return tr("Began {date}, {time}").format(
            date=date_text(session.started_at), time=time_of_day(session.started_at)
        )

    def _show_error(self, error: LedgerError) -> None:
        self._about.setText(ledger_error_text(error))

    def _show_lasting(self, left: int) -> None:
        if self.session is not None:
            adding = trn("{n} match is still being added up…", "{n} matches are still being added up…", left)
            self._about.setText(join_notes(self._began(self.session), adding))

    def _show_totals(self, played: PlayedSession) -> None:
        self._played = played
        totals = self._by_persons(played).totals()
        assert self.session is not None
        self._about.setText(self._began(self.session))
        names = totals.names
        parts = [names[first : first + _PLAYERS_A_TABLE] for first in range(0, len(names), _PLAYERS_A_TABLE)]
        self.tables = tuple(self._table(totals, part) for part in parts)
        for table in self.tables:
            table.followed.connect(self._go_to)
            self._room.addWidget(table)
            table.show()
        remarks = [rates_text(totals)]
        if totals.club is None and len(totals.systems) > 1:
            remarks.append(not_totalled_text(totals))
        remarks += [
            tr("Match {number} cannot be read and is left out.").format(number=number) for number in played.unreadable
        ]
        self._remark.setText("\n".join(remark for remark in remarks if remark))
        self.rates_button.setEnabled(bool(totals.systems))
        self.print_button.setEnabled(bool(played.matches))

    def _by_persons(self, played: PlayedSession) -> PlayedSession:
        """Returns a session in which everybody has one name; as it was typed where the ledger cannot say who they are."""
        from mahjong_desk.ui.report.preview import people_in

        veiled = attempt(lambda: session_with_public_names(played, people_in(played, self._desk), Audience.HERE))
        return veiled.result or played

    def _table(self, totals: Totals, names: Sequence[str]) -> ResultsTable:
        heads = [short_name(name) if name != HOUSE_KEY else tr("House", "who pays or receives") for name in names]
        rows = [self._match_row(match, names) for match in totals.matches]
        rows += [
            ResultsRow(sum_name(system, totals.systems), _cells(totals.by_system[system.key], names), bold=-1)
            for system in totals.systems
        ]
        if totals.club is not None:
            label = club_sum_name(totals.rates)
            rows.append(ResultsRow(label, _cells(totals.club, names), role="brass_text", bold=-1))
        return ResultsTable(heads, rows)

    def _match_row(self, match: MatchResult, names: Sequence[str]) -> ResultsRow:
        rules = localised(match.system.ruleset.names)
        if not match.results and self._played is not None:
            began = next(played.opened_at for played in self._played.matches if played.number == match.number)
            told = tr("{rules} (goes on, began {time})")
            rules = told.format(rules=rules, time=time_of_day(began))
        return ResultsRow(
            rules,
            _cells(match.results, names),
            tip=tr("Look at this match in the ledger"),
            link=tr("Match {number}").format(number=match.number),
            key=match.number,
        )

    # Where it leads

    def _go_to(self, number: object) -> None:
        session, ledger = self.session, self._desk.ledger
        assert session is not None
        assert ledger is not None
        read = attempt(lambda: [record for record in ledger.matches(session.id) if record.number == number])
        if read.why:
            self.row.show_fault(read.why)
        if not (found := read.result):
            return
        try:
            worked = self._desk.look_at(found[0].id)
        except Refusal as refusal:
            self._window.tell_unplayable(refusal)
            return
        if worked:
            self._window.show_place("ledger")

    def _ask_rates(self) -> None:
        session, played = self.session, self._played
        if session is None or played is None:
            return
        from mahjong_desk.ui.sessions.rates_sheet import RatesSheet

        made = attempt(lambda: RatesSheet(self._desk, session.id, played.totals().systems, self._window.sheet_host))
        if (asking := made.result) is None:
            self.row.show_fault(made.why)
            return
        asking.kept.connect(self._show)
        self._window.lay_sheet(asking)

    def _ask_name(self) -> None:
        session = self.session
        if session is not None:
            label = tr("Name of the session")
            self.row.ask_name(label, session.name, lambda _name: tr("Rename"), self._rename)

    def _rename(self, name: str) -> str:
        session = self.session
        assert session is not None
        done = self._desk.do(lambda ledger: ledger.rename_session(session.id, name, now()))
        why = done.why or attempt(lambda: self._read(session.id)).why
        if (renamed := done.result) is None or why:
            return why
        if self._desk.session is not None and self._desk.session.id == session.id:
            self._desk.session = renamed
            self._desk.changed.emit()
        self._show()
        return ""

    def _print(self) -> None:
        if self._played is not None:
            from mahjong_desk.ui.report.sheet import sheet_of_session

            played = self._played
            made = attempt(lambda: sheet_of_session(played, self._desk, self._window))
            if made.result is not None:
                self._window.lay_sheet(made.result)
            else:
                self.row.show_fault(made.why)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE * theme.scale()
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self.list.setMaximumWidth(theme.scaled_column_width(_LIST_WIDTH) if wide else _ANY)
        self.list.setMinimumHeight(theme.px(_LIST_HEIGHT if wide else _LOW_LIST))
        self.list.setMaximumHeight(_ANY if wide else theme.px(_LOW_LIST))


def _cells(column: Mapping[str, Decimal], names: Sequence[str]) -> tuple[float | None, ...]:
    return tuple(to_number(column[name]) if name in column else None for name in names)


def _button(text: str, deed: Callable[[], None], *, icon: str = "") -> SecondaryButton:
    button = SecondaryButton(text, icon=icon)
    button.clicked.connect(lambda _checked=False: deed())
    return button


class SessionsSheet(FormSheet):
    """A list of all sessions with their totals."""

    help_page = "club#sessions"

    def __init__(self, desk: Desk, window: Navigator) -> None:
        """Makes the sheet; the session on the desk is chosen.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        super().__init__(tr("Sessions"), window, width=1124, height=620)
        self.view = SessionsView(desk, window)
        self.body.addWidget(self.view, 1)
        self.add_main_button(tr("Close"), self.close_sheet)
        self.view.read()

    def open(self) -> None:
        """Covers the window, with the keyboard in the list."""
        super().open()
        self.view.setFocus()
