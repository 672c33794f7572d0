# SPDX-License-Identifier: MIT
"""How figures are written: thousands with a comma, a true minus, a sign on every change."""

from __future__ import annotations

MINUS = "\u2212"


def figure(number: float) -> str:
    """Returns a total, such as ``1,280`` or ``−1,180``."""
    return f"{number:,}".replace("-", MINUS)


def change(number: float) -> str:
    """Returns a change with its sign, such as ``+480``, ``−120`` or ``0``."""
    return f"+{number:,}" if number > 0 else figure(number)
