# SPDX-License-Identifier: MIT
"""What all rule systems make of the hand on the workbench: values, waits, distance, discards, and yaku nearby."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import (
    Bench,
    Discard,
    UnderRules,
    WaitsUnder,
    discards,
    shanten,
    waits,
)
from mahjong_desk.rules.reasons import Outcome, Settlement
from mahjong_desk.ui import words
from mahjong_desk.ui.hand.groups import explained_groups
from mahjong_desk.ui.hand.readings_list import ReadingsList
from mahjong_desk.ui.kit import Hairline, Link, Panel, Rack, Text, TileFace, TileGroup, TileRow, change, figure
from mahjong_desk.ui.kit.columns import Columns
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.listing import headed, listed, noted
from mahjong_desk.ui.learn.hand_felt import seat_words
from mahjong_desk.ui.words import short_ruleset

_TILE = 25
_NARROWEST = 300
_MOST_DISCARDS = 8
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BenchResult(Panel):
    """The paper beside the workbench.

    Signals:
        yaku_wanted(str, str): The page of a yaku shall be shown: ids of its ruleset and its own.
    """

    yaku_wanted = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty paper."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("Result"))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        self.title = Text(size=22, serif=True, wrap=True)
        column.addWidget(self.title)
        self._told = Columns(_NARROWEST)
        column.addWidget(self._told)
        column.addStretch(1)

    def show_bench(self, bench: Bench, won: Sequence[UnderRules]) -> None:
        """Shows what there is to say of a hand."""
        self._told.clear()
        valued = [under for under in won if under.settlement is not None]
        waiting = [] if won else [under for under in waits(bench) if under.waits]
        if valued:
            self.title.setText(self.tr("A winning hand"))
            for under in won:
                self._add(self._value(under))
        elif waiting:
            self.title.setText(self.tr("Ready"))
            for found in waiting:
                self._add(self._waits(bench, found))
        else:
            self._distance(bench)

    # Values

    def _value(self, under: UnderRules) -> QWidget:
        box, column = _box()
        ruleset = under.ruleset
        column.addWidget(Text(words.in_language(ruleset.names), bold=True, wrap=True))
        drawn, taken = under.settlement_drawn, under.settlement_discarded
        if under.settlement is None:
            refusal = under.refusal or under.refusal_drawn
            told = words.refusal_text(refusal, (), ruleset.pieces, ruleset) if refusal is not None else ""
            column.addWidget(Text(told, size=14, role="ink2", wrap=True))
            return box
        ways = [
            (drawn, self.tr("{points} self-drawn: {size}")),
            (taken, self.tr("{points} from a discard: {size}", words.usage(ruleset))),
        ]
        # What stands below belongs to the way that stands first.
        for settlement, sentence in ways if under.self_drawn else reversed(ways):
            if settlement is not None:
                column.addWidget(Text(self._worth(under, settlement, sentence), size=15, wrap=True))
        evaluation = under.settlement.wins[0].evaluation
        links = Flow(gap=8)
        for item in evaluation.yaku:
            name, _characters = words.yaku_name(ruleset, item.id)
            link = Link(name, size=14)
            link.clicked.connect(lambda _checked=False, item=item: self.yaku_wanted.emit(ruleset.id, item.id))
            links.add_widget(link)
        column.addWidget(links)
        column.addWidget(
            Text(noted(words.fu_line(evaluation), words.formula(evaluation)), size=14, role="ink2", wrap=True)
        )
        rack = Rack(box, width=24, smallest=18, inline_amounts=True)
        seats = seat_words(under.seat, range(ruleset.players[0]))
        rack.set_groups(explained_groups(ruleset, under.hand, evaluation, under.seat, seats))
        column.addWidget(rack)
        others = ReadingsList(box)
        column.addWidget(others)
        others.show_readings(ruleset, evaluation)
        return box

    def _worth(self, under: UnderRules, settlement: Settlement, sentence: str) -> str:
        gain = figure(settlement.deltas[under.seat])
        return sentence.format(points=gain, size=words.value_words(under.ruleset, settlement.wins[0].evaluation))

    # Waits

    def _waits(self, bench: Bench, found: WaitsUnder) -> QWidget:
        box, column = _box()
        column.addWidget(Text(words.in_language(found.ruleset.names), bold=True, wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        heads = (self.tr("left"), self.tr("from a discard", words.usage(found.ruleset)), self.tr("self-drawn"))
        for column_number, head in enumerate(heads, start=1):
            label = Text(head, size=13, role="ink3")
            label.setAlignment(_RIGHT)
            grid.addWidget(label, 0, column_number)
        for row, wait in enumerate(found.waits, start=1):
            face = TileFace(bench.pieces.names[wait.piece], usage=words.usage(found.ruleset))
            grid.addWidget(TileRow((TileGroup((face,)),), _TILE), row, 0)
            for column_number, text in (
                (1, str(wait.left)),
                (2, self._outcome(wait.ron, found.seat)),
                (3, self._outcome(wait.tsumo, found.seat)),
            ):
                label = Text(text, size=14, bold=column_number > 1)
                label.setAlignment(_RIGHT)
                grid.addWidget(label, row, column_number)
        column.addLayout(grid)
        return box

    def _outcome(self, outcome: Outcome, seat: int) -> str:
        return "–" if outcome.deltas is None else change(outcome.deltas[seat])

    # Distance

    def _distance(self, bench: Bench) -> None:
        near = shanten(bench)
        if near is None or not bench.hand:
            self.title.setText(self.tr("Any hand"))
            self._add(
                Text(
                    self.tr("Values, waits and what is nearby stand here as soon as there are enough tiles."),
                    role="ink2",
                    wrap=True,
                )
            )
            return
        if near <= 0:
            self.title.setText(self.tr("Ready"))
        else:
            self.title.setText(words.plural(lambda: self.tr("%n tile(s) from ready", "", near), near, "tile"))
        for one in discards(bench)[:_MOST_DISCARDS]:
            self._add(self._discard(bench, one))

    def _discard(self, bench: Bench, discard: Discard) -> QWidget:
        box, column = _box()
        names = bench.pieces.names
        away = discard.shanten
        line = Flow(gap=8)
        line.add_widget(TileRow((TileGroup((TileFace(names[discard.piece]),)),), _TILE))
        leaves = self.tr("thrown: ready") if not away else self.tr("thrown: {count} from ready").format(count=away)
        line.add_widget(Text(leaves, bold=True))
        tiles = discard.tiles
        count = words.plural(lambda: self.tr("%n tile(s) bring it nearer", "", tiles), tiles, "tile")
        column.addWidget(line)
        column.addWidget(Text(count, size=14, role="ink2", wrap=True))
        if discard.accepting:
            kinds = Flow(gap=2)
            for kind in discard.accepting:
                kinds.add_widget(TileRow((TileGroup((TileFace(names[kind.piece]),)),), 20))
            column.addWidget(kinds)
        best = [
            headed(short_ruleset(under.ruleset), figure(under.best.points))
            for under in discard.under
            if under.best is not None
        ]
        if best:
            told = self.tr("At best: {points}").format(points=listed(best))
            column.addWidget(Text(told, size=14, role="ink2", wrap=True))
        return box

    def _add(self, widget: QWidget) -> None:
        self._told.add_widget(widget)


def _box() -> tuple[QWidget, QVBoxLayout]:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(Hairline())
    return box, column
