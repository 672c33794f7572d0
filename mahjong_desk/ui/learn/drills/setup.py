# SPDX-License-Identifier: MIT
"""The settings of the drills, and the progress."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.drills.drill_maker import levels, subjects
from mahjong_desk.learn.today.agenda import can_be_asked
from mahjong_desk.learn.today.progress import SubjectStats
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import clear, column
from mahjong_desk.ui.kit.layout.flow import FlowBox, flow
from mahjong_desk.ui.kit.link_label import LinkLabel, fill_placeholders
from mahjong_desk.ui.kit.text_format import format_number, join_notes, with_heading
from mahjong_desk.ui.learn.drills.course import DrillCourse
from mahjong_desk.ui.learn.drills.drill_text import level_name, subject_name, topic_name
from mahjong_desk.ui.text.phrases import date_and_time
from mahjong_desk.ui.text.yaku_links import open_page_tip, yaku_names

_AUTOMATIC = 0


class SubjectRow(ContentButton):
    """A subject with how many answers were right and how many topics are due."""

    def __init__(self, subject: Subject) -> None:
        self._name, self._figures = Label(subject_name(subject), wrap=True), Label(size=13, role="ink2", wrap=True)
        super().__init__(column(self._name, self._figures, edges=(12, 5, 12, 6)), line=True)
        self.setCheckable(True)
        self.toggled.connect(lambda on: self._name.set_size(15, bold=on))

    def show_stats(self, stats: SubjectStats, due: int) -> None:
        figures = ""
        if stats.answered:
            counted = tr("{right} of {answered}").format(right=stats.right, answered=stats.answered)
            figures = join_notes(counted, tr("{count} to repeat").format(count=due) if due else "")
        self._figures.setText(figures)
        self._figures.setVisible(bool(figures))
        self.setAccessibleName(with_heading(self._name.text(), figures))


class DrillSetup(QWidget):
    def __init__(self, course: DrillCourse) -> None:
        super().__init__()
        self._course = course
        self.subjects: dict[Subject, SubjectRow] = {}
        self._group = QButtonGroup(self)
        self._rows = column()
        self.level = ChipGroup(tr("Level", "of difficulty"), label_above=True)
        self.level.chosen.connect(self._choose_level)
        hands = (False, tr("Dealt")), (True, tr("Our own"))
        self.hands = ChipGroup(tr("Hands", "the tiles"), label_above=True, choices=hands)
        self.hands.chosen.connect(lambda from_club: course.choose(from_club=bool(from_club)))
        self.only = LinkLabel((), tip=open_page_tip(), size=14, role="ink2", wrap=True)
        self.every_yaku = LinkButton(tr("Practise every yaku"), size=14, on_click=course.choose)
        parts = (self._rows, self.level, self.hands, self.only, self.every_yaku, ...)
        self.setLayout(column(*parts, gap=8, edges=(0, 0, 6, 0)))
        course.asked.connect(self.refresh)

    def refresh(self) -> None:
        course = self._course
        self._show_subjects(subjects(course.ruleset))
        moment = course.store.now()
        for subject, row in self.subjects.items():
            row.setChecked(subject is course.subject)
            due = course.progress.due(course.ruleset.id, subject, moment)
            row.show_stats(course.progress.subject_stats(course.ruleset.id, subject), len(due))
        automatic = tr("Automatic: {level}").format(level=level_name(course.level))
        chosen = course.chosen_level is None
        self.level.set_choices(
            [
                (_AUTOMATIC, automatic if chosen else tr("Automatic", "level")),
                *((int(level), level_name(level)) for level in levels(course.ruleset, course.subject)),
            ]
        )
        self.level.choose(_AUTOMATIC if chosen else int(course.level))
        self.hands.choose(course.from_club)
        names = yaku_names(course.ruleset, course.yaku)
        self.only.set_spans(fill_placeholders(tr("Only hands with: {yaku}"), {"yaku": names}))
        self.only.setVisible(bool(names))
        self.every_yaku.setVisible(bool(names))

    def _choose_level(self, value: object) -> None:
        if value == _AUTOMATIC:
            self._course.choose(automatic=True, yaku=self._course.yaku)
        else:
            self._course.choose(level=Level(int(str(value))), yaku=self._course.yaku)

    def _show_subjects(self, subjects: tuple[Subject, ...]) -> None:
        if tuple(self.subjects) == subjects:
            return
        clear(self._rows)
        self.subjects = {}
        for subject in subjects:
            row = SubjectRow(subject)
            row.clicked.connect(lambda _checked=False, subject=subject: self._course.choose(subject=subject))
            self._group.addButton(row)
            self._rows.addWidget(row)
            self.subjects[subject] = row


_MAX_WEAK = 8


class ProgressPage(QWidget):
    """The weak topics of a subject, shown before the answer."""

    yaku_requested = Signal(str)

    def __init__(self, course: DrillCourse) -> None:
        super().__init__()
        parts: list[QWidget] = []
        if course.drill is not None:
            note = tr("After you answer, the explanation appears here.")
            parts.append(Label(note, role="ink2", wrap=True))
        weak = course.progress.weak(course.ruleset.id, course.subject)
        weak = tuple(row for row in weak if can_be_asked(course.ruleset, course.subject, row[0]))[:_MAX_WEAK]
        if weak:
            heading = tr("Still learning; it will come up again")
            parts.append(Label(heading, size=14, role="ink3", wrap=True))
        for topic, tally in weak:
            name = topic_name(course.ruleset, course.subject, topic)
            counts = tr("{right} correct, {wrong} wrong").format(right=tally.right, wrong=tally.wrong)
            label: QWidget = Label(name)
            if course.subject is Subject.YAKU:
                label = LinkButton(name, size=15, on_click=partial(self.yaku_requested.emit, topic))
            parts.append(flow(label, Label(counts, size=14, role="ink2")))
        self.setLayout(column(*parts, gap=8))


class ProgressStrip(FlowBox):
    """The progress of the run or the day."""

    leave_requested = Signal()

    def __init__(self, course: DrillCourse) -> None:
        super().__init__(gap=12)
        self._course = course
        self._head = Label(bold=True)
        self._note = Label(role="ink2")
        self.leave = LinkButton("", on_click=self.leave_requested.emit)
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
            self._set_leave_text(tr("Back to the answers"))
        elif run is not None:
            answered = course.verdict is not None or run.current_item is None
            number = max(1, run.done if answered else run.position)
            self._head.setText(tr("Today {number} of {all}").format(number=number, all=len(run.items)))
            self._note.setText("")
            self._set_leave_text(tr("Back to today"))
        else:
            today = course.progress.day(course.progress.days.day_of(course.store.now()))
            self._head.setText(tr("{answered} answered today").format(answered=format_number(today.answered)))
            correct = tr("{right} correct").format(right=format_number(today.right))
            self._note.setText(correct if today.answered else "")

    def _set_leave_text(self, text: str) -> None:
        self.leave.setText(text)
        self.leave.setAccessibleName(text)
        self.leave.updateGeometry()
