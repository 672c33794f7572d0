# SPDX-License-Identifier: MIT
"""The sections of a player's page: all rule systems, and the chosen one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from mahjong_desk.club.statistics import PlayerStatistics, Statistic, StatisticSource, SystemStatistics
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.players.charts import (
    VERSUS,
    NamedRate,
    form_chart,
    further_rates,
    matches_in_column,
    rates_chart,
    results_chart,
    system_names,
    usual_rates,
    versus_chart,
)
from mahjong_desk.ui.club.players.figure_lists import CountList, FavouriteYakuList, names_of_yaku, wins_text
from mahjong_desk.ui.club_data import Labelling
from mahjong_desk.ui.kit.charts.drawing import Chart
from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, Part, boxed, column, row, table
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.painting import register_for_theme, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.text.people import unit_name
from mahjong_desk.ui.text.phrases import hand_count

OpenFigure = Callable[[str, StatisticSource | Sequence[str]], None]
"""Opens the hands or matches behind a figure, given a heading and their source or ids."""
HEAD, LOW_HEAD = 42, 32
"""The height of a title row with and without a field."""


class TitledSection(QWidget):
    """A titled part."""

    def __init__(self, title: str, body: QWidget, *, head: int = HEAD) -> None:
        super().__init__()
        self.title = Label(title, size=20, serif=True)
        self.words = ElidedLabel(size=14, role="ink2")
        self.head = row(self.title, (self.words, 1), gap=8)
        self._head_box, self._head_height = boxed(self.head), head
        boxed(column(self._head_box, body, ..., gap=2), self)
        register_for_theme(self)

    def restyle(self) -> None:
        self._head_box.setFixedHeight(max(theme.px(self._head_height), theme.min_touch_size()))


_MIN_WIDTH_FOR_COLUMNS = 780
"""From this width on, at the normal text size, the sections are side by side."""
_RESULTS, _FORM = 500, 380
_GAP = 32


class AllSystemsSection(QWidget):
    """Shows the places and results in each system, and the form."""

    def __init__(self, open_figure: OpenFigure, show_table: Callable[[Chart], None]) -> None:
        super().__init__()
        self._open_figure = open_figure
        self._systems: tuple[SystemStatistics, ...] = ()
        self._names: tuple[str, ...] = ()
        self.results = ChartView(results_chart((), ()), opens=True)
        self.form = ChartView(form_chart((), ()), opens=True)
        section = TitledSection(tr("Form", "one player"), self.form, head=LOW_HEAD)
        section.words.set_text(tr("average place, last 10 matches"))
        parts = (self._results_below_title(), _RESULTS), (section, _FORM)
        boxed(column(ResponsiveRow(_MIN_WIDTH_FOR_COLUMNS, *parts, gap=_GAP, below=_GAP)), self)
        self.results.activated.connect(self._open_result)
        self.form.activated.connect(self._open_form)
        self.results.table_requested.connect(lambda: show_table(self.results.chart))
        self.form.table_requested.connect(lambda: show_table(self.form.chart))

    def _results_below_title(self) -> QWidget:
        """Returns the chart with its title in its header row."""
        grid = table(())
        title = Label(tr("Results"), size=20, serif=True)
        title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        grid.addLayout(column(self.results, ..., edges=(0, 4, 0, 0)), 0, 0)
        grid.addWidget(title, 0, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return boxed(grid)

    def show_figures(self, figures: PlayerStatistics) -> None:
        self._systems = tuple(system for system in figures.systems if system.matches)
        self._names = system_names(self._systems)
        self.results.set_chart(results_chart(self._systems, self._names), self._note())
        self.form.set_chart(form_chart(self._systems, self._names))
        self.setVisible(bool(self._systems))

    def _note(self) -> str:
        if not self._systems:
            return ""
        if len(self._systems) == 1:
            return tr("Results in {unit}.").format(unit=unit_name(self._systems[0].system))
        return tr("Each system in its own unit; units are never added together.")

    def _open_result(self, row: int, column: int) -> None:
        system, name = self._systems[row], self._names[row]
        places = self.results.chart.to_table().headers[1:-2]
        if column < len(places):
            self._open_figure(join_notes(name, places[column]), system.source(Statistic.PLACE, column + 1))
        else:
            self._open_figure(name, system.source(Statistic.MATCHES))

    def _open_form(self, row: int, column: int) -> None:
        chart = self.form.chart
        assert isinstance(chart, LineChart)
        matches = matches_in_column(self._systems, row, column)
        self._open_figure(join_notes(chart.lines[row].name, chart.column_names[column]), matches)


_OPPONENTS = 5
_ARROW = 56
"""The width of the arrow and the edges of a field."""
_COLUMN_GAP = 17
_COLUMNS = (296, 288, 270)


class SystemSection(QObject):
    """Shows a player's statistics in one rule system, and the head-to-head results."""

    chosen = Signal()

    def __init__(
        self, who: Labelling, public_who: Labelling, open_figure: OpenFigure, show_table: Callable[..., None]
    ) -> None:
        super().__init__()
        self._who, self._public_who, self._open_figure, self._show_table = who, public_who, open_figure, show_table
        self._figures: PlayerStatistics | None = None
        self._names: tuple[str, ...] = ()
        self.chooser = QComboBox()
        self.chooser.setAccessibleName(tr("Rule system"))
        self.chooser.activated.connect(lambda _index: self._choose())
        self.rates = ChartView(rates_chart("", ()), opens=True)
        self.further = ChartView(rates_chart("", ()), opens=True)
        self.versus = ChartView(versus_chart("", (), who), opens=True)
        self.yaku = FavouriteYakuList()
        self.counts = CountList()
        self.all_opponents = LinkButton("", size=14)
        self._rates_section = TitledSection(tr("Statistics", "how often"), self.rates)
        self.chooser.setFixedHeight(theme.px(HEAD))
        self._rates_section.head.insertWidget(1, self.chooser)
        self._versus_section = TitledSection(tr("Head to head"), self.versus)
        self._versus_section.head.addWidget(self.all_opponents)
        self._yaku_section = TitledSection(tr("Favourite yaku"), self.yaku)
        self._further_section = TitledSection(tr("More statistics"), self.further)
        self._counts_section = TitledSection(tr("Averages and counts"), self.counts)
        self.charts = _in_columns(self._rates_section, self._versus_section, self._yaku_section)
        self.more = _in_columns(self._further_section, self._counts_section)
        self._connect()

    def _connect(self) -> None:
        self.rates.activated.connect(lambda row, _at: self._open_rate(usual_rates, row))
        self.further.activated.connect(lambda row, _at: self._open_rate(further_rates, row))
        self.versus.activated.connect(self._open_versus)
        self.yaku.activated.connect(self._open_yaku)
        self.counts.activated.connect(self._open)
        self.all_opponents.clicked.connect(self._show_all_opponents)
        self.versus.table_requested.connect(self._show_all_opponents)
        for view in (self.rates, self.further):
            view.table_requested.connect(lambda view=view: self._show_table(view.chart))

    @property
    def system(self) -> SystemStatistics | None:
        index = self.chooser.currentIndex()
        return self._figures.systems[index] if self._figures is not None and index >= 0 else None

    @property
    def system_name(self) -> str:
        return self.chooser.currentText()

    def show_figures(self, figures: PlayerStatistics, *, keep: bool) -> None:
        previous = self.system if keep else None
        self._figures = figures
        self._names = system_names(figures.systems)
        self.chooser.clear()
        self.chooser.addItems(self._names)
        widest = max((text_width(self.chooser.font(), name) for name in self._names), default=0.0)
        self.chooser.setMinimumWidth(round(widest) + theme.px(_ARROW))
        kinds = [(system.system, system.players) for system in figures.systems]
        kind = (previous.system, previous.players) if previous is not None else None
        self.chooser.setCurrentIndex(kinds.index(kind) if kind in kinds else 0)
        self.chooser.setVisible(len(kinds) > 1)
        self._show_versus(figures)
        self._show_system()

    def _choose(self) -> None:
        self._show_system()
        self.chosen.emit()

    def _show_system(self) -> None:
        system = self.system
        if system is None:
            return
        name = self.system_name
        title = tr("Statistics in {system}").format(system=name)
        self._rates_section.title.setText(tr("Statistics", "how often") if len(self._names) > 1 else title)
        hands = hand_count(system.tally.hands)
        # There is no room for the number of hands beside the field.
        self._rates_section.words.set_text("" if len(self._names) > 1 else hands)
        self.rates.set_chart(rates_chart(title, usual_rates(system)), hands if len(self._names) > 1 else "")
        more = tr("More statistics in {system}").format(system=name)
        self.further.set_chart(rates_chart(more, further_rates(system)))
        self._yaku_section.words.set_text(wins_text(system.tally.wins))
        self._further_section.words.set_text(name)
        self._counts_section.words.set_text(name)
        self.yaku.show_system(system)
        self.counts.show_system(system)
        self._yaku_section.setVisible(bool(system.yaku))

    def _show_versus(self, figures: PlayerStatistics) -> None:
        opponents = figures.head_to_head
        self._versus_section.setVisible(bool(opponents))
        self.versus.set_chart(versus_chart(figures.person, opponents[:_OPPONENTS], self._who))
        more = len(opponents) > _OPPONENTS
        self.all_opponents.setVisible(more)
        self._versus_section.words.set_text("" if more else tr("who finished higher"))
        self.all_opponents.setText(tr("All {count}…").format(count=format_number(len(opponents))))

    # Opening figures

    def _open_rate(self, rates: Callable[[SystemStatistics], tuple[NamedRate, ...]], row: int) -> None:
        system = self.system
        if system is not None:
            rate = rates(system)[row]
            self._open(rate.name, rate.figure)

    def _open(self, name: str, counted: Statistic, detail: str | None = None) -> None:
        system = self.system
        if system is not None:
            self._open_figure(join_notes(name, self.system_name), system.source(counted, detail))

    def _open_versus(self, row: int, column: int) -> None:
        assert self._figures is not None
        opponent = self._figures.head_to_head[row]
        headers = self.versus.chart.to_table().headers[1:]
        self._open_figure(
            join_notes(f"{self._who(opponent.person).name}", headers[column]),
            StatisticSource(VERSUS[column], detail=opponent.person),
        )

    def _open_yaku(self, yaku: str) -> None:
        system = self.system
        if system is not None:
            self._open(names_of_yaku(system, yaku)[0], Statistic.YAKU, yaku)

    def _show_all_opponents(self) -> None:
        figures = self._figures
        assert figures is not None
        whos = self._who, self._public_who
        self._show_table(*(versus_chart(figures.person, figures.head_to_head, who) for who in whos))


def _in_columns(first: TitledSection, *others: TitledSection) -> ResponsiveRow:
    """Arranges sections in columns, separated by hairlines."""
    parts: list[Part] = [(first, _COLUMNS[0])]
    for width, section in zip(_COLUMNS[1:], others, strict=False):
        parts += [Hairline(upright=True), (section, width)]
    return ResponsiveRow(_MIN_WIDTH_FOR_COLUMNS, *parts, gap=_COLUMN_GAP, below=_COLUMN_GAP)
