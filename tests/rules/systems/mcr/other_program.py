# SPDX-License-Identifier: MIT
"""How PyMahjongGB is asked for the fan of a win."""

from __future__ import annotations

from typing import Any

from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.systems.mcr.vocabulary import FLOWERS, LAST_OF_KIND
from mahjong_desk.shapes import MeldKind

PIECES = [
    *(f"{suit}{number}" for suit in "WBT" for number in range(1, 10)),
    *(f"F{number}" for number in range(1, 5)),
    *("J3", "J2", "J1"),
]
"""The names of our kinds there: characters, circles, bamboos, winds, and the dragons from the red one."""
PACKS = {MeldKind.CHI: "CHI", MeldKind.PON: "PENG"}


def pack(meld: Meld, winner: int) -> tuple[str, str, int]:
    """Returns a meld in the notation of the other program."""
    middle = meld.pieces[1] if meld.kind is MeldKind.CHI else meld.pieces[0]
    giver = 0 if meld.claimed_from is None else (winner - meld.claimed_from) % 4
    return PACKS.get(meld.kind, "GANG"), PIECES[middle], giver


def shown_in_own_melds(hand: Hand) -> bool:
    """Returns whether the other three of the winning piece lie in the own open melds, which is not asked there."""
    open_melds = [meld for meld in hand.melds if meld.kind is not MeldKind.ANKAN]
    return sum(meld.pieces.count(hand.winning_piece or 0) for meld in open_melds) == 3


def calculator_arguments(win: Win, prevailing: int) -> tuple[Any, ...]:
    """Returns the arguments with which ``MahjongFanCalculator`` is called."""
    winner = win.wins[0]
    hand = winner.hand
    if hand is None or hand.winning_piece is None:
        raise ValueError("the hand has to be complete")
    texts = set(hand.situation)
    return (
        tuple(pack(meld, winner.seat) for meld in hand.melds),
        tuple(PIECES[kind] for kind in hand.concealed),
        PIECES[hand.winning_piece],
        hand.extra_fields.get(FLOWERS, 0),
        win.discarder is None,
        LAST_OF_KIND.id in texts or shown_in_own_melds(hand),
        bool(texts & {RINSHAN.id, CHANKAN.id}),
        bool(texts & {HAITEI.id, HOUTEI.id}),
        winner.seat,
        prevailing,
    )
