# SPDX-License-Identifier: MIT
"""The sheet that changes the rule of the standings, with a preview."""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.standings.rule import (
    ANY_TIME,
    MAX_COUNT,
    STANDINGS,
    CountedEvenings,
    ScoringMethod,
    StandingsRule,
    TieBreak,
    last_undoable_act,
    parse_points,
    set_rating_act,
    set_rule_act,
    undo_act,
)
from mahjong_desk.club.standings.standings import Standings, StandingsRow
from mahjong_desk.journal.acts import JsonObject, now
from mahjong_desk.ledger.books import Rates
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.board_data import StandingsData
from mahjong_desk.ui.club.standings.standings_text import (
    PeriodChoice,
    excluded_text,
    scoring_method_text,
    tie_break_text,
    total_text,
)
from mahjong_desk.ui.club_data import Labelling
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import Field, NumberBox
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Hairline, boxed, clear, column, row, table
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import join_sentences_with_stops
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.sessions.rates_sheet import RateField
from mahjong_desk.ui.text.people import short_system_name

_T = TypeVar("_T")
_WIDTH, _MIN_WIDTH_FOR_COLUMNS, _MAX_PREVIEW_ROWS, _MAX_UNIT_LENGTH = 1080, 780, 12, 20


class RuleForm(QWidget):
    """The fields of a rule."""

    changed = Signal()

    def __init__(self, rule: StandingsRule, systems: Sequence[str]) -> None:
        super().__init__()
        self._rule, self._played, self._order = rule, tuple(systems), list(rule.tie_breaks)
        methods = {method: scoring_method_text(method) for method in ScoringMethod}
        self.method = _chips(tr("Rank by"), methods, rule.method, above=False)
        self.points = {
            size: Field(label, text=" ".join(map("{:f}".format, rule.points.get(size, ()))), reserve_error_line=False)
            for size, label in ((4, tr("Four-player tables")), (3, tr("Three at a table")), (2, tr("Two at a table")))
        }
        systems_chosen = [key for key in self._played if rule.includes(key)]
        names = {key: short_system_name(key, self._played) for key in self._played}
        self.systems = _chips(tr("Rule systems that count"), names, *systems_chosen, exclusive=False)
        self.systems.setVisible(len(names) > len(systems_chosen) or len(names) > 1)
        unit = tr("Club &unit (e.g. yen or club points)")
        self.unit = Field(unit, text=rule.rates.unit, reserve_error_line=False)
        self.unit.edit.setMaxLength(_MAX_UNIT_LENGTH)
        self.rates = {key: RateField(name, rule.rates.factors.get(key)) for key, name in names.items()}
        countings = {
            CountedEvenings.ALL: tr("All"),
            CountedEvenings.BEST: tr("The best"),
            CountedEvenings.DROP_WORST: tr("All but the worst"),
        }
        self.counting = _chips(tr("Evenings that count"), countings, rule.counting, above=False)
        self.number = NumberBox(tr("How many evenings"), range(1, MAX_COUNT + 1), max(1, rule.counted_number), width=90)
        self.minimum = NumberBox(tr("Minimum matches to be ranked"), range(0, MAX_COUNT + 1), rule.minimum, width=90)
        tie_breaks = {tie_break: tie_break_text([tie_break]) for tie_break in TieBreak}
        self.tie_breaks = _chips(tr("Tie-breakers"), tie_breaks, *rule.tie_breaks, exclusive=False)
        self._tie_break_note = Label(size=14, role="ink2", wrap=True)
        self._places, self._results = QWidget(), QWidget()
        gap = theme.px(8)
        boxed(row(*((field, 1) for field in self.points.values()), gap=gap), self._places)
        rates = row(*((field, 1) for field in self.rates.values()), gap=gap)
        boxed(column(self.unit, rates, gap=gap), self._results)
        evenings = row((self.counting, 1), self.number, gap=theme.px(10))
        label = Label(self.minimum.accessibleName(), role="ink2", wrap=True)
        minimum_row = row((label, 1), self.minimum, gap=theme.px(10))
        scoring = self.method, self._places, self.systems, self._results
        boxed(column(*scoring, evenings, minimum_row, self.tie_breaks, self._tie_break_note, ..., gap=gap), self)
        self.systems.toggled.connect(self._toggle_system)
        self.tie_breaks.toggled.connect(self._toggle_tie_break)
        for chips in (self.method, self.counting):
            chips.chosen.connect(lambda _chosen: self._on_change())
        for field in (*self.points.values(), self.unit, *self.rates.values()):
            field.changed.connect(lambda _text: self._on_change())
        for box in (self.number, self.minimum):
            box.valueChanged.connect(lambda _number: self._on_change())
        self._on_change()

    def _toggle_system(self, key: str, on: bool) -> None:
        if not on and not self.systems.values():
            # At least one system must count.
            self.systems.set_chosen([key])
        self._on_change()

    def _toggle_tie_break(self, tie_break: TieBreak, on: bool) -> None:
        self._order = [other for other in self._order if other is not tie_break] + ([tie_break] if on else [])
        self._on_change()

    def _on_change(self) -> None:
        by_places, chosen = self.method.value() is ScoringMethod.PLACES, self._chosen()
        self._places.setVisible(by_places)
        adds_results = not by_places or TieBreak.RESULT in self._order
        # A single system needs no rate; saved rates stay visible.
        self._results.setVisible(adds_results and (len(chosen) > 1 or bool(self._rule.rates.factors)))
        for key, field in self.rates.items():
            field.setVisible(key in chosen)
        self.number.setEnabled(self.counting.value() is not CountedEvenings.ALL)
        in_order = tr("In this order: {levels}. Players still tied share the place.")
        by_nothing = tr("None: tied players share the place.")
        self._tie_break_note.setText(in_order.format(levels=tie_break_text(self._order)) if self._order else by_nothing)
        self.changed.emit()

    def _chosen(self) -> list[str]:
        return [str(key) for key in self.systems.values()]

    def rule(self) -> StandingsRule | None:
        """Returns the rule, or shows the errors beside the fields and returns None."""
        points = {size: self._read_points(size, field) for size, field in self.points.items()}
        factors = {key: field.factor() for key, field in self.rates.items()}
        if any(field.error and field.isVisibleTo(self) for field in (*self.points.values(), *self.rates.values())):
            return None
        # Rates are kept for systems without matches in this period, and for hidden fields with errors.
        kept = {
            key: factor
            for key, factor in self._rule.rates.factors.items()
            if key not in factors or self.rates[key].error
        }
        entered = {key: factor for key, factor in factors.items() if factor is not None}
        counting = CountedEvenings(self.counting.value())
        return StandingsRule(
            ScoringMethod(self.method.value()),
            {**self._rule.points, **{size: numbers for size, numbers in points.items() if len(numbers) == size}},
            counting,
            self.number.value() if counting is not CountedEvenings.ALL else 0,
            self.minimum.value(),
            tuple(self._order),
            self._chosen_systems(),
            Rates(self.unit.text().strip(), {**kept, **entered}),
        )

    def _chosen_systems(self) -> tuple[str, ...]:
        chosen, previous = self._chosen(), set(self._rule.systems)
        if set(chosen) == set(self._played):
            # If all played systems are chosen, future ones count too, unless the rule excluded some before.
            return self._rule.systems if previous and set(chosen) <= previous else ()
        return (*chosen, *(key for key in self._rule.systems if key not in self._played))

    def _read_points(self, size: int, field: Field) -> tuple[Decimal, ...]:
        try:
            points = tuple(map(parse_points, field.text().split()))
        except ValueError:
            points = ()
        field.set_error("" if len(points) == size else trn("{n} number", "{n} numbers, separated by spaces", size))
        return points


def _chips(label: str, choices: Mapping[_T, str], *chosen: _T, exclusive: bool = True, above: bool = True) -> ChipGroup:
    chips = ChipGroup(label, label_above=above, exclusive=exclusive, choices=tuple(choices.items()))
    chips.set_chosen(chosen)
    return chips


class RuleChangePreview(QWidget):
    """The standings by the edited rule, compared with the current ones."""

    def __init__(self, current: Standings, naming: Labelling) -> None:
        super().__init__()
        self._naming = naming
        self.texts: tuple[str, ...] = ()
        self._current_places = {line.person: line.place for line in current.rows}
        self._grid = table((), wide=1, gaps=(theme.px(10), theme.px(4)))
        self._notice = Label(size=14, role="ink2", wrap=True)
        title = Label(tr("Preview"), size=18, serif=True)
        boxed(column(title, Hairline(), self._grid, self._notice, ..., gap=theme.px(8)), self)

    def show_standings(self, standings: Standings) -> None:
        """Shows the standings by the edited rule."""
        clear(self._grid)
        lines = [self._line(line, standings.rule) for line in standings.rows[:_MAX_PREVIEW_ROWS]]
        self.texts = tuple(" ".join(filter(None, line)) for line in lines)
        for grid_row, (place, name, before, total) in enumerate(lines):
            self._grid.addWidget(Label(place, serif=True, role="ink2"), grid_row, 0)
            self._grid.addWidget(ElidedLabel(name, bold=True), grid_row, 1)
            self._grid.addWidget(Label(before, size=14, role="ink3"), grid_row, 2, RIGHT)
            self._grid.addWidget(Label(total, bold=True), grid_row, 3, RIGHT)
        more = len(standings.rows) - len(lines)
        notices = (
            trn("and {n} more", "and {n} more", more, "people") if more > 0 else "",
            tr("No matches in this period") if not standings.rows else "",
            excluded_text(standings),
        )
        self._notice.setText(join_sentences_with_stops(*notices))

    def _line(self, line: StandingsRow, rule: StandingsRule) -> tuple[str, str, str, str]:
        before = self._current_places.get(line.person)
        current = tr("now {place}").format(place=before) if before not in (None, line.place) else ""
        return str(line.place or "–"), str(self._naming(line.person).name), current, total_text(line.total, rule)


class RuleSheet(Sheet):
    """Changes the rule of the displayed season, or the general one."""

    saved = Signal()

    def __init__(
        self,
        desk: Desk,
        club: StandingsData,
        choice: PeriodChoice,
        systems: Sequence[str],
        compute: Callable[[StandingsRule], Standings],
        window: Navigator,
    ) -> None:
        super().__init__(tr("Standings rule"), window, width=_WIDTH)
        self._desk, self._club, self._season, self._compute = desk, club, choice.season, compute
        self._rule = club.settings.rule(choice.season)
        for_season = tr("This rule applies only to {season}.").format(season=choice.title)
        for_all = tr("This rule applies to every period without its own rule.")
        self.add_widget(Label(for_season if choice.season != ANY_TIME else for_all, role="ink2", wrap=True))
        self.form = RuleForm(self._rule, systems)
        rating = {True: tr("A skill rating")}
        self.rating = _chips(
            tr("Beside the points"), rating, club.settings.rating_enabled, exclusive=False, above=False
        )
        self.preview = RuleChangePreview(compute(self._rule), club.named)
        left = column(self.form, self.rating, gap=theme.px(12))
        self.body.addWidget(ResponsiveRow(_MIN_WIDTH_FOR_COLUMNS, (left, 3), (self.preview, 2), gap=32, below=32), 1)
        last = last_undoable_act(club.about_standings)
        if last is not None:
            undo = tr("&Undo last change")
            self.undo_button = self.add_button(undo, lambda: self._write([undo_act(last)]), icon="undo", left=True)
        self.add_button(tr("Cancel"), self.reject)
        self.save_button = self.add_main_button(tr("&Save rule"), self.save)
        self.form.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        rule = self.form.rule()
        if rule is not None:
            self.preview.show_standings(self._compute(rule))
        self.show_problem("")

    def save(self) -> None:
        """Saves the changes, and closes the sheet when they are on disk."""
        rule, rated = self.form.rule(), bool(self.rating.values())
        if rule is None:
            self.show_problem(tr("Check the marked fields."))
            return
        acts = [set_rule_act(rule, self._season)] if rule != self._rule else []
        self._write([*acts, set_rating_act(on=rated)] if rated != self._club.settings.rating_enabled else acts)

    def _write(self, acts: list[JsonObject]) -> None:
        fault = self._desk.do(lambda ledger: [ledger.club.add(STANDINGS, act, now()) for act in acts]).error_text
        if self.accept_if(not fault, fault):
            self.saved.emit()
