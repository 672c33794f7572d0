# SPDX-License-Identifier: MIT
"""What a hand of mahjong tiles is worth in fu and han, and why, as the systems share it that count both.

A ruleset says in a ``Scheme`` what it decides for itself: its yaku, its fu beside those of the sets, its
arithmetic, and which of two equal readings counts. ``Valuer`` does the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from operator import itemgetter
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.counting import Counted, Counting
from mahjong_desk.rules.extra_fields import NOTHING
from mahjong_desk.rules.facts import CLOSED, OF_MOMENT, ORPHANS, PAIRS, SELF_DRAWN, Facts, circumstances_of
from mahjong_desk.rules.formulas import power_formula
from mahjong_desk.rules.fu import BASE
from mahjong_desk.rules.hand import Hand
from mahjong_desk.rules.kept import Kept
from mahjong_desk.rules.limits import Limits
from mahjong_desk.rules.portions import Portions, Whole
from mahjong_desk.rules.reasons import Candidate, Evaluation, Formula, FuItem, YakuItem
from mahjong_desk.rules.refusal import Asked, Refusal
from mahjong_desk.rules.settling import below_minimum
from mahjong_desk.rules.shown import CONCEALED, FOR_ALL, FU, LACKING_ALL, facts_in, flags_of, seen_in, told_apart
from mahjong_desk.rules.yaku import Row
from mahjong_desk.shapes import Form, Reading, Shape, different_pairs, orphans_reading
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS, PARTITIONER, SEVEN_PAIRS, UNPAIRED
from mahjong_desk.shapes.partition import kinds_of

# Members of an enum are slow to look up where every hand passes by.
_PAIR, _PAIRS_FORM = Shape.PAIR, Form.PAIRS
_SIZE = itemgetter(0, 1, 2, 3)
_BASE_FU = BASE.value
_HAN = 12
_ORPHANS_PACKED = PARTITIONER.pack(ORPHAN_KINDS)


@dataclass(frozen=True, slots=True)
class Sum:
    """What fu and han come to.

    Attributes:
        fu: The fu of the answer.
        uncapped: What the formula gives before the cap; None where the han alone fix the base.
        base: The base in points.
        rounding: The fu item that rounding adds, or nothing.
        limit: The name of the limit that is reached, or None.
        formula: How it is worked out; nothing where the han alone fix the base.
    """

    fu: int
    uncapped: int | None
    base: int
    rounding: tuple[FuItem, ...]
    limit: str | None
    formula: Formula


Shown = tuple[int, int, int]
"""What a reading shows: its flags, what yaku see of its sums, and the circumstances."""


class Sized(NamedTuple):
    """A reading with what decides between readings, in this order, and its reasons.

    Attributes:
        base: Its base in points.
        limits: How many limit yaku it has.
        han: Its han; 0 with limit yaku.
        raw: Its fu before rounding, which decide as those after it would; 0 with limit yaku.
        reading: The reading.
        counted: What its yaku give.
        items: Its fu items.
        shown: What its yaku look at, as ``facts_in`` takes it.
        total: What its fu and han come to; None with limit yaku.
    """

    base: int
    limits: int
    han: int
    raw: int
    reading: Reading
    counted: Counted
    items: tuple[FuItem, ...]
    shown: Shown
    total: Sum | None


_Fields = tuple[int, int, int, int, Reading, Counted, tuple[FuItem, ...], Shown, Sum | None]
"""The fields of ``Sized``: a hand of one reading does with them alone."""
_sized = partial(tuple.__new__, Sized)
_yaku_item = partial(tuple.__new__, YakuItem)
_evaluation = partial(tuple.__new__, Evaluation)
"""Make them of a tuple with every field, at half the price of their own constructors."""


class Beside(NamedTuple):
    """What counts beside the yaku, such as dora; nothing of it with limit yaku.

    Attributes:
        han: How many han.
        figures: The numbers that the answer tells of it, by their name in JSON.
        pieces: The pieces that they count, likewise.
    """

    han: int = 0
    figures: Mapping[str, int | None] = NOTHING
    pieces: Mapping[str, tuple[Piece, ...]] = NOTHING


_NOTHING_BESIDE = Beside()


class Scheme(NamedTuple):
    """What a ruleset decides for itself.

    Attributes:
        yaku: The yaku that count, each with its place in the ruleset's table.
        items: Returns the fu items that rest on no set, of the circumstances and the ids of the yaku.
        limits: The limits.
        round_fu: Returns the fu of the answer, of those before rounding.
        preference: Returns what readings that are equal otherwise are sorted by.
        double_wind_pair_fu: The fu of a pair that is both winds at once.
        doublings: How often the base is doubled beside the han.
        round_base: Rounds the base, in points, before the cap; None where it stands as it is.
        free_han: The han that every hand has.
        pairs: The fu item that seven pairs have alone; None where they are no winning shape.
        bare: The fu item of an open hand from a discard that has nothing but its base; None where there is none.
        patterns: Whether its conditions ask what several groups show together.
    """

    yaku: tuple[Row[Facts], ...]
    items: Callable[[int, frozenset[str]], tuple[FuItem, ...]]
    limits: Limits
    round_fu: Callable[[int], int]
    preference: Callable[[Sized], object]
    double_wind_pair_fu: int
    doublings: int = 0
    round_base: Callable[[int], int] | None = None
    free_han: int = 0
    pairs: FuItem | None = None
    bare: FuItem | None = None
    patterns: bool = False


class Valuer:
    """Values hands by one scheme."""

    def __init__(self, scheme: Scheme) -> None:
        """Binds the valuer to a ruleset's decisions."""
        self._scheme = scheme
        self._counting = Counting(scheme.yaku, scheme.items, scheme.limits, scheme.free_han)
        self._portions = Portions(scheme.double_wind_pair_fu)
        self._bare, self._patterns = scheme.bare, scheme.patterns
        self._sums = Kept[int, Sum](lambda sizes: self._add_up(sizes >> _HAN, sizes & (1 << _HAN) - 1))
        self.limits = scheme.limits
        """The limits."""

    def add_up(self, raw: int, han: int) -> Sum:
        """Returns what fu before rounding and han come to."""
        return self._sums[raw << _HAN | han]

    def _add_up(self, raw: int, han: int) -> Sum:
        scheme = self._scheme
        fu = scheme.round_fu(raw)
        rounding = (FuItem("rounding", fu - raw),) if fu != raw else ()
        uncapped = fu << han + scheme.doublings
        if scheme.round_base is not None:
            uncapped = scheme.round_base(uncapped)
        limit = scheme.limits.of(uncapped, han)
        if limit is None:
            return Sum(fu, uncapped, uncapped, rounding, None, power_formula(fu, han + scheme.doublings, uncapped))
        if limit.han is not None:
            return Sum(fu, None, limit.base, rounding, limit.id, ())
        return Sum(fu, uncapped, limit.base, rounding, limit.id, power_formula(fu, han + scheme.doublings, uncapped))

    def typed(self, raw: int | None, han: int) -> Evaluation:
        """Returns the value of a hand that the table counted as ``han`` and ``raw`` fu; None where they do not matter."""
        total = self.add_up(raw or BASE.value, han)
        return Evaluation(
            None,
            (),
            total.base,
            han=han,
            limit=total.limit,
            formula=total.formula,
            uncapped=total.uncapped,
            raw_fu=raw,
            fu=None if raw is None else total.fu,
        )

    def typed_limit(self, limit: str, times: int = 1) -> Evaluation:
        """Returns the value of a hand that the table called by the name of a limit, so many times."""
        return Evaluation(None, (), self.limits.named(limit).base * times, limit=limit, times=times)

    def ladder(
        self,
        hans: range,
        fus: Sequence[int],
        limits: Sequence[str] = (),
        possible: Callable[[int, int], bool] = lambda han, fu: True,
    ) -> tuple[Mapping[str, object], ...]:
        """Returns typed values from the cheapest hand to the dearest, one for each base, with as many han as it can have.

        Args:
            hans: The han that a hand below all limits can have.
            fus: The fu that it can have.
            limits: The names of the limits above the cap.
            possible: Tells whether a hand can have that many han and fu.
        """
        cap = self.limits.cap
        found: dict[int, Mapping[str, object]] = {}
        for han in reversed(hans):
            for fu in fus:
                total = self.add_up(fu, han)
                if total.limit is None and possible(han, fu):
                    found.setdefault(total.base, {"han": han, "fu": fu})
        return (*(found[base] for base in sorted(found)), *({"limit": name} for name in (cap.id, *limits)))

    def evaluate(
        self,
        hand: Hand,
        winning_piece: int,
        packed: int,
        *,
        self_drawn: bool,
        round_wind: int,
        seat_wind: int,
        flags: int = 0,
        beside: Beside = _NOTHING_BESIDE,
        minimum: int = 0,
    ) -> Evaluation | None:
        """Returns the value of a hand by the reading that counts, None where it forms no winning shape.

        Args:
            hand: The hand, checked, its pieces as kinds.
            winning_piece: The kind of the piece that completes it.
            packed: Its concealed pieces and the winning piece.
            self_drawn: Whether that piece was drawn.
            round_wind: The round wind, 0 east … 3 north.
            seat_wind: The winner's seat wind, likewise.
            flags: Further flags of the circumstances.
            beside: What counts beside the yaku.
            minimum: How many han of yaku a reading needs.

        Raises:
            Refusal: ``below_minimum``, without a path: no reading has so many.
        """
        melds = hand.melds
        circumstances = (
            circumstances_of(hand, self_drawn=self_drawn, round_wind=round_wind, seat_wind=seat_wind) | flags
        )
        readings = self._portions.readings(
            packed, winning_piece, melds, from_discard=not self_drawn, circumstances=circumstances
        )
        special = None
        if not melds and (not readings or not packed & UNPAIRED):
            special = self._special(packed, winning_piece, orphans=not readings)
        if special is None and len(readings) == 1:
            only = self._size(readings[0], circumstances, beside)
            counted = only[5]
            if counted.han < minimum and not counted.limits:
                raise _too_cheap(_sized(only), minimum)
            return self._answer(only, beside)
        sized = [_sized(self._size(reading, circumstances, beside)) for reading in readings]
        if special is not None:
            sized.append(_sized(self._special_size(special, circumstances, beside)))
        return self._best(sized, beside, minimum) if sized else None

    def _best(self, sized: list[Sized], beside: Beside, minimum: int) -> Evaluation:
        """Returns the value by the best reading with enough han of yaku, and what keeps the others from it."""
        sized.sort(key=_SIZE, reverse=True)
        if len(sized) > 1 and _SIZE(sized[0]) == _SIZE(sized[1]):
            sized.sort(key=self._order)
        for chosen in sized:
            if chosen.limits or chosen.counted.han >= minimum:
                break
        else:
            raise _too_cheap(max(sized, key=lambda one: one.counted.han), minimum)
        rejected: list[Candidate] = []
        barred: list[Candidate] = []
        for one in sized:
            if one is not chosen:
                short = not one.limits and one.counted.han < minimum
                found = _candidate(one, below_minimum(one.counted.han, minimum) if short else None)
                (barred if short and one.base > chosen.base else rejected).append(found)
        return self._answer(chosen, beside, tuple(rejected), tuple(barred))

    def _order(self, one: Sized) -> tuple[object, ...]:
        return -one.base, -one.limits, -one.han, -one.raw, self._scheme.preference(one)

    def _special(self, packed: int, winning_piece: int, *, orphans: bool) -> Reading | None:
        """Returns the reading of a hand without melds as seven pairs or, where that is asked, as thirteen orphans."""
        if not packed & UNPAIRED:
            if self._scheme.pairs is None:
                return None
            kinds = kinds_of(packed >> 1)
            return different_pairs(kinds, winning_piece) if len(kinds) == SEVEN_PAIRS else None
        return _orphans(packed, winning_piece) if orphans and PARTITIONER.present(packed) == _ORPHANS_PACKED else None

    def _counted(self, flags: int, seen: int, circumstances: int) -> Counted:
        return self._counting[told_apart(flags, seen, circumstances)][circumstances & OF_MOMENT]

    def _size(self, whole: Whole, circumstances: int, beside: Beside) -> _Fields:
        reading, flags, sums, around, of_sets = whole
        seen = seen_in(flags, sums) if self._patterns else sums & CONCEALED
        counted = self._counting[told_apart(flags, seen, circumstances)][circumstances & OF_MOMENT]
        shown = flags, seen, circumstances
        if counted.limits:
            return self._limit_size(reading, counted, shown)
        raw = counted.fu + (sums & FU)
        items = counted.items + around
        if raw == _BASE_FU and self._bare and not circumstances & (SELF_DRAWN | CLOSED):
            items += (self._bare,)
            raw += self._bare.value
        han = counted.han + beside.han
        total = self._sums[raw << _HAN | han]
        return total.base, 0, han, raw, reading, counted, items + of_sets, shown, total

    def _special_size(self, reading: Reading, circumstances: int, beside: Beside) -> _Fields:
        """Returns the size of thirteen orphans or seven pairs; each is a yaku in itself."""
        if reading.form is not _PAIRS_FORM:
            waited = FOR_ALL if reading.groups[reading.won].shape is _PAIR else 0
            shown = LACKING_ALL | waited, 0, circumstances | ORPHANS
            return self._limit_size(reading, self._counted(*shown), shown)
        flags = 0
        for group in reading.groups:
            flags |= flags_of(group)
        shown = flags, 0, circumstances | PAIRS
        counted = self._counted(*shown)
        item = self._scheme.pairs
        if counted.limits or item is None:
            return self._limit_size(reading, counted, shown)
        han, raw = counted.han + beside.han, item.value
        total = self._sums[raw << _HAN | han]
        return total.base, 0, han, raw, reading, counted, (item,), shown, total

    def _limit_size(self, reading: Reading, counted: Counted, shown: Shown) -> _Fields:
        return self.limits.base_of(counted.times), counted.limits, 0, 0, reading, counted, (), shown, None

    def _answer(
        self, chosen: _Fields, beside: Beside, rejected: tuple[Candidate, ...] = (), barred: tuple[Candidate, ...] = ()
    ) -> Evaluation:
        base, _, han, raw, reading, counted, items, shown, total = chosen
        yaku = counted.yaku
        facts = facts_in(*shown)
        if counted.resting:
            laid = [*yaku]
            for place, picks in counted.resting:
                identity, value, _, _, struck = yaku[place]
                laid[place] = _yaku_item((identity, value, picks(facts, reading), (), struck))
            yaku = tuple(laid)
        if total is None:
            # fmt: off
            return _evaluation((
                reading, yaku, base, rejected, None, self.limits.yaku.id, (), None,
                (), None, None, NOTHING, barred, counted.times, NOTHING, facts,
            ))
            # fmt: on
        _, figures, pieces = beside
        # fmt: off
        return _evaluation((
            reading, yaku, base, rejected, han, total.limit, total.formula, total.uncapped,
            items + total.rounding, raw, total.fu, figures, barred, 1, pieces, facts,
        ))
        # fmt: on


@cache
def _orphans(packed: int, winning_piece: int) -> Reading | None:
    """Returns the reading of a hand with one of each orphan at least as thirteen orphans."""
    counts = [PARTITIONER.count(packed, kind) for kind in range(len(PARTITIONER.units))]
    return orphans_reading(counts, winning_piece, ORPHAN_KINDS)


def _too_cheap(one: Sized, minimum: int) -> Refusal:
    """Returns the ``below_minimum`` of a hand, with the reading that comes nearest."""
    return below_minimum(one.counted.han, minimum).having(Asked(facts_in(*one.shown), one.reading))


def _candidate(one: Sized, barred: Refusal | None = None) -> Candidate:
    base, limits, han, raw, reading, counted, *_ = one
    if limits:
        return Candidate(reading, counted.names, base, barred=barred)
    return Candidate(reading, counted.names, base, han, raw, barred)
