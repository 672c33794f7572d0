# SPDX-License-Identifier: MIT
"""The value of a lesson step: the panel, and the table of tried choices."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.learn.lessons.lesson import LessonChoice, TextRun
from mahjong_desk.learn.lessons.scene_file import SceneValue
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement, WaitResult
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.payment.ranking import ResultUnit
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.yaku_list import YakuList
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.label import Label, ScoreLabel
from mahjong_desk.ui.kit.layout.boxes import RIGHT, TOP, Hairline, boxed, clear, column, fill, row, table
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.painting import paint_ground
from mahjong_desk.ui.kit.table.badges import FormulaPlate
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_clauses, join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.lessons.lesson_text import GapContext, fill_text
from mahjong_desk.ui.learn.lessons.tile_buttons import Parts, TileTextLabel
from mahjong_desk.ui.learn.side_panel import SidePanel
from mahjong_desk.ui.learn.table_text import waits_table
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.events import event_text
from mahjong_desk.ui.text.payments import payer_payee_pairs, payment_parts_line, seat_boxes, winning_tile
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import (
    counted_figures,
    formula,
    formula_remark,
    hand_value_text,
    limit_badge_texts,
    result_change,
    shared_sum,
    yaku_with_value,
)
from mahjong_desk.ui.text.vocabulary import ending_text, piece_group, piece_name, vocabulary_context, yaku_name

_GAIN, _LOW_GAIN = (124, 52), (104, 44)
_TILE, _LARGE_TILE, _ARROWS = 25, 68, 190


class ValuePanel(SidePanel):
    """The evaluation of a scene."""

    yaku_requested = Signal(str)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(spacing=10)
        self._ruleset, self._announced = ruleset, ""
        self.setAccessibleName(tr("Result"))
        self.title = Label(size=22, serif=True, wrap=True)
        self.amount_label = Label(size=14, role="ink3", wrap=True)
        self.gain = ScoreLabel(size=42)
        self.refusal = Label(role="ink2", wrap=True)
        self.yaku = YakuList()
        self.yaku.yaku_requested.connect(self.yaku_requested)
        self.missed: list[tuple[Label, Label]] = []
        self._waits, self._missed = QVBoxLayout(), column()
        self.formula, self.arrows, self.final = FormulaPlate(), PaymentArrows(), FinalTable()
        self.remark = TileTextLabel(ruleset, role="ink2")
        head = row((column(self.title, self.amount_label), 1), (self.gain, 0, TOP), gap=12)
        parts = self.refusal, self._waits, self.final, self.yaku, self._missed, self.formula, self.arrows, self.remark
        fill(self.column, head, *parts, ...)

    def set_compact(self, *, compact: bool) -> None:
        self.title.set_size(18 if compact else 22)
        self.gain.setFixedSize(*map(theme.px, _LOW_GAIN if compact else _GAIN))
        super().set_compact(compact=compact)
        self.column.setSpacing(6 if compact else 10)

    def show_scene(
        self,
        scene: Scene,
        value: SceneValue,
        names: Sequence[str],
        *,
        missed: Sequence[tuple[str, str]] = (),
        remark: Parts,
        result: bool = False,
    ) -> None:
        settlement, worth, gain = value.settlement, "", ""
        if settlement is not None and settlement.wins:
            worth = hand_value_text(self._ruleset, settlement.wins[0].evaluation)
            gain = format_change(settlement.deltas[scene.seat])
        why = refusal_text(value.refusal, names, self._ruleset) if value.refusal is not None else ""
        self.show_text(_title(scene, value, names), why, remark, worth, gain, missed)
        self.arrows.setVisible(settlement is not None and (bool(settlement.payments) or not result))
        if settlement is not None:
            self._show_payments(scene, settlement, names)
        self.final.show_final(self._ruleset, value.final if result else None, scene.rules.result_unit, names)

    def show_text(
        self,
        title: str,
        text: str,
        remark: Parts,
        worth: str = "",
        gain: str = "",
        missed: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Shows a text, with the value of a hand if there is one."""
        clear(self._waits)
        self.title.setText(title)
        for part, shown_text in ((self.amount_label, worth), (self.refusal, text)):
            part.setText(shown_text)
            part.setVisible(bool(shown_text))
        self.gain.set_text(gain, "minus" if gain.startswith("−") else "plus")
        win_widgets = {self.gain, self.yaku, self.formula}
        for widget in (*win_widgets, self.arrows, self.final):
            widget.setVisible(widget in win_widgets and bool(gain))
        self._show_missed(missed)
        self.remark.set_parts(remark)
        self.remark.setVisible(bool(remark))
        content = join_notes(title, worth, gain, text)
        if content != self._announced:
            announce(self, content)
        self._announced = content

    def _show_payments(self, scene: Scene, settlement: Settlement, names: Sequence[str]) -> None:
        ruleset = self._ruleset
        if settlement.wins:
            evaluation = settlement.wins[0].evaluation
            self.yaku.show_evaluation(ruleset, evaluation)
            assert scene.event is not None
            tile = winning_tile(ruleset, scene.event)
            shared, cause = shared_sum(ruleset, evaluation, settlement, scene.seat)
            self.formula.set_texts(
                shared or formula(evaluation),
                join_clauses(formula_remark(ruleset, evaluation), cause),
                payment_parts_line(ruleset, settlement, names, tile, winner=scene.seat),
                limit_badge_texts(ruleset, evaluation),
            )
        boxes, pairs = seat_boxes(ruleset, settlement, names), payer_payee_pairs(settlement)
        winners = tuple(win.winner for win in settlement.wins)
        self.arrows.set_payments(boxes, pairs, highlight=winners, order=scene.table.turn_order)
        self.arrows.setFixedHeight(max(theme.px(_ARROWS), self.arrows.minimumSizeHint().height()))

    def _show_missed(self, missed: Sequence[tuple[str, str]]) -> None:
        clear(self._missed)
        self.missed = []
        for yaku, why in missed:
            name = Label(" ".join(filter(None, yaku_name(self._ruleset, yaku))), role="ink3", wrap=True)
            reason = Label(why, size=14, role="ink3", wrap=True)
            rows = ((name, Label("0", role="ink3", bold=True, align=RIGHT)), reason)
            self._missed.addWidget(boxed(table(rows, gaps=(0, 0), edges=(0, 3, 0, 3))))
            self._missed.addWidget(Hairline())
            self.missed.append((name, reason))

    def show_piece(self, piece: TileFace) -> None:
        """Shows a large tile above its description."""
        clear(self._waits)
        self._waits.addWidget(TileRow((TileGroup((piece,)),), theme.px(_LARGE_TILE)))

    def show_waits(self, scene: Scene, waits: Sequence[WaitResult]) -> None:
        """Shows the values of the waits found so far."""
        if waits:
            self._waits.addWidget(waits_table(self._ruleset, waits, scene.seat, _TILE))


class FinalTable(QWidget):
    """The players by rank at the end of the match."""

    def __init__(self) -> None:
        super().__init__()
        self.title = Label(size=17, serif=True, wrap=True)
        self._lines = QVBoxLayout()
        self.setLayout(column(self.title, self._lines, gap=4))
        self.hide()

    def show_final(self, ruleset: Ruleset, final: FinalResult | None, unit: ResultUnit, names: Sequence[str]) -> None:
        """Shows a final result, or hides the table if None."""
        clear(self._lines)
        self.setVisible(final is not None)
        if final is None:
            return
        ending = ending_text(ruleset, final.end_reason, final.end_label)
        self.title.setText(tr("The match ends: {reason}").format(reason=ending))
        heads = [
            Label(head, size=13, role="ink3", align=RIGHT) for head in (tr("points", "score at the end"), tr("result"))
        ]
        rows: list[QWidget | list[QWidget | None]] = [[None, None, *heads]]
        for seat in sorted(range(len(names)), key=lambda seat: final.ranks[seat]):
            rank, result = final.ranks[seat], final.results[seat]
            texts = str(rank), names[seat], format_number(final.scores[seat]), result_change(unit, result)
            role = "plus" if result > 0 else "minus" if result < 0 else "ink3"
            rank_label = Label(texts[0], size=17, serif=True, role="ink2")
            name, score = Label(texts[1], bold=rank == 1, wrap=True), Label(texts[2], role="ink2", align=RIGHT)
            rows += [Hairline(), [rank_label, name, score, Label(texts[3], bold=True, role=role, align=RIGHT)]]
        self._lines.addWidget(boxed(table(rows, wide=1, gaps=(14, 2))))


def _title(scene: Scene, value: SceneValue, names: Sequence[str]) -> str:
    """Returns a short title for the event of a scene."""
    event, ruleset = scene.event, scene.ruleset
    if value.refusal is not None:
        if value.refusal.code is ErrorCode.NOT_A_WIN:
            return tr("No winning shape")
        return tr("Not possible")
    if event is None:
        return tr("Not tenpai", usage=vocabulary_context(ruleset))
    if not isinstance(event, Win):
        return event_text(event, names, ruleset)
    if event.discarder is None:
        return tr("{name} wins by self-draw").format(name=names[scene.seat])
    sentence = tr("{name} wins from {discarder}", usage=vocabulary_context(ruleset))
    return sentence.format(name=names[scene.seat], discarder=names[event.discarder])


_TRIED_TILE, _NAME, _LONG_NAME, _SUM = 20, 130, 180, 56


class TriedChoiceRow(QWidget):
    """A tried choice with its value, formula and gain."""

    accessible_role = "Row"

    def __init__(
        self, ruleset: Ruleset, choice: LessonChoice, value: SceneValue, names: Sequence[str], *, shown: bool
    ) -> None:
        super().__init__()
        self._shown = shown
        settlement, self.gain, formula_text, role = value.settlement, "", "", "plus"
        if settlement is not None and settlement.wins:
            evaluation = settlement.wins[0].evaluation
            counted = counted_figures(ruleset, evaluation)
            parts = [yaku_with_value(ruleset, evaluation, item) for item in evaluation.yaku]
            parts += [f"{vocabulary.figure_name(ruleset, key)[0]} {number}" for key, number in counted]
            self.explanation = join_notes(*parts)
            self.gain, formula_text = format_change(settlement.deltas[choice.scene.seat]), formula(evaluation)
            role = "minus" if self.gain.startswith("−") else "plus"
        elif value.refusal is not None:
            self.explanation = refusal_text(value.refusal, names, ruleset)
        else:
            self.explanation = _points_text(choice, value, names)
        tile = (
            TileRow((piece_group(ruleset, choice.piece),), theme.px(_TRIED_TILE)) if choice.piece is not None else None
        )
        label = TileTextLabel(ruleset, size=15, bold=shown)
        label.setFixedWidth(theme.px(_LONG_NAME if tile is None else _NAME))
        label.set_parts(choice_parts(ruleset, choice))
        gain = Label(
            self.gain or ("" if settlement is not None and self.explanation else "–"), bold=True, role=role, align=RIGHT
        )
        gain.setMinimumWidth(theme.px(_SUM))
        explanation = Label(self.explanation, size=14, role="ink2", wrap=True)
        cells = (tile, label, explanation, Label(formula_text, bold=True, align=RIGHT), gain)
        self.setLayout(table([cells], wide=2, edges=(6, 4, 6, 4)))
        self.setAccessibleName(join_notes(label.text(), self.explanation, formula_text, self.gain))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown:
            paint_ground(QPainter(self), self.rect(), theme.current().brass_wash)


class TriedChoices(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[TriedChoiceRow] = []
        self.count = Label(size=14, role="ink3")
        head = flow(Label(tr("Compare results"), size=20, serif=True), self.count, gap=10)
        self._rows = column()
        self.setLayout(column(head, self._rows, gap=4))

    def show_tried(
        self,
        ruleset: Ruleset,
        tried: Sequence[tuple[LessonChoice, SceneValue]],
        names: Sequence[str],
        *,
        shown: LessonChoice,
        total: int,
    ) -> None:
        """Shows the choices tried so far, out of ``total``; ``shown`` is the current one."""
        clear(self._rows)
        self.rows = [TriedChoiceRow(ruleset, choice, value, names, shown=choice is shown) for choice, value in tried]
        for choice_row in self.rows:
            self._rows.addWidget(Hairline())
            self._rows.addWidget(choice_row)
        self._rows.addWidget(Hairline())
        count = tr("you have tried {count} of {all}").format(count=len(tried), all=total)
        self.count.setText(count if len(tried) < total else tr("you have tried them all"))


def _points_text(choice: LessonChoice, value: SceneValue, names: Sequence[str]) -> str:
    """Returns the point changes of an event, or the results if there are none."""
    settlement, final = value.settlement, value.final
    if settlement is not None and any(settlement.deltas):
        return join_items(
            [f"{name} {format_change(change)}" for name, change in zip(names, settlement.deltas, strict=True) if change]
        )
    if final is None:
        return ""
    results = [result_change(choice.scene.rules.result_unit, result) for result in final.results]
    return join_items(map(" ".join, zip(names, results, strict=True)))


def choice_parts(ruleset: Ruleset, choice: LessonChoice) -> Parts:
    """Returns the label of a choice with tiles among the words."""
    if choice.label is not None:
        return fill_text(choice.label, GapContext(ruleset, choice.scene))
    return (TextRun(piece_name(ruleset, choice.piece)),) if choice.piece is not None else ()
