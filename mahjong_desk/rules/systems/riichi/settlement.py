# SPDX-License-Identifier: MIT
"""The settlement of events of Riichi (rules/riichi.md §3, §6–8, §12)."""

from mahjong_desk.rules.checks import settling
from mahjong_desk.rules.checks.dora_hands import CheckedHand, HandChecks
from mahjong_desk.rules.checks.hands import winning_piece_of
from mahjong_desk.rules.checks.situations import check_riichi_matches_declaration
from mahjong_desk.rules.model.events import Chombo, Draw, PaoEntry, RiichiDeclaration, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, Payment, Settlement, WinningHand
from mahjong_desk.rules.model.refusal import PathPrefix, Refusal, bad_event, bad_request, forbidden_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import chombo_payments, refund_stakes, settle_riichi, to_settlement
from mahjong_desk.rules.settler import Settler
from mahjong_desk.rules.systems.riichi import pao
from mahjong_desk.rules.systems.riichi.checks import PIECES, check_hands_agree, riichi_face_counts
from mahjong_desk.rules.systems.riichi.circumstances import accepted_circumstances, indicators
from mahjong_desk.rules.systems.riichi.draws import settle_draw
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.payments import STAKE, deposit_payments, hand_payments, win_honba
from mahjong_desk.rules.systems.riichi.progression import YAME, ends_match_early
from mahjong_desk.rules.systems.riichi.value import MANGAN_BASE, RiichiEvaluator, evaluate_manual
from mahjong_desk.rules.yaku.facts import circumstances_of
from mahjong_desk.texts import mark

_PLAYERS = 4


class RiichiSettler(Settler):
    """Settles the events of a table with one set of options."""

    def __init__(self, options: RiichiOptions) -> None:
        self.options = options
        self.evaluator = RiichiEvaluator(options)
        self._accepted = accepted_circumstances(options)
        self.checks = HandChecks(PIECES, riichi_face_counts(options), self._accepted, indicators(options))

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        self.checks.check_hand(table, winner, discarder, hand, sized=False)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        return self.checks.winning_pieces(table, seat, hand)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        self._check_winners(table, win)
        checked_hands = [self._check_winner_hand(table, win, index) for index in range(len(win.winners))]
        if len(checked_hands) > 1:
            check_hands_agree(self.checks, win, checked_hands)
        winning_hands: list[WinningHand] = []
        try:
            for winner, checked in zip(win.winners, checked_hands, strict=True):
                winning_hands.append(self._evaluate_winner(table, win.discarder, winner, checked))
        except Refusal as refusal:
            raise refusal.with_path_prefix(f"wins[{len(winning_hands)}]") from None
        payments: tuple[Payment, ...] = ()
        for index, (winner, winning_hand) in enumerate(zip(win.winners, winning_hands, strict=True)):
            payments += hand_payments(
                self.options, self.evaluator.yakuman_multiples, table, win.discarder, winner, winning_hand.evaluation
            )
            if table.honba and (not index or self.options.honba_share == "all"):
                payments += win_honba(self.options, table, win.discarder, winner)
        payments += deposit_payments(self.options, table, win)
        settlement = to_settlement(table, payments, winning_hands)
        self._check_yame(table, win, settlement)
        return settlement

    def _check_winners(self, table: Table, win: Win) -> None:
        """Checks the winners, their number and their order, before any hand."""
        winners = win.winners
        settling.check_discarder(table, win)
        self._check_winner_count(win)
        for index, winner in enumerate(winners):
            settling.check_winner(table, win, index)
            if index:
                settling.check_distinct_winner(win, index)
                settling.check_turn_order(table, win, index)
            if winner.pao:
                with PathPrefix(f"wins[{index}]"):
                    pao.check_entries(self.options, winner, table.players, win.discarder)

    def _check_winner_count(self, win: Win) -> None:
        """Checks that this many players may win on one tile (§3, §12)."""
        count = len(win.winners)
        if count == 1:
            return
        settling.check_winners(win)
        settling.check_not_self_drawn(win.discarder)
        if count >= _PLAYERS:
            raise bad_request(mark("At most three players win on one tile."), path="wins")
        if self.options.multiple_ron == "head_bump":
            raise settling.head_bump_refusal()
        if self.options.multiple_ron == "double" and count == _PLAYERS - 1:
            raise forbidden_win(mark("Three winners on one discard are a draw here."), path="wins", reason="sanchahou")

    def _check_winner_hand(self, table: Table, win: Win, index: int) -> CheckedHand | None:
        """Returns the checked hand of a winner, or None if its value was typed."""
        winner = win.winners[index]
        if winner.hand is None:
            return None
        with PathPrefix(f"wins[{index}].hand"):
            checked = self.checks.check_hand(table, winner.seat, win.discarder, winner.hand)
            winning_piece_of(winner.hand)
            return checked

    def _evaluate_winner(
        self, table: Table, discarder: int | None, winner: Winner, checked: CheckedHand | None
    ) -> WinningHand:
        if checked is None or winner.hand is None:
            evaluation = evaluate_manual(self.evaluator, winner.value or {}, self_drawn=discarder is None)
        else:
            with PathPrefix("hand"):
                evaluation = self._evaluate(table, winner.seat, discarder, winner.hand, checked)
        if winner.pao:
            pao.check_hand(winner, evaluation)
        settling.check_hand_not_dead(table, winner.seat)
        suggested: tuple[PaoEntry, ...] = ()
        if winner.hand is not None and winner.hand.melds:
            suggested = pao.suggest_pao(self.options, evaluation, winner.hand.melds, winner.hand.situation)
        return WinningHand(winner.seat, evaluation, suggested)

    def _evaluate(self, table: Table, seat: int, discarder: int | None, hand: Hand, checked: CheckedHand) -> Evaluation:
        check_riichi_matches_declaration(self._accepted, table, seat, hand)
        circumstances = circumstances_of(hand, table, seat, discarder)
        evaluation = self.evaluator.evaluate_hand(checked, circumstances, minimum=self.evaluator.minimum(table.honba))
        if evaluation is None:
            raise settling.no_winning_shape()
        return evaluation

    def _check_yame(self, table: Table, event: Win | Draw, settlement: Settlement) -> None:
        """Checks that a dealer who ends the match may do so; does nothing outside a match."""
        if not table.in_match or not event.extra_fields.get(YAME):
            return
        scores = settling.apply_settlement(table, settlement).scores
        if ends_match_early(self.options, table, scores, event, requested=False) or not ends_match_early(
            self.options, table, scores, event, requested=True
        ):
            raise bad_event(mark("The dealer cannot end the match with this hand."), path=YAME)

    def _settle_draw(self, table: Table, draw: Draw) -> Settlement:
        settlement = settle_draw(self.options, table, draw)
        self._check_yame(table, draw, settlement)
        return settlement

    def _settle_riichi(self, table: Table, riichi: RiichiDeclaration) -> Settlement:
        options = self.options

        def can_pay(score: int) -> bool:
            return not options.riichi_needs_stake or (score >= STAKE and not options.is_bust(score - STAKE))

        return settle_riichi(table, riichi, STAKE, can_pay=can_pay)

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        payments = refund_stakes(table, STAKE)
        side_results: tuple[int, ...] = ()
        if self.options.chombo_payment == "mangan":
            payments += chombo_payments(table, chombo.player, MANGAN_BASE)
        elif self.options.chombo_payment == "result":
            penalty = self.options.chombo_points
            side_results = tuple(-penalty if seat == chombo.player else 0 for seat in range(table.players))
        return to_settlement(table, payments, side_results=side_results)
