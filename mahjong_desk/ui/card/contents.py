# SPDX-License-Identifier: MIT
"""What a reference card says, in the language of the window; its pages are drawn from this and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.ui.kit.tiles.faces import TileGroup


@dataclass(frozen=True, slots=True)
class CardYaku:
    """One yaku.

    Attributes:
        characters: Its name as it is written where the game comes from; empty where nobody needs it beside the other.
        figure: That as a number; empty where it has a name instead, such as a limit.
        besides: What differs in an open hand, in words; empty where nothing does.
        telling: As much of the example as shows the yaku; none where no pieces do.
        off: Why it does not count at this table; empty where it does.
    """

    id: str
    name: str
    characters: str
    value: str
    worth: int
    figure: str
    level: str
    besides: str
    condition: str
    groups: tuple[TileGroup, ...]
    telling: tuple[TileGroup, ...]
    won: str
    amount: str
    off: str


@dataclass(frozen=True, slots=True)
class YakuClass:
    """Yaku of like value."""

    title: str
    yaku: tuple[CardYaku, ...]


@dataclass(frozen=True, slots=True)
class FuRow:
    """One fu item.

    Attributes:
        amounts: Every number of fu that it can bring, each with pieces that bring it.
    """

    name: str
    amounts: tuple[tuple[int, tuple[TileGroup, ...]], ...]


@dataclass(frozen=True, slots=True)
class GridCell:
    """One cell of a table of figures."""

    text: str
    lower: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of figures.

    Attributes:
        title: What it tells; empty where its section says so.
    """

    title: str
    heads: tuple[GridCell, ...]
    rows: tuple[tuple[GridCell, ...], ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PieceOrder:
    """Which piece follows which, where one that is turned up makes the next one a dora or a wildcard.

    Attributes:
        rounds: Rounds of pieces that follow each other, the first one again at the end; none where each makes itself so.
    """

    title: str
    rounds: tuple[TileGroup, ...]


@dataclass(frozen=True, slots=True)
class Legend:
    """What a system is played with.

    Attributes:
        title: How many there are of each kind; empty where that differs and stands below each.
    """

    title: str
    marked: str
    pieces: tuple[TileGroup, ...]
    orders: tuple[PieceOrder, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """The reference card of a rule system.

    Attributes:
        characters: Its name as it is written where the game comes from; empty where nobody needs it beside the other.
        fu: The fu items; none where no fu are counted.
        extras: What is paid on top; None for nothing.
        penalties: What fouls and the like cost; None where nothing does.
    """

    title: str
    rules: str
    characters: str
    options: tuple[str, ...]
    facts: tuple[str, ...]
    unit: str
    classes: tuple[YakuClass, ...]
    fu: tuple[FuRow, ...]
    payments: tuple[Grid, ...]
    extras: Grid | None
    penalties: Grid | None
    legend: Legend
