# SPDX-License-Identifier: MIT
"""The lessons of a rule system: the map, or the open lesson."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from mahjong_desk.club.matches import MatchSampler
from mahjong_desk.learn.lessons.lesson import FinalDrill, Lesson
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.learn.lessons.lesson_progress import LessonPosition
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton, PrimaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import CENTRED, ENTER, Panel, ScrollArea, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import HeightForWidthBox
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys, redirect_focus
from mahjong_desk.ui.kit.painting import icon_pixmap, paint_box, paint_text, register_for_theme
from mahjong_desk.ui.kit.sheets.keyboard import claims_key
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.drills.course import AskedQuestion, DrillCourse
from mahjong_desk.ui.learn.lessons.lesson_view import LessonView
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.vocabulary import short_ruleset

_RADIUS, _NEXT_RADIUS, _WIDTH, _GAP, _EDGE = 17, 19, 150, 20, 10


class LessonButton(ContentButton):
    """A lesson on the map: its number or a tick, its name and its progress."""

    def __init__(self, number: int, lesson: Lesson, position: LessonPosition, *, is_next: bool) -> None:
        self.lesson, self.position, self.is_next, self._number = lesson, position, is_next, number
        self._title = Label(bold=is_next, wrap=True, align=CENTRED)
        self._progress = Label(size=14, role="brass_text", align=CENTRED)
        above = 2 * theme.px(_NEXT_RADIUS) + 10
        super().__init__(column(self._title, self._progress, ..., edges=(0, above, 0, 4)))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def restyle(self) -> None:
        super().restyle()
        name, progress = (localise(self.lesson.title), tr("next", "the next lesson") if self.is_next else "")
        if self.position.step > 0:
            sentence = tr("step {number} of {all}")
            progress = sentence.format(number=self.position.step + 1, all=self.lesson.length)
        self._title.setText(name)
        # A space keeps the height of the line.
        self._progress.setText(progress or " ")
        number = tr("Lesson {number}: {name}").format(number=self._number, name=name)
        self.setAccessibleName(join_notes(number, tr("learned") if self.position.done else progress))

    def centre(self) -> QPointF:
        """Returns the centre of the circle in the map's coordinates."""
        return QPointF(self.x() + self.width() / 2, self.y() + theme.px(_NEXT_RADIUS) + 4.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.current()
        if self.underMouse():
            paint_box(painter, QRectF(self.rect()), colours.brass_wash, None, 8)
        done, following = self.position.done, self.is_next
        edge = colours.brass_edge if following else colours.plus if done else colours.control
        fill = colours.brass if following else colours.plus if done else colours.paper
        radius = theme.px(_NEXT_RADIUS if following else _RADIUS)
        box = _paint_circle(painter, self.centre() - self.pos(), radius, fill, edge)
        if done and not following:
            _paint_tick(painter, box, 1.2)
        else:
            ink, font = colours.brass_ink if following else colours.ink2, theme.font(16, bold=following)
            paint_text(painter, box, str(self._number), font, ink, CENTRED)


class LessonMap(HeightForWidthBox):
    """The lessons along a path, in rows of alternating direction."""

    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[LessonButton] = []
        self._shown: object = None
        self._arrows = ArrowKeys(self)
        register_for_theme(self)

    def show_lessons(
        self,
        lessons: Sequence[Lesson],
        positions: Sequence[LessonPosition],
        next_index: int | None,  # None if all are learned
        indices: range | None = None,
    ) -> None:
        """Shows all lessons, or those in ``indices``."""
        shown = (lessons, positions, next_index, indices)
        # Today refreshes every minute, and new buttons would lose the focus.
        if shown == self._shown:
            return
        self._shown = shown
        self.clear()
        self.buttons = [
            LessonButton(index + 1, lessons[index], positions[index], is_next=index == next_index)
            for index in indices or range(len(lessons))
        ]
        for button in self.buttons:
            button.clicked.connect(lambda _checked=False, name=button.lesson.id: self.opened.emit(name))
            self.add_widget(button)
        self._arrows.serve(self.buttons, stop=self.next_lesson or next(iter(self.buttons), None))
        self.update()

    @property
    def next_lesson(self) -> LessonButton | None:
        """The button of the next lesson; None if everything is learned."""
        return next((button for button in self.buttons if button.is_next), None)

    def _arrange(self, width: int, *, test: bool) -> int:
        columns = max(1, min(len(self.buttons), width // (theme.px(_WIDTH) + _EDGE)))
        column_width = width / columns
        button_width = min(round(column_width) - 2 * _EDGE, theme.px(_WIDTH) * 3 // 2)
        y = _EDGE
        for number, first in enumerate(range(0, len(self.buttons), columns)):
            line = self.buttons[first : first + columns]
            row_height = max(button.heightForWidth(button_width) for button in line)
            for index, button in enumerate(line):
                column = columns - 1 - index if number % 2 else index
                if not test:
                    button.setGeometry(
                        round(column * column_width + (column_width - button_width) / 2), y, button_width, row_height
                    )
            y += row_height + _GAP
        return y - _GAP + _EDGE if self.buttons else 0

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_WIDTH) * 4, self._arrange(max(self.width(), theme.px(_WIDTH)), test=True))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(_WIDTH) + _EDGE, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for button, next_button in pairwise(self.buttons):
            learned = button.position.done
            style = Qt.PenStyle.SolidLine if learned else Qt.PenStyle.DotLine
            painter.setPen(QPen(colours.plus if learned else colours.control, 3 if learned else 1.5, style))
            start, end = button.centre(), next_button.centre()
            path = QPainterPath(start)
            if button.y() == next_button.y():
                path.lineTo(end)
            else:
                # The path turns beside the names, not through them.
                reach = QPointF((1 if start.x() >= self.width() / 2 else -1) * (button.width() / 2 + 2) * 1.4, 0)
                path.cubicTo(start + reach, end + reach, end)
            painter.drawPath(path)


def _paint_circle(painter: QPainter, centre: QPointF, radius: int, fill: QColor, edge: QColor) -> QRectF:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1.5))
    painter.setBrush(fill)
    painter.drawEllipse(centre, radius, radius)
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _paint_tick(painter: QPainter, circle: QRectF, share: float) -> None:
    side = round(circle.width() / 2 * share)
    sign = icon_pixmap("tick", theme.current().paper, side, painter.device().devicePixelRatioF())
    painter.drawPixmap(circle.center() - QPointF(side / 2, side / 2), sign)


class LessonsState(NamedTuple):
    """The open page; ``lesson`` is None if it is the map."""

    ruleset: str
    lesson: str | None
    step: int
    moves: Sequence[Any] = ()
    right: int = 0
    done: bool = False
    drill: AskedQuestion | None = None


class LessonsView(QWidget):
    view_changed = Signal()
    yaku_requested = Signal(str, str)
    hand_requested = Signal(object, bool)

    def __init__(self, matches: MatchSampler, store: PracticeStore) -> None:
        super().__init__()
        self._matches, self.store = matches, store
        self.setAccessibleName(tr("Lessons"))
        store.reload()
        chosen = registry.get_ruleset(store.system)
        self.ruleset: Ruleset = chosen if load_lessons(chosen) else systems_with_lessons()[0]
        self.page: LessonView | None = None
        self.title = Label(size=22, serif=True, wrap=True)
        self.count = Label(size=14, role="ink3")
        self.map = LessonMap()
        self.map.opened.connect(self.open)
        self.continue_button = PrimaryButton("", hint=tr("Enter"), on_click=self._continue_lessons)
        self._area, self._stack = ScrollArea(self.map), QStackedWidget()
        head = row(self.title, (self.count, 0, Qt.AlignmentFlag.AlignBottom), ..., gap=12)
        parts = head, (self._area, 1), row(..., self.continue_button)
        self._stack.addWidget(boxed(column(*parts, gap=12, edges=(20, 14, 20, 16)), Panel()))
        self._stack.currentChanged.connect(self.view_changed)
        self.setLayout(column(self._stack))
        store.changed.connect(self._refresh_map)
        store.ledger_changed.connect(self.show_map)
        self.show_map()

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return load_lessons(self.ruleset)

    @property
    def is_lesson_open(self) -> bool:
        return self._stack.currentIndex() > 0

    def show_map(self, ruleset: Ruleset | None = None) -> None:
        """Shows the map of a rule system, or of the current one."""
        self.ruleset = ruleset or self.ruleset
        lessons = self.lessons
        positions = [self.store.lesson_position(self.ruleset, lesson) for lesson in lessons]
        self.title.setText(tr("Lessons: {system}").format(system=short_ruleset(self.ruleset)))
        done = sum(position.done for position in positions)
        self.count.setText(tr("{count} of {all} learned").format(count=done, all=len(lessons)))
        self.map.show_lessons(lessons, positions, self.store.lesson_progress.next_lesson(self.ruleset.id, lessons))
        next_button = self.map.next_lesson
        self.continue_button.setVisible(next_button is not None)
        if next_button is not None:
            has_begun = any(position.step or position.done for position in positions)
            text = tr("&Continue: {lesson}") if has_begun else tr("&Start: {lesson}")
            self.continue_button.setText(text.format(lesson=localise(next_button.lesson.title).replace("&", "&&")))
            # Its position is known only after layout.
            QTimer.singleShot(0, next_button, lambda: self._area.ensureWidgetVisible(next_button))
        self._stack.setCurrentIndex(0)
        redirect_focus(self, self.continue_button if next_button is not None else self.map)

    def open(self, name: str, step: int | None = None) -> None:
        """Opens a lesson by its id, at a step or where the user left it.

        Raises ``KeyError`` if there is no such lesson.
        """
        numbered_lessons = {lesson.id: (lesson, number) for number, lesson in enumerate(self.lessons, start=1)}
        lesson, number = numbered_lessons[name]
        page = self._page()
        self._stack.setCurrentWidget(page)
        redirect_focus(self, page)
        page.show_lesson(lesson, number, self.store.lesson_position(self.ruleset, lesson))
        if step is not None:
            page.show_step(step)

    def _page(self) -> LessonView:
        if self.page is not None and self.page.ruleset is self.ruleset:
            return self.page
        if self.page is not None:
            self._stack.removeWidget(self.page)
            self.page.deleteLater()
        page = self.page = LessonView(self.ruleset, self._board)
        page.closed.connect(self._leave)
        page.progress_made.connect(self._save_progress)
        page.next_requested.connect(self._continue_lessons)
        page.yaku_requested.connect(self.yaku_requested)
        self._stack.addWidget(page)
        return page

    def _board(self, lesson: Lesson, right: int) -> DrillBoard:
        practice = LessonCourse(self.store, self._matches, self.ruleset, lesson.exercises, right)
        board = DrillBoard(self.store, self._matches, course=practice)
        board.yaku_requested.connect(self.yaku_requested)
        board.hand_requested.connect(self.hand_requested)
        return board

    def _save_progress(self, step: int, right: int, done: bool) -> None:
        if self.page is not None and self.page.lesson is not None:
            self.store.save_lesson_progress(self.ruleset, self.page.lesson, step, right, done=done)

    def _leave(self) -> None:
        """Shows the map with the focus on the lesson that was left."""
        lesson = self.page.lesson if self.page is not None else None
        self.show_map()
        button = next((button for button in self.map.buttons if button.lesson is lesson), None)
        (button or self).setFocus(Qt.FocusReason.TabFocusReason)

    def _continue_lessons(self) -> None:
        """Shows the next lesson that is not learned, or the map."""
        self.show_map()
        if self.map.next_lesson is not None:
            self.open(self.map.next_lesson.lesson.id)
        else:
            self.setFocus()

    def save_state(self) -> LessonsState:
        page = self.page
        if self.is_lesson_open and page is not None and page.lesson is not None:
            moves = page.felt.moves if page.felt is not None else ()
            drill = page.board.save_state() if page.board is not None else None
            return LessonsState(self.ruleset.id, page.lesson.id, page.step_index, moves, page.right, page.done, drill)
        return LessonsState(self.ruleset.id, None, 0)

    def restore_state(self, state: LessonsState) -> None:
        self.show_map(registry.get_ruleset(state.ruleset))
        if state.lesson is not None:
            self.open(state.lesson, state.step)
            page = self._page()
            page.restore_drills(state.drill, state.right, done=state.done)
            if page.felt is not None:
                for move in state.moves:
                    page.felt.repeat(move)

    def event(self, event: QEvent) -> bool:
        return claims_key(event, self._is_continue_key) or super().event(event)

    def _is_continue_key(self, event: QKeyEvent) -> bool:
        return event.key() in ENTER and not self.is_lesson_open and self.continue_button.isVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_continue_key(event):
            self._continue_lessons()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.store.reload()
        self._refresh_map()

    def _refresh_map(self) -> None:
        if self.isVisible() and not self.is_lesson_open:
            self.show_map()


class LessonCourse(DrillCourse):
    """The drills at the end of a lesson: its exercises in turn, from ``turn`` on."""

    saves_state = False

    def __init__(
        self,
        store: PracticeStore,
        matches: MatchSampler,
        ruleset: Ruleset,
        exercises: tuple[FinalDrill, ...],
        turn: int,
    ) -> None:
        super().__init__(store, matches)
        self.ruleset, self._exercises, self._turn = ruleset, exercises, turn
        self._topics: tuple[str, ...] = ()

    def advance(self) -> None:
        exercise = self._exercises[self._turn % len(self._exercises)]
        self._turn += 1
        self.subject, self.yaku, self.from_club = exercise.subject, exercise.yaku, False
        self.chosen_level, self._topics = exercise.level, exercise.topics
        super().advance()

    def _due_topic(self) -> str | None:
        """Returns a topic of the exercise, ignoring what else is due."""
        return self.chance.choice(self._topics) if self._topics else None
