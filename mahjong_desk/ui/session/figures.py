# SPDX-License-Identifier: MIT
"""A small table of figures: a name before each row, figures set right under their heads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import literal
from mahjong_desk.ui.kit.numbers import change
from mahjong_desk.ui.kit.panels import Hairline

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GAP = 12


@dataclass(frozen=True, slots=True)
class FigureRow:
    """One row.

    Attributes:
        cells: Its figures; None where there is none.
        link: A link before the label; empty for none.
    """

    label: str
    cells: tuple[float | None, ...]
    tip: str = ""
    role: str = "ink"
    bold: int = 0
    link: str = ""
    key: object = None


class FigureTable(QWidget):
    """Shows rows of figures."""

    followed = Signal(object)

    def __init__(
        self, heads: Sequence[str], rows: Sequence[FigureRow], *, narrow: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(_GAP))
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        for column, text in enumerate(heads, start=1):
            head = Label(text, size=14, role="ink3", wrap=bool(narrow))
            head.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            if narrow:
                words = (head.fontMetrics().horizontalAdvance(word) for word in text.split())
                head.setMinimumWidth(max(theme.px(narrow), *words))
            grid.addWidget(head, 0, column, _RIGHT if not narrow else Qt.AlignmentFlag(0))
        for place, row in enumerate(rows):
            self._add(grid, 1 + 2 * place, row, len(heads))

    def _add(self, grid: QGridLayout, at: int, row: FigureRow, columns: int) -> None:
        grid.addWidget(Hairline(), at, 0, 1, columns + 1)
        whole = row.bold < 0
        head = QHBoxLayout()
        head.setSpacing(theme.px(10))
        label = Label(row.label, role=row.role, bold=whole, wrap=True)
        label.setToolTip(row.tip)
        if row.link:
            link = Link(literal(row.link), size=14)
            link.setToolTip(row.tip)
            link.clicked.connect(lambda _checked=False, key=row.key: self.followed.emit(key))
            head.addWidget(link)
        head.addWidget(label, 1)
        grid.addLayout(head, at + 1, 0)
        sums = columns if whole else row.bold
        for column, cell in enumerate(row.cells, start=1):
            strong = column > columns - sums
            text = "·" if cell is None else change(cell)
            figure = Label(text, size=15 if strong else 14, bold=strong, role=row.role if strong else "ink2")
            grid.addWidget(figure, at + 1, column, _RIGHT)
