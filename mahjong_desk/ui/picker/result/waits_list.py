# SPDX-License-Identifier: MIT
"""What an unfinished hand waits for, and what each piece would bring; a click on a piece finishes the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.entry.assessment import Assessment, Stage
from mahjong_desk.rules.model.reasons import Outcome
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.numbers import change
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.panels import Hairline
from mahjong_desk.ui.kit.tile_button import TileButton
from mahjong_desk.ui.words.pieces import piece_name
from mahjong_desk.ui.words.refusals import refusal_text
from mahjong_desk.ui.words.values import value_words
from mahjong_desk.ui.words.vocabulary import usage

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TILE = 25


class _Row:
    """The widgets of one piece, in their columns; they stay while the hand changes."""

    def __init__(self) -> None:
        self.line = Hairline()
        self.tile = TileButton("1m", _TILE, pips=False)
        # The mouse leaves the keyboard where it is, so that digits typed after a click stay digits.
        self.tile.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.left = Label(bold=True)
        self.ron = Label(bold=True)
        self.tsumo = Label(bold=True)
        for label in (self.left, self.ron, self.tsumo):
            label.setAlignment(_RIGHT)

    def widgets(self) -> tuple[QWidget, ...]:
        return self.line, self.tile, self.left, self.ron, self.tsumo

    def show(self, *, shown: bool, valued: bool) -> None:
        for widget in self.widgets():
            visible = shown and (valued or widget not in (self.ron, self.tsumo))
            if widget.isHidden() == visible:
                widget.setVisible(visible)


class WaitsList(QWidget):
    """A row a piece: the piece, how many are left, what it brings from the discarder and self-drawn."""

    piece_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, rows: int = 0) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._pieces: tuple[int, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 2)
        self._grid.setColumnStretch(3, 2)
        self._heads = {column: Label(size=13, role="ink3", wrap=True) for column in (1, 2, 3)}
        for column, head in self._heads.items():
            head.setAlignment(_RIGHT)
            self._grid.addWidget(head, 0, column)
        for _ in range(rows):
            self._add_row()
            self._rows[-1].show(shown=False, valued=False)

    @property
    def tiles(self) -> tuple[TileButton, ...]:
        """The pieces that are shown, to be clicked."""
        return tuple(row.tile for row in self._rows[: len(self._pieces)])

    def show_waits(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows what a hand waits for; values only where it is known who would win."""
        waits = assessment.waits
        self._pieces = tuple(wait.piece for wait in waits)
        # Each row that comes or goes would have all of them laid out anew at once.
        self._grid.setEnabled(False)
        try:
            if waits:
                self._fill(assessment, names)
        finally:
            self._grid.setEnabled(True)
        self.setVisible(bool(waits))

    def _fill(self, assessment: Assessment, names: Sequence[str]) -> None:
        waits, winner = assessment.waits, assessment.draft.winner
        valued = winner is not None and assessment.assumed is not None
        self._heads[1].setText(tr("left", "how many"))
        self._heads[2].setText(
            tr("from {name}", usage=usage(assessment.rules.ruleset)).format(name=short_name(names[assessment.assumed]))
            if assessment.assumed is not None
            else ""
        )
        self._heads[3].setText(tr("self-drawn"))
        for column in (2, 3):
            self._heads[column].setVisible(valued)
        while len(self._rows) < len(waits):
            self._add_row()
        waiting = assessment.stage is Stage.WAITING
        for row, wait in zip(self._rows, waits, strict=False):
            name = assessment.frame.pieces.names[wait.piece]
            row.tile.set_name(name)
            row.tile.setEnabled(waiting and wait.left > 0)
            row.tile.setAccessibleName(
                tr("{tile}: finish the hand with it").format(tile=piece_name(assessment.rules.ruleset, wait.piece))
            )
            row.tile.setToolTip(row.tile.accessibleName())
            row.left.setText(str(wait.left))
            if winner is not None:
                ruleset = assessment.rules.ruleset
                self._show_outcome(row.ron, ruleset, wait.ron, winner, names)
                self._show_outcome(row.tsumo, ruleset, wait.tsumo, winner, names)
        for place, row in enumerate(self._rows):
            row.show(shown=place < len(waits), valued=valued)

    def _add_row(self) -> None:
        index = len(self._rows)
        row = _Row()
        row.tile.clicked.connect(lambda: self.piece_wanted.emit(self._pieces[index]))
        line, *cells = row.widgets()
        self._grid.addWidget(line, 2 * index + 1, 0, 1, 4)
        for column, widget in enumerate(cells):
            self._grid.addWidget(widget, 2 * index + 2, column)
        self._rows.append(row)

    def _show_outcome(
        self, label: Label, ruleset: Ruleset, outcome: Outcome, winner: int, names: Sequence[str]
    ) -> None:
        if outcome.evaluation is None or outcome.deltas is None:
            reason = "" if outcome.refusal is None else refusal_text(outcome.refusal, names, ruleset.pieces, ruleset)
            label.setText("–")
            label.set_role("ink3")
            label.setToolTip(reason)
            label.setAccessibleName(reason)
            label.setAccessibleDescription("")
            return
        label.setText(change(outcome.deltas[winner]))
        label.set_role("plus")
        label.setToolTip(value_words(ruleset, outcome.evaluation))
        label.setAccessibleName("")
        label.setAccessibleDescription(label.toolTip())
