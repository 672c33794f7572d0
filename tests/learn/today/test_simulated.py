# SPDX-License-Identifier: MIT
"""A learner who practises every evening meets and keeps every yaku."""

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
FIRST_HALF_LIFE = 2.0
"""Half-life of a yaku that was seen once, in days."""
MINUTES_PER_ANSWER = 1 / 3


class Evening(NamedTuple):
    """One evening of a learner."""

    met: int  # the number of yaku met so far
    recall: float  # the mean chance to remember one of them
    asked: tuple[tuple[str, bool], ...]  # each yaku, and whether the answer was right


def evenings(ruleset: str, number: int) -> Iterator[Evening]:
    """Yields the evenings of a new learner, who forgets more slowly each time."""
    random, learned = Random(20260101), progress()
    half_life: dict[str, float] = {}
    seen: dict[str, float] = {}

    def recall(yaku: str, day: float) -> float:
        return float(0.5 ** ((day - seen[yaku]) / half_life[yaku])) if yaku in seen else 0.0

    for day in range(number):
        run = PracticeRun(build_agenda(learned, at(day), ruleset).items)
        asked: list[tuple[str, bool]] = []
        while (item := run.current_item) is not None:
            minutes = MINUTES_PER_ANSWER * (len(asked) + 1)
            now, yaku = day + minutes / (24 * 60), item.topic
            chance = recall(yaku, now)
            right = random.random() < chance + (1 - chance) * GUESSED
            if yaku not in seen:
                half_life[yaku] = FIRST_HALF_LIFE
            elif right:
                half_life[yaku] *= 1 + 4 * (1 - chance)
            else:
                half_life[yaku] = max(1.0, half_life[yaku] * 0.4)
            seen[yaku] = now
            record = answer(at(day, minutes), {yaku: right}, ruleset)
            learned = learned.with_answer(replace(record, question=QuestionRecipe(Level.EASY, "1", yaku)))
            run = run.after_answer(right=right, topics=record.topics, progress=learned, now=record.at)
            asked.append((yaku, right))
        yield Evening(len(seen), mean(recall(yaku, day + 0.1) for yaku in seen), tuple(asked))


def gaps(days: list[Evening]) -> dict[bool, list[int]]:
    """Returns the days until a yaku was asked again, by whether it was right."""
    times: dict[str, list[tuple[int, bool]]] = defaultdict(list)
    for number, day in enumerate(days):
        for yaku, right in day.asked:
            times[yaku].append((number, right))
    intervals: dict[bool, list[int]] = {True: [], False: []}
    for answered in times.values():
        for (earlier, right), (later, _) in pairwise(answered):
            intervals[right].append(later - earlier)
    return intervals


def check(ruleset: str, number: int) -> None:
    yaku = len(easiest_first(get_ruleset(ruleset)))
    days = list(evenings(ruleset, number))
    met = next(number for number, day in enumerate(days) if day.met == yaku)
    assert met <= yaku / NEW_PER_DAY + number / 6, "reviews leave room for new yaku"
    assert all(len(day.asked) <= 2 * MAX_ITEMS for day in days)
    assert mean(day.recall for day in days[-number // 6 :]) > 0.8
    again = gaps(days)
    assert mean(again[False]) < 1 < mean(again[True])
    assert max(again[False]) <= 1, "a forgotten yaku is asked again on the same or the next evening"


@pytest.mark.parametrize("ruleset", ["riichi", "beijing"])
def test_two_months_of_evenings_cover_every_yaku(ruleset: str) -> None:
    check(ruleset, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in all_rulesets()])
def test_a_year_of_evenings_covers_and_keeps_every_yaku(ruleset: str) -> None:
    check(ruleset, YEAR)
