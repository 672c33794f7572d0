# SPDX-License-Identifier: MIT
"""What a hand of Ar-Shi-Ar is worth, and why (rules/arushiaru.md §3–5)."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
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
    Facts,
    group_of,
    winds,
)
from mahjong_desk.rules.formulas import power_formula
from mahjong_desk.rules.fu import SETS, pair_item, wait_item
from mahjong_desk.rules.hand import Hand
from mahjong_desk.rules.reasons import Candidate, Evaluation, FuItem, YakuItem
from mahjong_desk.rules.yaku import Count, count_yaku
from mahjong_desk.shapes import Group, Reading, Shape, Wait, orphans_reading, regular_readings
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

# Members of an enum are slow to look up where every hand passes by.
_RYANMEN, _PAIR = Wait.RYANMEN, Shape.PAIR
_BASE = FuItem("base", 20)
_CLOSED_RON = FuItem("closed_ron", 10)
_TSUMO = FuItem("tsumo", 2)
_CHINITSU = FuItem("chinitsu", 10)
_SIZE = itemgetter(0, 1, 2, 3)
_FU_PLACES = {identity: place for place, identity in enumerate(FU_ORDER)}


class Counted(NamedTuple):
    """What the facts of a reading give, whatever its pieces are.

    Attributes:
        facts: The facts.
        found: The yaku.
        yaku: The same as they stand in an answer, the groups that they rest on left out.
        items: The fu items that rest on no set.
    """

    facts: Facts
    found: Count
    yaku: tuple[YakuItem, ...]
    items: tuple[FuItem, ...]


class Sum(NamedTuple):
    """What fu and han come to.

    Attributes:
        fu: The fu of the answer.
        uncapped: What the formula gives before the cap.
        base: The base in points.
        rounding: The fu item that rounding adds, if it adds one.
    """

    fu: int
    uncapped: int
    base: int
    rounding: FuItem | None


Sized = tuple[int, int, int, int, Reading, Counted, tuple[FuItem, ...]]
"""A reading with its base, limit yaku, han and raw fu, which decide in this order (§5.6); then its reasons."""


class Valuer:
    """Values hands by one choice of options."""

    def __init__(self, options: Options) -> None:
        """Prepares the table of yaku that these options count."""
        self.options = options
        yaku = (*han_yaku(options), *LIMIT_YAKU)
        self._table = tuple(
            (row, one) for row, one in enumerate(yaku) if one.entry.option is None or getattr(options, one.entry.option)
        )
        self._counted = lru_cache(maxsize=1 << 15)(self._count_facts)
        self.add_up = lru_cache(maxsize=1 << 12)(self._add_up)
        """Works out what raw fu and han come to (§5.2)."""

    def _add_up(self, raw: int, han: int) -> Sum:
        options = self.options
        fu = raw
        if options.unit == 10 and options.rounding == "fu_up":
            fu = -(-raw // 10) * 10
        uncapped = fu << han
        if options.unit == 10 and options.rounding == "base_4_6":
            uncapped = (uncapped + 4) // 10 * 10
        elif options.unit == 10 and options.rounding == "base_up":
            uncapped = -(-uncapped // 10) * 10
        return Sum(fu, uncapped, min(MANGAN_BASE, uncapped), FuItem("rounding", fu - raw) if fu != raw else None)

    def limit_base(self, limits: int) -> int:
        """Returns the base of a hand with that many limit yaku, in points."""
        return MANGAN_BASE * (limits if self.options.multiple_limits else 1)

    def typed(self, raw: int, han: int) -> Evaluation:
        """Returns the value of a hand that the table counted as ``han`` and ``raw`` fu."""
        total = self.add_up(raw, han)
        return Evaluation(
            None,
            (),
            total.base,
            han=han,
            limit=_limit(total.base),
            formula=power_formula(total.fu, han, total.uncapped),
            uncapped=total.uncapped,
            raw_fu=raw,
            fu=total.fu,
        )

    def typed_limit(self, times: int) -> Evaluation:
        """Returns the value of a hand that the table called ``times`` mangan."""
        base = MANGAN_BASE * times
        return Evaluation(None, (), base, limit="mangan")

    def evaluate(
        self, hand: Hand, winning_piece: int, number: int, *, self_drawn: bool, round_wind: int, seat_wind: int
    ) -> Evaluation | None:
        """Returns the value of a hand by the reading that counts, None where it forms no winning shape.

        Args:
            hand: The hand, checked.
            winning_piece: The piece that completes it.
            number: The number of its concealed pieces and the winning piece.
            self_drawn: Whether that piece was drawn.
            round_wind: The round wind, 0 east … 3 north.
            seat_wind: The winner's own wind, likewise.
        """
        melds = tuple([group_of(meld) for meld in hand.melds]) if hand.melds else ()
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
        readings = regular_readings(PARTITIONER, number, winning_piece, melds, sets=4, from_discard=not self_drawn)
        if len(readings) == 1:
            return self._answer(self._size(readings[0], moment, number), ())
        if not readings:
            counts = MAHJONG.counts((*hand.concealed, winning_piece))
            orphans = orphans_reading(counts, winning_piece, ORPHAN_KINDS)
            return (
                self._answer(self._limit_size(orphans, self._counted(0, 0, 0, moment | ORPHANS)), ())
                if orphans
                else None
            )
        sized = [self._size(reading, moment, number) for reading in readings]
        sized.sort(key=_SIZE, reverse=True)
        if _SIZE(sized[0]) == _SIZE(sized[1]):
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
        yaku = tuple(YakuItem(one.entry.id, one.value(facts)) for one in count.yaku)
        return Counted(facts, count, yaku, tuple(items))

    def _size(self, reading: Reading, moment: int, number: int) -> Sized:
        _, groups, won, wait, _ = reading
        every = -1
        some = concealed = raw = 0
        sets = []
        for group in groups:
            all_of, any_of, is_concealed, item = SETS[group]
            every &= all_of
            some |= any_of
            concealed += is_concealed
            if item:
                sets.append(item)
                raw += item[1]
        if wait is _RYANMEN:
            moment |= OPEN_WAIT
        if number in NINE_GATES_NUMBERS and not moment & MELDED:
            moment |= NINE_GATES
        counted = self._counted(every, some, concealed, moment)
        if counted.found.limits:
            return self._limit_size(reading, counted)
        around = self._items_around(counted, groups, wait_item(wait, groups[won]))
        for item in around:
            raw += item[1]
        han = counted.found.han
        return self.add_up(raw, han).base, 0, han, raw, reading, counted, (*around, *sets)

    def _limit_size(self, reading: Reading, counted: Counted) -> Sized:
        limits = counted.found.limits
        return self.limit_base(limits), limits, 0, 0, reading, counted, ()

    def _items_around(self, counted: Counted, groups: tuple[Group, ...], wait: FuItem | None) -> tuple[FuItem, ...]:
        """Returns the fu items but those of the sets."""
        items = counted.items
        if wait:
            items += (wait,)
        facts = counted.facts
        if facts.some & HONOUR_PAIRS:
            pairs = [group for group in groups if group.shape is _PAIR]
            item = pair_item(pairs[0], facts.round_wind, facts.seat_wind, self.options.double_wind_pair_fu)
            if item:
                items += (item,)
        return items

    def _answer(self, chosen: Sized, rejected: tuple[Candidate, ...]) -> Evaluation:
        base, limits, han, raw, reading, counted, items = chosen
        facts, count, yaku, _ = counted
        if count.resting:
            groups = reading.groups
            yaku = tuple(
                [
                    YakuItem(item.id, item.value, one.rests_on(facts, groups))
                    for item, one in zip(yaku, count.yaku, strict=True)
                ]
            )
        if limits:
            return Evaluation(reading, yaku, base, rejected, limit=_limit(base))
        fu, uncapped, _, rounding = self.add_up(raw, han)
        if rounding:
            items = (*items, rounding)
        formula = power_formula(fu, han, uncapped)
        return Evaluation(reading, yaku, base, rejected, han, _limit(base), formula, uncapped, items, raw, fu)


def _limit(base: int) -> str | None:
    return "mangan" if base >= MANGAN_BASE else None


def _preference(one: Sized) -> tuple[object, ...]:
    """Returns what readings are sorted by, the best first (§5.6)."""
    base, limits, han, raw, _, counted, items = one
    return -base, -limits, -han, -raw, counted.found.rows, sorted((_FU_PLACES[item.id], item.value) for item in items)


def _candidate(one: Sized) -> Candidate:
    base, limits, han, raw, reading, counted, _ = one
    names = tuple([item.id for item in counted.yaku])
    return Candidate(reading, names, base, None if limits else han, None if limits else raw)
