# SPDX-License-Identifier: MIT
"""The ways in which players are put together, in words."""

from __future__ import annotations

from mahjong_desk.club.schedule.proposing import Method
from mahjong_desk.texts import tr


def method_name(method: Method) -> str:
    """Returns what a way is called."""
    return {
        Method.SWISS: tr("Swiss"),
        Method.ROUND_ROBIN: tr("Nobody twice"),
        Method.EVERYBODY: tr("Everybody meets everybody"),
        Method.RANDOM: tr("By lot"),
    }[method]


def method_meaning(method: Method) -> str:
    """Returns what a way does, in a sentence."""
    return {
        Method.SWISS: tr(
            "Those beside each other in the standings play each other, and nobody twice where that can be."
        ),
        Method.ROUND_ROBIN: tr(
            "Nobody meets twice as long as the numbers allow it, then everybody as seldom as the others."
        ),
        Method.EVERYBODY: tr("As many as can be meet for the first time in each round."),
        Method.RANDOM: tr("By lot, whoever has met. Turns to sit out and winds are still balanced."),
    }[method]
