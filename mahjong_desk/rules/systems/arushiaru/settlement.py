# SPDX-License-Identifier: MIT
"""The settlement of events of Ar-Shi-Ar (rules/arushiaru.md §5.3, §6–8)."""

from collections.abc import Mapping

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.checks.hands import check_and_pack, check_size, winning_piece_of
from mahjong_desk.rules.checks.settling import check_hand_not_dead, single_winner
from mahjong_desk.rules.checks.situations import check_compatible, check_known_circumstances, check_situation
from mahjong_desk.rules.model.circumstances import Circumstance
from mahjong_desk.rules.model.events import Chombo, PaoEntry, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, Settlement, WinningHand
from mahjong_desk.rules.model.refusal import PathPrefix, bad_request, not_a_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import chombo_payments, to_settlement, win_payments
from mahjong_desk.rules.settler import Settler, completing_pieces
from mahjong_desk.rules.systems.arushiaru import pao
from mahjong_desk.rules.systems.arushiaru.options import ArushiaruOptions
from mahjong_desk.rules.systems.arushiaru.value import MANGAN, MANGAN_BASE, ArushiaruEvaluator
from mahjong_desk.rules.value.typed import FU_OUT_OF_RANGE, HAN_OUT_OF_RANGE, invalid_manual_value, read_integer
from mahjong_desk.rules.yaku.facts import circumstances_of
from mahjong_desk.texts import mark

_MAX_HAN = 20
_FU_RANGE = range(20, 162, 2)
_MAX_LIMIT_MULTIPLE = 4
_BAD_TIMES = mark("The number of mangan must be a whole number from {first} to {last}.")


class ArushiaruSettler(Settler):
    """Settles the events of a table with one set of options."""

    def __init__(
        self, options: ArushiaruOptions, circumstances: tuple[Circumstance, ...], draw_kinds: tuple[str, ...]
    ) -> None:
        self.options = options
        self.evaluator = ArushiaruEvaluator(options)
        self._circumstances = circumstances
        self._draw_kinds = draw_kinds

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        check_and_pack(hand, winner, table)
        check_situation(self._circumstances, table, winner, discarder, hand)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        packed = check_and_pack(hand, seat, table)
        check_size(hand)
        check_known_circumstances(hand.situation, self._circumstances)
        check_compatible(hand.situation, self._circumstances)
        return completing_pieces(hand, packed)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        winner, discarder = single_winner(table, win), win.discarder
        with PathPrefix("wins[0]"):
            return self._settle_one(table, discarder, winner)

    def _settle_one(self, table: Table, discarder: int | None, winner: Winner) -> Settlement:
        seat = winner.seat
        check_hand_not_dead(table, seat)
        suggested: tuple[PaoEntry, ...] = ()
        if winner.hand is None:
            evaluation = self._evaluate_typed(winner.value or {}, self_drawn=discarder is None)
        else:
            evaluation = self._evaluate(table, seat, discarder, winner.hand)
            if winner.hand.melds:
                winds = EAST + table.round_wind.position, EAST + table.seat_wind(seat)
                suggested = pao.suggest_pao(self.evaluator, winner.hand.melds, *winds)
        entry = pao.check_pao(winner, evaluation, table.players, self.options.pao_scope)
        responsible, liability = (None, "") if entry is None else (entry.player, entry.reason)
        payments = win_payments(table, seat, discarder, evaluation.base, responsible, liability)
        return to_settlement(table, payments, [WinningHand(seat, evaluation, suggested)])

    def _evaluate(self, table: Table, seat: int, discarder: int | None, hand: Hand) -> Evaluation:
        with PathPrefix("hand"):
            packed = check_and_pack(hand, seat, table)
            check_situation(self._circumstances, table, seat, discarder, hand)
            piece = winning_piece_of(hand)
            check_size(hand)
        evaluation = self.evaluator.evaluate(hand, piece, packed, circumstances_of(hand, table, seat, discarder))
        if evaluation is None:
            raise not_a_win(mark("Not a winning hand. Needed: four sets and a pair, or thirteen orphans."), path="hand")
        return evaluation

    def _evaluate_typed(self, value: Mapping[str, object], *, self_drawn: bool) -> Evaluation:
        """Evaluates a typed value (§11)."""
        fields = set(value)
        if fields == {"han", "fu"}:
            han = read_integer(value, "han", HAN_OUT_OF_RANGE, range(_MAX_HAN + 1))
            fu = read_integer(value, "fu", FU_OUT_OF_RANGE, _FU_RANGE)
            may_be_drawn_pinfu = self.options.tsumo_pinfu and han >= 2
            if fu == 20 and (han == 0 or (self_drawn and not may_be_drawn_pinfu)):
                raise bad_request(mark("20 fu is only possible for an open pinfu won on a discard."), path="value.fu")
            return self.evaluator.evaluate_manual(fu, han)
        times = 1
        if self.options.multiple_limits and fields == {"limit", "times"}:
            times = read_integer(value, "times", _BAD_TIMES, range(1, _MAX_LIMIT_MULTIPLE + 1))
        elif fields != {"limit"}:
            raise invalid_manual_value()
        if value["limit"] != MANGAN:
            raise bad_request(mark("The only limit of this ruleset is mangan."), path="value.limit")
        return self.evaluator.evaluate_manual_limit(MANGAN, times)

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        base = MANGAN_BASE if chombo.extra_fields.get("under_pao") else MANGAN_BASE // 2
        return to_settlement(table, chombo_payments(table, chombo.player, base))
