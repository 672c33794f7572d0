# SPDX-License-Identifier: MIT
"""Asks what a win brings its winner."""

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
"""Amounts are drawn from so many on a side at the most, of which so many are passed over."""
TYPED_VALUE = "counted"
"""The topic of a hand that reaches no limit."""


def make_value_drill(scene: Scene, random: Random, level: Level) -> Drill | None:
    """Returns the question what the winner gets in all, with amounts nearby to choose from.

    None where the amounts nearby are too few to choose from, or where the yaku that are told could be others.
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
        ChoiceQuestion(tuple(options), frozenset({right}), every=False),
        topics_of(scene, settled),
    )


def pick_value_drill(random: Random, found: Iterable[Drill]) -> Drill | None:
    """Returns one of several questions about values: of those with the rarest amounts, any place of it as likely as another.

    None of none. Else the dearest amount would mostly be the right one where many hands reach the limit, and elsewhere
    the one that most hands are worth.
    """
    amounts: dict[Option, list[tuple[int, Drill]]] = {}
    for one in found:
        if isinstance(one.ask, ChoiceQuestion):
            right = next(iter(one.ask.right))
            amounts.setdefault(right, []).append((one.ask.options.index(right), one))
    rarest = min(map(len, amounts.values()), default=0)
    places: dict[int, list[Drill]] = {}
    for place, one in (alike[0] for alike in amounts.values() if len(alike) == rarest):
        places.setdefault(place, []).append(one)
    return random.choice(random.choice(list(places.values()))) if places else None


def _nearby(random: Random, amounts: list[int], right: int) -> list[int]:
    """Returns amounts near to the right one, which may come to stand at any place among them: not the middle is most often right."""
    place = bisect(amounts, right)
    below, above = amounts[max(0, place - _NEAREST) : place], amounts[place : place + _NEAREST]
    others = min(_OPTIONS - 1, len(below) + len(above))
    lower = random.randint(max(0, others - len(above)), min(others, len(below)))
    return random.sample(below[-_reach(lower) :] if lower else [], lower) + random.sample(
        above[: _reach(others - lower)], others - lower
    )


def _reach(number: int) -> int:
    """Returns from how many of the nearest amounts so many are drawn."""
    return number + _SKIPPED


def topics_of(scene: Scene, settled: Settlement) -> tuple[str, ...]:
    """Returns what there is to know of a win's payment: who wins, in which way, and which limit is reached."""
    event = scene.event
    assert isinstance(event, Win)
    way = "discard" if event.discarder is not None else "drawn"
    who = "dealer" if scene.seat == scene.table.dealer else "not_dealer"
    return f"{who}_{way}", settled.wins[0].evaluation.limit or TYPED_VALUE


def wins_by_amount(scene: Scene) -> Mapping[int, tuple[Win, Settlement]]:
    """Returns what the win of a scene in other ways, and wins of other worth, would bring the same player, by that amount.

    Raises:
        ValueError: The scene has no win.
    """
    event, seat = scene.event, scene.seat
    if not isinstance(event, Win):
        raise ValueError("amounts are asked of a win")
    tried = [replace(event, discarder=giver) for giver in (None, (seat + 1) % scene.table.players)]
    tried += [replace(event, wins=(Winner(seat, value=value),)) for value in scene.rules.ladder]
    found: dict[int, tuple[Win, Settlement]] = {}
    for one in tried:
        settled = scene.settled(one)
        if not isinstance(settled, Refusal) and settled.deltas[seat] > 0:
            found.setdefault(settled.deltas[seat], (one, settled))
    return found
