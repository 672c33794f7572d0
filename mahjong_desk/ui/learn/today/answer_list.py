# SPDX-License-Identifier: MIT
"""All answers, the latest first; any of them can be looked at again, with what explains it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.controls.lazy_list import LazyListView, ListFilterField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.text_format import join_clauses, join_items, with_heading
from mahjong_desk.ui.learn.drills.drill_text import subject_name, topic_name
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.text.dates import short_date_text, time_of_day
from mahjong_desk.ui.text.vocabulary import short_ruleset


class BackHeader(FlowBox):
    """A title with the way back beside it."""

    left = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=16)
        self.add_widget(Label(title, size=24, serif=True))
        self.back = LinkButton(tr("Back to today"))
        self.back.clicked.connect(lambda _checked=False: self.left.emit())
        self.add_widget(self.back)


_WIDTH = 900


class AnswerFilter(Enum):
    """Which answers are shown."""

    ALL = "all"
    WRONG = "wrong"
    CLUB = "club"


class AnswersPage(QWidget):
    """The answers."""

    left = Signal()
    answer_wanted = Signal(object)

    def __init__(self, book: PracticeStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.setAccessibleName(tr("All answers"))
        paper = Panel()
        column = QVBoxLayout(paper)
        column.setContentsMargins(20, 12, 20, 14)
        column.setSpacing(8)
        head = BackHeader(tr("All answers"))
        head.left.connect(self.left)
        self.back = head.back
        column.addWidget(head)
        self.which = ChipGroup(tr("Show"))
        self.which.set_choices(
            [
                (AnswerFilter.ALL, tr("All")),
                (AnswerFilter.WRONG, tr("Wrong ones")),
                (AnswerFilter.CLUB, tr("About our own hands")),
            ]
        )
        self.which.choose(AnswerFilter.ALL)
        self.which.chosen.connect(lambda _which: self.refresh())
        column.addWidget(self.which)
        self.list = LazyListView(self._told, _WIDTH)
        self.list.setAccessibleName(tr("Answers"))
        self.field = ListFilterField(tr("Find an answer"), self.list)
        self.field.textChanged.connect(lambda _text: self.refresh())
        column.addWidget(self.field)
        redirect_focus(self, self.field)
        column.addWidget(self.list, 1)
        self._note = Label(size=14, role="ink3", wrap=True)
        column.addWidget(self._note)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.look = PrimaryButton(tr("&Look at it again"))
        self.look.clicked.connect(self._look)
        foot.addWidget(self.look)
        column.addLayout(foot)
        self.list.chosen.connect(self._allow)
        self.list.looked.connect(self._allow)
        self.list.wanted.connect(self._look)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(paper)

    def clear(self) -> None:
        """Wants all answers."""
        self.which.choose(AnswerFilter.ALL)
        self.field.clear()

    def refresh(self) -> None:
        """Shows the answers that are wanted; the one that was looked at stays the current one."""
        self.list.show_lines(self._wanted(), self.field.text(), self.list.current)
        self._allow()

    def _wanted(self) -> Iterator[AnswerRecord]:
        which = self.which.value()
        for answered in reversed(self._book.answers):
            if (which is AnswerFilter.WRONG and answered.right) or (
                which is AnswerFilter.CLUB and not answered.recorded
            ):
                continue
            yield answered

    def _told(self, line: object) -> str:
        assert isinstance(line, AnswerRecord)
        ruleset = registry.find_ruleset(line.ruleset)
        system = short_ruleset(ruleset) if ruleset is not None else line.ruleset
        topics = []
        if ruleset is not None:
            topics = [topic_name(ruleset, line.subject, topic) for topic in line.topics]
        if line.subject is not Subject.YAKU:
            topics = topics[:3]
        verdict = tr("Right", "the answer") if line.right else tr("Wrong")
        when = " ".join((short_date_text(line.at), time_of_day(line.at)))
        took = tr("{seconds} s").format(seconds=line.seconds) if line.seconds is not None else ""
        return join_clauses(
            with_heading(when, verdict), system, with_heading(subject_name(line.subject), join_items(topics)), took
        )

    def _allow(self) -> None:
        current = self.list.current
        kept = isinstance(current, AnswerRecord) and current.question is not None
        self.look.setEnabled(kept)
        note = ""
        if isinstance(current, AnswerRecord) and not kept:
            note = tr("Of this answer only the result was kept: it is from before questions were.")
        elif not self._book.answers:
            note = tr("Nothing was answered yet.")
        elif not self.list.texts:
            note = tr("No answer is like that.")
        self._note.setText(note)

    def _look(self) -> None:
        current = self.list.current
        if isinstance(current, AnswerRecord) and current.question is not None:
            self.answer_wanted.emit(current)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._book.read()
        self.refresh()
