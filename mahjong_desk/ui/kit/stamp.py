# SPDX-License-Identifier: MIT
"""A round stamp in red, as a club sets it under a result."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import follow_theme

_TURN = -8
"""By how many degrees a hand that stamps is off."""


class Stamp(QWidget):
    """A letter or two in two rings."""

    def __init__(self, letters: str, name: str, *, size: int = 88, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.letters = letters
        self._size = size
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(self._size), theme.px(self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(min(self.width(), self.height()))
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(_TURN)
        painter.setPen(QPen(theme.current().minus, side * 0.045))
        painter.drawEllipse(QPointF(0, 0), side * 0.47, side * 0.47)
        painter.setPen(QPen(theme.current().minus, side * 0.012))
        painter.drawEllipse(QPointF(0, 0), side * 0.39, side * 0.39)
        font = QFont(theme.font(20, bold=True))
        font.setPixelSize(max(1, round(side * (0.56 if len(self.letters) == 1 else 0.36))))
        painter.setFont(font)
        box = QRectF(-side / 2, -side / 2, side, side)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter.value), self.letters)
