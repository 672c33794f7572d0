# SPDX-License-Identifier: MIT
"""Extra fields, indicators and events that only some rule systems know."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.interchange.events import EVENT_NAMES, read_event, write_event
from mahjong_desk.rules.model.events import PenaltyState, PenaltyTile, RiichiDeclaration, Shaozhuang, StickCorrection
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import DORA, URA, WILD
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from tests.event_json import match
from tests.refused import fault_path

Json = dict[str, Any]
EVERY = pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
FIELDS = [
    pytest.param(ruleset, field, id=f"{ruleset.id}-{field.owner}-{field.id}")
    for ruleset in all_rulesets()
    for field in ruleset.extra_fields
    if field.owner is not FieldOwner.TABLE
]


def won(ruleset: Ruleset) -> Json:
    """Returns the win of the first yaku that has an example, as JSON."""
    event: Json = deepcopy(example_request(ruleset.yaku[0].example)["event"])
    return event


def carrier(ruleset: Ruleset, place: FieldOwner) -> tuple[Json, Json]:
    """Returns an event as JSON, and the object in it that belongs to ``place``."""
    if place is FieldOwner.DRAW:
        event: Json = {"type": "draw", "kind": "exhaustive", "tenpai": [1]}
        return event, event
    if place is FieldOwner.CHOMBO:
        event = {"type": "chombo", "player": 1}
        return event, event
    event = won(ruleset)
    winner = event["wins"][0]
    return event, {FieldOwner.WIN: event, FieldOwner.WINNER: winner, FieldOwner.HAND: winner["hand"]}[place]


def values(ruleset: Ruleset, field: ExtraField) -> list[Any]:
    """Returns what an extra field can hold, as JSON."""
    names = ruleset.pieces.face_names
    match field.kind:
        case FieldKind.BOOLEAN:
            return [True, False]
        case FieldKind.SEAT:
            return [0, 2, *field.choices, *([None] if field.nullable else [])]
        case FieldKind.SEATS:
            return [[], [1], [3, 0]]
        case FieldKind.NUMBER:
            return list(field.allowed_numbers)
        case FieldKind.PIECES:
            return ["", names[0], ruleset.pieces.format((0, 0, 1))]
        case FieldKind.CHOICE:
            return list(field.choices)
        case FieldKind.CLAIMED_WIN:
            return [{name: content for name, content in won(ruleset).items() if name != "type"}]


def round_trips(written: Json, ruleset: Ruleset) -> bool:
    """Returns whether an event stays unchanged when it is written and read again."""
    rules = ruleset.bind({})
    event = read_event(rules, written)
    again = write_event(event, ruleset)
    return read_event(rules, again) == event and write_event(read_event(rules, again), ruleset) == again


@pytest.mark.parametrize(("ruleset", "field"), FIELDS)
def test_an_extra_field_is_read_back_unchanged(ruleset: Ruleset, field: ExtraField) -> None:
    for value in values(ruleset, field):
        event, place = carrier(ruleset, field.owner)
        place[field.id] = value
        assert round_trips(event, ruleset)
        fields = write_event(read_event(ruleset.bind({}), event), ruleset)
        if field.owner in (FieldOwner.HAND, FieldOwner.WINNER):
            fields = fields["wins"][0]
        if field.owner is FieldOwner.HAND:
            fields = fields["hand"]
        if field.kind is FieldKind.CLAIMED_WIN:
            assert fields[field.id]["wins"][0]["winner"] == value["wins"][0]["winner"]
        else:
            assert fields[field.id] == value


@pytest.mark.parametrize(("ruleset", "field"), FIELDS)
def test_an_extra_field_of_the_wrong_type_is_refused(ruleset: Ruleset, field: ExtraField) -> None:
    event, place = carrier(ruleset, field.owner)
    place[field.id] = ["no such value"]
    with pytest.raises(Refusal) as caught:
        read_event(ruleset.bind({}), event)
    assert caught.value.code is ErrorCode.BAD_REQUEST
    assert caught.value.path.endswith((field.id, f"{field.id}[0]"))


def special_events(ruleset: Ruleset) -> Iterator[Json]:
    """Returns events that only some rulesets know, as JSON."""
    remarks = {"note": "as it was", "at": "2026-01-31T20:15:00Z"}
    if RiichiDeclaration in ruleset.known_events:
        yield {"type": "riichi", "player": 1, **remarks}
    if PenaltyTile in ruleset.known_events:
        for state in PenaltyState:
            yield {"type": "penalty_tile", "player": 1, "tile": ruleset.pieces.face_names[-1], "state": state.value}
    if StickCorrection in ruleset.known_events and ruleset.conventions.has_deposit:
        yield from ({"type": "sticks", name: 2, "reason": "fallen"} for name in ("honba", "deposit"))
    if Shaozhuang in ruleset.known_events:
        yield {"type": "shaozhuang", **remarks}


@EVERY
def test_special_events_are_read_back_unchanged(ruleset: Ruleset) -> None:
    for event in special_events(ruleset):
        assert round_trips(event, ruleset)
        assert write_event(read_event(ruleset.bind({}), event), ruleset) == event


@EVERY
def test_events_of_other_rulesets_are_refused(ruleset: Ruleset) -> None:
    for event, name in EVENT_NAMES.items():
        if event in ruleset.known_events:
            continue
        with pytest.raises(Refusal) as caught:
            read_event(ruleset.bind({}), {"type": name})
        assert (caught.value.code, caught.value.path) == (ErrorCode.BAD_REQUEST, "type")


@EVERY
def test_indicators_are_read_back_unchanged_or_refused(ruleset: Ruleset) -> None:
    known_ids, names = {indicator.id for indicator in ruleset.indicators}, ruleset.pieces.face_names
    for indicator in (DORA, URA, WILD):
        field, is_known = indicator.id, indicator.id in known_ids
        value = names[2] if indicator.required else [names[3], names[0], names[3]]
        event = won(ruleset)
        event["wins"][0]["hand"][field] = value
        if is_known:
            assert round_trips(event, ruleset)
            fields = write_event(read_event(ruleset.bind({}), event), ruleset)
            assert fields["wins"][0]["hand"][field] == value
        else:
            with pytest.raises(Refusal) as caught:
                read_event(ruleset.bind({}), event)
            assert (caught.value.code, caught.value.path) == (ErrorCode.BAD_REQUEST, f"wins[0].hand.{field}")


@EVERY
def test_a_wildcard_indicator_is_required(ruleset: Ruleset) -> None:
    event = won(ruleset)
    event["wins"][0]["hand"].pop("wild_indicator", None)
    if ruleset.wildcard_indicator is not None:
        assert fault_path(read_event, ruleset.bind({}), event) == "wins[0].hand.wild_indicator"
    else:
        assert round_trips(event, ruleset)


@EVERY
def test_every_row_has_the_extra_fields_of_the_table(ruleset: Ruleset) -> None:
    adjustment = {"type": "adjust", "deltas": [0] * ruleset.players[0]}
    got = answer_request("replay", json.dumps(match(ruleset.id, adjustment, players=ruleset.players[0])))
    own = [field.id for field in ruleset.extra_fields_of(FieldOwner.TABLE)]
    own += ["order"] * ruleset.conventions.players_change_seats
    assert set(got["hands"][0]["next"]) == {"round", "number", "dealer", "honba", "deposit", *own}


@EVERY
def test_every_example_is_read_back_unchanged(ruleset: Ruleset) -> None:
    for entry in ruleset.yaku:
        assert round_trips(example_request(entry.example)["event"], ruleset)
