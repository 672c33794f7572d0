# SPDX-License-Identifier: MIT
"""The JSON of ``mahjong-desk rules``: each field is declared with its schema."""

from collections.abc import Collection, Mapping

from mahjong_desk.interchange.events import EVENT_FORMS, EVENT_NAMES
from mahjong_desk.interchange.read import RULESET_VERSION
from mahjong_desk.interchange.schema_parts import (
    BOOLEAN,
    INTEGER,
    NAMES,
    Json,
    array,
    enum,
    integer,
    nullable,
    object_schema,
    unique_array,
)
from mahjong_desk.interchange.write import OK, AnswerField, Form
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import Example
from mahjong_desk.texts import Text

IDENTIFIER: Json = {"type": "string", "minLength": 1}
_VALUE: Json = {"type": ["boolean", "integer", "string"]}
_OBJECT: Json = {"type": "object"}
_REQUEST: Json = {**_OBJECT, "required": ["options", "table", "event"]}
_TEXTS: Json = {**_OBJECT, "additionalProperties": NAMES}


def _write_span(option: Option) -> Json | None:
    span = option.number_range
    return None if span is None else {"minimum": span[0], "maximum": span[-1]}


_ID = AnswerField("id", IDENTIFIER)
_NAMES = AnswerField("names", NAMES, "name")
_VERSION = AnswerField("version", integer(1), lambda _: RULESET_VERSION)
_CHOICE = Form(AnswerField("value", _VALUE), _NAMES)
_OPTION = Form(
    _ID,
    _NAMES,
    AnswerField("meaning", NAMES, "description"),
    AnswerField("type", enum(("bool", "int", "string")), "value_type"),
    AnswerField("default", _VALUE),
    _CHOICE.list_field("values", "choices"),
    AnswerField("span", nullable(object_schema({"minimum": INTEGER, "maximum": INTEGER})), _write_span),
)
_PRESET = Form(_ID, _NAMES, AnswerField("options", {**_OBJECT, "minProperties": 1}))
_YAKU = Form(
    _ID,
    _NAMES,
    AnswerField("condition", NAMES, "description"),
    AnswerField("closed", nullable(INTEGER), "closed_value"),
    AnswerField("open", nullable(INTEGER), "open_value"),
    AnswerField("limit", BOOLEAN, "is_limit"),
    AnswerField("option", nullable(IDENTIFIER), "enabling_option"),
    AnswerField("example", nullable(_REQUEST), lambda yaku: example_request(yaku.example)),
)
_EXTRA_FIELD = Form(
    _ID,
    AnswerField("place", enum(FieldOwner), "owner"),
    AnswerField("form", enum(FieldKind), "kind"),
    _NAMES,
    AnswerField("words", _TEXTS, "choices"),
    AnswerField("numbers", array(INTEGER), "allowed_numbers"),
    AnswerField("default", {"type": ["boolean", "integer", "string", "null"]}),
    AnswerField("only_with", {**_OBJECT, "additionalProperties": array(_VALUE, 1)}, "requires"),
    AnswerField("required", BOOLEAN),
)
_INDICATOR = Form(
    _ID,
    _NAMES,
    AnswerField("makes", NAMES, "indicated_name"),
    AnswerField("required", BOOLEAN),
    AnswerField("most", integer(1), "max_count"),
    AnswerField("needs", unique_array(IDENTIFIER), "requires_any"),
)
_VALUE_FIELD = Form(
    _ID,
    _NAMES,
    AnswerField("minimum", INTEGER),
    AnswerField("maximum", INTEGER),
    AnswerField("step", integer(1)),
    AnswerField("truth", BOOLEAN, "is_boolean"),
)
_VALUE_FORM = Form(_ID, _NAMES, AnswerField("fixed", _OBJECT), _VALUE_FIELD.list_field("fields"))
_PIECE = object_schema({"tile": IDENTIFIER, "copies": integer(1)})
_ACCEPTED = array(object_schema({"id": IDENTIFIER, "names": NAMES, "accepted": BOOLEAN}))
BRIEF = Form(_ID, _VERSION, _NAMES)
"""The summary of a rule system."""


def _write_pieces(ruleset: Ruleset) -> list[Json]:
    pieces, copies = ruleset.pieces, ruleset.bind({}).faces
    return [{"tile": pieces.face_names[piece], "copies": copies[piece]} for piece in pieces.order]


def _write_accepted(names: Mapping[str, Text], accepted: Collection[str]) -> list[Json]:
    return [{"id": id_, "names": name.to_json(), "accepted": id_ in accepted} for id_, name in names.items()]


RULESET = Form(
    OK,
    _ID,
    _VERSION,
    _NAMES,
    AnswerField("players", array(integer(2), 1)),
    AnswerField("unit", NAMES),
    AnswerField("pieces", array(_PIECE, 1), _write_pieces),
    AnswerField("hand_size", integer(1)),
    _OPTION.list_field("options"),
    _PRESET.list_field("presets"),
    _YAKU.list_field("yaku", min_items=1),
    AnswerField("fu_items", _TEXTS, "vocabulary.fu"),
    AnswerField("limits", _TEXTS, "vocabulary.limits"),
    AnswerField(
        "situations",
        _ACCEPTED,
        lambda ruleset: _write_accepted(
            {item.id: item.name for item in ruleset.circumstances}, ruleset.bind({}).circumstance_ids
        ),
    ),
    AnswerField(
        "draws", _ACCEPTED, lambda ruleset: _write_accepted(ruleset.vocabulary.draws, ruleset.bind({}).draw_kinds)
    ),
    AnswerField("events", unique_array(enum(EVENT_FORMS)), "known_events", EVENT_NAMES.__getitem__),
    _EXTRA_FIELD.list_field("further_fields", "extra_fields"),
    AnswerField("dora_indicators", BOOLEAN, "has_dora"),
    AnswerField("wild_indicator", BOOLEAN, lambda ruleset: ruleset.wildcard_indicator is not None),
    _INDICATOR.list_field("indicators"),
    AnswerField(
        "value_fields",
        unique_array(IDENTIFIER),
        lambda ruleset: ("yaku", *ruleset.value_fields, *ruleset.vocabulary.extra_numbers),
    ),
    AnswerField("figures", _TEXTS, "vocabulary.extra_numbers"),
    AnswerField("refusals", _TEXTS, "vocabulary.refusals"),
    AnswerField("reasons", _TEXTS, "vocabulary.foul_reasons"),
    AnswerField("payments", _TEXTS, "vocabulary.payments"),
    AnswerField("ends", _TEXTS, "vocabulary.end_reasons"),
    AnswerField("labels", _TEXTS, "vocabulary.end_labels"),
    AnswerField("pao", _TEXTS, "vocabulary.pao"),
    _VALUE_FORM.list_field("value_forms", lambda ruleset: ruleset.bind({}).value_forms, 1),
)
"""All of a rule system: options, yaku, pieces, situations, events and names."""


def example_request(example: Example) -> Json:
    """Returns the score request of an example, without its ruleset."""
    winner, players = example.winner, example.players
    previous_seat = (winner - 1) % players
    melds = []
    for kind, tiles in example.melds:
        meld: Json = {"kind": kind, "tiles": tiles}
        if kind != "ankan":
            meld["from"] = previous_seat
        melds.append(meld)
    hand: Json = {"concealed": example.concealed, "melds": melds, "winning_tile": example.winning_piece}
    if example.situation:
        hand["situation"] = list(example.situation)
    hand.update({kind: text if isinstance(text, str) else list(text) for kind, text in example.turned_up.items()})
    hand.update(example.extra_fields)
    wins = [{"winner": winner, "hand": hand}]
    discarder = previous_seat if example.discarder is None else example.discarder
    return {
        "options": dict(example.options),
        "table": {"players": players, "dealer": 0, "round": "E"},
        "event": {"type": "win", "from": None if example.self_drawn else discarder, "wins": wins},
    }
