# SPDX-License-Identifier: MIT
"""What a hand of mahjong tiles is worth in fu and han, and why, as the systems share it that count both.

A ruleset says in a ``Scheme`` what it decides for itself: its yaku, its fu beside those of the sets, its
arithmetic, and which of two equal readings counts. ``Valuer`` does the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from operator import itemgetter
from typing import NamedTuple

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.combining import Chooser, Present
from mahjong_desk.rules.extra_fields import NOTHING
from mahjong_desk.rules.facts import (
    CLOSED,
    HONOUR_PAIRS,
    NINE_GATES,
    OF_MOMENT,
    OF_SHAPE,
    OPEN_WAIT,
    ORPHANS,
    PAIRS,
    SELF_DRAWN,
    Facts,
    circumstances_of,
    group_of,
    told_apart,
    winds_of,
)
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.formulas import power_formula
from mahjong_desk.rules.fu import BASE, SETS, pair_item, wait_item
from mahjong_desk.rules.hand import Hand
from mahjong_desk.rules.limits import Limits
from mahjong_desk.rules.patterns import EVERY_WAIT, patterns_of
from mahjong_desk.rules.reasons import Candidate, Evaluation, Formula, FuItem, YakuItem
from mahjong_desk.rules.refusal import Asked, Refusal
from mahjong_desk.rules.sets import Sets
from mahjong_desk.rules.settling import below_minimum
from mahjong_desk.rules.yaku import Row, Yaku
from mahjong_desk.shapes import Form, Reading, Shape, Wait, different_pairs, orphans_reading, regular_readings
from mahjong_desk.shapes.mahjong import NINE_GATES as NINE_GATES_PACKED
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS, PARTITIONER, PURE_GATES, SEVEN_PAIRS, UNPAIRED

# Members of an enum are slow to look up where every hand passes by.
_RYANMEN, _PAIR, _REGULAR, _PAIRS_FORM = Wait.RYANMEN, Shape.PAIR, Form.REGULAR, Form.PAIRS
_SIZE = itemgetter(0, 1, 2, 3)
_BASE_FU = BASE.value


_Looked = tuple[int, int, int, int, Form, Sets, int]


class Sum(NamedTuple):
    """What fu and han come to.

    Attributes:
        fu: The fu of the answer.
        uncapped: What the formula gives before the cap; None where the han alone fix the base.
        base: The base in points.
        rounding: The fu item that rounding adds, if it adds one.
        limit: The name of the limit that is reached, or None.
        formula: How it is worked out; nothing where the han alone fix the base.
    """

    fu: int
    uncapped: int | None
    base: int
    rounding: FuItem | None
    limit: str | None
    formula: Formula


class Counted(NamedTuple):
    """What the yaku of a reading give, whatever its pieces are.

    Attributes:
        rows: The places of its yaku in the ruleset's table, ascending; as often as each counts.
        found: The yaku.
        yaku: The same as they stand in an answer, the groups that they rest on left out.
        limits: How many of them are limit yaku; then no others stand here.
        times: How many times the base of a limit yaku they are worth.
        resting: Whether one of them rests on groups.
        items: The fu items that rest on no set.
        names: The ids of the yaku.
        han: The han of the answer; those that every hand has alone with limit yaku.
    """

    rows: tuple[int, ...]
    found: tuple[Yaku[Facts], ...]
    yaku: tuple[YakuItem, ...]
    limits: int
    times: int
    resting: bool
    items: tuple[FuItem, ...]
    han: int
    names: tuple[str, ...]


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
        facts: The fields of its ``Facts``; form and sets are those of any, as its conditions know no groups.
    """

    base: int
    limits: int
    han: int
    raw: int
    reading: Reading
    counted: Counted
    items: tuple[FuItem, ...]
    facts: _Looked


_sized = partial(tuple.__new__, Sized)
_facts = partial(tuple.__new__, Facts)
_yaku_item = partial(tuple.__new__, YakuItem)
_evaluation = partial(tuple.__new__, Evaluation)
"""Make them of a tuple with every field, at half the price of their own constructors."""
_NO_SETS = Sets()


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
        self._yaku = Chooser(scheme.yaku)
        self._by_place = dict(scheme.yaku)
        # Yaku of how a hand is won look at the circumstances alone: apart from the others, both are met again far more often.
        shape = Chooser(row for row in scheme.yaku if row[1].family is not Family.SITUATION)
        moment = Chooser(row for row in scheme.yaku if row[1].family is Family.SITUATION)
        self._shape = lru_cache(maxsize=1 << 15)(partial(_present, shape))
        self._moment = lru_cache(maxsize=1 << 12)(partial(_present, moment, 0, 0, 0))
        self._pairs, self._bare, self._patterns = scheme.pairs, scheme.bare, scheme.patterns
        self._counted = lru_cache(maxsize=1 << 15)(self._count)
        self._counted_for = lru_cache(maxsize=1 << 15)(self._count_for)
        self.limits = scheme.limits
        """The limits."""
        self.add_up = lru_cache(maxsize=1 << 12)(self._add_up)
        """Works out what raw fu and han come to."""

    def _add_up(self, raw: int, han: int) -> Sum:
        scheme = self._scheme
        fu = scheme.round_fu(raw)
        rounding = FuItem("rounding", fu - raw) if fu != raw else None
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
        extra: int = 0,
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
            extra: The han that count beside the yaku in every reading but one of limit yaku, such as dora.
            minimum: How many han of yaku a reading needs.

        Raises:
            Refusal: ``below_minimum``, without a path: no reading has so many.
        """
        melds = tuple([group_of(meld) for meld in hand.melds]) if hand.melds else ()
        circumstances = (
            circumstances_of(hand, self_drawn=self_drawn, round_wind=round_wind, seat_wind=seat_wind) | flags
        )
        readings = regular_readings(PARTITIONER, packed, winning_piece, melds, sets=4, from_discard=not self_drawn)
        if not melds and (not readings or (self._pairs and not packed & UNPAIRED)):
            readings = self._with_special(readings, hand, winning_piece, packed)
        if not readings:
            return None
        waited = 0
        if packed in NINE_GATES_PACKED and not melds:
            circumstances |= NINE_GATES
            waited = EVERY_WAIT if packed - PARTITIONER.units[winning_piece] in PURE_GATES else 0
        if len(readings) == 1:
            only = self._size(readings[0], circumstances, waited, extra)
            if only.counted.han < minimum and not only.limits:
                raise below_minimum(only.counted.han, minimum).having(Asked(_facts_of(only), only.reading))
            return self._answer(only, ())
        sized = [self._size(reading, circumstances, waited, extra) for reading in readings]
        sized.sort(key=_SIZE, reverse=True)
        if _SIZE(sized[0]) == _SIZE(sized[1]):
            sized.sort(key=self._order)
        if minimum:
            return self._best_allowed(sized, minimum)
        return self._answer(sized[0], tuple([_candidate(one) for one in sized[1:]]))

    def _best_allowed(self, sized: list[Sized], minimum: int) -> Evaluation:
        """Returns the value by the best reading with enough han of yaku, and what keeps the others from it."""
        for chosen in sized:
            if chosen.limits or chosen.counted.han >= minimum:
                break
        else:
            best = max(sized, key=lambda one: one.counted.han)
            raise below_minimum(best.counted.han, minimum).having(Asked(_facts_of(best), best.reading))
        rejected: list[Candidate] = []
        barred: list[Candidate] = []
        for one in sized:
            if one is not chosen:
                short = not one.limits and one.counted.han < minimum
                found = _candidate(one, below_minimum(one.counted.han, minimum) if short else None)
                (barred if short and one.base > chosen.base else rejected).append(found)
        return self._answer(chosen, tuple(rejected), tuple(barred))

    def _order(self, one: Sized) -> tuple[object, ...]:
        return -one.base, -one.limits, -one.han, -one.raw, self._scheme.preference(one)

    def _with_special(self, readings: list[Reading], hand: Hand, winning_piece: int, packed: int) -> list[Reading]:
        """Returns the readings with that as seven pairs or thirteen orphans, where it is one."""
        pieces = (*hand.concealed, winning_piece)
        kinds = set(pieces)
        different = len(kinds)
        special = None
        if different == SEVEN_PAIRS and self._pairs is not None:
            special = different_pairs(sorted(kinds), winning_piece) if not packed & UNPAIRED else None
        elif different == len(ORPHAN_KINDS) and not readings:
            special = orphans_reading(MAHJONG.counts(pieces), winning_piece, ORPHAN_KINDS)
        return [*readings, special] if special else readings

    def _count(self, shape: Present, moment: Present, circumstances: int) -> Counted:
        """Returns what yaku count; a limit yaku leaves only limit yaku standing.

        Args:
            shape: Those that the pieces show.
            moment: Those of how the hand is won.
            circumstances: Whether the hand is closed and self-drawn, and its situation, as flags.
        """
        scheme = self._scheme
        present = shape.mask | moment.mask
        left = self._yaku.left(present)
        times = dict(shape.repeated + moment.repeated)
        places = [place for place in self._by_place if left >> place & 1 for _ in range(times.get(place, 1))]
        limits = [place for place in places if self._by_place[place].limit]
        rows = tuple(limits or places)
        found = tuple([self._by_place[place] for place in rows])
        closed, struck = bool(circumstances & CLOSED), present & ~left
        yaku = tuple(
            [
                YakuItem(one.id, one.value(closed=closed), struck=self._yaku.struck_by(place, struck) if struck else ())
                for place, one in zip(rows, found, strict=True)
            ]
        )
        values = [item.value for item in yaku]
        return Counted(
            rows,
            found,
            yaku,
            len(limits),
            scheme.limits.times(values) if limits else 0,
            any(one.rests_on for one in found),
            scheme.items(circumstances, frozenset([one.id for one in found])),
            (0 if limits else sum(values)) + scheme.free_han,
            tuple([one.id for one in found]),
        )

    def _counting(
        self, every: int, some: int, concealed: int, circumstances: int, patterns: int
    ) -> tuple[Counted, _Looked]:
        """Returns what the yaku of a reading give, with the fields of its facts."""
        shown, told = told_apart(some, circumstances)
        counted = self._counted_for(every, shown, concealed, told, patterns)
        return counted, (every, some, concealed, circumstances, _REGULAR, _NO_SETS, patterns)

    def _count_for(self, every: int, some: int, concealed: int, circumstances: int, patterns: int) -> Counted:
        moment = circumstances & OF_MOMENT
        shape = self._shape(every, some, concealed, circumstances & OF_SHAPE, patterns)
        return self._counted(shape, self._moment(moment), moment)

    def _size(self, reading: Reading, circumstances: int, waited: int, extra: int) -> Sized:
        form, groups, won, wait, _ = reading
        if form is not _REGULAR:
            return self._special_size(reading, circumstances, extra)
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
            circumstances |= OPEN_WAIT
        patterns = patterns_of(groups, wait) | waited if self._patterns else 0
        counted, facts = self._counting(every, some, concealed, circumstances, patterns)
        if counted.limits:
            return self._limit_size(reading, counted, facts)
        around = counted.items
        waiting = wait_item(wait, groups[won])
        if waiting:
            around += (waiting,)
        if some & HONOUR_PAIRS:
            for group in groups:
                if group.shape is _PAIR:
                    item = pair_item(group, *winds_of(circumstances), self._scheme.double_wind_pair_fu)
                    if item:
                        around += (item,)
                    break
        for item in around:
            raw += item[1]
        if raw == _BASE_FU and self._bare and not circumstances & (SELF_DRAWN | CLOSED):
            around += (self._bare,)
            raw += self._bare.value
        han = counted.han + extra
        return _sized((self.add_up(raw, han).base, 0, han, raw, reading, counted, (*around, *sets), facts))

    def _special_size(self, reading: Reading, circumstances: int, extra: int) -> Sized:
        """Returns the size of thirteen orphans or seven pairs; each is a yaku in itself."""
        if reading.form is not _PAIRS_FORM:
            waited = EVERY_WAIT if reading.groups[reading.won].shape is _PAIR else 0
            return self._limit_size(reading, *self._counting(0, 0, 0, circumstances | ORPHANS, waited))
        every, some = -1, 0
        for group in reading.groups:
            every &= SETS[group][0]
            some |= SETS[group][1]
        counted, facts = self._counting(every, some, 0, circumstances | PAIRS, 0)
        item = self._pairs
        if counted.limits or item is None:
            return self._limit_size(reading, counted, facts)
        han = counted.han + extra
        return Sized(self.add_up(item.value, han).base, 0, han, item.value, reading, counted, (item,), facts)

    def _limit_size(self, reading: Reading, counted: Counted, facts: _Looked) -> Sized:
        return Sized(self.limits.base_of(counted.times), counted.limits, 0, 0, reading, counted, (), facts)

    def _answer(self, chosen: Sized, rejected: tuple[Candidate, ...], barred: tuple[Candidate, ...] = ()) -> Evaluation:
        base, limits, han, raw, reading, counted, items, told = chosen
        yaku = counted.yaku
        facts = _facts(told)
        if counted.resting:
            # Conditions on these facts know no groups, so that only what picks them from the reading has any.
            yaku = tuple(
                [
                    item
                    if (picks := one.rests_on) is None
                    else _yaku_item((item[0], item[1], picks(facts, reading), (), item[4]))
                    for item, one in zip(yaku, counted.found, strict=True)
                ]
            )
        if limits:
            name = self.limits.yaku.id
            return Evaluation(
                reading, yaku, base, rejected, limit=name, barred=barred, times=counted.times, facts=facts
            )
        fu, uncapped, _, rounding, limit, formula = self.add_up(raw, han)
        if rounding:
            items = (*items, rounding)
        return _evaluation(
            (
                *(reading, yaku, base, rejected, han, limit, formula, uncapped, items, raw, fu),
                *(NOTHING, barred, 1, NOTHING, facts),
            )
        )


def _present(
    chooser: Chooser[Facts], every: int, some: int, concealed: int, circumstances: int, patterns: int = 0
) -> Present:
    """Returns the yaku that these facts have, whatever strikes them out."""
    return chooser.present(Facts(every, some, concealed, circumstances, patterns=patterns))


def _facts_of(one: Sized) -> Facts:
    """Returns the facts of a reading as its conditions were asked of them."""
    return _facts(one.facts)


def _candidate(one: Sized, barred: Refusal | None = None) -> Candidate:
    base, limits, han, raw, reading, counted, _, _ = one
    if limits:
        return Candidate(reading, counted.names, base, barred=barred)
    return Candidate(reading, counted.names, base, han, raw, barred)
