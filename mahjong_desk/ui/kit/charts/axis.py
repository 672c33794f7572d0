# SPDX-License-Identifier: MIT
"""Round values beside a plot, and names at the ends of lines that keep off each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count, takewhile


def round_values(low: float, high: float, wished: int, decimals: int = 0) -> tuple[float, ...]:
    """Returns round values from ``low`` to ``high``, at least two and about as many as wished for.

    Args:
        low: What none lies below.
        high: What none lies above, unless there would be but one.
    """
    least = 10.0**-decimals
    span = max(high - low, least)
    rough = max(span / max(1, wished), least)
    power = 10.0 ** math.floor(math.log10(rough) + 1e-9)
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * (1 - 1e-9))
    # Counted in steps: sums of tenths would go astray.
    first = math.ceil(low / step - 1e-9)
    found = [round(at * step, decimals) for at in takewhile(lambda at: at * step <= high + step * 1e-9, count(first))]
    return tuple(found) if len(found) > 1 else tuple(round(at * step, decimals) for at in (first, first + 1))


def parted(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Returns heights near those wanted, in the same order from above to below and so far from each other."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    places = list(wanted)
    at = top - apart
    for index in order:
        at = places[index] = max(places[index], at + apart)
    at = bottom + apart
    for index in reversed(order):
        at = places[index] = min(places[index], at - apart)
    return places
