# SPDX-License-Identifier: MIT
"""One evening per rule system, as a script of table events."""

from typing import Any

from tests.event_json import END, EventJson, chi, chombo, dead_hand, draw, meld, pon, riichi, win, won
from tests.ui.xvfb.script import (
    CorrectLastHand,
    ForgottenRiichi,
    FromSeatMenu,
    RefusedWin,
    Script,
    ScriptAction,
    TurnUpIndicator,
)

# Boo: riichi and dora, nine terminals and honours, a forbidden win, and responsibility for three dragons.
_DECLARED = won(1, "234m567m406p55z78s", "6s", dora_indicators=["3m"], situation=["riichi"])
_TOO_EARLY = win(3, won(0, "23m678p55s", "1m", chi("345s", 3), pon("888m", 1)))
_DRAGONS = win(1, won(0, "9923m", "1m", pon("555z", 1), pon("666z", 3), pon("777z", 2), pao={2: "daisangen"}))

_BOO_EVENING = (
    Script(
        "boo",
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
)


# Riichi: a whole hanchan with dora and ura dora, a double ron, a nagashi mangan, abortive draws, a foul, and a yakuman.
_RIICHI = won(1, "234567m45p11678s", "6p", situation=["riichi"], dora_indicators=["1z"], ura_indicators=["9p"])
_PINFU = won(1, "234567m45p11678s", "6p")
_RED_DRAGON = won(3, "22s345m78p", "6p", pon("777z", 2), chi("345s", 2))


def _simple(winner: int) -> EventJson:
    """Returns a win with all simples, a claimed chow and a claimed pon."""
    return won(winner, "067p88s57p", "6p", chi("234m", (winner - 1) % 4), pon("222s", (winner + 1) % 4))


_RIICHI_EVENING = (
    Script(
        "riichi",
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


# Mahjong Competition Rules: a whole match of sixteen hands, with flowers, a foul, and new seats after every round.
def _chicken(winner: int, previous: int, **more: Any) -> EventJson:
    """Returns a chicken hand with chows from the previous player."""
    return won(winner, "56s678p33z", "7s", chi("123m", previous), chi("345m", previous), **more)


_SELF_DRAWN = win(None, won(2, "234678m44556s55p", "3s"))
_STRAIGHT = won(3, "12345566789s22p", "4s")

_MCR_EVENING = (
    Script(
        "mcr",
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
            win(1, won(3, "1m", "1m", chi("234m", 0), chi("345p", 0), chi("234s", 0), meld("daiminkan", "7777z", 1))),
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


EVENINGS: dict[str, tuple[Script, ...]] = {"boo": _BOO_EVENING, "riichi": _RIICHI_EVENING, "mcr": _MCR_EVENING}
"""The matches of each evening; the first of Boo is short, and played in every run."""
