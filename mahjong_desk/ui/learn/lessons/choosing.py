# SPDX-License-Identifier: MIT
"""A screen on which one of a few things is tried: a piece in a place of the hand, or other circumstances."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.learn.cases import yaku_ids
from mahjong_desk.learn.lessons import Choice, Step, Swap, Tiles, Turn, Valued, Words, valued
from mahjong_desk.rules.events import Win
from mahjong_desk.rules.refusal import Code
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Hairline, Text, TileFace, TileGroup, face_name
from mahjong_desk.ui.kit.dragging import DragStart, PieceLanding, piece_drag
from mahjong_desk.ui.learn.lessons.deed_felt import DeedFelt
from mahjong_desk.ui.learn.lessons.fillings import Gaps, told
from mahjong_desk.ui.learn.lessons.piece_button import PieceButton, PieceRow, key_of
from mahjong_desk.ui.learn.lessons.tried import Tried, choice_parts
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.words import piece_group

_DRAGGED = 45
"""How wide a piece under the mouse is, in pixels at 100 %."""


class ChoosingFelt(DeedFelt):
    """The hand with one of a few choices, each of them valued as it is taken.

    Attributes:
        choices: What can be tried.
        chosen: The place of the one that lies there now.
        row: A button for each.
        table: What each brings that was tried.
    """

    def __init__(self, ruleset: Ruleset, step: Step, parent: QWidget | None = None) -> None:
        """Lays the hand with the first choice."""
        super().__init__(ruleset, step, parent)
        deed = step.deed
        assert isinstance(deed, Swap | Turn)
        self.choices = deed.choices
        self.chosen = 0
        self._swap = deed if isinstance(deed, Swap) else None
        self._values: dict[int, Valued] = {}
        self.table = Tried()
        if self._swap is not None:
            self.rack.leave_room_above()
        self.column.addWidget(Hairline(role="felt_line"))
        won = all(isinstance(choice.scene.event, Win) for choice in self.choices)
        asked = self.tr("How it goes") if won else self.tr("What happens")
        if self._swap is not None:
            asked = self.tr("In its place")
        lower = QHBoxLayout()
        lower.setSpacing(16)
        lower.addWidget(Text(asked, size=15, role="felt_ink2"))
        self.row = PieceRow()
        for place, choice in enumerate(self.choices):
            group = None if choice.piece is None else piece_group(ruleset, choice.piece)
            name = choice_parts(ruleset, choice)
            button = PieceButton(ruleset, group, name, key=key_of(place), exclusive=True)
            self.row.add_button(button)
            if choice.piece is not None:
                DragStart(button, partial(self.drag, place))
        self.row.buttons[0].setChecked(True)
        self.row.touched.connect(self.choose)
        PieceLanding(self.rack, self._landing).dropped.connect(self._drop)
        lower.addWidget(self.row, 1)
        self.column.addLayout(lower)
        self._show()

    @property
    def under(self) -> QWidget:
        """The table of what was tried."""
        return self.table

    @property
    def tried(self) -> tuple[int, ...]:
        """The places of the choices that were tried, in the order in which they stand."""
        return tuple(sorted(self._values))

    def drag(self, place: int) -> QDrag | None:
        """Returns a drag of the piece of a choice; None where it is no piece."""
        piece, button = self.choices[place].piece, self.row.buttons[place]
        if piece is None or button.shown is None:
            return None
        return piece_drag(button, self.ruleset.pieces.names[piece], button.shown, theme.px(_DRAGGED))

    def _offered(self) -> dict[str, int]:
        """Returns the places of the choices by the notation of their pieces."""
        names = self.ruleset.pieces.names
        return {names[choice.piece]: at for at, choice in enumerate(self.choices) if choice.piece is not None}

    def _landing(self, name: str) -> tuple[tuple[int, int], ...]:
        at = self.rack.marked
        return (at,) if at is not None and name in self._offered() else ()

    def _drop(self, name: str, _group: int, _piece: int) -> None:
        self.row.take(self._offered()[name])

    def choose(self, place: int) -> None:
        """Lays another choice."""
        self.chosen = place
        self._show()
        self.changed.emit()

    def take_key(self, text: str) -> bool:
        """Lays the choice of a digit."""
        return self.row.take_key(text)

    def take_keyboard(self) -> None:
        """Gives the keyboard to the choice that lies there."""
        # What is new can take the keyboard only once it has been laid out.
        button = self.row.buttons[self.chosen]
        QTimer.singleShot(0, button, lambda: button.setFocus(Qt.FocusReason.TabFocusReason))

    def _show(self) -> None:
        choice = self.choices[self.chosen]
        self.scene = choice.scene
        if self.chosen not in self._values:
            self._values[self.chosen] = valued(choice.scene)
        self.line.show_scene(choice.scene, self.names, winds=self.step.winds)
        self._show_hand(choice)
        tried = [(self.choices[place], self._values[place]) for place in self.tried]
        self.table.show_tried(self.ruleset, tried, self.names, shown=choice, of=len(self.choices))

    def _show_hand(self, choice: Choice) -> None:
        value = self._values[self.chosen]
        spoiled = value.refusal is not None and value.refusal.code is Code.NOT_A_WIN
        if self._swap is None or choice.piece is None or not spoiled:
            groups = self.groups_of(choice.scene)
            self.rack.set_groups(groups)
            if self._swap is not None and choice.piece is not None:
                self._mark(groups, self.ruleset.pieces.names[choice.piece])
            return
        # Nothing else moves: the piece lies where the other one made the group that it breaks.
        groups = self.groups_of(self.choices[0].scene)
        first = self._place(groups, self.ruleset.pieces.names[self._swap.piece])
        if first is None:
            self.rack.set_groups(self.groups_of(choice.scene))
            return
        at, place = first
        face = piece_group(self.ruleset, choice.piece).pieces[0]
        faces = list(groups[at].pieces)
        faces[place] = face._replace(winning=faces[place].winning)
        broken = (*groups[:at], TileGroup(tuple(faces), faulty=True), *groups[at + 1 :])
        self.rack.set_groups(broken)
        self.rack.set_mark(first)

    def _mark(self, groups: tuple[TileGroup, ...], name: str) -> None:
        """Marks the piece in question, with what it stands for where it is a wildcard."""
        at = self._place(groups, name)
        if at is None:
            return
        face = groups[at[0]].pieces[at[1]]
        tag = face_name(face.stands_for, face.usage) if face.stands_for else ""
        self.rack.set_mark(at, self.tr("as {tile}").format(tile=tag) if tag else "")

    def _place(self, groups: tuple[TileGroup, ...], name: str) -> tuple[int, int] | None:
        """Returns where a piece lies; of several the one that stands for another."""
        winning = self._swap is not None and self._swap.winning

        def fits(face: TileFace) -> bool:
            return face.name == name and face.winning == winning and not face.sideways

        found = [
            (at, place) for at, group in enumerate(groups) for place, face in enumerate(group.pieces) if fits(face)
        ]
        return min(found, key=lambda one: not groups[one[0]].pieces[one[1]].stands_for, default=None)

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say what the choice brings, and what it loses against what was tried."""
        choice, value = self.choices[self.chosen], self._values[self.chosen]
        counted = set(yaku_ids(value.settlement))
        tried = {one for place in self.tried for one in yaku_ids(self._values[place].settlement)}
        lost = tried - counted if value.settlement is not None and value.settlement.wins else ()
        order = [entry.id for entry in self.ruleset.yaku]
        missed = [(one, self.why_not(one)) for one in sorted(lost, key=order.index)]
        said, result = self._said(choice), self.step.result
        panel.show_scene(choice.scene, value, self.names, missed=missed, remark=said, result=result)

    def _said(self, choice: Choice) -> tuple[Words | Tiles, ...]:
        if choice.note is not None:
            return told(choice.note, Gaps(self.ruleset, choice.scene, self.choices))
        return self.remark()
