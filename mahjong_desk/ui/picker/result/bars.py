# SPDX-License-Identifier: MIT
"""The bars above and below the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import escape_ampersands


class ResultFooter(QWidget):
    """Quick value and Record."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.quick = SecondaryButton(tr("&Quick value"), large=True)
        self.record = PrimaryButton(tr("Record"))
        for button in (self.quick, self.record):
            # Whatever they are called, the buttons keep their places.
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setLayout(row((self.quick, 1), (self.record, 1), gap=10))

    def show_assessment(self, assessment: Assessment, *, back: bool, changes: bool, inserts: bool) -> None:
        """Shows what the buttons do now."""
        typed = assessment.draft.value is not None
        self.quick.setText(tr("Back to the hand") if typed else tr("&Quick value"))
        if back:
            self.record.setText(tr("Back to the hand"))
            self.record.set_hint("")
            self.record.setEnabled(True)
            return
        warned = assessment.settlement is not None and bool(assessment.settlement.warnings)
        anyway = tr("Record anyway") if warned else tr("Record")
        asks = tr("Insert…") if inserts else tr("Correct…")
        self.record.setText(asks if changes else anyway)
        self.record.set_hint(tr("Ctrl + Enter"))
        self.record.setEnabled(assessment.can_record)


class WinnersBar(FlowBox):
    """The other winners of one discard, shown only where the rules let several win."""

    winner_chosen = Signal(int)
    removed = Signal(int)
    another_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=6)
        self._label = Label(tr("Also won on it"), size=14, role="ink3")
        self.chips: dict[int, Chip] = {}
        self.another = Chip(tr("An&other winner…"), checkable=False)
        self.another.set_dense(dense=True)
        self.another.clicked.connect(self.another_requested)
        self.hide()

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows the other winners of a draft."""
        draft = assessment.draft
        offered = (
            assessment.rules.several_winners and draft.discarder is not None and assessment.stage is AssessmentStage.WON
        )
        self.setVisible(bool(draft.other_winners) or (offered and not draft.claim_field))
        self.another.setEnabled(assessment.can_record and len(draft.other_winners) + 2 < assessment.table.players)
        seats = [winner.seat for winner in draft.other_winners]
        if list(self.chips) == seats and self.widgets():
            return
        for widget in self.widgets():
            self.remove_widget(widget)
            if widget not in (self._label, self.another):
                widget.deleteLater()
        self.chips = {}
        if seats:
            self.add_widget(self._label)
        for seat in seats:
            self._add(seat, short_name(names[seat]))
        self.add_widget(self.another)

    def _add(self, seat: int, name: str) -> None:
        chip = Chip(escape_ampersands(name), checkable=False)
        chip.setToolTip(tr("Show and change the hand of {name}").format(name=name))
        chip.clicked.connect(lambda: self.winner_chosen.emit(seat))
        closer = Chip("×", checkable=False)
        closer.setAccessibleName(tr("{name} did not win").format(name=name))
        closer.setToolTip(closer.accessibleName())
        closer.clicked.connect(lambda: self.removed.emit(seat))
        for one in (chip, closer):
            one.set_dense(dense=True)
        self.add_widget(boxed(row(chip, closer, gap=2)))
        self.chips[seat] = chip
