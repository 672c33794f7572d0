# SPDX-License-Identifier: MIT
"""What is turned up in a deal: each kind in its row, for every hand those that count for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.rules.model.indicators import DORA, MAX_DORA_INDICATORS, NO_INDICATORS, URA, WILD, indicator_pieces
from mahjong_desk.rules.registry import get_ruleset

LONG = replace(DORA, most=MAX_DORA_INDICATORS, by_kans=True)
UNDER = replace(URA, most=MAX_DORA_INDICATORS, by_kans=True, needs=("riichi", "double_riichi"))
KNOWN = (LONG, UNDER)
TWO = indicator_pieces({DORA.id: (1, 2), URA.id: (3, 4)})


def test_each_kind_has_its_row() -> None:
    assert (TWO.of(DORA), TWO.of(URA), TWO.of(WILD)) == ((1, 2), (3, 4), ())
    assert TWO.pieces == (1, 2, 3, 4)
    assert TWO.mapped(lambda piece: piece + 10).of(URA) == (13, 14)
    assert indicator_pieces({URA.id: (3, 4), DORA.id: (1, 2)}) == TWO
    assert TWO.replaced(URA, ()).replaced(DORA, ()) == NO_INDICATORS


@pytest.mark.parametrize(
    ("situation", "ura"), [((), ()), (("riichi",), (3, 4)), (("haitei", "double_riichi"), (3, 4)), (("rinshan",), ())]
)
def test_some_count_only_under_some_circumstances(situation: tuple[str, ...], ura: tuple[int, ...]) -> None:
    found = TWO.counting(KNOWN, situation)
    assert (found.of(DORA), found.of(URA)) == ((1, 2), ura)


def test_there_are_never_more_tiles_below_than_above() -> None:
    short = indicator_pieces({DORA.id: (1,), URA.id: (3, 4)})
    assert short.counting(KNOWN, ("riichi",)).of(URA) == (3,)
    assert TWO.counting((DORA,), ()).of(DORA) == (1,)
    assert TWO.counting((WILD,), ()) == NO_INDICATORS


def test_hands_of_a_deal_are_joined_to_what_lies_on_the_table() -> None:
    plain = TWO.replaced(URA, ())
    assert plain.joined([TWO, indicator_pieces({DORA.id: (9,)})]) == TWO


def test_a_ruleset_says_what_is_wild() -> None:
    beijing, boo = get_ruleset("beijing"), get_ruleset("boo")
    assert beijing.wild_kind(indicator_pieces({WILD.id: (33,)})) == 32, "dragons in the Chinese order"
    assert beijing.wild_kind(NO_INDICATORS) is boo.wild_kind(indicator_pieces({DORA.id: (1,)})) is None
    assert (boo.has_dora, beijing.has_dora, get_ruleset("arushiaru").indicators) == (True, False, ())


def test_an_indicator_means_every_face_of_a_kind() -> None:
    (dora,) = get_ruleset("boo").indicators
    pieces = MAHJONG_WITH_RED_FIVE
    assert pieces.format(dora.faces_meant(pieces, pieces.parse("4p9s"))) == "50p1s"
