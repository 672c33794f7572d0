# SPDX-License-Identifier: MIT
"""The line under the board that says what its signs mean."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.faces import Look
from mahjong_desk.ui.kit import Text
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.painting import follow_theme, paint_box, paint_text

_SIGN = 18


class _Sign(QWidget):
    """A cell as the board draws it, without its figure; None for one that is not there."""

    spoken_as = "Graphic"

    def __init__(self, look: Look | None) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """Returns the room of a small box."""
        return QSize(theme.px(_SIGN), theme.px(_SIGN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the sign."""
        painter, now, box = QPainter(self), theme.current(), QRectF(self.rect())
        middle = Qt.AlignmentFlag.AlignHCenter
        if self._look is Look.FIRST:
            paint_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), now.brass_wash, now.brass_text, 4)
        elif self._look is Look.LEFT_OUT:
            paint_text(painter, box, "2", theme.font(14), now.ink3, middle)
            painter.setPen(QPen(now.ink3, 1.2))
            y = round(box.center().y()) + 0.5
            painter.drawLine(QLineF(box.center().x() - theme.px(6), y, box.center().x() + theme.px(6), y))
        else:
            paint_text(painter, box, "·", theme.font(15), now.ink3, middle)


class KeyLine(Flow):
    """Explains the signs of a board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begins without signs."""
        super().__init__(parent, gap=18)
        self.texts: tuple[str, ...] = ()

    def explain(self, *signs: tuple[Look | None, str], remark: str = "") -> None:
        """Shows what signs mean, and a remark behind them."""
        self.texts = (*(text for _, text in signs), *([remark] if remark else []))
        self.clear()
        for look, text in signs:
            self.add_widget(_item(_Sign(look), text))
        if remark:
            self.add_widget(_item(None, remark))


def _item(sign: QWidget | None, text: str) -> QWidget:
    item = QWidget()
    row = QHBoxLayout(item)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    if sign is not None:
        row.addWidget(sign)
    row.addWidget(Text(text, size=14, role="ink3"))
    return item
