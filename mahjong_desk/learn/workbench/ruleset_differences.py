# SPDX-License-Identifier: MIT
"""What is different about the same hand from rule system to rule system: its yaku, and how it is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mahjong_desk.learn.workbench.ruleset_outcomes import RulesetOutcome
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class UncountedYaku:
    """A yaku that all the others count."""

    ruleset: Ruleset
    yaku: str
    exists: bool


@dataclass(frozen=True, slots=True)
class RulesetDifference:
    """What one ruleset makes of a hand otherwise than the others that value it."""

    under: RulesetOutcome
    only_here: tuple[str, ...]
    uncounted: tuple[UncountedYaku, ...]
    reads_differently: bool


def usual_reading(won: Iterable[RulesetOutcome]) -> RulesetOutcome | None:
    """Returns the first ruleset that reads a hand as most do; None where none values it."""
    valued = [one for one in won if one.settlement is not None]
    counted = Counter(_groups(one) for one in valued)
    return max(valued, key=lambda one: counted[_groups(one)], default=None)


def find_differences(won: Sequence[RulesetOutcome]) -> tuple[RulesetDifference, ...]:
    """Returns what is different about each ruleset that values a hand, in their order."""
    valued = [one for one in won if one.settlement is not None]
    usual = usual_reading(valued)
    ideas = [_ideas(one) for one in valued]
    found = []
    for place, one in enumerate(valued):
        others = [*ideas[:place], *ideas[place + 1 :]]
        elsewhere = set().union(*others) if others else set()
        alone = tuple(yaku for yaku in _yaku(one) if others and not _idea_ids(one.ruleset, yaku) & elsewhere)
        common = set.intersection(*others) if len(others) > 1 else set()
        lacking = (
            _lacking(one.ruleset, common - ideas[place], next(two for two in valued if two is not one))
            if common
            else ()
        )
        read = usual is not None and _groups(one) != _groups(usual)
        found.append(RulesetDifference(one, alone, lacking, read))
    return tuple(found)


def counted_by_all(won: Sequence[RulesetOutcome]) -> tuple[str, ...]:
    """Returns the ids of the yaku that every ruleset counts that values a hand, as the first of several has them."""
    valued = [one for one in won if one.settlement is not None]
    if len(valued) < 2:
        return ()
    common = set.intersection(*map(_ideas, valued))
    return tuple(yaku for yaku in _yaku(valued[0]) if _idea_ids(valued[0].ruleset, yaku) & common)


def _lacking(ruleset: Ruleset, ideas: set[str], other: RulesetOutcome) -> tuple[UncountedYaku, ...]:
    known = {idea for yaku in ruleset.yaku for idea in yaku.concepts}
    missed = [(yaku, _idea_ids(other.ruleset, yaku) & ideas) for yaku in _yaku(other)]
    return tuple(UncountedYaku(other.ruleset, yaku, bool(shared & known)) for yaku, shared in missed if shared)


def _evaluation(one: RulesetOutcome) -> Evaluation:
    assert one.settlement is not None
    return one.settlement.wins[0].evaluation


def _yaku(one: RulesetOutcome) -> tuple[str, ...]:
    """Returns the ids of the yaku that count, each once, without placeholders."""
    found = (item.id for item in _evaluation(one).yaku if not one.ruleset.yaku_by_id(item.id).is_placeholder)
    return tuple(dict.fromkeys(found))


def _idea_ids(ruleset: Ruleset, yaku: str) -> set[str]:
    return set(ruleset.yaku_by_id(yaku).concepts)


def _ideas(one: RulesetOutcome) -> set[str]:
    return {idea for yaku in _yaku(one) for idea in _idea_ids(one.ruleset, yaku)}


def _groups(one: RulesetOutcome) -> tuple[tuple[int, ...], ...]:
    reading = _evaluation(one).reading
    return () if reading is None else tuple(sorted(group.kinds for group in reading.groups))
