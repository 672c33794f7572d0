# SPDX-License-Identifier: MIT
"""How much a test tries, and where it is skipped."""

from __future__ import annotations

from collections.abc import Sequence
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
    """Returns how many random cases to try: ten times as many in a thorough run, or as many as ``thorough`` says."""
    more = usual * THOROUGH // USUAL if thorough is None else thorough
    return more if is_thorough() else usual


def pairwise(*axes: Sequence[object]) -> list[ParameterSet]:
    """Returns all combinations of values; those that add no new pair of values are slow."""

    def pairs(values: tuple[object, ...]) -> set[tuple[int, object, int, object]]:
        return {(i, one, j, other) for (i, one), (j, other) in combinations(enumerate(values), 2)}

    combined = list(product(*axes))
    wanted, usual = set().union(*map(pairs, combined)), set[tuple[object, ...]]()
    while wanted:
        best = max(combined, key=lambda values: len(pairs(values) & wanted))
        usual.add(best)
        wanted -= pairs(best)
    return [pytest.param(*values, marks=() if values in usual else pytest.mark.slow) for values in combined]


def skip_without(subject: str) -> None:
    """Skips a test if system packages that tests of this subject need are missing."""
    import system_packages

    if lacking := system_packages.lacking_text(system_packages.TESTS[subject]):
        pytest.skip(lacking)
