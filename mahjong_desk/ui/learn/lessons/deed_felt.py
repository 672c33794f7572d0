# SPDX-License-Identifier: MIT
"""The felt of a lesson's screen: the table, the hand, and below them what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Scene
from mahjong_desk.learn.lessons import Step, Tiles, Valued, Words, valued
from mahjong_desk.rules.failing import why_not
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.groups import explained_groups, row_groups
from mahjong_desk.ui.kit import Felt, Rack, TileGroup
from mahjong_desk.ui.kit.linked_text import text_of
from mahjong_desk.ui.learn.lessons.fillings import Gaps, names_of, told
from mahjong_desk.ui.learn.lessons.table_line import TableLine
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.words import counted_groups, failure_line

_TILE, _SMALLEST, _LOW_SMALLEST = 45, 25, 20
_AROUND, _LOW_AROUND = (16, 10, 16, 12), (12, 5, 12, 7)
_WIDE, _LARGE_TILE = 1000, 60
"""From which width on, in pixels, the pieces are larger."""


class DeedFelt(Felt):
    """What can be done on one screen.

    Attributes:
        step: The screen.
        scene: The hand as it lies now; None where no hand is shown.
        line: What is known of the table.
        rack: The hand.

    Signals:
        changed(): Something else lies there now, or was found.
    """

    changed = Signal()

    def __init__(self, ruleset: Ruleset, step: Step, parent: QWidget | None = None, *, clickable: bool = False) -> None:
        """Lays the hand of a screen.

        Args:
            ruleset: The rule system.
            step: The screen.
            parent: The widget around it.
            clickable: Whether the pieces of the hand can be touched where they lie.
        """
        super().__init__(parent)
        self.ruleset, self.step, self.scene = ruleset, step, step.scene
        self.names = names_of(step.scene, ruleset)
        self.column = QVBoxLayout(self)
        self._low = False
        self._take_room()
        self.line = TableLine()
        self.rack = Rack(
            width=theme.px(_TILE), smallest=theme.frame(self.smallest), inline_amounts=True, clickable=clickable
        )
        self.column.addWidget(self.line)
        self.column.addWidget(self.rack)
        self.line.setVisible(step.scene is not None)
        self.rack.setVisible(step.scene is not None and step.scene.hand is not None)
        if step.scene is not None:
            self.line.show_scene(step.scene, self.names, winds=self.step.winds)

    def set_low(self, low: bool) -> None:
        """Takes less room for everything, where the window is low."""
        if low is not self._low:
            self._low = low
            self._take_room()
            self._size_tiles()

    def _take_room(self) -> None:
        self.column.setContentsMargins(*_LOW_AROUND if self._low else _AROUND)
        self.column.setSpacing(4 if self._low else 8)

    def _size_tiles(self) -> None:
        wide = self.width() >= _WIDE * theme.scale()
        self.rack.set_tile_width(theme.px(_LARGE_TILE if wide else _TILE), theme.frame(self.smallest))

    @property
    def smallest(self) -> int:
        """How small the pieces become before they take another line, in pixels at 100 %."""
        return _LOW_SMALLEST if self._low else _SMALLEST

    @property
    def value(self) -> Valued:
        """What the rules make of the hand as it lies now."""
        return valued(self.scene) if self.scene is not None else Valued(None)

    @property
    def tells(self) -> bool:
        """Whether there is anything to say beside the felt."""
        return self.step.scene is not None or self.step.after is not None

    @property
    def under(self) -> QWidget | None:
        """What stands below the felt; None for nothing."""
        return None

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper beside the felt say what there is to say now."""
        if self.scene is not None:
            panel.show_scene(self.scene, self.value, self.names, remark=self.remark(), result=self.step.result)
        else:
            panel.show_words("", "", self.remark())

    def remark(self) -> tuple[Words | Tiles, ...]:
        """Returns what the lesson says beside the value."""
        return told(self.step.after, Gaps.of_step(self.ruleset, self.step)) if self.step.after is not None else ()

    def take_key(self, _text: str) -> bool:
        """Does what a digit stands for; tells whether it stands for something."""
        return False

    def take_keyboard(self) -> None:
        """Gives the keyboard to the first thing that can be done."""
        self.rack.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Takes larger pieces where there is much room."""
        super().resizeEvent(event)
        self._size_tiles()

    def why_not(self, yaku: str) -> str:
        """Returns why a yaku does not count in the hand as it lies now; nothing where it does."""
        value = self.value
        settled = value.settlement or value.refusal
        failure = why_not(self.scene.rules, settled, yaku) if self.scene is not None and settled is not None else None
        return text_of(failure_line(self.ruleset, failure, self.names)) if failure is not None else ""

    def groups_of(self, scene: Scene) -> tuple[TileGroup, ...]:
        """Returns a hand in the groups that count, or in a row where it does not win."""
        hand, found = scene.hand, valued(scene).settlement
        if hand is None:
            return ()
        aside = counted_groups(self.ruleset, hand)
        if found is None or not found.wins:
            return (*row_groups(self.ruleset, hand, scene.seat, scene.table.order), *aside)
        evaluation = found.wins[0].evaluation
        laid = explained_groups(self.ruleset, hand, evaluation, scene.seat, self.names, scene.table.order)
        return (*laid, *aside)
