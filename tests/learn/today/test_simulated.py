# SPDX-License-Identifier: MIT
"""A learner who practises every evening meets and keeps every yaku; forgotten ones come back sooner."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import mean
from typing import NamedTuple

import pytest

from mahjong_desk.learn.drills.drill import Level
from mahjong_desk.learn.today.agenda import MAX_ITEMS, NEW_PER_DAY, build_agenda, easiest_first
from mahjong_desk.learn.today.answer_record import QuestionRecipe
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from tests.learn.today.answers import answer, at, progress

SHORT, YEAR = 60, 365
GUESSED = 0.2
"""The probability of a right guess, 0 to 1."""
FIRST_HALF = 2.0
"""After so many days half is forgotten of what was seen once."""
MINUTES = 1 / 3
"""How long an answer takes."""


class Evening(NamedTuple):
    """How many yaku were met by its end, how many of 1 are known then, and which were asked, right or not."""

    met: int
    recall: float
    asked: tuple[tuple[str, bool], ...]


def evenings(ruleset: str, number: int) -> Iterator[Evening]:
    """Yields the evenings of a learner who starts from nothing and forgets the slower, the more has been recalled."""
    random, known = Random(20260101), progress()
    half_life: dict[str, float] = {}
    seen: dict[str, float] = {}

    def recall(yaku: str, day: float) -> float:
        return float(0.5 ** ((day - seen[yaku]) / half_life[yaku])) if yaku in seen else 0.0

    for day in range(number):
        run = PracticeRun(build_agenda(known, at(day), ruleset).items)
        asked: list[tuple[str, bool]] = []
        while (item := run.current_item) is not None:
            minutes = MINUTES * (len(asked) + 1)
            now, yaku = day + minutes / (24 * 60), item.topic
            chance = recall(yaku, now)
            right = random.random() < chance + (1 - chance) * GUESSED
            if yaku not in seen:
                half_life[yaku] = FIRST_HALF
            elif right:
                half_life[yaku] *= 1 + 4 * (1 - chance)
            else:
                half_life[yaku] = max(1.0, half_life[yaku] * 0.4)
            seen[yaku] = now
            given = answer(at(day, minutes), {yaku: right}, ruleset)
            known = known.then(replace(given, question=QuestionRecipe(Level.EASY, "1", yaku)))
            run = run.after_answer(right=right, topics=given.topics, progress=known, now=given.at)
            asked.append((yaku, right))
        yield Evening(len(seen), mean(recall(yaku, day + 0.1) for yaku in seen), tuple(asked))


def gaps(days: list[Evening]) -> dict[bool, list[int]]:
    """Returns after how many days a yaku came again that was right, and one that was not."""
    times: dict[str, list[tuple[int, bool]]] = defaultdict(list)
    for number, day in enumerate(days):
        for yaku, right in day.asked:
            times[yaku].append((number, right))
    found: dict[bool, list[int]] = {True: [], False: []}
    for asked in times.values():
        for (earlier, right), (later, _) in pairwise(asked):
            found[right].append(later - earlier)
    return found


def check(ruleset: str, number: int) -> None:
    yaku = len(easiest_first(get_ruleset(ruleset)))
    days = list(evenings(ruleset, number))
    met = next(number for number, day in enumerate(days) if day.met == yaku)
    assert met <= yaku / NEW_PER_DAY + number / 6, "reviews leave room for what is new"
    assert all(len(day.asked) <= 2 * MAX_ITEMS for day in days)
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
