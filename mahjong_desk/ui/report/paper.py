# SPDX-License-Identifier: MIT
"""Blocks of pages: each returns its height at a width and paints itself.

Lengths are pixels of the design, 96 to the inch; printers and pictures scale them. Colours and text sizes do not depend on
the theme and the scale of the window.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEngine, QPainter, QPen, QTextLayout, QTextOption

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.drawing import Chart, paint_chart
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_art import group_width, tile_height, tile_renderer, tile_size
from mahjong_desk.ui.theme.palette import families

SMALL, USUAL, LARGE = 11.5, 13.0, 16.0


class PrintBlock:
    """A part of a page that is never split; ``keeps_next`` keeps the next one with it."""

    keeps_next = False

    @abstractmethod
    def height(self, width: float) -> float:
        """Returns the height including the gap below."""

    @abstractmethod
    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None: ...


def paper_font(size: float, *, bold: bool = False, serif: bool = False) -> QFont:
    """Returns a shared font, which callers must copy before changing it."""
    return _cached_font(theme.language(), size, bold, serif)


@lru_cache(maxsize=256)
def _cached_font(language: str, size: float, bold: bool, serif: bool) -> QFont:
    font = QFont()
    font.setFamilies(families(language, serif=serif))
    # Widths must not be rounded to the pixels of a screen.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setPixelSize(round(size / _FINE))
    font.setWeight(QFont.Weight.Bold if bold or serif else QFont.Weight.Normal)
    return font


_FINE = 0.25
"""Font sizes are whole pixels, so texts are laid out four times as large and painted at a quarter."""


class TextLayout:
    """A text laid out in lines of a width."""

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
            height = max(step, line.height())
            distance = leading * font.pixelSize() or height
            line.setPosition(QPointF(0, y + (distance - height) / 2))
            y += distance
        self._layout.endLayout()
        self.height, self.width = y * _FINE, widest * _FINE

    def paint(self, painter: QPainter, x: float, y: float, colour: QColor) -> None:
        painter.save()
        painter.translate(x, y)
        painter.scale(_FINE, _FINE)
        painter.setPen(colour)
        self._layout.draw(painter, QPointF(0, 0))
        painter.restore()


def text_width_of(text: str, size: float = USUAL, *, bold: bool = False) -> float:
    """Returns the width of the widest line of a text."""
    metrics = QFontMetricsF(paper_font(size, bold=bold))
    return max(metrics.horizontalAdvance(line) for line in text.split("\n")) * _FINE + 1


def elided_text(text: str, width: float, size: float) -> str:
    """Returns a text, shortened if it is wider than ``width``."""
    return QFontMetricsF(paper_font(size)).elidedText(text, Qt.TextElideMode.ElideRight, width / _FINE)


@dataclass(frozen=True)
class TextBlock(PrintBlock):
    """A text over the whole width."""

    text: str
    size: float = USUAL
    _: KW_ONLY
    bold: bool = False
    serif: bool = False
    role: str = "ink"
    gap: float = 6
    keeps_next: bool = False

    def _words(self, width: float) -> TextLayout:
        return TextLayout(self.text, width, self.size, bold=self.bold, serif=self.serif)

    def height(self, width: float) -> float:
        return self._words(width).height + self.gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        self._words(width).paint(painter, x, y, theme.print_theme().role(self.role))


class TextCell(NamedTuple):
    """One cell of a line, with a smaller second text below."""

    text: str
    lower: str = ""
    size: float = USUAL
    bold: bool = False
    role: str = "ink"
    right: bool = False

    def _words(self, width: float) -> tuple[TextLayout, TextLayout | None]:
        align = Qt.AlignmentFlag.AlignRight if self.right else Qt.AlignmentFlag.AlignLeft
        upper = TextLayout(self.text, width, self.size, bold=self.bold, align=align)
        return upper, TextLayout(self.lower, width, SMALL, align=align) if self.lower else None

    def height(self, width: float) -> float:
        upper, lower = self._words(width)
        return upper.height + (lower.height if lower is not None else 0)

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        upper, lower = self._words(width)
        upper.paint(painter, x, y, theme.print_theme().role(self.role))
        if lower is not None:
            lower.paint(painter, x, y + upper.height, theme.print_theme().ink2)


def fitting_width(minimum: float, cells: Iterable[TextCell]) -> float:
    """Returns the width of a column at which no text is broken."""
    return max([minimum, *(text_width_of(cell.text, cell.size, bold=cell.bold) for cell in cells)])


@dataclass(frozen=True)
class LineBlock(PrintBlock):
    """Cells in a row, below a hairline if ``rule``."""

    cells: Sequence[TextCell]
    shares: Sequence[float]  # the widths; negative ones are shares of the remaining width
    _: KW_ONLY
    rule: bool = True
    gap: float = 3
    keeps_next: bool = False

    def _widths(self, width: float) -> list[float]:
        fixed = sum(share for share in self.shares if share > 0)
        loose = sum(-share for share in self.shares if share < 0) or 1.0
        free = max(0.0, width - fixed - GUTTER * (len(self.shares) - 1))
        return [share if share > 0 else free * -share / loose for share in self.shares]

    def height(self, width: float) -> float:
        tallest = max(cell.height(cell_width) for cell, cell_width in zip(self.cells, self._widths(width), strict=True))
        return tallest + self.gap + _ABOVE

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        if self.rule:
            hairline(painter, x, y, width)
        for cell, cell_width in zip(self.cells, self._widths(width), strict=True):
            cell.paint(painter, x, y + _ABOVE, cell_width)
            x += cell_width + GUTTER


GUTTER = 10.0
_ABOVE = 3.0


def hairline(painter: QPainter, x: float, y: float, width: float) -> None:
    painter.setPen(QPen(theme.print_theme().line, 0.8))
    painter.drawLine(QLineF(x, y, x + width, y))


@dataclass(frozen=True)
class TilesBlock(PrintBlock):
    """A hand that wraps between groups, each with its caption and amount below."""

    groups: Sequence[TileGroup]
    tile: float = 27
    size: float = SMALL

    def _place(self, width: float) -> tuple[list[tuple[TileGroup, float, float, float, list[TextLayout]]], float]:
        """Returns each group with its position, width and texts, and the height of all."""
        placed = []
        x = y = tallest = 0.0
        for group in self.groups:
            wide = group_width(group, self.tile)
            texts = [text for text in (group.caption, group.amount) if text]
            narrow = max(wide, min(_CAPTION, max((text_width_of(text, self.size) for text in texts), default=0.0)))
            if x > 0 and x + narrow > width:
                x, y, tallest = 0.0, y + tallest + 4, 0.0
            align = Qt.AlignmentFlag.AlignHCenter
            words = [
                TextLayout(text, narrow, self.size, bold=text is group.amount and text != "0", align=align)
                for text in texts
            ]
            placed.append((group, x, y, narrow, words))
            tallest = max(tallest, tile_height(self.tile) + _CAPTION_GAP + sum(text.height for text in words))
            x += narrow + GUTTER
        return placed, y + tallest

    def height(self, width: float) -> float:
        return self._place(width)[1] + _BELOW_TILES

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        for group, offset, top, narrow, words in self._place(width)[0]:
            indent = (narrow - group_width(group, self.tile)) / 2
            paint_group(painter, x + offset + indent, y + top, group, self.tile)
            bottom = y + top + tile_height(self.tile) + _CAPTION_GAP
            for text in words:
                text.paint(painter, x + offset, bottom, theme.print_theme().ink2)
                bottom += text.height


def paint_group(painter: QPainter, x: float, y: float, group: TileGroup, tile: float) -> None:
    """Paints adjacent pieces on one baseline, with a bar below the winning one."""
    for face in group.pieces:
        size = tile_size(face, tile)
        top = y + tile_height(tile) - size.height()
        _paint_tile(painter, x, top, face, tile)
        if face.winning:
            bar = QRectF(x + 1, top + size.height() + 1.5, size.width() - 2, 2.4)
            painter.fillRect(bar, theme.print_theme().brass_text)
        x += size.width()


def _paint_tile(painter: QPainter, x: float, y: float, face: TileFace, width: float) -> None:
    """Paints a tile, in a PDF as a picture, which the file stores only once."""
    if painter.paintEngine().type() == QPaintEngine.Type.Raster or face.wild:
        tile_renderer().paint(painter, x, y, face, width)
        return
    size = tile_size(face, width)
    factor = 2.0 if width >= _MIN_DETAILED_WIDTH else 1.0
    picture = tile_renderer().pixmap(face, width * factor, _PIXEL_RATIO / factor)
    painter.drawPixmap(QRectF(QPointF(x, y), size), picture, QRectF(picture.rect()))


_PIXEL_RATIO = 6.0
"""Pixels of a picture per pixel of the design: 576 to the inch."""

_MIN_DETAILED_WIDTH = 22.0
"""The width from which tiles have fine lines on paper; on a screen they need more."""

_CAPTION = 104.0
_CAPTION_GAP = 5.0
_BELOW_TILES = 8.0


class ChartBlock(PrintBlock):
    def __init__(self, chart: Chart, height: float = 0) -> None:
        self._chart = chart
        self._height = height or chart.size().height() / theme.scale() * _CHART_SCALE

    def height(self, _width: float) -> float:
        return self._height + 12

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        painter.save()
        painter.translate(x, y)
        painter.scale(_CHART_SCALE, _CHART_SCALE)
        paint_chart(
            painter, QRectF(0, 0, width / _CHART_SCALE, self._height / _CHART_SCALE), self._chart, theme.print_theme()
        )
        painter.restore()


_CHART_SCALE = 0.9
"""The size of a chart's texts relative to the texts of a page."""


@dataclass(frozen=True)
class ColumnBlock(PrintBlock):
    """Blocks in a column on the same page."""

    blocks: Sequence[PrintBlock]
    gap: float = 0

    def height(self, width: float) -> float:
        return sum(block.height(width) for block in self.blocks) + self.gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        for block in self.blocks:
            block.paint(painter, x, y, width)
            y += block.height(width)
