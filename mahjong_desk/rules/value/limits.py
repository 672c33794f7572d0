# SPDX-License-Identifier: MIT
"""Limits (満貫 and above), formulas that explain a base, and rounding."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from mahjong_desk.rules.model.reasons import Formula

ROUNDED = "→"
"""The sign before a rounded value."""

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@cache
def power_of_two_text(exponent: int) -> str:
    """Returns a power of two as text, such as ``2³``."""
    return "2" + str(exponent).translate(_SUPERSCRIPTS)


def power_formula(factor: int, exponent: int, result: int) -> Formula:
    """Returns ``factor × 2³ = result``."""
    return (factor, "×", power_of_two_text(exponent), "=", result)


def product_formula(*factors: int) -> Formula:
    """Returns ``a × b × c`` without factors of 1."""
    first, *others = [factor for factor in factors if factor != 1] or [1]
    formula: list[int | str] = [first]
    for factor in others:
        formula += ["×", factor]
    return tuple(formula)


def rounded_formula(formula: Formula, exact: int, result: int) -> Formula:
    """Returns ``formula → result``, or the formula if rounding changed nothing."""
    return formula if exact == result else (*formula, ROUNDED, result)


def sum_formula(terms: Iterable[int], result: int) -> Formula:
    """Returns ``a + b + c = result``; the result alone if there is only one term."""
    formula: list[int | str] = []
    for term in terms:
        formula += ["+", term] if formula else [term]
    return (*formula, "=", result) if len(formula) > 1 else (result,)


Rounding = Callable[[int, int], int]
"""Rounds an amount to a unit."""


def round_up(amount: int, unit: int) -> int:
    """Returns the amount rounded up (切り上げ)."""
    return -(-amount // unit) * unit if amount >= 0 else -round_up(-amount, unit)


def round_down(amount: int, unit: int) -> int:
    """Returns the amount rounded down (切り捨て)."""
    return amount // unit * unit if amount >= 0 else -round_down(-amount, unit)


def round_half_up(amount: int, unit: int) -> int:
    """Returns the amount rounded to the nearest unit, halves up (四捨五入)."""
    return (2 * amount + unit) // (2 * unit) * unit if amount >= 0 else -round_half_up(-amount, unit)


def round_half_down(amount: int, unit: int) -> int:
    """Returns the amount rounded to the nearest unit, halves down (五捨六入)."""
    return -((unit - 2 * amount) // (2 * unit)) * unit if amount >= 0 else -round_half_down(-amount, unit)


class Limit(NamedTuple):
    """One fixed amount.

    Attributes:
        base: The base that it fixes, in points.
        min_han: The han from which a hand is worth it, whatever its fu; None if han alone never reach it.
    """

    id: str
    base: int
    min_han: int | None = None


class Limits(NamedTuple):
    """The limits of a table.

    Attributes:
        cap: The highest base of fu and han.
        cap_threshold: The base from which a hand is worth the cap, in points; lower than that of the cap if hands just
            below it are raised to it (切り上げ満貫).
        by_han: The limits that han alone reach, ascending; a hand is worth the last one that it reaches.
    """

    cap: Limit
    cap_threshold: int
    yakuman: Limit
    yakuman_value: int
    stacks_yakuman: bool = False
    by_han: tuple[Limit, ...] = ()

    def limit_for(self, uncapped: int, han: int) -> Limit | None:
        """Returns the limit that a hand without limit yaku reaches, or None.

        Args:
            uncapped: The result of its fu and han, in points.
        """
        highest = self.cap if uncapped >= self.cap_threshold else None
        for limit in self.by_han:
            if limit.min_han is not None and han >= limit.min_han:
                highest = limit
        return highest

    def limit_named(self, limit_id: str) -> Limit:
        """Returns the limit of that name.

        Raises:
            KeyError: There is none.
        """
        for limit in (self.cap, *self.by_han, self.yakuman):
            if limit.id == limit_id:
                return limit
        raise KeyError(limit_id)

    def yakuman_multiple(self, values: list[int]) -> int:
        """Returns how many yakuman limit yaku of these values are worth."""
        multiples = [value // self.yakuman_value for value in values]
        return sum(multiples) if self.stacks_yakuman else max(multiples)


def single_limit(limit_id: str, base: int, *, yaku: str = "", unit: int, multiple: bool = False) -> Limits:
    """Returns limits of one amount: the cap and the value of limit yaku.

    Args:
        base: Its base, in points.
    """
    return Limits(Limit(limit_id, base), base, Limit(yaku or limit_id, base), unit, multiple)
