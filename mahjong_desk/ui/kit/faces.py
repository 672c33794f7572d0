# SPDX-License-Identifier: MIT
"""What is shown of pieces: plain values, and their names in words for those who do not see them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.ui.kit.listing import clauses, listed


class TileFace(NamedTuple):
    """One piece as it lies.

    Attributes:
        name: Its notation, such as ``5m``, ``0p``, ``8f``, ``K`` or ``back``.
        sideways: It was called and lies on its side.
        face_down: Only its back is seen.
        winning: It is the piece that won.
        wild: It is a wildcard, marked with a star.
        stands_for: The notation of the piece that a wildcard stands for; empty where it counts as itself.
        usage: Whose words name it where games call the same piece otherwise; empty for those of the Japanese games.
        faulty: It is the piece at fault.
    """

    name: str
    sideways: bool = False
    face_down: bool = False
    winning: bool = False
    wild: bool = False
    stands_for: str = ""
    usage: str = ""
    faulty: bool = False


class TileGroup(NamedTuple):
    """Pieces that touch each other.

    Attributes:
        pieces: The pieces from left to right.
        caption: What the group is, below it; empty for nothing.
        amount: What the group adds, such as ``+4`` or ``0``; empty for nothing.
        faulty: The group is the reason of a fault.
    """

    pieces: tuple[TileFace, ...]
    caption: str = ""
    amount: str = ""
    faulty: bool = False

    @property
    def at_fault(self) -> bool:
        """Whether it is the reason of a fault, or one of its pieces is."""
        return self.faulty or any(face.faulty for face in self.pieces)


def faces(*names: str, sideways: int = -1, winning: int = -1) -> tuple[TileFace, ...]:
    """Returns faces by their notation, the one at index ``sideways`` lying, the one at ``winning`` marked."""
    return tuple(
        TileFace(name, sideways=index == sideways, winning=index == winning) for index, name in enumerate(names)
    )


def face_name(name: str, usage: str = "") -> str:
    """Returns a piece's name in words, such as “red 5 of circles”; the notation itself if it is unknown.

    Args:
        name: The notation of the piece.
        usage: Whose words are taken, as for ``TileFace``.
    """
    translate = QCoreApplication.translate
    honours = {
        "1z": translate("Tiles", "East"),
        "2z": translate("Tiles", "South"),
        "3z": translate("Tiles", "West"),
        "4z": translate("Tiles", "North"),
        "5z": translate("Tiles", "White dragon"),
        "6z": translate("Tiles", "Green dragon"),
        "7z": translate("Tiles", "Red dragon"),
        "0m": translate("Tiles", "red 5 of characters"),
        "0p": translate("Tiles", "red 5 of circles"),
        "0s": translate("Tiles", "red 5 of bamboo"),
        "1f": translate("Tiles", "Spring"),
        "2f": translate("Tiles", "Summer"),
        "3f": translate("Tiles", "Autumn"),
        "4f": translate("Tiles", "Winter"),
        "5f": translate("Tiles", "Plum"),
        "6f": translate("Tiles", "Orchid"),
        "7f": translate("Tiles", "Chrysanthemum"),
        "8f": translate("Tiles", "Bamboo", "flower"),
        "back": translate("Tiles", "face down"),
        "P": translate("Tiles", "Pawn"),
        "L": translate("Tiles", "Lance"),
        "N": translate("Tiles", "Knight"),
        "S": translate("Tiles", "Silver general"),
        "G": translate("Tiles", "Gold general"),
        "B": translate("Tiles", "Bishop"),
        "R": translate("Tiles", "Rook"),
        "K": translate("Tiles", "King"),
    }
    if name in honours:
        return honours[name]
    suits = {
        "m": translate("Tiles", "{number} of characters"),
        "p": translate("Tiles", "{number} of circles"),
        "s": translate("Tiles", "{number} of bamboo", usage),
    }
    sentence = suits.get(name[-1:])
    return sentence.format(number=name[:-1]) if sentence else name


def suit_name(letter: str, usage: str = "") -> str:
    """Returns what a suit is called.

    Args:
        letter: The letter of its notation, such as ``m``.
        usage: Whose words are taken, as for ``TileFace``.

    Raises:
        KeyError: There is no such suit.
    """
    translate = QCoreApplication.translate
    return {
        "m": translate("Tiles", "characters"),
        "p": translate("Tiles", "circles"),
        "s": translate("Tiles", "bamboo", usage),
    }[letter]


def face_text(face: TileFace) -> str:
    """Returns a piece as it lies, in words."""
    translate = QCoreApplication.translate
    name = face_name("back" if face.face_down else face.name, face.usage)
    if face.wild and face.stands_for:
        name = translate("Tiles", "{tile} as a wildcard for {other}").format(
            tile=name, other=face_name(face.stands_for, face.usage)
        )
    elif face.wild:
        name = translate("Tiles", "{tile}, a wildcard").format(tile=name)
    if face.faulty:
        name = translate("Tiles", "{tile}, at fault").format(tile=name)
    if face.winning:
        return translate("Tiles", "{tile}, winning").format(tile=name)
    if face.sideways:
        return translate("Tiles", "{tile}, called").format(tile=name)
    return name


def groups_text(groups: tuple[TileGroup, ...]) -> str:
    """Returns groups in words: their captions and amounts, then their pieces; groups are parted by semicolons."""
    translate = QCoreApplication.translate
    parts = []
    for group in groups:
        pieces = listed(face_text(face) for face in group.pieces)
        if group.caption and group.amount:
            sentence = translate("Tiles", "{caption} {amount}: {tiles}")
        elif group.caption:
            sentence = translate("Tiles", "{caption}: {tiles}")
        else:
            sentence = "{tiles}"
        parts.append(sentence.format(caption=group.caption, amount=group.amount, tiles=pieces))
    return clauses(*parts)
