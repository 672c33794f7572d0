# SPDX-License-Identifier: MIT
"""Everybody's form: a small picture a player, which scrolls with the board beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QScrollBar, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Panel, Text
from mahjong_desk.ui.kit.charts.small_lines import SmallLines
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.text import CutText

_BELOW, _AROUND = 20, 70


class FormPanel(Panel):
    """Shows the small pictures.

    Attributes:
        chart: The pictures.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes a paper without pictures."""
        super().__init__(parent)
        self._about = CutText(size=14, role="ink3")
        self.chart = ChartView(SmallLines("", (), (), (1, 4)), opens=True)
        self.chart.pointed.connect(self._point)
        self._words = ""
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # It takes what the page leaves, and scrolls.
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._area.setWidget(self.chart)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(Text(self.tr("Form"), size=20, serif=True), 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self._about, 1, Qt.AlignmentFlag.AlignBaseline)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 2, 8)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._area, 1)

    def show_chart(self, chart: SmallLines, about: str) -> None:
        """Shows other pictures, and says what they are."""
        self._words = about
        self._about.set_text(about)
        self.chart.set_chart(chart)
        self._take_height()

    def _take_height(self) -> None:
        pictures = self.chart.chart
        assert isinstance(pictures, SmallLines)
        room = self._area.viewport().width()
        self.chart.setFixedHeight(round(pictures.height_for(room - 2)) + theme.px(_BELOW))

    def _point(self, words: str) -> None:
        self._about.set_text(words or self._words)
        spot = self.chart.spot
        if spot is not None:
            middle = spot.box.center()
            self._area.ensureVisible(round(middle.x()), round(middle.y()), 0, theme.px(_AROUND))

    def follow(self, other: QScrollBar) -> None:
        """Scrolls with another view from now on, and that with this one: both are at their ends together."""
        own = self._area.verticalScrollBar()
        other.valueChanged.connect(lambda _value: _bring(own, other))
        own.valueChanged.connect(lambda _value: _bring(other, own))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays as many pictures beside each other as there is room for."""
        super().resizeEvent(event)
        self._take_height()


def _bring(bar: QScrollBar, to: QScrollBar) -> None:
    if to.maximum() > 0:
        wanted = round(bar.maximum() * to.value() / to.maximum())
        # What is a pixel in one of them may be none in the other: it must not be brought back.
        if abs(bar.value() - wanted) > 1:
            bar.setValue(wanted)
