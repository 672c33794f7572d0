# SPDX-License-Identifier: MIT
"""Piece sets and their notation."""

from mahjong_desk.pieces.mahjong import MAHJONG, MAHJONG_WITH_RED_FIVE
from mahjong_desk.pieces.piece_set import NotationError, Piece, PieceSet

__all__ = ["MAHJONG", "MAHJONG_WITH_RED_FIVE", "NotationError", "Piece", "PieceSet"]
