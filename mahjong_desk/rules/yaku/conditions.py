# SPDX-License-Identifier: MIT
"""Conditions of yaku, made of named parts that report what fails in a reading, and which pieces fail it.

The engine tests a condition as one plain function, ``Condition.test``, which its parts make together. The caller that
wants to know why a yaku is not there asks ``Condition.first_failure`` with the same facts: the part that fails is found by the
same functions.
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
"""The facts that a condition looks at."""


class PieceKinds(tuple[tuple[int, ...], ...]):
    """Pieces in a sentence, by their kinds: those of each group together."""

    __slots__ = ()


class CircumstanceId(str):
    """A circumstance of a win in a sentence, by its id."""

    __slots__ = ()


class YakuIds(tuple[str, ...]):
    """Yaku in a sentence, by their ids."""

    __slots__ = ()


Figure = int | PieceKinds | CircumstanceId | YakuIds | WaitKind | Text
"""A value in a sentence."""


class Mismatch(NamedTuple):
    """The groups and pieces of a reading that fail a part of a condition.

    Attributes:
        groups: The places in the reading of the groups that fail it; none if nothing that lies there does.
        kinds: The kinds of their pieces that fail it; none if they fail as a whole.
    """

    groups: tuple[int, ...] = ()
    kinds: tuple[int, ...] = ()
    instead: tuple[tuple[int, ...], ...] = ()
    winning: bool = False
    figures: Mapping[str, Figure] = EMPTY_MAPPING
    said: Text | None = None


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
    def message_values(self) -> Mapping[str, Figure]:
        """The values in the sentence."""
        return self.mismatch.figures


Finder = Callable[[Any, Reading], Mismatch]
"""Finds the pieces that fail a part in a reading."""


class Diagnostic(NamedTuple):
    """The id and sentence of a failing part of a condition."""

    id: str
    said: Text
    finds: Finder = lambda _facts, _reading: Mismatch()
    winning: bool = False


@dataclass(frozen=True, slots=True)
class Clause(Generic[F_contra]):
    """One part of a condition.

    Attributes:
        needs: Flags of the facts without which it cannot hold.
        is_flag: Whether it holds if they are set.
        ways: The conditions of which at least one must hold.
    """

    diagnostic: Diagnostic
    test: Callable[[F_contra], object]
    needs: int = 0
    is_flag: bool = False
    ways: tuple[Condition[F_contra], ...] = ()

    def failed(self, facts: F_contra, reading: Reading | None) -> YakuFailure:
        """Returns what is at fault where it does not hold."""
        if self.ways:
            nearest = min(self.ways, key=lambda way: sum(not part.test(facts) for part in way.clauses))
            failure = nearest.first_failure(facts, reading)
            if failure is not None:
                return failure
        fault = Mismatch() if reading is None else self.diagnostic.finds(facts, reading)
        if self.diagnostic.winning:
            fault = fault._replace(winning=True)
        return YakuFailure(self.diagnostic.id, fault.said or self.diagnostic.said, fault, reading)


@dataclass(frozen=True, slots=True)
class Condition(Generic[F_contra]):
    """The condition of a yaku."""

    clauses: tuple[Clause[F_contra], ...]
    counted_separately: bool = False
    test: Callable[[F_contra], object] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "test", _never if self.counted_separately else _all_tests([part.test for part in self.clauses])
        )

    @property
    def needs(self) -> int:
        """Flags of the facts without which it cannot hold."""
        return reduce(or_, [part.needs for part in self.clauses])

    @property
    def asked(self) -> Callable[[F_contra], object] | None:
        """The rest of the test if the needed flags are set; None if there is none."""
        tests = [part.test for part in self.clauses if not part.is_flag]
        return (_never if self.counted_separately else _all_tests(tests)) if tests else None

    def first_failure(self, facts: F_contra, reading: Reading | None) -> YakuFailure | None:
        """Returns the first part that fails, with what fails it; None if all hold.

        Args:
            reading: The reading whose facts these are; None if the hand has none.
        """
        for part in self.clauses:
            if not part.test(facts):
                return part.failed(facts, reading)
        return None


def clause(
    diagnostic: Diagnostic, test: Callable[[F_contra], object], needs: int = 0, *, is_flag: bool = False
) -> Condition[F_contra]:
    """Returns the condition of one part.

    Args:
        needs: Flags of the facts without which it cannot hold.
        is_flag: Whether it holds if they are set.
    """
    return Condition((Clause(diagnostic, test, needs, is_flag),))


def all_of(*conditions: Condition[F_contra]) -> Condition[F_contra]:
    """Returns the condition that all of these hold, tested in their order."""
    return Condition(tuple(part for one in conditions for part in one.clauses))


def any_of(*conditions: Condition[F_contra]) -> Condition[F_contra]:
    """Returns the condition that one of these holds."""
    first = conditions[0].clauses[0].diagnostic
    tests = [one.test for one in conditions]

    def any_holds(facts: F_contra) -> object:
        return any(test(facts) for test in tests)

    return Condition((Clause(first, any_holds, reduce(and_, [one.needs for one in conditions]), ways=conditions),))


def separately_counted(diagnostic: Diagnostic) -> Condition[object]:
    """Returns the condition of what a ruleset counts itself, such as dora: it holds in no reading."""
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
