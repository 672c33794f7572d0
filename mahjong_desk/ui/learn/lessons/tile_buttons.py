# SPDX-License-Identifier: MIT
"""Texts and buttons with tiles."""

from base64 import b64encode
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from html import escape
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent

from mahjong_desk.learn.lessons.lesson import TextRun, TileRun
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys
from mahjong_desk.ui.kit.painting import icon_pixmap, paint_box, png_bytes
from mahjong_desk.ui.kit.sheets.keyboard import KeyCap
from mahjong_desk.ui.kit.text_format import join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileGroup, groups_text
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_height, tile_renderer
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.vocabulary import piece_name

Parts = Sequence[TextRun | TileRun]


class TileTextLabel(Label):
    """Wrapped text with inline tiles, whose lines are all equally high."""

    parts: tuple[TextRun | TileRun, ...] = ()

    def __init__(self, ruleset: Ruleset, *, spacing: float = 1.5, **look: Any) -> None:
        self._ruleset, self._spacing = ruleset, spacing
        super().__init__(wrap=True, **look)
        self.setTextFormat(Qt.TextFormat.RichText)
        tile_renderer().style_changed.connect(self.restyle)

    def set_parts(self, parts: Parts) -> None:
        self.parts = tuple(parts)
        self.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def _keep_height(self) -> None:
        """Sets the minimum height for this width: Qt would use that of a narrower column."""
        self.setMinimumHeight(0)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def text(self) -> str:
        """Returns the text with each tile replaced by its name."""
        return "".join(
            part.text
            if isinstance(part, TextRun)
            else join_items(piece_name(self._ruleset, piece) for piece in part.pieces)
            for part in self.parts
        )

    def restyle(self) -> None:
        super().restyle()
        self.setAccessibleName(self.text())
        width = theme.px(round(self._size * 1.25))
        pictured = any(isinstance(part, TileRun) for part in self.parts)
        line = max(round(theme.px(self._size) * self._spacing), tile_height(width) + 10 if pictured else 0)
        html = "".join(self._html(part, width) for part in self.parts)
        self.setText(f'<p style="margin:0;line-height:{line}px">{html}</p>')
        # Tiles reach below the last line.
        self.setContentsMargins(0, 0, 0, theme.px(6) if pictured else 0)
        self._keep_height()

    def _html(self, part: TextRun | TileRun, width: int) -> str:
        if isinstance(part, TextRun):
            return f"<b>{escape(part.text)}</b>" if part.bold else escape(part.text)
        names, ratio, style = self._ruleset.pieces.face_names, self.devicePixelRatioF(), tile_renderer().style
        height = tile_height(width)
        pictures = (
            f'<img src="{_picture_url(names[piece], width, ratio, style)}" width="{width}" height="{height}"'
            ' style="vertical-align:middle">'
            for piece in part.pieces
        )
        # Tiles of one group stay on one line.
        return f'<span style="white-space:nowrap">{"".join(pictures)}</span>'


@lru_cache(maxsize=256)
def _picture_url(name: str, width: int, ratio: float, _style: TileStyle) -> str:
    """Returns a data URL with the picture of a tile."""
    return f"data:image/png;base64,{b64encode(png_bytes(tile_renderer().pixmap(name, width, ratio))).decode()}"


_MAX_LABEL_WIDTH, _MAX_KEYS, _RADIUS = 128, 9, 8


class AnswerMark(Enum):
    """The verdict on a selected button."""

    NONE = "none"
    RIGHT = "right"
    WRONG = "wrong"


class PieceButton(ContentButton):
    """Tiles with a label and a digit, on felt."""

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
        self.shown, self.key, self.mark = group, key, AnswerMark.NONE
        self.accessible_role = "RadioButton" if exclusive else ""
        self._words = TileTextLabel(ruleset, size=14, role="felt_ink", spacing=1.35)
        self._words.set_parts(words)
        self._cap = KeyCap(key, on_felt=True)
        tiles = TileRow(() if group is None else (group,), theme.px(width))
        edges = (6 if group else 10, 6, 10, 6)
        super().__init__(row(tiles, column(..., self._words, self._cap, ..., gap=2), gap=4, edges=edges))
        self.setCheckable(exclusive)
        for part, content in ((tiles, group), (self._words, words), (self._cap, key)):
            part.setVisible(bool(content))
        self.toggled.connect(lambda _on: self.restyle())

    def set_mark(self, mark: AnswerMark) -> None:
        self.mark = mark
        self.restyle()
        self.update()

    def restyle(self) -> None:
        """Sets the accessible name, and reserves the width of the label in bold."""
        super().restyle()
        self._words.setWordWrap(False)
        self._words.set_size(14, bold=True)
        self._words.setFixedWidth(min(theme.px(_MAX_LABEL_WIDTH), self._words.sizeHint().width()))
        self._words.setWordWrap(True)
        self._words.set_size(14, bold=self.isChecked() or self.mark is AnswerMark.RIGHT)
        pieces, sentence = groups_text((self.shown,)) if self.shown is not None else "", self._words.text()
        verdict = {AnswerMark.RIGHT: tr("right"), AnswerMark.WRONG: tr("not this one")}.get(self.mark, "")
        self.setAccessibleName(
            join_notes(sentence if pieces and sentence.startswith(pieces) else join_notes(pieces, sentence), verdict)
        )
        self.setToolTip("" if sentence else pieces)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours, box = QPainter(self), theme.current(), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked() or self.mark is AnswerMark.RIGHT
        edge = colours.gold if chosen else colours.felt_ink2 if self.underMouse() else colours.felt_line
        paint_box(
            painter, box, colours.felt_dark if self.isDown() else colours.felt_deep, edge, _RADIUS, 2 if chosen else 1
        )
        if self.mark is AnswerMark.WRONG:
            painter.setPen(QPen(colours.felt_fault, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), _RADIUS, _RADIUS)
        if self.mark is AnswerMark.RIGHT:
            side = theme.px(18)
            painter.drawPixmap(
                QPointF(self.width() - side - 2, 2), icon_pixmap("tick", colours.gold, side, self.devicePixelRatioF())
            )


class PieceButtonRow(FlowBox):
    """Buttons with digits as keys; the arrow keys move between them."""

    tile_clicked = Signal(int)

    def __init__(self, *, gap: int = 10) -> None:
        super().__init__(gap=gap)
        self.buttons: list[PieceButton] = []
        self._arrows = ArrowKeys(self)

    def add_button(self, button: PieceButton) -> None:
        index = len(self.buttons)
        button.clicked.connect(lambda _checked=False: self.click(index))
        self.buttons.append(button)
        self._arrows.serve(self.buttons)
        self.add_widget(button)

    def click(self, index: int) -> None:
        for other, button in enumerate(self.buttons):
            button.setChecked(other == index)
        self.tile_clicked.emit(index)

    def handle_key(self, text: str) -> bool:
        """Clicks the button of a digit; returns whether there is one."""
        found = next((index for index, button in enumerate(self.buttons) if text and button.key == text), None)
        if found is not None:
            self.click(found)
        return found is not None


def key_of(index: int) -> str:
    """Returns the digit of the button at an index; empty beyond the ninth."""
    return str(index + 1) if index < _MAX_KEYS else ""
