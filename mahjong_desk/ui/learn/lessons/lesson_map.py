# SPDX-License-Identifier: MIT
"""The map of lessons."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from mahjong_desk.learn.lessons.lesson import Lesson
from mahjong_desk.learn.lessons.lesson_progress import LessonPosition
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ArrowKeys, column
from mahjong_desk.ui.kit.layout.flow import HeightForWidthBox
from mahjong_desk.ui.kit.painting import icon_pixmap, paint_box, paint_text, register_for_theme
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.text.phrases import localised

_RADIUS, _NEXT_RADIUS, _WIDTH, _GAP, _EDGE = 17, 19, 150, 20, 10
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class LessonButton(ContentButton):
    """A lesson on the map: a circle with its number or a tick, its name and its progress."""

    def __init__(self, number: int, lesson: Lesson, place: LessonPosition, *, is_next: bool) -> None:
        self.lesson, self.place, self.is_next, self._number = lesson, place, is_next, number
        self._title = Label(bold=is_next, wrap=True)
        self._progress = Label(size=14, role="brass_text")
        for text in (self._title, self._progress):
            text.setAlignment(_CENTRE)
        above = 2 * theme.px(_NEXT_RADIUS) + 10
        super().__init__(column(self._title, self._progress, ..., edges=(0, above, 0, 4)))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def restyle(self) -> None:
        name, progress = (localised(self.lesson.title), tr("next", "the next lesson") if self.is_next else "")
        if self.place.step > 0:
            sentence = tr("step {number} of {all}")
            progress = sentence.format(number=self.place.step + 1, all=self.lesson.length)
        self._title.setText(name)
        # The line keeps its height.
        self._progress.setText(progress or " ")
        number = tr("Lesson {number}: {name}").format(number=self._number, name=name)
        self.setAccessibleName(join_notes(number, tr("learned") if self.place.done else progress))

    def centre(self) -> QPointF:
        """Returns the centre of the circle in the map's coordinates."""
        return QPointF(self.x() + self.width() / 2, self.y() + theme.px(_NEXT_RADIUS) + 4.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now = QPainter(self), theme.current()
        if self.underMouse():
            paint_box(painter, QRectF(self.rect()), now.brass_wash, None, 8)
        done, following = self.place.done, self.is_next
        edge = now.brass_edge if following else now.plus if done else now.control
        fill = now.brass if following else now.plus if done else now.paper
        radius = theme.px(_NEXT_RADIUS if following else _RADIUS)
        box = _circle(painter, self.centre() - self.pos(), radius, fill, edge)
        if done and not following:
            _tick(painter, box, 1.2)
        else:
            ink, font = now.brass_ink if following else now.ink2, theme.font(16, bold=following)
            paint_text(painter, box, str(self._number), font, ink, _CENTRE)


class LessonMap(HeightForWidthBox):
    """The stations in rows of alternating direction."""

    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[LessonButton] = []
        self._arrows = ArrowKeys(self)
        register_for_theme(self)

    def show_lessons(
        self,
        lessons: Sequence[Lesson],
        places: Sequence[LessonPosition],
        following: int | None,
        shown: range | None = None,
    ) -> None:
        """Shows lessons, all or those ``shown``; ``following`` is the index of the next one, or None."""
        self.clear()
        self.buttons = [
            LessonButton(at + 1, lessons[at], places[at], is_next=at == following)
            for at in shown or range(len(lessons))
        ]
        for station in self.buttons:
            station.clicked.connect(lambda _checked=False, name=station.lesson.id: self.opened.emit(name))
            self.add_widget(station)
        self._arrows.serve(self.buttons, stop=self.next_lesson or next(iter(self.buttons), None))
        self.update()

    @property
    def next_lesson(self) -> LessonButton | None:
        """The next station; None if everything is learned."""
        return next((one for one in self.buttons if one.is_next), None)

    def _arrange(self, width: int, *, test: bool) -> int:
        columns = max(1, min(len(self.buttons), width // (theme.px(_WIDTH) + _EDGE)))
        wide = width / columns
        own = min(round(wide) - 2 * _EDGE, theme.px(_WIDTH) * 3 // 2)
        y = _EDGE
        for number, first in enumerate(range(0, len(self.buttons), columns)):
            line = self.buttons[first : first + columns]
            high = max(station.heightForWidth(own) for station in line)
            for at, station in enumerate(line):
                place = columns - 1 - at if number % 2 else at
                if not test:
                    station.setGeometry(round(place * wide + (wide - own) / 2), y, own, high)
            y += high + _GAP
        return y - _GAP + _EDGE if self.buttons else 0

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_WIDTH) * 4, self._arrange(max(self.width(), theme.px(_WIDTH)), test=True))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(_WIDTH) + _EDGE, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for one, following in pairwise(self.buttons):
            learned = one.place.done
            style = Qt.PenStyle.SolidLine if learned else Qt.PenStyle.DotLine
            painter.setPen(QPen(now.plus if learned else now.control, 3 if learned else 1.5, style))
            start, end = one.centre(), following.centre()
            path = QPainterPath(start)
            if one.y() == following.y():
                path.lineTo(end)
            else:
                # The path turns beside the names.
                reach = QPointF((1 if start.x() >= self.width() / 2 else -1) * (one.width() / 2 + 2) * 1.4, 0)
                path.cubicTo(start + reach, end + reach, end)
            painter.drawPath(path)


def _circle(painter: QPainter, centre: QPointF, radius: int, fill: QColor, edge: QColor) -> QRectF:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1.5))
    painter.setBrush(fill)
    painter.drawEllipse(centre, radius, radius)
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _tick(painter: QPainter, circle: QRectF, share: float) -> None:
    side = round(circle.width() / 2 * share)
    sign = icon_pixmap("tick", theme.current().paper, side, painter.device().devicePixelRatioF())
    painter.drawPixmap(circle.center() - QPointF(side / 2, side / 2), sign)
