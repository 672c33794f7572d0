# SPDX-License-Identifier: MIT
"""The poster of a rule system."""

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import groupby

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.card.blocks import PlacedText, layout_text, paint_groups, tiles_width
from mahjong_desk.ui.card.contents import Card, CardYaku, Legend, PieceOrder
from mahjong_desk.ui.card.pages import CardLayout, PlacedBlock, fit_blocks
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_art import group_width, tile_height
from mahjong_desk.ui.report.pages import INCH
from mahjong_desk.ui.report.paper import (
    PrintBlock,
    TextBlock,
    TextLayout,
    TilesBlock,
    hairline,
    paint_group,
    text_width_of,
)

NAME_SIZE, TEXT_SIZE = 14.0, 13.5
"""Text sizes in pixels of the design: the names of yaku, and everything else."""
LEADING = 1.2
"""The line distance relative to the text size."""
COLUMN_GAP = 8.0
TILE = 20.0
"""The maximum width of a piece of an example."""
_VALUE = 17.0
_FINE = 0.25
_BELOW, _BAR = 1.5, 6.0
_GAP, _NARROW_GAP = 6.0, 1.5
_RULE = 4.0
_AFTER_LEVEL = 4.5


class Detail(Enum):
    """How much of a yaku is shown."""

    EVERYTHING = "everything"
    PICTURE_OR_TEXT = "picture or text"
    BRIEFLY_SHOWN = "briefly shown"
    NAME = "name"
    BRIEF_NAME = "brief name"

    @property
    def shows_tiles(self) -> bool:
        """Whether a yaku is shown by pieces, or by its condition if pieces cannot show it."""
        return self in (Detail.EVERYTHING, Detail.PICTURE_OR_TEXT, Detail.BRIEFLY_SHOWN)

    @property
    def shows_characters(self) -> bool:
        """Whether the name is followed by its characters."""
        return self not in (Detail.BRIEFLY_SHOWN, Detail.BRIEF_NAME)


class PosterYaku(PrintBlock):
    """A yaku; if it ``begins`` a value, the value is in the margin."""

    def __init__(self, yaku: CardYaku, detail: Detail, margin: float, *, begins: bool, ends: bool) -> None:
        self.begins = begins
        self._yaku, self._margin = yaku, margin
        self._gap = (_GAP if detail.shows_tiles else _NARROW_GAP) + (_AFTER_LEVEL if ends else 0)
        self._groups = yaku.telling_groups if detail.shows_tiles else ()
        has_condition = detail is Detail.EVERYTHING or (detail.shows_tiles and not yaku.telling_groups)
        self._condition = yaku.condition if has_condition else ""
        characters = yaku.characters if detail.shows_characters else ""
        self._more = "  ".join(text for text in (characters, yaku.open_value) if text)

    def _lines(self, room: float) -> list[PlacedText]:
        """Returns the name with its characters and its value in an open hand."""
        name = layout_text(self._yaku.name, room, NAME_SIZE, bold=True, leading=LEADING)
        lines = [PlacedText(name, 0.0, 0.0, "ink")]
        if more := self._more:
            fits = name.width + COLUMN_GAP + text_width_of(more, TEXT_SIZE) <= room
            one_line = fits and name.height <= NAME_SIZE * LEADING + 1
            x, y = (name.width + COLUMN_GAP, 0.0) if one_line else (0.0, name.height)
            words = layout_text(more, room - x, TEXT_SIZE, leading=NAME_SIZE * LEADING / TEXT_SIZE)
            lines.append(PlacedText(words, x, y))
        return lines

    def _layout(self, width: float) -> tuple[list[PlacedText], float, float, float]:
        """Returns the texts, width and top of the pieces, and the height without the gap."""
        room = width - self._margin
        lines = self._lines(room)
        height = max(line.y + line.words.height for line in lines)
        tile, top = 0.0, height + _BELOW
        if self._groups:
            tile = fitting_tile_width(self._groups, TILE, room)
            marked = any(face.winning for group in self._groups for face in group.pieces)
            height = top + tile_height(tile) + (_BAR if marked else _BELOW)
        if self._condition:
            condition = layout_text(self._condition, room, TEXT_SIZE, leading=LEADING)
            lines.append(PlacedText(condition, 0.0, height))
            height += condition.height
        return lines, tile, top, height

    def height(self, width: float) -> float:
        return self._layout(width)[3] + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        if self.begins:
            hairline(painter, x, y - _RULE, width)
            leading = NAME_SIZE * LEADING / _VALUE
            value = layout_text(self._yaku.figure, self._margin - COLUMN_GAP, _VALUE, bold=True, leading=leading)
            value.paint(painter, x, y, theme.print_theme().brass_text)
        x += self._margin
        lines, tile, top, _height = self._layout(width)
        for line in lines:
            line.words.paint(painter, x + line.x, y + line.y, theme.print_theme().role(line.role))
        paint_groups(painter, x, y + top, self._groups, tile)


def margin_width(yaku: Sequence[CardYaku]) -> float:
    """Returns the width of the margin that contains the values of yaku."""
    return max((text_width_of(row.figure, _VALUE, bold=True) for row in yaku if row.figure), default=0.0) + COLUMN_GAP


def fitting_tile_width(groups: Sequence[TileGroup], tile: float, width: float) -> float:
    """Returns the width of a piece, at most ``tile``, at which groups fit in one line."""
    total = tiles_width(groups, tile)
    if total > width:
        # Pieces are whole pixels wide, so the width of the groups is not quite proportional.
        tile = min(tile, round(tile * width / total) + 1.0)
    while tile > _FINE and tiles_width(groups, tile) > width:
        tile -= _FINE
    return tile


_PIECE, _SMALL_PIECE, _SMALLEST_PIECE = 24.0, 19.0, 15.0
_LEGEND_GAP = 5.0
_TITLE, _TITLE_LEADING = 32.0, 1.25


class TitleBlock(PrintBlock):
    """The name of the rule system, in one line."""

    def __init__(self, text: str) -> None:
        self._text = text

    def _words(self, width: float) -> TextLayout:
        name_width = TextLayout(self._text, 1e5, _TITLE, serif=True).width
        size = min(_TITLE, 0.98 * _TITLE * width / name_width)
        return TextLayout(self._text, width, size, serif=True, leading=_TITLE_LEADING)

    def height(self, width: float) -> float:
        return self._words(width).height

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        self._words(width).paint(painter, x, y, theme.print_theme().ink)


class LegendBlock(PrintBlock):
    """The pieces by name: the suits on a separate line, then the other pieces."""

    def __init__(self, legend: Legend) -> None:
        suits = next((index for index, group in enumerate(legend.pieces) if len(group.pieces) == 1), len(legend.pieces))
        self._suits, self._others = legend.pieces[:suits], legend.pieces[suits:]

    def _lines(self, width: float) -> list[TilesBlock]:
        room = width - COLUMN_GAP * len(self._suits)
        tile = fitting_tile_width(self._suits, _PIECE, room) if self._suits else _PIECE
        return [TilesBlock(groups, tile, size=TEXT_SIZE) for groups in (self._suits, self._others) if groups]

    def height(self, width: float) -> float:
        return sum(line.height(width) for line in self._lines(width))

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        for line in self._lines(width):
            line.paint(painter, x, y, width)
            y += line.height(width)


class OrderBlock(PrintBlock):
    """The order of indicators: cycles of pieces with arrows between them."""

    def __init__(self, order: PieceOrder) -> None:
        self._order = order
        self._arrow = text_width_of("→", TEXT_SIZE)

    def _cycle_width(self, cycle: TileGroup, tile: float) -> float:
        return group_width(cycle, tile) + self._arrow * (len(cycle.pieces) - 1)

    def _tile(self, width: float) -> float:
        """Returns the width of a piece, reduced to a minimum until all cycles fit a line."""
        tile, cycles = _SMALL_PIECE, self._order.rounds
        while (
            tile > _SMALLEST_PIECE
            and sum(self._cycle_width(cycle, tile) + 2 * COLUMN_GAP for cycle in cycles) > width + 2 * COLUMN_GAP
        ):
            tile -= 1
        return tile

    def _place(self, width: float) -> tuple[list[tuple[TileGroup, float, int]], int]:
        """Returns each cycle with its x position and line, and the number of lines."""
        placed, x, line, tile = [], 0.0, 0, self._tile(width)
        for cycle in self._order.rounds:
            cycle_width = self._cycle_width(cycle, tile)
            if x and x + cycle_width > width:
                x, line = 0.0, line + 1
            placed.append((cycle, x, line))
            x += cycle_width + 2 * COLUMN_GAP
        return placed, line + bool(placed)

    def height(self, width: float) -> float:
        title = layout_text(self._order.title, width, TEXT_SIZE, bold=True)
        return title.height + self._place(width)[1] * (tile_height(self._tile(width)) + _LEGEND_GAP) + COLUMN_GAP

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        title = layout_text(self._order.title, width, TEXT_SIZE, bold=True)
        title.paint(painter, x, y, theme.print_theme().ink)
        tile = self._tile(width)
        for cycle, offset, line in self._place(width)[0]:
            top = y + title.height + line * (tile_height(tile) + _LEGEND_GAP)
            self._paint_cycle(painter, x + offset, top, cycle, tile)

    def _paint_cycle(self, painter: QPainter, x: float, y: float, cycle: TileGroup, tile: float) -> None:
        arrow = layout_text("→", self._arrow, TEXT_SIZE)
        for index, face in enumerate(cycle.pieces):
            if index:
                arrow.paint(painter, x, y + (tile_height(tile) - arrow.height) / 2, theme.print_theme().ink2)
                x += self._arrow
            single = TileGroup((face,))
            paint_group(painter, x, y, single, tile)
            x += group_width(single, tile)


MIN_TEXT_SIZE = 10.5
"""The minimum size of the smallest letters in points: 4 mm from line to line, readable from a metre."""
_MIN_POINTS = dict.fromkeys(Detail, MIN_TEXT_SIZE) | {Detail.EVERYTHING: 14.0}
"""The minimum size of the smallest letters for each detail."""
_HEADING = 19.0
_MAX_COLUMNS = 4
_NARROWEST = 150.0
_HAND = 205.0
"""The width of a column, in pixels of the page, at which the pieces of a whole hand are 3 mm wide."""
_NEARLY = 0.88
"""The share of the largest possible letter size that is accepted for fewer columns."""
_LARGEST, _EMERGENCY, _STEP = 2.0, 0.3, 0.02


class PosterPage(CardLayout):
    """A poster, with less detail if there is no room for readable letters."""

    def __init__(self, card: Card, size: QSizeF) -> None:
        super().__init__(poster_title(card), size, *_layout_poster(card, size))
        tops: dict[float, PlacedBlock] = {}
        for placed in self.placed:
            if isinstance(placed.block, PosterYaku):
                tops.setdefault(placed.box.x(), placed)
        for placed in tops.values():
            # The first yaku of each column repeats its value.
            assert isinstance(placed.block, PosterYaku)
            placed.block.begins = True

    @property
    def points(self) -> float:
        """The size of the smallest letters."""
        return points(TEXT_SIZE, self.scale)


def points(size: float, scale: float) -> float:
    """Returns the size of letters in points."""
    return size * scale * 72 / INCH


def poster_title(card: Card) -> str:
    return tr("Poster: {rules}").format(rules=card.rules)


def _layout_poster(card: Card, size: QSizeF) -> tuple[tuple[PlacedBlock, ...], float]:
    """Places a poster with the most detail that is readable, as large as possible."""
    attempts = [(detail, minimum / points(TEXT_SIZE, 1)) for detail, minimum in _MIN_POINTS.items()]
    for detail, minimum in [*attempts, (Detail.BRIEF_NAME, _EMERGENCY)]:
        head = tuple(_head(card, shown=detail.shows_tiles))
        chains = _chains(card, detail)
        max_columns = min(_MAX_COLUMNS, int(size.width() / _HAND)) if detail.shows_tiles else _MAX_COLUMNS
        layouts = (_largest(head, chains, size, columns, minimum) for columns in range(1, max_columns + 1))
        fits = [layout for layout in layouts if layout is not None]
        if fits:
            largest = max(scale for _placed, scale in fits)
            # Few columns are preferred, because pieces are larger there.
            return next(layout for layout in fits if layout[1] >= largest * (_NEARLY if detail.shows_tiles else 1.0))
    raise AssertionError("a poster fits its page, however small")


def _largest(
    head: Sequence[PrintBlock], chains: Sequence[Sequence[PrintBlock]], size: QSizeF, columns: int, smallest: float
) -> tuple[tuple[PlacedBlock, ...], float] | None:
    """Returns blocks placed as large as possible, or None if below ``smallest``."""
    low, high = smallest, min(_LARGEST, size.width() / columns / _NARROWEST)
    if high < low or (best := fit_blocks(head, chains, size, low, 1, columns)) is None:
        return None
    while high - low > _STEP:
        middle = (low + high) / 2
        if (placed := fit_blocks(head, chains, size, middle, 1, columns)) is None:
            high = middle
        else:
            best, low = placed, middle
    return best, low


def _head(card: Card, *, shown: bool) -> Iterator[PrintBlock]:
    """Yields the name of the system, the facts of a table, and the pieces."""
    yield TitleBlock(card.rules)
    counted = tr("values in {unit}").format(unit=card.unit)
    facts = [card.characters, *card.facts, card.legend.title, counted, *card.options]
    if shown and any(face.winning for yaku in _played(card) for group in yaku.telling_groups for face in group.pieces):
        facts.append(card.legend.marked)
    # Lines break between facts only.
    whole = (fact.replace(" ", "\N{NO-BREAK SPACE}") for fact in facts if fact)
    yield TextBlock(" · ".join(whole), TEXT_SIZE, role="ink2", gap=8)
    yield LegendBlock(card.legend)
    for order in card.legend.orders:
        yield OrderBlock(order)


def _chains(card: Card, detail: Detail) -> list[list[PrintBlock]]:
    """Returns the yaku by value: numbers in the margin, limit yaku below headings."""
    played = _played(card)
    numbered = sorted((yaku for yaku in played if yaku.figure), key=lambda yaku: yaku.worth)
    margin = margin_width(numbered)
    chains: list[list[PrintBlock]] = []
    for _worth, alike in groupby(numbered, lambda yaku: yaku.worth):
        chains += [[block] for block in _yaku_of_value(list(alike), detail, margin)]
    for level, alike in groupby((yaku for yaku in played if not yaku.figure), lambda yaku: yaku.level):
        first, *others = _yaku_of_value(list(alike), detail, 0)
        heading = TextBlock(level, _HEADING, serif=True, gap=6, keeps_next=True)
        chains += [[heading, first], *([block] for block in others)]
    return chains


def _played(card: Card) -> list[CardYaku]:
    return [yaku for group in card.classes for yaku in group.yaku if not yaku.option_note]


def _yaku_of_value(yaku: Sequence[CardYaku], detail: Detail, margin: float) -> list[PrintBlock]:
    return [PosterYaku(item, detail, margin, begins=item is yaku[0], ends=item is yaku[-1]) for item in yaku]
