# SPDX-License-Identifier: MIT
"""The JSON Schemas of the contract, derived from the rule systems.

``mahjong-desk schema FOLDER`` writes them; references between them are by file name.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from mahjong_desk.interchange.schema.asked import RequestSchemas
from mahjong_desk.interchange.schema.described import house_rules_file, per_ruleset_schema, rules_answer, session_file
from mahjong_desk.interchange.schema_parts import COMMON, Json, common_file, document
from mahjong_desk.interchange.write import define_answers
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset

_REQUESTS = {"score_request": "score", "waits_request": "waits"}
_ANSWERS = ("score", "waits", "replay")


def schemas() -> dict[str, Json]:
    """Returns every schema by the name of its file."""
    rulesets = registry.all_rulesets()
    found = {COMMON: common_file()}
    for ruleset in rulesets:
        found[_file(ruleset.id)] = _ruleset_file(ruleset)
    for name, command in _REQUESTS.items():
        found[_file(f"{command}-request")] = document(
            f"Request of {command}", f"What `mahjong-desk {command}` reads.", per_ruleset_schema(_reference(name))
        )
    found[_file("match")] = document(
        "Match",
        "A match with its events: a match file, and what `mahjong-desk replay` reads.",
        per_ruleset_schema(_reference("match")),
    )
    for command in _ANSWERS:
        answers = [{"$ref": f"{_file(ruleset.id)}#/$defs/{command}_answer"} for ruleset in rulesets]
        found[_file(f"{command}-answer")] = document(
            f"Answer of {command}",
            f"What `mahjong-desk {command}` prints; `$defs/{command}` of a rule system's file says it more exactly.",
            {"anyOf": [{"$ref": f"{COMMON}#/$defs/error"}, *answers]},
        )
    found[_file("rules-answer")] = rules_answer()
    found[_file("house-rules")] = house_rules_file()
    found[_file("session")] = session_file()
    return found


def write_schemas(folder: Path) -> None:
    """Writes every schema as a file into a folder, which is made if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(json.dumps(schema, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _file(name: str) -> str:
    return f"{name}.schema.json"


def _reference(name: str) -> Callable[[str], Json]:
    return lambda ruleset: {"$ref": f"{_file(ruleset)}#/$defs/{name}"}


def _ruleset_file(ruleset: Ruleset) -> Json:
    asked = RequestSchemas(ruleset)
    return document(
        ruleset.name.en,
        "The definitions of one rule system's requests and answers, under any of its options.",
        {"$defs": {**asked.definitions(), **define_answers(ruleset)}},
    )
