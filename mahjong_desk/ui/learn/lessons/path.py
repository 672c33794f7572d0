# SPDX-License-Identifier: MIT
"""How far a lesson has come: a point for each screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import icon_pixmap
from mahjong_desk.ui.kit.painting import follow_theme, paint_text, text_height

_STEP, _POINT, _NOW = 30, 7, 9


class LessonPath(QWidget):
    """Points in a line, those behind ticked, the one of the screen that is shown in brass, and its number below.

    Attributes:
        at: The screen that is shown, from 0.
        length: How many there are.
    """

    spoken_as = "StaticText"

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes a path of nothing."""
        super().__init__(parent)
        self.at, self.length = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def show_step(self, at: int, length: int) -> None:
        """Shows another screen."""
        self.at, self.length = at, length
        self.restyle()
        self.updateGeometry()
        self.update()

    def _words(self) -> str:
        return self.tr("step {number} of {all}").format(number=self.at + 1, all=self.length) if self.length else ""

    def restyle(self) -> None:
        """Says it in the language that holds now."""
        self.setAccessibleName(self._words())

    def sizeHint(self) -> QSize:
        """Returns the room of points and words."""
        wide = theme.px(_STEP) * max(0, self.length - 1) + 2 * theme.px(_NOW) + 4
        return QSize(max(wide, theme.px(110)), 2 * theme.px(_NOW) + 6 + round(text_height(theme.font(14))))

    def minimumSizeHint(self) -> QSize:
        """Returns the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws line, points and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        step, middle = theme.px(_STEP), theme.px(_NOW) + 2.0
        first = (self.width() - step * (self.length - 1)) / 2
        for place in range(self.length - 1):
            behind = place < self.at
            painter.setPen(QPen(now.plus if behind else now.control, 3 if behind else 1.5))
            painter.drawLine(QPointF(first + place * step, middle), QPointF(first + (place + 1) * step, middle))
        for place in range(self.length):
            centre = QPointF(first + place * step, middle)
            self._point(painter, centre, place)
        words = QRectF(0, 2 * middle, self.width(), text_height(theme.font(14)))
        paint_text(painter, words, self._words(), theme.font(14), now.ink3, Qt.AlignmentFlag.AlignHCenter)

    def _point(self, painter: QPainter, centre: QPointF, place: int) -> None:
        now = theme.current()
        radius = theme.px(_NOW if place == self.at else _POINT)
        if place == self.at:
            painter.setPen(QPen(now.brass_edge, 1))
            painter.setBrush(now.brass)
        elif place < self.at:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.plus)
        else:
            painter.setPen(QPen(now.control, 1.5))
            painter.setBrush(now.paper)
        painter.drawEllipse(centre, radius, radius)
        if place < self.at:
            side = round(radius * 1.5)
            sign = icon_pixmap("tick", now.paper, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(centre.x() - side / 2, centre.y() - side / 2), sign)
