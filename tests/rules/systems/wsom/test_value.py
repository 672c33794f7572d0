# SPDX-License-Identifier: MIT
"""Values of World Series of Mahjong hands, the chosen readings and their reasons."""

from dataclasses import replace

import pytest
from hypothesis import given

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import all_pieces
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.table import Table
from tests.hands import wins
from tests.rules.systems.wsom.asking import points, rich_wins, rules, score, won


def evaluation(event: Win) -> Evaluation:
    return rules().settle(rules().opening_table(), event).wins[0].evaluation


def value(tiles: str, melds: str = "", **how: object) -> tuple[list[str], int, str | None]:
    got = score(won(tiles, melds, **how))  # type: ignore[arg-type]
    return list(points(got)), got["wins"][0]["base"], got["wins"][0]["limit"]


def check_reasons(event: Win, outcome: Evaluation) -> None:
    reading, hand = outcome.reading, event.winners[0].hand
    assert sorted(kind for group in reading.groups for kind in group.kinds) == sorted(all_pieces(hand))
    assert hand.winning_piece in reading.groups[reading.winning_group_index].kinds
    assert all(set(item.groups) <= set(reading.groups) for item in outcome.yaku)
    total = sum(item.value for item in outcome.yaku)
    assert outcome.formula[-1] == outcome.uncapped_base == total
    if outcome.limit == "yakuman":
        assert len(outcome.yaku) == 1
        assert outcome.base == total >= 320
    else:
        assert outcome.base == min(total, 320)
        assert (outcome.limit == "mangan") is (total >= 320)
        assert all(item.value < 320 for item in outcome.yaku)
    bases = [outcome.base, *(candidate.base for candidate in outcome.rejected_readings)]
    assert bases == sorted(bases, reverse=True)
    readings = [reading.groups, *(candidate.reading.groups for candidate in outcome.rejected_readings)]
    assert len(set(readings)) == len(readings)


@given(wins())
def test_reasons_sum_to_the_value(drawn: tuple[Table, Win]) -> None:
    check_reasons(drawn[1], rules().settle(*drawn).wins[0].evaluation)


@given(rich_wins())
def test_the_best_of_many_readings_is_chosen(event: Win) -> None:
    check_reasons(event, evaluation(event))


@given(rich_wins())
def test_a_self_draw_is_worth_at_least_as_much(event: Win) -> None:
    assert evaluation(replace(event, discarder=None)).base >= evaluation(replace(event, discarder=0)).base


@pytest.mark.parametrize(
    ("tiles", "drawn", "names", "base"),
    [
        # The winning tile is read where it breaks the fewest concealed triplets.
        ("222m444p55567s99p+5s", False, ["menzen", "sanankou"], 35),
        ("222m444p55567s99p+5s", True, ["menzen", "sanankou"], 35),
        # Triplets when drawn, sequences when the last of them comes from a discard.
        ("11122233m456p99s+3m", False, ["pinfu", "menzen", "isshoku_sandoujun"], 130),
        ("11122233m456p99s+3m", True, ["menzen", "sanankou", "sanrenkou"], 135),
        # Sequences against pairs.
        ("223344m556677p8s+8s", False, ["pinfu", "menzen", "tanyao", "ryanpankou"], 75),
    ],
)
def test_the_most_valuable_reading_counts(tiles: str, drawn: bool, names: list[str], base: int) -> None:
    assert value(tiles, drawn=drawn) == (names, base, None)


def test_the_earlier_pattern_decides_between_equal_readings() -> None:
    got = score(won("77788899m55z+9m", "pon 111p", drawn=True))
    assert list(points(got)) == ["toitoi", "sanankou", "sanrenkou"]
    assert got["wins"][0]["base"] == 160
    assert got["wins"][0]["rejected"][0]["yaku"] == ["isshoku_sandoujun", "chanta"]
    assert got["wins"][0]["rejected"][0]["base"] == 160


@pytest.mark.parametrize(
    ("tiles", "melds", "drawn", "expected"),
    [
        ("444z22z55z+2z", "pon 111z pon 333z", False, (["daisuushii"], 400, "yakuman")),
        ("444z22z55z+5z", "pon 111z pon 333z", False, (["shousuushii"], 320, "yakuman")),
        ("111z55z66z+5z", "pon 333z pon 777z", False, (["tsuuiisou"], 320, "yakuman")),
        ("1z+1z", "ankan 5555z ankan 6666z ankan 7777z ankan 2222z", True, (["suukantsu"], 480, "yakuman")),
        ("11122233m99p+3m", "chi 123m", False, (["isshoku_yondoujun"], 480, "yakuman")),
    ],
)
def test_limit_patterns_have_their_fixed_value(
    tiles: str, melds: str, drawn: bool, expected: tuple[list[str], int, str]
) -> None:
    assert value(tiles, melds, drawn=drawn) == expected


def test_a_sum_of_exactly_320_is_a_mangan_without_a_cut() -> None:
    got = score(won("45m99m+6m", "min 5555z min 6666z min 7777z"))
    assert got["wins"][0]["base"] == sum(points(got).values()) == 320
    assert got["wins"][0]["limit"] == "mangan"
    assert got["wins"][0]["formula"] == {"text": "40 + 10 + 10 + 10 + 130 + 120 = 320", "uncapped": 320}


@pytest.mark.parametrize(
    ("tiles", "how", "gates"),
    [
        ("1112345678999s+5s", {}, True),
        ("1112345678999s+5s", {"drawn": True, "mixed": True}, False),
        ("1112345678999s+5s", {"drawn": True, "winner": 0, "situation": ["tenhou"]}, False),
        ("1112344567899s+9s", {}, False),
    ],
)
def test_nine_gates_need_an_unmixed_winning_tile(tiles: str, how: dict[str, object], gates: bool) -> None:
    names, base, _ = value(tiles, **how)  # type: ignore[arg-type]
    assert ("chuuren" in names) is gates
    assert (base == 480) is gates


@pytest.mark.parametrize(("choice", "base"), [(80, 85), (90, 95), (100, 105)])
def test_an_option_sets_the_value_of_pure_one_suit(choice: int, base: int) -> None:
    got = score(won("123m345m99m77m678m+7m", options={"chinitsu_points": choice}))
    assert points(got) == {"menzen": 5, "chinitsu": choice}
    assert got["wins"][0]["base"] == base
