# SPDX-License-Identifier: MIT
"""Shows the result of the hand on the workbench: values, waits, distance, and what brings it nearer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import Bench, UnderRules, WaitsUnder, fitting, shanten, waits
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Columns
from mahjong_desk.ui.kit.layout.panels import Panel, clear
from mahjong_desk.ui.learn.bench_draws import BenchDiscards, BenchDraws, useful
from mahjong_desk.ui.learn.bench_table import BenchTable
from mahjong_desk.ui.learn.bench_waits import BenchWaits
from mahjong_desk.ui.text.vocabulary import piece_usage

_NARROWEST = 300


class BenchResult(Panel):
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

    def show_bench(self, bench: Bench, won: Sequence[UnderRules]) -> None:
        """Shows what there is to say of a hand."""
        clear(self._told)
        self.draws = None
        waiting = [under for under in waits(bench) if under.waits]
        if any(under.settlement is not None for under in won):
            self.title.setText(tr("A winning hand"))
            table = BenchTable(won)
            table.yaku_wanted.connect(self.yaku_wanted)
            self._told.addWidget(table)
            others = [other for under in waiting if (other := under.without(bench.hand[-1])).waits]
            if others:
                head = tr("What other tiles would make", usage=piece_usage(bench.pieces))
                self._told.addWidget(Label(head, bold=True, wrap=True))
                self._waits(bench, others)
        elif waiting and not won:
            self.title.setText(tr("Ready"))
            self._waits(bench, waiting)
            self._exchanges(bench)
        else:
            self._distance(bench, whole=bool(won))

    def _waits(self, bench: Bench, found: Sequence[WaitsUnder]) -> None:
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
                usage=piece_usage(bench.pieces),
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
        if any(bench.size == ruleset.hand_size for ruleset in fitting(bench)):
            self.draws = BenchDraws(bench)
            self._told.addWidget(self.draws)
