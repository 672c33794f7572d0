# SPDX-License-Identifier: MIT
"""A screen to look at: a hand in its groups, or pieces with what they are."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.lessons import Look, Step
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Text, TileRow
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.learn.lessons.deed_felt import DeedFelt
from mahjong_desk.ui.words import in_language, piece_group

_TILE = 37


class LookingFelt(DeedFelt):
    """Shows a hand, or rows of pieces with their names below."""

    def __init__(self, ruleset: Ruleset, step: Step, parent: QWidget | None = None) -> None:
        """Lays what there is to look at."""
        super().__init__(ruleset, step, parent)
        if step.scene is not None:
            self.rack.set_groups(self.groups_of(step.scene))
        if isinstance(step.deed, Look) and step.deed.rows:
            rows = Flow(gap=18)
            for row in step.deed.rows:
                box = QWidget()
                column = QVBoxLayout(box)
                column.setContentsMargins(0, 0, 0, 0)
                column.setSpacing(2)
                column.addWidget(TileRow((piece_group(ruleset, *row.pieces),), theme.frame(_TILE)))
                column.addWidget(Text(in_language(row.label), size=14, role="felt_ink2", wrap=True))
                rows.add_widget(box)
            self.column.addWidget(rows)
