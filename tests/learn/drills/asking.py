# SPDX-License-Identifier: MIT
"""Drills for tests, and their scenes answered through the public JSON contract."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice
from typing import Any

from mahjong_desk.interchange import read_event
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.events import write_event, write_hand
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject, Verdict, judge
from mahjong_desk.learn.drills.drill_maker import drill_from_matches, levels, make_drill, subjects
from mahjong_desk.rules.model.events import Event, Win
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from tests import event_json

Json = dict[str, Any]


def usual_rules(ruleset: str) -> TableRules:
    """Returns the usual rules of a system, without restrictions on who may win."""
    return get_ruleset(ruleset).bind(get_ruleset(ruleset).unrestricted_options)


def scene_from_json(rules: TableRules, event: Json, table: Table | None = None) -> Scene:
    """Returns the scene of a JSON event, at the opening table unless another is given."""
    result: Event = read_event(rules, event, "event")
    winner = result.winners[0] if isinstance(result, Win) else None
    before = table or rules.opening_table()
    return Scene(rules, before, winner.seat if winner else before.dealer, winner.hand if winner else None, result)


def won(
    winner: int, discarder: int | None, concealed: str, winning_tile: str, *melds: Json, **extra_fields: Any
) -> Json:
    return event_json.win(discarder, event_json.won(winner, concealed, winning_tile, *melds, **extra_fields))


def win_scene(rules: TableRules, *win: Any, **extra_fields: Any) -> Scene:
    """Returns the scene of a win; its arguments are those of ``won``."""
    return scene_from_json(rules, won(*win, **extra_fields))


def score(scene: Scene, win: Win | None = None) -> Json:
    """Returns the JSON result of a win, by default the win of the scene."""
    if win is None:
        assert isinstance(scene.event, Win)
        win = scene.event
    event = write_event(win, scene.ruleset)
    tiles = [piece for seat, piece, _dead in scene.rules.penalty_tiles(scene.table) if seat == win.winners[0].seat]
    if tiles:
        event["wins"][0]["penalty_tiles"] = scene.ruleset.pieces.format(tiles)
    return answer_request("score", json.dumps({**_request(scene), "event": event}))


def waits(scene: Scene) -> Json:
    hand = write_hand(scene.hand, scene.ruleset)
    return answer_request("waits", json.dumps({**_request(scene), "winner": scene.seat, "hand": hand}))


def _request(scene: Scene) -> Json:
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


def drill_about(scene: Scene, subject: Subject) -> Drill | None:
    """Returns the drill about a scene, or None if it is not asked about."""
    return drill_from_matches([scene], subject, Level.EASY, "1")


MakeDrills = Callable[[Subject], Iterator[Drill]]
"""Yields drills of a subject, spread evenly over rule systems and levels."""


@cache
def combinations(subject: Subject) -> tuple[tuple[Ruleset, Level], ...]:
    """Returns the rule systems and levels that have drills of a subject."""
    rulesets = [ruleset for ruleset in all_rulesets() if subject in subjects(ruleset)]
    return tuple((ruleset, level) for ruleset in rulesets for level in levels(ruleset, subject))


@cache
def get_drill(ruleset: Ruleset, subject: Subject, level: Level, seed: int) -> Drill:
    return make_drill(ruleset, subject, level, f"{seed}")


def sample_drills(subject: Subject, number: int) -> tuple[Drill, ...]:
    """Returns some drills of a subject, spread evenly over rule systems and levels."""
    every = (get_drill(ruleset, subject, level, seed) for seed in count() for ruleset, level in combinations(subject))
    return tuple(islice(every, number))


def all_wrong(drill: Drill) -> Verdict:
    """Returns the verdict on an answer in which every choice is wrong."""
    ask = drill.answer_spec
    if isinstance(ask, ChoiceQuestion):
        return judge(drill, frozenset(ask.options) - ask.right)
    return judge(drill, tuple(number + 2 for number in ask.right))


def choice(drill: Drill) -> ChoiceQuestion:
    assert isinstance(drill.answer_spec, ChoiceQuestion)
    return drill.answer_spec
