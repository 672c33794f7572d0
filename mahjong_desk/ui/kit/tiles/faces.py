# SPDX-License-Identifier: MIT
"""Pieces as plain display values, and their names."""

from typing import NamedTuple

from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit.text_format import join_clauses, join_items

_NAMES = {
    "1z": (mark("East"), ""),
    "2z": (mark("South"), ""),
    "3z": (mark("West"), ""),
    "4z": (mark("North"), ""),
    "5z": (mark("White dragon"), ""),
    "6z": (mark("Green dragon"), ""),
    "7z": (mark("Red dragon"), ""),
    "0m": (mark("red 5 of characters"), ""),
    "0p": (mark("red 5 of circles"), ""),
    "0s": (mark("red 5 of bamboo"), ""),
    "1f": (mark("Spring"), ""),
    "2f": (mark("Summer"), ""),
    "3f": (mark("Autumn"), ""),
    "4f": (mark("Winter"), ""),
    "5f": (mark("Plum"), ""),
    "6f": (mark("Orchid"), ""),
    "7f": (mark("Chrysanthemum"), ""),
    "8f": (mark("Bamboo", "flower"), "flower"),
    "back": (mark("face down", "a tile"), "a tile"),
    "P": (mark("Pawn"), ""),
    "L": (mark("Lance"), ""),
    "N": (mark("Knight"), ""),
    "S": (mark("Silver"), ""),
    "G": (mark("Gold"), ""),
    "B": (mark("Bishop"), ""),
    "R": (mark("Rook"), ""),
    "K": (mark("King"), ""),
}
"""The names that are not composed of a number and a suit, each with its usage for ``tr``."""


class TileFace(NamedTuple):
    """One piece as shown."""

    name: str  # In notation, such as ``5p``.
    sideways: bool = False
    face_down: bool = False
    winning: bool = False
    wild: bool = False
    substitutes: str = ""  # The notation of the piece that a wildcard replaces.
    usage: str = ""
    is_error: bool = False


class TileGroup(NamedTuple):
    """Pieces that touch each other, with a caption below."""

    pieces: tuple[TileFace, ...]
    caption: str = ""
    amount: str = ""  # What the group adds, such as ``+4``.
    faulty: bool = False

    @property
    def has_error(self) -> bool:
        """Whether the group or one of its pieces is marked as faulty."""
        return self.faulty or any(face.is_error for face in self.pieces)


def tile_faces(*names: str) -> tuple[TileFace, ...]:
    """Returns faces by notation."""
    return tuple(map(TileFace, names))


def face_name(name: str, usage: str = "") -> str:
    """Returns the name of a piece, such as “red 5 of circles”, or else the notation."""
    if name in _NAMES:
        return tr(*_NAMES[name])
    match name[-1:]:
        case "m":
            sentence = tr("{number} of characters")
        case "p":
            sentence = tr("{number} of circles")
        case "s":
            sentence = tr("{number} of bamboo", usage=usage)
        case _:
            return name
    return sentence.format(number=name[:-1])


def suit_name(letter: str, usage: str) -> str:
    return {"m": tr("characters"), "p": tr("circles"), "s": tr("bamboo", usage=usage)}[letter]


def face_text(face: TileFace) -> str:
    """Returns a piece in words with its state, such as ``East, winning``."""
    name = face_name("back" if face.face_down else face.name, face.usage)
    if face.wild and face.substitutes:
        name = tr("{tile} as a wildcard for {other}").format(tile=name, other=face_name(face.substitutes, face.usage))
    elif face.wild:
        name = tr("{tile}, a wildcard").format(tile=name)
    if face.is_error:
        name = tr("{tile}, problem").format(tile=name)
    if face.winning:
        return tr("{tile}, winning").format(tile=name)
    if face.sideways:
        return tr("{tile}, called").format(tile=name)
    return name


def groups_text(groups: tuple[TileGroup, ...]) -> str:
    """Returns groups in words: captions and amounts, then the pieces."""
    parts = []
    for group in groups:
        pieces = join_items(face_text(face) for face in group.pieces)
        if group.caption and group.amount:
            sentence = tr("{caption} {amount}: {tiles}")
        elif group.caption:
            sentence = tr("{caption}: {tiles}")
        else:
            sentence = "{tiles}"
        parts.append(sentence.format(caption=group.caption, amount=group.amount, tiles=pieces))
    return join_clauses(*parts)
