# SPDX-License-Identifier: MIT
"""The same hand, won in each possible way: what it brings, or that it is forbidden."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.ui.kit import Chip, Hairline, IconLabel, Text, change, figure
from mahjong_desk.ui.picker.assess import Assessment, Way
from mahjong_desk.ui.picker.clearing import clear
from mahjong_desk.ui.words import capital, end_reason_name, in_language, refusal_text, usage, value_words

translate = QCoreApplication.translate

SELF_DRAWN = "self-drawn"
"""The value that stands for a self-drawn win where None stands for no choice."""


class WaysList(QWidget):
    """A row for a self-drawn win and one for each discarder; a click chooses it.

    Attributes:
        chips: The button of each way, by its discarder.

    Signals:
        way_chosen(object): The discarder, or ``SELF_DRAWN``.
    """

    way_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty list."""
        super().__init__(parent)
        self.chips: dict[int | None, Chip] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    def show_ways(self, assessment: Assessment, names: Sequence[str], heading: str) -> None:
        """Shows all ways under a heading."""
        clear(self._column)
        self.chips = {}
        self._column.addWidget(Text(heading, size=18, serif=True, wrap=True))
        for way in assessment.ways:
            self._column.addWidget(Hairline())
            self._column.addWidget(self._row(assessment, way, names))

    def _row(self, assessment: Assessment, way: Way, names: Sequence[str]) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        allowed = way.settlement is not None
        line.addWidget(IconLabel("tick" if allowed else "cross", "plus" if allowed else "error", size=16))
        name = (
            self.tr("Self-drawn")
            if way.discarder is None
            else self.tr("From {name}", usage(assessment.rules.ruleset)).format(name=names[way.discarder])
        )
        chip = Chip(name, checkable=False)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.setEnabled(allowed)
        value = SELF_DRAWN if way.discarder is None else way.discarder
        chip.clicked.connect(lambda _checked=False, value=value: self.way_chosen.emit(value))
        self.chips[way.discarder] = chip
        line.addWidget(chip)
        ruleset = assessment.rules.ruleset
        words = Text(_told(assessment, way, names), size=14, role="ink3", wrap=True)
        if way.settlement is not None and assessment.draft.winner is not None:
            gain = Text(change(way.settlement.deltas[assessment.draft.winner]), bold=True, size=17)
        else:
            reason = refusal_text(way.refusal, names, ruleset.pieces, ruleset) if way.refusal is not None else ""
            gain = Text(self.tr("not allowed"), role="ink3", bold=True)
            gain.setToolTip(reason)
            gain.setAccessibleDescription(reason)
        line.addWidget(words, 1)
        gain.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(gain)
        return row


def _told(assessment: Assessment, way: Way, names: Sequence[str]) -> str:
    """Returns what a way brings and where it leads, or what forbids it."""
    ruleset = assessment.rules.ruleset
    if way.settlement is None:
        short = ruleset.vocabulary.refusals.get(way.refusal.reason or "") if way.refusal is not None else None
        return capital(in_language(short)) if short is not None else ""
    if assessment.forbidden is None:
        return value_words(ruleset, way.settlement.wins[0].evaluation)
    # The value stands above already; what counts here is where this way leads.
    if way.final is None:
        after = [score + delta for score, delta in zip(assessment.table.scores, way.settlement.deltas, strict=True)]
        lowest = after.index(min(after))
        sentence = translate("WaysList", "{name} on {points}, the match goes on")
        return sentence.format(name=names[lowest], points=figure(after[lowest]))
    label = ruleset.vocabulary.labels.get(way.final.label or "")
    return capital(in_language(label) if label is not None else end_reason_name(ruleset, way.final.reason))
