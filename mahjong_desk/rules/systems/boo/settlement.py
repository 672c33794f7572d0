# SPDX-License-Identifier: MIT
"""The settlement of events, and its restrictions (rules/boo.md §3, §6–8)."""

from collections.abc import Mapping

from mahjong_desk.rules.checks import settling
from mahjong_desk.rules.checks.hands import winning_piece_of
from mahjong_desk.rules.checks.situations import check_riichi_matches_declaration
from mahjong_desk.rules.model.events import Chombo, Draw, PaoEntry, RiichiDeclaration, Win, Winner
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, Party, Payment, Settlement, WinningHand
from mahjong_desk.rules.model.refusal import PathPrefix, bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import (
    check_yaku,
    chombo_payments,
    honba_payments,
    refund_stakes,
    responsible_entry,
    settle_riichi,
    to_settlement,
    win_payments,
)
from mahjong_desk.rules.settler import Settler
from mahjong_desk.rules.systems.boo import pao, progression
from mahjong_desk.rules.systems.boo.checks import CIRCUMSTANCES, hand_checks
from mahjong_desk.rules.systems.boo.options import BooOptions
from mahjong_desk.rules.systems.boo.progression import broken_restrictions
from mahjong_desk.rules.systems.boo.value import MANGAN, MANGAN_BASE, YAKUMAN, BooEvaluator, extra_numbers
from mahjong_desk.rules.value.fu import SEVEN_PAIRS_FU
from mahjong_desk.rules.value.typed import FU_OUT_OF_RANGE, HAN_OUT_OF_RANGE, invalid_manual_value, read_integer
from mahjong_desk.rules.yaku.facts import circumstances_of
from mahjong_desk.texts import Text, mark

EXHAUSTIVE = "exhaustive"
NINE_KINDS = "kyuushu_kyuuhai"
DRAW_KINDS = (EXHAUSTIVE, NINE_KINDS)
DRAW_FIELDS = (
    ExtraField(
        "player", FieldOwner.DRAW, FieldKind.SEAT, Text("who calls the hand off"), requires={"kind": (NINE_KINDS,)}
    ),
)
"""The fields that only this ruleset has (§1)."""
EXTRA_POINTS = 100
"""What each payer adds for a counter, a dora or a closed hand; a discarder pays for three."""
HAN = range(1, 21)
FU = range(20, 180, 10)
DORA = range(5)
LIMITS = (MANGAN, YAKUMAN)
_BAD_DORA = mark("The number of dora must be a whole number from {first} to {last}.")


class BooSettler(Settler):
    """Settles the events of a table with one set of options."""

    def __init__(self, options: BooOptions) -> None:
        self.options = options
        self.evaluator = BooEvaluator(options)
        self.checks = hand_checks(options)
        self._pao_reasons = tuple(pao.PAO_NAMES) if options.pao else ()

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        self.checks.check_hand(table, winner, discarder, hand, sized=False)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        return self.checks.winning_pieces(table, seat, hand)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        winner = settling.single_winner(table, win)
        with PathPrefix("wins[0]"):
            return self._settle_one(table, win, winner)

    def _settle_one(self, table: Table, win: Win, winner: Winner) -> Settlement:
        seat, hand, discarder = winner.seat, winner.hand, win.discarder
        entry = responsible_entry(winner, table.players, self._pao_reasons)
        if hand is None:
            evaluation, closed = self._evaluate_typed(winner.value or {}, self_drawn=discarder is None)
        else:
            evaluation, closed = self._evaluate(table, seat, discarder, hand), hand.is_closed
        if entry is not None:
            if hand is not None:
                check_yaku(entry, evaluation)
            elif evaluation.limit != YAKUMAN:
                raise bad_request(mark("No player can be responsible for a win that is not a yakuman."), path="pao[0]")
        settling.check_hand_not_dead(table, seat)
        payments = self._payments(table, seat, discarder, evaluation, entry, closed=closed)
        suggested = pao.suggest_pao(evaluation, hand.melds) if hand is not None and self.options.pao else ()
        side_results: tuple[int, ...] = ()
        if evaluation.limit == YAKUMAN and self.options.yakuman_bonus == "gift":
            side_results = _from_each(table, seat, self.options.gift_points)
        settlement = to_settlement(table, payments, [WinningHand(seat, evaluation, suggested)], side_results)
        return self._apply_restrictions(table, win, settlement, seat)

    def _apply_restrictions(self, table: Table, win: Win, settlement: Settlement, seat: int) -> Settlement:
        """Adds warnings to a settlement, or raises the refusal of a restriction (§3)."""
        if self.options.enforce_restrictions == "off":
            return settlement
        after, reason = progression.advance(self.options, table, win, settlement)
        faults = [*broken_restrictions(table, after, reason, seat)]
        if not faults:
            return settlement
        if self.options.enforce_restrictions == "on":
            raise faults[0]
        return settlement._replace(warnings=tuple([str(fault.reason) for fault in faults]))

    def _payments(
        self,
        table: Table,
        winner: int,
        discarder: int | None,
        evaluation: Evaluation,
        entry: PaoEntry | None,
        *,
        closed: bool,
    ) -> tuple[Payment, ...]:
        responsible, liability = (None, "") if entry is None else (entry.player, entry.reason)
        payments = win_payments(table, winner, discarder, evaluation.base, responsible, liability)
        extras = []
        if table.honba:
            extras.append(("honba", table.honba))
        dora = evaluation.extra_numbers["dora"]
        if dora and (self.options.open_yakuless_dora or closed or _has_yaku(evaluation)):
            extras.append(("dora", dora))
        if closed and self.options.closed_bonus:
            extras.append(("closed_bonus", 1))
        if extras:
            # A responsible player shares only half of the win; the discarder pays all of the extras.
            sole_payer = responsible if discarder is None else discarder
            payers = [seat for seat in range(table.players) if seat != winner] if sole_payer is None else [sole_payer]
            shares = 1 if sole_payer is None else 3
            for reason, times in extras:
                payments += honba_payments(payers, winner, reason, EXTRA_POINTS, times, shares)
        if table.deposit:
            payments += (Payment(Party.DEPOSIT, winner, table.deposit, "deposit"),)
        return payments

    def _evaluate(self, table: Table, seat: int, discarder: int | None, hand: Hand) -> Evaluation:
        with PathPrefix("hand"):
            checked = self.checks.check_hand(table, seat, discarder, hand)
            winning_piece_of(hand)
            check_riichi_matches_declaration(CIRCUMSTANCES, table, seat, hand)
        evaluation = self.evaluator.value(hand, checked, circumstances_of(hand, table, seat, discarder))
        if evaluation is None:
            raise settling.no_winning_shape("hand")
        return evaluation

    def _evaluate_typed(self, value: Mapping[str, object], *, self_drawn: bool) -> tuple[Evaluation, bool]:
        """Evaluates a typed value (§11), and returns also whether the hand is closed."""
        fields = set(value) - {"dora", "closed"}
        if fields not in ({"han", "fu"}, {"limit"}):
            raise invalid_manual_value()
        dora = read_integer(value, "dora", _BAD_DORA, DORA) if "dora" in value else 0
        closed = value.get("closed", False)
        if not isinstance(closed, bool):
            raise bad_request(mark("Whether the hand is closed must be true or false."), path="value.closed")
        if "limit" in fields:
            limit = value["limit"]
            if not isinstance(limit, str) or limit not in LIMITS:
                raise bad_request(mark("The limits are mangan and yakuman."), path="value.limit")
            evaluation = self.evaluator.evaluate_manual_limit(limit)
            return evaluation._replace(extra_numbers=extra_numbers(evaluation, dora)), closed
        han = read_integer(value, "han", HAN_OUT_OF_RANGE, HAN)
        fu = value["fu"]
        if type(fu) is int and fu == SEVEN_PAIRS_FU:
            if han < 3 or value.get("closed") is False:
                raise bad_request(mark("25 fu is seven pairs: a closed hand of 3 han or more."), path="value.fu")
            closed = True
        else:
            fu = read_integer(value, "fu", FU_OUT_OF_RANGE, FU)
            if fu == FU[0] and (han < 2 or self_drawn or closed):
                raise bad_request(mark("20 fu is only possible for an open pinfu won on a discard."), path="value.fu")
        evaluation = self.evaluator.evaluate_manual(fu, han)
        return evaluation._replace(extra_numbers=extra_numbers(evaluation, dora)), closed

    def _settle_riichi(self, table: Table, riichi: RiichiDeclaration) -> Settlement:
        stake = self.options.riichi_stake
        return settle_riichi(table, riichi, stake, can_pay=lambda score: not self.options.is_bust(score - stake))

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        payments = refund_stakes(table, self.options.riichi_stake)
        side_results: tuple[int, ...] = ()
        if self.options.chombo_payment == "maru_a":
            side_results = _from_each(table, chombo.player, -self.options.maru_a_points)
        else:
            is_full_mangan = self.options.chombo_payment == "mangan"
            payments += chombo_payments(table, chombo.player, MANGAN_BASE if is_full_mangan else MANGAN_BASE // 2)
        return to_settlement(table, payments, side_results=side_results)

    def _settle_draw(self, table: Table, draw: Draw) -> Settlement:
        settling.check_draw(table, draw, DRAW_KINDS)
        if draw.kind == NINE_KINDS and draw.tenpai is not None:
            raise bad_request(mark("Nobody counts as tenpai when the hand is called off."), path="tenpai")
        settling.check_extra_fields(DRAW_FIELDS, draw.extra_fields, table.players, {"kind": draw.kind})
        return settling.empty_settlement(table)


def _has_yaku(evaluation: Evaluation) -> bool:
    return evaluation.limit is not None or (evaluation.han or 0) > 1


def _from_each(table: Table, seat: int, points: int) -> tuple[int, ...]:
    """Returns the side results if each other player gives ``points`` to ``seat``."""
    return tuple((table.players - 1) * points if other == seat else -points for other in range(table.players))
