# SPDX-License-Identifier: MIT
"""Events, winners, hands and melds in JSON (contract.md §4).

Their fields are declared once, for input, output and schema.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from mahjong_desk.interchange.fields import ObjectReader, bad_type
from mahjong_desk.interchange.forms import (
    BOOLEAN_TYPE,
    CONCEALED,
    DELTAS,
    NAME_TYPE,
    NULLABLE_SEAT,
    SEAT,
    SEATS,
    TEXT_TYPE,
    TILE,
    Context,
    FormField,
    JsonType,
    ObjectForm,
    list_of,
    read_piece,
    read_pieces_field,
    write_pieces,
)
from mahjong_desk.interchange.schema_parts import COUNT, TEXT, Json, array, enum, local_ref, unique_array
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model import events
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.hand import Hand, Indicator, Meld, indicator_pieces
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import mark


def _read_meld_kind(context: Context, reader: ObjectReader, name: str) -> MeldKind:
    text = reader.string(name)
    if text not in context.ruleset.possible_melds():
        sentence = mark("There is no meld called “{meld}”.")
        raise Refusal(ErrorCode.BAD_MELD, sentence, path=reader.path_of(name), meld=text)
    return MeldKind(text)


def _read_meld_pieces(context: Context, reader: ObjectReader, name: str) -> tuple[Piece, ...]:
    tiles = read_pieces_field(context, reader, name, may_be_empty=False)
    return tuple(context.ruleset.pieces.sorted(tiles))


def _read_claimed_from(_context: Context, reader: ObjectReader, name: str) -> int | None:
    if reader.pop("kind") == MeldKind.ANKAN:
        sentence = mark("A concealed kan cannot be claimed from a player.")
        raise Refusal(ErrorCode.BAD_MELD, sentence, path=reader.path_of(name))
    seat: int | None = reader.seat_or_null(name)
    return seat


MELD = ObjectForm(
    Meld,
    (
        FormField("kind", JsonType(lambda ruleset: enum(ruleset.possible_melds()), _read_meld_kind)),
        FormField("tiles", JsonType(local_ref("pieces"), _read_meld_pieces, write_pieces), attribute="pieces"),
        FormField("from", NULLABLE_SEAT._replace(read=_read_claimed_from), required=False, attribute="claimed_from"),
    ),
    rule={
        "if": {"properties": {"kind": {"const": MeldKind.ANKAN.value}}, "required": ["kind"]},
        "then": {"properties": {"from": False}},
    },
)


def _read_situation(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise bad_type(path, mark("{field} must be the name of a situation."))
    return value


_SITUATION = JsonType(
    lambda ruleset: unique_array(enum(circumstance.id for circumstance in ruleset.circumstances)),
    lambda _, reader, name: reader.entries(name, _read_situation),
)
_REQUIRED_INDICATOR = JsonType(
    local_ref("tile"), lambda *field: (TILE.read(*field),), lambda pieces, ruleset: ruleset.pieces.face_names[pieces[0]]
)
_INDICATORS = JsonType(
    array(local_ref("tile")),
    lambda context, reader, name: reader.entries(name, partial(read_piece, context.ruleset.pieces)),
    lambda pieces, ruleset: [ruleset.pieces.face_names[piece] for piece in pieces],
)


def _indicator_field(indicator: Indicator) -> FormField:
    kind = _REQUIRED_INDICATOR if indicator.required else _INDICATORS
    get: Callable[[Hand], object] = lambda hand: hand.indicators.pieces_of(indicator)  # noqa: E731
    return FormField(indicator.id, kind, indicator.required, omitted_if_empty=True, get=get)


@cache
def hand_form(ruleset: Ruleset, *, complete: bool) -> ObjectForm:
    """Returns the form of a winning hand, or of one without its winning piece."""
    kinds = [indicator.id for indicator in ruleset.indicators]

    def make(**values: Any) -> Hand:
        indicators = {kind: values.pop(kind) for kind in kinds if kind in values}
        return Hand(**values, indicators=indicator_pieces(indicators))

    return ObjectForm(
        make,
        (
            FormField("concealed", CONCEALED),
            FormField("melds", list_of(MELD, "meld"), required=False),
            *((FormField("winning_tile", TILE, attribute="winning_piece"),) if complete else ()),
            FormField("situation", _SITUATION, required=False, omitted_if_empty=True),
            *map(_indicator_field, ruleset.indicators),
        ),
        FieldOwner.HAND,
    )


def read_hand(ruleset: Ruleset, reader: ObjectReader, *, complete: bool) -> Hand:
    """Returns a winning hand, or one without its winning piece if not ``complete``."""
    hand: Hand = hand_form(ruleset, complete=complete).read(Context(ruleset), reader)
    return hand


def write_hand(hand: Hand, ruleset: Ruleset) -> Json:
    """Returns a hand as JSON, with winning piece and situation if there are any."""
    return hand_form(ruleset, complete=hand.winning_piece is not None).write(hand, ruleset)


def _read_winning_seat(_context: Context, reader: ObjectReader, name: str) -> int:
    seat = int(reader.seat(name))
    if reader.has("hand") == reader.has("value"):
        raise Refusal(ErrorCode.BAD_REQUEST, mark("A win must have either a hand or a value."), path=reader.path)
    return seat


_PAO_REASON = JsonType(lambda ruleset: enum(ruleset.vocabulary.pao) if ruleset.vocabulary.pao else TEXT, TEXT_TYPE.read)
PAO = ObjectForm(events.PaoEntry, (FormField("player", SEAT), FormField("for", _PAO_REASON, attribute="reason")))
_HAND = JsonType(
    local_ref("hand"),
    lambda context, reader, name: read_hand(context.ruleset, reader.object(name), complete=True),
    write_hand,
)
_VALUE = JsonType(local_ref("value"), lambda _, reader, name: reader.mapping(name))
_PAOS = list_of(PAO, "pao")._replace(
    schema=lambda ruleset: array(local_ref("pao"), max_items=None if ruleset.vocabulary.pao else 0)
)
WINNER = ObjectForm(
    events.Winner,
    (
        FormField("winner", SEAT._replace(read=_read_winning_seat), attribute="seat"),
        FormField("hand", _HAND, required=False),
        FormField("value", _VALUE, required=False),
        FormField("pao", _PAOS, required=False, omitted_if_empty=True),
    ),
    FieldOwner.WINNER,
    rule={"oneOf": [{"required": ["hand"]}, {"required": ["value"]}]},
)


_HONBA = JsonType(
    lambda ruleset: COUNT if ruleset.conventions.has_honba else None, lambda _, reader, name: reader.integer(name)
)
_DEPOSIT = _HONBA._replace(schema=lambda ruleset: COUNT if ruleset.conventions.has_deposit else None)
_STATE = JsonType(
    enum(events.PenaltyState), lambda _, reader, name: events.PenaltyState(reader.enum(name, list(events.PenaltyState)))
)
_DRAW = JsonType(lambda ruleset: enum(ruleset.vocabulary.draws), lambda _, reader, name: reader.string(name))
_REMARKS = (FormField("note", TEXT_TYPE, required=False), FormField("at", TEXT_TYPE, required=False))


def _event_form(
    make: type[events.Event], *fields: FormField, owner: FieldOwner | None = None, claimed_win: ObjectForm | None = None
) -> ObjectForm:
    return ObjectForm(make, fields, owner, _REMARKS, claimed_win)


_PLAYER = FormField("player", SEAT)
_REASON = FormField("reason", TEXT_TYPE, required=False)
_WIN_FIELDS = (
    FormField("from", NULLABLE_SEAT, attribute="discarder"),
    FormField("wins", list_of(WINNER, "winner", 1), attribute="winners"),
)
_CLAIMED_WIN = ObjectForm(events.Win, _WIN_FIELDS, FieldOwner.WIN)
EVENT_FORMS: Mapping[str, ObjectForm] = {
    "win": _event_form(events.Win, *_WIN_FIELDS, owner=FieldOwner.WIN),
    "draw": _event_form(
        events.Draw, FormField("kind", _DRAW), FormField("tenpai", SEATS, required=False), owner=FieldOwner.DRAW
    ),
    "riichi": _event_form(events.RiichiDeclaration, _PLAYER),
    "chombo": _event_form(events.Chombo, _PLAYER, _REASON, owner=FieldOwner.CHOMBO, claimed_win=_CLAIMED_WIN),
    "dead_hand": _event_form(events.DeadHand, _PLAYER, _REASON),
    "penalty_tile": _event_form(events.PenaltyTile, _PLAYER, FormField("tile", TILE), FormField("state", _STATE)),
    "shaozhuang": _event_form(events.Shaozhuang),
    "adjust": _event_form(
        events.Adjustment,
        FormField("deltas", DELTAS),
        FormField("house", BOOLEAN_TYPE, required=False, attribute="house_takes_rest"),
        _REASON,
    ),
    "substitute": _event_form(events.Substitution, _PLAYER, FormField("name", NAME_TYPE)),
    "sticks": _event_form(
        events.StickCorrection,
        FormField("honba", _HONBA, required=False),
        FormField("deposit", _DEPOSIT, required=False),
        _REASON,
    ),
    "end": _event_form(events.MatchEnd, _REASON),
}
EVENT_NAMES: Mapping[Any, str] = {form.make: name for name, form in EVENT_FORMS.items()}
"""The name of each type of event in JSON."""


def read_event(rules: TableRules, value: object, path: str = "", players: int | None = None) -> events.Event:
    """Returns the event of a JSON object.

    Args:
        players: The number of players, to refuse a seat that is not at the table; None to leave that to the settlement.
    """
    reader = ObjectReader(value, path)
    name = reader.string("type")
    form = EVENT_FORMS.get(name)
    if form is None or form.make not in rules.ruleset.known_events:
        sentence = mark("This ruleset has no event “{event}”.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, path=reader.path_of("type"), event=name)
    event: events.Event = form.read(Context(rules.ruleset, players), reader)
    return event


def is_event(rules: TableRules, value: object) -> bool:
    """Returns whether a JSON value has the type of an event, even if it is faulty."""
    name = value.get("type") if isinstance(value, dict) else None
    return isinstance(name, str) and name in EVENT_FORMS and EVENT_FORMS[name].make in rules.ruleset.known_events


def write_event(event: events.Event, ruleset: Ruleset) -> Json:
    """Returns an event as JSON; absent fields are omitted."""
    name = EVENT_NAMES[type(event)]
    return {"type": name, **EVENT_FORMS[name].write(event, ruleset)}
