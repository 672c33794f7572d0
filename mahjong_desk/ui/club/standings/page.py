# SPDX-License-Identifier: MIT
"""The page of the standings: a period, the rule, the board, and everybody's form beside it."""

from __future__ import annotations

from datetime import date
from math import ceil

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.club.facts.facts import Ended, Facts
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.standings.periods import ALL_TIME
from mahjong_desk.club.standings.standings import Standings, standings_of
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.asked import Asked, of_season, preferred, usual
from mahjong_desk.ui.club.standings.behind import Behind, OnBoard
from mahjong_desk.ui.club.standings.board_panel import BoardPanel, Kind
from mahjong_desk.ui.club.standings.form_panel import FormPanel
from mahjong_desk.ui.club.standings.period_sheet import PeriodSheet
from mahjong_desk.ui.club.standings.rater import Rater
from mahjong_desk.ui.club.standings.reading import Club
from mahjong_desk.ui.club.standings.report import rating_report, rating_words, standings_report
from mahjong_desk.ui.club.standings.report_sheet import StandingsReportSheet
from mahjong_desk.ui.club.standings.rule_sheet import RuleContext, RuleSheet
from mahjong_desk.ui.club.standings.shown import (
    about_form,
    board_of,
    first_of_form,
    form_of,
    rating_board,
    rating_form,
)
from mahjong_desk.ui.club.standings.words import left_out_words, rule_parts
from mahjong_desk.ui.club_facts import club_facts, progress_text
from mahjong_desk.ui.club_people import club_people
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup, PlainButton, Text
from mahjong_desk.ui.kit.page_head import PageHead
from mahjong_desk.ui.kit.painting import text_width
from mahjong_desk.ui.kit.panels import scrolling
from mahjong_desk.ui.kit.tab_order import lead_keyboard
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.report.figures_sheet import FiguresSheet
from mahjong_desk.ui.words import ledger_error_text

_TABLE, _FORM, _GAP = 812, 412, 16
_BESIDE = 1080
_LOW, _TITLE = 340, 25
_OWN = "own"


class StandingsPage(QWidget):
    """Shows who stands where.

    Attributes:
        periods: The periods to choose from.
        table: The rule and the board.
        form: The small pictures.
        standings: What is shown; None until everything was read.
    """

    def __init__(self, desk: Desk, window: Window, parent: QWidget | None = None) -> None:
        """Makes the page; it reads the ledger when it is shown."""
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._facts, self._people = club_facts(desk), club_people(desk)
        self._rater = Rater(self)
        self._ledger: Ledger | None = None
        self._club: Club | None = None
        self._ended: Ended | None = None
        self._choices: tuple[Asked, ...] = ()
        self._asked: Asked | None = None
        self.standings: Standings | None = None
        self._build()
        self._facts.changed.connect(self._read)
        self._people.changed.connect(self._read)
        self._facts.progressed.connect(self._tell_progress)
        self._rater.rated.connect(self._show)
        desk.news.connect(self._look_again)

    def _build(self) -> None:
        self._title = Text(size=_TITLE, serif=True)
        self.periods = ChipGroup("")
        self.periods.setAccessibleName(self.tr("Period"))
        self.periods.chosen.connect(self._choose)
        self.print_button = PlainButton(self.tr("&Print…"), icon="printer")
        self.print_button.clicked.connect(lambda: self._report(printing=True))
        self.export_button = PlainButton(self.tr("E&xport…"), icon="file")
        self.export_button.clicked.connect(lambda: self._report(printing=False))
        head = PageHead((self._title,), self.periods, (self.print_button, self.export_button))
        self.table = BoardPanel()
        self.table.board.opened.connect(self._open)
        self._behind = Behind(self._desk, self._window, self.table.board)
        self.table.change_link.clicked.connect(self._change_rule)
        self.table.kind.chosen.connect(lambda _kind: self._show())
        self.form = FormPanel()
        self.form.chart.opened.connect(self._open_form)
        self.form.chart.table_wanted.connect(self._show_figures)
        self.form.follow(self.table.board.verticalScrollBar())
        inside = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(_GAP)
        self._sides.addWidget(self.table, _TABLE)
        self._sides.addWidget(self.form, _FORM)
        self._scroll = scrolling(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(head)
        column.addWidget(self._scroll, 1)
        lead_keyboard(self, self.table.board)

    # What is read

    def _look_again(self) -> None:
        if self.isVisible():
            self._look()

    def _look(self) -> None:
        """Sees to it that everything that was entered counts, and shows it."""
        self._people.look()
        self._facts.look()
        self._read()

    def _tell_progress(self) -> None:
        if self._facts.progress is not None and self.standings is None:
            self.table.say(progress_text(self._facts.progress))

    def _read(self) -> None:
        """Reads everything anew; shows what is there where not everything is up to date yet."""
        ledger = self._desk.ledger
        if not self.isVisible() or ledger is None:
            return
        if ledger is not self._ledger:
            # What was asked of another club is not asked of this one.
            self._ledger, self._asked, self.standings = ledger, None, None
        failed = self._facts.error or self._people.error
        if failed is not None:
            self.table.say(ledger_error_text(failed))
            return
        ended = self._facts.ask(Facts.ended) if not self._people.reading else None
        if ended is None:
            return
        try:
            self._club = Club(ledger, self._people.people)
        except LedgerError as error:
            self.table.say(ledger_error_text(error))
            return
        self._ended = ended
        self._offer()
        self._reckon()

    def _offer(self) -> None:
        """Offers the periods that there are; the one that is shown stays."""
        assert self._club is not None
        assert self._ended is not None
        seasons, ended = self._club.agreed.seasons, self._ended
        self._choices = usual(self._span()[1], seasons, self._club.sessions.get(ended.session))
        there = {season.uuid for season in seasons}
        if self._asked is None or (self._asked.season and self._asked.season not in there):
            self._asked = preferred(self._choices)
        elif self._asked.season:
            # It may have got another name or other dates.
            self._asked = next(of_season(season) for season in seasons if season.uuid == self._asked.season)
        chips = [(asked.period, asked.short) for asked in self._choices]
        self.periods.set_choices((*chips, (_OWN, self.tr("Own period…"))))
        self._mark_chosen()

    def _mark_chosen(self) -> None:
        assert self._asked is not None
        usual_one = any(asked.period == self._asked.period for asked in self._choices)
        self.periods.choose(self._asked.period if usual_one else _OWN)
        # The chips stay where they are, whichever of them is chosen.
        title = theme.font(_TITLE, serif=True)
        widest = max(text_width(title, asked.title) for asked in self._choices)
        self._title.setMinimumWidth(ceil(widest) + 2)
        self._title.setText(self._asked.title)

    def _reckon(self) -> None:
        """Reckons the standings of the period that is asked for."""
        club, asked = self._club, self._asked
        if club is None or asked is None:
            return
        outcomes = self._facts.ask(lambda facts: club.outcomes(facts, asked.period))
        if outcomes is None:
            return
        self.standings = standings_of(outcomes, club.agreed.rule(asked.season), asked.period)
        if club.agreed.rating:
            everything = self._facts.ask(lambda facts: club.outcomes(facts, ALL_TIME)) or []
            # Who was how strong then, and not what came of it later.
            last = max((occasion.day for occasion in self.standings.occasions), default=date.min)
            self._rater.rate([outcome for outcome in everything if outcome.day <= last])
        self._show()

    def _show(self) -> None:
        """Shows the points or the rating of the period."""
        club, standings, asked = self._club, self.standings, self._asked
        if club is None or standings is None or asked is None:
            return
        self.table.offer_rating(offered=club.agreed.rating)
        rating = self.table.shown_kind is Kind.RATING
        self.table.show_rule([rating_words()] if rating else rule_parts(standings))
        ratings = self._rater.ratings
        if not standings.lines:
            self._say_nothing(standings)
        elif not rating:
            self.table.show_board(board_of(standings, club.named), left_out_words(standings))
        elif ratings is not None:
            self.table.show_board(rating_board(ratings, standings, club.named), "")
        else:
            self.table.say(self.tr("Rating the matches…"))
        self.table.explain(standings)
        if rating and ratings is not None:
            self.form.show_chart(rating_form(ratings, standings, club.named), about_form(standings, rating=True))
        else:
            self.form.show_chart(form_of(standings, club.named), about_form(standings))
        there = bool(standings.lines) and (not rating or ratings is not None)
        for button in (self.print_button, self.export_button):
            button.setEnabled(there)

    def _say_nothing(self, standings: Standings) -> None:
        left_out = left_out_words(standings)
        nobody = self.tr("Nobody has ended a match in this time.")
        self.table.say(left_out or nobody)

    # What is asked for

    def _choose(self, period: object) -> None:
        if period == _OWN:
            self._mark_chosen()
            self._ask_period()
            return
        self._show_asked(next(asked for asked in self._choices if asked.period == period))

    def _show_asked(self, asked: object) -> None:
        assert isinstance(asked, Asked)
        self._asked = asked
        self._mark_chosen()
        self._reckon()

    def _ask_period(self) -> None:
        ledger, club, asked = self._desk.ledger, self._club, self._asked
        if ledger is None or club is None or asked is None:
            return
        sheet = PeriodSheet(ledger, club, self._span(), asked, self._window)
        sheet.asked.connect(self._show_asked)
        sheet.kept.connect(self._show_season)
        self._window.open_sheet(sheet)

    def _span(self) -> tuple[date, date]:
        ended = self._ended
        if ended is None or not ended.last:
            today = date.today()
            return today, today
        return club_day(ended.first), club_day(ended.last)

    def _show_season(self, uuid: str) -> None:
        """Shows a season that was added or changed; another period where the one that was shown is gone."""
        if uuid and self._asked is not None:
            self._asked = self._asked._replace(season=uuid)
        self._look()

    def _change_rule(self) -> None:
        ledger, club, asked = self._desk.ledger, self._club, self._asked
        if ledger is None or club is None or asked is None:
            return
        outcomes = self._facts.ask(lambda facts: club.outcomes(facts, asked.period))
        if outcomes is None:
            return
        there = [outcome for outcome in outcomes if asked.period.holds(outcome)]
        context = RuleContext(
            ledger,
            club,
            asked.season,
            asked.title if asked.season else "",
            tuple(sorted({outcome.system for outcome in there})),
            lambda rule: standings_of(there, rule, asked.period),
        )
        sheet = RuleSheet(context, self._window)
        sheet.kept.connect(self._look)
        self._window.open_sheet(sheet)

    # What figures come from

    def _open(self, row: int, column: int) -> None:
        club, standings, asked = self._club, self.standings, self._asked
        if club is None or standings is None or asked is None:
            return
        ratings = None
        if self.table.shown_kind is Kind.RATING:
            ratings = self._rater.ratings
            if ratings is None:
                return
        self._behind.open(OnBoard(club, standings, ratings, asked.told), row, column)

    def _open_form(self, row: int, at: int) -> None:
        if self.standings is not None:
            self._open(row, first_of_form(self.standings) + at)

    def _show_figures(self) -> None:
        self._window.open_sheet(FiguresSheet(self.form.chart.chart, self._window))

    # On paper

    def _report(self, *, printing: bool) -> None:
        club, standings, asked = self._club, self.standings, self._asked
        if club is None or standings is None or asked is None or not standings.lines:
            return
        named, fingerprint = club.named_on_paper, club.fingerprint
        if self.table.shown_kind is Kind.POINTS:
            report = standings_report(asked.told, standings, named, fingerprint)
        elif self._rater.ratings is not None:
            report = rating_report(asked.told, self._rater.ratings, standings, named, fingerprint)
        else:
            return
        self._window.open_sheet(StandingsReportSheet(report, self._window, printing=printing))

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Reads what was entered since."""
        super().showEvent(event)
        self._look()
        self._tell_progress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the pictures below the board where there is no room beside."""
        super().resizeEvent(event)
        beside = self.width() >= theme.px(_BESIDE)
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self.table.setMinimumHeight(0 if beside else theme.px(_LOW))
        self.form.setMinimumHeight(0 if beside else theme.px(_LOW))
