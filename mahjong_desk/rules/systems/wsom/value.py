# SPDX-License-Identifier: MIT
"""The value of a hand, and its reasons (rules/wsom.md §3–5)."""

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
from mahjong_desk.rules.yaku.facts import NINE_GATES, ReadingFacts, meld_group, reading_facts
from mahjong_desk.rules.yaku.row import groups_in_result, yaku_at_table
from mahjong_desk.shapes import Group, Reading, regular_readings
from mahjong_desk.shapes.mahjong import NINE_GATES_HANDS as GATES
from mahjong_desk.shapes.mahjong import PARTITIONER, PURE_NINE_GATES_WAITS, irregular_reading

_LIMITS = single_limit("mangan", YAKUMAN_POINTS, yaku="yakuman", unit=YAKUMAN_POINTS)
_LIMIT_ORDER = (_LIMITS.yakuman.id, _LIMITS.cap.id, None)
_YAKUMAN, _CAPPED, _BELOW = range(len(_LIMIT_ORDER))
_CHICKEN_ROW = 0


class _WsomScoredReading(NamedTuple):
    """A reading with its value.

    Attributes:
        base: Its base in points.
        rows: The table indices of the counted yaku, ascending.
    """

    base: int
    limit: int
    raw: int
    rows: tuple[int, ...]
    items: tuple[YakuItem, ...]
    reading: Reading
    facts: ReadingFacts


class WsomEvaluator:
    """Evaluates hands under one set of options."""

    def __init__(self, options: WsomOptions) -> None:
        self._yaku = YakuSelector(yaku_at_table(YAKU, options))

    def readings(self, hand: Hand, winning_piece: Piece, packed: int, *, self_drawn: bool) -> list[Reading]:
        """Returns every reading of a hand, an irregular one last (§3.6)."""
        melds = tuple([meld_group(meld) for meld in hand.melds]) if hand.melds else ()
        readings = regular_readings(PARTITIONER, packed, winning_piece, melds, from_discard=not self_drawn)
        if not melds and (special := irregular_reading(packed, winning_piece, allow_four_of_a_kind=True)):
            readings.append(special)
        return readings

    def evaluate(
        self,
        readings: Sequence[Reading],
        hand: Hand,
        packed: int,
        circumstances: int,
        barred: Sequence[ForbiddenReading] = (),
    ) -> Evaluation:
        """Returns the value of a hand by the best of these readings (§5.5)."""
        if _waits_for_nine_gates(hand, packed):
            circumstances |= NINE_GATES
        if len(readings) > 1:
            # From here on, the value of a reading depends only on its groups, not on the winning piece.
            distinct: dict[tuple[Group, ...], Reading] = {}
            for reading in readings:
                distinct.setdefault(reading.groups, reading)
            readings = tuple(distinct.values())
        scored = [self._score(reading, circumstances) for reading in readings]
        if len(scored) > 1:
            scored.sort(key=_sort_key)
        base, limit, raw, _, items, reading, facts = scored[0]
        limit_id = _LIMIT_ORDER[limit]
        if limit == _YAKUMAN:
            raw = base
        return Evaluation(
            reading,
            items,
            base,
            tuple([_rejected_reading(other) for other in scored[1:]]),
            limit=limit_id,
            formula=sum_formula([item.value for item in items], raw),
            uncapped_base=raw,
            forbidden_readings=self._better_barred(barred, circumstances, base) if barred else (),
            facts=facts,
        )

    def _better_barred(
        self, barred: Sequence[ForbiddenReading], circumstances: int, base: int
    ) -> tuple[RejectedReading, ...]:
        """Returns the barred readings that are worth more than ``base``, the best first."""
        refusals = {forbidden.reading.groups: forbidden.refusal for forbidden in barred}
        readings = {forbidden.reading.groups: forbidden.reading for forbidden in barred}.values()
        scored = sorted([self._score(reading, circumstances) for reading in readings], key=_sort_key)
        better = [item for item in scored if item.base > base]
        return tuple([_rejected_reading(item)._replace(refusal=refusals[item.reading.groups]) for item in better])

    def _score(self, reading: Reading, circumstances: int) -> _WsomScoredReading:
        facts = reading_facts(reading, circumstances)
        found = self._yaku.counted_yaku(facts)
        rows = tuple([index for index, *_ in found])
        items = tuple([YakuItem(yaku.id, yaku.closed_value or 0, groups_in_result(shown)) for _, yaku, shown in found])
        points = [item.value for item in items]
        raw, best = sum(points), max(points, default=0)
        if best >= YAKUMAN_POINTS:
            nth = points.index(best)
            return _WsomScoredReading(best, _YAKUMAN, raw, rows[nth : nth + 1], items[nth : nth + 1], reading, facts)
        if not found:
            chicken = YakuItem(CHICKEN.id, CHICKEN.value_for(closed=False))
            return _WsomScoredReading(chicken.value, _BELOW, chicken.value, (_CHICKEN_ROW,), (chicken,), reading, facts)
        cap = _LIMITS.limit_for(raw, 0)
        return _WsomScoredReading(
            cap.base if cap else raw, _CAPPED if cap else _BELOW, raw, rows, items, reading, facts
        )


def evaluate_manual(points: int) -> Evaluation:
    """Evaluates a typed value (§11)."""
    limit = _LIMITS.limit_for(points, 0) if points <= YAKUMAN_POINTS else _LIMITS.yakuman
    return Evaluation(None, (), points, limit=limit and limit.id, formula=(points,), uncapped_base=points)


def _waits_for_nine_gates(hand: Hand, packed: int) -> bool:
    """Returns whether the hand waited for all nine tiles of its suit (§4, series 2.2)."""
    if packed not in GATES or hand.winning_piece is None or hand.melds:
        return False
    if hand.extra_fields.get("mixed") or TENHOU.id in hand.situation:
        return False
    return packed - PARTITIONER.units[hand.winning_piece] in PURE_NINE_GATES_WAITS


def _sort_key(scored: _WsomScoredReading) -> tuple[object, ...]:
    """Returns the sort key of readings, the best first (§5.5)."""
    return -scored.base, scored.limit, -scored.raw, scored.rows


def _rejected_reading(scored: _WsomScoredReading) -> RejectedReading:
    return RejectedReading(scored.reading, tuple([item.id for item in scored.items]), scored.base)
