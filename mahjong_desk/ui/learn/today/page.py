# SPDX-License-Identifier: MIT
"""Today: what is due and a way through it, the next days, days in a row, the yaku by strength, ratings, lessons."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.practice.agenda import Agenda, Item
from mahjong_desk.learn.practice.run import Run
from mahjong_desk.learn.practice.streak import streak
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.bar_charts import Column, ColumnsChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import MainButton, PlainButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Flow
from mahjong_desk.ui.kit.layout.keyboard_focus import lead_keyboard
from mahjong_desk.ui.kit.layout.panels import Hairline, Panel, scrolling
from mahjong_desk.ui.kit.text_format import headed
from mahjong_desk.ui.learn.drills.words import next_words
from mahjong_desk.ui.learn.practice_book import PracticeBook
from mahjong_desk.ui.learn.today.lesson_card import LessonCard
from mahjong_desk.ui.learn.today.queue import ItemQueue
from mahjong_desk.ui.learn.today.rating_panel import RatingPanel
from mahjong_desk.ui.learn.today.streak_row import StreakRow
from mahjong_desk.ui.learn.today.welcome import Welcome
from mahjong_desk.ui.learn.today.yaku_map import YakuMap
from mahjong_desk.ui.text.dates import day_name, weekday
from mahjong_desk.ui.text.phrases import plural

_LEFT, _CHART = 400, 128
_NARROW, _ROOM = 1040, 560
_A_MINUTE = 60_000
"""So often the time is looked at, milliseconds."""


class TodayPage(QWidget):
    """What is due, and how everything stands.

    Attributes:
        chart: The next days.
    """

    run_wanted = Signal(object)
    yaku_wanted = Signal(str, str)
    drill_wanted = Signal(str, object)
    months_wanted = Signal()
    answers_wanted = Signal()
    table_wanted = Signal(object)

    def __init__(self, book: PracticeBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._agenda = Agenda((), 0, 0.0)
        self._way = Run(())
        self._system = ""
        self.welcome = Welcome()
        self.setAccessibleName(tr("Today"))
        self.title = Label(size=26, serif=True, wrap=True)
        self.minutes = Label(role="ink2", wrap=True)
        self.start = MainButton(tr("&Start"), icon="play")
        self.start.clicked.connect(lambda _checked=False: self._begin(None))
        self.anyway = PlainButton(tr("Practise &anyway"), large=True)
        self.anyway.clicked.connect(lambda _checked=False: self.drill_wanted.emit(self._book.system, ()))
        lead_keyboard(self, self.start)
        self.queue = ItemQueue()
        self.queue.wanted.connect(self._begin)
        self._left_over = Label(size=14, role="ink3", wrap=True)
        self.chart = ChartView(self._forecast())
        self.chart.table_wanted.connect(lambda: self.table_wanted.emit(self.chart.chart))
        self._days = Label(size=20, serif=True)
        self._longest = Label(size=14, role="ink3")
        self._streak = StreakRow()
        self.map = YakuMap()
        self.map.system_chosen.connect(self._choose_system)
        self.map.yaku_wanted.connect(self.yaku_wanted)
        self.map.drill_wanted.connect(self.drill_wanted)
        self.lessons = LessonCard(book)
        self.rating = RatingPanel()
        self.rating.months_wanted.connect(self.months_wanted)
        self.rating.answers_wanted.connect(self.answers_wanted)
        self.clock = QTimer(self, interval=_A_MINUTE)
        self.clock.timeout.connect(self._look_at_the_time)
        self._shown_for: tuple[object, ...] = ()
        self._build()
        book.changed.connect(self._follow)

    def _build(self) -> None:
        page = QWidget()
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        whole.addWidget(self.welcome)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        whole.addLayout(self._halves, 1)
        self._halves.setSpacing(16)
        self._due = self._due_panel()
        self._halves.addWidget(self._due)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self.map, 1)
        self.beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.beside.setSpacing(12)
        self.beside.addWidget(self.lessons, 3)
        self.beside.addWidget(self.rating, 2)
        right.addLayout(self.beside)
        self._halves.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolling(page))

    def _due_panel(self) -> Panel:
        panel = Panel()
        column = QVBoxLayout(panel)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(8)
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        named = QVBoxLayout()
        named.setSpacing(0)
        named.addWidget(self.title)
        named.addWidget(self.minutes)
        head.addLayout(named, 1)
        head.addWidget(self.start)
        head.addWidget(self.anyway)
        column.addLayout(head)
        column.addWidget(Hairline())
        column.addWidget(self.queue)
        column.addWidget(self._left_over)
        days = Flow(gap=10)
        days.add_widget(Label(tr("The next days"), size=20, serif=True))
        days.add_widget(Label(tr("due on each day"), size=14, role="ink3"))
        column.addWidget(days)
        column.addWidget(self.chart)
        column.addWidget(Hairline())
        row = Flow(gap=10)
        row.add_widget(self._days)
        row.add_widget(self._longest)
        column.addWidget(row)
        column.addWidget(self._streak)
        column.addStretch(1)
        return panel

    # What is shown

    def refresh(self) -> None:
        """Shows how everything stands now."""
        book = self._book
        progress, now = book.progress, book.now()
        today = progress.days.of(now)
        self._agenda = book.agenda()
        due = self._agenda.items
        self._way = book.way(due)
        self._shown_for = (today, due)
        self.welcome.setVisible(book.learned.last is None and not progress.practised())
        self._show_due(len(due))
        self.queue.show_items(due, progress.days, today)
        self._left_over.setText(tr("{count} more wait for the days that follow.").format(count=self._agenda.left_over))
        self._left_over.setVisible(self._agenda.left_over > 0)
        self.chart.set_chart(self._forecast())
        days = [one.day for one in progress.history(None, None)]
        row = streak(days, today)
        self._days.setText(
            plural(lambda: trn("{n} day in a row", "{n} days in a row", row.current), row.current, "day")
        )
        self._longest.setText(tr("longest: {days}").format(days=row.longest))
        self._longest.setVisible(row.longest > 0)
        self._streak.show_days(days, today)
        self._show_map()
        self.lessons.refresh(book.system)
        self.rating.show_progress(progress, today)

    def _show_due(self, due: int) -> None:
        deed, other = (self.start, self.anyway) if due else (self.anyway, self.start)
        at_hand = self.hasFocus() or other.hasFocus()
        deed.show()
        lead_keyboard(self, deed)
        if at_hand:
            deed.setFocus()
        other.hide()
        directions = QBoxLayout.Direction
        self._head.setDirection(directions.LeftToRight if due else directions.TopToBottom)
        if due:
            self.start.setText(tr("&Go on") if self._way.done else tr("&Start"))
            self.title.setText(tr("Today: {count} due").format(count=due))
            number = self._agenda.minutes
            self.minutes.setText(plural(lambda: trn("about {n} minute", "about {n} minutes", number), number, "minute"))
            return
        self.title.setText(tr("Nothing due."))
        self.minutes.setText(next_words(self._book.coming()))

    def _forecast(self) -> ColumnsChart:
        columns = []
        for place, one in enumerate(self._book.coming()):
            label = tr("Today") if not place else weekday(one.day)
            words_ = headed(tr("Today") if not place else day_name(one.day), str(one.topics))
            columns.append(Column(label, one.topics, words_, strong=not place))
        heads = (tr("Day"), tr("Due"))
        return ColumnsChart(tr("The next days"), tuple(columns), heads)

    def _show_map(self) -> None:
        ruleset = registry.find(self._system or self._book.system)
        due = {item.topic for item in self._agenda.items if item.ruleset == ruleset.id and item.subject is Subject.YAKU}
        self.map.show_yaku(ruleset, self._book.progress.tallies(ruleset.id, Subject.YAKU), due)

    def _choose_system(self, system: str) -> None:
        self._system = system
        if self._book.begin_with(system):
            self.refresh()
        else:
            self._show_map()

    def _follow(self) -> None:
        if self.isVisible():
            self.refresh()

    # What a person does

    def _begin(self, item: Item | None) -> None:
        """Works through what is due, from a topic on where one is meant."""
        items = self._agenda.items
        if item in items:
            self.run_wanted.emit(Run((item, *(one for one in items if one != item))))
        elif items:
            self.run_wanted.emit(self._way)

    def restyle(self) -> None:
        """Lays the halves beside each other where there is room, else below."""
        directions = QBoxLayout.Direction
        narrow = self.width() < theme.px(_NARROW)
        self._halves.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self._due.setMaximumWidth(16_777_215 if narrow else theme.px(_LEFT))
        self._due.setMinimumWidth(0 if narrow else theme.px(_LEFT))
        beside = self.width() - (0 if narrow else theme.px(_LEFT)) >= theme.px(_ROOM)
        self.beside.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self.chart.setFixedHeight(theme.px(_CHART))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._book.is_read:
            self.refresh()
        QTimer.singleShot(0, self, self._read)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.stop()

    def _read(self) -> None:
        if self.isVisible():
            self._book.read()
            self.refresh()
            self.clock.start()

    def _look_at_the_time(self) -> None:
        """Shows what has fallen due meanwhile, such as overnight."""
        book = self._book
        if self._shown_for != (book.progress.days.of(book.now()), book.agenda().items):
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()
