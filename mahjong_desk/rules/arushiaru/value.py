# SPDX-License-Identifier: MIT
"""What a hand of Ar-Shi-Ar is worth, and why (rules/arushiaru.md §3–5)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.arushiaru.limits import LIMIT_YAKU
from mahjong_desk.rules.arushiaru.options import Options
from mahjong_desk.rules.arushiaru.yaku import han_yaku
from mahjong_desk.rules.facts import (
    CLOSED,
    HONOUR_PAIRS,
    MELDED,
    NINE_GATES,
    OPEN_WAIT,
    ORPHANS,
    SELF_DRAWN,
    SITUATION_FLAGS,
    TRIPLET,
    Facts,
    group_of,
    traits_of,
    winds,
)
from mahjong_desk.rules.fu import pair_item, set_item, wait_item
from mahjong_desk.rules.hand import Hand
from mahjong_desk.rules.reasons import Candidate, Evaluation, FuItem, YakuItem
from mahjong_desk.rules.yaku import Count, count_yaku
from mahjong_desk.shapes import Reading, Shape, Wait, orphans_reading, regular_readings
from mahjong_desk.shapes.mahjong import NINE_GATES as NINE_GATES_NUMBERS
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS, PARTITIONER

MANGAN_BASE = 500
"""The base of a mangan, in points."""
FU_ORDER = (
    "base",
    "closed_ron",
    "tsumo",
    "chinitsu",
    "wait_penchan",
    "wait_kanchan",
    "wait_tanki",
    "pair_dragon",
    "pair_round",
    "pair_seat",
    "pair_double_wind",
    "minkou",
    "ankou",
    "minkan",
    "ankan",
    "rounding",
)
"""The fu items in the order of §5.1, by which equal readings are told apart."""

_BASE = FuItem("base", 20)
_CLOSED_RON = FuItem("closed_ron", 10)
_TSUMO = FuItem("tsumo", 2)
_CHINITSU = FuItem("chinitsu", 10)
_FU_PLACES = {identity: place for place, identity in enumerate(FU_ORDER)}

class Counted(NamedTuple):
    """What the facts of a reading give, whatever its pieces are.

    Attributes:
        facts: The facts.
        count: The yaku.
        items: The fu items that rest on no set.
    """

    facts: Facts
    count: Count
    items: tuple[FuItem, ...]


class Sized(NamedTuple):
    """A reading with its size, the first four attributes in the order in which they decide (§5.6)."""

    base: int
    limits: int
    han: int
    raw: int
    reading: Reading
    counted: Counted
    items: tuple[FuItem, ...]


class Valuer:
    """Values hands by one choice of options."""

    def __init__(self, options: Options) -> None:
        """Prepares the table of yaku that these options count."""
        self.options = options
        yaku = (*han_yaku(options), *LIMIT_YAKU)
        self._table = tuple(
            (row, one)
            for row, one in enumerate(yaku)
            if one.entry.option is None or getattr(options, one.entry.option)
        )
        self._counted = lru_cache(maxsize=1 << 15)(self._count_facts)

    def round_fu(self, raw: int) -> int:
        """Returns the fu of the answer (§5.2)."""
        if self.options.unit == 10 and self.options.rounding == "fu_up":
            return -(-raw // 10) * 10
        return raw

    def uncapped(self, fu: int, han: int) -> int:
        """Returns fu × 2^han, rounded as the options round the base, before the cap."""
        product = fu << han
        if self.options.unit == 10:
            if self.options.rounding == "base_4_6":
                return (product + 4) // 10 * 10
            if self.options.rounding == "base_up":
                return -(-product // 10) * 10
        return product

    def base(self, raw: int, han: int) -> int:
        """Returns the base of a counted hand in points, mangan at most."""
        return min(MANGAN_BASE, self.uncapped(self.round_fu(raw), han))

    def limit_base(self, limits: int) -> int:
        """Returns the base of a hand with that many limit yaku, in points."""
        return MANGAN_BASE * (limits if self.options.multiple_limits else 1)

    def typed(self, raw: int, han: int) -> Evaluation:
        """Returns the value of a hand that the table counted as ``han`` and ``raw`` fu."""
        fu = self.round_fu(raw)
        uncapped = self.uncapped(fu, han)
        base = min(MANGAN_BASE, uncapped)
        limit = "mangan" if base == MANGAN_BASE else None
        return Evaluation(None, (), (), raw, fu, han, limit, uncapped, base, ())

    def typed_limit(self, times: int) -> Evaluation:
        """Returns the value of a hand that the table called ``times`` mangan."""
        base = MANGAN_BASE * times
        return Evaluation(None, (), (), None, None, None, "mangan", None, base, ())

    def evaluate(
        self, hand: Hand, winning_piece: int, *, self_drawn: bool, round_wind: int, seat_wind: int
    ) -> Evaluation | None:
        """Returns the value of a hand by the reading that counts, None where it forms no winning shape.

        Args:
            hand: The hand, checked.
            winning_piece: The piece that completes it.
            self_drawn: Whether that piece was drawn.
            round_wind: The round wind, 0 east … 3 north.
            seat_wind: The winner's own wind, likewise.
        """
        melds = tuple([group_of(meld) for meld in hand.melds])
        moment = winds(round_wind, seat_wind)
        if self_drawn:
            moment |= SELF_DRAWN
        if not melds:
            moment |= CLOSED
        elif hand.closed:
            moment |= CLOSED | MELDED
        else:
            moment |= MELDED
        for situation in hand.situation:
            moment |= SITUATION_FLAGS[situation]
        number = PARTITIONER.number(hand.concealed) + PARTITIONER.units[winning_piece]
        readings = regular_readings(
            PARTITIONER, number, winning_piece, melds, sets=4, from_discard=not self_drawn
        )
        if len(readings) == 1:
            return self._answer(self._size(readings[0], moment, number), ())
        if not readings:
            counts = MAHJONG.counts((*hand.concealed, winning_piece))
            orphans = orphans_reading(counts, winning_piece, ORPHAN_KINDS)
            return self._answer(self._limit_size(orphans, self._counted(0, 0, 0, moment | ORPHANS)), ()) if orphans else None
        sized = [self._size(reading, moment, number) for reading in readings]
        sized.sort(key=_preference)
        return self._answer(sized[0], tuple([_candidate(one) for one in sized[1:]]))

    def _count_facts(self, every: int, some: int, concealed: int, moment: int) -> Counted:
        facts = Facts(every, some, concealed, moment)
        count = count_yaku(self._table, facts)
        names = {yaku.entry.id for yaku in count.yaku}
        items = [_BASE]
        if moment & SELF_DRAWN:
            if "pinfu" not in names:
                items.append(_TSUMO)
        elif moment & CLOSED:
            items.append(_CLOSED_RON)
        if "chinitsu" in names:
            items.append(_CHINITSU)
        return Counted(facts, count, tuple(items))

    def _size(self, reading: Reading, moment: int, number: int) -> Sized:
        every = -1
        some = concealed = 0
        for group in reading.groups:
            all_of, any_of, is_concealed = traits_of(group)
            every &= all_of
            some |= any_of
            concealed += is_concealed
        if reading.wait is Wait.RYANMEN:
            moment |= OPEN_WAIT
        if number in NINE_GATES_NUMBERS and not moment & MELDED:
            moment |= NINE_GATES
        counted = self._counted(every, some, concealed, moment)
        if counted.count.limits:
            return self._limit_size(reading, counted)
        items = self._fu_items(reading, counted)
        raw = sum([item[1] for item in items])
        han = counted.count.han
        return Sized(self.base(raw, han), 0, han, raw, reading, counted, items)

    def _limit_size(self, reading: Reading, counted: Counted) -> Sized:
        limits = counted.count.limits
        return Sized(self.limit_base(limits), limits, 0, 0, reading, counted, ())

    def _fu_items(self, reading: Reading, counted: Counted) -> tuple[FuItem, ...]:
        items = list(counted.items)
        groups = reading.groups
        item = wait_item(reading.wait, groups[reading.won])
        if item:
            items.append(item)
        facts = counted.facts
        if facts.some & HONOUR_PAIRS:
            pair = next(group for group in groups if group.shape is Shape.PAIR)
            item = pair_item(pair, facts.round_wind, facts.seat_wind, self.options.double_wind_pair_fu)
            if item:
                items.append(item)
        if facts.some & TRIPLET:
            items += [item for group in groups if (item := set_item(group))]
        return tuple(items)

    def _answer(self, chosen: Sized, rejected: tuple[Candidate, ...]) -> Evaluation:
        reading, counted = chosen.reading, chosen.counted
        facts, count = counted.facts, counted.count
        groups = reading.groups
        yaku = tuple(
            [YakuItem(one.entry.id, one.value(facts), one.rests_on(facts, groups)) for one in count.yaku]
        )
        base = chosen.base
        if count.limits:
            return Evaluation(reading, yaku, (), None, None, None, "mangan", None, base, rejected)
        raw = chosen.raw
        fu = self.round_fu(raw)
        items = (*chosen.items, FuItem("rounding", fu - raw)) if fu != raw else chosen.items
        uncapped = self.uncapped(fu, count.han)
        limit = "mangan" if base == MANGAN_BASE else None
        return Evaluation(reading, yaku, items, raw, fu, count.han, limit, uncapped, base, rejected)


def _preference(one: Sized) -> tuple[object, ...]:
    """Returns what readings are sorted by, the best first (§5.6)."""
    items = sorted((_FU_PLACES[item.id], item.value) for item in one.items)
    return -one.base, -one.limits, -one.han, -one.raw, one.counted.count.rows, items


def _candidate(one: Sized) -> Candidate:
    count = one.counted.count
    names = tuple(yaku.entry.id for yaku in count.yaku)
    return Candidate(one.reading, names, None if count.limits else count.han, one.raw or None, one.base)
