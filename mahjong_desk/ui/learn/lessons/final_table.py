# SPDX-License-Identifier: MIT
"""The result of a match on the paper beside a lesson: places, points, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.rules.reasons import Final
from mahjong_desk.rules.results import ResultUnit
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import words
from mahjong_desk.ui.kit import Hairline, Text, figure
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.panels import clear

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FinalTable(QWidget):
    """A line for each player, the first on top; hidden while the match goes on.

    Attributes:
        title: Why the match ends.
        told: What each line says, the first place first.
    """

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        """Makes a hidden table for matches of a rule system."""
        super().__init__(parent)
        self._ruleset = ruleset
        self.told: tuple[str, ...] = ()
        self.title = Text(size=17, serif=True, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        self._lines = QVBoxLayout()
        column.addLayout(self._lines)
        self.hide()

    def show_final(self, final: Final | None, unit: ResultUnit, names: Sequence[str]) -> None:
        """Shows a result.

        Args:
            final: The result; None hides it.
            unit: What it is counted in.
            names: The players by seat.
        """
        clear(self._lines)
        self.told = ()
        self.setVisible(final is not None)
        if final is None:
            return
        ending = words.ending_words(self._ruleset, final.reason, final.label)
        self.title.setText(self.tr("The match ends: {reason}").format(reason=ending))
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for column, head in ((2, self.tr("points")), (3, self.tr("result"))):
            grid.addWidget(Text(head, size=13, role="ink3"), 0, column, _RIGHT)
        order = sorted(range(len(names)), key=lambda seat: final.ranks[seat])
        for line, seat in enumerate(order):
            result = final.results[seat]
            texts = str(final.ranks[seat]), names[seat], figure(final.scores[seat]), words.result_change(unit, result)
            role = "plus" if result > 0 else "minus" if result < 0 else "ink3"
            grid.addWidget(Hairline(), 2 * line + 1, 0, 1, 4)
            grid.addWidget(Text(texts[0], size=17, serif=True, role="ink2"), 2 * line + 2, 0)
            grid.addWidget(Text(texts[1], bold=final.ranks[seat] == 1, wrap=True), 2 * line + 2, 1)
            grid.addWidget(Text(texts[2], role="ink2"), 2 * line + 2, 2, _RIGHT)
            grid.addWidget(Text(texts[3], bold=True, role=role), 2 * line + 2, 3, _RIGHT)
            self.told = (*self.told, noted(*texts))
        self._lines.addWidget(box)
