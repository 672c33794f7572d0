# SPDX-License-Identifier: MIT
"""What is refused in a win before its hand is read (rules/shogi.md §12)."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.pieces import SHOGI, Piece
from mahjong_desk.pieces.shogi import WINDS
from mahjong_desk.rules.checks import (
    check_circumstances,
    check_giver,
    check_seat,
    check_situations,
    check_size,
    check_together,
    no_meld,
    too_many,
)
from mahjong_desk.rules.circumstances import CHANKAN, CHIIHOU, RENHOU, RIICHI, RINSHAN, TENHOU, called
from mahjong_desk.rules.events import Win, Winner
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.indicators import DORA, WITH_KANS
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.settling import (
    check_nearest_first,
    check_not_drawn,
    check_winners_differ,
    head_bump,
    own_discard,
)
from mahjong_desk.rules.shogi.yaku import NAMES_OF
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes.shogi import meld_shapes
from mahjong_desk.translatable import QT_TRANSLATE_NOOP

HAND_SIZE = 7
"""How many pieces a player holds without the winning one; a kan counts as three."""
CIRCUMSTANCES = called(NAMES_OF, RIICHI, RINSHAN, CHANKAN, TENHOU, CHIIHOU, RENHOU)
"""The circumstances that the rules know, in the order in which to offer them."""


def check_win(table: Table, win: Win, *, several: bool) -> None:
    """Checks the seats of a win and how many win it, before any hand is looked at.

    Args:
        table: The table.
        win: The win.
        several: Whether several players may win on one discard.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, or ``forbidden_win`` with the reason ``head_bump``.
    """
    if win.discarder is not None:
        check_seat(win.discarder, table.players, "from")
    if not win.wins:
        raise Refusal(Code.BAD_REQUEST, QT_TRANSLATE_NOOP("Refusal", "A win needs a winner."), path="wins")
    for place, winner in enumerate(win.wins):
        _check_winner(table, win, winner, f"wins[{place}]")
    if len(win.wins) > 1:
        check_not_drawn(win.discarder)
        check_winners_differ(win)
        if not several:
            raise head_bump()
    if win.discarder is not None:
        check_nearest_first(win, win.discarder, table)


def _check_winner(table: Table, win: Win, winner: Winner, path: str) -> None:
    check_seat(winner.seat, table.players, f"{path}.winner")
    if winner.seat == win.discarder:
        raise own_discard("from")
    if winner.pao:
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "This ruleset makes nobody responsible for a win."),
            path=f"{path}.pao",
        )


def check_hand(table: Table, winner: int, hand: Hand, *, whole: bool = True) -> None:
    """Checks what a hand says by itself: melds, situation words, the number of its pieces and copies.

    Args:
        table: The table.
        winner: The seat that holds it.
        hand: The hand, with its winning piece or without.
        whole: Whether its other pieces have to be all there.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat``, ``bad_request`` or ``bad_count``, with its path relative to the hand.
    """
    for place, meld in enumerate(hand.melds):
        try:
            _check_meld(meld, winner, table)
        except Refusal as refusal:
            raise refusal.under(f"melds[{place}]") from None
    if hand.situation:
        check_situations(hand.situation, CIRCUMSTANCES)
    if whole:
        check_size(hand, HAND_SIZE)
    shown = hand.turned_up.of(DORA)
    if len(shown) > WITH_KANS:
        raise Refusal(
            Code.BAD_COUNT,
            QT_TRANSLATE_NOOP("Refusal", "There are {count} dora indicators; {most} are the most."),
            path="dora_indicators",
            count=len(shown),
            most=WITH_KANS,
        )
    _check_copies(hand, shown)


def held_pieces(hand: Hand) -> list[Piece]:
    """Returns the pieces of a hand and its melds, and the winning one where there is one."""
    pieces = [*hand.concealed, *(piece for meld in hand.melds for piece in meld.pieces)]
    return pieces if hand.winning_piece is None else [*pieces, hand.winning_piece]


def _check_copies(hand: Hand, indicators: Sequence[Piece]) -> None:
    held = SHOGI.counts(held_pieces(hand))
    shown = SHOGI.counts(indicators)
    for piece, copies in enumerate(SHOGI.copies):
        if held[piece] + shown[piece] > copies:
            path = "concealed" if held[piece] > copies else "dora_indicators"
            raise too_many(SHOGI, piece, held[piece] + shown[piece], copies, path)


def _check_meld(meld: Meld, winner: int, table: Table) -> None:
    check_giver(meld, winner, table, needed=False)
    if meld.pieces not in meld_shapes().get(meld.kind, ()):
        raise no_meld(meld, SHOGI)


def check_situation(table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
    """Checks that the circumstances of a win can come together and go with it (§12).

    Raises:
        Refusal: ``bad_request``, or ``bad_count`` where a piece of a robbed kan lies elsewhere.
    """
    if not hand.situation:
        return
    if CHANKAN.id in hand.situation and discarder is not None:
        check_together(hand.situation, CIRCUMSTANCES)
        _check_robbed(hand)
    check_circumstances(CIRCUMSTANCES, table, winner, discarder, hand)


def _check_robbed(hand: Hand) -> None:
    piece = hand.winning_piece
    if piece is None:
        return
    if piece not in WINDS:
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "Only lances, knights, silvers and golds are made a kan that can be robbed."),
            path="situation",
        )
    if piece in hand.turned_up.of(DORA):
        raise Refusal(
            Code.BAD_COUNT,
            QT_TRANSLATE_NOOP("Refusal", "The robbed kan holds all four tiles, so none of them can be the indicator."),
            path="winning_tile",
        )
