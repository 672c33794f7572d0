# SPDX-License-Identifier: MIT
"""Ar-Shi-Ar: hands with every kind of meld, a wrong discarder put right, responsibility, a note, a dead hand, two matches."""

from __future__ import annotations

from tests.ui.xvfb.script import END, Corrected, Deed, Noted, Script, chi, chombo, dead_hand, draw, meld, pon, win, won

_PLAYERS = ("Aoi", "Ben", "Chie", "Dai")

_CLOSED = won(2, "456m33p67p789p123s", "8p")
_DRAWN = win(None, won(0, "23m456p55s678s", "1m", chi("123m", 3)))
_EARLY = win(1, won(0, "234m678m55p79s444s", "8s"))
_CALLED = won(1, "234m567p44s78s", "9s", pon("222z", 2))
_KANS = win(
    None,
    won(
        3,
        "23m55p",
        "1m",
        meld("ankan", "1111z"),
        meld("daiminkan", "2222z", 0),
        meld("shouminkan", "9999s", 1),
        situation=["rinshan"],
    ),
)
_DRAGONS = win(1, won(0, "9923m", "1m", pon("555z", 1), pon("666z", 3), pon("777z", 2), pao={2: "daisangen"}))

EVENING = (
    Script(
        "arushiaru",
        _PLAYERS,
        (win(3, _CLOSED), Corrected(win(1, _CLOSED)), Deed.RESTART, draw(), Deed.UNDO, Deed.REDO, _DRAWN, END),
    ),
    Script(
        "arushiaru",
        _PLAYERS,
        (
            _EARLY,
            Noted("the second of the evening"),
            dead_hand(2),
            win(0, _CALLED),
            Corrected(win(3, _CALLED)),
            _KANS,
            Deed.UNDO,
            Deed.REDO,
            _DRAGONS,
            chombo(3),
            Deed.UNDO,
            draw(),
            win(1, _CLOSED),
            END,
        ),
    ),
)
