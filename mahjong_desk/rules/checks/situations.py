# SPDX-License-Identifier: MIT
"""Checks of circumstances and indicators against their declaration."""

from collections.abc import Sequence

from mahjong_desk.rules.model.circumstances import Circumstance, EligibleWinner, WinMethod, by_id, declared_ids
from mahjong_desk.rules.model.hand import Hand, Indicator
from mahjong_desk.rules.model.refusal import bad_count, bad_event, bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.texts import mark

# Members of an enum are slow to look up on a hot path.
_DRAW, _DISCARD, _DEALER, _OTHERS = WinMethod.DRAW, WinMethod.DISCARD, EligibleWinner.DEALER, EligibleWinner.NON_DEALER


def check_known_circumstances(situations: Sequence[str], accepted: tuple[Circumstance, ...]) -> None:
    """Checks that the circumstances of a win are known and none is repeated.

    Raises:
        Refusal: ``bad_request``.
    """
    known = by_id(accepted)
    for situation in situations:
        if situation not in known:
            raise bad_request(
                mark("The situation “{situation}” is not used at this table."), path="situation", situation=situation
            )
    if len(situations) > 1 and len(set(situations)) < len(situations):
        raise bad_request(mark("A situation is named twice."), path="situation")


def check_compatible(situations: Sequence[str], accepted: tuple[Circumstance, ...]) -> None:
    """Checks that circumstances can occur together, whatever the hand.

    Raises:
        Refusal: ``bad_request``.
    """
    known = by_id(accepted)
    _check_together([known[situation] for situation in situations], situations)


def _check_together(circumstances: Sequence[Circumstance], situations: Sequence[str]) -> None:
    for index, circumstance in enumerate(circumstances):
        if index and any(circumstance.conflicts_with(other) for other in circumstances[:index]):
            raise bad_request(mark("These situations exclude each other."), path="situation")
    for circumstance in circumstances:
        if circumstance.requires_any and not set(circumstance.requires_any) & set(situations):
            raise bad_request(mark("This needs {situation}."), path="situation", situation=circumstance.requires_any[0])


def check_circumstances(
    accepted: tuple[Circumstance, ...], table: Table, winner: int, discarder: int | None, hand: Hand
) -> None:
    """Checks that circumstances fit each other and the win.

    Args:
        discarder: Who gave the winning piece; None for a self-drawn win.

    Raises:
        Refusal: ``bad_request``, with what contradicts a circumstance.
    """
    known = by_id(accepted)
    circumstances = [known[situation] for situation in hand.situation]
    _check_together(circumstances, hand.situation)
    for circumstance in circumstances:
        fault = _find_fault(circumstance, table, winner, discarder, hand)
        if fault:
            raise bad_request(fault, path="situation")


def check_robbed_kan(accepted: tuple[Circumstance, ...], hand: Hand) -> None:
    """Checks that a player who robs a kan holds no other piece of its kind.

    Raises:
        Refusal: ``bad_count`` at ``winning_tile``.
    """
    known = by_id(accepted)
    robbed = any(known[situation].robs_kan for situation in hand.situation)
    piece = hand.winning_piece
    if robbed and (piece in hand.concealed or any(piece in meld.pieces for meld in hand.melds)):
        raise bad_count(
            mark("The other three are in the robbed set, but the winner has one of them."), path="winning_tile"
        )


def check_situation(
    accepted: tuple[Circumstance, ...], table: Table, winner: int, discarder: int | None, hand: Hand
) -> None:
    """Checks the circumstances of a win: each by itself, and that they are compatible.

    Raises:
        Refusal: ``bad_request``, or ``bad_count`` if the winner holds a tile of a robbed kan.
    """
    check_known_circumstances(hand.situation, accepted)
    check_circumstances(accepted, table, winner, discarder, hand)
    check_robbed_kan(accepted, hand)


def _find_fault(circumstance: Circumstance, table: Table, winner: int, discarder: int | None, hand: Hand) -> str | None:
    """Returns the message of what contradicts a circumstance, or None."""
    if circumstance.win_method is _DRAW and discarder is not None:
        return mark("This needs a self-drawn win.")
    if circumstance.win_method is _DISCARD and discarder is None:
        return mark("This needs a win from another player.")
    if circumstance.needs_closed_hand and not hand.is_closed:
        return mark("Closed hands only.")
    if circumstance.needs_kan and not any(meld.kind.is_kan for meld in hand.melds):
        return mark("A replacement tile needs a kan.")
    if circumstance.last_of_kind and hand.winning_piece in hand.concealed:
        return mark("The other three must be visible, so none of them can be concealed in the hand.")
    if circumstance.first_turn and hand.melds:
        return mark("There are no melds in the first turn.")
    if circumstance.eligible_winner is _DEALER and winner != table.dealer:
        return mark("Only the dealer can win with the hand that was dealt.")
    if circumstance.eligible_winner is _OTHERS and winner == table.dealer:
        return mark("The dealer cannot win this way.")
    if circumstance.dealers_discard and discarder not in (None, table.dealer):
        return mark("This needs the dealer’s first discard.")
    return None


def check_mixed_draw(discarder: int | None, hand: Hand) -> None:
    """Checks that a tile recorded as mixed into the hand was drawn.

    Raises:
        Refusal: ``bad_request``, its path relative to the hand.
    """
    if hand.extra_fields.get("mixed") and discarder is not None:
        raise bad_request(mark("Only a drawn tile can be mixed into the hand."), path="mixed")


def check_riichi_matches_declaration(accepted: tuple[Circumstance, ...], table: Table, seat: int, hand: Hand) -> None:
    """Checks that a hand of a match has riichi if and only if its player declared it.

    Raises:
        Refusal: ``bad_event`` at ``situation``.
    """
    if not table.in_match:
        return
    has_riichi = not declared_ids(accepted).isdisjoint(hand.situation)
    if has_riichi == (seat in table.riichi):
        return
    fault = (
        mark("This player has not declared riichi in this hand.")
        if has_riichi
        else mark("This player has declared riichi, but the win does not say so.")
    )
    raise bad_event(fault, path="situation")


def check_indicators(accepted: Sequence[Indicator], hand: Hand) -> None:
    """Checks that a hand has only indicators that count for it, and not too many.

    Raises:
        Refusal: ``bad_request`` or ``bad_count``, its path relative to the hand.
    """
    known = {indicator.id: indicator for indicator in accepted}
    for indicator_id, pieces in hand.indicators.rows:
        indicator = known.get(indicator_id)
        if indicator is None:
            raise bad_request(mark("This table does not use such indicators."), path=indicator_id)
        if indicator.requires_any and not indicator.counts_with(hand.situation):
            raise bad_request(mark("These indicators only count for a hand that declared riichi."), path=indicator_id)
        count, most = len(pieces), hand.indicators.max_count(indicator)
        if count > most:
            fault = mark("There are {number} indicators; at most {most} can be turned up.")
            raise bad_count(fault, path=indicator_id, number=count, most=most)
