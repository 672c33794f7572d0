# SPDX-License-Identifier: MIT
"""Checks of hands, winners and readings (rules/beijing.md §1, §3, §12)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.pieces.mahjong import GREEN, RED, WHITE
from mahjong_desk.rules.checks.hands import (
    check_claimed_from,
    check_copies,
    check_meld,
    check_melds,
    check_size,
    invalid_meld,
    pack_hand,
    too_many_copies,
)
from mahjong_desk.rules.checks.settling import check_distinct_winner, check_turn_order
from mahjong_desk.rules.checks.situations import check_circumstances, check_known_circumstances, check_robbed_kan
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import WILD, Hand, Meld, all_pieces
from mahjong_desk.rules.model.refusal import Refusal, bad_count, bad_meld, bad_request, forbidden_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.rules.systems.beijing.yaku import YAKU_NAMES
from mahjong_desk.rules.value.dora import next_kind
from mahjong_desk.rules.yaku.conditions import Mismatch
from mahjong_desk.rules.yaku.faults import find_open_melds
from mahjong_desk.shapes import MeldKind, Reading
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.shapes.wild_suits import SUITS, WILDCARD_PAIR_WAIT, WON_IN_STRAIGHT
from mahjong_desk.shapes.wildcards import WildHand, find_readings
from mahjong_desk.texts import mark

_NEXT_DRAGON = {RED: GREEN, GREEN: WHITE, WHITE: RED}


def to_wildcard(indicator: Piece) -> Piece:
    """Returns the wildcard that an indicator makes: the next kind.

    Dragons follow in the Chinese order red, green, white.
    """
    return _NEXT_DRAGON[indicator] if indicator >= WHITE else next_kind(indicator)


def meld_kind_of(meld: Meld, wild: Piece) -> Piece:
    """Returns the lowest kind of a meld; wildcards count as the kind they replace."""
    return next((piece for piece in meld.pieces if piece != wild), wild)


def count_wildcards(hand: Hand, wild: Piece, *, winning: bool) -> int:
    """Returns how many wildcard pieces are in the concealed pieces and concealed kans."""
    count = hand.concealed.count(wild) + (winning and hand.winning_piece == wild)
    return count + sum(meld.pieces.count(wild) for meld in hand.melds if meld.kind is MeldKind.ANKAN)


CIRCUMSTANCES = circumstances.with_names(
    {
        circumstances.RINSHAN.id: YAKU_NAMES["gangkai"],
        circumstances.HAITEI.id: YAKU_NAMES["haidi"],
        circumstances.TENHOU.id: YAKU_NAMES["tenhou"],
        circumstances.CHIIHOU.id: YAKU_NAMES["chiihou"],
    },
    circumstances.RINSHAN,
    circumstances.CHANKAN,
    circumstances.HAITEI,
    circumstances.TENHOU,
    circumstances.CHIIHOU_ON_DISCARD,
)
"""The circumstances that every table accepts."""
_COUNTED_MELDS = (MeldKind.CHI, MeldKind.PON, MeldKind.SHOUMINKAN)


def required_indicator(hand: Hand) -> Piece:
    """Returns the indicator of the wildcard, which every hand must have.

    Raises:
        Refusal: ``bad_request``, with its path relative to the hand.
    """
    indicators = hand.indicators.pieces_of(WILD)
    if not indicators:
        raise bad_request(mark("The indicator of the wildcard is missing."), path="wild_indicator")
    return indicators[0]


def check_pieces(options: BeijingOptions, hand: Hand, winner: int, table: Table, *, sized: bool) -> None:
    """Checks melds, number of pieces and copies, in this order.

    Raises:
        Refusal: ``bad_meld``, ``bad_seat``, ``bad_request`` or ``bad_count``, with its path relative to the hand.
    """
    indicator = required_indicator(hand)
    wild = to_wildcard(indicator)
    check_melds(hand, lambda meld: _check_meld(options, meld, wild, winner, table))
    counted = sum(1 for meld in hand.melds if meld.kind in _COUNTED_MELDS)
    if options.max_melds and counted > options.max_melds:
        fault = mark("At most {most} chi and pon in a hand at this table, not {count}.")
        raise bad_meld(fault, path="melds", most=options.max_melds, count=counted)
    if sized:
        check_size(hand)
    packed = pack_hand(hand)
    check_copies(hand, packed)
    count = all_pieces(hand).count(indicator)
    if count >= COPIES:
        fault = mark("{piece} appears {count} times, but one of the four is face up as the indicator.")
        raise bad_count(fault, path="concealed", piece=MAHJONG.face_names[indicator], count=count)


def _check_meld(options: BeijingOptions, meld: Meld, wild: Piece, winner: int, table: Table) -> None:
    wilds = meld.pieces.count(wild)
    if not wilds or (meld.kind is MeldKind.ANKAN and wilds == len(meld.pieces)):
        check_meld(meld, winner, table)
        return
    natural = [piece for piece in meld.pieces if piece != wild]
    max_wilds = {MeldKind.ANKAN: 3, MeldKind.SHOUMINKAN: 1}.get(meld.kind, 0)
    if not natural or wilds > max_wilds:
        raise bad_meld(mark("A claimed set cannot contain a wildcard."), path="tiles")
    if not options.wild_in_kan:
        raise bad_meld(mark("At this table a kan cannot contain a wildcard."), path="tiles")
    if len(meld.pieces) != COPIES or len(set(natural)) > 1:
        raise invalid_meld(meld, MAHJONG)
    check_claimed_from(meld, winner, table, needed=True)


def check_situation(hand: Hand, table: Table, winner: int, discarder: int | None) -> None:
    """Checks that the circumstances are known and possible in this win.

    Raises:
        Refusal: ``bad_request``, with its path relative to the hand.
    """
    check_known_circumstances(hand.situation, CIRCUMSTANCES)
    check_circumstances(CIRCUMSTANCES, table, winner, discarder, hand)


def check_full_kan(hand: Hand, piece: Piece) -> None:
    """Checks that no tile of a robbed kan, which has all four, appears elsewhere.

    Raises:
        Refusal: ``bad_count``, with its path relative to the hand.
    """
    check_robbed_kan(CIRCUMSTANCES, hand)
    if piece in hand.indicators.pieces_of(WILD):
        raise bad_count(
            mark("The robbed kan has all four tiles, so none of them can be the indicator."), path="winning_tile"
        )


def check_winners_agree(win: Win, table: Table, chankan: Sequence[bool]) -> None:
    """Checks that the winners on one piece do not contradict each other.

    Raises:
        Refusal: ``bad_seat``, ``bad_request`` or ``bad_count``.
    """
    for index in range(len(win.winners)):
        check_distinct_winner(win, index)
    for index in range(len(win.winners)):
        check_turn_order(table, win, index)
    hands = [winner.hand for winner in win.winners if winner.hand is not None]
    faults = (
        (len(set(chankan)) > 1, mark("Either all winners rob the kan or none does.")),
        (len({hand.indicators for hand in hands}) > 1, mark("All winners must have the same indicator.")),
        (len({hand.winning_piece for hand in hands}) > 1, mark("All winners must win on the same tile.")),
    )
    for fault, sentence in faults:
        if fault:
            raise bad_request(sentence, path="wins")
    if hands:
        shared = [piece for piece in (hands[0].winning_piece, *hands[0].indicators.pieces) if piece is not None]
        packed = PARTITIONER.pack(
            [*shared, *(piece for hand in hands for piece in all_pieces(replace(hand, winning_piece=None)))]
        )
        if PARTITIONER.exceeds_copies(packed, COPIES):
            raise too_many_copies(MAHJONG, *PARTITIONER.most_frequent(packed), COPIES, path="wins")


_THREE_WILDS = 3


class WinClaim(NamedTuple):
    """The facts of a win that the restrictions of rules/beijing.md §3 depend on.

    Attributes:
        closed_kan: Whether it robs a concealed kan.
        counts_as_hungang: Whether the hand counts as hungang, which may contain all three suits.
    """

    hand: Hand
    wild: Piece
    shape: WildHand
    from_discard: bool
    closed_kan: bool
    counts_as_hungang: bool


def allowed_readings(options: BeijingOptions, claim: WinClaim, readings: Iterable[int]) -> list[int]:
    """Returns the traits of the readings that may win (rules/beijing.md §3).

    Raises:
        Refusal: ``forbidden_win`` with its reason and its path relative to the hand.
    """
    allowed = list(readings)
    if claim.from_discard:
        _check_discard(claim)
        allowed = _without_single_wait(options, claim, allowed)
        if claim.closed_kan:
            allowed = [traits for traits in allowed if traits & WON_IN_STRAIGHT]
            if not allowed:
                raise _forbidden("chankan_ankan", mark("A concealed kan can be robbed only for a tile of the dragon."))
    if options.duanmen:
        allowed = [traits for traits in allowed if traits & SUITS != SUITS]
        if not allowed and not claim.counts_as_hungang:
            raise _forbidden("duanmen", mark("At this table a winning hand must lack one of the three suits."))
    return allowed


def find_obstacle(reason: str | None, reading: Reading) -> Mismatch | None:
    """Returns the pieces of a reading that make the win forbidden for ``reason``."""
    match reason:
        case "not_menqing":
            return find_open_melds(None, reading)
        case "three_wilds":
            return Mismatch(
                tuple(sorted({use.group_index for use in reading.wildcards})),
                tuple({use.stands_for for use in reading.wildcards}),
            )
        case "duanmen":
            return _rarest_suit(reading)
        case "hunyou":
            return Mismatch((reading.winning_group_index,), winning=True)
    return Mismatch(winning=True)


def _rarest_suit(reading: Reading) -> Mismatch:
    """Returns the groups of the suit with the fewest pieces in a reading."""
    kinds = [kind for group in reading.groups for kind in group.kinds]
    rarest = min((range(*run) for run in MAHJONG.suit_ranges), key=lambda suit: sum(kind in suit for kind in kinds))
    return Mismatch(tuple(index for index, group in enumerate(reading.groups) if group.lowest_kind in rarest))


def _check_discard(claim: WinClaim) -> None:
    hand, wild = claim.hand, claim.wild
    if hand.winning_piece == wild:
        raise _forbidden("discarded_wild", mark("A discarded wildcard cannot be won on."), path="winning_tile")
    if not hand.is_closed:
        raise _forbidden(
            "not_menqing", mark("After a chi, pon or open kan a hand can only win by self-draw."), path="melds"
        )
    if count_wildcards(hand, wild, winning=False) >= _THREE_WILDS:
        raise _forbidden("three_wilds", mark("A hand with three wildcards can only win by self-draw."))


def _without_single_wait(options: BeijingOptions, claim: WinClaim, readings: list[int]) -> list[int]:
    allowed = [traits for traits in readings if not traits & WILDCARD_PAIR_WAIT]
    if allowed and options.hunyou_scope == "hand" and _waits_on_single_wild(claim.shape):
        allowed = []
    if not allowed:
        raise _forbidden("hunyou", mark("A single wait on a wildcard can only win by self-draw."))
    return allowed


def _waits_on_single_wild(shape: WildHand) -> bool:
    """Returns whether a lone wildcard waits for its pair in a hand of sets or pairs."""
    if not shape.wilds:
        return False
    # Another wildcard would form a pair with it.
    packed = shape.packed - PARTITIONER.units[shape.winning]
    drawn = shape._replace(packed=packed, wilds=shape.wilds + 1, winning=shape.wild)
    return any(traits & WILDCARD_PAIR_WAIT for traits in find_readings(drawn))


def _forbidden(reason: str, sentence: str, path: str = "") -> Refusal:
    return forbidden_win(sentence, path=path, reason=reason)
