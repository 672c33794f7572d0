# SPDX-License-Identifier: MIT
"""The sheet of all house rules of the club: their options, export and import."""

from collections.abc import Mapping
from html import escape
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from mahjong_desk.club.file_names import file_name
from mahjong_desk.interchange import house_rules
from mahjong_desk.interchange.parsing import read_bytes_up_to
from mahjong_desk.ledger.books import HouseRules
from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import Option, OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.file_dialogs import (
    DATA_EXTENSION,
    PLAIN_EXTENSIONS,
    FileAlreadyExistsError,
    FileCategory,
    ask_open_path,
    ask_save_path,
    file_type_label,
)
from mahjong_desk.ui.house_rules.inline_prompt import PromptRow, ask_to_delete, ask_to_rename
from mahjong_desk.ui.house_rules_store import (
    HouseRulesStore,
    ImportOutcome,
    count_differences,
    is_preset,
    preset_rules,
    rules_options,
    rules_problems,
)
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.lists import RowList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, row
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.rulebook.browser import RuleBrowser
from mahjong_desk.ui.rulebook.rendering import TableStyle
from mahjong_desk.ui.text.phrases import capitalise, date_text, localise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import option_value


def comparison_html(ruleset: Ruleset, options: Mapping[str, OptionValue], *, differing_only: bool) -> str:
    """Returns a table of the options with their default and their value."""
    shown = [option for option in ruleset.options if not differing_only or options[option.id] != option.default]
    if not shown:
        return f"<p>{escape(tr('Every option is at its default.'))}</p>"
    colours = theme.current()
    look = TableStyle(colours.ink2.name(), colours.line.name(), colours.brass_wash.name(), 0)
    rows = [_row(look, option, options[option.id]) for option in shown]
    return look.table((tr("Option"), tr("Default"), tr("Ours")), rows, shares=(50, 25, 25))


def _row(look: TableStyle, option: Option, value: OptionValue) -> str:
    differs = value != option.default
    meaning = look.secondary(localise(option.description))
    ours = escape(option_value(option, value))
    cells = (
        f"<b>{escape(capitalise(localise(option.name)))}</b><br>{meaning}",
        escape(option_value(option, option.default)),
        f"<b>{ours}</b>" if differs else ours,
    )
    return look.row(cells, wash=differs)


_MAX_FAULTS = 6
_MAX_FAULT_LENGTH = 240


class HouseRulesFileError(Exception):
    """House rules could not be read or written; the text tells the user why."""


def suggested_name(rules: HouseRules) -> str:
    """Returns a portable file name such as ``Short evening.mahjong``."""
    return file_name(rules.name, DATA_EXTENSION, "house rules")


def export_file(rules: HouseRules, path: Path) -> None:
    """Writes valid house rules to a file.

    Raises:
        HouseRulesFileError: The file could not be written.
    """
    ruleset = registry.find_ruleset(rules.ruleset)
    assert ruleset is not None
    try:
        write_atomically(path, house_rules.write_house_rules(ruleset, rules.name, rules_options(rules, ruleset)))
    except OSError as error:
        sentence = tr("{file} could not be written: {fault}.")
        raise HouseRulesFileError(sentence.format(file=path.name, fault=error.strerror or error)) from error


def import_file(store: HouseRulesStore, path: Path) -> tuple[HouseRules, str]:
    """Imports house rules; returns them as saved, and a message for the user.

    Raises:
        HouseRulesFileError: The file is unreadable or invalid; nothing was imported.
    """
    outcome = store.import_file(_read(path))
    if (imported := outcome.result) is None:
        raise HouseRulesFileError(outcome.error_text)
    sentences = {
        ImportOutcome.NEW: tr("{name} was added."),
        ImportOutcome.KNOWN: tr("{name} is already in the list, with the same options."),
        ImportOutcome.RENAMED: tr("That name was already taken; these are called {name}."),
    }
    return imported.rules, sentences[imported.outcome].format(name=imported.rules.name)


def _read(path: Path) -> house_rules.HouseRulesFile:
    try:
        data = read_bytes_up_to(path)
    except OSError as error:
        sentence = tr("{file} could not be read: {fault}.")
        raise HouseRulesFileError(sentence.format(file=path.name, fault=error.strerror or error)) from error
    try:
        return house_rules.read_house_rules(data)
    except house_rules.HouseRulesError as refused:
        texts = [refusal_text(fault, ruleset=refused.ruleset) for fault in refused.refusals[:_MAX_FAULTS]]
        lines = [text if len(text) <= _MAX_FAULT_LENGTH else f"{text[:_MAX_FAULT_LENGTH]}…" for text in texts]
        if more := len(refused.refusals) - len(lines):
            lines.append(trn("and {n} more problem", "and {n} more problems", more))
        heading = tr("{file} was not imported.").format(file=path.name)
        raise HouseRulesFileError("\n".join((heading, *lines))) from refused


_EXTENSIONS = (DATA_EXTENSION, *PLAIN_EXTENSIONS)

_LIST_WIDTH = 290
_TABLE_HEIGHT = 160


class HouseRulesSheet(Sheet):
    """Shows all house rules, and compares the chosen ones with the default.

    Raises:
        LedgerError: The house rules cannot be read.
    """

    help_page = "rules#house-rules"

    def __init__(self, store: HouseRulesStore, window: QWidget, *, ruleset_id: str = "") -> None:
        super().__init__(tr("House rules"), window, width=1120, height=700)
        self._store = store
        self._all: tuple[HouseRules, ...] = ()
        self.body.addLayout(row(self._left_column(), (self._right_column(), 1), gap=theme.px(24)), 1)
        self.add_message()
        self.add_main_button(tr("Close"), self.reject)
        self._read()
        self.names.setCurrentRow(self._first_index(ruleset_id))
        self.names.currentRowChanged.connect(lambda _row: self._show_chosen())
        store.changed.connect(self._on_rules_changed)
        self._show_chosen()

    def _left_column(self) -> QVBoxLayout:
        self.names = RowList(tr("House rules"))
        self.names.setFixedWidth(theme.scaled_column_width(_LIST_WIDTH))
        self.buttons = {"import": SecondaryButton(tr("&Import…"), on_click=self._import)}
        return column((self.names, 1), (self.buttons["import"], 0, Qt.AlignmentFlag.AlignLeft), gap=theme.px(10))

    def _right_column(self) -> QVBoxLayout:
        self._heading = Label(size=22, serif=True, wrap=True)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._remark = Label(size=14, role="ink2", wrap=True)
        scopes = (True, tr("What differs", "from the default rules")), (False, tr("All options"))
        self.scope = ChipGroup("", name=tr("What is shown"), choices=scopes, chosen=True)
        self.scope.chosen.connect(lambda _value: self._show_chosen())
        self.table = RuleBrowser()
        self.table.document().setDocumentMargin(0)
        self.table.setAccessibleName(tr("Comparison with the default"))
        self.table.setMinimumHeight(theme.px(_TABLE_HEIGHT))
        store = self._store
        actions = {
            "rename": SecondaryButton(tr("&Rename…"), on_click=lambda: ask_to_rename(self.row, store, self.chosen)),
            "export": SecondaryButton(tr("&Export…"), on_click=self._export),
            "delete": SecondaryButton(tr("&Delete…"), on_click=lambda: ask_to_delete(self.row, store, self.chosen)),
        }
        self.buttons |= actions
        self.row = PromptRow(flow(*actions.values(), gap=theme.px(8)))
        return column(self._heading, self._remark, self.scope, (self.table, 1), self.row, gap=theme.px(8))

    @property
    def chosen(self) -> HouseRules:
        return self._all[max(self.names.currentRow(), 0)]

    def choose(self, chosen: HouseRules) -> None:
        for index, rules in enumerate(self._all):
            # The presets of every rule system have the same ids.
            if (rules.ruleset, rules.id) == (chosen.ruleset, chosen.id):
                self.names.setCurrentRow(index)

    def _first_index(self, ruleset_id: str) -> int:
        return next((index for index, rules in enumerate(self._all) if rules.ruleset == ruleset_id), 0)

    def _read(self) -> None:
        ours = self._store.all()
        self._all = (*ours, *(rules for ruleset in registry.all_rulesets() for rules in preset_rules(ruleset)))
        with QSignalBlocker(self.names):
            self.names.clear()
            for rules in self._all:
                ruleset = registry.find_ruleset(rules.ruleset)
                system = localise(ruleset.name) if ruleset is not None else rules.ruleset
                item = QListWidgetItem(f"{rules.name}\n{system}")
                item.setToolTip(rules.name)
                self.names.addItem(item)

    def _on_rules_changed(self) -> None:
        chosen, index = self.chosen, self.names.currentRow()
        if error_text := attempt(self._read).error_text:
            self.say(error_text, fault=True)
            return
        self.names.setCurrentRow(min(max(index, 0), len(self._all) - 1))
        self.choose(chosen)
        self._show_chosen()

    def _show_chosen(self) -> None:
        rules = self.chosen
        ruleset, faults = registry.find_ruleset(rules.ruleset), rules_problems(rules)
        valid = ruleset is not None and not faults
        if self.row.is_asking:
            self.row.cancel()
        self.scope.setVisible(valid)
        self.buttons["export"].setEnabled(valid)
        for name in ("rename", "delete"):
            self.buttons[name].setEnabled(not is_preset(rules))
        self._heading.setText(rules.name)
        if ruleset is None or faults:
            self._remark.setText(tr("These house rules cannot be used in this version:"))
            self.table.show_page("".join(f"<p>{escape(refusal_text(fault, ruleset=ruleset))}</p>" for fault in faults))
            return
        options = rules_options(rules, ruleset)
        number, total = count_differences(ruleset, options), len(ruleset.options)
        count = tr("options changed from default: {number} of {total}").format(number=number, total=total)
        origin = tr("included with the rule system") if is_preset(rules) else tr("saved {date}")
        saved = origin.format(date=date_text(rules.changed_at))
        self._remark.setText(join_notes(localise(ruleset.name), count, saved))
        self.table.show_page(comparison_html(ruleset, options, differing_only=self.scope.value() is True))

    def _export(self) -> None:
        rules = self.chosen
        title, name = tr("Export house rules"), suggested_name(rules)
        try:
            path = ask_save_path(self.window(), FileCategory.HOUSE_RULES, title, name, _file_types(), _EXTENSIONS)
            if path is None:
                return
            export_file(rules, path)
        except (HouseRulesFileError, FileAlreadyExistsError) as fault:
            self.say(str(fault), fault=True)
        else:
            self.say(tr("{name} was saved to {file}.").format(name=rules.name, file=path))

    def _import(self) -> None:
        path = ask_open_path(self.window(), FileCategory.HOUSE_RULES, tr("Import house rules"), _file_types())
        if path is None:
            return
        try:
            rules, message = import_file(self._store, path)
        except HouseRulesFileError as fault:
            self.say(str(fault), fault=True)
        else:
            self.choose(rules)
            self.say(message)


def _file_types() -> str:
    return file_type_label(tr("House rules"), _EXTENSIONS)
