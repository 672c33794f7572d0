# SPDX-License-Identifier: MIT
"""Today, or the list of all answers, each of which can be reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.lists import LazyListView, ListFilterField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.text_format import join_clauses, join_items, with_heading
from mahjong_desk.ui.learn.drills.drill_text import subject_name, topic_name
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.learn.today.page import TodayPage
from mahjong_desk.ui.text.dates import short_day_text, time_of_day
from mahjong_desk.ui.text.vocabulary import short_ruleset

_WIDTH = 900


class AnswerFilter(Enum):
    ALL = "all"
    WRONG = "wrong"
    CLUB = "club"


class AnswersPage(QWidget):
    closed = Signal()
    answer_requested = Signal(object)

    def __init__(self, book: PracticeStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.setAccessibleName(tr("All answers"))
        self.back = LinkButton(tr("Back to today"), does=self.closed.emit)
        head = FlowBox(gap=16)
        head.add_widget(Label(tr("All answers"), size=24, serif=True))
        head.add_widget(self.back)
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
        self.list = LazyListView(self._row_text, _WIDTH)
        self.list.setAccessibleName(tr("Answers"))
        self.field = ListFilterField(tr("Find an answer"), self.list)
        self.field.textChanged.connect(lambda _text: self.refresh())
        redirect_focus(self, self.field)
        self._note = Label(size=14, role="ink3", wrap=True)
        self.review_button = PrimaryButton(tr("&Review"))
        self.review_button.clicked.connect(self._review)
        self.list.current_changed.connect(self._update_buttons)
        self.list.rows_loaded.connect(self._update_buttons)
        self.list.wanted.connect(self._review)
        foot = row(..., self.review_button)
        paper = column(head, self.which, self.field, (self.list, 1), self._note, foot, gap=8, edges=(20, 12, 20, 14))
        self.setLayout(column(boxed(paper, Panel())))

    def clear(self) -> None:
        """Resets the filter."""
        self.which.choose(AnswerFilter.ALL)
        self.field.clear()

    def refresh(self) -> None:
        """Lists the answers, and keeps the current one."""
        self.list.show_lines(self._filtered_answers(), self.field.text(), self.list.current)
        self._update_buttons()

    def _filtered_answers(self) -> Iterator[AnswerRecord]:
        which = self.which.value()
        for answered in reversed(self._book.answers):
            if (which is AnswerFilter.WRONG and answered.right) or (
                which is AnswerFilter.CLUB and not answered.from_club
            ):
                continue
            yield answered

    def _row_text(self, line: object) -> str:
        assert isinstance(line, AnswerRecord)
        ruleset = registry.find_ruleset(line.ruleset)
        system = short_ruleset(ruleset) if ruleset is not None else line.ruleset
        topics = []
        if ruleset is not None:
            topics = [topic_name(ruleset, line.subject, topic) for topic in line.topics]
        if line.subject is not Subject.YAKU:
            topics = topics[:3]
        verdict = tr("Correct", "the answer") if line.right else tr("Wrong")
        when = " ".join((short_day_text(line.at), time_of_day(line.at)))
        took = tr("{seconds} s").format(seconds=line.seconds) if line.seconds is not None else ""
        return join_clauses(
            with_heading(when, verdict), system, with_heading(subject_name(line.subject), join_items(topics)), took
        )

    def _update_buttons(self) -> None:
        current = self.list.current
        kept = isinstance(current, AnswerRecord) and current.question is not None
        self.review_button.setEnabled(kept)
        note = ""
        if isinstance(current, AnswerRecord) and not kept:
            note = tr("Only the result of this answer was saved: it is older than the question history.")
        elif not self._book.answers:
            note = tr("No answers yet")
        elif not self.list.texts:
            note = tr("No matching answers")
        self._note.setText(note)

    def _review(self) -> None:
        current = self.list.current
        if isinstance(current, AnswerRecord) and current.question is not None:
            self.answer_requested.emit(current)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._book.reload()
        self.refresh()


class TodayView(QStackedWidget):
    """Today, or the list of answers; ``answers`` is None before its first use."""

    answer_requested = Signal(object)

    def __init__(self, book: PracticeStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.answers: AnswersPage | None = None
        self.page = TodayPage(book)
        self.page.answers_requested.connect(self._begin_answers)
        self.addWidget(self.page)
        redirect_focus(self, self.page)

    def show_today(self) -> None:
        self._show(self.page)

    def _begin_answers(self) -> None:
        if self.answers is not None:
            self.answers.clear()
        self.show_answers()

    def show_answers(self) -> None:
        if self.answers is None:
            self.answers = AnswersPage(self._book)
            self.answers.closed.connect(self.show_today)
            self.answers.answer_requested.connect(self.answer_requested)
            self.addWidget(self.answers)
        self._show(self.answers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown = self.currentWidget()
        if event.key() != Qt.Key.Key_Escape or shown is self.page:
            super().keyPressEvent(event)
        elif isinstance(shown, AnswersPage) and shown.field.text():
            shown.field.clear()
        else:
            self.show_today()

    def _show(self, shown: QWidget) -> None:
        self.setCurrentWidget(shown)
        redirect_focus(self, shown)
        shown.setFocus()
