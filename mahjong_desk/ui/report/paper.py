# SPDX-License-Identifier: MIT
"""What pages are made of: blocks that know their height at a width and paint themselves with any painter.

Lengths are pixels of the design, 96 to the inch; printers and pictures scale them. Paper is light whatever the theme of
the window is, and its text has one size whatever size the window has.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEngine, QPainter, QPen, QTextLayout, QTextOption

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Chart
from mahjong_desk.ui.kit.charts.files import paint_chart
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_art import group_width, tile_art, tile_height
from mahjong_desk.ui.theme import Theme
from mahjong_desk.ui.theme.fonts import families

SMALL, USUAL, LARGE = 11.5, 13.0, 16.0


class Block(Protocol):
    """Something on a page that is never cut in two."""

    @property
    def keeps_next(self) -> bool:
        """Whether the block after it stands on the same page."""

    def height(self, width: float) -> float:
        """Returns the room that it takes, with the gap after it."""

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints it from its upper left corner."""


def ink() -> Theme:
    """Returns the colours of paper."""
    return theme.on_paper()


def paper_font(size: float, *, bold: bool = False, serif: bool = False) -> QFont:
    """Returns a font of a size in pixels of the design, in the glyph forms of the window's language.

    Everybody gets the same font: whoever wants another one changes a copy.
    """
    return _made_font(theme.language(), size, bold, serif)


@lru_cache(maxsize=256)
def _made_font(language: str, size: float, bold: bool, serif: bool) -> QFont:
    made = QFont()
    made.setFamilies(families(language, serif=serif))
    # Widths must not be rounded to the pixels of a screen.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setPixelSize(round(size * 4))
    made.setWeight(QFont.Weight.Bold if bold or serif else QFont.Weight.Normal)
    return made


_FINE = 0.25
"""Fonts have whole pixels, so texts are laid four times as large and painted at a quarter."""


class Words:
    """A text laid into lines of a width."""

    def __init__(
        self,
        text: str,
        width: float,
        size: float = USUAL,
        *,
        bold: bool = False,
        serif: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        leading: float = 0,
    ) -> None:
        font = paper_font(size, bold=bold, serif=serif)
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setUseDesignMetrics(True)
        self._layout = QTextLayout(text.replace("\n", "\u2028"), font)
        self._layout.setTextOption(option)
        self._layout.setCacheEnabled(True)
        self._layout.beginLayout()
        y = widest = 0.0
        step = QFontMetricsF(font).height()
        while True:
            line = self._layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(max(1.0, width / _FINE))
            widest = max(widest, line.naturalTextWidth())
            high = max(step, line.height())
            apart = leading * font.pixelSize() or high
            line.setPosition(QPointF(0, y + (apart - high) / 2))
            y += apart
        self._layout.endLayout()
        self.height, self.width = y * _FINE, widest * _FINE

    def paint(self, painter: QPainter, x: float, y: float, colour: QColor) -> None:
        """Paints the lines."""
        painter.save()
        painter.translate(x, y)
        painter.scale(_FINE, _FINE)
        painter.setPen(colour)
        self._layout.draw(painter, QPointF(0, 0))
        painter.restore()


def words_width(text: str, size: float = USUAL, *, bold: bool = False) -> float:
    """Returns how wide the widest line of a text is."""
    metrics = QFontMetricsF(paper_font(size, bold=bold))
    return max(metrics.horizontalAdvance(line) for line in text.split("\n")) * _FINE + 1


class TextBlock:
    """A text over the whole width."""

    def __init__(
        self,
        text: str,
        size: float = USUAL,
        *,
        bold: bool = False,
        serif: bool = False,
        role: str = "ink",
        gap: float = 6,
        keeps_next: bool = False,
    ) -> None:
        self.keeps_next = keeps_next
        self._text, self._size, self._bold, self._serif, self._role = text, size, bold, serif, role
        self._gap = gap

    def _laid(self, width: float) -> Words:
        return Words(self._text, width, self._size, bold=self._bold, serif=self._serif)

    def height(self, width: float) -> float:
        """Returns the height of its lines and the gap."""
        return self._laid(width).height + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the text."""
        self._laid(width).paint(painter, x, y, ink().role(self._role))


class Cell:
    """One cell of a line."""

    def __init__(
        self,
        text: str,
        *,
        lower: str = "",
        size: float = USUAL,
        bold: bool = False,
        role: str = "ink",
        right: bool = False,
    ) -> None:
        self.text, self.lower = text, lower
        self._size, self._bold, self._role = size, bold, role
        self._align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft

    def _parts(self, width: float) -> tuple[Words, Words | None]:
        upper = Words(self.text, width, self._size, bold=self._bold, align=self._align)
        return upper, Words(self.lower, width, SMALL, align=self._align) if self.lower else None

    def height(self, width: float) -> float:
        """Returns the height of its texts."""
        upper, lower = self._parts(width)
        return upper.height + (lower.height if lower is not None else 0)

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints its texts."""
        upper, lower = self._parts(width)
        upper.paint(painter, x, y, ink().role(self._role))
        if lower is not None:
            lower.paint(painter, x, y + upper.height, ink().ink2)


class LineBlock:
    """Cells side by side, with a hairline above them if wanted."""

    def __init__(
        self,
        cells: Sequence[Cell],
        shares: Sequence[float],
        *,
        rule: bool = True,
        gap: float = 3,
        keeps_next: bool = False,
    ) -> None:
        self.keeps_next = keeps_next
        self._cells, self._shares, self._rule, self._gap = tuple(cells), tuple(shares), rule, gap

    def _widths(self, width: float) -> list[float]:
        fixed = sum(share for share in self._shares if share > 0)
        loose = sum(-share for share in self._shares if share < 0) or 1.0
        free = max(0.0, width - fixed - _GUTTER * (len(self._shares) - 1))
        return [share if share > 0 else free * -share / loose for share in self._shares]

    def height(self, width: float) -> float:
        """Returns the height of the tallest cell and the gaps."""
        tallest = max(cell.height(wide) for cell, wide in zip(self._cells, self._widths(width), strict=True))
        return tallest + self._gap + _ABOVE

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints hairline and cells."""
        if self._rule:
            hairline(painter, x, y, width)
        for cell, wide in zip(self._cells, self._widths(width), strict=True):
            cell.paint(painter, x, y + _ABOVE, wide)
            x += wide + _GUTTER


_GUTTER = 10.0
_ABOVE = 3.0


def hairline(painter: QPainter, x: float, y: float, width: float) -> None:
    """Paints a hairline."""
    painter.setPen(QPen(ink().line, 0.8))
    painter.drawLine(QLineF(x, y, x + width, y))


class TilesBlock:
    """A hand, set by set, with the name of each set and what it brings below it; it wraps between sets."""

    keeps_next = False

    def __init__(self, groups: Sequence[TileGroup], tile: float = 27, gap: float = 8, size: float = SMALL) -> None:
        self._groups, self._tile, self._gap, self._size = tuple(groups), tile, gap, size

    def _placed(self, width: float) -> tuple[list[tuple[TileGroup, float, float, float, list[Words]]], float]:
        placed = []
        x = y = tallest = 0.0
        for group in self._groups:
            wide = group_width(group, self._tile)
            texts = [text for text in (group.caption, group.amount) if text]
            narrow = max(wide, min(_CAPTION, max((words_width(text, self._size) for text in texts), default=0.0)))
            if x > 0 and x + narrow > width:
                x, y, tallest = 0.0, y + tallest + 4, 0.0
            middle = Qt.AlignmentFlag.AlignHCenter
            laid = [
                Words(text, narrow, self._size, bold=text is group.amount and text != "0", align=middle)
                for text in texts
            ]
            high = tile_height(self._tile) + _UNDER + sum(one.height for one in laid)
            placed.append((group, x, y, narrow, laid))
            tallest = max(tallest, high)
            x += narrow + _APART
        return placed, y + tallest

    def height(self, width: float) -> float:
        """Returns the height of all its lines."""
        return self._placed(width)[1] + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints tiles, captions and amounts."""
        for group, left, top, narrow, laid in self._placed(width)[0]:
            at = x + left + (narrow - group_width(group, self._tile)) / 2
            paint_group(painter, at, y + top, group, self._tile)
            below = y + top + tile_height(self._tile) + _UNDER
            for text in laid:
                text.paint(painter, x + left, below, ink().ink2)
                below += text.height


def paint_group(painter: QPainter, x: float, y: float, group: TileGroup, tile: float) -> None:
    """Paints pieces that touch each other, on one foot line; the winning one has a bar below it."""
    for face in group.pieces:
        size = tile_art().size(face, tile)
        above = y + tile_height(tile) - size.height()
        _paint_tile(painter, x, above, face, tile)
        if face.winning:
            bar = QRectF(x + 1, above + size.height() + 1.5, size.width() - 2, 2.4)
            painter.fillRect(bar, ink().brass_text)
        x += size.width()


def _paint_tile(painter: QPainter, x: float, y: float, face: TileFace, width: float) -> None:
    """Paints a tile; a PDF keeps one picture of each, where outlines would be repeated with every tile of an evening."""
    if painter.paintEngine().type() == QPaintEngine.Type.Raster or face.wild:
        tile_art().paint(painter, x, y, face, width)
        return
    size = tile_art().size(face, width)
    larger = 2.0 if width >= _WHOLE_CUT else 1.0
    picture = tile_art().pixmap(face, width * larger, _FINENESS / larger)
    painter.drawPixmap(QRectF(QPointF(x, y), size), picture, QRectF(picture.rect()))


_FINENESS = 6.0
"""Points of a picture to a pixel of the design: 576 to the inch."""

_WHOLE_CUT = 22.0
"""From which width on paper shows the fine lines of a tile, which it has on a screen from twice that on."""

_CAPTION = 104.0
_APART = 10.0
_UNDER = 5.0


class ChartBlock:
    """A chart."""

    keeps_next = False

    def __init__(self, chart: Chart, height: float = 0) -> None:
        self._chart = chart
        self._height = height or chart.size().height() / theme.scale() * _SMALLER

    def height(self, _width: float) -> float:
        """Returns its height and the gap."""
        return self._height + 12

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the chart; its texts keep their size whatever size the window has."""
        painter.save()
        painter.translate(x, y)
        painter.scale(_SMALLER, _SMALLER)
        paint_chart(painter, QRectF(0, 0, width / _SMALLER, self._height / _SMALLER), self._chart, ink())
        painter.restore()


_SMALLER = 0.9
"""The texts of a chart beside those of a page."""


class ColumnBlock:
    """Blocks one below the other that stay together."""

    def __init__(self, blocks: Sequence[Block], gap: float = 0, *, keeps_next: bool = False) -> None:
        self.keeps_next = keeps_next
        self._blocks, self._gap = tuple(blocks), gap

    def height(self, width: float) -> float:
        """Returns the height of all blocks."""
        return sum(block.height(width) for block in self._blocks) + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints all blocks."""
        for block in self._blocks:
            block.paint(painter, x, y, width)
            y += block.height(width)
