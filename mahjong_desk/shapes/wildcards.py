# SPDX-License-Identifier: MIT
"""Readings of hands of mahjong tiles in which some pieces are wildcards that stand for any kind.

The wildcard pieces are never replaced one by one. Every suit is parted group by group, a place of a group that
no natural piece fills being filled by a wildcard piece; suits share the wildcard pieces out among them. Of ways
that have the same *traits* one is kept, so that a hand has at most some dozens of readings that differ in
anything that a yaku can look at, however many ways there are to read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from mahjong_desk.shapes.groups import Group, Shape, pair, sequence, triplet
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import BITS, MASK, Part
from mahjong_desk.shapes.readings import Form, Reading, Wild
from mahjong_desk.shapes.wild_pairs import WonPairs, pair_ways
from mahjong_desk.shapes.wild_traits import (
    CAUGHT_FIVE,
    OWN_WILD,
    SEQUENCE,
    STRAIGHT,
    SUBSTITUTE,
    WILD_TANKI,
    WON_IN_STRAIGHT,
    suit_of,
)

# What is kept of a suit until it is complete: for 123, 456 and 789 the numbers of wildcard pieces (0 to 3) with
# which such a sequence is there, and which of the three holds the winning piece.
_ROWS = 16
_WON = 28
_KEPT = (1 << _ROWS) - 1
_FIVE = 4
_ROW_STARTS = (0, 3, 6)
_MEMO = 1 << 15
_PAIR, _SEQUENCE = Shape.PAIR, Shape.SEQUENCE


class Filled(NamedTuple):
    """A group of one suit, with the places that wildcard pieces fill.

    Attributes:
        shape: Pair, triplet or sequence.
        start: The place of its first kind in the suit.
        mask: A bit for each of its pieces, set where a wildcard piece fills it.
        needs: The natural pieces, as the suit's number.
        wilds: How many wildcard pieces.
        traits: What it brings to the suit.
    """

    shape: Shape
    start: int
    mask: int
    needs: int
    wilds: int
    traits: int

    @property
    def places(self) -> tuple[int, ...]:
        """The place in the suit of each of its pieces."""
        if self.shape is _SEQUENCE:
            return (self.start, self.start + 1, self.start + 2)
        return (self.start,) * (2 if self.shape is _PAIR else 3)


Chain = tuple[Filled, "Chain"] | None
"""The groups of a suit, the last one found first."""
Ways = Mapping[int, Chain]
"""One way to part a suit for each traits that it can have."""


class Won(NamedTuple):
    """A group that the winning piece may have completed.

    Attributes:
        group: The group.
        slot: Which of its pieces the winning one is.
        traits: What that brings.
    """

    group: Filled
    slot: int
    traits: int


class WonWay(NamedTuple):
    """A way to part the suit of the winning piece: the group that it completed, and the others."""

    slot: int
    chain: Chain


class WildSuit:
    """All ways to part one suit with wildcard pieces.

    Args:
        length: How many kinds it has.
        runs: Whether three in a row are a set.
        face: The place of the wildcard's own kind, -1 where it is of another suit.
    """

    def __init__(self, length: int, face: int, *, runs: bool) -> None:
        """Prepares the groups that there can be."""
        self._length = length
        self._face = face
        self._borrow = sum(1 << BITS * place + BITS - 1 for place in range(length))
        shapes = [(_PAIR, 2), (Shape.TRIPLET, 3)]
        groups = [
            self._filled(shape, start, (1 << wilds) - 1 << size - wilds)
            for start in range(length)
            for shape, size in shapes
            for wilds in range(size + 1)
        ]
        if runs:
            groups += [self._filled(_SEQUENCE, start, mask) for start in range(length - 2) for mask in range(8)]
        groups.sort(key=lambda group: group.wilds)
        lowest: list[list[Filled]] = [[] for _ in range(length)]
        for group in groups:
            if group.needs:
                lowest[_lowest_place(group.needs)].append(group)
        self._lowest = tuple(map(tuple, lowest))
        self._wild = tuple(group for group in groups if not group.needs)
        natural: list[list[Won]] = [[] for _ in range(length)]
        drawn = []
        for group in groups:
            # Equal pieces are the same winner; where they differ, natural ones stand first and wildcard pieces last.
            places = group.places
            rows = group.shape is _SEQUENCE
            for slot, place in enumerate(places):
                if group.mask >> slot & 1:
                    if rows or slot == len(places) - 1:
                        drawn.append(Won(group, slot, self._won_traits(group, slot)))
                elif rows or not slot:
                    natural[place].append(Won(group, slot, self._won_traits(group, slot)))
        self._won = tuple(map(tuple, natural))
        self._won_wild = tuple(drawn)
        self._memo: dict[int, Ways] = {}

    def _filled(self, shape: Shape, start: int, mask: int) -> Filled:
        bare = Filled(shape, start, mask, 0, mask.bit_count(), 0)
        natural = [place for slot, place in enumerate(bare.places) if not mask >> slot & 1]
        traits = 0
        if any(place != self._face for slot, place in enumerate(bare.places) if mask >> slot & 1):
            traits |= SUBSTITUTE
        if shape is _SEQUENCE:
            traits |= SEQUENCE
            if start in _ROW_STARTS:
                # Elsewhere nobody asks how many wildcard pieces a straight holds.
                counted = bare.wilds if self._face >= 0 else 0
                traits |= 1 << _ROWS + 4 * _ROW_STARTS.index(start) + counted
        return bare._replace(needs=sum(1 << BITS * place for place in natural), traits=traits)

    def _won_traits(self, group: Filled, slot: int) -> int:
        if group.shape is _PAIR:
            return WILD_TANKI if group.mask & ~(1 << slot) else 0
        if group.shape is not _SEQUENCE or group.start not in _ROW_STARTS:
            return 0
        traits = 1 << _WON + _ROW_STARTS.index(group.start)
        if group.start + slot == _FIVE and (self._face == _FIVE or not group.mask >> slot & 1):
            traits |= CAUGHT_FIVE
        return traits

    def _rest(self, number: int, wilds: int) -> Ways:
        """Returns the ways to part natural pieces with exactly that many wildcard pieces."""
        key = number << 3 | wilds
        known = self._memo.get(key)
        if known is None:
            if len(self._memo) >= _MEMO:
                self._memo.clear()
            known = self._memo[key] = self._part(number, wilds)
        return known

    def _part(self, number: int, wilds: int) -> Ways:
        if not number and not wilds:
            return {0: None}
        # The sum of the digits tells how many pieces there are: with a pair among them or without.
        size = (number % MASK + wilds) % 3
        if size == 1:
            return {}
        found: dict[int, Chain] = {}
        borrow = self._borrow
        guarded = number | borrow
        for group in self._lowest[_lowest_place(number)] if number else self._wild:
            shape, _, _, needs, used, traits = group
            if used > wilds or (shape is _PAIR and not size):
                continue
            left = guarded - needs
            if left & borrow != borrow:
                continue
            for others, chain in self._rest(left ^ borrow, wilds - used).items():
                both = others | traits
                if both not in found:
                    found[both] = (group, chain)
        return found

    def ways(self, number: int, wilds: int, rows: int) -> dict[int, Chain]:
        """Returns a way for each traits that the suit can have.

        Args:
            number: The natural pieces.
            wilds: How many wildcard pieces it takes.
            rows: Bits for the rows 123, 456 and 789 that lie on the table.
        """
        found: dict[int, Chain] = {}
        for traits, chain in self._rest(number, wilds).items():
            found.setdefault(self._complete(traits, rows), chain)
        return found

    def won_ways(self, number: int, wilds: int, rows: int, place: int | None) -> dict[int, WonWay]:
        """Returns likewise the ways in which the winning piece lies in this suit.

        Args:
            number: The natural pieces, the winning one included where it is natural.
            wilds: How many wildcard pieces the suit takes.
            rows: Bits for the rows 123, 456 and 789 that lie on the table.
            place: The place of the winning piece; None where it is a wildcard piece.
        """
        found: dict[int, WonWay] = {}
        size = (number % MASK + wilds) % 3
        if size == 1:
            return found
        borrow = self._borrow
        for group, slot, won in self._won_wild if place is None else self._won[place]:
            if group.wilds > wilds or (group.shape is _PAIR and not size):
                continue
            left = (number | borrow) - group.needs
            if left & borrow != borrow:
                continue
            own = group.traits | won
            for others, chain in self._rest(left ^ borrow, wilds - group.wilds).items():
                found.setdefault(self._complete(others | own, rows), WonWay(slot, (group, chain)))
        return found

    def _complete(self, traits: int, rows: int) -> int:
        low, middle, high = (traits >> _ROWS + 4 * row & 0b1111 | (rows >> row & 1) for row in range(3))
        kept = traits & _KEPT
        if not (low and middle and high):
            return kept
        kept |= STRAIGHT
        if traits >> _WON:
            kept |= WON_IN_STRAIGHT
        if self._face >= 0 and (
            (low & 2 and middle & 1 and high & 1)
            or (low & 1 and middle & 2 and high & 1)
            or (low & 1 and middle & 1 and high & 2)
        ):
            kept |= OWN_WILD
        return kept


def _lowest_place(number: int) -> int:
    return ((number & -number).bit_length() - 1) // BITS


@cache
def _suit(length: int, face: int, *, runs: bool) -> WildSuit:
    return WildSuit(length, face, runs=runs)


def _suit_at(index: int, face: int) -> WildSuit:
    suit = PARTITIONER.suits[index]
    return _suit(suit.length, face, runs=suit.runs)


@lru_cache(maxsize=1 << 13)
def _ways_of(index: int, face: int, number: int, wilds: int, rows: int) -> dict[int, Chain]:
    trait = suit_of(index) if number or wilds else 0
    found = _suit_at(index, face).ways(number, wilds, rows).items()
    return {traits | trait: chain for traits, chain in found}


@lru_cache(maxsize=1 << 13)
def _won_ways_of(index: int, face: int, number: int, wilds: int, rows: int, place: int | None) -> dict[int, WonWay]:
    found: dict[int, WonWay] = {}
    for traits, way in _suit_at(index, face).won_ways(number, wilds, rows, place).items():
        # The five that is caught is that of characters, the first suit.
        kept = traits if index == 0 else traits & ~CAUGHT_FIVE
        found.setdefault(kept | suit_of(index), way)
    return found


class WildHand(NamedTuple):
    """The concealed pieces of a hand with wildcards, winning piece included.

    Attributes:
        number: Its natural pieces, as the partitioner's number.
        wilds: How many wildcard pieces it holds.
        wild: The kind of the wildcard.
        winning: The kind of the winning piece.
        rows: For each suit, bits for the rows 123, 456 and 789 that lie on the table.
        pairs: Whether seven pairs are a winning shape, as they are without melds.
    """

    number: int
    wilds: int
    wild: int
    winning: int
    rows: tuple[int, ...] = (0, 0, 0, 0)
    pairs: bool = True


class _Link(NamedTuple):
    """The groups of the suits seen so far: those before, and those of one suit.

    Attributes:
        before: The suits before.
        suit: The suit.
        slot: Which piece of its first group is the winning one; None where that lies elsewhere.
        chain: Its groups.
    """

    before: _Link | None
    suit: int
    slot: int | None
    chain: Chain


Found = Mapping[int, "_Link | WonPairs | None"]
"""One reading for each traits that a hand can have, not yet written out."""
_Key = tuple[int, bool, bool]
"""How many wildcard pieces are used, whether there is a pair, and whether the winning piece lies already."""


@lru_cache(maxsize=512)
def find_readings(hand: WildHand) -> Found:
    """Returns a reading for each traits that a hand can have with the sets that its size asks for and one pair.

    Of readings that have the same traits the one found first stands. ``write_reading`` writes one out.
    """
    found: dict[int, _Link | WonPairs | None] = dict(_regular(hand))
    if hand.pairs:
        counts = [hand.number >> BITS * kind & MASK for kind in range(len(PARTITIONER.units))]
        found.update(pair_ways(counts, hand.wilds, hand.wild, hand.winning))
    return found


def _regular(hand: WildHand) -> dict[int, _Link | None]:
    number, wilds, wild, winning, rows, _ = hand
    states: dict[_Key, dict[int, _Link | None]] = {(0, False, False): {0: None}}
    last = len(PARTITIONER.suits) - 1
    for index, suit in enumerate(PARTITIONER.suits):
        table = PARTITIONER.tables[index]
        part = number >> table.shift & table.mask
        face = wild - suit.first if suit.first <= wild < suit.first + suit.length else -1
        place = winning - suit.first if suit.first <= winning < suit.first + suit.length else -1
        here = winning != wild and place >= 0
        size = part % MASK
        reached: dict[_Key, dict[int, _Link | None]] = {}
        for (used, paired, placed), before in states.items():
            for taken in range(wilds - used if index == last else 0, wilds - used + 1):
                over = (size + taken) % 3
                if over == 1 or (over and paired):
                    continue
                parts: list[tuple[bool, Mapping[int, Chain] | Mapping[int, WonWay]]] = []
                if not here and (placed or index < last or winning != wild):
                    parts.append((False, _ways_of(index, face, part, taken, rows[index])))
                if here or (winning == wild and taken and not placed):
                    at = place if here else None
                    parts.append((True, _won_ways_of(index, face, part, taken, rows[index], at)))
                for won, ways in parts:
                    if ways:
                        key = (used + taken, paired or over == 2, placed or won)
                        _join(reached.setdefault(key, {}), before, index, ways)
        states = reached
    return states.get((wilds, True, True), {})


def _join(
    joined: dict[int, _Link | None],
    before: Mapping[int, _Link | None],
    index: int,
    ways: Mapping[int, Chain] | Mapping[int, WonWay],
) -> None:
    for own, way in ways.items():
        slot, chain = way if isinstance(way, WonWay) else (None, way)
        for earlier, link in before.items():
            traits = earlier | own
            if traits not in joined:
                joined[traits] = _Link(link, index, slot, chain)


def write_reading(found: Found, traits: int, melds: Part, melded: tuple[Wild, ...], *, from_discard: bool) -> Reading:
    """Returns the reading that was found for ``traits``.

    Args:
        found: What ``find_readings`` found.
        traits: One of its keys.
        melds: The groups on the table.
        melded: Their wildcard pieces, with the places of the groups among ``melds``.
        from_discard: Whether the winning piece came from another player; the triplet that it completed is exposed.
    """
    link = found[traits]
    if isinstance(link, WonPairs):
        return link.reading()
    groups: list[tuple[Group, int, int | None]] = []
    while link is not None:
        slot, chain = link.slot, link.chain
        while chain is not None:
            filled, chain = chain
            groups.append((_group(link.suit, filled), filled.mask, slot))
            slot = None
        link = link.before
    groups.sort(key=lambda one: (one[0].first, one[0].shape is _SEQUENCE, one[0].shape is not _PAIR))
    won, completed, at = next((place, group, slot) for place, (group, _, slot) in enumerate(groups) if slot is not None)
    laid = [group for group, _, _ in groups]
    if from_discard:
        laid[won] = completed.revealed
    wilds = [
        Wild(place, group.kinds[slot])
        for place, (group, mask, _) in enumerate(groups)
        for slot in range(len(group.kinds))
        if mask >> slot & 1
    ]
    wilds += [Wild(len(laid) + place, kind) for place, kind in melded]
    return Reading(Form.REGULAR, (*laid, *melds), won, completed.waits[at], tuple(wilds))


def _group(index: int, filled: Filled) -> Group:
    suit = PARTITIONER.suits[index]
    kind = suit.first + filled.start
    if filled.shape is _SEQUENCE:
        return sequence(kind, filled.start, suit.length)
    return pair(kind) if filled.shape is _PAIR else triplet(kind)
