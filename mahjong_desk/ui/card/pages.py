# SPDX-License-Identifier: MIT
"""Lays out the pages of a card and makes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from mahjong_desk.match import Match
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.card.blocks import FuBlock, YakuBlock, grid_blocks
from mahjong_desk.ui.card.contents import Card, FuRow, Grid
from mahjong_desk.ui.card.legend import build_legend
from mahjong_desk.ui.card.payments import extras_grid, payment_grids, penalties_grid
from mahjong_desk.ui.card.yaku import yaku_classes
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.report.pages import FOOTER_HEIGHT, paint_footer
from mahjong_desk.ui.report.paper import USUAL, PrintBlock, TextBlock
from mahjong_desk.ui.rulebook.rule_values import FuAmount, RuleValues
from mahjong_desk.ui.text.phrases import capitalised, localised, plural
from mahjong_desk.ui.text.tiles import piece_face, piece_group
from mahjong_desk.ui.text.values import points_text
from mahjong_desk.ui.text.vocabulary import characters, fu_name

_GUTTER = 22.0
_MAX_PASSES = 12


@dataclass(frozen=True, slots=True)
class PlacedBlock:
    """A block in its place, in pixels of the design on its page.

    Attributes:
        page: The page, from 0.
    """

    page: int
    box: QRectF
    block: PrintBlock


class CardLayout:
    """Blocks on pages.

    Attributes:
        size: The room of each, in pixels of the design.
    """

    def __init__(self, title: str, size: QSizeF, placed: tuple[PlacedBlock, ...], scale: float) -> None:
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
        paint_footer(painter, self, self.size, index)


def fit_blocks(
    head: Sequence[PrintBlock],
    chains: Sequence[Sequence[PrintBlock]],
    size: QSizeF,
    scale: float,
    pages: int,
    columns: int,
) -> tuple[PlacedBlock, ...] | None:
    """Returns blocks in their places; None where there is no room for all.

    Args:
        size: The room of a page, in pixels of the design.
    """
    wide, high = size.width() / scale, (size.height() - FOOTER_HEIGHT) / scale
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
    where = _balance_columns(sums, limits, where, columns)
    at = dict.fromkeys(range(len(limits)), 0.0)
    for chain, each, place in zip(chains, heights, where, strict=True):
        page = place // columns
        x = (place % columns) * (column + _GUTTER)
        for block, height in zip(chain, each, strict=True):
            placed.append((page, x, tops[page] + at[place], column, height, block))
            at[place] += height
    return tuple(
        PlacedBlock(page, QRectF(x * scale, y * scale, width * scale, height * scale), block)
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


def _balance_columns(sums: Sequence[float], limits: Sequence[float], where: list[int], columns: int) -> list[int]:
    """Returns the columns anew, those of the last page that is used as even as they can be."""
    last = max(where) // columns
    least, most = 0.0, 1.0
    for _round in range(_MAX_PASSES):
        middle = (least + most) / 2
        shorter = [limit * (middle if place // columns == last else 1.0) for place, limit in enumerate(limits)]
        found = _columns(sums, shorter[: (last + 1) * columns])
        if found is None:
            least = middle
        else:
            most, where = middle, found
    return where


COLUMNS = 2
_LARGEST, _ONE_PAGE, _SMALLEST, _STEP = 1.1, 0.94, 0.92, 0.02
"""Scales: the largest, the least with which one page does, the least that is read at arm's length, and the step."""
_MIN_SCALE = 0.3
_MOST_PAGES = 4
"""Two sheets, printed on both sides."""


class CardPages(CardLayout):
    """The pages of a reference card."""

    def __init__(self, card: Card, size: QSizeF) -> None:
        super().__init__(card.title, size, *_layout_card(card, size))


def _layout_card(card: Card, size: QSizeF) -> tuple[tuple[PlacedBlock, ...], float]:
    """Returns the blocks in their places, and the scale: with conditions on as few pages as can be read."""
    full, brief = _chains(card, told=True), _chains(card, told=False)
    tries = [
        (full, _ONE_PAGE, 1),
        (full, _SMALLEST, 2),
        (brief, _SMALLEST, 2),
        *((full, _SMALLEST, pages) for pages in range(3, _MOST_PAGES + 1)),
        (brief, _MIN_SCALE, _MOST_PAGES),
    ]
    for chains, least, pages in tries:
        steps = round((_LARGEST - least) / _STEP)
        for step in range(steps + 1):
            scale = _LARGEST - step * _STEP
            placed = fit_blocks(_head(card), chains, size, scale, pages, COLUMNS)
            if placed is not None:
                return placed, scale
    raise AssertionError("a card fits its pages, however small")


# What stands on a card


def _head(card: Card) -> tuple[PrintBlock, ...]:
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


def _heading(text: str) -> PrintBlock:
    return TextBlock(text, 14, serif=True, gap=2, keeps_next=True)


def _chains(card: Card, *, told: bool) -> list[list[PrintBlock]]:
    """Returns everything below the head in groups that stand in one column."""
    chains: list[list[PrintBlock]] = []
    for group in card.classes:
        blocks: list[PrintBlock] = [YakuBlock(yaku, told=told, last=yaku is group.yaku[-1]) for yaku in group.yaku]
        chains += [[_heading(group.title), blocks[0]], *([block] for block in blocks[1:])]
    if card.fu:
        chains.append([_heading(tr("Fu")), *(FuBlock(row, last=row is card.fu[-1]) for row in card.fu)])
    grids = [(tr("Payments", "how much"), grid) for grid in card.payments[:1]]
    grids += [("", grid) for grid in card.payments[1:]]
    grids += [("", card.extras)] if card.extras else []
    grids += [(tr("Penalties and stakes"), card.penalties)] if card.penalties else []
    chains += [_titled(title, grid) for title, grid in grids]
    return chains


def _titled(title: str, grid: Grid) -> list[PrintBlock]:
    return [*([_heading(title)] if title else []), *grid_blocks(grid)]


def build_card(ruleset: Ruleset, match: Match | None) -> Card:
    """Returns the card of a rule system, in the language of the interface."""
    figures = RuleValues(ruleset, match)
    name = localised(ruleset.names)
    return Card(
        title=tr("Reference card: {rules}").format(rules=name),
        rules=name,
        characters=characters(ruleset, ruleset.names),
        options=_options(figures),
        facts=_facts(figures),
        unit=localised(ruleset.unit),
        classes=yaku_classes(figures),
        fu=_fu(figures),
        payments=payment_grids(figures),
        extras=extras_grid(figures),
        penalties=penalties_grid(figures),
        legend=build_legend(figures),
    )


def _options(figures: RuleValues) -> tuple[str, ...]:
    """Returns the options that differ from the default."""
    return tuple(
        with_heading(
            capitalised(localised(option.names)),
            localised(option.choice(figures.rules.options[option.id]).names),
        )
        for option in figures.ruleset.options
        if figures.rules.options[option.id] != option.default
    )


def _facts(figures: RuleValues) -> tuple[str, ...]:
    start = figures.rules.start(figures.players).scores[0]
    players = plural(lambda: trn("{n} player", "{n} players", figures.players), figures.players, "player")
    points = tr("start with {points}").format(points=points_text(start, figures.ruleset))
    goal = figures.rules.goal
    if goal is None:
        return players, points
    return (
        players,
        points,
        tr("goal {points}").format(points=points_text(goal, figures.ruleset)),
    )


def _fu(figures: RuleValues) -> tuple[FuRow, ...]:
    if "fu" not in figures.ruleset.value_fields:
        return ()
    return tuple(
        FuRow(
            capitalised(fu_name(figures.ruleset, item.id)),
            tuple((amount.fu, _groups(figures.ruleset, amount)) for amount in item.amounts),
        )
        for item in figures.fu()
    )


def _groups(ruleset: Ruleset, amount: FuAmount) -> tuple[TileGroup, ...]:
    """Returns the pieces that bring fu; the one that was waited for stands by itself, marked."""
    held = (piece_group(ruleset, *amount.held),) if amount.held else ()
    if amount.won is None:
        return held
    return (*held, TileGroup((piece_face(ruleset, amount.won, winning=True),)))
