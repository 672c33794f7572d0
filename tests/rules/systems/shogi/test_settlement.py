# SPDX-License-Identifier: MIT
"""Payments in Shogi Mahjong: wins, draws, riichi, fouls and typed values."""

import pytest

from tests.rules.systems.asking import Json, refused
from tests.rules.systems.shogi.asking import by, drawn, event_of, last, replay_journal, score, typed


def paid(got: Json) -> list[tuple[object, object, int, str]]:
    return [(payment["from"], payment["to"], payment["points"], payment["for"]) for payment in got["payments"]]


def test_a_self_draw_adds_honba_and_the_deposit() -> None:
    got = score(event_of("PPPLLLN+N", discarder=None), honba=3, deposit=4)
    from_players = [(payer, 1, 3, why) for payer in (0, 2) for why in ("win", "honba")]
    assert paid(got) == [*from_players, ("table", 1, 4, "deposit")]
    assert got["deltas"] == [-6, 16, -6]


def test_only_the_discarder_pays_for_a_discard() -> None:
    for dealer in range(3):
        got = score(event_of("PPPPPPK+K"), dealer=dealer)
        assert paid(got) == [(2, 1, 3, "win")]
        assert got["deltas"] == [0, 3, -3]


@pytest.mark.parametrize(("players", "deltas"), [(3, [-58, 116, -58]), (2, [-58, 58])])
def test_players_pay_in_full_even_below_zero(players: int, deltas: list[int]) -> None:
    got = score(event_of("KKRRPPB+B", discarder=None, winner=1), players=players, honba=1)
    assert got["deltas"] == [deltas[0] - 2, deltas[1] + 2 * (players - 1), *[deltas[0] - 2] * (players - 2)]
    assert got["outcome"] == {"reason": "bust", "label": None}


def test_the_first_of_two_winners_gets_the_deposit() -> None:
    first, second = typed(2, 1, 2)["wins"][0], typed(0, 1, 1)["wins"][0]
    both = {"type": "win", "from": 1, "wins": [first, second]}
    got = score(both, {"multiple_ron": True}, honba=2, deposit=6)
    assert got["deltas"] == [5, -11, 12]
    assert paid(got)[-1] == ("table", 2, 6, "deposit")
    assert [won["winner"] for won in got["wins"]] == [2, 0]
    assert refused(score(both)) == ("forbidden_win", "head_bump")
    turned = {**both, "wins": [second, first]}
    assert refused(score(turned, {"multiple_ron": True})) == ("bad_request", None)
    assert refused(score(turned)) == ("forbidden_win", "head_bump")
    assert refused(score({**both, "wins": [first, first]})) == ("bad_seat", None)
    assert refused(score({**both, "from": None}, {"multiple_ron": True})) == ("bad_request", None)


def test_one_invalid_winner_refuses_both_wins() -> None:
    both = {"type": "win", "from": 1, "wins": [typed(2, 1, 1)["wins"][0], typed(0, 1, 0)["wins"][0]]}
    got = score(both, {"multiple_ron": True})
    assert refused(got) == ("below_minimum", None)
    assert got["error"]["path"].startswith("event.wins[1]")


@pytest.mark.parametrize(
    ("players", "tenpai", "deltas"),
    [
        (3, (), [0, 0, 0]),
        (3, (0, 1, 2), [0, 0, 0]),
        (3, (2,), [-5, -5, 10]),
        (3, (2, 0), [5, -10, 5]),
        (2, (1,), [-5, 5]),
        (2, (), [0, 0]),
    ],
)
def test_noten_players_pay_five_to_each_tenpai_player(players: int, tenpai: tuple[int, ...], deltas: list[int]) -> None:
    row = last(replay_journal(drawn(*tenpai), players=players))
    assert row["deltas"] == deltas
    assert all(payment["points"] == 5 and payment["for"] == "noten" for payment in row["payments"])
    assert row["next"] == {"round": "E", "number": 1, "dealer": 0, "honba": 2, "deposit": 0}


@pytest.mark.parametrize(
    ("draw", "code"),
    [
        ({"type": "draw", "kind": "exhaustive"}, "bad_request"),
        ({"type": "draw", "kind": "nine", "tenpai": []}, "bad_request"),
        ({"type": "draw", "tenpai": []}, "bad_request"),
        ({"type": "draw", "kind": "exhaustive", "tenpai": [0, 0]}, "bad_request"),
        ({"type": "draw", "kind": "exhaustive", "tenpai": [3]}, "bad_seat"),
        ({"type": "draw", "kind": "exhaustive", "tenpai": [True]}, "bad_request"),
    ],
)
def test_draws_without_valid_tenpai_are_refused(draw: Json, code: str) -> None:
    assert refused(replay_journal(draw))[0] == code


def test_a_riichi_player_is_tenpai_unless_the_hand_is_dead() -> None:
    assert last(replay_journal(by(0, "riichi"), drawn(0)))["deltas"] == [10, -5, -5]
    dead = (by(0, "riichi"), by(0, "dead_hand"))
    assert refused(replay_journal(*dead, drawn(0, 1)))[0] == "bad_event"
    assert replay_journal(by(1, "riichi"), by(0, "dead_hand"), drawn(0))["error"]["path"] == "events[2].tenpai[0]"


def test_riichi_costs_two_points_at_once() -> None:
    row = last(replay_journal(by(1, "riichi")))
    assert (row["deltas"], row["next"]["deposit"]) == ([0, -2, 0], 2)
    assert paid(row) == [(1, "table", 2, "riichi")]
    assert refused(replay_journal(by(1, "riichi"), by(1, "riichi")))[0] == "bad_event"
    assert refused(replay_journal(by(1, "dead_hand"), by(1, "riichi")))[0] == "bad_event"
    assert last(replay_journal(by(1, "riichi"), drawn(1), by(1, "riichi")))["next"]["deposit"] == 4
    assert refused(replay_journal({"type": "adjust", "deltas": [0, -39, 39]}, by(1, "riichi")))[0] == "bad_event"


def test_a_win_states_riichi_exactly_if_it_was_declared() -> None:
    declared, silent = event_of("PPPPPPK+K", situation="riichi"), event_of("PPPPPPK+K")
    assert replay_journal(by(1, "riichi"), declared)["ok"]
    assert refused(replay_journal(by(1, "riichi"), silent)) == ("bad_event", None)
    assert refused(replay_journal(declared)) == ("bad_event", None)
    assert refused(replay_journal(by(1, "riichi"), drawn(1), declared)) == ("bad_event", None)
    assert replay_journal(by(1, "riichi"), drawn(1), silent)["ok"]
    assert replay_journal(by(2, "riichi"), silent)["ok"]
    assert replay_journal(by(1, "riichi"), typed(1, 2, 2))["ok"]
    # Faults of the hand itself are reported first.
    assert refused(replay_journal(by(1, "riichi"), event_of("PPPLLLN+N"))) == ("below_minimum", None)


@pytest.mark.parametrize(("chombo_hand", "row"), [("draw", ([15, -30, 15], 2, 2)), ("redeal", ([17, -28, 15], 0, 0))])
def test_a_chombo_costs_fifteen_to_each(chombo_hand: str, row: tuple[list[int], int, int]) -> None:
    events = (by(0, "riichi"), by(1, "riichi"), by(1, "chombo", reason="furiten_riichi"))
    after = last(replay_journal(*events, chombo_hand=chombo_hand))
    deposit = 4 if chombo_hand == "draw" else 0
    assert (after["deltas"], after["next"]["honba"], after["next"]["dealer"]) == (row[0], row[1], 0)
    assert (after["next"]["deposit"], after["next"]["number"]) == (deposit, 1)


def test_a_redeal_leaves_the_sticks_of_earlier_hands() -> None:
    events = (by(2, "riichi"), drawn(2), by(0, "riichi"), by(1, "chombo"))
    row = last(replay_journal(*events, chombo_hand="redeal"))
    assert row["deltas"] == [17, -30, 15]
    assert row["next"] == {"round": "E", "number": 1, "dealer": 0, "honba": 2, "deposit": 2}
    assert last(replay_journal(*events, by(0, "riichi"), chombo_hand="redeal"))["next"]["deposit"] == 4


@pytest.mark.parametrize("reason", ["noten_riichi", "furiten_riichi"])
def test_a_riichi_foul_needs_a_riichi_in_this_hand(reason: str) -> None:
    foul = by(0, "chombo", reason=reason)
    assert refused(replay_journal(foul))[0] == "bad_event"
    assert refused(replay_journal(by(1, "riichi"), foul))[0] == "bad_event"
    assert refused(replay_journal(by(0, "riichi"), drawn(0), foul))[0] == "bad_event"
    assert replay_journal(by(0, "riichi"), foul)["ok"]


def test_other_fouls_need_no_riichi() -> None:
    assert refused(replay_journal(by(0, "chombo", reason="peeking")))[0] == "bad_request"
    assert refused(replay_journal(by(2, "chombo"), players=2))[0] == "bad_seat"


def test_a_dead_hand_cannot_win_with_any_pieces() -> None:
    dead = by(1, "dead_hand", reason="short hand")
    for win in (typed(1, 2, 9), event_of("PPPLLLB+B"), event_of("PPP+B"), typed(1, 2, 0)):
        assert refused(replay_journal(dead, win)) == ("forbidden_win", "dead_hand")
    assert replay_journal(dead, typed(2, 1, 1))["ok"]
    assert refused(replay_journal(dead, dead))[0] == "bad_event"
    assert replay_journal(dead, drawn(), dead)["ok"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({"han": 3}, 5), ({"han": 1, "dora": 4}, 7),
        ({"han": 200, "dora": 0}, 202), ({"han": 0, "dora": 9}, "below_minimum"),
        ({}, "bad_request"), ({"dora": 3}, "bad_request"),
        ({"han": 1, "fu": 30}, "bad_request"), ({"han": -1}, "bad_request"),
        ({"han": 1, "dora": -1}, "bad_request"), ({"han": True}, "bad_request"),
        ({"han": 1.0}, "bad_request"), ({"han": "1"}, "bad_request"),
        ({"han": 1, "dora": None}, "bad_request"),
    ],
)  # fmt: skip
def test_typed_values_are_scored_or_refused(value: Json, expected: int | str) -> None:
    got = score({"type": "win", "from": 2, "wins": [{"winner": 1, "value": value}]})
    if isinstance(expected, str):
        assert refused(got)[0] == expected
    else:
        won = got["wins"][0]
        assert (won["base"], won["han"], won["yaku"]) == (expected, expected - 2, [])
        assert won["formula"]["text"].endswith(f"= {expected}")
