# SPDX-License-Identifier: MIT
"""The best total of a hand of Chinese Official beside PyMahjongGB, which is C++ and tells no reasons, on the same 2,000 hands.

Run with ``pytest tests/benchmarks/test_chinese_official.py --benchmark-enable``. Tables are warm, and the hands of one round are
met again in the next; ``test_hands_never_met_before`` is without that.
"""

from __future__ import annotations

import random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.systems.mcr import RULESET
from mahjong_desk.rules.systems.mcr.options import Options
from mahjong_desk.rules.systems.mcr.value import Valuer, complete, readings_of
from mahjong_desk.shapes.mahjong import PARTITIONER
from tests.rules.systems.mcr.dealt import dealt_win
from tests.rules.systems.mcr.other_program import asked

HANDS = 2_000
GROUP = "2,000 hands of Chinese Official"
VALUER = Valuer(Options.of(RULESET.with_options({"minimum": 0}).options))


def dealt(seed: int) -> list[Win]:
    """Returns the hands of a seed."""
    source = random.Random(seed)
    return [dealt_win(source) for _ in range(HANDS)]


def value(wins: list[Win]) -> None:
    """Values hands with every reason."""
    for win in wins:
        winner = win.wins[0]
        hand = winner.hand
        assert hand is not None
        assert hand.winning_piece is not None
        packed = PARTITIONER.pack(hand.concealed) + PARTITIONER.units[hand.winning_piece]
        self_drawn = win.discarder is None
        won = complete(hand, hand.winning_piece, packed, self_drawn=self_drawn, winds=(0, winner.seat))
        VALUER.evaluate(won, readings_of(won))


def test_value_with_reasons(benchmark: BenchmarkFixture) -> None:
    benchmark.group = GROUP
    benchmark.pedantic(value, (dealt(20260310),), rounds=10, warmup_rounds=1)


def test_hands_never_met_before(benchmark: BenchmarkFixture) -> None:
    benchmark.group = GROUP
    value([win for seed in range(10) for win in dealt(seed)])
    seeds = iter(range(100, 200))
    benchmark.pedantic(value, setup=lambda: ((dealt(next(seeds)),), {}), rounds=5)


def test_the_other_program(benchmark: BenchmarkFixture) -> None:
    benchmark.group = GROUP
    calculator = pytest.importorskip("MahjongGB", reason="PyMahjongGB is not installed; it is built by a C++ compiler")
    calls = [asked(win, 0) for win in dealt(20260310)]

    def count() -> None:
        for call in calls:
            calculator.MahjongFanCalculator(*call)

    benchmark.pedantic(count, rounds=10, warmup_rounds=1)
