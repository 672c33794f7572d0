# SPDX-License-Identifier: MIT
"""A hand that lacks pieces: whether those that it has can stay, and what it waits for where only one is missing."""

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
    """What completes a hand."""

    answers: tuple[WaitAnswer, ...]
    discarder: int


def check_so_far(rules: Rules, table: Table, frame: Frame, draft: Draft, missing: int) -> None:
    """Checks the pieces and melds that a hand has already.

    Raises:
        Refusal: They cannot be one hand.
    """
    told = all(draft.turned_up.of(one) for one in rules.indicators if one.required)
    if missing > 1 and not told:
        # What the pieces may be hangs on an indicator that can still be told before the hand is ready.
        return
    winner, discarder = _assumed(table, draft)
    rules.check_hand(table, winner, discarder, rules.under(_hand(frame, draft, winner), ()))


def waits(rules: Rules, table: Table, frame: Frame, draft: Draft) -> Waits:
    """Returns what completes a hand that lacks one piece; a marked winning piece counts as one of it.

    Raises:
        Refusal: The rules refuse the hand.
    """
    winner, discarder = _assumed(table, draft)
    return Waits(rules.waits(table, Winner(winner, _hand(frame, draft, winner)), discarder), discarder)


def _hand(frame: Frame, draft: Draft, winner: int) -> Hand:
    return hand_of(frame, replace(draft, winner=winner), whole=False)


def _assumed(table: Table, draft: Draft) -> tuple[int, int]:
    """Returns winner and discarder, as long as nobody said who: one who does not deal, and the player before."""
    winner = draft.winner if draft.winner is not None else table.after(table.dealer)
    return winner, draft.discarder if draft.discarder is not None else table.before(winner)
