# SPDX-License-Identifier: MIT
"""The two buttons below the result, which stay in sight wherever it scrolls to."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.buttons import MainButton, PlainButton


class ResultFoot(QWidget):
    """Quick value and Record."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.quick = PlainButton(tr("&Quick value"), large=True)
        self.record = MainButton(tr("Record"))
        self.record.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # Never seen: it keeps the room of what the first button says otherwise, so that Record stays where it is.
        self._other = PlainButton("", large=True)
        policy = self._other.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._other.setSizePolicy(policy)
        self._other.hide()
        line = QGridLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(self.quick, 0, 0)
        line.addWidget(self._other, 0, 0)
        line.addWidget(self.record, 0, 1)
        line.setColumnStretch(1, 1)

    def show_assessment(self, assessment: Assessment, *, back: bool, changes: bool, inserts: bool) -> None:
        """Shows what the buttons do now."""
        typed = assessment.draft.value is not None
        texts = (tr("Back to the hand"), tr("&Quick value"))
        for button, text in zip((self.quick, self._other), texts if typed else reversed(texts), strict=True):
            button.setText(text)
        if back:
            self.record.setText(tr("Back to the hand"))
            self.record.set_hint("")
            self.record.setEnabled(True)
            return
        warned = assessment.settlement is not None and bool(assessment.settlement.warnings)
        anyway = tr("Record anyway") if warned else tr("Record")
        asks = tr("Insert…") if inserts else tr("Change…")
        self.record.setText(asks if changes else anyway)
        self.record.set_hint(tr("Ctrl + Enter"))
        self.record.setEnabled(assessment.can_record)
