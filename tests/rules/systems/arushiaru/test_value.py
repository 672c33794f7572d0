# SPDX-License-Identifier: MIT
"""What hands of Ar-Shi-Ar are worth, and the reasons that come with it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.table import Table
from tests.hands import hand, meld, rules, table, win, wins


def evaluate(event: Win, **options: object) -> Evaluation:
    return rules(**options).settle(table(), event).wins[0].evaluation


@given(wins())
def test_reasons_add_up(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    won = rules().settle(at, event).wins[0].evaluation
    held = event.wins[0].hand
    assert held.winning_piece is not None
    pieces = [*held.concealed, held.winning_piece, *(piece for one in held.melds for piece in one.pieces)]
    assert sorted(kind for group in won.reading.groups for kind in group.kinds) == sorted(pieces)
    assert held.winning_piece in won.reading.groups[won.reading.winning_group_index].kinds
    assert all(set(item.groups) <= set(won.reading.groups) for item in won.yaku)
    if won.fu is None:
        assert won.limit == "mangan"
        assert won.base == 500
    else:
        assert sum(item.value for item in won.fu_items) == won.fu
        assert sum(item.value for item in won.fu_items if item.id != "rounding") == won.raw_fu
        assert sum(item.value for item in won.yaku) == won.han
        assert won.uncapped == won.fu * 2 ** (won.han or 0)
        assert won.base == min(500, won.fu * 2 ** (won.han or 0))
        assert (won.limit == "mangan") == (won.base == 500)


@given(wins())
def test_the_chosen_reading_is_worth_most(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    won = rules().settle(at, event).wins[0].evaluation
    assert all(candidate.base <= won.base for candidate in won.rejected)
    readings = [won.reading, *(candidate.reading for candidate in won.rejected)]
    assert len(set(readings)) == len(readings)


@given(wins())
def test_suits_are_worth_the_same(drawn: tuple[Table, Win]) -> None:
    def turned(pieces: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(piece if piece >= 27 else (piece + 9) % 27 for piece in pieces))

    at, event = drawn
    held = event.wins[0].hand
    assert held.winning_piece is not None
    other = replace(
        held,
        concealed=turned(held.concealed),
        melds=tuple(replace(one, pieces=turned(one.pieces)) for one in held.melds),
        winning_piece=turned((held.winning_piece,))[0],
    )
    # Only bamboos can be all green.
    alike = rules(yaku_ryuuiisou=False)
    one = alike.settle(at, event)
    two = alike.settle(at, win(event.wins[0].seat, event.discarder, other))
    assert [item.id for item in one.wins[0].evaluation.yaku] == [item.id for item in two.wins[0].evaluation.yaku]
    assert one.deltas == two.deltas


def test_triplets_beat_rows_and_the_other_reading_is_told() -> None:
    at = table()
    won = rules().settle(at, win(3, 2, hand("111222333m77p45s", "6s"))).wins[0].evaluation
    assert [item.id for item in won.yaku] == ["sanankou"]
    assert [MAHJONG.format(group.kinds) for group in won.yaku[0].groups] == ["111m", "222m", "333m"]
    assert (won.fu, won.base) == (50, 100)
    assert [(one.yaku, one.fu, one.base) for one in won.rejected] == [(("pinfu",), 30, 60)]


def test_a_yaku_rests_on_its_sets() -> None:
    held = hand("77z123m45m", "6m", meld("pon", "555z", 0), meld("pon", "666z", 1))
    won = evaluate(win(2, 0, held))
    sets = {item.id: [MAHJONG.format(group.kinds) for group in item.groups] for item in won.yaku}
    assert sets == {
        "yakuhai_white": ["555z"],
        "yakuhai_green": ["666z"],
        "shousangen": ["77z", "555z", "666z"],
        "honitsu": [],
    }


def test_a_kan_breaks_nine_gates() -> None:
    held = hand("2345678999m", "1m", meld("ankan", "1111p"))
    assert "chuuren" not in [item.id for item in evaluate(win(1, 2, held)).yaku]


@pytest.mark.parametrize(
    ("held", "options", "yaku"),
    [
        (hand("22334488s666z66s", "6s"), {}, ["ryuuiisou"]),
        (hand("22334488s666z66s", "6s"), {"yaku_ryuuiisou": False}, ["yakuhai_green", "honitsu"]),
        (hand("2233444466s", "6s", meld("pon", "888s", 0)), {}, ["ryuuiisou"]),
        (hand("2233444466s", "6s", meld("pon", "888s", 0)), {"yaku_ryuuiisou": False}, ["tanyao", "chinitsu"]),
        (hand("22334455s666z66s", "6s"), {}, ["yakuhai_green", "honitsu"]),
        (hand("22334466s777z88s", "8s"), {}, ["yakuhai_red", "honitsu"]),
    ],
)
def test_all_green(held: Hand, options: dict[str, object], yaku: list[str]) -> None:
    assert [item.id for item in evaluate(win(1, 2, held), **options).yaku] == yaku


@pytest.mark.parametrize(
    ("options", "yaku"),
    [
        ({}, ["toitoi", "chanta"]),
        ({"yaku_honroutou": True}, ["toitoi", "honroutou"]),
        ({"yaku_chanta": False}, ["toitoi"]),
    ],
)
def test_terminals_and_honours(options: dict[str, object], yaku: list[str]) -> None:
    held = hand("111m999p11s22z", "2z", meld("pon", "999s", 0))
    assert [item.id for item in evaluate(win(3, 2, held), **options).yaku] == yaku


def test_chanta_without_honours_is_an_option() -> None:
    held = hand("123m789p99s12s", "3s", meld("chi", "789m", 0))
    assert [item.id for item in evaluate(win(1, 2, held)).yaku] == ["chanta"]
    assert evaluate(win(1, 2, held), chanta_without_honours=False).yaku == ()


def test_several_limits_count_once_or_each() -> None:
    held = hand("555z666z777z11z22z", "1z")
    assert [item.id for item in evaluate(win(1, 2, held)).yaku] == ["daisangen", "tsuuiisou"]
    assert evaluate(win(1, 2, held)).base == 500
    assert evaluate(win(1, 2, held), multiple_limits=True).base == 1000
