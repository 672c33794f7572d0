# SPDX-License-Identifier: MIT
"""The choice of house rules for a new match, which can be saved, renamed and deleted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from mahjong_desk.ledger.books import HouseRules
from mahjong_desk.rules.model.options import OptionValue, read_options
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.house_rules.inline_prompt import PromptRow, ask_to_delete, ask_to_rename, ask_to_save
from mahjong_desk.ui.house_rules_store import HouseRulesKeeper, is_preset, options_of, presets_of, problems_of
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.phrases import sentences
from mahjong_desk.ui.text.refusals import refusal_text

_DEFAULT: Final = 0
_CUSTOM: Final = -1
"""List entries besides house rules, whose ids are positive, or −2 and below if they ship with the rule system."""


class HouseRulesBar(QWidget):
    """A list of the house rules of a rule system, with links to save, rename and delete them."""

    options_requested = Signal(object)

    def __init__(self, keeper: HouseRulesKeeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._ruleset: Ruleset | None = None
        self._known: tuple[HouseRules, ...] = ()
        self._options: dict[str, OptionValue] = {}
        self._base: int = _DEFAULT
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("House rules"))
        self.choice.setMinimumWidth(theme.px(120))
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.activated.connect(self._chosen)
        self.choice.installEventFilter(self)
        links = FlowBox(gap=theme.px(16))
        self.save_link = LinkButton(tr("Save as…"), size=14)
        self.rename_link = LinkButton(tr("Rename…"), size=14)
        self.delete_link = LinkButton(tr("Delete…"), size=14)
        actions = (self.save_link, self._save), (self.rename_link, self._rename), (self.delete_link, self._delete)
        for link, action in actions:
            link.clicked.connect(action)
            links.add_widget(link)
        line = row(Label(tr("House rules"), role="ink2"), (self.choice, 1), gap=theme.px(12))
        self.row = PromptRow(boxed(column(line, links)), self)
        self.setLayout(column(self.row))
        keeper.changed.connect(self._read)

    def show_ruleset(self, ruleset: Ruleset, options: Mapping[str, OptionValue], name: str = "") -> None:
        """Shows the house rules of a rule system, and selects those with these options, if possible ``name``."""
        self._ruleset = ruleset
        self._base = _DEFAULT
        self._options = read_options(ruleset.options, options)
        self._read()
        named = next((rules for rules in self._known if rules.name == name), None)
        if named is not None and self._fits(named):
            self._base = named.id
            self._fill()

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Selects the house rules with these options, if any."""
        if self._ruleset is not None:
            self._options = read_options(self._ruleset.options, options)
            self._fill()

    def name(self) -> str:
        """Returns the name of the current house rules, or an empty text."""
        rules = self._current()
        return rules.name if rules is not None else ""

    def _read(self) -> None:
        if (ruleset := self._ruleset) is None:
            return
        outcome = attempt(lambda: self._keeper.offered(ruleset))
        self._known = presets_of(ruleset) if outcome.result is None else outcome.result
        if outcome.why:
            self.row.show_error(outcome.why)
        self._fill()

    def _fits(self, rules: HouseRules) -> bool:
        ruleset = self._ruleset
        return ruleset is not None and not problems_of(rules) and options_of(rules, ruleset) == self._options

    def _current(self) -> HouseRules | None:
        """Returns the house rules with the current options, preferably those chosen last."""
        fitting = [rules for rules in self._known if self._fits(rules)]
        chosen = next((rules for rules in fitting if rules.id == self._base), None)
        if chosen is not None:
            return chosen
        return None if self._is_default() else next(iter(fitting), None)

    def _is_default(self) -> bool:
        ruleset = self._ruleset
        return ruleset is not None and self._options == read_options(ruleset.options, {})

    def _fill(self) -> None:
        current = self._current()
        shown = current.id if current is not None else _DEFAULT if self._is_default() else _CUSTOM
        self.choice.clear()
        self.choice.addItem(tr("Default rules"), _DEFAULT)
        for rules in self._known:
            self.choice.addItem(rules.name, rules.id)
            if faults := problems_of(rules):
                self._disable_item(self.choice.count() - 1, sentences(*(refusal_text(fault) for fault in faults)))
        if shown == _CUSTOM:
            self.choice.addItem(tr("Unnamed options"), _CUSTOM)
        self.choice.setCurrentIndex(self.choice.findData(shown))
        self.choice.setToolTip(self.choice.currentText())
        for link in (self.rename_link, self.delete_link):
            link.setEnabled(current is not None and not is_preset(current))

    def _disable_item(self, index: int, reason: str) -> None:
        model = self.choice.model()
        assert isinstance(model, QStandardItemModel)
        model.item(index).setEnabled(False)
        self.choice.setItemData(index, reason, Qt.ItemDataRole.ToolTipRole)

    def _chosen(self, index: int) -> None:
        chosen, ruleset = self.choice.itemData(index), self._ruleset
        if chosen == _CUSTOM or ruleset is None:
            return
        self._base = chosen
        rules = next((rules for rules in self._known if rules.id == chosen), None)
        self._options = read_options(ruleset.options, {}) if rules is None else options_of(rules, ruleset)
        self.options_requested.emit(dict(self._options))
        self._fill()

    def _save(self) -> None:
        if self._ruleset is None:
            return
        base = next((rules for rules in self._known if rules.id == self._base and not is_preset(rules)), None)
        ask_to_save(self.row, self._keeper, self._ruleset, self._options, base, self._saved)

    def _saved(self, rules: HouseRules) -> None:
        self._base = rules.id
        self._read()

    def _rename(self) -> None:
        if (rules := self._current()) is not None:
            ask_to_rename(self.row, self._keeper, rules)

    def _delete(self) -> None:
        if (rules := self._current()) is not None:
            ask_to_delete(self.row, self._keeper, rules)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.choice and event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)
