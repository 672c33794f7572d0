# SPDX-License-Identifier: MIT
"""What hands with wildcards can be read as, by number: hands that can be read alike are known without reading each.

The traits of a reading are all that a yaku can look at (``shapes.wildcards``). Suits that can be parted alike get one
number, and so do hands that suits make when they are joined; each join is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import MASK
from mahjong_desk.shapes.wildcards import ways_of, won_ways_of

Traits = frozenset[int]
_NONE: Traits = frozenset()
_SET = 3
_PAIR = 2


class _Ways(NamedTuple):
    """What a suit can be parted into with so many wildcard pieces.

    Attributes:
        over: How many pieces are over beside the sets: none, or two, which are the pair.
    """

    over: int
    others: Traits
    won: Traits


_Key = tuple[int, bool, bool]
"""How many wildcard pieces are used, whether there is a pair, and whether the winning piece lies already."""
_Hand = frozenset[tuple[_Key, Traits]]
_Suit = tuple[_Ways | None, ...]
"""By the number of wildcard pieces that it takes; None where pieces would be over."""


@lru_cache(maxsize=1 << 15)
def _others(index: int, face: int, packed: int, wilds: int, rows: int) -> Traits:
    return frozenset(ways_of(index, face, packed, wilds, rows))


@lru_cache(maxsize=1 << 15)
def _won(index: int, face: int, packed: int, wilds: int, rows: int, place: int | None) -> Traits:
    return frozenset(won_ways_of(index, face, packed, wilds, rows, place))


class WildShapes:
    """Numbers suits, and the hands that they make."""

    def __init__(self, wild: int, rows: tuple[int, ...], wilds: int, *, drawn: bool) -> None:
        self._rows, self._wilds, self._drawn = rows, wilds, drawn
        self._faces = [wild - suit.first if 0 <= wild - suit.first < suit.length else -1 for suit in PARTITIONER.suits]
        self._suits: dict[_Suit, int] = {}
        self._parted: list[_Suit] = []
        self._known: dict[tuple[int, int, int | None], int] = {}
        self._hands: dict[_Hand, int] = {}
        self._made: list[_Hand] = []
        self._joined: dict[tuple[int, int], int] = {}
        self.nothing = self._number(frozenset())
        self.begun = self._number(frozenset({((0, False, False), frozenset({0}))}))

    def suit(self, index: int, packed: int, place: int | None = None) -> int:
        """Returns the number of a suit."""
        key = index, packed, place
        known = self._known.get(key)
        if known is None:
            parted = self._part(index, packed, place)
            known = self._known[key] = self._suits.setdefault(parted, len(self._suits))
            if known == len(self._parted):
                self._parted.append(parted)
        return known

    def _part(self, index: int, packed: int, place: int | None) -> _Suit:
        face, rows = self._faces[index], self._rows[index]
        found: list[_Ways | None] = []
        for wilds in range(self._wilds + 1):
            over = (packed % MASK + wilds) % _SET
            whole = _others(index, face, packed, wilds, rows) if over in (0, _PAIR) else _NONE
            if not whole:
                found.append(None)
                continue
            lies = place is not None or (self._drawn and wilds > 0)
            won = _won(index, face, packed, wilds, rows, place) if lies else _NONE
            found.append(_Ways(over, whole if place is None else _NONE, won))
        return tuple(found)

    def join(self, hand: int, suit: int) -> int:
        """Returns the number of a hand to which a suit comes."""
        key = hand, suit
        known = self._joined.get(key)
        if known is None:
            known = self._joined[key] = self._join(self._made[hand], self._parted[suit])
        return known

    def _join(self, hand: _Hand, suit: _Suit) -> int:
        found: dict[_Key, set[int]] = {}
        for (used, paired, placed), before in hand:
            for taken, ways in enumerate(suit[: self._wilds - used + 1]):
                if ways is None or (ways.over and paired):
                    continue
                both = paired or ways.over == _PAIR
                for lies, traits in ((placed, ways.others), (True, ways.won if not placed else _NONE)):
                    if traits:
                        joined = found.setdefault((used + taken, both, lies), set())
                        joined.update(_both(before, traits))
        return self._number(frozenset((key, frozenset(traits)) for key, traits in found.items()))

    def _number(self, hand: _Hand) -> int:
        known = self._hands.setdefault(hand, len(self._hands))
        if known == len(self._made):
            self._made.append(hand)
        return known

    def traits(self, hand: int) -> Traits:
        """Returns the traits of all readings of a hand that all suits have come to; none where it is no shape."""
        return dict(self._made[hand]).get((self._wilds, True, True), _NONE)


def _both(some: Traits, others: Traits) -> Iterable[int]:
    return [one | other for one in some for other in others]
