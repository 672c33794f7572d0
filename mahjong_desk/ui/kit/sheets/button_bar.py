# SPDX-License-Identifier: MIT
"""The buttons at the foot of a sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QHBoxLayout

from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import FlowBox


class ButtonBar(QHBoxLayout):
    """Buttons that do not close the sheet at the left, all others at the right with the main one last, a complaint between."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[QAbstractButton] = []
        self._right = FlowBox(gap=10, to_right=True)
        self._right.hide()
        self._left = FlowBox(gap=10)
        self._left.hide()
        self._complaint = Label(role="error", wrap=True)
        policy = self._complaint.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._complaint.setSizePolicy(policy)
        self._complaint.setMinimumWidth(1)
        self._complaint.hide()
        self.setSpacing(16)
        self.addWidget(self._left)
        self.addWidget(self._complaint, 1)
        self.addWidget(self._right)

    @property
    def primary_button(self) -> PrimaryButton | None:
        """The main button, an enabled one first; None if there is none."""
        mains = [button for button in self.buttons if isinstance(button, PrimaryButton)]
        return next((button for button in mains if button.isEnabled()), next(iter(mains), None))

    @property
    def default_focus(self) -> QAbstractButton | None:
        """The button to focus by default: the main one, else any enabled one."""
        if self.primary_button is not None and self.primary_button.isEnabled():
            return self.primary_button
        return next((button for button in self.buttons if button.isEnabled()), None)

    def add(self, button: QAbstractButton) -> None:
        """Adds a button at the right."""
        self.buttons.append(button)
        # The main button is last in any order of adding.
        for other in self._right.widgets():
            self._right.remove_widget(other)
        for other in sorted(self.buttons, key=lambda one: isinstance(one, PrimaryButton)):
            self._right.add_widget(other)
        self._right.show()

    def add_left(self, button: QAbstractButton) -> None:
        self._left.add_widget(button)
        self._left.show()

    @property
    def problem(self) -> str:
        """The sentence beside the buttons; empty for none."""
        return self._complaint.text()

    def show_problem(self, sentence: str) -> None:
        """Shows a sentence beside the buttons; none if empty."""
        if sentence != self.problem:
            announce(self._complaint, sentence, at_once=True)
        self._complaint.setText(sentence)
        self._complaint.setVisible(bool(sentence))
