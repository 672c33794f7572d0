# SPDX-License-Identifier: MIT
"""A whole hand on the workbench, drawn once, and under it a table: a rule system a row, with what is different there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import Differing, UnderRules, counted_by_all, differing, usual_reading
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import explained_groups
from mahjong_desk.ui.hand.yaku_list import ReadingsList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.link_label import LinkedText, Phrase, Phrases, filled
from mahjong_desk.ui.kit.text_format import headed, listed
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.learn.bench_words import gains_text
from mahjong_desk.ui.learn.table_facts import seat_words
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import formula, value_words
from mahjong_desk.ui.text.vocabulary import short_ruleset, yaku_name
from mahjong_desk.ui.text.yaku_links import page_tip, value_reasons, yaku_names

_RACK, _LEAST = 30, 22
_SMALL = 20
_TOP = Qt.AlignmentFlag.AlignTop


class BenchTable(QWidget):
    """The hand and the table."""

    yaku_wanted = Signal(str, str)

    def __init__(self, won: Sequence[UnderRules], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.rack = Rack(self, width=theme.px(_RACK), smallest=theme.frame(_LEAST))
        column.addWidget(self.rack)
        usual = usual_reading(won)
        if usual is not None:
            self.rack.set_groups(_groups(usual))
            common = counted_by_all(won)
            if common:
                told = filled(tr("Counted by all: {yaku}"), {"yaku": yaku_names(usual.ruleset, common)})
                column.addWidget(self._linked(usual.ruleset, told))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        for place, stretch in enumerate((4, 3, 3)):
            grid.setColumnStretch(place, stretch)
        heads = (tr("Rule system"), tr("Self-drawn"), tr("From a discard", "any game"))
        for place, head in enumerate(heads):
            grid.addWidget(Label(head, size=13, role="ink3", wrap=True), 0, place)
        found = {one.under.ruleset.id: one for one in differing(won)}
        for under in won:
            self._row(grid, under, found.get(under.ruleset.id))
        column.addLayout(grid)

    def _row(self, grid: QGridLayout, under: UnderRules, differs: Differing | None) -> None:
        ruleset, row = under.ruleset, grid.rowCount()
        grid.addWidget(Hairline(), row, 0, 1, 3)
        row += 1
        grid.addWidget(Label(short_ruleset(ruleset), bold=True, wrap=True), row, 0, _TOP)
        if under.settlement is None or differs is None:
            grid.addWidget(_why(ruleset, under.refusal), row, 1, 1, 2, _TOP)
            return
        drawn, taken = under.settlement_drawn, under.settlement_discarded
        for place, settlement, gains, refusal in (
            (1, drawn, (drawn.deltas[under.seat],) if drawn is not None else (), under.refusal_drawn),
            (2, taken, under.gains, under.refusal_discarded),
        ):
            if settlement is None and refusal is not None:
                grid.addWidget(_why(ruleset, refusal), row, place, _TOP)
                continue
            own = settlement is under.settlement
            grid.addWidget(
                Label(self._worth(ruleset, settlement, gains), size=15, bold=own, wrap=True), row, place, _TOP
            )
        evaluation = under.settlement.wins[0].evaluation
        line = QVBoxLayout()
        line.setSpacing(0)
        line.addWidget(self._linked(ruleset, value_reasons(ruleset, evaluation)))
        line.addWidget(Label(formula(evaluation), size=14, role="ink2", wrap=True))
        for phrases in self._different(ruleset, differs):
            line.addWidget(self._linked(ruleset, phrases, role="ink3"))
        if differs.read_otherwise:
            line.addWidget(Label(tr("Read otherwise:"), size=14, role="ink3"))
            rack = Rack(width=theme.px(_SMALL), smallest=theme.frame(_SMALL), brackets=False)
            rack.set_groups(_groups(under))
            line.addWidget(rack)
        others = ReadingsList(self)
        others.show_readings(ruleset, evaluation)
        line.addWidget(others)
        grid.addLayout(line, row + 1, 0, 1, 3)

    def _worth(self, ruleset: Ruleset, settlement: Settlement | None, gains: Sequence[int]) -> str:
        size = value_words(ruleset, settlement.wins[0].evaluation) if settlement is not None else ""
        return headed(gains_text(gains), size)

    def _different(self, ruleset: Ruleset, differs: Differing) -> list[Phrases]:
        """Returns what is different about a system, sentence by sentence."""
        found = []
        if differs.alone:
            names = yaku_names(ruleset, differs.alone)
            found.append(filled(tr("Only here: {yaku}"), {"yaku": names}))
        for known, sentence in (
            (True, tr("Not for this hand here: {yaku}")),
            (False, tr("There is no such yaku here: {yaku}")),
        ):
            lacking = [yaku_name(one.ruleset, one.yaku)[0] for one in differs.lacking if one.known is known]
            if lacking:
                found.append(filled(sentence, {"yaku": (Phrase(listed(lacking)),)}))
        return found

    def _linked(self, ruleset: Ruleset, phrases: Phrases, role: str = "ink2") -> LinkedText:
        text = LinkedText(phrases, tip=page_tip(), size=14, role=role, wrap=True)
        text.followed.connect(lambda yaku: self.yaku_wanted.emit(ruleset.id, yaku))
        return text


def _why(ruleset: Ruleset, refusal: Refusal | None) -> Label:
    """Returns why a win is refused."""
    told = refusal_text(refusal, (), ruleset.pieces, ruleset) if refusal is not None else ""
    return Label(told, size=14, role="ink2", wrap=True)


def _groups(under: UnderRules) -> tuple[TileGroup, ...]:
    """Returns the hand by the reading of a system; what its sets bring there stands in its row."""
    assert under.settlement is not None
    ruleset, evaluation = under.ruleset, under.settlement.wins[0].evaluation
    seats = seat_words(under.seat, range(ruleset.players[0]))
    groups = explained_groups(ruleset, under.hand, evaluation, under.seat, seats)
    return tuple(group._replace(amount="") for group in groups)
