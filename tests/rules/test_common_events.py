# SPDX-License-Identifier: MIT
"""Events of every rule system, extra fields, and refusals (contract.md §4)."""

from typing import Any

import pytest

from mahjong_desk.interchange.commands import describe_rulesets
from mahjong_desk.interchange.events import EVENT_NAMES, read_event, write_event
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal, SeatLabel
from mahjong_desk.rules.ruleset import Ruleset
from tests.event_json import NAMES
from tests.rules.penny_with_fields import RULESET
from tests.rules.systems.asking import replay_match

Json = dict[str, Any]
EVERY = pytest.mark.parametrize("ruleset", registry.all_rulesets(), ids=lambda ruleset: ruleset.id)
DRAW = {"type": "draw", "kind": "exhaustive", "tenpai": []}
EMI = {"type": "substitute", "player": 1, "name": "Emi"}
RIICHI = {"type": "riichi", "player": 1}
RULES = RULESET.bind({})
TABLE = RULES.opening_table()
EXHAUSTIVE = {"type": "draw", "kind": "exhaustive"}
FOUL = {"type": "chombo", "player": 1}


def replayed(ruleset: str, *events: Json, **options: object) -> Json:
    return replay_match(ruleset, events, options, registry.get_ruleset(ruleset).players[0])


def sticks(**fields: object) -> Json:
    return {"type": "sticks", **fields}


def refused(got: Json) -> tuple[str, str]:
    assert not got["ok"], got
    assert "{" not in got["error"]["message"]
    return got["error"]["code"], got["error"]["path"]


@EVERY
def test_a_substitute_changes_only_the_player_name(ruleset: Ruleset) -> None:
    without, got = replayed(ruleset.id, DRAW), replayed(ruleset.id, DRAW, EMI)
    assert got["players"][1] == "Emi"
    assert without["players"] == list(NAMES[: ruleset.players[0]])
    row, before = got["hands"][1], without["hands"][0]
    assert (row["scores"], row["next"]) == (before["scores"], before["next"])
    assert not any(row["deltas"])


@EVERY
@pytest.mark.parametrize(
    ("event", "code", "path"),
    [
        ({**EMI, "player": 7}, "bad_seat", "player"),
        ({**EMI, "player": -1}, "bad_seat", "player"),
        ({**EMI, "name": ""}, "bad_request", "name"),
        ({**EMI, "name": 3}, "bad_request", "name"),
        ({"type": "substitute", "player": 1}, "bad_request", "name"),
        ({**EMI, "reason": "late"}, "bad_request", "reason"),
    ],
)
def test_invalid_substitutes_are_refused(ruleset: Ruleset, event: Json, code: str, path: str) -> None:
    assert refused(replayed(ruleset.id, event)) == (code, f"events[0].{path}")


@EVERY
def test_invalid_events_are_refused_by_every_system(ruleset: Ruleset) -> None:
    players = ruleset.players[0]
    faulty: list[tuple[Json, str, str]] = [
        ({"type": "adjust", "deltas": [1, *[0] * (players - 1)]}, "bad_request", "deltas"),
        ({"type": "adjust", "deltas": [0] * (players - 1)}, "bad_request", "deltas"),
        ({"type": "end", "player": 1}, "bad_request", "player"),
        ({"type": "win", "from": None, "wins": []}, "bad_request", "wins"),
    ]
    for name in ("riichi", "dead_hand", "chombo"):
        if name in {EVENT_NAMES[event] for event in ruleset.known_events}:
            faulty += [({"type": name, "player": seat}, "bad_seat", "player") for seat in (-1, players)]
            untyped = ({"type": name, "player": True}, {"type": name})
            faulty += [(event, "bad_request", "player") for event in untyped]
    for event, code, path in faulty:
        assert refused(replayed(ruleset.id, event)) == (code, f"events[0].{path}")


@EVERY
@pytest.mark.parametrize("event", [EMI, sticks(honba=0)], ids=["substitute", "sticks"])
def test_substitutes_and_sticks_are_refused_after_the_end(ruleset: Ruleset, event: Json) -> None:
    assert refused(replayed(ruleset.id, {"type": "end"}, event))[0] == "bad_event"


@pytest.mark.parametrize("ruleset", ["arushiaru", "wsom"])
def test_systems_without_honba_and_deposit_refuse_sticks(ruleset: str) -> None:
    assert refused(replayed(ruleset, sticks(honba=1))) == ("bad_request", "events[0].type")
    assert "sticks" not in describe_rulesets(ruleset)["events"]
    assert "substitute" in describe_rulesets(ruleset)["events"]


@pytest.mark.parametrize(("ruleset", "deposit"), [("boo", 200), ("shogi", 2)])
def test_sticks_event_sets_honba_and_deposit(ruleset: str, deposit: int) -> None:
    got = replayed(ruleset, sticks(honba=3, deposit=deposit, reason="fallen"), sticks(deposit=deposit // 2))
    first, second = got["hands"]
    assert (first["next"]["honba"], first["next"]["deposit"]) == (3, deposit)
    assert first["payments"] == [{"from": "house", "to": "table", "points": deposit, "for": "adjust"}]
    assert (second["next"]["honba"], second["next"]["deposit"]) == (3, deposit // 2)
    assert second["payments"] == [{"from": "table", "to": "house", "points": deposit // 2, "for": "adjust"}]


def test_sticks_event_without_change_pays_nothing() -> None:
    (row,) = replayed("boo", sticks(honba=0, deposit=0))["hands"]
    assert row["payments"] == []
    assert (row["next"]["honba"], row["next"]["deposit"]) == (0, 0)


def test_a_winner_takes_the_corrected_deposit() -> None:
    win = {"type": "win", "from": 2, "wins": [{"winner": 1, "value": {"han": 1, "fu": 30}}]}
    plain, richer = replayed("boo", win), replayed("boo", sticks(deposit=300), win)
    gained = [hand["deltas"][1] for hand in (plain["hands"][0], richer["hands"][1])]
    assert gained[1] - gained[0] == 300


@pytest.mark.parametrize(
    ("ruleset", "fields", "path"),
    [
        ("boo", {"honba": -1}, ".honba"),
        ("shogi", {"deposit": -1}, ".deposit"),
        ("boo", {"honba": 1.5}, ".honba"),
        ("boo", {"deposit": "2"}, ".deposit"),
        ("boo", {}, ""),
        ("boo", {"reason": "fallen"}, ""),
        ("beijing", {"deposit": 1}, ".deposit"),
        ("beijing", {"honba": 1, "deposit": 0}, ".deposit"),
    ],
)
def test_invalid_sticks_are_refused(ruleset: str, fields: Json, path: str) -> None:
    assert refused(replayed(ruleset, sticks(**fields))) == ("bad_request", f"events[0]{path}")


@pytest.mark.parametrize(("ruleset", "stake"), [("boo", 100), ("shogi", 2)])
def test_deposit_cannot_drop_below_the_riichi_of_this_hand(ruleset: str, stake: int) -> None:
    assert refused(replayed(ruleset, RIICHI, sticks(deposit=stake - 1))) == ("bad_event", "events[1].deposit")
    # A chombo still refunds them after the correction.
    chombo = {"type": "chombo", "player": 0}
    options: dict[str, object] = {"chombo_hand": "redeal"} if ruleset == "shogi" else {}
    rows = replayed(ruleset, RIICHI, sticks(deposit=stake), chombo, **options)
    assert rows["ok"], rows
    assert rows["hands"][1]["next"]["deposit"] == stake


def test_corrected_honba_decide_whether_a_hand_counts_double() -> None:
    options = {"shanglou_streak": 2, "shanglou_after_draw": "next_hand"}
    rows = replayed("beijing", sticks(honba=2), sticks(honba=1), DRAW, sticks(honba=1), **options)["hands"]
    # After the draw the hand counts double, however many hands the dealer has kept the deal.
    assert [row["next"]["shanglou"] for row in rows] == [True, False, True, True]


@pytest.mark.parametrize(
    "event",
    [
        {**EXHAUSTIVE, "lucky": []},
        {**EXHAUSTIVE, "lucky": [3, 0]},
        {**EXHAUSTIVE, "kind": "abandoned", "caller": 0},
        FOUL,
        {**FOUL, "foul": "slip"},
        {**FOUL, "foul": "penalty", "points": 5},
        {**FOUL, "foul": "penalty", "points": 30, "to": 0},
        {**FOUL, "foul": "penalty", "points": 30, "to": "house"},
    ],
)
def test_valid_extra_fields_are_read_settled_and_written(event: dict[str, Any]) -> None:
    read = read_event(RULES, event)
    RULES.settle(TABLE, read)
    assert write_event(read, RULESET) == event


@pytest.mark.parametrize(
    ("event", "code", "path"),
    [
        ({**EXHAUSTIVE, "lucky": [0, 4]}, ErrorCode.BAD_SEAT, "lucky[1]"),
        ({**EXHAUSTIVE, "lucky": [0, 0]}, ErrorCode.BAD_REQUEST, "lucky"),
        ({**EXHAUSTIVE, "lucky": [True]}, ErrorCode.BAD_REQUEST, "lucky[0]"),
        ({**EXHAUSTIVE, "lucky": 1}, ErrorCode.BAD_REQUEST, "lucky"),
        ({**EXHAUSTIVE, "caller": 0}, ErrorCode.BAD_REQUEST, "caller"),
        ({**EXHAUSTIVE, "kind": "abandoned", "caller": 4}, ErrorCode.BAD_SEAT, "caller"),
        ({**EXHAUSTIVE, "kind": "abandoned", "caller": None}, ErrorCode.BAD_REQUEST, "caller"),
        ({**EXHAUSTIVE, "kind": "abandoned", "lucky": [1]}, ErrorCode.BAD_REQUEST, "lucky"),
        ({**FOUL, "points": 5}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "to": 0}, ErrorCode.BAD_REQUEST, "to"),
        ({**FOUL, "foul": "penalty"}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "foul": "penalty", "points": 6}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "foul": "penalty", "points": True}, ErrorCode.BAD_REQUEST, "points"),
        ({**FOUL, "foul": "penalty", "points": 5, "to": "bank"}, ErrorCode.BAD_REQUEST, "to"),
        ({**FOUL, "foul": "penalty", "points": 5, "to": None}, ErrorCode.BAD_REQUEST, "to"),
        ({**FOUL, "foul": "theft"}, ErrorCode.BAD_REQUEST, "foul"),
    ],
)
def test_invalid_extra_fields_are_refused_with_their_path(event: dict[str, Any], code: ErrorCode, path: str) -> None:
    with pytest.raises(Refusal) as caught:
        RULES.settle(TABLE, read_event(RULES, event))
    assert (caught.value.code, caught.value.path) == (code, path)


@pytest.mark.parametrize("value", ["x" * 10_000, ["x"] * 10_000, {str(number): 1 for number in range(10_000)}])
def test_a_refusal_shortens_a_very_long_value(value: object) -> None:
    refusal = Refusal(ErrorCode.BAD_OPTION, "Option {option} cannot be {value}.", option="length", value=value)
    assert len(refusal.message) < 300
    assert refusal.message.endswith("….")
    assert refusal.message.startswith(f"Option length cannot be {str(value)[:50]}")
    assert refusal.with_path_prefix("options") == Refusal(
        ErrorCode.BAD_OPTION, "Option {option} cannot be {value}.", path="options", option="length", value=value
    )


def test_refusals_with_equal_content_are_equal() -> None:
    one = Refusal(ErrorCode.BAD_SEAT, "At {seat}.", path="from", seat=1)
    assert one == Refusal(ErrorCode.BAD_SEAT, "At {seat}.", path="from", seat=1)
    another = Refusal(ErrorCode.BAD_SEAT, "At {seat}.", path="from", seat=2)
    assert all(one != other for other in (another, one.with_path_prefix("event"), "At 1."))


def test_a_refusal_shows_short_values_in_full() -> None:
    sentence = "At {seat}, {count:,} times: {text}"
    refusal = Refusal(ErrorCode.BAD_SEAT, sentence, seat=SeatLabel(2), count=12_000, text="a" * 200)
    assert refusal.message == f"At seat 2, 12,000 times: {'a' * 200}"
