# SPDX-License-Identifier: MIT
"""The settlement of events of Beijing mahjong (rules/beijing.md §3, §6–8)."""

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.checks import settling
from mahjong_desk.rules.checks.hands import winning_piece_of
from mahjong_desk.rules.checks.situations import check_known_circumstances
from mahjong_desk.rules.model.circumstances import CHANKAN
from mahjong_desk.rules.model.events import Chombo, Event, Shaozhuang, Win, Winner
from mahjong_desk.rules.model.hand import Hand, all_pieces
from mahjong_desk.rules.model.reasons import Evaluation, Payment, Settlement, WinningHand, YakuItem
from mahjong_desk.rules.model.refusal import (
    PathPrefix,
    Refusal,
    RefusedHand,
    bad_event,
    bad_request,
    bad_seat,
    not_a_win,
)
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import payments_to_all, to_settlement
from mahjong_desk.rules.settler import Settler
from mahjong_desk.rules.systems.beijing import checks
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.rules.systems.beijing.payments import (
    BeijingWinSource,
    check_pao,
    hand_payments,
    suggest_pao,
    win_shares,
)
from mahjong_desk.rules.systems.beijing.progression import multiplier
from mahjong_desk.rules.systems.beijing.value import (
    BeijingEvaluator,
    BeijingHand,
    BeijingWinContext,
    amount_formula,
    doubling_formula,
    is_hungang,
    search_hand,
)
from mahjong_desk.rules.systems.beijing.vocabulary import MAX_DOUBLINGS, MAX_KAN_POINTS, MAX_POINTS
from mahjong_desk.rules.systems.beijing.yaku.fixed import HUNGANG
from mahjong_desk.rules.value.typed import read_integer
from mahjong_desk.shapes.mahjong import COPIES
from mahjong_desk.texts import mark

_BAD_DOUBLINGS = mark("Doublings must be a whole number from {first} to {last}.")
_BAD_POINTS = mark("Points must be a whole number from {first} to {last}.")
_BAD_KAN_POINTS = mark("Kan points must be a whole number from {first} to {last}.")
_VALUE_FIELDS = frozenset({"doublings", "points", "kan_points", "chankan"})


def is_chankan(winner: Winner) -> bool:
    """Returns whether a winner, with pieces or a typed value, robbed a kan."""
    if winner.hand is not None:
        return CHANKAN.id in winner.hand.situation
    return (winner.value or {}).get("chankan") is True


def evaluate_manual(value: Mapping[str, object], *, dealer: bool, from_discard: bool, multiplier: int) -> Evaluation:
    """Evaluates a typed value.

    Raises:
        Refusal: ``bad_request``, with its path relative to the winner.
    """
    if not value.keys() <= _VALUE_FIELDS or ("doublings" in value) == ("points" in value):
        raise bad_request(mark("An entered value is a number of doublings or points, plus kan points."), path="value")
    chankan = value.get("chankan", False)
    if type(chankan) is not bool or (chankan and not from_discard):
        raise bad_request(mark("Enter whether a kan was robbed, and whose it was."), path="value.chankan")
    kan_points = 0
    if "kan_points" in value:
        kan_points = read_integer(value, "kan_points", _BAD_KAN_POINTS, range(MAX_KAN_POINTS + 1))
    figures = {"multiplier": multiplier, "kan_points": kan_points}
    if "points" in value:
        points = read_integer(value, "points", _BAD_POINTS, range(MAX_POINTS + 1))
        formula = amount_formula(points, multiplier)
        return Evaluation(None, (), points * multiplier, han=0, limit="fixed", formula=formula, extra_numbers=figures)
    han = read_integer(value, "doublings", _BAD_DOUBLINGS, range(MAX_DOUBLINGS + 1)) + dealer
    yaku = (YakuItem("zhuangjia", 1),) if dealer else ()
    formula = doubling_formula(han, multiplier)
    return Evaluation(None, yaku, multiplier << han, han=han, formula=formula, extra_numbers=figures)


_NO_SHAPE = mark("Not a winning hand. Needed: four sets and a pair, or seven pairs.")


class BeijingSettler(Settler):
    """Settles the events of a table with one set of options."""

    _accepts_dead_hand_twice = True

    def __init__(self, options: BeijingOptions) -> None:
        self.options = options
        self.evaluator = BeijingEvaluator(options)

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        checks.check_pieces(self.options, hand, winner, table, sized=False)
        checks.check_situation(hand, table, winner, discarder)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        checks.check_pieces(self.options, hand, seat, table, sized=True)
        indicator = checks.required_indicator(hand)
        # The circumstances of a win that has not happened are unknown.
        check_known_circumstances(hand.situation, ())
        pieces = all_pieces(hand)
        remaining = ((kind, COPIES - pieces.count(kind) - (kind == indicator)) for kind in range(34))
        return [(kind, count) for kind, count in remaining if count > 0 and self._completes(hand, kind, indicator)]

    def _completes(self, hand: Hand, kind: Piece, indicator: Piece) -> bool:
        if search_hand(hand, kind, indicator).readings:
            return True
        drawn = replace(hand, winning_piece=kind)
        return bool(self.options.hungang_points) and is_hungang(
            drawn, checks.to_wildcard(indicator), from_discard=False
        )

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        _check_event(table, win)
        winning_hands: list[WinningHand] = []
        payments: list[Payment] = []
        for index, winner in enumerate(win.winners):
            settling.check_winner(table, win, index)
            with PathPrefix(f"wins[{index}]"):
                winning_hand, paid = self._settle_one(table, win, winner)
            winning_hands.append(winning_hand)
            payments += paid
        if len(win.winners) > 1 and win.discarder is not None:
            checks.check_winners_agree(win, table, [is_chankan(winner) for winner in win.winners])
            if not self.options.multiple_wins:
                raise settling.head_bump_refusal()
        if table.dead_hands:
            for index, winner in enumerate(win.winners):
                with PathPrefix(f"wins[{index}]"):
                    settling.check_hand_not_dead(table, winner.seat)
        if table.extra_fields.get("shaozhuang"):
            payments += payments_to_all(table, table.dealer, self.options.shaozhuang_points, "shaozhuang")
        return to_settlement(table, payments, winning_hands)

    def _settle_one(
        self, table: Table, win: Win, winner: Winner, *, restricted: bool = True
    ) -> tuple[WinningHand, tuple[Payment, ...]]:
        """Returns one winner's hand and the payments for it.

        Raises:
            Refusal: The path is relative to the winner.
        """
        seat, options = winner.seat, self.options
        source = BeijingWinSource(win.discarder, is_chankan(winner), win.extra_fields.get("robbed_kan") == "ankan")
        if winner.hand is None:
            evaluation = evaluate_manual(
                winner.value or {},
                dealer=seat == table.dealer,
                from_discard=win.discarder is not None,
                multiplier=multiplier(options, table),
            )
        else:
            with PathPrefix("hand"):
                evaluation = self._evaluate(table, seat, source, winner.hand, restricted=restricted)
        if winner.pao:
            check_pao(options, winner, source, table.players)
        payments = hand_payments(options, table.dealer, seat, source, evaluation, winner.pao)
        return WinningHand(seat, evaluation, suggest_pao(options, winner, source)), payments

    def _evaluate(
        self, table: Table, seat: int, source: BeijingWinSource, hand: Hand, *, restricted: bool
    ) -> Evaluation:
        """Returns the value of a hand; a ``Refusal`` has its path relative to it."""
        options = self.options
        checks.check_pieces(options, hand, seat, table, sized=True)
        indicator = checks.required_indicator(hand)
        piece = winning_piece_of(hand)
        checks.check_situation(hand, table, seat, source.discarder)
        if source.chankan and not (source.closed_kan and options.wild_in_kan):
            checks.check_full_kan(hand, piece)
        parsed = search_hand(hand, piece, indicator)
        from_discard = source.discarder is not None
        counts_as_hungang = bool(options.hungang_points) and is_hungang(hand, parsed.wild, from_discard=from_discard)
        circumstances = BeijingWinContext(
            dealer=seat == table.dealer,
            from_discard=from_discard,
            paid_as_self_draw=source.paying_discarder is None
            and (options.baozhuang_tiliu or not options.discarder_pays_all),
            multiplier=multiplier(options, table),
        )
        if not parsed.readings and not counts_as_hungang:
            # Only hungang needs no winning shape, so the refusal can explain only that yaku.
            refused = RefusedHand(self.evaluator.shapeless_facts(hand, parsed, circumstances), None, (HUNGANG,))
            raise not_a_win(_NO_SHAPE).with_hand(refused)
        readings = list(parsed.readings)
        if restricted:
            claim = checks.WinClaim(
                hand, parsed.wild, parsed.shape, from_discard, source.chankan and source.closed_kan, counts_as_hungang
            )
            try:
                readings = checks.allowed_readings(options, claim, readings)
            except Refusal as refusal:
                raise refusal.with_hand(self._refused_hand(refusal, claim, parsed, circumstances)) from None
        ordinary = self.evaluator.evaluate_ordinary(hand, parsed, readings, circumstances)
        fixed = self.evaluator.evaluate_fixed(hand, parsed, ordinary, circumstances)
        if fixed is None or ordinary is None:
            found = fixed or ordinary
            if found is None:
                raise not_a_win(_NO_SHAPE)
            return found
        # An ordinary count may exceed the fixed amount; an option decides which one counts.
        if options.fixed_hand_mode == "higher":
            ordinary_total, fixed_total = (
                sum(part.points for part in win_shares(options, table.dealer, seat, source, evaluation).values())
                for evaluation in (ordinary, fixed)
            )
            return ordinary if ordinary_total > fixed_total else fixed
        return fixed

    def _refused_hand(
        self, refusal: Refusal, claim: checks.WinClaim, parsed: BeijingHand, circumstances: BeijingWinContext
    ) -> RefusedHand:
        """Returns the facts of a hand that is not allowed to win, and what forbids it."""
        best = self.evaluator.evaluate_ordinary(claim.hand, parsed, parsed.readings, circumstances)
        if best is None or best.reading is None:
            return RefusedHand(self.evaluator.shapeless_facts(claim.hand, parsed, circumstances), None, (HUNGANG,))
        return RefusedHand(best.facts, best.reading, mismatch=checks.find_obstacle(refusal.reason, best.reading))

    def _settle_other(self, table: Table, event: Event) -> Settlement:
        if not isinstance(event, Shaozhuang):
            return super()._settle_other(table, event)
        if not self.options.shaozhuang_points:
            raise bad_event(mark("This table plays without equal first discards."))
        if table.extra_fields.get("shaozhuang"):
            raise bad_event(mark("Equal first discards are already recorded in this hand."))
        return settling.empty_settlement(table)

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        claimed = chombo.extra_fields.get("claimed")
        if self.options.chombo == "fixed":
            if claimed is not None:
                raise bad_request(mark("A false win costs a fixed amount here, whatever was claimed."), path="claimed")
            return to_settlement(table, payments_to_all(table, chombo.player, self.options.chombo_points, "chombo"))
        if not isinstance(claimed, Win):
            raise bad_request(
                mark("A false win is paid according to the claimed hand here, which is missing."), path="claimed"
            )
        with PathPrefix("claimed"):
            winning_hand, paid = self._settle_claimed(table, chombo.player, claimed)
        payments = [Payment(payment.payee, payment.payer, payment.points, "chombo", payment.parts) for payment in paid]
        return to_settlement(table, payments, [winning_hand])

    def _settle_claimed(self, table: Table, player: int, claimed: Win) -> tuple[WinningHand, tuple[Payment, ...]]:
        _check_event(table, claimed)
        if len(claimed.winners) > 1:
            raise bad_request(mark("Only one player can claim a false win."), path="wins")
        winner = claimed.winners[0]
        if winner.seat != player:
            raise bad_seat(
                mark("The player who claimed the win must be the one who pays for it."), path="wins[0].winner"
            )
        settling.check_winner(table, claimed, 0)
        with PathPrefix("wins[0]"):
            return self._settle_one(table, claimed, winner, restricted=False)


def _check_event(table: Table, win: Win) -> None:
    """Checks a win as a whole, before each winner.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``.
    """
    settling.check_winners(win)
    settling.check_discarder(table, win)
    if len(win.winners) > 1:
        settling.check_not_self_drawn(win.discarder)
    if len(win.winners) >= table.players:
        raise bad_request(mark("At most three players win on one tile."), path="wins")
    if "robbed_kan" in win.extra_fields and not any(is_chankan(winner) for winner in win.winners):
        raise bad_request(mark("No kan is robbed in this win."), path="robbed_kan")
