# SPDX-License-Identifier: MIT
"""Pieces that can be touched: to try them in a place of the hand, or to find the right ones."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import ArrowKeys, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.painting import icon_pixmap, paint_box, register_for_theme
from mahjong_desk.ui.kit.sheets.keyboard import KeyCap
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.kit.tiles.faces import TileGroup, groups_text
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.lessons.tile_text import Parts, TileTextLabel

_WORDS, _DIGITS, _RADIUS = 128, 9, 8


class Mark(Enum):
    """What is known of pieces that were touched."""

    NONE = "none"
    RIGHT = "right"
    WRONG = "wrong"


class PieceButton(QAbstractButton):
    """Pieces with what they are, and the digit that takes them; on felt."""

    def __init__(
        self,
        ruleset: Ruleset,
        group: TileGroup | None,
        words: Parts,
        *,
        key: str,
        width: int = 37,
        exclusive: bool = False,
    ) -> None:
        super().__init__()
        self.shown, self.key, self.mark = group, key, Mark.NONE
        self.spoken_as = "RadioButton" if exclusive else ""
        self.setCheckable(exclusive)
        self.setProperty("ring", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words = TileTextLabel(ruleset, size=14, role="felt_ink", spacing=1.35)
        self._words.set_parts(words)
        self._cap = KeyCap(key, on_felt=True)
        tiles = TileRow(() if group is None else (group,), theme.px(width))
        self._parts = row(tiles, column(..., self._words, self._cap, ..., gap=2), gap=4)
        self._parts.setContentsMargins(6 if group else 10, 6, 10, 6)
        self.setLayout(self._parts)
        for part, shown in ((tiles, group), (self._words, words), (self._cap, key)):
            part.setVisible(bool(shown))
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.toggled.connect(lambda _on: self.restyle())
        register_for_theme(self)

    def set_mark(self, mark: Mark) -> None:
        """Shows that it was right or wrong."""
        self.mark = mark
        self.restyle()
        self.update()

    def restyle(self) -> None:
        """Says what it is, as wide as its words are in Bold."""
        self._words.setWordWrap(False)
        self._words.set_size(14, bold=True)
        self._words.setFixedWidth(min(theme.px(_WORDS), self._words.sizeHint().width()))
        self._words.setWordWrap(True)
        self._words.set_size(14, bold=self.isChecked() or self.mark is Mark.RIGHT)
        pieces, told = groups_text((self.shown,)) if self.shown is not None else "", self._words.text()
        known = {Mark.RIGHT: tr("right"), Mark.WRONG: tr("not this one")}.get(self.mark, "")
        self.setAccessibleName(
            join_notes(told if pieces and told.startswith(pieces) else join_notes(pieces, told), known)
        )
        self.setToolTip("" if told else pieces)

    def sizeHint(self) -> QSize:
        return self._parts.totalSizeHint().expandedTo(QSize(theme.min_touch_size(), theme.min_touch_size()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now, box = QPainter(self), theme.current(), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked() or self.mark is Mark.RIGHT
        edge = now.gold if chosen else now.felt_ink2 if self.underMouse() else now.felt_line
        paint_box(painter, box, now.felt_dark if self.isDown() else now.felt_deep, edge, _RADIUS, 2 if chosen else 1)
        if self.mark is Mark.WRONG:
            painter.setPen(QPen(now.felt_fault, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), _RADIUS, _RADIUS)
        if self.mark is Mark.RIGHT:
            side = theme.px(18)
            painter.drawPixmap(
                QPointF(self.width() - side - 2, 2), icon_pixmap("tick", now.gold, side, self.devicePixelRatioF())
            )


class PieceButtonRow(FlowBox):
    """Buttons of which the digits take one and between which the arrow keys go."""

    touched = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, gap: int = 10) -> None:
        super().__init__(parent, gap=gap)
        self.buttons: list[PieceButton] = []
        self._arrows = ArrowKeys(self)

    def add_button(self, button: PieceButton) -> None:
        """Adds a button at the end."""
        place = len(self.buttons)
        button.clicked.connect(lambda _checked=False: self.take(place))
        self.buttons.append(button)
        self._arrows.serve(self.buttons)
        self.add_widget(button)

    def take(self, place: int) -> None:
        """Takes one, as a click does."""
        for at, button in enumerate(self.buttons):
            button.setChecked(at == place)
        self.touched.emit(place)

    def take_key(self, text: str) -> bool:
        """Takes the button of a digit; tells whether there is one."""
        found = next((at for at, button in enumerate(self.buttons) if text and button.key == text), None)
        if found is not None:
            self.take(found)
        return found is not None


def key_of(place: int) -> str:
    """Returns the digit that takes the button at a place; empty beyond the ninth."""
    return str(place + 1) if place < _DIGITS else ""
