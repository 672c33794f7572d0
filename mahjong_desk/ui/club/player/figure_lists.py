# SPDX-License-Identifier: MIT
"""The figures of a player that are lists: averages and counts, and yaku."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.statistics.figures import Statistic, SystemStatistics, YakuCount
from mahjong_desk.club.totals import system_with_key
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.drawing import ChartTable
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, table
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.text_format import format_number, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.vocabulary import yaku_name


class PlayerCount(NamedTuple):
    """One figure; ``basis`` is the number of cases and the club's figure, or empty."""

    name: str
    text: str
    basis: str
    figure: Statistic


def wins_counted(number: int) -> str:
    return trn("of {n} win", "of {n} wins", number)


def deal_ins_counted(number: int) -> str:
    return trn("of {n} deal-in", "of {n} deal-ins", number)


def counts_of(system: SystemStatistics) -> tuple[PlayerCount, ...]:
    """Returns the averages and counts of a player in one rule system."""
    tally = system.tally
    wins = wins_counted(tally.wins)
    paid = deal_ins_counted(tally.deal_ins)
    return (
        PlayerCount(
            tr("Average won"), _points(system.average_win), _beside(wins, system.club_mean_won), Statistic.WINS
        ),
        PlayerCount(
            tr("Average paid"),
            _points(system.average_deal_in),
            _beside(paid, system.club_mean_paid),
            Statistic.DEAL_INS,
        ),
        PlayerCount(tr("Responsible (pao)"), format_number(tally.liable), "", Statistic.PAO_PAYMENTS),
        PlayerCount(tr("Chombo", "any game"), format_number(tally.fouls), "", Statistic.CHOMBOS),
        PlayerCount(tr("Hands played"), format_number(tally.hands), "", Statistic.HANDS),
    )


def _points(mean: float | None) -> str:
    return format_number(round(mean)) if mean is not None else "–"


def _beside(rests: str, club: float | None) -> str:
    if club is None:
        return rests
    return tr("{rests}, the club {points}").format(rests=rests, points=format_number(round(club)))


def counts_figures(title: str, system: SystemStatistics) -> ChartTable:
    """Returns the same as a table."""
    heads = tr("Figure"), tr("Value", "a figure"), tr("Based on")
    return ChartTable(title, heads, tuple((one.name, one.text, one.basis) for one in counts_of(system)))


class CountList(QWidget):
    activated = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = table((), wide=1, gaps=(12, 3))
        boxed(self._grid, self)

    def show_system(self, system: SystemStatistics) -> None:
        clear(self._grid)
        for at, one in enumerate(counts_of(system)):
            row = at * 2 + 1
            self._grid.addWidget(Hairline(), row - 1, 0, 1, 3)
            self._grid.addWidget(Label(one.name), row, 0)
            self._grid.addWidget(Label(one.basis, size=13, role="ink2"), row, 1)
            link = LinkButton(one.text, does=partial(self.activated.emit, one.name, one.figure))
            link.setAccessibleName(with_heading(one.name, one.text))
            self._grid.addWidget(link, row, 2, Qt.AlignmentFlag.AlignRight)


_MOST = 4
_TILE = 20
_ROW = 39


def pick_favourites(counts: Sequence[YakuCount]) -> tuple[YakuCount, ...]:
    """Returns the three most frequent yaku and the rarest, or all of up to four."""
    return tuple(counts) if len(counts) <= _MOST else (*counts[: _MOST - 1], counts[-1])


def names_of_yaku(system: SystemStatistics, yaku: str) -> tuple[str, str]:
    """Returns the name of a yaku and the text below it; its id if the rules do not know it any more."""
    found = system_with_key(system.system)
    if found is None or yaku not in {known.id for known in found.ruleset.yaku}:
        return yaku, ""
    return yaku_name(found.ruleset, yaku)


class FavouriteYakuList(QWidget):
    """Shows yaku with how often they came."""

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: tuple[YakuCount, ...] = ()
        self._tiles: dict[str, TileRow] = {}
        self._grid = table((), gaps=(8, 0))
        boxed(self._grid, self)

    def show_system(self, system: SystemStatistics) -> None:
        """Shows the yaku of a system, without tiles yet."""
        clear(self._grid)
        self._tiles = {}
        self.shown = pick_favourites(system.yaku)
        for at, one in enumerate(self.shown):
            self._add(at, system, one, rarest=at == _MOST - 1 and len(system.yaku) > _MOST)
        if not self.shown:
            self._grid.addWidget(Label(tr("No wins with tiles yet"), role="ink3", wrap=True), 0, 0)
        self._grid.setRowStretch(len(self.shown) * 2 + 1, 1)

    def _add(self, at: int, system: SystemStatistics, one: YakuCount, *, rarest: bool) -> None:
        name, below = names_of_yaku(system, one.yaku)
        self._grid.addWidget(Hairline(), at * 2, 0, 1, 3)
        self._grid.setRowMinimumHeight(at * 2 + 1, theme.px(_ROW))
        under = Label(tr("the rarest"), size=13, role="ink2") if rarest else Label(below, size=13, serif=True)
        words = column(Label(name, wrap=True), under, edges=(0, 2, 0, 0))
        self._grid.addWidget(boxed(words), at * 2 + 1, 0)
        tiles = self._tiles[one.yaku] = TileRow((), _TILE)
        self._grid.addWidget(tiles, at * 2 + 1, 1, Qt.AlignmentFlag.AlignVCenter)
        count = LinkButton(format_number(one.count), does=partial(self.opened.emit, one.yaku))
        count.setAccessibleName(tr("{yaku}: {count} wins").format(yaku=name, count=format_number(one.count)))
        count.setToolTip(tr("Show wins with {yaku}").format(yaku=name))
        self._grid.addWidget(count, at * 2 + 1, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_tiles(self, yaku: str, groups: tuple[TileGroup, ...]) -> None:
        if yaku in self._tiles:
            self._tiles[yaku].set_groups(groups)
