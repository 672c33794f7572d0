# SPDX-License-Identifier: MIT
"""What a lesson is: a few screens with a hand to look at or to touch, then drills of the same subject."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mahjong_desk.learn.drills import Level, Scene, Subject
from mahjong_desk.pieces import Piece
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class Row:
    """Pieces that a screen shows by themselves.

    Attributes:
        pieces: The pieces, which touch each other.
        label: What they are.
        field: The extra field of a hand that counts them, where they belong to no hand; empty where they do.
    """

    pieces: tuple[Piece, ...]
    label: Text
    field: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things that can be tried on a screen.

    Attributes:
        scene: The hand with it.
        piece: The piece that takes the place of another; None where it changes something else.
        label: What it is or does; None where the piece says it.
        note: What there is to say of it; None where its value says it.
        has: The yaku that count with it, as the text claims.
        lacks: The yaku that do not, as the text claims.
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
class Look:
    """Something to look at.

    Attributes:
        rows: Pieces by themselves, where no hand is shown or beside it.
    """

    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Swap:
    """A place of the hand in which one of several pieces may lie.

    Attributes:
        piece: The piece that lies there in the scene.
        winning: Whether the place is that of the winning piece.
        choices: What may lie there, the first as in the scene.
    """

    piece: Piece
    winning: bool
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Circumstances of which one of several holds: who wins from whom, who deals, what was declared.

    Attributes:
        choices: What may hold, the first as in the scene.
    """

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Free:
    """A hand in which any piece may be exchanged for any other.

    Attributes:
        aim: The id of the yaku that shall come of it; None where nothing is asked.
    """

    aim: str | None = None


class Sought(StrEnum):
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
class Pick:
    """Something to be found by touching it.

    Attributes:
        sought: What.
        among: The pieces that can be touched; none for all that the hand or the set has.
        yaku: The id of the yaku in question; None where none is.
        count: How many copies there are of what is sought; 0 where that is not asked.
    """

    sought: Sought
    among: tuple[Piece, ...] = ()
    yaku: str | None = None
    count: int = 0


Deed = Look | Swap | Turn | Free | Pick
"""What a screen lets somebody do."""


@dataclass(frozen=True, slots=True)
class Step:
    """One screen of a lesson.

    Attributes:
        lead: What it says; pieces stand in braces, and so does what the engine fills in.
        deed: What can be done.
        scene: The hand, as it lies at first; None where no hand is shown.
        after: What there is to say beside the value; None for nothing.
        winds: Whether the winds of table and player are told.
        result: Whether the result of the match is shown, where it ends so.
    """

    lead: Text
    deed: Deed
    scene: Scene | None = None
    after: Text | None = None
    winds: bool = False
    result: bool = False


@dataclass(frozen=True, slots=True)
class Exercise:
    """What is drilled at the end of a lesson.

    Attributes:
        subject: What is asked.
        level: How hard it is.
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
        id: Its id within its rule system.
        title: Its name.
        characters: What it is about as players write it, beside the name; empty for nothing.
        steps: Its screens.
        exercises: What is drilled at the end, one after the other.
        right: How many right answers end it; 0 where nothing is drilled.
    """

    id: str
    title: Text
    characters: str
    steps: tuple[Step, ...]
    exercises: tuple[Exercise, ...]
    right: int

    @property
    def length(self) -> int:
        """How many screens it has, with the drills."""
        return len(self.steps) + bool(self.exercises)
