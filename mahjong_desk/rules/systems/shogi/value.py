# SPDX-License-Identifier: MIT
"""The value of a hand of Shogi Mahjong, and its reasons (rules/shogi.md §3–5)."""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.shogi import PAWN
from mahjong_desk.rules.checks.settling import below_minimum_refusal
from mahjong_desk.rules.model.hand import DORA, Hand
from mahjong_desk.rules.model.reasons import Evaluation, RejectedReading, YakuItem
from mahjong_desk.rules.model.refusal import Refusal, RefusedHand, forbidden_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.shogi.options import ShogiOptions
from mahjong_desk.rules.systems.shogi.yaku import YAKU, YAKU_CLASSES, ShogiYakuClass
from mahjong_desk.rules.systems.shogi.yaku.conditions import ShogiReadingFacts, reading_facts
from mahjong_desk.rules.systems.shogi.yaku.dora import dora_items
from mahjong_desk.rules.value.limits import sum_formula
from mahjong_desk.rules.yaku.combining import YakuSelector
from mahjong_desk.rules.yaku.facts import CLOSED, SITUATION_FLAGS
from mahjong_desk.rules.yaku.row import groups_in_result, yaku_at_table
from mahjong_desk.shapes import Group, HandShape, Reading
from mahjong_desk.shapes.shogi import melded_group, winning_readings
from mahjong_desk.texts import Text, mark

WIN_POINTS = 2
"""The additional points of every win (バンバン)."""
MANY_HONBA = 5
"""The number of counters from which the minimum rises and riichi counts 1 han."""
TOO_FEW_HAN = Text("The yaku total {han} han without dora; {minimum} needed to win.", "Shogi mahjong")
_MINIMUM = {3: (1, 2), 2: (2, 4)}
_RIICHI, _GRAND = "riichi", ShogiYakuClass.GRAND
_RIICHI_FLAG = SITUATION_FLAGS[_RIICHI]


class _ShogiCount(NamedTuple):
    """The yaku of a reading, without dora types."""

    items: tuple[YakuItem, ...]
    han: int
    han_towards_minimum: int
    best_class: ShogiYakuClass
    excluded: tuple[str, ...]
    facts: ShogiReadingFacts


class _ShogiScoredReading(NamedTuple):
    """A reading with its value.

    The first four fields decide between readings, in this order.

    Attributes:
        han: Its total han.
        yaku_han: Its han without dora types.
        order: The negated index of the reading, so that the first one ranks highest.
    """

    wins: bool
    han: int
    yaku_han: int
    order: int
    reading: Reading
    counted: _ShogiCount
    items: tuple[YakuItem, ...]


def minimum_han(players: int, honba: int) -> int:
    """Returns the han that a win needs without dora types (縛り, §3)."""
    return _MINIMUM[players][honba >= MANY_HONBA]


def next_hand_notes(table: Table) -> tuple[Text, ...]:
    """Returns notes on the next hand: from five honba on, a win needs more han (§3)."""
    if table.honba < MANY_HONBA:
        return ()
    han = minimum_han(table.players, table.honba)
    return (Text("{han} han needed, from {many_honba} honba on", han=han, many_honba=MANY_HONBA),)


class ShogiEvaluator:
    """Evaluates hands under one set of options."""

    def __init__(self, options: ShogiOptions) -> None:
        self._yaku = YakuSelector(yaku_at_table(YAKU, options))
        self._stacking = options.grand_stacking
        self._late_riichi_pays_one = options.riichi_five_honba == "one_han"
        self._same_pairs = options.same_pairs
        self._cached_count = lru_cache(maxsize=1 << 14)(self._count_yaku)

    def readings(self, hand: Hand, winning_piece: Piece, *, self_drawn: bool) -> list[Reading]:
        """Returns every reading of a hand, in the order that breaks ties."""
        melds = tuple([melded_group(meld.kind, meld.pieces) for meld in hand.melds])
        return winning_readings(
            hand.concealed, winning_piece, melds, from_discard=not self_drawn, allow_four_of_a_kind=self._same_pairs
        )

    def evaluate(self, readings: Sequence[Reading], hand: Hand, table: Table, circumstances: int) -> Evaluation:
        """Returns the value of a hand by the best of the readings that may win (§5).

        Raises:
            Refusal: ``below_minimum``, or ``forbidden_win`` with the reason ``pawn_win``; without a path.
        """
        late = table.honba >= MANY_HONBA
        minimum = minimum_han(table.players, table.honba)
        required_class = (
            ShogiYakuClass.MEDIUM if hand.winning_piece == PAWN and table.players == 2 else ShogiYakuClass.SMALL
        )
        # Dora do not count towards the minimum: yaku alone decide whether a hand may win, and both are paid.
        indicators, riichi = hand.indicators.pieces_of(DORA), bool(circumstances & _RIICHI_FLAG)
        scored = []
        for index, reading in enumerate(readings):
            counted = self._cached_count(reading.shape, reading.groups, circumstances, late)
            dora = dora_items(reading.groups, indicators, riichi=riichi)
            items = self._stack_dora(counted, dora)
            wins = counted.han_towards_minimum >= minimum and counted.best_class >= required_class
            han = sum([item.value for item in items])
            scored.append(_ShogiScoredReading(wins, han, counted.han, -index, reading, counted, items))
        scored.sort(key=itemgetter(slice(4)), reverse=True)
        best = scored[0]
        if not best.wins:
            nearest = max(scored, key=lambda candidate: candidate.counted.han_towards_minimum)
            raise _find_refusal(nearest.counted.han_towards_minimum, minimum).with_hand(
                RefusedHand(nearest.counted.facts, nearest.reading)
            )
        base = best.han + WIN_POINTS
        return Evaluation(
            best.reading,
            best.items,
            base,
            tuple([_rejected_reading(other, minimum) for other in scored[1:]]),
            best.han,
            formula=sum_formula([*[item.value for item in best.items], WIN_POINTS], base),
            uncapped_base=base,
            facts=best.counted.facts,
        )

    def _stack_dora(self, counted: _ShogiCount, dora: tuple[YakuItem, ...]) -> tuple[YakuItem, ...]:
        """Returns all items that count, dora types last.

        The first grand yaku lists what is excluded.
        """
        if counted.best_class is not _GRAND or self._stacking == "add":
            return counted.items + dora
        kept, dropped = (dora, ()) if self._stacking == "dora" else ((), dora)
        excluded = (*counted.excluded, *dict.fromkeys(item.id for item in dropped))
        first, *others = counted.items
        return (first._replace(excluded=excluded), *others, *kept)

    def _count_yaku(self, shape: HandShape, groups: tuple[Group, ...], circumstances: int, late: bool) -> _ShogiCount:
        facts = reading_facts(shape, groups, circumstances)
        counted = self._yaku.counted_yaku(facts)
        best_class = max((YAKU_CLASSES[yaku.id] for _, yaku, _ in counted), default=ShogiYakuClass.SMALL)
        excluded: tuple[str, ...] = ()
        if best_class is _GRAND and self._stacking != "add":
            excluded = tuple([yaku.id for _, yaku, _ in counted if YAKU_CLASSES[yaku.id] is not _GRAND])
            counted = [row for row in counted if YAKU_CLASSES[row[1].id] is _GRAND]
        items = []
        han_towards_minimum = 0
        for _, yaku, result in counted:
            value = yaku.value_for(closed=bool(circumstances & CLOSED))
            towards_minimum = value
            if late and yaku.id == _RIICHI:
                towards_minimum = 1
                value = 1 if self._late_riichi_pays_one else value
            items.append(YakuItem(yaku.id, value, groups_in_result(result)))
            han_towards_minimum += towards_minimum
        return _ShogiCount(
            tuple(items), sum([item.value for item in items]), han_towards_minimum, best_class, excluded, facts
        )


def evaluate_manual(han: int, dora: int) -> Evaluation:
    """Evaluates a typed value (§11).

    Args:
        han: The han of its yaku without dora types.
        dora: The han of its dora types.
    """
    base = han + dora + WIN_POINTS
    terms = (han, dora, WIN_POINTS) if dora else (han, WIN_POINTS)
    return Evaluation(None, (), base, han=han + dora, formula=sum_formula(terms, base), uncapped_base=base)


def _find_refusal(han_towards_minimum: int, minimum: int) -> Refusal:
    if han_towards_minimum < minimum:
        return below_minimum_refusal(han_towards_minimum, minimum, TOO_FEW_HAN)
    return forbidden_win(mark("With two players, a win on a pawn needs a medium or grand yaku."), reason="pawn_win")


def _rejected_reading(scored: _ShogiScoredReading, minimum: int) -> RejectedReading:
    refusal = None if scored.wins else _find_refusal(scored.counted.han_towards_minimum, minimum)
    return RejectedReading(
        scored.reading, tuple([item.id for item in scored.items]), scored.han + WIN_POINTS, scored.han, refusal=refusal
    )
