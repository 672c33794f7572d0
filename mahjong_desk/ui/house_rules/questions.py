# SPDX-License-Identifier: MIT
"""What a person is asked before house rules are kept, renamed or deleted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mahjong_desk.ledger.books import HouseRules, NameTaken
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.house_rules.prompt import PromptRow
from mahjong_desk.ui.house_rules_keeper import HouseRulesKeeper
from mahjong_desk.ui.outcome import attempt


def ask_to_save(
    row: PromptRow,
    keeper: HouseRulesKeeper,
    ruleset: Ruleset,
    options: Mapping[str, OptionValue],
    base: HouseRules | None,
    saved: Callable[[HouseRules], None],
) -> None:
    """Asks for the name under which options are kept."""

    def words(name: str) -> str:
        taken = attempt(lambda: keeper.named(ruleset.id, name)).result is not None
        return tr("Replace") if taken else tr("Save")

    def save(name: str) -> str:
        done = keeper.save(ruleset, name, options)
        if done.result is not None:
            saved(done.result)
        return done.why

    label = tr("Name of the house rules")
    row.ask_name(label, base.name if base is not None else "", words, save)


def ask_to_rename(row: PromptRow, keeper: HouseRulesKeeper, rules: HouseRules) -> None:
    """Asks for another name of house rules."""

    def rename(name: str) -> str:
        try:
            return keeper.rename(rules, name).why
        except NameTaken:
            return tr("Other house rules are called {name} already.").format(name=name)

    label = tr("Name of the house rules")
    row.ask_name(label, rules.name, lambda _name: tr("Rename"), rename)


def ask_to_delete(row: PromptRow, keeper: HouseRulesKeeper, rules: HouseRules) -> None:
    """Asks whether house rules are to go."""

    def delete(_name: str) -> str:
        return keeper.delete(rules).why

    question = tr("Delete {name}? Matches played by it keep their options.")
    row.ask_whether(question.format(name=rules.name), tr("Delete"), delete)
