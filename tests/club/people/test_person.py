# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.people.person import fold_loosely
from mahjong_desk.match.names import fold_name


@pytest.mark.parametrize(
    ("one", "other"),
    [("さとう", "サトウ"), ("José", "jose"), ("Ann-Lee", "Ann Lee"), ("がく", "ガク"), ("O’Neil", "oneil")],
)
def test_kana_accents_and_signs_make_names_alike(one: str, other: str) -> None:
    assert fold_name(one) != fold_name(other)
    assert fold_loosely(one) == fold_loosely(other)


@pytest.mark.parametrize(("one", "other"), [("かく", "がく"), ("佐藤", "佐東"), ("Aoi", "Aoki"), ("ユウ", "ユー")])
def test_what_sounds_otherwise_is_not_alike(one: str, other: str) -> None:
    assert fold_loosely(one) != fold_loosely(other)


@given(st.text())
def test_one_name_sounds_alike_however_it_is_written(name: str) -> None:
    assert fold_loosely(fold_name(name)) == fold_loosely(name)
