# SPDX-License-Identifier: MIT
"""Pieces that can be touched: to try them in a place of the hand, or to find the right ones."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import TileGroup, icon_pixmap
from mahjong_desk.ui.kit.faces import groups_text
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.painting import follow_theme, paint_box, paint_text
from mahjong_desk.ui.kit.tiles import groups_size, paint_groups
from mahjong_desk.ui.learn.lessons.marked_document import MarkedDocument, Parts, spoken_text

_EDGE, _GAP, _RADIUS = 10, 8, 8
_WORDS = 128
"""How wide words beside pieces are before they wrap, at 100 %."""
_DIGITS = 9
_SPACING = 1.35
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Mark(Enum):
    """What is known of pieces that were touched."""

    NONE = "none"
    RIGHT = "right"
    WRONG = "wrong"


class PieceButton(QAbstractButton):
    """Pieces with what they are, and the key that takes them; on felt.

    Attributes:
        shown: The pieces; None where words alone say what it is.
        key: The digit that takes it; empty for none.
        mark: Whether it was found to be right or wrong.
        spoken_as: What a screen reader calls it.
    """

    spoken_as = ""

    def __init__(
        self,
        ruleset: Ruleset,
        group: TileGroup | None,
        words: Parts,
        parent: QWidget | None = None,
        *,
        key: str = "",
        width: int = 37,
        exclusive: bool = False,
    ) -> None:
        """Makes the button.

        Args:
            ruleset: Whose pieces they are.
            group: The pieces; None where words alone say what it is.
            words: What stands beside them; nothing where the pieces say it all.
            parent: The widget around it.
            key: The digit that takes it; empty for none.
            width: The width of a piece in pixels at 100 %.
            exclusive: Whether one of several is chosen; else it is touched and shows what came of it.
        """
        super().__init__(parent)
        self.shown, self.key, self.mark = group, key, Mark.NONE
        self._ruleset, self._words, self._tile = ruleset, tuple(words), width
        self._document = MarkedDocument(self)
        self.setCheckable(exclusive)
        self.spoken_as = "RadioButton" if exclusive else ""
        self.setProperty("ring", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def set_mark(self, mark: Mark) -> None:
        """Shows that it was right or wrong."""
        self.mark = mark
        self.restyle()
        self.update()

    def restyle(self) -> None:
        """Says what it is in the language that holds now."""
        pieces = groups_text((self.shown,)) if self.shown is not None else ""
        known = {Mark.RIGHT: self.tr("right"), Mark.WRONG: self.tr("not this one")}.get(self.mark, "")
        told = spoken_text(self._ruleset, self._words)
        said = told if told and pieces.startswith(told) else noted(pieces, told)
        self.setAccessibleName(noted(said or pieces, known))
        self.setToolTip("" if self._words else pieces)

    def _tiles(self) -> QSize:
        if self.shown is None:
            return QSize(0, 0)
        return groups_size((self.shown,), theme.px(self._tile), 0).toSize()

    def _words_box(self) -> QSize:
        """Returns the room of the words, Bold, in as few lines as they need."""
        if not self._words:
            return QSize(0, 0)
        most = theme.px(_WORDS)
        self._lay(bold=True)
        room = self._document.room_at(most)
        return QSize(math.ceil(room.width()) + 2, math.ceil(room.height()))

    def _lay(self, *, bold: bool) -> None:
        ratio = self.devicePixelRatioF()
        self._document.lay(self._ruleset, self._words, size=14, bold=bold, ratio=ratio, spacing=_SPACING)

    def _cap(self) -> QSize:
        if not self.key:
            return QSize(0, 0)
        return QSize(theme.px(20), theme.px(20))

    def sizeHint(self) -> QSize:
        """Returns the room of pieces, words and key."""
        tiles, said, cap = self._tiles(), self._words_box(), self._cap()
        beside = max(said.width(), cap.width())
        high = max(tiles.height(), said.height() + (cap.height() + 2 if cap.height() else 0))
        wide = tiles.width() + (_GAP if tiles.width() and beside else 0) + beside
        least = theme.least_side()
        return QSize(max(wide + 2 * _EDGE, least), max(high + 2 * _EDGE, least))

    def minimumSizeHint(self) -> QSize:
        """Returns the same: nothing of it is cut off."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws ground, pieces, words and key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        box = QRectF(self.rect())
        chosen = self.isChecked() or self.mark is Mark.RIGHT
        edge = now.gold if chosen else now.felt_ink2 if self.underMouse() else now.felt_line
        ground = now.felt_dark if self.isDown() else now.felt_deep
        paint_box(painter, box, ground, edge, _RADIUS, 2 if chosen else 1)
        if self.mark is Mark.WRONG:
            pen = QPen(now.felt_fault, 2)
            pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), _RADIUS, _RADIUS)
        tiles = self._tiles()
        left = float(_EDGE)
        if self.shown is not None:
            top = (self.height() - tiles.height()) / 2
            paint_groups(painter, left, top, (self.shown,), theme.px(self._tile), 0, on_felt=True)
            left += tiles.width() + _GAP
        self._paint_words(painter, left, bold=chosen)
        if self.mark is Mark.RIGHT:
            side = theme.px(18)
            sign = icon_pixmap("tick", now.gold, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(self.width() - side - 2, 2), sign)

    def _paint_words(self, painter: QPainter, left: float, *, bold: bool) -> None:
        now = theme.current()
        said, cap = self._words_box(), self._cap()
        high = said.height() + (cap.height() + (2 if said.height() else 0) if cap.height() else 0)
        top = (self.height() - high) / 2
        if said.height():
            self._lay(bold=bold)
            self._document.setTextWidth(said.width())
            painter.save()
            painter.translate(left, top)
            self._document.draw(painter, now.felt_ink)
            painter.restore()
            top += said.height() + 2
        if cap.height():
            box = QRectF(left, top, cap.width(), cap.height())
            paint_box(painter, box, now.felt_dark, now.felt_ink2, 4)
            paint_text(painter, box, self.key, theme.font(13), now.felt_ink, Qt.AlignmentFlag.AlignHCenter)


class PieceRow(Flow):
    """Buttons of which the digits take one and between which the arrow keys go.

    Attributes:
        buttons: The buttons in their order.

    Signals:
        touched(int): One was taken, by its place.
    """

    touched = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, gap: int = 10) -> None:
        """Makes an empty row."""
        super().__init__(parent, gap=gap)
        self.buttons: list[PieceButton] = []

    def add_button(self, button: PieceButton) -> None:
        """Adds a button at the end."""
        place = len(self.buttons)
        button.clicked.connect(lambda _checked=False: self.take(place))
        button.installEventFilter(self)
        self.buttons.append(button)
        self.add_widget(button)

    def clear(self) -> None:
        """Takes all buttons out."""
        super().clear()
        self.buttons = []

    def take(self, place: int) -> None:
        """Takes one, as a click does."""
        for at, button in enumerate(self.buttons):
            if button.isCheckable():
                button.setChecked(at == place)
        self.touched.emit(place)

    def take_key(self, text: str) -> bool:
        """Takes the button of a digit; tells whether there is one."""
        found = next((at for at, button in enumerate(self.buttons) if text and button.key == text), None)
        if found is None:
            return False
        self.take(found)
        return True

    def eventFilter(self, watched: object, event: object) -> bool:
        """Goes to the next button or the one before with the arrow keys; the one that is chosen changes with it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            at = next((at for at, button in enumerate(self.buttons) if button is watched), None)
            key = Qt.Key(event.key())
            if at is not None and key in _STEPS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                following = (at + _STEPS[key]) % len(self.buttons)
                self.buttons[following].setFocus(Qt.FocusReason.TabFocusReason)
                if self.buttons[following].isCheckable():
                    self.take(following)
                return True
        return False


def key_of(place: int) -> str:
    """Returns the digit that takes the button at a place; empty beyond the ninth."""
    return str(place + 1) if place < _DIGITS else ""
