# SPDX-License-Identifier: MIT
"""Lays a reference card onto one or two pages of two columns, or more where a system has very many yaku."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from mahjong_desk.ui.card.blocks import FuBlock, YakuBlock, grid_blocks
from mahjong_desk.ui.card.contents import Card, Grid
from mahjong_desk.ui.report.pages import FOOT, paint_foot
from mahjong_desk.ui.report.paper import USUAL, Block, TextBlock

translate = QCoreApplication.translate

COLUMNS = 2
_GUTTER = 22.0
_LARGEST, _ONE_PAGE, _SMALLEST, _STEP = 1.1, 0.94, 0.92, 0.02
"""Scales: the largest, the least with which one page does, the least that is read at arm's length, and the step."""
_EMERGENCY = 0.3
_ROUNDS = 12
_MOST_PAGES = 4
"""Two sheets, printed on both sides."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block in its place, in pixels of the design on its page.

    Attributes:
        page: The page, from 0.
        box: The room that it takes.
        block: The block.
    """

    page: int
    box: QRectF
    block: Block


class CardPages:
    """The pages of a reference card.

    Attributes:
        size: The room of each, in pixels of the design.
        title: What stands at the foot of each.
        count: How many there are.
        scale: By how much the blocks are larger than their design.
        placed: Every block in its place.
    """

    def __init__(self, card: Card, size: QSizeF) -> None:
        """Lays a card onto pages of a size."""
        self.size = size
        self.title = card.title
        self.placed, self.scale = _laid_out(card, size)
        self.count = 1 + max(placed.page for placed in self.placed)

    def paint(self, painter: QPainter, index: int) -> None:
        """Paints a page, its upper left corner at the origin of the painter."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.scale, self.scale)
        for placed in self.placed:
            if placed.page == index:
                box = placed.box
                placed.block.paint(painter, box.x() / self.scale, box.y() / self.scale, box.width() / self.scale)
        painter.restore()
        paint_foot(painter, self, self.size, index)


def _laid_out(card: Card, size: QSizeF) -> tuple[tuple[Placed, ...], float]:
    """Returns the blocks in their places, and the scale: with conditions on as few pages as can be read."""
    full, brief = _chains(card, told=True), _chains(card, told=False)
    tries = [
        (full, _ONE_PAGE, 1),
        (full, _SMALLEST, 2),
        (brief, _SMALLEST, 2),
        *((full, _SMALLEST, pages) for pages in range(3, _MOST_PAGES + 1)),
        (brief, _EMERGENCY, _MOST_PAGES),
    ]
    for chains, least, pages in tries:
        steps = round((_LARGEST - least) / _STEP)
        for step in range(steps + 1):
            scale = _LARGEST - step * _STEP
            placed = _fitted(_head(card), chains, size, scale, pages)
            if placed is not None:
                return placed, scale
    raise AssertionError("a card fits its pages, however small")


def _fitted(
    head: Sequence[Block], chains: Sequence[Sequence[Block]], size: QSizeF, scale: float, pages: int
) -> tuple[Placed, ...] | None:
    """Returns the blocks on so many pages at a scale; None where there is no room for all."""
    wide, high = size.width() / scale, (size.height() - FOOT) / scale
    column = (wide - _GUTTER * (COLUMNS - 1)) / COLUMNS
    placed, top = [], 0.0
    for block in head:
        height = block.height(wide)
        placed.append((0, 0.0, top, wide, height, block))
        top += height
    heights = [[block.height(column) for block in chain] for chain in chains]
    sums = [sum(chain) for chain in heights]
    tops = [top if page == 0 else 0.0 for page in range(pages)]
    limits = [high - tops[page] for page in range(pages) for _ in range(COLUMNS)]
    where = _columns(sums, limits)
    if where is None:
        return None
    where = _evened(sums, limits, where)
    at = dict.fromkeys(range(len(limits)), 0.0)
    for chain, each, place in zip(chains, heights, where, strict=True):
        page = place // COLUMNS
        x = (place % COLUMNS) * (column + _GUTTER)
        for block, height in zip(chain, each, strict=True):
            placed.append((page, x, tops[page] + at[place], column, height, block))
            at[place] += height
    return tuple(
        Placed(page, QRectF(x * scale, y * scale, width * scale, height * scale), block)
        for page, x, y, width, height, block in placed
    )


def _columns(sums: Sequence[float], limits: Sequence[float]) -> list[int] | None:
    """Returns the column of every chain, each filled before the next is begun; None where they do not suffice."""
    where, place, used = [], 0, 0.0
    for height in sums:
        while place < len(limits) and used + height > limits[place]:
            place, used = place + 1, 0.0
        if place == len(limits):
            return None
        where.append(place)
        used += height
    return where


def _evened(sums: Sequence[float], limits: Sequence[float], where: list[int]) -> list[int]:
    """Returns the columns anew, those of the last page that is used as even as they can be."""
    last = max(where) // COLUMNS
    least, most = 0.0, 1.0
    for _round in range(_ROUNDS):
        middle = (least + most) / 2
        shorter = [limit * (middle if place // COLUMNS == last else 1.0) for place, limit in enumerate(limits)]
        found = _columns(sums, shorter[: (last + 1) * COLUMNS])
        if found is None:
            least = middle
        else:
            most, where = middle, found
    return where


# What stands on a card


def _head(card: Card) -> tuple[Block, ...]:
    name = f"{card.rules}  {card.japanese}" if card.japanese else card.rules
    facts = " · ".join(card.facts)
    if card.options:
        options = translate("ReferenceCard", "Other than usual: {options}").format(options=" · ".join(card.options))
    else:
        options = translate("ReferenceCard", "All options as usual")
    return (
        TextBlock(name, 22, serif=True, gap=0),
        TextBlock(facts, USUAL - 2, role="ink2", gap=0),
        TextBlock(options, USUAL - 2, role="ink2", gap=8),
    )


def _heading(text: str) -> Block:
    return TextBlock(text, 14, serif=True, gap=2, keeps_next=True)


def _chains(card: Card, *, told: bool) -> list[list[Block]]:
    """Returns everything below the head in groups that stand in one column."""
    chains: list[list[Block]] = []
    for group in card.classes:
        blocks: list[Block] = [YakuBlock(yaku, told=told, last=yaku is group.yaku[-1]) for yaku in group.yaku]
        chains += [[_heading(group.title), blocks[0]], *([block] for block in blocks[1:])]
    if card.fu:
        chains.append([_heading(translate("RulePage", "Fu")), *(FuBlock(row) for row in card.fu)])
    grids = [(translate("ReferenceCard", "Payments"), grid) for grid in card.payments[:1]]
    grids += [("", grid) for grid in card.payments[1:]]
    grids += [("", card.extras)] if card.extras else []
    grids += [(translate("ReferenceCard", "Penalties and stakes"), card.penalties)] if card.penalties else []
    chains += [_titled(title, grid) for title, grid in grids]
    return chains


def _titled(title: str, grid: Grid) -> list[Block]:
    return [*([_heading(title)] if title else []), *grid_blocks(grid)]
