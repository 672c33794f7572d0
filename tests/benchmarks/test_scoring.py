# SPDX-License-Identifier: MIT
"""Throughput of scoring beside the package ``mahjong`` on the same 2,000 hands, and of waits.

Run with ``pytest tests/benchmarks --benchmark-enable``. Tables are warm, no result is kept: the hands
are distinct, and what is kept between them is keyed by one suit's counts or by the facts of a reading.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.systems.arushiaru import RULESET
from mahjong_desk.rules.systems.arushiaru.options import Options
from mahjong_desk.rules.systems.arushiaru.value import Valuer
from mahjong_desk.shapes.mahjong import PARTITIONER
from tests.hands import hand, rules, table

Case = tuple[list[int], int, int | None, Table, int]
"""All pieces of a hand, the winning one, the discarder, the table and the winner."""


def random_hand(source: random.Random) -> list[int]:
    while True:
        counts = [0] * 34
        for _ in range(4):
            if source.random() < 0.65:
                first = source.choice([0, 9, 18]) + source.randrange(7)
                for kind in range(first, first + 3):
                    counts[kind] += 1
            else:
                counts[source.randrange(34)] += 3
        counts[source.randrange(34)] += 2
        if max(counts) <= 4:
            return [kind for kind in range(34) for _ in range(counts[kind])]


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    source = random.Random(20260101)
    found = []
    for _ in range(2_000):
        pieces = random_hand(source)
        winner = source.randrange(4)
        discarder = (winner + source.randrange(1, 4)) % 4 if source.random() < 0.5 else None
        at = table(source.randrange(4), source.choice(list(Round)).value)
        found.append((pieces, source.choice(pieces), discarder, at, winner))
    return found


def without(pieces: list[int], winning: int) -> tuple[int, ...]:
    rest = list(pieces)
    rest.remove(winning)
    return tuple(rest)


def test_value_with_reasons(benchmark: BenchmarkFixture, cases: list[Case]) -> None:
    benchmark.group = "2,000 hands"
    valuer = Valuer(Options.of(RULESET.with_options({}).options))
    hands = [(Hand(without(pieces, won), (), won), won, at, who, giver) for pieces, won, giver, at, who in cases]

    def score() -> None:
        for held, won, at, who, giver in hands:
            number = PARTITIONER.pack(held.concealed) + PARTITIONER.units[won]
            valuer.evaluate(
                held, won, number, self_drawn=giver is None, round_wind=at.round.place, seat_wind=at.wind(who)
            )

    benchmark.pedantic(score, rounds=10, warmup_rounds=1)


def test_whole_settlement(benchmark: BenchmarkFixture, cases: list[Case]) -> None:
    benchmark.group = "2,000 hands"
    settle = rules().settle
    events = [
        (at, Win(discarder=giver, wins=(Winner(who, Hand(without(pieces, won), (), won)),)))
        for pieces, won, giver, at, who in cases
    ]

    def score() -> None:
        for at, event in events:
            settle(at, event)

    benchmark.pedantic(score, rounds=10, warmup_rounds=1)


def test_package_mahjong(benchmark: BenchmarkFixture, cases: list[Case]) -> None:
    benchmark.group = "2,000 hands"
    calculator = HandCalculator()
    requests: list[tuple[list[int], int, Any]] = []
    for pieces, won, giver, at, who in cases:
        tiles = [4 * kind + pieces[:place].count(kind) for place, kind in enumerate(pieces)]
        config = HandConfig(
            is_tsumo=giver is None, is_riichi=True, player_wind=EAST + at.wind(who), round_wind=EAST + at.round.place
        )
        requests.append((tiles, 4 * won, config))

    def score() -> None:
        for tiles, won, config in requests:
            calculator.estimate_hand_value(tiles, won, config=config)

    benchmark.pedantic(score, rounds=5, warmup_rounds=1)


@pytest.mark.parametrize("concealed", ["345m678p44z567s78p", "1112345678999s", "19m19p19s1234567z", "2223334445556m"])
def test_waits_with_values(benchmark: BenchmarkFixture, concealed: str) -> None:
    benchmark.group = "waits of one hand"
    waits = benchmark(rules().waits, table(), Winner(1, hand(concealed)), 0)
    assert waits
