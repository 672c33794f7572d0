# SPDX-License-Identifier: MIT
"""The JSON Schemas of the contract, derived from the rule systems.

``mahjong-desk schema FOLDER`` writes them; references between them are by file name.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from mahjong_desk.interchange import read
from mahjong_desk.interchange.describe import BRIEF, IDENTIFIER, RULESET
from mahjong_desk.interchange.events import EVENT_FORMS, EVENT_NAMES, MELD, PAO, WINNER, hand_form
from mahjong_desk.interchange.forms import extra_field_schemas
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT, HOUSE_RULES_VERSION, MAX_NAME_LENGTH
from mahjong_desk.interchange.schema_parts import (
    BOOLEAN,
    COMMON,
    FINGERPRINT,
    INTEGER,
    NAME,
    TEXT,
    Json,
    array,
    common_file,
    document,
    enum,
    integer,
    local_ref,
    object_schema,
)
from mahjong_desk.interchange.write import define_answers
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.typed import ValueForm


def _options_schema(options: Sequence[Option]) -> Json:
    """Returns the schema of the options that a table chose; each may be left out."""
    return object_schema({}, {option.id: _option_schema(option) for option in options})


def _option_schema(option: Option) -> Json:
    if option.number_range is not None:
        steps = {} if option.number_range.step == 1 else {"multipleOf": option.number_range.step}
        return {**integer(option.number_range[0], option.number_range[-1]), **steps, "default": option.default}
    return {"enum": [choice.value for choice in option.choices], "default": option.default}


def _pieces_pattern(pieces: PieceSet) -> str:
    """Returns the regular expression of one or more pieces."""
    suits: dict[str, str] = {}
    for piece in pieces.order:
        name = pieces.face_names[piece]
        suits[name[-1]] = suits.get(name[-1], "") + name[:-1]
    if not pieces.has_digits:
        return f"[{''.join(suits)}]+"
    return f"(?:{'|'.join(f'[{digits}]+{suit}' for suit, digits in suits.items())})+"


def _request_definitions(ruleset: Ruleset) -> dict[str, Json]:
    """Returns the definitions of one rule system's requests by their names.

    Fields that depend on an option are always allowed here; the rules check them.
    """
    pieces = ruleset.pieces
    seats = max(ruleset.players)
    pattern = _pieces_pattern(pieces)
    event_names = [EVENT_NAMES[event] for event in ruleset.known_events]
    return {
        "options": _options_schema(ruleset.options),
        "seat": integer(0, seats - 1),
        "tile": enum(pieces.face_names[piece] for piece in pieces.order),
        "pieces": {"type": "string", "pattern": f"^{pattern}$"},
        "pieces_or_none": {"type": "string", "pattern": f"^(?:{pattern})?$"},
        "each_seat": array(INTEGER, min(ruleset.players), seats),
        "table": read.table_schema(ruleset),
        "meld": MELD.schema(ruleset),
        "pao": PAO.schema(ruleset),
        "hand": hand_form(ruleset, complete=True).schema(ruleset),
        "hand_before": hand_form(ruleset, complete=False).schema(ruleset),
        "value": _value_schema(ruleset),
        "winner": WINNER.schema(ruleset),
        **{f"event_{name}": _event_schema(name, ruleset) for name in event_names},
        "event": _by_case("type", {name: local_ref(f"event_{name}") for name in event_names}),
        "score_request": object_schema(
            {"ruleset": {"const": ruleset.id}, "event": local_ref("event_win")},
            {"options": local_ref("options"), "table": local_ref("table")},
        ),
        "waits_request": object_schema(
            {"ruleset": {"const": ruleset.id}, "winner": local_ref("seat"), "hand": local_ref("hand_before")},
            {
                "options": local_ref("options"),
                "table": local_ref("table"),
                "from": local_ref("seat"),
                **extra_field_schemas(ruleset, read.waits_extra_fields(ruleset)),
            },
        ),
        "match": _match_schema(ruleset),
    }


def _match_schema(ruleset: Ruleset) -> Json:
    seats = max(ruleset.players)
    return object_schema(
        {
            "format": {"const": read.MATCH_FORMAT},
            "version": {"const": read.MATCH_VERSION},
            "ruleset": {"const": ruleset.id},
            "players": array(NAME, min(ruleset.players), seats),
            "events": array(local_ref("event"), max_items=read.MAX_EVENTS),
        },
        {
            "options": local_ref("options"),
            "ruleset_version": {"const": read.RULESET_VERSION},
            "uuid": {"type": "string"},
            "journal": {"type": "array"},
            "journal_hash": {"type": "string"},
            "session": {"type": "object"},
            "fingerprint": FINGERPRINT,
        },
    )


def _value_schema(ruleset: Ruleset) -> Json:
    forms: list[Json] = []
    for rules in read.option_variants(ruleset):
        forms += [schema for form in rules.value_forms if (schema := _form_schema(form)) not in forms]
    return {"anyOf": forms}


def _event_schema(name: str, ruleset: Ruleset) -> Json:
    schema = EVENT_FORMS[name].schema(ruleset)
    properties = {"type": {"const": name}, **schema["properties"], "note": TEXT, "at": TEXT}
    return {**schema, "properties": properties, "required": ["type", *schema.get("required", ())]}


def _form_schema(form: ValueForm) -> Json:
    fields: dict[str, Json] = {}
    for field in form.fields:
        steps = {} if field.step == 1 or field.minimum % field.step else {"multipleOf": field.step}
        fields[field.id] = BOOLEAN if field.is_boolean else {**integer(field.minimum, field.maximum), **steps}
    schema = object_schema({name: {"const": value} for name, value in form.fixed.items()}, fields)
    return schema if form.fixed else {**schema, "minProperties": 1}


def _by_case(name: str, cases: Mapping[str, Json]) -> Json:
    """Returns the schema of an object with a field that determines the others."""
    conditions = [
        {"if": {"properties": {name: {"const": value}}, "required": [name]}, "then": schema}
        for value, schema in cases.items()
    ]
    return {"type": "object", "required": [name], "properties": {name: enum(cases)}, "allOf": conditions}


def _house_rules_file() -> Json:
    """Returns the schema of a file of house rules."""
    file = object_schema(
        {
            "format": {"const": HOUSE_RULES_FORMAT},
            "version": {"const": HOUSE_RULES_VERSION},
            "ruleset": IDENTIFIER,
            "ruleset_version": INTEGER,
            "name": {"type": "string", "minLength": 1, "maxLength": MAX_NAME_LENGTH},
            "options": {"type": "object"},
        }
    )
    cases = {
        ruleset.id: {"properties": {"options": _reference(ruleset, "options")}} for ruleset in registry.all_rulesets()
    }
    description = "The options of a table under a name, as clubs hand them on."
    return document("House rules", description, {**file, "allOf": _by_case("ruleset", cases)["allOf"]})


def _session_file() -> Json:
    """Returns the schema of the file of a session."""
    return document(
        "Session",
        "The match files of a session in the order in which they were played, and what the club makes of the results.",
        object_schema(
            {
                "format": {"const": "mahjong-desk/session"},
                "version": {"const": 1},
                "matches": array({"$ref": "match.schema.json"}),
            },
            {
                "name": {"type": "string"},
                "started_at": {"type": "string", "format": "date-time"},
                "rates": object_schema(
                    {
                        "unit": {"type": "string"},
                        "factors": {
                            "type": "object",
                            "additionalProperties": {"type": "string", "pattern": r"^\d+(\.\d+)?$"},
                            "minProperties": 1,
                        },
                    }
                ),
                "uuid": {"type": "string", "format": "uuid"},
                "fingerprint": FINGERPRINT,
            },
        ),
    )


def _rules_answer() -> Json:
    """Returns the schema of what ``mahjong-desk rules`` prints."""
    every = object_schema({"ok": {"const": True}, "rulesets": array(BRIEF.schema(), 1)})
    return document(
        "Rules answer",
        "All rule systems in brief, or one of them whole.",
        {
            "oneOf": [every, {"$ref": "#/$defs/ruleset"}, {"$ref": "common.schema.json#/$defs/error"}],
            "$defs": {"ruleset": RULESET.schema()},
        },
    )


_REQUESTS = {
    "score-request": ("score_request", "Request of score", "What `mahjong-desk score` reads."),
    "waits-request": ("waits_request", "Request of waits", "What `mahjong-desk waits` reads."),
    "match": ("match", "Match", "A match with its events: a match file, and what `mahjong-desk replay` reads."),
}
_ANSWERS = ("score", "waits", "replay")


def schemas() -> dict[str, Json]:
    """Returns every schema by the name of its file."""
    rulesets = registry.all_rulesets()
    files = {COMMON: common_file()}
    for ruleset in rulesets:
        files[_file(ruleset.id)] = _ruleset_file(ruleset)
    for file, (name, title, description) in _REQUESTS.items():
        cases = {ruleset.id: _reference(ruleset, name) for ruleset in rulesets}
        files[_file(file)] = document(title, description, _by_case("ruleset", cases))
    for command in _ANSWERS:
        answers = [_reference(ruleset, f"{command}_answer") for ruleset in rulesets]
        files[_file(f"{command}-answer")] = document(
            f"Answer of {command}",
            f"What `mahjong-desk {command}` prints; `$defs/{command}` of a rule system's file says it more exactly.",
            {"anyOf": [{"$ref": f"{COMMON}#/$defs/error"}, *answers]},
        )
    files[_file("rules-answer")] = _rules_answer()
    files[_file("house-rules")] = _house_rules_file()
    files[_file("session")] = _session_file()
    return files


def write_schemas(folder: Path) -> None:
    """Writes every schema as a file into a folder, which is created if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(json.dumps(schema, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _file(name: str) -> str:
    return f"{name}.schema.json"


def _reference(ruleset: Ruleset, name: str) -> Json:
    return {"$ref": f"{_file(ruleset.id)}#/$defs/{name}"}


def _ruleset_file(ruleset: Ruleset) -> Json:
    return document(
        ruleset.name.en,
        "The definitions of one rule system's requests and answers, under any of its options.",
        {"$defs": {**_request_definitions(ruleset), **define_answers(ruleset)}},
    )
