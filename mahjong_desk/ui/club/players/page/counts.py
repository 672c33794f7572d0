# SPDX-License-Identifier: MIT
"""What is no rate: averages of points, fouls, liability; each leads to its rows."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.club.statistics.figures import Figure, SystemFigures
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.charts.chart import Figures
from mahjong_desk.ui.kit.controls.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.text_format import figure, headed
from mahjong_desk.ui.text.phrases import plural


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
