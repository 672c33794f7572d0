# SPDX-License-Identifier: MIT
"""The lessons: the map of those of a rule system, and the one that is shown."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.club.club_matches import ClubMatches
from mahjong_desk.learn.lessons import Lesson, lessons, taught
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup, MainButton, Panel, Text
from mahjong_desk.ui.kit.panels import scrolling
from mahjong_desk.ui.kit.tab_order import lead_keyboard
from mahjong_desk.ui.learn.drills import DrillBoard
from mahjong_desk.ui.learn.lessons.lesson_map import LessonMap
from mahjong_desk.ui.learn.lessons.page import LessonPage
from mahjong_desk.ui.learn.lessons.practice import Practice
from mahjong_desk.ui.learn.practice_book import PracticeBook
from mahjong_desk.ui.words import in_language, short_ruleset

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class LessonShown:
    """Which lesson another window of lessons goes on with.

    Attributes:
        ruleset: The id of the rule system.
        lesson: The id of the lesson; None where the map is shown.
        step: The screen, from 0.
    """

    ruleset: str
    lesson: str | None
    step: int


class LessonsPlace(QWidget):
    """The map of the lessons of one rule system, or one of them.

    Attributes:
        ruleset: The rule system.
        book: What was answered and learned.
        systems: The rule systems that have lessons.
        map: The lessons.
        go_on: Leads to the lesson to go on with.
        page: The lesson that is shown; None before one was.

    Signals:
        turned(): A lesson is shown instead of the map, or the map instead of a lesson.
        yaku_wanted(str, str): The page of a yaku shall be shown: ids of its ruleset and its own.
        hand_wanted(object, bool): The scene whose hand shall be tried on the workbench, and whether it is self-drawn.
    """

    turned = Signal()
    yaku_wanted = Signal(str, str)
    hand_wanted = Signal(object, bool)

    def __init__(self, desk: Desk, matches: ClubMatches, book: PracticeBook, parent: QWidget | None = None) -> None:
        """Shows the map of the system that was learned last, else of the match on the desk, else of the first.

        Args:
            desk: The desk over the ledger of the club.
            matches: The matches in it.
            book: What was answered and learned.
            parent: The widget around it.
        """
        super().__init__(parent)
        self._matches, self.book = matches, book
        self.setAccessibleName(self.tr("Lessons"))
        book.read()
        known = {ruleset.id: ruleset for ruleset in taught()}
        match = desk.match
        wanted = [self.book.learned.last, match.rules.ruleset.id if match is not None else None, *known]
        self.ruleset: Ruleset = next(known[one] for one in wanted if one is not None and one in known)
        self.page: LessonPage | None = None
        self.title = Text(size=22, serif=True, wrap=True)
        self.count = Text(size=14, role="ink3")
        self.systems = ChipGroup("")
        self.systems.setAccessibleName(self.tr("Rule system"))
        self.systems.set_choices([(one.id, short_ruleset(one)) for one in known.values()])
        self.systems.chosen.connect(lambda name: self.show_map(registry.find(str(name))))
        self.map = LessonMap()
        self.map.opened.connect(self.open)
        self.go_on = MainButton("")
        self.go_on.set_hint(self.tr("Enter"))
        self.go_on.clicked.connect(self._go_on)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._built())
        self._stack.currentChanged.connect(self.turned)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.show_map(self.ruleset)

    def _built(self) -> QWidget:
        paper = Panel()
        column = QVBoxLayout(paper)
        column.setContentsMargins(20, 14, 20, 16)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.count, 0, Qt.AlignmentFlag.AlignBottom)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self.systems)
        self._area = scrolling(self.map)
        column.addWidget(self._area, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.go_on)
        column.addLayout(foot)
        return paper

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons of the rule system."""
        return lessons(self.ruleset)

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson is shown, not the map."""
        return self._stack.currentIndex() > 0

    def show_map(self, ruleset: Ruleset | None = None) -> None:
        """Shows the map of a rule system, or again that of the one that was shown."""
        self.ruleset = ruleset or self.ruleset
        learned, known = self.book.learned, self.lessons
        self.systems.choose(self.ruleset.id)
        self.title.setText(self.tr("Lessons: {system}").format(system=short_ruleset(self.ruleset)))
        places = [self.book.place(self.ruleset, lesson) for lesson in known]
        done = sum(place.done for place in places)
        self.count.setText(self.tr("{count} of {all} learned").format(count=done, all=len(known)))
        self.map.show_lessons(known, learned.stages(self.ruleset.id, known), places)
        following = self.map.following
        self.go_on.setVisible(following is not None)
        if following is not None:
            begin = self.tr("&Begin: {lesson}") if not any(place.step or place.done for place in places) else ""
            text = begin or self.tr("&Go on: {lesson}")
            self.go_on.setText(text.format(lesson=in_language(following.lesson.title).replace("&", "&&")))
            # Only once it is laid out it is known where it lies.
            QTimer.singleShot(0, following, lambda: self._area.ensureWidgetVisible(following))
        self._stack.setCurrentIndex(0)
        lead_keyboard(self, self.go_on if following is not None else self.systems)

    def open(self, name: str, step: int | None = None) -> None:
        """Shows a lesson where somebody stands in it.

        Args:
            name: Its id.
            step: The screen, from 0; None for the one to go on with.

        Raises:
            KeyError: There is no such lesson.
        """
        known = self.lessons
        number = next((at for at, lesson in enumerate(known, start=1) if lesson.id == name), None)
        if number is None:
            raise KeyError(name)
        page = self._page()
        self._stack.setCurrentWidget(page)
        lead_keyboard(self, page)
        page.show_lesson(known[number - 1], number, self.book.place(self.ruleset, known[number - 1]))
        if step is not None:
            page.show_step(step)

    def _page(self) -> LessonPage:
        if self.page is None or self.page.ruleset is not self.ruleset:
            if self.page is not None:
                self._stack.removeWidget(self.page)
                self.page.deleteLater()
            self.page = LessonPage(self.ruleset, self._board)
            self.page.left.connect(self._leave)
            self.page.reached.connect(self._reach)
            self.page.next_wanted.connect(self._go_on)
            self.page.yaku_wanted.connect(self.yaku_wanted)
            self._stack.addWidget(self.page)
        return self.page

    def _board(self, lesson: Lesson) -> DrillBoard:
        practice = Practice(self.book, self._matches, self.ruleset, lesson.exercises)
        board = DrillBoard(self.book, self._matches, course=practice)
        board.yaku_wanted.connect(self.yaku_wanted)
        board.hand_wanted.connect(self.hand_wanted)
        return board

    def _reach(self, step: int, right: int, done: bool) -> None:
        if self.page is not None and self.page.lesson is not None:
            self.book.reach(self.ruleset, self.page.lesson, step, right, done=done)

    def _leave(self) -> None:
        """Shows the map, with the keyboard at the lesson that was left."""
        left = self.page.lesson if self.page is not None else None
        self.show_map()
        station = next((one for one in self.map.stations if left is not None and one.lesson is left), None)
        (station or self).setFocus(Qt.FocusReason.TabFocusReason)

    def _go_on(self) -> None:
        """Shows the lesson to go on with: the next of those that are not learned; the map where all are."""
        self.show_map()
        if self.map.following is not None:
            self.open(self.map.following.lesson.id)
        else:
            self.setFocus()

    def carry(self) -> LessonShown:
        """Returns which lesson is shown, for the next window to go on with."""
        page = self.page if self._stack.currentIndex() else None
        lesson = page.lesson if page is not None else None
        return LessonShown(
            self.ruleset.id, lesson.id if lesson is not None else None, page.at if page is not None else 0
        )

    def take(self, shown: LessonShown) -> None:
        """Goes on with the lesson of another window."""
        self.show_map(registry.find(shown.ruleset))
        if shown.lesson is not None:
            self.open(shown.lesson, shown.step)

    def event(self, event: QEvent) -> bool:
        """Keeps Enter from the menus while the map is shown."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._goes_on(event):
            event.accept()
            return True
        return super().event(event)

    def _goes_on(self, event: QKeyEvent) -> bool:
        return event.key() in _ENTER and not self._stack.currentIndex() and self.go_on.isVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes on with the next lesson by Enter, wherever the keyboard stands on the map."""
        if self._goes_on(event):
            self._go_on()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Shows what was learned meanwhile, also in another ledger."""
        super().showEvent(event)
        self.book.read()
        if not self._stack.currentIndex():
            self.show_map()
