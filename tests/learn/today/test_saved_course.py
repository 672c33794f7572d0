# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason
from mahjong_desk.learn.today.answer_record import HandRef, QuestionRecipe
from mahjong_desk.learn.today.practice_run import PracticeRun, SavedCourse

PLAIN = SavedCourse("riichi", Subject.WAITS)
WHOLE = SavedCourse(
    "mcr",
    Subject.YAKU,
    Level.HARD,
    True,
    ("all_pungs", "half_flush"),
    QuestionRecipe(Level.HARD, "7f", "all_pungs", ("all_pungs",), HandRef("f2c4", 3), "0123"),
    frozenset({"all_pungs"}),
    PracticeRun((AgendaItem("mcr", Subject.YAKU, "all_pungs", DueReason.NEW),)),
)


@pytest.mark.parametrize("begun", [PLAIN, WHOLE], ids=["plain", "whole"])
def test_it_comes_back_as_it_was(begun: SavedCourse) -> None:
    assert SavedCourse.from_json(begun.to_json()) == begun


@pytest.mark.parametrize("text", ["", "7", "{}", "[", PLAIN.to_json().replace("waits", "chess"), "{" * 9_000])
def test_an_invalid_text_is_none(text: str) -> None:
    assert SavedCourse.from_json(text) is None


def test_a_question_that_is_damaged_leaves_what_was_chosen() -> None:
    assert SavedCourse.from_json(WHOLE.to_json().replace('"seed":"7f"', '"seed":7')) == SavedCourse(
        WHOLE.ruleset, WHOLE.subject, WHOLE.level, WHOLE.from_club, WHOLE.yaku, None, WHOLE.answer, WHOLE.run
    )
