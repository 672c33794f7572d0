# SPDX-License-Identifier: MIT
"""What a lesson is: a few screens with a hand to look at or to touch, then drills of the same subject."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.learn.drills.drill import Level, Scene, Subject
from mahjong_desk.pieces import Piece
from mahjong_desk.texts import Text


class LabelledTiles(NamedTuple):
    """A row of pieces on a step; ``field`` is the extra field that counts them, empty for pieces of a hand."""

    pieces: tuple[Piece, ...]
    label: Text
    field: str = ""


@dataclass(frozen=True, slots=True)
class LessonChoice:
    """An option on a step.

    Attributes:
        piece: The replacing piece; None if something else changes.
        label: None if the piece is enough.
        note: None if the value is enough.
        refused: The expected code or reason of a refusal; None for a win.
    """

    scene: Scene
    piece: Piece | None = None
    label: Text | None = None
    note: Text | None = None
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    refused: str | None = None


class LookTask(NamedTuple):
    rows: tuple[LabelledTiles, ...] = ()


class SwapTask(NamedTuple):
    """A place of the hand with alternative pieces."""

    piece: Piece
    winning: bool
    choices: tuple[LessonChoice, ...]


class CircumstanceTask(NamedTuple):
    """Alternative circumstances: winner, discarder, dealer or declarations."""

    choices: tuple[LessonChoice, ...]


class FreeSwapTask(NamedTuple):
    """A hand in which any piece may be swapped; ``aim`` is the id of the yaku to reach, or None."""

    target_yaku: str | None = None


class PickGoal(StrEnum):
    """What the user has to find.

    ``WAITS``, ``WILD``, ``HONOURS``, ``TERMINALS``, ``SIMPLES``: those pieces. ``YAKU``, ``FU``: the groups of a yaku,
    or with fu. ``BREAKS_YAKU``: pieces that alone prevent a yaku. ``TENPAI``: discards that leave tenpai. ``COPIES``: pieces
    with a given number of copies.
    """

    WAITS = "waits"
    WILD = "wild"
    YAKU = "yaku"
    FU = "fu"
    BREAKS_YAKU = "spoils"
    TENPAI = "ready"
    HONOURS = "honours"
    TERMINALS = "terminals"
    SIMPLES = "simples"
    COPIES = "copies"


@dataclass(frozen=True, slots=True)
class PickTask:
    """Something to find; without ``options`` all pieces of the hand or set are shown."""

    goal: PickGoal
    options: tuple[Piece, ...] = ()
    yaku: str | None = None
    count: int = 0


Task = LookTask | SwapTask | CircumstanceTask | FreeSwapTask | PickTask
"""The exercise of a step."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: the initial hand, what to do, and a remark beside the value."""

    lead: Text
    task: Task
    scene: Scene | None = None
    after: Text | None = None
    winds: bool = False
    result: bool = False


class FinalDrill(NamedTuple):
    """The drill at the end of a lesson; its yaku and topics are those to choose from, empty for any."""

    subject: Subject
    level: Level = Level.EASY
    yaku: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; ``characters`` names its subject in characters, or is empty."""

    id: str
    title: Text
    characters: str
    steps: tuple[LessonStep, ...]
    exercises: tuple[FinalDrill, ...]
    right: int

    @property
    def length(self) -> int:
        return len(self.steps) + bool(self.exercises)

    @property
    def minutes(self) -> int:
        """The estimated time in whole minutes."""
        return self.length
