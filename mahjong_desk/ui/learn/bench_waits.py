# SPDX-License-Identifier: MIT
"""What a hand on the workbench waits for under one rule system, each piece with its values and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import Bench, WaitsUnder
from mahjong_desk.rules.model.reasons import Evaluation, WaitAnswer
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.link_label import LinkedText, Phrase, Phrases, filled
from mahjong_desk.ui.kit.text_format import change, clauses, headed
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.bench_words import gains_text
from mahjong_desk.ui.learn.waits_table import figure_label, wait_heads
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import formula, value_words
from mahjong_desk.ui.text.vocabulary import short_ruleset, usage
from mahjong_desk.ui.text.yaku_links import page_tip, yaku_line

_TILE = 25


class BenchWaits(QWidget):
    """A row a piece: how many are left, what it brings from a discard and self-drawn; below it yaku, value and formula."""

    yaku_wanted = Signal(str, str)

    def __init__(self, bench: Bench, found: WaitsUnder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ruleset = found.ruleset
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(Hairline())
        column.addWidget(Label(short_ruleset(ruleset), bold=True, wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for place, head in enumerate(wait_heads(ruleset), start=1):
            grid.addWidget(figure_label(head, strong=False), 0, place)
        for number, wait in enumerate(found.waits):
            row = 1 + 2 * number
            face = TileFace(bench.pieces.names[wait.piece], usage=usage(ruleset))
            grid.addWidget(TileRow((TileGroup((face,)),), theme.px(_TILE)), row, 0)
            tsumo = wait.tsumo.deltas
            for place, told in (
                (1, str(wait.left)),
                (2, gains_text(found.gains[number], change)),
                (3, gains_text(() if tsumo is None else (tsumo[found.seat],), change)),
            ):
                grid.addWidget(figure_label(told, strong=place > 1), row, place)
            reasons = LinkedText(
                self._reasons(ruleset, wait, drawn=bench.self_drawn),
                tip=page_tip(),
                size=13,
                role="ink2",
                wrap=True,
            )
            reasons.followed.connect(lambda yaku: self.yaku_wanted.emit(ruleset.id, yaku))
            grid.addWidget(reasons, row + 1, 0, 1, 4)
        column.addLayout(grid)

    def _reasons(self, ruleset: Ruleset, wait: WaitAnswer, *, drawn: bool) -> Phrases:
        """Returns yaku, value and formula the way that is meant, or the only other one that is allowed."""
        own, other = (wait.tsumo, wait.ron) if drawn else (wait.ron, wait.tsumo)
        if own.evaluation is not None:
            return _value(ruleset, own.evaluation)
        if other.evaluation is None:
            refusal = own.refusal or other.refusal
            told = refusal_text(refusal, (), ruleset.pieces, ruleset) if refusal is not None else ""
            return (Phrase(told),)
        way = tr("only from a discard", usage=usage(ruleset)) if drawn else tr("only self-drawn")
        return _value(ruleset, other.evaluation, way)


def _value(ruleset: Ruleset, evaluation: Evaluation, way: str = "") -> Phrases:
    value = headed(value_words(ruleset, evaluation), formula(evaluation))
    gaps: dict[str, str | Phrases] = {"yaku": yaku_line(ruleset, evaluation), "value": value, "way": way}
    return filled(clauses("{way}" if way else "", "{yaku}", "{value}"), gaps)
