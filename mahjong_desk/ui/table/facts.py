# SPDX-License-Identifier: MIT
"""What stands over the next hand, in a corner of the felt: large enough to be read in passing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.listing import stopped
from mahjong_desk.ui.kit.painting import follow_theme, paint_box

_SIZE = 16
_INSIDE = 9
_GAP = 6


class Facts(QWidget):
    """Short sentences, each on a plate of its own with an edge of brass; they wrap and stand at the foot of their room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts: tuple[str, ...] = ()
        self._scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        follow_theme(self)

    def show_facts(self, facts: Sequence[str]) -> None:
        """Says other sentences; nothing is seen where there are none."""
        self.facts = tuple(facts)
        self.setAccessibleName(stopped(*facts))
        self.setVisible(bool(facts))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Sets how much larger than usual the sentences are."""
        self._scale = scale
        self.update()

    def boxes(self) -> list[QRect]:
        """Returns the plate of each sentence, from the foot upwards in their order from above."""
        boxes: list[QRect] = []
        foot = self.height()
        for fact in reversed(self.facts):
            room = QRect(0, 0, self.width() - 2 * _INSIDE, self.height())
            ink = self._metrics_box(room, fact)
            plate = QRect(0, 0, ink.width() + 2 * _INSIDE, ink.height() + 2 * _INSIDE - 4)
            plate.moveBottomLeft(QRect(0, 0, 1, foot).bottomLeft())
            boxes.append(plate)
            foot = plate.top() - _GAP
        return boxes[::-1]

    def _metrics_box(self, room: QRect, fact: str) -> QRect:
        self.setFont(theme.font(_SIZE * self._scale, bold=True))
        return self.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), fact)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        for fact, plate in zip(self.facts, self.boxes(), strict=True):
            paint_box(painter, QRectF(plate), now.felt_dark, now.brass, 8)
            painter.setFont(self.font())
            painter.setPen(now.felt_ink)
            inside = plate.adjusted(_INSIDE, _INSIDE - 2, -_INSIDE + 2, -_INSIDE + 2)
            painter.drawText(inside, int(Qt.TextFlag.TextWordWrap.value), fact)
