# SPDX-License-Identifier: MIT
"""A learner who practises every evening meets and keeps every yaku; forgotten ones come back sooner."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from random import Random
from statistics import mean

import pytest

from mahjong_desk.learn.today.agenda import MAX_ITEMS, NEW_PER_DAY, easiest_first
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from tests.learn.today.simulated import Learner, LearnerAttempt, LearnerDay

SHORT, YEAR = 60, 365


def gaps(days: list[LearnerDay]) -> dict[bool, list[int]]:
    """Returns after how many days a yaku came again that was right, and one that was not."""
    times: dict[str, list[LearnerAttempt]] = defaultdict(list)
    for day in days:
        for one in day.asked:
            times[one.yaku].append(one)
    found: dict[bool, list[int]] = {True: [], False: []}
    for asked in times.values():
        for one, following in pairwise(asked):
            found[one.right].append(following.day - one.day)
    return found


def check(ruleset: str, number: int) -> None:
    yaku = len(easiest_first(get_ruleset(ruleset)))
    days = list(Learner(ruleset, Random(20260101)).days(number))
    met = next(day.day for day in days if day.met == yaku)
    assert met <= yaku / NEW_PER_DAY + number / 6, "reviews leave room for what is new"
    assert all(day.answers <= 2 * MAX_ITEMS for day in days)
    assert mean(day.recall for day in days[-number // 6 :]) > 0.8
    again = gaps(days)
    assert mean(again[False]) < 1 < mean(again[True])
    assert max(again[False]) <= 1, "what was forgotten comes in the same evening or in the next"


@pytest.mark.parametrize("ruleset", ["riichi", "beijing"])
def test_two_months_of_evenings_meet_every_yaku(ruleset: str) -> None:
    check(ruleset, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in all_rulesets()])
def test_a_year_of_evenings_meets_every_yaku_and_holds_it(ruleset: str) -> None:
    check(ruleset, YEAR)
