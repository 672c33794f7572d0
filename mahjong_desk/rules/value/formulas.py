# SPDX-License-Identifier: MIT
"""Formulas that explain a base, and rounding of fu, bases, payments and results to whole units."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from mahjong_desk.rules.model.reasons import Formula

ROUNDED = "→"
"""The sign before a rounded value."""

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@cache
def power_of_two_text(exponent: int) -> str:
    """Returns two to that power as it is written: ``2³``."""
    return "2" + str(exponent).translate(_SUPERSCRIPTS)


def power_formula(factor: int, exponent: int, result: int) -> Formula:
    """Returns ``factor × 2³ = result``."""
    return (factor, "×", power_of_two_text(exponent), "=", result)


def product_formula(*factors: int) -> Formula:
    """Returns ``a × b × c`` with the factors of one left out."""
    first, *others = [factor for factor in factors if factor != 1] or [1]
    found: list[int | str] = [first]
    for factor in others:
        found += ["×", factor]
    return tuple(found)


def rounded_formula(formula: Formula, exact: int, result: int) -> Formula:
    """Returns ``formula → result`` for a rounded sum, or the formula if rounding changed nothing."""
    return formula if exact == result else (*formula, ROUNDED, result)


def sum_formula(terms: Iterable[int], result: int) -> Formula:
    """Returns ``a + b + c = result``; the result alone if there is but one term."""
    found: list[int | str] = []
    for term in terms:
        found += ["+", term] if found else [term]
    return (*found, "=", result) if len(found) > 1 else (result,)


Rounding = Callable[[int, int], int]
"""Rounds an amount to a unit."""


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
