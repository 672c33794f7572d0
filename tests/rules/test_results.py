# SPDX-License-Identifier: MIT
"""Places, prizes and shares of a final result."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import (
    balance_to_total,
    final_result,
    placement_bonuses,
    rank_seats,
    score_differences,
    side_results_of,
    split_evenly,
    with_side_results,
)

TABLE = Table.opening(4, 0)._replace(scores=(100, 300, 300, 100))


def test_equal_scores_share_a_place_or_go_by_seat() -> None:
    assert rank_seats(TABLE.scores, shared=True) == (3, 1, 1, 3)
    assert rank_seats(TABLE.scores, shared=False) == (3, 1, 2, 4)


@pytest.mark.parametrize(
    ("amount", "shares", "each"),
    [
        (1_000, 3, (400, 300, 300)),
        (1_050, 3, (450, 300, 300)),
        (-20_000, 2, (-10_000, -10_000)),
        (-1_000, 3, (-400, -300, -300)),
        (0, 2, (0, 0)),
    ],
)
def test_an_amount_is_shared_in_units_with_odd_ones_first(amount: int, shares: int, each: tuple[int, ...]) -> None:
    assert split_evenly(amount, shares, 100) == each


@given(amount=st.integers(-100_000, 100_000), shares=st.integers(1, 4), unit=st.sampled_from([1, 100, 1_000]))
def test_shares_make_the_amount_and_differ_by_little(amount: int, shares: int, unit: int) -> None:
    found = split_evenly(amount, shares, unit)
    assert sum(found) == amount
    assert max(found) - min(found) < 2 * unit


def test_players_who_share_a_place_share_its_prizes() -> None:
    assert placement_bonuses((3, 1, 1, 3), (50, 10, -10, -30), 1) == (-20, 30, 30, -20)
    assert placement_bonuses((4, 1, 2, 3), (50, 10, -10, -30), 1) == (-30, 50, 10, -10)


def test_one_seat_takes_what_keeps_the_sum() -> None:
    assert balance_to_total((7, 1, 2), 0, 0) == (-3, 1, 2)


def test_what_has_the_unit_of_results_is_kept_at_the_table() -> None:
    moved = Settlement((), (), (0,) * 4, side_results=(0, -5, 0, 0))
    after = with_side_results(with_side_results(TABLE, moved), moved)
    assert side_results_of(TABLE) == (0, 0, 0, 0)
    assert side_results_of(after) == (0, -10, 0, 0)
    assert with_side_results(TABLE, nothing_moved()) is TABLE
    assert after._replace(extra_fields=TABLE.extra_fields) == TABLE


def nothing_moved() -> Settlement:
    return Settlement((), (), (0,) * 4)


def test_a_match_whose_scores_stand_is_told_as_it_is() -> None:
    final = final_result(TABLE, "end", (1, 2, 3, 4), score_differences(TABLE, 25_000))
    assert (final.scores, final.house, final.end_label) == (TABLE.scores, TABLE.house_points, None)
    assert final.results == tuple(score - 25_000 for score in TABLE.scores)
