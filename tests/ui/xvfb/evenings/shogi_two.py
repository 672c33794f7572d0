# SPDX-License-Identifier: MIT
"""Shogi mahjong for two: riichi, and a win on a pawn that is forbidden."""

from __future__ import annotations

from tests.ui.xvfb.script import END, Refused, Script, riichi, win, won

EVENING = (
    Script(
        "shogi",
        ("Aoi", "Ben"),
        (
            riichi(0),
            Refused(win(1, won(0, "PPPPLLL", "P", situation=["riichi"])), "pawn"),
            win(1, won(0, "LLLNNPB", "B", situation=["riichi"])),
            END,
        ),
    ),
)
