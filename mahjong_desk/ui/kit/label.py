# SPDX-License-Identifier: MIT
"""Texts, icons and figures that follow the theme."""

from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import (
    elide_text,
    icon_pixmap,
    paint_text,
    register_for_theme,
    remeasure,
    text_height,
    text_width,
)
from mahjong_desk.ui.theme.palette import MIN_TEXT_SIZE

_MIN_TITLE_SIZE = 17
"""The size from which a serif text is a title."""
_TALL_CHARACTERS = "−0,"
"""The characters that reach highest and lowest in a figure."""


class Label(QLabel):
    """A text with a size and a colour role of the theme."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        size: float = 15,
        bold: bool = False,
        serif: bool = False,
        role: str = "ink",
        wrap: bool = False,
        align: Qt.AlignmentFlag | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._size, self._bold, self._serif, self._role = size, bold, serif, role
        self._is_title = serif and size >= _MIN_TITLE_SIZE
        # A player may be named “<b>”.
        self.setTextFormat(Qt.TextFormat.PlainText)
        # On a button, Qt would use the button's text colour.
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setWordWrap(wrap)
        if align is not None:
            self.setAlignment(align)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        register_for_theme(self)

    @property
    def accessible_role(self) -> str:
        """The role: a heading for a title in the serif."""
        if not self._is_title:
            return ""
        return "Heading" if self.text().strip() else "StaticText"

    def set_role(self, role: str) -> None:
        if role != self._role:
            self._role = role
            self.restyle()

    def set_size(self, size: float, *, bold: bool | None = None) -> None:
        weight = self._bold if bold is None else bold
        font = theme.font(size, bold=weight, serif=self._serif)
        # Under a style sheet Qt restores the first font when a parent is moved to another parent.
        if (size, weight) != (self._size, self._bold) or self.font().pixelSize() != font.pixelSize():
            self._size, self._bold = size, weight
            self.restyle()

    def restyle(self) -> None:
        """Applies the theme's font and colour."""
        self.setFont(theme.font(self._size, bold=self._bold, serif=self._serif))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.colour(self._role))
        self.setPalette(palette)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Qt also restores the first colours of a widget that is first shown after a theme change.
        if self.palette().color(QPalette.ColorRole.WindowText) != theme.colour(self._role):
            self.restyle()


class IconLabel(QLabel):
    """A decorative icon beside a text; hidden from screen readers."""

    def __init__(self, name: str, role: str = "ink", parent: QWidget | None = None, *, size: int = 18) -> None:
        super().__init__(parent)
        self._name, self._role, self._size = name, role, size
        register_for_theme(self)

    def set_icon(self, name: str, role: str = "") -> None:
        """Sets the icon, or none if ``name`` is empty, and its colour role if given."""
        self._name = name
        self._role = role or self._role
        self.restyle()

    def restyle(self) -> None:
        side = theme.px(self._size)
        ratio = self.devicePixelRatioF()
        self.setPixmap(icon_pixmap(self._name, self._role, side, ratio) if self._name else QPixmap())
        self.setFixedSize(QSize(side, side))


class ElidedLabel(Label):
    """A line of text, elided if needed; the tooltip then has the full text."""

    def __init__(self, text: str = "", *, whole: str = "", **look: Any) -> None:
        super().__init__(text, **look)
        self._full_text = whole or text

    def set_text(self, text: str, whole: str = "") -> None:
        self._full_text = whole or text
        self.setText(text)
        self._update_tooltip()

    def _shown(self) -> str:
        return elide_text(self.font(), self.text(), self.width())

    def _update_tooltip(self) -> None:
        self.setToolTip(self._full_text if self._shown() != self._full_text else "")

    def minimumSizeHint(self) -> QSize:
        room = super().minimumSizeHint()
        return QSize(min(room.width(), theme.px(48)) if self.text() else 0, room.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tooltip()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        paint_text(QPainter(self), QRectF(self.rect()), self._shown(), self.font(), colour, self.alignment())


class ScoreLabel(QWidget):
    """A right-aligned figure, as large as its box allows, at most ``size``."""

    accessible_role = "StaticText"

    def __init__(self, *, size: float) -> None:
        super().__init__()
        self.text, self._size, self._role, self._struck = "", size, "plus", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        register_for_theme(self)

    def set_text(self, text: str, role: str = "plus", *, struck: bool = False) -> None:
        """Shows a figure, ``struck`` through for a refused win."""
        self.text, self._role, self._struck = text, role, struck
        self.setAccessibleName(text)
        remeasure(self)

    def fitting_font(self) -> QFont:
        """Returns the largest font with which the figure fits the box."""
        font = QFont(theme.font(self._size, bold=True))
        width, height = text_width(font, self.text), text_height(font) * 0.8
        share = min(1.0, self.width() / width if width else 1.0, self.height() / height)
        font.setPixelSize(max(MIN_TEXT_SIZE, int(font.pixelSize() * share)))
        return font

    def sizeHint(self) -> QSize:
        font = theme.font(self._size, bold=True)
        return QSize(round(text_width(font, self.text)) + 4, round(text_height(font) * 0.86))

    def minimumSizeHint(self) -> QSize:
        font = theme.font(MIN_TEXT_SIZE, bold=True)
        return QSize(round(text_width(font, self.text)) + 4, round(text_height(font)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self.fitting_font()
        colours = theme.current()
        colour = colours.ink3 if self._struck else theme.colour(self._role)
        box = QRectF(self.rect())
        paint_text(painter, box, self.text, font, colour, Qt.AlignmentFlag.AlignRight)
        if self._struck:
            left = box.right() - text_width(font, self.text)
            painter.setPen(QPen(colours.error, 3))
            painter.drawLine(QLineF(left, box.center().y(), box.right(), box.center().y()))


def paint_figure(painter: QPainter, box: QRectF, text: str, size: float, colour: QColor) -> QRectF:
    """Paints a bold figure at the left of ``box`` and returns the box of its ink.

    The ink is centred, not the line, so that a comma keeps clear of what is below. ``size`` is the maximum at 100 %.
    """
    font = QFont(theme.font(size, bold=True))
    ink = QFontMetricsF(font).tightBoundingRect(_TALL_CHARACTERS)
    width = text_width(font, text)
    share = min(1.0, box.width() / width if width else 1.0, box.height() / ink.height())
    font.setPixelSize(max(MIN_TEXT_SIZE, int(font.pixelSize() * share)))
    ink = QFontMetricsF(font).tightBoundingRect(_TALL_CHARACTERS)
    baseline = box.center().y() - ink.center().y()
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(box.left(), baseline), text)
    return QRectF(box.left(), baseline + ink.top(), text_width(font, text), ink.height())


def ink_height(pixels: float) -> float:
    """Returns the greatest ink height of a bold figure in a font of ``pixels``."""
    font = QFont(theme.font(20, bold=True))
    font.setPixelSize(round(pixels))
    return QFontMetricsF(font).tightBoundingRect(_TALL_CHARACTERS).height()
