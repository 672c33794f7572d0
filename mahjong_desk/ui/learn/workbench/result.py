# SPDX-License-Identifier: MIT
"""The result of the hand on the workbench."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import DiscardOption, UsefulPiece, distance, evaluate_discards
from mahjong_desk.learn.workbench.ruleset_outcomes import (
    RulesetDifference,
    RulesetOutcome,
    RulesetWaits,
    counted_by_all,
    find_differences,
    usual_reading,
    waits_in_all_rulesets,
)
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.reasons import Evaluation, WaitResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.hand.yaku_list import ReadingsList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, Hairline, Panel, Part, boxed, clear, column, row, table
from mahjong_desk.ui.kit.layout.flow import ColumnGrid, flow
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpan, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.table_text import gains_text, seat_text, waits_table
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import formula, hand_value_text
from mahjong_desk.ui.text.vocabulary import piece_context, short_ruleset, vocabulary_context, yaku_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, value_reasons, yaku_line, yaku_names

_MIN_COLUMN_WIDTH = 300
_MAX_DISCARDS = 8
_TILE, _SMALL = 25, 20


def useful_pieces(pieces: PieceSet, kinds: Sequence[UsefulPiece]) -> QWidget:
    """Returns the useful tiles with the number left of each, and their sum."""
    tiles = sum(kind.left for kind in kinds)
    count = trn("{n} tile improves it", "{n} tiles improve it", tiles, usage=piece_context(pieces))
    counted = [
        boxed(row(tile_row(pieces, (kind.piece,), _SMALL), Label(f"× {kind.left}", size=13, role="ink3"), gap=1))
        for kind in kinds
    ]
    return boxed(column(Label(count, size=14, role="ink2", wrap=True), flow(*counted, gap=6), gap=2))


def discard_rows(pieces: PieceSet, discards: Sequence[Piece], discard: DiscardOption, usage: str = "") -> QVBoxLayout:
    """Returns equivalent discards with the distance and useful tiles they leave."""
    remaining = discard.distance
    if remaining.shanten:
        leaves = tr("discard: {count} from tenpai", usage=usage).format(count=remaining.shanten)
    else:
        leaves = tr("discard: tenpai", usage=usage)
    line = flow(tile_row(pieces, discards, _TILE), Label(leaves, bold=True))
    return column(Hairline(), line, useful_pieces(pieces, remaining.useful), gap=2)


def tile_row(pieces: PieceSet, faces: Sequence[Piece], width: int) -> TileRow:
    """Returns single tiles beside each other; ``width`` in pixels at 100 %."""
    return TileRow(tuple(TileGroup((TileFace(pieces.face_names[piece]),)) for piece in faces), theme.px(width), gap=2)


class BenchDiscards(ColumnGrid):
    """A row for each group of equivalent discards, the best first."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(_MIN_COLUMN_WIDTH)
        for pieces, discard in _group_equal(evaluate_discards(bench))[:_MAX_DISCARDS]:
            self.add_widget(self._discard(bench, pieces, discard))

    def _discard(self, bench: Bench, discards: tuple[Piece, ...], discard: DiscardOption) -> QWidget:
        rows = discard_rows(bench.pieces, discards, discard)
        best = [
            with_heading(short_ruleset(rated.ruleset), format_number(rated.best.points))
            for rated in discard.by_ruleset
            if rated.best is not None
        ]
        if best:
            text = tr("At best: {points}").format(points=join_items(best))
            rows.addWidget(Label(text, size=14, role="ink2", wrap=True))
        return boxed(rows)


def _group_equal(discards: Sequence[DiscardOption]) -> list[tuple[tuple[Piece, ...], DiscardOption]]:
    """Groups discards with the same distance and best value in every system."""
    groups: dict[object, tuple[tuple[Piece, ...], DiscardOption]] = {}
    for discard in discards:
        best = tuple((row.ruleset.id, row.best.points if row.best is not None else None) for row in discard.by_ruleset)
        key = (discard.distance, best)
        pieces, first = groups.get(key, ((), discard))
        groups[key] = ((*pieces, discard.piece), first)
    return list(groups.values())


_RACK, _MIN_RACK = 30, 22
_READING_TILE = 20


class BenchTable(QWidget):
    """The hand, and a row for each rule system."""

    yaku_requested = Signal(str, str)

    def __init__(self, outcomes: Sequence[RulesetOutcome]) -> None:
        super().__init__()
        self.rack = Rack(self, width=theme.px(_RACK), smallest=theme.scaled_frame(_MIN_RACK))
        parts: list[Part] = [self.rack]
        usual = usual_reading(outcomes)
        if usual is not None:
            self.rack.set_groups(_reading_groups(usual))
            common = counted_by_all(outcomes)
            if common:
                text = fill_placeholders(tr("Counts in all: {yaku}"), {"yaku": yaku_names(usual.ruleset, common)})
                parts.append(self._linked(usual.ruleset, text))
        heads = (tr("Rule system"), tr("Self-drawn"), tr("On a discard", "any game"))
        grid = table([[Label(head, size=13, role="ink3", wrap=True) for head in heads]], gaps=(14, 2))
        for column_index, stretch in enumerate((4, 3, 3)):
            grid.setColumnStretch(column_index, stretch)
        differences = {difference.outcome.ruleset.id: difference for difference in find_differences(outcomes)}
        for outcome in outcomes:
            self._row(grid, outcome, differences.get(outcome.ruleset.id))
        self.setLayout(column(*parts, grid, gap=6))

    def _row(self, grid: QGridLayout, outcome: RulesetOutcome, difference: RulesetDifference | None) -> None:
        ruleset, row = outcome.ruleset, grid.rowCount()
        grid.addWidget(Hairline(), row, 0, 1, 3)
        row += 1
        grid.addWidget(Label(short_ruleset(ruleset), bold=True, wrap=True), row, 0, TOP)
        if outcome.settlement is None or difference is None:
            grid.addWidget(_refusal_label(ruleset, outcome.refusal), row, 1, 1, 2, TOP)
            return
        for column_index, settled in enumerate((outcome.self_draw, outcome.discard), start=1):
            if isinstance(settled, Refusal):
                grid.addWidget(_refusal_label(ruleset, settled), row, column_index, TOP)
                continue
            gains = outcome.gains if settled is outcome.discard else (settled.deltas[outcome.seat],)
            size = hand_value_text(ruleset, settled.wins[0].evaluation)
            text, is_chosen = with_heading(gains_text(gains), size), settled is outcome.settlement
            grid.addWidget(Label(text, size=15, bold=is_chosen, wrap=True), row, column_index, TOP)
        evaluation = outcome.settlement.wins[0].evaluation
        parts: list[QWidget] = [
            self._linked(ruleset, value_reasons(ruleset, evaluation)),
            Label(formula(evaluation), size=14, role="ink2", wrap=True),
            *(
                self._linked(ruleset, phrases, role="ink3")
                for phrases in self._difference_sentences(ruleset, difference)
            ),
        ]
        if difference.reads_differently:
            rack = Rack(width=theme.px(_READING_TILE), smallest=theme.scaled_frame(_READING_TILE), brackets=False)
            rack.set_groups(_reading_groups(outcome))
            parts += [Label(tr("Other reading:"), size=14, role="ink3"), rack]
        others = ReadingsList(self)
        others.show_readings(ruleset, evaluation)
        grid.addLayout(column(*parts, others), row + 1, 0, 1, 3)

    def _difference_sentences(self, ruleset: Ruleset, difference: RulesetDifference) -> list[LinkSpans]:
        """Returns the differences of a system in sentences."""
        sentences = []
        if difference.only_here:
            names = yaku_names(ruleset, difference.only_here)
            sentences.append(fill_placeholders(tr("Only here: {yaku}"), {"yaku": names}))
        for exists, sentence in (
            (True, tr("Does not count for this hand: {yaku}")),
            (False, tr("Not in this system: {yaku}")),
        ):
            lacking = [yaku_name(item.ruleset, item.yaku)[0] for item in difference.uncounted if item.exists is exists]
            if lacking:
                sentences.append(fill_placeholders(sentence, {"yaku": (LinkSpan(join_items(lacking)),)}))
        return sentences

    def _linked(self, ruleset: Ruleset, phrases: LinkSpans, role: str = "ink2") -> LinkLabel:
        on_click = partial(self.yaku_requested.emit, ruleset.id)
        return LinkLabel(phrases, tip=open_page_tip(), on_click=on_click, size=14, role=role, wrap=True)


def _refusal_label(ruleset: Ruleset, refusal: Refusal | None) -> Label:
    content = refusal_text(refusal, (), ruleset) if refusal is not None else ""
    return Label(content, size=14, role="ink2", wrap=True)


def _reading_groups(outcome: RulesetOutcome) -> tuple[TileGroup, ...]:
    """Returns the hand in a system's reading, without the amounts of groups."""
    assert outcome.settlement is not None
    ruleset, evaluation = outcome.ruleset, outcome.settlement.wins[0].evaluation
    order = range(len(outcome.settlement.deltas))
    groups = captioned_groups(ruleset, outcome.hand, evaluation, outcome.seat, seat_text(outcome.seat, order), order)
    return tuple(group._replace(amount="") for group in groups)


_WAIT_TILE = 25


class BenchWaits(QWidget):
    """The waits under one rule system with their values and reasons."""

    yaku_requested = Signal(str, str)

    def __init__(self, bench: Bench, waits: RulesetWaits) -> None:
        super().__init__()
        ruleset = waits.ruleset

        def reasons(wait: WaitResult) -> QWidget:
            phrases = self._reasons(ruleset, wait, drawn=bench.self_drawn)
            on_click = partial(self.yaku_requested.emit, ruleset.id)
            return LinkLabel(phrases, tip=open_page_tip(), on_click=on_click, size=13, role="ink2", wrap=True)

        rows = waits_table(ruleset, waits.waits, waits.seat, _WAIT_TILE, gains=waits.gains, reasons=reasons)
        self.setLayout(column(Hairline(), Label(short_ruleset(ruleset), bold=True, wrap=True), rows, gap=2))

    def _reasons(self, ruleset: Ruleset, wait: WaitResult, *, drawn: bool) -> LinkSpans:
        """Returns yaku and value of the chosen win method, or of the only allowed one."""
        chosen, other = (wait.tsumo, wait.ron) if drawn else (wait.ron, wait.tsumo)
        if chosen.evaluation is not None:
            return _value_spans(ruleset, chosen.evaluation)
        if other.evaluation is None:
            refusal = chosen.refusal or other.refusal
            content = refusal_text(refusal, (), ruleset) if refusal is not None else ""
            return (LinkSpan(content),)
        way = tr("only on a discard", usage=vocabulary_context(ruleset)) if drawn else tr("only self-drawn")
        return _value_spans(ruleset, other.evaluation, way)


def _value_spans(ruleset: Ruleset, evaluation: Evaluation, way: str = "") -> LinkSpans:
    value = with_heading(hand_value_text(ruleset, evaluation), formula(evaluation))
    gaps: dict[str, str | LinkSpans] = {"yaku": yaku_line(ruleset, evaluation), "value": value, "way": way}
    return fill_placeholders(join_clauses("{way}" if way else "", "{yaku}", "{value}"), gaps)


_WAITS_WIDTH = 300


class BenchResultPanel(Panel):
    yaku_requested = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Result"))
        self.title = Label(size=22, serif=True, wrap=True)
        self._content = column(gap=8)
        self.setLayout(column(self.title, self._content, ..., gap=8, edges=(16, 12, 16, 14)))

    def show_bench(self, bench: Bench, outcomes: Sequence[RulesetOutcome]) -> None:
        clear(self._content)
        waiting = [waits for waits in waits_in_all_rulesets(bench) if waits.waits]
        if any(outcome.settlement is not None for outcome in outcomes):
            self.title.setText(tr("A winning hand"))
            table = BenchTable(outcomes)
            table.yaku_requested.connect(self.yaku_requested)
            self._content.addWidget(table)
            won = bench.pieces.kind_of_face[bench.hand[-1]]
            others = [other for waits in waiting if (other := waits.without_kind(won)).waits]
            if others:
                heading = tr("With other tiles", usage=piece_context(bench.pieces))
                self._content.addWidget(Label(heading, bold=True, wrap=True))
                self._show_waits(bench, others)
        elif waiting and not outcomes:
            self.title.setText(tr("Tenpai"))
            self._show_waits(bench, waiting)
        else:
            self._show_distance(bench, is_complete=bool(outcomes))

    def _show_waits(self, bench: Bench, waits: Sequence[RulesetWaits]) -> None:
        columns = ColumnGrid(_WAITS_WIDTH)
        for ruleset_waits in waits:
            part = BenchWaits(bench, ruleset_waits)
            part.yaku_requested.connect(self.yaku_requested)
            columns.add_widget(part)
        self._content.addWidget(columns)

    def _show_distance(self, bench: Bench, *, is_complete: bool) -> None:
        nearest = distance(bench)
        if nearest is None or not bench.hand:
            self.title.setText(tr("Any hand"))
            content = tr(
                "Values, waits and useful tiles appear here once the hand is long enough.",
                usage=piece_context(bench.pieces),
            )
            self._content.addWidget(Label(content, role="ink2", wrap=True))
            return
        tenpai = nearest.shanten <= 0
        self.title.setText(tr("Tenpai") if tenpai else tr("{count} from tenpai").format(count=nearest.shanten))
        if is_complete:
            self._content.addWidget(BenchDiscards(bench))
        elif nearest.useful:
            self._content.addWidget(useful_pieces(bench.pieces, nearest.useful))
