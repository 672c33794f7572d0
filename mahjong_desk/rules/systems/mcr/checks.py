# SPDX-License-Identifier: MIT
"""Checks of a win before its hand is read (rules/mcr.md §3, §11, §12)."""

from mahjong_desk.rules.checks.hands import check_claimed_from, check_meld, check_melds, check_size, pack_hand
from mahjong_desk.rules.checks.settling import check_winners, pao_not_supported, single_winner
from mahjong_desk.rules.checks.situations import (
    check_circumstances,
    check_known_circumstances,
    check_mixed_draw,
    check_robbed_kan,
)
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.refusal import PathPrefix, bad_count, bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.mcr.vocabulary import CIRCUMSTANCES, FLOWERS, LAST_OF_KIND, MAX_FLOWERS, MAX_HAN, MIXED
from mahjong_desk.rules.value.typed import HAN_OUT_OF_RANGE, read_integer
from mahjong_desk.texts import mark

_MAX_MELDS = 4


def check_single_winner(table: Table, win: Win) -> Winner:
    """Checks a win, except its hand and value, and returns its only winner.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, or ``forbidden_win`` with the reason ``head_bump``.
    """
    check_winners(win)
    winner = single_winner(table, win)
    if winner.pao:
        raise pao_not_supported().with_path_prefix("wins[0]")
    return winner


def read_manual_value(winner: Winner, *, flowers: bool) -> tuple[int, int]:
    """Returns the typed sum of the fan, and the number of flowers.

    Args:
        flowers: Whether the table plays with flowers.

    Raises:
        Refusal: ``bad_request`` or ``bad_count``, its path relative to the winner.
    """
    value = winner.value or {}
    wrong_field = next((field for field in value if field not in ("han", FLOWERS)), None if "han" in value else "han")
    if wrong_field is not None:
        raise bad_request(
            mark("An entered value is the fan without flowers, and the number of flowers."), path=f"value.{wrong_field}"
        )
    han = read_integer(value, "han", HAN_OUT_OF_RANGE, range(MAX_HAN + 1))
    with PathPrefix("value"):
        return han, check_flowers(value.get(FLOWERS, 0), allowed=flowers)


def check_flowers(flowers: object, *, allowed: bool) -> int:
    """Checks a number of flowers and returns it.

    Args:
        allowed: Whether the table plays with flowers.

    Raises:
        Refusal: ``bad_request`` or ``bad_count`` at ``flowers``.
    """
    if type(flowers) is not int or flowers < 0:
        raise bad_request(mark("The number of flowers must be a whole number."), path=FLOWERS)
    most = MAX_FLOWERS if allowed else 0
    if flowers > most:
        fault = (
            mark("There are {most} flowers; a hand cannot have {number}.")
            if allowed
            else mark("This table plays without flowers.")
        )
        raise bad_count(fault, path=FLOWERS, most=most, number=flowers)
    return flowers


def check_pieces(
    table: Table, winner: int, discarder: int | None, hand: Hand, *, flowers: bool, sized: bool = False
) -> int:
    """Checks the melds, circumstance ids, flowers and mixed tile of a hand.

    Args:
        discarder: Who gives the winning piece; None for a self-drawn win.

    Returns:
        Its concealed pieces, packed, with the winning piece if there is one.

    Raises:
        Refusal: ``bad_meld``, ``bad_count``, ``bad_seat`` or ``bad_request``, its path relative to the hand.
    """
    packed = pack_hand(hand)
    _check_melds(table, winner, hand)
    check_known_circumstances(hand.situation, CIRCUMSTANCES)
    check_flowers(hand.extra_fields.get(FLOWERS, 0), allowed=flowers)
    check_mixed_draw(discarder, hand)
    if sized:
        check_size(hand)
    return packed


def _check_melds(table: Table, winner: int, hand: Hand) -> None:
    if len(hand.melds) > _MAX_MELDS:
        raise bad_count(mark("A hand cannot have more than {number} melds."), path="melds", number=_MAX_MELDS)

    def check(meld: Meld) -> None:
        check_claimed_from(meld, winner, table, needed=True)
        check_meld(meld, winner, table)

    check_melds(hand, check)


def check_situation(table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
    """Checks that the circumstances fit each other and the win (§3.5, §3.6).

    Raises:
        Refusal: ``bad_request``, or ``bad_count`` if the winner holds a tile of a robbed kong.
    """
    check_circumstances(CIRCUMSTANCES, table, winner, discarder, hand)
    check_robbed_kan(CIRCUMSTANCES, hand)
    if LAST_OF_KIND.id in hand.situation and hand.extra_fields.get(MIXED):
        raise bad_request(
            mark("A drawn tile mixed into the hand cannot be known to be the last one."), path="situation"
        )
