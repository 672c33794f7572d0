# SPDX-License-Identifier: MIT
"""A text in which pieces stand among the words."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtGui import QResizeEvent

from mahjong_desk.learn.lessons import TextRun, TileRun
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import join_items
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_height, tile_renderer
from mahjong_desk.ui.text.tiles import piece_name

Parts = Sequence[TextRun | TileRun]


class TileTextLabel(Label):
    """Words and pieces in lines that wrap; all lines are as high as one with pieces in it."""

    parts: tuple[TextRun | TileRun, ...] = ()

    def __init__(self, ruleset: Ruleset, *, spacing: float = 1.5, **look: Any) -> None:
        self._ruleset, self._spacing = ruleset, spacing
        super().__init__(wrap=True, **look)
        self.setTextFormat(Qt.TextFormat.RichText)
        tile_renderer().style_changed.connect(self.restyle)

    def set_parts(self, parts: Parts) -> None:
        """Shows another text."""
        self.parts = tuple(parts)
        self.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def _keep_height(self) -> None:
        """Takes the height of this width for the least one: Qt would take that of a narrower column."""
        self.setMinimumHeight(0)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def text(self) -> str:
        """Returns the text as it is said, pieces by their names."""
        return "".join(
            part.text
            if isinstance(part, TextRun)
            else join_items(piece_name(self._ruleset, one) for one in part.pieces)
            for part in self.parts
        )

    def restyle(self) -> None:
        """Lays the text anew in the fonts and colours of the theme."""
        super().restyle()
        self.setAccessibleName(self.text())
        width = theme.px(round(self._size * 1.25))
        pictured = any(isinstance(part, TileRun) for part in self.parts)
        line = max(round(theme.px(self._size) * self._spacing), tile_height(width) + 10 if pictured else 0)
        html = "".join(self._html(part, width) for part in self.parts)
        self.setText(f'<p style="margin:0;line-height:{line}px">{html}</p>')
        # Pieces reach below the last line.
        self.setContentsMargins(0, 0, 0, theme.px(6) if pictured else 0)
        self._keep_height()

    def _html(self, part: TextRun | TileRun, width: int) -> str:
        if isinstance(part, TextRun):
            return f"<b>{escape(part.text)}</b>" if part.bold else escape(part.text)
        names, ratio, style = self._ruleset.pieces.names, self.devicePixelRatioF(), tile_renderer().style
        high = tile_height(width)
        pictures = (
            f'<img src="{_picture(names[piece], width, ratio, style)}" width="{width}" height="{high}"'
            ' style="vertical-align:middle">'
            for piece in part.pieces
        )
        # Pieces of one group stay on one line.
        return f'<span style="white-space:nowrap">{"".join(pictures)}</span>'


@lru_cache(maxsize=256)
def _picture(name: str, width: int, ratio: float, _style: TileStyle) -> str:
    """Returns a piece as an address that holds its picture."""
    buffer = QBuffer(data := QByteArray())
    tile_renderer().pixmap(name, width, ratio).save(buffer, "PNG")
    return f"data:image/png;base64,{b64encode(data.data()).decode()}"
