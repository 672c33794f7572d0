# SPDX-License-Identifier: MIT
"""Points in which rule systems differ, each written once: what most of them do, and what those do that do otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_desk.learn.compare.facts import Topic
from mahjong_desk.texts import Text


class Point(NamedTuple):
    """One question to which rule systems have different answers.

    Attributes:
        usual: The answer of every system that has none of its own.
        asked_by: The id of the ruleset that alone asks it; None where all are asked.
    """

    id: str
    usual: Text
    ideas: tuple[str, ...] = ()
    topic: Topic | None = None
    label: Text | None = None
    asked_by: str | None = None


@dataclass(frozen=True, slots=True)
class Notes:
    """What was written of rule systems.

    What is said of a pair of them is put together from the answers of both, so that nobody writes it twice.

    Attributes:
        points: The points, in the order in which to tell them.
        answers: What each system does otherwise than most: by the id of the ruleset, then by that of the point.
    """

    points: tuple[Point, ...]
    answers: Mapping[str, Mapping[str, Text]]

    def answer(self, point: Point, ruleset_id: str) -> Text | None:
        """Returns what a system does; None where no notes were written of it."""
        own = self.answers.get(ruleset_id)
        return None if own is None else own.get(point.id, point.usual)

    def asked(self, *ruleset_ids: str) -> Iterator[tuple[Topic, Text, Point]]:
        """Returns what is asked of whole systems, beside its topic and label; what one system asks alone where one answers."""
        own = [self.answers.get(one, {}) for one in ruleset_ids]
        for point in self.points:
            concerns = point.asked_by is None or any(point.id in answers for answers in own)
            if point.topic is not None and point.label is not None and concerns:
                yield point.topic, point.label, point

    def said(self, ideas: Collection[str], of: str, beside: str) -> tuple[Text, ...]:
        """Returns what the yaku of some ideas ask for in one system but not in another, each answer once."""
        found: dict[Text, None] = {}
        for point in self.points:
            answer, other = self.answer(point, of), self.answer(point, beside)
            if answer is not None and other is not None and answer != other and not set(point.ideas).isdisjoint(ideas):
                found[answer] = None
        return tuple(found)
