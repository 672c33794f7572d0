# SPDX-License-Identifier: MIT
"""What every piece that would complete a hand would bring, worked out by the settlement itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Outcome, Settlement, WaitAnswer
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.shapes.completing import completing_kinds
from mahjong_desk.shapes.mahjong import COPIES

Settle = Callable[[Table, Win], Settlement]


def completing_pieces(
    hand: Hand,
    packed: int,
    *,
    orphans: bool = True,
    pairs: bool = False,
    alike: bool = False,
    knitted: bool = False,
) -> list[tuple[Piece, int]]:
    """Returns the tiles that complete a hand one piece short, in piece order, each with how many of it are left."""
    kinds = completing_kinds(packed, len(hand.melds), orphans=orphans, pairs=pairs, alike=alike, knitted=knitted)
    held = MAHJONG.counts([*hand.concealed, *(piece for meld in hand.melds for piece in meld.pieces)])
    return [(kind, COPIES - held[kind]) for kind in kinds if held[kind] < COPIES]


def wait_answers(
    settle: Settle, table: Table, winner: Winner, discarder: int, pieces: Iterable[tuple[Piece, int]]
) -> tuple[WaitAnswer, ...]:
    """Returns what each of ``pieces`` brings from ``discarder`` and self-drawn."""
    return tuple(
        WaitAnswer(
            piece,
            left,
            outcome(settle, table, winner, discarder, piece),
            outcome(settle, table, winner, None, piece),
        )
        for piece, left in pieces
    )


def outcome(settle: Settle, table: Table, winner: Winner, discarder: int | None, piece: Piece) -> Outcome:
    """Returns what one piece brings, or why the win with it is refused."""
    if winner.hand is None:
        raise ValueError("waits need the pieces of the hand")
    complete = replace(winner, hand=replace(winner.hand, winning_piece=piece))
    try:
        settlement = settle(table, Win(discarder=discarder, wins=(complete,)))
    except Refusal as refusal:
        return Outcome(None, None, refusal.bare())
    return Outcome(settlement.wins[0].evaluation, settlement.deltas, warnings=settlement.warnings)
