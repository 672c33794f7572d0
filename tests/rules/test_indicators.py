# SPDX-License-Identifier: MIT
"""Indicators by kind, the ones that count for a hand, and the faces of red fives."""

from dataclasses import replace

import pytest

from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE, MAHJONG_WITH_RED_FIVES, SHOGI
from mahjong_desk.pieces.piece_set import PieceSet
from mahjong_desk.rules.checks.dora_hands import check_faces, face_counts, split_waits_by_face, with_plain_faces
from mahjong_desk.rules.model.hand import (
    DORA,
    MAX_DORA_INDICATORS,
    NO_INDICATORS,
    URA,
    WILD,
    Hand,
    Meld,
    all_pieces,
    indicator_pieces,
)
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.shapes import MeldKind

LONG = replace(DORA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True)
UNDER = replace(URA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True, requires_any=("riichi", "double_riichi"))
KNOWN = (LONG, UNDER)
TWO = indicator_pieces({DORA.id: (1, 2), URA.id: (3, 4)})


def test_indicators_are_grouped_by_kind() -> None:
    assert (TWO.pieces_of(DORA), TWO.pieces_of(URA), TWO.pieces_of(WILD)) == ((1, 2), (3, 4), ())
    assert TWO.pieces == (1, 2, 3, 4)
    assert TWO.map_pieces(lambda piece: piece + 10).pieces_of(URA) == (13, 14)
    assert indicator_pieces({URA.id: (3, 4), DORA.id: (1, 2)}) == TWO
    assert TWO.with_pieces(URA, ()).with_pieces(DORA, ()) == NO_INDICATORS


@pytest.mark.parametrize(
    ("situation", "ura"), [((), ()), (("riichi",), (3, 4)), (("haitei", "double_riichi"), (3, 4)), (("rinshan",), ())]
)
def test_ura_indicators_count_only_with_riichi(situation: tuple[str, ...], ura: tuple[int, ...]) -> None:
    counting = TWO.counting_for(KNOWN, situation)
    assert (counting.pieces_of(DORA), counting.pieces_of(URA)) == ((1, 2), ura)


def test_ura_indicators_never_outnumber_dora_indicators() -> None:
    short = indicator_pieces({DORA.id: (1,), URA.id: (3, 4)})
    assert short.counting_for(KNOWN, ("riichi",)).pieces_of(URA) == (3,)
    assert TWO.counting_for((DORA,), ()).pieces_of(DORA) == (1,)
    assert TWO.counting_for((WILD,), ()) == NO_INDICATORS


def test_indicators_of_hands_are_merged_with_the_table() -> None:
    assert TWO.with_pieces(URA, ()).merged_with([TWO, indicator_pieces({DORA.id: (9,)})]) == TWO


def test_a_ruleset_derives_the_wildcard_from_its_indicator() -> None:
    beijing, boo = get_ruleset("beijing"), get_ruleset("boo")
    assert beijing.wildcard_kind(indicator_pieces({WILD.id: (33,)})) == 32, "dragons in the Chinese order"
    assert beijing.wildcard_kind(NO_INDICATORS) is boo.wildcard_kind(indicator_pieces({DORA.id: (1,)})) is None
    assert (boo.has_dora, beijing.has_dora, get_ruleset("arushiaru").indicators) == (True, False, ())


def test_an_indicator_makes_every_face_of_a_kind_dora() -> None:
    (dora,) = get_ruleset("boo").indicators
    pieces = MAHJONG_WITH_RED_FIVE
    assert pieces.format(dora.indicated_faces(pieces, pieces.parse("4p9s"))) == "50p1s"


PIECES = MAHJONG_WITH_RED_FIVES
PLAIN, RED = PIECES.parse("5m5p5s"), PIECES.parse("0m0p0s")
FOUR = face_counts(PIECES, dict(zip(RED, (1, 2, 1), strict=True)))


def test_red_fives_replace_plain_fives() -> None:
    assert sum(FOUR) == sum(PIECES.copies_per_kind) == 136
    assert [FOUR[face] for face in PLAIN] == [3, 2, 3]
    assert [FOUR[face] for face in RED] == [1, 2, 1]


@pytest.mark.parametrize("pieces", [MAHJONG, SHOGI, PIECES], ids=lambda pieces: pieces.id)
def test_without_red_fives_all_faces_are_plain(pieces: PieceSet) -> None:
    faces = face_counts(pieces, {})
    assert faces[: len(pieces.copies_per_kind)] == pieces.copies_per_kind
    assert not any(faces[len(pieces.copies_per_kind) :])


def test_special_faces_of_a_hand_are_mapped_to_plain_ones() -> None:
    hand = Hand(PIECES.parse("30m"), (Meld(MeldKind.PON, PIECES.parse("550s"), 0),), PIECES.parse("0p")[0])
    assert PIECES.format(all_pieces(with_plain_faces(PIECES, hand))) == "35m5p555s"


@pytest.mark.parametrize(
    ("faces", "named"),
    [("50m00p0s", None), ("0m0m", "0m"), ("000p", "0p"), ("555p", "5p"), ("5555s", "5s"), ("1111m", None)],
)
def test_too_many_copies_of_a_face_are_refused(faces: str, named: str | None) -> None:
    if named is None:
        check_faces(PIECES, FOUR, PIECES.parse(faces), "concealed")
        return
    with pytest.raises(Refusal) as caught:
        check_faces(PIECES, FOUR, PIECES.parse(faces), "concealed")
    assert (caught.value.code, caught.value.values["piece"]) == (ErrorCode.BAD_COUNT, named)


def test_a_wait_for_a_five_is_split_by_face() -> None:
    five, one = PLAIN[1], 0
    waits = [(one, 4), (five, 3)]
    assert split_waits_by_face(PIECES, FOUR, PIECES.parse("0p"), waits) == [(one, 4), (five, 2), (RED[1], 1)]
    assert split_waits_by_face(PIECES, FOUR, PIECES.parse("00p"), waits) == [(one, 4), (five, 2)]
