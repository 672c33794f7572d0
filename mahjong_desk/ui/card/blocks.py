# SPDX-License-Identifier: MIT
"""The blocks of a reference card: yaku, fu items and tables of figures."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from mahjong_desk.ui import theme
from mahjong_desk.ui.card.contents import CardYaku, FuRow, Grid, GridCell
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_art import group_width, tile_height
from mahjong_desk.ui.report.paper import (
    ColumnBlock,
    PrintBlock,
    TextBlock,
    TextLayout,
    hairline,
    paint_group,
    text_width_of,
)

MIN_TEXT_SIZE = 9.5
"""The smallest text of a card, in pixels of the design."""
_NAME, _VALUE, _FIGURES = 12.0, 10.5, 10.0
_TILE, _SMALL_TILE = 14.0, 12.0
_COLUMN_GAP = 5.0
_GAP = 4.0
_BASELINE_OFFSET = 1.5
"""The offset that puts a smaller text on the baseline of a larger one."""
_BAR = 5.0
"""The height of the bar below the winning piece."""
_TIGHT_LEADING = 2.5
"""The lines of a cell are this much closer than the lines of a text."""
_MIN_COLUMN_WIDTH = 300.0
"""The width of a column at the largest scale; a table that fits into it has one line per row."""
_FU_NUMBER = 26.0
_MAX_HEAD_WIDTH = 76.0
"""Wider heads of columns are broken into lines."""


@lru_cache(maxsize=4096)
def _cached_words(
    text: str, width: float, size: float, bold: bool, align: Qt.AlignmentFlag, leading: float, _language: str
) -> TextLayout:
    return TextLayout(text, width, size, bold=bold, align=align, leading=leading)


_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def layout_text(
    text: str, width: float, size: float, *, bold: bool = False, align: Qt.AlignmentFlag = _LEFT, leading: float = 0
) -> TextLayout:
    """Breaks a text into lines; cached, because pages are tried at several scales."""
    return _cached_words(text, round(width, 2), size, bold, align, leading, theme.language())


def tiles_width(groups: Sequence[TileGroup], tile: float) -> float:
    """Returns the width of groups in one line."""
    return sum(group_width(group, tile) for group in groups) + _COLUMN_GAP * max(0, len(groups) - 1)


class PlacedText(NamedTuple):
    """A text with its position in a block."""

    words: TextLayout
    x: float
    y: float
    role: str = "ink2"


class YakuBlock(PrintBlock):
    """A yaku with its names, value, example and, if ``conditions``, its condition."""

    def __init__(self, yaku: CardYaku, *, conditions: bool, last: bool) -> None:
        self._yaku = yaku
        self._gap = _GAP * 2.5 if last else _GAP
        self._lower = "\n".join(text for text in (yaku.option_note, yaku.condition if conditions else "") if text)

    def _place(self, width: float) -> tuple[tuple[PlacedText, ...], float, float]:
        """Returns the texts, the position of the tiles, and the height."""
        yaku = self._yaku
        value_width = min(text_width_of(yaku.value, _VALUE, bold=True), width * 0.5)
        value = layout_text(yaku.value, value_width, _VALUE, bold=True, align=_RIGHT)
        room = width - value_width - _COLUMN_GAP
        name = layout_text(yaku.name, room, _NAME, bold=True)
        role = "ink3" if yaku.option_note else "ink"
        texts = [PlacedText(name, 0, 0, role), PlacedText(value, width - value_width, _BASELINE_OFFSET, role)]
        y = max(name.height, value.height + _BASELINE_OFFSET)
        if yaku.characters:
            after = text_width_of(yaku.name, _NAME, bold=True) + 2 * _COLUMN_GAP
            if after + text_width_of(yaku.characters, _VALUE) <= room:
                texts.append(PlacedText(layout_text(yaku.characters, room - after, _VALUE), after, _BASELINE_OFFSET))
            else:
                below = layout_text(yaku.characters, room, _VALUE)
                texts.append(PlacedText(below, 0, y))
                y += below.height
        tiles = y + 1
        foot = tiles + tile_height(_TILE) + _BAR
        indent = tiles_width(yaku.groups, _TILE) + 2 * _COLUMN_GAP
        amount = f"{yaku.won}\n{yaku.amount}"
        if width - indent >= text_width_of(amount, MIN_TEXT_SIZE):
            example = layout_text(amount, width - indent, MIN_TEXT_SIZE, align=_RIGHT)
            texts.append(PlacedText(example, indent, y - _BASELINE_OFFSET))
            y = max(foot, y - _BASELINE_OFFSET + example.height)
        else:
            example = layout_text(with_heading(yaku.won, yaku.amount), width, MIN_TEXT_SIZE)
            texts.append(PlacedText(example, 0, foot))
            y = foot + example.height
        if self._lower:
            lower = layout_text(self._lower, width, MIN_TEXT_SIZE)
            texts.append(PlacedText(lower, 0, y))
            y += lower.height
        return tuple(texts), tiles, y + self._gap

    def height(self, width: float) -> float:
        return self._place(width)[2]

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        texts, tiles, _height = self._place(width)
        for text in texts:
            text.words.paint(painter, x + text.x, y + text.y, theme.print_theme().role(text.role))
        paint_groups(painter, x, y + tiles, self._yaku.groups, _TILE)


def paint_groups(painter: QPainter, x: float, y: float, groups: Sequence[TileGroup], tile: float) -> None:
    for group in groups:
        paint_group(painter, x, y, group, tile)
        x += group_width(group, tile) + _COLUMN_GAP


class FuBlock(PrintBlock):
    """A fu item: its name, and each amount with pieces that score it."""

    def __init__(self, row: FuRow, *, last: bool) -> None:
        self._row = row
        self._gap = _GAP * 3 if last else _GAP
        tiles = sum(tiles_width(groups, _SMALL_TILE) for _value, groups in row.amounts)
        self._amounts_width = tiles + _FU_NUMBER * len(row.amounts) + 2 * _COLUMN_GAP * (len(row.amounts) - 1)
        faces = [face for _value, groups in row.amounts for group in groups for face in group.pieces]
        self._bar = _BAR if any(face.winning for face in faces) else 0.0
        self._tiles = tile_height(_SMALL_TILE) + self._bar if faces else 0.0

    def _name(self, width: float) -> TextLayout:
        return layout_text(self._row.name, width - self._amounts_width, _FIGURES)

    def height(self, width: float) -> float:
        return max(self._name(width).height, self._tiles) + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        hairline(painter, x, y, width)
        name = self._name(width)
        middle = y + _GAP / 2 + (self.height(width) - self._gap - self._bar) / 2
        name.paint(painter, x, middle - name.height / 2, theme.print_theme().ink)
        x += width - self._amounts_width
        for value, groups in self._row.amounts:
            paint_groups(painter, x, middle - tile_height(_SMALL_TILE) / 2, groups, _SMALL_TILE)
            x += tiles_width(groups, _SMALL_TILE)
            number = layout_text(str(value), _FU_NUMBER, _VALUE, bold=True, align=_RIGHT)
            number.paint(painter, x, middle - number.height / 2, theme.print_theme().ink)
            x += _FU_NUMBER + 2 * _COLUMN_GAP


class RowBlock(PrintBlock):
    """A row of a table of figures, with smaller figures below the others."""

    def __init__(self, cells: Sequence[GridCell], widest: Sequence[float], *, head: bool = False) -> None:
        self._cells, self._widest, self._head = tuple(cells), tuple(widest), head

    def _widths(self, width: float) -> list[float]:
        free = width - _COLUMN_GAP * (len(self._widest) - 1) - sum(self._widest)
        if free < 0:
            # Shrink the first column first: names break more easily than figures.
            narrow = [max(min(_MAX_HEAD_WIDTH, self._widest[0]), self._widest[0] + free), *self._widest[1:]]
            share = min(1.0, (width - _COLUMN_GAP * (len(narrow) - 1)) / sum(narrow))
            return [column_width * share for column_width in narrow]
        return [column_width + free / len(self._widest) for column_width in self._widest]

    def _cell_layouts(self, width: float) -> list[tuple[float, TextLayout, TextLayout | None]]:
        """Returns position and texts of each cell."""
        placed, x = [], 0.0
        for column, (cell, cell_width) in enumerate(zip(self._cells, self._widths(width), strict=True)):
            align = _RIGHT if column else _LEFT
            size, bold = (MIN_TEXT_SIZE, False) if self._head else (_FIGURES, True)
            upper = layout_text(cell.text, cell_width, size, bold=bold, align=align)
            lower = layout_text(cell.second_line, cell_width, MIN_TEXT_SIZE, align=align) if cell.second_line else None
            placed.append((x, upper, lower))
            x += cell_width + _COLUMN_GAP
        return placed

    def height(self, width: float) -> float:
        cells = self._cell_layouts(width)
        return max(upper.height + (lower.height - _TIGHT_LEADING if lower else 0) for _x, upper, lower in cells) + 2

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        if not self._head:
            hairline(painter, x, y, width)
        for offset, upper, lower in self._cell_layouts(width):
            upper.paint(painter, x + offset, y + 1, theme.print_theme().ink2 if self._head else theme.print_theme().ink)
            if lower is not None:
                lower.paint(painter, x + offset, y + 1 + upper.height - _TIGHT_LEADING, theme.print_theme().ink2)


def _cell_width(cell: GridCell) -> float:
    return max(text_width_of(cell.text, _FIGURES, bold=True), text_width_of(cell.second_line, MIN_TEXT_SIZE))


def _head_width(header: GridCell) -> float:
    """Returns a width at which no word is broken and few lines are needed."""
    longest = max(f"{header.text} {header.second_line}".split(), key=len, default="")
    whole = max(text_width_of(header.text, MIN_TEXT_SIZE), text_width_of(header.second_line, MIN_TEXT_SIZE))
    return max(text_width_of(longest, MIN_TEXT_SIZE), min(_MAX_HEAD_WIDTH, whole))


def _column_widths(grid: Grid) -> list[float]:
    columns = zip(grid.headers, zip(*grid.rows, strict=True), strict=True)
    return [max(_head_width(header), *map(_cell_width, column)) for header, column in columns]


def grid_block(grid: Grid) -> PrintBlock:
    """Returns a table of figures, in one line per row if that always fits."""
    rows = tuple(tuple(GridCell(f"{cell.text} {cell.second_line}".strip()) for cell in row) for row in grid.rows)
    one_line = grid._replace(rows=rows)
    columns = _column_widths(one_line)
    if sum(columns) + _COLUMN_GAP * len(columns) <= _MIN_COLUMN_WIDTH:
        grid = one_line
    else:
        columns = _column_widths(grid)
    blocks: list[PrintBlock] = [TextBlock(grid.title, _FIGURES, role="ink2", gap=2)] if grid.title else []
    blocks += [RowBlock(grid.headers, columns, head=True), *(RowBlock(row, columns) for row in grid.rows)]
    blocks += [TextBlock(note, _FIGURES, bold=True, gap=2) for note in grid.notes]
    return ColumnBlock(blocks, gap=2 * _GAP)
