# SPDX-License-Identifier: MIT
"""Where everything on the board stands, at the width that there is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtGui import QFont

from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.faces import BoardFace
from mahjong_desk.ui.kit.painting import text_width

HEAD: Final = 42
ROW: Final = 43
PLACE: Final = 28
MOVED: Final = 56
MARK: Final = 26
SIDE: Final = 6
"""How far the ring of the keyboard stands off what it is around."""

_NAME, _CELL, _MIDDLE, _TOTAL = 112, 43, 60, 58
LEAST_WIDTH: Final = PLACE + MOVED + MARK + _NAME + 2 * _CELL + _MIDDLE + _TOTAL
"""With two columns."""


class Plan(NamedTuple):
    """Where everything stands from the left, at the width that there is.

    Attributes:
        name: Where names begin.
        cells: Where cells begin.
        cell: How wide one is.
        shown: How many there are room for.
        middle: Where the figure before the last one begins.
        total: Where the last one begins.
        right: Where everything ends.
    """

    name: float
    cells: float
    cell: float
    shown: int
    middle: float
    total: float
    right: float


def plan_of(face: BoardFace, width: int) -> Plan:
    """Returns where everything stands of what is shown.

    Args:
        face: What is shown.
        width: How much room there is, pixels.
    """
    rows, right = face.rows, float(width - theme.px(SIDE))
    texts = {cell.text for row in rows for cell in row.cells.values()}
    cell = max(float(theme.px(_CELL)), _widest(theme.font(15, bold=True), texts) + theme.px(12))
    heads = theme.font(14)
    middles = max(_widest(theme.font(15), (row.middle for row in rows)), text_width(heads, face.middle))
    totals = max(_widest(theme.font(20, bold=True), (row.total for row in rows)), text_width(heads, face.total))
    total = right - max(theme.px(_TOTAL), totals + theme.px(16))
    middle = total - max(theme.px(_MIDDLE), middles + theme.px(12))
    name = float(theme.px(SIDE + PLACE + MOVED))
    room = middle - name - theme.px(MARK + _NAME)
    shown = min(len(face.columns), max(1, int(room // cell)))
    return Plan(name, middle - shown * cell, cell, shown, middle, total, right)


def _widest(font: QFont, texts: Iterable[str]) -> float:
    return max((text_width(font, text) for text in texts), default=0.0)
