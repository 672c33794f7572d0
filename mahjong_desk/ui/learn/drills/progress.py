# SPDX-License-Identifier: MIT
"""How a subject went in the last days, and what is still to be learned in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.marks import paint_tick
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.learn.drills.course import DrillCourse
from mahjong_desk.ui.learn.drills.drill_text import topic_name
from mahjong_desk.ui.text.dates import date_and_time

_MOST_WEAK = 8


class ProgressPage(QWidget):
    """What a person sees of a subject before the first answer."""

    yaku_wanted = Signal(str)

    def __init__(self, course: DrillCourse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        if course.drill is not None:
            told = tr("After the answer, what the rules say stands here, drawn on the hand.")
            column.addWidget(Label(told, role="ink2", wrap=True))
        weak = course.progress.weak(course.ruleset.id, course.subject)[:_MOST_WEAK]
        if not weak:
            return
        column.addWidget(Label(tr("Still to be learned; it comes again by itself"), size=14, role="ink3", wrap=True))
        for one in weak:
            name = topic_name(course.ruleset, course.subject, one.topic)
            tally = tr("{right} right, {wrong} wrong").format(right=one.right, wrong=one.wrong)
            row = FlowBox(gap=8)
            if course.subject is Subject.YAKU:
                link = LinkButton(name, size=15)
                link.clicked.connect(lambda _checked=False, topic=one.topic: self.yaku_wanted.emit(topic))
                row.add_widget(link)
            else:
                row.add_widget(Label(name))
            row.add_widget(Label(tally, size=14, role="ink2"))
            column.addWidget(row)


_DOT, _STEP, _WIDEST = 7, 19, 150
_LEAST_TICK = 5
"""A smaller dot is full instead: a tick in it would leave an empty ring."""


class RunProgressDots(QWidget):
    """A dot for each item of a run: a tick in what is done, a ring in brass where it is now."""

    spoken_as = "Graphic"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: PracticeRun | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def show_run(self, run: PracticeRun) -> None:
        """Shows how far a run has come."""
        self._run = run
        self.setAccessibleName(tr("{done} of {all} done").format(done=run.done, all=len(run.items)))
        self.updateGeometry()
        self.update()

    def _step(self) -> float:
        count = len(self._run.items) if self._run is not None else 0
        return min(float(theme.px(_STEP)), theme.px(_WIDEST) / max(1, count))

    def sizeHint(self) -> QSize:
        count = len(self._run.items) if self._run is not None else 0
        return QSize(round(self._step() * count) + 2, theme.px(2 * _DOT + 6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._run is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shades, step = theme.current(), self._step()
        radius = min(float(theme.px(_DOT)), step / 2 - 1)
        for place in range(len(self._run.items)):
            middle = QPointF(step * (place + 0.5), self.height() / 2)
            if place < self._run.done:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shades.plus)
                painter.drawEllipse(middle, radius, radius)
                if radius >= theme.px(_LEAST_TICK):
                    paint_tick(painter, middle, radius)
            else:
                now = place == self._run.done
                painter.setPen(QPen(shades.brass_text if now else shades.control, 2 if now else 1.2))
                painter.setBrush(shades.paper)
                painter.drawEllipse(middle, radius - 1, radius - 1)


class ProgressStrip(FlowBox):
    """The line above a question."""

    left = Signal()

    def __init__(self, course: DrillCourse, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=12)
        self._course = course
        self._head = Label(bold=True)
        self._dots = RunProgressDots()
        self._note = Label(role="ink2")
        self.leave = LinkButton("")
        self.leave.clicked.connect(lambda _checked=False: self.left.emit())
        for part in (self._head, self._dots, self._note, self.leave):
            self.add_widget(part)
        course.asked.connect(self.refresh)
        course.answered.connect(self.refresh)

    def refresh(self) -> None:
        """Shows how it goes now."""
        course = self._course
        run, review = course.run, course.review
        self._dots.setVisible(run is not None)
        self._note.setVisible(run is None)
        self.leave.setVisible(run is not None or review is not None)
        if review is not None:
            self._head.setText(tr("Answered before"))
            self._note.setText(date_and_time(review.at))
            self._leads(tr("Back to the answers"))
        elif run is not None:
            self._show_run(run)
        else:
            self._show_day()

    def _leads(self, text: str) -> None:
        self.leave.setText(text)
        self.leave.setAccessibleName(text)
        self.leave.updateGeometry()

    def _show_run(self, run: PracticeRun) -> None:
        answered = self._course.verdict is not None or run.item is None
        place = max(1, run.done if answered else run.number)
        self._head.setText(tr("Today {number} of {all}").format(number=place, all=len(run.items)))
        self._dots.show_run(run)
        self._note.setText("")
        self._leads(tr("Back to today"))

    def _show_day(self) -> None:
        course = self._course
        today = course.progress.day(course.progress.days.of(course.book.now()))
        self._head.setText(tr("{answered} answered today").format(answered=format_number(today.answered)))
        self._note.setText(tr("{right} right").format(right=format_number(today.right)) if today.answered else "")
