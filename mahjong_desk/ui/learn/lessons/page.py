# SPDX-License-Identifier: MIT
"""One lesson, screen by screen, and its drills at the end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.learn.lessons import Deed, Free, Lesson, Look, Pick, Place, Step, Swap, Turn
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Chip, MainButton, PlainButton, Text
from mahjong_desk.ui.kit.panels import clear, scrolling
from mahjong_desk.ui.learn.drills import DrillBoard
from mahjong_desk.ui.learn.lessons.choosing import ChoosingFelt
from mahjong_desk.ui.learn.lessons.deed_felt import DeedFelt
from mahjong_desk.ui.learn.lessons.exchanging import ExchangingFelt
from mahjong_desk.ui.learn.lessons.fillings import Gaps, told
from mahjong_desk.ui.learn.lessons.finding import FindingFelt
from mahjong_desk.ui.learn.lessons.looking import LookingFelt
from mahjong_desk.ui.learn.lessons.marked_text import MarkedText
from mahjong_desk.ui.learn.lessons.path import LessonPath
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.learn.low import is_low
from mahjong_desk.ui.words import in_language, short_ruleset

_NARROW, _PANEL = 1040, 384
_SLIM_PANEL = 332
"""How wide the value is where it stays beside the hand although the window is narrow, because it is low as well."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FELTS: dict[type[Deed], type[DeedFelt]] = {
    Look: LookingFelt,
    Swap: ChoosingFelt,
    Turn: ChoosingFelt,
    Free: ExchangingFelt,
    Pick: FindingFelt,
}


class LessonPage(QWidget):
    """A lesson: what the screen says, the hand to be touched, and its value at the right; at the end its drills.

    Attributes:
        lesson: The lesson; None before one is shown.
        at: The screen that is shown, from 0.
        right: How many right answers were given at its end.
        done: Whether the lesson was learned just now.
        felt: What can be done on the screen; None at the drills.
        panel: What the hand is worth.
        lead: What the screen says.
        path: How far the lesson has come.
        back: Leads to the screen before.
        following: Leads to the next one.
        board: The drills; None before them.

    Signals:
        left(): The map shall be shown.
        reached(int, int, bool): A screen is shown: its place, the right answers so far, and whether the lesson is learned.
        next_wanted(): The next lesson shall be shown.
        yaku_wanted(str, str): The page of a yaku shall be shown: ids of its ruleset and its own.
    """

    left = Signal()
    reached = Signal(int, int, bool)
    next_wanted = Signal()
    yaku_wanted = Signal(str, str)

    def __init__(
        self, ruleset: Ruleset, make_board: Callable[[Lesson], DrillBoard], parent: QWidget | None = None
    ) -> None:
        """Makes a page without a lesson.

        Args:
            ruleset: The rule system.
            make_board: Makes the drills of a lesson.
            parent: The widget around it.
        """
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.ruleset, self._make_board = ruleset, make_board
        self.lesson: Lesson | None = None
        self._whole, self._short, self._low = "", "", False
        self.at, self.right, self.done = 0, 0, False
        self.felt: DeedFelt | None = None
        self.board: DrillBoard | None = None
        self.map = Chip(self.tr("‹ Lessons"), checkable=False)
        self.map.setAccessibleName(self.tr("Lessons"))
        self.map.clicked.connect(self.left)
        self.title = Text(size=24, serif=True, wrap=True)
        self.characters = Text(size=24, serif=True, role="brass_text")
        self.path = LessonPath()
        self.lead = MarkedText(ruleset)
        self.panel = ValuePanel(ruleset)
        self.panel.yaku_wanted.connect(lambda yaku: self.yaku_wanted.emit(ruleset.id, yaku))
        self.back = PlainButton(self.tr("‹ &Back"), large=True)
        self.back.clicked.connect(self.go_back)
        self.hint = Text(size=15, role="ink3", wrap=True)
        self.following = MainButton(self.tr("&Next"))
        self.following.set_hint(self.tr("Enter"))
        self.following.clicked.connect(self.go_on)
        self._build()

    def _build(self) -> None:
        self._head = QHBoxLayout()
        self._head.setSpacing(14)
        self._head.addWidget(self.map)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.characters)
        self._head.addWidget(self.path)
        page = QWidget()
        self._middle = QVBoxLayout(page)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(10)
        self._middle.addWidget(self.lead)
        self._step = QVBoxLayout()
        self._step.setSpacing(10)
        self._middle.addLayout(self._step)
        self._middle.addStretch(1)
        self._scroll = scrolling(page)
        self._screen = QStackedWidget()
        self._screen.addWidget(self._scroll)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(10)
        self._over = QVBoxLayout()
        left.addLayout(self._over)
        left.addWidget(self._screen, 1)
        left.addLayout(self._foot)
        self._row = QHBoxLayout()
        self._row.setSpacing(16)
        self._row.addLayout(left, 1)
        self._row.addWidget(self.panel)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(8)
        self._top = QVBoxLayout()
        outer.addLayout(self._top)
        outer.addLayout(self._row, 1)
        self._lay(low=False)

    def _lay(self, *, low: bool) -> None:
        """Lays head and buttons over the whole page where it is low, or over the hand and below it."""
        self._low = low
        self._top.removeItem(self._head)
        self._over.removeItem(self._head)
        (self._top if low else self._over).insertLayout(0, self._head)
        around = self._head if low else self._foot
        for button in (self.back, self.hint, self.following):
            self._head.removeWidget(button)
            self._foot.removeWidget(button)
            around.addWidget(button, int(button is self.hint))
        for large in (self.back, self.following):
            large.set_large(not low)
        self._show_title()
        self._show_foot()

    # Which screen

    def show_lesson(self, lesson: Lesson, number: int, place: Place) -> None:
        """Shows a lesson where somebody stands in it.

        Args:
            lesson: The lesson.
            number: Its number, from 1.
            place: Where somebody stands.
        """
        self.lesson, self.done = lesson, False
        self.right = place.right
        self._forget_board()
        name = self.tr("{system}, lesson {number}: {title}")
        title = in_language(lesson.title)
        self._whole = name.format(system=short_ruleset(self.ruleset), number=number, title=title)
        self._short = self.tr("Lesson {number}: {title}").format(number=number, title=title)
        self.setAccessibleName(self._whole)
        self._show_title()
        self.characters.setText(lesson.characters)
        self.characters.setVisible(bool(lesson.characters))
        self.show_step(place.step)

    def _show_title(self) -> None:
        """Shows what the lesson is called; where it is low, without the rule system."""
        self.title.set_size(20 if self._low else 24)
        self.title.setText(self._short if self._low else self._whole)
        self.characters.set_size(20 if self._low else 24)
        self.lead.set_size(15 if self._low else 18)

    def show_step(self, at: int) -> None:
        """Shows a screen of the lesson; the drills stand after the last."""
        lesson = self.lesson
        if lesson is None:
            return
        self.at = max(0, min(at, lesson.length - 1))
        self.path.show_step(self.at, lesson.length)
        self.back.setEnabled(self.at > 0)
        clear(self._step)
        self.felt = None
        if self.at < len(lesson.steps):
            self._show_screen(lesson.steps[self.at])
        else:
            self._show_drills(lesson)
        self._show_foot()
        self.setFocus()
        self.reached.emit(self.at, self.right, False)

    def _show_screen(self, step: Step) -> None:
        self._screen.setCurrentWidget(self._scroll)
        self.lead.set_parts(told(step.lead, Gaps.of_step(self.ruleset, step)))
        self.felt = _FELTS[type(step.deed)](self.ruleset, step)
        self._step.addWidget(self.felt)
        if self.felt.under is not None:
            self._step.addWidget(self.felt.under)
        self.felt.changed.connect(self._tell)
        self.panel.setVisible(self.felt.tells)
        self._tell()
        self._scroll.verticalScrollBar().setValue(0)
        self.restyle()

    def _tell(self) -> None:
        if self.felt is not None:
            self.felt.tell(self.panel)

    def _show_drills(self, lesson: Lesson) -> None:
        self.panel.hide()
        if self.board is None:
            self.board = self._make_board(lesson)
            self.board.course.answered.connect(self._count)
            self._screen.addWidget(self.board)
        self._screen.setCurrentWidget(self.board)

    def _forget_board(self) -> None:
        if self.board is not None:
            self._screen.removeWidget(self.board)
            self.board.deleteLater()
            self.board = None

    def _count(self) -> None:
        """Counts a right answer; enough of them end the lesson."""
        lesson, board = self.lesson, self.board
        if lesson is None or board is None or board.course.verdict is None:
            return
        if board.course.verdict.right and not self.done:
            self.right += 1
            self.done = self.right >= lesson.right
            self.reached.emit(self.at, self.right, self.done)
        self._show_foot()
        if self.done:
            # The board gives the keyboard to its own button first.
            QTimer.singleShot(0, self.following, self.following.setFocus)

    def _show_foot(self) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        drilling = self.at >= len(lesson.steps)
        last = self.at == lesson.length - 1
        if self.done:
            self.hint.setText(self.tr("This lesson is learned."))
        elif drilling:
            sentence = self.tr("{count} of {all} right answers end the lesson.")
            self.hint.setText(sentence.format(count=self.right, all=lesson.right))
        elif self.at == len(lesson.steps) - 1 and lesson.exercises:
            self.hint.setText(self.tr("Next: drills of what this lesson showed"))
        else:
            self.hint.setText(self.tr("1–9 choose, Enter goes on, Backspace goes back, Esc shows all lessons"))
        # Where it is low, the buttons need the line; what the keys do stands in the help as well.
        self.hint.setVisible(drilling or not self._low)
        self.following.setText(self.tr("&Next lesson") if last else self.tr("&Next"))
        # At the drills Enter belongs to the answers until the lesson is learned.
        self.following.set_hint("" if drilling and not self.done else self.tr("Enter"))
        self.following.setVisible(not drilling or self.done)

    # What a person does

    def go_on(self) -> None:
        """Shows the next screen, or the next lesson after the last."""
        lesson = self.lesson
        if lesson is None:
            return
        if self.at < lesson.length - 1:
            self.show_step(self.at + 1)
            return
        if not lesson.exercises and not self.done:
            self.done = True
            self.reached.emit(self.at, 0, True)
        self.next_wanted.emit()

    def go_back(self) -> None:
        """Shows the screen before."""
        if self.at > 0:
            self.show_step(self.at - 1)

    def event(self, event: QEvent) -> bool:
        """Keeps the keys of a lesson from the menus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def _takes(self, event: QKeyEvent) -> bool:
        if _is_back(event):
            return True
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return plain and (event.text().isdigit() or event.key() in (*_ENTER, Qt.Key.Key_Escape))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Chooses by digits; Enter goes on, Backspace and Alt+Left go back, Escape leads to the map."""
        if event.key() in _ENTER and self.following.isVisible():
            self.go_on()
        elif _is_back(event):
            self.go_back()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self.felt is None or not self.felt.take_key(event.text()):
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Takes its widths from the size of the texts.

        Where it is narrow, the value goes below the hand; where it is low as well, it stays beside it, for who touches a
        piece wants to see at once what becomes of it.
        """
        low = is_low(self)
        if low is not self._low:
            self._lay(low=low)
        slim = self.width() < _NARROW * theme.scale()
        narrow = slim and not low
        layout = self._middle if narrow else self._row
        if layout.indexOf(self.panel) < 0:
            layout.insertWidget(2, self.panel) if narrow else layout.addWidget(self.panel)
        panel = theme.px(_SLIM_PANEL if slim else _PANEL)
        self.panel.setMinimumWidth(0 if narrow else panel)
        self.panel.setMaximumWidth(self.maximumWidth() if narrow else panel)
        self.panel.set_scrolling(not narrow)
        self.panel.set_low(low)
        if self.felt is not None:
            self.felt.set_low(low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the parts for the room that there is."""
        super().resizeEvent(event)
        self.restyle()


def _is_back(event: QKeyEvent) -> bool:
    if event.key() == Qt.Key.Key_Backspace:
        return not event.modifiers()
    return event.key() == Qt.Key.Key_Left and event.modifiers() == Qt.KeyboardModifier.AltModifier
