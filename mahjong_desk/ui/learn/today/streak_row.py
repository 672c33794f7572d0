# SPDX-License-Identifier: MIT
"""Days in a row: a tick for each day of the last ones on which something was practised, a dot for each other one."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.marks import paint_tick
from mahjong_desk.ui.kit.painting import follow_theme, paint_text, text_height, text_width
from mahjong_desk.ui.kit.text_format import headed, listed
from mahjong_desk.ui.text.dates import day_name, weekday

_STEP, _RADIUS, _DOT = 28, 10, 3
_MOST = 13


class StreakRow(QWidget):
    """The last days, today at the right."""

    spoken_as = "Graphic"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: frozenset[date] = frozenset()
        self._today = date.min
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def show_days(self, days: Collection[date], today: date) -> None:
        """Shows on which days something was practised."""
        self._days, self._today = frozenset(days), today
        practised = [day_name(day) for day in self._shown(_MOST) if day in self._days]
        self.setAccessibleName(headed(tr("Practised on"), listed(practised) or tr("none of these days")))
        self.update()

    def _shown(self, number: int) -> list[date]:
        return [self._today - timedelta(ago) for ago in range(number - 1, -1, -1)] if self._today > date.min else []

    def _step(self) -> float:
        labels = max((text_width(theme.font(13, bold=True), weekday(day)) for day in self._shown(7)), default=0.0)
        return max(theme.px(_STEP), labels + 4)

    def sizeHint(self) -> QSize:
        return QSize(round(self._step() * _MOST), theme.px(2 * _RADIUS + 4) + round(text_height(theme.font(13))))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._step() * 7), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shades, step, radius = theme.current(), self._step(), theme.px(_RADIUS)
        days = self._shown(max(1, min(_MOST, int(self.width() // step))))
        for place, day in enumerate(days):
            middle = QPointF(step * (place + 0.5), radius + 2)
            if day in self._days:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shades.plus)
                painter.drawEllipse(middle, radius, radius)
                paint_tick(painter, middle, radius)
            elif day == self._today:
                painter.setPen(QPen(shades.brass_text, 2))
                painter.setBrush(shades.paper)
                painter.drawEllipse(middle, radius - 1, radius - 1)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shades.control)
                painter.drawEllipse(middle, theme.px(_DOT), theme.px(_DOT))
            today = day == self._today
            below = QRectF(middle.x() - step / 2, 2 * radius + 4, step, text_height(theme.font(13)))
            font = theme.font(13, bold=today)
            colour = shades.ink if today else shades.ink3
            paint_text(painter, below, weekday(day), font, colour, Qt.AlignmentFlag.AlignHCenter)
