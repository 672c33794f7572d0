# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.agenda import Item, Why
from mahjong_desk.learn.today.practice_run import Run
from mahjong_desk.learn.today.question_recipe import Played, Question
from mahjong_desk.learn.today.saved_course import Begun

PLAIN = Begun("riichi", Subject.WAITS)
WHOLE = Begun(
    "mcr",
    Subject.YAKU,
    Level.HARD,
    True,
    ("all_pungs", "half_flush"),
    Question(Level.HARD, "7f", "all_pungs", ("all_pungs",), Played("f2c4", 3), "0123"),
    frozenset({"all_pungs"}),
    Run((Item("mcr", Subject.YAKU, "all_pungs", Why.NEW),)),
)


@pytest.mark.parametrize("begun", [PLAIN, WHOLE], ids=["plain", "whole"])
def test_it_comes_back_as_it_was(begun: Begun) -> None:
    assert Begun.read(begun.written()) == begun


@pytest.mark.parametrize("text", ["", "7", "{}", "[", PLAIN.written().replace("waits", "chess"), "{" * 9_000])
def test_what_says_nothing_is_taken_for_nothing(text: str) -> None:
    assert Begun.read(text) is None


def test_a_question_that_is_damaged_leaves_what_was_chosen() -> None:
    assert Begun.read(WHOLE.written().replace('"seed":"7f"', '"seed":7')) == Begun(
        WHOLE.ruleset, WHOLE.subject, WHOLE.level, WHOLE.ours, WHOLE.yaku, None, WHOLE.answer, WHOLE.run
    )
