# SPDX-License-Identifier: MIT
"""Names of players: safe inside other text, and distinct at one table."""

import unicodedata
from collections.abc import Iterable, Sequence
from enum import Enum

from mahjong_desk.match.players import fold_name

_FIRST_STRONG_ISOLATE = "\u2068"
_POP_ISOLATE = "\u2069"
_BIDI_CLASSES = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})
"""The classes of characters (Unicode Annex 9) that change the direction of neighbouring text."""


class PlayerName(str):
    """A name that cannot change the direction of a sentence that it is formatted into."""

    __slots__ = ()

    def __format__(self, format_spec: str) -> str:
        return super().__format__(format_spec) if format_spec else isolate(self)


def player_names(names: Iterable[str]) -> tuple[PlayerName, ...]:
    return tuple(map(PlayerName, names))


def isolate(name: str) -> str:
    """Wraps a name in isolates if it would change the direction of neighbouring text.

    Directional controls in the name are removed, because an unpaired one could end the isolation early.
    """
    if name.isascii() or not any(unicodedata.bidirectional(letter) in _BIDI_CLASSES for letter in name):
        return str(name)
    bare = "".join(char for char in name if unicodedata.bidirectional(char) not in _BIDI_CLASSES - {"R", "AL", "AN"})
    return f"{_FIRST_STRONG_ISOLATE}{bare}{_POP_ISOLATE}"


class NameProblem(Enum):
    """Why a name cannot be used at its seat."""

    EMPTY = "empty"
    DUPLICATE = "twice"
    SAME_PLAYER = "same player"  # another name of a player who has a seat


def name_faults(names: Sequence[str]) -> tuple[NameProblem | None, ...]:
    """Returns each name's problem, or None if it is neither empty nor a duplicate."""
    seen: set[str] = set()
    problems: list[NameProblem | None] = []
    for name in names:
        plain = fold_name(name)
        problems.append(NameProblem.EMPTY if not plain else NameProblem.DUPLICATE if plain in seen else None)
        seen.add(plain)
    return tuple(problems)
