# SPDX-License-Identifier: MIT
"""What is still to be learned in a subject, and the line above a question."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.learn.drills.course import DrillCourse
from mahjong_desk.ui.learn.drills.drill_text import topic_name
from mahjong_desk.ui.text.dates import date_and_time

_MOST_WEAK = 8


class ProgressPage(QWidget):
    """The weak topics of a subject, shown before the answer."""

    yaku_requested = Signal(str)

    def __init__(self, course: DrillCourse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        parts: list[QWidget] = []
        if course.drill is not None:
            note = tr("After you answer, the explanation appears here.")
            parts.append(Label(note, role="ink2", wrap=True))
        weak = course.progress.weak(course.ruleset.id, course.subject)[:_MOST_WEAK]
        if weak:
            head = tr("Still learning; it will come up again")
            parts.append(Label(head, size=14, role="ink3", wrap=True))
        for one in weak:
            name = topic_name(course.ruleset, course.subject, one.topic)
            tally = tr("{right} correct, {wrong} wrong").format(right=one.right, wrong=one.wrong)
            label: QWidget = Label(name)
            if course.subject is Subject.YAKU:
                label = link = LinkButton(name, size=15)
                link.clicked.connect(lambda _checked=False, topic=one.topic: self.yaku_requested.emit(topic))
            line = FlowBox(gap=8)
            line.add_widget(label)
            line.add_widget(Label(tally, size=14, role="ink2"))
            parts.append(line)
        self.setLayout(column(*parts, gap=8))


class ProgressStrip(FlowBox):
    """The progress of the run or the day."""

    leave_requested = Signal()

    def __init__(self, course: DrillCourse, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=12)
        self._course = course
        self._head = Label(bold=True)
        self._note = Label(role="ink2")
        self.leave = LinkButton("", does=self.leave_requested.emit)
        for part in (self._head, self._note, self.leave):
            self.add_widget(part)
        course.asked.connect(self.refresh)
        course.answered.connect(self.refresh)

    def refresh(self) -> None:
        course = self._course
        run, review = course.run, course.review
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
        answered = self._course.verdict is not None or run.current_item is None
        place = max(1, run.done if answered else run.position)
        self._head.setText(tr("Today {number} of {all}").format(number=place, all=len(run.items)))
        self._note.setText("")
        self._leads(tr("Back to today"))

    def _show_day(self) -> None:
        course = self._course
        today = course.progress.day(course.progress.days.day_of(course.book.now()))
        self._head.setText(tr("{answered} answered today").format(answered=format_number(today.answered)))
        self._note.setText(tr("{right} correct").format(right=format_number(today.right)) if today.answered else "")
