# SPDX-License-Identifier: MIT
"""Points in which rule systems differ, each written once: what most of them do, and what those do that do otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mahjong_desk.rules.names import Names

WRITTEN_FOR = frozenset({"arushiaru", "boo", "wsom", "beijing", "shogi", "riichi", "mcr"})
"""The ids of the systems of which notes were written; of any other one nobody knows what it does."""


@dataclass(frozen=True, slots=True)
class Point:
    """One question to which rule systems have different answers.

    What is said of a pair of systems is put together from the answers of both, so that nobody writes it twice.

    Attributes:
        usual: The answer of every system that has none of its own.
        others: The answers of those that do otherwise, by the ids of their rulesets.
    """

    usual: Names
    others: Mapping[str, Names]

    def answer(self, ruleset_id: str) -> Names | None:
        """Returns what a system does; None where no notes were written of it."""
        return self.others.get(ruleset_id, self.usual) if ruleset_id in WRITTEN_FOR else None


def point(usual: Names, *others: tuple[str, Names]) -> Point:
    """Returns a point.

    Args:
        usual: The answer of every system that is not named.
        others: The other answers, each after the ids of the rulesets that give it, with blanks between.
    """
    return Point(usual, {identity: answer for ids, answer in others for identity in ids.split()})


def said(points: Iterable[Point], of: str, beside: str) -> tuple[Names, ...]:
    """Returns what one system does that another does not, each answer once and in the order of the points.

    Args:
        points: The points.
        of: The id of the ruleset that is spoken of.
        beside: The id of the ruleset beside which it stands.
    """
    found: dict[Names, None] = {}
    for one in points:
        answer, other = one.answer(of), one.answer(beside)
        if answer is not None and other is not None and answer != other:
            found[answer] = None
    return tuple(found)
