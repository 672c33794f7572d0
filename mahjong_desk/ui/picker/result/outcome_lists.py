# SPDX-License-Identifier: MIT
"""The lists of possible wins and of waits, with their values."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.entry.draft import to_event
from mahjong_desk.entry.questions import PossibleWin
from mahjong_desk.rules.model.reasons import WaitResult, WinOutcome
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout import boxes
from mahjong_desk.ui.kit.layout.boxes import Hairline, clear
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import escape_ampersands, format_change, format_number
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import end_label_name, end_reason_name, piece_name, vocabulary_context

SELF_DRAWN = "self-drawn"
"""The value of the chip for a self-draw, because None means no choice."""
_TILE = 25


class PossibleWinsList(QWidget):
    """A row for a self-drawn win and one for each discarder; a click chooses it."""

    source_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.chips: dict[int | None, Chip] = {}
        self._shown: object = None
        self._column = boxes.column(gap=6)
        self.setLayout(self._column)

    def show_wins(self, assessment: Assessment, names: Sequence[str], heading: str) -> None:
        """Shows all possible wins under a heading."""
        state = (heading, assessment.possible_wins, assessment.draft.winner, tuple(names))
        if state == self._shown:
            return
        self._shown, self.chips = state, {}
        clear(self._column)
        self._column.addWidget(Label(heading, size=18, serif=True, wrap=True))
        for win in assessment.possible_wins:
            boxes.fill(self._column, Hairline(), boxes.boxed(self._row(assessment, win, names)))

    def _row(self, assessment: Assessment, win: PossibleWin, names: Sequence[str]) -> QHBoxLayout:
        ruleset, winner, allowed = assessment.rules.ruleset, assessment.draft.winner, win.settlement is not None
        name = (
            tr("Self-drawn")
            if win.discarder is None
            else tr("From {name}", usage=vocabulary_context(ruleset)).format(name=short_name(names[win.discarder]))
        )
        chip = self.chips[win.discarder] = Chip(escape_ampersands(name), checkable=False)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.setEnabled(allowed)
        chip.clicked.connect(lambda: self.source_chosen.emit(SELF_DRAWN if win.discarder is None else win.discarder))
        words = Label(_win_text(assessment, win, names), size=14, role="ink3", wrap=True)
        if win.settlement is not None and winner is not None:
            gain = Label(format_change(win.settlement.deltas[winner]), size=17, bold=True)
        else:
            gain = Label(tr("not allowed"), size=15, bold=True, role="ink3")
            draft = replace(assessment.draft, discarder=win.discarder, self_drawn=win.discarder is None)
            event = to_event(assessment.spec, draft)
            reason = "" if win.refusal is None else refusal_text(win.refusal, names, ruleset, event)
            gain.setToolTip(reason)
            gain.setAccessibleDescription(reason)
        sign = IconLabel("tick", "plus", size=16) if allowed else IconLabel("cross", "error", size=16)
        return boxes.row(sign, (boxes.column(boxes.row(chip, ...), words), 1), gain, gap=10)


def _win_text(assessment: Assessment, win: PossibleWin, names: Sequence[str]) -> str:
    """Returns the value or the outcome of a win, or the rule that forbids it."""
    ruleset = assessment.rules.ruleset
    if win.settlement is None:
        short = ruleset.vocabulary.refusals.get(win.refusal.reason or "") if win.refusal is not None else None
        return capitalise(localise(short)) if short is not None else ""
    if assessment.forbidden_settlement is None:
        winning_hand = next(hand for hand in win.settlement.wins if hand.winner == assessment.draft.winner)
        return hand_value_text(ruleset, winning_hand.evaluation)
    # The value is shown above already; here the consequence counts.
    if win.final is None:
        after = [score + delta for score, delta in zip(assessment.table.scores, win.settlement.deltas, strict=True)]
        lowest = after.index(min(after))
        sentence = tr("{name} on {points}, the match continues")
        return sentence.format(name=names[lowest], points=format_number(after[lowest]))
    label = end_label_name(ruleset, win.final.end_label)
    return label or capitalise(end_reason_name(ruleset, win.final.end_reason))


class WaitsList(QWidget):
    """A row per wait: how many are left, and its value by discard and self-draw."""

    piece_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.tiles: tuple[TileButton, ...] = ()
        self._shown: object = None
        self._column = boxes.column()
        self.setLayout(self._column)

    def show_waits(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows the waits of a hand that has some; values only if the winner is known."""
        waits, winner, stage = assessment.waits, assessment.draft.winner, assessment.stage
        state = (waits, winner, stage, assessment.assumed_discarder, tuple(names))
        if state == self._shown:
            return
        self._shown, self.tiles = state, tuple(self._tile(assessment, wait) for wait in waits)
        clear(self._column)
        has_values = winner is not None and assessment.assumed_discarder is not None
        rows: list[QWidget | list[QWidget]] = []
        for tile, wait in zip(self.tiles, waits, strict=True):
            cells: list[QWidget] = [tile, Label(str(wait.remaining), bold=True, align=boxes.RIGHT)]
            if has_values:
                cells += [self._value(assessment, outcome, names) for outcome in (wait.ron, wait.tsumo)]
            rows += [Hairline(), cells]
        texts = self._heads(assessment, names, has_values=has_values)
        headers = (Label(text, size=13, role="ink3", wrap=True, align=boxes.RIGHT) for text in texts)
        grid = boxes.table([[QWidget(), *headers], *rows], gaps=(12, 4))
        for column, stretch in enumerate((0, 1, 2, 2)):
            grid.setColumnStretch(column, stretch)
        self._column.addWidget(boxes.boxed(grid))

    def _heads(self, assessment: Assessment, names: Sequence[str], *, has_values: bool) -> list[str]:
        discarder, usage = assessment.assumed_discarder, vocabulary_context(assessment.rules.ruleset)
        remaining = tr("left", "how many")
        if not has_values or discarder is None:
            return [remaining]
        return [remaining, tr("from {name}", usage=usage).format(name=short_name(names[discarder])), tr("self-drawn")]

    def _tile(self, assessment: Assessment, wait: WaitResult) -> TileButton:
        tile = TileButton(assessment.spec.pieces.face_names[wait.piece], _TILE, pips=False)
        # A click does not take the focus, so that digits typed next go on to the hand.
        tile.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tile.setEnabled(assessment.stage is AssessmentStage.WAITING)
        name = piece_name(assessment.rules.ruleset, wait.piece)
        tile.setAccessibleName(tr("{tile}: finish the hand with it").format(tile=name))
        tile.setToolTip(tile.accessibleName())
        tile.clicked.connect(lambda: self.piece_requested.emit(wait.piece))
        return tile

    def _value(self, assessment: Assessment, outcome: WinOutcome, names: Sequence[str]) -> Label:
        ruleset, winner = assessment.rules.ruleset, assessment.draft.winner
        if outcome.evaluation is None or outcome.deltas is None or winner is None:
            reason = "" if outcome.refusal is None else refusal_text(outcome.refusal, names, ruleset)
            label = Label("–", bold=True, role="ink3", align=boxes.RIGHT)
            label.setToolTip(reason)
            label.setAccessibleName(reason)
            return label
        label = Label(format_change(outcome.deltas[winner]), bold=True, role="plus", align=boxes.RIGHT)
        label.setToolTip(hand_value_text(ruleset, outcome.evaluation))
        label.setAccessibleDescription(label.toolTip())
        return label
