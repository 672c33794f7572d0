# SPDX-License-Identifier: MIT
"""The Standings page: a period, the rule and the board."""

from collections.abc import Callable
from datetime import date
from enum import Enum, auto
from functools import partial
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from mahjong_desk.club.facts.facts import EndedMatches, FactsIndex
from mahjong_desk.club.standings.outcomes import ALL_TIME, MatchOutcome, club_day
from mahjong_desk.club.standings.rating import Ratings
from mahjong_desk.club.standings.standings import Standings, compute_standings
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.progress import Cancelled, TaskProgress
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.progress import BackgroundTask
from mahjong_desk.ui.club.lines_sheet import LinesSheet
from mahjong_desk.ui.club.standings import standings_text
from mahjong_desk.ui.club.standings.board import LegendSwatch, StandingsBoard
from mahjong_desk.ui.club.standings.board_data import WHOLE_ROW, CellStyle, PointsView, RatingsView, StandingsData
from mahjong_desk.ui.club.standings.period_sheet import PeriodSheet
from mahjong_desk.ui.club.standings.report import StandingsReportSheet, standings_report
from mahjong_desk.ui.club.standings.rule_sheet import RuleSheet
from mahjong_desk.ui.club_data import Labelling, facts_index_of, people_model_of, progress_sentence
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import EmptyState, LinkButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Panel, ScrollArea, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox, PageHeader
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.painting import text_width
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.refusals import ledger_error_text


class BoardMode(Enum):
    """The value that players are ranked by."""

    POINTS = auto()
    RATING = auto()


class BoardPanel(Panel):
    """The board, or a message instead, with the choice of points or rating."""

    def __init__(self, new_match: Callable[[], object]) -> None:
        super().__init__()
        kinds = (BoardMode.POINTS, tr("Points", "in the standings")), (BoardMode.RATING, tr("Rating"))
        self.kind = ChipGroup("", name=tr("Points or rating"), choices=kinds)
        self.offer_rating(offered=False)
        self.rule = Label(wrap=True)
        self.rule.setTextFormat(Qt.TextFormat.RichText)
        self.change_link = LinkButton(tr("&Change rule…"))
        self.notice = Label(size=14, role="ink2", wrap=True)
        self.board = StandingsBoard()
        self.board.hovered.connect(self._show_hovered)
        self._message = EmptyState(tr("&New match…"), new_match)
        self._legend, self._cell_text = FlowBox(gap=18), Label(size=14, role="ink2", wrap=True)
        self._middle, self._foot = _stack(QWidget(), self._message), _stack(self._legend, self._cell_text)
        boxed(column((self.board, 1), self.board.across), self._middle.widget(0))
        header = row(self.kind, (self.rule, 1), self.change_link, gap=16)
        for part in (self.kind, self.change_link):
            header.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        boxed(column(header, self.notice, (self._middle, 1), self._foot, gap=6, edges=(20, 18, 20, 12)), self)
        self.notice.hide()

    def offer_rating(self, *, offered: bool) -> None:
        """Shows or hides the choice of the rating."""
        self.kind.setVisible(offered)
        if not offered:
            self.kind.choose(BoardMode.POINTS)

    def show_message(self, sentence: str, *, offers: bool = False) -> None:
        """Shows a message instead of the board, and a button if it ``offers`` a new match."""
        self._message.show_message(sentence, offers=offers)
        for part in (self.rule, self.change_link, self._foot):
            part.setVisible(not offers)
        self._middle.setCurrentWidget(self._message)

    def show_view(self, view: PointsView | RatingsView, instead: str = "", *, offers: bool = False) -> None:
        """Shows points or ratings, or the message ``instead`` of the board."""
        self.rule.setText(" &nbsp;·&nbsp; ".join(view.rule))
        self._show_legend(view)
        if instead:
            self.show_message(instead, offers=offers)
            return
        for part in (self.rule, self.change_link, self._foot):
            part.show()
        self.board.set_data(view.board())
        self._middle.setCurrentIndex(0)
        self.notice.setText(view.notice)
        self.notice.setVisible(bool(view.notice))

    def _show_legend(self, view: PointsView | RatingsView) -> None:
        self._legend.clear()
        for style, text in (*view.legend, (CellStyle.ABSENT, tr("absent"))):
            self._legend.add_widget(boxed(row(LegendSwatch(style), Label(text, size=14, role="ink3"), gap=6)))
        since = view.standings.compared_with
        if since is not None:
            moved = tr("moved since {day}").format(day=standings_text.column_text(since))
            self._legend.add_widget(Label(moved, size=14, role="ink3"))

    def _show_hovered(self, words: str) -> None:
        self._cell_text.setText(words)
        self._foot.setCurrentIndex(1 if words else 0)


def _stack(*widgets: QWidget) -> QStackedWidget:
    stack = QStackedWidget()
    for widget in widgets:
        stack.addWidget(widget)
    return stack


_TITLE_SIZE = 25
_CUSTOM = "own"
_RATING_WAIT = 0.1
"""How long the window waits for the ratings before it shows that they are being computed, in seconds."""


class StandingsPage(QWidget):
    """The Standings page; ``standings`` is None until all matches have been read."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._facts, self._people = facts_index_of(desk), people_model_of(desk)
        self._ledger: Ledger | None = None
        self._club: StandingsData | None = None
        self._ended_matches: EndedMatches | None = None
        self._choices: tuple[standings_text.PeriodChoice, ...] = ()
        self._choice: standings_text.PeriodChoice | None = None
        self.standings: Standings | None = None
        self._ratings: Ratings | None = None
        self._rated_outcomes: list[MatchOutcome] | None = None
        self._rating_progress = TaskProgress()
        self._build()
        self._facts.changed.connect(self._reload)
        self._people.changed.connect(self._reload)
        self._facts.progressed.connect(self._show_progress)
        desk.remote_changed.connect(self._reload)
        # Quitting does not wait for the ratings of a large club.
        theme.application().aboutToQuit.connect(self._cancel_rating)

    def _build(self) -> None:
        self._title = Label(size=_TITLE_SIZE, serif=True)
        self.periods = ChipGroup("", name=tr("Period"))
        self.periods.chosen.connect(self._on_period_chosen)
        self.print_button = SecondaryButton(tr("&Print…"), icon="printer", on_click=lambda: self._report(printing=True))
        self.export_button = SecondaryButton(tr("E&xport…"), icon="file", on_click=lambda: self._report(printing=False))
        header = PageHeader((self._title,), self.periods, (self.print_button, self.export_button))
        self.table = BoardPanel(lambda: self._window.run_command("new_match"))
        self.table.board.opened.connect(self._open)
        self.table.change_link.clicked.connect(self._change_rule)
        self.table.kind.chosen.connect(lambda _kind: self._show())
        boxed(column(header, (ScrollArea(self.table), 1), gap=10), self)
        redirect_focus(self, self.table.board)

    def save_state(self) -> tuple[Ledger | None, standings_text.PeriodChoice | None, BoardMode]:
        """Returns the period in its ledger, and whether points or ratings are shown."""
        return self._ledger, self._choice, self.table.kind.value()

    def restore_state(self, state: tuple[Ledger | None, standings_text.PeriodChoice | None, BoardMode]) -> None:
        self._ledger, self._choice, kind = state
        self.table.kind.choose(kind)

    # Reading

    def _refresh(self) -> None:
        """Updates facts and people, and shows them."""
        self._people.refresh()
        self._facts.refresh()
        self._reload()

    def _show_progress(self) -> None:
        if self._facts.progress is not None and self.standings is None:
            self.table.show_message(progress_sentence(self._facts.progress))

    def _reload(self) -> None:
        """Reads everything again; keeps the current board until the facts are up to date."""
        ledger = self._desk.ledger
        if not self.isVisible() or ledger is None:
            return
        if ledger is not self._ledger:
            # The period is not kept when another ledger is opened.
            self._ledger, self._choice, self.standings = ledger, None, None
        if self.standings is None:
            for button in (self.print_button, self.export_button):
                button.setEnabled(False)
        error = self._facts.error or self._people.error
        if error is not None:
            self.table.show_message(ledger_error_text(error))
            return
        ended = self._facts.query(FactsIndex.ended_matches) if not self._people.is_reading_matches else None
        if ended is None:
            return
        club = attempt(lambda: StandingsData(ledger, self._people.people))
        if club.result is None:
            self.table.show_message(club.error_text)
            return
        self._club, self._ended_matches = club.result, ended
        self._fill_periods(self._club, ended)
        self._compute()

    def _fill_periods(self, club: StandingsData, ended: EndedMatches) -> None:
        """Offers the periods; keeps the current one."""
        seasons = {season.uuid: season for season in club.settings.seasons}
        evening = standings_text.session_choices(club.sessions.values()).get(ended.session)
        self._choices = standings_text.suggested_periods(self._span()[1], club.settings.seasons, evening)
        if self._choice is None or (self._choice.season and self._choice.season not in seasons):
            self._choice = standings_text.default_period(self._choices)
        elif self._choice.season:
            # Its name or dates may have changed.
            self._choice = standings_text.season_choice(seasons[self._choice.season])
        else:
            self._choice = self._translate(club, self._choice)
        chips = [(choice.key, choice.short) for choice in self._choices]
        self.periods.set_choices((*chips, (_CUSTOM, tr("Own period…"))))
        self._mark_chosen(self._choice)

    def _translate(self, club: StandingsData, choice: standings_text.PeriodChoice) -> standings_text.PeriodChoice:
        """Returns a period with its name in the current language."""
        sessions = [club.sessions[choice.period.session]] if choice.period.session in club.sessions else []
        named = (*self._choices, *standings_text.all_periods((), sessions, *self._span()))
        return next((other for other in named if other.key == choice.key), standings_text.custom_choice(choice.period))

    def _span(self) -> tuple[date, date]:
        ended = self._ended_matches
        if ended is None or not ended.last:
            return date.today(), date.today()
        return club_day(ended.first), club_day(ended.last)

    def _mark_chosen(self, choice: standings_text.PeriodChoice) -> None:
        # The chip of the own period opens a sheet: a chosen one could not be clicked again.
        self.periods.choose(choice.key if choice.key in [candidate.key for candidate in self._choices] else None)
        # Reserves the width of the longest title, so that the chips do not move.
        title = theme.font(_TITLE_SIZE, serif=True)
        self._title.setMinimumWidth(ceil(max(text_width(title, candidate.title) for candidate in self._choices)) + 2)
        self._title.setText(choice.title)

    def _compute(self) -> None:
        """Computes the standings of the period, and the ratings up to its end."""
        club, choice = self._club, self._choice
        outcomes = self._outcomes()
        if club is None or choice is None or outcomes is None:
            return
        self.standings = compute_standings(outcomes, club.settings.rule(choice.season), choice.period)
        if club.settings.rating_enabled:
            everything = self._facts.query(lambda facts: club.outcomes(ALL_TIME, facts)) or []
            # The ratings at the end of the period, without later matches.
            last = max((column.day for column in self.standings.columns), default=date.min)
            self._start_rating([outcome for outcome in everything if outcome.day <= last])
        self._show()

    def _outcomes(self) -> list[MatchOutcome] | None:
        club, choice = self._club, self._choice
        return self._facts.query(lambda facts: club.outcomes(choice.period, facts)) if club and choice else None

    def _start_rating(self, outcomes: list[MatchOutcome]) -> None:
        """Rates matches on another thread, unless these are already rated."""
        if outcomes != self._rated_outcomes:
            self._cancel_rating()
            self._rated_outcomes, self._ratings, self._rating_progress = outcomes, None, TaskProgress()
            rating = BackgroundTask(partial(Ratings, outcomes, self._rating_progress), self, faults=(Cancelled,))
            rating.finished.connect(lambda ratings, _error: self._keep_ratings(outcomes, ratings))
            rating.start().wait(_RATING_WAIT)

    def _cancel_rating(self) -> None:
        self._rating_progress.cancel()

    def _keep_ratings(self, outcomes: list[MatchOutcome], ratings: Ratings | None) -> None:
        if ratings is not None and outcomes is self._rated_outcomes:
            self._ratings = ratings
            self._show()

    # Display

    def _current_view(self, naming: Labelling) -> PointsView | RatingsView | None:
        """Returns the points or the ratings, or None while the ratings are being computed."""
        assert self.standings is not None
        if self.table.kind.value() is BoardMode.POINTS:
            return PointsView(self.standings, naming)
        return RatingsView(self.standings, naming, self._ratings) if self._ratings is not None else None

    def _show(self) -> None:
        club, standings = self._club, self.standings
        if club is None or standings is None:
            return
        self.table.offer_rating(offered=club.settings.rating_enabled)
        view = self._current_view(club.named)
        excluded, empty = standings_text.excluded_text(standings), not standings.rows
        instead = tr("Rating matches…") if view is None else ""
        if empty:
            instead = excluded or tr("No finished matches in this period")
        self.table.show_view(view or PointsView(standings, club.named), instead, offers=empty and not excluded)
        for button in (self.print_button, self.export_button):
            button.setEnabled(not instead)
            button.setVisible(not empty)

    # Choices

    def _on_period_chosen(self, key: object) -> None:
        if key == _CUSTOM:
            self._ask_period()
        else:
            self._show_choice(next(choice for choice in self._choices if choice.key == key))

    def _show_choice(self, choice: standings_text.PeriodChoice) -> None:
        self._choice = choice
        self._mark_chosen(choice)
        self._compute()

    def _ask_period(self) -> None:
        if self._choice is None:
            return
        assert self._club is not None
        self._mark_chosen(self._choice)
        sheet = PeriodSheet(self._desk, self._club, self._span(), self._choice, self._window)
        sheet.period_chosen.connect(self._show_choice)
        sheet.season_saved.connect(self._show_season)
        self._window.open_sheet(sheet)

    def _show_season(self, uuid: str) -> None:
        """Shows a new or changed season, or another period if the current one was deleted."""
        if uuid and self._choice is not None:
            self._choice = self._choice._replace(season=uuid)
        self._refresh()

    def _change_rule(self) -> None:
        ledger, club, choice, outcomes = self._ledger, self._club, self._choice, self._outcomes()
        if ledger is None or club is None or choice is None or outcomes is None:
            return
        period = choice.period
        counted = [outcome for outcome in outcomes if period.contains(outcome)]
        systems = tuple(sorted({outcome.system for outcome in counted}))
        sheet = RuleSheet(
            self._desk, club, choice, systems, lambda rule: compute_standings(counted, rule, period), self._window
        )
        sheet.saved.connect(self._refresh)
        self._window.open_sheet(sheet)

    # Matches behind figures

    def _open(self, row: int, column: int) -> None:
        view = self._current_view(self._club.named) if self._club is not None and self.standings is not None else None
        if view is None or self._choice is None:
            return
        board = self.table.board.face
        period_text = self._choice.words if column == WHOLE_ROW else board.columns[column].words
        heading = join_notes(board.rows[row].name, period_text)
        lines = view.matches(row, column)
        sheet = LinesSheet(heading, board.figures(row, column), lambda line: str(line.text), lines, self._window)
        sheet.opened.connect(lambda line: self._open_match(line.match))
        self._window.open_sheet(sheet)

    def _open_match(self, uuid: str) -> None:
        ledger = self._ledger
        if ledger is None:
            return
        match_id = attempt(lambda: next((head.id for head in ledger.match_heads() if head.uuid == uuid), None))
        if match_id.result is not None:
            self._window.open_match(match_id.result)
        elif match_id.error_text:
            self._window.notify(match_id.error_text, fault=True)

    # Printing

    def _report(self, *, printing: bool) -> None:
        club, choice, standings = self._club, self._choice, self.standings
        view = (
            self._current_view(club.labels_on_paper(standings)) if club is not None and standings is not None else None
        )
        if club is None or choice is None or view is None or not view.standings.rows:
            return
        report = standings_report(choice.words, view, club.fingerprint)
        self._window.open_sheet(StandingsReportSheet(report, self._window, printing=printing))

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()
        self._show_progress()
