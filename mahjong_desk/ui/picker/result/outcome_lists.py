# SPDX-License-Identifier: MIT
"""What wins and waits are worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.entry.possible_wins import PossibleWin
from mahjong_desk.rules.model.reasons import WinOutcome
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.controls.form_fields import IconLabel
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout import boxes
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import escape_ampersands, format_change, format_number
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.tiles import piece_name
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import end_reason_name, vocabulary_context

SELF_DRAWN = "self-drawn"
"""The value of a self-draw, because None means no choice."""


class _Row(QWidget):
    """A possible win with its chip and its gain; reused while the hand changes."""

    def __init__(self) -> None:
        super().__init__()
        self.line = Hairline()
        self._sign = IconLabel("", size=16)
        self.chip = Chip("", checkable=False)
        self.chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._words = Label(size=14, role="ink3", wrap=True)
        self._gain = Label(bold=True)
        self._gain.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._text = boxes.row((self.chip, 0, Qt.AlignmentFlag.AlignLeft), (self._words, 1))
        self.setLayout(boxes.row(self._sign, (self._text, 1), self._gain, gap=10))

    def set_below(self, *, below: bool) -> None:
        """Puts a sentence below the chip, or other text beside it."""
        self._text.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
        self._text.setSpacing(0 if below else 10)

    def set_allowed(self, name: str, words: str, gain: str) -> None:
        """Shows an allowed win with its gain."""
        self._update_texts(name, words, allowed=True)
        self._gain.setText(gain)
        self._gain.set_size(17)
        self._gain.set_role("ink")
        self._set_reason("")

    def disable(self, name: str, words: str, reason: str) -> None:
        """Shows a win that is not allowed, with the reason as a tip."""
        self._update_texts(name, words, allowed=False)
        self._gain.setText(tr("not allowed"))
        self._gain.set_size(15)
        self._gain.set_role("ink3")
        self._set_reason(reason)

    def _update_texts(self, name: str, words: str, *, allowed: bool) -> None:
        self._sign.set_icon("tick" if allowed else "cross", "plus" if allowed else "error")
        self.chip.setText(escape_ampersands(name))
        self.chip.setEnabled(allowed)
        self._words.setText(words)

    def _set_reason(self, reason: str) -> None:
        self._gain.setToolTip(reason)
        self._gain.setAccessibleDescription(reason)


class PossibleWinsList(QWidget):
    """A row for a self-drawn win and one for each discarder; a click chooses it."""

    source_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: dict[int | None, Chip] = {}
        self._rows: list[_Row] = []
        self._heading = Label(size=18, serif=True, wrap=True)
        self._column = boxes.column(self._heading, gap=6)
        self.setLayout(self._column)

    def show_wins(self, assessment: Assessment, names: Sequence[str], heading: str) -> None:
        """Shows all possible wins under a heading."""
        self._heading.setText(heading)
        while len(self._rows) < len(assessment.possible_wins):
            self._add_row()
        self.chips = {}
        for row, win in zip(self._rows, assessment.possible_wins, strict=False):
            self._show_win(row, assessment, win, names)
            self.chips[win.discarder] = row.chip
        for place, row in enumerate(self._rows):
            for widget in (row.line, row):
                widget.setVisible(place < len(assessment.possible_wins))

    def _add_row(self) -> None:
        row, place = _Row(), len(self._rows)
        row.chip.clicked.connect(lambda: self._choose(place))
        self._column.addWidget(row.line)
        self._column.addWidget(row)
        self._rows.append(row)

    def _choose(self, place: int) -> None:
        source = list(self.chips)[place]
        self.source_chosen.emit(SELF_DRAWN if source is None else source)

    def _show_win(self, row: _Row, assessment: Assessment, win: PossibleWin, names: Sequence[str]) -> None:
        ruleset, winner = assessment.rules.ruleset, assessment.draft.winner
        name = (
            tr("Self-drawn")
            if win.discarder is None
            else tr("From {name}", usage=vocabulary_context(ruleset)).format(name=short_name(names[win.discarder]))
        )
        words = _win_text(assessment, win, names)
        row.set_below(below=assessment.forbidden_settlement is not None)
        if win.settlement is not None and winner is not None:
            row.set_allowed(name, words, format_change(win.settlement.deltas[winner]))
        else:
            reason = refusal_text(win.refusal, names, ruleset) if win.refusal is not None else ""
            row.disable(name, words, reason)


def _win_text(assessment: Assessment, win: PossibleWin, names: Sequence[str]) -> str:
    """Returns the gain of a win and where it leads, or what forbids it."""
    ruleset = assessment.rules.ruleset
    if win.settlement is None:
        short = ruleset.vocabulary.refusals.get(win.refusal.reason or "") if win.refusal is not None else None
        return capitalised(localised(short)) if short is not None else ""
    if assessment.forbidden_settlement is None:
        won = next(one for one in win.settlement.wins if one.winner == assessment.draft.winner)
        return hand_value_text(ruleset, won.evaluation)
    # The value is shown above already; here the consequence counts.
    if win.final is None:
        after = [score + delta for score, delta in zip(assessment.table.scores, win.settlement.deltas, strict=True)]
        lowest = after.index(min(after))
        sentence = tr("{name} on {points}, the match continues")
        return sentence.format(name=names[lowest], points=format_number(after[lowest]))
    label = ruleset.vocabulary.end_labels.get(win.final.end_label or "")
    return capitalised(localised(label) if label is not None else end_reason_name(ruleset, win.final.end_reason))


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TILE = 25


class _WaitRow:
    """The widgets of one piece, in their columns; they stay while the hand changes."""

    def __init__(self) -> None:
        self.line = Hairline()
        self.tile = TileButton("1m", _TILE, pips=False)
        # A click does not take the focus, so that digits typed next go on to the hand.
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
    """One row per wait: how many are left, and its value on a discard and by self-draw."""

    piece_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, rows: int = 0) -> None:
        super().__init__(parent)
        self._rows: list[_WaitRow] = []
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
        """Shows the waits of a hand; values only if the winner is known."""
        waits = assessment.waits
        self._pieces = tuple(wait.piece for wait in waits)
        # Each row shown or hidden would trigger a layout of all.
        self._grid.setEnabled(False)
        try:
            if waits:
                self._fill(assessment, names)
        finally:
            self._grid.setEnabled(True)
        self.setVisible(bool(waits))

    def _fill(self, assessment: Assessment, names: Sequence[str]) -> None:
        waits, winner = assessment.waits, assessment.draft.winner
        valued = winner is not None and assessment.assumed_discarder is not None
        self._heads[1].setText(tr("left", "how many"))
        self._heads[2].setText(
            tr("from {name}", usage=vocabulary_context(assessment.rules.ruleset)).format(
                name=short_name(names[assessment.assumed_discarder])
            )
            if assessment.assumed_discarder is not None
            else ""
        )
        self._heads[3].setText(tr("self-drawn"))
        for column in (2, 3):
            self._heads[column].setVisible(valued)
        while len(self._rows) < len(waits):
            self._add_row()
        waiting = assessment.stage is AssessmentStage.WAITING
        for row, wait in zip(self._rows, waits, strict=False):
            name = assessment.spec.pieces.face_names[wait.piece]
            row.tile.set_name(name)
            row.tile.setEnabled(waiting and wait.remaining > 0)
            row.tile.setAccessibleName(
                tr("{tile}: finish the hand with it").format(tile=piece_name(assessment.rules.ruleset, wait.piece))
            )
            row.tile.setToolTip(row.tile.accessibleName())
            row.left.setText(str(wait.remaining))
            if winner is not None:
                ruleset = assessment.rules.ruleset
                self._show_outcome(row.ron, ruleset, wait.ron, winner, names)
                self._show_outcome(row.tsumo, ruleset, wait.tsumo, winner, names)
        for place, row in enumerate(self._rows):
            row.show(shown=place < len(waits), valued=valued)

    def _add_row(self) -> None:
        index = len(self._rows)
        row = _WaitRow()
        row.tile.clicked.connect(lambda: self.piece_requested.emit(self._pieces[index]))
        line, *cells = row.widgets()
        self._grid.addWidget(line, 2 * index + 1, 0, 1, 4)
        for column, widget in enumerate(cells):
            self._grid.addWidget(widget, 2 * index + 2, column)
        self._rows.append(row)

    def _show_outcome(
        self, label: Label, ruleset: Ruleset, outcome: WinOutcome, winner: int, names: Sequence[str]
    ) -> None:
        if outcome.evaluation is None or outcome.deltas is None:
            reason = "" if outcome.refusal is None else refusal_text(outcome.refusal, names, ruleset)
            label.setText("–")
            label.set_role("ink3")
            label.setToolTip(reason)
            label.setAccessibleName(reason)
            label.setAccessibleDescription("")
            return
        label.setText(format_change(outcome.deltas[winner]))
        label.set_role("plus")
        label.setToolTip(hand_value_text(ruleset, outcome.evaluation))
        label.setAccessibleName("")
        label.setAccessibleDescription(label.toolTip())
