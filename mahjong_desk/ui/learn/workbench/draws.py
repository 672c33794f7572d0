# SPDX-License-Identifier: MIT
"""How a hand on the workbench gets nearer: what to throw, and where a piece is still to come, what to draw for what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import (
    Bench,
    DiscardOption,
    DrawOption,
    UsefulPiece,
    evaluate_discards,
    find_draws,
    useful_pieces,
)
from mahjong_desk.pieces import Piece
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Columns, FlowBox
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.text_format import format_number, join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import plural
from mahjong_desk.ui.text.vocabulary import piece_context, short_ruleset

_NARROWEST = 300
_MOST = 8
_TILE, _SMALL = 25, 20
_SLICE = 0.01
"""For how long is searched between two events of the window, in seconds."""


class UsefulPiecesView(QWidget):
    """The pieces that bring a hand nearer, each with how many of it are left, and how many these are in all."""

    def __init__(self, bench: Bench, kinds: Sequence[UsefulPiece], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        tiles = sum(kind.left for kind in kinds)
        count = plural(
            lambda: trn(
                "{n} tile brings it nearer", "{n} tiles bring it nearer", tiles, usage=piece_context(bench.pieces)
            ),
            tiles,
            "tile",
        )
        column.addWidget(Label(count, size=14, role="ink2", wrap=True))
        row = FlowBox(gap=6)
        for kind in kinds:
            one = QWidget()
            beside = QHBoxLayout(one)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.setSpacing(1)
            beside.addWidget(_tiles(bench, (kind.piece,), theme.px(_SMALL)))
            beside.addWidget(Label(f"× {kind.left}", size=13, role="ink3"))
            row.add_widget(one)
        column.addWidget(row)


class BenchDiscards(Columns):
    """What each discard of a whole hand that is not won leaves, the best first; what leaves the same stands together."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(_NARROWEST, parent)
        for pieces, one in _group_equal(evaluate_discards(bench))[:_MOST]:
            self.add_widget(self._discard(bench, pieces, one))

    def _discard(self, bench: Bench, pieces: tuple[Piece, ...], discard: DiscardOption) -> QWidget:
        box, column = _box()
        line = FlowBox(gap=8)
        line.add_widget(_tiles(bench, pieces, theme.px(_TILE)))
        away = discard.shanten
        leaves = tr("thrown: ready") if not away else tr("thrown: {count} from ready").format(count=away)
        line.add_widget(Label(leaves, bold=True))
        column.addWidget(line)
        column.addWidget(UsefulPiecesView(bench, discard.accepting))
        best = [
            with_heading(short_ruleset(under.ruleset), format_number(under.best.points))
            for under in discard.under
            if under.best is not None
        ]
        if best:
            told = tr("At best: {points}").format(points=join_items(best))
            column.addWidget(Label(told, size=14, role="ink2", wrap=True))
        return box


class BenchDraws(QWidget):
    """What to draw and what to throw for it, searched for while the window goes on."""

    found = Signal()

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.known: tuple[DrawOption, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(Hairline())
        column.addWidget(Label(tr("The best exchanges"), bold=True, wrap=True))
        self._rows = Columns(_NARROWEST)
        column.addWidget(self._rows)
        self._told = Label(tr("Looking…"), size=14, role="ink3", wrap=True)
        column.addWidget(self._told)
        self._slices: Iterator[tuple[DrawOption, ...]] = find_draws(bench)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def finish(self) -> None:
        """Searches for all that is left at once."""
        while self._timer.isActive():
            self._go_on()

    def _go_on(self) -> None:
        since = perf_counter()
        while perf_counter() - since < _SLICE:
            found = next(self._slices, None)
            if found is None:
                self._timer.stop()
                self._tell()
                self.found.emit()
                return
            self.known = found

    def _tell(self) -> None:
        """Shows the best once all are known, so that none moves."""
        self._told.setText("" if self.known else tr("Nothing else brings it nearer or lets it accept more."))
        self._told.setVisible(not self.known)
        for one in self.known[:_MOST]:
            self._rows.add_widget(self._draw(one))

    def _draw(self, one: DrawOption) -> QWidget:
        box, column = _box()
        line = FlowBox(gap=8)
        line.add_widget(_tiles(self._bench, one.thrown, theme.px(_TILE)))
        line.add_widget(Label("→", role="ink3"))
        line.add_widget(_tiles(self._bench, tuple(kind.piece for kind in one.drawn), theme.px(_TILE)))
        away = one.shanten
        leaves = tr("ready") if not away else tr("{count} from ready").format(count=away)
        line.add_widget(Label(leaves, bold=True))
        column.addWidget(line)
        column.addWidget(UsefulPiecesView(self._bench, one.accepting))
        return box


def useful(bench: Bench) -> UsefulPiecesView | None:
    """Returns what brings a hand nearer that is not ready; None where nothing does."""
    kinds = useful_pieces(bench)
    return UsefulPiecesView(bench, kinds) if kinds else None


def _group_equal(found: Sequence[DiscardOption]) -> list[tuple[tuple[Piece, ...], DiscardOption]]:
    """Returns discards with all pieces that leave the same, in every rule system."""
    groups: dict[object, tuple[tuple[Piece, ...], DiscardOption]] = {}
    for one in found:
        best = tuple((row.ruleset.id, row.best.points if row.best is not None else None) for row in one.under)
        key = (one.shanten, one.accepting, best)
        pieces, first = groups.get(key, ((), one))
        groups[key] = ((*pieces, one.piece), first)
    return list(groups.values())


def _tiles(bench: Bench, pieces: Sequence[Piece], width: int) -> TileRow:
    names = bench.pieces.names
    return TileRow(tuple(TileGroup((TileFace(names[piece]),)) for piece in pieces), width, gap=2)


def _box() -> tuple[QWidget, QVBoxLayout]:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(Hairline())
    return box, column
