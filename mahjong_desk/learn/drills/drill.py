# SPDX-License-Identifier: MIT
"""What a drill is: a scene at the table, a question about it, and the answer that the engine gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules


class Subject(StrEnum):
    """What is asked.

    ``YAKU``: which yaku count. ``FU``: how many fu, item by item. ``VALUE``: what the winner gets. ``PAYMENT``: what
    changes for every player. ``WAITS``: what a hand waits for. ``ALLOWED``: in which ways a hand may win. ``DISCARD``:
    which discard leaves the most. ``PIECES``: which piece is meant, or which of several have something in common.
    """

    YAKU = "yaku"
    FU = "fu"
    VALUE = "value"
    PAYMENT = "payment"
    WAITS = "waits"
    ALLOWED = "allowed"
    DISCARD = "discard"
    PIECES = "pieces"


class Level(IntEnum):
    """How hard a drill is."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies on the table when a question is asked.

    Attributes:
        hand: The hand of that player, without its winning piece where none has come yet; None where no hand is told.
        event: What happened; None where nothing has happened yet.
        source: Where a hand of the club was played, the ids of its match and row; None for a hand made up.
    """

    rules: TableRules
    table: Table
    seat: int
    hand: Hand | None
    event: Event | None = None
    source: tuple[int, int] | None = None

    @property
    def ruleset(self) -> Ruleset:
        """The rule system."""
        return self.rules.ruleset

    def settled(self, event: Event | None = None) -> Settlement | Refusal:
        """Returns what the rules make of the event, or of another one at the same table.

        Raises:
            ValueError: There is no event.
        """
        asked = event or self.event
        if asked is None:
            raise ValueError("nothing has happened in this scene")
        try:
            return self.rules.settle(self.table, asked)
        except Refusal as refusal:
            return refusal


Option = str | int
"""What can be chosen: the id of a yaku, a kind of piece, points, or the seat whose piece wins, the own one for a
self-drawn win."""


@dataclass(frozen=True, slots=True)
class ChoiceQuestion:
    """An answer that is chosen."""

    options: tuple[Option, ...]
    right: frozenset[Option]
    every: bool


class FuSource(StrEnum):
    """Where fu can come from.

    ``GROUP``: a group of the hand. ``WAIT``: what the hand waited for. ``WHOLE``: how it was won, and what the hand gives
    as a whole; the fu that every hand has are not asked for.
    """

    GROUP = "group"
    WAIT = "wait"
    WHOLE = "whole"


NOTHING = "nothing"
"""The topic of what gives no fu."""


@dataclass(frozen=True, slots=True)
class FuComponent:
    """One place where fu can come from.

    Attributes:
        fu: How many it gives, 0 where it gives none.
        ids: The fu items that it gives, none where it gives nothing.
        place: The place of a group among the groups of the reading; None for what belongs to no group.
    """

    source: FuSource
    fu: int
    ids: tuple[str, ...]
    place: int | None = None

    @property
    def topics(self) -> tuple[str, ...]:
        """What is exercised by it."""
        return self.ids or (NOTHING,)


@dataclass(frozen=True, slots=True)
class FuQuestion:
    """An answer in fu, a number for each part and one for the whole.

    Attributes:
        parts: Where fu can come from, the groups of the reading first.
        total: The fu of the hand, rounded as the rules do.
    """

    parts: tuple[FuComponent, ...]
    total: int

    @property
    def right(self) -> tuple[int, ...]:
        """The numbers of the parts and the total."""
        return (*(part.fu for part in self.parts), self.total)


@dataclass(frozen=True, slots=True)
class ScoreQuestion:
    """An answer in points, the change of each seat."""

    right: tuple[int, ...]


AnswerSpec = ChoiceQuestion | FuQuestion | ScoreQuestion
Answer = frozenset[Option] | tuple[int, ...]
"""What somebody answers: the options chosen, or the numbers."""


@dataclass(frozen=True, slots=True)
class Drill:
    """One question."""

    subject: Subject
    level: Level
    scene: Scene
    ask: AnswerSpec
    topics: tuple[str, ...]
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth.

    Attributes:
        given: The answer; None where it was not known.
    """

    right: bool
    missing: frozenset[Option]
    wrong: frozenset[Option]
    topics: Mapping[str, bool]
    given: Answer | None = None


def judge(drill: Drill, answer: Answer) -> Verdict:
    """Returns what an answer is worth.

    Raises:
        ValueError: The answer has not the form of the question.
    """
    ask = drill.ask
    if isinstance(ask, ChoiceQuestion):
        if not isinstance(answer, frozenset):
            raise ValueError("options were asked for")
        return _judge_choice(drill, ask, answer)
    if isinstance(answer, frozenset) or len(answer) != len(ask.right):
        raise ValueError(f"{len(ask.right)} numbers were asked for")
    faulty = frozenset(
        place for place, (given, right) in enumerate(zip(answer, ask.right, strict=True)) if given != right
    )
    missing: frozenset[Option] = frozenset(faulty)
    if isinstance(ask, ScoreQuestion):
        return Verdict(not faulty, missing, frozenset(), dict.fromkeys(drill.topics, not faulty), answer)
    topics = dict.fromkeys(drill.topics, True)
    for place in faulty - {len(ask.parts)}:
        topics.update(dict.fromkeys(ask.parts[place].topics, False))
    return Verdict(not faulty, missing, frozenset(), topics, answer)


def unanswered(drill: Drill) -> Verdict:
    """Returns what it is worth not to know an answer: everything that was exercised went wrong."""
    ask = drill.ask
    missing = ask.right if isinstance(ask, ChoiceQuestion) else frozenset(range(len(ask.right)))
    return Verdict(False, missing, frozenset(), dict.fromkeys(drill.topics, False))


def _judge_choice(drill: Drill, ask: ChoiceQuestion, answer: frozenset[Option]) -> Verdict:
    wrong = answer - ask.right
    missing = ask.right - answer if ask.every or not answer & ask.right else frozenset()
    right = not wrong and not missing
    if drill.subject is not Subject.YAKU:
        return Verdict(right, missing, wrong, dict.fromkeys(drill.topics, right), answer)
    topics = {topic: topic in answer for topic in drill.topics}
    topics.update((str(option), False) for option in wrong)
    return Verdict(right, missing, wrong, topics, answer)
