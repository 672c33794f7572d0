# SPDX-License-Identifier: MIT
"""A poster of a rule system: one page for the wall, with its pieces and its yaku, to be read from a metre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QSizeF

from mahjong_desk.texts import tr
from mahjong_desk.ui.card.contents import Card, CardYaku
from mahjong_desk.ui.card.laying import LaidCard, Placed, fitted
from mahjong_desk.ui.card.poster_legend import LegendBlock, OrderBlock, TitleBlock
from mahjong_desk.ui.card.poster_yaku import LESS, NAME, Detail, PosterYaku, margin_of
from mahjong_desk.ui.report.pages import INCH
from mahjong_desk.ui.report.paper import Block, TextBlock

SMALLEST = 10.5
"""How large the smallest letters are at least, in points: 4 mm from line to line, which is read from a metre."""
_ROOMY = {
    Detail.EVERYTHING: 14.0,
    Detail.SHOWN_OR_TOLD: SMALLEST,
    Detail.BRIEFLY_SHOWN: SMALLEST,
    Detail.NAME: SMALLEST,
    Detail.BRIEF_NAME: SMALLEST,
}
"""From which size of the smallest letters on so much is said."""
_HEADING = 19.0
_MOST_COLUMNS = 4
_NARROWEST = 150.0
_HAND = 205.0
"""The width of a column, in pixels of the page, in which the pieces of a whole hand are 3 mm wide."""
_NEARLY = 0.88
"""Letters so much smaller than the largest possible are as good."""
_LARGEST, _EMERGENCY, _STEP = 2.0, 0.3, 0.02


class Letters(NamedTuple):
    """How large the letters of a poster are, in points."""

    name: float
    least: float


class PosterPage(LaidCard):
    """A poster; where there is no room for all that can be read, it says no more what pieces show, and then shows none."""

    def __init__(self, card: Card, size: QSizeF) -> None:
        super().__init__(poster_title(card), size, *_laid_out(card, size))
        tops: dict[float, Placed] = {}
        for one in self.placed:
            if isinstance(one.block, PosterYaku):
                tops.setdefault(one.box.x(), one)
        for one in tops.values():
            # Whoever begins to read a column sees what its first yaku is worth.
            assert isinstance(one.block, PosterYaku)
            one.block.begins = True

    @property
    def points(self) -> Letters:
        """How large its letters are."""
        return Letters(points(NAME, self.scale), points(LESS, self.scale))


def points(size: float, scale: float) -> float:
    """Returns the size of letters in points."""
    return size * scale * 72 / INCH


def poster_title(card: Card) -> str:
    """Returns what a poster is called."""
    return tr("Poster: {rules}").format(rules=card.rules)


def _laid_out(card: Card, size: QSizeF) -> tuple[tuple[Placed, ...], float]:
    """Returns the blocks in their places, and the scale: as much as can be read, as large as it has room."""
    tries = [*((detail, least / points(LESS, 1)) for detail, least in _ROOMY.items()), (Detail.BRIEF_NAME, _EMERGENCY)]
    for detail, least in tries:
        head = tuple(_head(card, shown=detail.shows))
        chains = _chains(card, detail)
        most = min(_MOST_COLUMNS, int(size.width() / _HAND)) if detail.shows else _MOST_COLUMNS
        found = [_largest(head, chains, size, columns, least) for columns in range(1, most + 1)]
        fits = [one for one in found if one is not None]
        if fits:
            largest = max(scale for _placed, scale in fits)
            # In a wide column pieces are larger.
            return next(one for one in fits if one[1] >= largest * (_NEARLY if detail.shows else 1.0))
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


def _head(card: Card, *, shown: bool) -> Iterator[Block]:
    """Yields the name of the system, what a table begins with, and the pieces."""
    yield TitleBlock(card.rules)
    counted = tr("values in {unit}").format(unit=card.unit)
    facts = [card.characters, *card.facts, card.legend.title, counted, *card.options]
    if shown and any(face.winning for yaku in _played(card) for group in yaku.telling for face in group.pieces):
        facts.append(card.legend.marked)
    # A line ends between two of them, not inside of one.
    whole = (fact.replace(" ", "\N{NO-BREAK SPACE}") for fact in facts if fact)
    yield TextBlock(" · ".join(whole), LESS, role="ink2", gap=8)
    yield LegendBlock(card.legend)
    for order in card.legend.orders:
        yield OrderBlock(order)


def _chains(card: Card, detail: Detail) -> list[list[Block]]:
    """Returns the yaku that are played, the cheapest first: those of a number have it in the margin, the others a heading."""
    played = _played(card)
    numbered = sorted((yaku for yaku in played if yaku.figure), key=lambda yaku: yaku.worth)
    margin = margin_of(numbered)
    chains: list[list[Block]] = []
    for _worth, alike in groupby(numbered, lambda yaku: yaku.worth):
        chains += [[block] for block in _alike(list(alike), detail, margin)]
    for level, alike in groupby((yaku for yaku in played if not yaku.figure), lambda yaku: yaku.level):
        first, *others = _alike(list(alike), detail, 0)
        heading = TextBlock(level, _HEADING, serif=True, gap=6, keeps_next=True)
        chains += [[heading, first], *([block] for block in others)]
    return chains


def _played(card: Card) -> list[CardYaku]:
    return [yaku for group in card.classes for yaku in group.yaku if not yaku.off]


def _alike(yaku: Sequence[CardYaku], detail: Detail, margin: float) -> list[Block]:
    """Returns the blocks of yaku that are worth the same."""
    return [PosterYaku(one, detail, margin, begins=one is yaku[0], ends=one is yaku[-1]) for one in yaku]
