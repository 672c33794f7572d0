# SPDX-License-Identifier: MIT
"""Formulas in numbers and signs, to explain a base."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from mahjong_desk.rules.model.reasons import Formula

ROUNDED = "→"
"""The sign before what rounding made of a sum."""

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
    """Returns a sum with what rounding made of it, ``formula → result``; as it is where that changed nothing."""
    return formula if exact == result else (*formula, ROUNDED, result)


def sum_formula(terms: Iterable[int], result: int) -> Formula:
    """Returns ``a + b + c = result``; the result alone where there is but one term."""
    found: list[int | str] = []
    for term in terms:
        found += ["+", term] if found else [term]
    return (*found, "=", result) if len(found) > 1 else (result,)
