# SPDX-License-Identifier: MIT
"""The value of a hand of the Mahjong Competition Rules, and its reasons (rules/mcr.md §3–5)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, RejectedReading, YakuItem
from mahjong_desk.rules.systems.mcr.options import McrOptions
from mahjong_desk.rules.systems.mcr.vocabulary import FLOWERS, LAST_OF_KIND, MIXED
from mahjong_desk.rules.systems.mcr.yaku import YAKU, seen
from mahjong_desk.rules.systems.mcr.yaku.seen import McrReadingFacts, reading_facts
from mahjong_desk.rules.value.limits import sum_formula
from mahjong_desk.rules.yaku.combining import BestSelection, YakuSelector, combination_order
from mahjong_desk.rules.yaku.row import yaku_at_table
from mahjong_desk.shapes import Group, GroupShape, HandShape, MeldKind, Reading, WaitKind, regular_readings
from mahjong_desk.shapes.knitted import completing_kinds, knitted_readings
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER, PURE_NINE_GATES_WAITS, irregular_reading
from mahjong_desk.shapes.partition import Part

_SETS = 4
_WAITS = {WaitKind.PENCHAN: seen.EDGE_WAIT, WaitKind.KANCHAN: seen.CLOSED_WAIT, WaitKind.TANKI: seen.PAIR_WAIT}
_SITUATIONS = {
    HAITEI.id: seen.LAST_DRAW,
    HOUTEI.id: seen.LAST_CLAIM,
    RINSHAN.id: seen.REPLACEMENT,
    CHANKAN.id: seen.ROBBED,
    LAST_OF_KIND.id: seen.LAST_OF_KIND,
}
_PLACES = {yaku.id: place for place, yaku in enumerate(YAKU)}
_CHICKEN, _FLOWERS, _DRAWN = (_PLACES[identity] for identity in ("chicken_hand", "flower_tiles", "self_drawn"))
_OF_SETS = (GroupShape.SEQUENCE, GroupShape.TRIPLET, GroupShape.KAN)
_KEPT = 1 << 15


class McrWin(NamedTuple):
    """A complete hand to be valued."""

    hand: Hand
    winning: Piece
    packed: int
    melds: Part
    self_drawn: bool
    winds: tuple[int, int]


class _McrScoredReading(NamedTuple):
    """A reading with its value.

    Attributes:
        choice: What its fan were chosen from; where the hand is a chicken hand, it holds none of these.
    """

    value: int
    places: tuple[int, ...]
    choice: BestSelection
    facts: McrReadingFacts
    reading: Reading


def readings_of(won: McrWin) -> list[Reading]:
    """Returns every reading of a hand; none if it forms no winning shape (§3.1, §5.1, §5.2)."""
    packed, winning, melds = won.packed, won.winning, won.melds
    discarded = not won.self_drawn
    found = regular_readings(PARTITIONER, packed, winning, melds, from_discard=discarded)
    if len(melds) <= 1:
        found += knitted_readings(packed, winning, melds, from_discard=discarded)
    if not melds and (special := irregular_reading(packed, winning, allow_four_of_a_kind=True)):
        found.append(special)
    return found


class McrEvaluator:
    """Values hands by one choice of options."""

    def __init__(self, options: McrOptions) -> None:
        self._options = options
        rows = yaku_at_table(YAKU, options)
        self._chooser = YakuSelector(rows)
        self._by_place = dict(enumerate(YAKU)) | dict(rows)
        self._present = lru_cache(maxsize=_KEPT)(self._chooser.present_yaku)

    def evaluate(self, won: McrWin, readings: Sequence[Reading]) -> Evaluation:
        """Returns the value of a hand by the best of its readings, at least one, with all reasons (§5)."""
        sized = self._sized(won, readings)
        if len(sized) > 1:
            sized.sort(key=lambda one: (-one.value, one.places))  # §5.7
        best = sized[0]._replace(facts=sized[0].facts.at_table(won.winds))
        flowers = cast(int, won.hand.extra_fields.get(FLOWERS, 0))
        items = self._items(best)
        if flowers:
            items = (*items, YakuItem(YAKU[_FLOWERS].id, flowers))
        base = best.value + flowers
        return Evaluation(
            best.reading,
            items,
            base,
            self._rejected(sized, flowers) if len(sized) > 1 else (),
            han=best.value,
            formula=sum_formula([item.value for item in items], base),
            uncapped=base,
            facts=best.facts,
        )

    def _sized(self, won: McrWin, readings: Sequence[Reading]) -> list[_McrScoredReading]:
        circumstances, hogs = _circumstances(won), _count_tile_hogs(won)
        waits = self._waits(won, readings)
        found = []
        for reading, wait in zip(readings, waits, strict=True):
            facts, numbers = reading_facts(reading, circumstances | wait, hogs, won.winds)
            choice = self._chooser.best_selection(self._present(facts), numbers)
            found.append(_McrScoredReading(choice.total.value, choice.total.yaku_indices, choice, facts, reading))
        if self._options.chicken_hand and any(self._is_bare(one) for one in found):
            return self._with_chickens(found)
        return found

    def _is_bare(self, one: _McrScoredReading) -> bool:
        return not one.places or (self._options.chicken_self_drawn and one.places == (_DRAWN,))

    def _with_chickens(self, sized: list[_McrScoredReading]) -> list[_McrScoredReading]:
        """Returns the readings; a division that has no fan with any winning group is a chicken hand (§5.6)."""
        with_fan = {_division(one.reading) for one in sized if not self._is_bare(one)}
        chicken = YAKU[_CHICKEN].value_for(closed=False)
        return [
            one
            if _division(one.reading) in with_fan
            else one._replace(value=one.value + chicken, places=(_CHICKEN, *one.places))
            for one in sized
        ]

    def _waits(self, won: McrWin, readings: Sequence[Reading]) -> list[int]:
        """Returns for each reading the flag of the wait that the winning piece ended, if it was the only one (§4)."""
        found = [self._wait(won, reading) for reading in readings]
        return found if any(found) and self._only_one(won) else [0] * len(readings)

    def _wait(self, won: McrWin, reading: Reading) -> int:
        form, wait = reading.shape, reading.wait
        if form is HandShape.KNITTED:
            clear = self._options.knitted_waits
            nine = any(won.winning in group.kinds for group in reading.groups if group.shape is GroupShape.KNITTED)
            if (clear == "clear" and nine) or (clear == "none" and wait is not WaitKind.TANKI):
                return 0
        elif form is not HandShape.REGULAR:
            return 0
        return _WAITS.get(wait, 0)

    def _only_one(self, won: McrWin) -> bool:
        """Returns whether nothing but the winning piece would have completed the hand."""
        if won.hand.extra_fields.get(MIXED):
            return False
        before = won.packed - PARTITIONER.units[won.winning]
        kinds = completing_kinds(before, len(won.melds), seven_pairs=True, allow_four_of_a_kind=True, knitted=True)
        if len(kinds) > 1 and self._options.unique_wait == "available":
            held = MAHJONG.counts([*won.hand.concealed, *(piece for meld in won.hand.melds for piece in meld.pieces)])
            kinds = [kind for kind in kinds if held[kind] < COPIES]
        return len(kinds) == 1

    def _items(self, one: _McrScoredReading) -> tuple[YakuItem, ...]:
        """Returns the counted fan, each with its groups and the fan that it displaces."""
        facts, reading, chosen = one.facts, one.reading, one.choice.chosen
        struck = one.choice.total.excluded_bits
        ordered = combination_order([group for group in reading.groups if group.shape in _OF_SETS]) if chosen else []
        items = []
        for at, place in enumerate(one.places):
            yaku, nth = self._by_place[place], one.places[:at].count(place)
            sets: tuple[Group, ...] = ()
            if yaku.combination is not None:
                witness = [witness for witness in chosen if witness.yaku_index == place][nth]
                sets = tuple([ordered[at] for at in witness.set_indices])
            elif yaku.pick_groups_each is not None:
                sets = yaku.pick_groups_each(facts, reading)[nth]
            elif yaku.pick_groups is not None:
                sets = yaku.pick_groups(facts, reading)
            value = yaku.value_for(closed=True) or yaku.value_for(closed=False)
            items.append(YakuItem(yaku.id, value, sets, (), self._chooser.excluded_by(place, struck)))
        return tuple(items)

    def _rejected(self, sized: Sequence[_McrScoredReading], flowers: int) -> tuple[RejectedReading, ...]:
        """Returns the readings that were not chosen, one for each set of groups and fan."""
        known = {(_division(sized[0].reading), sized[0].places)}
        found = []
        for one in sized[1:]:
            key = (_division(one.reading), one.places)
            if key not in known:
                known.add(key)
                ids = tuple([YAKU[place].id for place in one.places])
                found.append(RejectedReading(one.reading, ids, one.value + flowers, one.value))
        return tuple(found)


def evaluate_manual(han: int, flowers: int) -> Evaluation:
    """Returns the value of a hand that the table counted itself (§11)."""
    base = han + flowers
    terms = [han, flowers] if flowers else [han]
    return Evaluation(None, (), base, han=han, formula=sum_formula(terms, base), uncapped=base)


def _division(reading: Reading) -> tuple[tuple[int, ...], ...]:
    """Returns the key of a division, whichever group the winning piece completed."""
    return tuple([group.kinds for group in reading.groups])


def _circumstances(won: McrWin) -> int:
    hand, melds = won.hand, won.hand.melds
    flags = seen.SELF_DRAWN if won.self_drawn else 0
    if melds:
        claimed = [meld for meld in melds if meld.kind is not MeldKind.ANKAN]
        if claimed:
            flags |= seen.OPEN_MELD
        if len(claimed) == _SETS:
            flags |= seen.FOUR_OPEN
        shown = sum([meld.pieces.count(won.winning) for meld in claimed])
        if shown == COPIES - 1:
            flags |= seen.LAST_OF_KIND
    for situation in hand.situation:
        flags |= _SITUATIONS[situation]
    if hand.extra_fields.get(MIXED):
        return flags & ~seen.LAST_OF_KIND
    if not melds and won.packed - PARTITIONER.units[won.winning] in PURE_NINE_GATES_WAITS:
        flags |= seen.NINE_GATES
    return flags


def _count_tile_hogs(won: McrWin) -> int:
    """Returns how many kinds the hand has four times without a kong of them."""
    melded = sum([PARTITIONER.pack(meld.pieces) for meld in won.hand.melds if not meld.kind.is_kan])
    return PARTITIONER.kinds_held_four_times(won.packed + melded).bit_count()
