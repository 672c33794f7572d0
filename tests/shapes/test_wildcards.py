# SPDX-License-Identifier: MIT
"""Readings with wildcards, compared with a trial of every substitution."""

from itertools import product
from random import Random

import pytest

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes import GroupShape, HandShape, Reading, WildcardUse
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes import wild_suits as traits
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.wildcards import ReadingsByTraits, WildHand, build_reading, find_readings
from tests.wild_hands import Group, LaidPiece, WildSample, all_readings, sample

FIVE_OF_CHARACTERS = 4


def wild_hand(hand: WildSample) -> WildHand:
    drawn = hand.winning == hand.wild
    rows = [0, 0, 0, 0]
    for meld in hand.melds:
        if meld[0] != meld[1] and meld[0] % 9 in (0, 3, 6):
            rows[meld[0] // 9] |= 1 << meld[0] % 9 // 3
    natural = hand.natural if drawn else (*hand.natural, hand.winning)
    number = PARTITIONER.pack(natural)
    return WildHand(number, hand.wilds + drawn, hand.wild, hand.winning, tuple(rows), not hand.melds)


def slow_traits(groups: tuple[Group, ...], hand: WildSample) -> int:
    """Returns the traits of a reading, found by slow checks."""
    pieces = [piece for group in groups for piece in group]
    flags = 0
    for place in range(4):
        flags |= traits.suit_flag(place) * any(piece.kind // 9 == place for piece in pieces)
    flags |= traits.SUBSTITUTE * any(piece.wild and piece.kind != hand.wild for piece in pieces)
    won = next(group for group in groups if any(piece.won for piece in group))
    if len(won) == 2 and any(piece.wild and not piece.won for piece in won):
        flags |= traits.WILDCARD_PAIR_WAIT
    genuine = all(not piece.wild or piece.kind == hand.wild for piece in won)
    if len(groups) == 7:
        flags |= traits.PAIRS
        if won[0].kind == FIVE_OF_CHARACTERS and genuine:
            flags |= traits.CAUGHT_FIVE_WAN
        real = [group for group in groups if all(not piece.wild or piece.kind == hand.wild for piece in group)]
        kinds = [group[0].kind for group in real]
        return flags | traits.pack_four_count(sum(1 for kind in set(kinds) if kinds.count(kind) == 2))
    rows = [group for group in groups if len(group) == 3 and group[0].kind != group[1].kind]
    flags |= traits.SEQUENCE * bool(rows)
    if won in rows and won[0].kind == FIVE_OF_CHARACTERS - 1 and won[1].won:
        five = won[1]
        flags |= traits.CAUGHT_FIVE_WAN * (not five.wild or hand.wild == FIVE_OF_CHARACTERS)
    melded = [tuple(LaidPiece(kind) for kind in meld) for meld in hand.melds if meld[0] != meld[1]]
    for first in (0, 9, 18):
        steps = [[row for row in (*rows, *melded) if row[0].kind == first + step] for step in (0, 3, 6)]
        dragons = list(product(*steps))
        if dragons:
            flags |= traits.STRAIGHT
        if any(any(piece.won for row in dragon for piece in row) for dragon in dragons):
            flags |= traits.WON_IN_STRAIGHT
        if hand.wild // 9 == first // 9 and any(
            sum(piece.wild for row in dragon for piece in row) == 1 for dragon in dragons
        ):
            flags |= traits.WILDCARD_AT_FACE_VALUE
    return flags


def reading_traits(reading: Reading, hand: WildSample) -> int:
    """Returns the traits of a reading after checking its pieces."""
    wilds = list(reading.wildcards)
    groups: list[list[LaidPiece]] = []
    for place, group in enumerate(reading.groups):
        row = []
        for kind in group.kinds:
            wild = WildcardUse(place, kind) in wilds
            if wild:
                wilds.remove(WildcardUse(place, kind))
            row.append(LaidPiece(kind, wild))
        groups.append(row)
    assert not wilds
    drawn = hand.winning == hand.wild
    pieces = sorted((piece.wild, hand.wild if piece.wild else piece.kind) for group in groups for piece in group)
    expected = [(False, kind) for kind in hand.natural] + [(True, hand.wild)] * hand.wilds + [(drawn, hand.winning)]
    assert pieces == sorted(expected)
    won = groups[reading.winning_group_index]
    waits = reading.groups[reading.winning_group_index].waits
    # The winning piece is at a position where it completes the reported wait.
    candidates = [at for at, piece in enumerate(won) if piece.wild == drawn and (drawn or piece.kind == hand.winning)]
    fits = [at for at in candidates if waits[at] is reading.wait]
    assert fits
    results = set()
    for at in fits:
        parted = [tuple(group) for group in groups]
        parted[reading.winning_group_index] = tuple(piece._replace(won=place == at) for place, piece in enumerate(won))
        results.add(slow_traits(tuple(parted), hand))
    assert len(results) == 1
    return results.pop()


def check(hand: WildSample) -> None:
    """Checks that the search finds the same traits as a trial of every reading."""
    matches = find_readings(wild_hand(hand))
    assert set(matches) == {slow_traits(groups, hand) for groups in all_readings(hand)}, hand
    for key in matches:
        reading = build_reading(matches, key, (), (), from_discard=False)
        assert reading_traits(reading, hand) == key, (hand, reading)


HANDS = {
    0: {0: 200},
    1: {0: 400, 1: 600, 2: 600, 4: 100},
    2: {0: 30, 1: 80, 2: 200, 3: 200, 4: 30},
    3: {1: 8, 2: 30, 3: 40},
    4: {2: 4, 3: 6},
}
"""The number of hands tried, by wildcards and melds."""


@pytest.mark.parametrize(("wilds", "melds"), [(wilds, melds) for wilds, hands in HANDS.items() for melds in hands])
def test_search_matches_a_trial_of_every_substitution(wilds: int, melds: int) -> None:
    random = Random(f"{wilds} wildcards and {melds} melds")
    for _ in range(HANDS[wilds][melds]):
        check(sample(random, wilds, melds))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("wilds", [3, 4])
def test_search_matches_for_closed_hands_with_many_wildcards(wilds: int, seed: int) -> None:
    check(sample(Random(seed), wilds, 0))


def search_text(text: str, winning: str, wild: str, melds: tuple[tuple[int, ...], ...] = ()) -> ReadingsByTraits:
    """Returns what the search finds in a hand written out."""
    kind, drawn = MAHJONG.parse(wild)[0], MAHJONG.parse(winning)[0]
    pieces = MAHJONG.parse(text)
    natural = tuple(piece for piece in pieces if piece != kind)
    return find_readings(wild_hand(WildSample(natural, len(pieces) - len(natural), kind, drawn, melds)))


def test_a_group_of_wildcards_alone_stands_for_any_kind() -> None:
    matches = search_text("111m222m333m111p1z", "1z", "1z")
    assert any(key & traits.HONOURS for key in matches)
    assert any(not key & traits.HONOURS for key in matches)
    assert any(not key & traits.SUBSTITUTE for key in matches)


def test_two_suits_do_not_share_a_pair() -> None:
    assert not search_text("111222m1122p123s4z", "4z", "9s")


def test_a_hand_without_a_shape_has_no_reading() -> None:
    assert search_text("147m258p369s1234z", "7z", "6z") == {}


def test_a_reading_names_the_kinds_of_its_wildcards() -> None:
    matches = search_text("12456789m11p45s1z", "6s", "1z")
    key = next(key for key in matches if key & traits.STRAIGHT)
    reading = build_reading(matches, key, (), (), from_discard=False)
    assert reading.shape is HandShape.REGULAR
    assert [MAHJONG.format(group.kinds) for group in reading.groups] == ["123m", "456m", "789m", "11p", "456s"]
    assert reading.wildcards == (WildcardUse(0, 2),)
    assert reading.winning_group_index == 4


def test_melds_follow_the_sets_with_their_wildcards() -> None:
    matches = search_text("456p45s789s33z", "6s", "1z", melds=((0, 0, 0),))
    kan = make.kan(0, is_open=False)
    reading = build_reading(matches, next(iter(matches)), (kan,), (WildcardUse(0, 0),), from_discard=False)
    assert reading.groups[-1] is kan
    assert reading.wildcards == (WildcardUse(4, 0),)


@pytest.mark.parametrize("from_discard", [False, True])
def test_a_triplet_completed_by_a_discard_is_open(from_discard: bool) -> None:
    matches = search_text("123m456p789s22m33s", "3s", "5z")
    reading = build_reading(matches, next(iter(matches)), (), (), from_discard=from_discard)
    won = reading.groups[reading.winning_group_index]
    assert (won.shape, won.is_open) == (GroupShape.TRIPLET, from_discard)
