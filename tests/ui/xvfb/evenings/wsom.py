# SPDX-License-Identifier: MIT
"""World Series of Mahjong: penalty tiles, immunity in the same turn, a dead hand, a foul."""

from __future__ import annotations

from tests.ui.xvfb.script import (
    END,
    CorrectLastHand,
    FromSeatMenu,
    Script,
    ScriptAction,
    chi,
    chombo,
    dead_hand,
    draw,
    penalty_tile,
    pon,
    win,
    won,
)

_PLAYERS = ("Aoi", "Ben", "Chie", "Dai")

_IMMUNE = win(0, won(2, "567m88m44z", "4z", chi("123m", 1), pon("333z", 0), immunity=1))
_SMALL = win(3, won(0, "789s22s55z", "2s", chi("123m", 3), chi("456p", 3)))
_CLOSED = won(1, "123456m789m34s55z", "2s")
_DRAWN = win(None, won(3, "123m456p234s99s55z", "5z"))

EVENING = (
    Script(
        "wsom",
        _PLAYERS,
        (
            penalty_tile(1, "5m"),
            ScriptAction.RESTART,
            _IMMUNE,
            draw(),
            ScriptAction.UNDO,
            ScriptAction.REDO,
            win(3, _CLOSED),
            END,
        ),
    ),
    Script(
        "wsom",
        _PLAYERS,
        (
            penalty_tile(1, "5m"),
            FromSeatMenu(penalty_tile(1, "1z")),
            penalty_tile(1, "1z", "dead"),
            FromSeatMenu(penalty_tile(1, "5m", "cleared")),
            FromSeatMenu(dead_hand(3)),
            _SMALL,
            chombo(2),
            ScriptAction.UNDO,
            ScriptAction.REDO,
            _DRAWN,
            win(0, _CLOSED),
            CorrectLastHand(win(2, _CLOSED)),
            END,
        ),
    ),
)
