# SPDX-License-Identifier: MIT
"""Asks what a win is worth: its fu item by item, or what the winner gets."""

from bisect import bisect
from collections.abc import Iterable, Mapping
from dataclasses import replace
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
from mahjong_desk.learn.drills.yaku import is_ambiguous
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, FuItem, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.value.fu import BASE, is_wait_fu
from mahjong_desk.shapes import HandShape

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
