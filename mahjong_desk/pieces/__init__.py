# SPDX-License-Identifier: MIT
"""Piece sets and their notation."""

from mahjong_desk.pieces.mahjong import MAHJONG, MAHJONG_WITH_RED_FIVE, MAHJONG_WITH_RED_FIVES
from mahjong_desk.pieces.piece_set import NotationError, Piece, PieceSet
from mahjong_desk.pieces.shogi import SHOGI

__all__ = ["MAHJONG", "MAHJONG_WITH_RED_FIVE", "MAHJONG_WITH_RED_FIVES", "SHOGI", "NotationError", "Piece", "PieceSet"]
