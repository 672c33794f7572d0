# SPDX-License-Identifier: MIT
"""Sets of pieces: their faces, how many of each, and their notation."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

Piece = int
"""A face of a piece set: its index in ``PieceSet.face_names``. Kinds come first, special faces after them."""


class NotationError(ValueError):
    """A text that is not a notation of pieces.

    Attributes:
        position: The index of the fault in the text, from 0.
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
    has_plain_backs: bool = True
    """Whether a piece face down looks like any other; otherwise even a concealed kan shows all its faces."""
    noun: str = ""
    """The word for them if they are not tiles, such as ``pieces``; it selects the terms of the interface."""

    @cached_property
    def sort_keys(self) -> tuple[int, ...]:
        """The index of each face in ``order``."""
        return tuple(map(self.order.index, range(len(self.order))))

    @cached_property
    def letters(self) -> frozenset[str]:
        """The letters of the suits, or those of the pieces if they have no digits."""
        return frozenset(name[-1] for name in self.face_names)

    @cached_property
    def has_digits(self) -> bool:
        """Whether pieces are written with digits, as ``5z``, or as single letters."""
        return len(self.face_names[0]) > 1

    def __repr__(self) -> str:
        return f"<PieceSet {self.id}>"

    def parse(self, text: str) -> tuple[Piece, ...]:
        """Returns the pieces that ``text`` names, in its order.

        The notation is ``123m0p55z``, or ``PPKKPNNN`` if the set has no digits.

        Raises:
            NotationError: The text names no pieces of this set.
        """
        return _parse(self, text)

    def format(self, pieces: Iterable[Piece]) -> str:
        """Returns the sorted notation of ``pieces``; an empty text if there are none."""
        names = [self.face_names[piece] for piece in self.sorted(pieces)]
        if not self.has_digits:
            return "".join(names)
        text = suit = ""
        for name in names:
            if name[1] != suit:
                text += suit
                suit = name[1]
            text += name[0]
        return text + suit

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


@lru_cache(1 << 12)
def _parse(pieces: PieceSet, text: str) -> tuple[Piece, ...]:
    faces: list[Piece] = []
    start = 0
    for position, letter in enumerate(text):
        if pieces.has_digits and letter in "0123456789":
            continue
        if letter not in pieces.letters:
            raise NotationError(text, position, "unknown_character")
        if pieces.has_digits and position == start:
            raise NotationError(text, position, "suit_without_digits")
        names = [digit + letter for digit in text[start:position]] if pieces.has_digits else [letter]
        for index, name in enumerate(names, start):
            if name not in pieces.face_names:
                raise NotationError(text, index, "no_such_piece")
            faces.append(pieces.face_names.index(name))
        start = position + 1
    if start < len(text):
        raise NotationError(text, start, "digits_without_suit")
    if not faces:
        raise NotationError(text, 0, "empty")
    return tuple(faces)
