# SPDX-License-Identifier: MIT
"""The markup of lesson texts: bold words, pieces in braces, and gaps that the engine fills.

``{123m}``: pieces. ``{points}``: a gap. ``{worth:long}``: a gap about something. ``{points@2}``: a gap about the second
choice of a step instead of its initial hand. ``**bold**``: bold.
"""

import re
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.pieces import NotationError, Piece, PieceSet

_PART = re.compile(r"\{([^{}]*)\}|\*\*(.+?)\*\*")
_GAP = re.compile(r"([a-z_]+)(?::([a-z0-9_]+))?(?:@([1-9]))?")


class GapKind(StrEnum):
    """What the engine can fill in.

    ``POINTS``, ``SIZE``, ``FORMULA``, ``HAN``, ``FU``, ``BASE``: the value of the hand. ``PAYS``, ``PLAYER``: payment
    and name of a seat. ``WINNER``, ``DISCARDER``, ``DEALER``: their names. ``YAKU``, ``WORTH``, ``OPTION``: name and
    worth of a yaku, value of an option. ``WINNING``, ``WILD``: pieces. ``COPIES``, ``COUNT``: copies of a usual piece,
    pieces of the game. ``HAND``, ``WHOLE``: hand size without and with the winning piece. ``LEFT``, ``KINDS``: tiles
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


Mark = TextRun | TileRun | GapRun


def parse_markup(text: str, pieces: PieceSet) -> tuple[Mark, ...]:
    """Parses a text. Raises ``ValueError`` if braces contain neither pieces nor a gap."""
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
