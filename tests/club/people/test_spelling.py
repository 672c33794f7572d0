# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.people.spelling import folded, loosely


@pytest.mark.parametrize(
    ("one", "other"),
    [("Aoi", "aoi"), ("ＣＨＩＥ", "Chie"), ("Ben ", "Ben"), ("Ann  Lee", "ann lee"), ("ｻﾄｳ", "サトウ")],
)
def test_case_width_and_blanks_make_no_other_name(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("さとう", "サトウ"), ("José", "jose"), ("Ann-Lee", "Ann Lee"), ("がく", "ガク"), ("O’Neil", "oneil")],
)
def test_kana_accents_and_signs_make_names_that_are_alike_but_two(one: str, other: str) -> None:
    assert folded(one) != folded(other)
    assert loosely(one) == loosely(other)


@pytest.mark.parametrize(("one", "other"), [("かく", "がく"), ("佐藤", "佐東"), ("Aoi", "Aoki"), ("ユウ", "ユー")])
def test_what_sounds_otherwise_is_not_alike(one: str, other: str) -> None:
    assert loosely(one) != loosely(other)


@given(st.text())
def test_what_was_folded_stays_as_it_is(name: str) -> None:
    assert folded(folded(name)) == folded(name)
    assert loosely(folded(name)) == loosely(name)
