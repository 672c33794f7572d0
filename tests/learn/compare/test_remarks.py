# SPDX-License-Identifier: MIT
"""Remarks on value and scope follow the rules."""

from __future__ import annotations

import pytest

from mahjong_desk.learn.atlas.entries import entry_of
from mahjong_desk.learn.compare.yaku_comparison import RemarkKind, remarks

K = RemarkKind


@pytest.mark.parametrize(
    ("key", "beside", "kinds"),
    [
        (("riichi", "pinfu"), ("wsom", "pinfu"), {K.CLOSED, K.VARIANT}),
        (("wsom", "pinfu"), ("riichi", "pinfu"), {K.OPEN_TOO}),
        (("boo", "pinfu"), ("wsom", "pinfu"), {K.DISCARD_ONLY}),
        (("wsom", "pinfu"), ("boo", "pinfu"), {K.EITHER}),
        (("arushiaru", "honroutou"), ("mcr", "all_terminals_and_honors"), {K.OFF_BY_DEFAULT}),
        (("mcr", "nine_gates"), ("boo", "chuuren"), {K.EXCLUDES}),
        (("wsom", "kokushi"), ("boo", "kokushi"), {K.NO_LIMIT}),
        (("boo", "chuuren"), ("mcr", "nine_gates"), {K.LIMIT}),
        (("mcr", "dragon_pung"), ("boo", "yakuhai_red"), {K.EACH, K.WITH, K.EXCLUDED_BY}),
        (("mcr", "melded_hand"), ("beijing", "dadiao"), {K.OPEN, K.DISCARD_ONLY}),
    ],
)
def test_they_are_those_in_which_two_yaku_differ(
    key: tuple[str, str], beside: tuple[str, str], kinds: set[RemarkKind]
) -> None:
    found = {remark.kind for remark in remarks(entry_of(*key), entry_of(*beside))}
    assert found == kinds


def test_a_yaku_compared_with_itself_has_all_remarks() -> None:
    found = {remark.kind: remark for remark in remarks(entry_of("riichi", "chuuren"), entry_of("riichi", "chuuren"))}
    assert {K.CLOSED, K.LIMIT, K.ALONE, K.EXCLUDED_BY} <= set(found)
    assert [yaku.id for yaku in found[K.EXCLUDED_BY].others] == ["junsei_chuuren"]
    option = next(one for one in remarks(entry_of("riichi", "renhou"), entry_of("riichi", "renhou")) if one.option)
    assert option.kind is K.OFF_BY_DEFAULT


def test_an_exclusion_is_noted_if_the_other_counts_both() -> None:
    found = remarks(entry_of("mcr", "full_flush"), entry_of("boo", "chinitsu"))
    assert not any(remark.kind is K.EXCLUDES for remark in found), "nobody there knows a fan for no honours"
    merely = remarks(entry_of("wsom", "chinitsu"), entry_of("boo", "chinitsu"))
    assert [yaku.id for one in merely if one.kind is K.EXCLUDES for yaku in one.others] == ["honitsu"]
