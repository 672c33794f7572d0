# SPDX-License-Identifier: MIT
"""Buttons, links, icons, and rows that can be clicked."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShortcutEvent
from PySide6.QtWidgets import QAbstractButton, QLayout, QPushButton, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, boxed, column, row
from mahjong_desk.ui.kit.painting import (
    DARK_GROUNDS,
    background_of,
    elide_text,
    icon_pixmap,
    paint_box,
    paint_text,
    register_for_theme,
    remeasure,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.text_format import with_heading, without_mnemonic

OnClick = Callable[[], object]
"""What a click does."""
_RADIUS = 8
_MIN_TEXT_WIDTH = 160
"""The width at 100 % from which a two-line button elides a long title instead of hiding it."""


class PaintedButton(QPushButton):
    """A button that the kit paints; its mnemonic is always underlined."""

    def __init__(self, text: str, *, icon: str = "", large: bool = False, on_click: OnClick | None = None) -> None:
        super().__init__(text)
        if on_click is not None:
            self.clicked.connect(lambda _checked=False: on_click())
        self.large = large
        self._icon_name = icon
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(without_mnemonic(text))
        register_for_theme(self)

    def set_large(self, large: bool) -> None:
        if large is not self.large:
            self.large = large
            remeasure(self)

    def text_font(self) -> QFont:
        return theme.font(17 if self.large else 15)

    def text_with_mnemonic(self) -> str:
        return self.text()

    def elided_text(self) -> str:
        """Returns the text to paint; subclasses may elide it."""
        return self.text_with_mnemonic()

    def colours(self) -> tuple[QColor | None, QColor, QColor]:
        """Returns fill, edge and text colours for the current state."""
        colours = theme.current()
        if not self.isEnabled():
            return None, colours.line, colours.ink3
        if self.isDown() or self.isChecked():
            return colours.sunk, colours.control, colours.ink
        return (colours.brass_wash if self.underMouse() else colours.paper), colours.control, colours.ink

    def paint_content(self, painter: QPainter, colour: QColor, box: QRectF) -> None:
        """Paints icon and text centred in ``box``."""
        font = self.text_font()
        side = theme.px(18) if self._icon_name else 0
        gap = theme.px(8) if self._icon_name and self.text() else 0
        text = self.elided_text()
        width = text_width(font, text, mnemonic=True)
        left = box.left() + (box.width() - width - side - gap) / 2
        if side:
            _paint_icon(painter, self._icon_name, colour, left, box, side)
        text_box = QRectF(left + side + gap, box.top(), width + 2, box.height())
        paint_text(painter, text_box, text, font, colour, mnemonic=True)

    def set_icon(self, name: str) -> None:
        """Sets an icon from ``resources/icons``, or none if ``name`` is empty."""
        self._icon_name = name
        remeasure(self)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(without_mnemonic(text))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = text_width(self.text_font(), self.text(), mnemonic=True)
        if self._icon_name:
            width += theme.px(26)
        wanted = round(width) + 2 * theme.scaled_frame(20 if self.large else 16)
        min_size = theme.min_touch_size()
        return QSize(max(wanted, theme.px(40), min_size), max(theme.scaled_frame(52 if self.large else 40), min_size))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            self.click()
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill, edge, ink = self.colours()
        box = QRectF(self.rect())
        paint_box(painter, box, fill, edge, _RADIUS)
        self.paint_content(painter, ink, box.translated(0, 1) if self.isDown() else box)


class SecondaryButton(PaintedButton):
    """A plain button on paper."""


class DangerButton(PaintedButton):
    """A button for overrides, outlined in the error colour and never the default."""

    def colours(self) -> tuple[QColor | None, QColor, QColor]:
        colours = theme.current()
        if not self.isEnabled():
            return None, colours.line, colours.ink3
        if self.isDown():
            return colours.sunk, colours.error, colours.error
        return (colours.error_wash if self.underMouse() else None), colours.error, colours.error


class PrimaryButton(PaintedButton):
    """The brass main button of a view, with its key as a ``hint`` next to the text."""

    def __init__(self, text: str, *, hint: str = "", icon: str = "", on_click: OnClick | None = None) -> None:
        self.hint = hint
        super().__init__(text, icon=icon, large=True, on_click=on_click)

    def set_hint(self, hint: str) -> None:
        self.hint = hint
        remeasure(self)

    def text_font(self) -> QFont:
        return theme.font(17, bold=True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second click of a double click would answer what the first one has just shown.
        event.accept()

    def colours(self) -> tuple[QColor | None, QColor, QColor]:
        colours = theme.current()
        if not self.isEnabled():
            return colours.paper, colours.line, colours.ink3
        if self.isDown():
            return colours.brass.darker(109), colours.brass_edge, colours.brass_ink
        fill = colours.brass.lighter(106) if self.underMouse() else colours.brass
        return fill, colours.brass_edge, colours.brass_ink

    def paint_content(self, painter: QPainter, colour: QColor, box: QRectF) -> None:
        extra = self._hint_width()
        if not extra or box.width() < self._text_width() + extra:
            super().paint_content(painter, colour, box)
            return
        super().paint_content(painter, colour, box.adjusted(0, 0, -extra, 0))
        middle = box.left() + (box.width() - extra - self._text_width()) / 2
        left = middle + self._text_width() + theme.px(14)
        paint_text(painter, QRectF(left, box.top(), extra, box.height()), self.hint, theme.font(13), colour)

    def _text_width(self) -> float:
        return text_width(self.text_font(), self.text(), mnemonic=True)

    def _hint_width(self) -> float:
        return text_width(theme.font(13), self.hint) + theme.px(14) if self.hint else 0.0

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width() + round(self._hint_width()), size.height())

    def minimumSizeHint(self) -> QSize:
        return super().sizeHint()


class TwoLineButton(PaintedButton):
    """A button with a title above a name, or only its icon if they do not fit."""

    def __init__(self, title: str, name: str = "", *, icon: str = "") -> None:
        self.name = name
        super().__init__(title, icon=icon, large=True)
        self.set_name(name)

    @property
    def icon_width(self) -> int:
        """The width of the button with only its icon."""
        return max(theme.px(18) + 2 * theme.scaled_frame(16), theme.min_touch_size())

    def shows_text_at(self, width: float) -> bool:
        """Returns whether the title, elided if it is long, fits a button of a width."""
        title = text_width(self.text_font(), self.text(), mnemonic=True) + theme.px(30) + 2 * theme.scaled_frame(16)
        return not self._icon_name or width >= min(title, theme.px(_MIN_TEXT_WIDTH))

    def set_name(self, name: str) -> None:
        """Sets the second line."""
        self.name = name
        texts = with_heading(without_mnemonic(self.text()), name)
        self.setAccessibleName(texts)
        self.setToolTip(texts)
        remeasure(self)

    def text_font(self) -> QFont:
        return theme.font(15, bold=True)

    def paint_content(self, painter: QPainter, colour: QColor, box: QRectF) -> None:
        side, left = theme.px(18), box.left() + theme.scaled_frame(16)
        if not self.shows_text_at(box.width()):
            _paint_icon(painter, self._icon_name, colour, box.center().x() - side / 2, box, side)
            return
        if self._icon_name:
            _paint_icon(painter, self._icon_name, colour, left, box, side)
            left += theme.px(30)
        first, second = self.text_font(), theme.font(14)
        room = box.right() - left - theme.px(8)
        title_height, name_height = text_height(first) * 0.86, text_height(second) * 0.86
        line = QRectF(left, box.top() + (box.height() - title_height - name_height) / 2, room, title_height)
        fits = text_width(first, self.text(), mnemonic=True) <= room
        title = self.text() if fits else elide_text(first, self.text(), room)
        paint_text(painter, line, title, first, colour, mnemonic=True)
        name = QRectF(left, line.bottom(), room, name_height)
        paint_text(painter, name, elide_text(second, self.name, room), second, theme.current().ink3)

    def sizeHint(self) -> QSize:
        text = max(text_width(self.text_font(), self.text(), mnemonic=True), text_width(theme.font(14), self.name))
        icon = theme.px(30) if self._icon_name else 0
        lines = text_height(self.text_font()) + text_height(theme.font(14))
        height = max(theme.scaled_frame(56), round(lines * 0.86) + theme.scaled_frame(12))
        return QSize(round(text) + icon + theme.px(32), height)


class LinkButton(QPushButton):
    """An underlined sentence in the link colour."""

    def __init__(self, text: str, *, size: float = 15, on_click: OnClick | None = None) -> None:
        super().__init__(text)
        if on_click is not None:
            self.clicked.connect(lambda _checked=False: on_click())
        self._size = size
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(without_mnemonic(text))
        self.setAutoDefault(False)
        register_for_theme(self)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(without_mnemonic(text))

    def sizeHint(self) -> QSize:
        font, min_size = theme.font(self._size), theme.min_touch_size()
        width = round(text_width(font, self.text(), mnemonic=True)) + 4
        return QSize(max(width, min_size), max(32, round(text_height(font)) + 6, min_size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = theme.font(self._size)
        colours = theme.current()
        on_dark = background_of(self) in DARK_GROUNDS
        usual = colours.felt_ink if on_dark else colours.brass_text
        colour = usual if self.isEnabled() else colours.felt_ink2 if on_dark else colours.ink3
        box = QRectF(self.rect()).adjusted(2, 0, -2, 0)
        paint_text(painter, box, self.text(), font, colour, mnemonic=True)
        width = text_width(font, self.text(), mnemonic=True)
        foot = round(box.center().y() + text_height(font) * 0.36)
        painter.drawLine(QPointF(box.left(), foot), QPointF(box.left() + width, foot))


class IconButton(PaintedButton):
    """A button with only an icon; its name is the tooltip."""

    def __init__(self, name: str, icon: str, *, role: str = "ink2", on_click: OnClick | None = None) -> None:
        self._role = role
        super().__init__("", icon=icon, on_click=on_click)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = max(32, theme.px(32), theme.min_touch_size())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        on_dark = self._role.startswith(("wood", "felt"))
        if self.underMouse() and self.isEnabled():
            paint_box(painter, QRectF(self.rect()), colours.rim if on_dark else colours.brass_wash, None, 6)
        colour = theme.colour(self._role) if self.isEnabled() else colours.ink3
        side = theme.px(20)
        _paint_icon(painter, self._icon_name, colour, (self.width() - side) / 2, QRectF(self.rect()), side)


def _paint_icon(painter: QPainter, name: str, colour: QColor, left: float, box: QRectF, side: int) -> None:
    picture = icon_pixmap(name, colour, side, painter.device().devicePixelRatioF())
    painter.drawPixmap(QPointF(left, box.center().y() - side / 2), picture)


class EmptyState(QWidget):
    """A sentence for a view without contents, and a button that creates some."""

    def __init__(self, text: str, on_click: OnClick) -> None:
        super().__init__()
        self._sentence = Label(size=17, role="ink2", wrap=True)
        self.button = PrimaryButton(text, on_click=on_click)
        boxed(column(self._sentence, row(self.button, ...), ..., gap=14, edges=(0, 24, 0, 24)), self)

    def show_message(self, sentence: str, *, offers: bool = True) -> None:
        """Shows a sentence, with the button if ``offers`` is set."""
        self._sentence.setText(sentence)
        self.button.setVisible(offers)


_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_BAR = 4


class ContentButton(QAbstractButton):
    """A clickable row or cell, with a bar at the left while it is checked."""

    def __init__(self, content: QLayout, *, line: bool = False) -> None:
        """Takes ownership of the layout; ``line`` draws a hairline below."""
        super().__init__()
        self._line = line
        self.setProperty("ring", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setLayout(content)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        register_for_theme(self)

    def restyle(self) -> None:
        # A layout with wrapping texts ignores the size hint.
        self.setMinimumHeight(theme.min_touch_size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        elif event.key() in _ARROWS and self.group() is None:
            # Qt would move the focus to any sibling, so the container handles the arrow keys.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        layout, min_size = self.layout(), theme.min_touch_size()
        return (layout.totalSizeHint() if layout is not None else QSize()).expandedTo(QSize(min_size, min_size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours, box = QPainter(self), theme.current(), QRectF(self.rect())
        if self.underMouse() or self.isDown() or self.isChecked():
            painter.fillRect(box, colours.sunk if self.isDown() else colours.brass_wash)
        if self.isChecked():
            painter.fillRect(QRectF(0, 0, _BAR, box.height()), colours.brass_text)
        if self._line:
            painter.fillRect(QRectF(0, box.height() - 1, box.width(), 1), colours.line)
