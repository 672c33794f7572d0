# SPDX-License-Identifier: MIT
"""What is said of a round, on rounds that can be counted by hand."""

from __future__ import annotations

from mahjong_desk.club.schedule.rounds import Again, RoundSeating, second_meetings
from tests.club.schedule.proof import Rematch as Met
from tests.club.schedule.proof import check_round

_NINE = tuple("abcdefghi")
_FIRST = RoundSeating((tuple("abcd"), tuple("efgh")), ("i",))


def test_a_first_round_is_new_throughout() -> None:
    proof = check_round(_FIRST, (), _NINE, 4)
    assert (proof.pairs, proof.new_pairs, proof.rematches) == (12, 12, ())
    assert proof.is_fair
    assert not proof.rematches


def test_it_names_who_meets_again_and_how_often_they_have_met() -> None:
    second = RoundSeating((tuple("abef"), tuple("cgdi")), ("h",))
    proof = check_round(second, (_FIRST, _FIRST), _NINE, 4)
    assert proof.rematches == (Met("a", "b", 2), Met("e", "f", 2), Met("c", "d", 2))
    assert second_meetings(second, (_FIRST, _FIRST)) == (Again("a", "b", 3), Again("e", "f", 3), Again("c", "d", 3))
    assert proof.new_pairs == 9
    assert proof.is_valid
    assert proof.rematches


def test_it_names_who_sits_out_before_his_turn() -> None:
    unfair = check_round(RoundSeating((tuple("aceg"), tuple("bdfh")), ("i",)), (_FIRST,), _NINE, 4)
    assert unfair.unfair == ("i",)
    fair = check_round(RoundSeating((tuple("aceg"), tuple("bdfi")), ("h",)), (_FIRST,), _NINE, 4)
    assert fair.unfair == ()


def test_nobody_sits_out_before_his_turn_where_nobody_can_play() -> None:
    too_few = check_round(RoundSeating((), ("i", "a")), (_FIRST,), ("a", "i"), 4)
    assert too_few.is_valid
    assert too_few.unfair == ()


def test_it_names_who_would_always_have_the_same_wind() -> None:
    again = RoundSeating((tuple("agei"), tuple("dcbf")), ("h",))
    assert check_round(again, (_FIRST,), _NINE, 4).one_sided == ()
    assert check_round(RoundSeating((tuple("aceg"), tuple("hdbf")), ("i",)), (_FIRST, again), _NINE, 4).one_sided == (
        "a",
    )


def test_it_finds_what_cannot_be_played() -> None:
    proof = check_round(RoundSeating((tuple("abcd"), tuple("efa")), ("h", "z")), (), _NINE, 4)
    assert proof.seated_twice == ("a",)
    assert proof.missing == ("g", "i")
    assert proof.absent == ("z",)
    assert proof.wrong_size_tables == (1,)
    assert not proof.is_valid
