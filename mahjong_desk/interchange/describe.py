# SPDX-License-Identifier: MIT
"""Rule systems as JSON, for ``mahjong-desk rules``: the fields are declared once, to be written and described."""

from collections.abc import Collection, Mapping
from operator import attrgetter

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
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import Example
from mahjong_desk.texts import Text

IDENTITY: Json = {"type": "string", "minLength": 1}
_VALUE: Json = {"type": ["boolean", "integer", "string"]}
_OBJECT: Json = {"type": "object"}


def _write_names(names: Mapping[str, Text]) -> dict[str, Json]:
    return {identity: name.to_json() for identity, name in names.items()}


def _text(name: str, attribute: str) -> AnswerField:
    """Returns a field with a text."""
    read = attrgetter(attribute)
    return AnswerField(name, NAMES, lambda one: read(one).to_json())


def _texts(name: str, attribute: str) -> AnswerField:
    """Returns a field with texts by their ids."""
    read = attrgetter(attribute)
    return AnswerField(name, {"type": "object", "additionalProperties": NAMES}, lambda one: _write_names(read(one)))


def _list(name: str, form: Form, least: int = 0, attribute: str = "") -> AnswerField:
    """Returns a field with a list, each entry in a form; ``attribute`` is by default that of the same name."""
    read = attrgetter(attribute or name)
    return AnswerField(name, array(form.schema(), least), lambda one: form.write_all(read(one)))


def _write_span(option: Option) -> Json | None:
    span = option.number_range
    return None if span is None else {"minimum": span[0], "maximum": span[-1]}


_ID = AnswerField("id", IDENTITY)
_NAMES = _text("names", "name")
_VERSION = AnswerField("version", integer(1), lambda _: RULESET_VERSION)
_CHOICE = Form(AnswerField("value", _VALUE), _text("names", "names"))
_OPTION = Form(
    _ID,
    _NAMES,
    _text("meaning", "description"),
    AnswerField("type", enum(("bool", "int", "string")), attrgetter("value_type")),
    AnswerField("default", _VALUE),
    _list("values", _CHOICE, attribute="choices"),
    AnswerField("span", nullable(object_schema({"minimum": INTEGER, "maximum": INTEGER})), _write_span),
)
_PRESET = Form(
    _ID, _NAMES, AnswerField("options", {**_OBJECT, "minProperties": 1}, lambda preset: dict(preset.options))
)
_YAKU = Form(
    _ID,
    _NAMES,
    _text("condition", "description"),
    AnswerField("closed", nullable(INTEGER), attrgetter("closed_value")),
    AnswerField("open", nullable(INTEGER), attrgetter("open_value")),
    AnswerField("limit", BOOLEAN, attrgetter("is_limit")),
    AnswerField("option", nullable(IDENTITY), attrgetter("enabling_option")),
    AnswerField(
        "example",
        nullable({**_OBJECT, "required": ["options", "table", "event"]}),
        lambda yaku: example_request(yaku.example),
    ),
)
_EXTRA_FIELD = Form(
    _ID,
    AnswerField("place", enum(FieldOwner), lambda field: field.owner.value),
    AnswerField("form", enum(FieldKind), lambda field: field.kind.value),
    _NAMES,
    _texts("words", "choices"),
    AnswerField("numbers", array(INTEGER), lambda field: list(field.allowed_numbers)),
    AnswerField("default", {"type": ["boolean", "integer", "string", "null"]}),
    AnswerField(
        "only_with",
        {**_OBJECT, "additionalProperties": array(_VALUE, 1)},
        lambda field: {other: list(known) for other, known in field.requires.items()},
    ),
    AnswerField("required", BOOLEAN),
)
_INDICATOR = Form(
    _ID,
    _NAMES,
    _text("makes", "indicated_name"),
    AnswerField("required", BOOLEAN),
    AnswerField("most", integer(1), attrgetter("max_count")),
    AnswerField("needs", unique_array(IDENTITY), lambda indicator: list(indicator.requires_any)),
)
_VALUE_FIELD = Form(
    _ID,
    _NAMES,
    AnswerField("minimum", INTEGER),
    AnswerField("maximum", INTEGER),
    AnswerField("step", integer(1)),
    AnswerField("truth", BOOLEAN, attrgetter("is_boolean")),
)
_VALUE_FORM = Form(
    _ID, _NAMES, AnswerField("fixed", _OBJECT, lambda form: dict(form.fixed)), _list("fields", _VALUE_FIELD)
)
_PIECE = object_schema({"tile": IDENTITY, "copies": integer(1)})
_ACCEPTED = array(object_schema({"id": IDENTITY, "names": NAMES, "accepted": BOOLEAN}))
BRIEF = Form(_ID, _VERSION, _NAMES)
"""A rule system in brief."""


def _write_pieces(ruleset: Ruleset) -> list[Json]:
    pieces = ruleset.pieces
    return [
        {"tile": pieces.face_names[piece], "copies": pieces.copies_per_kind[pieces.kind_of_face[piece]]}
        for piece in pieces.order
    ]


def _write_accepted(names: Mapping[str, Text], accepted: Collection[str]) -> list[Json]:
    return [
        {"id": identity, "names": name.to_json(), "accepted": identity in accepted} for identity, name in names.items()
    ]


RULESET = Form(
    OK,
    _ID,
    _VERSION,
    _NAMES,
    AnswerField("players", array(integer(2), 1), lambda ruleset: list(ruleset.players)),
    _text("unit", "unit"),
    AnswerField("pieces", array(_PIECE, 1), _write_pieces),
    AnswerField("hand_size", integer(1)),
    _list("options", _OPTION),
    _list("presets", _PRESET),
    _list("yaku", _YAKU, 1),
    _texts("fu_items", "vocabulary.fu"),
    _texts("limits", "vocabulary.limits"),
    AnswerField(
        "situations",
        _ACCEPTED,
        lambda ruleset: _write_accepted(
            {one.id: one.name for one in ruleset.circumstances}, ruleset.bind({}).circumstance_ids
        ),
    ),
    AnswerField(
        "draws",
        _ACCEPTED,
        lambda ruleset: _write_accepted(ruleset.vocabulary.draws, ruleset.bind({}).draw_kinds),
    ),
    AnswerField(
        "events",
        unique_array(enum(EVENT_FORMS)),
        lambda ruleset: [EVENT_NAMES[event] for event in ruleset.known_events],
    ),
    _list("further_fields", _EXTRA_FIELD, attribute="extra_fields"),
    AnswerField("dora_indicators", BOOLEAN, attrgetter("has_dora")),
    AnswerField("wild_indicator", BOOLEAN, lambda ruleset: ruleset.wildcard_indicator is not None),
    _list("indicators", _INDICATOR),
    AnswerField(
        "value_fields",
        unique_array(IDENTITY),
        lambda ruleset: ["yaku", *ruleset.value_fields, *ruleset.vocabulary.extra_numbers],
    ),
    _texts("figures", "vocabulary.extra_numbers"),
    _texts("refusals", "vocabulary.refusals"),
    _texts("reasons", "vocabulary.foul_reasons"),
    _texts("payments", "vocabulary.payments"),
    _texts("ends", "vocabulary.end_reasons"),
    _texts("labels", "vocabulary.end_labels"),
    _texts("pao", "vocabulary.pao"),
    AnswerField(
        "value_forms",
        array(_VALUE_FORM.schema(), 1),
        lambda ruleset: _VALUE_FORM.write_all(ruleset.bind({}).value_forms),
    ),
)
"""A rule system whole: options, yaku, pieces, situations, events and names."""


def write_rulesets() -> Json:
    """Returns all rule systems in brief."""
    return {"ok": True, "rulesets": BRIEF.write_all(registry.all_rulesets())}


def write_ruleset(ruleset: Ruleset) -> Json:
    """Returns one rule system whole."""
    return RULESET.write(ruleset)


def example_request(example: Example) -> Json:
    """Returns the score request of an example, without its ruleset; seat 0 deals in the East round."""
    winner, players = example.winner, example.players
    giver = (winner - 1) % players
    melds = []
    for kind, tiles in example.melds:
        meld: Json = {"kind": kind, "tiles": tiles}
        if kind != "ankan":
            meld["from"] = giver
        melds.append(meld)
    hand: Json = {"concealed": example.concealed, "melds": melds, "winning_tile": example.winning_piece}
    if example.situation:
        hand["situation"] = list(example.situation)
    hand.update({kind: text if isinstance(text, str) else list(text) for kind, text in example.turned_up.items()})
    hand.update(example.extra_fields)
    discarder = giver if example.discarder is None else example.discarder
    return {
        "options": dict(example.options),
        "table": {"players": players, "dealer": 0, "round": "E"},
        "event": {
            "type": "win",
            "from": None if example.self_drawn else discarder,
            "wins": [{"winner": winner, "hand": hand}],
        },
    }
