# SPDX-License-Identifier: MIT
"""The sticks on the table: for riichi and for honba."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import (
    follow_theme,
    paint_box,
    paint_text,
    stands_on,
    text_height,
    text_width,
)

_IVORY = QColor("#FBF6E8")
_IVORY_EDGE = QColor("#A3946F")
_RED = QColor("#B4232C")


class Stick(QWidget):
    """A scoring stick, 74 by 10, and the number of sticks beside it."""

    def __init__(self, kind: str = "riichi", count: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self._count = count
        self._called = ""
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def set_scale(self, scale: float) -> None:
        """Draws stick and number so many times larger."""
        if scale != self._scale:
            self._scale = scale
            self.updateGeometry()
            self.update()

    def _px(self, size: float) -> int:
        return theme.px(size * self._scale)

    def set_count(self, count: int | None, called: str = "") -> None:
        """Shows another number of sticks, which a game may call otherwise than by their kind."""
        self._count, self._called = count, called
        self.restyle()
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Says what it is in the language that holds now."""
        name = self._called or (tr("Riichi stick") if self.kind == "riichi" else tr("Honba stick"))
        if self._count is not None:
            self.setAccessibleName(tr("{stick}: {count}").format(stick=name, count=self._count))
        else:
            self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        if self._count is None:
            return QSize(self._px(74), self._px(12))
        font = theme.font(18 * self._scale, bold=True)
        return QSize(self._px(74 + 9) + round(text_width(font, str(self._count))) + 2, round(text_height(font)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        length, height = self._px(74), self._px(10)
        paint_stick(painter, QRectF(0.5, (self.height() - height) / 2, length - 1, height), self.kind)
        if self._count is not None:
            now = theme.current()
            colour = now.felt_ink if stands_on(self) == "felt" else now.ink
            box = QRectF(length + self._px(9), 0, self.width(), self.height())
            paint_text(painter, box, str(self._count), theme.font(18 * self._scale, bold=True), colour)


def paint_stick(painter: QPainter, box: QRectF, kind: str) -> None:
    """Paints a stick of ivory: one red dot for ``riichi``, eight small ones for ``honba``."""
    paint_box(painter, box, _IVORY, _IVORY_EDGE, 3 * box.height() / 10)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(_RED)
    unit = box.height() / 10
    centre = box.center()
    if kind == "riichi":
        painter.drawEllipse(centre, 2.4 * unit, 2.4 * unit)
    else:
        for column in range(4):
            for row in (-1, 1):
                painter.drawEllipse(
                    centre + QPointF((column - 1.5) * 4 * unit, row * 1.9 * unit), 1.1 * unit, 1.1 * unit
                )
    painter.restore()
