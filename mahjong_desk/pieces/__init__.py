# SPDX-License-Identifier: MIT
"""Piece sets and their notation.

``piece_set``  What every set of pieces has in common: faces, how many of each, how they are written.
``mahjong``    The 136 mahjong tiles.
``shogi``      One set of shogi pieces less the six pawns that serve as dice.

Tested together
    ``tests/pieces/test_mahjong.py``  piece_set
    ``tests/pieces/test_shogi.py``    piece_set
"""

from mahjong_desk.pieces.mahjong import MAHJONG, MAHJONG_WITH_RED_FIVE, MAHJONG_WITH_RED_FIVES
from mahjong_desk.pieces.piece_set import NotationError, Piece, PieceSet
from mahjong_desk.pieces.shogi import SHOGI

__all__ = ["MAHJONG", "MAHJONG_WITH_RED_FIVE", "MAHJONG_WITH_RED_FIVES", "SHOGI", "NotationError", "Piece", "PieceSet"]
