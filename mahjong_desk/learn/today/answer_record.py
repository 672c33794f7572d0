# SPDX-License-Identifier: MIT
"""The stored record of an answer to a drill."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType

from mahjong_desk.learn.drills.drill import Answer, Level, Subject
from mahjong_desk.learn.today.question_recipe import QuestionRecipe

_EARLIEST, _LATEST = "2000", "3000"
_LONGEST = 86_400
"""The longest time of a question: a day, in seconds."""


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """An answered drill; early records end after ``recorded``.

    Attributes:
        seconds: How long the question was visible, or None.
        question: The recipe of the question, or None.
        answer: None if the user did not know.
    """

    at: str
    ruleset: str
    subject: Subject
    level: Level
    right: bool
    topics: Mapping[str, bool]
    from_club: bool
    seconds: int | None = None
    question: QuestionRecipe | None = None
    answer: Answer | None = None

    @property
    def target_topic(self) -> str | None:
        """The topic for which the question was asked, or None."""
        return self.question.topic if self.question is not None else None

    def payload(self) -> dict[str, object]:
        """Returns the answer as a JSON object without unknown fields."""
        values: dict[str, object] = {
            "at": self.at,
            "ruleset": self.ruleset,
            "subject": self.subject.value,
            "level": self.level.value,
            "right": self.right,
            "topics": dict(self.topics),
            "recorded": self.from_club,
        }
        if self.seconds is not None:
            values["seconds"] = self.seconds
        if self.question is not None:
            values["question"] = self.question.payload()
        if self.answer is not None:
            values |= answer_payload(self.answer)
        return values

    @classmethod
    def from_payload(cls, payload: Mapping[str, object]) -> AnswerRecord:
        """Reads a payload; invalid optional fields count as unknown.

        Raises:
            ValueError: If it is not an answer, or has an unknown subject or level.
        """
        match payload:
            case {
                "at": str(at),
                "ruleset": str(ruleset),
                "subject": str(subject),
                "level": int(level),
                "right": bool(right),
                "topics": Mapping() as topics,
                "recorded": bool(recorded),
            } if (
                is_timestamp(at)
                and not isinstance(level, bool)
                and all(isinstance(went, bool) for went in topics.values())
            ):
                kept = MappingProxyType(dict(topics))
                return cls(
                    at,
                    ruleset,
                    Subject(subject),
                    Level(level),
                    right,
                    kept,
                    recorded,
                    _seconds(payload.get("seconds")),
                    QuestionRecipe.from_payload(payload.get("question")),
                    parse_answer(payload),
                )
        raise ValueError("this is no answer to a drill")


def answer_payload(answer: Answer) -> dict[str, object]:
    """Returns the answer as a JSON field, ``chosen`` or ``numbers``."""
    if isinstance(answer, frozenset):
        return {"chosen": sorted(answer, key=str)}
    return {"numbers": list(answer)}


def parse_answer(payload: Mapping[str, object]) -> Answer | None:
    chosen, numbers = payload.get("chosen"), payload.get("numbers")
    # The ledger hands its documents out frozen.
    if isinstance(chosen, list | tuple) and all(
        isinstance(one, str | int) and not isinstance(one, bool) for one in chosen
    ):
        return frozenset(chosen)
    if isinstance(numbers, list | tuple) and all(isinstance(one, int) and not isinstance(one, bool) for one in numbers):
        return tuple(numbers)
    return None


def _seconds(told: object) -> int | None:
    known = isinstance(told, int) and not isinstance(told, bool) and 0 <= told <= _LONGEST
    return told if known and isinstance(told, int) else None


def is_timestamp(at: str) -> bool:
    """Returns whether a text is a plausible UTC time such as ``2026-01-31T20:15:00Z``."""
    # A clock that was far off must not lead to days beyond the end of the calendar.
    if not _EARLIEST <= at < _LATEST:
        return False
    try:
        return datetime.fromisoformat(at).isoformat() == at.removesuffix("Z") + "+00:00"
    except ValueError:
        return False
