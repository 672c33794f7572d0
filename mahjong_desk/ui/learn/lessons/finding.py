# SPDX-License-Identifier: MIT
"""A screen on which the right pieces or groups are found by touching them; what is wrong is told at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills import Scene, waits_of
from mahjong_desk.learn.lessons import BY_GROUP, Pick, Sought, Step, Touchable, Words, touchables, valued
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.events import Win, Winner
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import words
from mahjong_desk.ui.kit import Hairline, Text, TileGroup
from mahjong_desk.ui.kit.spoken import announce
from mahjong_desk.ui.learn.lessons.deed_felt import DeedFelt
from mahjong_desk.ui.learn.lessons.piece_button import Mark, PieceButton, PieceRow, key_of
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.words import piece_group

translate = QCoreApplication.translate
_FEW, _TILE, _SMALL = 12, 37, 27


class FindingFelt(DeedFelt):
    """Pieces or groups of which the right ones are sought.

    Attributes:
        touchables: What can be touched.
        row: A button for each.
        found: The places that were touched and are right, in the order in which they were found.
    """

    def __init__(self, ruleset: Ruleset, step: Step, parent: QWidget | None = None) -> None:
        """Lays what can be touched."""
        super().__init__(ruleset, step, parent)
        assert isinstance(step.deed, Pick)
        self._pick = step.deed
        self.touchables = touchables(ruleset, step.scene, self._pick)
        self.found: list[int] = []
        self._said = ""
        by_group = self._pick.sought in BY_GROUP
        groups = self.groups_of(step.scene) if step.scene is not None and step.scene.hand is not None else ()
        if by_group:
            self.rack.hide()
        else:
            self.rack.set_groups(tuple(TileGroup(group.pieces) for group in groups))
            if step.scene is not None:
                self.column.addWidget(Hairline(role="felt_line"))
        self.task = Text(_task(self._pick, ruleset), size=15, role="felt_ink", wrap=True)
        self.column.addWidget(self.task)
        many = len(self.touchables) > _FEW
        self.row = PieceRow(gap=6 if many else 10)
        for place, one in enumerate(self.touchables):
            shown = TileGroup(groups[place].pieces) if by_group else piece_group(ruleset, *one.pieces)
            name = (Words(groups[place].caption),) if by_group and groups[place].caption else ()
            key = "" if many else key_of(place)
            self.row.add_button(PieceButton(ruleset, shown, name, key=key, width=_SMALL if many else _TILE))
        self.row.touched.connect(self.touch)
        self.column.addWidget(self.row)

    @property
    def tells(self) -> bool:
        """Whether there is anything to say beside the felt: how many are found."""
        return True

    @property
    def wanted(self) -> int:
        """How many right ones there are."""
        return sum(one.right for one in self.touchables)

    @property
    def complete(self) -> bool:
        """Whether all of them were found."""
        return len(self.found) == self.wanted

    def touch(self, place: int) -> None:
        """Takes one, and says whether it is right, or why not."""
        one = self.touchables[place]
        self.row.buttons[place].set_mark(Mark.RIGHT if one.right else Mark.WRONG)
        if one.right and place not in self.found:
            self.found.append(place)
        self._said = self.tr("Right.") if one.right else why_not(self.ruleset, self.scene, self._pick, one, self.names)
        announce(self, self._said)
        self.changed.emit()

    def take_key(self, text: str) -> bool:
        """Touches what a digit stands for."""
        return self.row.take_key(text)

    def take_keyboard(self) -> None:
        """Gives the keyboard to the first that can be touched."""
        button = self.row.buttons[0]
        QTimer.singleShot(0, button, lambda: button.setFocus(Qt.FocusReason.TabFocusReason))

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say how many are found, and once all are, what the hand is worth."""
        if self.complete and self.scene is not None and self.scene.event is not None:
            panel.show_scene(self.scene, self.value, self.names, remark=self.remark())
            return
        count = self.tr("{count} of {all} found").format(count=len(self.found), all=self.wanted)
        remark = self.remark() if self.complete else ()
        panel.show_words(self.tr("All of them") if self.complete else count, self._said, remark)
        if self._pick.sought is Sought.WAITS and self.scene is not None:
            pieces = {self.touchables[place].pieces[0] for place in self.found}
            panel.show_waits(self.scene, [one for one in waits_of(self.scene) if one.piece in pieces])


def why_not(ruleset: Ruleset, scene: Scene | None, pick: Pick, touched: Touchable, names: Sequence[str]) -> str:
    """Returns why something is not what is sought.

    Args:
        ruleset: The rule system.
        scene: The hand; None where none is shown.
        pick: What is sought.
        touched: What was touched.
        names: The players by seat.
    """
    piece = touched.pieces[0]
    tile = words.capital(words.piece_name(ruleset, piece))
    yaku = words.yaku_name(ruleset, pick.yaku)[0] if pick.yaku is not None else ""
    if pick.sought is Sought.WAITS and scene is not None:
        refusal = _refused(scene, piece)
        if refusal is not None:
            return words.refusal_text(refusal, names, ruleset.pieces, ruleset)
    copies = ruleset.pieces.copies[ruleset.pieces.kinds[piece]]
    return _wrong()[pick.sought].format(tile=tile, yaku=yaku, count=copies)


def _wrong() -> dict[Sought, str]:
    """Returns why something is not what is sought, by what that is; with gaps for the piece and the yaku."""
    return {
        Sought.WAITS: translate("Lessons", "{tile} does not complete the hand."),
        Sought.WILD: translate("Lessons", "{tile} is not the wildcard."),
        Sought.YAKU: translate("Lessons", "{yaku} does not rest on this one."),
        Sought.FU: translate("Lessons", "This one gives no fu."),
        Sought.SPOILS: translate("Lessons", "{tile}: whatever lay there instead, {yaku} would not count."),
        Sought.READY: translate("Lessons", "{tile}: once it is thrown, the hand is not ready."),
        Sought.HONOURS: translate("Lessons", "{tile} is no honour."),
        Sought.TERMINALS: translate("Lessons", "{tile} is no terminal."),
        Sought.SIMPLES: translate("Lessons", "{tile} is no simple."),
        Sought.COPIES: translate("Lessons", "{tile}: there are {count} of it."),
    }


def _task(pick: Pick, ruleset: Ruleset) -> str:
    yaku = words.yaku_name(ruleset, pick.yaku)[0] if pick.yaku is not None else ""
    pieces = ruleset.pieces
    return {
        Sought.WAITS: translate("Lessons", "Touch every tile that completes the hand.", words.piece_usage(pieces)),
        Sought.WILD: translate("Lessons", "Touch the wildcard."),
        Sought.YAKU: translate("Lessons", "Touch the groups that make this: {yaku}."),
        Sought.FU: translate("Lessons", "Touch the groups that give fu."),
        Sought.SPOILS: translate(
            "Lessons", "Touch every tile that alone stands in the way of this: {yaku}.", words.piece_usage(pieces)
        ),
        Sought.READY: translate(
            "Lessons", "Touch every tile after whose discard the hand is ready.", words.piece_usage(pieces)
        ),
        Sought.HONOURS: translate("Lessons", "Touch the honours."),
        Sought.TERMINALS: translate("Lessons", "Touch the terminals."),
        Sought.SIMPLES: translate("Lessons", "Touch the simples."),
        Sought.COPIES: translate("Lessons", "Touch the tiles of which there are {count}.", words.piece_usage(pieces)),
    }[pick.sought].format(yaku=yaku, count=pick.count)


def _refused(scene: Scene, piece: Piece) -> Refusal | None:
    """Returns why a hand is not won on a piece that is drawn; None where it is."""
    if scene.hand is None:
        return None
    hand = replace(scene.hand, winning_piece=piece)
    won = replace(scene, hand=hand, event=Win(discarder=None, wins=(Winner(scene.seat, hand),)))
    return valued(won).refusal
