# SPDX-License-Identifier: MIT
"""The JSON Schemas accept and refuse the same as the program."""

import json
import random
import re
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from mahjong_desk.cli import main
from mahjong_desk.club.played import PlayedMatch, PlayedSession
from mahjong_desk.club.session_file import session_document
from mahjong_desk.interchange import read_match, write_match
from mahjong_desk.interchange.commands import answer_request, describe_rulesets
from mahjong_desk.interchange.house_rules import write_house_rules
from mahjong_desk.interchange.schema import schemas
from mahjong_desk.ledger.books import Rates
from mahjong_desk.match import replay
from mahjong_desk.rules import registry
from tests import event_json
from tests.broken_requests import CASES, malformed_requests
from tests.interchange.schema.changes import (
    WRONG,
    kind_of_place,
    places,
    value_at,
    with_extra_field,
    with_replaced,
    without,
)
from tests.scope import is_thorough

FILES: dict[str, Any] = json.loads(json.dumps(schemas()))
Place = tuple[str, Any, tuple[str | int, ...]]
"""A place in a request: the command, the request and the path."""
REQUESTS = {"score": "score-request.schema.json", "waits": "waits-request.schema.json", "replay": "match.schema.json"}
"""The schema of what each command reads."""
_LINKED: dict[str, dict[str, Any]] = {}
"""Definitions by their references."""


def _definition(reference: str) -> dict[str, Any]:
    """Returns the schema of a reference, with every reference in it resolved.

    The library would look up each reference again at every value; here, equal references share one definition.
    """
    if reference not in _LINKED:
        linked = _LINKED[reference] = {}  # before it is filled: it may refer to itself
        file, _, pointer = reference.partition("#")
        schema = FILES[file]
        for key in pointer.split("/")[1:]:
            schema = schema[key]
        linked.update(_linked(schema, file))
    return _LINKED[reference]


def _linked(schema: Any, file: str) -> Any:
    match schema:
        case {"$ref": str(reference), **others} if not others:
            return _definition(file + reference if reference.startswith("#") else reference)
        case dict():
            return {key: _linked(value, file) for key, value in schema.items()}
        case list():
            return [_linked(value, file) for value in schema]
    return schema


@cache
def _validator(reference: str) -> Any:
    return Draft202012Validator(_definition(reference))


def fits(reference: str, value: object) -> bool:
    """Returns whether a value is valid under a schema."""
    return bool(_validator(reference).is_valid(value))


def faults(reference: str, value: object) -> list[str]:
    return [f"{fault.json_path}: {fault.message}" for fault in _validator(reference).iter_errors(value)]


IDS = [ruleset.id for ruleset in registry.all_rulesets()]
MALFORMED = re.compile(
    r"^[\w.\[\]]+ (?:is missing|is not known here)\.$"
    r"|^[\w.\[\]]+ must be (?:an? (?:whole number|text|object|list|seat|name)|true or false|the name)"
)
"""The messages about a request that does not have the form of the contract, whatever its rules."""
RANDOM_CHANGES = 600
KONG = {"kind": "ankan", "tiles": "7777z"}
TYPED = {"winner": 0, "value": {"points": 10}}
MAIN_FIELDS = ("payments", "waits", "hands")
"""The field of each answer that is empty if no points move and no wait is named."""


@cache
def cases(ruleset: str) -> tuple[tuple[str, Any, Any], ...]:
    """Returns each conformance case of a rule system with its answer."""
    requests = ((case["command"], case["request"]) for case in CASES if case["request"].get("ruleset") == ruleset)
    return tuple((command, request, answer_request(command, json.dumps(request))) for command, request in requests)


def answered(ruleset: str) -> Iterator[tuple[str, Any, Any]]:
    """Yields the cases that are not refused."""
    return (case for case in cases(ruleset) if case[2]["ok"])


def shortest_answer(ruleset: str, command: str) -> Any:
    """Returns the shortest answer to that command that moves points or names a wait."""
    telling = (got for of, _, got in answered(ruleset) if of == command and any(got.get(name) for name in MAIN_FIELDS))
    return min(telling, key=lambda got: len(json.dumps(got)))


def malformed(got: Any) -> bool:
    """Returns whether an answer refuses a request for its form."""
    return not got["ok"] and bool(MALFORMED.search(got["error"]["message"]))


def test_the_schema_command_writes_all_schemas(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "made"
    assert [main(["schema", str(folder)]) for _again in range(2)] == [0, 0]
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert not any("\\u" in text for text in texts.values())
    assert {name: json.loads(text) for name, text in texts.items()} == FILES
    (tmp_path / "file").touch()
    assert main(["schema", str(tmp_path / "file")]) == 2


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_a_schema_with_valid_references(name: str) -> None:
    Draft202012Validator.check_schema(FILES[name])
    for path, value in places(FILES[name]):
        if path and path[-1] == "$ref":
            file, _, pointer = str(value).partition("#")
            target = FILES[file or name]
            for key in pointer.split("/")[1:]:
                target = target[key]


@pytest.mark.parametrize("ruleset", IDS)
def test_accepted_requests_and_all_answers_fit(ruleset: str) -> None:
    for command, request, got in cases(ruleset):
        if got["ok"]:
            assert faults(REQUESTS[command], request) == []
        assert faults(f"{ruleset}.schema.json#/$defs/{command}", got) == []


@pytest.mark.parametrize("ruleset", IDS)
def test_an_answer_without_a_ruleset_fits_the_common_schema(ruleset: str) -> None:
    for command in REQUESTS:
        assert faults(f"{command}-answer.schema.json", shortest_answer(ruleset, command)) == []
    assert fits("score-answer.schema.json", answer_request("score", "{}"))


@cache
def first_places(ruleset: str) -> dict[tuple[object, ...], Place]:
    """Returns the first place of each kind in the requests of a rule system."""
    first: dict[tuple[object, ...], Place] = {}
    for command, request, _ in answered(ruleset):
        for path, _ in places(request):
            first.setdefault((command, *kind_of_place(request, path)), (command, request, path))
    return first


@pytest.mark.parametrize("ruleset", IDS)
def test_schema_and_program_refuse_the_same(ruleset: str) -> None:
    """Each wrong value is tried in one rule system, in a thorough run in all."""
    tried = 0
    for kind, (command, request, path) in first_places(ruleset).items():
        sharing = [ruleset] if is_thorough() else [other for other in IDS if kind in first_places(other)]
        changed = []
        if isinstance(value_at(request, path), dict):
            changed.append(with_extra_field(request, path))
        if path:
            changed += [with_replaced(request, path, wrong) for wrong in WRONG[sharing.index(ruleset) :: len(sharing)]]
        if path and isinstance(path[-1], str):
            changed.append(without(request, path))
        for variant in changed:
            got = answer_request(command, json.dumps(variant))
            fitting = fits(REQUESTS[command], variant)
            assert fitting or not got["ok"], variant
            assert not (fitting and malformed(got)), (variant, got)
            tried += not fitting
    assert tried > 150


@pytest.mark.parametrize("ruleset", IDS)
def test_only_games_with_pao_accept_it(ruleset: str) -> None:
    reasons = [*registry.get_ruleset(ruleset).vocabulary.pao]
    request = next(request for _, request, _ in answered(ruleset) if "wins" in request.get("event", {}))
    wins = [{**win, "pao": [{"player": 0, "for": reasons[0] if reasons else "x"}]} for win in request["event"]["wins"]]
    assert fits(REQUESTS["score"], {**request, "event": {**request["event"], "wins": wins}}) is bool(reasons)


@pytest.mark.parametrize("ruleset", IDS)
def test_an_empty_typed_value_is_refused(ruleset: str) -> None:
    event = {"type": "win", "from": None, "wins": [{"winner": 0, "value": {}}]}
    request = {"ruleset": ruleset, "event": event}
    assert not answer_request("score", json.dumps(request))["ok"]
    (fault,) = faults(REQUESTS["score"], request)
    assert fault.startswith("$.event")
    event["wins"] = [{"winner": 0, "value": dict(registry.get_ruleset(ruleset).bind({}).value_ladder[0])}]
    assert faults(REQUESTS["score"], request) == []


@pytest.mark.parametrize(
    ("fields", "fitting"),
    [
        ({"foul": "penalty", "points": 5}, True),
        ({"foul": "penalty"}, False),
        ({"foul": "sham_win", "points": 5}, False),
        ({"points": 5}, False),
        ({}, True),
    ],
)
def test_dependent_fields_are_judged_the_same(fields: dict[str, object], fitting: bool) -> None:
    request = event_json.match("mcr", event_json.chombo(0, **fields))
    assert fits(REQUESTS["replay"], request) is answer_request("replay", json.dumps(request))["ok"] is fitting


@pytest.mark.parametrize(
    ("ruleset", "path", "right", "wrong"),
    [
        ("riichi", ("options", "start_points"), 25100, 25150),
        ("mcr", ("table", "order"), [1, 0, 2, 3], [1, 0, 2, 2]),
        ("mcr", ("event", "wins", 0, "hand", "melds", 0), KONG, {**KONG, "from": 1}),
        ("wsom", ("event", "wins", 0), TYPED, {**TYPED, "value": {"points": 12}}),
        *(
            ("riichi", ("event", "wins", 0), *({**TYPED, "value": {"han": han, **fu}} for han in (100, 101)))
            for fu in ({}, {"fu": 30}, {"fu": 25})
        ),
    ],
)
def test_a_wrong_value_is_refused_by_both(ruleset: str, path: tuple[str | int, ...], right: Any, wrong: Any) -> None:
    hand = {"concealed": "234m456p45s22z", "winning_tile": "6s", "melds": [KONG]}
    event = {"type": "win", "from": None, "wins": [{"winner": 0, "hand": hand}]}
    for value, fitting in ((right, True), (wrong, False)):
        request = with_replaced({"ruleset": ruleset, "options": {}, "table": {}, "event": event}, path, value)
        assert fits(REQUESTS["score"], request) is answer_request("score", json.dumps(request))["ok"] is fitting


@pytest.mark.parametrize("command", REQUESTS)
def test_malformed_requests_are_judged_the_same(command: str) -> None:
    for line in malformed_requests(command, random.Random(f"schema {command}"), RANDOM_CHANGES // len(REQUESTS)):
        got = answer_request(command, line)
        if not got["ok"] and got["error"]["code"] == "bad_json":
            continue
        try:
            request = json.loads(line.removeprefix("\ufeff"))
        except ValueError:
            # Python cannot parse a number with that many digits.
            continue
        fitting = fits(REQUESTS[command], request)
        assert fitting or not got["ok"], line
        # JSON Schema accepts 1.0 as a whole number, the contract does not.
        assert not (fitting and malformed(got)) or re.search(r"\d\.0\b", line), (line, got)


@pytest.mark.parametrize("ruleset", IDS)
def test_a_schema_knows_every_field_of_an_answer(ruleset: str) -> None:
    for command in REQUESTS:
        got = shortest_answer(ruleset, command)
        for path, value in places(got):
            if isinstance(value, dict):
                assert not fits(f"{ruleset}.schema.json#/$defs/{command}", with_extra_field(got, path))


@pytest.mark.parametrize("command", REQUESTS)
def test_a_request_needs_an_existing_ruleset(command: str) -> None:
    request = next(case["request"] for case in CASES if case["command"] == command)
    for wrong in (without(request, ("ruleset",)), with_replaced(request, ("ruleset",), "chess")):
        assert not fits(REQUESTS[command], wrong)
        assert not answer_request(command, json.dumps(wrong))["ok"]


@pytest.mark.parametrize(
    ("code", "reason", "fitting"),
    [
        ("forbidden_win", "head_bump", True),
        ("forbidden_win", None, False),
        ("bad_count", None, True),
        ("bad_count", "head_bump", False),
        ("bad_luck", None, False),
    ],
)
def test_an_error_has_a_known_code_and_reason(code: str, reason: str | None, fitting: bool) -> None:
    error = {"code": code, "message": "No.", "path": "event", **({"reason": reason} if reason else {})}
    assert fits("common.schema.json#/$defs/error", {"ok": False, "error": error}) is fitting


@pytest.mark.parametrize("ruleset", [None, *IDS, "riichi"])
def test_ruleset_descriptions_fit_the_schema(ruleset: str | None) -> None:
    got = describe_rulesets(ruleset)
    assert faults("rules-answer.schema.json", got) == []
    assert not fits("rules-answer.schema.json", with_extra_field(got, ()))


@pytest.mark.parametrize("ruleset", IDS)
def test_written_files_fit_their_schemas(ruleset: str) -> None:
    matches = [read_match(request) for command, request, _ in answered(ruleset) if command == "replay"]
    for match in matches:
        assert faults("match.schema.json", write_match(match)) == []
    # Two are enough to show that a session holds several: the matches were checked above.
    played = tuple(PlayedMatch(1, "2026-01-31T19:02:11Z", replay(match)) for match in matches[:2])
    rates = Rates("yen", {"boo/result_points": Decimal(10)})
    session = session_document(PlayedSession("Thursday", "2026-01-31T19:02:11Z", played, rates=rates))
    assert faults("session.schema.json", session) == []
    empty = session_document(PlayedSession("", "2026-01-31T19:02:11Z", (), uuid="7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1c"))
    assert faults("session.schema.json", empty) == []
    house_rules = json.loads(write_house_rules(registry.get_ruleset(ruleset), "Thursday", {}))
    assert faults("house-rules.schema.json", house_rules) == []
    for file, value in (("session", session), ("house-rules", house_rules)):
        assert not fits(f"{file}.schema.json", with_extra_field(value, ()))
        for path, _ in places(value):
            if len(path) == 1 and path != ("rates",):
                is_optional = file == "session" and path[0] in ("name", "started_at")
                assert fits(f"{file}.schema.json", without(value, path)) is is_optional
    option = next(iter(house_rules["options"]))
    assert not fits("house-rules.schema.json", with_replaced(house_rules, ("options", option), "no such value"))
