# SPDX-License-Identifier: MIT
"""Conditions made of named clauses: their results, first failures, and messages."""

from string import Formatter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import (
    Condition,
    Diagnostic,
    Mismatch,
    all_of,
    any_of,
    clause,
    separately_counted,
)
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.shapes import HandShape, Reading, WaitKind
from mahjong_desk.texts import LocalizedText

READING = Reading(HandShape.REGULAR, (), 0, WaitKind.TANKI)
NUMBERS = st.integers(0, 255)


def bit(place: int) -> Condition[int]:
    return clause(Diagnostic(str(place), LocalizedText("", "", "")), lambda number: number & 1 << place)


def conditions_of(yaku: AnyYaku) -> list[Condition[Any]]:
    """Returns every condition of a yaku, including those of its variants."""
    every = [yaku.condition, *(variant.condition for variant in yaku.variants if variant.condition is not None)]
    return every if yaku.combination is None or yaku.combination.needs is None else [*every, yaku.combination.needs]


@given(NUMBERS, st.lists(st.integers(0, 7), min_size=1, max_size=5))
def test_all_of_names_the_first_failing_clause(number: int, places: list[int]) -> None:
    condition = all_of(*map(bit, places))
    assert bool(condition.test(number)) is all(number >> place & 1 for place in places)
    failure = condition.first_failure(number, READING)
    missing = [place for place in places if not number >> place & 1]
    assert (None if failure is None else failure.clause_id) == (str(missing[0]) if missing else None)


@given(NUMBERS)
def test_any_of_holds_if_one_alternative_holds(number: int) -> None:
    far, near = all_of(bit(0), bit(1), bit(2)), all_of(bit(3), bit(4))
    condition = any_of(far, near)
    assert bool(condition.test(number)) is (number & 0b111 == 0b111 or number & 0b11000 == 0b11000)
    failure = condition.first_failure(number, READING)
    assert (failure is None) is bool(condition.test(number))
    if number & 0b11111 == 0b10110:
        assert failure.clause_id == "0"


def test_all_of_returns_the_result_of_its_last_clause() -> None:
    assert all_of(bit(0), bit(3)).test(0b1001) == 0b1000
    assert bit(3).test(0b1001) == 0b1000


def test_a_separately_counted_condition_reports_its_clause() -> None:
    condition = separately_counted(Diagnostic("dora", LocalizedText("", "", "")))
    assert not condition.test(object())
    assert condition.first_failure(object(), READING).clause_id == "dora"


def test_a_mismatch_can_replace_the_usual_message() -> None:
    special, usual = LocalizedText("", "special", ""), LocalizedText("", "usual", "")
    condition = clause(Diagnostic("one", usual, lambda facts, reading: Mismatch((0,), text=special)), bool)
    messages = [getattr(condition.first_failure(0, reading), "message", None) for reading in (READING, None)]
    assert messages == [special, usual]


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_every_condition_says_what_fails_in_three_languages(ruleset: Ruleset) -> None:
    for yaku in ruleset.yaku:
        for condition in conditions_of(yaku):
            for part in condition.clauses:
                texts = part.diagnostic.text.to_json().values()
                assert part.diagnostic.id
                assert all(text.strip() for text in texts)
                holes = [{name for _, name, _, _ in Formatter().parse(text) if name} for text in texts]
                assert holes[0] == holes[1] == holes[2], part.diagnostic.id
