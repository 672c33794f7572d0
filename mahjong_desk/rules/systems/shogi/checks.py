# SPDX-License-Identifier: MIT
"""Checks of a win before its hand is read (rules/shogi.md §12)."""

from collections.abc import Sequence

from mahjong_desk.pieces import SHOGI, Piece
from mahjong_desk.pieces.shogi import WINDS
from mahjong_desk.rules.checks import settling, situations
from mahjong_desk.rules.checks.hands import check_claimed_from, check_melds, check_size, invalid_meld, too_many_copies
from mahjong_desk.rules.model.circumstances import CHANKAN, CHIIHOU, RENHOU, RIICHI, RINSHAN, TENHOU, with_names
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import DORA, MAX_DORA_INDICATORS, Hand, Meld, all_pieces
from mahjong_desk.rules.model.refusal import bad_count, bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.shogi.yaku import YAKU_NAMES
from mahjong_desk.shapes.shogi import possible_melds
from mahjong_desk.texts import mark

HAND_SIZE = 7
"""How many pieces a player holds without the winning one; a kan counts as three."""
CIRCUMSTANCES = with_names(YAKU_NAMES, RIICHI, RINSHAN, CHANKAN, TENHOU, CHIIHOU, RENHOU)
"""Every circumstance of the rules, in display order."""


def check_win(table: Table, win: Win, *, allow_several: bool) -> None:
    """Checks the seats and the number of winners, before any hand.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, or ``forbidden_win`` with the reason ``head_bump``.
    """
    settling.check_discarder(table, win)
    settling.check_winners(win)
    indices = range(len(win.winners))
    for index in indices:
        settling.check_winner(table, win, index)
        if win.winners[index].pao:
            raise settling.pao_not_supported().with_path_prefix(f"wins[{index}]")
    if len(win.winners) == 1:
        return
    settling.check_not_self_drawn(win.discarder)
    for index in indices:
        settling.check_distinct_winner(win, index)
    if not allow_several:
        raise settling.head_bump_refusal()
    for index in indices:
        settling.check_turn_order(table, win, index)


def check_hand(table: Table, winner: int, hand: Hand, *, sized: bool = True) -> None:
    """Checks melds, circumstance ids, number of pieces and copies of a hand.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat``, ``bad_request`` or ``bad_count``, with its path relative to the hand.
    """
    # The order of these checks decides which fault is reported.
    check_melds(hand, lambda meld: _check_meld(meld, winner, table))
    indicators = hand.indicators.pieces_of(DORA)
    situations.check_known_circumstances(hand.situation, CIRCUMSTANCES)
    if sized:
        check_size(hand, HAND_SIZE)
    if len(indicators) > MAX_DORA_INDICATORS:
        fault = mark("There are {count} dora indicators; there can be at most {most}.")
        raise bad_count(fault, path="dora_indicators", count=len(indicators), most=MAX_DORA_INDICATORS)
    _check_copies(all_pieces(hand), indicators)


def _check_copies(pieces: Sequence[Piece], indicators: Sequence[Piece]) -> None:
    hand_counts = SHOGI.counts(pieces)
    indicator_counts = SHOGI.counts(indicators)
    for piece, copies in enumerate(SHOGI.copies_per_kind):
        if hand_counts[piece] + indicator_counts[piece] > copies:
            path = "concealed" if hand_counts[piece] > copies else "dora_indicators"
            raise too_many_copies(SHOGI, piece, hand_counts[piece] + indicator_counts[piece], copies, path)


def _check_meld(meld: Meld, winner: int, table: Table) -> None:
    pieces = meld.pieces
    check_claimed_from(meld, winner, table, needed=False)
    if pieces not in possible_melds().get(meld.kind, ()):
        raise invalid_meld(meld, SHOGI)


def check_situation(table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
    """Checks that the circumstances fit each other and the win (§12).

    Raises:
        Refusal: ``bad_request``, or ``bad_count`` if a piece of a robbed kan appears elsewhere.
    """
    if CHANKAN.id in hand.situation and discarder is not None:
        situations.check_compatible(hand.situation, CIRCUMSTANCES)
        _check_robbed_piece(hand)
    situations.check_circumstances(CIRCUMSTANCES, table, winner, discarder, hand)
    situations.check_robbed_kan(CIRCUMSTANCES, hand)


def _check_robbed_piece(hand: Hand) -> None:
    piece = hand.winning_piece
    if piece is None:
        return
    if piece not in WINDS:
        raise bad_request(mark("Only a kan of lances, knights, silvers or golds can be robbed."), path="situation")
    if piece in hand.indicators.pieces_of(DORA):
        raise bad_count(mark("The robbed kan has all four, so none of them can be the indicator."), path="winning_tile")
