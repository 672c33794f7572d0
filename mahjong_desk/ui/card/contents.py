# SPDX-License-Identifier: MIT
"""What a reference card says, in the language of the window; its pages are drawn from this and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.ui.kit.faces import TileGroup


@dataclass(frozen=True, slots=True)
class CardYaku:
    """One yaku.

    Attributes:
        id: Its id.
        name: Its name.
        characters: Its name as it is written where the game comes from; empty where nobody needs it beside the other.
        value: What it is worth, in words.
        worth: By what it is sorted and put into groups.
        figure: That as a number; empty where it has a name instead, such as a limit.
        level: That in words, without what is said of open hands.
        besides: What differs in an open hand, in words; empty where nothing does.
        condition: When it counts.
        groups: An example.
        telling: As much of the example as shows the yaku; none where no pieces do.
        won: How the example was won.
        amount: What the engine makes of it.
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
    """Yaku of like value.

    Attributes:
        title: What they have in common.
        yaku: The yaku.
    """

    title: str
    yaku: tuple[CardYaku, ...]


@dataclass(frozen=True, slots=True)
class FuRow:
    """One fu item.

    Attributes:
        name: What it is for.
        amounts: Every number of fu that it can bring, each with pieces that bring it.
    """

    name: str
    amounts: tuple[tuple[int, tuple[TileGroup, ...]], ...]


@dataclass(frozen=True, slots=True)
class GridCell:
    """One cell of a table of figures.

    Attributes:
        text: What it says.
        lower: What stands below that, smaller.
    """

    text: str
    lower: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of figures.

    Attributes:
        title: What it tells; empty where its section says so.
        heads: The heads of its columns.
        rows: Its rows; the first cell of each is its head.
        notes: What is to be said below.
    """

    title: str
    heads: tuple[GridCell, ...]
    rows: tuple[tuple[GridCell, ...], ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PieceOrder:
    """Which piece follows which, where one that is turned up makes the next one a dora or a wildcard.

    Attributes:
        title: What is turned up, and what it makes.
        rounds: Rounds of pieces that follow each other, the first one again at the end; none where each makes itself so.
    """

    title: str
    rounds: tuple[TileGroup, ...]


@dataclass(frozen=True, slots=True)
class Legend:
    """What a system is played with.

    Attributes:
        title: How many there are of each kind; empty where that differs and stands below each.
        marked: What a mark below a piece means.
        pieces: The pieces with their names.
        orders: What follows what, for each kind of indicator.
    """

    title: str
    marked: str
    pieces: tuple[TileGroup, ...]
    orders: tuple[PieceOrder, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """The reference card of a rule system.

    Attributes:
        title: What it is called.
        rules: The name of the rule system.
        characters: Its name as it is written where the game comes from; empty where nobody needs it beside the other.
        options: The options that differ from the default, each in words.
        facts: What a player has to know at the start, each in words.
        unit: What yaku are counted in.
        classes: The yaku.
        fu: The fu items; none where no fu are counted.
        payments: What hands pay.
        extras: What is paid on top; None for nothing.
        penalties: What fouls and the like cost; None where nothing does.
        legend: The pieces, for a poster.
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
