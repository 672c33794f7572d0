# SPDX-License-Identifier: MIT
"""Requests and answers of the contract, mostly faulty ones."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from mahjong_desk.interchange import read_event, read_match, write_event, write_match
from mahjong_desk.interchange.commands import COMMANDS, answer_request, describe_rulesets
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.interchange.fields import ObjectReader
from mahjong_desk.interchange.read import read_table
from mahjong_desk.interchange.schema import schemas
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, Event, MatchEnd, PaoEntry, Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import Example
from tests.event_json import chi, chombo, draw, match, win, won
from tests.hands import ARUSHIARU, rules, wins
from tests.more_languages import FOLDER, offered
from tests.refused import fault_path

WIN: dict[str, Any] = {
    "ruleset": "arushiaru",
    "options": {},
    "table": {"dealer": 0, "round": "E", "number": 1},
    "event": win(2, won(1, "456p789s22m45s", "6s", chi("123m", 0))),
}
HAND: list[str | int] = ["event", "wins", 0, "hand"]
MATCH = match(
    "arushiaru",
    WIN["event"],
    draw(tenpai=[1]),
    {"type": "dead_hand", "player": 1, "reason": "showed the hand"},
    chombo(2, under_pao=True, note="wrong ron"),
    {"type": "adjust", "deltas": [10, 0, 0, -15], "house": True},
    {"type": "end", "at": "2026-01-31T20:15:00Z"},
    options={"unit": 2},
)


def with_value(request: dict[str, Any], path: list[str | int], value: object) -> dict[str, Any]:
    request = copy.deepcopy(request)
    inner: Any = request
    for step in path[:-1]:
        inner = inner[step]
    if value is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return request


@pytest.mark.parametrize(
    ("path", "value", "code", "place"),
    [
        (["ruleset"], ..., "bad_request", "ruleset"),
        (["ruleset"], "chess", "unknown_ruleset", "ruleset"),
        (["options"], None, "bad_request", "options"),
        (["options"], {"unit": [2]}, "bad_option", "options.unit"),
        (["options"], {"speed": 1}, "unknown_option", "options.speed"),
        (["colour"], 1, "bad_request", "colour"),
        (["table"], None, "bad_request", "table"),
        (["table", "dealer"], 4, "bad_seat", "table.dealer"),
        (["table", "dealer"], True, "bad_request", "table.dealer"),
        (["table", "round"], "X", "bad_request", "table.round"),
        (["table", "honba"], 1, "bad_request", "table.honba"),
        (["table", "deposit"], -100, "bad_request", "table.deposit"),
        (["table", "wind"], "E", "bad_request", "table.wind"),
        (["table", "scores"], [1, 2, 3], "bad_request", "table.scores"),
        (["event"], ..., "bad_request", "event"),
        (["event"], [], "bad_request", "event"),
        (["event", "type"], "riichi", "bad_request", "event.type"),
        (["event", "from"], ..., "bad_request", "event.from"),
        (["event", "from"], 1.0, "bad_request", "event.from"),
        (["event", "from"], 1, "bad_seat", "event.from"),
        (["event", "wins"], {}, "bad_request", "event.wins"),
        (["event", "wins", 0, "hand"], ..., "bad_request", "event.wins[0]"),
        ([*HAND, "concealed"], 5, "bad_request", "event.wins[0].hand.concealed"),
        ([*HAND, "concealed"], "456p789s22m45q", "bad_notation", "event.wins[0].hand.concealed"),
        ([*HAND, "winning_tile"], ..., "bad_request", "event.wins[0].hand.winning_tile"),
        ([*HAND, "winning_tile"], "66s", "bad_notation", "event.wins[0].hand.winning_tile"),
        ([*HAND, "winning_tile"], "9s", "not_a_win", "event.wins[0].hand"),
        ([*HAND, "dora_indicators"], ["1p"], "bad_request", "event.wins[0].hand.dora_indicators"),
        ([*HAND, "situation"], ["sunny"], "bad_request", "event.wins[0].hand.situation"),
        ([*HAND, "melds", 0, "kind"], "kan", "bad_meld", "event.wins[0].hand.melds[0].kind"),
        ([*HAND, "melds", 0, "tiles"], "124m", "bad_meld", "event.wins[0].hand.melds[0].tiles"),
        ([*HAND, "melds", 0, "from"], ..., "bad_request", "event.wins[0].hand.melds[0].from"),
        ([*HAND, "melds", 0, "from"], 3, "bad_meld", "event.wins[0].hand.melds[0].from"),
        ([*HAND, "melds", 0, "tiles"], "", "bad_notation", "event.wins[0].hand.melds[0].tiles"),
        ([*HAND, "type"], "x", "bad_request", "event.wins[0].hand.type"),
        (["event", "note"], 5, "bad_request", "event.note"),
        (["event", "note"], None, "bad_request", "event.note"),
        (["format"], "paper", "bad_request", "format"),
        (["version"], 2, "bad_request", "version"),
        (["players"], ["A", "B", "C"], "bad_request", "players"),
        (["players", 2], "", "bad_request", "players[2]"),
        (["events", 3, "under_pao"], 1, "bad_request", "events[3].under_pao"),
        (["events", 4, "deltas"], [10, 0, -10], "bad_request", "events[4].deltas"),
        (["events", 2, "player"], 9, "bad_seat", "events[2].player"),
    ],
)
def test_a_refusal_has_a_code_and_a_path(path: list[str | int], value: object, code: str, place: str) -> None:
    command, request = ("replay", MATCH) if path[0] in MATCH.keys() - WIN.keys() else ("score", WIN)
    error = answer_request(command, json.dumps(with_value(request, path, value)))["error"]
    assert (error["code"], error["path"]) == (code, place)
    assert error["message"]
    assert "{" not in error["message"]


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ([], "The request must be an object."),
        ({"ruleset": "boo", "event": {}, "options": {"fee": [None]}}, "Option fee cannot be [null]."),
        ({"ruleset": "boo", "event": {}, "table": 5}, "table must be an object."),
        ({"ruleset": "boo", "event": {}, "table": {"number": 5}}, "table.number must be a number from 1 to 4."),
        ({"ruleset": "shogi", "event": {}, "table": {"number": 0}}, "table.number must be a number from 1 to …."),
        ({"ruleset": "boo", "event": {}, "table": {"dealer": 1, "number": 1}}, "table.number must be 2 while seat 1 deals."),
        ({"ruleset": "mcr", "event": {}, "table": {"order": [0, 1, 2, 2]}}, "table.order must name every seat from 0 to 3 once."),
        ({"ruleset": "arushiaru", "event": {}, "table": {"honba": 1}}, "table.honba must be 0."),
        ({"ruleset": "wsom", "event": {}, "penalty_tiles": ""}, "penalty_tiles is not known here."),
        ({"ruleset": "boo", "event": {}, "table": {"players": 3}}, "table.players must be 4."),
        ({"ruleset": "boo", "event": {}, "table": {"scores": [0]}}, "table.scores must be a list of 4 whole numbers."),
        (with_value(WIN, [*HAND, "winning_tile"], ""), "There are no pieces."),
        (with_value(WIN, [*HAND, "winning_tile"], "66s"), "There must be one piece here, not 2."),
    ],
)  # fmt: skip
def test_a_refusal_states_what_is_allowed(request_: object, message: str) -> None:
    assert answer_request("score", json.dumps(request_))["error"]["message"] == message


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, (0, 1)),
        ({"dealer": 2}, (2, 3)),
        ({"number": 4}, (3, 4)),
        ({"dealer": 0}, (0, 1)),
        ({"dealer": 2, "number": 3}, (2, 3)),
    ],
)
def test_dealer_and_hand_number_imply_each_other(fields: dict[str, int], expected: tuple[int, int]) -> None:
    table = read_table(get_ruleset("boo").bind({}), ObjectReader({"table": fields}))
    assert (table.dealer, table.hand_number) == expected


def test_score_answers_with_formula_and_reading() -> None:
    won = answer_request("score", json.dumps(WIN))["wins"][0]
    assert won["formula"] == {"text": "20 × 2¹ = 40", "uncapped": 40, "raw_fu": 20}
    assert [group["tiles"] for group in won["reading"]["groups"]] == ["22m", "456p", "456s", "789s", "123m"]
    assert (won["reading"]["won"], won["reading"]["wait"]) == (2, "ryanmen")


@pytest.mark.parametrize(
    ("ruleset", "fields"), [("arushiaru", {"han", "raw_fu"}), ("wsom", set()), ("mcr", {"han"}), ("riichi", {"han", "raw_fu"})]
)  # fmt: skip
def test_a_rejected_reading_has_the_figures_of_its_system(ruleset: str, fields: set[str]) -> None:
    hand = {"concealed": "11122233377p45m", "winning_tile": "6m"}
    event = {"type": "win", "from": None, "wins": [{"winner": 1, "hand": hand}]}
    (won_hand,) = answer_request("score", json.dumps({"ruleset": ruleset, "event": event}))["wins"]
    assert {name for candidate in won_hand["rejected"] for name in candidate} == {"reading", "yaku", "base", *fields}


REMARKS = {"note": st.none() | st.text(), "at": st.none() | st.text()}
EVENTS: st.SearchStrategy[Event] = st.one_of(
    wins().map(lambda drawn: drawn[1]),
    st.builds(
        lambda discarder, pao, remarks: Win(
            discarder=discarder, winners=(Winner(1, value={"limit": "mangan"}, pao=pao),), **remarks
        ),
        st.none() | st.sampled_from([0, 2, 3]),
        st.sampled_from([(), (PaoEntry(3, "mangan"),)]),
        st.fixed_dictionaries(REMARKS),
    ),
    st.builds(Draw, kind=st.just("exhaustive"), tenpai=st.sampled_from([(), (1, 3)]), **REMARKS),
    st.builds(Chombo, player=st.integers(0, 3), extra_fields=st.sampled_from([{}, {"under_pao": True}]), **REMARKS),
    st.builds(DeadHand, player=st.integers(0, 3), reason=st.none() | st.text(), **REMARKS),
    st.builds(Adjustment, deltas=st.just((1, -1, 0, 0)), house_takes_rest=st.booleans(), **REMARKS),
    st.builds(MatchEnd, reason=st.none() | st.text(), **REMARKS),
)


@given(EVENTS)
def test_an_event_is_read_back_unchanged(event: Event) -> None:
    assert read_event(rules(), json.loads(json.dumps(write_event(event, ARUSHIARU)))) == event


def test_a_match_is_read_back_unchanged() -> None:
    read = read_match(MATCH)
    written = write_match(read)
    events = [write_event(event, ARUSHIARU) for event in read.events]
    assert written == MATCH | {"ruleset_version": 1, "events": events}
    assert read_match(written) == read
    first, *others = events
    assert others == MATCH["events"][1:]
    (winner,) = first["wins"]
    assert (set(winner), set(winner["hand"])) == ({"winner", "hand"}, {"concealed", "melds", "winning_tile"})


@given(st.sampled_from(sorted(COMMANDS)), st.text() | st.binary())
def test_any_text_is_answered(command: str, text: str | bytes) -> None:
    assert "ok" in answer_request(command, text)


@pytest.mark.parametrize("version", [2, 0])
def test_an_unknown_ruleset_version_is_refused(version: int) -> None:
    refused = answer_request("replay", json.dumps({**MATCH, "ruleset_version": version}))["error"]
    assert (refused["code"], refused["path"]) == ("unknown_ruleset", "ruleset_version")


@pytest.mark.parametrize(
    ("ruleset", "path"),
    [("arushiaru", None), ("riichi", "table.round"), ("boo", "table.round"), ("shogi", "table.round")],
)
def test_a_round_outside_the_match_is_refused(ruleset: str, path: str | None) -> None:
    got = answer_request("score", json.dumps({**WIN, "ruleset": ruleset, "table": {"round": "N"}}))
    assert got.get("error", {}).get("path") == path


def test_the_list_names_every_ruleset() -> None:
    named = [ruleset["id"] for ruleset in describe_rulesets(None)["rulesets"]]
    assert named == [ruleset.id for ruleset in all_rulesets()]
    assert {path.stem for path in (Path(__file__).parents[1] / "conformance").glob("*.jsonl")} <= set(named)


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_an_option_cannot_leave_its_span(ruleset: Ruleset) -> None:
    spans = {option["id"]: option["span"] for option in describe_rulesets(ruleset.id)["options"]}
    for option in ruleset.options:
        if (span := spans[option.id]) is not None:
            least, most, step = span["minimum"], span["maximum"], option.number_range.step
            for inside, outside in ((least, least - step), (most, most + step)):
                assert ruleset.bind({option.id: inside})
                with pytest.raises(Refusal):
                    ruleset.bind({option.id: outside})


@pytest.mark.parametrize("ruleset", ["riichi", "boo", "mcr"])
def test_the_copies_of_all_pieces_add_up_to_the_set(ruleset: str) -> None:
    assert sum(piece["copies"] for piece in describe_rulesets(ruleset)["pieces"]) == 136


def test_a_ruleset_description_is_complete() -> None:
    values = json.loads(json.dumps(describe_rulesets("arushiaru")))
    ruleset = get_ruleset("arushiaru")
    assert [item["id"] for item in values["options"]] == [option.id for option in ruleset.options]
    assert [item["id"] for item in values["yaku"]] == [yaku.id for yaku in ruleset.yaku]
    assert sum(piece["copies"] for piece in values["pieces"]) == 136
    assert (values["wild_indicator"], describe_rulesets("beijing")["wild_indicator"]) == (False, True)
    accepted = [item["id"] for item in values["situations"] if item["accepted"]]
    assert accepted == ["rinshan", "chankan", "haitei", "tenhou", "chiihou"]
    assert {item["id"]: item["accepted"] for item in describe_rulesets("riichi")["draws"]} == {
        "exhaustive": True, "kyuushu_kyuuhai": True, "suufon_renda": True, "suucha_riichi": True, "suukan_sanra": True,
        "sanchahou": False,
    }  # fmt: skip
    pao = set(describe_rulesets("beijing")["pao"])
    assert pao == {"hangzhou_own", "hangzhou_other", "chankan"}, "even what is off by default"


def test_further_languages_fit_the_schema(tmp_path: Path) -> None:
    with offered(tmp_path / "languages", FOLDER / "de"):
        values = json.loads(json.dumps(describe_rulesets("riichi")))
        all_schemas = schemas()
    (toitoi,) = (item for item in values["yaku"] if item["id"] == "toitoi")
    assert toitoi["names"]["languages"] == {"de": "alles Drillinge"}
    assert "languages" not in toitoi["condition"]
    registry = Registry().with_resources((name, Resource.from_contents(schema)) for name, schema in all_schemas.items())
    Draft202012Validator(all_schemas["rules-answer.schema.json"], registry=registry).validate(values)


def test_an_example_becomes_a_score_request() -> None:
    melds = (("pon", "222z"), ("ankan", "3333z"))
    self_drawn = Example("11z44z", "1z", True, melds, ("rinshan",), winner=0, players=3)
    by_default, named = Example("11z", "1z"), Example("11z", "1z", discarder=3, extra_fields={"flowers": 2})
    hand = {"concealed": "11z", "melds": [], "winning_tile": "1z"}
    assert example_request(self_drawn) == {
        "options": {},
        "table": {"players": 3, "dealer": 0, "round": "E"},
        "event": {
            "type": "win",
            "from": None,
            "wins": [{"winner": 0, "hand": {
                **hand,
                "concealed": "11z44z",
                "melds": [{"kind": "pon", "tiles": "222z", "from": 2}, {"kind": "ankan", "tiles": "3333z"}],
                "situation": ["rinshan"],
            }}],
        },
    }  # fmt: skip
    assert example_request(by_default)["event"] == {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": hand}]}
    assert example_request(named)["event"] == {
        "type": "win", "from": 3, "wins": [{"winner": 1, "hand": {**hand, "flowers": 2}}],
    }  # fmt: skip


def test_a_text_is_in_english_or_in_three_languages() -> None:
    texts = {"ja": "東", "en": "east", "zh": "东"}
    text = ObjectReader({"one": "east", "all": texts}).translatable_text("all", "context")
    assert (text.en, text.to_json()) == ("east", texts)
    assert ObjectReader({"one": "east"}).translatable_text("one", "context").en == "east"
    for faulty, path in (({**texts, "zh": " "}, "all.zh"), ({"en": "east"}, "all.ja"), (" ", "all"), (5, "all")):
        assert fault_path(ObjectReader({"all": faulty}).translatable_text, "all", "context") == path
