# SPDX-License-Identifier: MIT
"""What else a ruleset has to be told: asked where the answer would matter, and anew of another win."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.frame import frame_of
from mahjong_desk.entry.notation import read
from mahjong_desk.entry.questions import Question, answer, asked_anew, questions
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.extra_fields import Carrier
from tests.rules.telling import RULESET as TELLING

RULES = registry.find("wsom").with_options({})
TABLE = RULES.start()
FRAME = frame_of(RULES, 4)
DEAR = "19m19p19s1234567z1z"
"""A hand so dear that it matters who discarded first."""


def won(text: str) -> Draft:
    """Returns the draft of a hand that the second player wins from the first."""
    return choose_discarder(read(FRAME, text, 1), 0)


def asked_of(draft: Draft) -> list[Question]:
    return list(questions(RULES, TABLE, FRAME, draft))


def test_a_question_is_put_only_where_its_answer_matters() -> None:
    (question,) = asked_of(won(DEAR))
    assert (question.field.id, question.values, question.answered) == ("immunity", (None, 1, 2, 3), False)
    assert asked_of(won("111222333m44z+4z")) == []


def test_nobody_is_an_answer_too() -> None:
    nobody = answer(won(DEAR), Carrier.WINNER, "immunity", None)
    assert [(question.told, question.answered) for question in asked_of(nobody)] == [(None, True)]
    assert not nobody.extra_fields
    somebody = answer(nobody, Carrier.WINNER, "immunity", 2)
    assert [(question.told, question.answered) for question in asked_of(somebody)] == [(2, True)]


def test_what_was_denied_is_asked_again_of_another_win() -> None:
    before = replace(answer(won(DEAR), Carrier.WINNER, "immunity", None), pao_declined=True)
    noted = replace(before, note="late")
    assert asked_anew(RULES.ruleset, before, noted) == noted
    other = asked_anew(RULES.ruleset, before, choose_discarder(before, 3))
    assert (other.answered, other.pao_declined) == (frozenset(), False)


def test_a_number_is_asked_whole_and_keeps_nobody_waiting() -> None:
    rules = TELLING.with_options({})
    table = rules.start()
    frame = frame_of(rules, 4)
    draft = choose_discarder(read(frame, "234m567p33s45s678m+6s", 1), 0)
    (question,) = questions(rules, table, frame, draft)
    assert (question.field.id, question.values, question.told, question.answered) == (
        "flowers",
        (None, *range(9)),
        None,
        True,
    )
    told = answer(draft, Carrier.HAND, "flowers", 3)
    (question,) = questions(rules, table, frame, told)
    assert (question.told, question.values) == (3, (None, *range(9)))
    assert questions(rules, table, frame, replace(draft, value={"points": 1}, entries=())) == ()


def test_questions_on_continuing_are_asked_if_they_matter() -> None:
    rules = TELLING.with_options({})
    frame = frame_of(rules, 4)
    draft = choose_discarder(read(frame, "234m567p33s45s678m+6s", 1), 0)
    early = replace(rules.start(), number=3, dealer=2)
    assert [one.field.id for one in questions(rules, early, frame, draft)] == ["flowers"]
    late = replace(early, number=4, dealer=3)
    told = answer(draft, Carrier.WIN, "last_word", True)
    assert [one.field.id for one in questions(rules, late, frame, told)] == ["flowers", "last_word"]
