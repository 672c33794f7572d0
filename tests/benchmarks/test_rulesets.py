# SPDX-License-Identifier: MIT
"""What one hand takes in every ruleset: the median and the worst of 2,000, and all waits of a hand with values.

Run with ``pytest tests/benchmarks/test_rulesets.py --benchmark-enable``. The columns *Median* and *Max* are those of single hands.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.registry import rulesets
from tests.benchmarks.random_wins import MAKERS, Drawn, beijing_win

IDS = [ruleset.id for ruleset in rulesets()]
HANDS = 2_000


def settle(drawn: Drawn) -> None:
    rules, table, win = drawn
    rules.settle(table, win)


def waits(drawn: Drawn) -> None:
    rules, table, win = drawn
    seat, hand = win.wins[0].seat, win.wins[0].hand
    assert hand is not None
    rules.waits(table, Winner(seat, replace(hand, winning_piece=None)), (seat - 1) % table.players)


def each_once(benchmark: BenchmarkFixture, run: object, drawn: list[Drawn]) -> None:
    """Measures every hand by itself, after a first few that fill the tables."""
    for one in drawn[:50]:
        run(one)  # type: ignore[operator]
    left = iter(drawn)
    benchmark.pedantic(run, setup=lambda: ((next(left),), {}), rounds=len(drawn))


@pytest.mark.parametrize("identity", IDS)
def test_a_hand_with_reasons_and_payments(benchmark: BenchmarkFixture, identity: str) -> None:
    benchmark.group = "one hand, settled"
    source = random.Random(20260101)
    each_once(benchmark, settle, [MAKERS[identity](source) for _ in range(HANDS)])


@pytest.mark.parametrize("wilds", [1, 2, 3, 4])
def test_a_closed_hand_with_wildcards(benchmark: BenchmarkFixture, wilds: int) -> None:
    benchmark.group = "one closed Beijing hand by number of wildcards"
    source = random.Random(20260102)
    each_once(benchmark, settle, [beijing_win(source, wilds) for _ in range(HANDS)])


@pytest.mark.parametrize("identity", IDS)
def test_waits_with_values(benchmark: BenchmarkFixture, identity: str) -> None:
    benchmark.group = "all waits of one hand, with values"
    source = random.Random(20260103)
    each_once(benchmark, waits, [MAKERS[identity](source) for _ in range(HANDS // 4)])


@pytest.mark.parametrize("wilds", [1, 2, 3])
def test_waits_with_wildcards(benchmark: BenchmarkFixture, wilds: int) -> None:
    benchmark.group = "all waits of one closed Beijing hand by number of wildcards in it"
    source = random.Random(20260104)
    drawn: list[Drawn] = []
    while len(drawn) < HANDS // 8:
        one = beijing_win(source, wilds)
        hand = one[2].wins[0].hand
        if hand is not None and hand.concealed.count(8) == wilds:
            drawn.append(one)
    each_once(benchmark, waits, drawn)
