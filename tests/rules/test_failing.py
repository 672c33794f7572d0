# SPDX-License-Identifier: MIT
"""Why a yaku does not count: the engine confirms each reason."""

from dataclasses import replace
from random import Random
from string import Formatter

import pytest

from mahjong_desk.interchange import read_event
from mahjong_desk.learn.cases.win_case import WinCase, example_cases, yaku_ids
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model.options import SCORING, WINNING, YAKU
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import RoundWind
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
from tests.rules.systems.asking import Json, melds_of
from tests.scope import is_thorough

_ASKED, _HANDS, _MANY_HANDS = 6, 4, 20


def settled(case: WinCase) -> Settlement:
    """Settles a win that must not be refused."""
    answer = case.settle()
    assert isinstance(answer, Settlement)
    return answer


def checked_failure(failure: YakuFailure | Refusal | None) -> YakuFailure:
    """Returns a failure after checking its message in every language."""
    assert isinstance(failure, YakuFailure)
    for text in failure.message.to_json().values():
        assert {name for _, name, _, _ in Formatter().parse(text) if name} <= set(failure.message_values)
    if failure.reading is not None:
        groups = [failure.reading.groups[place] for place in failure.mismatch.groups]
        assert set(failure.mismatch.kinds) <= {kind for group in groups for kind in group.kinds}
        assert len(failure.mismatch.instead) in (0, len(groups))
    return failure


def example(ruleset: str, yaku: str) -> WinCase:
    system = get_ruleset(ruleset)
    return example_cases(system)[[entry.id for entry in system.yaku].index(yaku)]


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_failures_of_other_yaku_in_examples_are_correct(ruleset: Ruleset) -> None:
    random = Random(ruleset.id)
    every = is_thorough()
    for case in example_cases(ruleset):
        answer = settled(case)
        counted = {item.id for item in answer.wins[0].evaluation.yaku}
        assert all(why_not_counted(case.rules, answer, yaku_id) is None for yaku_id in counted)
        others = [yaku.id for yaku in ruleset.yaku if yaku.id not in counted]
        for yaku_id in others if every else random.sample(others, min(_ASKED, len(others))):
            confirm(case, answer, yaku_id)


def confirm(case: WinCase, answer: Settlement, yaku_id: str) -> None:
    """Checks with the engine why a yaku does not count in a win."""
    evaluation = answer.wins[0].evaluation
    played = enabled_yaku(case.rules.ruleset.yaku, case.rules.options)
    failure = checked_failure(why_not_counted(case.rules, answer, yaku_id))
    if yaku_id not in played:
        assert failure.clause_id == NOT_PLAYED
    if failure.clause_id == OTHER_READING:
        assert any(yaku_id in other.yaku and other.reading == failure.reading for other in evaluation.rejected_readings)
    elif yaku_id in played and evaluation.reading is not None:
        condition = played[yaku_id].condition
        failing = [part for part in condition.clauses if not part.test(evaluation.facts)]
        if not condition.counted_separately and failure.clause_id in {part.diagnostic.id for part in condition.clauses}:
            assert failure.clause_id == failing[0].diagnostic.id or failing[0].ways
        elif not condition.counted_separately and failing:
            assert failing[0].ways, (yaku_id, failure.clause_id)


def confirm_refused(case: WinCase, answer: Refusal, yaku_id: str) -> None:
    """Checks with the engine why a yaku does not count in a refused hand."""
    failure = why_not_counted(case.rules, answer, yaku_id)
    if failure is answer:
        return
    played = enabled_yaku(case.rules.ruleset.yaku, case.rules.options)
    part = checked_failure(failure).clause_id
    if yaku_id not in played:
        assert part == NOT_PLAYED
        return
    condition = played[yaku_id].condition
    assert not condition.counted_separately or part == SETS_MISSING
    assert not any(clause.test(answer.hand.facts) for clause in condition.clauses if clause.diagnostic.id == part)


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_failures_under_house_rules_are_correct(ruleset: Ruleset) -> None:
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
                # Yaku that count under the example's options, but not under the house rule.
                left_out = sorted(usual - counted)
                others = [yaku.id for yaku in ruleset.yaku if yaku.id not in usual | counted]
                for yaku_id in (*left_out, *(others if every else random.sample(others, min(2, len(others))))):
                    confirm(other, answer, yaku_id)
                    failure = checked_failure(why_not_counted(rules, answer, yaku_id))
                    counted_separately = ruleset.yaku_by_id(yaku_id).condition.counted_separately
                    if yaku_id in left_out and counted_separately and not ruleset.yaku_by_id(yaku_id).is_placeholder:
                        allowed = (NOT_PLAYED, EXCLUDED, ALREADY_COMBINED)
                        assert failure.clause_id in allowed, (option.id, value, yaku_id)


@pytest.mark.parametrize(
    ("stacking", "left_out"), [("alone", ("toitoi", "minkan", "ankan")), ("dora", ("toitoi",)), ("add", ())]
)
def test_excluded_yaku_name_the_grand_yaku(stacking: str, left_out: tuple[str, ...]) -> None:
    case = example("shogi", "ryankantsu")
    rules = get_ruleset("shogi").bind({"grand_stacking": stacking})
    answer = settled(replace(case, rules=rules))
    for yaku_id in ("toitoi", "minkan", "ankan"):
        failure = why_not_counted(rules, answer, yaku_id)
        if yaku_id not in left_out:
            assert failure is None
            continue
        assert checked_failure(failure).clause_id == EXCLUDED
        assert checked_failure(failure).message_values["yaku"] == ("ryankantsu",)
    assert checked_failure(why_not_counted(rules, answer, "dora")).clause_id == "dora"


def test_two_wildcards_in_the_dragon_break_benhunlong() -> None:
    case = example("beijing", "long")
    assert checked_failure(why_not_counted(case.rules, settled(case), "meihun")).clause_id == "no_substitute"
    rules = get_ruleset("beijing").bind({"benhunlong": True})
    assert checked_failure(why_not_counted(rules, settled(case), "benhunlong")).clause_id == "one_wild_in_dragon"


def test_dadiao_reports_the_sets_that_are_not_melds() -> None:
    rules = get_ruleset("beijing").bind({"doublings_dadiao": 1})
    failure = checked_failure(why_not_counted(rules, settled(example("beijing", "long")), "dadiao"))
    assert failure.clause_id == "four_melds"
    assert failure.reading is not None
    assert [len(failure.reading.groups[place].kinds) for place in failure.mismatch.groups] == [3, 3, 3, 3]


def test_meihun_fails_only_for_substituting_wildcards() -> None:
    case = example("beijing", "long")
    pair = next(part for part in case.groups if len(part.pieces) == 2)
    groups = tuple(part._replace(pieces=(EAST, EAST)) if part is pair else part for part in case.groups)
    failure = checked_failure(why_not_counted(case.rules, settled(replace(case, groups=groups)), "meihun"))
    assert failure.reading is not None
    assert [failure.reading.groups[place].kinds for place in failure.mismatch.groups] == [(0, 1, 2)]
    assert failure.message_values["count"] == 1


FAULTS: list[tuple[str, str, str, Json, dict[str, str]]] = [
    ("riichi", "234m567m45p11s678s+6p", "", {"situation": ["riichi"]}, {
        "menzen_tsumo": "self_drawn", "ittsuu": "straight: 234m 678s: 234m678s", "tanyao": "simples: 11s: 1s",
        "yakuhai_white": "triplet", "chiitoitsu": "pairs: 234m 567m 456p 678s",
        "chanta": "end_in_each: 234m 567m 456p 678s", "toitoi": "triplets: 234m 567m 456p 678s",
        "sanankou": "concealed_triplets", "sankantsu": "exact_kans",
        "honroutou": "ends: 234m 567m 456p 678s: 234567m456p678s", "shousangen": "dragon_triplets",
        "honitsu": "one_suit: 456p 11s 678s: 456p1678s",
        "tsuuiisou": "honours: 234m 567m 456p 11s 678s: 234567m456p1678s",
        "chinroutou": "terminals: 234m 567m 456p 678s: 234567m456p678s",
        "ryuuiisou": "greens: 234m 567m 456p 11s 678s: 234567m456p17s", "kokushi": "orphans: 234m 567m 456p 678s",
        "suukantsu": "kans: 234m 567m 456p 678s", "daisuushii": "wind_triplets",
    }),
    ("riichi", "1133m2288p4499s7z+7z", "", {"situation": ["riichi"]}, {
        "pinfu": "sequences", "tanyao": "simples: 11m 99s 77z: 1m9s7z", "yakuhai_red": "triplet: 77z",
        "chanta": "end_in_each: 33m 22p 88p 44s", "toitoi": "triplets: 11m 33m 22p 88p 44s 99s 77z",
        "honroutou": "ends: 33m 22p 88p 44s: 3m28p4s", "shousangen": "dragon_triplets: 77z",
        "honitsu": "one_suit: 22p 88p 44s 99s: 28p49s", "chinitsu": "no_honours: 77z: 7z",
        "chinroutou": "terminals: 33m 22p 88p 44s 77z: 3m28p4s7z", "kokushi": "orphans", "suukantsu": "kans",
    }),
    ("riichi", "11122233344z55z+5z", "", {}, {
        "pinfu": "sequences: 111z 222z 333z 555z", "chanta": "some_sequence",
        "chiitoitsu": "pairs: 111z 222z 333z 555z", "sankantsu": "exact_kans: 111z 222z 333z 555z",
        "shousangen": "dragon_triplets: 111z 222z 333z", "daisuushii": "wind_triplets: 44z", "honitsu": "one_suit",
        "chinitsu": "no_honours: 111z 222z 333z 44z 555z: 12345z", "suuankou": "concealed_triplets: 555z",
    }),
    ("riichi", "222m444p99s55z+5z", "min 1111p", {}, {
        "menzen_tsumo": "closed: 1111p", "sanankou": "concealed_triplets: 555z",
        "suuankou": "concealed_triplets: 555z 1111p", "sankantsu": "exact_kans: 222m 444p 555z",
        "daisuushii": "wind_triplets: 222m 444p 555z 1111p", "chiitoitsu": "pairs: 222m 444p 555z 1111p",
        "suukantsu": "kans: 222m 444p 555z", "chanta": "end_in_each: 222m 444p", "honroutou": "ends: 222m 444p: 2m4p",
        "chinroutou": "terminals: 222m 444p 555z: 2m4p5z",
    }),
    ("riichi", "19m19p19s1234567z+1z", "", {}, {
        "pinfu": "sequences", "tanyao": "simples: 1m 9m 1p 9p 1s 9s 11z 2z 3z 4z 5z 6z 7z: 19m19p19s1234567z",
        "yakuhai_round": "round_wind: 11z", "yakuhai_white": "triplet: 5z",
        "chiitoitsu": "pairs: 1m 9m 1p 9p 1s 9s 2z 3z 4z 5z 6z 7z", "chanta": "end_in_each",
        "toitoi": "triplets: 1m 9m 1p 9p 1s 9s 11z 2z 3z 4z 5z 6z 7z", "honroutou": "ends",
        "daisangen": "dragon_triplets: 5z 6z 7z", "shousuushii": "wind_triplets: 11z 2z 3z 4z",
        "honitsu": "one_suit: 1p 9p 1s 9s: 19p19s",
    }),
    ("mcr", "234m567m45p11s678s+6p", "", {}, {
        "seven_shifted_pairs": "shifted_pairs: 234m 567m 456p 11s 678s",
        "all_even_pungs": "even: 234m 567m 456p 11s 678s", "all_fives": "five_in_each: 234m 11s 678s",
        "upper_tiles": "from_7_to_9: 234m 567m 456p 11s 678s: 23456m456p16s",
        "middle_tiles": "from_4_to_6: 234m 567m 11s 678s: 237m178s",
        "lower_four": "from_1_to_4: 567m 456p 678s: 567m56p678s",
        "reversible_tiles": "reversible: 234m 567m 456p 11s 678s: 234567m6p17s",
        "all_pungs": "pungs: 234m 567m 456p 678s", "melded_hand": "all_claimed: 234m 567m 456p 678s",
        "one_voided_suit": "suits: 456p: 456p", "knitted_straight": "nine_knitted: 234m 567m 456p 678s",
        "pung_of_terminals_or_honors": "outer_pung: 11s", "edge_wait": "edge_wait: 456p",
    }),
    ("mcr", "1122334455779m+9m", "", {}, {
        "seven_shifted_pairs": "shifted_pairs: 99m", "all_even_pungs": "sets_and_pair: 11m 22m 33m 44m 55m 77m 99m",
        "all_pungs": "pungs: 11m 22m 33m 44m 55m 77m 99m", "all_chows": "chows",
        "outside_hand": "sets_and_pair: 11m 22m 33m 44m 55m 77m 99m", "all_types": "suits",
        "one_voided_suit": "suits", "pung_of_terminals_or_honors": "outer_pung: 11m 99m",
        "single_wait": "pair_wait: 99m",
    }),
    ("mcr", "2244m6688p11s33s7z+7z", "", {}, {
        "seven_shifted_pairs": "shifted_pairs: 66p 88p 11s 33s 77z", "dragon_pung": "dragon_pung: 77z",
        "two_dragon_pungs": "dragon_pungs: 77z", "all_even_pungs": "sets_and_pair: 22m 44m 66p 88p 11s 33s 77z",
        "all_chows": "chows", "melded_hand": "all_claimed", "half_flush": "one_suit: 66p 88p 11s 33s: 68p13s",
        "one_voided_suit": "suits: 11s 33s: 13s",
    }),
    ("mcr", "222m444p99s55z+5z", "min 1111p", {}, {
        "all_even_pungs": "even: 99s 555z 1111p", "four_kongs": "kongs: 222m 444p 555z",
        "two_melded_kongs": "melded_kongs: 222m 444p 555z", "two_concealed_kongs": "melded_kongs: 1111p",
        "concealed_and_melded_kong": "concealed_kongs: 222m 444p 555z 1111p", "tile_hog": "hog: 1111p",
        "all_fives": "five_in_each: 222m 444p 99s 555z 1111p", "melded_hand": "all_claimed: 222m 444p 555z",
        "all_chows": "chows: 222m 444p 555z 1111p", "reversible_tiles": "reversible: 222m: 2m",
        "one_voided_suit": "suits: 99s: 9s",
    }),
    ("mcr", "258m1478s369p+8s", "chi 234p", {}, {
        "thirteen_orphans": "orphans: 234p", "seven_pairs": "pairs: 258m 369p 147s 234p",
        "seven_shifted_pairs": "shifted_pairs: 258m 369p 147s 88s 234p",
        "all_even_pungs": "sets_and_pair: 258m 369p 147s 88s", "all_pungs": "pungs: 258m 369p 147s 88s 234p",
        "concealed_hand": "closed: 234p", "lesser_honors_and_knitted_tiles": "knitted_honours: 234p",
    }),
    ("riichi", "234m567m45p11z678s+6p", "", {"situation": ["riichi"]}, {
        "pinfu": "worthless_pair: 11z", "tanyao": "simples: 11z: 1z", "chinitsu": "no_honours: 11z: 1z",
        "honitsu": "one_suit: 456p 678s: 456p678s", "honroutou": "ends: 234m 567m 456p 678s: 234567m456p678s",
        "chinroutou": "terminals: 234m 567m 456p 678s 11z: 234567m456p678s1z",
        "ryuuiisou": "greens: 234m 567m 456p 678s 11z: 234567m456p7s1z",
        "tsuuiisou": "honours: 234m 567m 456p 678s: 234567m456p678s", "junchan": "end_in_each: 234m 567m 456p 678s",
    }),
    ("mcr", "234m567m45p11z678s+6p", "", {}, {
        "all_chows": "no_honour_pair: 11z", "all_simples": "simples: 11z: 1z", "full_flush": "no_honours: 11z: 1z",
        "half_flush": "one_suit: 456p 678s: 456p678s",
        "upper_tiles": "from_7_to_9: 234m 567m 456p 678s 11z: 23456m456p6s1z",
        "all_even_pungs": "even: 234m 567m 456p 678s 11z", "all_fives": "five_in_each: 234m 678s 11z",
        "one_voided_suit": "suits: 678s: 678s",
        "all_terminals": "terminals: 234m 567m 456p 678s 11z: 234567m456p678s1z",
    }),
    ("mcr", "12345s55m+3s", "chi 789p chi 678m", {}, {
        "edge_wait": "edge_wait: 123s: 6s", "closed_wait": "closed_wait: 123s", "single_wait": "pair_wait: 123s",
    }),
    ("shogi", "P+P", "min NNNN ankan GGGG", {}, {
        "tsumo": "closed: NNNN", "tsuuiisou": "no_pawn: PP", "suutoitsu": "pairs: NNNN GGGG",
        "fuiisou": "pawns: NNNN GGGG", "kogoma_sanyaku": "sets_of: GGGG", "shugo_sanyaku": "sets_of: NNNN",
        "daisangen": "three_dragons: PP NNNN GGGG",
    }),
    ("shogi", "PPBBRRK+K", "", {}, {
        "fuiisou": "pawns: BB PRR PKK", "kogoma_sanyaku": "sets_of: PRR PKK", "ryankantsu": "two_kans: PRR PKK",
        "suushiihou": "pairs: PRR PKK",
    }),
    ("shogi", "PLNSGBR+K", "", {}, {
        "yakuhai_gyoku": "dragon: K", "tsuuiisou": "no_pawn: P", "toitoi": "two_sets: P L N S G B R K",
        "suutoitsu": "pairs: P L N S G B R K", "fuiisou": "pawns: L N S G B R K", "ryankantsu": "two_kans",
    }),
    ("shogi", "LLNNGGR+R", "", {}, {"toitoi": "two_sets: LL NN GG RR", "daisangen": "two_sets: LL NN GG RR"}),
    ("wsom", "222m444p99s55z+5z", "min 1111p", {}, {
        "pinfu": "sequences: 222m 444p 555z 1111p", "menzen": "closed: 1111p",
        "shousanfuu": "wind_triplets: 222m 444p 555z 1111p", "ryankantsu": "exact_kans: 222m 444p 555z",
        "sanshoku_shoudoukou": "number_pair: 222m 444p 555z 1111p",
    }),
    ("wsom", "1133m2288p4499s7z+7z", "", {}, {
        "menzen": "sets_and_pair: 11m 33m 22p 88p 44s 99s 77z",
        "chanta": "sets_and_pair: 11m 33m 22p 88p 44s 99s 77z", "sanshoku_shoudoukou": "number_pair",
        "yakuhai_red": "triplet: 77z", "ryanankou": "concealed_triplets",
    }),
    ("wsom", "222789m222p4478s+9s", "", {}, {
        "sanshoku_shoudoukou": "number_pair: 44s", "sanshoku_doukou": "suited_triplets: 789s: 789s",
    }),
    ("beijing", "123m456p45789s22z+6s", "", {"wild_indicator": "1p"}, {
        "zhuowu": "caught_five: 456s", "qidui": "pairs: 123m 456p 456s 789s", "hungang": "four_wilds",
    }),
    ("mcr", "334455667788m9p+9p", "", {}, {"seven_shifted_pairs": "shifted_pairs: 99p"}),
]  # fmt: skip
"""Wins, and why yaku do not count in them: the failing clause, the groups, and the pieces."""


@pytest.mark.parametrize(("ruleset", "tiles", "melds", "hand_fields", "expected_failures"), FAULTS)
def test_the_failing_clause_names_its_groups_and_pieces(
    ruleset: str, tiles: str, melds: str, hand_fields: Json, expected_failures: dict[str, str]
) -> None:
    rules = get_ruleset(ruleset).bind(get_ruleset(ruleset).unrestricted_options)
    concealed, winning = tiles.split("+")
    laid = melds_of(melds, None if ruleset == "shogi" else 1)
    hand = {"concealed": concealed, "winning_tile": winning, "melds": laid}
    event = {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": {**hand, **hand_fields}}]}
    answer = rules.settle(rules.opening_table()._replace(in_match=False), read_event(rules, event))
    for yaku, expected in expected_failures.items():
        failure, pieces = checked_failure(why_not_counted(rules, answer, yaku)), rules.ruleset.pieces
        assert failure.reading is not None
        groups = " ".join(pieces.format(failure.reading.groups[place].kinds) for place in failure.mismatch.groups)
        others = failure.message_values.get("pieces")
        waits = others if failure.clause_id.endswith("_wait") and isinstance(others, PieceKinds) else ()
        parts = (failure.clause_id, groups, pieces.format(failure.mismatch.kinds), *map(pieces.format, waits))
        assert (yaku, ": ".join(filter(None, parts))) == (yaku, expected)


def test_an_excluded_yaku_names_its_excluder() -> None:
    case = example("mcr", "full_flush")
    failure = checked_failure(why_not_counted(case.rules, settled(case), "no_honors"))
    assert (failure.clause_id, failure.message_values["yaku"]) == (EXCLUDED, ("full_flush",))


def test_a_limit_yaku_excludes_ordinary_yaku() -> None:
    case = example("riichi", "daisangen")
    answer = settled(case)
    failure = checked_failure(why_not_counted(case.rules, answer, "yakuhai_white"))
    assert failure.clause_id in (LIMIT_ONLY, EXCLUDED)
    assert failure.message_values["yaku"] == ("daisangen",)
    won = answer.wins[0]
    bare = answer._replace(wins=(won._replace(evaluation=won.evaluation._replace(yaku=())),))
    failure = checked_failure(why_not_counted(case.rules, bare, "daisangen"))
    assert failure.message == get_ruleset("riichi").yaku_by_id("daisangen").description


def test_already_combined_sets_name_the_other_yaku() -> None:
    case = example("mcr", "pure_straight")
    failure = checked_failure(why_not_counted(case.rules, settled(case), "short_straight"))
    assert failure.clause_id in (EXCLUDED, ALREADY_COMBINED)
    assert "pure_straight" in failure.message_values["yaku"]  # type: ignore[operator]


def test_a_hand_without_any_fitting_set_is_reported_once() -> None:
    case = example("riichi", "toitoi")
    failure = checked_failure(why_not_counted(case.rules, settled(case), "ittsuu"))
    assert failure.message.en == "It takes {needed}; none is there."
    assert len(failure.mismatch.groups) == 3


def test_a_hand_below_the_minimum_has_no_table_yaku() -> None:
    case = example("mcr", "chicken_hand")
    rules = get_ruleset("mcr").bind({"minimum": 12})
    refused = replace(case, rules=rules).settle()
    assert isinstance(refused, Refusal)
    assert why_not_counted(rules, refused, "chicken_hand") is refused
    assert checked_failure(why_not_counted(rules, refused, "all_chows")).mismatch.groups


def test_a_refused_hand_reports_a_failing_clause_or_refusal() -> None:
    case = example("riichi", "chankan")
    rules = get_ruleset("riichi").bind({})
    refused = replace(case, rules=rules, situation=()).settle()
    assert isinstance(refused, Refusal)
    assert checked_failure(why_not_counted(rules, refused, "chankan")).clause_id == "chankan"
    bare = Refusal(refused.code, "It is not a win.")
    assert why_not_counted(rules, bare, "chankan") is bare


@pytest.mark.parametrize("yaku_id", ["prevalent_wind", "seat_wind"])
@pytest.mark.parametrize("prevailing", RoundWind)
def test_the_missing_wind_pung_is_named(yaku_id: str, prevailing: RoundWind) -> None:
    case = example("mcr", "all_simples")
    case = replace(case, table=case.table._replace(round_wind=prevailing))
    winds = {"prevalent_wind": case.table.round_wind.position, "seat_wind": case.table.seat_wind(case.winner)}
    failure = checked_failure(why_not_counted(case.rules, settled(case), yaku_id))
    assert failure.message_values["wanted"] == PieceKinds(((EAST + winds[yaku_id],),))
