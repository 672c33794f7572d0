# SPDX-License-Identifier: MIT
"""How a subject went in the last days, and what is still to be learned in it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Flow
from mahjong_desk.ui.learn.drills.course import Course
from mahjong_desk.ui.learn.drills.words import topic_name

_MOST_WEAK = 8


class ProgressPage(QWidget):
    """What a person sees of a subject before the first answer."""

    yaku_wanted = Signal(str)

    def __init__(self, course: Course, parent: QWidget | None = None) -> None:
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
            row = Flow(gap=8)
            if course.subject is Subject.YAKU:
                link = Link(name, size=15)
                link.clicked.connect(lambda _checked=False, topic=one.topic: self.yaku_wanted.emit(topic))
                row.add_widget(link)
            else:
                row.add_widget(Label(name))
            row.add_widget(Label(tally, size=14, role="ink2"))
            column.addWidget(row)
