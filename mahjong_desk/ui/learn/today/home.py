# SPDX-License-Identifier: MIT
"""The home for practice: today, and from there the months and the answers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.learn.today.answer_list import AnswersPage
from mahjong_desk.ui.learn.today.page import TodayPage


class TodayView(QStackedWidget):
    """Today, or what can be seen from there.

    Attributes:
        answers: The answers; None before they were wanted.
    """

    answer_wanted = Signal(object)

    def __init__(self, book: PracticeStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.answers: AnswersPage | None = None
        self.page = TodayPage(book)
        self.page.answers_wanted.connect(self._begin_answers)
        self.addWidget(self.page)
        redirect_focus(self, self.page)

    def show_today(self) -> None:
        """Shows what is due."""
        self._show(self.page)

    def _begin_answers(self) -> None:
        """Shows all answers, whichever were wanted before."""
        if self.answers is not None:
            self.answers.clear()
        self.show_answers()

    def show_answers(self) -> None:
        """Shows the answers that were wanted last."""
        if self.answers is None:
            self.answers = AnswersPage(self._book)
            self.answers.left.connect(self.show_today)
            self.answers.answer_wanted.connect(self.answer_wanted)
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
