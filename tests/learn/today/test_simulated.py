# SPDX-License-Identifier: MIT
"""A learner who practises every evening meets and keeps every yaku; forgotten ones come back sooner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random
from statistics import mean
from typing import NamedTuple

import pytest

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.agenda import MAX_ITEMS, NEW_PER_DAY, build_agenda, easiest_first
from mahjong_desk.learn.today.answer_record import AnswerRecord, QuestionRecipe
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.learn.today.progress import PracticeProgress
from mahjong_desk.rules.registry import all_rulesets, get_ruleset

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


BEGUN = datetime(2026, 1, 1, 20, tzinfo=UTC)
GUESSED = 0.2
"""The probability of a right guess, 0 to 1."""
FIRST_HALF = 2.0
"""After so many days half is forgotten of what was seen once."""
SHOWN_TOO_SHARE = 0.3
"""How often a question shows one more yaku."""


@dataclass
class Memory:
    """What a learner knows of one yaku."""

    half_life: float
    seen: float

    def recall(self, day: float) -> float:
        """Returns how likely it is known at a moment, 0 to 1."""
        return float(0.5 ** ((day - self.seen) / self.half_life))

    def see(self, day: float, *, right: bool) -> None:
        """Sees it once more, with what explains it."""
        faded = 1 - self.recall(day)
        self.half_life = self.half_life * (1 + 4 * faded) if right else max(1.0, self.half_life * 0.4)
        self.seen = day


class LearnerAttempt(NamedTuple):
    """A yaku that was asked for, or shown beside another one."""

    yaku: str
    day: int
    right: bool


class LearnerDay(NamedTuple):
    """How a day ended."""

    day: int
    met: int
    recall: float
    answers: int
    asked: tuple[LearnerAttempt, ...]


@dataclass
class Learner:
    """A learner of one rule system who starts from nothing."""

    ruleset: str
    random: Random
    progress: PracticeProgress = field(default_factory=lambda: PracticeProgress(zone=UTC))
    memory: dict[str, Memory] = field(default_factory=dict)

    def days(self, number: int) -> Iterator[LearnerDay]:
        for day in range(number):
            at = BEGUN + timedelta(days=day)
            run = PracticeRun(build_agenda(self.progress, _spelled(at), self.ruleset).items)
            asked: list[LearnerAttempt] = []
            answers = 0
            while (item := run.current_item) is not None:
                at += timedelta(seconds=20)
                topics = {item.topic: self._knows(item.topic, at), **self._beside(at)}
                asked += [LearnerAttempt(yaku, day, right) for yaku, right in topics.items()]
                answers += 1
                given = self._answered(at, topics, item.topic)
                self.progress = self.progress.then(given)
                for yaku, right in topics.items():
                    self._see(yaku, at, right=right)
                run = run.after_answer(right=given.right, topics=topics, progress=self.progress, now=given.at)
            recall = [known.recall(_days(at)) for known in self.memory.values()]
            yield LearnerDay(day, len(recall), sum(recall) / max(1, len(recall)), answers, tuple(asked))

    def _knows(self, yaku: str, at: datetime) -> bool:
        known = self.memory[yaku].recall(_days(at)) if yaku in self.memory else 0.0
        return self.random.random() < known + (1 - known) * GUESSED

    def _see(self, yaku: str, at: datetime, *, right: bool) -> None:
        if yaku in self.memory:
            self.memory[yaku].see(_days(at), right=right)
        else:
            self.memory[yaku] = Memory(FIRST_HALF, _days(at))

    def _beside(self, at: datetime) -> dict[str, bool]:
        if not self.memory or self.random.random() > SHOWN_TOO_SHARE:
            return {}
        yaku = self.random.choice(sorted(self.memory))
        return {yaku: self._knows(yaku, at)}

    def _answered(self, at: datetime, topics: dict[str, bool], aim: str) -> AnswerRecord:
        question = QuestionRecipe(Level.EASY, "1", aim)
        right = all(topics.values())
        return AnswerRecord(
            _spelled(at), self.ruleset, Subject.YAKU, Level.EASY, right, topics, from_club=False, question=question
        )


def _days(at: datetime) -> float:
    return (at - BEGUN) / timedelta(days=1)


def _spelled(at: datetime) -> str:
    return at.strftime("%Y-%m-%dT%H:%M:%SZ")
