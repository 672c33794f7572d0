# SPDX-License-Identifier: MIT
"""What a ruleset still has to ask: only if the answer matters, and again for another win."""

from dataclasses import replace

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.draft import Draft, hand_spec
from mahjong_desk.entry.questions import FieldQuestion, find_questions, possible_questions, reopen_questions, set_answer
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.extra_fields import FieldOwner
from tests.entry.making import parse_hand
from tests.rules.telling import RULESET as TELLING

RULES = registry.get_ruleset("wsom").bind({})
TABLE = RULES.opening_table()
SPEC = hand_spec(RULES, 4)
DEAR = "19m19p19s1234567z1z"
"""A hand so dear that it matters who discarded first."""


def won(text: str) -> Draft:
    """Returns the draft of a hand that the second player wins from the first."""
    return choose_discarder(parse_hand(SPEC, text, 1), 0)


def asked_of(draft: Draft) -> list[FieldQuestion]:
    return list(find_questions(RULES, TABLE, SPEC, draft))


def test_a_question_is_put_only_where_its_answer_matters() -> None:
    (question,) = asked_of(won(DEAR))
    assert (question.field.id, question.values, question.answered) == ("immunity", (None, 1, 2, 3), False)
    assert asked_of(won("111222333m44z+4z")) == []


def test_what_may_be_asked_of_a_win_is_known_of_every_ruleset() -> None:
    asked = [field.id for field in possible_questions(TELLING)]
    assert asked == ["flowers", "last_word"]
    ids = {ruleset.id: [field.id for field in possible_questions(ruleset)] for ruleset in registry.all_rulesets()}
    assert (ids["wsom"], ids["arushiaru"], ids["boo"]) == (["mixed", "immunity"], [], [])


def test_of_a_typed_value_nobody_is_the_usual_answer() -> None:
    typed = Draft(winner=1, discarder=0, value={"points": 70})
    (question,) = asked_of(typed)
    assert (question.field.id, question.answered) == ("immunity", True)


def test_nobody_is_an_answer_too() -> None:
    nobody = set_answer(won(DEAR), FieldOwner.WINNER, "immunity", None)
    assert [(question.answer, question.answered) for question in asked_of(nobody)] == [(None, True)]
    assert not nobody.extra_fields
    somebody = set_answer(nobody, FieldOwner.WINNER, "immunity", 2)
    assert [(question.answer, question.answered) for question in asked_of(somebody)] == [(2, True)]
    both = set_answer(somebody, FieldOwner.HAND, "mixed", True)
    assert both.extra_fields == {(FieldOwner.WINNER, "immunity"): 2, (FieldOwner.HAND, "mixed"): True}
    assert assess(RULES, TABLE, won(DEAR)).open_questions
    assert not assess(RULES, TABLE, somebody).open_questions


def test_what_was_denied_is_asked_again_of_another_win() -> None:
    before = replace(set_answer(won(DEAR), FieldOwner.WINNER, "immunity", None), pao_declined=True)
    noted = replace(before, note="late")
    assert reopen_questions(RULES.ruleset, before, noted) == noted
    other = reopen_questions(RULES.ruleset, before, choose_discarder(before, 3))
    assert (other.denied_fields, other.pao_declined) == (frozenset(), False)
    typed = reopen_questions(RULES.ruleset, before, replace(before, value={"points": 70}))
    assert (typed.denied_fields, typed.pao_declined) == (frozenset(), False)


def test_a_number_is_asked_whole_and_keeps_nobody_waiting() -> None:
    rules = TELLING.bind({})
    table = rules.opening_table()
    spec = hand_spec(rules, 4)
    draft = choose_discarder(parse_hand(spec, "234m567p33s45s678m+6s", 1), 0)
    (question,) = find_questions(rules, table, spec, draft)
    assert (question.field.id, question.values, question.answer, question.answered) == (
        "flowers",
        (None, *range(9)),
        None,
        True,
    )
    result = set_answer(draft, FieldOwner.HAND, "flowers", 3)
    (question,) = find_questions(rules, table, spec, result)
    assert (question.answer, question.values) == (3, (None, *range(9)))
    assert find_questions(rules, table, spec, replace(draft, value={"points": 1}, entries=())) == ()


def test_questions_on_continuing_are_asked_if_they_matter() -> None:
    rules = TELLING.bind({})
    spec = hand_spec(rules, 4)
    draft = choose_discarder(parse_hand(spec, "234m567p33s45s678m+6s", 1), 0)
    early = rules.opening_table()._replace(hand_number=3, dealer=2)
    assert [one.field.id for one in find_questions(rules, early, spec, draft)] == ["flowers"]
    late = early._replace(hand_number=4, dealer=3)
    result = set_answer(draft, FieldOwner.WIN, "last_word", True)
    asked = find_questions(rules, late, spec, result)
    assert [(one.field.id, one.values, one.answer) for one in asked[1:]] == [("last_word", (None, True), True)]
