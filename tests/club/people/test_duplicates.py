# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.people.people import DuplicateReason, People, find_duplicates, is_one_letter_apart
from mahjong_desk.club.people.person import appearances, identity_of
from mahjong_desk.ledger.contents import ClubAction, MatchPlayers

AT = "2026-01-31T20:15:00Z"


def seated(*tables: str) -> list[MatchPlayers]:
    """Returns matches with these people, parted by blanks."""
    return [
        MatchPlayers(number, AT, tuple((name, "") for name in names.split()))
        for number, names in enumerate(tables, start=1)
    ]


def alike(*tables: str, acts: tuple[ClubAction, ...] = ()) -> dict[frozenset[str], DuplicateReason]:
    """Returns who looks alike after these matches."""
    found = find_duplicates(People(acts, appearances(seated(*tables))))
    return {frozenset((str(pair.one.name), str(pair.other.name))): pair.reason for pair in found}


def test_spellings_readings_and_single_letters_are_found() -> None:
    club_action = ClubAction("1", AT, "people", {"act": "change", "person": identity_of("佐藤"), "reading": "さとう"})
    assert alike("Benji 佐藤 José", "Bennji Jose サトウ", acts=(club_action,)) == {
        frozenset(("Jose", "José")): DuplicateReason.SPELLING,
        frozenset(("佐藤", "サトウ")): DuplicateReason.READING,
        frozenset(("Benji", "Bennji")): DuplicateReason.LETTER,
    }


def test_the_player_with_more_matches_comes_first() -> None:
    (pair,) = find_duplicates(People((), appearances(seated("Benji Aoi", "Bennji", "Bennji"))))
    assert (pair.one.name, pair.other.name) == ("Bennji", "Benji")


def test_players_at_one_table_are_different() -> None:
    assert alike("Benji Bennji", "Benji", "Bennji") == {}


@pytest.mark.parametrize("names", ["Al Ai", "佐藤 佐伯", "Aoi Ben"])
def test_short_names_differ_by_a_letter_without_being_alike(names: str) -> None:
    assert alike(*names.split()) == {}


def test_people_known_to_be_two_are_not_asked_again() -> None:
    pair = sorted((identity_of("Benji"), identity_of("Bennji")))
    said = ClubAction("1", AT, "people", {"act": "not_the_same", "persons": pair})
    assert alike("Benji", "Bennji", acts=(said,)) == {}
    back = ClubAction("2", AT, "people", {"act": "undo", "of": "1"})
    assert len(alike("Benji", "Bennji", acts=(said, back))) == 1


def _distance(one: str, other: str) -> int:
    """Returns the optimal string alignment distance, by its definition."""
    if not one or not other:
        return len(one) + len(other)
    found = min(
        _distance(one[1:], other) + 1,
        _distance(one, other[1:]) + 1,
        _distance(one[1:], other[1:]) + (one[0] != other[0]),
    )
    if len(one) > 1 and len(other) > 1 and one[:2] == other[1::-1]:
        found = min(found, _distance(one[2:], other[2:]) + 1)
    return found


@given(st.text("ab", max_size=5), st.text("ab", max_size=5))
def test_one_letter_apart_is_what_the_distance_says(one: str, other: str) -> None:
    assert is_one_letter_apart(one, other) == (_distance(one, other) == 1)
