# SPDX-License-Identifier: MIT
"""The scene of a drill asked again as a user of the command line would: in JSON, by the contract."""

from __future__ import annotations

import json
from typing import Any

from mahjong_desk.interchange import read_event
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.events import write_event
from mahjong_desk.interchange.read_hand import write_hand
from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.rules.model.events import Event, Win
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules

Json = dict[str, Any]


def usual(ruleset: str) -> TableRules:
    """Returns the rules of a system by which most is asked: the usual ones, without restrictions on who may win."""
    return get_ruleset(ruleset).bind(get_ruleset(ruleset).unrestricted_options)


def scene_from_json(rules: TableRules, event: Json, table: Table | None = None) -> Scene:
    """Returns the scene of an event that is written as JSON, at the start of a match where no table is given."""
    result: Event = read_event(rules, event, "event")
    winner = result.wins[0] if isinstance(result, Win) else None
    before = table or rules.opening_table()
    return Scene(rules, before, winner.seat if winner else before.dealer, winner.hand if winner else None, result)


def won(
    winner: int, discarder: int | None, concealed: str, winning_tile: str, *melds: Json, **extra_fields: Any
) -> Json:
    """Returns a win as JSON; ``extra_fields`` are fields of the hand."""
    hand = {"concealed": concealed, "melds": list(melds), "winning_tile": winning_tile, **extra_fields}
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "hand": hand}]}


def score(scene: Scene, win: Win | None = None) -> Json:
    """Returns the answer to a win at the table of a scene; None means the win of the scene."""
    if win is None:
        assert isinstance(scene.event, Win)
        win = scene.event
    event = write_event(win, scene.ruleset)
    lying = [piece for seat, piece, _dead in scene.rules.penalty_tiles(scene.table) if seat == win.wins[0].seat]
    if lying:
        event["wins"][0]["penalty_tiles"] = scene.ruleset.pieces.format(lying)
    return answer_request("score", json.dumps({**_asked(scene), "event": event}))


def waits(scene: Scene) -> Json:
    assert scene.hand is not None
    hand = write_hand(scene.hand, scene.ruleset)
    return answer_request("waits", json.dumps({**_asked(scene), "winner": scene.seat, "hand": hand}))


def _asked(scene: Scene) -> Json:
    table, ruleset = scene.table, scene.ruleset
    values = {
        "players": table.players,
        "dealer": table.dealer,
        "round": table.round_wind.value,
        "number": table.hand_number,
        "honba": table.honba,
        "deposit": table.deposit,
        "scores": list(table.scores),
        **({"order": list(table.turn_order)} if ruleset.conventions.players_change_seats else {}),
        **{
            field.id: table.extra_fields[field.id]
            for field in ruleset.extra_fields_of(FieldOwner.TABLE)
            if field.id in table.extra_fields
        },
    }
    return {"ruleset": ruleset.id, "options": dict(scene.rules.options), "table": values}
