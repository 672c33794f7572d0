# SPDX-License-Identifier: MIT
"""Lays a reference card onto one or two pages of two columns, or more where a system has very many yaku."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from mahjong_desk.texts import tr
from mahjong_desk.ui.card.blocks import FuBlock, YakuBlock, grid_blocks
from mahjong_desk.ui.card.contents import Card, Grid
from mahjong_desk.ui.card.laying import LaidCard, Placed, fitted
from mahjong_desk.ui.report.paper import USUAL, Block, TextBlock

COLUMNS = 2
_LARGEST, _ONE_PAGE, _SMALLEST, _STEP = 1.1, 0.94, 0.92, 0.02
"""Scales: the largest, the least with which one page does, the least that is read at arm's length, and the step."""
_EMERGENCY = 0.3
_MOST_PAGES = 4
"""Two sheets, printed on both sides."""


class CardPages(LaidCard):
    """The pages of a reference card."""

    def __init__(self, card: Card, size: QSizeF) -> None:
        super().__init__(card.title, size, *_laid_out(card, size))


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
            placed = fitted(_head(card), chains, size, scale, pages, COLUMNS)
            if placed is not None:
                return placed, scale
    raise AssertionError("a card fits its pages, however small")


# What stands on a card


def _head(card: Card) -> tuple[Block, ...]:
    name = f"{card.rules}  {card.characters}" if card.characters else card.rules
    facts = " · ".join(card.facts)
    if card.options:
        options = tr("Other than usual: {options}").format(options=" · ".join(card.options))
    else:
        options = tr("All options as usual")
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
        chains.append([_heading(tr("Fu")), *(FuBlock(row, last=row is card.fu[-1]) for row in card.fu)])
    grids = [(tr("Payments", "how much"), grid) for grid in card.payments[:1]]
    grids += [("", grid) for grid in card.payments[1:]]
    grids += [("", card.extras)] if card.extras else []
    grids += [(tr("Penalties and stakes"), card.penalties)] if card.penalties else []
    chains += [_titled(title, grid) for title, grid in grids]
    return chains


def _titled(title: str, grid: Grid) -> list[Block]:
    return [*([_heading(title)] if title else []), *grid_blocks(grid)]
