# SPDX-License-Identifier: MIT
"""The value of a hand, and its reasons (rules/mcr.md §3–5)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, RejectedReading, YakuItem
from mahjong_desk.rules.systems.mcr.options import McrOptions
from mahjong_desk.rules.systems.mcr.vocabulary import FLOWERS, LAST_OF_KIND, MIXED
from mahjong_desk.rules.systems.mcr.yaku import YAKU, traits
from mahjong_desk.rules.systems.mcr.yaku.traits import McrReadingFacts, reading_facts
from mahjong_desk.rules.value.limits import sum_formula
from mahjong_desk.rules.yaku.combining import BestSelection, YakuSelector, combination_order
from mahjong_desk.rules.yaku.row import yaku_at_table
from mahjong_desk.shapes import Group, GroupShape, HandShape, MeldKind, Reading, WaitKind, regular_readings
from mahjong_desk.shapes.knitted import completing_kinds, knitted_readings
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER, PURE_NINE_GATES_WAITS, irregular_reading
from mahjong_desk.shapes.partition import Groups

_SETS = 4
_WAITS = {
    WaitKind.PENCHAN: traits.EDGE_WAIT,
    WaitKind.KANCHAN: traits.CLOSED_WAIT,
    WaitKind.TANKI: traits.PAIR_WAIT,
}
_SITUATIONS = {
    HAITEI.id: traits.LAST_DRAW,
    HOUTEI.id: traits.LAST_CLAIM,
    RINSHAN.id: traits.REPLACEMENT,
    CHANKAN.id: traits.ROBBED,
    LAST_OF_KIND.id: traits.LAST_OF_KIND,
}
_INDICES = {yaku.id: index for index, yaku in enumerate(YAKU)}
_CHICKEN, _FLOWERS, _DRAWN = (_INDICES[yaku_id] for yaku_id in ("chicken_hand", "flower_tiles", "self_drawn"))
_SET_SHAPES = (GroupShape.SEQUENCE, GroupShape.TRIPLET, GroupShape.KAN)
_CACHE_SIZE = 1 << 15


class McrWin(NamedTuple):
    """A complete hand to be valued."""

    hand: Hand
    winning: Piece
    packed: int
    melds: Groups
    self_drawn: bool
    winds: tuple[int, int]


class _McrScoredReading(NamedTuple):
    """A reading with its value.

    Attributes:
        choice: The selection of its fan; a chicken hand itself is not part of it.
    """

    value: int
    fan_indices: tuple[int, ...]
    choice: BestSelection
    facts: McrReadingFacts
    reading: Reading


def all_readings(win: McrWin) -> list[Reading]:
    """Returns every reading of a hand (§3.1, §5.1, §5.2)."""
    packed, winning, melds = win.packed, win.winning, win.melds
    from_discard = not win.self_drawn
    readings = regular_readings(PARTITIONER, packed, winning, melds, from_discard=from_discard)
    if len(melds) <= 1:
        readings += knitted_readings(packed, winning, melds, from_discard=from_discard)
    if not melds and (special := irregular_reading(packed, winning, allow_four_of_a_kind=True)):
        readings.append(special)
    return readings


class McrEvaluator:
    """Evaluates hands under one set of options."""

    def __init__(self, options: McrOptions) -> None:
        self._options = options
        rows = yaku_at_table(YAKU, options)
        self._selector = YakuSelector(rows)
        self._by_index = dict(enumerate(YAKU)) | dict(rows)
        self._present = lru_cache(maxsize=_CACHE_SIZE)(self._selector.present_yaku)

    def evaluate(self, win: McrWin, readings: Sequence[Reading]) -> Evaluation:
        """Returns the value of the best of these readings, with its reasons (§5)."""
        scored = self._score_readings(win, readings)
        if len(scored) > 1:
            scored.sort(key=lambda candidate: (-candidate.value, candidate.fan_indices))  # §5.7
        best = scored[0]._replace(facts=scored[0].facts.with_winds(win.winds))
        flowers = cast(int, win.hand.extra_fields.get(FLOWERS, 0))
        items = self._items(best)
        if flowers:
            items = (*items, YakuItem(YAKU[_FLOWERS].id, flowers))
        base = best.value + flowers
        return Evaluation(
            best.reading,
            items,
            base,
            self._rejected(scored, flowers) if len(scored) > 1 else (),
            han=best.value,
            formula=sum_formula([item.value for item in items], base),
            uncapped_base=base,
            facts=best.facts,
        )

    def _score_readings(self, win: McrWin, readings: Sequence[Reading]) -> list[_McrScoredReading]:
        circumstances, hogs = _circumstance_flags(win), _count_tile_hogs(win)
        wait_flags = self._wait_flags(win, readings)
        scored = []
        for reading, wait_flag in zip(readings, wait_flags, strict=True):
            facts, set_keys = reading_facts(reading, circumstances | wait_flag, hogs, win.winds)
            choice = self._selector.best_selection(self._present(facts), set_keys)
            scored.append(_McrScoredReading(choice.total.value, choice.total.yaku_indices, choice, facts, reading))
        if self._options.chicken_hand and any(self._has_no_fan(candidate) for candidate in scored):
            return self._add_chicken_fan(scored)
        return scored

    def _has_no_fan(self, candidate: _McrScoredReading) -> bool:
        return not candidate.fan_indices or (self._options.chicken_self_drawn and candidate.fan_indices == (_DRAWN,))

    def _add_chicken_fan(self, scored: list[_McrScoredReading]) -> list[_McrScoredReading]:
        """Adds a chicken hand to each division of which no reading has a fan (§5.6)."""
        with_fan = {_groups_key(candidate.reading) for candidate in scored if not self._has_no_fan(candidate)}
        chicken = YAKU[_CHICKEN].value_for(closed=False)
        return [
            candidate
            if _groups_key(candidate.reading) in with_fan
            else candidate._replace(value=candidate.value + chicken, fan_indices=(_CHICKEN, *candidate.fan_indices))
            for candidate in scored
        ]

    def _wait_flags(self, win: McrWin, readings: Sequence[Reading]) -> list[int]:
        """Returns the wait flag of each reading; 0 if it was not the only wait (§4)."""
        flags = [self._wait_flag(win, reading) for reading in readings]
        return flags if any(flags) and self._is_only_wait(win) else [0] * len(readings)

    def _wait_flag(self, win: McrWin, reading: Reading) -> int:
        shape, wait = reading.shape, reading.wait
        if shape is HandShape.KNITTED:
            knitted_waits = self._options.knitted_waits
            straight = [kind for group in reading.groups if group.shape is GroupShape.KNITTED for kind in group.kinds]
            if (knitted_waits == "clear" and win.winning in straight) or (
                knitted_waits == "none" and wait is not WaitKind.TANKI
            ):
                return 0
        elif shape is not HandShape.REGULAR:
            return 0
        return _WAITS.get(wait, 0)

    def _is_only_wait(self, win: McrWin) -> bool:
        """Returns whether only the winning piece could complete the hand."""
        if win.hand.extra_fields.get(MIXED):
            return False
        before = win.packed - PARTITIONER.units[win.winning]
        kinds = completing_kinds(before, len(win.melds), seven_pairs=True, allow_four_of_a_kind=True, knitted=True)
        if len(kinds) > 1 and self._options.unique_wait == "available":
            counts = MAHJONG.counts([*win.hand.concealed, *(piece for meld in win.hand.melds for piece in meld.pieces)])
            kinds = [kind for kind in kinds if counts[kind] < COPIES]
        return len(kinds) == 1

    def _items(self, candidate: _McrScoredReading) -> tuple[YakuItem, ...]:
        """Returns the counted fan, each with its groups and the fan that it excludes."""
        facts, reading, chosen = candidate.facts, candidate.reading, candidate.choice.chosen
        excluded = candidate.choice.total.excluded_bits
        ordered = combination_order([group for group in reading.groups if group.shape in _SET_SHAPES]) if chosen else []
        items = []
        for position, index in enumerate(candidate.fan_indices):
            yaku, nth = self._by_index[index], candidate.fan_indices[:position].count(index)
            sets: tuple[Group, ...] = ()
            if yaku.combination is not None:
                witness = [witness for witness in chosen if witness.yaku_index == index][nth]
                sets = tuple([ordered[position] for position in witness.set_indices])
            elif yaku.pick_groups_each is not None:
                sets = yaku.pick_groups_each(facts, reading)[nth]
            elif yaku.pick_groups is not None:
                sets = yaku.pick_groups(facts, reading)
            value = yaku.value_for(closed=True) or yaku.value_for(closed=False)
            items.append(YakuItem(yaku.id, value, sets, (), self._selector.excluded_by(index, excluded)))
        return tuple(items)

    def _rejected(self, scored: Sequence[_McrScoredReading], flowers: int) -> tuple[RejectedReading, ...]:
        """Returns the readings that were not chosen, one for each set of groups and fan."""
        keys = {(_groups_key(scored[0].reading), scored[0].fan_indices)}
        rejected = []
        for candidate in scored[1:]:
            key = (_groups_key(candidate.reading), candidate.fan_indices)
            if key not in keys:
                keys.add(key)
                ids = tuple([YAKU[index].id for index in candidate.fan_indices])
                rejected.append(RejectedReading(candidate.reading, ids, candidate.value + flowers, candidate.value))
        return tuple(rejected)


def evaluate_manual(han: int, flowers: int) -> Evaluation:
    """Evaluates a typed value (§11)."""
    base = han + flowers
    terms = [han, flowers] if flowers else [han]
    return Evaluation(None, (), base, han=han, formula=sum_formula(terms, base), uncapped_base=base)


def _groups_key(reading: Reading) -> tuple[tuple[int, ...], ...]:
    """Returns a key of the groups, whichever of them the winning piece completed."""
    return tuple([group.kinds for group in reading.groups])


def _circumstance_flags(win: McrWin) -> int:
    hand, melds = win.hand, win.hand.melds
    flags = traits.SELF_DRAWN if win.self_drawn else 0
    if melds:
        claimed = [meld for meld in melds if meld.kind is not MeldKind.ANKAN]
        if claimed:
            flags |= traits.OPEN_MELD
        if len(claimed) == _SETS:
            flags |= traits.FOUR_OPEN
        exposed = sum([meld.pieces.count(win.winning) for meld in claimed])
        if exposed == COPIES - 1:
            flags |= traits.LAST_OF_KIND
    for situation in hand.situation:
        flags |= _SITUATIONS[situation]
    if hand.extra_fields.get(MIXED):
        return flags & ~traits.LAST_OF_KIND
    if not melds and win.packed - PARTITIONER.units[win.winning] in PURE_NINE_GATES_WAITS:
        flags |= traits.NINE_GATES
    return flags


def _count_tile_hogs(win: McrWin) -> int:
    """Returns how many kinds the hand has four times without a kong of them."""
    melded = sum([PARTITIONER.pack(meld.pieces) for meld in win.hand.melds if not meld.kind.is_kan])
    return PARTITIONER.kinds_held_four_times(win.packed + melded).bit_count()
