# SPDX-License-Identifier: MIT
"""The paper beside a lesson: what the hand is worth now, why, who pays, and what does not count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Scene
from mahjong_desk.learn.lessons import Tiles, Valued, Words
from mahjong_desk.rules.events import Win
from mahjong_desk.rules.reasons import Settlement, WaitAnswer
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.hand.yaku_list import YakuList
from mahjong_desk.ui.kit import Arrows, FormulaPlate, Hairline, ScoreText, Text, TileRow, change
from mahjong_desk.ui.kit.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.listing import clauses, noted
from mahjong_desk.ui.kit.panels import clear
from mahjong_desk.ui.kit.spoken import announce
from mahjong_desk.ui.learn.lessons.final_table import FinalTable
from mahjong_desk.ui.learn.lessons.marked_text import MarkedText
from mahjong_desk.ui.learn.side_paper import SidePaper
from mahjong_desk.ui.learn.waits_table import waits_table
from mahjong_desk.ui.words import flows, seat_boxes, usage

translate = QCoreApplication.translate
_GAIN, _LOW_GAIN = (124, 52), (104, 44)
_TILE, _LARGE_TILE = 25, 68
_ARROWS = 190
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ValuePanel(SidePaper):
    """What the rules make of a scene; it follows at once.

    Attributes:
        title: What happens.
        gain: What the winner gets.
        refusal: Why the hand does not win; empty where it does.
        yaku: What counts.
        missed: The yaku that would count with something else, each with why it does not.
        formula: The value in numbers.
        arrows: Who pays whom.
        final: The result of the match, where it ends so.
        remark: What the lesson says of it.

    Signals:
        yaku_wanted(str): The page of a yaku shall be shown.
    """

    yaku_wanted = Signal(str)

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        """Makes an empty paper for hands of a rule system."""
        super().__init__(parent, spacing=10)
        self._ruleset = ruleset
        self._told = ""
        self.setAccessibleName(self.tr("Result"))
        self.title = Text(size=22, serif=True, wrap=True)
        self.worth = Text(size=14, role="ink3", wrap=True)
        self.gain = ScoreText("", size=42, role="plus", align=Qt.AlignmentFlag.AlignRight)
        self.refusal = Text(role="ink2", wrap=True)
        self.yaku = YakuList()
        self.yaku.yaku_wanted.connect(self.yaku_wanted)
        self.missed: list[tuple[Text, Text]] = []
        self._missed = QVBoxLayout()
        self._missed.setSpacing(0)
        self._waits = QVBoxLayout()
        self.formula = FormulaPlate()
        self.arrows = Arrows()
        self.final = FinalTable(ruleset)
        self.remark = MarkedText(ruleset, size=15, role="ink2")
        self._build()

    def _build(self) -> None:
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self.title)
        said.addWidget(self.worth)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addLayout(said, 1)
        head.addWidget(self.gain, 0, Qt.AlignmentFlag.AlignTop)
        column = self.column
        column.addLayout(head)
        column.addWidget(self.refusal)
        column.addLayout(self._waits)
        column.addWidget(self.final)
        column.addWidget(self.yaku)
        column.addLayout(self._missed)
        column.addWidget(self.formula)
        column.addWidget(self.arrows)
        column.addWidget(self.remark)
        column.addStretch(1)

    def set_low(self, low: bool) -> None:
        """Takes less for the head and around everything, where the window is low."""
        self.title.set_size(18 if low else 22)
        self.gain.setFixedSize(*map(theme.px, _LOW_GAIN if low else _GAIN))
        super().set_low(low)
        self.column.setSpacing(6 if low else 10)

    def show_scene(
        self,
        scene: Scene,
        value: Valued,
        names: Sequence[str],
        *,
        missed: Sequence[tuple[str, str]] = (),
        remark: Sequence[Words | Tiles] = (),
        result: bool = False,
    ) -> None:
        """Shows what a scene is worth.

        Args:
            scene: The scene.
            value: What the rules make of it.
            names: The players by seat.
            missed: The ids of yaku that would count with something else, each with why it does not.
            remark: What the lesson says of it; nothing for nothing.
            result: Whether the result of the match is shown, where it ends so.
        """
        settlement = value.settlement
        clear(self._waits)
        self._show_head(scene, value, names)
        self.refusal.setText(self._why(value.refusal, names))
        self.refusal.setVisible(value.refusal is not None)
        won = settlement is not None and bool(settlement.wins)
        self.yaku.setVisible(won)
        self.formula.setVisible(won)
        self.arrows.setVisible(settlement is not None and (bool(settlement.payments) or not result))
        if settlement is not None:
            self._show_payments(scene, settlement, names)
        self.final.show_final(value.final if result else None, scene.rules.result_unit, names)
        self._show_missed(missed)
        self.remark.set_parts(remark)
        self.remark.setVisible(bool(remark))

    def _why(self, refusal: Refusal | None, names: Sequence[str]) -> str:
        if refusal is None:
            return ""
        return words.refusal_text(refusal, names, self._ruleset.pieces, self._ruleset)

    def _show_head(self, scene: Scene, value: Valued, names: Sequence[str]) -> None:
        settlement = value.settlement
        title, size, gain = _scene_title(scene, value, names), "", ""
        if settlement is not None and settlement.wins:
            size = words.value_words(self._ruleset, settlement.wins[0].evaluation)
            gain = change(settlement.deltas[scene.seat])
        self.title.setText(title)
        self.worth.setText(size)
        self.worth.setVisible(bool(size))
        self.gain.set_text(gain, "minus" if gain.startswith("−") else "plus")
        self.gain.setVisible(bool(gain))
        told = noted(title, size, gain, self._why(value.refusal, names))
        if told != self._told:
            announce(self, told)
        self._told = told

    def _show_payments(self, scene: Scene, settlement: Settlement, names: Sequence[str]) -> None:
        ruleset = self._ruleset
        if settlement.wins:
            evaluation = settlement.wins[0].evaluation
            self.yaku.show_evaluation(ruleset, evaluation)
            tile = "" if scene.event is None else words.winning_tile(ruleset, scene.event)
            shared, cause = words.shared_sum(ruleset, evaluation, settlement, scene.seat)
            self.formula.set_texts(
                shared or words.formula(evaluation),
                clauses(words.formula_remark(ruleset, evaluation), cause),
                words.parts_line(ruleset, settlement, names, tile, winner=scene.seat),
                words.limit_stamp(ruleset, evaluation),
            )
        self.arrows.set_payments(
            seat_boxes(ruleset, settlement, names),
            flows(settlement),
            highlight=tuple(won.winner for won in settlement.wins),
            order=scene.table.order,
        )
        self.arrows.setFixedHeight(max(theme.px(_ARROWS), self.arrows.minimumSizeHint().height()))

    def _show_missed(self, missed: Sequence[tuple[str, str]]) -> None:
        clear(self._missed)
        self.missed = []
        for yaku, why in missed:
            row = QWidget()
            grid = QGridLayout(row)
            grid.setContentsMargins(0, 3, 0, 3)
            grid.setSpacing(0)
            grid.setColumnStretch(0, 1)
            name, characters = words.yaku_name(self._ruleset, yaku)
            label = Text(" ".join(part for part in (name, characters) if part), role="ink3", wrap=True)
            none = Text("0", role="ink3", bold=True)
            none.setAlignment(_RIGHT)
            reason = Text(why, size=14, role="ink3", wrap=True)
            grid.addWidget(label, 0, 0)
            grid.addWidget(none, 0, 1)
            grid.addWidget(reason, 1, 0, 1, 2)
            self._missed.addWidget(row)
            self._missed.addWidget(Hairline())
            self.missed.append((label, reason))

    def show_words(self, title: str, text: str, remark: Sequence[Words | Tiles] = ()) -> None:
        """Shows a sentence where there is nothing to be valued.

        Args:
            title: What it is about.
            text: The sentence.
            remark: What the lesson says of it; nothing for nothing.
        """
        clear(self._waits)
        self._show_missed(())
        self.title.setText(title)
        self.refusal.setText(text)
        self.refusal.setVisible(bool(text))
        for widget in (self.worth, self.gain, self.yaku, self.formula, self.arrows, self.final):
            widget.hide()
        self.remark.set_parts(remark)
        self.remark.setVisible(bool(remark))
        if noted(title, text) != self._told:
            announce(self, noted(title, text))
        self._told = noted(title, text)

    def show_piece(self, piece: TileFace) -> None:
        """Shows a piece as large as there is room, below what is said of it."""
        clear(self._waits)
        self._waits.addWidget(TileRow((TileGroup((piece,)),), theme.px(_LARGE_TILE)))

    def show_waits(self, scene: Scene, found: Sequence[WaitAnswer]) -> None:
        """Shows what each piece would bring that was found to complete the hand, below what is said."""
        clear(self._waits)
        if found:
            self._waits.addWidget(waits_table(self._ruleset, found, scene.seat, _TILE))


def _scene_title(scene: Scene, value: Valued, names: Sequence[str]) -> str:
    """Returns what happens in a scene, in a few words."""
    event, ruleset = scene.event, scene.ruleset
    if value.refusal is not None:
        if value.refusal.code is Code.NOT_A_WIN:
            return translate("Outcome", "No winning shape")
        return translate("Outcome", "Not possible")
    if not isinstance(event, Win):
        return words.describe(event, names, ruleset) if event is not None else translate("Outcome", "Not ready")
    if event.discarder is None:
        return translate("Outcome", "{name} self-draws").format(name=names[scene.seat])
    return translate("Outcome", "{name} wins from {discarder}", usage(ruleset)).format(
        name=names[scene.seat], discarder=names[event.discarder]
    )
