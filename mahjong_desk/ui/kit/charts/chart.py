# SPDX-License-Identifier: MIT
"""The interface of charts: values, their drawing in a box, and the same figures as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count, takewhile
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF, QSizeF

from mahjong_desk.ui.kit.charts.drawing import Drawing
from mahjong_desk.ui.kit.text_format import MINUS

Cell = str | int | float | None


class ChartTable(NamedTuple):
    """The figures behind a chart: rows of cells, in which None is an empty one."""

    name: str
    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Chart(Protocol):
    """Values and texts to draw, whatever they mean."""

    @property
    def title(self) -> str:
        """What it is called."""

    def to_table(self) -> ChartTable:
        """Returns what it shows, as a table."""

    def size(self) -> QSizeF:
        """Returns the room in which it is read well, at the size of text that holds now."""

    def min_size(self) -> QSizeF:
        """Returns the room that it needs."""

    def draw(self, box: QRectF) -> Drawing:
        """Returns the drawing inside a box."""


def format_value(value: float, decimals: int = 0) -> str:
    """Returns a value with ``decimals``, commas and a true minus."""
    text = f"{value:,.{decimals}f}"
    # What is rounded to zero has no sign.
    rounded_away = text.startswith("-") and not any(digit in text for digit in "123456789")
    return text[1:] if rounded_away else text.replace("-", MINUS)


def axis_ticks(low: float, high: float, wished: int, decimals: int = 0) -> tuple[float, ...]:
    """Returns round values between ``low`` and ``high``, at least two and about ``wished``."""
    least = 10.0**-decimals
    span = max(high - low, least)
    rough = max(span / max(1, wished), least)
    power = 10.0 ** math.floor(math.log10(rough) + 1e-9)
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * (1 - 1e-9))
    # Counted in whole steps: sums of tenths would drift.
    first = math.ceil(low / step - 1e-9)
    found = [round(at * step, decimals) for at in takewhile(lambda at: at * step <= high + step * 1e-9, count(first))]
    return tuple(found) if len(found) > 1 else tuple(round(at * step, decimals) for at in (first, first + 1))


def spread_apart(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Returns heights near the wanted ones, in the same order and at least ``apart``."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    places = list(wanted)
    at = top - apart
    for index in order:
        at = places[index] = max(places[index], at + apart)
    at = bottom + apart
    for index in reversed(order):
        at = places[index] = min(places[index], at - apart)
    return places
