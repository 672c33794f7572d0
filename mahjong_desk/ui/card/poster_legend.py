# SPDX-License-Identifier: MIT
"""The head of a poster: the pieces by name, and what a piece that is turned up makes of others."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from mahjong_desk.ui.card.blocks import laid
from mahjong_desk.ui.card.contents import Legend, PieceOrder
from mahjong_desk.ui.card.poster_yaku import APART, LESS, fitting
from mahjong_desk.ui.kit.faces import TileGroup
from mahjong_desk.ui.kit.tiles import group_width, tile_height
from mahjong_desk.ui.report.paper import TilesBlock, Words, ink, paint_group, words_width

_PIECE, _SMALL_PIECE, _SMALLEST_PIECE = 24.0, 19.0, 15.0
_GAP = 5.0
_TITLE, _TITLE_LEADING = 32.0, 1.25


class TitleBlock:
    """The name of the rule system, in one line."""

    keeps_next = False

    def __init__(self, text: str) -> None:
        self._text = text

    def _laid(self, width: float) -> Words:
        wide = Words(self._text, 1e5, _TITLE, serif=True).width
        return Words(self._text, width, min(_TITLE, 0.98 * _TITLE * width / wide), serif=True, leading=_TITLE_LEADING)

    def height(self, width: float) -> float:
        """Returns the height of the line."""
        return self._laid(width).height

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the line."""
        self._laid(width).paint(painter, x, y, ink().ink)


class LegendBlock:
    """The pieces by name: the suits in a line of their own, then all that follow no other."""

    keeps_next = False

    def __init__(self, legend: Legend) -> None:
        single = next((at for at, group in enumerate(legend.pieces) if len(group.pieces) == 1), len(legend.pieces))
        self._suits, self._others = legend.pieces[:single], legend.pieces[single:]

    def _lines(self, width: float) -> list[TilesBlock]:
        # A suit stands as far from the next as single pieces do.
        room = width - APART * len(self._suits)
        tile = fitting(self._suits, _PIECE, room) if self._suits else _PIECE
        return [TilesBlock(groups, tile, size=LESS) for groups in (self._suits, self._others) if groups]

    def height(self, width: float) -> float:
        """Returns the height of its lines."""
        return sum(line.height(width) for line in self._lines(width))

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints its lines."""
        for line in self._lines(width):
            line.paint(painter, x, y, width)
            y += line.height(width)


class OrderBlock:
    """What a piece that is turned up makes: rounds of pieces with an arrow between each and the next."""

    keeps_next = False

    def __init__(self, order: PieceOrder) -> None:
        self._order = order
        self._arrow = words_width("→", LESS)

    def _wide(self, chain: TileGroup, tile: float) -> float:
        return group_width(chain, tile) + self._arrow * (len(chain.pieces) - 1)

    def _tile(self, width: float) -> float:
        """Returns the width of a piece, at which all rounds stand in one line where they nearly do."""
        tile, rounds = _SMALL_PIECE, self._order.rounds
        while tile > _SMALLEST_PIECE and sum(self._wide(one, tile) + 2 * APART for one in rounds) - 2 * APART > width:
            tile -= 1
        return tile

    def _lines(self, width: float) -> list[list[TileGroup]]:
        lines: list[list[TileGroup]] = []
        used = width + 1.0
        tile = self._tile(width)
        for chain in self._order.rounds:
            wide = self._wide(chain, tile)
            if used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(chain)
            used += wide + 2 * APART
        return lines

    def height(self, width: float) -> float:
        """Returns the height of the title, the lines and the gap."""
        title = laid(self._order.title, width, LESS, bold=True)
        return title.height + len(self._lines(width)) * (tile_height(self._tile(width)) + _GAP) + APART

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the title above the lines."""
        title = laid(self._order.title, width, LESS, bold=True)
        title.paint(painter, x, y, ink().ink)
        y += title.height
        tile = self._tile(width)
        for line in self._lines(width):
            left = x
            for chain in line:
                self._paint_round(painter, left, y, chain, tile)
                left += self._wide(chain, tile) + 2 * APART
            y += tile_height(tile) + _GAP

    def _paint_round(self, painter: QPainter, x: float, y: float, chain: TileGroup, tile: float) -> None:
        arrow = laid("→", self._arrow, LESS)
        for at, face in enumerate(chain.pieces):
            if at:
                arrow.paint(painter, x, y + (tile_height(tile) - arrow.height) / 2, ink().ink2)
                x += self._arrow
            single = TileGroup((face,))
            paint_group(painter, x, y, single, tile)
            x += group_width(single, tile)
