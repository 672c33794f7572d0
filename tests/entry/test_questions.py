# SPDX-License-Identifier: MIT
"""The questions of a ruleset, which are asked only if the answer matters."""

from dataclasses import replace

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.draft import Draft, hand_spec
from mahjong_desk.entry.questions import FieldQuestion, find_questions, possible_questions, reopen_questions, set_answer
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.extra_fields import FieldOwner
from tests.entry.making import parse_hand
from tests.rules.penny_with_fields import RULESET as TELLING

RULES = registry.get_ruleset("wsom").bind({})
TABLE = RULES.opening_table()
SPEC = hand_spec(RULES, 4)
LIMIT_HAND = "19m19p19s1234567z1z"
"""A hand so valuable that it matters who discarded first."""


def won(text: str) -> Draft:
    """Returns the draft of a hand that the second player wins from the first."""
    return choose_discarder(parse_hand(SPEC, text, 1), 0)


def questions_for(draft: Draft) -> list[FieldQuestion]:
    return list(find_questions(RULES, TABLE, SPEC, draft))


def test_question_is_asked_only_if_its_answer_matters() -> None:
    (question,) = questions_for(won(LIMIT_HAND))
    assert (question.field.id, question.values, question.is_answered) == ("immunity", (None, 1, 2, 3), False)
    assert questions_for(won("111222333m44z+4z")) == []


def test_possible_questions_are_known_for_each_ruleset() -> None:
    assert [field.id for field in possible_questions(TELLING)] == ["flowers", "last_word"]
    ids = {ruleset.id: [field.id for field in possible_questions(ruleset)] for ruleset in registry.all_rulesets()}
    assert (ids["wsom"], ids["arushiaru"], ids["boo"]) == (["mixed", "immunity"], [], [])


def test_immunity_of_a_typed_value_defaults_to_no_player() -> None:
    (question,) = questions_for(Draft(winner=1, discarder=0, value={"points": 70}))
    assert (question.field.id, question.is_answered) == ("immunity", True)


def test_no_player_is_a_valid_answer() -> None:
    no_player = set_answer(won(LIMIT_HAND), FieldOwner.WINNER, "immunity", None)
    assert [(question.answer, question.is_answered) for question in questions_for(no_player)] == [(None, True)]
    assert not no_player.extra_fields
    one_player = set_answer(no_player, FieldOwner.WINNER, "immunity", 2)
    assert [(question.answer, question.is_answered) for question in questions_for(one_player)] == [(2, True)]
    both = set_answer(one_player, FieldOwner.HAND, "mixed", True)
    assert both.extra_fields == {(FieldOwner.WINNER, "immunity"): 2, (FieldOwner.HAND, "mixed"): True}
    assert assess(RULES, TABLE, won(LIMIT_HAND)).open_questions
    assert not assess(RULES, TABLE, one_player).open_questions


def test_denied_questions_are_asked_again_for_another_win() -> None:
    before = replace(set_answer(won(LIMIT_HAND), FieldOwner.WINNER, "immunity", None), pao_declined=True)
    noted = replace(before, note="late")
    assert reopen_questions(RULES.ruleset, before, noted) == noted
    other = reopen_questions(RULES.ruleset, before, choose_discarder(before, 3))
    assert (other.denied_fields, other.pao_declined) == (frozenset(), False)
    typed = reopen_questions(RULES.ruleset, before, replace(before, value={"points": 70}))
    assert (typed.denied_fields, typed.pao_declined) == (frozenset(), False)


def test_number_question_is_optional_and_lists_its_range() -> None:
    rules = TELLING.bind({})
    table = rules.opening_table()
    spec = hand_spec(rules, 4)
    draft = choose_discarder(parse_hand(spec, "234m567p33s45s678m+6s", 1), 0)
    (question,) = find_questions(rules, table, spec, draft)
    assert (question.field.id, question.values, question.answer, question.is_answered) == (
        "flowers",
        (None, *range(9)),
        None,
        True,
    )
    (question,) = find_questions(rules, table, spec, set_answer(draft, FieldOwner.HAND, "flowers", 3))
    assert (question.answer, question.values) == (3, (None, *range(9)))
    assert find_questions(rules, table, spec, replace(draft, value={"points": 1}, entries=())) == ()


def test_questions_on_continuing_are_asked_if_they_matter() -> None:
    rules = TELLING.bind({})
    spec = hand_spec(rules, 4)
    draft = choose_discarder(parse_hand(spec, "234m567p33s45s678m+6s", 1), 0)
    early = rules.opening_table()._replace(hand_number=3, dealer=2)
    assert [question.field.id for question in find_questions(rules, early, spec, draft)] == ["flowers"]
    late = early._replace(hand_number=4, dealer=3)
    (_, question) = find_questions(rules, late, spec, set_answer(draft, FieldOwner.WIN, "last_word", True))
    assert (question.field.id, question.values, question.answer) == ("last_word", (None, True), True)
