# SPDX-License-Identifier: MIT
"""The pieces in hand find their places in a reading."""

from __future__ import annotations

import pytest

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.shapes import HandShape, Reading, WaitKind, WildcardUse
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.arrangement import PlacedPieces, place_faces

PIECES = MAHJONG_WITH_RED_FIVE


def faces(text: str) -> tuple[int, ...]:
    return PIECES.parse(text)


def test_a_red_five_lies_where_its_kind_is_needed() -> None:
    reading = Reading(HandShape.REGULAR, (make.pair(0), make.sequence(12, 3)), 1, WaitKind.RYANMEN)
    assert place_faces(reading, PIECES, faces("11m40p"), faces("6p")[0]) == (
        PlacedPieces(faces("11m"), (False, False), None),
        PlacedPieces(faces("4p") + faces("0p") + faces("6p"), (False,) * 3, 2),
    )


def test_a_winning_red_five_differs_from_a_plain_one() -> None:
    reading = Reading(HandShape.REGULAR, (make.pair(13),), 0, WaitKind.TANKI)
    assert place_faces(reading, PIECES, faces("5p"), faces("0p")[0])[0].faces == (*faces("0p"), *faces("5p"))
    assert place_faces(reading, PIECES, faces("0p"), faces("5p")[0])[0].faces == (*faces("5p"), *faces("0p"))


def test_wildcards_lie_for_what_they_stand_for() -> None:
    wild = faces("1z")[0]
    groups = (make.sequence(0, 0), make.pair(9))
    reading = Reading(HandShape.REGULAR, groups, 1, WaitKind.TANKI, (WildcardUse(0, 1), WildcardUse(1, 9)))
    first, second = place_faces(reading, PIECES, faces("13m1p1z"), wild, wild)
    assert first == PlacedPieces((faces("1m")[0], wild, faces("3m")[0]), (False, True, False), None)
    assert (sorted(second.faces), second.winning_index) == (sorted([*faces("1p"), wild]), 0)
    assert second.is_wildcard[0]


def test_a_drawn_wildcard_lies_where_it_completed_the_wait() -> None:
    wild = faces("5m")[0]
    reading = Reading(
        HandShape.REGULAR, (make.sequence(3, 3),), 0, WaitKind.KANCHAN, (WildcardUse(0, 3), WildcardUse(0, 4))
    )
    assert place_faces(reading, PIECES, faces("56m"), wild, wild)[0].winning_index == 1


def test_a_meld_is_left_out_and_a_stray_piece_is_no_reading() -> None:
    reading = Reading(HandShape.REGULAR, (make.pair(0), make.triplet(27, melded=True)), 0, WaitKind.TANKI)
    assert len(place_faces(reading, PIECES, faces("1m"), faces("1m")[0])) == 1
    with pytest.raises(ValueError, match="1m"):
        place_faces(reading, PIECES, faces("2m"), faces("1m")[0])
