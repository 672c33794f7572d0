# SPDX-License-Identifier: MIT
"""How much a test tries, and where it is skipped."""

from __future__ import annotations

import pytest
from hypothesis import settings

USUAL, THOROUGH = 30, 300
"""How many random cases hypothesis tries of each property."""


def is_thorough() -> bool:
    """Returns whether this run tries more (``--hypothesis-profile thorough``)."""
    return settings().max_examples >= THOROUGH


def amount(usual: int, thorough: int | None = None) -> int:
    """Returns how many random cases to try: ten times as many in a thorough run, or as many as ``thorough`` says."""
    more = usual * THOROUGH // USUAL if thorough is None else thorough
    return more if is_thorough() else usual


def skip_without(subject: str) -> None:
    """Skips a test if system packages that tests of this subject need are missing."""
    import system_packages

    if lacking := system_packages.lacking_text(system_packages.TESTS[subject]):
        pytest.skip(lacking)
