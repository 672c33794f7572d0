# SPDX-License-Identifier: MIT
"""How long values and settlements take.

Run with ``pytest tests/benchmarks -m slow --benchmark-enable``. Riichi is compared with the package ``mahjong`` on the
same hands. Each round repeats the hands of the last, except in ``test_new_hands``.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from mahjong.hand_calculating.hand import HandCalculator
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.checks.dora_hands import CheckedHand
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.settlement import RiichiSettler
from mahjong_desk.rules.yaku.facts import circumstances_of
from tests.benchmarks.random_wins import WIN_GENERATORS, Drawn, riichi_win
from tests.rules.systems.riichi import test_against_mahjong as other
from tests.rules.systems.riichi.dealing import RandomWin

pytestmark = pytest.mark.slow
HANDS = 2_000
SETTLER = RiichiSettler(RiichiOptions.from_values(other.RULES.options))
Checked = tuple[CheckedHand, int]


def deal_wins(seed: int) -> list[Drawn]:
    source = random.Random(seed)
    return [riichi_win(source) for _ in range(HANDS)]


def check_hands(wins: list[Drawn]) -> list[Checked]:
    checked_hands = []
    for _rules, table, win in wins:
        winner = win.winners[0]
        checked = SETTLER.checks.check_hand(table, winner.seat, win.discarder, winner.hand)
        checked_hands.append((checked, circumstances_of(winner.hand, table, winner.seat, win.discarder)))
    return checked_hands


def value(hands: list[Checked]) -> None:
    for checked, circumstances in hands:
        SETTLER.evaluator.evaluate_hand(checked, circumstances, minimum=1)


def test_value_with_reasons(benchmark: BenchmarkFixture) -> None:
    benchmark.group = "Riichi, 2,000 hands"
    benchmark.pedantic(value, (check_hands(deal_wins(20260310)),), rounds=10, warmup_rounds=1)


def test_new_hands(benchmark: BenchmarkFixture) -> None:
    benchmark.group = "Riichi, 2,000 hands"
    value(check_hands([win for seed in range(10) for win in deal_wins(seed)]))
    seeds = iter(range(100, 200))
    benchmark.pedantic(value, setup=lambda: ((check_hands(deal_wins(next(seeds))),), {}), rounds=5)


def test_the_package_mahjong(benchmark: BenchmarkFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    benchmark.group = "Riichi, 2,000 hands"
    calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []
    count: Callable[..., Any] = HandCalculator.estimate_hand_value

    def record_call(*args: Any, **kwargs: Any) -> Any:
        calls.append((args, kwargs))
        return count(*args, **kwargs)

    monkeypatch.setattr(HandCalculator, "estimate_hand_value", staticmethod(record_call))
    for _rules, table, win in deal_wins(20260310):
        hand = win.winners[0].hand
        dora, ura = other.turned(hand)
        other.their_result(RandomWin(table, win, dora, ura))

    def calculate() -> None:
        for args, kwargs in calls:
            count(*args, **kwargs)

    benchmark.pedantic(calculate, rounds=10, warmup_rounds=1)


def settle(drawn: Drawn) -> None:
    rules, table, win = drawn
    rules.settle(table, win)


def wait(drawn: Drawn) -> None:
    rules, table, win = drawn
    seat, hand = win.winners[0].seat, win.winners[0].hand
    rules.waits(table, Winner(seat, replace(hand, winning_piece=None)), (seat - 1) % table.players)


@pytest.mark.parametrize("act", [settle, wait])
@pytest.mark.parametrize("ruleset_id", WIN_GENERATORS)
def test_one_hand(benchmark: BenchmarkFixture, ruleset_id: str, act: Callable[[Drawn], None]) -> None:
    benchmark.group = f"one hand: {act.__name__}"
    source = random.Random(20260101)
    drawn = [WIN_GENERATORS[ruleset_id](source) for _ in range(HANDS // (1 if act is settle else 4))]
    for win in drawn[:50]:
        act(win)
    left = iter(drawn)
    benchmark.pedantic(act, setup=lambda: ((next(left),), {}), rounds=len(drawn))
