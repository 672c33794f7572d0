# SPDX-License-Identifier: MIT
"""Lessons, their steps and exercises, and the markup of their texts.

``{123m}``: pieces. ``{points}``: a gap that the engine fills. ``{worth:long}``: a gap with an argument.
``{points@2}``: a gap about the second choice of a step instead of its initial hand. ``**bold**``: bold.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.learn.drills.drill import Level, Scene, Subject
from mahjong_desk.pieces import NotationError, Piece, PieceSet
from mahjong_desk.texts import Text


class LabelledTiles(NamedTuple):
    """A row of pieces on a step."""

    pieces: tuple[Piece, ...]
    label: Text
    field: str = ""  # the extra field that counts them; empty for pieces of a hand


@dataclass(frozen=True, slots=True)
class LessonChoice:
    """An option on a step.

    Attributes:
        piece: The new piece; None if something else changes.
        label: None if the piece needs no label.
        note: None if the value needs no note.
        refusal_code: The expected code or reason of a refusal; None for a win.
    """

    scene: Scene
    piece: Piece | None
    label: Text | None
    note: Text | None
    expected_yaku: tuple[str, ...]
    absent_yaku: tuple[str, ...]
    refusal_code: str | None


class LookTask(NamedTuple):
    rows: tuple[LabelledTiles, ...]


class SwapTask(NamedTuple):
    """A piece of the hand with alternatives."""

    piece: Piece
    winning: bool
    choices: tuple[LessonChoice, ...]


class CircumstanceTask(NamedTuple):
    """Alternative circumstances: winner, discarder, dealer or declarations."""

    choices: tuple[LessonChoice, ...]


class FreeSwapTask(NamedTuple):
    """A hand in which any piece may be swapped."""

    target_yaku: str | None  # id of the yaku to reach


class PickGoal(StrEnum):
    """What the user has to find.

    ``WAITS``, ``WILD``, ``HONOURS``, ``TERMINALS``, ``SIMPLES``: those pieces. ``YAKU``, ``FU``: the groups of a yaku,
    or those with fu. ``BREAKS_YAKU``: pieces that alone prevent a yaku. ``TENPAI``: discards that leave tenpai. ``COPIES``: pieces
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
    goal: PickGoal
    options: tuple[Piece, ...]  # empty for all pieces of the hand or piece set
    yaku: str | None
    count: int


Task = LookTask | SwapTask | CircumstanceTask | FreeSwapTask | PickTask
"""The exercise of a step."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    lead: Text
    task: Task
    scene: Scene | None  # the initial hand
    after: Text | None  # a remark about the value
    winds: bool
    result: bool


class FinalDrill(NamedTuple):
    """The drill at the end of a lesson, about one of its yaku or topics."""

    subject: Subject
    level: Level
    yaku: tuple[str, ...]  # any if empty
    topics: tuple[str, ...]  # any if empty


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; ``characters`` is its subject in Chinese characters, or empty."""

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


_PART = re.compile(r"\{([^{}]*)\}|\*\*(.+?)\*\*")
_GAP = re.compile(r"([a-z_]+)(?::([a-z0-9_]+))?(?:@([1-9]))?")


class GapKind(StrEnum):
    """A kind of value that the engine fills in.

    ``POINTS``, ``SIZE``, ``FORMULA``, ``HAN``, ``FU``, ``BASE``: the value of the hand. ``PAYS``, ``PLAYER``: payment
    and name of a seat. ``WINNER``, ``DISCARDER``, ``DEALER``: their names. ``YAKU``, ``WORTH``, ``OPTION``: name and
    worth of a yaku, value of an option. ``WINNING``, ``WILD``: pieces. ``COPIES``, ``COUNT``: copies of a usual piece,
    number of all pieces. ``HAND``, ``WHOLE``: hand size without and with the winning piece. ``LEFT``, ``KINDS``: tiles
    and kinds that complete the hand.
    """

    POINTS = "points"
    SIZE = "size"
    FORMULA = "formula"
    HAN = "han"
    FU = "fu"
    BASE = "base"
    PAYS = "pays"
    PLAYER = "player"
    WINNER = "winner"
    DISCARDER = "discarder"
    DEALER = "dealer"
    YAKU = "yaku"
    WORTH = "worth"
    OPTION = "option"
    WINNING = "winning"
    WILD = "wild"
    COPIES = "copies"
    HAND = "hand"
    WHOLE = "whole"
    LEFT = "left"
    KINDS = "kinds"
    COUNT = "count"


class TextRun(NamedTuple):
    text: str
    bold: bool = False


class TileRun(NamedTuple):
    pieces: tuple[Piece, ...]


class GapRun(NamedTuple):
    """A gap in a text; ``choice`` is the index of a choice, None for the initial hand."""

    gap: GapKind
    about: str = ""
    choice: int | None = None
    bold: bool = False


MarkupPart = TextRun | TileRun | GapRun


def parse_markup(text: str, pieces: PieceSet) -> tuple[MarkupPart, ...]:
    """Parses a text. Raises ``ValueError`` if braces contain neither pieces nor a gap."""
    return tuple(_parse_runs(text, pieces, bold=False))


def _parse_runs(text: str, pieces: PieceSet, *, bold: bool) -> list[MarkupPart]:
    runs: list[MarkupPart] = []
    end = 0
    for match in _PART.finditer(text):
        if match.start() > end:
            runs.append(TextRun(text[end : match.start()], bold))
        end = match.end()
        if match[2] is not None:
            runs += _parse_runs(match[2], pieces, bold=True)
        else:
            runs.append(_parse_braces(match[1], pieces, bold=bold))
    if end < len(text):
        runs.append(TextRun(text[end:], bold))
    return runs


def _parse_braces(text: str, pieces: PieceSet, *, bold: bool) -> MarkupPart:
    gap = _GAP.fullmatch(text)
    if gap is not None and gap[1] in list(GapKind):
        return GapRun(GapKind(gap[1]), gap[2] or "", int(gap[3]) - 1 if gap[3] else None, bold)
    try:
        return TileRun(pieces.parse(text))
    except NotationError as error:
        raise ValueError(f"“{{{text}}}” is neither pieces nor a gap") from error
