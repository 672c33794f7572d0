# SPDX-License-Identifier: MIT
"""The circumstances of a win that can go with a hand, as the rulesets that its pieces fit say when they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_bench import RulesetBench, bench_for_ruleset, fits_ruleset
from mahjong_desk.rules.model.circumstances import add_circumstance
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class CircumstanceOption:
    situation: str
    rulesets: tuple[Ruleset, ...]
    naming_ruleset: Ruleset


def available_circumstances(bench: Bench) -> tuple[CircumstanceOption, ...]:
    """Returns every possible circumstance of a hand, complete or not: declarations first, each after what it needs."""
    asked = tuple(_asked(bench))
    known = {one.id: one for found in asked for one in found.rules.ruleset.circumstances}
    offered = []
    for situation in sorted(known, key=lambda situation: not known[situation].is_declared):
        taken = tuple(found.rules.ruleset for found in asked if _takes(found, bench, situation))
        if taken:
            named = next(one for one in asked if one.rules.ruleset.known_circumstances((situation,)))
            offered.append(CircumstanceOption(situation, taken, named.rules.ruleset))
    return tuple(offered)


def drop_invalid_circumstances(bench: Bench) -> Bench:
    """Returns the bench without the circumstances that no ruleset takes with the hand."""
    if not bench.situation:
        return bench
    taken = {situation for one in _asked(bench) for situation in _accepted(one, bench)}
    return replace(bench, situation=tuple(situation for situation in bench.situation if situation in taken))


def toggle_circumstance(bench: Bench, situation: str) -> Bench:
    """Returns the bench with a circumstance toggled; incompatible ones are removed."""
    if situation in bench.situation:
        return drop_invalid_circumstances(
            replace(bench, situation=tuple(one for one in bench.situation if one != situation))
        )
    needed = (
        other
        for found in _asked(bench)
        if situation in found.rules.circumstance_ids
        for other in add_circumstance(found.rules.circumstances, bench.situation, situation)
    )
    # The latest comes first, so that it stays if two exclude each other.
    return drop_invalid_circumstances(
        replace(bench, situation=tuple(dict.fromkeys((situation, *needed, *bench.situation))))
    )


def _asked(bench: Bench) -> Iterator[RulesetBench]:
    return (bench_for_ruleset(bench, ruleset) for ruleset in all_rulesets() if fits_ruleset(bench, ruleset))


def _takes(found: RulesetBench, bench: Bench, situation: str) -> bool:
    """Returns whether the rules take a circumstance with the hand, together with what it needs."""
    if situation not in found.rules.circumstance_ids:
        return False
    with_needs = add_circumstance(found.rules.circumstances, (), situation)
    tried = bench_for_ruleset(replace(bench, situation=with_needs), found.rules.ruleset)
    return situation in _accepted(tried, bench)


def _accepted(found: RulesetBench, bench: Bench) -> tuple[str, ...]:
    return found.accepted_circumstances(found.hand, self_drawn=bench.self_drawn)
