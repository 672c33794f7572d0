# SPDX-License-Identifier: MIT
"""Lays blocks into columns below a head, on as many pages as there are, and paints them there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from mahjong_desk.ui.report.pages import FOOT, paint_foot
from mahjong_desk.ui.report.paper import Block

_GUTTER = 22.0
_ROUNDS = 12


@dataclass(frozen=True, slots=True)
class Placed:
    """A block in its place, in pixels of the design on its page.

    Attributes:
        page: The page, from 0.
    """

    page: int
    box: QRectF
    block: Block


class LaidCard:
    """Blocks on pages.

    Attributes:
        size: The room of each, in pixels of the design.
    """

    def __init__(self, title: str, size: QSizeF, placed: tuple[Placed, ...], scale: float) -> None:
        self.title, self.size, self.placed, self.scale = title, size, placed, scale
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


def fitted(
    head: Sequence[Block],
    chains: Sequence[Sequence[Block]],
    size: QSizeF,
    scale: float,
    pages: int,
    columns: int,
) -> tuple[Placed, ...] | None:
    """Returns blocks in their places; None where there is no room for all.

    Args:
        size: The room of a page, in pixels of the design.
    """
    wide, high = size.width() / scale, (size.height() - FOOT) / scale
    column = (wide - _GUTTER * (columns - 1)) / columns
    placed, top = [], 0.0
    for block in head:
        height = block.height(wide)
        placed.append((0, 0.0, top, wide, height, block))
        top += height
    heights = [[block.height(column) for block in chain] for chain in chains]
    sums = [sum(chain) for chain in heights]
    tops = [top if page == 0 else 0.0 for page in range(pages)]
    limits = [high - tops[page] for page in range(pages) for _ in range(columns)]
    where = _columns(sums, limits)
    if where is None:
        return None
    where = _evened(sums, limits, where, columns)
    at = dict.fromkeys(range(len(limits)), 0.0)
    for chain, each, place in zip(chains, heights, where, strict=True):
        page = place // columns
        x = (place % columns) * (column + _GUTTER)
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


def _evened(sums: Sequence[float], limits: Sequence[float], where: list[int], columns: int) -> list[int]:
    """Returns the columns anew, those of the last page that is used as even as they can be."""
    last = max(where) // columns
    least, most = 0.0, 1.0
    for _round in range(_ROUNDS):
        middle = (least + most) / 2
        shorter = [limit * (middle if place // columns == last else 1.0) for place, limit in enumerate(limits)]
        found = _columns(sums, shorter[: (last + 1) * columns])
        if found is None:
            least = middle
        else:
            most, where = middle, found
    return where
