# SPDX-License-Identifier: MIT
"""Mahjong Competition Rules: a whole match of sixteen hands, with flowers, a foul, and new seats after every round."""

from typing import Any

from tests.ui.xvfb.script import (
    END,
    CorrectLastHand,
    EventJson,
    FromSeatMenu,
    Script,
    ScriptAction,
    chi,
    chombo,
    dead_hand,
    draw,
    meld,
    win,
    won,
)

_PLAYERS = ("Aoi", "Ben", "Chie", "Dai")


def _chicken(winner: int, before: int, **more: Any) -> EventJson:
    """Returns a hand without any fan but its own, claimed from the player before."""
    return won(winner, "56s678p33z", "7s", chi("123m", before), chi("345m", before), **more)


_SELF_DRAWN = win(None, won(2, "234678m44556s55p", "3s"))
_STRAIGHT = won(3, "12345566789s22p", "4s")

EVENING = (
    Script(
        "mcr",
        _PLAYERS,
        (
            win(3, _chicken(1, 0, flowers=1)),
            _SELF_DRAWN,
            draw(),
            win(0, _STRAIGHT),
            ScriptAction.RESTART,
            ScriptAction.UNDO,
            ScriptAction.REDO,
            win(2, _chicken(0, 1)),
            END,
        ),
    ),
    Script(
        "mcr",
        _PLAYERS,
        (
            # East: 0, 1, 2, 3.
            win(3, _chicken(1, 0, flowers=1)),
            draw(),
            _SELF_DRAWN,
            ScriptAction.UNDO,
            ScriptAction.REDO,
            win(0, _STRAIGHT),
            # South: 1, 0, 3, 2.
            ScriptAction.RESTART,
            win(2, _chicken(0, 1)),
            CorrectLastHand(win(3, _chicken(0, 1))),
            chombo(3),
            draw(),
            win(
                1,
                won(3, "1m", "1m", chi("234m", 0), chi("345p", 0), chi("234s", 0), meld("daiminkan", "7777z", 1)),
            ),
            win(0, won(2, "1112345678999s", "9s")),
            # West: 2, 3, 1, 0.
            draw(),
            FromSeatMenu(dead_hand(0)),
            win(None, won(1, "123456m1178s456p", "9s")),
            win(None, _chicken(0, 1, situation=["haitei"])),
            draw(),
            # North: 3, 2, 0, 1.
            win(2, _chicken(0, 2, flowers=3)),
            draw(),
            draw(),
            win(3, won(1, "19m19p19s1234567z", "1m")),
        ),
    ),
)
