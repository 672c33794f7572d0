# SPDX-License-Identifier: MIT
"""The rules of winning: which wins are forbidden, and which readings they leave (rules/beijing.md §3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.rules.systems.beijing.wild import count_wildcards
from mahjong_desk.rules.yaku.conditions import Mismatch
from mahjong_desk.rules.yaku.finders import find_open_melds
from mahjong_desk.shapes import Reading
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.wild_traits import SUITS, WILDCARD_PAIR_WAIT, WON_IN_STRAIGHT
from mahjong_desk.shapes.wildcards import WildHand, find_readings
from mahjong_desk.texts import mark

_THREE_WILDS = 3


class WinClaim(NamedTuple):
    """A hand whose win is to be judged."""

    hand: Hand
    wild: Piece
    shape: WildHand
    discarded: bool
    closed_kan: bool
    exempt: bool


def allowed_readings(options: BeijingOptions, claim: WinClaim, readings: Iterable[int]) -> list[int]:
    """Returns the traits of the readings with which the hand may win, by rules 1 to 6 in their order.

    Raises:
        Refusal: ``forbidden_win`` with its reason and its path relative to the hand.
    """
    left = list(readings)
    if claim.discarded:
        _check_discard(claim)
        left = _without_single_wait(options, claim, left)
        if claim.closed_kan:
            left = [traits for traits in left if traits & WON_IN_STRAIGHT]
            if not left:
                raise _forbidden("chankan_ankan", mark("A concealed kan can be robbed only for a tile of the dragon."))
    if options.duanmen:
        left = [traits for traits in left if traits & SUITS != SUITS]
        if not left and not claim.exempt:
            raise _forbidden("duanmen", mark("At this table a winning hand lacks one of the three suits."))
    return left


def find_obstacle(reason: str | None, reading: Reading) -> Mismatch | None:
    """Returns what in a reading a win is forbidden for."""
    match reason:
        case "not_menqing":
            return find_open_melds(None, reading)
        case "three_wilds":
            return Mismatch(
                tuple(sorted({one.group for one in reading.wilds})), tuple({one.kind for one in reading.wilds})
            )
        case "duanmen":
            return _rarest_suit(reading)
        case "hunyou":
            return Mismatch((reading.won,), winning=True)
    return Mismatch(winning=True)


def _rarest_suit(reading: Reading) -> Mismatch:
    """Finds the pieces of the rarest suit of a reading."""
    held = [kind for group in reading.groups for kind in group.kinds]
    rarest = min((range(*run) for run in MAHJONG.runs), key=lambda suit: sum(kind in suit for kind in held))
    return Mismatch(tuple(at for at, group in enumerate(reading.groups) if any(kind in rarest for kind in group.kinds)))


def _check_discard(claim: WinClaim) -> None:
    hand, wild = claim.hand, claim.wild
    if hand.winning_piece == wild:
        raise _forbidden("discarded_wild", mark("A discarded wildcard cannot be won on."), path="winning_tile")
    if not hand.closed:
        raise _forbidden(
            "not_menqing", mark("After a chi, pon or open kan a hand wins only by its own draw."), path="melds"
        )
    if count_wildcards(hand, wild, winning=False) >= _THREE_WILDS:
        raise _forbidden("three_wilds", mark("A hand with three wildcards wins only by its own draw."))


def _without_single_wait(options: BeijingOptions, claim: WinClaim, readings: list[int]) -> list[int]:
    left = [traits for traits in readings if not traits & WILDCARD_PAIR_WAIT]
    if left and options.hunyou_scope == "hand" and _waits_on_single_wild(claim.shape):
        left = []
    if not left:
        raise _forbidden("hunyou", mark("A single wait on a wildcard wins only by its own draw."))
    return left


def _waits_on_single_wild(shape: WildHand) -> bool:
    """Returns whether the pieces before the win can be read as sets, or six pairs, and one single wildcard piece."""
    if not shape.wilds:
        return False
    # A further wildcard piece would pair with such a single one.
    packed = shape.packed - PARTITIONER.units[shape.winning]
    drawn = shape._replace(packed=packed, wilds=shape.wilds + 1, winning=shape.wild)
    return any(traits & WILDCARD_PAIR_WAIT for traits in find_readings(drawn))


def _forbidden(reason: str, sentence: str, path: str = "") -> Refusal:
    return Refusal(ErrorCode.FORBIDDEN_WIN, sentence, path=path, reason=reason)
