# SPDX-License-Identifier: MIT
"""The value of a hand of the World Series of Mahjong, and its reasons (rules/wsom.md §3–5)."""

from collections.abc import Sequence
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.circumstances import TENHOU
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, RejectedReading, YakuItem
from mahjong_desk.rules.systems.wsom.options import WsomOptions
from mahjong_desk.rules.systems.wsom.penalties import ForbiddenReading
from mahjong_desk.rules.systems.wsom.yaku import YAKU, YAKUMAN_POINTS
from mahjong_desk.rules.systems.wsom.yaku.chance import CHICKEN
from mahjong_desk.rules.value.limits import single_limit, sum_formula
from mahjong_desk.rules.yaku.combining import YakuSelector
from mahjong_desk.rules.yaku.facts import NINE_GATES, ReadingFacts, facts_of, group_of_meld
from mahjong_desk.rules.yaku.row import groups_in_result, yaku_at_table
from mahjong_desk.shapes import Group, Reading, regular_readings
from mahjong_desk.shapes.mahjong import NINE_GATES_HANDS as GATES
from mahjong_desk.shapes.mahjong import PARTITIONER, PURE_NINE_GATES_WAITS, irregular_reading

_LIMITS = single_limit("mangan", YAKUMAN_POINTS, yaku="yakuman", unit=YAKUMAN_POINTS)
_ORDER = (_LIMITS.yakuman.id, _LIMITS.cap.id, None)
_YAKUMAN, _CAPPED, _BELOW = range(len(_ORDER))
_CHICKEN_ROW = 0


class _WsomScoredReading(NamedTuple):
    """A reading with its value.

    Attributes:
        base: Its base in points.
        rows: The places of the yaku that count, in table order.
    """

    base: int
    limit: int
    raw: int
    rows: tuple[int, ...]
    items: tuple[YakuItem, ...]
    reading: Reading
    facts: ReadingFacts


class WsomEvaluator:
    """Values hands by one choice of options."""

    def __init__(self, options: WsomOptions) -> None:
        self._yaku = YakuSelector(yaku_at_table(YAKU, options))

    def readings(self, hand: Hand, winning_piece: Piece, packed: int, *, self_drawn: bool) -> list[Reading]:
        """Returns every reading of a hand, the irregular ones last; none if it forms no winning shape (§3.6)."""
        melds = tuple([group_of_meld(meld) for meld in hand.melds]) if hand.melds else ()
        found = regular_readings(PARTITIONER, packed, winning_piece, melds, from_discard=not self_drawn)
        if not melds and (special := irregular_reading(packed, winning_piece, allow_four_of_a_kind=True)):
            found.append(special)
        return found

    def evaluate(
        self,
        readings: Sequence[Reading],
        hand: Hand,
        packed: int,
        circumstances: int,
        barred: Sequence[ForbiddenReading] = (),
    ) -> Evaluation:
        """Returns the value of a hand by the best of these readings (§5.5)."""
        if _waited_for_nine(hand, packed):
            circumstances |= NINE_GATES
        if len(readings) > 1:
            # The value of a reading depends on its groups alone, no longer on the winning piece.
            distinct: dict[tuple[Group, ...], Reading] = {}
            for reading in readings:
                distinct.setdefault(reading.groups, reading)
            readings = tuple(distinct.values())
        sized = [self._size(reading, circumstances) for reading in readings]
        if len(sized) > 1:
            sized.sort(key=_preference)
        base, limit, raw, _, items, reading, facts = sized[0]
        limited = _ORDER[limit]
        if limit == _YAKUMAN:
            raw = base
        return Evaluation(
            reading,
            items,
            base,
            tuple([_candidate(one) for one in sized[1:]]),
            limit=limited,
            formula=sum_formula([one.value for one in items], raw),
            uncapped=raw,
            barred=self._better(barred, circumstances, base) if barred else (),
            facts=facts,
        )

    def _better(self, barred: Sequence[ForbiddenReading], circumstances: int, base: int) -> tuple[RejectedReading, ...]:
        """Returns the barred readings that would be worth more than ``base``, the best first."""
        why = {one.reading.groups: one.refusal for one in barred}
        sized = [
            self._size(reading, circumstances)
            for reading in {one.reading.groups: one.reading for one in barred}.values()
        ]
        sized.sort(key=_preference)
        return tuple([_candidate(one)._replace(refusal=why[one.reading.groups]) for one in sized if one.base > base])

    def _size(self, reading: Reading, circumstances: int) -> _WsomScoredReading:
        facts = facts_of(reading, circumstances)
        found = self._yaku.counted_yaku(facts)
        rows = tuple([place for place, *_ in found])
        items = tuple([YakuItem(yaku.id, yaku.closed_value or 0, groups_in_result(shown)) for _, yaku, shown in found])
        points = [one.value for one in items]
        raw, best = sum(points), max(points, default=0)
        if best >= YAKUMAN_POINTS:
            at = points.index(best)
            return _WsomScoredReading(best, _YAKUMAN, raw, rows[at : at + 1], items[at : at + 1], reading, facts)
        if not found:
            chicken = YakuItem(CHICKEN.id, CHICKEN.value_for(closed=False))
            return _WsomScoredReading(chicken.value, _BELOW, chicken.value, (_CHICKEN_ROW,), (chicken,), reading, facts)
        cap = _LIMITS.limit_for(raw, 0)
        return _WsomScoredReading(
            cap.base if cap else raw, _CAPPED if cap else _BELOW, raw, rows, items, reading, facts
        )


def evaluate_manual(points: int) -> Evaluation:
    """Returns the value of a hand that the table counted itself (§11)."""
    limit = _LIMITS.limit_for(points, 0) if points <= YAKUMAN_POINTS else _LIMITS.yakuman
    return Evaluation(None, (), points, limit=limit and limit.id, formula=(points,), uncapped=points)


def _waited_for_nine(hand: Hand, packed: int) -> bool:
    """Returns whether the hand without its winning piece is nine gates (§4, series 2.2)."""
    if packed not in GATES or hand.winning_piece is None or hand.melds:
        return False
    if hand.extra_fields.get("mixed") or TENHOU.id in hand.situation:
        return False
    return packed - PARTITIONER.units[hand.winning_piece] in PURE_NINE_GATES_WAITS


def _preference(one: _WsomScoredReading) -> tuple[object, ...]:
    """Returns what readings are sorted by, the best first (§5.5)."""
    return -one.base, one.limit, -one.raw, one.rows


def _candidate(one: _WsomScoredReading) -> RejectedReading:
    return RejectedReading(one.reading, tuple([item.id for item in one.items]), one.base)
