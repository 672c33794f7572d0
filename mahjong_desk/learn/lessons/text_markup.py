# SPDX-License-Identifier: MIT
"""The texts of lessons: words, some of them bold, pieces in braces, and gaps that the engine fills.

``{123m}`` are pieces. ``{points}`` is a gap, ``{worth:long}`` one about something, and ``{points@2}`` one about the second of
the choices of a screen instead of the hand as it lies at first. ``**bold**`` is bold.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.pieces import NotationError, Piece, PieceSet

_PART = re.compile(r"\{([^{}]*)\}|\*\*(.+?)\*\*")
_GAP = re.compile(r"([a-z_]+)(?::([a-z0-9_]+))?(?:@([1-9]))?")


class GapKind(StrEnum):
    """What the engine can fill in.

    ``POINTS``: what the winner gets. ``SIZE``: how large the hand is, in words. ``FORMULA``: how the value came about.
    ``HAN``, ``FU``, ``BASE``: numbers of the value. ``PAYS``: what a seat pays. ``PLAYER``: who sits there. ``WINNER``,
    ``DISCARDER``, ``DEALER``: who that is. ``YAKU``: the name of a yaku. ``WORTH``: what it is worth. ``OPTION``: the value
    of an option. ``WINNING``: the winning piece. ``WILD``: the wildcard. ``COPIES``: how many there are of each usual piece.
    ``HAND``: how many pieces a player holds. ``WHOLE``: with the winning piece. ``LEFT``: how many tiles are left that
    complete the hand. ``KINDS``: of how many kinds they are. ``COUNT``: how many pieces the game has.
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
    """Words of a text."""

    text: str
    bold: bool = False


class TileRun(NamedTuple):
    """Pieces in a text."""

    pieces: tuple[Piece, ...]


class GapRun(NamedTuple):
    """A gap in a text.

    Attributes:
        about: What it is about, such as the id of a yaku; empty for nothing.
        choice: The place of the choice that is meant; None for the hand as it lies at first.
    """

    gap: GapKind
    about: str = ""
    choice: int | None = None
    bold: bool = False


Mark = TextRun | TileRun | GapRun


def parse_markup(text: str, pieces: PieceSet) -> tuple[Mark, ...]:
    """Returns the parts of a text.

    Raises:
        ValueError: Something in braces is neither pieces nor a gap.
    """
    return tuple(_parts(text, pieces, bold=False))


def _parts(text: str, pieces: PieceSet, *, bold: bool) -> list[Mark]:
    found: list[Mark] = []
    at = 0
    for match in _PART.finditer(text):
        if match.start() > at:
            found.append(TextRun(text[at : match.start()], bold))
        at = match.end()
        if match[2] is not None:
            found += _parts(match[2], pieces, bold=True)
        else:
            found.append(_braced(match[1], pieces, bold=bold))
    if at < len(text):
        found.append(TextRun(text[at:], bold))
    return found


def _braced(text: str, pieces: PieceSet, *, bold: bool) -> Mark:
    gap = _GAP.fullmatch(text)
    if gap is not None and gap[1] in list(GapKind):
        return GapRun(GapKind(gap[1]), gap[2] or "", int(gap[3]) - 1 if gap[3] else None, bold)
    try:
        return TileRun(pieces.parse(text))
    except NotationError as error:
        raise ValueError(f"“{{{text}}}” is neither pieces nor something to be filled in") from error
