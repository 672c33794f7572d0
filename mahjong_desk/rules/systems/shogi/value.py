# SPDX-License-Identifier: MIT
"""The value of a hand of Shogi Mahjong, and its reasons (rules/shogi.md §3–5)."""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.shogi import PAWN
from mahjong_desk.rules.checks.settling import below_minimum_refusal
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.indicators import DORA
from mahjong_desk.rules.model.reasons import Evaluation, RejectedReading, YakuItem
from mahjong_desk.rules.model.refusal import Refusal, RefusedHand, forbidden_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.shogi.options import ShogiOptions
from mahjong_desk.rules.systems.shogi.yaku import RANKS, YAKU, ShogiYakuClass
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
_MINIMUM = {3: (1, 2), 2: (2, 4)}
_RIICHI, _GRAND = "riichi", ShogiYakuClass.GRAND
_RIICHI_FLAG = SITUATION_FLAGS[_RIICHI]


class _Counted(NamedTuple):
    """The yaku of a reading, dora types apart."""

    items: tuple[YakuItem, ...]
    han: int
    han_towards_minimum: int
    rank: ShogiYakuClass
    left_out: tuple[str, ...]
    seen: ShogiReadingFacts


class _ShogiScoredReading(NamedTuple):
    """A reading with what decides between readings, in this order, and its reasons.

    Attributes:
        han: All its han.
        plain: Its han without dora types.
        place: Its place among the readings, negative so that the first is the greatest.
    """

    wins: bool
    han: int
    plain: int
    place: int
    reading: Reading
    counted: _Counted
    items: tuple[YakuItem, ...]


def minimum_han(players: int, honba: int) -> int:
    """Returns the han that a win needs without dora types (縛り, §3)."""
    return _MINIMUM[players][honba >= MANY_HONBA]


def next_hand_notes(table: Table) -> tuple[Text, ...]:
    """Returns what is pending for the next hand: from five honba on a win needs more han (§3)."""
    if table.honba < MANY_HONBA:
        return ()
    han = minimum_han(table.players, table.honba)
    return (Text("{han} han needed, from {many_honba} honba on", han=han, many_honba=MANY_HONBA),)


class ShogiEvaluator:
    """Values hands by one choice of options."""

    def __init__(self, options: ShogiOptions) -> None:
        self._yaku = YakuSelector(yaku_at_table(YAKU, options))
        self._stacking = options.grand_stacking
        self._late_riichi = 1 if options.riichi_five_honba == "one_han" else None
        self._same_pairs = options.same_pairs
        self._counted = lru_cache(maxsize=1 << 14)(self._count)

    def readings(self, hand: Hand, winning_piece: Piece, *, self_drawn: bool) -> list[Reading]:
        """Returns every reading of a hand, in the order that decides between equal ones; none if it does not win."""
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
        needed = ShogiYakuClass.MEDIUM if hand.winning_piece == PAWN and table.players == 2 else ShogiYakuClass.SMALL
        # Dora never lift a hand over the minimum, so it is judged by the yaku alone and paid with both.
        sized = []
        for place, reading in enumerate(readings):
            counted = self._counted(reading.shape, reading.groups, circumstances, late)
            dora = dora_items(
                reading.groups, hand.indicators.pieces_of(DORA), riichi=bool(circumstances & _RIICHI_FLAG)
            )
            items = self._stacked(counted, dora)
            wins = counted.han_towards_minimum >= minimum and counted.rank >= needed
            han = sum([item.value for item in items])
            sized.append(_ShogiScoredReading(wins, han, counted.han, -place, reading, counted, items))
        sized.sort(key=itemgetter(slice(4)), reverse=True)
        best = sized[0]
        if not best.wins:
            nearest = max(sized, key=lambda one: one.counted.han_towards_minimum)
            raise _refused(nearest.counted.han_towards_minimum, minimum).with_hand(
                RefusedHand(nearest.counted.seen, nearest.reading)
            )
        base = best.han + WIN_POINTS
        return Evaluation(
            best.reading,
            best.items,
            base,
            tuple([_candidate(one, minimum) for one in sized[1:]]),
            best.han,
            formula=sum_formula([*[item.value for item in best.items], WIN_POINTS], base),
            uncapped=base,
            facts=best.counted.seen,
        )

    def _stacked(self, counted: _Counted, dora: tuple[YakuItem, ...]) -> tuple[YakuItem, ...]:
        """Returns all that counts, the dora types last; the first grand yaku may exclude others."""
        if counted.rank is not _GRAND or self._stacking == "add":
            return counted.items + dora
        left, out = (dora, ()) if self._stacking == "dora" else ((), dora)
        struck = (*counted.left_out, *dict.fromkeys(item.id for item in out))
        first, *others = counted.items
        return (first._replace(excluded=struck), *others, *left)

    def _count(self, form: HandShape, groups: tuple[Group, ...], circumstances: int, late: bool) -> _Counted:
        looked = reading_facts(form, groups, circumstances)
        found = self._yaku.counted_yaku(looked)
        rank = max((RANKS[yaku.id] for _, yaku, _ in found), default=ShogiYakuClass.SMALL)
        left_out: tuple[str, ...] = ()
        if rank is _GRAND and self._stacking != "add":
            left_out = tuple([yaku.id for _, yaku, _ in found if RANKS[yaku.id] is not _GRAND])
            found = [one for one in found if RANKS[one[1].id] is _GRAND]
        items = []
        towards = 0
        for _, yaku, shown in found:
            value = yaku.value_for(closed=bool(circumstances & CLOSED))
            towards_minimum = value
            if late and yaku.id == _RIICHI:
                towards_minimum = 1
                value = self._late_riichi or value
            items.append(YakuItem(yaku.id, value, groups_in_result(shown)))
            towards += towards_minimum
        return _Counted(tuple(items), sum([item.value for item in items]), towards, rank, left_out, looked)


def evaluate_manual(han: int, dora: int) -> Evaluation:
    """Returns the value of a hand that the table counted itself (§11).

    Args:
        han: The han of its yaku without dora types.
        dora: The han of its dora types.
    """
    base = han + dora + WIN_POINTS
    terms = (han, dora, WIN_POINTS) if dora else (han, WIN_POINTS)
    return Evaluation(None, (), base, han=han + dora, formula=sum_formula(terms, base), uncapped=base)


def _refused(towards: int, minimum: int) -> Refusal:
    if towards < minimum:
        return below_minimum_refusal(towards, minimum)
    return forbidden_win(mark("With two players, a win on a pawn needs a medium or grand yaku."), reason="pawn_win")


def _candidate(one: _ShogiScoredReading, minimum: int) -> RejectedReading:
    barred = None if one.wins else _refused(one.counted.han_towards_minimum, minimum)
    return RejectedReading(
        one.reading, tuple([item.id for item in one.items]), one.han + WIN_POINTS, one.han, refusal=barred
    )
