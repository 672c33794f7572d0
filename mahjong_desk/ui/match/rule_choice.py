# SPDX-License-Identifier: MIT
"""The choice of the rules for a match: rule system, rule set, single rules."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import zip_longest
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from mahjong_desk.ledger.books import HouseRules
from mahjong_desk.rules.model.options import Option, OptionValue, group_options, read_options
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.house_rules.inline_prompt import PromptRow, ask_to_save
from mahjong_desk.ui.house_rules_store import (
    DEFAULT_RULES_ID,
    HouseRulesStore,
    default_rules,
    is_preset,
    preset_rules,
    rules_options,
    rules_problems,
)
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NumberBox, SearchField
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Hairline, ScrollPane, boxed, clear, column, fill, row
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, join_notes, with_heading
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.phrases import capitalise, day_text, localise, sentences
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import option_value, short_ruleset


class OptionRow(QWidget):
    """One option: its name, its meaning, and its choices or number.

    ``base`` is the value in the rule set, shown while another one is chosen.
    """

    chosen = Signal()

    def __init__(self, option: Option, value: OptionValue, base: OptionValue) -> None:
        super().__init__()
        self.option, self._base = option, base
        name = localise(option.name)
        self.difference = Label(size=14, role="brass_text")
        header = row(Label(capitalise(name), bold=True), ..., self.difference, gap=theme.px(12))
        choices = [(choice.value, localise(choice.name)) for choice in option.choices]
        self.chips = ChipGroup("", name=name, choices=choices, chosen=value)
        self.chips.chosen.connect(self._on_changed)
        lines = column(Hairline(), gap=theme.px(3), edges=(0, 0, 0, theme.px(10)))
        lines.addSpacing(theme.px(5))
        fill(lines, header, Label(localise(option.description), size=14, role="ink3", wrap=True), self.chips)
        self.setLayout(lines)
        self.number: NumberBox | None = None
        if (span := option.number_range) is not None:
            self.chips.hide()
            self.number = NumberBox(name, range(span[0], span[-1] + 1, span.step), int(value), width=120)
            self.number.valueChanged.connect(self._on_changed)
            self.number.editingFinished.connect(self._round_number)
            bounds = tr("{least} to {most}").format(least=format_number(span[0]), most=format_number(span[-1]))
            lines.addLayout(row(self.number, Label(bounds, size=14, role="ink3"), ..., gap=theme.px(10)))
        self._show_difference()

    @property
    def value(self) -> OptionValue:
        """The chosen value; for a number, the allowed value nearest to the typed one."""
        if self.number is None or self.option.number_range is None:
            return cast(OptionValue, self.chips.value())
        typed = self.number.value()
        return min(self.option.number_range, key=lambda number: abs(number - typed))

    def set_base(self, base: OptionValue) -> None:
        self._base = base
        self._show_difference()

    def _round_number(self) -> None:
        if self.number is not None:
            self.number.setValue(int(self.value))

    def _on_changed(self) -> None:
        self._show_difference()
        self.chosen.emit()

    @property
    def differs(self) -> bool:
        """Whether the value is not ``base``."""
        return self.value != self._base

    def matches_search(self, words: str) -> bool:
        """Returns whether its subject, name, meaning or choices contain all words."""
        option = self.option
        texts = [option.group, option.name, option.description, *(choice.name for choice in option.choices)]
        text = " ".join((option.id, *map(localise, texts))).casefold()
        return all(word in text for word in words.casefold().split())

    def _show_difference(self) -> None:
        usual = option_value(self.option, self._base)
        self.difference.setText(tr("changed; rule set: {choice}").format(choice=usual) if self.differs else "")


class OptionForm(QWidget):
    """All options of a ruleset by subject, the changed ones first, with a search.

    Attributes:
        rows: A row for each option, in the order of the ruleset.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[OptionRow, ...] = ()
        self._sections: list[tuple[Label, list[OptionRow]]] = []
        self.search = SearchField()
        self.search.setPlaceholderText(tr("Search options"))
        self.search.setAccessibleName(tr("Search options"))
        self.search.textChanged.connect(self._filter)
        self._no_match_label = Label(tr("No matching options"), role="ink2", wrap=True)
        self._column = column()
        self.setLayout(column(self.search, self._no_match_label, (self._column, 1), gap=theme.px(8)))

    def show_options(
        self, ruleset: Ruleset, values: Mapping[str, OptionValue], base: Mapping[str, OptionValue]
    ) -> None:
        """Shows the options of a ruleset, and marks differences from ``base``."""
        clear(self._column)
        rows = {option.id: OptionRow(option, values[option.id], base[option.id]) for option in ruleset.options}
        self.rows = tuple(rows.values())
        for option_row in self.rows:
            option_row.chosen.connect(self.changed)
        differing = tuple(option_row.option for option_row in self.rows if option_row.differs)
        sections = [(tr("Changed"), differing)] if differing else []
        others = group_options(option for option in ruleset.options if option not in differing)
        sections += [(localise(names), options) for names, options in others]
        self._sections = []
        for title, options in sections:
            heading = Label(title, size=18, serif=True)
            heading.setContentsMargins(0, theme.px(10), 0, theme.px(2))
            section = [rows[option.id] for option in options]
            fill(self._column, heading, *section)
            self._sections.append((heading, section))
        self._column.addStretch(1)
        self.search.clear()
        self._filter("")

    def _filter(self, words: str) -> None:
        """Shows only the options that contain these words."""
        for heading, rows in self._sections:
            for option_row in rows:
                option_row.setVisible(option_row.matches_search(words))
            heading.setVisible(not all(option_row.isHidden() for option_row in rows))
        self._no_match_label.setVisible(all(heading.isHidden() for heading, _rows in self._sections))

    def values(self) -> dict[str, OptionValue]:
        return {option_row.option.id: option_row.value for option_row in self.rows}


_MIN_ROW_HEIGHT = 32


def _short_value(option: Option, value: OptionValue) -> str:
    """Returns a number in digits, and any other value as its name."""
    is_number = type(value) is int and (value != 0 or option.number_range is not None)
    return format_number(int(value)) if is_number else localise(option.choice(value).name)


def _highlights(ruleset: Ruleset, values: Mapping[str, OptionValue]) -> list[tuple[str, str]]:
    """Returns heading and value of each highlight; some headings are empty."""
    options = {option.id: option for option in ruleset.options}
    return [
        (
            localise(highlight.heading) if highlight.heading is not None else "",
            " / ".join(_short_value(options[option_id], values[option_id]) for option_id in highlight.options),
        )
        for highlight in ruleset.highlights
    ]


def _row_layout(name: QWidget, cells: Sequence[Label]) -> QHBoxLayout:
    for cell in cells[:-1]:
        cell.setAlignment(RIGHT)
    return row((name, 1), *cells, gap=theme.px(18), edges=(theme.px(14), 0, 0, 0))


class RuleSetRow(ContentButton):
    """A rule set with highlights and a note; ``refused`` is why it is disabled."""

    accessible_role = "RadioButton"

    def __init__(self, rules: HouseRules, highlights: Sequence[tuple[str, str]], note: str, refused: str) -> None:
        self.rules = rules
        headed = [(heading, value) for heading, value in highlights if heading]
        self.cells = [*(Label(value) for _heading, value in headed), Label(note, size=14, role="ink2")]
        super().__init__(_row_layout(ElidedLabel(rules.name, bold=True), self.cells), line=True)
        self.setCheckable(True)
        self.setEnabled(not refused)
        self.setToolTip(refused or rules.name)
        self.setAccessibleName(rules.name)
        self.setAccessibleDescription(join_clauses(*(with_heading(*highlight) for highlight in headed), note))

    def restyle(self) -> None:
        self.setMinimumHeight(max(theme.px(_MIN_ROW_HEIGHT), theme.min_touch_size()))


class RuleChoice(QWidget):
    """A choice of rule systems, and the rule sets and rules of the chosen one."""

    changed = Signal()
    ruleset_chosen = Signal()

    def __init__(self, store: HouseRulesStore) -> None:
        super().__init__()
        self._store = store
        self.ruleset = all_rulesets()[0]
        self._values: dict[str, OptionValue] = {}
        self._left: dict[str, tuple[dict[str, OptionValue], str]] = {}
        """The options and the rule set of each system that was chosen before."""
        self._last_chosen_id = DEFAULT_RULES_ID
        self.rows: list[RuleSetRow] = []
        systems = [(ruleset.id, short_ruleset(ruleset)) for ruleset in all_rulesets()]
        self.systems = ChipGroup("", name=tr("Rules"), choices=systems)
        self.systems.chosen.connect(self._choose_system)
        self._row_column, self._arrows = column(), ArrowKeys(self)
        self.open_link = LinkButton("", on_click=self.open_options)
        self.save_link = LinkButton(tr("Save as…"), on_click=self._save)
        self.back_link = LinkButton(tr("Back to the rule sets"), on_click=self.close_options)
        self.prompt = PromptRow(boxed(row(self.back_link, self.save_link, ..., gap=theme.px(20))))
        self.options = OptionForm()
        self.options.changed.connect(self._change_options)
        self._stack = QStackedWidget()
        # The list gets all the height that it needs; only the rest is left empty below the link.
        sets = (ScrollPane(boxed(self._row_column), tr("Rules")), 1000), row(self.open_link, ...), ...
        self._stack.addWidget(boxed(column(*sets, gap=theme.px(4))))
        self._stack.addWidget(boxed(column(self.prompt, (ScrollPane(self.options, tr("Rules")), 1), gap=theme.px(4))))
        self.setLayout(column(self.systems, (self._stack, 1), gap=theme.px(8)))
        store.changed.connect(self._list_rule_sets)

    def show_rules(self, ruleset: Ruleset, options: Mapping[str, OptionValue], name: str = "") -> None:
        """Shows the rule sets of a system, and chooses the one nearest to the options.

        If several are equally near, the one called ``name`` is preferred.
        """
        self.ruleset = ruleset
        self._values = read_options(ruleset.options, options)
        self.systems.choose(ruleset.id)
        self._stack.setCurrentIndex(0)
        if self.prompt.is_asking:
            self.prompt.cancel()
        self._list_rule_sets()
        usable = [rule_set.rules for rule_set in self.rows if rule_set.isEnabled()]
        nearest = min(usable, key=lambda rules: (len(self._differing(rules)), rules.name != name))
        self._last_chosen_id = nearest.id
        self._show()

    def values(self) -> dict[str, OptionValue]:
        return dict(self._values)

    def name(self) -> str:
        """Returns the name of the current rule set; empty for the default or none."""
        current = self._current()
        return current.name if current is not None and current.id != DEFAULT_RULES_ID else ""

    def summary(self) -> str:
        """Describes the rules in rich text, with differences from the rule set in bold."""
        base = self._chosen().rules
        texts = [" ".join(highlight).strip() for highlight in _highlights(self.ruleset, self._values)]
        bold = [
            with_heading(capitalise(localise(option.name)), option_value(option, self._values[option.id]))
            for option in self._differing(base)
        ]
        system = short_ruleset(self.ruleset)
        default = tr("{ruleset}, default rules").format(ruleset=system)
        title = default if base.id == DEFAULT_RULES_ID else join_notes(system, base.name)
        parts = [escape(capitalise(join_notes(*texts))), *([f"<b>{escape(join_clauses(*bold))}</b>"] if bold else [])]
        return f"<b>{escape(title)}</b><br>{join_clauses(*parts)}"

    def open_options(self) -> None:
        """Shows the single rules instead of the rule sets."""
        usual = rules_options(self._chosen().rules, self.ruleset)
        self.options.show_options(self.ruleset, self._values, usual)
        self._stack.setCurrentIndex(1)
        self.options.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_options(self) -> None:
        """Shows the rule sets again."""
        self._stack.setCurrentIndex(0)
        self.open_link.setFocus(Qt.FocusReason.OtherFocusReason)

    def _list_rule_sets(self) -> None:
        """Lists the default rules, the presets and the house rules."""
        ruleset = self.ruleset
        outcome = attempt(lambda: self._store.offered_rules(ruleset))
        if outcome.error_text:
            self.prompt.show_error(outcome.error_text)
        clear(self._row_column)
        shipped = [tr("as on the rules page"), *(localise(preset.note) for preset in ruleset.presets)]
        self.rows = []
        for rules, note in zip_longest(outcome.result or (default_rules(ruleset), *preset_rules(ruleset)), shipped):
            own_note = tr("your own, {date}").format(date=day_text(rules.changed_at))
            self.rows.append(self._make_row(rules, note or own_note))
        headings = [localise(highlight.heading) for highlight in ruleset.highlights if highlight.heading is not None]
        titles = [Label(heading, size=14, role="ink3") for heading in (tr("Rule set"), *headings, tr("also"))]
        fill(self._row_column, boxed(_row_layout(titles[0], titles[1:])), Hairline(), *self.rows)
        for cells in zip(titles[1:], *(rule_set.cells for rule_set in self.rows), strict=True):
            width = max(cell.sizeHint().width() for cell in cells)
            for cell in cells:
                cell.setFixedWidth(width)
        self._show()

    def _make_row(self, rules: HouseRules, note: str) -> RuleSetRow:
        refused = sentences(*(refusal_text(fault) for fault in rules_problems(rules)))
        highlights = _highlights(self.ruleset, self._values if refused else rules_options(rules, self.ruleset))
        rule_set = RuleSetRow(rules, [(head, "" if refused else value) for head, value in highlights], note, refused)
        rule_set.clicked.connect(lambda _checked=False: self._choose(rules))
        return rule_set

    def _differing(self, rules: HouseRules) -> list[Option]:
        """Returns the options whose values differ from those of a rule set."""
        usual = rules_options(rules, self.ruleset)
        return [option for option in self.ruleset.options if self._values[option.id] != usual[option.id]]

    def _current(self) -> HouseRules | None:
        """Returns the rule set with the current options, preferably the last chosen."""
        fitting = [
            rule_set.rules for rule_set in self.rows if rule_set.isEnabled() and not self._differing(rule_set.rules)
        ]
        return next((rules for rules in fitting if rules.id == self._last_chosen_id), next(iter(fitting), None))

    def _chosen(self) -> RuleSetRow:
        """Returns the row of the current rule set, or else of the one chosen last."""
        current = self._current()
        rules_id = self._last_chosen_id if current is None else current.id
        return next((rule_set for rule_set in self.rows if rule_set.rules.id == rules_id), self.rows[0])

    def _show(self) -> None:
        chosen = self._chosen()
        for rule_set in self.rows:
            rule_set.setChecked(rule_set is chosen)
        self._arrows.serve([rule_set for rule_set in self.rows if rule_set.isEnabled()], stop=chosen)
        self.open_link.setText(tr("Change single rules… ({count})").format(count=len(self.ruleset.options)))
        self.save_link.setVisible(self._current() is None)
        self.changed.emit()

    def _choose_system(self, ruleset: str) -> None:
        self._left[self.ruleset.id] = self._values, self.name()
        self.show_rules(get_ruleset(ruleset), *self._left.get(ruleset, ({}, "")))
        self.ruleset_chosen.emit()

    def _choose(self, rules: HouseRules) -> None:
        self._last_chosen_id, self._values = rules.id, rules_options(rules, self.ruleset)
        self._show()

    def _change_options(self) -> None:
        self._values = self.options.values()
        self._show()

    def _save(self) -> None:
        base = self._chosen().rules
        house_rules = base if base.id != DEFAULT_RULES_ID and not is_preset(base) else None
        ask_to_save(self.prompt, self._store, self.ruleset, self.values, house_rules, self._saved)

    def _saved(self, rules: HouseRules) -> None:
        self._last_chosen_id = rules.id
        usual = rules_options(rules, self.ruleset)
        for option_row in self.options.rows:
            option_row.set_base(usual[option_row.option.id])
        self._list_rule_sets()
