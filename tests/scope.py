# SPDX-License-Identifier: MIT
"""How much a test tries, and where it is skipped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

USUAL, THOROUGH = 30, 300
"""How many random cases hypothesis tries of each property."""


def is_thorough() -> bool:
    """Returns whether this run tries more (``--hypothesis-profile thorough``)."""
    return settings().max_examples >= THOROUGH


def amount(usual: int, thorough: int | None = None) -> int:
    """Returns how many random cases to try in this run."""
    more = usual * THOROUGH // USUAL if thorough is None else thorough
    return more if is_thorough() else usual


def sweep(*axes: Iterable[object]) -> list[ParameterSet]:
    """Returns all combinations of values, of which the usual run needs some.

    These have every value of two axes, or every pair of values of more axes. The others are marked as slow.
    """
    combined = list(product(*axes))
    parts = [_parts(values) for values in combined]
    uncovered, usual = set().union(*parts), set[int]()
    while uncovered:
        best = max(range(len(combined)), key=lambda place: len(parts[place] & uncovered))
        usual.add(best)
        uncovered -= parts[best]
    marks = [() if place in usual else pytest.mark.slow for place in range(len(combined))]
    ids = ["-".join(str(getattr(value, "id", value)) for value in values) for values in combined]
    return [pytest.param(*values, marks=mark, id=own) for values, mark, own in zip(combined, marks, ids, strict=True)]


def represent(values: Iterable[object], *usual: object) -> list[ParameterSet]:
    """Returns values, marked as slow except those whose ids are in ``usual``."""
    ids = {str(getattr(value, "id", value)): value for value in values}
    return [pytest.param(value, marks=() if own in usual else pytest.mark.slow, id=own) for own, value in ids.items()]


def _parts(values: Sequence[object]) -> set[tuple[tuple[int, object], ...]]:
    return set(combinations(enumerate(values), 1 if len(values) < 3 else 2))


def skip_without(subject: str) -> None:
    import system_packages

    if lacking := system_packages.missing_text(system_packages.TESTS[subject]):
        pytest.skip(lacking)
