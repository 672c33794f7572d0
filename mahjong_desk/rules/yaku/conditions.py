# SPDX-License-Identifier: MIT
"""Conditions of yaku, made of clauses that report the pieces that fail them.

The engine tests a condition with ``Condition.test``, one function that combines the tests of all clauses. To explain
why a reading lacks a yaku, ``Condition.first_failure`` runs the same tests on the same facts and reports the clause
that fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import and_, or_
from typing import Any, Generic, NamedTuple, TypeVar

from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.shapes import Reading, WaitKind
from mahjong_desk.texts import Text

F_contra = TypeVar("F_contra", contravariant=True)
"""The facts that a condition tests."""


class PieceKinds(tuple[tuple[int, ...], ...]):
    """Pieces in a message, by their kinds, one tuple for each group."""

    __slots__ = ()


class CircumstanceId(str):
    """A circumstance of a win in a message, by its id."""

    __slots__ = ()


class YakuIds(tuple[str, ...]):
    """Yaku in a message, by their ids."""

    __slots__ = ()


MessageValue = int | PieceKinds | CircumstanceId | YakuIds | WaitKind | Text
"""A value in a message."""


class Mismatch(NamedTuple):
    """The groups and pieces of a reading that fail a clause.

    Attributes:
        groups: The indexes of the groups that fail it; empty if no group does.
        kinds: The kinds of their pieces that fail it; empty if the groups fail as a whole.
        instead: The kinds that each of these groups would need.
        winning: Whether the winning piece, or how it was won, fails it.
    """

    groups: tuple[int, ...] = ()
    kinds: tuple[int, ...] = ()
    instead: tuple[tuple[int, ...], ...] = ()
    winning: bool = False
    figures: Mapping[str, MessageValue] = EMPTY_MAPPING
    text: Text | None = None


class YakuFailure(NamedTuple):
    """Why a yaku does not count in a reading.

    Attributes:
        reading: The reading; None if the hand has none.
    """

    clause_id: str
    message: Text
    mismatch: Mismatch
    reading: Reading | None

    @property
    def message_values(self) -> Mapping[str, MessageValue]:
        """The values in the message."""
        return self.mismatch.figures


Finder = Callable[[Any, Reading], Mismatch]
"""Finds the pieces of a reading that fail a clause."""


class Diagnostic(NamedTuple):
    """The id and message of a failing clause."""

    id: str
    text: Text
    find: Finder = lambda _facts, _reading: Mismatch()
    winning: bool = False


@dataclass(frozen=True, slots=True)
class Clause(Generic[F_contra]):
    """One clause of a condition.

    Attributes:
        required_flags: Flags of the facts without which it cannot hold.
        flags_suffice: Whether it holds whenever they are set.
        ways: The conditions of which at least one must hold.
    """

    diagnostic: Diagnostic
    test: Callable[[F_contra], object]
    required_flags: int = 0
    flags_suffice: bool = False
    ways: tuple[Condition[F_contra], ...] = ()

    def failure(self, facts: F_contra, reading: Reading | None) -> YakuFailure:
        """Returns why it does not hold; called only if it does not."""
        if self.ways:
            nearest = min(self.ways, key=lambda way: sum(not part.test(facts) for part in way.clauses))
            failure = nearest.first_failure(facts, reading)
            if failure is not None:
                return failure
        fault = Mismatch() if reading is None else self.diagnostic.find(facts, reading)
        if self.diagnostic.winning:
            fault = fault._replace(winning=True)
        return YakuFailure(self.diagnostic.id, fault.text or self.diagnostic.text, fault, reading)


@dataclass(frozen=True, slots=True)
class Condition(Generic[F_contra]):
    """The condition of a yaku."""

    clauses: tuple[Clause[F_contra], ...]
    counted_separately: bool = False
    test: Callable[[F_contra], object] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        test = _never if self.counted_separately else _all_tests([part.test for part in self.clauses])
        object.__setattr__(self, "test", test)

    @property
    def required_flags(self) -> int:
        """Flags of the facts without which it cannot hold."""
        return reduce(or_, [part.required_flags for part in self.clauses])

    @property
    def remaining_test(self) -> Callable[[F_contra], object] | None:
        """The test of the clauses that the flags do not decide, or None."""
        tests = [part.test for part in self.clauses if not part.flags_suffice]
        return (_never if self.counted_separately else _all_tests(tests)) if tests else None

    def first_failure(self, facts: F_contra, reading: Reading | None) -> YakuFailure | None:
        """Returns the failure of the first clause that does not hold; None if all hold.

        Args:
            reading: The reading of these facts; None if the hand has none.
        """
        for part in self.clauses:
            if not part.test(facts):
                return part.failure(facts, reading)
        return None


def clause(
    diagnostic: Diagnostic, test: Callable[[F_contra], object], required_flags: int = 0, *, flags_suffice: bool = False
) -> Condition[F_contra]:
    """Returns a condition of one clause.

    Args:
        required_flags: Flags of the facts without which it cannot hold.
        flags_suffice: Whether it holds whenever they are set.
    """
    return Condition((Clause(diagnostic, test, required_flags, flags_suffice),))


def all_of(*conditions: Condition[F_contra]) -> Condition[F_contra]:
    """Returns the condition that all of these hold, tested in their order."""
    return Condition(tuple(part for condition in conditions for part in condition.clauses))


def any_of(*conditions: Condition[F_contra]) -> Condition[F_contra]:
    """Returns the condition that one of these holds."""
    first = conditions[0].clauses[0].diagnostic
    tests = [condition.test for condition in conditions]

    def any_holds(facts: F_contra) -> object:
        return any(test(facts) for test in tests)

    required_flags = reduce(and_, [part.required_flags for part in conditions])
    return Condition((Clause(first, any_holds, required_flags, ways=conditions),))


def separately_counted(diagnostic: Diagnostic) -> Condition[object]:
    """Returns a condition that never holds, for yaku counted in other code."""
    return Condition((Clause(diagnostic, _never),), counted_separately=True)


def _never(facts: object) -> bool:
    return False


def _all_tests(tests: list[Callable[[F_contra], object]]) -> Callable[[F_contra], object]:
    """Returns one function that tests all of these in order."""
    first, *rest = tests
    if not rest:
        return first
    if len(rest) == 1:
        second = rest[0]
        return lambda facts: first(facts) and second(facts)
    others = _all_tests(rest)
    return lambda facts: first(facts) and others(facts)
