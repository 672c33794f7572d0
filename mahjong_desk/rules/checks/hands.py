# SPDX-License-Identifier: MIT
"""Checks of seats, pieces and melds before a hand is valued."""

from collections.abc import Callable

from mahjong_desk.pieces import MAHJONG, Piece, PieceSet
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.refusal import Refusal, bad_count, bad_meld, bad_request, bad_seat
from mahjong_desk.rules.model.table import Table
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.texts import Text, mark

FURITEN_REMINDER = Text("Furiten: the winner must not have discarded {tile}.")
"""The furiten reminder of games that bar only the winning piece itself (rules/arushiaru.md §15, rules/boo.md §15)."""
HAND_SIZE = 13
"""How many mahjong tiles a player holds without the winning one; a kan counts as three."""
INVALID_MELD_TEXTS = {
    MeldKind.CHI: mark("{pieces} is not a chi."),
    MeldKind.PON: mark("{pieces} is not a pon."),
    MeldKind.DAIMINKAN: mark("{pieces} is not an open kan."),
    MeldKind.SHOUMINKAN: mark("{pieces} is not an added kan."),
    MeldKind.ANKAN: mark("{pieces} is not a concealed kan."),
}


def check_seat(seat: int, players: int, path: str) -> None:
    """Checks that there is such a seat.

    Raises:
        Refusal: ``bad_seat`` at ``path``.
    """
    if not 0 <= seat < players:
        raise bad_seat(mark("There is no seat {seat} at this table."), path=path, seat=seat)


def winning_piece_of(hand: Hand) -> Piece:
    """Returns the winning piece of a hand, which must have one.

    Raises:
        Refusal: ``bad_request``, with its path relative to the hand.
    """
    if hand.winning_piece is None:
        raise bad_request(mark("The winning piece is missing."), path="winning_tile")
    return hand.winning_piece


def check_size(hand: Hand, needed: int = HAND_SIZE) -> None:
    """Checks the size of a hand without the winning piece; a meld counts as three.

    Raises:
        Refusal: ``bad_count``.
    """
    size = len(hand.concealed) + 3 * len(hand.melds)
    if size != needed:
        fault = mark("The hand has {size} pieces without the winning one; {needed} are needed.")
        raise bad_count(fault, path="concealed", size=size, needed=needed)


def too_many_copies(pieces: PieceSet, piece: Piece, count: int, copies: int, path: str) -> Refusal:
    """Returns the ``bad_count`` of a piece that occurs more often than in the set."""
    fault = mark("{piece} appears {count} times, but the set has only {copies}.")
    return bad_count(fault, path=path, piece=pieces.face_names[piece], count=count, copies=copies)


def pack_hand(hand: Hand) -> int:
    """Returns the concealed pieces of a hand and its winning piece, packed by kind."""
    packed = PARTITIONER.pack(hand.concealed)
    winning = hand.winning_piece
    return packed if winning is None else packed + PARTITIONER.units[winning]


def check_copies(hand: Hand, packed: int, path: str = "concealed") -> None:
    """Checks that no piece occurs more often than in the set.

    Raises:
        Refusal: ``bad_count``, naming the piece.
    """
    packed += sum([PARTITIONER.pack(meld.pieces) for meld in hand.melds])
    if PARTITIONER.exceeds_copies(packed, COPIES):
        piece, count = PARTITIONER.most_frequent(packed)
        raise too_many_copies(MAHJONG, piece, count, COPIES, path)


def check_and_pack(hand: Hand, winner: int, table: Table) -> int:
    """Checks the melds and copies of a hand of mahjong tiles, complete or not.

    Returns:
        Its concealed pieces, packed, with the winning piece if there is one.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat``, ``bad_request`` or ``bad_count``.
    """
    packed = pack_hand(hand)
    check_melds(hand, lambda meld: check_meld(meld, winner, table))
    check_copies(hand, packed)
    return packed


def check_melds(hand: Hand, check: Callable[[Meld], None]) -> None:
    """Checks the melds of a hand one by one.

    Raises:
        Refusal: The refusal of ``check``, with its path relative to the hand.
    """
    for index, meld in enumerate(hand.melds):
        try:  # cheaper than PathPrefix, on a hot path
            check(meld)
        except Refusal as refusal:
            raise refusal.with_path_prefix(f"melds[{index}]") from None


def check_meld(
    meld: Meld, winner: int, table: Table, *, claimed_from_needed: bool = True, pieces: PieceSet = MAHJONG
) -> None:
    """Checks one meld of mahjong tiles: its pieces and who it was claimed from.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat`` or ``bad_request``.
    """
    kind = meld.kind
    kinds = tuple([pieces.kind_of_face[piece] for piece in meld.pieces])
    first = kinds[0] if kinds else 0
    if kind is MeldKind.CHI:
        fits = len(kinds) == 3 and first < EAST and first % 9 < 7 and kinds == (first, first + 1, first + 2)
    else:
        fits = kinds == (first,) * (4 if kind.is_kan else 3)
    if not fits:
        raise invalid_meld(meld, pieces)
    check_claimed_from(meld, winner, table, needed=claimed_from_needed)


def invalid_meld(meld: Meld, pieces: PieceSet) -> Refusal:
    """Returns the refusal ``bad_meld`` of pieces that do not form the stated meld."""
    return bad_meld(INVALID_MELD_TEXTS[meld.kind], path="tiles", pieces=pieces.format(meld.pieces))


def check_claimed_from(meld: Meld, winner: int, table: Table, *, needed: bool) -> None:
    """Checks who discarded the claimed piece of a meld, but not its pieces.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat`` or ``bad_request``.
    """
    kind, claimed_from = meld.kind, meld.claimed_from
    if kind is MeldKind.ANKAN:
        if claimed_from is not None:
            raise bad_meld(mark("A concealed kan cannot be claimed from a player."), path="from")
        return
    if claimed_from is None:
        if not needed:
            return
        raise bad_request(mark("The meld does not say who it was claimed from."), path="from")
    check_claimed_seat(meld, winner, table)
    if kind is MeldKind.CHI and claimed_from != table.previous_seat(winner):
        raise bad_meld(mark("A chi can only be claimed from the previous player."), path="from")


def check_claimed_seat(meld: Meld, winner: int, table: Table) -> None:
    """Checks that a meld was claimed from another player, if it states from whom.

    Raises:
        Refusal: ``bad_seat``.
    """
    claimed_from = meld.claimed_from
    if claimed_from is not None and (claimed_from == winner or claimed_from not in table.turn_order):
        raise bad_seat(mark("A meld must be claimed from another player."), path="from")
