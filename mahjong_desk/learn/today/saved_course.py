# SPDX-License-Identifier: MIT
"""What somebody was in the middle of, so that it can be gone on with another day."""

from __future__ import annotations

import json
from dataclasses import dataclass

from mahjong_desk.learn.drills.drill import Answer, Level, Subject
from mahjong_desk.learn.today.agenda import AgendaItem
from mahjong_desk.learn.today.answer_record import answer_payload, parse_answer
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.learn.today.question_recipe import QuestionRecipe


@dataclass(frozen=True, slots=True)
class SavedCourse:
    """What was chosen last, and the question that lies there.

    Attributes:
        level: How hard it is; None for as hard as it suits the rating.
        yaku: The yaku that are drilled; none for all.
        question: The question that is not answered yet; None where there is none.
        answer: The answer to it as it stands; None where nothing is given.
        run: What is worked through; None where nothing is.
    """

    ruleset: str
    subject: Subject
    level: Level | None = None
    ours: bool = False
    yaku: tuple[str, ...] = ()
    question: QuestionRecipe | None = None
    answer: Answer | None = None
    run: PracticeRun | None = None

    def left_open(self, item: AgendaItem | None) -> QuestionRecipe | None:
        """Returns the question that was left open on the way through what is due, where it is about a topic."""
        at = self.run.item if self.run is not None else None
        return self.question if at is not None and item is not None and at.key == item.key else None

    def written(self) -> str:
        """Returns it as a line of JSON."""
        told: dict[str, object] = {
            "ruleset": self.ruleset,
            "subject": self.subject.value,
            "level": self.level.value if self.level is not None else None,
            "ours": self.ours,
            "yaku": list(self.yaku),
        }
        if self.question is not None:
            told["question"] = self.question.payload()
        if self.answer is not None:
            told |= answer_payload(self.answer)
        if self.run is not None:
            told["run"] = self.run.payload()
        return json.dumps(told, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> SavedCourse | None:
        """Returns what a line of JSON says; None where it says nothing that is known here."""
        try:
            told = json.loads(text)
        except ValueError:
            return None
        match told:
            case {
                "ruleset": str(ruleset),
                "subject": str(subject),
                "level": int() | None as level,
                "ours": bool(ours),
                "yaku": list(yaku),
            } if subject in set(Subject) and (level is None or level in set(Level)):
                return cls(
                    ruleset,
                    Subject(subject),
                    None if level is None else Level(level),
                    ours,
                    tuple(str(one) for one in yaku),
                    QuestionRecipe.from_payload(told.get("question")),
                    parse_answer(told),
                    PracticeRun.from_payload(told.get("run")),
                )
        return None
