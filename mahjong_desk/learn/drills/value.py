# SPDX-License-Identifier: MIT
"""Asks about the value of a win: which yaku count, its fu item by item, or what the winner gets."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from random import Random

from mahjong_desk.learn.drills.drill import (
    ChoiceQuestion,
    Drill,
    FuComponent,
    FuQuestion,
    FuSource,
    Level,
    Option,
    Scene,
    Subject,
)
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, FuItem, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.value.fu import BASE, is_wait_fu
from mahjong_desk.rules.yaku.failing import why_not_counted
from mahjong_desk.rules.yaku.row import OFF_VALUES, AnyYaku, enabled_yaku
from mahjong_desk.shapes import HandShape

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


_OPTION_COUNTS = {Level.EASY: 4, Level.MEDIUM: 6, Level.HARD: 8}
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


def with_distractors(drill: Drill, random: Random, alike: Sequence[tuple[str, ...]]) -> Drill:
    """Returns a yaku question with distractors: near yaku first.

    This is the slow part, so only the chosen question gets it. Among equally near yaku those come first that are right
    in other questions: a yaku that is never right is recognised without a look at the hand. Easy questions use these
    first, except for the nearest one.
    """
    scene, right = drill.scene, drill.topics
    settled = scene.settled()
    if isinstance(settled, Refusal):
        return drill
    number = max(_OPTION_COUNTS[drill.level] - len(right), _LEAST_OTHERS)
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


_ROUNDING = "rounding"
_EASY, _MEDIUM = 2, 3
"""The maximum of parts with fu at each level."""


def make_fu_drill(scene: Scene) -> Drill | None:
    """Returns the question for the fu of each group, the wait and the win method; the level is how many give fu.

    None for hands without fu or with fixed fu, and if readings of equal worth count differently.
    """
    settled = scene.settled()
    if isinstance(settled, Refusal):
        return None
    evaluation = settled.wins[0].evaluation
    count = _count(scene, evaluation)
    if count is None or any(one.base == evaluation.base for one in evaluation.rejected):
        return None
    giving = sum(part.fu > 0 for part in count.components)
    level = Level.EASY if giving <= _EASY else Level.MEDIUM if giving <= _MEDIUM else Level.HARD
    topics = tuple(dict.fromkeys(one for part in count.components for one in part.topics))
    return Drill(Subject.FU, level, scene, count, topics)


def _count(scene: Scene, evaluation: Evaluation) -> FuQuestion | None:
    """Returns the sources of fu, the groups first; None if they do not add up."""
    reading, fu = evaluation.reading, evaluation.fu
    if reading is None or fu is None or reading.shape is not HandShape.REGULAR:
        return None
    left = [item for item in evaluation.fu_items if item.id not in (BASE.id, _ROUNDING)]
    parts = []
    for place, group in enumerate(reading.groups):
        # Two groups may be alike; an item belongs to one of them.
        found = next((item for item in left if item.set is group and not is_wait_fu(item)), None)
        if found is not None:
            left.remove(found)
        parts.append(_part(FuSource.GROUP, [found] if found else [], place))
    waited = [item for item in left if is_wait_fu(item)]
    parts.append(_part(FuSource.WAIT, waited))
    parts.append(_part(FuSource.WHOLE, [item for item in left if item not in waited]))
    return FuQuestion(tuple(parts), fu)


def _part(source: FuSource, items: list[FuItem], place: int | None = None) -> FuComponent:
    return FuComponent(source, sum(item.value for item in items), tuple(item.id for item in items), place)


_OPTIONS = 6
_LEAST = 4
_NEAREST, _SKIPPED = 6, 1
"""At most this many amounts per side are candidates, of which some are skipped."""
TYPED_VALUE = "counted"
"""The topic of a hand that reaches no limit."""


def make_value_drill(scene: Scene, random: Random, level: Level) -> Drill | None:
    """Returns the question for the winner's gain, with nearby amounts to choose from.

    None if there are too few amounts, or if the announced yaku could differ.
    """
    event, settled = scene.event, scene.settled()
    if not isinstance(event, Win) or isinstance(settled, Refusal) or is_ambiguous(settled.wins[0].evaluation):
        return None
    right = settled.deltas[scene.seat]
    options = sorted((right, *_nearby(random, sorted(wins_by_amount(scene).keys() - {right}), right)))
    if right <= 0 or len(options) < _LEAST:
        return None
    return Drill(
        Subject.VALUE,
        level,
        scene,
        ChoiceQuestion(tuple(options), frozenset({right}), all_required=False),
        topics_of(scene, settled),
    )


def pick_value_drill(random: Random, found: Iterable[Drill]) -> Drill | None:
    """Chooses a question about values with a rare amount, each rank of it equally likely; None if there is none.

    Otherwise the highest amount would mostly be right where many hands reach the limit.
    """
    amounts: dict[Option, list[tuple[int, Drill]]] = {}
    for one in found:
        if isinstance(one.answer_spec, ChoiceQuestion):
            right = next(iter(one.answer_spec.right))
            amounts.setdefault(right, []).append((one.answer_spec.options.index(right), one))
    rarest = min(map(len, amounts.values()), default=0)
    places: dict[int, list[Drill]] = {}
    for place, one in (alike[0] for alike in amounts.values() if len(alike) == rarest):
        places.setdefault(place, []).append(one)
    return random.choice(random.choice(list(places.values()))) if places else None


def _nearby(random: Random, amounts: list[int], right: int) -> list[int]:
    """Returns amounts near the right one, which may take any rank among them."""
    place = bisect(amounts, right)
    below, above = amounts[max(0, place - _NEAREST) : place], amounts[place : place + _NEAREST]
    others = min(_OPTIONS - 1, len(below) + len(above))
    lower = random.randint(max(0, others - len(above)), min(others, len(below)))
    return random.sample(below[-_reach(lower) :] if lower else [], lower) + random.sample(
        above[: _reach(others - lower)], others - lower
    )


def _reach(number: int) -> int:
    """Returns how many of the nearest amounts are candidates."""
    return number + _SKIPPED


def topics_of(scene: Scene, settled: Settlement) -> tuple[str, ...]:
    """Returns the topics of a win: winner, win method, and limit."""
    event = scene.event
    assert isinstance(event, Win)
    way = "discard" if event.discarder is not None else "drawn"
    who = "dealer" if scene.seat == scene.table.dealer else "not_dealer"
    return f"{who}_{way}", settled.wins[0].evaluation.limit or TYPED_VALUE


def wins_by_amount(scene: Scene) -> Mapping[int, tuple[Win, Settlement]]:
    """Returns what the same player would get for other ways and other values, by that amount.

    Raises ``ValueError`` if the scene has no win.
    """
    event, seat = scene.event, scene.seat
    if not isinstance(event, Win):
        raise ValueError("amounts are asked of a win")
    tried = [replace(event, discarder=giver) for giver in (None, (seat + 1) % scene.table.players)]
    tried += [replace(event, wins=(Winner(seat, value=value),)) for value in scene.rules.value_ladder]
    found: dict[int, tuple[Win, Settlement]] = {}
    for one in tried:
        settled = scene.settled(one)
        if not isinstance(settled, Refusal) and settled.deltas[seat] > 0:
            found.setdefault(settled.deltas[seat], (one, settled))
    return found
