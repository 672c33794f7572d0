# SPDX-License-Identifier: MIT
"""Limits (満貫 and above): fixed amounts in place of the result of fu and han.

A ruleset lists its ``Limits`` once; values, typed values, ladders, payments for fouls and words take them from there.
"""

from __future__ import annotations

from typing import NamedTuple


class Limit(NamedTuple):
    """One fixed amount.

    Attributes:
        base: The base that it fixes, in points.
        min_han: From how many han on a hand is worth it, whatever its fu; None if han alone never reach it.
    """

    id: str
    base: int
    min_han: int | None = None


class Limits(NamedTuple):
    """The limits of a table.

    Attributes:
        cap: The highest base of fu and han.
        cap_threshold: From which base on, in points, a hand is worth the cap: less than its own where close ones are raised
            to it (切り上げ満貫).
        by_han: The limits that han alone reach, ascending; the last that is reached replaces those before it.
    """

    cap: Limit
    cap_threshold: int
    yakuman: Limit
    yakuman_value: int
    stacks_yakuman: bool = False
    by_han: tuple[Limit, ...] = ()

    def limit_for(self, uncapped: int, han: int) -> Limit | None:
        """Returns the limit that a hand without limit yaku reaches; None if it stays below all.

        Args:
            uncapped: The result of its fu and han, in points.
            han: Its han.
        """
        found = self.cap if uncapped >= self.cap_threshold else None
        for limit in self.by_han:
            if limit.min_han is not None and han >= limit.min_han:
                found = limit
        return found

    def limit_named(self, identity: str) -> Limit:
        """Returns the limit of that name.

        Raises:
            KeyError: There is none.
        """
        for limit in (self.cap, *self.by_han, self.yakuman):
            if limit.id == identity:
                return limit
        raise KeyError(identity)

    def yakuman_multiple(self, values: list[int]) -> int:
        """Returns how many times the base of a limit yaku a hand with limit yaku of these values is worth."""
        each = [value // self.yakuman_value for value in values]
        return sum(each) if self.stacks_yakuman else max(each)

    def yakuman_base(self, times: int) -> int:
        """Returns the base of ``times`` limit yaku, in points."""
        return self.yakuman.base * times


def single_limit(identity: str, base: int, *, yaku: str = "", unit: int, multiple: bool = False) -> Limits:
    """Returns limits with one amount: the cap, which limit yaku are worth too.

    Args:
        base: Its base, in points.
    """
    return Limits(Limit(identity, base), base, Limit(yaku or identity, base), unit, multiple)
