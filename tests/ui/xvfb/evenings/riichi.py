# SPDX-License-Identifier: MIT
"""Riichi: a whole hanchan with dora and ura dora, a double ron, a nagashi mangan, abortive draws, a foul, and a yakuman."""

from tests.ui.xvfb.script import (
    END,
    CorrectLastHand,
    EventJson,
    ForgottenRiichi,
    FromSeatMenu,
    Script,
    ScriptAction,
    TurnUpIndicator,
    chi,
    chombo,
    dead_hand,
    draw,
    pon,
    riichi,
    win,
    won,
)

_PLAYERS = ("Aoi", "Ben", "Chie", "Dai")

_RIICHI = won(1, "234567m45p11678s", "6p", situation=["riichi"], dora_indicators=["1z"], ura_indicators=["9p"])
_PINFU = won(1, "234567m45p11678s", "6p")
_RED_DRAGON = won(3, "22s345m78p", "6p", pon("777z", 2), chi("345s", 2))


def _simple(winner: int) -> EventJson:
    """Returns all simples with a sequence from the player before and a triplet from the one after."""
    return won(winner, "067p88s57p", "6p", chi("234m", (winner - 1) % 4), pon("222s", (winner + 1) % 4))


EVENING = (
    Script(
        "riichi",
        _PLAYERS,
        (
            riichi(1),
            win(0, _RIICHI),
            CorrectLastHand(win(3, _RIICHI)),
            ScriptAction.RESTART,
            draw(tenpai=[0, 2]),
            ScriptAction.UNDO,
            ScriptAction.REDO,
            win(None, _simple(2)),
            END,
        ),
    ),
    Script(
        "riichi",
        _PLAYERS,
        (
            # East: the dealer of the third hand stays once.
            riichi(1),
            win(3, _RIICHI),
            draw(tenpai=[0, 2]),
            win(None, _simple(2)),
            win(0, _PINFU, _RED_DRAGON),
            chombo(2),
            draw("kyuushu_kyuuhai", player=1),
            FromSeatMenu(dead_hand(3)),
            win(2, _simple(0)),
            # South.
            FromSeatMenu(riichi(0)),
            draw(tenpai=[0, 1], nagashi=[3]),
            TurnUpIndicator("1z"),
            ForgottenRiichi(win(2, won(1, "234567m45p11678s", "6p", situation=["riichi"], dora_indicators=["1z"]))),
            ScriptAction.UNDO,
            ScriptAction.REDO,
            draw(tenpai=[]),
            win(None, _simple(3)),
            win(0, won(2, "19m19p19s1234567z", "1m")),
        ),
    ),
)
