# SPDX-License-Identifier: MIT
"""Ranks by score."""

from __future__ import annotations


def rank_by_score(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the rank of each seat, 1 is best; of equal scores the lower seat is better."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    return tuple(order.index(seat) + 1 for seat in range(len(scores)))


def rank_by_score_shared(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the rank of each seat, 1 is best; equal scores share the better rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
