# SPDX-License-Identifier: MIT
"""What the rules refuse in a hand before it is valued (rules/arushiaru.md §12)."""

from __future__ import annotations

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.hand import Hand, Meld, Situation
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER

HAND_SIZE = 13
"""How many pieces a player holds without the winning one; a kan counts as three."""
_NO_MELD = {
    MeldKind.CHI: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not a chi."),
    MeldKind.PON: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not a pon."),
    MeldKind.DAIMINKAN: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not an open kan."),
    MeldKind.SHOUMINKAN: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not an added kan."),
    MeldKind.ANKAN: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not a concealed kan."),
}
_SELF_DRAWN_ONLY = frozenset({Situation.RINSHAN, Situation.HAITEI, Situation.TENHOU, Situation.CHIIHOU})
_FIRST_TURN = frozenset({Situation.TENHOU, Situation.CHIIHOU, Situation.RENHOU})


def check_size(hand: Hand) -> None:
    """Checks that the concealed pieces and three for each meld are thirteen.

    Raises:
        Refusal: ``bad_count``.
    """
    size = len(hand.concealed) + 3 * len(hand.melds)
    if size != HAND_SIZE:
        raise Refusal(
            Code.BAD_COUNT,
            QT_TRANSLATE_NOOP("Refusal", "The hand has {size} tiles without the winning one, {needed} are needed."),
            path="concealed",
            size=size,
            needed=HAND_SIZE,
        )


def check_copies(hand: Hand, number: int) -> None:
    """Checks that no piece stands more often than the set holds it.

    Args:
        hand: The hand.
        number: The number of its concealed pieces, the winning piece included where there is one.

    Raises:
        Refusal: ``bad_count``, naming the piece.
    """
    for meld in hand.melds:
        number += PARTITIONER.number(meld.pieces)
    if not PARTITIONER.exceeds(number, COPIES):
        return
    piece, count = PARTITIONER.most(number)
    raise Refusal(
        Code.BAD_COUNT,
        QT_TRANSLATE_NOOP("Refusal", "{piece} is there {count} times; the set holds {copies}."),
        path="concealed",
        piece=MAHJONG.names[piece],
        count=count,
        copies=COPIES,
    )


def check_meld(meld: Meld, winner: int, players: int) -> None:
    """Checks one meld: its pieces, its giver, and that a chi comes from the seat before.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat`` or ``bad_request``.
    """
    kind, pieces, giver = meld.kind, meld.pieces, meld.giver
    first = pieces[0] if pieces else 0
    if kind is MeldKind.CHI:
        fits = len(pieces) == 3 and first < EAST and first % 9 < 7 and pieces == (first, first + 1, first + 2)
    else:
        fits = pieces == (first,) * (4 if kind.is_kan else 3)
    if not fits:
        raise Refusal(
            Code.BAD_MELD,
            _NO_MELD[kind],
            path="tiles",
            pieces=MAHJONG.format(pieces),
        )
    if kind is MeldKind.ANKAN:
        if giver is not None:
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "A concealed kan comes from nobody."),
                path="from",
            )
        return
    if giver is None:
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "The meld does not say whose tile was claimed."),
            path="from",
        )
    if giver == winner or not 0 <= giver < players:
        raise Refusal(
            Code.BAD_SEAT,
            QT_TRANSLATE_NOOP("Refusal", "A claimed tile comes from one of the other players."),
            path="from",
        )
    if kind is MeldKind.CHI and giver != (winner - 1) % players:
        raise Refusal(
            Code.BAD_MELD,
            QT_TRANSLATE_NOOP("Refusal", "A chi is claimed only from the player before."),
            path="from",
        )


def check_situation(situation: Situation, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
    """Checks that a situation can go with this win.

    Raises:
        Refusal: ``bad_request``, saying what contradicts it.
    """
    fault = _situation_fault(situation, table, winner, discarder, hand)
    if fault:
        raise Refusal(Code.BAD_REQUEST, fault, path="situation")


def _situation_fault(situation: Situation, table: Table, winner: int, discarder: int | None, hand: Hand) -> str | None:
    if situation in _SELF_DRAWN_ONLY and discarder is not None:
        return QT_TRANSLATE_NOOP("Refusal", "This needs a self-drawn win.")
    if situation not in _SELF_DRAWN_ONLY and discarder is None:
        return QT_TRANSLATE_NOOP("Refusal", "This needs a win on another player’s tile.")
    if situation is Situation.RINSHAN and not any(meld.kind.is_kan for meld in hand.melds):
        return QT_TRANSLATE_NOOP("Refusal", "A replacement tile needs a kan among the melds.")
    if situation is Situation.CHANKAN and _holds_another(hand):
        return QT_TRANSLATE_NOOP("Refusal", "The robbed kan holds the other three tiles; the winner has one of them.")
    if situation in _FIRST_TURN and hand.melds:
        return QT_TRANSLATE_NOOP("Refusal", "In the first turn nobody has a meld.")
    if situation is Situation.TENHOU and winner != table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "Only the dealer can win with the first fourteen tiles.")
    if situation in (Situation.CHIIHOU, Situation.RENHOU) and winner == table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "The dealer cannot win this way.")
    if situation is Situation.RENHOU and discarder != table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "This needs the dealer’s first discard.")
    return None


def _holds_another(hand: Hand) -> bool:
    piece = hand.winning_piece
    return piece in hand.concealed or any(piece in meld.pieces for meld in hand.melds)
