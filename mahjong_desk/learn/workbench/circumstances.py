# SPDX-License-Identifier: MIT
"""The circumstances of a win that can go with a hand, as the rulesets that its pieces fit say when they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.fitting import Fitted, fits, fitted
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.registry import rulesets
from mahjong_desk.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Circumstance:
    """A circumstance that can go with a hand.

    Attributes:
        situation: The circumstance.
        rulesets: The rulesets under which it can; the others do not know it, or refuse it.
        named: The first ruleset of those that the pieces fit that has a name for it, whatever its options.
    """

    situation: Situation
    rulesets: tuple[Ruleset, ...]
    named: Ruleset


def circumstances(bench: Bench) -> tuple[Circumstance, ...]:
    """Returns every circumstance that can go with a hand, complete or not, won the way that the bench tells."""
    found = []
    known = [ruleset for ruleset in rulesets() if fits(bench, ruleset)]
    for situation in Situation:
        asked = _asked(replace(bench, situation=(situation,)))
        taken = tuple(one.rules.ruleset for one in asked if _accepted(one, bench))
        if taken:
            named = next(ruleset for ruleset in known if situation.value in ruleset.vocabulary.situations)
            found.append(Circumstance(situation, taken, named))
    return tuple(found)


def kept(bench: Bench) -> Bench:
    """Returns the bench without the circumstances that no ruleset takes with the hand."""
    if not bench.situation:
        return bench
    taken = {situation for one in _asked(bench) for situation in _accepted(one, bench)}
    return replace(bench, situation=tuple(situation for situation in bench.situation if situation in taken))


def turned(bench: Bench, situation: Situation) -> Bench:
    """Returns the bench with a circumstance put on or taken away; one that can nowhere stand beside it goes."""
    others = tuple(other for other in bench.situation if other is not situation)
    if len(others) < len(bench.situation):
        return replace(bench, situation=others)
    # What was said last stands first, so that it is what stays where two exclude each other.
    return kept(replace(bench, situation=(situation, *others)))


def _asked(bench: Bench) -> Iterator[Fitted]:
    return (fitted(bench, ruleset) for ruleset in rulesets() if fits(bench, ruleset))


def _accepted(found: Fitted, bench: Bench) -> tuple[Situation, ...]:
    return found.accepted(found.hand, self_drawn=bench.self_drawn)
