# SPDX-License-Identifier: MIT
"""Who won and how the winning piece came, above what is entered: beside each other, or below where names are long."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout

from mahjong_desk.ui.kit.choices import Choices

_GAP = 8


class ChoiceRow(QBoxLayout):
    """Two groups of choices, laid anew for each width.

    Attributes:
        height: How high they are as they were laid last, in pixels.
    """

    def __init__(self, winner: Choices, source: Choices) -> None:
        """Lays winner and source beside each other.

        Args:
            winner: Who won.
            source: How the winning piece came.
        """
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._groups = (winner, source)
        self.height = 0
        self.setSpacing(_GAP)
        self.addWidget(winner)
        self.addStretch(1)
        self.addWidget(source)

    def lay(self, width: int) -> None:
        """Puts both beside each other, closer if need be, or below each other where names are long."""
        groups = self._groups

        def fits(*, dense: bool) -> bool:
            return sum(group.width_at(dense=dense) for group in groups) + 2 * _GAP <= width

        beside = fits(dense=True)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self.setDirection(across if beside else down)
        labels = 0 if beside else max(group.label_width() for group in groups)
        for group in groups:
            group.set_label_width(labels)
            room = width if beside else width - labels + group.label_width()
            group.set_dense(dense=not fits(dense=False) if beside else group.width_at(dense=False) > room)
            group.set_squeezed(group.width_at(dense=True) > room)
        # Worked out, for chips that have only just changed still claim the room that they had.
        heights = [group.height_at(width, dense=True, squeezed=True) for group in groups]
        self.height = max(heights) if beside else sum(heights) + self.spacing()
