# SPDX-License-Identifier: MIT
"""What is turned up in a deal: each kind in its row, for every hand those that count for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.rules.model.indicators import DORA, MAX_DORA_INDICATORS, NO_INDICATORS, URA, WILD, indicator_pieces
from mahjong_desk.rules.registry import get_ruleset

LONG = replace(DORA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True)
UNDER = replace(URA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True, requires_any=("riichi", "double_riichi"))
KNOWN = (LONG, UNDER)
TWO = indicator_pieces({DORA.id: (1, 2), URA.id: (3, 4)})


def test_each_kind_has_its_row() -> None:
    assert (TWO.pieces_of(DORA), TWO.pieces_of(URA), TWO.pieces_of(WILD)) == ((1, 2), (3, 4), ())
    assert TWO.pieces == (1, 2, 3, 4)
    assert TWO.map_pieces(lambda piece: piece + 10).pieces_of(URA) == (13, 14)
    assert indicator_pieces({URA.id: (3, 4), DORA.id: (1, 2)}) == TWO
    assert TWO.with_pieces(URA, ()).with_pieces(DORA, ()) == NO_INDICATORS


@pytest.mark.parametrize(
    ("situation", "ura"), [((), ()), (("riichi",), (3, 4)), (("haitei", "double_riichi"), (3, 4)), (("rinshan",), ())]
)
def test_some_count_only_under_some_circumstances(situation: tuple[str, ...], ura: tuple[int, ...]) -> None:
    found = TWO.counting_for(KNOWN, situation)
    assert (found.pieces_of(DORA), found.pieces_of(URA)) == ((1, 2), ura)


def test_there_are_never_more_tiles_below_than_above() -> None:
    short = indicator_pieces({DORA.id: (1,), URA.id: (3, 4)})
    assert short.counting_for(KNOWN, ("riichi",)).pieces_of(URA) == (3,)
    assert TWO.counting_for((DORA,), ()).pieces_of(DORA) == (1,)
    assert TWO.counting_for((WILD,), ()) == NO_INDICATORS


def test_hands_of_a_deal_are_joined_to_what_lies_on_the_table() -> None:
    plain = TWO.with_pieces(URA, ())
    assert plain.merged_with([TWO, indicator_pieces({DORA.id: (9,)})]) == TWO


def test_a_ruleset_says_what_is_wild() -> None:
    beijing, boo = get_ruleset("beijing"), get_ruleset("boo")
    assert beijing.wildcard_kind(indicator_pieces({WILD.id: (33,)})) == 32, "dragons in the Chinese order"
    assert beijing.wildcard_kind(NO_INDICATORS) is boo.wildcard_kind(indicator_pieces({DORA.id: (1,)})) is None
    assert (boo.has_dora, beijing.has_dora, get_ruleset("arushiaru").indicators) == (True, False, ())


def test_an_indicator_means_every_face_of_a_kind() -> None:
    (dora,) = get_ruleset("boo").indicators
    pieces = MAHJONG_WITH_RED_FIVE
    assert pieces.format(dora.indicated_faces(pieces, pieces.parse("4p9s"))) == "50p1s"
