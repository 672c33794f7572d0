# SPDX-License-Identifier: MIT
"""The settlement of events (rules/mcr.md §6, §8, §11)."""

from mahjong_desk.rules.checks.hands import check_copies, winning_piece_of
from mahjong_desk.rules.checks.settling import check_extra_fields, check_hand_not_dead
from mahjong_desk.rules.model.events import Chombo, Win, Winner
from mahjong_desk.rules.model.extra_fields import with_defaults
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, Party, Payment, PaymentPart, Settlement, WinningHand
from mahjong_desk.rules.model.refusal import PathPrefix, Refusal, RefusedHand, bad_seat, below_minimum, not_a_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import payments_to_all, to_settlement
from mahjong_desk.rules.settler import Settler, completing_pieces
from mahjong_desk.rules.systems.mcr import checks
from mahjong_desk.rules.systems.mcr.options import McrOptions
from mahjong_desk.rules.systems.mcr.value import McrEvaluator, McrWin, all_readings, evaluate_manual
from mahjong_desk.rules.systems.mcr.vocabulary import (
    BASE_POINTS,
    CHOMBO_FIELDS,
    EACH,
    FOUL,
    PENALTY,
    POINTS,
    SHAM_WIN,
    TO,
)
from mahjong_desk.rules.yaku.facts import meld_group
from mahjong_desk.texts import mark

_BASE = 8


class McrSettler(Settler):
    """Settles the events of a table with one set of options."""

    _accepts_dead_hand_twice = True

    def __init__(self, options: McrOptions) -> None:
        self._options = options
        self._valuer = McrEvaluator(options)

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        packed = checks.check_pieces(table, winner, discarder, hand, flowers=self._options.flower_tiles)
        check_copies(hand, packed, "")
        checks.check_situation(table, winner, discarder, hand)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        packed = checks.check_pieces(table, seat, None, hand, flowers=self._options.flower_tiles, sized=True)
        check_copies(hand, packed, "")
        return completing_pieces(hand, packed, seven_pairs=True, allow_four_of_a_kind=True, knitted=True)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        winner, discarder = checks.check_single_winner(table, win), win.discarder
        with PathPrefix("wins[0]"):
            check_hand_not_dead(table, winner.seat, path="")
            evaluation = self._evaluate(table, discarder, winner)
        payments = _payments(table, discarder, winner.seat, evaluation.base)
        return to_settlement(table, payments, [WinningHand(winner.seat, evaluation, ())])

    def _evaluate(self, table: Table, discarder: int | None, winner: Winner) -> Evaluation:
        hand = winner.hand
        if hand is None:
            han, flowers = checks.read_manual_value(winner, flowers=self._options.flower_tiles)
            self._check_minimum(han)
            return evaluate_manual(han, flowers)
        with PathPrefix("hand"):
            win = self._check_complete_hand(table, discarder, winner.seat, hand)
            readings = all_readings(win)
            if not readings:
                raise not_a_win(
                    mark(
                        "Not a winning hand. Needed: four sets and a pair, a knitted straight with a set and a "
                        "pair, seven pairs, thirteen orphans, or honours and knitted tiles."
                    )
                )
            evaluation = self._valuer.evaluate(win, readings)
            try:
                self._check_minimum(evaluation.han or 0)
            except Refusal as refusal:
                raise refusal.with_hand(RefusedHand(evaluation.facts, evaluation.reading)) from None
        return evaluation

    def _check_complete_hand(self, table: Table, discarder: int | None, winner: int, hand: Hand) -> McrWin:
        packed = checks.check_pieces(table, winner, discarder, hand, flowers=self._options.flower_tiles, sized=True)
        piece = winning_piece_of(hand)
        check_copies(hand, packed, "")
        checks.check_situation(table, winner, discarder, hand)
        winds = (table.round_wind.position, table.seat_wind(winner))
        melds = tuple([meld_group(meld) for meld in hand.melds])
        return McrWin(hand, piece, packed, melds, discarder is None, winds)

    def _check_minimum(self, han: int) -> None:
        minimum = self._options.minimum
        if han < minimum:
            raise below_minimum(
                mark("Without flowers the fan total {han}; a win needs {minimum} points."), han=han, minimum=minimum
            )

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        check_extra_fields(CHOMBO_FIELDS, chombo.extra_fields, table.players)
        return to_settlement(table, self._foul_payments(table, chombo))

    def _foul_payments(self, table: Table, chombo: Chombo) -> tuple[Payment, ...]:
        """Returns what a foul costs (§8)."""
        offender, options = chombo.player, self._options
        values = with_defaults(CHOMBO_FIELDS, chombo.extra_fields)
        if values[FOUL] == PENALTY:
            points, payee = values[POINTS], values.get(TO)
            if payee == offender:
                raise bad_seat(mark("A player cannot pay a penalty to themselves."), path=TO)
            receiver = payee if isinstance(payee, int) else Party.HOUSE
            return (Payment(offender, receiver, points, "chombo"),) if isinstance(points, int) else ()
        each = options.sham_win_each if values[FOUL] == SHAM_WIN else options.false_win_each
        if each and options.false_win_to == "house":
            others = table.players - 1
            part = PaymentPart(each * others, "chombo", (others, "×", each))
            return (Payment(offender, Party.HOUSE, part.points, "chombo", (part,)),)
        return payments_to_all(table, offender, each, "chombo")


def _payments(table: Table, discarder: int | None, winner: int, base: int) -> tuple[Payment, ...]:
    """Returns what the three others pay (§6)."""
    whole = PaymentPart(_BASE + base, "win", (_BASE, "+", base), (EACH,))
    share = PaymentPart(_BASE, "win", (_BASE,), (BASE_POINTS,))
    parts = [(seat, whole if discarder in (None, seat) else share) for seat in range(table.players) if seat != winner]
    return tuple([Payment(seat, winner, part.points, "win", (part,)) for seat, part in parts])
