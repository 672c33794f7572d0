# SPDX-License-Identifier: MIT
"""The house rules of the club as the windows use them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_desk.interchange.house_rules import LONGEST_NAME, HouseRulesFile, option_faults
from mahjong_desk.ledger.house_rules import HouseRules, same_name
from mahjong_desk.ledger.journal.acts import now
from mahjong_desk.ledger.journal.documents import freeze, thaw
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue, read_options
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.words.phrases import in_language

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


_FIRST_SHIPPED = -2
"""The id of the first that ships; -1 are options without a name where they are chosen."""


class Arrival(Enum):
    """What became of house rules from a file."""

    NEW = "new"
    KNOWN = "known"
    RENAMED = "renamed"


class Imported(NamedTuple):
    """House rules from a file, as the ledger has them now."""

    rules: HouseRules
    arrival: Arrival


def ruleset_of(rules: HouseRules) -> Ruleset | None:
    """Returns the rule system of house rules; None where this version does not know it."""
    return registry.known(rules.ruleset)


def faults_of(rules: HouseRules) -> tuple[Refusal, ...]:
    """Returns why house rules cannot be played by; nothing where they can."""
    try:
        ruleset = registry.find(rules.ruleset)
        ruleset.version_number(rules.version)
    except Refusal as refusal:
        return (refusal,)
    return option_faults(ruleset, thaw(rules.options))


def options_of(rules: HouseRules, ruleset: Ruleset) -> dict[str, OptionValue]:
    """Returns the value of every option of house rules that can be played by.

    Raises:
        Refusal: They cannot.
    """
    return read_options(ruleset.options, thaw(rules.options), ruleset.version_number(rules.version))


def differing(ruleset: Ruleset, options: Mapping[str, OptionValue]) -> int:
    """Returns how many options are other than their default."""
    return sum(options.get(option.id, option.default) != option.default for option in ruleset.options)


def shipped(ruleset: Ruleset) -> tuple[HouseRules, ...]:
    """Returns the choices that ship with a rule system, as house rules that nobody can rename or delete.

    Their ids are negative, so that they are none of the ledger's.
    """
    return tuple(
        HouseRules(
            _FIRST_SHIPPED - place,
            ruleset.id,
            str(ruleset.version),
            in_language(preset.names),
            freeze(read_options(ruleset.options, preset.options)),
            "",
        )
        for place, preset in enumerate(ruleset.presets)
    )


def is_shipped(rules: HouseRules) -> bool:
    """Tells whether house rules ship with their rule system."""
    return rules.id <= _FIRST_SHIPPED


class HouseRulesKeeper(QObject):
    """Reads and writes house rules in the ledger that is open; every method raises ``LedgerError``.

    Signals:
        changed(): There are other house rules now.
    """

    changed = Signal()

    def __init__(self, ledger: Callable[[], Ledger | None], parent: QObject | None = None) -> None:
        """Serves the ledger that ``ledger`` returns."""
        super().__init__(parent)
        self._ledger = ledger

    def all(self, ruleset_id: str | None = None) -> tuple[HouseRules, ...]:
        """Returns the house rules of a rule system, or of all for None, by name; none while no ledger is open."""
        ledger = self._ledger()
        return ledger.house_rules.all(ruleset_id) if ledger is not None else ()

    def offered(self, ruleset: Ruleset) -> tuple[HouseRules, ...]:
        """Returns what ships with a rule system, and then the house rules of the club for it."""
        return (*shipped(ruleset), *self.all(ruleset.id))

    def named(self, ruleset_id: str, name: str) -> HouseRules | None:
        """Returns the house rules of that name, however it is written, or None."""
        return next((rules for rules in self.all(ruleset_id) if same_name(rules.name, name)), None)

    def save(self, ruleset: Ruleset, name: str, options: Mapping[str, OptionValue]) -> HouseRules:
        """Keeps options under a name, in place of those that had it; returns them once they are on disk."""
        values = read_options(ruleset.options, options)
        saved = self._open().house_rules.save(ruleset.id, str(ruleset.version), name, values, now())
        self.changed.emit()
        return saved

    def rename(self, rules: HouseRules, name: str) -> HouseRules:
        """Gives house rules another name.

        Raises:
            NameTaken: Others have it.
        """
        renamed = self._open().house_rules.rename(rules.id, name, now())
        self.changed.emit()
        return renamed

    def delete(self, rules: HouseRules) -> None:
        """Takes house rules out of the list."""
        self._open().house_rules.delete(rules.id, now())
        self.changed.emit()

    def take(self, file: HouseRulesFile) -> Imported:
        """Keeps what a file says; where its name is taken by other options, under the next free name."""
        known = self.named(file.ruleset.id, file.name)
        if known is None:
            return Imported(self.save(file.ruleset, file.name, file.options), Arrival.NEW)
        if not faults_of(known) and options_of(known, file.ruleset) == file.options:
            return Imported(known, Arrival.KNOWN)
        for number in count(2):
            ending = f" ({number})"
            name = file.name[: LONGEST_NAME - len(ending)] + ending
            if self.named(file.ruleset.id, name) is None:
                break
        return Imported(self.save(file.ruleset, name, file.options), Arrival.RENAMED)

    def _open(self) -> Ledger:
        ledger = self._ledger()
        if ledger is None:
            raise RuntimeError("the ledger is not open")
        return ledger
