# SPDX-License-Identifier: MIT
"""What a board of standings shows, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from mahjong_desk.ui.kit.marks import Mark


class Look(Enum):
    """How a cell looks."""

    PLAIN = auto()
    FIRST = auto()
    LEFT_OUT = auto()


class CellFace(NamedTuple):
    """A cell.

    Attributes:
        text: What it says.
        look: How it looks.
    """

    text: str
    look: Look = Look.PLAIN


class ColumnFace(NamedTuple):
    """The head of a column of cells.

    Attributes:
        above: What stands above it where it begins something, such as a month; empty for nothing.
        text: What it says, such as a day.
        words: What it is called.
    """

    above: str
    text: str
    words: str


@dataclass(frozen=True, slots=True)
class RowFace:
    """A row.

    Attributes:
        place: The place; empty for none.
        moved: So many places up, down if negative; None where there is nothing to compare with.
        mark: The mark of the player.
        name: The name.
        note: What stands behind the name, such as why there is no place.
        cells: The cells by their column; none where the player was not there.
        middle: The figure before the last one.
        total: What the order goes by.
        leads: Whether the row leads the board.
    """

    place: str
    moved: int | None
    mark: Mark
    name: str
    note: str
    cells: Mapping[int, CellFace]
    middle: str
    total: str
    leads: bool = False


@dataclass(frozen=True, slots=True)
class BoardFace:
    """A whole board.

    Attributes:
        columns: The columns of cells.
        rows: The rows.
        middle: The head of the figure before the last one.
        total: The head of the last figure.
        absent: What is said of a cell that is not there.
    """

    columns: tuple[ColumnFace, ...] = ()
    rows: tuple[RowFace, ...] = ()
    middle: str = ""
    total: str = ""
    absent: str = ""
