# SPDX-License-Identifier: MIT
"""Beijing: wildcards, two winners on one discard, a kan, a foul, equal first discards."""

from __future__ import annotations

from tests.ui.xvfb.script import (
    END,
    SHAOZHUANG,
    AtSeat,
    Corrected,
    Deed,
    Script,
    TurnedUp,
    chombo,
    dead_hand,
    draw,
    meld,
    win,
    won,
)

_PLAYERS = ("Aoi", "Ben", "Chie", "Dai")

_PLAIN = won(1, "123m456p45789s22z", "6s", wild_indicator="1p")
_OTHER = won(2, "11m345567p45789s", "6s", wild_indicator="1p")
_WILD = win(None, won(3, "12456789m11p45s1z", "6s", wild_indicator="4z"))
_KAN = won(0, "234m567m3455p", "5p", meld("ankan", "1111s"), wild_indicator="9s")

EVENING = (
    Script("beijing", _PLAYERS, (win(3, _PLAIN, _OTHER), Deed.RESTART, draw(), Deed.UNDO, Deed.REDO, _WILD, END)),
    Script(
        "beijing",
        _PLAYERS,
        (
            TurnedUp("1p"),
            win(0, _PLAIN),
            Corrected(win(3, _PLAIN)),
            chombo(0),
            Deed.UNDO,
            Deed.REDO,
            draw(),
            dead_hand(1),
            win(None, _KAN),
            END,
        ),
    ),
    Script(
        "beijing",
        _PLAYERS,
        (SHAOZHUANG, Deed.UNDO, Deed.REDO, TurnedUp("1p"), win(3, _PLAIN), AtSeat(chombo(2)), END),
        {"shaozhuang_points": 10},
    ),
)
