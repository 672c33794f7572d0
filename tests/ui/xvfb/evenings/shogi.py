# SPDX-License-Identifier: MIT
"""Shogi mahjong for three: riichi, who was ready, a dragon claimed with a pawn, a foul, and a player below zero."""

from __future__ import annotations

from tests.ui.xvfb.script import END, Corrected, Deed, Script, TurnedUp, chombo, draw, pon, riichi, win, won

_PLAYERS = ("Aoi", "Ben", "Chie")

_DRAWN = win(None, won(0, "PPPPPPL", "L", situation=["riichi"]))
_CALLED = win(0, won(2, "LLLG", "G", pon("PBB", 1), dora_indicators=["G"]))
_PAIRS = won(2, "KKRRPPB", "B")
_CLOSED = won(1, "LLLNNNG", "G")

EVENING = (
    Script(
        "shogi",
        _PLAYERS,
        (
            riichi(0),
            _DRAWN,
            win(2, _CLOSED),
            Corrected(win(0, _CLOSED)),
            Deed.RESTART,
            riichi(1),
            draw(tenpai=[0, 1]),
            Deed.UNDO,
            Deed.REDO,
            END,
        ),
    ),
    Script(
        "shogi",
        _PLAYERS,
        (riichi(0), _DRAWN, riichi(1), draw(tenpai=[0, 1]), TurnedUp("G"), _CALLED, chombo(1), win(1, _PAIRS)),
    ),
)
