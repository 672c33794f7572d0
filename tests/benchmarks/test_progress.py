# SPDX-License-Identifier: MIT
"""How long it takes to work out years of answers to drills.

Run with ``pytest tests/benchmarks/test_progress.py --benchmark-enable``. Somebody who learns answers forty drills with
three topics each an evening: a topic goes wrong half the time at first, and less the more often it was met.
"""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, datetime, timedelta

from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.practice.answered import Answered
from mahjong_desk.learn.practice.progress import Progress

ANSWERS, EVENING = 20_000, 40
BEGUN = datetime(2026, 1, 31, 20, tzinfo=UTC)


def years() -> list[Answered]:
    chance, met = random.Random(20260131), Counter[tuple[str, Subject, str]]()
    answers = []
    for number in range(ANSWERS):
        evening, question = divmod(number, EVENING)
        at = (BEGUN + timedelta(days=evening, seconds=15 * question)).strftime("%Y-%m-%dT%H:%M:%SZ")
        ruleset, subject = chance.choice(["arushiaru", "boo"]), chance.choice(list(Subject))
        topics = {}
        for topic in chance.sample([f"topic {number}" for number in range(30)], 3):
            topics[topic] = chance.random() > 0.02 + 4 / (8 + met[ruleset, subject, topic])
            met[ruleset, subject, topic] += 1
        answers.append(Answered(at, ruleset, subject, Level.EASY, all(topics.values()), topics, False))
    return answers


def test_twenty_thousand_answers_are_worked_out(benchmark: BenchmarkFixture) -> None:
    answers = years()
    known = benchmark(lambda: Progress(answers, UTC))
    assert sum(day.answered for day in known.history(None, None)) == ANSWERS


def test_one_more_answer_is_taken_in(benchmark: BenchmarkFixture) -> None:
    answers = years()
    known = Progress(answers, UTC)
    later = benchmark(lambda: known.then(answers[-1]))
    assert sum(day.answered for day in later.history(None, None)) == ANSWERS + 1


def test_the_topics_that_are_due_are_found(benchmark: BenchmarkFixture) -> None:
    known = Progress(years(), UTC)
    assert benchmark(lambda: known.due("boo", None, "2099-01-01T00:00:00Z"))
