# SPDX-License-Identifier: MIT
"""Asks which yaku count in a win."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from random import Random

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.yaku.failing import why_not_counted
from mahjong_desk.rules.yaku.row import OFF_VALUES, AnyYaku, enabled_yaku

FAR = 5
"""The distance of a yaku that no group could become."""
_KEPT = 64
_MAX_CHECKED = 48
"""The number of yaku whose failing condition is examined: that is much slower than seeing that it fails."""


def yaku_distances(rules: TableRules, settled: Settlement, among: Iterable[str], random: Random) -> Mapping[str, int]:
    """Returns the distance of the first win to yaku that fail by a single condition, in groups."""
    found = list(_with_one_failing(rules, settled, among))
    drawn = random.sample(found, min(len(found), _MAX_CHECKED))
    return {one: _distance(rules, settled, one) for one in drawn}


def _with_one_failing(rules: TableRules, settled: Settlement, among: Iterable[str]) -> Iterator[str]:
    facts, played = settled.wins[0].evaluation.facts, _played(rules)
    if facts is None:
        return
    for identity in among:
        yaku = played.get(identity)
        if yaku is None or (yaku.condition.counted_separately and yaku.combination is None):
            continue
        # Yaku that count as one are asked as one.
        if yaku.combination is not None or sum(not part.test(facts) for part in yaku.condition.clauses) == 1:
            yield identity


def _distance(rules: TableRules, settled: Settlement, identity: str) -> int:
    failure = why_not_counted(rules, settled, identity)
    if failure is None or isinstance(failure, Refusal):
        return FAR
    fault = failure.mismatch
    count, needed = fault.figures.get("count"), fault.figures.get("needed")
    if isinstance(count, int) and isinstance(needed, int):
        # Only groups that could become the missing ones count.
        return max(abs(needed - count), len(fault.groups)) if count else FAR
    return len(fault.groups) or (1 if fault.winning else FAR)


@lru_cache(maxsize=_KEPT)
def _played(rules: TableRules) -> Mapping[str, AnyYaku]:
    return enabled_yaku(rules.ruleset.yaku, rules.options)


_OPTIONS = {Level.EASY: 4, Level.MEDIUM: 6, Level.HARD: 8}
_LEAST_OTHERS = 2
_NEAR = 3
_ELSEWHERE, _COMMON_COUNT = 2, 3
_PLAIN_SHARE = 0.2


def make_yaku_drill(scene: Scene, random: Random) -> Drill | None:
    """Returns the question which yaku count, without distractors; the level is their number.

    None if readings of equal worth disagree, and mostly if no yaku counts.
    """
    settled = scene.settled()
    if isinstance(settled, Refusal):
        return None
    evaluation = settled.wins[0].evaluation
    right = tuple(dict.fromkeys(item.id for item in evaluation.yaku))
    if is_ambiguous(evaluation) or (not right and random.random() > _PLAIN_SHARE):
        return None
    level = Level(max(Level.EASY, min(len(right), Level.HARD)))
    return Drill(Subject.YAKU, level, scene, ChoiceQuestion(right, frozenset(right), all_required=True), right)


def pick_rarest(found: Sequence[Drill], random: Random) -> Drill:
    """Returns the question whose yaku are rarest among several of the same level, with distractors.

    If nothing counts in the first, that one, so that empty answers keep their natural frequency.
    """
    often = Counter(one.topics for one in found)
    chosen = found[0] if not found[0].topics else min(found, key=lambda one: (not one.topics, often[one.topics]))
    return with_distractors(chosen, random, [one.topics for one in found if one is not chosen])


def with_distractors(drill: Drill, random: Random, alike: Sequence[tuple[str, ...]] = ()) -> Drill:
    """Returns a yaku question with distractors: near yaku first.

    This is the slow part, so only the chosen question gets it. Among equally near yaku those come first that are right
    in other questions: a yaku that is never right is recognised without a look at the hand. Easy questions use these
    first, except for the nearest one.
    """
    scene, right = drill.scene, drill.topics
    settled = scene.settled()
    if isinstance(settled, Refusal):
        return drill
    number = max(_OPTIONS[drill.level] - len(right), _LEAST_OTHERS)
    others = _others(scene, settled, right, Counter(chain.from_iterable(alike)), random)
    if drill.level is Level.EASY:
        others = _common(others, alike, number)
    others = others[:number]
    order = {entry.id: place for place, entry in enumerate(scene.ruleset.yaku)}
    options = tuple(sorted((*right, *others), key=order.__getitem__))
    return replace(drill, answer_spec=ChoiceQuestion(options, frozenset(right), all_required=True))


def is_ambiguous(evaluation: Evaluation) -> bool:
    """Returns whether another reading is worth the same and has other yaku, so that either could be named."""
    counted = {item.id for item in evaluation.yaku}
    return any(one.base == evaluation.base and set(one.yaku) != counted for one in evaluation.rejected)


def is_in_play(rules: TableRules, entry: AnyYaku) -> bool:
    """Returns whether a yaku counts at a table with these options."""
    return entry.enabling_option is None or rules.options[entry.enabling_option] not in OFF_VALUES


def _others(
    scene: Scene, settled: Settlement, right: tuple[str, ...], elsewhere: Counter[str], random: Random
) -> list[str]:
    """Returns yaku that do not count: those that the hand nearly has first, and those that gave way, then of the same families."""
    ruleset = scene.ruleset
    rivals = {
        entry.closed_value
        for entry in ruleset.yaku
        if entry.id in right and entry.is_limit and ruleset.counts_best_limit_only
    }
    known = [
        entry.id
        for entry in ruleset.yaku
        # Where one limit yaku counts alone, another one of the same value may be there as well.
        if entry.id not in right
        and is_in_play(scene.rules, entry)
        and not (entry.is_limit and entry.closed_value in rivals)
    ]
    gave_way = {lost for winner in right for lost in ruleset.yaku_by_id(winner).excludes}
    unsought = _unguessable_yaku(scene)
    away = {**yaku_distances(scene.rules, settled, [one for one in known if one not in unsought], random)}
    # Replaced yaku are in the hand and tempt as much as near ones.
    away.update(dict.fromkeys(gave_way, 1))
    families = {ruleset.yaku_by_id(one).family for one in right}
    weights = {
        one: (ruleset.yaku_by_id(one).family in families)
        - _NEAR * away.get(one, FAR)
        + _ELSEWHERE * min(elsewhere[one], _COMMON_COUNT)
        - _NEAR * (one in unsought)
        + random.random() * _NEAR
        for one in known
    }
    return sorted(known, key=weights.__getitem__, reverse=True)


def _common(others: list[str], alike: Sequence[tuple[str, ...]], number: int) -> list[str]:
    """Returns distractors with the first kept and the following mostly right in other questions."""
    drawn = [one for one in dict.fromkeys(chain.from_iterable(alike)) if one in others]
    # If few are ever right, one that never is would be obvious.
    nearest = others[:1] if len(drawn) > number else []
    return list(dict.fromkeys((*nearest, *drawn, *others)))


def _unguessable_yaku(scene: Scene) -> frozenset[str]:
    """Returns the yaku of circumstances if the hand has none: nobody would look for them."""
    if scene.hand is not None and scene.hand.situation:
        return frozenset()
    return frozenset(entry.id for entry in scene.ruleset.yaku if entry.example.situation)
