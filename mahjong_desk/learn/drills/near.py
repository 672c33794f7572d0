# SPDX-License-Identifier: MIT
"""How far a hand is from yaku that it has not: those of which one part fails, in so many groups or in how it was won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from random import Random

from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.yaku.failing import why_not
from mahjong_desk.rules.yaku.row import AnyYaku, as_played

FAR = 5
"""So far is what has no group that could become it."""
_KEPT = 64
_LOOKED_AT = 48
"""So many yaku with one failing part are looked at: to find what fails one takes far longer than to see that it fails."""


def distances(rules: Rules, settled: Settlement, among: Iterable[str], random: Random) -> Mapping[str, int]:
    """Returns how far the first win is from yaku of which one part alone fails: in so many groups, 1 where it nearly has it."""
    found = list(_with_one_failing(rules, settled, among))
    drawn = random.sample(found, min(len(found), _LOOKED_AT))
    return {one: _distance(rules, settled, one) for one in drawn}


def _with_one_failing(rules: Rules, settled: Settlement, among: Iterable[str]) -> Iterator[str]:
    facts, played = settled.wins[0].evaluation.facts, _played(rules)
    if facts is None:
        return
    for identity in among:
        yaku = played.get(identity)
        if yaku is None or (yaku.holds.apart and yaku.combines is None):
            continue
        # Of sets that are counted together only one thing is asked.
        if yaku.combines is not None or sum(not part.test(facts) for part in yaku.holds.parts) == 1:
            yield identity


def _distance(rules: Rules, settled: Settlement, identity: str) -> int:
    failure = why_not(rules, settled, identity)
    if failure is None or isinstance(failure, Refusal):
        return FAR
    fault = failure.fault
    count, needed = fault.figures.get("count"), fault.figures.get("needed")
    if isinstance(count, int) and isinstance(needed, int):
        # The groups are those alone that could become what is missing.
        return max(abs(needed - count), len(fault.groups)) if count else FAR
    return len(fault.groups) or (1 if fault.winning else FAR)


@lru_cache(maxsize=_KEPT)
def _played(rules: Rules) -> Mapping[str, AnyYaku]:
    return as_played(rules.ruleset.yaku, rules.options)
