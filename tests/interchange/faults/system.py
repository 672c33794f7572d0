# SPDX-License-Identifier: MIT
"""A system with every fault that its wins or draws can have, in the order in which its rules check for them (§12).

A fault is what it puts in place of what stands in an event that nothing is wrong with. Faults of one stage are checked in no
told order, so they are not held against each other.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from mahjong_desk.interchange.commands import answer
from mahjong_desk.rules.extra_fields import NOTHING

Json = dict[str, Any]
Fault = dict[str, Any]
"""What stands at which place instead; ``before`` are events of a match that come before."""
GONE = object()
"""Stands at a place at which nothing is told."""


class System(NamedTuple):
    """The faults of one rule system.

    Attributes:
        ruleset: Its id.
        event: An event that nothing is wrong with.
        stages: The faults, those of the first check first.
        options: The choices of the table.
    """

    ruleset: str
    event: Json
    stages: tuple[tuple[Fault, ...], ...]
    options: Mapping[str, object] = NOTHING


REQUEST: tuple[tuple[Fault, ...], ...] = (
    ({"ruleset": "nope"},),
    ({"x": 1},),
    ({"options": {"nope": 1}},),
)
EVENT: tuple[tuple[Fault, ...], ...] = (
    ({"event.type": "nope"},),
    ({"event.x": 1},),
    ({"event.note": 5}, {"event.at": 5}),
    ({"event.wins": 5},),
)
FROM: tuple[Fault, ...] = ({"event.from": 9}, {"event.from": "x"})


def inside(place: str, *stages: tuple[Fault, ...]) -> tuple[tuple[Fault, ...], ...]:
    """Returns stages whose faults lie at a place; those that begin with a slash do not."""
    return tuple(
        tuple(
            {key[1:] if key[0] == "/" else f"{place}.{key}": value for key, value in fault.items()} for fault in stage
        )
        for stage in stages
    )


def dead(player: int) -> tuple[Fault, ...]:
    return ({"before": [{"type": "dead_hand", "player": player}]},)


def pairs(system: System) -> Iterator[tuple[Fault, Fault]]:
    """Returns every two faults of different stages that can be had at once, the one first that is checked first."""
    for earlier, later in combinations(system.stages, 2):
        for first in earlier:
            yield from ((first, other) for other in later if _apart(first, other))


def _apart(one: Fault, other: Fault) -> bool:
    return not any(_within(a, b) or _within(b, a) for a in one for b in other)


def _within(place: str, whole: str) -> bool:
    return place == whole or place.startswith((f"{whole}.", f"{whole}["))


def asked(system: System, command: str, *faults: Fault) -> Json | None:
    """Returns the answer to an event with faults, its paths from the event; None where that cannot be asked.

    Args:
        system: The rule system.
        command: ``score``, ``replay``, or ``waits`` for the hand of a winner without its winning piece.
        faults: The faults.
    """
    told = {place: value for fault in faults for place, value in fault.items()}
    if command == "waits":
        return _waits(system, told)
    tops = {place.split(".")[0] for place in told}
    before = copy.deepcopy(told.pop("before", []))
    event = copy.deepcopy(system.event)
    players = 3 if system.ruleset == "shogi" else 4
    request: Json = {"ruleset": system.ruleset, "options": dict(system.options)}
    if command == "score":
        if tops & {"before", "players"} or event["type"] != "win":
            return None
        request |= {"table": {}, "event": event}
    else:
        if tops & {"table"} or told.get("event") is GONE:
            return None
        request |= {"format": "mahjong-desk/match", "version": 1, "players": list("ABCD")[:players]}
        request["events"] = [*before, event]
    for place, value in told.items():
        _put({**request, "event": event} if place.startswith("event.") else request, place, value)
    got = answer(command, json.dumps(request))
    return json.loads(json.dumps(got).replace(f"events[{len(before)}]", "event"))  # type: ignore[no-any-return]


def _waits(system: System, told: Fault) -> Json | None:
    places = {place.partition(".hand.")[0] for place in told} or {"event.wins[0]"}
    whole = not any(".winning_tile" in place for place in told) and all(".hand." in place for place in told)
    if system.event["type"] != "win" or len(places) > 1 or not whole:
        return None
    winner = copy.deepcopy(system.event["wins"][int(places.pop()[-2])])
    del winner["hand"]["winning_tile"]
    request = {"ruleset": system.ruleset, "options": dict(system.options), "from": system.event["from"], **winner}
    for place, value in told.items():
        _put(request, f"hand.{place.partition('.hand.')[2]}", value)
    return answer("waits", json.dumps(request))


def _put(value: Any, place: str, said: Any) -> None:
    *steps, last = [
        int(step) if step.isdigit() else step for step in place.replace("[", ".").replace("]", "").split(".")
    ]
    for step in steps:
        value = value[step]
    if said is GONE:
        del value[last]
    elif isinstance(value, list) and last == len(value):
        value.append(said)
    else:
        value[last] = copy.deepcopy(said)
