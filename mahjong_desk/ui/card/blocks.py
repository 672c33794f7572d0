# SPDX-License-Identifier: MIT
"""The blocks of a reference card: a yaku with its tiles, a line of fu, a table of figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

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
    print_theme,
    text_width_of,
)

MIN_TEXT_SIZE = 9.5
"""The smallest text of a card, in pixels of the design."""
_NAME, _VALUE, _FIGURES = 12.0, 10.5, 10.0
_TILE, _SMALL_TILE = 14.0, 12.0
_COLUMN_GAP = 5.0
_GAP = 4.0
_LOWER = 1.5
"""How much lower a smaller text stands beside a larger one."""
_BAR = 5.0
"""The room of the bar below the winning piece."""
_TIGHT_LEADING = 2.5
"""How much closer figures of one cell stand than lines of a text."""
_NARROWEST = 300.0
"""The width of a column of a card at its largest scale: where a table fits that in one line a row, it has one."""
_FU_NUMBER = 26.0
_HEAD = 76.0
"""Heads of columns break where they are wider."""


@lru_cache(maxsize=4096)
def _layout_text(
    text: str, width: float, size: float, bold: bool, align: Qt.AlignmentFlag, leading: float, _language: str
) -> TextLayout:
    return TextLayout(text, width, size, bold=bold, align=align, leading=leading)


def layout_text(
    text: str,
    width: float,
    size: float,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    leading: float = 0,
) -> TextLayout:
    """Returns a text laid into lines; the same one again where it was laid before, since pages are tried in sizes."""
    return _layout_text(text, round(width, 2), size, bold, align, leading, theme.language())


def tiles_width(groups: Sequence[TileGroup], tile: float) -> float:
    """Returns the room of groups in one line."""
    return sum(group_width(group, tile) for group in groups) + _COLUMN_GAP * max(0, len(groups) - 1)


@dataclass(frozen=True, slots=True)
class _PlacedText:
    """A laid text in its place."""

    words: TextLayout
    x: float
    y: float
    role: str = "ink2"


class YakuBlock:
    """A yaku: names and value on one line, its example with what it came to, and its condition."""

    keeps_next = False

    def __init__(self, yaku: CardYaku, *, told: bool, last: bool = False) -> None:
        self._yaku = yaku
        self._gap = _GAP * 2.5 if last else _GAP
        lower = [text for text in (yaku.off, yaku.condition if told else "") if text]
        self._lower = "\n".join(lower)
        self._placed: dict[float, tuple[tuple[_PlacedText, ...], float, float]] = {}

    def _at(self, width: float) -> tuple[tuple[_PlacedText, ...], float, float]:
        """Returns the texts, where the tiles stand, and the height."""
        if width not in self._placed:
            self._placed[width] = self._lay(width)
        return self._placed[width]

    def _lay(self, width: float) -> tuple[tuple[_PlacedText, ...], float, float]:
        yaku = self._yaku
        texts: list[_PlacedText] = []
        wide = min(text_width_of(yaku.value, _VALUE, bold=True), width * 0.5)
        value = layout_text(yaku.value, wide, _VALUE, bold=True, align=Qt.AlignmentFlag.AlignRight)
        room = width - wide - _COLUMN_GAP
        name = layout_text(yaku.name, room, _NAME, bold=True)
        role = "ink3" if yaku.off else "ink"
        texts += [_PlacedText(name, 0, 0, role), _PlacedText(value, width - wide, _LOWER, role)]
        y = max(name.height, value.height + _LOWER)
        if yaku.characters:
            after = text_width_of(yaku.name, _NAME, bold=True) + 2 * _COLUMN_GAP
            if after + text_width_of(yaku.characters, _VALUE) <= room:
                texts.append(_PlacedText(layout_text(yaku.characters, room - after, _VALUE), after, _LOWER))
            else:
                below = layout_text(yaku.characters, room, _VALUE)
                texts.append(_PlacedText(below, 0, y))
                y += below.height
        tiles = y + 1
        foot = tiles + tile_height(_TILE) + _BAR
        left = tiles_width(yaku.groups, _TILE) + 2 * _COLUMN_GAP
        beside = f"{yaku.won}\n{yaku.amount}"
        if width - left >= text_width_of(beside, MIN_TEXT_SIZE):
            example = layout_text(beside, width - left, MIN_TEXT_SIZE, align=Qt.AlignmentFlag.AlignRight)
            texts.append(_PlacedText(example, left, y - _LOWER))
            y = max(foot, y - _LOWER + example.height)
        else:
            example = layout_text(with_heading(yaku.won, yaku.amount), width, MIN_TEXT_SIZE)
            texts.append(_PlacedText(example, 0, foot))
            y = foot + example.height
        if self._lower:
            lower = layout_text(self._lower, width, MIN_TEXT_SIZE)
            texts.append(_PlacedText(lower, 0, y))
            y += lower.height
        return tuple(texts), tiles, y + self._gap

    def height(self, width: float) -> float:
        """Returns the height of its lines and the gap."""
        return self._at(width)[2]

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints its lines."""
        texts, tiles, _height = self._at(width)
        for text in texts:
            text.words.paint(painter, x + text.x, y + text.y, print_theme().role(text.role))
        paint_groups(painter, x, y + tiles, self._yaku.groups, _TILE)


def paint_groups(painter: QPainter, x: float, y: float, groups: Sequence[TileGroup], tile: float) -> None:
    """Paints groups in one line."""
    for group in groups:
        paint_group(painter, x, y, group, tile)
        x += group_width(group, tile) + _COLUMN_GAP


class FuBlock:
    """A fu item: its name, and every amount with the pieces that bring it."""

    keeps_next = False

    def __init__(self, row: FuRow, *, last: bool = False) -> None:
        self._row = row
        self._gap = _GAP * 3 if last else _GAP

    def _right(self) -> float:
        """Returns the room of the amounts."""
        amounts = self._row.amounts
        tiles = sum(tiles_width(groups, _SMALL_TILE) for _value, groups in amounts)
        return tiles + _FU_NUMBER * len(amounts) + 2 * _COLUMN_GAP * (len(amounts) - 1)

    def _bar(self) -> float:
        """Returns the room of the bar below a piece that was waited for."""
        groups = (group for _value, shown in self._row.amounts for group in shown)
        return _BAR if any(face.winning for group in groups for face in group.pieces) else 0.0

    def height(self, width: float) -> float:
        """Returns the height of name or tiles, and the gap."""
        name = layout_text(self._row.name, width - self._right(), _FIGURES)
        tiles = tile_height(_SMALL_TILE) if any(groups for _value, groups in self._row.amounts) else 0
        return max(name.height, tiles + self._bar()) + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the name left, the amounts right, a hairline above."""
        hairline(painter, x, y, width)
        y += _GAP / 2
        name = layout_text(self._row.name, width - self._right(), _FIGURES)
        high = self.height(width) - self._gap - self._bar()
        name.paint(painter, x, y + (high - name.height) / 2, print_theme().ink)
        left = x + width - self._right()
        for value, groups in self._row.amounts:
            wide = tiles_width(groups, _SMALL_TILE)
            paint_groups(painter, left, y + (high - tile_height(_SMALL_TILE)) / 2, groups, _SMALL_TILE)
            number = layout_text(str(value), _FU_NUMBER, _VALUE, bold=True, align=Qt.AlignmentFlag.AlignRight)
            number.paint(painter, left + wide, y + (high - number.height) / 2, print_theme().ink)
            left += wide + _FU_NUMBER + 2 * _COLUMN_GAP


class RowBlock:
    """A row of a table of figures: its head left, figures right, smaller ones below them."""

    def __init__(
        self, cells: Sequence[GridCell], widest: Sequence[float], *, head: bool = False, keeps_next: bool = True
    ) -> None:
        self.keeps_next = keeps_next
        self._cells, self._widest, self._head = tuple(cells), tuple(widest), head

    def _widths(self, width: float) -> list[float]:
        free = width - _COLUMN_GAP * (len(self._widest) - 1) - sum(self._widest)
        if free < 0:
            # Names break more easily than figures.
            narrow = [max(min(_HEAD, self._widest[0]), self._widest[0] + free), *self._widest[1:]]
            share = min(1.0, (width - _COLUMN_GAP * (len(narrow) - 1)) / sum(narrow))
            return [wide * share for wide in narrow]
        return [wide + free / len(self._widest) for wide in self._widest]

    def _laid(self, width: float) -> list[tuple[float, TextLayout, TextLayout | None]]:
        """Returns place and texts of every cell."""
        made, x = [], 0.0
        for place, (cell, wide) in enumerate(zip(self._cells, self._widths(width), strict=True)):
            align = Qt.AlignmentFlag.AlignRight if place else Qt.AlignmentFlag.AlignLeft
            size, bold = (MIN_TEXT_SIZE, False) if self._head else (_FIGURES, True)
            upper = layout_text(cell.text, wide, size, bold=bold, align=align)
            made.append((x, upper, layout_text(cell.lower, wide, MIN_TEXT_SIZE, align=align) if cell.lower else None))
            x += wide + _COLUMN_GAP
        return made

    def height(self, width: float) -> float:
        """Returns the height of the tallest cell and the gap."""
        heights = (
            upper.height + (lower.height - _TIGHT_LEADING if lower else 0) for _x, upper, lower in self._laid(width)
        )
        return max(heights) + 2

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the cells, a hairline above."""
        if not self._head:
            hairline(painter, x, y, width)
        for left, upper, lower in self._laid(width):
            upper.paint(painter, x + left, y + 1, print_theme().ink2 if self._head else print_theme().ink)
            if lower is not None:
                lower.paint(painter, x + left, y + 1 + upper.height - _TIGHT_LEADING, print_theme().ink2)


def _needed(cell: GridCell) -> float:
    return max(text_width_of(cell.text, _FIGURES, bold=True), text_width_of(cell.lower, MIN_TEXT_SIZE))


def _head_needed(head: GridCell) -> float:
    """Returns the width in which a head has no broken words, and few lines."""
    longest = max(f"{head.text} {head.lower}".split(), key=len, default="")
    whole = max(text_width_of(head.text, MIN_TEXT_SIZE), text_width_of(head.lower, MIN_TEXT_SIZE))
    return max(text_width_of(longest, MIN_TEXT_SIZE), min(_HEAD, whole))


def _single_line_grid(grid: Grid) -> Grid:
    """Returns a table with the smaller figures beside the larger ones."""
    rows = tuple(
        tuple(GridCell(" ".join(text for text in (cell.text, cell.lower) if text)) for cell in row) for row in grid.rows
    )
    return replace(grid, rows=rows)


def _columns_of(grid: Grid) -> list[float]:
    """Returns the width that each column needs."""
    return [
        max(_head_needed(head), *(_needed(cell) for cell in column))
        for head, column in zip(grid.heads, zip(*grid.rows, strict=True), strict=True)
    ]


def grid_blocks(grid: Grid) -> list[PrintBlock]:
    """Returns the blocks of a table of figures, which is never cut in two."""
    dense = _single_line_grid(grid)
    columns = _columns_of(dense)
    if sum(columns) + _COLUMN_GAP * len(columns) <= _NARROWEST:
        grid = dense
    else:
        columns = _columns_of(grid)
    blocks: list[PrintBlock] = []
    if grid.title:
        blocks.append(TextBlock(grid.title, _FIGURES, role="ink2", gap=2, keeps_next=True))
    rows = [RowBlock(grid.heads, columns, head=True)]
    rows += [RowBlock(row, columns) for row in grid.rows]
    rows[-1].keeps_next = bool(grid.notes)
    blocks += rows
    for note in grid.notes:
        blocks.append(TextBlock(note, _FIGURES, bold=True, gap=2, keeps_next=note is not grid.notes[-1]))
    return [ColumnBlock(blocks, gap=2 * _GAP)]
