# SPDX-License-Identifier: MIT
"""What a lesson is: a few screens with a hand to look at or to touch, then drills of the same subject."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mahjong_desk.learn.drills import Level, Scene, Subject
from mahjong_desk.pieces import Piece
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class LabelledTiles:
    """Pieces that a screen shows by themselves.

    Attributes:
        field: The extra field of a hand that counts them, where they belong to no hand; empty where they do.
    """

    pieces: tuple[Piece, ...]
    label: Text
    field: str = ""


@dataclass(frozen=True, slots=True)
class LessonChoice:
    """One of the things that can be tried on a screen.

    Attributes:
        piece: The piece that takes the place of another; None where it changes something else.
        label: What it is or does; None where the piece says it.
        note: What there is to say of it; None where its value says it.
        refused: The code or the reason of its refusal, as the text claims; None where it wins.
    """

    scene: Scene
    piece: Piece | None = None
    label: Text | None = None
    note: Text | None = None
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    refused: str | None = None


@dataclass(frozen=True, slots=True)
class LookTask:
    """Something to look at."""

    rows: tuple[LabelledTiles, ...] = ()


@dataclass(frozen=True, slots=True)
class SwapTask:
    """A place of the hand in which one of several pieces may lie."""

    piece: Piece
    winning: bool
    choices: tuple[LessonChoice, ...]


@dataclass(frozen=True, slots=True)
class CircumstanceTask:
    """Circumstances of which one of several holds: who wins from whom, who deals, what was declared."""

    choices: tuple[LessonChoice, ...]


@dataclass(frozen=True, slots=True)
class FreeSwapTask:
    """A hand in which any piece may be exchanged for any other.

    Attributes:
        aim: The id of the yaku that shall come of it; None where nothing is asked.
    """

    aim: str | None = None


class PickGoal(StrEnum):
    """What shall be touched.

    ``WAITS``: the pieces that complete the hand. ``WILD``: the wildcard. ``YAKU``: the groups that a yaku rests on. ``FU``:
    the groups that give fu. ``SPOILS``: the pieces of which one alone keeps a yaku from counting. ``READY``: the pieces
    after whose discard the hand is ready. ``HONOURS``, ``TERMINALS``, ``SIMPLES``: what its name says. ``COPIES``: the
    pieces of which there are so many.
    """

    WAITS = "waits"
    WILD = "wild"
    YAKU = "yaku"
    FU = "fu"
    SPOILS = "spoils"
    READY = "ready"
    HONOURS = "honours"
    TERMINALS = "terminals"
    SIMPLES = "simples"
    COPIES = "copies"


@dataclass(frozen=True, slots=True)
class PickTask:
    """Something to be found by touching it.

    Attributes:
        among: The pieces that can be touched; none for all that the hand or the set has.
        yaku: The id of the yaku in question; None where none is.
    """

    sought: PickGoal
    among: tuple[Piece, ...] = ()
    yaku: str | None = None
    count: int = 0


Deed = LookTask | SwapTask | CircumstanceTask | FreeSwapTask | PickTask
"""What a screen lets somebody do."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One screen of a lesson.

    Attributes:
        scene: The hand, as it lies at first; None where no hand is shown.
        after: What there is to say beside the value; None for nothing.
    """

    lead: Text
    deed: Deed
    scene: Scene | None = None
    after: Text | None = None
    winds: bool = False
    result: bool = False


@dataclass(frozen=True, slots=True)
class FinalDrill:
    """What is drilled at the end of a lesson.

    Attributes:
        yaku: The yaku of which one shall count; none for any.
        topics: What of the subject shall be exercised, one of these at a time; none for any.
    """

    subject: Subject
    level: Level = Level.EASY
    yaku: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        characters: What it is about as players write it, beside the name; empty for nothing.
    """

    id: str
    title: Text
    characters: str
    steps: tuple[LessonStep, ...]
    exercises: tuple[FinalDrill, ...]
    right: int

    @property
    def length(self) -> int:
        """How many screens it has, with the drills."""
        return len(self.steps) + bool(self.exercises)
