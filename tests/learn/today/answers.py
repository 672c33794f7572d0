# SPDX-License-Identifier: MIT
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.learn.today.progress import PracticeProgress

EVENING = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)


def at(days: int = 0, minutes: float = 0) -> str:
    """Returns the UTC time some days and minutes after ``EVENING``."""
    return (EVENING + timedelta(days=days, minutes=minutes)).strftime("%Y-%m-%dT%H:%M:%SZ")


Topics = Mapping[str, bool] | None


def answer(
    when: str, topics: Topics = None, ruleset: str = "riichi", subject: Subject = Subject.YAKU, *, right: bool = True
) -> AnswerRecord:
    """Returns an answer, which is right if all its topics are."""
    went = topics or {}
    return AnswerRecord(when, ruleset, subject, Level.EASY, right and all(went.values()), went, False)


def progress(*answers: AnswerRecord) -> PracticeProgress:
    """Returns the progress after answers, by the days of UTC."""
    return PracticeProgress(answers, UTC)
