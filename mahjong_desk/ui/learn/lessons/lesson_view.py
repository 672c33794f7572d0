# SPDX-License-Identifier: MIT
"""A lesson: its steps, and the drills at the end."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QStackedWidget, QVBoxLayout

from mahjong_desk.learn.lessons.lesson import Lesson, LessonStep
from mahjong_desk.learn.lessons.lesson_progress import LessonPosition
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import CENTRED, ENTER, ScrollArea, boxed, clear, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveWidget
from mahjong_desk.ui.kit.sheets.keyboard import claims_key
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.drills.course import AskedQuestion
from mahjong_desk.ui.learn.lessons.exercise_view import ExerciseView
from mahjong_desk.ui.learn.lessons.exercises import EXERCISE_CLASSES
from mahjong_desk.ui.learn.lessons.lesson_text import GapContext, fill_text
from mahjong_desk.ui.learn.lessons.tile_buttons import TileTextLabel
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.learn.side_panel import is_short_window
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.vocabulary import short_ruleset

_NARROW, _PANEL, _SLIM_PANEL = 1040, 384, 332
_BAR, _BAR_HEIGHT = 130, 14


class LessonView(ResponsiveWidget):
    """Text, hand and value of a step; at the end the drills."""

    closed = Signal()
    progress_made = Signal(int, int, bool)
    next_requested = Signal()
    yaku_requested = Signal(str, str)

    def __init__(self, ruleset: Ruleset, make_board: Callable[[Lesson, int], DrillBoard]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.ruleset, self._make_board = ruleset, make_board
        self.lesson: Lesson | None = None
        self.felt: ExerciseView | None = None
        self.board: DrillBoard | None = None
        self.step_index, self.right, self.done = 0, 0, False
        self._number, self._is_low = 0, False
        self.map = Chip(tr("‹ Lessons"), checkable=False, on_click=self.closed.emit)
        self.map.setAccessibleName(tr("Lessons"))
        self.title = Label(size=24, serif=True, wrap=True)
        self.characters = Label(size=24, serif=True, role="brass_text")
        self.step_label, self.progress = Label(size=14, role="ink3"), QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(theme.px(_BAR), theme.px(_BAR_HEIGHT))
        self.lead, self.panel = TileTextLabel(ruleset, size=18), ValuePanel(ruleset)
        self.panel.yaku_requested.connect(lambda yaku: self.yaku_requested.emit(ruleset.id, yaku))
        self.back = SecondaryButton(tr("‹ &Back"), large=True, on_click=self.go_back)
        self.hint = Label(role="ink3", wrap=True)
        self.next_button = PrimaryButton(tr("&Next"), hint=tr("Enter"), on_click=self.advance)
        self._step = column(gap=10)
        self._middle = column(self.lead, self._step, ..., gap=10)
        self._scroll, self._screen = ScrollArea(boxed(self._middle)), QStackedWidget()
        self._screen.addWidget(self._scroll)
        path = column((self.step_label, 0, CENTRED), self.progress, gap=4)
        self._head = row(self.map, (self.title, 1), self.characters, path, gap=14)
        self._top, self._over, self._foot = QVBoxLayout(), QVBoxLayout(), row(gap=20)
        self._row = row((column(self._over, (self._screen, 1), self._foot, gap=10), 1), self.panel, gap=16)
        self.setLayout(column(self._top, (self._row, 1), gap=8))
        self._arrange(low=False)

    def _arrange(self, *, low: bool) -> None:
        """Places header and buttons in one line if ``low``, otherwise around the hand."""
        self._is_low = low
        self._top.removeItem(self._head)
        self._over.removeItem(self._head)
        (self._top if low else self._over).insertLayout(0, self._head)
        for part in (self.back, self.hint, self.next_button):
            (self._foot if low else self._head).removeWidget(part)
            (self._head if low else self._foot).addWidget(part, int(part is self.hint))
        for button in (self.back, self.next_button):
            button.set_large(not low)
        for text in (self.title, self.characters):
            text.set_size(20 if low else 24)
        self.lead.set_size(15 if low else 18)
        self._update_texts()

    # Steps

    def show_lesson(self, lesson: Lesson, number: int, position: LessonPosition) -> None:
        self.lesson, self._number, self.right, self.done = lesson, number, position.right, False
        if self.board is not None:
            self._screen.removeWidget(self.board)
            self.board.deleteLater()
            self.board = None
        self.show_step(position.step)

    def show_step(self, index: int) -> None:
        """Shows a step; the drills come after the last."""
        lesson = self.lesson
        if lesson is None:
            return
        self.step_index = max(0, min(index, lesson.length - 1))
        words = tr("step {number} of {all}").format(number=self.step_index + 1, all=lesson.length)
        self.step_label.setText(words)
        self.progress.setRange(0, lesson.length)
        self.progress.setValue(self.step_index + 1)
        self.progress.setAccessibleName(words)
        self.back.setEnabled(self.step_index > 0)
        clear(self._step)
        self.felt = None
        if self.step_index < len(lesson.steps):
            self._show_screen(lesson.steps[self.step_index])
        else:
            self._show_drills(lesson)
        self._update_texts()
        self.progress_made.emit(self.step_index, self.right, False)

    def _show_screen(self, step: LessonStep) -> None:
        self._screen.setCurrentWidget(self._scroll)
        self.lead.set_parts(fill_text(step.lead, GapContext.of_step(self.ruleset, step)))
        felt = self.felt = EXERCISE_CLASSES[type(step.task)](self.ruleset, step)
        self._step.addWidget(felt)
        if felt.footer is not None:
            self._step.addWidget(felt.footer)
        felt.changed.connect(lambda: felt.update_panel(self.panel))
        self.panel.setVisible(felt.has_panel)
        felt.update_panel(self.panel)
        self._scroll.verticalScrollBar().setValue(0)
        self.restyle()
        self.setFocus()

    def _show_drills(self, lesson: Lesson) -> None:
        self.panel.hide()
        if self.board is None:
            self.board = self._make_board(lesson, self.right)
            self.board.course.answered.connect(self._count)
            self._screen.addWidget(self.board)
        self._screen.setCurrentWidget(self.board)
        self.board.setFocus()

    def restore_drills(self, question: AskedQuestion | None, right: int, *, done: bool) -> None:
        """Shows a question again, with an answer that was counted already."""
        if self.board is not None and question is not None:
            self.board.course.answered.disconnect(self._count)
            self.board.restore_state(question)
            self.board.course.answered.connect(self._count)
        self.right, self.done = right, done
        self._update_texts()

    def _count(self) -> None:
        """Counts a right answer; enough of them end the lesson."""
        lesson, board = self.lesson, self.board
        if lesson is None or board is None or board.course.verdict is None:
            return
        if board.course.verdict.right and not self.done:
            self.right += 1
            self.done = self.right >= lesson.right
            self.progress_made.emit(self.step_index, self.right, self.done)
        self._update_texts()
        if self.done:
            # The board first gives the focus to its own button.
            QTimer.singleShot(0, self.next_button, self.next_button.setFocus)

    def _update_texts(self) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        full_title = tr("{system}, lesson {number}: {title}")
        name = tr("Lesson {number}: {title}") if self._is_low else full_title
        gaps = {"system": short_ruleset(self.ruleset), "number": self._number, "title": localise(lesson.title)}
        self.setAccessibleName(full_title.format(**gaps))
        self.title.setText(name.format(**gaps))
        self.characters.setText(lesson.characters)
        self.characters.setVisible(bool(lesson.characters))
        drilling, last = self.step_index >= len(lesson.steps), self.step_index == lesson.length - 1
        hint = tr("1–9: choose · Enter: next · Backspace: back · Esc: all lessons")
        if drilling:
            sentence = tr("{count} of {all} correct answers to complete the lesson")
            hint = tr("Lesson complete") if self.done else sentence.format(count=self.right, all=lesson.right)
        elif self.step_index == len(lesson.steps) - 1 and lesson.exercises:
            hint = tr("Next: practise this lesson")
        self.hint.setText(hint)
        # In a low window the buttons need the space; the help lists the keys too.
        self.hint.setVisible(drilling or not self._is_low)
        self.next_button.setText(tr("&Next lesson") if last else tr("&Next"))
        # During the drills Enter belongs to the answers.
        self.next_button.setVisible(not drilling or self.done)

    # What the user does

    def advance(self) -> None:
        """Shows the next step, or the next lesson after the last step."""
        lesson = self.lesson
        if lesson is None:
            return
        if self.step_index < lesson.length - 1:
            self.show_step(self.step_index + 1)
            return
        if not lesson.exercises and not self.done:
            self.done = True
            self.progress_made.emit(self.step_index, 0, True)
        self.next_requested.emit()

    def go_back(self) -> None:
        if self.step_index > 0:
            self.show_step(self.step_index - 1)

    def event(self, event: QEvent) -> bool:
        return claims_key(event, _is_lesson_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.next_button.isVisible():
            self.advance()
        elif _is_back(event):
            self.go_back()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif self.felt is None or not self.felt.handle_key(event.text()):
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Arranges the page for the size of the texts.

        In a narrow window the value moves below the hand, unless the window is low as well: the effect of a
        click must stay visible.
        """
        low = is_short_window(self)
        if low is not self._is_low:
            self._arrange(low=low)
        slim = self.width() < _NARROW * theme.scale()
        narrow = slim and not low
        layout = self._middle if narrow else self._row
        if layout.indexOf(self.panel) < 0:
            layout.insertWidget(2 if narrow else 1, self.panel)
        width = theme.px(_SLIM_PANEL if slim else _PANEL)
        self.panel.setMinimumWidth(0 if narrow else width)
        self.panel.setMaximumWidth(self.maximumWidth() if narrow else width)
        self.panel.set_scrolling(not narrow)
        self.panel.set_compact(compact=low)
        if self.felt is not None:
            self.felt.set_compact(compact=low)


def _is_lesson_key(event: QKeyEvent) -> bool:
    is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return _is_back(event) or (is_plain and (event.text().isdigit() or event.key() in (*ENTER, Qt.Key.Key_Escape)))


def _is_back(event: QKeyEvent) -> bool:
    if event.key() == Qt.Key.Key_Backspace:
        return not event.modifiers()
    return event.key() == Qt.Key.Key_Left and event.modifiers() == Qt.KeyboardModifier.AltModifier
