# SPDX-License-Identifier: MIT
"""A hand of mahjong tiles as one number, of which a few operations tell what it holds (``shapes.Partitioner``)."""

from __future__ import annotations

from mahjong_desk.rules.hand import Hand
from mahjong_desk.shapes.mahjong import PARTITIONER


def packed_pieces(hand: Hand) -> int:
    """Returns the concealed pieces of a hand by their kinds, packed, with the winning piece where there is one."""
    packed = PARTITIONER.pack(hand.concealed)
    winning = hand.winning_piece
    return packed if winning is None else packed + PARTITIONER.units[winning]


def packed_melds(hand: Hand) -> int:
    """Returns the pieces of all melds of a hand by their kinds, packed."""
    return sum([PARTITIONER.pack(meld.pieces) for meld in hand.melds])
