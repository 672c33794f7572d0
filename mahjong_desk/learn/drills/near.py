# SPDX-License-Identifier: MIT
"""Which yaku a hand nearly has: those of which one part fails, and that in one group or in how it was won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from mahjong_desk.rules.failing import why_not
from mahjong_desk.rules.reasons import Settlement
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.yaku import AnyYaku, as_played

if TYPE_CHECKING:
    from collections.abc import Mapping

_KEPT = 64
_LOOKED_AT = 48
"""So many yaku with one failing part are looked at: to find what fails one takes far longer than to see that it fails."""


def nearly(rules: Rules, settled: Settlement, among: Iterable[str], random: Random) -> frozenset[str]:
    """Returns yaku of which one part alone fails in the first win, and that in a single group or by the winning piece.

    Args:
        rules: The rules.
        settled: What the win came to.
        among: The ids of the yaku that are meant.
        random: Draws those that are looked at where there are many.
    """
    found = list(_with_one_failing(rules, settled, among))
    drawn = random.sample(found, min(len(found), _LOOKED_AT))
    return frozenset(one for one in drawn if _fails_once(rules, settled, one))


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


def _fails_once(rules: Rules, settled: Settlement, identity: str) -> bool:
    failure = why_not(rules, settled, identity)
    if failure is None or isinstance(failure, Refusal):
        return False
    return len(failure.fault.groups) == 1 or (failure.fault.winning and not failure.fault.groups)


@lru_cache(maxsize=_KEPT)
def _played(rules: Rules) -> Mapping[str, AnyYaku]:
    return as_played(rules.ruleset.yaku, rules.options)
