# SPDX-License-Identifier: MIT
"""Riichi sticks and the controls on a seat plate."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.painting import antialias, paint_box, paint_text, register_for_theme, remeasure
from mahjong_desk.ui.kit.text_format import without_mnemonic

ARROW = 18
"""The width of the arrow after a name."""
_ARROW_WIDTH = 9
_NAME_EDGE = 5
_SIDE = 40
_STRIKE_INSET = 7
"""The distance of the strike through a disabled digit from the corners."""


class NameButton(QAbstractButton):
    """The name on a plate, with an arrow if it opens a menu."""

    accessible_role = "ButtonMenu"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_menu("")

    def set_menu(self, menu: str) -> None:
        """Sets what the menu holds; empty for no menu."""
        self.setEnabled(bool(menu))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not menu)
        self.setCursor(Qt.CursorShape.PointingHandCursor if menu else Qt.CursorShape.ArrowCursor)
        self.setToolTip(menu)
        # Without one, a screen reader reads the text, which may change.
        self.setAccessibleName(menu)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours, box = theme.current(), QRectF(self.rect())
        name = without_mnemonic(self.text())
        paint_text(painter, box.adjusted(_NAME_EDGE, 0, 0, 0), name, self.font(), colours.felt_ink)
        if not self.isEnabled():
            return
        if self.underMouse():
            paint_box(painter, box, None, colours.felt_ink2, 6)
        middle = QPointF(self.width() - ARROW / 2, self.height() / 2)
        corners = (QPointF(-4.5, -2.5), QPointF(4.5, -2.5), QPointF(0, 3))
        large = min(max(1.0, theme.scale()), ARROW / _ARROW_WIDTH)
        with antialias(painter, brush=colours.felt_ink2):
            painter.drawPolygon(QPolygonF([middle + corner * large for corner in corners]))


class RiichiChip(Chip):
    """Declares the riichi of a seat; disabled if the rules refuse it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", on_felt=True, checkable=False)
        self.setParent(parent)
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.restyle()
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Sets the scale of the plate's texts."""
        self._scale = max(1.0, scale)
        remeasure(self)

    def text_font(self) -> QFont:
        return theme.font(14 * self._scale, bold=self.isChecked())

    def sizeHint(self) -> QSize:
        size = super().sizeHint() * self._scale
        return size.expandedTo(QSize(theme.MIN_TOUCH_SIZE, theme.MIN_TOUCH_SIZE)) if self._scale > 1 else size

    def restyle(self) -> None:
        self.setText(tr("Riichi"))


class SeatDigit(QWidget):
    """The digit that chooses a seat, struck through if it is disabled."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.digit = ""
        self.disabled = False
        self.hide()

    def show_digit(self, digit: str, *, disabled: bool) -> None:
        """Shows a digit, or hides it if empty."""
        self.digit, self.disabled = digit, disabled
        self.setVisible(bool(digit))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_SIDE), theme.px(_SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        box = QRectF(self.rect())
        fill, edge, ink = colours.brass, colours.brass_edge, colours.brass_ink
        if self.disabled:
            fill, edge, ink = colours.felt_deep, colours.felt_line, colours.felt_ink2
        paint_box(painter, box, fill, edge, 8)
        font = theme.font(24, bold=True)
        paint_text(painter, box, self.digit, font, ink, Qt.AlignmentFlag.AlignHCenter)
        if self.disabled:
            inset = QPointF(_STRIKE_INSET, -_STRIKE_INSET)
            with antialias(painter, QPen(ink, 2)):
                painter.drawLine(box.bottomLeft() + inset, box.topRight() - inset)


_IVORY = QColor("#FBF6E8")
_IVORY_EDGE = QColor("#A3946F")
_RED = QColor("#B4232C")


class ScoringStick(QWidget):
    """A scoring stick, 74 by 10 pixels at 100 %."""

    accessible_role = "Graphic"

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Riichi stick") if kind == "riichi" else tr("Honba stick"))
        register_for_theme(self)

    def set_scale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            remeasure(self)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(74 * self._scale), theme.px(12 * self._scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        height = theme.px(10 * self._scale)
        paint_stick(QPainter(self), QRectF(0.5, (self.height() - height) / 2, self.width() - 1, height), self.kind)


def paint_stick(painter: QPainter, box: QRectF, kind: str) -> None:
    """Paints a stick with one red dot for ``riichi``, eight for ``honba``."""
    paint_box(painter, box, _IVORY, _IVORY_EDGE, 3 * box.height() / 10)
    unit, radius, dots = box.height() / 10, 2.4, [(0.0, 0.0)]
    if kind == "honba":
        radius, dots = 1.1, [((column - 1.5) * 4, row * 1.9) for column in range(4) for row in (-1, 1)]
    with antialias(painter, brush=_RED):
        for x, y in dots:
            painter.drawEllipse(box.center() + QPointF(x, y) * unit, radius * unit, radius * unit)
