# SPDX-License-Identifier: MIT
"""The fu that a rule system gives, found by evaluating hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.yaku.row import Example

FuAmounts = Mapping[str, tuple[int, ...]]
"""The possible amounts of each fu item, ascending, by its id."""

FU_PROBES: tuple[Example, ...] = (
    Example("123m234p789s22m45s", "6s"),
    Example("123m234p789s22m45s", "6s", self_drawn=True),
    Example("123m345m567m99m78m", "6m"),
    Example("12m234p789s22m345s", "3m"),
    Example("13m234p789s22m345s", "2m"),
    Example("123m234p789s345s8p", "8p"),
    Example("123m234p789s55z45s", "6s"),
    Example("123m234p789s11z45s", "6s"),
    Example("123m234p789s22z45s", "6s"),
    Example("123m234p789s11z45s", "6s", winner=0),
    Example("234m33s67p", "8p", melds=(("pon", "555s"), ("pon", "999p"))),
    Example("444s111m678p22s78m", "9m"),
    Example("234m33s67p", "8p", melds=(("daiminkan", "4444s"), ("daiminkan", "9999p"))),
    Example("234m33s67p", "8p", melds=(("ankan", "4444s"), ("ankan", "9999p"))),
    Example("234m33s67p", "8p", melds=(("chi", "345m"), ("chi", "456s"))),
)
"""Hands that, with the examples of yaku, contain every fu item."""


@cache
def fu_amounts(ruleset_id: str) -> FuAmounts:
    """Returns the fu items of a rule system with their amounts; none if it counts no fu."""
    ruleset = get_ruleset(ruleset_id)
    if "fu" not in ruleset.value_fields:
        return {}
    rules = ruleset.bind(ruleset.unrestricted_options)
    found: dict[str, set[int]] = {}
    for probe in (*FU_PROBES, *(yaku.example for yaku in ruleset.yaku)):
        settled = settle_probe(rules, probe)
        for item in settled.wins[0].evaluation.fu_items if settled is not None else ():
            found.setdefault(item.id, set()).add(item.value)
    return {item: tuple(sorted(amounts)) for item, amounts in found.items()}


def settle_probe(rules: TableRules, probe: Example) -> Settlement | None:
    """Evaluates a hand with a circumstance that makes it large enough to win."""
    for situation in (probe.situation, *((known,) for known in rules.circumstance_ids)):
        try:
            asked = example_request(replace(probe, situation=situation))
            event = interchange.read_event(rules, asked["event"], "event")
            return rules.settle(rules.opening_table()._replace(in_match=False), event)
        except Refusal as refusal:
            if refusal.code is ErrorCode.NOT_A_WIN:
                return None
    return None
