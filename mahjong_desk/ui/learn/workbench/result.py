# SPDX-License-Identifier: MIT
"""Shows the result of the hand on the workbench: values, waits, distance, and what brings it nearer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import (
    Bench,
    RulesetDifference,
    RulesetOutcome,
    RulesetWaits,
    counted_by_all,
    find_differences,
    matching_rulesets,
    shanten,
    usual_reading,
    waits_in_all_rulesets,
)
from mahjong_desk.rules.model.reasons import Evaluation, Settlement, WaitResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.hand.yaku_list import ReadingsList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Columns
from mahjong_desk.ui.kit.layout.panels import Hairline, Panel, clear
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpan, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_clauses, join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.table_text import figure_label, seat_text, wait_headers
from mahjong_desk.ui.learn.workbench.draws import BenchDiscards, BenchDraws, useful
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import formula, hand_value_text
from mahjong_desk.ui.text.vocabulary import piece_context, short_ruleset, vocabulary_context, yaku_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, value_reasons, yaku_line, yaku_names

NOTHING = "–"


def gains_text(gains: Sequence[int], written: Callable[[int], str] = format_number) -> str:
    """Returns what a win brings; the least and the most where that hangs on who discards, a dash where it is refused."""
    if not gains:
        return NOTHING
    if len(gains) == 1:
        return written(gains[0])
    span = tr("{least} to {most}")
    return span.format(least=written(gains[0]), most=written(gains[-1]))


_RACK, _LEAST = 30, 22
_SMALL = 20
_TOP = Qt.AlignmentFlag.AlignTop


class BenchTable(QWidget):
    """The hand and the table."""

    yaku_wanted = Signal(str, str)

    def __init__(self, won: Sequence[RulesetOutcome], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.rack = Rack(self, width=theme.px(_RACK), smallest=theme.scaled_frame(_LEAST))
        column.addWidget(self.rack)
        usual = usual_reading(won)
        if usual is not None:
            self.rack.set_groups(_groups(usual))
            common = counted_by_all(won)
            if common:
                told = fill_placeholders(tr("Counted by all: {yaku}"), {"yaku": yaku_names(usual.ruleset, common)})
                column.addWidget(self._linked(usual.ruleset, told))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        for place, stretch in enumerate((4, 3, 3)):
            grid.setColumnStretch(place, stretch)
        heads = (tr("Rule system"), tr("Self-drawn"), tr("From a discard", "any game"))
        for place, head in enumerate(heads):
            grid.addWidget(Label(head, size=13, role="ink3", wrap=True), 0, place)
        found = {one.under.ruleset.id: one for one in find_differences(won)}
        for under in won:
            self._row(grid, under, found.get(under.ruleset.id))
        column.addLayout(grid)

    def _row(self, grid: QGridLayout, under: RulesetOutcome, differs: RulesetDifference | None) -> None:
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
            rack = Rack(width=theme.px(_SMALL), smallest=theme.scaled_frame(_SMALL), brackets=False)
            rack.set_groups(_groups(under))
            line.addWidget(rack)
        others = ReadingsList(self)
        others.show_readings(ruleset, evaluation)
        line.addWidget(others)
        grid.addLayout(line, row + 1, 0, 1, 3)

    def _worth(self, ruleset: Ruleset, settlement: Settlement | None, gains: Sequence[int]) -> str:
        size = hand_value_text(ruleset, settlement.wins[0].evaluation) if settlement is not None else ""
        return with_heading(gains_text(gains), size)

    def _different(self, ruleset: Ruleset, differs: RulesetDifference) -> list[LinkSpans]:
        """Returns what is different about a system, sentence by sentence."""
        found = []
        if differs.alone:
            names = yaku_names(ruleset, differs.alone)
            found.append(fill_placeholders(tr("Only here: {yaku}"), {"yaku": names}))
        for known, sentence in (
            (True, tr("Not for this hand here: {yaku}")),
            (False, tr("There is no such yaku here: {yaku}")),
        ):
            lacking = [yaku_name(one.ruleset, one.yaku)[0] for one in differs.lacking if one.known is known]
            if lacking:
                found.append(fill_placeholders(sentence, {"yaku": (LinkSpan(join_items(lacking)),)}))
        return found

    def _linked(self, ruleset: Ruleset, phrases: LinkSpans, role: str = "ink2") -> LinkLabel:
        text = LinkLabel(phrases, tip=open_page_tip(), size=14, role=role, wrap=True)
        text.followed.connect(lambda yaku: self.yaku_wanted.emit(ruleset.id, yaku))
        return text


def _why(ruleset: Ruleset, refusal: Refusal | None) -> Label:
    """Returns why a win is refused."""
    told = refusal_text(refusal, (), ruleset.pieces, ruleset) if refusal is not None else ""
    return Label(told, size=14, role="ink2", wrap=True)


def _groups(under: RulesetOutcome) -> tuple[TileGroup, ...]:
    """Returns the hand by the reading of a system; what its sets bring there stands in its row."""
    assert under.settlement is not None
    ruleset, evaluation = under.ruleset, under.settlement.wins[0].evaluation
    seats = seat_text(under.seat, range(ruleset.players[0]))
    groups = captioned_groups(ruleset, under.hand, evaluation, under.seat, seats)
    return tuple(group._replace(amount="") for group in groups)


_TILE = 25


class BenchWaits(QWidget):
    """A row a piece: how many are left, what it brings from a discard and self-drawn; below it yaku, value and formula."""

    yaku_wanted = Signal(str, str)

    def __init__(self, bench: Bench, found: RulesetWaits, parent: QWidget | None = None) -> None:
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
        for place, head in enumerate(wait_headers(ruleset), start=1):
            grid.addWidget(figure_label(head, strong=False), 0, place)
        for number, wait in enumerate(found.waits):
            row = 1 + 2 * number
            face = TileFace(bench.pieces.names[wait.piece], usage=vocabulary_context(ruleset))
            grid.addWidget(TileRow((TileGroup((face,)),), theme.px(_TILE)), row, 0)
            tsumo = wait.tsumo.deltas
            for place, told in (
                (1, str(wait.left)),
                (2, gains_text(found.gains[number], format_change)),
                (3, gains_text(() if tsumo is None else (tsumo[found.seat],), format_change)),
            ):
                grid.addWidget(figure_label(told, strong=place > 1), row, place)
            reasons = LinkLabel(
                self._reasons(ruleset, wait, drawn=bench.self_drawn),
                tip=open_page_tip(),
                size=13,
                role="ink2",
                wrap=True,
            )
            reasons.followed.connect(lambda yaku: self.yaku_wanted.emit(ruleset.id, yaku))
            grid.addWidget(reasons, row + 1, 0, 1, 4)
        column.addLayout(grid)

    def _reasons(self, ruleset: Ruleset, wait: WaitResult, *, drawn: bool) -> LinkSpans:
        """Returns yaku, value and formula the way that is meant, or the only other one that is allowed."""
        own, other = (wait.tsumo, wait.ron) if drawn else (wait.ron, wait.tsumo)
        if own.evaluation is not None:
            return _value(ruleset, own.evaluation)
        if other.evaluation is None:
            refusal = own.refusal or other.refusal
            told = refusal_text(refusal, (), ruleset.pieces, ruleset) if refusal is not None else ""
            return (LinkSpan(told),)
        way = tr("only from a discard", usage=vocabulary_context(ruleset)) if drawn else tr("only self-drawn")
        return _value(ruleset, other.evaluation, way)


def _value(ruleset: Ruleset, evaluation: Evaluation, way: str = "") -> LinkSpans:
    value = with_heading(hand_value_text(ruleset, evaluation), formula(evaluation))
    gaps: dict[str, str | LinkSpans] = {"yaku": yaku_line(ruleset, evaluation), "value": value, "way": way}
    return fill_placeholders(join_clauses("{way}" if way else "", "{yaku}", "{value}"), gaps)


_NARROWEST = 300


class BenchResultPanel(Panel):
    """The paper beside the workbench.

    Attributes:
        draws: What to draw for what; None where no piece is still to come.
    """

    yaku_wanted = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Result"))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        self.title = Label(size=22, serif=True, wrap=True)
        column.addWidget(self.title)
        self._told = QVBoxLayout()
        self._told.setSpacing(8)
        column.addLayout(self._told)
        column.addStretch(1)
        self.draws: BenchDraws | None = None

    def show_bench(self, bench: Bench, won: Sequence[RulesetOutcome]) -> None:
        """Shows what there is to say of a hand."""
        clear(self._told)
        self.draws = None
        waiting = [under for under in waits_in_all_rulesets(bench) if under.waits]
        if any(under.settlement is not None for under in won):
            self.title.setText(tr("A winning hand"))
            table = BenchTable(won)
            table.yaku_wanted.connect(self.yaku_wanted)
            self._told.addWidget(table)
            others = [other for under in waiting if (other := under.without(bench.hand[-1])).waits]
            if others:
                head = tr("What other tiles would make", usage=piece_context(bench.pieces))
                self._told.addWidget(Label(head, bold=True, wrap=True))
                self._waits(bench, others)
        elif waiting and not won:
            self.title.setText(tr("Ready"))
            self._waits(bench, waiting)
            self._exchanges(bench)
        else:
            self._distance(bench, whole=bool(won))

    def _waits(self, bench: Bench, found: Sequence[RulesetWaits]) -> None:
        columns = Columns(_NARROWEST)
        for under in found:
            rows = BenchWaits(bench, under)
            rows.yaku_wanted.connect(self.yaku_wanted)
            columns.add_widget(rows)
        self._told.addWidget(columns)

    def _distance(self, bench: Bench, *, whole: bool) -> None:
        near = shanten(bench)
        if near is None or not bench.hand:
            self.title.setText(tr("Any hand"))
            told = tr(
                "Values, waits and useful tiles appear here once the hand is long enough.",
                usage=piece_context(bench.pieces),
            )
            self._told.addWidget(Label(told, role="ink2", wrap=True))
            return
        if near <= 0:
            self.title.setText(tr("Ready"))
        else:
            self.title.setText(tr("{count} from ready").format(count=near))
        if whole:
            self._told.addWidget(BenchDiscards(bench))
            return
        row = useful(bench)
        if row is not None:
            self._told.addWidget(row)
        self._exchanges(bench)

    def _exchanges(self, bench: Bench) -> None:
        """Searches for what to draw and what to throw for it, where a hand lacks but one piece."""
        if any(bench.size == ruleset.hand_size for ruleset in matching_rulesets(bench)):
            self.draws = BenchDraws(bench)
            self._told.addWidget(self.draws)
