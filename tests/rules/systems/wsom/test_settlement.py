# SPDX-License-Identifier: MIT
"""Payments and refused wins of the World Series of Mahjong."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.table import Table
from tests.hands import deltas_of, wins
from tests.rules.systems.asking import Json, refused
from tests.rules.systems.wsom.asking import points, replayed, rules, score, typed, won

CLOSED = "123m456p34s88s999p+5s"


def paid(value: int, discarder: int | None, immunity: int | None = None, **options: object) -> tuple[int, ...]:
    winner = Winner(1, value={"points": value}, extra_fields={} if immunity is None else {"immunity": immunity})
    bound = rules(**options)
    return bound.settle(bound.opening_table(), Win(discarder=discarder, winners=(winner,))).deltas


@given(wins(), st.sampled_from(["responsible", "uniform"]), st.sampled_from([25, 30]))
def test_the_winner_gets_three_times_the_value(drawn: tuple[Table, Win], payoff: str, par: int) -> None:
    at, event = drawn
    settlement = rules(payoff=payoff, par=par).settle(at, event)
    base, winner = settlement.wins[0].evaluation.base, event.winners[0].seat
    assert sum(settlement.deltas) == 0
    assert settlement.deltas[winner] == 3 * base
    assert deltas_of(settlement.payments) == settlement.deltas
    assert [payment.reason for payment in settlement.payments] == ["win"] * 3
    assert all(payment.points > 0 for payment in settlement.payments)
    others = {-settlement.deltas[seat] for seat in range(4) if seat not in (winner, event.discarder)}
    assert others == {base if event.discarder is None or payoff == "uniform" else min(base, par)}


@pytest.mark.parametrize(
    ("value", "deltas"),
    [
        (1, (-1, 3, -1, -1)),
        (20, (-20, 60, -20, -20)),
        (25, (-25, 75, -25, -25)),
        (30, (-25, 90, -25, -40)),
        (70, (-25, 210, -25, -160)),
        (320, (-25, 960, -25, -910)),
        (400, (-25, 1200, -25, -1150)),
        (480, (-25, 1440, -25, -1390)),
    ],
)
def test_other_players_pay_at_most_par_on_a_discard(value: int, deltas: tuple[int, ...]) -> None:
    assert paid(value, 3) == deltas
    assert paid(value, 3, payoff="uniform") == paid(value, None) == (-value, 3 * value, -value, -value)


@pytest.mark.parametrize(
    ("immunity", "deltas"),
    [
        (None, (-160, 210, -25, -25)),
        (0, (-160, 210, -25, -25)),
        (2, (-25, 210, -160, -25)),
        (3, (-25, 210, -25, -160)),
        (1, (-70, 210, -70, -70)),
    ],
)
def test_immunity_charges_the_first_discarder_of_the_tile(immunity: int | None, deltas: tuple[int, ...]) -> None:
    assert paid(70, 0, immunity) == deltas
    assert paid(20, 0, immunity) == (-20, 60, -20, -20)
    assert paid(70, 0, immunity, payoff="uniform") == (-70, 210, -70, -70)


def hand(tiles: str = CLOSED, melds: str = "", **how: Any) -> Json:
    return won(tiles, melds, **how)


def changed(request: Json, **event: Any) -> Json:
    return {**request, "event": {**request["event"], **event}}


FAULTS = [
    (hand("123m456p345s99p88s+5s", situation=["chankan"]), "bad_count", "wins[0].hand.winning_tile"),
    (hand("123m34s88s+5s", "chi 345s pon 777z", situation=["chankan"]), "bad_count", "wins[0].hand.winning_tile"),
    (hand(drawn=True, winner=0, situation=["tenhou", "haitei"]), "bad_request", "wins[0].hand.situation"),
    (hand(situation=["chiihou"], win={"immunity": 1}), "bad_request", "wins[0].immunity"),
    (hand(situation=["chiihou"], win={"immunity": 0}), None, None),
    (hand(mixed=True), "bad_request", "wins[0].hand.mixed"),
    (hand(drawn=True, win={"immunity": 2}), "bad_request", "wins[0].immunity"),
    (hand(drawn=True, win={"immunity": None}), None, None),
    (hand(win={"immunity": 4}), "bad_seat", "wins[0].immunity"),
    (hand(win={"immunity": True}), "bad_request", "wins[0].immunity"),
    (hand(win={"pao": [{"player": 0, "for": "daisangen"}]}), "bad_request", "wins[0].pao"),
    (hand(win={"penalty_tiles": "11111m"}), "bad_count", "wins[0].penalty_tiles"),
]  # fmt: skip


@pytest.mark.parametrize(("request_", "code", "path"), FAULTS)
def test_invalid_fields_of_a_win_are_refused(request_: Json, code: str | None, path: str | None) -> None:
    got = score(request_)
    if code is None:
        assert got["ok"], got
    else:
        assert refused(got)[0] == code
        assert got["error"]["path"] == f"event.{path}"


@pytest.mark.parametrize(
    "value", [{"points": 1.0}, {"points": True}, {"points": "70"}, {"points": -5}, {"points": 440}]
)
def test_impossible_typed_values_are_refused(value: Json) -> None:
    event = {"type": "win", "from": 0, "wins": [{"winner": 1, "value": value}]}
    assert refused(score({"ruleset": "wsom", "event": event})) == ("bad_request", None)


def test_the_first_fault_in_the_order_of_checks_is_reported() -> None:
    """Each request has two faults; rules/wsom.md §12 decides which one is reported."""
    short = "123m456p34s88s99p+5s"
    no_win = "123m456p35s88s999p+5s"
    barred = {"penalty_tiles": "123m"}
    two = changed(hand(), wins=hand()["event"]["wins"] * 2)
    assert refused(score(changed(two, **{"from": 9})))[0] == "bad_seat"
    assert refused(score(two)) == ("forbidden_win", "head_bump")
    assert refused(score(changed(two, **{"from": None})))[0] == "bad_request"
    assert refused(score(hand(short, situation=["haitei"])))[0] == "bad_count"
    assert refused(score(hand("123m456p34s88s+5s", "pon 112z", situation=["haitei"])))[0] == "bad_meld"
    assert refused(score(hand(no_win, situation=["haitei"])))[0] == "bad_request"
    strict = {"minimum": 15, "penalty_three": "any"}
    assert refused(score(hand(win=barred, options=strict))) == ("forbidden_win", "penalty_three")
    assert refused(score(hand(options={"minimum": 15})))[0] == "below_minimum"
    assert refused(score({**hand(short), "options": {"par": 26}}))[0] == "bad_option"
    assert refused(score({**hand(short), "options": {"par": 26}, "more": 1}))[0] == "bad_request"
    assert refused(score({**hand(short), "table": {"honba": 1}}))[0] == "bad_request"


SET, MELD, THREE, KOKUSHI = (("forbidden_win", f"penalty_{name}") for name in ("set", "meld", "three", "kokushi"))
ORPHANS = "119m19p19s123456z+7z"
WIDE = "19m19p19s1234567z+1m"
PAIRS = "1133m2266p55s77z3s+3s"

PENALTY_CASES: list[tuple[str, str, str, Any]] = [
    # The set of the winning tile.
    (CLOSED, "", "4s", SET),
    (CLOSED, "", "1m9p", {"menzen": 5}),
    ("456p345s88s99p+9p", "chi 123m", "9p", SET),
    ("456p345s88s99p+8s", "chi 123m", "9p", {"chicken": 1}),
    # A triplet of the other copies of the penalty tile, or a sequence without it.
    ("456p67888s11z+8s", "chi 123m", "6s", {"chicken": 1}),
    ("456p678s88s11z+8s", "chi 123m", "8s", {"chicken": 1}),
    ("456p678m88s11z+8s", "chi 123m", "8s", SET),
    # Single waits and pairs.
    ("123m456p789s5s+5s", "chi 123m", "5s", SET),
    ("222m444p55567s99p+5s", "", "6s", {"menzen": 5, "ryanankou": 5}),
    (PAIRS, "", "3s", SET),
    ("1113m3m2266p55s77z+1m", "", "1m", {"chiitoitsu": 30}),
    # Thirteen terminals.
    (WIDE, "", "1m", KOKUSHI),
    (WIDE, "", "9m", {"kokushi": 160}),
    (ORPHANS, "", "2z3z4z", THREE),
    # Not in the hand, or in an open set.
    (CLOSED, "", "5s", MELD),
    ("456p34s88s123p+5s", "min 9999m", "9m", MELD),
    ("456p34s88s123p+5s", "ankan 9999m", "9m", {"menzen": 5, "iikantsu": 5}),
    ("456p34s88s123p+5s", "ankan 9999m", "9999m1p", {"menzen": 5, "iikantsu": 5}),
    # Three of them.
    (CLOSED, "", "123m4s", SET),
    (CLOSED, "", "12m5s", MELD),
]


@pytest.mark.parametrize(("tiles", "melds", "penalties", "expected"), PENALTY_CASES)
def test_penalty_tiles_bar_wins_on_a_discard(tiles: str, melds: str, penalties: str, expected: Any) -> None:
    got = score(won(tiles, melds, win={"penalty_tiles": penalties}))
    assert (points(got) if isinstance(expected, dict) else refused(got)) == expected


def test_a_barred_better_reading_names_the_penalty_tile() -> None:
    options = rules()
    event = read_event(options, won("777z4445556788s+5s", win={"penalty_tiles": "6s"})["event"], "event")
    alone = options.first_table(4)._replace(in_match=False)
    evaluation = options.settle(alone, event).wins[0].evaluation
    (better,) = evaluation.forbidden_readings
    assert (evaluation.base, better.base) == (60, 85)
    assert better.refusal.message == "The set completed by the discard would contain the penalty tile 6s."
    # Without the penalty tile the better reading counts, and no reading is barred.
    free = read_event(options, won("777z4445556788s+5s")["event"], "event")
    assert options.settle(alone, free).wins[0].evaluation.base == 85
    assert not options.settle(alone, free).wins[0].evaluation.forbidden_readings


@pytest.mark.parametrize(
    ("discarder", "penalties", "option", "expected"),
    [(0, "123m", "any", THREE), (None, "123m", "any", None), (0, "11111m", "any", ("bad_count", None))],
)
def test_typed_values_are_checked_only_for_three_penalties(
    discarder: int | None, penalties: str, option: str, expected: Any
) -> None:
    event = typed(1, discarder, 70, penalty_tiles=penalties)
    got = score({"ruleset": "wsom", "options": {"penalty_three": option}, "event": event})
    assert got["ok"] if expected is None else refused(got) == expected


def tile(player: int, piece: str, state: str = "live") -> Json:
    return {"type": "penalty_tile", "player": player, "tile": piece, "state": state}


WIN: Json = won(CLOSED)["event"]


EVENTS: list[tuple[list[Json], Any]] = [
    ([tile(1, "4s")], SET),
    ([tile(1, "4s"), tile(1, "4s", "dead")], SET),
    ([tile(1, "4s"), tile(1, "4s", "cleared")], None),
    ([tile(1, "4s"), tile(1, "4s", "dead"), tile(1, "4s", "cleared")], None),
    ([tile(2, "4s")], None),
    ([tile(1, "7z")], MELD),
    ([*[tile(seat, "4s") for seat in range(4)], tile(0, "4s")], ("bad_count", None)),
    ([tile(0, "4s") for _ in range(4)], None),
    ([tile(0, "4s"), tile(0, "4s", "dead"), *[tile(2, "4s")] * 4], ("bad_count", None)),
    ([tile(0, "4s"), tile(0, "4s", "cleared"), *[tile(2, "4s")] * 4], None),
    ([tile(0, f"{number}{suit}") for suit in "mp" for number in range(1, 8)], None),
    ([tile(0, f"{number}{suit}") for suit in "mp" for number in range(1, 9)], ("bad_count", None)),
    ([{"type": "chombo", "player": 1, "tiles": "12m9p"}], None),
    ([{"type": "chombo", "player": 1, "tiles": ""}], None),
    ([{"type": "chombo", "player": 1}], None),
    ([tile(3, "4s"), {"type": "chombo", "player": 0, "tiles": "4444s"}], ("bad_count", None)),
    ([{"type": "chombo", "player": 0, "tiles": "1234567m12345678p"}], ("bad_count", None)),
    ([{"type": "chombo", "player": 1, "tiles": "4s"}, tile(1, "4s", "cleared")], None),
]  # fmt: skip


@pytest.mark.parametrize(("events", "expected"), EVENTS)
def test_match_events_decide_the_penalty_tiles(events: list[Json], expected: Any) -> None:
    got = replayed(*events, WIN)
    assert got["ok"] if expected is None else refused(got) == expected


@pytest.mark.parametrize(("hand", "expected"), [("continue", SET), ("pass", None), ("replay", None)])
def test_penalty_tiles_expire_with_the_hand_after_a_chombo(hand: str, expected: Any) -> None:
    event = {"type": "win", "from": 2, "wins": WIN["wins"]}
    got = replayed(tile(1, "3s"), {"type": "chombo", "player": 1, "tiles": "4s"}, event, chombo_hand=hand)
    assert got["ok"] if expected is None else refused(got) == expected
