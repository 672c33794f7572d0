# SPDX-License-Identifier: MIT
"""Yaku that count together or exclude each other, compared with brute force."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.combining import PresentYaku, YakuSelector, combination_order, set_key
from mahjong_desk.rules.yaku.row import COUNTED_SEPARATELY, Combination, Yaku
from mahjong_desk.shapes import Group, GroupShape
from mahjong_desk.shapes import groups as make
from tests.rules.test_yaku import made_of, row

ROW = [make.sequence(kind, kind % 9) for suit in (0, 9, 18) for kind in range(suit, suit + 7)]
SET = [*ROW, *(make.triplet(kind) for kind in (0, 9, 18, 27))]


def pair_of(yaku_id: str, value: int, distance: int, *displaces: str) -> Yaku[int]:
    """Returns a yaku of two sequences that start ``distance`` kinds apart."""
    pattern = Combination(2, GroupShape.SEQUENCE, lambda sets: sets[1].lowest_kind - sets[0].lowest_kind == distance)
    return row(yaku_id, COUNTED_SEPARATELY, combination=pattern, value=value, excludes=displaces)


def three_of(yaku_id: str, value: int, distance: int, *displaces: str) -> Yaku[int]:
    """Returns a yaku of three sequences that start ``distance`` kinds apart."""

    def made_by(sets: tuple[Group, ...]) -> bool:
        return sets[1].lowest_kind - sets[0].lowest_kind == distance == sets[2].lowest_kind - sets[1].lowest_kind

    pattern = Combination(3, GroupShape.SEQUENCE, made_by)
    return row(yaku_id, COUNTED_SEPARATELY, combination=pattern, value=value, excludes=displaces)


def pungs(yaku_id: str, value: int) -> Yaku[int]:
    """Returns a yaku of any two triplets."""
    pattern = Combination(2, GroupShape.TRIPLET, lambda sets: True)
    return row(yaku_id, COUNTED_SEPARATELY, combination=pattern, value=value)


TABLE: tuple[Yaku[int], ...] = (
    three_of("three equal", 24, 0, "plain"),
    three_of("three shifted", 3, 1, "dear"),
    row("plain", value=2),
    row("dear", value=9),
    pair_of("equal", 1, 0),
    pair_of("shifted", 1, 1),
    pair_of("across", 1, 9),
    pair_of("apart", 1, 3, "plain"),
    pungs("triplets", 1),
)
SELECTOR = YakuSelector(enumerate(TABLE))


def set_keys(sets: list[Group]) -> tuple[int, ...]:
    return tuple(set_key(group) for group in combination_order(sets))


def brute_force_best(mask: int, sets: list[Group]) -> tuple[int, tuple[int, ...]]:
    """Returns the best value and its yaku, found by trying every choice."""
    witnesses = [
        (place, frozenset(at))
        for place, yaku in enumerate(TABLE)
        if yaku.combination
        for at in combinations(range(len(sets)), yaku.combination.size)
        if all(sets[index].shape is yaku.combination.shape for index in at)
        and yaku.combination.matches(tuple(sets[index] for index in at))
    ]
    totals: list[tuple[int, tuple[int, ...]]] = []
    for size in range(max(1, len(sets))):
        for chosen in combinations(witnesses, size):
            if any(one[0] == two[0] and one[1] & two[1] for one, two in combinations(chosen, 2)):
                continue
            groups = [{at} for at in range(len(sets))]
            allowed = True
            for _, at in chosen:
                touched = [group for group in groups if group & at]
                allowed = allowed and all(len(group & at) == 1 for group in touched)
                groups = [group for group in groups if group not in touched] + [set().union(*touched)]
            if not allowed:
                continue
            places = sorted([place for place, _ in chosen] + [at for at in range(len(TABLE)) if mask >> at & 1])
            # In this table, no yaku that excludes others is itself excluded.
            struck = {yaku_id for place in places for yaku_id in TABLE[place].excludes}
            remaining = tuple(place for place in places if TABLE[place].id not in struck)
            totals.append((-sum(TABLE[place].closed_value or 0 for place in remaining), remaining))
    value, best = min(totals)
    return -value, best


@given(
    st.lists(st.sampled_from(SET[:8]) | st.sampled_from(SET), min_size=0, max_size=4), st.sampled_from([0, 4, 8, 12])
)
def test_selection_matches_the_brute_force_search(groups: list[Group], mask: int) -> None:
    sets = combination_order(groups)
    total = SELECTOR.best_selection(PresentYaku(mask), set_keys(sets)).total
    assert (total.value, total.yaku_indices) == brute_force_best(mask, sets)


def test_combined_sets_do_not_combine_with_each_other_again() -> None:
    first, second = make.sequence(0, 0), make.sequence(9, 0)
    choice = SELECTOR.best_selection(PresentYaku(0), set_keys([first, first, second]))
    assert [TABLE[place].id for place in choice.total.yaku_indices] == ["equal", "across"]
    assert [witness.set_indices for witness in choice.chosen] == [(0, 1), (0, 2)]


def test_yaku_worth_less_than_what_it_excludes_is_dropped() -> None:
    rows = set_keys([make.sequence(first, first) for first in (0, 1, 2)])
    choice = SELECTOR.best_selection(PresentYaku(1 << 3), rows)
    assert [TABLE[place].id for place in choice.total.yaku_indices] == ["dear", "shifted"]
    assert SELECTOR.best_selection(PresentYaku(0), rows).total.value == 3


def test_a_combination_can_require_a_further_condition() -> None:
    pattern = Combination(2, GroupShape.SEQUENCE, lambda sets: True, needs=made_of(lambda number: number > 5))
    selector = YakuSelector(enumerate((row("there"), row("needing", COUNTED_SEPARATELY, combination=pattern))))
    two = set_keys([make.sequence(0, 0), make.sequence(9, 0)])
    assert selector.best_selection(selector.present_yaku(3), two).total.yaku_indices == (0,)
    assert selector.best_selection(selector.present_yaku(6), two).total.yaku_indices == (0, 1)


def test_selection_reports_the_yaku_that_each_one_excludes() -> None:
    total = SELECTOR.best_selection(PresentYaku(4), set_keys([make.sequence(0, 0)] * 3)).total
    assert total.value == 24
    assert [SELECTOR.excluded_by(place, total.excluded_bits) for place in (0, 4)] == [("plain",), ()]


def test_an_excluded_yaku_excludes_no_other() -> None:
    table = (row("third", excludes=("fourth",)), row("first", excludes=("second",)), row("second", excludes=("third",)))
    assert [yaku.id for _, yaku, _ in YakuSelector(enumerate(table)).counted_yaku(1)] == ["third", "first"]


def test_mutual_exclusion_of_yaku_is_rejected() -> None:
    table = (row("one", excludes=("two",)), row("two", excludes=("one",)))
    with pytest.raises(ValueError, match="circle"):
        YakuSelector(enumerate(table))


def test_a_repeated_yaku_is_stored_once_with_its_count() -> None:
    selector = YakuSelector(enumerate((row("fours", count=lambda number: number), row("beside"))))
    assert selector.present_yaku(3) == PresentYaku(0b11, ((0, 3),))
    assert selector.best_selection(selector.present_yaku(3), ()).total.yaku_indices == (0, 0, 0, 1)


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_exclusions_of_every_ruleset_have_no_cycles(ruleset: Ruleset) -> None:
    selector: YakuSelector[object] = YakuSelector(enumerate(ruleset.yaku))
    assert selector.without_excluded((1 << len(ruleset.yaku)) - 1)
