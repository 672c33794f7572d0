# SPDX-License-Identifier: MIT
"""Words and pieces laid out in lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QObject, QSizeF, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPainter,
    QPalette,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)

from mahjong_desk.learn.lessons import Tiles, Words
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.tiles import tile_art, tile_height

Parts = Sequence[Words | Tiles]
_LINE_HEIGHT = 1.5
_BELOW = 6
"""How far pieces reach below the last line, in pixels at 100 %."""


def spoken_text(ruleset: Ruleset, parts: Parts) -> str:
    """Returns a text as it is said, pieces by their names."""
    return "".join(
        part.text if isinstance(part, Words) else listed(words.piece_name(ruleset, piece) for piece in part.pieces)
        for part in parts
    )


class MarkedDocument(QTextDocument):
    """A text whose lines are all as high as one with pieces in it, so that none stands apart."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begins with nothing."""
        super().__init__(parent)
        self.setDocumentMargin(0)
        self._pictured = False

    def lay(
        self,
        ruleset: Ruleset,
        parts: Parts,
        *,
        size: int,
        bold: bool = False,
        ratio: float = 1.0,
        spacing: float = _LINE_HEIGHT,
    ) -> None:
        """Lays a text in the fonts of the theme.

        Args:
            ruleset: Whose pieces are shown.
            parts: The words and pieces.
            size: The size of the letters in pixels at 100 %.
            bold: Whether all words are bold.
            ratio: Device pixels per logical pixel.
            spacing: How high a line without pieces is, as a multiple of the letters.
        """
        width = theme.px(round(size * 1.25))
        names = ruleset.pieces.names
        tiles = [part for part in parts if isinstance(part, Tiles)]
        self._pictured = bool(tiles)
        self.setDefaultFont(theme.font(size, bold=bold))
        for name in {names[piece] for part in tiles for piece in part.pieces}:
            picture = tile_art().pixmap(name, width, ratio)
            self.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"tile:{name}"), picture)
        html = "".join(_html(part, names, width) for part in parts)
        self.setHtml(f'<p style="margin:0">{html}</p>')
        least = max(round(theme.px(size) * spacing), tile_height(width) + 10 if tiles else 0)
        lines = QTextBlockFormat()
        lines.setLineHeight(least, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        QTextCursor(self).mergeBlockFormat(lines)

    def height_at(self, width: float) -> int:
        """Returns the height of all lines at a width."""
        return round(self.room_at(width).height() + 0.5)

    def room_at(self, width: float) -> QSizeF:
        """Returns the room that the text takes of a width."""
        shown = self.textWidth()
        self.setTextWidth(width)
        room = QSizeF(self.idealWidth(), self.size().height() + (theme.px(_BELOW) if self._pictured else 0))
        self.setTextWidth(shown)
        return room

    def draw(self, painter: QPainter, colour: QColor) -> None:
        """Draws the text in a colour, from the corner of the painter."""
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, colour)
        context.palette = palette
        self.documentLayout().draw(painter, context)


def _html(part: Words | Tiles, names: Sequence[str], width: int) -> str:
    if isinstance(part, Words):
        text = escape(part.text, quote=False)
        return f"<b>{text}</b>" if part.bold else text
    high = tile_height(width)
    pictures = "".join(
        f'<img src="tile:{names[piece]}" width="{width}" height="{high}" style="vertical-align:middle">'
        for piece in part.pieces
    )
    # Pieces of one group stay on one line.
    return f'<span style="white-space:nowrap">{pictures}</span>'
