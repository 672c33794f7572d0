# SPDX-License-Identifier: MIT
"""The yaku that one or two exchanged pieces would bring, searched for in slices while the window goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import Bench, Nearest, nearest
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.buttons import Link
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.numbers import change
from mahjong_desk.ui.kit.panels import clear
from mahjong_desk.ui.kit.tile_row import TileRow
from mahjong_desk.ui.words import vocabulary
from mahjong_desk.ui.words.vocabulary import short_ruleset, yaku_name


class NearbyYaku(QWidget):
    """A row an exchange: the yaku that it brings, what has to be exchanged, and what the hand would then bring."""

    yaku_wanted = Signal(str, str)
    found = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.systems = ChipGroup(tr("Yaku nearby: one or two exchanges away"), label_above=True)
        self.systems.chosen.connect(lambda _value: self._search())
        column.addWidget(self.systems)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        column.addLayout(self._rows)
        self.known: tuple[Nearest, ...] = ()
        self._bench: Bench | None = None
        self._rulesets: dict[str, Ruleset] = {}
        self._slices: Iterator[tuple[Nearest, ...]] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self.hide()

    def show_bench(self, bench: Bench, rulesets: Sequence[Ruleset]) -> None:
        """Searches round a whole hand; a search round the one before ends."""
        self._stop()
        self._bench = bench
        self._rulesets = {ruleset.id: ruleset for ruleset in rulesets}
        self.setVisible(bool(rulesets))
        chosen = self.systems.value()
        self.systems.set_choices([(ruleset.id, short_ruleset(ruleset)) for ruleset in rulesets])
        if rulesets:
            self.systems.choose(chosen if chosen in self._rulesets else rulesets[0].id)
            self._search()

    def _search(self) -> None:
        self._stop()
        ruleset = self._rulesets.get(str(self.systems.value()))
        if ruleset is not None and self._bench is not None:
            self._slices = nearest(self._bench, ruleset)
            self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        self._slices, self.known = None, ()
        clear(self._rows)

    def _go_on(self) -> None:
        if self._slices is None:
            return
        found = next(self._slices, None)
        if found is None:
            self._timer.stop()
            self._slices = None
            self.found.emit()
            if not self.known:
                self._rows.addWidget(Label(tr("No other yaku within two exchanges."), role="ink2", wrap=True))
            return
        if found != self.known:
            self.known = found
            clear(self._rows)
            alike: dict[object, list[Nearest]] = {}
            for one in found:
                alike.setdefault((one.exchanged, one.points), []).append(one)
            for ones in alike.values():
                self._rows.addWidget(self._nearest(ones))

    def _nearest(self, ones: Sequence[Nearest]) -> QWidget:
        """Returns the row of an exchange with all yaku that it brings."""
        one = ones[0]
        assert self._bench is not None
        ruleset = self._rulesets[str(self.systems.value())]
        names, usage = self._bench.pieces.names, vocabulary.usage(ruleset)
        row = Flow(gap=8)
        for yaku in (other.yaku for other in ones):
            link = Link(yaku_name(ruleset, yaku)[0], size=15)
            link.clicked.connect(lambda _checked=False, yaku=yaku: self.yaku_wanted.emit(ruleset.id, yaku))
            row.add_widget(link)
        for before, after in one.exchanged:
            row.add_widget(TileRow((TileGroup((TileFace(names[before], usage=usage),)),), 20))
            row.add_widget(Label("→", role="ink3"))
            row.add_widget(TileRow((TileGroup((TileFace(names[after], usage=usage),)),), 20))
        row.add_widget(Label(change(one.points), bold=True, role="plus"))
        return row
