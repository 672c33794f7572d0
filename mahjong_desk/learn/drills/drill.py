# SPDX-License-Identifier: MIT
"""Drills: a scene at the table, a question about it, and the engine's answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple

from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules


class Subject(StrEnum):
    """What a drill asks about.

    ``YAKU``: which yaku count. ``FU``: the fu of each item. ``VALUE``: what the winner gets. ``PAYMENT``: each player's
    change. ``WAITS``: the waits. ``ALLOWED``: the allowed ways to win. ``DISCARD``: the best discard. ``PIECES``: a
    piece by name, or those with something in common.
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
    EASY = 1
    MEDIUM = 2
    HARD = 3


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at the time of a question.

    Attributes:
        hand: The player's hand, without a winning piece if it is still incomplete; None if hidden.
        event: None if nothing has happened yet.
        replay_position: The match id and row index of a hand of the club; None for a dealt hand.
    """

    rules: TableRules
    table: Table
    seat: int
    hand: Hand | None
    event: Event | None = None
    replay_position: tuple[int, int] | None = None

    @property
    def ruleset(self) -> Ruleset:
        return self.rules.ruleset

    def settle(self, event: Event | None = None) -> Settlement | Refusal:
        """Returns the outcome of the event, or of another one at the same table.

        Raises ``ValueError`` if there is no event.
        """
        settled_event = event or self.event
        if settled_event is None:
            raise ValueError("nothing has happened in this scene")
        try:
            return self.rules.settle(self.table, settled_event)
        except Refusal as refusal:
            return refusal


AnswerOption = str | int
"""A choice: the id of a yaku, a kind of piece, points, or the seat of the discarder (the player's own for a self-draw)."""


@dataclass(frozen=True, slots=True)
class ChoiceQuestion:
    options: tuple[AnswerOption, ...]
    right: frozenset[AnswerOption]
    all_required: bool


class FuSource(StrEnum):
    """A source of fu; the base fu that every hand has is not asked."""

    GROUP = "group"
    WAIT = "wait"
    WHOLE = "whole"  # the win method and the hand as a whole


NOTHING = "nothing"
"""The topic of components without fu."""


class FuComponent(NamedTuple):
    """A source of fu with its amount."""

    source: FuSource
    fu: int
    ids: tuple[str, ...]  # of the fu items; empty for 0 fu
    group_index: int | None = None  # None unless the source is a group

    @property
    def topics(self) -> tuple[str, ...]:
        return self.ids or (NOTHING,)


@dataclass(frozen=True, slots=True)
class FuQuestion:
    """A question about the fu of each component and the rounded total."""

    components: tuple[FuComponent, ...]  # the groups of the reading first
    total: int

    @property
    def right(self) -> tuple[int, ...]:
        return (*(component.fu for component in self.components), self.total)


class ScoreQuestion(NamedTuple):
    right: tuple[int, ...]


AnswerSpec = ChoiceQuestion | FuQuestion | ScoreQuestion
GivenAnswer = frozenset[AnswerOption] | tuple[int, ...]
"""The chosen options, or the numbers entered."""


@dataclass(frozen=True, slots=True)
class Drill:
    subject: Subject
    level: Level
    scene: Scene
    answer_spec: AnswerSpec
    topics: tuple[str, ...]
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of an answer; ``answer`` is None if the user did not know."""

    right: bool
    missing: frozenset[AnswerOption]
    wrong: frozenset[AnswerOption]
    topics: Mapping[str, bool]
    answer: GivenAnswer | None = None


def judge(drill: Drill, answer: GivenAnswer) -> Verdict:
    """Judges an answer. Raises ``ValueError`` if it does not suit the question."""
    spec = drill.answer_spec
    if isinstance(spec, ChoiceQuestion):
        if not isinstance(answer, frozenset):
            raise ValueError("the answer must be options")
        return _judge_choice(drill, spec, answer)
    if isinstance(answer, frozenset) or len(answer) != len(spec.right):
        raise ValueError(f"the answer must be {len(spec.right)} numbers")
    pairs = zip(answer, spec.right, strict=True)
    faulty = frozenset(index for index, (number, right) in enumerate(pairs) if number != right)
    missing: frozenset[AnswerOption] = frozenset(faulty)
    if isinstance(spec, ScoreQuestion):
        return Verdict(not faulty, missing, frozenset(), dict.fromkeys(drill.topics, not faulty), answer)
    topics = dict.fromkeys(drill.topics, True)
    for index in faulty - {len(spec.components)}:
        topics.update(dict.fromkeys(spec.components[index].topics, False))
    return Verdict(not faulty, missing, frozenset(), topics, answer)


def judge_unanswered(drill: Drill) -> Verdict:
    """Returns the verdict if the user does not know: every topic went wrong."""
    spec = drill.answer_spec
    missing = spec.right if isinstance(spec, ChoiceQuestion) else frozenset(range(len(spec.right)))
    return Verdict(False, missing, frozenset(), dict.fromkeys(drill.topics, False))


def _judge_choice(drill: Drill, spec: ChoiceQuestion, answer: frozenset[AnswerOption]) -> Verdict:
    wrong = answer - spec.right
    missing = spec.right - answer if spec.all_required or not answer & spec.right else frozenset()
    right = not wrong and not missing
    if drill.subject is not Subject.YAKU:
        return Verdict(right, missing, wrong, dict.fromkeys(drill.topics, right), answer)
    topics = {topic: topic in answer for topic in drill.topics}
    topics.update((str(option), False) for option in wrong)
    return Verdict(right, missing, wrong, topics, answer)
