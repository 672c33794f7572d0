# SPDX-License-Identifier: MIT
"""Riichi sticks and the controls on a seat plate."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.painting import (
    follow_theme,
    paint_box,
    paint_text,
    stands_on,
    text_height,
    text_width,
)

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
