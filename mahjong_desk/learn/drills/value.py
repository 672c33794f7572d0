# SPDX-License-Identifier: MIT
"""Asks which yaku count in a win, how much fu it has, or what the winner gets."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from random import Random

from mahjong_desk.learn.drills.drill import (
    AnswerOption,
    ChoiceQuestion,
    Drill,
    FuComponent,
    FuQuestion,
    FuSource,
    Level,
    Scene,
    Subject,
)
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, FuItem, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.value.fu import BASE, is_wait_fu
from mahjong_desk.rules.yaku.failing import played_yaku, why_not_counted
from mahjong_desk.shapes import HandShape

FAR = 5
"""The distance of a yaku that no change of a group would reach."""
_MAX_CHECKED = 48
"""The maximum number of yaku whose failure is examined, because that is slow."""


def yaku_distances(
    rules: TableRules, settled: Settlement, candidates: Iterable[str], random: Random
) -> Mapping[str, int]:
    """Returns how many groups the first win is away from each other yaku.

    Includes only yaku that fail by a single clause, and combinations of yaku.
    """
    yaku_ids = list(_failing_by_one_clause(rules, settled, candidates))
    sampled = random.sample(yaku_ids, min(len(yaku_ids), _MAX_CHECKED))
    return {yaku_id: _distance(rules, settled, yaku_id) for yaku_id in sampled}


def _failing_by_one_clause(rules: TableRules, settled: Settlement, candidates: Iterable[str]) -> Iterator[str]:
    facts, enabled = settled.wins[0].evaluation.facts, played_yaku(rules)
    if facts is None:
        return
    for yaku_id in candidates:
        yaku = enabled.get(yaku_id)
        if yaku is None or (yaku.condition.counted_separately and yaku.combination is None):
            continue
        # A combination of yaku is tested as a whole.
        if yaku.combination is not None or sum(not clause.test(facts) for clause in yaku.condition.clauses) == 1:
            yield yaku_id


def _distance(rules: TableRules, settled: Settlement, yaku_id: str) -> int:
    failure = why_not_counted(rules, settled, yaku_id)
    if failure is None or isinstance(failure, Refusal):
        return FAR
    mismatch = failure.mismatch
    count, needed = mismatch.figures.get("count"), mismatch.figures.get("needed")
    if isinstance(count, int) and isinstance(needed, int):
        # Only groups that could become the missing ones count.
        return max(abs(needed - count), len(mismatch.groups)) if count else FAR
    return len(mismatch.groups) or (1 if mismatch.winning else FAR)


_OPTION_COUNTS = {Level.EASY: 4, Level.MEDIUM: 6, Level.HARD: 8}
_MIN_OTHERS = 2
_DISTANCE_WEIGHT = 3
_ELSEWHERE_WEIGHT, _COMMON_COUNT = 2, 3
_NO_YAKU_SHARE = 0.2


def make_yaku_drill(scene: Scene, random: Random) -> Drill | None:
    """Returns the question which yaku count, without distractors.

    The level is the number of yaku that count. Returns None if readings of equal value have other yaku, and mostly if
    no yaku counts.
    """
    settled = scene.settle()
    if isinstance(settled, Refusal):
        return None
    evaluation = settled.wins[0].evaluation
    right = tuple(dict.fromkeys(item.id for item in evaluation.yaku))
    if is_ambiguous(evaluation) or (not right and random.random() > _NO_YAKU_SHARE):
        return None
    level = Level(max(Level.EASY, min(len(right), Level.HARD)))
    return Drill(Subject.YAKU, level, scene, ChoiceQuestion(right, frozenset(right), all_required=True), right)


def pick_rarest(drills: Sequence[Drill], random: Random) -> Drill:
    """Returns the question with the rarest answer, with distractors.

    The questions have the same level. Returns the first one if no yaku counts in it, so that empty answers keep their
    natural frequency.
    """
    counts = Counter(drill.topics for drill in drills)
    first = drills[0]
    best = min(drills, key=lambda drill: (not drill.topics, counts[drill.topics])) if first.topics else first
    return with_distractors(best, random, [drill.topics for drill in drills if drill is not best])


def with_distractors(drill: Drill, random: Random, other_answers: Sequence[tuple[str, ...]]) -> Drill:
    """Returns a yaku question with distractors, near yaku first.

    This is slow, so only the chosen question gets them. Among equally near yaku, those that are right in other
    questions come first: a yaku that is never right could be ruled out without looking at the hand. Easy questions
    prefer them.
    """
    scene, right = drill.scene, drill.topics
    settled = scene.settle()
    if isinstance(settled, Refusal):
        return drill
    number = max(_OPTION_COUNTS[drill.level] - len(right), _MIN_OTHERS)
    others = _ranked_distractors(scene, settled, right, Counter(chain.from_iterable(other_answers)), random)
    if drill.level is Level.EASY:
        others = _prefer_frequent(others, other_answers, number)
    others = others[:number]
    order = {yaku.id: index for index, yaku in enumerate(scene.ruleset.yaku)}
    options = tuple(sorted((*right, *others), key=order.__getitem__))
    return replace(drill, answer_spec=ChoiceQuestion(options, frozenset(right), all_required=True))


def is_ambiguous(evaluation: Evaluation) -> bool:
    """Returns whether another reading has the same value but other yaku."""
    counted = {item.id for item in evaluation.yaku}
    return any(other.base == evaluation.base and set(other.yaku) != counted for other in evaluation.rejected_readings)


def _ranked_distractors(
    scene: Scene, settled: Settlement, right: tuple[str, ...], right_elsewhere: Counter[str], random: Random
) -> list[str]:
    """Returns yaku that do not count, the best distractors first."""
    ruleset, played = scene.ruleset, played_yaku(scene.rules).values()
    rivals = {
        yaku.closed_value for yaku in played if yaku.id in right and yaku.is_limit and ruleset.counts_best_limit_only
    }
    others = [
        yaku.id
        for yaku in played
        # If only the best limit yaku counts, the hand may have another one of the same value.
        if yaku.id not in right and not (yaku.is_limit and yaku.closed_value in rivals)
    ]
    excluded = {loser for winner in right for loser in ruleset.yaku_by_id(winner).excludes}
    obvious = _obviously_wrong_yaku(scene)
    near = yaku_distances(scene.rules, settled, [other for other in others if other not in obvious], random)
    # Excluded yaku are in the hand and are as tempting as near ones.
    distances = {**near, **dict.fromkeys(excluded, 1)}
    families = {ruleset.yaku_by_id(yaku_id).family for yaku_id in right}
    weights = {
        other: (ruleset.yaku_by_id(other).family in families)
        - _DISTANCE_WEIGHT * distances.get(other, FAR)
        + _ELSEWHERE_WEIGHT * min(right_elsewhere[other], _COMMON_COUNT)
        - _DISTANCE_WEIGHT * (other in obvious)
        + random.random() * _DISTANCE_WEIGHT
        for other in others
    }
    return sorted(others, key=weights.__getitem__, reverse=True)


def _prefer_frequent(others: list[str], other_answers: Sequence[tuple[str, ...]], number: int) -> list[str]:
    """Moves yaku that are right in other questions to the front."""
    frequent = [yaku_id for yaku_id in dict.fromkeys(chain.from_iterable(other_answers)) if yaku_id in others]
    # If few yaku are ever right, one that never is would be obviously wrong.
    nearest = others[:1] if len(frequent) > number else []
    return list(dict.fromkeys((*nearest, *frequent, *others)))


def _obviously_wrong_yaku(scene: Scene) -> frozenset[str]:
    """Returns the yaku of circumstances if the hand has no circumstance."""
    if scene.hand is not None and scene.hand.situation:
        return frozenset()
    return frozenset(yaku.id for yaku in scene.ruleset.yaku if yaku.example.situation)


_ROUNDING = "rounding"
_EASY, _MEDIUM = 2, 3
"""The maximum number of components with fu at each level."""


def make_fu_drill(scene: Scene) -> Drill | None:
    """Returns the question for the fu of each group, the wait and the whole hand.

    The level depends on how many of these give fu. Returns None for hands without fu or with fixed fu, and if another
    reading has the same value.
    """
    settled = scene.settle()
    if isinstance(settled, Refusal):
        return None
    evaluation = settled.wins[0].evaluation
    question = _fu_question(scene, evaluation)
    if question is None or any(other.base == evaluation.base for other in evaluation.rejected_readings):
        return None
    giving = sum(component.fu > 0 for component in question.components)
    level = Level.EASY if giving <= _EASY else Level.MEDIUM if giving <= _MEDIUM else Level.HARD
    topics = tuple(dict.fromkeys(topic for component in question.components for topic in component.topics))
    return Drill(Subject.FU, level, scene, question, topics)


def _fu_question(scene: Scene, evaluation: Evaluation) -> FuQuestion | None:
    """Returns the question for fu, or None if the fu is not a sum of items."""
    reading, fu = evaluation.reading, evaluation.fu
    if reading is None or fu is None or reading.shape is not HandShape.REGULAR:
        return None
    items = [item for item in evaluation.fu_items if item.id not in (BASE.id, _ROUNDING)]
    components = []
    for index, group in enumerate(reading.groups):
        # Equal groups have one item each.
        fu_item = next((item for item in items if item.set is group and not is_wait_fu(item)), None)
        if fu_item is not None:
            items.remove(fu_item)
        components.append(_component(FuSource.GROUP, [fu_item] if fu_item else [], index))
    wait_items = [item for item in items if is_wait_fu(item)]
    components.append(_component(FuSource.WAIT, wait_items))
    components.append(_component(FuSource.WHOLE, [item for item in items if item not in wait_items]))
    return FuQuestion(tuple(components), fu)


def _component(source: FuSource, items: list[FuItem], group_index: int | None = None) -> FuComponent:
    return FuComponent(source, sum(item.value for item in items), tuple(item.id for item in items), group_index)


_MAX_OPTIONS, _MIN_OPTIONS = 6, 4
_SPARE = 1
"""The number of extra candidates on each side of the right amount."""
_NO_LIMIT = "counted"
"""The topic of a hand that reaches no limit."""


def make_value_drill(scene: Scene, random: Random, level: Level) -> Drill | None:
    """Returns the question for the winner's gain, with nearby amounts to choose from.

    Returns None if there are too few amounts, or if readings of equal value have other yaku.
    """
    event, settled = scene.event, scene.settle()
    if not isinstance(event, Win) or isinstance(settled, Refusal) or is_ambiguous(settled.wins[0].evaluation):
        return None
    right = settled.deltas[scene.seat]
    options = sorted((right, *_nearby(random, sorted(wins_by_amount(scene).keys() - {right}), right)))
    if right <= 0 or len(options) < _MIN_OPTIONS:
        return None
    spec = ChoiceQuestion(tuple(options), frozenset({right}), all_required=False)
    return Drill(Subject.VALUE, level, scene, spec, win_topics(scene, settled))


def pick_value_drill(random: Random, drills: Iterable[Drill]) -> Drill | None:
    """Chooses a value question with a rare amount, or returns None if there is none.

    Each rank of the right amount is equally likely: otherwise the highest would mostly be right if many hands reach a limit.
    """
    amounts: dict[AnswerOption, list[tuple[int, Drill]]] = {}
    for drill in drills:
        if isinstance(drill.answer_spec, ChoiceQuestion):
            right = next(iter(drill.answer_spec.right))
            amounts.setdefault(right, []).append((drill.answer_spec.options.index(right), drill))
    rarest = min(map(len, amounts.values()), default=0)
    by_rank: dict[int, list[Drill]] = {}
    for rank, drill in (ranked[0] for ranked in amounts.values() if len(ranked) == rarest):
        by_rank.setdefault(rank, []).append(drill)
    return random.choice(random.choice(list(by_rank.values()))) if by_rank else None


def _nearby(random: Random, amounts: list[int], right: int) -> list[int]:
    """Returns amounts near the right one, whose rank among them is random."""
    index = bisect(amounts, right)
    below, above = amounts[:index], amounts[index:]
    others = min(_MAX_OPTIONS - 1, len(amounts))
    lower = random.randint(max(0, others - len(above)), min(others, len(below)))
    higher = others - lower
    return random.sample(below[-lower - _SPARE :], lower) + random.sample(above[: higher + _SPARE], higher)


def win_topics(scene: Scene, settled: Settlement) -> tuple[str, ...]:
    """Returns the topics of a win: winner, win method, and limit."""
    event = scene.event
    assert isinstance(event, Win)
    method = "discard" if event.discarder is not None else "drawn"
    who = "dealer" if scene.seat == scene.table.dealer else "not_dealer"
    return f"{who}_{method}", settled.wins[0].evaluation.limit or _NO_LIMIT


def wins_by_amount(scene: Scene) -> Mapping[int, tuple[Win, Settlement]]:
    """Returns other wins of the same player, by what the player would get.

    They have another win method or value; wins that differ only in what is paid on top are omitted. Raises
    ``ValueError`` if the scene has no legal win.
    """
    event, seat, own = scene.event, scene.seat, scene.settle()
    if not isinstance(event, Win) or isinstance(own, Refusal):
        raise ValueError("the scene must have a legal win")
    wins = [replace(event, discarder=discarder) for discarder in (None, (seat + 1) % scene.table.players)]
    wins += [replace(event, winners=(Winner(seat, value=value),)) for value in scene.rules.value_ladder]
    outcomes: dict[int, tuple[Win, Settlement]] = {}
    for win in wins:
        settled = scene.settle(win)
        if isinstance(settled, Refusal) or settled.deltas[seat] <= 0:
            continue
        same_way = (win.discarder is None) is (event.discarder is None)
        if not same_way or settled.wins[0].evaluation.base != own.wins[0].evaluation.base:
            outcomes.setdefault(settled.deltas[seat], (win, settled))
    return outcomes
