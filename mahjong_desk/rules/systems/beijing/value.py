# SPDX-License-Identifier: MIT
"""The value of a hand of Beijing mahjong, and its reasons (rules/beijing.md §3–5)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.circumstances import CHIIHOU, HAITEI, RINSHAN, TENHOU
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.reasons import Evaluation, Formula, RejectedReading, YakuItem
from mahjong_desk.rules.systems.beijing.checks import count_wildcards, meld_kind_of, to_wildcard
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.rules.systems.beijing.yaku import conditions
from mahjong_desk.rules.systems.beijing.yaku.fixed import FIXED
from mahjong_desk.rules.systems.beijing.yaku.ordinary import ORDINARY
from mahjong_desk.rules.value.limits import power_of_two_text
from mahjong_desk.rules.yaku.combining import YakuSelector
from mahjong_desk.rules.yaku.facts import meld_group
from mahjong_desk.rules.yaku.row import groups_showing, yaku_at_table
from mahjong_desk.shapes import Group, GroupShape, MeldKind, Reading, WildcardUse
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.shapes.partition import Groups
from mahjong_desk.shapes.wild_suits import SEQUENCE, SUBSTITUTE, suit_flag
from mahjong_desk.shapes.wildcards import ReadingsByTraits, WildHand, build_reading, find_readings

MAX_REJECTED = 8
"""The maximum number of rejected readings in an answer, one per list of yaku, best first."""
_FOUR = 4
_SUIT = 9


class BeijingWinContext(NamedTuple):
    """The circumstances that a win's value depends on."""

    dealer: bool
    from_discard: bool
    paid_as_self_draw: bool
    multiplier: int


class _BeijingCount(NamedTuple):
    """The yaku of a reading."""

    rows: tuple[int, ...]
    ids: tuple[str, ...]
    han: int


class BeijingHand(NamedTuple):
    """A hand with all its readings.

    Attributes:
        readings: One for each combination of traits of the concealed pieces and the melds together.
    """

    wild: Piece
    shape: WildHand
    melds: Groups
    meld_wildcards: tuple[WildcardUse, ...]
    readings: ReadingsByTraits


def search_hand(hand: Hand, winning: Piece, indicator: Piece) -> BeijingHand:
    """Returns a checked hand with all its readings."""
    wild = to_wildcard(indicator)
    pieces = (*hand.concealed, winning)
    wilds = pieces.count(wild)
    packed = PARTITIONER.pack(pieces) - wilds * PARTITIONER.units[wild]
    if not hand.melds:
        shape = WildHand(packed, wilds, wild, winning)
        return BeijingHand(wild, shape, (), (), find_readings(shape))
    rows = [0] * _FOUR
    traits = 0
    melds = tuple([_group_of(meld, wild) for meld in hand.melds])
    meld_wildcards = []
    for index, (meld, group) in enumerate(zip(hand.melds, melds, strict=True)):
        suit, start = divmod(group.lowest_kind, _SUIT)
        traits |= suit_flag(suit)
        if group.shape is GroupShape.SEQUENCE:
            traits |= SEQUENCE
            if start % 3 == 0:
                rows[suit] |= 1 << start // 3
        if group.lowest_kind != wild and wild in meld.pieces:
            traits |= SUBSTITUTE
            meld_wildcards += [WildcardUse(index, group.lowest_kind)] * meld.pieces.count(wild)
        elif group.lowest_kind == wild:
            meld_wildcards += [WildcardUse(index, wild)] * len(meld.pieces)
    shape = WildHand(packed, wilds, wild, winning, tuple(rows), allow_seven_pairs=False, melded_traits=traits)
    return BeijingHand(wild, shape, melds, tuple(meld_wildcards), find_readings(shape))


def _group_of(meld: Meld, wild: Piece) -> Group:
    if meld.kind.is_kan:
        return make.kan(meld_kind_of(meld, wild), is_open=meld.kind is not MeldKind.ANKAN)
    return meld_group(meld)


class BeijingEvaluator:
    """Evaluates hands under one set of options."""

    def __init__(self, options: BeijingOptions) -> None:
        self.options = options
        ordinary = yaku_at_table(ORDINARY, options)
        self._ordinary = YakuSelector(ordinary)
        self._fixed = YakuSelector(yaku_at_table(FIXED, options))
        self._by_row = dict(ordinary)
        self._cached_count = lru_cache(maxsize=1 << 14)(self._count_yaku)

    def figures(self, hand: Hand, multiplier: int) -> Mapping[str, int | None]:
        """Returns the multiplier and the kan points of a hand (§5)."""
        options = self.options
        points = sum(
            options.kan_closed if meld.kind is MeldKind.ANKAN else options.kan_open
            for meld in hand.melds
            if meld.kind.is_kan
        )
        if RINSHAN.id in hand.situation:
            points <<= options.doublings_gangkai
        return {"multiplier": multiplier, "kan_points": points}

    def evaluate_ordinary(
        self, hand: Hand, parsed: BeijingHand, readings: Iterable[int], circumstances: BeijingWinContext
    ) -> Evaluation | None:
        """Returns the value of the most valuable reading (§5), or None without readings."""
        flags = self._ordinary_flags(hand, parsed, circumstances)
        counted: dict[_BeijingCount, int] = {}
        for traits in readings:
            counted.setdefault(self._cached_count(conditions.BeijingReadingFacts(traits, flags, parsed.wild)), traits)
        if not counted:
            return None
        order = sorted(counted, key=_sort_key)[: MAX_REJECTED + 1]
        chosen, *others = order
        multiplier = circumstances.multiplier
        reading = self._build_reading(parsed, counted[chosen], circumstances)
        return Evaluation(
            reading,
            self._explain(chosen, conditions.BeijingReadingFacts(counted[chosen], flags, parsed.wild), reading),
            multiplier << chosen.han,
            tuple(
                [
                    RejectedReading(
                        self._build_reading(parsed, counted[other], circumstances),
                        other.ids,
                        multiplier << other.han,
                        other.han,
                    )
                    for other in others
                ]
            ),
            han=chosen.han,
            formula=doubling_formula(chosen.han, multiplier),
            extra_numbers=self.figures(hand, multiplier),
            facts=conditions.BeijingReadingFacts(
                counted[chosen], flags | fixed_flags(hand, parsed.wild, circumstances, shaped=True), parsed.wild
            ),
        )

    def evaluate_fixed(
        self, hand: Hand, parsed: BeijingHand, ordinary: Evaluation | None, circumstances: BeijingWinContext
    ) -> Evaluation | None:
        """Returns the value of the best fixed hand (§4), or None if none applies.

        Args:
            ordinary: The value by the ordinary count; None if the hand has no winning shape.
        """
        flags = fixed_flags(hand, parsed.wild, circumstances, shaped=ordinary is not None)
        facts = conditions.BeijingReadingFacts(0, flags, parsed.wild)
        counted = self._fixed.counted_yaku(facts)
        if not counted:
            return None
        points, best = max(((yaku.value_for(closed=True), yaku.id) for _, yaku, _ in counted), key=itemgetter(0))
        multiplier = circumstances.multiplier
        return Evaluation(
            ordinary and ordinary.reading,
            (YakuItem(best, points),),
            points * multiplier,
            han=0,
            limit=best,
            formula=amount_formula(points, multiplier),
            extra_numbers=self.figures(hand, multiplier),
            facts=ordinary.facts if ordinary else facts,
        )

    def shapeless_facts(
        self, hand: Hand, parsed: BeijingHand, circumstances: BeijingWinContext
    ) -> conditions.BeijingReadingFacts:
        """Returns the facts of a hand without a winning shape, for fixed hands only."""
        flags = fixed_flags(hand, parsed.wild, circumstances, shaped=False)
        return conditions.BeijingReadingFacts(0, flags, parsed.wild)

    def _count_yaku(self, facts: conditions.BeijingReadingFacts) -> _BeijingCount:
        counted = self._ordinary.counted_yaku(facts)
        return _BeijingCount(
            tuple([row for row, _, _ in counted]),
            tuple([yaku.id for _, yaku, _ in counted]),
            sum([yaku.value_for(closed=True) for _, yaku, _ in counted]),
        )

    def _explain(
        self, counted: _BeijingCount, facts: conditions.BeijingReadingFacts, reading: Reading
    ) -> tuple[YakuItem, ...]:
        counted_yaku = [self._by_row[row] for row in counted.rows]
        shown = zip(counted_yaku, groups_showing(counted_yaku, facts, reading), strict=True)
        return tuple([YakuItem(yaku.id, yaku.value_for(closed=True), sets) for yaku, sets in shown])

    def _ordinary_flags(self, hand: Hand, parsed: BeijingHand, circumstances: BeijingWinContext) -> int:
        flags = conditions.DEALER if circumstances.dealer else 0
        if hand.is_closed:
            flags |= conditions.MENQING
        if circumstances.paid_as_self_draw:
            flags |= conditions.DRAWN
        if hand.situation:
            if RINSHAN.id in hand.situation:
                flags |= conditions.REPLACEMENT
            if HAITEI.id in hand.situation:
                flags |= conditions.LAST
        if len(hand.melds) == _FOUR:
            flags |= conditions.FOUR_MELDS
        if parsed.shape.wilds or parsed.meld_wildcards:
            flags |= conditions.WILDS
        return flags

    def _build_reading(self, parsed: BeijingHand, traits: int, circumstances: BeijingWinContext) -> Reading:
        return build_reading(
            parsed.readings, traits, parsed.melds, parsed.meld_wildcards, from_discard=circumstances.from_discard
        )


def fixed_flags(hand: Hand, wild: Piece, circumstances: BeijingWinContext, *, shaped: bool) -> int:
    """Returns the flags of the circumstances that fixed hands depend on (§4)."""
    flags = 0 if circumstances.from_discard else conditions.OWN_PIECE
    if count_wildcards(hand, wild, winning=True) == COPIES:
        flags |= conditions.FOUR_WILDS
    if shaped and hand.situation:
        flags |= conditions.FIRST_PIECES if TENHOU.id in hand.situation else 0
        flags |= conditions.FIRST_DISCARD if CHIIHOU.id in hand.situation else 0
    return flags


def is_hungang(hand: Hand, wild: Piece, *, from_discard: bool) -> bool:
    """Returns whether a hand is self-drawn with all four wildcards.

    Wildcards in open kans do not count.
    """
    return not from_discard and count_wildcards(hand, wild, winning=True) == COPIES


def doubling_formula(han: int, multiplier: int) -> Formula:
    """Returns the formula of a base that doublings make."""
    if multiplier == 1:
        return (power_of_two_text(han), "=", 1 << han)
    return (power_of_two_text(han), "×", multiplier, "=", multiplier << han)


def amount_formula(points: int, multiplier: int) -> Formula:
    """Returns the formula of a fixed base; empty if nothing multiplies it."""
    return (points, "×", multiplier, "=", points * multiplier) if multiplier > 1 else ()


def _sort_key(counted: _BeijingCount) -> tuple[int, tuple[int, ...]]:
    """Returns the sort key of readings: most doublings, then yaku order (§5)."""
    return -counted.han, counted.rows
