# SPDX-License-Identifier: MIT
"""What somebody has answered who has practised for weeks, nearly every day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from mahjong_desk.learn.drills import Level, Subject, drill, judge, levels
from mahjong_desk.learn.drills.drill import Answer, Choice
from mahjong_desk.learn.practice.agenda import agenda
from mahjong_desk.learn.practice.answered import Answered
from mahjong_desk.learn.practice.progress import Progress
from mahjong_desk.learn.practice.question import Question
from mahjong_desk.learn.practice.run import Run
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.rules import registry

NOW: Final = "2026-08-27T21:30:00Z"
"""The evening on which it is looked at, in the time of the journal."""
_DAYS, _PAUSES = 45, (13, 30, 31)
_SYSTEMS = ("riichi", "mcr", "boo")
_OTHERS: Final = (
    (Subject.FU, ("tanki", "kanchan", "closed_triplet", "value_pair")),
    (Subject.WAITS, ("ryanmen", "shanpon", "tanki", "many")),
    (Subject.PAYMENT, ("dealer_drawn", "extra", "draw")),
    (Subject.VALUE, ("not_dealer_discard", "counted", "mangan")),
)
_KNOWN: Final = 0.72
_REAL: Final = 6
"""So many of the latest answers belong to questions that can be laid again."""


def practise(ledger: Ledger) -> None:
    """Enters the answers into a ledger."""
    for answered in _answers():
        ledger.drills.add(answered.payload(), answered.at)


def _answers() -> Iterator[Answered]:
    chance, progress = Random(20260827), Progress(zone=UTC)
    end = datetime.fromisoformat(NOW)
    for ago in range(_DAYS, 0, -1):
        if ago in _PAUSES:
            continue
        at = end - timedelta(days=ago)
        for answered in _evening(chance, progress, at, _SYSTEMS[ago % 2 if ago % 7 else 2]):
            progress = progress.then(answered)
            yield answered
    at = end - timedelta(days=1, minutes=-20)
    for place in range(_REAL):
        yield _real(chance, at + timedelta(minutes=place), place)


def _evening(chance: Random, progress: Progress, at: datetime, system: str) -> Iterator[Answered]:
    """Works through what is due, then a few questions of other subjects."""
    run = Run(agenda(progress, _spelled(at), system).items)
    known = progress
    while (item := run.item) is not None:
        at += timedelta(seconds=25)
        right = chance.random() < _KNOWN
        topics = {item.topic: right}
        question = Question(Level.EASY, "0", item.topic)
        answered = _answered(chance, at, item.ruleset, item.subject, topics, question)
        known = known.then(answered)
        run = run.then(right=right, topics=topics, progress=known, now=answered.at)
        yield answered
    subject, topics_of = chance.choice(_OTHERS)
    if system != "mcr" or subject is not Subject.FU:
        for topic in chance.sample(topics_of, 2):
            at += timedelta(seconds=40)
            yield _answered(chance, at, system, subject, {topic: chance.random() < _KNOWN}, None)


def _answered(
    chance: Random, at: datetime, system: str, subject: Subject, topics: dict[str, bool], question: Question | None
) -> Answered:
    right = all(topics.values())
    level = chance.choice(levels(registry.find(system), subject))
    seconds = chance.randint(8, 50)
    return Answered(_spelled(at), system, subject, level, right, topics, False, seconds, question)


def _real(chance: Random, at: datetime, place: int) -> Answered:
    """Returns an answer to a question that can be laid again, every other one wrong."""
    ruleset = registry.find("riichi")
    subject = (Subject.YAKU, Subject.WAITS, Subject.FU)[place % 3]
    made = drill(ruleset, subject, Level.MEDIUM, f"{place}")
    answer: Answer = made.ask.right
    if place % 2 and isinstance(made.ask, Choice):
        wrong = [option for option in made.ask.options if option not in made.ask.right]
        answer = frozenset({chance.choice(wrong)})
    verdict = judge(made, answer)
    question = Question(Level.MEDIUM, f"{place}").of(made)
    return Answered(
        _spelled(at), "riichi", subject, made.level, verdict.right, verdict.topics, False, 21, question, answer
    )


def _spelled(at: datetime) -> str:
    return at.strftime("%Y-%m-%dT%H:%M:%SZ")
