# SPDX-License-Identifier: MIT
"""The page of the standings: a period, the rule and the board."""

from collections.abc import Callable
from datetime import date
from enum import Enum, auto
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
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
from mahjong_desk.ui.club.standings.board_data import WHOLE_ROW, Club, Look, Points, Strengths
from mahjong_desk.ui.club.standings.period_sheet import PeriodSheet
from mahjong_desk.ui.club.standings.report import StandingsReportSheet, rating_report, standings_report
from mahjong_desk.ui.club.standings.rule_sheet import RuleSheet
from mahjong_desk.ui.club_data import Labelling, facts_index_of, people_model_of, progress_sentence
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import EmptyState, LinkButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox, PageHeader
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import Panel, ScrollArea
from mahjong_desk.ui.kit.painting import text_width
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.refusals import ledger_error_text


class BoardMode(Enum):
    """The value that decides the order."""

    POINTS = auto()
    RATING = auto()


class BoardPanel(Panel):
    """The board, or a sentence instead; the choice of points or rating is hidden if players are not rated."""

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
        self._nothing = EmptyState(tr("&New match…"), new_match)
        self._key, self._pointed = FlowBox(gap=18), Label(size=14, role="ink2", wrap=True)
        self._middle, self._foot = _stack(QWidget(), self._nothing), _stack(self._key, self._pointed)
        boxed(column((self.board, 1), self.board.across), self._middle.widget(0))
        head = row(self.kind, (self.rule, 1), self.change_link, gap=16)
        for part in (self.kind, self.change_link):
            head.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        boxed(column(head, self.notice, (self._middle, 1), self._foot, gap=6, edges=(20, 18, 20, 12)), self)
        self.notice.hide()

    def offer_rating(self, *, offered: bool) -> None:
        """Sets whether the rating is offered beside the points."""
        self.kind.setVisible(offered)
        if not offered:
            self.kind.choose(BoardMode.POINTS)

    def show_message(self, sentence: str, *, offers: bool = False) -> None:
        """Shows a sentence instead of the board, and nothing but it if it ``offers`` a new match."""
        self._nothing.show_message(sentence, offers=offers)
        for part in (self.rule, self.change_link, self._foot):
            part.setVisible(not offers)
        self._middle.setCurrentWidget(self._nothing)

    def show_view(self, view: Points | Strengths, instead: str = "", *, offers: bool = False) -> None:
        """Shows points or ratings, or a sentence instead of the board as ``show_message`` does."""
        self.rule.setText(" &nbsp;·&nbsp; ".join(view.rule))
        self._explain(view)
        if instead:
            self.show_message(instead, offers=offers)
            return
        for part in (self.rule, self.change_link, self._foot):
            part.show()
        self.board.set_data(view.board())
        self._middle.setCurrentIndex(0)
        self.notice.setText(view.notice)
        self.notice.setVisible(bool(view.notice))

    def _explain(self, view: Points | Strengths) -> None:
        self._key.clear()
        for look, text in (*view.signs, (Look.ABSENT, tr("absent"))):
            self._key.add_widget(boxed(row(LegendSwatch(look), Label(text, size=14, role="ink3"), gap=6)))
        since = view.standings.compared_with
        if since is not None:
            moved = tr("moved since {day}").format(day=standings_text.column_text(since))
            self._key.add_widget(Label(moved, size=14, role="ink3"))

    def _show_hovered(self, words: str) -> None:
        self._pointed.setText(words)
        self._foot.setCurrentIndex(1 if words else 0)


def _stack(*widgets: QWidget) -> QStackedWidget:
    stack = QStackedWidget()
    for widget in widgets:
        stack.addWidget(widget)
    return stack


_TITLE = 25
_OWN = "own"
_AT_ONCE: Final = 0.1
"""How long the window waits for the ratings before it shows that they are computed, in seconds."""


class StandingsPage(QWidget):
    """The page of the standings; ``standings`` is None until everything was read."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._facts, self._people = facts_index_of(desk), people_model_of(desk)
        self._ledger: Ledger | None = None
        self._club: Club | None = None
        self._ended: EndedMatches | None = None
        self._choices: tuple[standings_text.PeriodChoice, ...] = ()
        self._asked: standings_text.PeriodChoice | None = None
        self.standings: Standings | None = None
        self._ratings: Ratings | None = None
        self._rated: list[MatchOutcome] | None = None
        self._rating = TaskProgress()
        self._build()
        self._facts.changed.connect(self._reload)
        self._people.changed.connect(self._reload)
        self._facts.progressed.connect(self._tell_progress)
        desk.remote_changed.connect(self._refresh_if_visible)
        if (application := QCoreApplication.instance()) is not None:
            # Quitting does not wait for the ratings of a large club.
            application.aboutToQuit.connect(self._cancel_rating)

    def _build(self) -> None:
        self._title = Label(size=_TITLE, serif=True)
        self.periods = ChipGroup("", name=tr("Period"))
        self.periods.chosen.connect(self._choose)
        self.print_button = SecondaryButton(tr("&Print…"), icon="printer", does=lambda: self._report(printing=True))
        self.export_button = SecondaryButton(tr("E&xport…"), icon="file", does=lambda: self._report(printing=False))
        head = PageHeader((self._title,), self.periods, (self.print_button, self.export_button))
        self.table = BoardPanel(lambda: self._window.run_command("new_match"))
        self.table.board.opened.connect(self._open)
        self.table.change_link.clicked.connect(self._change_rule)
        self.table.kind.chosen.connect(lambda _kind: self._show())
        boxed(column(head, (ScrollArea(self.table), 1), gap=10), self)
        redirect_focus(self, self.table.board)

    # Reading

    def _refresh_if_visible(self) -> None:
        if self.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        """Updates facts and people, and shows them."""
        self._people.refresh()
        self._facts.refresh()
        self._reload()

    def _tell_progress(self) -> None:
        if self._facts.progress is not None and self.standings is None:
            self.table.show_message(progress_sentence(self._facts.progress))

    def _reload(self) -> None:
        """Reads everything; keeps what is shown until the facts are up to date."""
        ledger = self._desk.ledger
        if not self.isVisible() or ledger is None:
            return
        if ledger is not self._ledger:
            # A period of another club is not kept.
            self._ledger, self._asked, self.standings = ledger, None, None
        failed = self._facts.error or self._people.error
        if failed is not None:
            self.table.show_message(ledger_error_text(failed))
            return
        ended = self._facts.query(FactsIndex.ended) if not self._people.reading else None
        if ended is None:
            return
        club = attempt(lambda: Club(ledger, self._people.people))
        if club.result is None:
            self.table.show_message(club.why)
            return
        self._club, self._ended = club.result, ended
        self._fill_periods(self._club, ended)
        self._compute()

    def _fill_periods(self, club: Club, ended: EndedMatches) -> None:
        """Offers the periods; the shown one stays."""
        seasons = {season.uuid: season for season in club.agreed.seasons}
        self._choices = standings_text.usual(self._span()[1], club.agreed.seasons, club.sessions.get(ended.session))
        if self._asked is None or (self._asked.season and self._asked.season not in seasons):
            self._asked = standings_text.preferred(self._choices)
        elif self._asked.season:
            # Its name or dates may have changed.
            self._asked = standings_text.season_choice(seasons[self._asked.season])
        chips = [(asked.period, asked.short) for asked in self._choices]
        self.periods.set_choices((*chips, (_OWN, tr("Own period…"))))
        self._mark_chosen(self._asked)

    def _span(self) -> tuple[date, date]:
        ended = self._ended
        if ended is None or not ended.last:
            return date.today(), date.today()
        return club_day(ended.first), club_day(ended.last)

    def _mark_chosen(self, asked: standings_text.PeriodChoice) -> None:
        self.periods.choose(asked.period if any(asked.period == one.period for one in self._choices) else _OWN)
        # The chips do not move, whichever is chosen.
        title = theme.font(_TITLE, serif=True)
        self._title.setMinimumWidth(ceil(max(text_width(title, one.title) for one in self._choices)) + 2)
        self._title.setText(asked.title)

    def _compute(self) -> None:
        """Computes the standings of the period, and the ratings up to its end."""
        club, asked = self._club, self._asked
        outcomes = self._outcomes()
        if club is None or asked is None or outcomes is None:
            return
        self.standings = compute_standings(outcomes, club.agreed.rule(asked.season), asked.period)
        if club.agreed.rating_enabled:
            everything = self._facts.query(lambda facts: club.outcomes(ALL_TIME, facts)) or []
            # The ratings at that time, without later matches.
            last = max((occasion.day for occasion in self.standings.columns), default=date.min)
            self._rate([outcome for outcome in everything if outcome.day <= last])
        self._show()

    def _outcomes(self) -> list[MatchOutcome] | None:
        club, asked = self._club, self._asked
        return self._facts.query(lambda facts: club.outcomes(asked.period, facts)) if club and asked else None

    def _rate(self, outcomes: list[MatchOutcome]) -> None:
        """Rates matches on a thread of its own, unless they were just rated."""
        if outcomes != self._rated:
            self._cancel_rating()
            self._rated, self._ratings, self._rating = outcomes, None, TaskProgress()
            rating = BackgroundTask(partial(Ratings, outcomes, self._rating), self, faults=(Cancelled,))
            rating.finished.connect(lambda ratings, _error: self._keep_ratings(outcomes, ratings))
            rating.start().wait(_AT_ONCE)

    def _cancel_rating(self) -> None:
        self._rating.cancel()

    def _keep_ratings(self, outcomes: list[MatchOutcome], ratings: Ratings | None) -> None:
        if ratings is not None and outcomes is self._rated:
            self._ratings = ratings
            self._show()

    # What is shown

    def _view(self, naming: Labelling) -> Points | Strengths | None:
        """Returns the points or the ratings; None while these are computed."""
        assert self.standings is not None
        if self.table.kind.value() is BoardMode.POINTS:
            return Points(self.standings, naming)
        return Strengths(self.standings, naming, self._ratings) if self._ratings is not None else None

    def _show(self) -> None:
        club, standings = self._club, self.standings
        if club is None or standings is None:
            return
        self.table.offer_rating(offered=club.agreed.rating_enabled)
        view = self._view(club.named)
        excluded, empty = standings_text.excluded_text(standings), not standings.rows
        instead = tr("Rating matches…") if view is None else ""
        if empty:
            instead = excluded or tr("No finished matches in this period")
        self.table.show_view(view or Points(standings, club.named), instead, offers=empty and not excluded)
        for button in (self.print_button, self.export_button):
            button.setEnabled(not instead)
            button.setVisible(not empty)

    # What is asked for

    def _choose(self, period: object) -> None:
        if period == _OWN:
            self._ask_period()
        else:
            self._show_asked(next(asked for asked in self._choices if asked.period == period))

    def _show_asked(self, asked: standings_text.PeriodChoice) -> None:
        self._asked = asked
        self._mark_chosen(asked)
        self._compute()

    def _ask_period(self) -> None:
        if self._ledger is None or self._club is None or self._asked is None:
            return
        self._mark_chosen(self._asked)
        sheet = PeriodSheet(self._desk, self._club, self._span(), self._asked, self._window)
        sheet.period_chosen.connect(self._show_asked)
        sheet.season_saved.connect(self._show_season)
        self._window.open_sheet(sheet)

    def _show_season(self, uuid: str) -> None:
        """Shows a season that was added or changed; another period if the shown one was deleted."""
        if uuid and self._asked is not None:
            self._asked = self._asked._replace(season=uuid)
        self._refresh()

    def _change_rule(self) -> None:
        ledger, club, asked, outcomes = self._ledger, self._club, self._asked, self._outcomes()
        if ledger is None or club is None or asked is None or outcomes is None:
            return
        period = asked.period
        there = [outcome for outcome in outcomes if period.contains(outcome)]
        systems = tuple(sorted({outcome.system for outcome in there}))
        sheet = RuleSheet(
            self._desk, club, asked, systems, lambda rule: compute_standings(there, rule, period), self._window
        )
        sheet.saved.connect(self._refresh)
        self._window.open_sheet(sheet)

    # Matches behind figures

    def _open(self, row: int, at: int) -> None:
        view = self._view(self._club.named) if self._club is not None and self.standings is not None else None
        if view is None or self._asked is None:
            return
        face = self.table.board.face
        when = self._asked.words if at == WHOLE_ROW else face.columns[at].words
        heading = join_notes(face.rows[row].name, when)
        lines = view.matches(row, at)
        sheet = LinesSheet(heading, face.figures(row, at), lambda line: str(line.text), lines, self._window)
        sheet.wanted.connect(lambda line: self._open_match(line.match))
        self._window.open_sheet(sheet)

    def _open_match(self, uuid: str) -> None:
        ledger = self._ledger
        if ledger is None:
            return
        found = attempt(lambda: next((head.id for head in ledger.match_heads() if head.uuid == uuid), None))
        if found.result is not None:
            self._window.open_match(found.result)
        elif found.why:
            self._window.notify(found.why, fault=True)

    # On paper

    def _report(self, *, printing: bool) -> None:
        club, asked = self._club, self._asked
        view = self._view(club.named_on_paper) if club is not None and self.standings is not None else None
        if club is None or asked is None or view is None or not view.standings.rows:
            return
        report = (
            standings_report(asked.words, view, club.fingerprint)
            if isinstance(view, Points)
            else rating_report(asked.words, view, club.fingerprint)
        )
        self._window.open_sheet(StandingsReportSheet(report, self._window, printing=printing))

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()
        self._tell_progress()
