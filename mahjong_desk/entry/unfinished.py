# SPDX-License-Identifier: MIT
"""Checks of an incomplete hand, and its waits if only one piece is missing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.events import hand_of
from mahjong_desk.entry.frame import Frame
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import WaitAnswer
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules


@dataclass(frozen=True, slots=True)
class Waits:
    """The waits of a hand."""

    answers: tuple[WaitAnswer, ...]
    discarder: int


def check_so_far(rules: Rules, table: Table, frame: Frame, draft: Draft, missing: int) -> None:
    """Checks the pieces and melds of an incomplete hand.

    Raises:
        Refusal: They cannot be one hand.
    """
    told = all(draft.turned_up.of(one) for one in rules.indicators if one.required)
    if missing > 1 and not told:
        # The allowed pieces depend on an indicator that may still be entered before the hand is complete.
        return
    winner, discarder = _assumed(table, draft)
    rules.check_hand(table, winner, discarder, rules.under(_hand(frame, draft, winner), ()))


def waits(rules: Rules, table: Table, frame: Frame, draft: Draft) -> Waits:
    """Returns the waits of a hand that lacks one piece; a marked winning piece counts as part of it.

    Raises:
        Refusal: The rules refuse the hand.
    """
    winner, discarder = _assumed(table, draft)
    return Waits(rules.waits(table, Winner(winner, _hand(frame, draft, winner)), discarder), discarder)


def _hand(frame: Frame, draft: Draft, winner: int) -> Hand:
    return hand_of(frame, replace(draft, winner=winner), whole=False)


def _assumed(table: Table, draft: Draft) -> tuple[int, int]:
    """Returns winner and discarder; while they are not entered, a non-dealer and the player before."""
    winner = draft.winner if draft.winner is not None else table.after(table.dealer)
    return winner, draft.discarder if draft.discarder is not None else table.before(winner)
