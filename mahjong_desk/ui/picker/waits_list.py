# SPDX-License-Identifier: MIT
"""What an unfinished hand waits for, and what each piece would bring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.rules.reasons import Outcome
from mahjong_desk.ui.kit import Hairline, Text, TileFace, TileGroup, TileRow, change
from mahjong_desk.ui.picker.assess import Assessment
from mahjong_desk.ui.picker.clearing import clear
from mahjong_desk.ui.words import refusal_text, value_words

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WaitsList(QWidget):
    """A row a piece: the piece, how many are left, what it brings from the discarder and self-drawn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty list."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 2)
        self._grid.setColumnStretch(3, 2)

    def show_waits(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows what a hand waits for; values only where it is known who would win."""
        clear(self._grid)
        self.setVisible(bool(assessment.waits))
        if not assessment.waits:
            return
        winner = assessment.draft.winner
        self._head(1, self.tr("left"))
        if winner is not None and assessment.assumed is not None:
            self._head(2, self.tr("from {name}").format(name=names[assessment.assumed]))
            self._head(3, self.tr("self-drawn"))
        row = 1
        for wait in assessment.waits:
            self._grid.addWidget(Hairline(), row, 0, 1, 4)
            face = TileFace(assessment.frame.pieces.names[wait.piece])
            self._grid.addWidget(TileRow((TileGroup((face,)),), 25), row + 1, 0)
            left = Text(str(wait.left), bold=True)
            left.setAlignment(_RIGHT)
            self._grid.addWidget(left, row + 1, 1)
            if winner is not None:
                self._grid.addWidget(self._outcome(assessment, wait.ron, winner, names), row + 1, 2)
                self._grid.addWidget(self._outcome(assessment, wait.tsumo, winner, names), row + 1, 3)
            row += 2

    def _head(self, column: int, text: str) -> None:
        label = Text(text, size=13, role="ink3", wrap=True)
        label.setAlignment(_RIGHT)
        self._grid.addWidget(label, 0, column)

    def _outcome(self, assessment: Assessment, outcome: Outcome, winner: int, names: Sequence[str]) -> QWidget:
        ruleset = assessment.rules.ruleset
        if outcome.evaluation is None or outcome.deltas is None:
            label = Text("–", role="ink3")
            if outcome.refusal is not None:
                reason = refusal_text(outcome.refusal, names, ruleset.pieces, ruleset)
                label.setToolTip(reason)
                label.setAccessibleName(reason)
        else:
            label = Text(change(outcome.deltas[winner]), bold=True, role="plus")
            label.setToolTip(value_words(ruleset, outcome.evaluation))
            label.setAccessibleDescription(label.toolTip())
        label.setAlignment(_RIGHT)
        return label
