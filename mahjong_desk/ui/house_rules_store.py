# SPDX-License-Identifier: MIT
"""Access to the house rules of the club for the user interface."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from itertools import count
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from mahjong_desk.interchange.house_rules import MAX_NAME_LENGTH, HouseRulesFile, check_options
from mahjong_desk.journal.acts import freeze, now, thaw
from mahjong_desk.ledger.books import HouseRules, HouseRulesBook, is_same_name
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue, read_options
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.outcome import Outcome, T, attempt
from mahjong_desk.ui.text.phrases import localise

DEFAULT_RULES_ID = 0
"""The id of the default rules; those of presets are negative, those in the ledger positive."""


class ImportOutcome(Enum):
    NEW = "new"
    KNOWN = "known"
    RENAMED = "renamed"


class ImportedRules(NamedTuple):
    """Imported house rules as stored in the ledger."""

    rules: HouseRules
    outcome: ImportOutcome


def rules_problems(rules: HouseRules) -> tuple[Refusal, ...]:
    """Returns why house rules cannot be used, or nothing if they can."""
    try:
        ruleset = registry.get_ruleset(rules.ruleset)
    except Refusal as refusal:
        return (refusal,)
    return check_options(ruleset, thaw(rules.options))


def rules_options(rules: HouseRules, ruleset: Ruleset) -> dict[str, OptionValue]:
    """Returns the value of every option of house rules.

    Raises:
        Refusal: They cannot be used.
    """
    return read_options(ruleset.options, thaw(rules.options))


def count_differences(ruleset: Ruleset, options: Mapping[str, OptionValue]) -> int:
    """Returns the number of options that differ from their defaults."""
    return sum(1 for option in ruleset.options if options.get(option.id, option.default) != option.default)


def preset_rules(ruleset: Ruleset) -> tuple[HouseRules, ...]:
    """Returns the presets of a rule system as house rules."""
    return tuple(
        _unsaved(ruleset, -number, localise(preset.name), preset.options)
        for number, preset in enumerate(ruleset.presets, start=1)
    )


def default_rules(ruleset: Ruleset) -> HouseRules:
    """Returns the default options of a rule system as house rules."""
    return _unsaved(ruleset, DEFAULT_RULES_ID, tr("Default rules"), {})


def _unsaved(ruleset: Ruleset, number: int, name: str, options: Mapping[str, OptionValue]) -> HouseRules:
    return HouseRules(number, ruleset.id, name, freeze(read_options(ruleset.options, options)))


def is_preset(rules: HouseRules) -> bool:
    return rules.id < DEFAULT_RULES_ID


class LedgerAccess(Protocol):
    """The access to the ledger that the desk provides."""

    ledger: Ledger | None

    def do(self, action: Callable[[Ledger], T]) -> Outcome[T]:
        """Runs a function on the ledger and returns its outcome."""


class HouseRulesStore(QObject):
    """Reads and writes house rules in the open ledger; reading raises ``LedgerError``."""

    changed = Signal()

    def __init__(self, desk: LedgerAccess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def all(self, ruleset_id: str | None = None) -> tuple[HouseRules, ...]:
        """Returns the house rules of a system or of all, ordered by system and name."""
        ledger = self._desk.ledger
        return ledger.house_rules.all(ruleset_id) if ledger is not None else ()

    def offered_rules(self, ruleset: Ruleset) -> tuple[HouseRules, ...]:
        """Returns a system's default rules, its presets, then the club's house rules."""
        return (default_rules(ruleset), *preset_rules(ruleset), *self.all(ruleset.id))

    def find(self, ruleset_id: str, name: str) -> HouseRules | None:
        """Returns the house rules with a name, regardless of case and spacing, or None."""
        return next((rules for rules in self.all(ruleset_id) if is_same_name(rules.name, name)), None)

    def save(self, ruleset: Ruleset, name: str, options: Mapping[str, OptionValue]) -> Outcome[HouseRules]:
        """Saves options under a name, replacing any house rules of that name."""
        values = read_options(ruleset.options, options)
        return self._do(lambda book: book.save(ruleset.id, name, values, now()))

    def rename(self, rules: HouseRules, name: str) -> Outcome[HouseRules]:
        """Renames house rules.

        Raises:
            HouseRulesNameTaken: Other house rules have this name.
            LookupError: They were deleted in another window.
        """
        return self._do(lambda book: book.rename(rules.id, name, now()))

    def delete(self, rules: HouseRules) -> Outcome[None]:
        """Deletes house rules, unless they were deleted in another window."""

        def delete(book: HouseRulesBook) -> None:
            with suppress(LookupError):
                book.delete(rules.id, now())

        return self._do(delete)

    def import_file(self, file: HouseRulesFile) -> Outcome[ImportedRules]:
        """Saves house rules from a file, under the next free name if theirs is taken."""
        free_name = attempt(lambda: self._free_name(file))
        if free_name.result is None:
            return Outcome(None, free_name.error)
        name, existing = free_name.result
        if existing is not None:
            return Outcome(ImportedRules(existing, ImportOutcome.KNOWN))
        saved = self.save(file.ruleset, name, file.options)
        outcome = ImportOutcome.NEW if name == file.name else ImportOutcome.RENAMED
        return Outcome(ImportedRules(saved.result, outcome) if saved.result is not None else None, saved.error)

    def _free_name(self, file: HouseRulesFile) -> tuple[str, HouseRules | None]:
        """Returns the name to save under, and existing house rules to use instead.

        Those have this name and the same options; None if there are none.
        """
        for number in count(1):
            ending = f" ({number})" if number > 1 else ""
            name = file.name[: MAX_NAME_LENGTH - len(ending)] + ending
            existing = self.find(file.ruleset.id, name)
            if existing is None or (
                not rules_problems(existing) and rules_options(existing, file.ruleset) == file.options
            ):
                break
        return name, existing

    def _do(self, action: Callable[[HouseRulesBook], T]) -> Outcome[T]:
        outcome = self._desk.do(lambda ledger: action(ledger.house_rules))
        if outcome.error is None:
            self.changed.emit()
        return outcome
