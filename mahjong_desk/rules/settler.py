# SPDX-License-Identifier: MIT
"""The base class for settling events and for valuing waits."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace

from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.rules.checks import settling
from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    RiichiDeclaration,
    Win,
    Winner,
)
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement, WaitResult, WinOutcome
from mahjong_desk.rules.model.refusal import PathPrefix, Refusal, bad_event
from mahjong_desk.rules.model.table import Table
from mahjong_desk.shapes.knitted import completing_kinds
from mahjong_desk.shapes.mahjong import COPIES
from mahjong_desk.texts import mark

DRAW_KINDS = ("exhaustive",)
"""The kinds of draw of most systems."""


class Settler(ABC):
    """Settles the events of a table with one choice of options."""

    _draw_kinds: tuple[str, ...] = DRAW_KINDS
    _accepts_dead_hand_twice = False

    def settle(self, table: Table, event: Event) -> Settlement:
        """Returns the settlement of ``event`` at ``table``.

        Raises:
            Refusal: The rules refuse the event; the path is relative to it.
        """
        match event:
            case Win():
                return self._settle_win(table, event)
            case Draw():
                return self._settle_draw(table, event)
            case Chombo():
                check_seat(event.player, table.players, "player")
                return self._settle_chombo(table, event)
            case DeadHand():
                check_seat(event.player, table.players, "player")
                if event.player in table.dead_hands and not self._accepts_dead_hand_twice:
                    fault = mark("This player’s hand is already dead.")
                    raise bad_event(fault, path="player")
            case RiichiDeclaration():
                return self._settle_riichi(table, event)
            case Adjustment():
                return settling.settle_adjustment(table, event)
            case MatchEnd():
                pass
            case _:
                return self._settle_other(table, event)
        return settling.empty_settlement(table)

    @abstractmethod
    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        """Checks the pieces, melds and situation of a hand, complete or not.

        Raises:
            Refusal: ``bad_meld``, ``bad_count``, ``bad_seat`` or ``bad_request``.
        """

    def waits(self, table: Table, winner: Winner, discarder: int) -> tuple[WaitResult, ...]:
        """Returns the waits of a winner, each valued by self-draw and by ron.

        By ron, ``discarder`` discards the winning piece.

        Raises:
            Refusal: The hand is not one piece short of a win, or is invalid.
        """
        hand = winner.hand
        if hand is None:
            raise ValueError("a win without a hand has no waits")
        with PathPrefix("hand"):
            pieces = self._winning_pieces(table, winner.seat, hand)
        results = []
        for piece, remaining in pieces:
            complete = replace(winner, hand=replace(hand, winning_piece=piece))
            ron, tsumo = (self._outcome(table, source, complete) for source in (discarder, None))
            results.append(WaitResult(piece, remaining, ron, tsumo))
        return tuple(results)

    def _outcome(self, table: Table, discarder: int | None, winner: Winner) -> WinOutcome:
        """Returns the value of a win, or why it is refused."""
        try:
            settlement = self._settle_win(table, Win(discarder=discarder, winners=(winner,)))
        except Refusal as refusal:
            return WinOutcome(None, None, refusal.without_traceback())
        return WinOutcome(settlement.wins[0].evaluation, settlement.deltas, warnings=settlement.warnings)

    @abstractmethod
    def _settle_win(self, table: Table, win: Win) -> Settlement: ...

    def _settle_draw(self, table: Table, draw: Draw) -> Settlement:
        settling.check_draw(table, draw, self._draw_kinds)
        return settling.empty_settlement(table)

    def _settle_riichi(self, table: Table, riichi: RiichiDeclaration) -> Settlement:
        raise settling.unknown_event()

    def _settle_chombo(self, table: Table, chombo: Chombo) -> Settlement:
        raise settling.unknown_event()

    def _settle_other(self, table: Table, event: Event) -> Settlement:
        raise settling.unknown_event()

    @abstractmethod
    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> Iterable[tuple[Piece, int]]:
        """Checks a hand and returns the pieces that complete it, and how many are left.

        Paths of refusals are relative to the hand.
        """


def completing_pieces(hand: Hand, packed: int, **shapes: bool) -> list[tuple[Piece, int]]:
    """Returns the tiles that complete a hand, each with how many are left.

    The hand is one piece short; the tiles are in piece order.

    Args:
        shapes: The winning shapes in addition to sets and a pair, as in ``completing_kinds``.
    """
    kinds = completing_kinds(packed, len(hand.melds), **shapes)
    counts = MAHJONG.counts([*hand.concealed, *(piece for meld in hand.melds for piece in meld.pieces)])
    return [(kind, COPIES - counts[kind]) for kind in kinds if counts[kind] < COPIES]
