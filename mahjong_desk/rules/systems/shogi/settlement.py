# SPDX-License-Identifier: MIT
"""The settlement of events of Shogi Mahjong (rules/shogi.md §6, §8, §11)."""

from collections.abc import Mapping

from mahjong_desk.pieces import SHOGI
from mahjong_desk.rules.checks.hands import winning_piece_of
from mahjong_desk.rules.checks.settling import below_minimum_refusal, check_draw, check_hand_not_dead, check_tenpai
from mahjong_desk.rules.checks.situations import check_riichi_matches_declaration
from mahjong_desk.rules.model.events import Chombo, Draw, RiichiDeclaration, Win, Winner
from mahjong_desk.rules.model.hand import DORA, Hand, all_pieces
from mahjong_desk.rules.model.reasons import Evaluation, Party, Payment, Settlement, WinningHand
from mahjong_desk.rules.model.refusal import PathPrefix, bad_event, bad_request, not_a_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import (
    noten_payments,
    payments_to_all,
    refund_stakes,
    settle_riichi,
    to_settlement,
)
from mahjong_desk.rules.settler import DRAW_KINDS, Settler
from mahjong_desk.rules.systems.shogi.checks import CIRCUMSTANCES, check_hand, check_situation, check_win
from mahjong_desk.rules.systems.shogi.options import ShogiOptions
from mahjong_desk.rules.systems.shogi.value import TOO_FEW_HAN, ShogiEvaluator, evaluate_manual, minimum_han
from mahjong_desk.rules.yaku.facts import circumstances_of
from mahjong_desk.texts import mark

STAKE = 2
"""The stake of a riichi, in points."""
_NOTEN = 5
_CHOMBO = 15
_OTHER = "other"
_RIICHI_FOULS = ("noten_riichi", "furiten_riichi")


class ShogiSettler(Settler):
    """Settles the events of a table with one set of options."""

    def __init__(self, options: ShogiOptions) -> None:
        self._options = options
        self._valuer = ShogiEvaluator(options)

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        check_hand(table, winner, hand, sized=False)
        check_situation(table, winner, discarder, hand)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        check_hand(table, seat, hand)
        counts = SHOGI.counts(all_pieces(hand))
        indicators = SHOGI.counts(hand.indicators.pieces_of(DORA))
        return [
            (piece, copies - counts[piece])
            for piece, copies in enumerate(SHOGI.copies_per_kind)
            if counts[piece] + indicators[piece] < copies and self._valuer.readings(hand, piece, self_drawn=True)
        ]

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        check_win(table, win, allow_several=self._options.multiple_ron)
        hands = []
        payments: list[Payment] = []
        for index, winner in enumerate(win.winners):
            with PathPrefix(f"wins[{index}]"):
                evaluation = self._evaluate(table, win.discarder, winner)
            hands.append(WinningHand(winner.seat, evaluation, ()))
            payments += _win_payments(table, winner.seat, win.discarder, evaluation.base)
        if table.deposit:
            payments.append(Payment(Party.DEPOSIT, win.winners[0].seat, table.deposit, "deposit"))
        return to_settlement(table, payments, hands)

    def _evaluate(self, table: Table, discarder: int | None, winner: Winner) -> Evaluation:
        check_hand_not_dead(table, winner.seat)
        hand = winner.hand
        if hand is None:
            return _evaluate_typed(table, winner.value or {})
        with PathPrefix("hand"):
            check_hand(table, winner.seat, hand)
            piece = winning_piece_of(hand)
            check_situation(table, winner.seat, discarder, hand)
            readings = self._valuer.readings(hand, piece, self_drawn=discarder is None)
            if not readings:
                raise not_a_win(
                    mark("Not a winning hand. Needed: two sets and a pair, four pairs, or one of each kind.")
                )
            circumstances = circumstances_of(hand, table, winner.seat, discarder)
            evaluation = self._valuer.evaluate(readings, hand, table, circumstances)
            check_riichi_matches_declaration(CIRCUMSTANCES, table, winner.seat, hand)
        return evaluation

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        offender = chombo.player
        reason = _OTHER if chombo.reason is None else chombo.reason
        if reason not in (*_RIICHI_FOULS, _OTHER):
            raise bad_request(mark("{foul} is not a chombo of this ruleset."), path="reason", foul=reason)
        if reason in _RIICHI_FOULS and offender not in table.riichi:
            raise bad_event(mark("This player has not declared riichi in this hand."), path="reason")
        payments = payments_to_all(table, offender, _CHOMBO, "chombo")
        if self._options.chombo_hand == "redeal":
            payments += refund_stakes(table, STAKE)
        return to_settlement(table, payments)

    def _settle_draw(self, table: Table, draw: Draw) -> Settlement:
        tenpai = draw.tenpai
        if tenpai is None:
            raise bad_request(mark("A draw must say who was tenpai."), path="tenpai")
        check_draw(table, draw, DRAW_KINDS)
        check_tenpai(table, tenpai)
        noten = [seat for seat in range(table.players) if seat not in tenpai]
        return to_settlement(table, noten_payments(noten, sorted(tenpai), _NOTEN))

    def _settle_riichi(self, table: Table, riichi: RiichiDeclaration) -> Settlement:
        return settle_riichi(table, riichi, STAKE, can_pay=lambda score: score >= STAKE)


def _win_payments(table: Table, winner: int, discarder: int | None, base: int) -> list[Payment]:
    payments = []
    others = [seat for seat in range(table.players) if seat != winner]
    for payer in others if discarder is None else (discarder,):
        payments.append(Payment(payer, winner, base, "win"))
        if table.honba:
            payments.append(Payment(payer, winner, table.honba, "honba"))
    return payments


def _evaluate_typed(table: Table, value: Mapping[str, object]) -> Evaluation:
    """Evaluates a typed value (§11)."""
    if "han" not in value or not {"han", "dora"}.issuperset(value):
        raise bad_request(mark("An entered value is han, with dora separate."), path="value")
    han, dora = _read_whole_number(value, "han"), _read_whole_number(value, "dora")
    minimum = minimum_han(table.players, table.honba)
    if han < minimum:
        raise below_minimum_refusal(han, minimum, TOO_FEW_HAN).with_path_prefix("value.han")
    return evaluate_manual(han, dora)


def _read_whole_number(value: Mapping[str, object], field: str) -> int:
    number = value.get(field, 0)
    if type(number) is not int or number < 0:
        raise bad_request(mark("Han must be a whole number from 0."), path=f"value.{field}")
    return number
