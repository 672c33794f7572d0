# SPDX-License-Identifier: MIT
"""How a hand on the workbench improves: what to discard, and what to draw for what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.discards import DiscardOption, DrawOption, evaluate_discards, find_draws
from mahjong_desk.learn.workbench.distance import UsefulPiece
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import Columns, FlowBox
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.text_format import format_number, join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.vocabulary import piece_context, short_ruleset

_NARROWEST = 300
_MOST = 8
_TILE, _SMALL = 25, 20
_SLICE = 0.01
"""The length of a search slice, seconds."""


def useful_pieces(pieces: PieceSet, kinds: Sequence[UsefulPiece]) -> QWidget:
    """Returns the useful tiles with the number left of each, and their sum."""
    tiles = sum(kind.left for kind in kinds)
    count = trn("{n} tile improves it", "{n} tiles improve it", tiles, usage=piece_context(pieces))
    flow = FlowBox(gap=6)
    for kind in kinds:
        left = Label(f"× {kind.left}", size=13, role="ink3")
        flow.add_widget(boxed(row(tile_row(pieces, (kind.piece,), _SMALL), left, gap=1)))
    return boxed(column(Label(count, size=14, role="ink2", wrap=True), flow, gap=2))


def discard_rows(pieces: PieceSet, thrown: Sequence[Piece], discard: DiscardOption, usage: str = "") -> QVBoxLayout:
    """Returns equivalent discards with the distance and the useful tiles that they leave, in a game's terminology."""
    line, away = FlowBox(gap=8), discard.shanten
    line.add_widget(tile_row(pieces, thrown, _TILE))
    if away:
        leaves = tr("discard: {count} from tenpai", usage=usage).format(count=away)
    else:
        leaves = tr("discard: tenpai", usage=usage)
    line.add_widget(Label(leaves, bold=True))
    return column(Hairline(), line, useful_pieces(pieces, discard.useful), gap=2)


def tile_row(pieces: PieceSet, shown: Sequence[Piece], width: int) -> TileRow:
    """Returns single tiles beside each other; ``width`` in pixels at 100 %."""
    return TileRow(tuple(TileGroup((TileFace(pieces.face_names[piece]),)) for piece in shown), theme.px(width), gap=2)


class BenchDiscards(Columns):
    """What each discard leaves, the best first; equivalent discards share a row."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(_NARROWEST, parent)
        for pieces, one in _group_equal(evaluate_discards(bench))[:_MOST]:
            self.add_widget(self._discard(bench, pieces, one))

    def _discard(self, bench: Bench, thrown: tuple[Piece, ...], discard: DiscardOption) -> QWidget:
        rows = discard_rows(bench.pieces, thrown, discard)
        best = [
            with_heading(short_ruleset(under.ruleset), format_number(under.best.points))
            for under in discard.under
            if under.best is not None
        ]
        if best:
            text = tr("At best: {points}").format(points=join_items(best))
            rows.addWidget(Label(text, size=14, role="ink2", wrap=True))
        return boxed(rows)


class BenchDraws(QWidget):
    """The best draws with their discards, searched in slices."""

    search_finished = Signal()

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.known: tuple[DrawOption, ...] = ()
        self._rows = Columns(_NARROWEST)
        self._told = Label(tr("Searching…"), size=14, role="ink3", wrap=True)
        head = Label(tr("Best swaps"), bold=True, wrap=True)
        self.setLayout(column(Hairline(), head, self._rows, self._told, gap=4))
        self._slices: Iterator[tuple[DrawOption, ...]] = find_draws(bench)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._run_slice)
        self._timer.start()

    def finish(self) -> None:
        """Completes the search at once."""
        while self._timer.isActive():
            self._run_slice()

    def _run_slice(self) -> None:
        since = perf_counter()
        while perf_counter() - since < _SLICE:
            found = next(self._slices, None)
            if found is None:
                self._timer.stop()
                self._update_texts()
                self.search_finished.emit()
                return
            self.known = found

    def _update_texts(self) -> None:
        """Shows the best once all are known, so that none moves."""
        usage = piece_context(self._bench.pieces)
        none = tr("No other swap gets closer to tenpai or accepts more tiles.", usage=usage)
        self._told.setText("" if self.known else none)
        self._told.setVisible(not self.known)
        for one in self.known[:_MOST]:
            self._rows.add_widget(self._draw(one))

    def _draw(self, one: DrawOption) -> QWidget:
        pieces, line, away = self._bench.pieces, FlowBox(gap=8), one.shanten
        leaves = tr("tenpai") if not away else tr("{count} from tenpai").format(count=away)
        for part in (
            tile_row(pieces, one.thrown, _TILE),
            Label("→", role="ink3"),
            tile_row(pieces, tuple(kind.piece for kind in one.drawn), _TILE),
            Label(leaves, bold=True),
        ):
            line.add_widget(part)
        return boxed(column(Hairline(), line, useful_pieces(pieces, one.accepting), gap=2))


def _group_equal(found: Sequence[DiscardOption]) -> list[tuple[tuple[Piece, ...], DiscardOption]]:
    """Groups discards that leave the same in every rule system."""
    groups: dict[object, tuple[tuple[Piece, ...], DiscardOption]] = {}
    for one in found:
        best = tuple((row.ruleset.id, row.best.points if row.best is not None else None) for row in one.under)
        key = (one.shanten, one.useful, best)
        pieces, first = groups.get(key, ((), one))
        groups[key] = ((*pieces, one.piece), first)
    return list(groups.values())
