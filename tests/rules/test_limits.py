# SPDX-License-Identifier: MIT
"""Limits by name and multiple."""

from __future__ import annotations

import pytest

from mahjong_desk.rules.value.limits import Limit, Limits, single_limit

MANGAN, YAKUMAN = Limit("mangan", 2000), Limit("yakuman", 8000)
BY_HAN = (Limit("mangan", 2000, 5), Limit("haneman", 3000, 6), Limit("baiman", 4000, 8))
LIMITS = Limits(MANGAN, 1920, YAKUMAN, 13, True, BY_HAN)


def test_the_cap_is_reached_by_points_or_rounded_up_to() -> None:
    assert LIMITS.limit_for(1919, 4) is None
    assert LIMITS.limit_for(1920, 4) is MANGAN
    assert LIMITS._replace(cap_threshold=2000).limit_for(1920, 4) is None


def test_the_last_that_the_han_reach_replaces_those_before_it() -> None:
    found = [LIMITS.limit_for(100, han) for han in (4, 5, 6, 7, 8, 13)]
    assert [limit and limit.id for limit in found] == [None, "mangan", "haneman", "haneman", "baiman", "baiman"]


def test_several_limit_yaku_multiply_or_the_greatest_counts() -> None:
    assert LIMITS.yakuman_multiple([13, 26, 13]) == 4
    assert LIMITS.yakuman_base(4) == 32_000
    assert LIMITS._replace(stacks_yakuman=False).yakuman_multiple([13, 26, 13]) == 2


def test_one_amount_is_cap_and_limit() -> None:
    limits = single_limit("mangan", 500, yaku="yakuman", unit=5)
    assert limits.limit_for(499, 20) is None
    assert limits.limit_for(500, 0) == limits.limit_named("mangan")
    assert (limits.yakuman.id, limits.yakuman_base(1)) == ("yakuman", 500)
    with pytest.raises(KeyError):
        limits.limit_named("baiman")
