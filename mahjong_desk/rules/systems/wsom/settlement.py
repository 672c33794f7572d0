# SPDX-License-Identifier: MIT
"""The settlement of events (rules/wsom.md §6, §8, §11)."""

from collections.abc import Sequence
from typing import cast

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.checks.hands import check_and_pack, check_seat, check_size, winning_piece_of
from mahjong_desk.rules.checks.settling import check_hand_not_dead, empty_settlement, no_winning_shape, single_winner
from mahjong_desk.rules.checks.situations import check_known_circumstances, check_mixed_draw, check_situation
from mahjong_desk.rules.model.events import Chombo, Event, PenaltyTile, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import (
    Evaluation,
    Party,
    Payment,
    PaymentPart,
    Settlement,
    WaitResult,
    WinningHand,
)
from mahjong_desk.rules.model.refusal import PathPrefix, RefusedHand, below_minimum
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import payments_to_all, to_settlement
from mahjong_desk.rules.settler import Settler, completing_pieces
from mahjong_desk.rules.systems.wsom import checks, penalties
from mahjong_desk.rules.systems.wsom.options import WsomOptions
from mahjong_desk.rules.systems.wsom.value import WsomEvaluator, evaluate_manual
from mahjong_desk.rules.systems.wsom.vocabulary import CIRCUMSTANCES, DISCARDER, IMMUNITY, OWN_DISCARD, SHARE
from mahjong_desk.rules.yaku.facts import circumstances_of
from mahjong_desk.texts import mark


class WsomSettler(Settler):
    """Settles the events of a table with one set of options."""

    _accepts_dead_hand_twice = True

    def __init__(self, options: WsomOptions) -> None:
        self._options = options
        self._valuer = WsomEvaluator(options)

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        check_and_pack(hand, winner, table)
        check_situation(CIRCUMSTANCES, table, winner, discarder, hand)

    def waits(self, table: Table, winner: Winner, discarder: int) -> tuple[WaitResult, ...]:
        _check_penalties(winner)
        return super().waits(table, winner, discarder)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        packed = check_and_pack(hand, seat, table)
        check_size(hand)
        check_known_circumstances(hand.situation, CIRCUMSTANCES)
        return completing_pieces(hand, packed, seven_pairs=True, allow_four_of_a_kind=True)

    def _settle_other(self, table: Table, event: Event) -> Settlement:
        if not isinstance(event, PenaltyTile):
            return super()._settle_other(table, event)
        check_seat(event.player, table.players, "player")
        penalties.penalty_tiles_after(table, event)
        return empty_settlement(table)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        checks.check_fields(table, win)
        winner, discarder = single_winner(table, win), win.discarder
        with PathPrefix("wins[0]"):
            check_hand_not_dead(table, winner.seat)
            evaluation = self._evaluate(table, discarder, winner)
            self._check_minimum(evaluation)
        payments = self._payments(table, discarder, winner, evaluation.base)
        return to_settlement(table, payments, [WinningHand(winner.seat, evaluation, ())])

    def _evaluate(self, table: Table, discarder: int | None, winner: Winner) -> Evaluation:
        hand = winner.hand
        three_bar_all = self._options.penalty_three == "any"
        if hand is None:
            _check_penalties(winner)
            if discarder is not None and three_bar_all:
                penalties.check_penalty_limit(len(_winner_penalties(table, winner)))
            return evaluate_manual(checks.read_manual_points(winner))
        with PathPrefix("hand"):
            packed = check_and_pack(hand, winner.seat, table)
            piece = winning_piece_of(hand)
            check_size(hand)
            check_mixed_draw(discarder, hand)
        _check_penalties(winner)
        with PathPrefix("hand"):
            check_situation(CIRCUMSTANCES, table, winner.seat, discarder, hand)
        checks.check_first_discard(discarder, winner)
        self_drawn = discarder is None
        readings = self._valuer.readings(hand, piece, packed, self_drawn=self_drawn)
        if not readings:
            raise no_winning_shape("hand")
        tiles = _winner_penalties(table, winner)
        barred: list[penalties.ForbiddenReading] = []
        if tiles:
            readings, barred = penalties.allowed_readings(
                readings, hand, tiles, self_drawn=self_drawn, three_bar_all=three_bar_all
            )
        circumstances = circumstances_of(hand, table, winner.seat, discarder)
        return self._valuer.evaluate(readings, hand, packed, circumstances, barred)

    def _check_minimum(self, evaluation: Evaluation) -> None:
        minimum = self._options.minimum
        if evaluation.base < minimum:
            raise below_minimum(
                mark("The hand is worth {base}; a win needs {minimum} points."), base=evaluation.base, minimum=minimum
            ).with_hand(RefusedHand(evaluation.facts, evaluation.reading))

    def _payments(self, table: Table, discarder: int | None, winner: Winner, base: int) -> tuple[Payment, ...]:
        """Returns what the three others pay (§6)."""
        immunity = cast(int | None, winner.extra_fields.get("immunity"))
        charged = discarder if immunity is None else immunity
        par = self._options.par
        if base > par and self._options.payoff == "responsible" and charged is not None:
            if charged != winner.seat:
                cause = DISCARDER if immunity in (None, discarder) else IMMUNITY
                whole = PaymentPart(3 * base - 2 * par, "win", (3, "×", base, "−", 2, "×", par), (cause,))
                share = PaymentPart(par, "win", (par,), (SHARE,))
            else:
                whole = share = PaymentPart(base, "win", (base,), (OWN_DISCARD,))
        else:
            whole = share = PaymentPart(base, "win", (base,))
        parts = [(seat, whole if seat == charged else share) for seat in range(table.players) if seat != winner.seat]
        return tuple([Payment(seat, winner.seat, part.points, "win", (part,)) for seat, part in parts])

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        penalties.show_tiles(table, chombo.player, shown_tiles(chombo), "tiles")
        points = self._options.chombo_points
        if not points:
            return empty_settlement(table)
        if self._options.chombo_to == "house":
            return to_settlement(table, [Payment(chombo.player, Party.HOUSE, points, "chombo")])
        return to_settlement(table, payments_to_all(table, chombo.player, points // (table.players - 1), "chombo"))


def shown_tiles(chombo: Chombo) -> tuple[Piece, ...]:
    """Returns the tiles that were shown in a chombo."""
    return cast(tuple[Piece, ...], chombo.extra_fields.get("tiles", ()))


def _winner_penalties(table: Table, winner: Winner) -> Sequence[Piece]:
    """Returns the winner's penalty tiles; outside a match, those in the request."""
    if table.in_match:
        return [tile.piece for tile in penalties.penalty_tiles_at(table) if tile.player == winner.seat]
    return cast(tuple[Piece, ...], winner.extra_fields.get(penalties.PENALTY_FIELD, ()))


def _check_penalties(winner: Winner) -> None:
    tiles = cast(tuple[Piece, ...], winner.extra_fields.get(penalties.PENALTY_FIELD, ()))
    if tiles:
        penalties.check_copies(tiles, penalties.PENALTY_FIELD)
