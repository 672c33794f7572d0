# SPDX-License-Identifier: MIT
"""What the player of a hand knows of the pieces: which may still come."""

from __future__ import annotations

from collections import Counter

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.faces import pieces_of
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.ruleset import Rules


def unseen(rules: Rules, hand: Hand) -> list[Piece]:
    """Returns the pieces that lie neither in a hand and its melds nor open on the table, a robbed kan included."""
    kinds = rules.ruleset.pieces.kinds
    left = Counter(dict(enumerate(rules.faces)))
    left.subtract([*pieces_of(hand), *hand.turned_up.pieces])
    robbed = None
    if hand.winning_piece is not None and any(one.robs for one in rules.ruleset.named(hand.situation)):
        robbed = kinds[hand.winning_piece]
    return [piece for piece in left.elements() if kinds[piece] != robbed]
