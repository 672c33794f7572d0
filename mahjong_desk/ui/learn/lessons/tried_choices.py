# SPDX-License-Identifier: MIT
"""The table of tried choices of a lesson step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.lessons.lesson import LessonChoice
from mahjong_desk.learn.lessons.scene_file import SceneValue
from mahjong_desk.learn.lessons.text_markup import TextRun
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, table
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.painting import paint_ground
from mahjong_desk.ui.kit.text_format import format_change, join_items, join_notes
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.lessons.lesson_text import GapContext, fill_text
from mahjong_desk.ui.learn.lessons.tile_buttons import Parts, TileTextLabel
from mahjong_desk.ui.learn.lessons.value_panel import right
from mahjong_desk.ui.text import values
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.tiles import piece_group, piece_name
from mahjong_desk.ui.text.values import result_change
from mahjong_desk.ui.text.vocabulary import yaku_name

_TILE, _NAME, _LONG_NAME, _SUM = 20, 130, 180, 56


class TriedChoiceRow(QWidget):
    """A tried choice with its value, formula and gain."""

    accessible_role = "Row"

    def __init__(
        self, ruleset: Ruleset, choice: LessonChoice, value: SceneValue, names: Sequence[str], *, shown: bool
    ) -> None:
        super().__init__()
        self._shown = shown
        settlement, self.gain, formula, role = value.settlement, "", "", "plus"
        if settlement is not None and settlement.wins:
            evaluation = settlement.wins[0].evaluation
            self.explanation = join_notes(
                *(f"{yaku_name(ruleset, item.id)[0]} {item.value}" for item in evaluation.yaku)
            )
            self.gain, formula = format_change(settlement.deltas[choice.scene.seat]), values.formula(evaluation)
            role = "minus" if self.gain.startswith("−") else "plus"
        elif value.refusal is not None:
            self.explanation = refusal_text(value.refusal, names, ruleset)
        else:
            self.explanation = _points_text(choice, value, names)
        tile = TileRow((piece_group(ruleset, choice.piece),), theme.px(_TILE)) if choice.piece is not None else None
        label = TileTextLabel(ruleset, size=15, bold=shown)
        label.setFixedWidth(theme.px(_LONG_NAME if tile is None else _NAME))
        label.set_parts(choice_parts(ruleset, choice))
        gain = right(self.gain or ("" if settlement is not None and self.explanation else "–"), bold=True, role=role)
        gain.setMinimumWidth(theme.px(_SUM))
        cells = tile, label, Label(self.explanation, size=14, role="ink2", wrap=True), right(formula, bold=True), gain
        self.setLayout(table([cells], wide=2, edges=(6, 4, 6, 4)))
        self.setAccessibleName(join_notes(label.text(), self.explanation, formula, self.gain))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown:
            paint_ground(QPainter(self), self.rect(), theme.current().brass_wash)


class TriedChoices(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[TriedChoiceRow] = []
        self.count = Label(size=14, role="ink3")
        head = FlowBox(gap=10)
        head.add_widget(Label(tr("Compare results"), size=20, serif=True))
        head.add_widget(self.count)
        self._rows = column()
        self.setLayout(column(head, self._rows, gap=4))

    def show_tried(
        self,
        ruleset: Ruleset,
        tried: Sequence[tuple[LessonChoice, SceneValue]],
        names: Sequence[str],
        *,
        shown: LessonChoice,
        of: int,
    ) -> None:
        """Shows the tried choices; ``of`` is the number of all, ``shown`` the current one."""
        clear(self._rows)
        self.rows = [TriedChoiceRow(ruleset, choice, value, names, shown=choice is shown) for choice, value in tried]
        for one in self.rows:
            self._rows.addWidget(Hairline())
            self._rows.addWidget(one)
        self._rows.addWidget(Hairline())
        count = tr("you have tried {count} of {all}").format(count=len(tried), all=of)
        self.count.setText(count if len(tried) < of else tr("you have tried them all"))


def _points_text(choice: LessonChoice, value: SceneValue, names: Sequence[str]) -> str:
    """Returns everyone's change in an event without a winner: points, otherwise results."""
    settlement, final = value.settlement, value.final
    if settlement is not None and any(settlement.deltas):
        return join_items(
            [f"{name} {format_change(one)}" for name, one in zip(names, settlement.deltas, strict=True) if one]
        )
    if final is None:
        return ""
    unit = choice.scene.rules.result_unit
    return join_items([f"{name} {result_change(unit, one)}" for name, one in zip(names, final.results, strict=True)])


def choice_parts(ruleset: Ruleset, choice: LessonChoice) -> Parts:
    """Returns the label of a choice with tiles among the words."""
    if choice.label is not None:
        return fill_text(choice.label, GapContext(ruleset, choice.scene))
    return (TextRun(piece_name(ruleset, choice.piece)),) if choice.piece is not None else ()
