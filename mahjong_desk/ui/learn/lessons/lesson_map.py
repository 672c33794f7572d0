# SPDX-License-Identifier: MIT
"""The map of a rule system's lessons: a way with a station for each, what is learned ticked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.learn.lessons import Lesson, Place, Stage
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import icon_pixmap
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.painting import follow_theme, paint_box, paint_text, text_height
from mahjong_desk.ui.words import in_language

_RADIUS, _NEXT_RADIUS, _WIDTH, _GAP, _EDGE = 17, 19, 150, 20, 10
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Station(QAbstractButton):
    """One lesson on the map: a circle with its number or a tick, its name, and how far it has come.

    Attributes:
        lesson: The lesson.
        stage: How far it has come.
    """

    def __init__(self, number: int, lesson: Lesson, stage: Stage, place: Place, parent: QWidget) -> None:
        """Makes the station of a lesson."""
        super().__init__(parent)
        self.lesson, self.stage = lesson, stage
        self._number, self._place = number, place
        self.setProperty("ring", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def _begun(self) -> bool:
        return self._place.step > 0

    def _told(self) -> str:
        """Returns how far the lesson has come, in words; nothing where the sign says it."""
        if self._begun():
            return self.tr("step {number} of {all}").format(number=self._place.step + 1, all=self.lesson.length)
        return self.tr("next") if self.stage is Stage.NEXT else ""

    def restyle(self) -> None:
        """Says the lesson in the language that holds now."""
        known = self.tr("learned") if self._place.done else self._told()
        name = in_language(self.lesson.title)
        number = self.tr("Lesson {number}: {name}").format(number=self._number, name=name)
        self.setAccessibleName(noted(number, known))

    def _font(self) -> QFont:
        return theme.font(15, bold=self.stage is Stage.NEXT)

    def _title_height(self, width: int) -> int:
        flags = int(Qt.TextFlag.TextWordWrap.value)
        room = QRectF(0, 0, width, 1000)
        metrics = QFontMetricsF(theme.font(15, bold=True))
        return round(metrics.boundingRect(room, flags, in_language(self.lesson.title)).height()) + 1

    def height_at(self, width: int) -> int:
        """Returns how high the station is where it is so wide."""
        return 2 * theme.px(_NEXT_RADIUS) + 10 + self._title_height(width) + round(text_height(theme.font(14))) + 4

    def sizeHint(self) -> QSize:
        """Returns the room of circle and words."""
        width = theme.px(_WIDTH)
        return QSize(width, self.height_at(width))

    def centre(self) -> QPointF:
        """Returns the middle of the circle, in pixels of the map."""
        return QPointF(self.x() + self.width() / 2, self.y() + theme.px(_NEXT_RADIUS) + 4.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws circle, name and stage."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        if self.underMouse():
            paint_box(painter, QRectF(self.rect()), now.brass_wash, None, 8)
        centre = QPointF(self.width() / 2, theme.px(_NEXT_RADIUS) + 4.0)
        done, following = self._place.done, self.stage is Stage.NEXT
        radius = theme.px(_NEXT_RADIUS if following else _RADIUS)
        edge = now.brass_edge if following else now.plus if done else now.control
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(now.brass if following else now.plus if done else now.paper)
        painter.drawEllipse(centre, radius, radius)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        if done and not following:
            side = round(radius * 1.2)
            sign = icon_pixmap("tick", now.paper, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(centre.x() - side / 2, centre.y() - side / 2), sign)
        else:
            ink = now.brass_ink if following else now.ink2
            font = theme.font(16, bold=following)
            paint_text(painter, box, str(self._number), font, ink, Qt.AlignmentFlag.AlignHCenter)
        top = 2 * theme.px(_NEXT_RADIUS) + 10.0
        high = self._title_height(self.width())
        painter.setFont(self._font())
        painter.setPen(now.ink)
        flags = int(Qt.TextFlag.TextWordWrap.value) | int(Qt.AlignmentFlag.AlignHCenter.value)
        painter.drawText(QRectF(0, top, self.width(), high), flags, in_language(self.lesson.title))
        below = QRectF(0, top + high, self.width(), text_height(theme.font(14)))
        paint_text(painter, below, self._told(), theme.font(14), now.brass_text, Qt.AlignmentFlag.AlignHCenter)


class LessonMap(QWidget):
    """The stations in lines that turn at their ends, as many beside each other as there is room for.

    Attributes:
        stations: A station for each lesson.

    Signals:
        opened(str): A lesson shall be shown, by its id.
    """

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty map."""
        super().__init__(parent)
        self.stations: list[Station] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        follow_theme(self)

    def show_lessons(
        self, lessons: Sequence[Lesson], stages: Sequence[Stage], places: Sequence[Place], *, first: int = 1
    ) -> None:
        """Shows lessons.

        Args:
            lessons: The lessons in their order.
            stages: How far somebody is with each.
            places: Where somebody stands in each.
            first: The number of the first of them.
        """
        for station in self.stations:
            station.hide()
            station.deleteLater()
        self.stations = []
        for number, (lesson, stage, place) in enumerate(zip(lessons, stages, places, strict=True), start=first):
            station = Station(number, lesson, stage, place, self)
            station.clicked.connect(lambda _checked=False, name=lesson.id: self.opened.emit(name))
            station.installEventFilter(self)
            station.show()
            self.stations.append(station)
        self._stop_at(self.following or next(iter(self.stations), None))
        self._lay(self.width(), test=False)
        self.updateGeometry()
        self.update()

    @property
    def following(self) -> Station | None:
        """The station to go on with; None where everything is learned."""
        return next((one for one in self.stations if one.stage is Stage.NEXT), None)

    def _stop_at(self, station: Station | None) -> None:
        """Lets Tab stop at one station, from which the arrow keys lead to the others."""
        policies = Qt.FocusPolicy
        for one in self.stations:
            one.setFocusPolicy(policies.StrongFocus if one is station else policies.ClickFocus)

    def _columns(self, width: int) -> int:
        return max(1, min(len(self.stations), width // (theme.px(_WIDTH) + _EDGE)))

    def _lay(self, width: int, *, test: bool) -> int:
        """Lays the stations for a width, unless that is only a ``test``; returns their height."""
        if not self.stations:
            return 0
        columns = self._columns(width)
        wide = width / columns
        own = min(round(wide) - 2 * _EDGE, theme.px(_WIDTH) * 3 // 2)
        y = _EDGE
        for first in range(0, len(self.stations), columns):
            line = self.stations[first : first + columns]
            high = max(station.height_at(own) for station in line)
            turned = (first // columns) % 2
            for at, station in enumerate(line):
                column = columns - 1 - at if turned else at
                if not test:
                    left = round(column * wide + (wide - own) / 2)
                    station.setGeometry(left, y, own, high)
            y += high + _GAP
        return y - _GAP + _EDGE

    def hasHeightForWidth(self) -> bool:
        """Returns that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Returns the height of all lines at that width."""
        return self._lay(width, test=True)

    def sizeHint(self) -> QSize:
        """Returns the room at the width that it has."""
        return QSize(theme.px(_WIDTH) * 4, self._lay(max(self.width(), theme.px(_WIDTH)), test=True))

    def minimumSizeHint(self) -> QSize:
        """Returns the room of one station beside none, at the height that it has now."""
        return QSize(theme.px(_WIDTH) + _EDGE, self._lay(max(self.width(), theme.px(_WIDTH)), test=True))

    def restyle(self) -> None:
        """Lays the stations for the size of the texts."""
        self._lay(self.width(), test=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the stations for the new width."""
        super().resizeEvent(event)
        self._lay(self.width(), test=False)

    def eventFilter(self, watched: object, event: object) -> bool:
        """Goes from station to station with the arrow keys, and opens one with Enter."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.stations:
            at, key = self.stations.index(watched), Qt.Key(event.key())
            if key in _STEPS:
                other = self.stations[(at + _STEPS[key]) % len(self.stations)]
                self._stop_at(other)
                other.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if key in _ENTER:
                self.stations[at].click()
                return True
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the way: behind what is learned a line, before it points."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        for one, following in zip(self.stations, self.stations[1:], strict=False):
            learned = one.stage is Stage.DONE
            pen = QPen(now.plus if learned else now.control, 3 if learned else 1.5)
            if not learned:
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            start, end = one.centre(), following.centre()
            if one.y() == following.y():
                painter.drawLine(start, end)
                continue
            # The way turns beside the names, not through them.
            side = 1 if start.x() >= self.width() / 2 else -1
            reach = side * (one.width() / 2 + 2)
            path = QPainterPath(start)
            path.cubicTo(QPointF(start.x() + reach * 1.4, start.y()), QPointF(end.x() + reach * 1.4, end.y()), end)
            painter.drawPath(path)
