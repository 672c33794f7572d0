# SPDX-License-Identifier: MIT
"""Which situations can go with which win (rules/arushiaru.md §12)."""

from __future__ import annotations

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.rules.checks import holds
from mahjong_desk.rules.hand import Hand, Situation
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.table import Table

_SELF_DRAWN_ONLY = frozenset({Situation.RINSHAN, Situation.HAITEI, Situation.TENHOU, Situation.CHIIHOU})
_FIRST_TURN = frozenset({Situation.TENHOU, Situation.CHIIHOU, Situation.RENHOU})


def check_situation(situation: Situation, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
    """Checks that a situation can go with this win.

    Raises:
        Refusal: ``bad_request``, saying what contradicts it.
    """
    fault = _situation_fault(situation, table, winner, discarder, hand)
    if fault:
        raise Refusal(Code.BAD_REQUEST, fault, path="situation")


def _situation_fault(situation: Situation, table: Table, winner: int, discarder: int | None, hand: Hand) -> str | None:
    if situation in _SELF_DRAWN_ONLY and discarder is not None:
        return QT_TRANSLATE_NOOP("Refusal", "This needs a self-drawn win.")
    if situation not in _SELF_DRAWN_ONLY and discarder is None:
        return QT_TRANSLATE_NOOP("Refusal", "This needs a win on another player’s tile.")
    if situation is Situation.RINSHAN and not any(meld.kind.is_kan for meld in hand.melds):
        return QT_TRANSLATE_NOOP("Refusal", "A replacement tile needs a kan among the melds.")
    if situation is Situation.CHANKAN and hand.winning_piece is not None and holds(hand, hand.winning_piece):
        return QT_TRANSLATE_NOOP("Refusal", "The robbed kan holds the other three tiles; the winner has one of them.")
    if situation in _FIRST_TURN and hand.melds:
        return QT_TRANSLATE_NOOP("Refusal", "In the first turn nobody has a meld.")
    if situation is Situation.TENHOU and winner != table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "Only the dealer can win with the first fourteen tiles.")
    if situation in (Situation.CHIIHOU, Situation.RENHOU) and winner == table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "The dealer cannot win this way.")
    if situation is Situation.RENHOU and discarder != table.dealer:
        return QT_TRANSLATE_NOOP("Refusal", "This needs the dealer’s first discard.")
    return None
