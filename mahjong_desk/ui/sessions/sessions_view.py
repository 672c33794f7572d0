# SPDX-License-Identifier: MIT
"""The list of sessions with their totals."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.played import PlayedSession
from mahjong_desk.club.public_names import with_public_names
from mahjong_desk.club.totals import HOUSE_KEY, MatchResult, Totals
from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.house_rules.inline_prompt import PromptRow
from mahjong_desk.ui.kit.controls.buttons import EmptyState, SecondaryButton
from mahjong_desk.ui.kit.controls.lists import LazyListView, ListFilterField
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Panel, ScrollArea, boxed, column
from mahjong_desk.ui.kit.layout.flow import PageHeader, ResponsiveRow
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.report.reports import club_day_text, shown_results
from mahjong_desk.ui.sessions.session_totals import ResultsRow, ResultsTable, SessionTotalsLoader
from mahjong_desk.ui.text.people import club_sum_name, not_totalled_text, rates_text, session_name, sum_name
from mahjong_desk.ui.text.phrases import date_text, time_of_day
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.text.vocabulary import short_ruleset

_LIST_WIDTH = 260
_LOW_LIST, _LOW_TOTALS = 120, 140
_SIDE_BY_SIDE = 900
_PLAYERS_PER_TABLE = 8
_ITEM_EDGES = 44
_SEARCH_FROM = 12
"""The search field is shown from this number of sessions."""


class SessionsPage(Panel):
    """All sessions, the newest first, beside the totals of the chosen one."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._sessions: tuple[SessionSummary, ...] = ()
        self._counts: Mapping[int, int] = {}
        self.session: SessionSummary | None = None  # None without any session
        self._restored: SessionSummary | None = None
        self._played: PlayedSession | None = None
        self.adding_up = SessionTotalsLoader(desk, self)
        self.adding_up.done.connect(self._show_totals)
        self.adding_up.failed.connect(self._show_error)
        self.adding_up.progressed.connect(self._show_progress)
        self.tables: tuple[ResultsTable, ...] = ()
        self.rates_button = SecondaryButton(tr("&Rates…"), on_click=self._ask_rates)
        self.rename_button = SecondaryButton(tr("Re&name…"), on_click=self._ask_name)
        self.print_button = SecondaryButton(tr("Print or e&xport…"), icon="printer", on_click=self._print)
        sides = boxed(column(ResponsiveRow(_SIDE_BY_SIDE, self._left(), (self._right(), 1), gap=28)))
        # With large text on a small screen, the list with a session below it is higher than the window.
        boxed(column(ScrollArea(sides), edges=(20, 16, 20, 16)), self)
        self.list.current_changed.connect(self._choose)
        redirect_focus(self, self.list)
        desk.changed.connect(self._reload_if_idle)
        desk.remote_changed.connect(self._reload_if_idle)

    def reload(self) -> None:
        """Reads the sessions, and chooses one; may raise ``LedgerError``.

        The session on the desk is chosen, unless another is being renamed or was restored.
        """
        kept, self._restored = self.session if self.row.is_asking else self._restored, None
        chosen = kept or self._desk.session
        self._read(chosen.id if chosen is not None else None)
        if kept is not None and (self.session is None or self.session.uuid != kept.uuid):
            # Another ledger was opened.
            self.row.cancel()
        self._show()

    def _left(self) -> QVBoxLayout:
        self.list = LazyListView(self._item_text, _LIST_WIDTH - _ITEM_EDGES)
        self.words = ListFilterField(tr("Find a session"), self.list)
        self.words.textChanged.connect(self._filter)
        self.list.setAccessibleName(tr("Sessions"))
        self.list.setMinimumSize(theme.scaled_column_width(_LIST_WIDTH), theme.px(_LOW_LIST))
        return column(self.words, (self.list, 1), gap=theme.px(8))

    def _right(self) -> QVBoxLayout:
        self._heading = ElidedLabel(size=22, serif=True)
        self._about = Label(size=14, role="ink2", wrap=True)
        self.row = PromptRow(self._heading)
        header = PageHeader((self.row,), self._about, (self.rates_button, self.rename_button, self.print_button))
        self.empty = EmptyState(tr("&New match…"), lambda: self._window.run_command("new_match"))
        self._contents = boxed(column(header, (self._totals(), 1), gap=theme.px(8)))
        return column((self._contents, 1), (self.empty, 1))

    def _totals(self) -> QScrollArea:
        """Returns the totals in a scroll area, so that nothing moves when they appear."""
        self._tables_column = column(gap=-1)
        self._remark = Label(size=14, role="ink2", wrap=True)
        area = ScrollArea(boxed(column(self._tables_column, self._remark, ..., gap=-1, edges=(0, 0, theme.px(4), 0))))
        area.setMinimumHeight(theme.px(_LOW_TOTALS))
        area.setAccessibleName(tr("Sessions"))
        area.verticalScrollBar().rangeChanged.connect(
            lambda _minimum, most: area.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)
        )
        return area

    def _read(self, chosen: int | None) -> None:
        ledger = self._desk.ledger
        self._sessions = tuple(reversed(ledger.sessions())) if ledger is not None else ()
        self._counts = ledger.match_counts() if ledger is not None else {}
        self.words.setVisible(len(self._sessions) >= _SEARCH_FROM)
        self.list.setVisible(bool(self._sessions))
        newest = next(iter(self._sessions), None)
        self.session = next((session for session in self._sessions if session.id == chosen), newest)
        self._filter(self.words.text())

    def _reload_if_idle(self) -> None:
        """Shows changes, unless a name is being entered."""
        if self.row.is_asking or not self.isVisible():
            return
        if attempt(lambda: self._read(self.session.id if self.session is not None else None)).error is None:
            self._show()

    def _filter(self, words: str) -> None:
        self.list.show_lines(self._sessions, words, self.session)

    def _choose(self) -> None:
        chosen = self.list.current
        if chosen is not None and chosen != self.session:
            self.session = chosen
            if self.row.is_asking:
                # The name was meant for the previous session.
                self.row.cancel()
                self.list.setFocus()
            self._show()

    def _item_text(self, session: SessionSummary) -> str:
        name, day = session_name(session.name, session.started_at), club_day_text(session.started_at)
        count = trn("{n} match", "{n} matches", self._counts.get(session.id, 0))
        return f"{name}\n{join_notes(day, count)}"

    def _show(self) -> None:
        for old in self.tables:
            # Qt may have a pending show event for it.
            old.hide()
            self._tables_column.removeWidget(old)
            old.deleteLater()
        self.tables = ()
        session = self.session
        self._contents.setVisible(session is not None)
        self.empty.setVisible(session is None)
        for button in (self.rates_button, self.print_button):
            button.setEnabled(False)
        self._played = None
        self._remark.setText("")
        if session is None:
            self.empty.show_message(tr("No session yet"))
            self.adding_up.stop()
            return
        self._heading.set_text(session_name(session.name, session.started_at))
        self._about.setText(self._start_text(session))
        if (error := attempt(lambda: self.adding_up.load(session)).error) is not None:
            self._show_error(error)

    def _start_text(self, session: SessionSummary) -> str:
        date, time = date_text(session.started_at), time_of_day(session.started_at)
        return tr("Started {date}, {time}").format(date=date, time=time)

    def _show_error(self, error: LedgerError) -> None:
        self._about.setText(ledger_error_text(error))

    def _show_progress(self, remaining: int) -> None:
        if self.session is not None:
            adding = trn("{n} match is still being added up…", "{n} matches are still being added up…", remaining)
            self._about.setText(join_notes(self._start_text(self.session), adding))

    def _show_totals(self, played: PlayedSession) -> None:
        self._played = played
        totals = self._merge_names(played).totals()
        assert self.session is not None
        self._about.setText(self._start_text(self.session))
        names = totals.names
        parts = [names[first : first + _PLAYERS_PER_TABLE] for first in range(0, len(names), _PLAYERS_PER_TABLE)]
        self.tables = tuple(self._table(totals, part, whole=part is parts[0]) for part in parts)
        for table in self.tables:
            table.link_activated.connect(self._go_to)
            self._tables_column.addWidget(table)
            table.show()
        remarks = [rates_text(totals)]
        if totals.club_totals is None and len(totals.systems) > 1:
            remarks.append(not_totalled_text(totals))
        remarks += [
            tr("Match {number} cannot be read and is left out.").format(number=number) for number in played.unreadable
        ]
        self._remark.setText("\n".join(remark for remark in remarks if remark))
        self.rates_button.setEnabled(bool(totals.systems))
        self.print_button.setEnabled(bool(played.matches))

    def _merge_names(self, played: PlayedSession) -> PlayedSession:
        """Returns a session with one name per person, or unchanged if reading fails."""
        from mahjong_desk.ui.report.output import people_in

        outcome = attempt(lambda: with_public_names(played, people_in(played, self._desk), Audience.CLUB))
        return outcome.result or played

    def _table(self, totals: Totals, names: Sequence[str], *, whole: bool) -> ResultsTable:
        """Returns the results of some players in all matches if ``whole``, else in theirs."""
        headers = [short_name(name) if name != HOUSE_KEY else tr("House", "who pays or receives") for name in names]
        matches = [match for match in totals.matches if whole or any(name in match.results for name in names)]
        rows = [self._match_row(match, names) for match in matches]
        rows += [
            ResultsRow(sum_name(system, totals.systems), shown_results(totals.by_system[system.key], names), bold=-1)
            for system in totals.systems
        ]
        if totals.club_totals is not None:
            label = club_sum_name(totals.rates)
            rows.append(ResultsRow(label, shown_results(totals.club_totals, names), role="brass_text", bold=-1))
        return ResultsTable(headers, rows)

    def _match_row(self, match: MatchResult, names: Sequence[str]) -> ResultsRow:
        rules = short_ruleset(match.system.ruleset)
        if not match.results and self._played is not None:
            opened_at = next(played.opened_at for played in self._played.matches if played.number == match.number)
            rules = tr("{rules} (in progress since {time})").format(rules=rules, time=time_of_day(opened_at))
        link, tip = tr("Match {number}").format(number=match.number), tr("Show this match in the ledger")
        return ResultsRow(rules, shown_results(match.results, names), tip=tip, link=link, key=match.number)

    def _go_to(self, number: object) -> None:
        session, ledger = self.session, self._desk.ledger
        assert session is not None
        assert ledger is not None
        read = attempt(lambda: [record for record in ledger.matches(session.id) if record.number == number])
        if read.error_text:
            self.row.show_error(read.error_text)
        if records := read.result:
            self._window.open_match(records[0].id)

    def _ask_rates(self) -> None:
        session, played = self.session, self._played
        if session is None or played is None:
            return
        from mahjong_desk.ui.sessions.rates_sheet import RatesSheet

        outcome = attempt(lambda: RatesSheet(self._desk, session.id, played.totals().systems, self._window.sheet_host))
        if (sheet := outcome.result) is None:
            self.row.show_error(outcome.error_text)
            return
        sheet.saved.connect(self._show)
        self._window.push_sheet(sheet)

    def _ask_name(self) -> None:
        if self.session is not None:
            label = tr("Session name")
            self.row.ask_name(label, self.session.name, lambda _name: tr("Rename"), self._rename)

    def _rename(self, name: str) -> str:
        session = self.session
        assert session is not None
        outcome = self._desk.do(lambda ledger: ledger.rename_session(session.id, name, now()))
        error_text = outcome.error_text or attempt(lambda: self._read(session.id)).error_text
        if (renamed := outcome.result) is None or error_text:
            return error_text
        self._desk.replace_session(renamed)
        self._show()
        return ""

    def _print(self) -> None:
        if (played := self._played) is not None:
            from mahjong_desk.ui.report.sheet import sheet_of_session

            outcome = attempt(lambda: sheet_of_session(played, self._desk, self._window))
            if outcome.result is not None:
                self._window.push_sheet(outcome.result)
            else:
                self.row.show_error(outcome.error_text)

    def save_state(self) -> SessionSummary | None:
        """Returns the chosen session, or None if the page is hidden."""
        return self.session if self.isVisible() else None

    def restore_state(self, carried: SessionSummary) -> None:
        self._restored = carried

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if error_text := attempt(self.reload).error_text:
            self._window.notify(error_text, fault=True)
