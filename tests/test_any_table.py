# SPDX-License-Identifier: MIT
"""Requests for any table, and malformed ones, are answered as the contract says."""

import itertools
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.parsing import MAX_NUMBER
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from tests.broken_requests import CASES, malformed_requests
from tests.scope import amount

Json = dict[str, Any]
Asked = tuple[Json, Json]
"""A request without its table, and the state of each table."""
LENGTHS = ("length", "rounds", "match_hands", "west_round")
figures = st.sampled_from((0, 1, 3, 500, 2_000, MAX_NUMBER))


def values(option: Option) -> st.SearchStrategy[Any]:
    return st.sampled_from(option.number_range or [choice.value for choice in option.choices])


@st.composite
def options(draw: st.DrawFn, ruleset: Ruleset) -> Json:
    """Draws values for some options, and for all that set the length of a match."""
    others = st.lists(st.sampled_from(ruleset.options), max_size=6, unique_by=lambda option: option.id)
    lengths = [option for option in ruleset.options if option.id in LENGTHS]
    return {option.id: draw(values(option)) for option in (*lengths, *draw(others))}


def requests(ruleset: Ruleset, command: str) -> st.SearchStrategy[Json]:
    """Returns the accepted requests of the conformance cases."""
    answered = [case["request"] for case in CASES if case["command"] == command and case["expect"]["ok"]]
    return st.sampled_from([request for request in answered if request.get("ruleset") == ruleset.id])


def all_tables(request: Json) -> Iterator[Json]:
    """Yields a table for every hand of a match and beyond its end."""
    for players in get_ruleset(request["ruleset"]).players:
        for name, dealer in itertools.product("ESWN", range(players)):
            yield {"players": players, "round": name, "dealer": dealer, "number": dealer + 1}


def counters(players: int) -> st.SearchStrategy[Json]:
    score = figures | figures.map(lambda figure: -figure)
    more = {"honba": figures, "deposit": figures, "scores": st.lists(score, min_size=players, max_size=players)}
    return st.just({}) | st.fixed_dictionaries({}, optional=more)


def check(command: str, request: Json) -> None:
    fields = answer_request(command, json.dumps(request))
    assert fields["ok"] or fields["error"]["code"] != "internal", request


@st.composite
def wins(draw: st.DrawFn) -> Asked:
    """Draws a win of the cases with other options, for a table with any counters."""
    ruleset = draw(st.sampled_from(all_rulesets()))
    event = draw(requests(ruleset, "score"))["event"]
    counts = draw(counters(max(ruleset.players)))
    return {"ruleset": ruleset.id, "options": draw(options(ruleset)), "event": event}, counts


@st.composite
def typed_wins(draw: st.DrawFn) -> Asked:
    """Draws a win with a typed value, which may be impossible."""
    ruleset = draw(st.sampled_from(all_rulesets()))
    chosen = draw(options(ruleset))
    value = dict(draw(st.sampled_from(ruleset.bind(chosen).value_ladder)))
    numbers = sorted(key for key, result in value.items() if type(result) is int)
    any_number: bool = draw(st.booleans())
    if numbers and any_number:
        value[draw(st.sampled_from(numbers))] = draw(figures)
    winner, discarder = draw(st.sampled_from(((0, 1), (1, 0), (0, None), (1, None))))
    event = {"type": "win", "from": discarder, "wins": [{"winner": winner, "value": value}]}
    return {"ruleset": ruleset.id, "options": chosen, "event": event}, {}


@st.composite
def wait_requests(draw: st.DrawFn) -> Asked:
    """Draws a waiting hand of the cases with other options."""
    ruleset = draw(st.sampled_from(all_rulesets()))
    return {**draw(requests(ruleset, "waits")), "options": draw(options(ruleset))}, {}


@st.composite
def matches(draw: st.DrawFn) -> Json:
    """Draws a match with the events of two matches of the cases and other options."""
    ruleset = draw(st.sampled_from(all_rulesets()))
    one, other = draw(requests(ruleset, "replay")), draw(requests(ruleset, "replay"))
    return {**one, "options": draw(options(ruleset)), "events": one["events"] + other["events"]}


@settings(max_examples=120)
@given(wins() | typed_wins())
def test_a_win_is_answered_at_every_table(case: Asked) -> None:
    request, counts = case
    for table in all_tables(request):
        check("score", {**request, "table": {**table, **counts}})


@settings(max_examples=60)
@given(wait_requests())
def test_waits_are_answered_at_every_table(case: Asked) -> None:
    request, _ = case
    for table in all_tables(request):
        check("waits", {**request, "table": table})


@given(matches())
def test_a_match_is_answered_under_all_options(request: Json) -> None:
    check("replay", request)


ROOT = Path(__file__).parents[1]
CODES = set(ErrorCode)


@pytest.mark.parametrize(("command", "share"), [("score", 0.6), ("replay", 0.25), ("waits", 0.15)])
def test_every_line_gets_one_answer(command: str, share: float) -> None:
    number = round(amount(1500) * share)
    lines = list(malformed_requests(command, random.Random(f"{command} {number}"), number))
    arguments = [sys.executable, "-m", "mahjong_desk", command, "--lines", "-"]
    data = "".join(line + "\n" for line in lines).encode("utf-8", errors="surrogatepass")
    process = subprocess.run(arguments, input=data, capture_output=True, cwd=ROOT, check=False)
    assert process.stderr == b""
    assert process.returncode == 0
    answers = process.stdout.decode("utf-8").split("\n")[:-1]
    assert len(answers) == number
    for line, text in zip(lines, answers, strict=True):
        answer = json.loads(text)
        if answer["ok"]:
            continue
        error = answer["error"]
        assert error["code"] in CODES - {ErrorCode.INTERNAL}, line
        assert error["message"], line
        assert "{" not in error["message"] or "{" in line, f"{line}\n{error}"
        assert ("reason" in error) == (error["code"] == "forbidden_win"), line
