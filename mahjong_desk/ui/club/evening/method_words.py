# SPDX-License-Identifier: MIT
"""The ways in which players are put together, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.schedule.proposing import Method

translate = QCoreApplication.translate


def method_name(method: Method) -> str:
    """Returns what a way is called."""
    return {
        Method.SWISS: translate("Method", "Swiss"),
        Method.ROUND_ROBIN: translate("Method", "Nobody twice"),
        Method.EVERYBODY: translate("Method", "Everybody meets everybody"),
        Method.RANDOM: translate("Method", "By lot"),
    }[method]


def method_meaning(method: Method) -> str:
    """Returns what a way does, in a sentence."""
    return {
        Method.SWISS: translate(
            "Method", "Those beside each other in the standings play each other, and nobody twice where that can be."
        ),
        Method.ROUND_ROBIN: translate(
            "Method", "Nobody meets twice as long as the numbers allow it, then everybody as seldom as the others."
        ),
        Method.EVERYBODY: translate("Method", "As many as can be meet for the first time in each round."),
        Method.RANDOM: translate("Method", "By lot, whoever has met. Turns to sit out and winds are still balanced."),
    }[method]
