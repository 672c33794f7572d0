# SPDX-License-Identifier: MIT
"""A poster of a rule system: one page for the wall, with its pieces and its yaku, to be read from a metre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QSizeF, Qt
from PySide6.QtGui import QPainter

from mahjong_desk.ui.card.blocks import laid, paint_groups, tiles_width
from mahjong_desk.ui.card.contents import Card, CardYaku, Legend, PieceOrder
from mahjong_desk.ui.card.laying import LaidCard, Placed, fitted
from mahjong_desk.ui.kit.faces import TileGroup
from mahjong_desk.ui.kit.tiles import group_width, tile_height
from mahjong_desk.ui.report.paper import Block, TextBlock, TilesBlock, ink, paint_group, words_width

translate = QCoreApplication.translate

NAME, LESS = 15.0, 13.5
"""Texts, in pixels of the design: the names of yaku, and everything else."""
LEAST_NAME = 10.0
"""How large the names are at least, in points: 3.5 mm, which a good eye reads from three metres."""
_HEADING, _TITLE = 19.0, 34.0
_TILE, _PIECE = 19.0, 27.0
_FINE = 0.25
_BAR = 6.0
_GAP = 5.0
_APART = 8.0
_MOST_COLUMNS = 4
_NARROWEST = 255.0
_LARGEST, _EMERGENCY, _STEP = 2.0, 0.3, 0.02


class PosterPage(LaidCard):
    """A poster; where there is no room for all that can be read, conditions are left out, then examples."""

    def __init__(self, card: Card, size: QSizeF) -> None:
        """Lays a poster onto one page of a size."""
        super().__init__(poster_title(card), size, *_laid_out(card, size))


def poster_title(card: Card) -> str:
    """Returns what a poster is called."""
    return translate("Poster", "Poster: {rules}").format(rules=card.rules)


def _laid_out(card: Card, size: QSizeF) -> tuple[tuple[Placed, ...], float]:
    """Returns the blocks in their places, and the scale: as much as can be read, as large as it has room."""
    head = tuple(_head(card))
    least = LEAST_NAME * 96 / 72 / NAME
    tries = (
        (_chains(card, told=True, shown=True), least),
        (_chains(card, told=False, shown=True), least),
        (_chains(card, told=False, shown=False), _EMERGENCY),
    )
    for chains, smallest in tries:
        found = [_largest(head, chains, size, columns, smallest) for columns in range(1, _MOST_COLUMNS + 1)]
        fits = [one for one in found if one is not None]
        if fits:
            return max(fits, key=lambda one: one[1])
    raise AssertionError("a poster fits its page, however small")


def _largest(
    head: Sequence[Block], chains: Sequence[Sequence[Block]], size: QSizeF, columns: int, smallest: float
) -> tuple[tuple[Placed, ...], float] | None:
    """Returns blocks at the largest scale at which a page has room for them; None where it has not even at the smallest."""
    most = min(_LARGEST, size.width() / columns / _NARROWEST)
    if most < smallest:
        return None
    found = fitted(head, chains, size, smallest, 1, columns)
    if found is None:
        return None
    best, least = (found, smallest), smallest
    while most - least > _STEP:
        tried = (least + most) / 2
        found = fitted(head, chains, size, tried, 1, columns)
        if found is None:
            most = tried
        else:
            best, least = (found, tried), tried
    return best


def _head(card: Card) -> Iterator[Block]:
    """Yields the name of the system, what a table begins with, and the pieces."""
    yield TextBlock(card.rules, _TITLE, serif=True, gap=0)
    facts = [card.japanese, *card.facts, card.legend.title, *card.options]
    yield TextBlock(" · ".join(fact for fact in facts if fact), LESS, role="ink2", gap=8)
    yield LegendBlock(card.legend)
    for order in card.legend.orders:
        yield OrderBlock(order)


def _chains(card: Card, *, told: bool, shown: bool) -> list[list[Block]]:
    """Returns the yaku that are played, in classes.

    Args:
        card: What they are.
        told: Whether their conditions stand below them.
        shown: Whether their examples do.
    """
    chains: list[list[Block]] = []
    for group in card.classes:
        played = [yaku for yaku in group.yaku if not yaku.off]
        blocks: list[Block] = [PosterYaku(yaku, group.title, told=told, shown=shown) for yaku in played]
        if blocks:
            heading = TextBlock(group.title, _HEADING, serif=True, gap=3, keeps_next=True)
            chains += [[heading, blocks[0]], *([block] for block in blocks[1:])]
    return chains


class PosterYaku:
    """A yaku: its name, what it is worth where the heading does not say so, an example, and when it counts."""

    keeps_next = False

    def __init__(self, yaku: CardYaku, heading: str, *, told: bool, shown: bool) -> None:
        """Makes the block.

        Args:
            yaku: The yaku.
            heading: What stands above its class.
            told: Whether its condition is told.
            shown: Whether its example is shown.
        """
        self._yaku = yaku
        self._value = yaku.value if yaku.value.casefold() != heading.casefold() else ""
        self._condition = yaku.condition if told else ""
        self._groups = yaku.groups if shown else ()

    def _tile(self, width: float) -> float:
        """Returns the width of a piece, at which the example stands in one line."""
        return _fitting(self._groups, _TILE, width)

    def _named(self, width: float) -> tuple[str, float, float]:
        """Returns the name with its characters, its room, and that of the value."""
        wide = min(words_width(self._value, LESS, bold=True), width / 2) if self._value else 0.0
        room = width - wide - (_APART if wide else 0)
        name, written = self._yaku.name, self._yaku.japanese
        if written:
            beside = f"{name}  {written}"
            name = beside if words_width(beside, NAME, bold=True) <= room else f"{name}\n{written}"
        return name, room, wide

    def height(self, width: float) -> float:
        """Returns the height of its lines and the gap."""
        name, room, wide = self._named(width)
        high = laid(name, room, NAME, bold=True).height
        if wide:
            high = max(high, laid(self._value, wide, LESS, bold=True).height)
        if self._groups:
            high += tile_height(self._tile(width)) + _BAR
        if self._condition:
            high += laid(self._condition, width, LESS).height
        return high + _GAP

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints its lines."""
        name, room, wide = self._named(width)
        words = laid(name, room, NAME, bold=True)
        words.paint(painter, x, y, ink().ink)
        high = words.height
        if wide:
            value = laid(self._value, wide, LESS, bold=True, align=Qt.AlignmentFlag.AlignRight)
            value.paint(painter, x + width - wide, y + (NAME - LESS), ink().ink2)
            high = max(high, value.height)
        y += high
        if self._groups:
            tile = self._tile(width)
            paint_groups(painter, x, y, self._groups, tile)
            y += tile_height(tile) + _BAR
        if self._condition:
            laid(self._condition, width, LESS).paint(painter, x, y, ink().ink2)


def _fitting(groups: Sequence[TileGroup], tile: float, width: float) -> float:
    """Returns the width of a piece at which groups stand in one line, ``tile`` where that is small enough."""
    # Pieces are whole pixels wide, so their widths do not follow in proportion.
    while tile > _FINE and tiles_width(groups, tile) > width:
        tile -= _FINE
    return tile


class LegendBlock:
    """The pieces by name: the suits in a line of their own, then all that follow no other."""

    keeps_next = False

    def __init__(self, legend: Legend) -> None:
        """Makes the block."""
        self._suits = [group for group in legend.pieces if len(group.pieces) > 1]
        self._others = [group for group in legend.pieces if len(group.pieces) == 1]

    def _lines(self, width: float) -> list[TilesBlock]:
        # A suit stands as far from the next as single pieces do.
        room = width - _APART * len(self._suits)
        tile = _fitting(self._suits, _PIECE, room) if self._suits else _PIECE
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
        """Makes the block."""
        self._order = order
        self._arrow = words_width("→", LESS)

    def _wide(self, chain: TileGroup, tile: float) -> float:
        return group_width(chain, tile) + self._arrow * (len(chain.pieces) - 1)

    def _lines(self, width: float) -> list[list[TileGroup]]:
        lines: list[list[TileGroup]] = []
        used = width + 1.0
        for chain in self._order.rounds:
            wide = self._wide(chain, _TILE)
            if used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(chain)
            used += wide + 2 * _APART
        return lines

    def height(self, width: float) -> float:
        """Returns the height of the title, the lines and the gap."""
        title = laid(self._order.title, width, LESS, bold=True)
        return title.height + len(self._lines(width)) * (tile_height(_TILE) + _GAP) + _APART

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the title above the lines."""
        title = laid(self._order.title, width, LESS, bold=True)
        title.paint(painter, x, y, ink().ink)
        y += title.height
        for line in self._lines(width):
            left = x
            for chain in line:
                self._paint_round(painter, left, y, chain)
                left += self._wide(chain, _TILE) + 2 * _APART
            y += tile_height(_TILE) + _GAP

    def _paint_round(self, painter: QPainter, x: float, y: float, chain: TileGroup) -> None:
        arrow = laid("→", self._arrow, LESS)
        for at, face in enumerate(chain.pieces):
            if at:
                arrow.paint(painter, x, y + (tile_height(_TILE) - arrow.height) / 2, ink().ink2)
                x += self._arrow
            single: Sequence[TileGroup] = (TileGroup((face,)),)
            paint_group(painter, x, y, single[0], _TILE)
            x += group_width(single[0], _TILE)
