# SPDX-License-Identifier: MIT
"""What former players are called."""

from __future__ import annotations

from mahjong_desk.texts import tr


def former_player(number: int) -> str:
    """Returns what a former player is called."""
    return tr("Former player {number}").format(number=number)
