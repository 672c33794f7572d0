# SPDX-License-Identifier: MIT
"""A rule of standings, filled in."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from types import MappingProxyType

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.club.standings.rule import MOST, Counting, Level, Rule, Way, read_points
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.words import level_words, system_words, way_words
from mahjong_desk.ui.kit import ChipGroup, Field, NumberBox, Text
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.session.rate_field import RateField

_LONGEST_UNIT = 20


class RuleForm(QWidget):
    """Asks for everything that a rule says.

    Attributes:
        way: What the standings go by.
        points: The points for places, by how many sit at a table.
        systems: The rule systems that count.
        unit: What the club calls its unit.
        rates: The rates, by the key of the system.
        counting: Which evenings count.
        number: How many.
        minimum: How many matches somebody needs.
        levels: What decides between those who are level, in the order in which it was chosen.

    Signals:
        changed(): Something is other than before.
    """

    changed = Signal()

    def __init__(self, rule: Rule, systems: Sequence[str], parent: QWidget | None = None) -> None:
        """Makes the form.

        Args:
            rule: What stands in it.
            systems: The keys of the rule systems that were played.
            parent: The widget around it.
        """
        super().__init__(parent)
        self._rule, self._keys = rule, tuple(systems)
        self.way = ChipGroup(self.tr("The standings go by"), label_above=True)
        self.way.set_choices(tuple((way, way_words(way)) for way in Way))
        self.way.choose(rule.way)
        self._places, self._results = self._points_row(), self._rates_rows()
        self.counting = ChipGroup(self.tr("Evenings that count"), label_above=True)
        self.counting.set_choices(
            (
                (Counting.ALL, self.tr("All")),
                (Counting.BEST, self.tr("The best")),
                (Counting.WITHOUT_WORST, self.tr("All but the worst")),
            )
        )
        self.counting.choose(rule.counting)
        self.number = _box(max(1, rule.number), 1, self.tr("How many evenings"))
        self.minimum = _box(rule.minimum, 0, self.tr("Matches that somebody needs for a place"))
        self._order = list(rule.levels)
        self.levels = ChipGroup(self.tr("Who is level is parted by"), label_above=True, exclusive=False)
        self.levels.set_choices(tuple((level, level_words(level)) for level in Level))
        self.levels.set_chosen(rule.levels)
        self._levels_told = Text(size=14, role="ink2", wrap=True)
        self._systems()
        self._lay()
        self._connect()
        self._follow()

    def _points_row(self) -> QWidget:
        places = QWidget()
        row = QHBoxLayout(places)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(12))
        labels = {4: self.tr("Four at a table"), 3: self.tr("Three at a table"), 2: self.tr("Two at a table")}
        self.points: dict[int, Field] = {}
        for size, label in labels.items():
            text = " ".join(f"{points:f}" for points in self._rule.points.get(size, ()))
            self.points[size] = Field(label, text=text, keep_room=False)
            row.addWidget(self.points[size], 1)
        return places

    def _rates_rows(self) -> QWidget:
        rated = QWidget()
        column = QVBoxLayout(rated)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        rates = self._rule.rates
        self.unit = Field(self.tr("The club's &unit, such as yen or club points"), text=rates.unit, keep_room=False)
        self.unit.edit.setMaxLength(_LONGEST_UNIT)
        self.rates: dict[str, RateField] = {}
        row = QHBoxLayout()
        row.setSpacing(theme.px(12))
        for key in self._keys:
            self.rates[key] = RateField(system_words(key, self._keys), rates.factors.get(key))
            row.addWidget(self.rates[key], 1)
        column.addWidget(self.unit)
        column.addLayout(row)
        return rated

    def _systems(self) -> None:
        self.systems = ChipGroup(self.tr("Rule systems that count"), label_above=True, exclusive=False)
        self.systems.set_choices(tuple((key, system_words(key, self._keys)) for key in self._keys))
        self.systems.set_chosen([key for key in self._keys if self._rule.takes(key)])
        self.systems.setVisible(len(self._keys) > 1)

    def _lay(self) -> None:
        evenings = QHBoxLayout()
        evenings.setSpacing(theme.px(10))
        evenings.addWidget(self.counting, 1)
        evenings.addWidget(self.number)
        least = QHBoxLayout()
        least.setSpacing(theme.px(10))
        least.addWidget(Text(self.minimum.accessibleName(), role="ink2", wrap=True), 1)
        least.addWidget(self.minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(12))
        column.addWidget(self.way)
        column.addWidget(self._places)
        column.addWidget(self.systems)
        column.addWidget(self._results)
        column.addLayout(evenings)
        column.addLayout(least)
        column.addWidget(self.levels)
        column.addWidget(self._levels_told)
        column.addStretch(1)

    def _connect(self) -> None:
        self.way.chosen.connect(lambda _way: self._follow())
        self.systems.toggled.connect(self._turn_system)
        self.counting.chosen.connect(lambda _counting: self._follow())
        self.levels.toggled.connect(self._turn_level)
        for field in (*self.points.values(), self.unit, *self.rates.values()):
            field.changed.connect(lambda _text: self._follow())
        for box in (self.number, self.minimum):
            box.valueChanged.connect(lambda _number: self._follow())

    def _turn_system(self, key: str, on: bool) -> None:
        if not on and not self.systems.values():
            # Without any there would be nothing to reckon.
            self.systems.set_chosen([key])
        self._follow()

    def _turn_level(self, level: Level, on: bool) -> None:
        self._order = [other for other in self._order if other is not level] + ([level] if on else [])
        self._follow()

    def _follow(self) -> None:
        by_places = self.way.value() is Way.PLACES
        self._places.setVisible(by_places)
        # One system alone needs no rate; what was given is still seen.
        self._results.setVisible(not by_places and (len(self._chosen()) > 1 or bool(self._rule.rates.factors)))
        for key, field in self.rates.items():
            field.setVisible(key in self._chosen())
        self.number.setEnabled(self.counting.value() is not Counting.ALL)
        names = listed(level_words(level) for level in self._order)
        self._levels_told.setText(
            self.tr("In this order: {levels}. Who is level even then shares the place.").format(levels=names)
            if names
            else self.tr("By nothing: they share the place.")
        )
        self.changed.emit()

    def _chosen(self) -> list[str]:
        return [str(key) for key in self.systems.values()] if len(self._keys) > 1 else list(self._keys)

    # What was filled in

    def rule(self) -> Rule | None:
        """Returns the rule; None where something is wrong, which is said beside it."""
        points = {size: self._read_points(size, field) for size, field in self.points.items()}
        factors = {key: field.factor() for key, field in self.rates.items()}
        if any(field.error for field in (*self.points.values(), *self.rates.values())):
            return None
        # Systems that were not played in this time keep what was said of them.
        kept = {key: factor for key, factor in self._rule.rates.factors.items() if key not in factors}
        given = {key: factor for key, factor in factors.items() if factor is not None}
        way, counting = self.way.value(), self.counting.value()
        assert isinstance(way, Way)
        assert isinstance(counting, Counting)
        return Rule(
            way,
            MappingProxyType({size: brought for size, brought in points.items() if brought}),
            counting,
            self.number.value() if counting is not Counting.ALL else 0,
            self.minimum.value(),
            tuple(self._order),
            self._systems_meant(),
            Rates(self.unit.text().strip(), {**kept, **given}),
        )

    def _systems_meant(self) -> tuple[str, ...]:
        chosen = self._chosen()
        if set(chosen) == set(self._keys):
            # All that were played: also those that will be, unless others were left out before.
            return self._rule.systems if self._rule.systems and set(self._keys) <= set(self._rule.systems) else ()
        return tuple(chosen)

    def _read_points(self, size: int, field: Field) -> tuple[Decimal, ...]:
        field.set_error("")
        try:
            points = tuple(read_points(text) for text in field.text().split())
        except ValueError:
            points = ()
        if len(points) != size:
            field.set_error(self.tr("%n numbers, parted by blanks", None, size))
        return points


def _box(value: int, least: int, name: str) -> NumberBox:
    box = NumberBox()
    box.setRange(least, MOST)
    box.setValue(value)
    box.setAccessibleName(name)
    box.setFixedWidth(theme.px(90))
    return box
