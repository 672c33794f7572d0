# SPDX-License-Identifier: MIT
"""The rule systems that there are: a new one is its module and its line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Ruleset

_MODULES = {
    "arushiaru": "mahjong_desk.rules.arushiaru",
    "boo": "mahjong_desk.rules.boo",
    "wsom": "mahjong_desk.rules.wsom",
    "beijing": "mahjong_desk.rules.beijing",
    "shogi": "mahjong_desk.rules.shogi",
}
"""The module of each ruleset by its id; imported when it is asked for, so that one does not wait for the others."""


@cache
def _load(identity: str) -> Ruleset:
    ruleset = import_module(_MODULES[identity]).RULESET
    if not isinstance(ruleset, Ruleset) or ruleset.id != identity:
        raise TypeError(f"{_MODULES[identity]}.RULESET is not the ruleset {identity!r}")
    return ruleset


def find(identity: str) -> Ruleset:
    """Returns the ruleset of that id.

    Raises:
        Refusal: ``unknown_ruleset``.
    """
    if identity not in _MODULES:
        raise Refusal(
            Code.UNKNOWN_RULESET,
            QT_TRANSLATE_NOOP("Refusal", "There is no ruleset “{ruleset}”."),
            path="ruleset",
            ruleset=identity,
        )
    return _load(identity)


def rulesets() -> tuple[Ruleset, ...]:
    """Returns every ruleset, in the order in which to offer them."""
    return tuple(_load(identity) for identity in _MODULES)
