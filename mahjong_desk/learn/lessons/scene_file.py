# SPDX-License-Identifier: MIT
"""Reads, changes and evaluates the scenes of lessons."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from mahjong_desk.interchange.events import read_event, read_hand
from mahjong_desk.interchange.fields import ObjectReader
from mahjong_desk.interchange.read import read_table, read_table_rules
from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Chombo, DeadHand, PenaltyTile, RiichiDeclaration, Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset

WALL = "wall"
"""The discarder of a self-drawn piece in lesson files."""
_FIELDS = ("options", "table", "winner", "from", "hand", "value", "pao", "win", "of_winner", "event")


class SceneValue(NamedTuple):
    """The evaluation of a scene; empty if nothing has happened."""

    settlement: Settlement | None
    refusal: Refusal | None = None
    final: FinalResult | None = None  # None unless the match has ended


def evaluate_scene(scene: Scene) -> SceneValue:
    if scene.event is None:
        return SceneValue(None)
    settled = scene.settle()
    if isinstance(settled, Refusal):
        return SceneValue(None, settled)
    after, ended = scene.rules.advance(scene.table, scene.event, settled)
    return SceneValue(settled, final=scene.rules.conclude(after, ended) if ended is not None else None)


def merge_fields(values: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the fields of a scene with some changed; nested tables are merged."""
    merged = dict(values)
    for name, value in changes.items():
        old = merged.get(name)
        merged[name] = merge_fields(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return merged


def read_scene(ruleset: Ruleset, fields: ObjectReader) -> Scene:
    """Reads a scene of a lesson. Raises ``Refusal`` if it is invalid."""
    fields.allow_only(*_FIELDS)
    request = {"ruleset": ruleset.id, "options": fields.mapping("options", {}), "table": fields.mapping("table", {})}
    table_fields = ObjectReader(request, fields.path)
    rules = read_table_rules(table_fields, "table")
    table = read_table(rules, table_fields)._replace(in_match=False)
    if fields.has("event"):
        event = read_event(rules, _without_wall(dict(fields.mapping("event"))), fields.path_of("event"), table.players)
        if isinstance(event, Win):
            return Scene(rules, table, event.winners[0].seat, event.winners[0].hand, event)
        seat = event.player if isinstance(event, Chombo | DeadHand | PenaltyTile | RiichiDeclaration) else table.dealer
        return Scene(rules, table, seat, None, event)
    winner = fields.seat("winner", 1)
    hand = fields.mapping("hand", {})
    if "winning_tile" not in hand and not fields.has("value"):
        return Scene(rules, table, winner, read_hand(ruleset, fields.object("hand"), complete=False))
    win = {"winner": winner, **fields.mapping("of_winner", {})}
    for name in ("hand", "value", "pao"):
        if fields.has(name):
            win[name] = fields.pop(name)
    values = {"type": "win", "from": fields.pop("from", None), "wins": [win], **fields.mapping("win", {})}
    event = read_event(rules, _without_wall(values), fields.path, table.players)
    assert isinstance(event, Win)
    return Scene(rules, table, winner, event.winners[0].hand, event)


def _without_wall(event: dict[str, Any]) -> dict[str, Any]:
    """Returns an event with the discarder ``WALL`` replaced by None."""
    return {**event, "from": None} if event.get("from") == WALL else event


def swap_piece(scene: Scene, piece: Piece, other: Piece, *, winning: bool = False) -> Scene:
    """Returns a scene with a concealed piece, or the winning one, replaced.

    Raises ``ValueError`` if there is no such piece.
    """
    hand, event = scene.hand, scene.event
    if hand is None:
        raise ValueError("there is no hand")
    if winning:
        hand = replace(hand, winning_piece=other)
    else:
        remaining = list(hand.concealed)
        remaining.remove(piece)
        hand = replace(hand, concealed=tuple(scene.ruleset.pieces.sorted((*remaining, other))))
    if isinstance(event, Win):
        event = replace(event, winners=(replace(event.winners[0], hand=hand), *event.winners[1:]))
    return replace(scene, hand=hand, event=event)
