# SPDX-License-Identifier: MIT
"""The page of the evening: the tables of the round, its timer and the next seats."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from mahjong_desk.club.evening.evening import EveningPlan
from mahjong_desk.club.schedule.rounds import RoundSeating
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.controller import EveningController, SeatSearch, now_utc
from mahjong_desk.ui.club.evening.people_sheets import MoveSheet, PeopleSheet
from mahjong_desk.ui.club.evening.plan_sheets import ChangePlanSheet, EarlierSheet, PlanSheet
from mahjong_desk.ui.club.evening.side_panel import NextRoundPanel, RoundAlarm, SideColumn, TimerPanel
from mahjong_desk.ui.club.evening.tables import (
    TablesGrid,
    WallWindow,
    miniature_data,
    players_text,
    round_text,
    tables_text,
)
from mahjong_desk.ui.club_data import name_completions
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import EmptyState, LinkButton
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import ScrollArea, boxed, column, reserve_place
from mahjong_desk.ui.kit.layout.flow import PageHeader, ResponsiveRow
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import join_items
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.phrases import date_text
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import short_ruleset

_SECOND_MS = 1000
_MIN_WIDTH_FOR_SIDE = 800
"""Below this width, at the normal text size, the timer and the next round are below the tables."""
_POLL_SECONDS = 30
"""How often the tables are redrawn without a change, in seconds, so that late ones are marked."""


class EveningPage(QWidget):
    """The page of the latest planned evening."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self.controller = EveningController(desk, self)
        self.controller.changed.connect(self._show)
        self.controller.failed.connect(lambda value: window.notify(value, fault=True))
        RoundAlarm(self.controller)
        self._search = SeatSearch(self)
        self._search.found.connect(self._use_found_seats)
        self._saves_result = False
        self._ticks = 0
        self.wall: WallWindow | None = None
        self.timer, self.next_round = TimerPanel(self.controller), NextRoundPanel(self.controller)
        self.timer.wall.clicked.connect(lambda: self._show_wall(window.sheet_host.window().geometry()))
        self.next_round.reshuffle.clicked.connect(self._reshuffle)
        self.next_round.move_players.clicked.connect(self._move)
        self.next_round.main.clicked.connect(self._seat)
        self._stack = QStackedWidget()
        empty = EmptyState(tr("&Plan an evening…"), self._plan)
        empty.show_message(
            tr("Run several tables at once: attendance, seating for each round, one shared timer, and live scores.")
        )
        self.plan = empty.button
        self._stack.addWidget(empty)
        self._stack.addWidget(self._build_round())
        boxed(column(self._stack), self)
        self._clock_timer = QTimer(self, interval=_SECOND_MS)
        self._clock_timer.timeout.connect(self._update_time)
        desk.changed.connect(self._refresh)
        desk.remote_changed.connect(self._refresh)

    def _build_round(self) -> QWidget:
        self._title = Label(size=26, serif=True)
        self._about = ElidedLabel(size=16, role="ink2")
        self.people = LinkButton(tr("Who is here…"), size=15, on_click=self._show_people)
        self.change_plan = LinkButton(tr("Plan…"), size=15, on_click=self._change_plan)
        self.plan_another = LinkButton(tr("Another evening…"), size=15, on_click=self._plan)
        self.earlier = LinkButton(tr("Earlier evenings…"), size=15, on_click=self._offer_earlier)
        self.report = LinkButton(tr("Report…"), size=15, on_click=self._report)
        actions = (self.people, self.change_plan, self.report, self.plan_another, self.earlier)
        self.grid = TablesGrid(opens=True)
        self.grid.chosen.connect(self._open)
        reserve_place(self.grid)
        self._nothing = Label(role="ink2", size=17, wrap=True)
        header = PageHeader((self._title,), self._about, actions)
        tables = column(header, self._nothing, (self.grid, 1), gap=theme.px(8))
        side = boxed(column(self.timer, (self.next_round, 1), gap=8), SideColumn())
        return ScrollArea(ResponsiveRow(_MIN_WIDTH_FOR_SIDE, (boxed(tables), 1), side, gap=14))

    # What is shown

    @property
    def seats(self) -> RoundSeating | None:
        """The displayed seats of the next round, or None during a search."""
        return self._search.seats

    def _refresh(self) -> None:
        # A hidden page does not read, so that it does not delay the recording of a hand.
        if self.isVisible():
            self.controller.read()

    def _show(self) -> None:
        evening = self.controller.evening
        plan = evening.plan if evening is not None else None
        self._stack.setCurrentIndex(0 if plan is None else 1)
        if evening is None or plan is None:
            return
        current = evening.current_round
        before = tr("Before the first round")
        self._title.setText(round_text(current.number, plan.rounds) if current is not None else before)
        self._about.set_text(self._about_text(plan))
        self.earlier.setVisible(self.controller.has_earlier)
        self.report.setEnabled(current is not None)
        self._nothing.setVisible(current is None)
        self._nothing.setText(tr("No matches yet. Seat the first round to begin."))
        self._show_tables()
        self.timer.show_time(now_utc())
        self._show_next()

    def _about_text(self, plan: EveningPlan) -> str:
        evening, session = self.controller.evening, self.controller.session
        assert evening is not None
        ruleset = self.controller.ruleset
        tables = len(self.controller.current) or len(evening.active_players) // plan.size
        parts = [
            join_items((tables_text(tables), players_text(len(evening.active_players)))),
            plan.house_rules or (short_ruleset(ruleset) if ruleset is not None else plan.ruleset),
            (session.name or date_text(club_day(session.started_at))) if session is not None else "",
        ]
        return " · ".join(part for part in parts if part)

    def _show_tables(self) -> None:
        controller, now = self.controller, now_utc()
        self.grid.show_tables([miniature_data(table, controller.names_at(table), now) for table in controller.current])

    def _show_next(self) -> None:
        evening = self.controller.evening
        assert evening is not None
        proposal = evening.proposal
        if proposal is not None and not evening.proposal_is_stale and not self._saves_result:
            self._search.set_seats(proposal.seats)
            self._show_seats()
        else:
            # Other seats that the user has asked for are still searched.
            self._start_search(self._attempt + self._saves_result)

    @property
    def _attempt(self) -> int:
        """How many times the user has asked for other seats."""
        proposal = self.controller.evening.proposal if self.controller.evening is not None else None
        return proposal.attempt if proposal is not None else 0

    def _start_search(self, attempt: int) -> None:
        task = self.controller.pairing_task(attempt)
        if task is not None and self._search.start(task):
            self.next_round.show_searching()
        else:
            self._show_seats()

    def _use_found_seats(self) -> None:
        task, seats = self._search.task, self._search.seats
        if self._saves_result and task is not None and seats is not None:
            self._saves_result = False
            self.controller.propose(seats, by_hand=False, attempt=task.attempt)
        else:
            self._show_seats()

    def _show_seats(self) -> None:
        evening, seats = self.controller.evening, self._search.seats
        if evening is not None and evening.plan is not None and seats is not None:
            self.next_round.show_round(seats)

    def _update_time(self) -> None:
        self.timer.show_time(now_utc())
        self._ticks += 1
        if self._ticks % _POLL_SECONDS == 0:
            self._show_tables()

    # Actions

    def _open(self, index: int) -> None:
        table = self.controller.current[index]
        if table.record is None:
            return
        try:
            if self._desk.continue_match(table.record.id):
                self._window.show_screen("table")
        except Refusal as refusal:
            self._window.notify(refusal_text(refusal), fault=True)

    def _plan(self) -> None:
        self._window.open_sheet(PlanSheet(self._desk, self.controller, name_completions(self._desk), self._window))

    def _offer_earlier(self) -> None:
        self._open_after_reading(lambda: EarlierSheet(self.controller, self._window))

    def _change_plan(self) -> None:
        if self.controller.evening is not None and self.controller.evening.plan is not None:
            self._window.open_sheet(ChangePlanSheet(self.controller, self.controller.evening.plan, self._window))

    def _show_people(self) -> None:
        self._window.open_sheet(PeopleSheet(self.controller, name_completions(self._desk), self._window))

    def _report(self) -> None:
        from mahjong_desk.ui.report.sheet import ReportSheet, sheet_of_session

        def sheet() -> ReportSheet | None:
            played = self.controller.session_report()
            return sheet_of_session(played, self._desk, self._window) if played is not None else None

        self._open_after_reading(sheet)

    def _open_after_reading(self, sheet: Callable[[], Sheet | None]) -> None:
        """Creates a sheet that reads the ledger, and opens it unless that fails."""
        built = attempt(sheet)
        if built.result is not None:
            self._window.open_sheet(built.result)
        elif built.error_text:
            self._window.notify(built.error_text, fault=True)

    def _reshuffle(self) -> None:
        if self.controller.evening is not None:
            self._saves_result = True
            self._start_search(self._attempt + 1)

    def _move(self) -> None:
        if self.seats is None:
            return
        sheet = MoveSheet(self.controller, self.seats, self._window)
        attempt = self._attempt
        sheet.accepted_seats.connect(lambda seats: self.controller.propose(seats, by_hand=True, attempt=attempt))
        self._window.open_sheet(sheet)

    def _seat(self) -> None:
        if self.seats is None or self.controller.tables_playing:
            return
        try:
            done = self.controller.seat(self.seats)
        except Refusal as refusal:
            self._window.notify(refusal_text(refusal), fault=True)
            return
        if done:
            sentence = tr("Round {number} is seated and its matches are open.")
            self._window.notify(sentence.format(number=self.controller.next_number - 1))
            # The button is disabled now, and Qt would move the focus out of the page.
            self.setFocus()

    def _show_wall(self, place: QRect) -> None:
        self.wall = WallWindow(self.controller, self._desk)
        self.wall.setGeometry(place)
        self.wall.showFullScreen()

    def save_state(self) -> QRect | None:
        """Returns the geometry of the wall screen, or None if it is closed."""
        return self.wall.geometry() if self.wall is not None and isValid(self.wall) else None

    def restore_state(self, place: QRect) -> None:
        self._show_wall(place)
        self.window().activateWindow()
        self.controller.read()

    # A hidden page does not run its timer

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controller.read()
        self._clock_timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock_timer.stop()
