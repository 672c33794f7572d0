# SPDX-License-Identifier: MIT
"""How figures are written: thousands with a comma, a true minus, a sign on every change."""

from __future__ import annotations

MINUS = "\u2212"


def figure(number: float) -> str:
    """Returns a total, such as ``1,280``, ``−1,180`` or ``2.5``; of a fraction at most two places."""
    # A sum of fractions may be off by less than anybody counts.
    shown = round(number, 2)
    return f"{int(shown) if shown == int(shown) else shown:,}".replace("-", MINUS)


def change(number: float, *, decimals: int = 0) -> str:
    """Returns a change with its sign, such as ``+480``, ``−120`` or ``0``; with at least so many decimals."""
    written = figure(number)
    if len(written.partition(".")[2]) < decimals:
        written = f"{number:,.{decimals}f}".replace("-", MINUS)
    return f"+{written}" if number > 0 else written
