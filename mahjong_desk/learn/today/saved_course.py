# SPDX-License-Identifier: MIT
"""The saved state of the drills, to continue on another day."""

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
    """The last choices and the open question.

    Attributes:
        level: None for automatic.
        yaku: Empty for all.
        question: The open question, or None.
        answer: The unfinished answer, or None.
        run: The run in progress, or None.
    """

    ruleset: str
    subject: Subject
    level: Level | None = None
    from_club: bool = False
    yaku: tuple[str, ...] = ()
    question: QuestionRecipe | None = None
    answer: Answer | None = None
    run: PracticeRun | None = None

    def open_question(self, item: AgendaItem | None) -> QuestionRecipe | None:
        at = self.run.current_item if self.run is not None else None
        return self.question if at is not None and item is not None and at.key == item.key else None

    def to_json(self) -> str:
        values: dict[str, object] = {
            "ruleset": self.ruleset,
            "subject": self.subject.value,
            "level": self.level.value if self.level is not None else None,
            "ours": self.from_club,
            "yaku": list(self.yaku),
        }
        if self.question is not None:
            values["question"] = self.question.payload()
        if self.answer is not None:
            values |= answer_payload(self.answer)
        if self.run is not None:
            values["run"] = self.run.payload()
        return json.dumps(values, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> SavedCourse | None:
        try:
            value = json.loads(text)
        except ValueError:
            return None
        match value:
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
                    QuestionRecipe.from_payload(value.get("question")),
                    parse_answer(value),
                    PracticeRun.from_payload(value.get("run")),
                )
        return None
