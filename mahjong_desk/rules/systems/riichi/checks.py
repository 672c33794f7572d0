# SPDX-License-Identifier: MIT
"""Checks of a hand of Riichi before it is valued (rules/riichi.md §5 "Counts", §12)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVES, Piece
from mahjong_desk.pieces.mahjong import RED_FIVES
from mahjong_desk.rules.checks import situations
from mahjong_desk.rules.checks.hands import check_giver_seat, check_meld, check_melds, check_size, too_many_copies
from mahjong_desk.rules.model.circumstances import Circumstance
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.faces import all_pieces, check_faces, special_faces, table_faces, with_plain_faces
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.indicators import DORA, URA
from mahjong_desk.rules.model.refusal import ErrorCode, PathPrefix, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.riichi.circumstances import indicators
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.value import RiichiCheckedHand
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.shapes.partition import KIND_MASK
from mahjong_desk.texts import mark

PIECES = MAHJONG_WITH_RED_FIVES
_KIND_OF = PIECES.kind_of_face.__getitem__
_UNITS = tuple(PARTITIONER.units[kind] for kind in PIECES.kind_of_face).__getitem__
_FIRST_RED = len(PIECES.copies_per_kind)
_FIVE_KINDS = tuple(PIECES.kind_of_face[face] for face in RED_FIVES)
_FIVES = sum(PARTITIONER.units[kind] * KIND_MASK for kind in _FIVE_KINDS)
_CIRCLES, *_OTHERS = RED_FIVES
_held = partial(tuple.__new__, RiichiCheckedHand)
"""Makes a ``RiichiCheckedHand`` from a tuple at half the cost of its constructor."""


def faces(options: RiichiOptions) -> tuple[int, ...]:
    """Returns how many pieces of each face a table plays with (§1)."""
    number = options.red_fives
    others = dict.fromkeys(_OTHERS, 1) if number else {}
    return table_faces(PIECES, {**others, _CIRCLES: number - len(others)})


class HandChecks:
    """Checks the hands of one table."""

    def __init__(self, options: RiichiOptions, accepted: tuple[Circumstance, ...]) -> None:
        self._accepted = accepted
        self._indicators = indicators(options)
        self.faces = faces(options)
        """How many pieces of each face there are."""
        self._plain = min(self.faces[kind] for kind in _FIVE_KINDS)

    def check_pieces(self, table: Table, winner: int, hand: Hand, *, sized: bool = True) -> RiichiCheckedHand:
        """Checks a hand without its circumstances, in the order of §12.

        Raises:
            Refusal: ``bad_request``, ``bad_seat``, ``bad_meld`` or ``bad_count``, its path relative to the hand.
        """
        if hand.situation:
            situations.check_known_circumstances(hand.situation, self._accepted)
        if hand.indicators.rows:
            situations.check_indicators(self._indicators, hand)
        if hand.melds:
            check_melds(hand, lambda meld: check_giver_seat(meld, winner, table))
        # All pieces are checked before the melds, so that an unreadable one is reported first.
        held = all_pieces(hand)
        shown = hand.indicators.pieces if hand.indicators.rows else ()
        if hand.melds:
            check_melds(hand, lambda meld: check_meld(meld, winner, table, giver_needed=False, pieces=PIECES))
        if sized:
            check_size(hand)
        return self._counted(hand, held, shown)

    def check_hand(
        self, table: Table, winner: int, discarder: int | None, hand: Hand, *, sized: bool = True
    ) -> RiichiCheckedHand:
        """Checks a hand as ``pieces`` does, and its circumstances.

        Raises:
            Refusal: ``bad_request``, ``bad_seat``, ``bad_meld`` or ``bad_count``, its path relative to the hand.
        """
        held = self.check_pieces(table, winner, hand, sized=sized)
        if hand.situation:
            situations.check_circumstances_and_robbed_kan(self._accepted, table, winner, discarder, held.kinds)
        return held

    def _counted(self, hand: Hand, held: Sequence[Piece], turned: Sequence[Piece]) -> RiichiCheckedHand:
        """Returns the hand by its kinds, with its pieces and the indicators counted."""
        reds = tuple(special_faces(PIECES, held))
        kinds = with_plain_faces(PIECES, hand) if reds else hand
        own = packed = _packed(held)
        for meld in hand.melds:
            packed -= _packed(meld.pieces)
        seen = own
        dora: tuple[Piece, ...] = ()
        ura: tuple[Piece, ...] = ()
        if turned:
            seen += _packed(turned)
            rows = dict(hand.indicators.rows)
            dora, ura = _kinds_of(rows.get(DORA.id, ())), _kinds_of(rows.get(URA.id, ()))
        winning = kinds.winning_piece
        self.check_counts(seen, (*held, *turned))
        return _held((kinds, -1 if winning is None else winning, packed, own, reds, dora, ura, tuple(held)))

    def check_counts(self, packed: int, shown: Sequence[Piece]) -> None:
        """Checks that no piece occurs more often than at the table.

        Raises:
            Refusal: ``bad_count``, without a path.
        """
        if PARTITIONER.exceeds_copies(packed, COPIES):
            piece, count = PARTITIONER.most_frequent(packed)
            raise too_many_copies(PIECES, piece, count, COPIES, path="")
        # Without a red five only plain fives can be too many.
        if max(shown, default=0) >= _FIRST_RED or PARTITIONER.exceeds_copies(packed & _FIVES, self._plain):
            check_faces(PIECES, self.faces, shown, path="")


def _packed(faces: Iterable[Piece]) -> int:
    """Returns pieces by their kinds, packed."""
    return sum(map(_UNITS, faces))


def _kinds_of(faces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(map(_KIND_OF, faces))


_SHARED = ("chankan", "houtei")


def check_together(checks: HandChecks, win: Win, held: Sequence[RiichiCheckedHand | None]) -> None:
    """Checks that the hands of several winners do not contradict each other.

    Args:
        held: Each winner's checked hand; None if the table counted it.

    Raises:
        Refusal: ``bad_request`` at the later hand, or ``bad_count``.
    """
    hands = [(place, winner.hand) for place, winner in enumerate(win.wins) if winner.hand is not None]
    if len(hands) < 2:
        return
    _check_same(hands, "winning_tile", lambda hand: hand.winning_piece)
    _check_same(hands, DORA.id, lambda hand: hand.indicators.pieces_of(DORA))
    _check_same(
        [one for one in hands if one[1].indicators.pieces_of(URA)], URA.id, lambda hand: hand.indicators.pieces_of(URA)
    )
    for name in _SHARED:
        _check_same(hands, "situation", lambda hand, name=name: name in hand.situation)  # type: ignore[misc]
    _check_counts(checks, [hand for _, hand in hands], [one for one in held if one is not None])


def _check_same(hands: Sequence[tuple[int, Hand]], field: str, value_of: Callable[[Hand], object]) -> None:
    for place, hand in hands[1:]:
        if value_of(hand) != value_of(hands[0][1]):
            raise Refusal(
                ErrorCode.BAD_REQUEST,
                mark("The hands won on one discard do not agree on this."),
                path=f"wins[{place}].hand.{field}",
            )


def _check_counts(checks: HandChecks, hands: Sequence[Hand], held: Sequence[RiichiCheckedHand]) -> None:
    """Checks the pieces of all hands together, the winning piece and the indicators once."""
    units = PARTITIONER.units
    packed = sum(one.packed_with_melds - units[one.winning_piece] for one in held) + units[held[0].winning_piece]
    turned = hands[0].indicators.merged_with(hand.indicators for hand in hands[1:]).pieces
    packed += PARTITIONER.pack([PIECES.kind_of_face[piece] for piece in turned])
    # Each hand holds the winning piece, which is there once.
    shown = [*turned, *all_pieces(hands[0])]
    for hand in hands[1:]:
        shown += all_pieces(replace(hand, winning_piece=None))
    with PathPrefix("wins"):
        checks.check_counts(packed, shown)
