# SPDX-License-Identifier: MIT
"""The indicators of a draft, such as those of dora or of the wildcard."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.pieces import pieces_left
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.indicators import Indicator


def free_places(draft: Draft, indicator: Indicator) -> int:
    """Returns how many of a kind can be turned up; never more than of the kind above them."""
    beneath = next((len(row) for kind, row in draft.turned_up.rows if kind == indicator.beneath), 0)
    return min(indicator.most, beneath) if indicator.beneath else indicator.most


def add_indicator(frame: HandSpec, draft: Draft, indicator: Indicator, piece: Piece) -> Draft:
    """Returns the draft with one more indicator of a kind; if there is room for only one, it replaces it.

    Raises:
        DraftError: None of the piece is left, or as many are turned up as can be.
    """
    shown = draft.turned_up.of(indicator)
    most = free_places(draft, indicator)
    others = shown if len(shown) < most or most > 1 else ()
    name = frame.pieces.names[piece]
    if pieces_left(frame, set_indicators(draft, indicator, others))[piece] < 1:
        raise DraftError(DraftFault.NONE_LEFT, name)
    if len(others) >= most:
        raise DraftError(DraftFault.NO_ROOM, name)
    return set_indicators(draft, indicator, (*others, piece))


def set_indicators(draft: Draft, indicator: Indicator, pieces: tuple[Piece, ...]) -> Draft:
    """Returns the draft with other indicators of a kind, for every winner for whom they count."""
    others = tuple(
        winner
        if winner.hand is None or not indicator.counts_under(winner.hand.situation)
        else replace(winner, hand=replace(winner.hand, turned_up=winner.hand.turned_up.replaced(indicator, pieces)))
        for winner in draft.others
    )
    return replace(draft, turned_up=draft.turned_up.replaced(indicator, pieces), others=others)


def remove_indicator(draft: Draft, indicator: Indicator, index: int) -> Draft:
    """Returns the draft without one of its indicators."""
    shown = draft.turned_up.of(indicator)
    return set_indicators(draft, indicator, shown[:index] + shown[index + 1 :])


def drop_uncounted_indicators(frame: HandSpec, draft: Draft) -> Draft:
    """Returns the draft without indicators that no longer count for any winner, or have no room."""
    for one in frame.indicators:
        winners = (draft.situation, *(winner.hand.situation for winner in draft.others if winner.hand is not None))
        most = free_places(draft, one) if any(one.counts_under(situation) for situation in winners) else 0
        shown = draft.turned_up.of(one)
        if len(shown) > most:
            draft = set_indicators(draft, one, shown[:most])
    return draft
