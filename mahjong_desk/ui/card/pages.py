# SPDX-License-Identifier: MIT
"""Lays out the blocks of cards and posters on pages, and builds the card."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from mahjong_desk.match import Match
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.card.blocks import FuBlock, YakuBlock, grid_block
from mahjong_desk.ui.card.contents import Card, FuRow, Legend, PieceOrder
from mahjong_desk.ui.card.payments import extras_grid, payment_grids, penalties_grid
from mahjong_desk.ui.card.yaku import yaku_classes
from mahjong_desk.ui.kit.text_format import join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup, suit_name
from mahjong_desk.ui.report.pages import FOOTER_HEIGHT, paint_footer
from mahjong_desk.ui.report.paper import USUAL, PrintBlock, TextBlock
from mahjong_desk.ui.rulebook.rule_values import FuAmount, RuleValues, table_before_first_hand
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.values import points_text
from mahjong_desk.ui.text.vocabulary import (
    characters,
    counted_group,
    fu_name,
    piece_context,
    piece_face,
    piece_group,
    piece_name,
)


def build_legend(figures: RuleValues) -> Legend:
    """Returns the pieces of a rule system under the options of a table."""
    pieces = figures.ruleset.pieces
    equal = len(set(pieces.copies_per_kind)) == 1
    copies = pieces.copies_per_kind[0]
    title = trn("{n} of each", "{n} of each", copies) if equal else ""
    marked = tr("bar: winning tile", usage=piece_context(pieces))
    return Legend(title, marked, _named_pieces(figures, counted=not equal), _orders(figures))


def _named_pieces(figures: RuleValues, *, counted: bool) -> tuple[TileGroup, ...]:
    """Returns suits and other pieces with their names, and copies if ``counted``."""
    ruleset = figures.ruleset
    pieces, usage, faces = ruleset.pieces, vocabulary.vocabulary_context(ruleset), figures.rules.faces
    groups = []
    for first, end in pieces.suit_ranges:
        suit = [piece for piece in pieces.order if first <= pieces.kind_of_face[piece] < end and faces[piece]]
        name = suit_name(pieces.face_names[first][-1], usage)
        groups.append(piece_group(ruleset, *suit)._replace(caption=capitalise(name)))
    suited = {piece for first, end in pieces.suit_ranges for piece in range(first, end)}
    for piece in pieces.order:
        if pieces.kind_of_face[piece] not in suited:
            name = capitalise(piece_name(ruleset, piece))
            amount = f"×{pieces.copies_per_kind[pieces.kind_of_face[piece]]}" if counted else ""
            groups.append(piece_group(ruleset, piece)._replace(caption=name, amount=amount))
    table = table_before_first_hand(figures.unrestricted, figures.players)
    for field in ruleset.extra_fields:
        if field.faces and field.is_offered(figures.rules.options, table):
            name = capitalise(localise(field.name))
            groups.append(counted_group(ruleset, field)._replace(caption=f"{name} ×1"))
    return tuple(groups)


def _orders(figures: RuleValues) -> tuple[PieceOrder, ...]:
    """Returns the orders of indicators; indicators with the same order share one."""
    ruleset = figures.ruleset
    shared: dict[Callable[[Piece], Piece], list[Indicator]] = {}
    for indicator in figures.rules.indicators:
        shared.setdefault(indicator.indicates, []).append(indicator)
    orders = []
    for indicated, indicators in shared.items():
        names = join_items([localise(indicator.name) for indicator in indicators])
        results = join_items([localise(indicator.indicated_name) for indicator in indicators])
        rounds = tuple(piece_group(ruleset, *row, row[0]) for row in _cycles(ruleset.pieces, indicated) if len(row) > 1)
        orders.append(PieceOrder(f"{capitalise(names)} → {results}", rounds))
    return tuple(orders)


def _cycles(pieces: PieceSet, indicated: Callable[[Piece], Piece]) -> list[tuple[Piece, ...]]:
    """Returns the cycles of kinds, only the first of several suits with the same one."""
    seen: set[Piece] = set()
    shapes: set[tuple[Piece, ...]] = set()
    cycles = []
    for first in range(len(pieces.copies_per_kind)):
        cycle: list[Piece] = []
        piece = first
        while piece not in seen:
            seen.add(piece)
            cycle.append(piece)
            piece = indicated(piece)
        start = next((start for start, end in pieces.suit_ranges if start <= first < end), None)
        shape = tuple(piece - (start or 0) for piece in cycle)
        if cycle and (start is None or shape not in shapes):
            cycles.append(tuple(cycle))
        if start is not None:
            shapes.add(shape)
    return cycles


_GUTTER = 22.0
_MAX_PASSES = 12


class PlacedBlock(NamedTuple):
    """A block with its page (from 0) and its box, in pixels of the design."""

    page: int
    box: QRectF
    block: PrintBlock


class CardLayout:
    """Blocks on pages of ``size`` pixels of the design."""

    def __init__(self, title: str, size: QSizeF, placed: tuple[PlacedBlock, ...], scale: float) -> None:
        self.title, self.size, self.placed, self.scale = title, size, placed, scale
        self.count = 1 + max(placed.page for placed in self.placed)

    def paint(self, painter: QPainter, index: int) -> None:
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
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
    """Places blocks in the columns of pages, or returns None if they do not fit."""
    full_width, page_height = size.width() / scale, (size.height() - FOOTER_HEIGHT) / scale
    column = (full_width - _GUTTER * (columns - 1)) / columns
    placed, top = [], 0.0
    for block in head:
        height = block.height(full_width)
        placed.append((0, 0.0, top, full_width, height, block))
        top += height
    heights = [[block.height(column) for block in chain] for chain in chains]
    sums = [sum(chain) for chain in heights]
    tops = [top if page == 0 else 0.0 for page in range(pages)]
    limits = [page_height - tops[page] for page in range(pages) for _ in range(columns)]
    indices = _columns(sums, limits)
    if indices is None:
        return None
    used = [0.0] * len(limits)
    for chain, each, index in zip(chains, heights, _balance(sums, limits, indices, columns), strict=True):
        page = index // columns
        x = (index % columns) * (column + _GUTTER)
        for block, height in zip(chain, each, strict=True):
            placed.append((page, x, tops[page] + used[index], column, height, block))
            used[index] += height
    return tuple(
        PlacedBlock(page, QRectF(x * scale, y * scale, width * scale, height * scale), block)
        for page, x, y, width, height, block in placed
    )


def _columns(sums: Sequence[float], limits: Sequence[float]) -> list[int] | None:
    """Returns each chain's column, filled in turn, or None if the columns are too few."""
    indices, index, used = [], 0, 0.0
    for height in sums:
        while index < len(limits) and used + height > limits[index]:
            index, used = index + 1, 0.0
        if index == len(limits):
            return None
        indices.append(index)
        used += height
    return indices


def _balance(sums: Sequence[float], limits: Sequence[float], indices: list[int], columns: int) -> list[int]:
    """Evens out the columns of the last page by bisecting their height."""
    last = max(indices) // columns
    low, high = 0.0, 1.0
    for _round in range(_MAX_PASSES):
        middle = (low + high) / 2
        shorter = [limit * (middle if index // columns == last else 1.0) for index, limit in enumerate(limits)]
        balanced = _columns(sums, shorter[: (last + 1) * columns])
        if balanced is None:
            low = middle
        else:
            high, indices = middle, balanced
    return indices


COLUMNS = 2
_LARGEST, _ONE_PAGE, _SMALLEST, _STEP = 1.1, 0.94, 0.92, 0.02
"""Scales: the largest, the minimum for a single page, the minimum to read at arm's length, and the step."""
_MIN_SCALE = 0.3
_MAX_PAGES = 4
"""Two sheets, printed on both sides."""


class CardPages(CardLayout):
    def __init__(self, card: Card, size: QSizeF) -> None:
        super().__init__(card.title, size, *_layout_card(card, size))


def _layout_card(card: Card, size: QSizeF) -> tuple[tuple[PlacedBlock, ...], float]:
    """Places a card on as few readable pages as possible, with conditions if they fit."""
    full, brief = _chains(card, conditions=True), _chains(card, conditions=False)
    attempts = [
        (full, _ONE_PAGE, 1),
        (full, _SMALLEST, 2),
        (brief, _SMALLEST, 2),
        *((full, _SMALLEST, pages) for pages in range(3, _MAX_PAGES + 1)),
        (brief, _MIN_SCALE, _MAX_PAGES),
    ]
    for chains, smallest, pages in attempts:
        for step in range(round((_LARGEST - smallest) / _STEP) + 1):
            scale = _LARGEST - step * _STEP
            placed = fit_blocks(_head(card), chains, size, scale, pages, COLUMNS)
            if placed is not None:
                return placed, scale
    raise AssertionError("a card fits its pages, however small")


def _head(card: Card) -> tuple[PrintBlock, ...]:
    name = f"{card.rules}  {card.characters}" if card.characters else card.rules
    options = tr("Changed options: {options}") if card.options else tr("All options at default")
    options = options.format(options=" · ".join(card.options))
    return (
        TextBlock(name, 22, serif=True, gap=0),
        TextBlock(" · ".join(card.facts), USUAL - 2, role="ink2", gap=0),
        TextBlock(options, USUAL - 2, role="ink2", gap=8),
    )


def _heading(text: str) -> PrintBlock:
    return TextBlock(text, 14, serif=True, gap=2, keeps_next=True)


def _chains(card: Card, *, conditions: bool) -> list[list[PrintBlock]]:
    """Returns everything below the head in groups that are not split between columns."""
    chains: list[list[PrintBlock]] = []
    for group in card.classes:
        blocks: list[PrintBlock] = [
            YakuBlock(yaku, conditions=conditions, last=yaku is group.yaku[-1]) for yaku in group.yaku
        ]
        chains += [[_heading(group.title), blocks[0]], *([block] for block in blocks[1:])]
    if card.fu:
        chains.append([_heading(tr("Fu")), *(FuBlock(row, last=row is card.fu[-1]) for row in card.fu)])
    payments = [grid_block(grid) for grid in (*card.payments, card.extras) if grid is not None]
    chains += [[_heading(tr("Payments", "how much")), payments[0]], *([block] for block in payments[1:])]
    if card.penalties:
        chains.append([_heading(tr("Penalties and sticks")), grid_block(card.penalties)])
    return chains


def build_card(ruleset: Ruleset, match: Match | None) -> Card:
    """Returns the card of a rule system, with the options of a match that follows it."""
    figures = RuleValues(ruleset, match)
    name = localise(ruleset.name)
    return Card(
        title=tr("Reference card: {rules}").format(rules=name),
        rules=name,
        characters=characters(ruleset, ruleset.name),
        options=_options(figures),
        facts=_facts(figures),
        unit=localise(ruleset.unit),
        classes=yaku_classes(figures),
        fu=_fu(figures),
        payments=payment_grids(figures),
        extras=extras_grid(figures),
        penalties=penalties_grid(figures),
        legend=build_legend(figures),
    )


def _options(figures: RuleValues) -> tuple[str, ...]:
    """Returns the options that differ from the default."""
    values = figures.rules.options
    return tuple(
        with_heading(capitalise(localise(option.name)), vocabulary.option_value(option, values[option.id]))
        for option in figures.ruleset.options
        if values[option.id] != option.default
    )


def _facts(figures: RuleValues) -> tuple[str, ...]:
    start, goal = figures.rules.opening_table(figures.players).scores[0], figures.rules.target_score
    players = trn("{n} player", "{n} players", figures.players)
    points = tr("start with {points}").format(points=points_text(start, figures.ruleset))
    if goal is None:
        return players, points
    return players, points, tr("goal {points}").format(points=points_text(goal, figures.ruleset))


def _fu(figures: RuleValues) -> tuple[FuRow, ...]:
    if "fu" not in figures.ruleset.value_fields:
        return ()
    ruleset = figures.ruleset
    return tuple(
        FuRow(capitalise(fu_name(ruleset, item)), tuple((amount.fu, _groups(ruleset, amount)) for amount in amounts))
        for item, amounts in figures.fu_amounts().items()
    )


def _groups(ruleset: Ruleset, amount: FuAmount) -> tuple[TileGroup, ...]:
    """Returns the pieces that score fu, the winning one marked in a separate group."""
    groups = (piece_group(ruleset, *amount.held),) if amount.held else ()
    if amount.won is None:
        return groups
    return (*groups, TileGroup((piece_face(ruleset, amount.won, winning=True),)))
