# SPDX-License-Identifier: MIT
"""Results and form: what stands for all rule systems side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.club.statistics.figures import Figure, PlayerFigures, SystemFigures
from mahjong_desk.texts import tr
from mahjong_desk.ui.club.players.page.charts import results_chart, system_names, unit_name
from mahjong_desk.ui.club.players.page.form import form_chart, form_places
from mahjong_desk.ui.club.players.page.section import LOW_HEAD, Section
from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import noted

_RESULTS, _FORM = 500, 380
_GAP = 32


class OfAllSystems(QWidget):
    """Shows places and results by system, and the form."""

    opened = Signal(str, object)
    table_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._systems: tuple[SystemFigures, ...] = ()
        self._names: tuple[str, ...] = ()
        self.results = ChartView(results_chart((), ()), opens=True)
        self.form = ChartView(form_chart((), ()), opens=True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._row.addWidget(self._results_below_title(), _RESULTS)
        section = Section(tr("Form", "one player"), self.form, head=LOW_HEAD)
        section.words.set_text(tr("mean place of the last 10 matches"))
        self._row.addWidget(section, _FORM)
        self.results.opened.connect(self._open_result)
        self.form.opened.connect(self._open_form)
        self.results.table_wanted.connect(lambda: self.table_wanted.emit(self.results.chart))
        self.form.table_wanted.connect(lambda: self.table_wanted.emit(self.form.chart))

    def _results_below_title(self) -> QWidget:
        """Returns the chart with its title in the row of its heads."""
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        title = Label(tr("Results"), size=20, serif=True)
        title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout()
        column.setContentsMargins(0, 4, 0, 0)
        column.addWidget(self.results)
        column.addStretch(1)
        grid.addLayout(column, 0, 0)
        grid.addWidget(title, 0, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return holder

    def set_direction(self, direction: QBoxLayout.Direction) -> None:
        """Lays both beside or below each other."""
        self._row.setDirection(direction)

    def show_figures(self, figures: PlayerFigures) -> None:
        """Shows the figures of a player."""
        self._systems = tuple(system for system in figures.systems if system.matches)
        self._names = system_names(self._systems)
        self.results.set_chart(results_chart(self._systems, self._names), self._note())
        self.form.set_chart(form_chart(self._systems, self._names))

    def _note(self) -> str:
        if not self._systems:
            return ""
        if len(self._systems) == 1:
            return tr("Results in {unit}.").format(unit=unit_name(self._systems[0]))
        return tr("Each system in its own unit; they are never added up.")

    def _open_result(self, row: int, at: int) -> None:
        system, name = self._systems[row], self._names[row]
        places = self.results.chart.figures().heads[1:-2]
        if at < len(places):
            self.opened.emit(noted(name, places[at]), system.source(Figure.PLACE, at + 1))
        else:
            self.opened.emit(name, system.source(Figure.MATCHES))

    def _open_form(self, row: int, at: int) -> None:
        chart = self.form.chart
        assert isinstance(chart, LineChart)
        matches = form_places(self._systems[row], chart, at)
        self.opened.emit(noted(chart.lines[row].name, chart.columns[at]), matches)
