# SPDX-License-Identifier: MIT
"""Whole tiles: the art of a face, with or without letters, on its body."""

from bamboo import Stick, bamboo, draw, red_bamboo
from bird import bird, small_bird
from bodies import SIDEWAYS, UPRIGHT, face_down, face_up
from characters import characters, honour, red_characters, ten_thousand
from circles import TileCircle, circles, draw_small_circle, red_circles
from flowers import CHARACTERS as FLOWERS
from flowers import flower
from flowers import label as flower_label
from marks import BLUE, GREEN, INK, RED, diamond, scale_and_move
from outlines import GlyphBox, letters, letters_centred

FACES = (
    *(f"{digit}{suit}" for suit in "mps" for digit in (1, 2, 3, 4, 5, 0, 6, 7, 8, 9)),
    *(f"{digit}z" for digit in range(1, 8)),
    *FLOWERS,
)
"""The notation of every face; ``0m``, ``0p`` and ``0s`` are the red fives, ``1f`` to ``8f`` the flowers."""

_HONOUR_LETTERS = {"1z": "E", "2z": "S", "3z": "W", "4z": "N", "5z": "Wh", "6z": "Gr", "7z": "Rd"}
_DRAGON_COLOURS = {"5z": BLUE, "6z": GREEN, "7z": RED}
_RED_FIVES = {"m": red_characters, "p": red_circles, "s": red_bamboo}
_SUIT_COLOURS = {"m": RED, "p": BLUE, "s": GREEN, "z": INK}


def _label(face: str) -> str:
    if face in FLOWERS:
        return flower_label(face)
    return "5" if face[0] == "0" else _HONOUR_LETTERS.get(face, face[0])


def _colour(face: str) -> str:
    if face in FLOWERS:
        return FLOWERS[face][1]
    return RED if face[0] == "0" else _DRAGON_COLOURS.get(face, _SUIT_COLOURS[face[1]])


def _art(face: str, *, small: bool, lettered: bool = False) -> str:
    digit, suit = int(face[0]), face[1]
    if face in FLOWERS:
        return flower(face, small=small, numbered=not lettered)
    if digit == 0:
        return _RED_FIVES[suit](small=small)
    if suit == "m":
        return characters(digit, small=small)
    if suit == "p":
        return circles(digit, small=small)
    if suit == "s" and digit == 1:
        return small_bird() if small else bird()
    if suit == "s":
        return bamboo(digit, small=small)
    return honour(digit, small=small)


def _with_letter(face: str) -> str:
    """Returns the art, reduced, with a letter in the upper left corner."""
    height = 13
    return scale_and_move(10.5, 12.5, 0.83, _art(face, small=False, lettered=True)) + letters(
        _label(face), 5.5, 5.5 + height, height, _colour(face)
    )


def _suit_sign(face: str) -> str:
    colour = _colour(face)
    if face[1] == "m":
        sign = ten_thousand(GlyphBox(17, 51, 38, 34), thicker=0.6)
    elif face[1] == "s":
        sign = draw(Stick(36, 67, 38, colour, width=15), small=True)
    else:
        sign = draw_small_circle(TileCircle(36, 68, 14, colour))
    if face[0] == "0":
        # Next to the narrow head of the character, next to the middle of the others.
        height = 55 if face[1] == "m" else 68
        sign += "".join(diamond(x, height, 11, 14, colour) for x in (14.5, 57.5))
    return sign


def _letter_as_face(face: str) -> str:
    """Returns the letter large above a sign of the suit or above the character."""
    if face[1] in "zf":
        height = 25
        return letters_centred(_label(face), height + 9, height, _colour(face)) + scale_and_move(
            12.6, 33, 0.65, _art(face, small=True)
        )
    height = 37
    return letters_centred(
        _label(face), height + 8, height, INK if face[1] == "m" and face[0] != "0" else _colour(face)
    ) + _suit_sign(face)


def _document(view_box: str, content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}">{content}</svg>\n'


def tile(face: str, *, small: bool, lettered: bool, sideways: bool) -> str:
    """Returns the SVG document of a tile.

    Args:
        face: One of ``FACES``.
        small: The cut for widths of 30 pixels and below, without fine lines.
        lettered: With a letter or digit for players who do not read the characters.
        sideways: Turned a quarter to the left; body and light stay as they are.

    Raises:
        MissingArtFontError: A font of the art is not installed.
    """
    art = _art(face, small=small)
    if lettered:
        art = _letter_as_face(face) if small else _with_letter(face)
    if sideways:
        return _document(SIDEWAYS.view_box, f'{face_up(SIDEWAYS)}<g transform="translate(0 72) rotate(-90)">{art}</g>')
    return _document(UPRIGHT.view_box, face_up(UPRIGHT) + art)


def back(*, small: bool, sideways: bool) -> str:
    """Returns the SVG document of a face-down tile."""
    body = SIDEWAYS if sideways else UPRIGHT
    return _document(body.view_box, face_down(body, small=small))
