# SPDX-License-Identifier: MIT
"""How it went over the months: how much was answered, how much of it rightly, the ratings, and the yaku that were met."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.practice.over_time import OverTime, Span, over_time
from mahjong_desk.learn.practice.rating import BEGIN
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.bar_charts import Column, ColumnsChart
from mahjong_desk.ui.kit.charts.chart import Chart
from mahjong_desk.ui.kit.charts.lines import Line, LineChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Flow
from mahjong_desk.ui.kit.layout.keyboard_focus import lead_keyboard
from mahjong_desk.ui.kit.layout.panels import Panel, scrolling
from mahjong_desk.ui.kit.marks import mark_of
from mahjong_desk.ui.kit.text_format import headed
from mahjong_desk.ui.learn.drills.words import subject_name
from mahjong_desk.ui.learn.practice_book import PracticeBook
from mahjong_desk.ui.learn.today.back_head import BackHead
from mahjong_desk.ui.text.dates import day_name, month_name, short_date, short_month_name
from mahjong_desk.ui.text.vocabulary import short_ruleset

_COLUMNS, _LINES = 150, 260


class MonthsPage(QWidget):
    """Charts over the months."""

    left = Signal()
    table_wanted = Signal(object)

    def __init__(self, book: PracticeBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._system = ""
        self.setAccessibleName(tr("Over the months"))
        paper = Panel()
        column = QVBoxLayout(paper)
        column.setContentsMargins(20, 12, 20, 14)
        column.setSpacing(8)
        head = BackHead(tr("Over the months"))
        head.left.connect(self.left)
        self.back = head.back
        lead_keyboard(self, self.back)
        column.addWidget(head)
        self.charts = tuple(self._view(chart) for chart in self._drawn(OverTime(True, ())))
        for title, view in zip(
            (tr("Answers, the right ones filled"), tr("Rating", "in exercises")), self.charts[:2], strict=True
        ):
            column.addWidget(Label(title, size=18, serif=True))
            column.addWidget(view)
        met = Flow(gap=12)
        met.add_widget(Label(tr("Yaku met"), size=18, serif=True))
        self.systems = ChipGroup("")
        self.systems.setAccessibleName(tr("Rule system"))
        self.systems.set_choices([(one.id, short_ruleset(one)) for one in registry.rulesets()])
        self.systems.chosen.connect(self._choose)
        met.add_widget(self.systems)
        column.addWidget(met)
        column.addWidget(self.charts[2])
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(paper))

    def _view(self, chart: Chart) -> ChartView:
        view = ChartView(chart)
        view.table_wanted.connect(lambda: self.table_wanted.emit(view.chart))
        return view

    def _choose(self, system: object) -> None:
        self._system = str(system)
        self.refresh()

    def refresh(self) -> None:
        """Shows how it went until now."""
        book = self._book
        system = self._system or book.system
        self.systems.choose(system)
        today = book.progress.days.of(book.now())
        drawn = self._drawn(over_time(book.progress, today, system))
        for view, chart, high in zip(self.charts, drawn, (_COLUMNS, _LINES, _COLUMNS), strict=True):
            view.set_chart(chart)
            view.setFixedHeight(theme.px(high))

    def _drawn(self, told: OverTime) -> tuple[Chart, Chart, Chart]:
        nothing = tr("Nothing was answered yet.")
        head = tr("Week") if told.weeks else tr("Month")
        names = tuple(self._name(told, span) for span in told.spans)
        labels = tuple(short_date(span.first) if told.weeks else short_month_name(span.first) for span in told.spans)
        share = tr("{right} of {answered} right")
        answers = ColumnsChart(
            tr("Answers"),
            tuple(
                Column(
                    label,
                    span.answered,
                    headed(name, share.format(right=span.right, answered=span.answered)),
                    span.right,
                )
                for label, name, span in zip(labels, names, told.spans, strict=True)
            ),
            (head, tr("Answers"), tr("Right", "the answer")),
            nothing,
        )
        lines = tuple(
            Line(
                subject_name(subject),
                mark_of(place),
                tuple(span.ratings.get(subject) for span in told.spans),
                of_player=False,
            )
            for place, subject in enumerate(Subject)
            if any(subject in span.ratings for span in told.spans)
        )
        ratings = LineChart(tr("Rating", "in exercises"), lines, labels, names, head, base=BEGIN, nothing=nothing)
        met = ColumnsChart(
            tr("Yaku met"),
            tuple(
                Column(label, span.met, headed(name, tr("{count} yaku met").format(count=span.met)))
                for label, name, span in zip(labels, names, told.spans, strict=True)
            ),
            (head, tr("Yaku met")),
            nothing,
        )
        return answers, ratings, met

    def _name(self, told: OverTime, span: Span) -> str:
        if told.weeks:
            return tr("Week from {day}").format(day=day_name(span.first))
        return month_name(span.first)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._book.read()
        self.refresh()
