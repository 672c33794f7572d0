# SPDX-License-Identifier: MIT
"""The value of a hand of mahjong tiles in fu and han, and its reasons.

A ``FuHanScheme`` holds the decisions of a ruleset: its yaku, its fu except those of the sets, its arithmetic, and which of
two equal readings counts. ``FuHanEvaluator`` does the rest.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import attrgetter, or_
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.checks.settling import below_minimum_refusal
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, Formula, FuItem, RejectedReading, YakuItem
from mahjong_desk.rules.model.refusal import Refusal, RefusedHand
from mahjong_desk.rules.value.fu import BASE, SEVEN_PAIRS_FU, pair_fu_item, set_fu_item, wait_fu_item
from mahjong_desk.rules.value.limits import Limits, power_formula, round_up
from mahjong_desk.rules.yaku.combining import YakuSelector, bit_positions
from mahjong_desk.rules.yaku.facts import (
    CLOSED,
    FULL_WAIT,
    NINE_GATES,
    SELF_DRAWN,
    ReadingFacts,
    how_won,
    meld_group,
    reading_facts,
    unpack_winds,
)
from mahjong_desk.rules.yaku.picks import GroupPicker
from mahjong_desk.rules.yaku.row import IndexedYaku
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading, WaitKind, regular_readings
from mahjong_desk.shapes.mahjong import NINE_GATES_HANDS as GATES
from mahjong_desk.shapes.mahjong import NO_PAIR_MASK, PARTITIONER, PURE_NINE_GATES_WAITS, irregular_reading

# Members of an enum are slow to look up on a hot path.
_PAIR, _REGULAR = GroupShape.PAIR, HandShape.REGULAR
_BASE_FU = BASE.value
_CACHE_SIZE = 1 << 14


@dataclass(frozen=True, slots=True)
class FuHanTotal:
    """The result of fu and han.

    Attributes:
        fu: The fu after rounding.
        uncapped_base: The result of the formula before the cap, in points; None if the han alone decide the base.
        base: The base in points.
        rounding_items: The fu item that rounding adds, or nothing.
        limit: The name of the limit that is reached, or None.
        formula: The formula of the base; empty if the han alone decide it.
    """

    fu: int
    uncapped_base: int | None
    base: int
    rounding_items: tuple[FuItem, ...]
    limit: str | None
    formula: Formula


@dataclass(frozen=True, slots=True)
class CountedYaku:
    """The sum of the yaku of a reading.

    Attributes:
        fu_items: The fu items that belong to no set.
        han: The han of the yaku plus ``base_han``; with limit yaku only the latter.
    """

    yaku_indices: tuple[int, ...]
    yaku: tuple[YakuItem, ...]
    yaku_ids: tuple[str, ...]
    limit_count: int
    limit_multiple: int
    group_pickers: tuple[tuple[int, GroupPicker], ...]
    fu_items: tuple[FuItem, ...]
    fu: int
    han: int


class ScoredReading(NamedTuple):
    """A reading with its value and reasons.

    The first four fields decide between readings, in this order.

    Attributes:
        base: Its base in points.
        han: Its han; 0 with limit yaku.
        raw_fu: Its fu before rounding; 0 with limit yaku.
        total: The result of its fu and han; None with limit yaku.
    """

    base: int
    limit_count: int
    han: int
    raw_fu: int
    reading: Reading
    counted: CountedYaku
    fu_items: tuple[FuItem, ...]
    facts: ReadingFacts
    total: FuHanTotal | None


_by_value = attrgetter("base", "limit_count", "han", "raw_fu")


class ExtraHan(NamedTuple):
    """The han in addition to the yaku, such as dora; none with limit yaku."""

    han: int = 0
    figures: Mapping[str, int | None] = EMPTY_MAPPING
    pieces: Mapping[str, tuple[Piece, ...]] = EMPTY_MAPPING


_NO_EXTRA_HAN = ExtraHan()


LADDER_FU = range(30, 120, 10)
"""The rounded fu that give every value of a hand; higher fu give no new values."""
_WAITS = (WaitKind.RYANMEN, WaitKind.SHANPON, WaitKind.KANCHAN, WaitKind.PENCHAN, WaitKind.TANKI)
_WAIT_ORDER = {wait: index for index, wait in enumerate(_WAITS)}


def round_to_tens(fu: int) -> int:
    """Returns fu rounded up to tens; the fu of seven pairs are not rounded."""
    return fu if fu == SEVEN_PAIRS_FU else round_up(fu, 10)


def by_yaku_and_wait(scored: ScoredReading) -> object:
    """Returns the sort key of equal readings: their yaku, then their wait."""
    return scored.counted.yaku_indices, _WAIT_ORDER.get(scored.reading.wait, len(_WAIT_ORDER))


class FuHanScheme(NamedTuple):
    """The decisions of a ruleset.

    Attributes:
        extra_fu_items: Returns the fu items that belong to no set, from the circumstances and the ids of the yaku.
        round_fu: Returns the rounded fu.
        double_wind_pair_fu: The fu of a pair that is both winds at once.
        doublings: How often the base is doubled in addition to the han.
        round_base: Rounds the base, in points, before the cap; None if it is not rounded.
        base_han: The han that every hand has.
        seven_pairs_item: The only fu item of seven pairs; None if they are not a winning shape.
        open_pinfu_item: The fu item of an open hand won by ron with only the base fu; None if there is none.
    """

    yaku: tuple[IndexedYaku[ReadingFacts], ...]
    extra_fu_items: Callable[[int, frozenset[str]], tuple[FuItem, ...]]
    limits: Limits
    double_wind_pair_fu: int
    round_fu: Callable[[int], int] = round_to_tens
    tie_break: Callable[[ScoredReading], object] = by_yaku_and_wait
    doublings: int = 0
    round_base: Callable[[int], int] | None = None
    base_han: int = 0
    seven_pairs_item: FuItem | None = None
    open_pinfu_item: FuItem | None = None


class FuHanEvaluator:
    """Values hands by one scheme."""

    def __init__(self, scheme: FuHanScheme) -> None:
        self._scheme = scheme
        self._rows = dict(scheme.yaku)
        self._tests = [
            (1 << index, yaku.condition.required_flags, yaku.condition.remaining_test) for index, yaku in scheme.yaku
        ]
        self._required_flags = reduce(or_, [required for _, required, _ in self._tests])
        self._possible = lru_cache(maxsize=_CACHE_SIZE)(self._possible_with)
        self._repeating = [(index, yaku.count) for index, yaku in scheme.yaku if yaku.count]
        self._selector = YakuSelector(scheme.yaku)
        self._limit_yaku = sum(1 << index for index, yaku in scheme.yaku if yaku.is_limit)
        self._count = lru_cache(maxsize=_CACHE_SIZE)(self._counted)
        self._analysis = lru_cache(maxsize=_CACHE_SIZE)(self._analyse)
        self.total = lru_cache(maxsize=_CACHE_SIZE)(self._add_up)
        """Returns the result of unrounded fu and han."""
        self.limits = scheme.limits

    def _add_up(self, raw: int, han: int) -> FuHanTotal:
        scheme = self._scheme
        fu = scheme.round_fu(raw)
        rounding = (FuItem("rounding", fu - raw),) if fu != raw else ()
        uncapped = fu << han + scheme.doublings
        if scheme.round_base is not None:
            uncapped = scheme.round_base(uncapped)
        limit = scheme.limits.limit_for(uncapped, han)
        if limit is not None and limit.min_han is not None:
            return FuHanTotal(fu, None, limit.base, rounding, limit.id, ())
        base, limit_id = (uncapped, None) if limit is None else (limit.base, limit.id)
        return FuHanTotal(fu, uncapped, base, rounding, limit_id, power_formula(fu, han + scheme.doublings, uncapped))

    def evaluate_manual(self, raw: int | None, han: int) -> Evaluation:
        """Returns the value of a typed hand; ``raw`` is None if its fu do not matter."""
        total = self.total(raw or BASE.value, han)
        return Evaluation(
            None,
            (),
            total.base,
            han=han,
            limit=total.limit,
            formula=total.formula,
            uncapped_base=total.uncapped_base,
            raw_fu=raw,
            fu=None if raw is None else total.fu,
        )

    def evaluate_manual_limit(self, limit: str, times: int = 1) -> Evaluation:
        """Returns the value of a typed hand of ``times`` times a limit."""
        return Evaluation(None, (), self.limits.limit_named(limit).base * times, limit=limit, limit_multiple=times)

    def value_ladder(
        self, hans: range, fus: Sequence[int], limits: Sequence[str] = ()
    ) -> tuple[Mapping[str, object], ...]:
        """Returns the typed values of all bases, ascending, then the limits.

        Each base is reached with as many han as possible.

        Args:
            hans: The han that a hand below all limits can have.
            fus: The fu that it can have.
        """
        values: dict[int, Mapping[str, object]] = {}
        for han in reversed(hans):
            for fu in fus:
                total = self.total(fu, han)
                # Seven pairs of two han cannot be self-drawn.
                if total.limit is None and (fu != SEVEN_PAIRS_FU or han > 2):
                    values.setdefault(total.base, {"han": han, "fu": fu})
        limit_values = ({"limit": name} for name in (self.limits.cap.id, *limits))
        return (*(values[base] for base in sorted(values)), *limit_values)

    def evaluate(
        self,
        hand: Hand,
        winning_piece: int,
        packed: int,
        circumstances: int,
        *,
        extra: ExtraHan = _NO_EXTRA_HAN,
        minimum: int = 0,
    ) -> Evaluation | None:
        """Returns the value of the best reading, or None without a winning shape.

        Args:
            minimum: How many han of yaku a reading needs.

        Raises:
            Refusal: ``below_minimum``, without a path, if no reading has that many.
        """
        melds = tuple([meld_group(meld) for meld in hand.melds])
        from_discard = not circumstances & SELF_DRAWN
        readings = regular_readings(PARTITIONER, packed, winning_piece, melds, from_discard=from_discard)
        if packed in GATES:
            waited_for_all = packed - PARTITIONER.units[winning_piece] in PURE_NINE_GATES_WAITS
            circumstances |= NINE_GATES | (FULL_WAIT if waited_for_all else 0)
        if not melds and (not readings or not packed & NO_PAIR_MASK):
            special = irregular_reading(packed, winning_piece, seven_pairs=self._scheme.seven_pairs_item is not None)
            readings += [special] if special else []
        if not readings:
            return None
        scored = [self._score(reading, circumstances, extra) for reading in readings]
        only = scored[0]
        if len(scored) == 1 and (only.limit_count or only.counted.han >= minimum):
            return self._answer(only, extra)
        return self._best(scored, extra, minimum)

    def _best(self, scored: list[ScoredReading], extra: ExtraHan, minimum: int) -> Evaluation:
        """Returns the value of the best reading with at least ``minimum`` han of yaku."""
        scored.sort(key=_by_value, reverse=True)
        if len(scored) > 1 and _by_value(scored[0]) == _by_value(scored[1]):
            scored.sort(key=self._order)
        for chosen in scored:
            if chosen.limit_count or chosen.counted.han >= minimum:
                break
        else:
            nearest = max(scored, key=lambda candidate: candidate.counted.han)
            raise below_minimum_refusal(nearest.counted.han, minimum).with_hand(
                RefusedHand(nearest.facts, nearest.reading)
            )
        rejected: list[RejectedReading] = []
        barred: list[RejectedReading] = []
        for other in scored:
            if other is not chosen:
                short = not other.limit_count and other.counted.han < minimum
                reading = _rejected_reading(other, below_minimum_refusal(other.counted.han, minimum) if short else None)
                (barred if short and other.base > chosen.base else rejected).append(reading)
        return self._answer(chosen, extra, tuple(rejected), tuple(barred))

    def _order(self, scored: ScoredReading) -> tuple[object, ...]:
        return -scored.base, -scored.limit_count, -scored.han, -scored.raw_fu, self._scheme.tie_break(scored)

    def _possible_with(self, flags: int) -> tuple[int, list[tuple[int, Callable[[ReadingFacts], object]]]]:
        """Returns the yaku that these flags decide, as bits, and those that need a test."""
        possible = [(bit, test) for bit, required, test in self._tests if not required & ~flags]
        return sum(bit for bit, test in possible if test is None), [(bit, test) for bit, test in possible if test]

    def _present(self, facts: ReadingFacts) -> tuple[int, tuple[tuple[int, int], ...]]:
        """Returns the yaku of a reading as bits, and how often repeated ones count."""
        common_flags, any_flags, _, circumstances, *_ = facts
        present, tests = self._possible((common_flags | any_flags | circumstances) & self._required_flags)
        for bit, test in tests:
            if test(facts):
                present |= bit
        return present, tuple([(index, times) for index, count in self._repeating if (times := count(facts)) > 1])

    def _counted(self, present: int, repeated: tuple[tuple[int, int], ...], circumstances: int) -> CountedYaku:
        """Adds up the yaku of a reading, or only its limit yaku if it has any."""
        remaining = self._selector.without_excluded(present)
        limits = remaining & self._limit_yaku
        times = dict(repeated)
        indices = [index for index in bit_positions(limits or remaining) for _ in range(times.get(index, 1))]
        excluded, closed = present & ~remaining, bool(circumstances & CLOSED)
        yaku = [
            YakuItem(
                self._rows[index].id,
                self._rows[index].value_for(closed=closed),
                excluded=self._selector.excluded_by(index, excluded) if excluded else (),
            )
            for index in indices
        ]
        values = [item.value for item in yaku]
        ids = tuple([item.id for item in yaku])
        items = self._scheme.extra_fu_items(circumstances, frozenset(ids))
        pickers = [(position, self._rows[index].pick_groups) for position, index in enumerate(indices)]
        return CountedYaku(
            tuple(indices),
            tuple(yaku),
            ids,
            len(indices) if limits else 0,
            self.limits.yakuman_multiple(values) if limits else 0,
            tuple([(position, picker) for position, picker in pickers if picker]),
            items,
            sum([item.value for item in items]),
            (0 if limits else sum(values)) + self._scheme.base_han,
        )

    def _score(self, reading: Reading, circumstances: int, extra: ExtraHan) -> ScoredReading:
        facts, counted, raw, items = self._analysis(reading, circumstances)
        if counted.limit_count:
            base = self.limits.yakuman.base * counted.limit_multiple
            return ScoredReading(base, counted.limit_count, 0, 0, reading, counted, (), facts, None)
        han = counted.han + extra.han
        total = self.total(raw, han)
        return ScoredReading(total.base, 0, han, raw, reading, counted, items, facts, total)

    def _analyse(
        self, reading: Reading, circumstances: int
    ) -> tuple[ReadingFacts, CountedYaku, int, tuple[FuItem, ...]]:
        """Returns the facts, yaku, unrounded fu and fu items of a reading."""
        facts = reading_facts(reading, circumstances)
        counted = self._count(*self._present(facts), how_won(circumstances))
        if counted.limit_count:
            return facts, counted, 0, ()
        form, groups, won, wait, _ = reading
        if form is _REGULAR:
            return facts, counted, *self._fu(groups, won, wait, circumstances, counted)
        pairs = self._scheme.seven_pairs_item
        return (facts, counted, 0, ()) if pairs is None else (facts, counted, pairs.value, (pairs,))

    def _fu(
        self, groups: tuple[Group, ...], won: int, wait: WaitKind, circumstances: int, counted: CountedYaku
    ) -> tuple[int, tuple[FuItem, ...]]:
        """Returns the fu of a regular reading, before rounding, and their items."""
        raw, items = counted.fu, counted.fu_items
        of_sets: tuple[FuItem, ...] = ()
        item = wait_fu_item(wait, groups[won])
        if item is not None:
            raw += item.value
            items += (item,)
        for group in groups:
            item = set_fu_item(group)
            if item is not None:
                raw += item.value
                of_sets += (item,)
            elif group.shape is _PAIR and group.lowest_kind >= EAST:
                pair = pair_fu_item(group, *unpack_winds(circumstances), self._scheme.double_wind_pair_fu)
                if pair is not None:
                    raw += pair.value
                    items += (pair,)
        open_pinfu = self._scheme.open_pinfu_item
        if open_pinfu and raw == _BASE_FU and not circumstances & (SELF_DRAWN | CLOSED):
            raw += open_pinfu.value
            items += (open_pinfu,)
        return raw, items + of_sets

    def _answer(
        self,
        chosen: ScoredReading,
        extra: ExtraHan,
        rejected: tuple[RejectedReading, ...] = (),
        barred: tuple[RejectedReading, ...] = (),
    ) -> Evaluation:
        base, _, han, raw, reading, counted, items, facts, total = chosen
        yaku = counted.yaku
        if counted.group_pickers:
            shown_yaku = [*yaku]
            for index, pick_groups in counted.group_pickers:
                yaku_id, value, _, pieces, excluded = yaku[index]
                shown_yaku[index] = YakuItem(yaku_id, value, pick_groups(facts, reading), pieces, excluded)
            yaku = tuple(shown_yaku)
        if total is None:
            return Evaluation(
                reading,
                yaku,
                base,
                rejected,
                limit=self.limits.yakuman.id,
                forbidden_readings=barred,
                limit_multiple=counted.limit_multiple,
                facts=facts,
            )
        _, figures, counted_pieces = extra
        # fmt: off
        return Evaluation(
            reading, yaku, base, rejected, han, total.limit, total.formula, total.uncapped_base,
            items + total.rounding_items, raw, total.fu, figures, barred, 1, counted_pieces, facts,
        )
        # fmt: on


def _rejected_reading(scored: ScoredReading, barred: Refusal | None = None) -> RejectedReading:
    if scored.limit_count:
        return RejectedReading(scored.reading, scored.counted.yaku_ids, scored.base, refusal=barred)
    return RejectedReading(scored.reading, scored.counted.yaku_ids, scored.base, scored.han, scored.raw_fu, barred)
