# SPDX-License-Identifier: MIT
"""Events in JSON (contract.md §4): their fields are declared once, to be read, written and described."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from mahjong_desk.interchange.fields import ObjectReader, integer_value
from mahjong_desk.interchange.read_hand import read_extra_fields, read_hand, read_piece, write_extra_fields, write_hand
from mahjong_desk.interchange.schema_parts import (
    BOOLEAN,
    COUNT,
    NAME,
    TEXT,
    Json,
    array,
    enum,
    local_ref,
    nullable,
    unique_array,
)
from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.checks.settling import hand_value_conflict
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    PaoEntry,
    PenaltyState,
    PenaltyTile,
    RiichiDeclaration,
    Shaozhuang,
    StickCorrection,
    Substitution,
    Win,
    Winner,
)
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import mark


class _Reader(NamedTuple):
    """The context in which events are read."""

    rules: TableRules
    players: int | None

    @property
    def ruleset(self) -> Ruleset:
        return self.rules.ruleset


class JsonType(NamedTuple):
    """The type of a field of an event; ``write`` is None if the value is written as it is."""

    schema: Callable[[Ruleset], Json]
    read: Callable[[_Reader, ObjectReader, str], Any]
    write: Callable[[Any, Ruleset], Any] | None = None


def _read_player(reader: _Reader, fields: ObjectReader, name: str) -> int:
    seat = int(fields.seat(name))
    if reader.players is not None:
        check_seat(seat, reader.players, fields.path_of(name))
    return seat


def _read_integers(_reader: _Reader, fields: ObjectReader, name: str) -> tuple[int, ...]:
    return tuple(integer_value(entry, place) for entry, place in fields.items(name))


_TEXT = JsonType(lambda _: TEXT, lambda _, fields, name: fields.string(name))
_NAME = JsonType(lambda _: NAME, lambda _, fields, name: fields.player_name(name))
_BOOLEAN = JsonType(lambda _: BOOLEAN, lambda _, fields, name: fields.boolean(name))
_COUNT = JsonType(lambda _: COUNT, lambda _, fields, name: fields.integer(name))
_SEAT = JsonType(lambda _: local_ref("seat"), _read_player)
_DISCARDER = JsonType(lambda _: nullable(local_ref("seat")), lambda _, fields, name: fields.seat_or_null(name))
_SEATS = JsonType(lambda _: unique_array(local_ref("seat")), _read_integers, lambda seats, _: list(seats))
_DELTAS = JsonType(lambda _: local_ref("each_seat"), _read_integers, lambda deltas, _: list(deltas))
_TILE = JsonType(
    lambda _: local_ref("tile"),
    lambda reader, fields, name: read_piece(reader.ruleset.pieces, fields, name),
    lambda tile, ruleset: ruleset.pieces.face_names[tile],
)
_STATE = JsonType(
    lambda _: enum(PenaltyState),
    lambda _, fields, name: PenaltyState(fields.enum(name, list(PenaltyState))),
    lambda state, _: state.value,
)
_DRAW = JsonType(lambda ruleset: enum(ruleset.vocabulary.draws), lambda _, fields, name: fields.string(name))
_WINNERS = JsonType(
    lambda _: array(local_ref("winner"), 1),
    lambda reader, fields, name: tuple(
        _read_winner(reader.ruleset, ObjectReader(entry, place)) for entry, place in fields.items(name)
    ),
    lambda winners, ruleset: [_write_winner(winner, ruleset) for winner in winners],
)


class EventField(NamedTuple):
    """One field: its name in JSON, its type, whether it is required, and its name in the domain."""

    name: str
    kind: JsonType
    required: bool = True
    attribute: str = ""


@dataclass(frozen=True)
class EventForm:
    """One type of event: its class, its fields in order, and the carrier of its extra fields."""

    event: type[Event]
    fields: tuple[EventField, ...] = ()
    owner: FieldOwner | None = None

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of its fields in JSON."""
        return tuple(field.name for field in self.fields)

    @cached_property
    def required(self) -> tuple[str, ...]:
        """The names of those that must be there."""
        return tuple(field.name for field in self.fields if field.required)


_PLAYER = EventField("player", _SEAT)
_REASON = EventField("reason", _TEXT, required=False)
_REMARKS = (EventField("note", _TEXT, required=False), EventField("at", _TEXT, required=False))
_BESIDE = ("type", *(field.name for field in _REMARKS))
EVENT_READERS: Mapping[str, EventForm] = {
    "win": EventForm(
        Win,
        (EventField("from", _DISCARDER, attribute="discarder"), EventField("wins", _WINNERS)),
        FieldOwner.WIN,
    ),
    "draw": EventForm(Draw, (EventField("kind", _DRAW), EventField("tenpai", _SEATS, required=False)), FieldOwner.DRAW),
    "riichi": EventForm(RiichiDeclaration, (_PLAYER,)),
    "chombo": EventForm(Chombo, (_PLAYER, _REASON), FieldOwner.CHOMBO),
    "dead_hand": EventForm(DeadHand, (_PLAYER, _REASON)),
    "penalty_tile": EventForm(PenaltyTile, (_PLAYER, EventField("tile", _TILE), EventField("state", _STATE))),
    "shaozhuang": EventForm(Shaozhuang),
    "adjust": EventForm(
        Adjustment,
        (EventField("deltas", _DELTAS), EventField("house", _BOOLEAN, required=False), _REASON),
    ),
    "substitute": EventForm(Substitution, (_PLAYER, EventField("name", _NAME))),
    "sticks": EventForm(
        StickCorrection,
        (
            EventField("honba", _COUNT, required=False),
            EventField("deposit", _COUNT, required=False),
            _REASON,
        ),
    ),
    "end": EventForm(MatchEnd, (_REASON,)),
}
EVENT_NAMES = {form.event: name for name, form in EVENT_READERS.items()}
"""The name of each type of event in JSON."""


def read_event(rules: TableRules, value: object, path: str = "", players: int | None = None) -> Event:
    """Returns the event of a JSON object.

    Args:
        players: How many play, so that a player who is not at the table is refused here; None if the settlement shall
            see to that.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, ``bad_notation`` or ``bad_meld``, with its path under ``path``.
    """
    fields = ObjectReader(value, path)
    name = fields.string("type")
    form = EVENT_READERS.get(name)
    if form is None or form.event not in rules.ruleset.known_events:
        raise Refusal(
            ErrorCode.BAD_REQUEST, mark("This ruleset has no event “{event}”."), path=fields.path_of("type"), event=name
        )
    return _read(_Reader(rules, players), form, fields, *_BESIDE)


def is_event(rules: TableRules, value: object) -> bool:
    """Returns whether a JSON value has the type of an event of the ruleset, faulty or not."""
    name = value.get("type") if isinstance(value, dict) else None
    return isinstance(name, str) and name in EVENT_READERS and EVENT_READERS[name].event in rules.ruleset.known_events


def _read(reader: _Reader, form: EventForm, fields: ObjectReader, *beside: str) -> Event:
    declared = reader.ruleset.extra_fields_of(form.owner) if form.owner else ()
    # The names of the fields are checked before their values, so that a misspelt field is reported first.
    fields.allow_only(*beside, *form.names, *[field.id for field in declared])
    fields.require(*form.required)
    remarks = _REMARKS if beside else ()
    values = {
        field.attribute or field.name: field.kind.read(reader, fields, field.name)
        for field in (*form.fields, *remarks)
        if fields.has(field.name)
    }
    if form.owner:
        claims = {
            field.id: _read(reader, EVENT_READERS["win"], fields.object(field.id))
            for field in declared
            if field.kind is FieldKind.CLAIMED_WIN and fields.has(field.id)
        }
        extra = read_extra_fields(reader.ruleset, form.owner, fields)
        values["extra_fields"] = {**extra, **claims} if claims else extra
    return form.event(**values)


def _read_winner(ruleset: Ruleset, fields: ObjectReader) -> Winner:
    further = [field.id for field in ruleset.extra_fields_of(FieldOwner.WINNER)]
    fields.allow_only("winner", "hand", "value", "pao", *further)
    seat = int(fields.seat("winner"))
    if fields.has("hand") == fields.has("value"):
        raise hand_value_conflict().with_path_prefix(fields.path)
    return Winner(
        seat,
        read_hand(ruleset, fields.object("hand"), complete=True) if fields.has("hand") else None,
        fields.mapping("value") if fields.has("value") else None,
        tuple(_read_pao(ObjectReader(entry, place)) for entry, place in fields.items("pao", [])),
        read_extra_fields(ruleset, FieldOwner.WINNER, fields),
    )


def _read_pao(fields: ObjectReader) -> PaoEntry:
    pao = PaoEntry(fields.seat("player"), fields.string("for"))
    fields.check_all_read()
    return pao


def write_event(event: Event, ruleset: Ruleset) -> Json:
    """Returns an event as JSON; what is absent is left out."""
    return {"type": EVENT_NAMES[type(event)], **_write(event, ruleset)}


def _write(event: Event, ruleset: Ruleset) -> Json:
    form = EVENT_READERS[EVENT_NAMES[type(event)]]
    answer: Json = {}
    for field in (*form.fields, *_REMARKS):
        value = getattr(event, field.attribute or field.name)
        if field.required or (value is not None and value is not False):
            answer[field.name] = field.kind.write(value, ruleset) if field.kind.write else value
        if form.owner and field is form.fields[-1]:
            extra: Mapping[str, object] = event.extra_fields  # type: ignore[attr-defined]
            claims = {name: _write(result, ruleset) for name, result in extra.items() if isinstance(result, Win)}
            answer |= write_extra_fields({**extra, **claims}, form.owner, ruleset)
    return answer


def _write_winner(winner: Winner, ruleset: Ruleset) -> Json:
    answer: Json = {"winner": winner.seat}
    if winner.hand is not None:
        answer["hand"] = write_hand(winner.hand, ruleset)
    else:
        answer["value"] = dict(winner.value or {})
    if winner.pao:
        answer["pao"] = [write_pao(pao) for pao in winner.pao]
    return answer | write_extra_fields(winner.extra_fields, FieldOwner.WINNER, ruleset)


def write_pao(pao: PaoEntry) -> Json:
    """Returns a responsible player as JSON."""
    return {"player": pao.player, "for": pao.reason}
