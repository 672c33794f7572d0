# SPDX-License-Identifier: MIT
"""What somebody answered in a drill, as it is kept for ever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType

from mahjong_desk.learn.drills.drill import Level, Subject

_EARLIEST, _LATEST = "2000", "3000"


@dataclass(frozen=True, slots=True)
class Answered:
    """One drill that was answered.

    Attributes:
        at: When, UTC, ``2026-01-31T20:15:00Z``.
        ruleset: The id of the rule system.
        subject: What was asked.
        level: How hard it was.
        right: Whether the answer was right altogether.
        topics: For every topic that was exercised, whether it went right.
        recorded: Whether it was asked about a hand that the club had played.
    """

    at: str
    ruleset: str
    subject: Subject
    level: Level
    right: bool
    topics: Mapping[str, bool]
    recorded: bool

    def payload(self) -> dict[str, object]:
        """Returns the answer as a JSON object."""
        return {
            "at": self.at,
            "ruleset": self.ruleset,
            "subject": self.subject.value,
            "level": self.level.value,
            "right": self.right,
            "topics": dict(self.topics),
            "recorded": self.recorded,
        }

    @classmethod
    def from_payload(cls, payload: Mapping[str, object]) -> Answered:
        """Returns the answer that a payload describes.

        Raises:
            ValueError: If the payload is not that of an answer, or of a subject or level that is not known here.
        """
        match payload:
            case {
                "at": str(at),
                "ruleset": str(ruleset),
                "subject": str(subject),
                "level": int(level),
                "right": bool(right),
                "topics": Mapping() as topics,
                "recorded": bool(recorded),
            } if (
                _is_moment(at)
                and not isinstance(level, bool)
                and all(isinstance(went, bool) for went in topics.values())
            ):
                kept = MappingProxyType(dict(topics))
                return cls(at, ruleset, Subject(subject), Level(level), right, kept, recorded)
        raise ValueError("this is no answer to a drill")


def _is_moment(at: str) -> bool:
    # A clock that was far off must not lead to days beyond the end of the calendar.
    if not _EARLIEST <= at < _LATEST:
        return False
    try:
        return datetime.fromisoformat(at).isoformat() == at.removesuffix("Z") + "+00:00"
    except ValueError:
        return False
