# SPDX-License-Identifier: MIT
"""The wildcard that an indicator makes, and which melds may hold it."""

from __future__ import annotations

import pytest

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.systems.beijing.wild import wildcard_of
from tests.rules.systems.beijing.asking import place_of, scored, yaku

REST = "456p45789s33z+6s[4z]"


@pytest.mark.parametrize(
    "told", ["1m 2m", "8m 9m", "9m 1m", "9p 1p", "9s 1s", "1z 2z", "2z 3z", "3z 4z", "4z 1z", "5z 7z", "6z 5z", "7z 6z"]
)
def test_the_wildcard_is_the_next_kind(told: str) -> None:
    indicator, wild = (MAHJONG.parse(word)[0] for word in told.split())
    assert wildcard_of(indicator) == wild


def test_every_kind_is_the_wildcard_of_one_indicator() -> None:
    assert sorted(map(wildcard_of, range(34))) == list(range(34))


@pytest.mark.parametrize("meld", ["ankan 111m1z", "ankan 11m11z", "ankan 1m111z", "shouminkan 111m1z", "ankan 9999m"])
def test_kans_that_may_be_made(meld: str) -> None:
    got = scored(REST, meld)
    assert got["ok"], got
    assert ("meihun" in yaku(got)) is ("1z" not in meld and "11z" not in meld)


def test_four_wildcards_are_a_kan_of_their_own() -> None:
    got = scored(REST, "ankan 1111z", options={"wild_in_kan": False, "hungang_points": 0})
    assert "meihun" in yaku(got)


@pytest.mark.parametrize(
    "meld",
    [
        "chi 123m",  # holds the wildcard itself, 1m
        "pon 111m",
        "pon 1m22p",
        "pon 221m",
        "daiminkan 1111m",
        "daiminkan 2221m",
        "shouminkan 1111m",
        "shouminkan 2211m",
        "shouminkan 2341m",
        "ankan 2231m",
        "ankan 221m",
    ],
)
def test_melds_that_may_not_be_made(meld: str) -> None:
    assert place_of(scored("456p45789s33z+6s[9m]", meld)) == ("bad_meld", "event.wins[0].hand.melds[0].tiles")


@pytest.mark.parametrize("meld", ["ankan 111m1z", "shouminkan 111m1z"])
def test_kans_without_wildcards_at_a_table_that_wants_it_so(meld: str) -> None:
    assert place_of(scored(REST, meld, options={"wild_in_kan": False}))[0] == "bad_meld"


def test_an_added_wildcard_needs_a_possible_giver() -> None:
    assert place_of(scored(REST, "shouminkan 111m1z@1")) == ("bad_seat", "event.wins[0].hand.melds[0].from")


def test_a_wildcard_in_an_open_kan_is_no_fourth_of_hungang() -> None:
    got = scored("456p1s111z+1s[4z]", "shouminkan 777s1z chi 123m")
    assert yaku(got) == ["tiliu"]
    got = scored("456p1s111z+1s[4z]", "ankan 777s1z chi 123m")
    assert yaku(got) == ["hungang"]
