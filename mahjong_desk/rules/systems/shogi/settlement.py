# SPDX-License-Identifier: MIT
"""Who pays whom after an event of Shogi Mahjong (rules/shogi.md §6, §8, §11)."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.pieces import SHOGI
from mahjong_desk.rules.checks.hands import check_seat, winning_piece_of
from mahjong_desk.rules.checks.settling import (
    below_minimum,
    check_alive,
    check_dead_once,
    check_draw,
    check_ready,
    no_such_event,
    nothing_moves,
    settle_adjust,
)
from mahjong_desk.rules.checks.situations import check_declared
from mahjong_desk.rules.checks.waiting import wait_answers
from mahjong_desk.rules.model.events import Adjust, Chombo, DeadHand, Draw, End, Event, Riichi, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.indicators import DORA
from mahjong_desk.rules.model.reasons import Evaluation, Party, Payment, Settlement, WaitAnswer, WonHand
from mahjong_desk.rules.model.refusal import Code, PathPrefix, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import deltas_of, noten_payments, payments_to_all
from mahjong_desk.rules.payment.stakes import returned_stakes, settle_riichi
from mahjong_desk.rules.systems.shogi.checks import CIRCUMSTANCES, check_hand, check_situation, check_win, held_pieces
from mahjong_desk.rules.systems.shogi.options import Options
from mahjong_desk.rules.systems.shogi.value import Valuer, minimum_han, typed
from mahjong_desk.texts import mark

DRAW_KINDS = ("exhaustive",)
"""The kinds of draw."""
STAKE = 2
"""What a riichi costs, in points."""
_NOTEN = 5
_CHOMBO = 15
_OTHER = "other"
_RIICHI_FOULS = ("noten_riichi", "furiten_riichi")


class Settler:
    """Settles the events of a table with one choice of options."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._valuer = Valuer(options)

    def settle(self, table: Table, event: Event) -> Settlement:
        """Returns what ``event`` moves at ``table``.

        Raises:
            Refusal: The rules refuse the event; the path is relative to it.
        """
        match event:
            case Win():
                return self._settle_win(table, event)
            case Draw():
                return _settle_draw(table, event)
            case Riichi():
                return _settle_riichi(table, event)
            case Chombo():
                return self._settle_chombo(table, event)
            case DeadHand():
                check_dead_once(table, event.player)
            case Adjust():
                return settle_adjust(table, event)
            case End():
                pass
            case _:
                raise no_such_event()
        return nothing_moves(table)

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        """Checks what the pieces, melds and situation say, whether the hand is complete or not.

        Raises:
            Refusal: ``bad_meld``, ``bad_count``, ``bad_seat`` or ``bad_request``.
        """
        check_hand(table, winner, hand, whole=False)
        if hand.situation:
            check_situation(table, winner, discarder, hand)

    def waits(self, table: Table, winner: Winner, discarder: int) -> tuple[WaitAnswer, ...]:
        """Returns every piece that completes the winner's hand, with what it brings from ``discarder`` and self-drawn.

        Raises:
            Refusal: The hand is not one piece short of eight and a win, or is faulty in itself.
        """
        hand = winner.hand
        if hand is None:
            raise ValueError("waits need the pieces of the hand")
        with PathPrefix("hand"):
            check_hand(table, winner.seat, hand)
        held = SHOGI.counts(held_pieces(hand))
        shown = SHOGI.counts(hand.turned_up.of(DORA))
        pieces = [
            (piece, copies - held[piece])
            for piece, copies in enumerate(SHOGI.copies)
            if held[piece] + shown[piece] < copies and self._valuer.readings(hand, piece, self_drawn=True)
        ]
        return wait_answers(self._settle_win, table, winner, discarder, pieces)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        check_win(table, win, several=self._options.multiple_ron)
        hands = []
        payments: list[Payment] = []
        for place, winner in enumerate(win.wins):
            with PathPrefix(f"wins[{place}]"):
                evaluation = self._evaluate(table, win.discarder, winner)
            hands.append(WonHand(winner.seat, evaluation, ()))
            payments += _win_payments(table, winner.seat, win.discarder, evaluation.base)
        deposit = table.deposit
        if deposit:
            payments.append(Payment(Party.TABLE, win.wins[0].seat, deposit, "deposit"))
        return Settlement(tuple(hands), tuple(payments), deltas_of(payments, table.players), deposit=-deposit)

    def _evaluate(self, table: Table, discarder: int | None, winner: Winner) -> Evaluation:
        check_alive(table, winner.seat)
        hand = winner.hand
        if hand is None:
            return _typed(table, winner.value or {})
        with PathPrefix("hand"):
            check_hand(table, winner.seat, hand)
            piece = winning_piece_of(hand)
            if hand.situation:
                check_situation(table, winner.seat, discarder, hand)
            self_drawn = discarder is None
            readings = self._valuer.readings(hand, piece, self_drawn=self_drawn)
            if not readings:
                raise Refusal(
                    Code.NOT_A_WIN,
                    mark("These pieces form no winning shape: two sets and a pair, four pairs, or one of each kind."),
                )
            evaluation = self._valuer.evaluate(readings, hand, table, self_drawn=self_drawn)
            check_declared(CIRCUMSTANCES, table, winner.seat, hand)
        return evaluation

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        offender = chombo.player
        check_seat(offender, table.players, "player")
        reason = _OTHER if chombo.reason is None else chombo.reason
        if reason not in (*_RIICHI_FOULS, _OTHER):
            raise Refusal(
                Code.BAD_REQUEST,
                mark("{foul} is no chombo of this ruleset."),
                path="reason",
                foul=reason,
            )
        if reason in _RIICHI_FOULS and offender not in table.riichi:
            raise Refusal(
                Code.BAD_EVENT,
                mark("This player has not declared riichi in this hand."),
                path="reason",
            )
        payments = payments_to_all(table, offender, _CHOMBO, "chombo")
        returned = 0
        if self._options.chombo_hand == "redeal":
            back = returned_stakes(table, STAKE)
            payments += back
            returned = sum(payment.points for payment in back)
        return Settlement((), payments, deltas_of(payments, table.players), deposit=-returned)


def _win_payments(table: Table, winner: int, discarder: int | None, base: int) -> list[Payment]:
    payments = []
    others = [seat for seat in range(table.players) if seat != winner]
    for payer in others if discarder is None else (discarder,):
        payments.append(Payment(payer, winner, base, "win"))
        if table.honba:
            payments.append(Payment(payer, winner, table.honba, "honba"))
    return payments


def _settle_draw(table: Table, draw: Draw) -> Settlement:
    tenpai = draw.tenpai
    if tenpai is None:
        raise Refusal(Code.BAD_REQUEST, mark("A draw has to say who was ready."), path="tenpai")
    check_draw(table, draw, DRAW_KINDS)
    check_ready(table, tenpai)
    noten = [seat for seat in range(table.players) if seat not in tenpai]
    payments = noten_payments(noten, sorted(tenpai), _NOTEN)
    return Settlement((), payments, deltas_of(payments, table.players))


def _settle_riichi(table: Table, riichi: Riichi) -> Settlement:
    seat = riichi.player
    return settle_riichi(table, riichi, STAKE, affordable=not 0 <= seat < table.players or table.scores[seat] >= STAKE)


def _typed(table: Table, value: Mapping[str, object]) -> Evaluation:
    """Values a hand that the table counted itself (§11)."""
    if "han" not in value or not {"han", "dora"}.issuperset(value):
        raise Refusal(Code.BAD_REQUEST, mark("A typed value is han, and dora beside it."), path="value")
    han, dora = _whole(value, "han"), _whole(value, "dora")
    minimum = minimum_han(table.players, table.honba)
    if han < minimum:
        raise below_minimum(han, minimum).under("value.han")
    return typed(han, dora)


def _whole(value: Mapping[str, object], field: str) -> int:
    number = value.get(field, 0)
    if type(number) is not int or number < 0:
        raise Refusal(
            Code.BAD_REQUEST,
            mark("Han are counted in whole numbers from 0."),
            path=f"value.{field}",
        )
    return number
