# SPDX-License-Identifier: MIT
"""How often a property is tried whose random cases are dear."""

from __future__ import annotations

from hypothesis import settings


def fewer(share: float) -> settings:
    """Has a property tried with so many random cases, of 1, as the run tries of others."""
    return settings(max_examples=max(1, round(settings().max_examples * share)))
