# SPDX-License-Identifier: MIT
"""Who pays whom in the World Series of Mahjong, and which wins are refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.model.events import DeadHand, Win, Winner
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from tests.hands import deltas_of, wins
from tests.rules.systems.wsom.asking import Json, refused, rules, score, typed, won

CLOSED = "123m456p34s88s999p+5s"


def paid(value: int, giver: int | None, immunity: int | None = None, **options: object) -> tuple[int, ...]:
    winner = Winner(1, value={"points": value}, extra_fields={} if immunity is None else {"immunity": immunity})
    bound = rules(**options)
    return bound.settle(bound.opening_table(), Win(discarder=giver, wins=(winner,))).deltas


@given(wins(), st.sampled_from(["responsible", "uniform"]), st.sampled_from([25, 30]))
def test_the_winner_gets_three_times_the_value(drawn: tuple[Table, Win], payoff: str, par: int) -> None:
    at, event = drawn
    settlement = rules(payoff=payoff, par=par).settle(at, event)
    base, winner = settlement.wins[0].evaluation.base, event.wins[0].seat
    assert sum(settlement.deltas) == 0
    assert settlement.deltas[winner] == 3 * base
    assert deltas_of(settlement.payments) == settlement.deltas
    assert [payment.reason for payment in settlement.payments] == ["win"] * 3
    assert all(payment.points > 0 for payment in settlement.payments)
    others = {-settlement.deltas[seat] for seat in range(4) if seat not in (winner, event.discarder)}
    assert others == {base if event.discarder is None or payoff == "uniform" else min(base, par)}


@given(wins())
def test_a_typed_value_pays_what_the_pieces_pay(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    by_pieces = rules().settle(at, event)
    value = {"points": by_pieces.wins[0].evaluation.base}
    by_hand = rules().settle(at, replace(event, wins=(Winner(event.wins[0].seat, value=value),)))
    assert by_hand.deltas == by_pieces.deltas
    assert by_hand.wins[0].evaluation.limit == by_pieces.wins[0].evaluation.limit


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
def test_a_discard_is_paid_by_all_up_to_par(value: int, deltas: tuple[int, ...]) -> None:
    assert paid(value, 3) == deltas
    assert paid(value, 3, payoff="uniform") == paid(value, None) == (-value, 3 * value, -value, -value)


def test_par_of_thirty() -> None:
    assert paid(30, 3, par=30) == (-30, 90, -30, -30)
    assert paid(35, 3, par=30) == (-30, 105, -30, -45)


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
def test_who_let_the_tile_go_by_first_is_charged(immunity: int | None, deltas: tuple[int, ...]) -> None:
    assert paid(70, 0, immunity) == deltas
    assert paid(20, 0, immunity) == (-20, 60, -20, -20)
    assert paid(70, 0, immunity, payoff="uniform") == (-70, 210, -70, -70)


def test_the_own_discard_changes_the_payment_alone() -> None:
    got = score(won("222m777p999s33p55z+3p", win={"immunity": 1}, situation=["houtei"]))
    assert got["deltas"] == [-75, 225, -75, -75]
    assert {item["id"] for item in got["wins"][0]["yaku"]} == {"menzen", "toitoi", "sanankou", "houtei"}
    drawn_only = won("222m777p999s33p55z+3p", win={"immunity": 1}, situation=["haitei"])
    assert refused(score(drawn_only)) == ("bad_request", None)


@pytest.mark.parametrize(
    ("minimum", "accepted"), [(0, (True, True, True)), (5, (False, True, True)), (15, (False, False, True))]
)
def test_a_hand_below_the_minimum_does_not_win(minimum: int, accepted: tuple[bool, ...]) -> None:
    for value, allowed in zip((1, 10, 15), accepted, strict=True):
        request = {"ruleset": "wsom", "options": {"minimum": minimum}, "event": typed(1, 0, value)}
        got = score(request)
        assert got["ok"] is allowed
        assert allowed or refused(got) == ("below_minimum", None)


def hand(tiles: str = CLOSED, melds: str = "", **how: Any) -> Json:
    return won(tiles, melds, **how)


def changed(request: Json, **event: Any) -> Json:
    return {**request, "event": {**request["event"], **event}}


FAULTS = [
    (hand(situation=["haitei"]), "bad_request", "wins[0].hand.situation"),
    (hand(drawn=True, situation=["houtei"]), "bad_request", "wins[0].hand.situation"),
    (hand(situation=["houtei", "chankan"]), "bad_request", "wins[0].hand.situation"),
    (hand(drawn=True, situation=["rinshan"]), "bad_request", "wins[0].hand.situation"),
    (hand(drawn=True, situation=["haitei", "haitei"]), "bad_request", "wins[0].hand.situation"),
    (hand(situation=["riichi"]), "bad_request", "wins[0].hand.situation"),
    (hand("123m456p34s888s99p+5s", situation=["chankan"]), None, None),
    (hand("123m456p345s99p88s+5s", situation=["chankan"]), "bad_count", "wins[0].hand.winning_tile"),
    (hand("123m34s88s+5s", "chi 345s pon 777z", situation=["chankan"]), "bad_count", "wins[0].hand.winning_tile"),
    (hand(drawn=True, situation=["tenhou"]), "bad_request", "wins[0].hand.situation"),
    (hand(drawn=True, winner=0, situation=["tenhou", "haitei"]), "bad_request", "wins[0].hand.situation"),
    (hand("123m456p34s88s+5s", "ankan 9999p", drawn=True, winner=0, situation=["tenhou"]), "bad_request",
     "wins[0].hand.situation"),
    (hand(situation=["chiihou"], giver=2), "bad_request", "wins[0].hand.situation"),
    (hand(drawn=True, situation=["chiihou"]), "bad_request", "wins[0].hand.situation"),
    (hand(winner=0, situation=["chiihou"]), "bad_request", "wins[0].hand.situation"),
    (hand(situation=["chiihou"], win={"immunity": 2}), "bad_request", "wins[0].immunity"),
    (hand(situation=["chiihou"], win={"immunity": 1}), "bad_request", "wins[0].immunity"),
    (hand(situation=["chiihou"], win={"immunity": 0}), None, None),
    (hand(mixed=True), "bad_request", "wins[0].hand.mixed"),
    (hand(mixed=False), None, None),
    (hand(drawn=True, win={"immunity": 2}), "bad_request", "wins[0].immunity"),
    (hand(drawn=True, win={"immunity": None}), None, None),
    (hand(win={"immunity": 4}), "bad_seat", "wins[0].immunity"),
    (hand(win={"immunity": True}), "bad_request", "wins[0].immunity"),
    (hand(win={"pao": [{"player": 0, "for": "daisangen"}]}), "bad_request", "wins[0].pao"),
    (hand(win={"pao": []}), None, None),
    (hand(win={"penalty_tiles": "11111m"}), "bad_count", "wins[0].penalty_tiles"),
    (hand(win={"penalty_tiles": ""}), None, None),
    (changed(hand(), **{"from": 1}), "bad_seat", "from"),
    (changed(hand(), **{"from": 7}), "bad_seat", "from"),
    (hand("123m456p34s88s999+5s"), "bad_notation", "wins[0].hand.concealed"),
    (hand("123m056p34s88s999p+5s"), "bad_notation", "wins[0].hand.concealed"),
    (hand("123m456p34s88s99p+5s"), "bad_count", "wins[0].hand.concealed"),
    (hand("123m456p34s88s9999p+5s"), "bad_count", "wins[0].hand.concealed"),
    (hand("123m34s88s555s9p+5s"), "bad_count", "wins[0].hand.concealed"),
    (hand("123m34s88s+5s", "ankan 1111z chi 567z"), "bad_meld", "wins[0].hand.melds[1].tiles"),
    (hand("123m456p35s88s999p+5s"), "not_a_win", "wins[0].hand"),
]  # fmt: skip


@pytest.mark.parametrize(("request_", "code", "path"), FAULTS)
def test_what_a_win_may_say(request_: Json, code: str | None, path: str | None) -> None:
    got = score(request_)
    if code is None:
        assert got["ok"], got
    else:
        assert refused(got)[0] == code
        assert got["error"]["path"] == f"event.{path}"


@pytest.mark.parametrize(
    "value",
    [
        {"points": 0}, {"points": 7}, {"points": 325}, {"points": 1.0}, {"points": True}, {"points": "70"},
        {"points": 70, "fu": 30}, {"han": 3}, {}, {"points": -5}, {"points": 440},
    ],
)  # fmt: skip
def test_a_typed_value_is_one_that_a_hand_can_have(value: Json) -> None:
    event = {"type": "win", "from": 0, "wins": [{"winner": 1, "value": value}]}
    assert refused(score({"ruleset": "wsom", "event": event})) == ("bad_request", None)


def test_the_first_fault_in_the_order_of_checks_is_told() -> None:
    """Each request has two faults, of which rules/wsom.md §12 names one."""
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
    assert refused(score(hand(no_win, win=barred)))[0] == "not_a_win"
    strict = {"minimum": 15, "penalty_three": "any"}
    assert refused(score(hand(win=barred, options=strict))) == ("forbidden_win", "penalty_three")
    assert refused(score(hand(options={"minimum": 15})))[0] == "below_minimum"
    assert refused(score({**hand(short), "options": {"par": 26}}))[0] == "bad_option"
    assert refused(score({**hand(short), "options": {"par": 26}, "more": 1}))[0] == "bad_request"
    assert refused(score({**hand(short), "table": {"honba": 1}}))[0] == "bad_request"


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_dead_hand_needs_a_seat_at_the_table(seat: int) -> None:
    bound = rules()
    with pytest.raises(Refusal) as caught:
        bound.settle(bound.opening_table(), DeadHand(player=seat))
    assert (caught.value.code, caught.value.path) == (ErrorCode.BAD_SEAT, "player")
