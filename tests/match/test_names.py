# SPDX-License-Identifier: MIT
from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.match.names import fold_name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Aoi", "aoi"),
        ("ＣＨＩＥ", "Chie"),
        ("Ben ", "Ben"),
        ("Ann  Lee", "ann lee"),
        ("ｻﾄｳ", "サトウ"),
        ("ﾀﾅｶ", "タナカ"),
        ("Ｔａｎａｋａ", "Tanaka"),
        ("田中　太郎", "田中 太郎"),
        (unicodedata.normalize("NFC", "José"), unicodedata.normalize("NFD", "José")),
        ("ΣΟΦΊΑΣ", "σοφίας"),
        ("Strauß", "STRAUSS"),
        ("A\u200boi", "Aoi"),
        ("\ufeffAoi\u2069", "Aoi"),
        ("e\u200d\u0301", "é"),
        ("علی\u200cرضا", "علیرضا"),
    ],
)
def test_what_nobody_hears_or_sees_makes_no_other_name(one: str, other: str) -> None:
    assert fold_name(one) == fold_name(other)


@pytest.mark.parametrize(
    ("one", "other"), [("José", "Jose"), ("Ann-Lee", "Ann Lee"), ("さとう", "サトウ"), ("AnnLee", "Ann Lee")]
)
def test_what_is_written_otherwise_is_another_name(one: str, other: str) -> None:
    assert fold_name(one) != fold_name(other)


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u3000", "\u200b", "\u2060", "\u202e", "\u200d", "\u00ad", "\u2800\u3164", " \u200b\ufeff\u034f "],
)
def test_a_name_of_nothing_that_is_seen_is_empty(name: str) -> None:
    assert fold_name(name) == ""


@given(st.text())
def test_what_was_folded_stays_as_it_is(name: str) -> None:
    assert fold_name(fold_name(name)) == fold_name(name)
