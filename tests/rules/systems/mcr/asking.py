# SPDX-License-Identifier: MIT
"""Helpers for the Mahjong Competition Rules: one hand, a JSON request, a match."""

import json
from typing import Any

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.events import read_event
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.systems.mcr import RULESET
from tests import event_json
from tests.rules.systems.asking import Json, melds_of, replay_match


def won(
    tiles: str,
    melds: str = "",
    *,
    drawn: bool = False,
    discarder: int = 3,
    winner: int = 1,
    value: Json | None = None,
    **hand: Any,
) -> Json:
    if value is None:
        concealed, winning = tiles.split("+")
        hand_json = {"concealed": concealed, "winning_tile": winning, "melds": melds_of(melds, winner), **hand}
        entry: Json = {"winner": winner, "hand": hand_json}
    else:
        entry = {"winner": winner, "value": value}
    return {"ruleset": "mcr", "event": {"type": "win", "from": None if drawn else discarder, "wins": [entry]}}


def scored(request: Json) -> Json:
    """Returns the answer to a request that must succeed."""
    got: Json = answer_request("score", json.dumps(request))
    assert got["ok"], got
    return got


def refused(request: Json, command: str = "score") -> tuple[str, str]:
    got: Json = answer_request(command, json.dumps(request))
    assert not got["ok"], got
    return got["error"]["code"], got["error"]["path"]


def evaluation(request: Json) -> Evaluation:
    """Returns the value of the hand of a request, with every reason."""
    rules = RULESET.bind(request.get("options", {}))
    return rules.settle(rules.opening_table(), read_event(rules, request["event"])).wins[0].evaluation


def match(*events: Json, **options: Any) -> Json:
    return event_json.match("mcr", *events, options=options)


def replayed(*events: Json, **options: Any) -> Json:
    """Returns the answer to the replay of a match, which must succeed."""
    got = replay_match("mcr", events, options)
    assert got["ok"], got
    return got


def typed(winner: int, han: int, discarder: int | None = None) -> Json:
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "value": {"han": han}}]}


DRAW: Json = {"type": "draw", "kind": "exhaustive"}
