# SPDX-License-Identifier: MIT
"""What the workbench says of amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import figure

NOTHING = "–"


def gains_text(gains: Sequence[int], written: Callable[[int], str] = figure) -> str:
    """Returns what a win brings; the least and the most where that hangs on who discards, a dash where it is refused."""
    if not gains:
        return NOTHING
    if len(gains) == 1:
        return written(gains[0])
    span = tr("{least} to {most}")
    return span.format(least=written(gains[0]), most=written(gains[-1]))
