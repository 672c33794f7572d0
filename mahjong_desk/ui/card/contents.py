# SPDX-License-Identifier: MIT
"""The content of a reference card or a poster, in the language of the window."""

from typing import NamedTuple

from mahjong_desk.ui.kit.tiles.faces import TileGroup


class CardYaku(NamedTuple):
    """One yaku."""

    id: str
    name: str
    characters: str  # the name in Japanese or Chinese; empty if that is shown already
    value: str
    worth: int
    figure: str  # the value as a number; empty if it has a name instead, such as a limit
    level: str
    open_value: str  # the difference in an open hand; empty if there is none
    condition: str
    groups: tuple[TileGroup, ...]
    telling_groups: tuple[TileGroup, ...]  # the part of the example that shows the yaku; empty if no pieces do
    won: str
    amount: str
    option_note: str  # the reason why it does not count at this table; empty if it does


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
    """The order in which an indicator makes the next piece a dora or a wildcard."""

    title: str
    rounds: tuple[TileGroup, ...]  # cycles, the first piece repeated at the end; empty if an indicator counts itself


class Legend(NamedTuple):
    """The pieces of a rule system."""

    title: str  # the number of copies of each kind; empty if it differs between kinds
    marked: str
    pieces: tuple[TileGroup, ...]
    orders: tuple[PieceOrder, ...]


class Card(NamedTuple):
    """The reference card of a rule system."""

    title: str
    rules: str
    characters: str  # the name in Japanese or Chinese; empty if that is shown already
    options: tuple[str, ...]
    facts: tuple[str, ...]
    unit: str
    classes: tuple[YakuClass, ...]
    fu: tuple[FuRow, ...]  # empty if the system counts no fu
    payments: tuple[Grid, ...]
    extras: Grid | None  # additional payments
    penalties: Grid | None  # costs of fouls and stakes
    legend: Legend
