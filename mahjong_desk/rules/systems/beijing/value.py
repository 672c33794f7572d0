# SPDX-License-Identifier: MIT
"""What a hand of Beijing mahjong is worth, and why (rules/beijing.md §3–5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.circumstances import CHIIHOU, HAITEI, RINSHAN, TENHOU
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.reasons import Candidate, Evaluation, Formula, YakuItem
from mahjong_desk.rules.systems.beijing.options import Options
from mahjong_desk.rules.systems.beijing.wild import kind_of, wild_of, wilds_held
from mahjong_desk.rules.systems.beijing.yaku.fixed import FIXED
from mahjong_desk.rules.systems.beijing.yaku.ordinary import ORDINARY
from mahjong_desk.rules.systems.beijing.yaku.seen import (
    DEALER,
    DRAWN,
    FIRST_DISCARD,
    FIRST_PIECES,
    FOUR_MELDS,
    FOUR_WILDS,
    LAST,
    MENQING,
    OWN_PIECE,
    REPLACEMENT,
    WILDS,
    Seen,
)
from mahjong_desk.rules.value.formulas import power_of_two
from mahjong_desk.rules.yaku.combining import Chooser
from mahjong_desk.rules.yaku.facts import group_of
from mahjong_desk.rules.yaku.row import at_table, resting_groups
from mahjong_desk.shapes import Group, MeldKind, Reading, Shape, Wild
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.shapes.partition import Part
from mahjong_desk.shapes.wild_traits import SEQUENCE, SUBSTITUTE, suit_of
from mahjong_desk.shapes.wildcards import Found, WildHand, find_readings, write_reading

MOST_REJECTED = 8
"""How many readings that were not chosen an answer names: the best one of each list of yaku, best list first."""
_FOUR = 4
_SUIT = 9


class Circumstances(NamedTuple):
    """What a win's value depends on beside the pieces."""

    dealer: bool
    from_discard: bool
    drawn: bool
    multiplier: int


class _Counted(NamedTuple):
    """The yaku of a reading."""

    rows: tuple[int, ...]
    ids: tuple[str, ...]
    han: int


class Laid(NamedTuple):
    """A hand as it is searched."""

    wild: Piece
    shape: WildHand
    melds: Part
    melded: tuple[Wild, ...]
    traits: int
    readings: Found

    def whole(self, traits: int) -> int:
        """Returns the traits of a reading with its melds."""
        return traits | self.traits

    def own(self, whole: int) -> int:
        """Returns a key of ``readings`` whose whole traits these are."""
        return next(traits for traits in self.readings if traits | self.traits == whole)


def lay(hand: Hand, winning: Piece, indicator: Piece) -> Laid:
    """Returns a checked hand with all its readings."""
    wild = wild_of(indicator)
    pieces = (*hand.concealed, winning)
    wilds = pieces.count(wild)
    packed = PARTITIONER.pack(pieces) - wilds * PARTITIONER.units[wild]
    if not hand.melds:
        shape = WildHand(packed, wilds, wild, winning)
        return Laid(wild, shape, (), (), 0, find_readings(shape))
    rows = [0] * _FOUR
    traits = 0
    melds = tuple([_group(meld, wild) for meld in hand.melds])
    melded = []
    for place, (meld, group) in enumerate(zip(hand.melds, melds, strict=True)):
        suit, start = divmod(group.first, _SUIT)
        traits |= suit_of(suit)
        if group.shape is Shape.SEQUENCE:
            traits |= SEQUENCE
            if start % 3 == 0:
                rows[suit] |= 1 << start // 3
        if group.first != wild and wild in meld.pieces:
            traits |= SUBSTITUTE
            melded += [Wild(place, group.first)] * meld.pieces.count(wild)
        elif group.first == wild:
            melded += [Wild(place, wild)] * len(meld.pieces)
    shape = WildHand(packed, wilds, wild, winning, tuple(rows), pairs=False)
    return Laid(wild, shape, melds, tuple(melded), traits, find_readings(shape))


def _group(meld: Meld, wild: Piece) -> Group:
    if meld.kind.is_kan:
        return make.kan(kind_of(meld, wild), exposed=meld.kind is not MeldKind.ANKAN)
    return group_of(meld)


class Valuer:
    """Values hands by one choice of options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        ordinary = at_table(ORDINARY, options)
        self._ordinary = Chooser(ordinary)
        self._fixed = Chooser(at_table(FIXED, options))
        self._by_row = dict(ordinary)
        self._counted = lru_cache(maxsize=1 << 14)(self._count)

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

    def ordinary(
        self, hand: Hand, laid: Laid, readings: Iterable[int], circumstances: Circumstances
    ) -> Evaluation | None:
        """Returns the value of the reading worth most, None if there is no reading (§5)."""
        flags = self._flags(hand, laid, circumstances)
        found: dict[_Counted, int] = {}
        for traits in readings:
            found.setdefault(self._counted(Seen(traits, flags, laid.wild)), traits)
        if not found:
            return None
        order = sorted(found, key=_preference)[: MOST_REJECTED + 1]
        chosen, *others = order
        multiplier = circumstances.multiplier
        reading = self._written(laid, found[chosen], circumstances)
        return Evaluation(
            reading,
            self._explained(chosen, Seen(found[chosen], flags, laid.wild), reading),
            multiplier << chosen.han,
            tuple(
                [
                    Candidate(self._written(laid, found[one], circumstances), one.ids, multiplier << one.han, one.han)
                    for one in others
                ]
            ),
            han=chosen.han,
            formula=doubling_formula(chosen.han, multiplier),
            figures=self.figures(hand, multiplier),
            facts=Seen(found[chosen], flags | fixed_flags(hand, laid.wild, circumstances, shaped=True), laid.wild),
        )

    def fixed(
        self, hand: Hand, laid: Laid, ordinary: Evaluation | None, circumstances: Circumstances
    ) -> Evaluation | None:
        """Returns the value of the best fixed hand that this is, None if it is none (§4).

        Args:
            ordinary: Its value as it is counted otherwise; None if it has no shape.
        """
        flags = fixed_flags(hand, laid.wild, circumstances, shaped=ordinary is not None)
        facts = Seen(0, flags, laid.wild)
        found = self._fixed.counting(facts)
        if not found:
            return None
        points, best = max(((yaku.value(closed=True), yaku.id) for _, yaku, _ in found), key=itemgetter(0))
        multiplier = circumstances.multiplier
        return Evaluation(
            ordinary and ordinary.reading,
            (YakuItem(best, points),),
            points * multiplier,
            han=0,
            limit=best,
            formula=amount_formula(points, multiplier),
            figures=self.figures(hand, multiplier),
            facts=ordinary.facts if ordinary else facts,
        )

    def unshaped(self, hand: Hand, laid: Laid, circumstances: Circumstances) -> Seen:
        """Returns a hand without a winning shape as fixed hands look at it."""
        return Seen(0, fixed_flags(hand, laid.wild, circumstances, shaped=False), laid.wild)

    def _count(self, seen: Seen) -> _Counted:
        found = self._ordinary.counting(seen)
        return _Counted(
            tuple([row for row, _, _ in found]),
            tuple([yaku.id for _, yaku, _ in found]),
            sum([yaku.value(closed=True) for _, yaku, _ in found]),
        )

    def _explained(self, counted: _Counted, seen: Seen, reading: Reading) -> tuple[YakuItem, ...]:
        found = [self._by_row[row] for row in counted.rows]
        return tuple(
            [
                YakuItem(yaku.id, yaku.value(closed=True), sets)
                for yaku, sets in zip(found, resting_groups(found, seen, reading), strict=True)
            ]
        )

    def _flags(self, hand: Hand, laid: Laid, circumstances: Circumstances) -> int:
        flags = DEALER if circumstances.dealer else 0
        if hand.closed:
            flags |= MENQING
        if circumstances.drawn:
            flags |= DRAWN
        if hand.situation:
            if RINSHAN.id in hand.situation:
                flags |= REPLACEMENT
            if HAITEI.id in hand.situation:
                flags |= LAST
        if len(hand.melds) == _FOUR:
            flags |= FOUR_MELDS
        if laid.shape.wilds or laid.melded:
            flags |= WILDS
        return flags

    def _written(self, laid: Laid, traits: int, circumstances: Circumstances) -> Reading:
        from_discard = circumstances.from_discard
        return write_reading(laid.readings, laid.own(traits), laid.melds, laid.melded, from_discard=from_discard)


def fixed_flags(hand: Hand, wild: Piece, circumstances: Circumstances, *, shaped: bool) -> int:
    """Returns the circumstances at which fixed hands look, as flags (§4)."""
    flags = 0 if circumstances.from_discard else OWN_PIECE
    if wilds_held(hand, wild, winning=True) == COPIES:
        flags |= FOUR_WILDS
    if shaped and hand.situation:
        flags |= FIRST_PIECES if TENHOU.id in hand.situation else 0
        flags |= FIRST_DISCARD if CHIIHOU.id in hand.situation else 0
    return flags


def is_hungang(hand: Hand, wild: Piece, *, from_discard: bool) -> bool:
    """Returns whether a self-drawn hand holds all four wildcard pieces, kans that are not closed left out."""
    return not from_discard and wilds_held(hand, wild, winning=True) == COPIES


def doubling_formula(han: int, multiplier: int) -> Formula:
    """Returns how the doublings make the base."""
    if multiplier == 1:
        return (power_of_two(han), "=", 1 << han)
    return (power_of_two(han), "×", multiplier, "=", multiplier << han)


def amount_formula(points: int, multiplier: int) -> Formula:
    """Returns how a fixed amount makes the base; nothing where it is the base."""
    return (points, "×", multiplier, "=", points * multiplier) if multiplier > 1 else ()


def _preference(counted: _Counted) -> tuple[int, tuple[int, ...]]:
    """Returns what readings are sorted by, the best first: most doublings, then the lower yaku numbers (§5)."""
    return -counted.han, counted.rows
