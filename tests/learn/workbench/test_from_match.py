# SPDX-License-Identifier: MIT
"""A hand won at a table has the same yaku on the workbench."""

from random import Random

import pytest

from mahjong_desk.learn.cases.win_case import example_cases, yaku_ids
from mahjong_desk.learn.workbench.bench import Bench, bench_from_win
from mahjong_desk.learn.workbench.distance import distances
from mahjong_desk.learn.workbench.ruleset_bench import drop_invalid_circumstances
from mahjong_desk.learn.workbench.ruleset_outcomes import outcomes_in_all_rulesets
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind
from tests.benchmarks.random_wins import WIN_GENERATORS

OLDEST = ("arushiaru", "boo", "wsom", "beijing", "shogi")


def yaku_on_bench(bench: Bench, ruleset: Ruleset) -> tuple[str, ...]:
    outcome = next(row for row in outcomes_in_all_rulesets(bench) if row.ruleset is ruleset)
    return yaku_ids(outcome.self_draw if bench.self_drawn else outcome.discard)


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=[ruleset.id for ruleset in all_rulesets()])
def test_every_example_of_the_atlas_has_the_same_yaku(ruleset: Ruleset) -> None:
    for yaku, case in zip(ruleset.yaku, example_cases(ruleset), strict=True):
        if yaku.example.extra_fields:
            # Extra fields such as flowers are not part of the workbench.
            continue
        bench = bench_from_win(case.rules, case.table, case.to_event().winners[0], self_drawn=case.self_drawn)
        assert yaku_on_bench(bench, ruleset) == yaku_ids(case.settle()), yaku.id
        assert drop_invalid_circumstances(bench) == bench
        if yaku.id != "hungang":
            # Four wildcards win in any shape.
            assert min(distance.shanten for distance in distances(bench, ruleset).values()) == -1


@pytest.mark.parametrize("ruleset_id", OLDEST)
def test_hands_of_a_match_have_the_same_yaku(ruleset_id: str) -> None:
    source = Random(20260401)
    for _ in range(40):
        rules, table, win = WIN_GENERATORS[ruleset_id](source)
        dealer, round_wind = source.randrange(table.players), source.choice(rules.rounds)
        table = table._replace(dealer=dealer, hand_number=dealer + 1, round_wind=round_wind, in_match=False)
        settlement = (rules.settle_unrestricted or rules.settle)(table, win)
        bench = bench_from_win(rules, table, win.winners[0], self_drawn=win.discarder is None)
        assert yaku_on_bench(bench, rules.ruleset) == yaku_ids(settlement)


def test_seats_are_counted_from_the_dealer() -> None:
    rules = get_ruleset("arushiaru").bind({})
    table = rules.opening_table()._replace(dealer=2, hand_number=3, round_wind=RoundWind.SOUTH)
    hand = Hand(MAHJONG.parse("123m456p22z"), (Meld(MeldKind.PON, (33,) * 3, 1),), 0)
    bench = bench_from_win(rules, table, Winner(0, hand), self_drawn=True)
    assert (bench.seat_wind, bench.round_wind) == (2, RoundWind.SOUTH)
    assert bench.melds[0].claimed_from == 3


def test_unusual_options_counters_and_players_are_kept() -> None:
    shogi = get_ruleset("shogi")
    rules = shogi.bind({"same_pairs": True})
    table = rules.opening_table(2)._replace(honba=5)
    bench = bench_from_win(rules, table, Winner(1, Hand(shogi.pieces.parse("LLLNNPB"))), self_drawn=True)
    assert (bench.players, bench.honba, bench.options) == (2, 5, {"shogi": {"same_pairs": True}})


def test_default_options_and_counters_are_left_out() -> None:
    rules = get_ruleset("boo").bind({"enforce_restrictions": "warn"})
    hand = Hand(MAHJONG.parse("123m456p789s22z45s"), (), 23)
    bench = bench_from_win(rules, rules.opening_table(), Winner(1, hand), self_drawn=True)
    assert (bench.players, bench.honba, dict(bench.options)) == (None, 0, {})


def test_typed_value_cannot_be_put_on_the_workbench() -> None:
    rules = get_ruleset("arushiaru").bind({})
    with pytest.raises(ValueError, match="typed"):
        bench_from_win(rules, rules.opening_table(), Winner(1, None, {"han": 1, "fu": 30}), self_drawn=True)
