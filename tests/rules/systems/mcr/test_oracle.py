# SPDX-License-Identifier: MIT
"""Totals and fan of random hands, compared with the independent PyMahjongGB."""

import random
from collections import Counter
from typing import Any

import pytest

from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.systems.mcr import RULESET
from mahjong_desk.rules.systems.mcr.vocabulary import FLOWERS, LAST_OF_KIND
from mahjong_desk.shapes import MeldKind
from tests.rules.systems.mcr.dealt import random_win
from tests.scope import amount, is_thorough

calculator = pytest.importorskip("MahjongGB", reason="PyMahjongGB is not installed; it is built by a C++ compiler")

RULES = RULESET.bind({"minimum": 0})
WAITS = {"独听・边张": "边张", "独听・嵌张": "坎张", "独听・单钓": "单钓将"}
IDS = {yaku.name.zh: yaku.id for yaku in RULESET.yaku}
TABLE_INDICES = {yaku.id: index for index, yaku in enumerate(RULESET.yaku)}


def theirs(win: Win, prevailing: int) -> Counter[str]:
    """Returns the points of each fan by its id, as the other program counts them."""
    points: Counter[str] = Counter()
    for value, name in calculator.MahjongFanCalculator(*calculator_arguments(win, prevailing)):
        points[IDS[WAITS.get(name, name)]] += value
    return points


def ours(evaluation: Evaluation) -> Counter[str]:
    """Returns the points of each fan by its id."""
    points: Counter[str] = Counter()
    for item in evaluation.yaku:
        points[item.id] += item.value
    return points


def in_table_order(points: Counter[str]) -> list[int]:
    """Returns the table indices of fan, each as often as it counts."""
    worth = {yaku.id: yaku.value_for(closed=True) or yaku.value_for(closed=False) for yaku in RULESET.yaku}
    times = {fan_id: 1 if fan_id == "flower_tiles" else number // worth[fan_id] for fan_id, number in points.items()}
    return sorted(TABLE_INDICES[fan_id] for fan_id, number in times.items() for _ in range(number))


def test_random_hands_score_the_same_as_pymahjonggb() -> None:
    source = random.Random(20260301)
    seen: Counter[str] = Counter()
    for _ in range(amount(500, 20_000)):
        win = random_win(source)
        prevailing = source.randrange(4)
        table = RULES.opening_table()._replace(round_wind=list(RoundWind)[prevailing])
        own = ours(RULES.settle(table, win).wins[0].evaluation)
        other = theirs(win, prevailing)
        assert own.total() == other.total(), (win.winners[0].hand, own, other)
        if own != other:
            # Of two lists of equal value, ours is the one with the earlier fan in the table (rules/mcr.md §5.7, §13.17).
            assert in_table_order(own) < in_table_order(other), (win.winners[0].hand, own, other)
        seen.update(own)
    if is_thorough():
        assert set(seen) == set(TABLE_INDICES), set(TABLE_INDICES) - set(seen)


PIECES = [
    *(f"{suit}{number}" for suit in "WBT" for number in range(1, 10)),
    *(f"F{number}" for number in range(1, 5)),
    *("J3", "J2", "J1"),
]
"""PyMahjongGB's names of our kinds: characters, circles, bamboos, winds, and the dragons from the red one."""
PACKS = {MeldKind.CHI: "CHI", MeldKind.PON: "PENG"}


def pack(meld: Meld, winner: int) -> tuple[str, str, int]:
    """Returns a meld in the notation of the other program."""
    middle = meld.pieces[1] if meld.kind is MeldKind.CHI else meld.pieces[0]
    discarder = 0 if meld.claimed_from is None else (winner - meld.claimed_from) % 4
    return PACKS.get(meld.kind, "GANG"), PIECES[middle], discarder


def shown_in_own_melds(hand: Hand) -> bool:
    """Returns whether open melds of the winner hold the other three winning pieces."""
    open_melds = [meld for meld in hand.melds if meld.kind is not MeldKind.ANKAN]
    return sum(meld.pieces.count(hand.winning_piece or 0) for meld in open_melds) == 3


def calculator_arguments(win: Win, prevailing: int) -> tuple[Any, ...]:
    winner = win.winners[0]
    hand = winner.hand
    if hand is None or hand.winning_piece is None:
        raise ValueError("the hand must be complete")
    texts = set(hand.situation)
    return (
        tuple(pack(meld, winner.seat) for meld in hand.melds),
        tuple(PIECES[kind] for kind in hand.concealed),
        PIECES[hand.winning_piece],
        hand.extra_fields.get(FLOWERS, 0),
        win.discarder is None,
        LAST_OF_KIND.id in texts or shown_in_own_melds(hand),  # PyMahjongGB does not check the melds
        bool(texts & {RINSHAN.id, CHANKAN.id}),
        bool(texts & {HAITEI.id, HOUTEI.id}),
        winner.seat,
        prevailing,
    )
