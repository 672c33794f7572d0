# SPDX-License-Identifier: MIT
"""Names of players: as they stand in other text, where none moves what is around it, and together at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from mahjong_desk.match.names import fold_name

_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"
_BIDI_CLASSES: Final = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})
"""The classes of characters (Unicode Annex 9) that turn the order of what stands beside them."""


class PlayerName(str):
    """A name that is itself wherever it stands alone, and keeps to itself wherever it is put into a sentence."""

    __slots__ = ()

    def __format__(self, format_spec: str) -> str:
        """Returns the name for a gap of a sentence."""
        return super().__format__(format_spec) if format_spec else isolate(self)


def player_names(names: Iterable[str]) -> tuple[PlayerName, ...]:
    """Returns names that can be put into sentences."""
    return tuple(map(PlayerName, names))


def isolate(name: str) -> str:
    """Returns a name between isolates where one of its characters would move what stands beside it.

    An isolate that the name leaves open, or closes without having opened it, would end it early and is left out.
    """
    if not any(unicodedata.bidirectional(letter) in _BIDI_CLASSES for letter in name):
        return str(name)
    bare = "".join(
        letter for letter in name if unicodedata.bidirectional(letter) not in _BIDI_CLASSES - {"R", "AL", "AN"}
    )
    return f"{_FIRST_STRONG_ISOLATE}{bare}{_POP_ISOLATE}"


class NameProblem(Enum):
    """Why a name cannot stand at its seat."""

    EMPTY = "empty"
    TWICE = "twice"


def name_faults(names: Sequence[str]) -> tuple[NameProblem | None, ...]:
    """Returns what is wrong with each name: it is empty, or an earlier seat has it already."""
    seen: set[str] = set()
    faults: list[NameProblem | None] = []
    for name in names:
        plain = fold_name(name)
        faults.append(NameProblem.EMPTY if not plain else NameProblem.TWICE if plain in seen else None)
        seen.add(plain)
    return tuple(faults)
