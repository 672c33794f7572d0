# SPDX-License-Identifier: MIT
"""How long the workbench takes for hands that it sees for the first time.

Run with ``pytest tests/benchmarks/test_workbench.py --benchmark-enable``. The hands are distinct; the first few fill
the tables, as the first hand on a workbench does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.learn.workbench import Bench, circumstances, discards, shanten, under_all, waits
from tests.benchmarks.random_wins import mahjong_win
from tests.hands import indicators

HANDS = 120
SUIT = tuple(kind for kind in range(9) for _ in range(4))
WALL = tuple(kind for kind in range(34) for _ in range(4))


def won(source: random.Random) -> Bench:
    hand = mahjong_win("arushiaru", source)[2].wins[0].hand
    assert hand is not None
    return Bench(hand.concealed, hand.melds, hand.winning_piece)


def dealt(source: random.Random) -> Bench:
    return Bench(tuple(source.sample(WALL, 14)))


def one_suit(source: random.Random) -> Bench:
    while shanten(found := Bench(tuple(source.sample(SUIT, 14)))) != -1:
        pass
    return found


def wild(source: random.Random) -> Bench:
    return Bench(
        (8, 8, *source.sample([kind for kind in WALL if kind not in (7, 8)], 12)), turned_up=indicators(wild=7)
    )


KINDS = {"won": won, "dealt": dealt, "one suit": one_suit, "two wildcards": wild}


def answer(bench: Bench) -> None:
    """Asks for what is seen at once: circumstances, values, waits and distances, and what every discard leaves."""
    circumstances(bench)
    under_all(bench)
    waits(bench)
    discards(bench, values=False)


def each_once(benchmark: BenchmarkFixture, run: Callable[[Bench], object], make: Callable[[], Bench]) -> None:
    """Measures every hand by itself, after a first few that fill the tables."""
    for _ in range(5):
        run(make())
    hands: Iterator[Bench] = iter([make() for _ in range(HANDS)])
    benchmark.pedantic(run, setup=lambda: ((next(hands),), {}), rounds=HANDS)


@pytest.mark.parametrize("kind", KINDS)
def test_whole_answer(benchmark: BenchmarkFixture, kind: str) -> None:
    benchmark.group = "values, waits and discards under all rulesets"
    source = random.Random(20260301)
    each_once(benchmark, answer, lambda: KINDS[kind](source))


@pytest.mark.parametrize("kind", KINDS)
def test_discards_with_values(benchmark: BenchmarkFixture, kind: str) -> None:
    benchmark.group = "every discard, ready hands valued under all rulesets"
    source = random.Random(20260302)
    each_once(benchmark, discards, lambda: KINDS[kind](source))
