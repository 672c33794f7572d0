# SPDX-License-Identifier: MIT
"""Tiles and pieces in high contrast: black on white.

A sign and a letter identify the suit without its colour. One cut serves every size: no line is finer than a stroke of
the digit.
"""

from bodies import SIDEWAYS, THICKNESS, UPRIGHT, TileBody
from flowers import CHARACTERS as FLOWERS
from flowers import label
from marks import number
from outlines import BrushFont, GlyphBox, brush, letters_centred
from shogi import FOOT, PIECES

BLACK, WHITE = "#000000", "#ffffff"
SUIT_COLOURS = {"m": "#8c0000", "p": "#0b2f8a", "s": "#004d2c"}
"""Each has a contrast of more than 9 to white."""
_SIDE, _BACK = "#4a4a4a", "#2b2b2b"
_WINDS = {"1z": ("E", "東"), "2z": ("S", "南"), "3z": ("W", "西"), "4z": ("N", "北")}
_DRAGONS = {
    "5z": ("Wh", "", SUIT_COLOURS["p"]),
    "6z": ("Gr", "發", SUIT_COLOURS["s"]),
    "7z": ("Rd", "中", SUIT_COLOURS["m"]),
}


def _block(body: TileBody, top: float, height: float, fill: str) -> str:
    return (
        f'<rect x="1.5" y="{number(top)}" width="{number(body.width - 3)}" height="{number(height)}" rx="8.5" '
        f'fill="{fill}" stroke="{BLACK}" stroke-width="3"/>'
    )


def _frame(x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="4" '
        f'fill="none" stroke="{WHITE}" stroke-width="3.5"/>'
    )


def _body(body: TileBody, face: str) -> str:
    """Returns a blank tile whose upper side has the colour ``face``."""
    return _block(body, 3, body.height - 4.5, _SIDE) + _block(body, 1.5, body.height - THICKNESS - 1.5, face)


def _bold(character: str, box: GlyphBox, colour: str, *, thicker: float = 1.4, stretch: float = 0.4) -> str:
    return brush(character, box, colour, thicker=thicker, stretch=stretch, face=BrushFont.LETTERS)


def _sign(suit: str, colour: str) -> str:
    """Returns the sign of a suit at the upper right: 万, a ring or two joints."""
    if suit == "m":
        return _bold("万", GlyphBox(41, 11, 26, 28), colour)
    if suit == "p":
        return f'<circle cx="54" cy="25" r="9.5" fill="none" stroke="{colour}" stroke-width="7"/>'
    joint = 'width="12" height="15.5" rx="3"'
    return "".join(f'<rect x="48" y="{y}" {joint} fill="{colour}"/>' for y in (8.5, 26.5))


def _letter(suit: str, colour: str) -> str:
    """Returns the letter of a suit at the lower right, as it is typed."""
    below = 9 if suit == "p" else 0
    return _bold(suit, GlyphBox(42, 55, 24, 21 + below), colour, thicker=0.6)


def _number(face: str) -> str:
    """Returns the digit of a tile with the sign and the letter of its suit."""
    digit, suit = face[0], face[1]
    colour = SUIT_COLOURS[suit]
    if digit == "0":
        field = f'<rect x="5.5" y="6" width="33" height="79" rx="5" fill="{SUIT_COLOURS["m"]}"/>'
        drawn = field + _bold("5", GlyphBox(9.5, 15, 25, 61), WHITE, thicker=0.6, stretch=0.6)
    else:
        drawn = _bold(digit, GlyphBox(6.5, 13, 31, 64), BLACK, thicker=0.8, stretch=0.6)
    return drawn + _sign(suit, colour) + _letter(suit, colour)


def _flower_colour(face: str) -> str:
    return SUIT_COLOURS["p" if face[0] in "1234" else "m"]


def _honour(face: str) -> str:
    """Returns the letter of an honour or a flower above its character."""
    if face in _WINDS:
        letter, character = _WINDS[face]
        return letters_centred(letter, 39, 31, BLACK) + _bold(character, GlyphBox(16, 45, 40, 40), BLACK)
    if face in FLOWERS:
        return letters_centred(label(face), 40, 28, _flower_colour(face)) + _bold(
            FLOWERS[face][0], GlyphBox(16, 45, 40, 40), _flower_colour(face)
        )
    letter, character, colour = _DRAGONS[face]
    if character:
        drawn = _bold(character, GlyphBox(16, 45, 40, 40), colour)
    else:
        drawn = (
            f'<rect x="22" y="47.5" width="28" height="35" rx="2" fill="none" stroke="{colour}" stroke-width="6.5"/>'
        )
    return letters_centred(letter, 40, 28, colour) + drawn


def contrast_tile(face: str, *, sideways: bool) -> str:
    """Returns the SVG document of a tile.

    Args:
        face: One of the faces of ``tiles``, or ``back``.
        sideways: Turned a quarter to the left.

    Raises:
        MissingArtFontError: A font of the art is not installed.
    """
    body = SIDEWAYS if sideways else UPRIGHT
    if face == "back":
        x, y = body.width / 2, (body.height - THICKNESS) / 2
        frame = _frame(7, 7, body.width - 14, body.height - THICKNESS - 13)
        rhombus = f"M{number(x)} {number(y - 20)}l12 20-12 20-12-20z"
        drawn = f'{_body(body, _BACK)}{frame}<path d="{rhombus}" fill="none" stroke="{WHITE}" stroke-width="5"/>'
    else:
        art = _honour(face) if face[1] in "zf" else _number(face)
        drawn = _body(body, WHITE) + (f'<g transform="translate(0 72) rotate(-90)">{art}</g>' if sideways else art)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{body.view_box}">{drawn}</svg>\n'


def contrast_piece(letter: str) -> str:
    """Returns the SVG document of a shogi piece: its character and its letter.

    Raises:
        MissingArtFontError: A font of the art is not installed.
    """
    character, size = PIECES[letter]
    edge = f'stroke="{BLACK}" stroke-width="3" stroke-linejoin="round"'
    art = (
        f'<path d="M36 8L57 17.5 68.5 84q.4 3-2.6 3H6.1q-3 0-2.6-3L15 17.5z" fill="{_SIDE}" {edge}/>'
        f'<path d="M36 3.5L57 13 68.3 78q.4 3-2.6 3H6.3q-3 0-2.6-3L15 13z" fill="{WHITE}" {edge}/>'
        + _bold(character, GlyphBox(21, 11, 30, 29), BLACK)
        + letters_centred(letter, 76, 31, BLACK)
    )
    x, y = number(36 - 36 * size), number(FOOT - FOOT * size)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 90">'
        f'<g transform="translate({x} {y}) scale({number(size)})">{art}</g></svg>\n'
    )
