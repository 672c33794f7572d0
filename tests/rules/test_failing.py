# SPDX-License-Identifier: MIT
"""Why a yaku does not count: the engine confirms each reason."""

from dataclasses import replace
from random import Random
from string import Formatter

import pytest

from mahjong_desk.learn.cases.win_case import WinCase, example_cases, yaku_ids
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model.options import SCORING, WINNING, YAKU
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import PieceKinds, YakuFailure
from mahjong_desk.rules.yaku.failing import (
    ALREADY_COMBINED,
    EXCLUDED,
    LIMIT_ONLY,
    NOT_PLAYED,
    OTHER_READING,
    SETS_MISSING,
    why_not_counted,
)
from mahjong_desk.rules.yaku.row import enabled_yaku
from tests.scope import is_thorough

_ASKED, _HANDS, _MANY_HANDS = 6, 4, 20


def settled(case: WinCase) -> Settlement:
    """Returns what a win comes to."""
    answer = case.settle()
    assert isinstance(answer, Settlement)
    return answer


def told(failure: YakuFailure | Refusal | None) -> YakuFailure:
    """Returns what fails, which is no refusal, with every hole of its sentence filled in every language."""
    assert isinstance(failure, YakuFailure)
    for text in failure.message.to_json().values():
        assert {name for _, name, _, _ in Formatter().parse(text) if name} <= set(failure.message_values)
    if failure.reading is not None:
        groups = [failure.reading.groups[place] for place in failure.mismatch.groups]
        assert set(failure.mismatch.kinds) <= {kind for group in groups for kind in group.kinds}
        assert len(failure.mismatch.instead) in (0, len(groups))
    return failure


def example(ruleset: str, yaku: str) -> WinCase:
    """Returns the example of a yaku, taken apart."""
    found = get_ruleset(ruleset)
    return example_cases(found)[[one.id for one in found.yaku].index(yaku)]


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_examples_say_truly_why_another_yaku_does_not_count(ruleset: Ruleset) -> None:
    random = Random(ruleset.id)
    every = is_thorough()
    for case in example_cases(ruleset):
        answer = settled(case)
        evaluation = answer.wins[0].evaluation
        counted = {item.id for item in evaluation.yaku}
        assert all(why_not_counted(case.rules, answer, one) is None for one in counted)
        others = [yaku.id for yaku in ruleset.yaku if yaku.id not in counted]
        for identity in others if every else random.sample(others, min(_ASKED, len(others))):
            confirm(case, answer, identity)


def confirm(case: WinCase, answer: Settlement, identity: str) -> None:
    """Checks with the engine why a yaku does not count in a win."""
    evaluation = answer.wins[0].evaluation
    played = enabled_yaku(case.rules.ruleset.yaku, case.rules.options)
    failure = told(why_not_counted(case.rules, answer, identity))
    if identity not in played:
        assert failure.clause_id == NOT_PLAYED
    if failure.clause_id == OTHER_READING:
        assert any(identity in one.yaku and one.reading == failure.reading for one in evaluation.rejected)
    elif identity in played and evaluation.reading is not None:
        condition = played[identity].condition
        failing = [part for part in condition.clauses if not part.test(evaluation.facts)]
        if not condition.counted_separately and failure.clause_id in {part.diagnostic.id for part in condition.clauses}:
            assert failure.clause_id == failing[0].diagnostic.id or failing[0].ways
        elif not condition.counted_separately and failing:
            assert failing[0].ways, (identity, failure.clause_id)


def confirm_refused(case: WinCase, answer: Refusal, identity: str) -> None:
    """Checks with the engine why a yaku does not count in a refused hand."""
    failure = why_not_counted(case.rules, answer, identity)
    if failure is answer:
        return
    played = enabled_yaku(case.rules.ruleset.yaku, case.rules.options)
    part = told(failure).clause_id
    if identity not in played:
        assert part == NOT_PLAYED
        return
    condition = played[identity].condition
    assert not condition.counted_separately or part == SETS_MISSING
    assert not any(one.test(answer.hand.facts) for one in condition.clauses if one.diagnostic.id == part)


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_house_rules_say_truly_why_a_yaku_does_not_count(ruleset: Ruleset) -> None:
    random = Random(f"{ruleset.id} house rules")
    every = is_thorough()
    counting = [option for option in ruleset.options if option.group in (SCORING, YAKU, WINNING)]
    for option in ruleset.options if every else counting:
        values = [choice.value for choice in option.choices] or [option.number_range[0], option.number_range[-1]]
        for value in values:
            examples = example_cases(ruleset)
            for case in random.sample(examples, min(len(examples), _MANY_HANDS if every else _HANDS)):
                rules = ruleset.bind({**case.rules.options, option.id: value})
                other, usual = replace(case, rules=rules), set(yaku_ids(case.settle()))
                answer = other.settle()
                if isinstance(answer, Refusal):
                    confirm_refused(other, answer, random.choice(ruleset.yaku).id)
                    continue
                counted = set(yaku_ids(answer))
                # What counts as a rule at other tables is what a house rule may leave out.
                left_out = sorted(usual - counted)
                others = [yaku.id for yaku in ruleset.yaku if yaku.id not in usual | counted]
                for identity in (*left_out, *(others if every else random.sample(others, min(2, len(others))))):
                    confirm(other, answer, identity)
                    failure = told(why_not_counted(rules, answer, identity))
                    apart = ruleset.yaku_by_id(identity).condition.counted_separately
                    if identity in left_out and apart and not ruleset.yaku_by_id(identity).is_placeholder:
                        assert failure.clause_id in (NOT_PLAYED, EXCLUDED, ALREADY_COMBINED), (
                            option.id,
                            value,
                            identity,
                        )


@pytest.mark.parametrize(
    ("stacking", "left_out"), [("alone", ("toitoi", "minkan", "ankan")), ("dora", ("toitoi",)), ("add", ())]
)
def test_a_grand_yaku_names_what_it_excludes(stacking: str, left_out: tuple[str, ...]) -> None:
    case = example("shogi", "ryankantsu")
    rules = get_ruleset("shogi").bind({"grand_stacking": stacking})
    answer = settled(replace(case, rules=rules))
    for identity in ("toitoi", "minkan", "ankan"):
        failure = why_not_counted(rules, answer, identity)
        if identity not in left_out:
            assert failure is None
            continue
        assert told(failure).clause_id == EXCLUDED
        assert told(failure).message_values["yaku"] == ("ryankantsu",)
    assert told(why_not_counted(rules, answer, "dora")).clause_id == "dora"


def test_two_wildcards_lie_in_the_dragon_of_beijing() -> None:
    case = example("beijing", "long")
    failure = told(why_not_counted(case.rules, settled(case), "meihun"))
    assert failure.clause_id == "no_substitute"
    rules = get_ruleset("beijing").bind({"benhunlong": True})
    assert told(why_not_counted(rules, settled(case), "benhunlong")).clause_id == "one_wild_in_dragon"


def test_only_a_wildcard_for_another_kind_is_a_fault() -> None:
    case = example("beijing", "long")
    pair = next(part for part in case.groups if len(part.pieces) == 2)
    groups = tuple(part._replace(pieces=(EAST, EAST)) if part is pair else part for part in case.groups)
    failure = told(why_not_counted(case.rules, settled(replace(case, groups=groups)), "meihun"))
    assert failure.reading is not None
    assert [failure.reading.groups[place].kinds for place in failure.mismatch.groups] == [(0, 1, 2)]
    assert failure.message_values["count"] == 1


@pytest.mark.parametrize(
    ("case", "places"), [("all_simples", (0, 2, 3, 4)), ("all_terminals_and_honors", (0, 1, 2, 3, 4))]
)
def test_what_is_no_even_pung_or_pair_is_named(case: str, places: tuple[int, ...]) -> None:
    win = example("mcr", case)
    failure = told(why_not_counted(win.rules, settled(win), "all_even_pungs"))
    assert (failure.clause_id, failure.mismatch.groups) == ("even", places)


def test_what_another_yaku_strikes_out_says_by_which() -> None:
    case = example("mcr", "full_flush")
    failure = told(why_not_counted(case.rules, settled(case), "no_honors"))
    assert failure.clause_id == EXCLUDED
    assert failure.message_values["yaku"] == ("full_flush",)


def test_next_to_a_limit_nothing_else_counts() -> None:
    case = example("riichi", "daisangen")
    answer = settled(case)
    failure = told(why_not_counted(case.rules, answer, "yakuhai_white"))
    assert failure.clause_id in (LIMIT_ONLY, EXCLUDED)
    assert failure.message_values["yaku"] == ("daisangen",)
    won = answer.wins[0]
    bare = answer._replace(wins=(won._replace(evaluation=won.evaluation._replace(yaku=())),))
    failure = told(why_not_counted(case.rules, bare, "daisangen"))
    assert failure.message == get_ruleset("riichi").yaku_by_id("daisangen").description


def test_sets_that_are_combined_already_name_by_what() -> None:
    case = example("mcr", "pure_straight")
    failure = told(why_not_counted(case.rules, settled(case), "short_straight"))
    assert failure.clause_id in (EXCLUDED, ALREADY_COMBINED)
    assert "pure_straight" in failure.message_values["yaku"]  # type: ignore[operator]


def test_what_the_table_does_not_play_says_so() -> None:
    case = example("arushiaru", "tanyao")
    assert (
        told(why_not_counted(get_ruleset("arushiaru").bind({"yaku_chanta": False}), settled(case), "chanta")).clause_id
        == NOT_PLAYED
    )


def test_a_missing_set_is_named_with_the_group_in_its_place() -> None:
    case = example("riichi", "tanyao")
    failure = told(why_not_counted(case.rules, settled(case), "ittsuu"))
    assert failure.clause_id == "straight"
    assert isinstance(failure.message_values["wanted"], PieceKinds)
    assert failure.mismatch.groups


def test_where_no_set_is_there_it_says_so_once() -> None:
    case = example("riichi", "toitoi")
    failure = told(why_not_counted(case.rules, settled(case), "ittsuu"))
    assert failure.message.en == "It takes {needed}; none is there."
    assert len(failure.mismatch.groups) == 3


def test_a_hand_below_the_minimum_has_no_table_yaku() -> None:
    case = example("mcr", "chicken_hand")
    rules = get_ruleset("mcr").bind({"minimum": 12})
    refused = replace(case, rules=rules).settle()
    assert isinstance(refused, Refusal)
    assert why_not_counted(rules, refused, "chicken_hand") is refused
    assert told(why_not_counted(rules, refused, "all_chows")).mismatch.groups


def test_a_refused_hand_tells_the_failing_part_or_its_refusal() -> None:
    case = example("riichi", "chankan")
    rules = get_ruleset("riichi").bind({})
    refused = WinCase(
        rules,
        case.table,
        case.winner,
        case.discarder,
        case.self_drawn,
        case.groups,
        case.winning_group,
        case.winning_piece,
    ).settle()
    assert isinstance(refused, Refusal)
    assert told(why_not_counted(rules, refused, "chankan")).clause_id == "chankan"
    bare = Refusal(refused.code, "It is not a win.")
    assert why_not_counted(rules, bare, "chankan") is bare


@pytest.mark.parametrize("identity", ["prevalent_wind", "seat_wind"])
def test_a_wind_of_which_there_is_no_pung_is_named(identity: str) -> None:
    case = example("mcr", "all_simples")
    winds = {"prevalent_wind": case.table.round_wind.place, "seat_wind": case.table.seat_wind(case.winner)}
    failure = told(why_not_counted(case.rules, settled(case), identity))
    assert failure.message_values["wanted"] == PieceKinds(((EAST + winds[identity],),))
