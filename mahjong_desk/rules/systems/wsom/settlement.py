# SPDX-License-Identifier: MIT
"""Who pays whom after an event of the World Series of Mahjong (rules/wsom.md §6, §8, §11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.checks.hands import check_seat, check_size, packed_hand, winning_piece_of
from mahjong_desk.rules.checks.settling import (
    check_alive,
    check_draw,
    no_such_event,
    nothing_moves,
    only_winner,
    settle_adjust,
)
from mahjong_desk.rules.checks.situations import check_situations
from mahjong_desk.rules.checks.waiting import completing_pieces, wait_answers
from mahjong_desk.rules.model.events import Adjust, Chombo, DeadHand, Draw, End, Event, PenaltyTile, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, Part, Party, Payment, Settlement, WaitAnswer, WonHand
from mahjong_desk.rules.model.refusal import Asked, Code, PathPrefix, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import deltas_of, payments_to_all
from mahjong_desk.rules.systems.wsom import penalties
from mahjong_desk.rules.systems.wsom.checks import (
    check_fields,
    check_first_discard,
    check_mixed,
    check_situation,
    points_of,
)
from mahjong_desk.rules.systems.wsom.options import Options
from mahjong_desk.rules.systems.wsom.value import Valuer, typed
from mahjong_desk.rules.systems.wsom.vocabulary import CIRCUMSTANCES, DISCARDER, IMMUNITY, OWN_DISCARD, SHARE
from mahjong_desk.texts import mark

DRAW_KINDS = ("exhaustive",)
"""The kinds of draw."""


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
                check_draw(table, event, DRAW_KINDS)
            case Chombo():
                return self._settle_chombo(table, event)
            case DeadHand():
                check_seat(event.player, table.players, "player")
            case PenaltyTile():
                check_seat(event.player, table.players, "player")
                penalties.after(table, event)
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
        packed_hand(hand, winner, table)
        if hand.situation:
            check_situation(table, winner, discarder, hand)

    def waits(self, table: Table, winner: Winner, discarder: int) -> tuple[WaitAnswer, ...]:
        """Returns every piece that completes the winner's hand, with what it brings from ``discarder`` and self-drawn.

        Raises:
            Refusal: The hand is not one piece short of thirteen and a win, or is faulty in itself.
        """
        if winner.hand is None:
            raise ValueError("waits need the pieces of the hand")
        _check_penalties(winner)
        with PathPrefix("hand"):
            packed = packed_hand(winner.hand, winner.seat, table)
            check_size(winner.hand)
            check_mixed(None, winner.hand)
            check_situations(winner.hand.situation, CIRCUMSTANCES)
        pieces = completing_pieces(winner.hand, packed, pairs=True, alike=True)
        return wait_answers(self._settle_win, table, winner, discarder, pieces)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        check_fields(table, win)
        winner, discarder = only_winner(table, win), win.discarder
        with PathPrefix("wins[0]"):
            check_alive(table, winner.seat)
            evaluation = self._evaluate(table, discarder, winner)
            self._check_minimum(evaluation)
        payments = self._payments(table, discarder, winner, evaluation.base)
        return Settlement((WonHand(winner.seat, evaluation, ()),), payments, deltas_of(payments, table.players))

    def _evaluate(self, table: Table, discarder: int | None, winner: Winner) -> Evaluation:
        hand = winner.hand
        three_bar_all = self._options.penalty_three == "any"
        if hand is None:
            _check_penalties(winner)
            if discarder is not None and three_bar_all:
                penalties.check_three(len(_penalties(table, winner)))
            return typed(points_of(winner))
        with PathPrefix("hand"):
            packed = packed_hand(hand, winner.seat, table)
            piece = winning_piece_of(hand)
            check_size(hand)
            check_mixed(discarder, hand)
        _check_penalties(winner)
        if hand.situation:
            with PathPrefix("hand"):
                check_situation(table, winner.seat, discarder, hand)
            check_first_discard(discarder, winner)
        self_drawn = discarder is None
        readings = self._valuer.readings(hand, piece, packed, self_drawn=self_drawn)
        if not readings:
            raise Refusal(
                Code.NOT_A_WIN,
                mark("These tiles form no winning shape: four sets and a pair, seven pairs, or thirteen orphans."),
                path="hand",
            )
        tiles = _penalties(table, winner)
        barred: list[penalties.Barred] = []
        if tiles:
            readings, barred = penalties.allowed_readings(
                readings, hand, tiles, self_drawn=self_drawn, three_bar_all=three_bar_all
            )
        return self._valuer.evaluate(
            readings, hand, packed, self_drawn=self_drawn, seat_wind=table.wind(winner.seat), barred=barred
        )

    def _check_minimum(self, evaluation: Evaluation) -> None:
        minimum = self._options.minimum
        if evaluation.base < minimum:
            raise Refusal(
                Code.BELOW_MINIMUM,
                mark("The hand is worth {base} points; {minimum} are needed to win."),
                base=evaluation.base,
                minimum=minimum,
            ).having(Asked(evaluation.facts, evaluation.reading))

    def _payments(self, table: Table, discarder: int | None, winner: Winner, base: int) -> tuple[Payment, ...]:
        """Returns what the three others pay (§6)."""
        immunity = cast(int | None, winner.extra_fields.get("immunity"))
        charged = discarder if immunity is None else immunity
        par = self._options.par
        if base > par and self._options.payoff == "responsible" and charged is not None:
            if charged != winner.seat:
                cause = DISCARDER if immunity in (None, discarder) else IMMUNITY
                whole = Part(3 * base - 2 * par, "win", (3, "×", base, "−", 2, "×", par), (cause,))
                share = Part(par, "win", (par,), (SHARE,))
            else:
                whole = share = Part(base, "win", (base,), (OWN_DISCARD,))
        else:
            whole = share = Part(base, "win", (base,))
        return tuple(
            [
                Payment(seat, winner.seat, part.points, "win", (part,))
                for seat, part in ((seat, whole if seat == charged else share) for seat in range(table.players))
                if seat != winner.seat
            ]
        )

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        check_seat(chombo.player, table.players, "player")
        penalties.shown(table, chombo.player, shown_tiles(chombo), "tiles")
        points = self._options.chombo_points
        if not points:
            return nothing_moves(table)
        if self._options.chombo_to == "house":
            lost = (Payment(chombo.player, Party.HOUSE, points, "chombo"),)
            return Settlement((), lost, deltas_of(lost, table.players), house=points)
        shares = payments_to_all(table, chombo.player, points // (table.players - 1), "chombo")
        return Settlement((), shares, deltas_of(shares, table.players))


def shown_tiles(chombo: Chombo) -> tuple[Piece, ...]:
    """Returns the tiles that were shown in a chombo."""
    return cast(tuple[Piece, ...], chombo.extra_fields.get("tiles", ()))


def _penalties(table: Table, winner: Winner) -> Sequence[Piece]:
    """Returns the winner's penalty tiles: those of the hand in progress, or those that a request names."""
    if table.in_match:
        return [one.piece for one in penalties.lying_at(table) if one.player == winner.seat]
    return cast(tuple[Piece, ...], winner.extra_fields.get(penalties.FIELD, ()))


def _check_penalties(winner: Winner) -> None:
    tiles = cast(tuple[Piece, ...], winner.extra_fields.get(penalties.FIELD, ()))
    if tiles:
        penalties.check_copies(tiles, penalties.FIELD)
