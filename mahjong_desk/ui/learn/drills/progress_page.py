# SPDX-License-Identifier: MIT
"""How a subject went in the last days, and what is still to be learned in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.practice.progress import DayCount
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.bar_charts import Column, ColumnsChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Flow
from mahjong_desk.ui.kit.text_format import headed
from mahjong_desk.ui.learn.drills.course import Course
from mahjong_desk.ui.learn.drills.words import topic_name
from mahjong_desk.ui.text.dates import day_name, short_date

_MOST_DAYS, _MOST_WEAK = 7, 8
_CHART = 120


def _chart(days: Sequence[DayCount]) -> ColumnsChart:
    told = tr("{right} of {answered}")
    return ColumnsChart(
        tr("Answers by day, the right ones filled"),
        tuple(
            Column(
                short_date(one.day),
                one.answered,
                headed(day_name(one.day), told.format(right=one.right, answered=one.answered)),
                one.right,
            )
            for one in days
        ),
        (
            tr("Day"),
            tr("Answers"),
            tr("Right", "the answer"),
        ),
    )


class ProgressPage(QWidget):
    """What a person sees of a subject before the first answer."""

    yaku_wanted = Signal(str)
    table_wanted = Signal(object)

    def __init__(self, course: Course, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        if course.drill is not None and course.sprint is None:
            told = tr("After the answer, what the rules say stands here, drawn on the hand.")
            column.addWidget(Label(told, role="ink2", wrap=True))
        days = course.progress.history(course.ruleset.id, course.subject)
        if days:
            column.addWidget(Label(tr("Answers by day, the right ones filled"), size=14, role="ink3"))
            chart = ChartView(_chart(days[-_MOST_DAYS:]))
            chart.setFixedHeight(theme.px(_CHART))
            chart.table_wanted.connect(lambda: self.table_wanted.emit(chart.chart))
            column.addWidget(chart)
        weak = course.progress.weak(course.ruleset.id, course.subject)[:_MOST_WEAK]
        if not weak:
            return
        column.addWidget(Label(tr("Still to be learned; it comes again by itself"), size=14, role="ink3", wrap=True))
        for one in weak:
            name = topic_name(course.ruleset, course.subject, one.topic)
            tally = tr("{right} right, {wrong} wrong").format(right=one.right, wrong=one.wrong)
            row = Flow(gap=8)
            if course.subject is Subject.YAKU:
                link = Link(name, size=15)
                link.clicked.connect(lambda _checked=False, topic=one.topic: self.yaku_wanted.emit(topic))
                row.add_widget(link)
            else:
                row.add_widget(Label(name))
            row.add_widget(Label(tally, size=14, role="ink2"))
            column.addWidget(row)
