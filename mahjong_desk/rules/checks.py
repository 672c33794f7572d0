# SPDX-License-Identifier: MIT
"""What is refused in seats, pieces and melds before a hand is valued, as the systems share it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mahjong_desk.pieces import MAHJONG, Piece, PieceSet
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.circumstances import Circumstance, Way, Who, by_id, declared
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.indicators import Indicator
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.packing import packed_melds, packed_pieces
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.translatable import QT_TRANSLATE_NOOP

FURITEN = Names(
    "振聴：和了者は{tile}を捨てていませんか。",
    "Furiten: the winner must not have discarded {tile}.",
    "振听：和牌者不得打过{tile}。",
)
"""What tables with furiten see to where only the very piece is barred (rules/arushiaru.md §15, rules/boo.md §15)."""
HAND_SIZE = 13
"""How many mahjong tiles a player holds without the winning one; a kan counts as three."""
NO_MELD = {
    MeldKind.CHI: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not a chi."),
    MeldKind.PON: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not a pon."),
    MeldKind.DAIMINKAN: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not an open kan."),
    MeldKind.SHOUMINKAN: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not an added kan."),
    MeldKind.ANKAN: QT_TRANSLATE_NOOP("Refusal", "{pieces} is not a concealed kan."),
}

# Members of an enum are slow to look up where every hand passes by.
_DRAW, _DISCARD, _DEALER, _OTHERS = Way.DRAW, Way.DISCARD, Who.DEALER, Who.OTHERS


def check_seat(seat: int, players: int, path: str) -> None:
    """Checks that there is such a seat.

    Raises:
        Refusal: ``bad_seat`` at ``path``.
    """
    if not 0 <= seat < players:
        raise Refusal(
            Code.BAD_SEAT, QT_TRANSLATE_NOOP("Refusal", "There is no seat {seat} at this table."), path=path, seat=seat
        )


def check_situations(situations: Sequence[str], accepted: tuple[Circumstance, ...]) -> None:
    """Checks that the table knows every circumstance of a win, and that none stands twice.

    Args:
        situations: Their ids.
        accepted: Those that the table accepts.

    Raises:
        Refusal: ``bad_request``.
    """
    known = by_id(accepted)
    for situation in situations:
        if situation not in known:
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "This table does not know the situation {situation}."),
                path="situation",
                situation=situation,
            )
    if len(situations) > 1 and len(set(situations)) < len(situations):
        raise Refusal(Code.BAD_REQUEST, QT_TRANSLATE_NOOP("Refusal", "A situation is named twice."), path="situation")


def check_together(situations: Sequence[str], accepted: tuple[Circumstance, ...]) -> None:
    """Checks that circumstances of one win can stand beside each other, whatever the hand.

    Args:
        situations: Their ids, each known to the table.
        accepted: Those that the table accepts.

    Raises:
        Refusal: ``bad_request``.
    """
    known = by_id(accepted)
    _check_together([known[situation] for situation in situations], situations)


def _check_together(named: Sequence[Circumstance], situations: Sequence[str]) -> None:
    for place, one in enumerate(named):
        if place and any(one.conflicts(other) for other in named[:place]):
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "These situations cannot come together."),
                path="situation",
            )
    for one in named:
        if one.needs and not set(one.needs) & set(situations):
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "This goes only with {situation}."),
                path="situation",
                situation=one.needs[0],
            )


def check_circumstances(
    accepted: tuple[Circumstance, ...],
    table: Table,
    winner: int,
    discarder: int | None,
    hand: Hand,
    *,
    robbed_copy: Code | None = Code.BAD_COUNT,
) -> None:
    """Checks that the circumstances of a hand can come together and go with a win, as they are declared.

    Args:
        accepted: Those that the table accepts; the hand names no others.
        table: The table.
        winner: The seat that wins.
        discarder: Who gave the winning piece; None for a self-drawn win.
        hand: The hand, complete or not.
        robbed_copy: The code where the winner holds a further copy of a robbed tile; None where that is not asked here.

    Raises:
        Refusal: ``bad_request`` or ``robbed_copy``, saying what contradicts a circumstance.
    """
    if not hand.situation:
        return
    known = by_id(accepted)
    named = [known[situation] for situation in hand.situation]
    _check_together(named, hand.situation)
    for one in named:
        if one.robs and robbed_copy is not None and discarder is not None:
            check_robbed(accepted, hand, robbed_copy)
        fault = _circumstance_fault(one, table, winner, discarder, hand)
        if fault:
            raise Refusal(Code.BAD_REQUEST, fault, path="situation")


def check_robbed(
    accepted: tuple[Circumstance, ...], hand: Hand, code: Code = Code.BAD_COUNT, path: str = "situation"
) -> None:
    """Checks that nobody who robs a kan holds a further piece of it.

    Raises:
        Refusal: ``code`` at ``path``.
    """
    known = by_id(accepted)
    robbed = any(known[situation].robs for situation in hand.situation)
    if robbed and hand.winning_piece is not None and holds(hand, hand.winning_piece):
        raise Refusal(
            code,
            QT_TRANSLATE_NOOP("Refusal", "The robbed kan holds the other three; the winner has one of them."),
            path=path,
        )


def _circumstance_fault(one: Circumstance, table: Table, winner: int, discarder: int | None, hand: Hand) -> str | None:
    """Returns what contradicts a circumstance, to be translated; None where nothing does."""
    if one.way is _DRAW and discarder is not None:
        return QT_TRANSLATE_NOOP("Refusal", "This needs a self-drawn win.")
    if one.way is _DISCARD and discarder is None:
        return QT_TRANSLATE_NOOP("Refusal", "This needs a win from another player.")
    if one.closed and not hand.closed:
        return QT_TRANSLATE_NOOP("Refusal", "This needs a hand without open melds.")
    if one.kan and not any(meld.kind.is_kan for meld in hand.melds):
        return QT_TRANSLATE_NOOP("Refusal", "There is nothing to replace without a kan among the melds.")
    if one.last_of_kind and hand.winning_piece in hand.concealed:
        return QT_TRANSLATE_NOOP("Refusal", "The other three lie open, so none of them is concealed in the hand.")
    if one.first_turn and hand.melds:
        return QT_TRANSLATE_NOOP("Refusal", "In the first turn nobody has a meld.")
    if one.who is _DEALER and winner != table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "Only the dealer can win with the hand that was dealt.")
    if one.who is _OTHERS and winner == table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "The dealer cannot win this way.")
    if one.dealers_discard and discarder not in (None, table.dealer):
        return QT_TRANSLATE_NOOP("Refusal", "This needs the dealer’s first discard.")
    return None


def check_declared(accepted: tuple[Circumstance, ...], table: Table, seat: int, hand: Hand) -> None:
    """Checks in a match that a hand says riichi exactly where its player declared it.

    Args:
        accepted: The circumstances that the table accepts, of which it looks at the declared ones.
        table: The table.
        seat: The seat that wins.
        hand: Its hand.

    Raises:
        Refusal: ``bad_event`` at ``situation``.
    """
    if not table.in_match:
        return
    said = not declared(accepted).isdisjoint(hand.situation)
    if said == (seat in table.riichi):
        return
    fault = (
        QT_TRANSLATE_NOOP("Refusal", "This player has declared no riichi in this hand.")
        if said
        else QT_TRANSLATE_NOOP("Refusal", "This player has declared riichi, but the win does not say so.")
    )
    raise Refusal(Code.BAD_EVENT, fault, path="situation")


def check_indicators(accepted: Sequence[Indicator], hand: Hand) -> None:
    """Checks that a table knows the indicators of a hand, that no more are turned up than there can be, and that they count.

    Args:
        accepted: The kinds of indicators that the table knows.
        hand: The hand.

    Raises:
        Refusal: ``bad_request`` or ``bad_count``, its path relative to the hand.
    """
    rows = hand.turned_up.rows
    if not rows:
        return
    known = {one.id: one for one in accepted}
    for identity, pieces in rows:
        one = known.get(identity)
        if one is None:
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "This table plays without such indicators."),
                path=identity,
            )
        if one.needs and not one.counts_under(hand.situation):
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "These indicators count for a hand that declared riichi alone."),
                path=identity,
            )
        count, most = len(pieces), one.most
        if one.beneath:
            most = min(most, len(dict(rows).get(one.beneath, ())))
        if count > most:
            raise Refusal(
                Code.BAD_COUNT,
                QT_TRANSLATE_NOOP("Refusal", "There are {number} indicators; at most {most} can be turned up."),
                path=identity,
                number=count,
                most=most,
            )


def winning_piece_of(hand: Hand) -> Piece:
    """Returns the winning piece of a hand that has to have one.

    Raises:
        Refusal: ``bad_request``, with its path relative to the hand.
    """
    if hand.winning_piece is None:
        raise Refusal(
            Code.BAD_REQUEST, QT_TRANSLATE_NOOP("Refusal", "What the hand was won on is missing."), path="winning_tile"
        )
    return hand.winning_piece


def check_size(hand: Hand, needed: int = HAND_SIZE) -> None:
    """Checks that the concealed pieces and three for each meld are as many as a player holds.

    Raises:
        Refusal: ``bad_count``.
    """
    size = len(hand.concealed) + 3 * len(hand.melds)
    if size != needed:
        raise Refusal(
            Code.BAD_COUNT,
            QT_TRANSLATE_NOOP("Refusal", "The hand has {size} pieces without the winning one, {needed} are needed."),
            path="concealed",
            size=size,
            needed=needed,
        )


def too_many(pieces: PieceSet, piece: Piece, count: int, copies: int, path: str = "concealed") -> Refusal:
    """Returns the ``bad_count`` at ``path`` of a piece that stands ``count`` times where there are ``copies``."""
    return Refusal(
        Code.BAD_COUNT,
        QT_TRANSLATE_NOOP("Refusal", "{piece} is there {count} times; the set holds {copies}."),
        path=path,
        piece=pieces.names[piece],
        count=count,
        copies=copies,
    )


def check_copies(hand: Hand, packed: int, path: str = "concealed") -> None:
    """Checks that no piece stands more often than the set holds it.

    Args:
        hand: The hand.
        packed: Its concealed pieces, the winning piece included where there is one.
        path: Where a fault is, relative to the hand.

    Raises:
        Refusal: ``bad_count``, naming the piece.
    """
    if hand.melds:
        packed += packed_melds(hand)
    if PARTITIONER.exceeds(packed, COPIES):
        piece, count = PARTITIONER.most(packed)
        raise too_many(MAHJONG, piece, count, COPIES, path)


def packed_hand(hand: Hand, winner: int, table: Table) -> int:
    """Checks the melds and copies of a hand of mahjong tiles, complete or not.

    Returns:
        Its concealed pieces, packed, with the winning piece where there is one.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat``, ``bad_request`` or ``bad_count``.
    """
    packed = packed_pieces(hand)
    check_melds(hand, lambda meld: check_meld(meld, winner, table))
    if hand.melds or PARTITIONER.exceeds(packed, COPIES):
        check_copies(hand, packed)
    return packed


def check_melds(hand: Hand, check: Callable[[Meld], None]) -> None:
    """Checks the melds of a hand one by one.

    Raises:
        Refusal: What ``check`` refuses in one of them, its path relative to the hand.
    """
    for place, meld in enumerate(hand.melds):
        try:
            check(meld)
        except Refusal as refusal:
            raise refusal.under(f"melds[{place}]") from None


def check_meld(meld: Meld, winner: int, table: Table, *, giver_needed: bool = True, pieces: PieceSet = MAHJONG) -> None:
    """Checks one meld of mahjong tiles: its pieces, its giver, and that a chi comes from the seat before.

    Args:
        meld: The meld.
        winner: The seat before which it lies.
        table: The table.
        giver_needed: Whether an open meld has to say whose piece was claimed.
        pieces: The piece set, of whose kinds the first 34 are those of mahjong.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat`` or ``bad_request``.
    """
    kind = meld.kind
    kinds = tuple([pieces.kinds[piece] for piece in meld.pieces])
    first = kinds[0] if kinds else 0
    if kind is MeldKind.CHI:
        fits = len(kinds) == 3 and first < EAST and first % 9 < 7 and kinds == (first, first + 1, first + 2)
    else:
        fits = kinds == (first,) * (4 if kind.is_kan else 3)
    if not fits:
        raise no_meld(meld, pieces)
    check_giver(meld, winner, table, needed=giver_needed)


def no_meld(meld: Meld, pieces: PieceSet) -> Refusal:
    """Returns the ``bad_meld`` of pieces that are not what they are called."""
    return Refusal(Code.BAD_MELD, NO_MELD[meld.kind], path="tiles", pieces=pieces.format(meld.pieces))


def check_giver(meld: Meld, winner: int, table: Table, *, needed: bool) -> None:
    """Checks who gave the claimed piece of a meld, whatever it is made of.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat`` or ``bad_request``.
    """
    kind, giver = meld.kind, meld.giver
    if kind is MeldKind.ANKAN:
        if giver is not None:
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "A concealed kan comes from nobody."),
                path="from",
            )
        return
    if giver is None:
        if not needed:
            return
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "The meld does not say from whom it was claimed."),
            path="from",
        )
    check_giver_seat(meld, winner, table)
    if kind is MeldKind.CHI and giver != table.before(winner):
        raise Refusal(
            Code.BAD_MELD,
            QT_TRANSLATE_NOOP("Refusal", "A chi is claimed only from the player before."),
            path="from",
        )


def check_giver_seat(meld: Meld, winner: int, table: Table) -> None:
    """Checks that the claimed piece of a meld comes from another player, where it says from whom.

    Raises:
        Refusal: ``bad_seat``.
    """
    giver = meld.giver
    if giver is not None and (giver == winner or giver not in table.order):
        raise Refusal(
            Code.BAD_SEAT,
            QT_TRANSLATE_NOOP("Refusal", "A claim takes from one of the other players."),
            path="from",
        )


def holds(hand: Hand, piece: Piece) -> bool:
    """Returns whether the piece lies in the hand or its melds, the winning one not counted."""
    return piece in hand.concealed or any(piece in meld.pieces for meld in hand.melds)
