# SPDX-License-Identifier: MIT
"""Wins and draws with every fault that they can have, in the order in which the rules of each system check for them (§12).

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


_REQUEST: tuple[tuple[Fault, ...], ...] = (
    ({"ruleset": "nope"},),
    ({"x": 1},),
    ({"options": {"nope": 1}},),
)
_EVENT: tuple[tuple[Fault, ...], ...] = (
    ({"event.type": "nope"},),
    ({"event.x": 1},),
    ({"event.note": 5}, {"event.at": 5}),
    ({"event.wins": 5},),
)
_FROM: tuple[Fault, ...] = ({"event.from": 9}, {"event.from": "x"})


def _in(place: str, *stages: tuple[Fault, ...]) -> tuple[tuple[Fault, ...], ...]:
    """Returns stages whose faults lie at a place; those that begin with a slash do not."""
    return tuple(
        tuple(
            {key[1:] if key[0] == "/" else f"{place}.{key}": value for key, value in fault.items()} for fault in stage
        )
        for stage in stages
    )


def _dead(player: int) -> tuple[Fault, ...]:
    return ({"before": [{"type": "dead_hand", "player": player}]},)


_CLOSED = {"concealed": "234m567m45p11s678s", "winning_tile": "6p"}
_OPEN = {
    "concealed": "22s45p",
    "winning_tile": "6p",
    "melds": [
        {"kind": "pon", "tiles": "555z", "from": 0},
        {"kind": "chi", "tiles": "345s", "from": 0},
        {"kind": "chi", "tiles": "789m", "from": 0},
    ],
}
_MELD_FIELDS: tuple[Fault, ...] = (
    {"melds[0].x": 1},
    {"melds[1].kind": "nope"},
    {"melds[1].from": 9},
    {"melds[0].from": "x"},
)
_MELD_FORMS: tuple[Fault, ...] = ({"melds[0].tiles": "556z"}, {"melds[2].tiles": "889m"})
_TOO_FEW: Fault = {"concealed": "22s4p"}
_NO_SHAPE: Fault = {"concealed": "23s45p"}

_RIICHI_HANDS: tuple[tuple[tuple[Fault, ...], ...], ...] = (
    _in(
        "event.wins[0].hand",
        ({"x": 1},),
        ({"concealed": 5}, {"winning_tile": 5}, {"melds": 5}, {"situation": 5}, {"dora_indicators": 5}),
        ({"situation": ["nope"]}, {"situation": ["riichi", "riichi"]}),
        ({"dora_indicators": ["1z"] * 6},),
        ({"melds": [{"kind": "pon", "tiles": "555z", "from": 9}]},),
        ({"concealed": "q"}, {"winning_tile": "q"}, {"winning_tile": "66p"}, {"dora_indicators": ["q"]}),
        ({"concealed": "234m"}, {"concealed": "2222m2567m45p118s"}),
        ({"situation": ["riichi", "haitei"]},),
    ),
    _in(
        "event.wins[1].hand",
        ({"x": 1},),
        ({"concealed": 5}, {"melds[2]": 5}, {"situation": 5}),
        ({"situation": ["nope"]},),
        ({"ura_indicators": ["1z"]},),
        _MELD_FIELDS,
        ({"concealed": "q"}, {"winning_tile": "q"}, {"melds[2].tiles": "q"}, {"dora_indicators": ["q"]}),
        (*_MELD_FORMS, {"melds[1].from": 3}),
        (_TOO_FEW,),
        ({"situation": ["haitei"]}, {"situation": ["tenhou"]}),
    ),
)


def _told_winner(place: int, *more: Fault) -> tuple[tuple[Fault, ...], ...]:
    stages: tuple[tuple[Fault, ...], ...] = (
        ({"x": 1},),
        ({"value": {"han": 3, "fu": 30}},),
        ({"winner": 9}, {"winner": "x"}),
        ({"winner": 3},),
        *((one,) for one in more),
        ({"pao": [{"player": 9, "for": "daisangen"}]}, {"pao": [{"player": 2, "for": "nope"}]}, {"pao": 5}),
    )
    return _in(f"event.wins[{place}]", *stages)


RIICHI = System(
    "riichi",
    {
        "type": "win",
        "from": 3,
        "wins": [
            {"winner": 0, "hand": {**_CLOSED, "situation": [], "dora_indicators": ["9p"]}},
            {"winner": 1, "hand": {**_OPEN, "situation": [], "dora_indicators": ["9p"]}},
        ],
    },
    (
        *_REQUEST,
        ({"table": {"dealer": 9}},),
        *_EVENT,
        _FROM,
        ({"options": {"multiple_ron": "head_bump"}},),
        *_told_winner(0),
        *_told_winner(1, {"winner": 0}, {"winner": 2, "/event.wins[0].winner": 2, "/event.wins[1].winner": 1}),
        *_RIICHI_HANDS[0],
        *_RIICHI_HANDS[1],
        *_in("event.wins[1].hand", ({"winning_tile": "3p"},)),
        *_in("event.wins[0]", ({"hand.concealed": "235m567m45p11s678s"}, {"hand.concealed": "123m789m57p11s678s"})),
        *_in("event.wins[0]", ({"pao": [{"player": 3, "for": "daisangen"}]},)),
        _dead(0),
        *_in("event.wins[1]", ({"hand.concealed": "23s45p"},), ({"pao": [{"player": 3, "for": "daisangen"}]},)),
        _dead(1),
    ),
)


BOO = System(
    "boo",
    {"type": "win", "from": 3, "wins": [{"winner": 1, "hand": {**_OPEN, "situation": [], "dora_indicators": ["9p"]}}]},
    (
        *_REQUEST,
        ({"table": {"dealer": 9}},),
        *_EVENT,
        _FROM,
        ({"event.wins[1]": {"winner": 0, "hand": _CLOSED}},),
        ({"event.wins[0].value": {"han": 3, "fu": 30}},),
        *_in(
            "event.wins[0]",
            ({"winner": 9}, {"winner": "x"}, {"winner": 3}),
            ({"pao": [{"player": 9, "for": "daisangen"}]}, {"pao": [{"player": 2, "for": "nope"}]}, {"pao": 5}),
        ),
        *_in(
            "event.wins[0].hand",
            ({"concealed": 5}, {"melds[2]": 5}, {"situation": 5}, {"dora_indicators": 5}),
            ({"situation": ["nope"]},),
            _MELD_FIELDS,
            ({"concealed": "q"}, {"winning_tile": "q"}, {"melds[2].tiles": "q"}, {"dora_indicators": ["q"]}),
            (*_MELD_FORMS, {"melds[1].from": 3}),
            (_TOO_FEW, {"concealed": "55z45p"}),
            ({"situation": ["riichi"]}, {"situation": ["tenhou"]}),
        ),
        ({"before": [{"type": "riichi", "player": 1}]},),
        ({"event.wins[0].hand.concealed": "23s45p"},),
        ({"event.wins[0].pao": [{"player": 2, "for": "daisangen"}]},),
        _dead(1),
    ),
)

MCR = System(
    "mcr",
    {
        "type": "win",
        "from": 3,
        "wins": [
            {
                "winner": 1,
                "hand": {
                    "concealed": "56s678p33z",
                    "melds": [
                        {"kind": "chi", "tiles": "123m", "from": 0},
                        {"kind": "chi", "tiles": "345m", "from": 0},
                    ],
                    "winning_tile": "7s",
                },
            }
        ],
    },
    (
        ({"ruleset": "nope"},),
        ({"event": GONE}, {"players": GONE}),
        ({"x": 1},),
        ({"options": {"nope": 1}},),
        *_in(
            "table",
            ({"players": 3},),
            ({"dealer": 9},),
            ({"round": "X"},),
            ({"number": 9},),
            ({"honba": 1},),
            ({"deposit": 1},),
            ({"scores": [1]},),
            ({"order": [0]},),
        ),
        *_EVENT,
        ({"event.wins": []},),
        _FROM,
        ({"event.wins[1]": {"winner": 0, "value": {"han": 8}}},),
        *_in(
            "event.wins[0]",
            ({"x": 1},),
            ({"winner": 9}, {"winner": "x"}),
            ({"winner": 3},),
            ({"value": {"han": 8}},),
            ({"pao": [{"player": 2, "for": "x"}]},),
            ({"/before": [{"type": "dead_hand", "player": 1}]},),
        ),
        *_in(
            "event.wins[0].hand",
            ({"x": 1},),
            ({"concealed": "q"}, {"concealed": 5}),
            ({"winning_tile": "q"}, {"winning_tile": "77s"}, {"winning_tile": 5}),
            ({"melds[0].x": 1},),
            ({"melds[0].kind": "nope"},),
            ({"melds[0].from": 9}, {"melds[0].from": 3}, {"melds[0].from": GONE}),
            ({"melds[0].tiles": "q"}, {"melds[0].tiles": "124m"}),
            ({"melds[1].x": 1},),
            ({"melds[1].kind": "nope"},),
            ({"melds[1].from": 9},),
            ({"melds[1].tiles": "q"}, {"melds[1].tiles": "123z"}),
            ({"situation": ["nope"]}, {"situation": 5}),
            ({"flowers": 9}, {"flowers": "x"}),
            ({"mixed": True}, {"mixed": 5}),
            ({"concealed": "56s678p3z"},),
            ({"concealed": "56s33333z"},),
            ({"situation": ["haitei"]}, {"situation": ["rinshan"]}),
            ({"concealed": "57s678p34z"},),
        ),
    ),
)

_SHOGI_MELD: tuple[tuple[Fault, ...], ...] = (
    ({"x": 1},),
    ({"kind": "nope"},),
    ({"tiles": "q"},),
    ({"from": 9}, {"from": "x"}),
    ({"tiles": "PPL"},),
)
SHOGI = System(
    "shogi",
    {
        "type": "win",
        "from": 0,
        "wins": [
            {
                "winner": 1,
                "hand": {
                    "concealed": "G",
                    "winning_tile": "G",
                    "melds": [
                        {"kind": "pon", "tiles": "PKK", "from": 0},
                        {"kind": "pon", "tiles": "NNN", "from": 2},
                    ],
                },
            },
            {"winner": 2, "hand": {"concealed": "LLNNSSG", "winning_tile": "G"}},
        ],
    },
    (
        *_REQUEST,
        *_in(
            "table",
            ({"players": 5},),
            ({"dealer": 9},),
            ({"round": "X"},),
            ({"number": 0},),
            ({"honba": -1},),
            ({"deposit": -1},),
            ({"scores": [1]},),
        ),
        *_EVENT[:3],
        _FROM,
        ({"event.wins": []}, {"event.wins": 5}),
        *_in(
            "event.wins[0]",
            ({"x": 1},),
            ({"winner": 9}, {"winner": "x"}),
            ({"winner": 0, "/event.from": 0},),
            ({"value": {"han": 3}},),
            ({"pao": [{"player": 2, "for": "x"}]}, {"pao": 5}),
        ),
        *_in(
            "event.wins[1]",
            ({"x": 1},),
            ({"winner": 9}, {"winner": "x"}),
            ({"winner": 0, "/event.from": 0},),
            ({"value": {"han": 3}},),
            ({"pao": [{"player": 2, "for": "x"}]}, {"pao": 5}),
        ),
        ({"event.from": None},),
        ({"event.wins[1].winner": 1},),
        ({"options": {"multiple_ron": False}},),
        ({"event.wins[0].winner": 2, "event.wins[1].winner": 1},),
        _dead(1),
        *_in(
            "event.wins[0].hand",
            ({"x": 1},),
            ({"concealed": "q"}, {"concealed": 5}),
            ({"winning_tile": "q"}, {"winning_tile": "GG"}),
            ({"situation": 5}, {"dora_indicators": 5}),
        ),
        *_in("event.wins[0].hand.melds[0]", *_SHOGI_MELD),
        *_in("event.wins[0].hand.melds[1]", *_SHOGI_MELD),
        *_in(
            "event.wins[0].hand",
            ({"dora_indicators": ["q"]}, {"dora_indicators": ["PP"]}),
            ({"situation": ["nope"]}, {"situation": ["riichi", "riichi"]}),
            ({"concealed": "GG"},),
            ({"dora_indicators": ["P", "L", "S", "S", "B", "R"]},),
            ({"dora_indicators": ["N", "N"]},),
            ({"situation": ["rinshan"]}, {"situation": ["riichi"]}),
            ({"concealed": "S"},),
        ),
        _dead(2),
        *_in(
            "event.wins[1].hand",
            ({"x": 1},),
            ({"concealed": "q"}, {"concealed": 5}),
            ({"winning_tile": "q"}, {"winning_tile": "GG"}),
            ({"melds": 5},),
            ({"dora_indicators": ["q"]},),
            ({"situation": ["nope"]},),
            ({"concealed": "LLNNSS"},),
            ({"concealed": "LLNNSPG"},),
        ),
        ({"before": [{"type": "riichi", "player": 2}]},),
    ),
    {"multiple_ron": True},
)

WSOM = System(
    "wsom",
    {"type": "win", "from": 3, "wins": [{"winner": 1, "hand": {**_OPEN, "situation": []}}]},
    (
        ({"ruleset": "nope"},),
        ({"x": 1},),
        ({"options": {"nope": 1}},),
        ({"table": {"dealer": 9}},),
        *_EVENT[:3],
        (
            *_FROM,
            *_in(
                "event.wins[0]",
                (
                    {"x": 1},
                    {"winner": 9},
                    {"winner": 3},
                    {"value": {"points": 5}},
                    {"immunity": 9},
                    {"pao": [{"player": 2, "for": "x"}]},
                ),
            )[0],
        ),
        ({"event.wins[1]": {"winner": 0, "value": {"points": 5}}},),
        _dead(1),
        *_in(
            "event.wins[0].hand",
            ({"x": 1},),
            (
                {"concealed": "q"},
                {"winning_tile": "q"},
                {"melds[0].kind": "nope"},
                {"melds[0].tiles": "q"},
                {"melds[1].from": 9},
                {"melds[2].tiles": "124m"},
                {"concealed": "22s4p"},
                {"concealed": "55z45p"},
            ),
            ({"situation": ["nope"]}, {"situation": ["haitei"]}),
            ({"concealed": "23s45p"},),
        ),
    ),
)

BEIJING = System(
    "beijing",
    {
        "type": "win",
        "from": 3,
        "wins": [
            {"winner": 0, "hand": {"concealed": "123m456m789m11p45s", "winning_tile": "6s", "wild_indicator": "4z"}},
            {
                "winner": 1,
                "hand": {
                    "concealed": "22p345s789m45s",
                    "winning_tile": "6s",
                    "melds": [{"kind": "ankan", "tiles": "5555z"}],
                    "wild_indicator": "4z",
                },
            },
        ],
    },
    (
        *_REQUEST,
        ({"table": {"dealer": 9}},),
        *_EVENT[:3],
        _FROM,
        *_in(
            "event.wins[0]",
            ({"winner": 9}, {"winner": 3}),
            ({"hand.concealed": "q"}, {"hand.winning_tile": "q"}, {"hand.wild_indicator": "q"}),
            ({"hand.melds": [{"kind": "pon", "tiles": "123m", "from": 2}]},),
            ({"hand.concealed": "123m456m789m11p4s"},),
            ({"hand.situation": ["nope"]}, {"hand.situation": ["haitei"]}),
            ({"hand.concealed": "124m456m789m11p45s"},),
            ({"pao": [{"player": 9, "for": "chankan"}]}, {"pao": [{"player": 3, "for": "x"}]}),
        ),
        *_in(
            "event.wins[1]",
            ({"winner": 9}, {"winner": 3}),
            ({"hand.concealed": "q"}, {"hand.winning_tile": "q"}, {"hand.wild_indicator": "q"}),
            ({"hand.melds[0].tiles": "5556z"}, {"hand.melds[0].from": 3}),
            ({"hand.concealed": "22p345s789m4s"},),
            ({"hand.situation": ["nope"]}, {"hand.situation": ["haitei"]}),
            ({"hand.concealed": "23p345s789m45s"},),
            ({"pao": [{"player": 9, "for": "chankan"}]}, {"pao": [{"player": 3, "for": "x"}]}),
        ),
        ({"event.wins[1].winner": 0},),
        ({"event.wins[0].winner": 2, "event.wins[1].winner": 1},),
        ({"event.wins[1].hand.winning_tile": "3s"},),
        ({"options": {"multiple_wins": False}},),
        _dead(0),
        _dead(1),
    ),
    {"multiple_wins": True},
)
RIICHI_DRAW = System(
    "riichi",
    {"type": "draw", "kind": "exhaustive", "tenpai": [0]},
    (
        *_REQUEST,
        *_EVENT[:3],
        *_in(
            "event",
            ({"kind": "nope"}, {"kind": 5}),
            ({"tenpai": [9]}, {"tenpai": 5}, {"tenpai": ["x"]}, {"tenpai": [0, 0]}),
            ({"nagashi": [9]}, {"nagashi": 5}),
            ({"player": 1}, {"player": "x"}),
        ),
        _dead(0),
        ({"event.tenpai": [1], "before": [{"type": "riichi", "player": 0}]},),
        ({"event.yame": True},),
    ),
)
SHOGI_DRAW = System(
    "shogi",
    {"type": "draw", "kind": "exhaustive", "tenpai": [0]},
    (
        *_REQUEST,
        *_EVENT[:3],
        ({"event.kind": "nope"}, {"event.tenpai": [9]}),
        _dead(0),
    ),
)
SYSTEMS = (RIICHI, BOO, MCR, SHOGI, WSOM, BEIJING, RIICHI_DRAW, SHOGI_DRAW)


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
