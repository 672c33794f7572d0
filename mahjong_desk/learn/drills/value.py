# SPDX-License-Identifier: MIT
"""Asks for the value of a win."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Option, Scene, Subject
from mahjong_desk.learn.drills.yaku import is_ambiguous
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal

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

    Raises:
        ValueError: If the scene has no win.
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
