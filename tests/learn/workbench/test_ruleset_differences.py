# SPDX-License-Identifier: MIT
"""What is different about a hand from ruleset to ruleset."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_outcomes import (
    counted_by_all,
    find_differences,
    outcomes_in_all_rulesets,
    usual_reading,
)
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules.registry import get_ruleset


def bench(text: str) -> Bench:
    return Bench(MAHJONG.parse(text))


def test_what_only_one_counts_and_what_it_lacks() -> None:
    found = {
        one.under.ruleset.id: one for one in find_differences(outcomes_in_all_rulesets(bench("222333444m555p66z")))
    }
    assert "meihun" in found["beijing"].only_here
    assert [(one.yaku, one.exists) for one in found["beijing"].uncounted] == [("suuankou", False)]
    assert not found["riichi"].only_here
    assert not found["riichi"].uncounted


def test_a_yaku_that_a_system_does_not_count_is_known_there() -> None:
    won = outcomes_in_all_rulesets(bench("123m456p789s22m456s"))
    taken = tuple(replace(one, self_drawn=False) for one in won)
    assert {one.under.ruleset.id for one in find_differences(taken)} == {one.ruleset.id for one in won}
    for one in find_differences(won):
        ideas = {idea for yaku in one.under.ruleset.yaku for idea in yaku.concepts}
        for lacking in one.uncounted:
            shared = set(lacking.ruleset.yaku_by_id(lacking.yaku).concepts)
            assert lacking.exists == bool(shared & ideas)


def test_the_usual_reading_is_that_of_most() -> None:
    won = outcomes_in_all_rulesets(bench("112233m445566p77s"))
    usual = usual_reading(won)
    otherwise = [one.under.ruleset.id for one in find_differences(won) if one.reads_differently]
    assert 0 < len(otherwise) <= len(won) / 2
    assert usual.ruleset.id not in otherwise


def test_what_all_count_is_named_once() -> None:
    won = outcomes_in_all_rulesets(bench("1112345678999s5s"))
    common = counted_by_all(won)
    ideas = {idea for yaku in common for idea in won[0].ruleset.yaku_by_id(yaku).concepts}
    for one in won:
        own = {
            idea for item in one.settlement.wins[0].evaluation.yaku for idea in one.ruleset.yaku_by_id(item.id).concepts
        }
        assert own & ideas or not common


def test_one_system_alone_differs_from_nothing() -> None:
    won = outcomes_in_all_rulesets(Bench(SHOGI.parse("LLLNNNSS"), pieces=SHOGI))
    (only,) = find_differences(won)
    assert (only.only_here, only.uncounted, only.reads_differently) == ((), (), False)
    assert counted_by_all(won) == ()
    assert only.under.ruleset is get_ruleset("shogi")


def test_a_hand_that_no_system_values_has_no_reading() -> None:
    won = outcomes_in_all_rulesets(bench("1122m3344p5566s7z1p"))
    assert usual_reading(won) is None
    assert find_differences(won) == ()
