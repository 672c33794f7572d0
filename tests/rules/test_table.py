# SPDX-License-Identifier: MIT
"""The turn order of seats, also after players change seats."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.draft import Draft, claimed_from, hand_spec, to_event
from mahjong_desk.entry.pieces import cycle_claimed_from
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.fields import ObjectReader
from mahjong_desk.interchange.read import read_table
from mahjong_desk.match import Match, replay, swap_seats
from mahjong_desk.match.needed import find_needed_wins
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Draw, Win, Winner
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import RoundWind, Table
from tests import event_json
from tests.entry.making import parse_hand
from tests.refused import fault_path
from tests.rules.carousel import ORDERS, RULESET

RULES = RULESET.bind({})
CHANGED = Table(1, RoundWind.SOUTH, 1, 0, 0, (0,) * 4, turn_order=ORDERS[RoundWind.SOUTH])


@given(st.permutations(range(4)), st.sampled_from(range(4)))
def test_winds_and_turns_follow_the_order(order: list[int], dealer: int) -> None:
    table = Table(dealer, RoundWind.EAST, 1, 0, 0, (0,) * 4, turn_order=tuple(order))
    turn = table.turn_order_from(dealer)
    assert sorted(turn) == [0, 1, 2, 3]
    assert [table.seat_wind(seat) for seat in turn] == [0, 1, 2, 3]
    for seat, following in zip(turn, (*turn[1:], dealer), strict=True):
        assert table.next_seat(seat) == following
        assert table.previous_seat(following) == seat
        assert table.turns_between(seat, following) == 1


def test_seats_play_in_numerical_order_by_default() -> None:
    assert RULES.opening_table().turn_order == (0, 1, 2, 3)
    assert registry.get_ruleset("shogi").bind({}).opening_table(3).turn_order == (0, 1, 2)


def test_players_change_seats_and_keep_their_numbers() -> None:
    played = replay(Match(RULES, {}, event_json.NAMES, (Draw(),) * 5))
    assert [row.before.turn_order for row in played.rows] == [ORDERS[RoundWind.EAST]] * 4 + [ORDERS[RoundWind.SOUTH]]
    assert [row.before.dealer for row in played.rows] == [0, 1, 2, 3, 1]
    assert (played.table.dealer, played.players) == (0, event_json.NAMES)


def test_a_replay_answer_contains_the_turn_order() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "get_ruleset", lambda _identity: RULESET)
        hands = answer_request("replay", json.dumps(event_json.match("carousel", *[event_json.draw()] * 4)))["hands"]
    assert [hand["next"]["order"] for hand in hands] == [[0, 1, 2, 3]] * 3 + [[1, 0, 3, 2]]
    assert hands[3]["next"]["dealer"] == 1


def table_of(**fields: Any) -> Table:
    return read_table(RULES, ObjectReader({"table": fields}))


def test_a_request_can_set_the_turn_order() -> None:
    assert table_of().turn_order == (0, 1, 2, 3)
    assert table_of(round="S").turn_order == (1, 0, 3, 2)
    assert table_of(round="S", order=[3, 2, 1, 0]).turn_order == (3, 2, 1, 0)


@pytest.mark.parametrize(
    ("order", "path"),
    [
        ([0, 1, 2], "table.order"),
        ([0, 1, 2, 2], "table.order"),
        ([0, 1, 2, 4], "table.order"),
        ([0, 1, 2, True], "table.order[3]"),
        ("0123", "table.order"),
    ],
)
def test_an_invalid_turn_order_is_refused(order: object, path: str) -> None:
    with pytest.raises(Refusal) as caught:
        table_of(order=order)
    assert (caught.value.code, caught.value.path) == (ErrorCode.BAD_REQUEST, path)


def test_turn_order_is_refused_if_seats_are_fixed() -> None:
    with pytest.raises(Refusal) as caught:
        read_table(registry.get_ruleset("wsom").bind({}), ObjectReader({"table": {"order": [0, 1, 2, 3]}}))
    assert (caught.value.code, caught.value.path) == (ErrorCode.BAD_REQUEST, "table.order")


def test_a_chi_comes_from_the_previous_player() -> None:
    spec = hand_spec(RULES, 4, CHANGED.turn_order)
    draft = choose_discarder(parse_hand(spec, "567p33s45s+6s[555z][678m]", 0), 3)
    assert [claimed_from(spec, draft, meld) for meld in draft.melds] == [1, 1]
    event = to_event(spec, draft)
    assert RULES.settle(CHANGED, event).deltas == (3, 0, 0, -3)
    assert fault_path(RULES.settle, RULES.opening_table(), event) == "wins[0].hand.melds[1].from"


def test_claim_sources_follow_the_turn_order() -> None:
    spec = hand_spec(RULES, 4, CHANGED.turn_order)
    draft = parse_hand(spec, "33s45s+6s[555z^][666z>][777z<]", 0)
    assert [claimed_from(spec, draft, meld) for meld in draft.melds] == [2, 3, 1]
    turned: list[int | None] = []
    for _ in range(3):
        draft = cycle_claimed_from(spec, draft, 0)
        turned.append(claimed_from(spec, draft, draft.melds[0]))
    assert turned == [3, 1, 2]


def test_the_previous_player_is_the_assumed_discarder() -> None:
    draft = parse_hand(hand_spec(RULES, 4, CHANGED.turn_order), "567p33s45s[555z][678m]", 0)
    assert assess(RULES, CHANGED, draft).assumed_discarder == 1
    assert assess(RULES, CHANGED, Draft(entries=draft.entries)).assumed_discarder == CHANGED.dealer


def test_needed_wins_are_listed_in_turn_order() -> None:
    table = CHANGED._replace(scores=(90, 110, 100, 100))
    need = next(candidate for candidate in find_needed_wins(RULES, table) if candidate.seat == 0)
    assert [way.discarder for way in need.wins] == [None, 3, 2, 1]


def test_winners_keep_turn_order_after_a_seat_swap() -> None:
    typed = {"points": 1}
    win = Win(discarder=1, winners=(Winner(0, value=typed), Winner(3, value=typed)))
    moved = swap_seats(Match(RULES, {}, event_json.NAMES, (*(Draw(),) * 4, win)), 0, 2, hands=True).events[-1]
    assert isinstance(moved, Win)
    assert [winner.seat for winner in moved.winners] == [3, 2]
