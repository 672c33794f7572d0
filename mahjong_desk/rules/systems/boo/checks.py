# SPDX-License-Identifier: MIT
"""Checks of a hand of Boo mahjong before it is valued (rules/boo.md §5 "Counts", §12)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE, Piece
from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules.checks import hands, situations
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.model.faces import all_pieces, check_faces, table_faces, with_plain_faces
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.indicators import DORA
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.boo.options import BooOptions
from mahjong_desk.rules.systems.boo.value import BooCheckedHand
from mahjong_desk.rules.systems.boo.yaku import NAMES_OF
from mahjong_desk.rules.value.dora import next_kind
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER

CIRCUMSTANCES = circumstances.with_names(
    NAMES_OF,
    circumstances.RIICHI,
    circumstances.RINSHAN,
    circumstances.CHANKAN,
    replace(circumstances.HAITEI, excludes=(circumstances.RINSHAN.id,)),
    circumstances.TENHOU,
    # The names chiihou and renhou differ from system to system: here chiihou is the dealer's first discard.
    replace(
        circumstances.CHIIHOU,
        win_method=circumstances.WinMethod.DISCARD,
        dealers_discard=True,
        would=circumstances.ON_FIRST_DISCARD,
    ),
    replace(circumstances.RENHOU, win_method=circumstances.WinMethod.DRAW, would=circumstances.BY_FIRST_DRAW),
)
"""The circumstances that the rules know, in the order in which to offer them."""

_KINDS = MAHJONG_WITH_RED_FIVE.kind_of_face
_FIVE = _KINDS[RED_FIVE]


def dora_of(indicator: Piece) -> Piece:
    """Returns the kind that an indicator makes dora: the next one in its suit, winds or dragons (§5)."""
    return next_kind(_KINDS[indicator])


INDICATORS = (replace(DORA, indicates=dora_of),)
"""One dora indicator, and no further one after a kan."""


def checked_hand(
    options: BooOptions, table: Table, winner: int, discarder: int | None, hand: Hand, *, sized: bool = True
) -> BooCheckedHand:
    """Checks pieces, melds and situation of a hand, in the order of §12.

    Args:
        discarder: Who gave the winning piece; None for a self-drawn win.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, ``bad_meld`` or ``bad_count``, its path relative to the hand.
    """
    held = checked_pieces(options, table, winner, hand, sized=sized)
    if hand.situation:
        situations.check_circumstances_and_robbed_kan(CIRCUMSTANCES, table, winner, discarder, held.kinds)
    return held


def checked_pieces(options: BooOptions, table: Table, winner: int, hand: Hand, *, sized: bool = True) -> BooCheckedHand:
    """Checks a hand as ``checked_hand`` does, without contradictions of its situations.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, ``bad_meld`` or ``bad_count``, its path relative to the hand.
    """
    if hand.situation:
        situations.check_known_circumstances(hand.situation, CIRCUMSTANCES)
    situations.check_indicators(INDICATORS, hand)
    hands.check_melds(hand, lambda meld: hands.check_giver_seat(meld, winner, table))
    # All pieces are checked before the melds, so that an unreadable one is reported first.
    held, shown = all_pieces(hand), hand.indicators.pieces
    hands.check_melds(
        hand, lambda meld: hands.check_meld(meld, winner, table, giver_needed=False, pieces=MAHJONG_WITH_RED_FIVE)
    )
    if sized:
        hands.check_size(hand)
    return _counted(options, hand, held, shown)


def _counted(options: BooOptions, hand: Hand, held: Sequence[Piece], indicators: Sequence[Piece]) -> BooCheckedHand:
    """Returns the hand by its kinds, with its pieces and the indicator counted."""
    reds = held.count(RED_FIVE)
    kinds = with_plain_faces(MAHJONG_WITH_RED_FIVE, hand) if reds else hand
    packed = hands.pack_hand(kinds)
    winning = kinds.winning_piece
    own = packed + hands.pack_melds(kinds) if kinds.melds else packed
    shown = own
    dora = 0
    if indicators:
        indicator = indicators[0]
        shown += PARTITIONER.units[_KINDS[indicator]]
        dora = PARTITIONER.count(own, dora_of(indicator))
    if PARTITIONER.exceeds_copies(shown, COPIES):
        piece, count = PARTITIONER.most_frequent(shown)
        raise hands.too_many_copies(MAHJONG_WITH_RED_FIVE, piece, count, COPIES)
    if PARTITIONER.count(shown, _FIVE):
        check_faces(MAHJONG_WITH_RED_FIVE, fives_left(options), [*held, *indicators])
    return BooCheckedHand(kinds, -1 if winning is None else winning, packed, reds, dora)


def fives_left(options: BooOptions) -> tuple[int, ...]:
    """Returns how many pieces of each face a table with these options plays with."""
    return _faces(options.red_fives)


@cache
def _faces(red_fives: int) -> tuple[int, ...]:
    return table_faces(MAHJONG_WITH_RED_FIVE, {RED_FIVE: red_fives})
