# SPDX-License-Identifier: MIT
"""The figures of a player that are lists: averages and counts, and yaku."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.club.statistics.figures import Figure, SystemFigures, YakuCount
from mahjong_desk.club.totals import system_with_key
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Figures
from mahjong_desk.ui.kit.controls.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.text_format import figure, headed
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import plural
from mahjong_desk.ui.text.vocabulary import yaku_name


class Count(NamedTuple):
    """One figure.

    Attributes:
        rests: What it rests on, and the club's own; empty for nothing.
    """

    name: str
    text: str
    rests: str
    figure: Figure


def wins_counted(number: int) -> str:
    """Returns of how many wins something is told."""
    return plural(lambda: trn("of {n} win", "of {n} wins", number), number, "win")


def deal_ins_counted(number: int) -> str:
    """Returns of how many deal-ins something is told."""
    return plural(lambda: trn("of {n} deal-in", "of {n} deal-ins", number), number, "deal-in")


def counts_of(system: SystemFigures) -> tuple[Count, ...]:
    """Returns the averages and counts of a player in one rule system."""
    tally = system.tally
    wins = wins_counted(tally.wins)
    paid = deal_ins_counted(tally.deal_ins)
    return (
        Count(
            tr("Average won"),
            _points(system.mean_won),
            _beside(wins, system.club_mean_won),
            Figure.WINS,
        ),
        Count(
            tr("Average paid"),
            _points(system.mean_paid),
            _beside(paid, system.club_mean_paid),
            Figure.DEAL_INS,
        ),
        Count(tr("Responsible (pao)"), figure(tally.liable), "", Figure.LIABLE),
        Count(tr("Chombo", "any game"), figure(tally.fouls), "", Figure.FOULS),
        Count(tr("Hands played"), figure(tally.hands), "", Figure.HANDS),
    )


def _points(mean: float | None) -> str:
    return figure(round(mean)) if mean is not None else "–"


def _beside(rests: str, club: float | None) -> str:
    if club is None:
        return rests
    return tr("{rests}, the club {points}").format(rests=rests, points=figure(round(club)))


def counts_figures(title: str, system: SystemFigures) -> Figures:
    """Returns the same as a table."""
    heads = tr("Figure"), tr("Value", "a figure"), tr("Rests on")
    return Figures(title, heads, tuple((one.name, one.text, one.rests) for one in counts_of(system)))


class CountList(QWidget):
    """Shows averages and counts."""

    opened = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)

    def show_system(self, system: SystemFigures) -> None:
        """Shows those of a system."""
        clear(self._grid)
        for at, one in enumerate(counts_of(system)):
            row = at * 2 + 1
            self._grid.addWidget(Hairline(), row - 1, 0, 1, 3)
            self._grid.addWidget(Label(one.name), row, 0)
            self._grid.addWidget(Label(one.rests, size=13, role="ink2"), row, 1)
            link = Link(one.text)
            link.setAccessibleName(headed(one.name, one.text))
            link.clicked.connect(lambda _checked=False, one=one: self.opened.emit(one.name, one.figure))
            self._grid.addWidget(link, row, 2, Qt.AlignmentFlag.AlignRight)


_MOST = 4
_TILE = 20
_ROW = 39


def shown_yaku(counts: Sequence[YakuCount]) -> tuple[YakuCount, ...]:
    """Returns the three most frequent yaku and the rarest, or all of up to four."""
    return tuple(counts) if len(counts) <= _MOST else (*counts[: _MOST - 1], counts[-1])


def names_of_yaku(system: SystemFigures, yaku: str) -> tuple[str, str]:
    """Returns the name of a yaku and what stands below it; its id where the rules do not know it any more."""
    found = system_with_key(system.system)
    if found is None or yaku not in {known.id for known in found.ruleset.yaku}:
        return yaku, ""
    return yaku_name(found.ruleset, yaku)


class YakuList(QWidget):
    """Shows yaku with how often they came."""

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: tuple[YakuCount, ...] = ()
        self._tiles: dict[str, TileRow] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)

    def show_system(self, system: SystemFigures) -> None:
        """Shows the yaku of a system, without tiles yet."""
        clear(self._grid)
        self._tiles = {}
        self.shown = shown_yaku(system.yaku)
        for at, one in enumerate(self.shown):
            self._add(at, system, one, rarest=at == _MOST - 1 and len(system.yaku) > _MOST)
        if not self.shown:
            self._grid.addWidget(Label(tr("No win with tiles yet."), role="ink3", wrap=True), 0, 0)
        self._grid.setRowStretch(len(self.shown) * 2 + 1, 1)

    def _add(self, at: int, system: SystemFigures, one: YakuCount, *, rarest: bool) -> None:
        name, below = names_of_yaku(system, one.yaku)
        self._grid.addWidget(Hairline(), at * 2, 0, 1, 3)
        self._grid.setRowMinimumHeight(at * 2 + 1, theme.px(_ROW))
        words = QVBoxLayout()
        words.setContentsMargins(0, 2, 0, 0)
        words.setSpacing(0)
        words.addWidget(Label(name, wrap=True))
        under = Label(tr("the rarest"), size=13, role="ink2") if rarest else Label(below, size=13, serif=True)
        words.addWidget(under)
        holder = QWidget()
        holder.setLayout(words)
        self._grid.addWidget(holder, at * 2 + 1, 0)
        tiles = self._tiles[one.yaku] = TileRow((), _TILE)
        self._grid.addWidget(tiles, at * 2 + 1, 1, Qt.AlignmentFlag.AlignVCenter)
        count = Link(figure(one.count))
        count.setAccessibleName(tr("{yaku}: {count} wins").format(yaku=name, count=figure(one.count)))
        count.setToolTip(tr("Shows the wins with {yaku}").format(yaku=name))
        count.clicked.connect(lambda _checked=False, yaku=one.yaku: self.opened.emit(yaku))
        self._grid.addWidget(count, at * 2 + 1, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_tiles(self, yaku: str, groups: tuple[TileGroup, ...]) -> None:
        """Shows tiles beside a yaku."""
        if yaku in self._tiles:
            self._tiles[yaku].set_groups(groups)
