# SPDX-License-Identifier: MIT
"""The rule systems that there are: a new one is its module and its line here."""

from __future__ import annotations

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.rules.arushiaru import ARUSHIARU
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Ruleset

RULESETS: tuple[Ruleset, ...] = (ARUSHIARU,)


def find(identity: str) -> Ruleset:
    """Returns the ruleset of that id.

    Raises:
        Refusal: ``unknown_ruleset``.
    """
    for ruleset in RULESETS:
        if ruleset.id == identity:
            return ruleset
    raise Refusal(
        Code.UNKNOWN_RULESET,
        QT_TRANSLATE_NOOP("Refusal", "There is no ruleset “{ruleset}”."),
        path="ruleset",
        ruleset=identity,
    )
