# SPDX-License-Identifier: MIT
"""Places by score, as the systems share them."""

from __future__ import annotations


def ranks_by_score(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the place of each seat, 1 is best; of equal scores the lower seat stands first."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    return tuple(order.index(seat) + 1 for seat in range(len(scores)))


def shared_ranks_by_score(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the place of each seat, 1 is best; equal scores share the better place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
