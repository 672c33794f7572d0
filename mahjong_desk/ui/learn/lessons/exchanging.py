# SPDX-License-Identifier: MIT
"""A screen on which any piece of the hand can be exchanged for any other."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.cases import yaku_ids
from mahjong_desk.learn.lessons import Free, Step, exchanged
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.hand.groups import row_groups
from mahjong_desk.ui.kit import Chip, Text, TileButton
from mahjong_desk.ui.kit.dragging import DragStart, PieceLanding, piece_drag
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.spoken import announce
from mahjong_desk.ui.learn.lessons.deed_felt import DeedFelt
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel

_TILE, _LOW_TILE = 30, 25


class ExchangingFelt(DeedFelt):
    """A hand and all pieces of the game: one of each is touched, in either order, and the one takes the other's place.

    Pieces of the game can be dragged onto those of the hand as well.

    Attributes:
        kinds: The pieces of the game by their kind.
        task: What is to be touched next, and what shall come of it.
        again: Lays the hand as it was at first.
        touched: The piece of the hand that was touched and whether it is the winning one; None before that.
        held: The piece of the game that was touched before any of the hand; None before that.
    """

    def __init__(self, ruleset: Ruleset, step: Step, parent: QWidget | None = None) -> None:
        """Lays the hand."""
        self.kinds: dict[Piece, TileButton] = {}
        super().__init__(ruleset, step, parent, clickable=True)
        assert isinstance(step.deed, Free)
        self._aim = step.deed.aim
        self.touched: tuple[Piece, bool] | None = None
        self.held: Piece | None = None
        self._faces: dict[tuple[int, int], tuple[Piece, bool]] = {}
        self.rack.leave_room_above()
        self.rack.tile_clicked.connect(self._touch)
        PieceLanding(self.rack, self._landing).dropped.connect(self._drop)
        self.task = Text(size=15, role="felt_ink", wrap=True)
        self.again = Chip(self.tr("Start again"), on_felt=True, checkable=False, icon="undo")
        self.again.clicked.connect(self._begin)
        self.column.addWidget(self.task)
        flow = Flow(gap=2)
        for piece in range(len(ruleset.pieces.copies)):
            copies = ruleset.pieces.copies[piece]
            button = TileButton(
                ruleset.pieces.names[piece], theme.frame(_TILE), copies=copies, pips=False, usage=words.usage(ruleset)
            )
            button.clicked.connect(lambda _checked=False, piece=piece: self._take(piece))
            DragStart(button, partial(self.drag, piece))
            self.kinds[piece] = button
            flow.add_widget(button)
        flow.add_widget(self.again)
        self.column.addWidget(flow)
        self._show()

    def _take_room(self) -> None:
        super()._take_room()
        for button in self.kinds.values():
            button.set_tile_width(theme.frame(_LOW_TILE if self._low else _TILE))

    def drag(self, piece: Piece) -> QDrag:
        """Returns a drag of a piece of the game."""
        button = self.kinds[piece]
        return piece_drag(button, button.name, words.piece_group(self.ruleset, piece), self.rack.tile_width())

    def _begin(self) -> None:
        self.scene = self.step.scene
        self._show()
        self.changed.emit()

    def _touch(self, group: int, piece: int) -> None:
        found = self._faces.get((group, piece))
        if found is None:
            announce(self, self.tr("This one was claimed and stays."))
        elif self.held is not None:
            self._lay(self.held, found)
        else:
            self.touched = found
            self.rack.set_mark((group, piece))
            self._say()

    def _take(self, piece: Piece) -> None:
        if self.touched is not None:
            self._lay(piece, self.touched)
        else:
            self.held = piece
            self._say()

    def _landing(self, name: str) -> Collection[tuple[int, int]]:
        offered = {button.name for button in self.kinds.values() if button.left}
        return self._faces.keys() if name in offered else ()

    def _drop(self, name: str, group: int, piece: int) -> None:
        dropped = next(kind for kind, button in self.kinds.items() if button.name == name)
        self._lay(dropped, self._faces[group, piece])

    def _lay(self, piece: Piece, place: tuple[Piece, bool]) -> None:
        """Lays a piece of the game in the place of one of the hand, which is the winning one or not."""
        if self.scene is None:
            return
        gone, winning = place
        self.scene = exchanged(self.scene, gone, piece, winning=winning)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        scene = self.scene
        if scene is None or scene.hand is None:
            return
        hand, ruleset = scene.hand, self.ruleset
        self.touched = self.held = None
        self.line.show_scene(scene, self.names, winds=self.step.winds)
        self.rack.set_groups(row_groups(ruleset, hand, scene.seat, scene.table.order))
        concealed = ruleset.pieces.sorted(hand.concealed)
        self._faces = {(0, at): (piece, False) for at, piece in enumerate(concealed)}
        if hand.winning_piece is not None:
            self._faces[len(self.rack.groups) - 1, 0] = (hand.winning_piece, True)
        counts = ruleset.pieces.counts(
            [*concealed, *(piece for meld in hand.melds for piece in meld.pieces), *hand.turned_up.pieces]
        )
        if hand.winning_piece is not None:
            counts[ruleset.pieces.kinds[hand.winning_piece]] += 1
        for piece, button in self.kinds.items():
            button.set_left(max(0, ruleset.pieces.copies[piece] - counts[piece]))
        self._say()

    def _say(self) -> None:
        if self.touched is not None:
            name = words.piece_name(self.ruleset, self.touched[0])
            asked = self.tr("What shall lie there instead of this: {tile}?").format(tile=name)
        elif self.held is not None:
            name = words.piece_name(self.ruleset, self.held)
            asked = self.tr(
                "Which tile of the hand shall go for this: {tile}?", words.piece_usage(self.ruleset.pieces)
            ).format(tile=name)
        else:
            asked = self.tr(
                "Touch a tile of the hand, or drag another one onto it.", words.piece_usage(self.ruleset.pieces)
            )
        aim = ""
        if self._aim is not None:
            yaku = words.yaku_name(self.ruleset, self._aim)[0]
            there = self._aim in yaku_ids(self.value.settlement)
            sentence = self.tr("Wanted: {yaku}. It is there.") if there else self.tr("Wanted: {yaku}. Not yet.")
            aim = sentence.format(yaku=yaku)
        self.task.setText(words.sentences(aim, asked))

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say what the hand is worth, and why the yaku is not there that shall come of it."""
        value, aim = self.value, self._aim
        won = self.scene is not None and value.settlement is not None
        if won and aim is not None and aim not in yaku_ids(value.settlement) and self.scene is not None:
            missed = ((aim, self.why_not(aim)),)
            panel.show_scene(self.scene, value, self.names, missed=missed, remark=self.remark())
        else:
            super().tell(panel)

    def take_keyboard(self) -> None:
        """Gives the keyboard to the hand."""
        QTimer.singleShot(0, self.rack, lambda: self.rack.setFocus(Qt.FocusReason.TabFocusReason))
