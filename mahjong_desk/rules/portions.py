# SPDX-License-Identifier: MIT
"""What each suit and each meld brings to the readings of a hand of mahjong tiles, worked out once.

A reading is made of at most four suits and the melds. What yaku and fu ask of it is a union of flags, a sum of counts and a row
of fu items, so that it is put together of as many portions, however many groups there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial
from itertools import product

from mahjong_desk.rules.facts import WINDS, melded_group, winds_of
from mahjong_desk.rules.fu import pair_item, set_item, wait_item
from mahjong_desk.rules.hand import Meld
from mahjong_desk.rules.reasons import FuItem
from mahjong_desk.rules.shown import FOR_ALL, GATES, WAIT_FLAGS, flags_of, sums_of
from mahjong_desk.shapes import Form, MeldKind, Reading, Shape, Wait
from mahjong_desk.shapes.mahjong import NINE_GATES as NINE_GATES_PACKED
from mahjong_desk.shapes.mahjong import PARTITIONER, PURE_GATES
from mahjong_desk.shapes.partition import Part, SuitTable
from mahjong_desk.shapes.readings import add_completed

_GROUPS = 5
"""How many groups a regular reading has."""

_WINNING = WINDS.bit_length()
_PAIR, _REGULAR = Shape.PAIR, Form.REGULAR


@dataclass(frozen=True, slots=True)
class Portion:
    """What one way to part a suit brings, or one meld.

    Attributes:
        groups: Its groups.
        flags: What some of them has, and what not every one has.
        sums: What is counted of them.
        around: The fu items of the wait and of the pair.
        items: Those of the triplets and kans.
        won: The place among the groups of the one that the winning piece completed.
        wait: What the hand waited for there; None where the winning piece lies elsewhere.
    """

    groups: Part
    flags: int
    sums: int
    around: tuple[FuItem, ...]
    items: tuple[FuItem, ...]
    won: int = 0
    wait: Wait | None = None


Whole = tuple[Reading, int, int, tuple[FuItem, ...], tuple[FuItem, ...]]
"""A regular reading with the flags, sums and fu items that its portions bring together.

It is unpacked for every hand, which a plain tuple allows at a fraction of the price of a named one.
"""
_reading = partial(tuple.__new__, Reading)
"""Makes a ``Reading`` of a tuple at half the price of its own constructor."""


class _Melded(dict[int, Portion]):
    """What melds of one kind bring, by their first piece."""

    def __init__(self, kind: MeldKind) -> None:
        super().__init__()
        self._kind = kind

    def __missing__(self, first: int) -> Portion:
        self[first] = portion = _portion((melded_group(self._kind, first),), 0, 0)
        return portion


_MELDED = {kind: _Melded(kind) for kind in MeldKind}


def _portion(
    groups: Part, winds: int, double_wind: int, won: int = 0, wait: Wait | None = None, flags: int = 0
) -> Portion:
    sums = 0
    around: list[FuItem | None] = []
    items: list[FuItem | None] = []
    if wait is not None:
        flags |= WAIT_FLAGS.get(wait, 0)
        around.append(wait_item(wait, groups[won]))
    for group in groups:
        flags |= flags_of(group)
        sums += sums_of(group)
        items.append(set_item(group))
        if group.shape is _PAIR:
            around.append(pair_item(group, *winds_of(winds), double_wind))
    beside, of_sets = tuple([item for item in around if item]), tuple([item for item in items if item])
    sums += sum([item.value for item in beside + of_sets])
    return Portion(groups, flags, sums, beside, of_sets, won, wait)


class _SuitPortions(dict[int, Portion | None]):
    """What the one way to read a suit brings, by the packed suit; None where there are several, or none."""

    def __init__(
        self, parts: SuitTable, winds: int, double_wind: int, winning_kind: int | None, from_discard: bool
    ) -> None:
        """Prepares a suit.

        Args:
            parts: All ways to part it.
            winds: The winds of the round and of the winner, as circumstances.
            double_wind: The fu of a pair that is both winds at once.
            winning_kind: The kind of the winning piece; None where it lies elsewhere.
            from_discard: Whether that piece came from another player.
        """
        super().__init__()
        self._parts = parts
        self._winds, self._double_wind = winds, double_wind
        self._winning_kind, self._from_discard = winning_kind, from_discard
        self._ways: dict[int, tuple[tuple[Portion, ...], ...]] = {}

    def __missing__(self, packed: int) -> Portion | None:
        ways = self.ways(packed)
        self[packed] = only = ways[0][0] if len(ways) == 1 and len(ways[0]) == 1 else None
        return only

    def ways(self, packed: int) -> tuple[tuple[Portion, ...], ...]:
        """Returns for each way to part the suit what it brings, for each group that the winning piece may have completed."""
        found = self._ways.get(packed)
        if found is None:
            gates = self._gates(packed << self._parts.shift)
            found = self._ways[packed] = tuple([self._read(part, gates) for part in self._parts[packed]])
        return found

    def _gates(self, packed: int) -> int:
        """Returns the flags of nine gates, of which a suit holds all pieces of a hand."""
        if packed not in NINE_GATES_PACKED or self._winning_kind is None:
            return 0
        return GATES | FOR_ALL if packed - PARTITIONER.units[self._winning_kind] in PURE_GATES else GATES

    def _read(self, part: Part, gates: int) -> tuple[Portion, ...]:
        if self._winning_kind is None:
            return (_portion(part, self._winds, self._double_wind),)
        completed: list[Reading] = []
        add_completed(completed, _REGULAR, part, (), self._winning_kind, self._from_discard)
        return tuple(
            [_portion(one.groups, self._winds, self._double_wind, one.won, one.wait, gates) for one in completed]
        )


_Suit = tuple[int, int, _SuitPortions]
"""Where a suit begins in a packed hand, the mask that cuts it out there, and its portions."""


@cache
def _suit(place: int, winds: int, double_wind: int, winning_kind: int | None, from_discard: bool) -> _Suit:
    table = PARTITIONER.tables[place]
    return table.shift, table.mask, _SuitPortions(table, winds, double_wind, winning_kind, from_discard)


class Portions(dict[int, tuple[_Suit, ...]]):
    """The portions of every suit, by the winds, the winning piece and whether a discard was won: they give readings."""

    def __init__(self, double_wind: int) -> None:
        """Prepares those of tables where a pair that is both winds at once gives ``double_wind`` fu."""
        super().__init__()
        self._double_wind = double_wind

    def __missing__(self, key: int) -> tuple[_Suit, ...]:
        winds, winning_kind, from_discard = key & WINDS, key >> _WINNING, bool(key & 1)
        found = []
        for place, suit in enumerate(PARTITIONER.suits):
            # Pairs of winds alone ask for the winds, and only the suit of the winning piece for how it came.
            asked = (0, 0) if suit.runs else (winds, self._double_wind)
            own = suit.first <= winning_kind < suit.first + suit.length
            found.append(_suit(place, *asked, winning_kind if own else None, own and from_discard))
        self[key] = suits = tuple(found)
        return suits

    def readings(
        self, packed: int, winning_kind: int, melds: Iterable[Meld], *, from_discard: bool, circumstances: int
    ) -> list[Whole]:
        """Returns every reading as four sets and a pair, those that ``regular_readings`` finds and in its order.

        Args:
            packed: The concealed pieces, winning piece included.
            winning_kind: The kind of the winning piece.
            melds: The melds.
            from_discard: Whether the winning piece came from another player.
            circumstances: The circumstances, of which the winds are asked for.
        """
        suits = self[winning_kind << _WINNING | circumstances & WINDS | from_discard]
        groups: Part = ()
        flags = sums = won = 0
        around: tuple[FuItem, ...] = ()
        items: tuple[FuItem, ...] = ()
        wait: Wait | None = None
        # Of most hands each suit has one way: they are joined while their suits are looked up.
        for shift, mask, table in suits:
            part = packed >> shift & mask
            if part:
                portion = table[part]
                if portion is None:
                    return _several(packed, suits, melds)
                if portion.wait is not None:
                    won, wait = len(groups) + portion.won, portion.wait
                groups += portion.groups
                flags |= portion.flags
                sums += portion.sums
                around += portion.around
                items += portion.items
        for meld in melds:
            portion = _MELDED[meld.kind][meld.pieces[0]]
            groups += portion.groups
            flags |= portion.flags
            sums += portion.sums
            items += portion.items
        if wait is None or len(groups) != _GROUPS:
            return []
        return [(_reading((_REGULAR, groups, won, wait, ())), flags, sums, around, items)]


def _several(packed: int, suits: Iterable[_Suit], melds: Iterable[Meld]) -> list[Whole]:
    """Returns the readings of a hand with suits that have several ways, or none."""
    ways = []
    for shift, mask, table in suits:
        part = packed >> shift & mask
        if part:
            if not (found := table.ways(part)):
                return []
            ways.append(found)
    ways += [((_MELDED[meld.kind][meld.pieces[0]],),) for meld in melds]
    wholes = [_joined(portions) for way in product(*ways) for portions in product(*way)]
    return [whole for whole in wholes if whole]


def _joined(portions: Iterable[Portion]) -> Whole | None:
    """Returns the reading that portions make together; None where these are not four sets and a pair."""
    groups: Part = ()
    flags = sums = won = 0
    around: tuple[FuItem, ...] = ()
    items: tuple[FuItem, ...] = ()
    wait: Wait | None = None
    for portion in portions:
        if portion.wait is not None:
            won, wait = len(groups) + portion.won, portion.wait
        groups += portion.groups
        flags |= portion.flags
        sums += portion.sums
        around += portion.around
        items += portion.items
    if wait is None or len(groups) != _GROUPS:
        return None
    return _reading((_REGULAR, groups, won, wait, ())), flags, sums, around, items
