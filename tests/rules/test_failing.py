# SPDX-License-Identifier: MIT
"""Why a yaku does not count: what is told, the engine confirms."""

from __future__ import annotations

from random import Random
from string import Formatter

import pytest

from mahjong_desk.learn.cases import Case, example_cases
from mahjong_desk.rules.conditions import Failure, Pieces
from mahjong_desk.rules.failing import BESIDE, COMBINED, DISPLACED, NOT_PLAYED, OTHER_READING, why_not
from mahjong_desk.rules.reasons import Settlement
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.registry import find, rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku import as_played

_ASKED = 6


def settled(case: Case) -> Settlement:
    """Returns what a win comes to."""
    answer = case.settled()
    assert isinstance(answer, Settlement)
    return answer


def told(failure: Failure | Refusal | None) -> Failure:
    """Returns what fails, which is no refusal, with every hole of its sentence filled in every language."""
    assert isinstance(failure, Failure)
    for text in failure.said.as_json().values():
        assert {name for _, name, _, _ in Formatter().parse(text) if name} <= set(failure.figures)
    if failure.reading is not None:
        groups = [failure.reading.groups[place] for place in failure.fault.groups]
        assert set(failure.fault.kinds) <= {kind for group in groups for kind in group.kinds}
        assert len(failure.fault.instead) in (0, len(groups))
    return failure


def example(ruleset: str, yaku: str) -> Case:
    """Returns the example of a yaku, taken apart."""
    found = find(ruleset)
    return example_cases(found)[[one.id for one in found.yaku].index(yaku)]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.id)
def test_of_every_example_it_tells_truly_why_another_yaku_does_not_count(
    ruleset: Ruleset, request: pytest.FixtureRequest
) -> None:
    random = Random(ruleset.id)
    every = bool(request.config.getoption("--long"))
    for case in example_cases(ruleset):
        answer = settled(case)
        evaluation = answer.wins[0].evaluation
        counted = {item.id for item in evaluation.yaku}
        played = as_played(ruleset.yaku, case.rules.options)
        assert all(why_not(case.rules, answer, one) is None for one in counted)
        others = [yaku.id for yaku in ruleset.yaku if yaku.id not in counted]
        for identity in others if every else random.sample(others, min(_ASKED, len(others))):
            failure = told(why_not(case.rules, answer, identity))
            assert (failure.part == NOT_PLAYED) is (identity not in played)
            if failure.part == OTHER_READING:
                assert any(identity in one.yaku and one.reading == failure.reading for one in evaluation.rejected)
            elif identity in played and evaluation.reading is not None:
                condition = played[identity].holds
                failing = [part for part in condition.parts if not part.test(evaluation.facts)]
                if not condition.apart and failure.part in {part.id for part in condition.parts}:
                    assert failure.part == failing[0].id or failing[0].ways
                elif not condition.apart and failing:
                    assert failing[0].ways, (identity, failure.part)


def test_two_wildcards_lie_in_the_dragon_of_beijing() -> None:
    case = example("beijing", "long")
    failure = told(why_not(case.rules, settled(case), "meihun"))
    assert failure.part == "no_substitute"
    rules = find("beijing").with_options({"benhunlong": True})
    assert told(why_not(rules, settled(case), "benhunlong")).part == "one_wild_in_dragon"


def test_what_another_yaku_strikes_out_says_by_which() -> None:
    case = example("mcr", "full_flush")
    failure = told(why_not(case.rules, settled(case), "no_honors"))
    assert failure.part == DISPLACED
    assert failure.figures["yaku"] == ("full_flush",)


def test_beside_a_limit_nothing_else_counts_and_of_nothing_its_condition_is_told() -> None:
    case = example("riichi", "daisangen")
    answer = settled(case)
    failure = told(why_not(case.rules, answer, "yakuhai_white"))
    assert failure.part in (BESIDE, DISPLACED)
    assert failure.figures["yaku"] == ("daisangen",)
    won = answer.wins[0]
    bare = answer._replace(wins=(won._replace(evaluation=won.evaluation._replace(yaku=())),))
    failure = told(why_not(case.rules, bare, "daisangen"))
    assert failure.said == find("riichi").yaku_by_id("daisangen").condition


def test_sets_that_are_combined_already_name_by_what() -> None:
    case = example("mcr", "pure_straight")
    failure = told(why_not(case.rules, settled(case), "short_straight"))
    assert failure.part in (DISPLACED, COMBINED)
    assert "pure_straight" in failure.figures["yaku"]  # type: ignore[operator]


def test_what_the_table_does_not_play_says_so() -> None:
    case = example("arushiaru", "tanyao")
    assert (
        told(why_not(find("arushiaru").with_options({"yaku_chanta": False}), settled(case), "chanta")).part
        == NOT_PLAYED
    )


def test_a_set_that_is_missing_is_named_with_the_group_in_its_place() -> None:
    case = example("riichi", "tanyao")
    failure = told(why_not(case.rules, settled(case), "ittsuu"))
    assert failure.part == "straight"
    assert isinstance(failure.figures["wanted"], Pieces)
    assert failure.fault.groups


def test_of_a_refused_hand_it_tells_the_part_that_fails_or_hands_back_the_refusal() -> None:
    case = example("riichi", "chankan")
    rules = find("riichi").with_options({})
    refused = Case(
        rules, case.table, case.winner, case.giver, case.self_drawn, case.parts, case.won, case.winning
    ).settled()
    assert isinstance(refused, Refusal)
    assert told(why_not(rules, refused, "chankan")).part == "chankan"
    bare = Refusal(refused.code, "It is not a win.")
    assert why_not(rules, bare, "chankan") is bare
