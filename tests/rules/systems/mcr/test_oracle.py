# SPDX-License-Identifier: MIT
"""The value of a hand against PyMahjongGB, which shares nothing with it: totals and fan, hand by hand.

``--hypothesis-profile thorough`` tries more of them.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.systems.mcr import RULESET
from tests.rules.systems.mcr.dealt import random_win
from tests.rules.systems.mcr.other_program import calculator_arguments
from tests.scope import amount, is_thorough

calculator = pytest.importorskip("MahjongGB", reason="PyMahjongGB is not installed; it is built by a C++ compiler")

RULES = RULESET.bind({"minimum": 0})
WAITS = {"独听・边张": "边张", "独听・嵌张": "坎张", "独听・单钓": "单钓将"}
IDS = {yaku.name.zh: yaku.id for yaku in RULESET.yaku}
PLACES = {yaku.id: place for place, yaku in enumerate(RULESET.yaku)}


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
    """Returns the places of fan in the table, each as often as it counts."""
    worth = {yaku.id: yaku.value_for(closed=True) or yaku.value_for(closed=False) for yaku in RULESET.yaku}
    times = {
        identity: 1 if identity == "flower_tiles" else number // worth[identity] for identity, number in points.items()
    }
    return sorted(PLACES[identity] for identity, number in times.items() for _ in range(number))


def test_every_hand_is_worth_the_same() -> None:
    source = random.Random(20260301)
    seen: Counter[str] = Counter()
    for _ in range(amount(500, 20_000)):
        win = random_win(source)
        prevailing = source.randrange(4)
        table = RULES.opening_table()._replace(round_wind=list(RoundWind)[prevailing])
        own = ours(RULES.settle(table, win).wins[0].evaluation)
        other = theirs(win, prevailing)
        assert own.total() == other.total(), (win.wins[0].hand, own, other)
        if own != other:
            # Of equal lists ours has the fan that stands earlier in the table (rules/mcr.md §5.7, §13.17).
            assert in_table_order(own) < in_table_order(other), (win.wins[0].hand, own, other)
        seen.update(own)
    if is_thorough():
        assert set(seen) == set(PLACES), set(PLACES) - set(seen)
