# SPDX-License-Identifier: MIT
"""Boo: riichi and dora, nine different ends, a win that is forbidden, a forgotten riichi, and responsibility for three dragons."""

from tests.ui.xvfb.script import (
    END,
    CorrectLastHand,
    ForgottenRiichi,
    FromSeatMenu,
    RefusedWin,
    Script,
    ScriptAction,
    TurnUpIndicator,
    chi,
    dead_hand,
    draw,
    pon,
    riichi,
    win,
    won,
)

_PLAYERS = ("Aoi", "Ben", "Chie", "Dai")

_DECLARED = won(1, "234m567m406p55z78s", "6s", dora_indicators=["3m"], situation=["riichi"])
_PLAIN = won(2, "234m678m55p79s444s", "8s")
_TOO_EARLY = win(3, won(0, "23m678p55s", "1m", chi("345s", 3), pon("888m", 1)))
_DRAGONS = win(1, won(0, "9923m", "1m", pon("555z", 1), pon("666z", 3), pon("777z", 2), pao={2: "daisangen"}))

EVENING = (
    Script(
        "boo",
        _PLAYERS,
        (
            riichi(1),
            win(0, _DECLARED),
            CorrectLastHand(win(3, _DECLARED)),
            ScriptAction.RESTART,
            draw(),
            ScriptAction.UNDO,
            ScriptAction.REDO,
            END,
        ),
    ),
    Script(
        "boo",
        _PLAYERS,
        (
            riichi(1),
            win(3, _DECLARED),
            draw("kyuushu_kyuuhai", player=2),
            dead_hand(1),
            riichi(2),
            draw(),
            RefusedWin(_TOO_EARLY, "behind Ben"),
            _DRAGONS,
        ),
    ),
    Script(
        "boo",
        _PLAYERS,
        (
            TurnUpIndicator("3m"),
            FromSeatMenu(riichi(3)),
            ForgottenRiichi(win(2, _DECLARED)),
            ScriptAction.UNDO,
            ScriptAction.REDO,
            win(0, _PLAIN),
            riichi(0),
            ScriptAction.UNDO,
            END,
        ),
    ),
)
