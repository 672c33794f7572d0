# SPDX-License-Identifier: MIT
"""A learner who practises what is due every evening, and forgets in between.

The memory is not that of the library which plans the evenings: what is known fades by halves, and lasts longer each time
that it was nearly gone and came back. ``python -m tests.learn.today.simulated riichi 365`` tells how a year goes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import NamedTuple

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.agenda import build_agenda, easiest_first
from mahjong_desk.learn.today.answer_record import AnswerRecord, QuestionRecipe
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.learn.today.progress import PracticeProgress
from mahjong_desk.rules.registry import get_ruleset

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
        """Practises for so many days."""
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


def main() -> None:
    """Prints how the days of a learner go: those at which a month ends, and the first weeks."""
    ruleset, days = sys.argv[1], int(sys.argv[2])
    yaku = len(easiest_first(get_ruleset(ruleset)))
    print(f"{ruleset}: {yaku} yaku\nday  met  recall  answers")
    for one in Learner(ruleset, Random(20260101)).days(days):
        if one.day < 7 or (one.day < 30 and one.day % 5 == 0) or one.day % 30 == 0 or one.day == days - 1:
            print(f"{one.day:3}  {one.met:3}    {one.recall:.2f}     {one.answers:4}")


if __name__ == "__main__":
    main()
