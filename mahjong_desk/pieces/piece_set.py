# SPDX-License-Identifier: MIT
"""Sets of pieces: their faces, how many of each, and their notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

Piece = int
"""A face of a piece set: its index in ``PieceSet.face_names``. Kinds come first, special faces after them."""


class NotationError(ValueError):
    """A text that is not a notation of pieces.

    Attributes:
        position: The index of the fault in it, from 0.
    """

    def __init__(self, text: str, position: int, fault: str) -> None:
        super().__init__(f"{fault.replace('_', ' ')} at character {position + 1} of {text!r}")
        self.text = text
        self.position = position
        self.code = fault


@dataclass(frozen=True, eq=False)
class PieceSet:
    """The pieces that one rule system is played with.

    A *kind* is what counts in sets; a *face* is what is printed. A red five is a face of its
    own and of the kind of its plain twin.
    """

    id: str
    face_names: tuple[str, ...]
    """The notation of one piece of each face, kinds first."""
    kind_of_face: tuple[Piece, ...]
    """The kind of each face."""
    copies_per_kind: tuple[int, ...]
    """How many pieces of each *kind* the set holds, faces together."""
    order: tuple[Piece, ...]
    """All faces in the order in which a hand is written."""
    palette_rows: tuple[tuple[Piece, ...], ...]
    """The faces suit by suit, as a palette shows them."""
    suit_ranges: tuple[tuple[Piece, Piece], ...]
    """The first kind and the one after the last of each suit whose consecutive kinds form sequences."""
    parser: Callable[[PieceSet, str], tuple[Piece, ...]]
    """Reads a text of pieces in the order written."""
    formatter: Callable[[PieceSet, Iterable[Piece]], str]
    """Writes sorted pieces."""
    has_plain_backs: bool = True
    """Whether a piece face down looks like any other; otherwise even a concealed kan shows all its faces."""
    noun: str = ""
    """The word for them if they are not tiles, such as ``pieces``; it selects the terms of the interface."""
    sort_keys: tuple[int, ...] = field(init=False)
    """The place of each face in ``order``."""

    def __post_init__(self) -> None:
        places = [0] * len(self.order)
        for place, piece in enumerate(self.order):
            places[piece] = place
        object.__setattr__(self, "sort_keys", tuple(places))

    def __repr__(self) -> str:
        return f"<PieceSet {self.id}>"

    def parse(self, text: str) -> tuple[Piece, ...]:
        """Returns the pieces that ``text`` names, in its order.

        Raises:
            NotationError: The text names no pieces of this set.
        """
        return self.parser(self, text)

    def format(self, pieces: Iterable[Piece]) -> str:
        """Returns ``pieces`` sorted and written; nothing gives the empty text."""
        return self.formatter(self, self.sorted(pieces))

    def sorted(self, pieces: Iterable[Piece]) -> list[Piece]:
        """Returns ``pieces`` in the order in which a hand is written."""
        return sorted(pieces, key=self.sort_keys.__getitem__)

    def counts(self, pieces: Iterable[Piece]) -> list[int]:
        """Returns how many pieces of each kind there are."""
        counts = [0] * len(self.copies_per_kind)
        kinds = self.kind_of_face
        for piece in pieces:
            counts[kinds[piece]] += 1
        return counts
