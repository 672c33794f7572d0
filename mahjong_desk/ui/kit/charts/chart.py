# SPDX-License-Identifier: MIT
"""What every chart is: values, the drawing that they make in a box, and the same figures as a table."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF, QSizeF

from mahjong_desk.ui.kit.charts.drawing import Drawing
from mahjong_desk.ui.kit.numbers import MINUS

Cell = str | int | float | None


class Figures(NamedTuple):
    """The figures behind a chart.

    Attributes:
        rows: The cells, row by row; None where there is nothing.
    """

    name: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Chart(Protocol):
    """A chart: values and words, and nothing of what they mean."""

    @property
    def title(self) -> str:
        """What it is called."""

    def figures(self) -> Figures:
        """Returns what it shows, as a table."""

    def size(self) -> QSizeF:
        """Returns the room in which it is read well, at the size of text that holds now."""

    def least_size(self) -> QSizeF:
        """Returns the room that it needs."""

    def draw(self, box: QRectF) -> Drawing:
        """Returns what it looks like inside a box."""


def written(value: float, decimals: int = 0) -> str:
    """Returns a value with so many decimals, thousands with a comma, a true minus."""
    text = f"{value:,.{decimals}f}"
    # What is rounded to nothing has no sign.
    rounded_away = text.startswith("-") and not any(digit in text for digit in "123456789")
    return text[1:] if rounded_away else text.replace("-", MINUS)
