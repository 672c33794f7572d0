# SPDX-License-Identifier: MIT
"""The place where yaku are learned: the atlas and the workbench."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.learn.atlas import Shown
from mahjong_desk.rules import registry
from mahjong_desk.rules.hand import Hand
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup
from mahjong_desk.ui.learn.atlas import Atlas
from mahjong_desk.ui.learn.workbench import Workbench, benches

_ATLAS = "atlas"


class LearnPlace(QWidget):
    """Shows the atlas, or a workbench for tiles or for shogi pieces.

    Attributes:
        parts: What can be shown.
        atlas: Every yaku.
        workbenches: The workbenches that were opened, by the id of a rule system played with their pieces.
    """

    def __init__(self, desk: Desk, window: object, parent: QWidget | None = None) -> None:
        """Makes the place; the yaku of the match on the desk come first."""
        super().__init__(parent)
        match = desk.match
        self.atlas = Atlas(match.rules.ruleset.id if match is not None else registry.rulesets()[0].id)
        self.atlas.page.hand_wanted.connect(self._try)
        self.workbenches: dict[str, Workbench] = {}
        self.parts = ChipGroup("")
        self.parts.setAccessibleName(self.tr("Learn"))
        names: list[tuple[object, str]] = [(_ATLAS, self.tr("Atlas"))]
        for ruleset in benches():
            lettered = all(len(name) == 1 for name in ruleset.pieces.names)
            names.append((ruleset.id, self.tr("Workbench: shogi pieces") if lettered else self.tr("Workbench: tiles")))
        self.parts.set_choices(names)
        self.parts.choose(_ATLAS)
        self.parts.chosen.connect(lambda part: self.show_part(str(part)))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.atlas)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 10, 20, 12)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self.parts)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        self.setAccessibleName(self.tr("Learn"))
        self.setFocusProxy(self.atlas)

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku.

        Raises:
            KeyError: There is no such yaku.
        """
        self.show_part(_ATLAS)
        self.atlas.show_yaku(ruleset_id, yaku_id)

    def try_hand(self, ruleset: Ruleset, hand: Hand, *, self_drawn: bool) -> None:
        """Lays a hand on the workbench for its pieces."""
        fitting = next(one for one in benches() if one.pieces.names[0] == ruleset.pieces.names[0])
        self.show_part(fitting.id)
        self.workbenches[fitting.id].entry.lay(ruleset.pieces, hand, self_drawn=self_drawn)

    def show_part(self, part: str) -> None:
        """Shows the atlas, or the workbench for the pieces of a rule system.

        Raises:
            Refusal: ``unknown_ruleset``.
        """
        self.parts.choose(part)
        shown: QWidget = self.atlas if part == _ATLAS else self._workbench(part)
        self._stack.setCurrentWidget(shown)
        self.setFocusProxy(shown)
        shown.setFocus()

    def _try(self, shown: Shown) -> None:
        self.try_hand(shown.rules.ruleset, shown.hand, self_drawn=shown.self_drawn)

    def _workbench(self, ruleset_id: str) -> Workbench:
        if ruleset_id not in self.workbenches:
            made = Workbench(registry.find(ruleset_id))
            made.yaku_wanted.connect(self.show_yaku)
            self._stack.addWidget(made)
            self.workbenches[ruleset_id] = made
        return self.workbenches[ruleset_id]
