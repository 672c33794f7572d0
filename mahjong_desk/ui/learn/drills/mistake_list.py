# SPDX-License-Identifier: MIT
"""What was wrong in an answer to a drill, each with its reason, drawn on the pieces where they show it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Drill, Mistake
from mahjong_desk.rules.conditions import Failure
from mahjong_desk.rules.failing import OTHER_READING
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.faults import failing_groups
from mahjong_desk.ui.kit import Hairline, IconLabel, Rack, Text, TileRow
from mahjong_desk.ui.kit.linked_text import LinkedText
from mahjong_desk.ui.learn.drills.mistake_words import mistake_head, mistake_words
from mahjong_desk.ui.learn.drills.words import BY_PIECES
from mahjong_desk.ui.words import page_tip, piece_group

_TILE, _SMALL = 24, 18


class MistakeList(QWidget):
    """A row for each mistake: what it was, and why.

    Attributes:
        reasons: Why, row by row.
        racks: The hands in which something is marked.

    Signals:
        yaku_wanted(str): The page of a yaku shall be shown.
    """

    yaku_wanted = Signal(str)

    def __init__(
        self, drill: Drill, mistakes: Sequence[Mistake], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """Makes the rows.

        Args:
            drill: The question.
            mistakes: What was wrong.
            names: The players of the scene, by seat.
            parent: The widget around it.
        """
        super().__init__(parent)
        self.reasons: list[LinkedText] = []
        self.racks: list[Rack] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for mistake in mistakes:
            self._add(column, drill, mistake, names)
        column.addWidget(Hairline())

    def _add(self, column: QVBoxLayout, drill: Drill, mistake: Mistake, names: Sequence[str]) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        icon = IconLabel("octagon", "error") if not mistake.missed else IconLabel("tick", "plus")
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignVCenter)
        if drill.subject in BY_PIECES:
            head.addWidget(TileRow((piece_group(drill.scene.ruleset, int(mistake.option)),), _TILE))
        head.addWidget(Text(mistake_head(drill, mistake, names), bold=True, wrap=True), 1)
        column.addLayout(head)
        reason = LinkedText(mistake_words(drill, mistake, names), tip=page_tip(), size=15, wrap=True)
        reason.followed.connect(self.yaku_wanted)
        self.reasons.append(reason)
        column.addWidget(reason)
        scene, why = drill.scene, mistake.why
        if isinstance(why, Failure) and scene.hand is not None and _seen(why):
            rack = Rack(width=theme.px(_TILE), smallest=theme.frame(_SMALL))
            rack.set_groups(failing_groups(scene.ruleset, scene.hand, why, scene.seat, names, scene.table.order))
            self.racks.append(rack)
            column.addWidget(rack)


def _seen(failure: Failure) -> bool:
    """Returns whether the pieces show what fails."""
    fault = failure.fault
    return failure.reading is not None and bool(fault.groups or fault.winning or failure.part == OTHER_READING)
