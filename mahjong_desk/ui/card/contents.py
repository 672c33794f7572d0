# SPDX-License-Identifier: MIT
"""The content of a reference card or a poster, in the language of the window."""

from typing import NamedTuple

from mahjong_desk.ui.kit.tiles.faces import TileGroup


class CardYaku(NamedTuple):
    """One yaku.

    Attributes:
        characters: The name in Japanese or Chinese; empty if it is the name shown already.
        figure: The value as a number; empty if it has a name instead, such as a limit.
        open_value: The difference in an open hand; empty if there is none.
        telling_groups: The part of the example that shows the yaku; empty if no pieces do.
        option_note: The reason why it does not count at this table; empty if it does.
    """

    id: str
    name: str
    characters: str
    value: str
    worth: int
    figure: str
    level: str
    open_value: str
    condition: str
    groups: tuple[TileGroup, ...]
    telling_groups: tuple[TileGroup, ...]
    won: str
    amount: str
    option_note: str


class YakuClass(NamedTuple):
    """Yaku of similar value."""

    title: str
    yaku: tuple[CardYaku, ...]


class FuRow(NamedTuple):
    """A fu item with each possible number of fu and pieces that score it."""

    name: str
    amounts: tuple[tuple[int, tuple[TileGroup, ...]], ...]


class GridCell(NamedTuple):
    text: str
    second_line: str = ""


class Grid(NamedTuple):
    """A table of figures; its title is empty below the heading of a section."""

    title: str
    headers: tuple[GridCell, ...]
    rows: tuple[tuple[GridCell, ...], ...]
    notes: tuple[str, ...] = ()


class PieceOrder(NamedTuple):
    """The order in which an indicator makes the next piece a dora or a wildcard.

    Attributes:
        rounds: Cycles of pieces, the first one repeated at the end; empty if an indicator counts itself.
    """

    title: str
    rounds: tuple[TileGroup, ...]


class Legend(NamedTuple):
    """The pieces of a system; the title says how many there are of each kind, unless that differs between them."""

    title: str
    marked: str
    pieces: tuple[TileGroup, ...]
    orders: tuple[PieceOrder, ...]


class Card(NamedTuple):
    """The reference card of a rule system.

    Attributes:
        characters: The name in Japanese or Chinese; empty if it is the name shown already.
        fu: The fu items; empty if the system counts no fu.
        extras: Additional payments.
        penalties: Costs of fouls and stakes.
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
