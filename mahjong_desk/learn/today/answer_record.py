# SPDX-License-Identifier: MIT
"""The stored record of an answer, and the recipe of its question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, GivenAnswer, Level, Scene, Subject
from mahjong_desk.rules.ruleset import Ruleset

_FINGERPRINT_LENGTH = 12
"""The length of the hash that identifies a question."""


class HandRef(NamedTuple):
    """A hand of the club: the match and the index of the row."""

    match: str
    row: int


@dataclass(frozen=True, slots=True)
class QuestionRecipe:
    """The recipe to ask the same question again.

    Attributes:
        topic: The topic exercised, or None.
        yaku: One of these yaku must count; empty for any.
        hand_ref: The hand of the club, or None for a dealt one.
        mark: The fingerprint of the question.
    """

    level: Level
    seed: str
    topic: str | None = None
    yaku: tuple[str, ...] = ()
    hand_ref: HandRef | None = None
    mark: str = ""

    def payload(self) -> dict[str, object]:
        values: dict[str, object] = {"level": self.level.value, "seed": self.seed, "mark": self.mark}
        if self.topic is not None:
            values["topic"] = self.topic
        if self.yaku:
            values["yaku"] = list(self.yaku)
        if self.hand_ref is not None:
            values["match"], values["row"] = self.hand_ref
        return values

    @classmethod
    def from_payload(cls, payload: object) -> QuestionRecipe | None:
        match payload:
            case {"level": int(level), "seed": str(seed), "mark": str(mark), **others} if level in set(Level):
                pass
            case _:
                return None
        topic, yaku = others.get("topic"), others.get("yaku", [])
        hand_ref = _read_hand_ref(others)
        if not (topic is None or isinstance(topic, str)) or not isinstance(yaku, list | tuple):
            return None
        if not all(isinstance(name, str) for name in yaku) or (hand_ref is None and others.keys() & {"match", "row"}):
            return None
        return cls(Level(level), seed, topic, tuple(yaku), hand_ref, mark)

    def recreate(self, ruleset: Ruleset, subject: Subject, scene: Scene | None = None) -> Drill | None:
        """Returns the same question, or None if it would differ.

        ``scene`` is the hand of the club, or None if the hand is dealt or no longer exists.
        """
        # Imported lazily: counting answers needs no dealing.
        from mahjong_desk.learn.drills.drill_maker import drill_from_matches, make_drill

        drill: Drill | None = None
        try:
            if self.hand_ref is None:
                drill = make_drill(ruleset, subject, self.level, self.seed, topic=self.topic, yaku=self.yaku)
            elif scene is not None:
                drill = drill_from_matches([scene], subject, self.level, self.seed, topic=self.topic)
        except (ValueError, LookupError, RuntimeError):
            # The rule system no longer has the subject or a yaku, or no question was found.
            return None
        return drill if drill is not None and self.mark == fingerprint_of(drill) else None


def _read_hand_ref(payload: Mapping[object, object]) -> HandRef | None:
    match, row = payload.get("match"), payload.get("row")
    if isinstance(match, str) and isinstance(row, int) and not isinstance(row, bool):
        return HandRef(match, row)
    return None


def fingerprint_of(drill: Drill) -> str:
    """Returns a hash of the hand and the right answer, which identifies the question."""
    scene, spec = drill.scene, drill.answer_spec
    values: list[object] = [scene.ruleset.id, drill.subject.value, drill.level.value, scene.seat, scene.table.dealer]
    values += [scene.table.round_wind.value, scene.table.honba, scene.table.deposit, scene.table.scores]
    values += [sorted(spec.right, key=str) if isinstance(spec, ChoiceQuestion) else spec.right]
    if scene.hand is not None:
        hand = scene.hand
        melds = [(meld.kind.value, meld.pieces) for meld in hand.melds]
        values += [hand.concealed, hand.winning_piece, melds, hand.situation, hand.indicators.pieces]
    return sha256(repr(values).encode()).hexdigest()[:_FINGERPRINT_LENGTH]


_EARLIEST, _LATEST = "2000", "3000"
_MAX_SECONDS = 86_400
"""The longest time recorded for a question: a day."""


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """An answered drill."""

    at: str
    ruleset: str
    subject: Subject
    level: Level
    right: bool
    topics: Mapping[str, bool]
    from_club: bool
    seconds: int | None = None  # how long the question was visible
    question: QuestionRecipe | None = None
    answer: GivenAnswer | None = None  # None means “I don’t know”

    @property
    def target_topic(self) -> str | None:
        """The topic for which the question was asked, or None."""
        return self.question.topic if self.question is not None else None

    def payload(self) -> dict[str, object]:
        """Returns the answer as a JSON object; unknown values are omitted."""
        values: dict[str, object] = {
            "at": self.at,
            "ruleset": self.ruleset,
            "subject": self.subject.value,
            "level": self.level.value,
            "right": self.right,
            "topics": dict(self.topics),
            "recorded": self.from_club,
        }
        if self.seconds is not None:
            values["seconds"] = self.seconds
        if self.question is not None:
            values["question"] = self.question.payload()
        if self.answer is not None:
            values |= answer_payload(self.answer)
        return values

    @classmethod
    def from_payload(cls, payload: Mapping[str, object]) -> AnswerRecord:
        """Reads a payload; invalid optional fields count as unknown.

        Raises ``ValueError`` if it is not an answer, or has an unknown subject or level.
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
                is_timestamp(at)
                and not isinstance(level, bool)
                and all(isinstance(is_right, bool) for is_right in topics.values())
            ):
                kept, seconds = MappingProxyType(dict(topics)), _seconds(payload.get("seconds"))
                question, answer = QuestionRecipe.from_payload(payload.get("question")), parse_answer(payload)
                return cls(
                    at, ruleset, Subject(subject), Level(level), right, kept, recorded, seconds, question, answer
                )
        raise ValueError("not an answer to a drill")


def answer_payload(answer: GivenAnswer) -> dict[str, object]:
    """Returns the answer as a JSON field, ``chosen`` or ``numbers``."""
    if isinstance(answer, frozenset):
        return {"chosen": sorted(answer, key=str)}
    return {"numbers": list(answer)}


def parse_answer(payload: Mapping[str, object]) -> GivenAnswer | None:
    chosen, numbers = payload.get("chosen"), payload.get("numbers")
    # Lists in documents from the ledger are tuples.
    if isinstance(chosen, list | tuple) and all(isinstance(option, str) or _is_number(option) for option in chosen):
        return frozenset(chosen)
    if isinstance(numbers, list | tuple) and all(map(_is_number, numbers)):
        return tuple(numbers)
    return None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _seconds(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MAX_SECONDS else None


def is_timestamp(text: str) -> bool:
    """Returns whether a text is a plausible UTC time such as ``2026-01-31T20:15:00Z``."""
    # A wrong clock must not lead to dates beyond the end of the calendar.
    if not _EARLIEST <= text < _LATEST:
        return False
    try:
        return datetime.fromisoformat(text).isoformat() == text.removesuffix("Z") + "+00:00"
    except ValueError:
        return False
