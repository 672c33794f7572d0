# SPDX-License-Identifier: MIT
"""Rounding of fu, bases, payments and results to whole units, by the amount: a negative number keeps its sign."""

from __future__ import annotations

from collections.abc import Callable

Rounding = Callable[[int, int], int]
"""Rounds an amount to a unit."""


def no_rounding(amount: int, unit: int) -> int:
    """Returns the amount as it is."""
    return amount


def round_up(amount: int, unit: int) -> int:
    """Returns the amount rounded up (切り上げ)."""
    return -(-amount // unit) * unit if amount >= 0 else -round_up(-amount, unit)


def round_down(amount: int, unit: int) -> int:
    """Returns the amount rounded down (切り捨て)."""
    return amount // unit * unit if amount >= 0 else -round_down(-amount, unit)


def round_half_up(amount: int, unit: int) -> int:
    """Returns the amount rounded to the nearest unit, half of one up (四捨五入)."""
    return (2 * amount + unit) // (2 * unit) * unit if amount >= 0 else -round_half_up(-amount, unit)


def round_half_down(amount: int, unit: int) -> int:
    """Returns the amount rounded to the nearest unit, half of one down (五捨六入)."""
    return -((unit - 2 * amount) // (2 * unit)) * unit if amount >= 0 else -round_half_down(-amount, unit)
