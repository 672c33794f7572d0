# SPDX-License-Identifier: MIT
"""What can be pressed on the plate of a seat: its name, which opens what else the seat can do, and its riichi."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.chip import Chip
from mahjong_desk.ui.kit.painting import paint_box, paint_text

ARROW = 18
"""The room of the arrow behind a name."""
_ARROW_WIDTH = 9
_SIDE = 40
_INSIDE = 7
"""How far the line through a digit that cannot be chosen keeps off the corners."""


class NameButton(QAbstractButton):
    """Lies over the name on a plate: a small arrow behind it, and an edge under the mouse."""

    spoken_as = "ButtonMenu"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        if self.underMouse():
            paint_box(painter, QRectF(self.rect()), None, now.felt_ink2, 6)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.felt_ink2)
        middle = QPointF(self.width() - ARROW / 2, self.height() / 2)
        corners = (QPointF(-4.5, -2.5), QPointF(4.5, -2.5), QPointF(0, 3))
        large = min(max(1.0, theme.scale()), ARROW / _ARROW_WIDTH)
        painter.drawPolygon(QPolygonF([middle + corner * large for corner in corners]))


class RiichiChip(Chip):
    """Declares the riichi of a seat; barred in its place where the rules refuse it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent, on_felt=True, checkable=False)
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.restyle()
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Grows with the texts of its plate."""
        self._scale = max(1.0, scale)
        self.updateGeometry()
        self.update()

    def text_font(self) -> QFont:
        """Returns the font of the text, as large as those beside it."""
        return theme.font(14 * self._scale, bold=self.isChecked())

    def sizeHint(self) -> QSize:
        wanted = super().sizeHint() * self._scale
        return wanted.expandedTo(QSize(theme.FINGER, theme.FINGER)) if self._scale > 1 else wanted

    def restyle(self) -> None:
        """Takes its name from the language that holds now."""
        self.setText(tr("Riichi"))


class TargetMark(QWidget):
    """The digit that chooses a seat, in brass; dull and struck out where it cannot be chosen. The mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.digit = ""
        self.barred = False
        self.hide()

    def show_digit(self, digit: str, *, barred: bool) -> None:
        """Shows another digit; nothing if empty."""
        self.digit, self.barred = digit, barred
        self.setVisible(bool(digit))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_SIDE), theme.px(_SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        box = QRectF(self.rect())
        fill, edge, ink = (
            (now.felt_deep, now.felt_line, now.felt_ink2) if self.barred else (now.brass, now.brass_edge, now.brass_ink)
        )
        paint_box(painter, box, fill, edge, 8)
        font = theme.font(24, bold=True)
        paint_text(painter, box, self.digit, font, ink, Qt.AlignmentFlag.AlignHCenter)
        if self.barred:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(ink, 2))
            painter.drawLine(box.bottomLeft() + QPointF(_INSIDE, -_INSIDE), box.topRight() + QPointF(-_INSIDE, _INSIDE))
