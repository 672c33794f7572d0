# SPDX-License-Identifier: MIT
"""The value of a hand of Riichi with every reason, beside the package ``mahjong`` on the same 2,000 hands.

Run with ``pytest tests/benchmarks/test_riichi.py --benchmark-enable``. Tables are warm, and the hands of one round are met again in
the next; ``test_hands_never_met_before`` is without that, and ``test_settled`` has checks and payments as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from mahjong.hand_calculating.hand import HandCalculator
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.systems.riichi.options import Options
from mahjong_desk.rules.systems.riichi.settlement import RiichiSettler
from mahjong_desk.rules.systems.riichi.value import Held
from tests.benchmarks.random_wins import Drawn, riichi_win
from tests.rules.systems.riichi import test_against_mahjong as other
from tests.rules.systems.riichi.dealing import Dealt

HANDS = 2_000
GROUP = "2,000 hands of Riichi"
SETTLER = RiichiSettler(Options.of(other.RULES.options))
Checked = tuple[Held, bool, int, int]


def dealt(seed: int) -> list[Drawn]:
    """Returns the wins of a seed."""
    source = random.Random(seed)
    return [riichi_win(source) for _ in range(HANDS)]


def checked(wins: list[Drawn]) -> list[Checked]:
    """Returns hands as they are checked before they are valued."""
    found = []
    for _rules, table, win in wins:
        winner = win.wins[0]
        assert winner.hand is not None
        held = SETTLER.checks.whole(table, winner.seat, win.discarder, winner.hand)
        found.append((held, win.discarder is None, table.round.place, table.wind(winner.seat)))
    return found


def value(hands: list[Checked]) -> None:
    """Values hands with every reason."""
    for held, drawn, round_wind, seat_wind in hands:
        SETTLER.valuer.value(held, self_drawn=drawn, round_wind=round_wind, seat_wind=seat_wind, minimum=1)


def settle(wins: list[Drawn]) -> None:
    """Checks, values and settles wins."""
    for _rules, table, win in wins:
        SETTLER.settle(table, win)


def test_value_with_reasons(benchmark: BenchmarkFixture) -> None:
    benchmark.group = GROUP
    benchmark.pedantic(value, (checked(dealt(20260310)),), rounds=10, warmup_rounds=1)


def test_hands_never_met_before(benchmark: BenchmarkFixture) -> None:
    benchmark.group = GROUP
    value(checked([win for seed in range(10) for win in dealt(seed)]))
    seeds = iter(range(100, 200))
    benchmark.pedantic(value, setup=lambda: ((checked(dealt(next(seeds))),), {}), rounds=5)


def test_settled(benchmark: BenchmarkFixture) -> None:
    benchmark.group = GROUP
    benchmark.pedantic(settle, (dealt(20260310),), rounds=10, warmup_rounds=1)


def test_the_other_program(benchmark: BenchmarkFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    benchmark.group = GROUP
    calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []
    count: Callable[..., Any] = HandCalculator.estimate_hand_value

    def kept(*given: Any, **named: Any) -> Any:
        calls.append((given, named))
        return count(*given, **named)

    monkeypatch.setattr(HandCalculator, "estimate_hand_value", staticmethod(kept))
    for _rules, table, win in dealt(20260310):
        hand = win.wins[0].hand
        assert hand is not None
        dora, ura = other.turned(hand)
        other.asked(Dealt(table, win, dora, ura))

    def others() -> None:
        for given, named in calls:
            count(*given, **named)

    benchmark.pedantic(others, rounds=10, warmup_rounds=1)
