# SPDX-License-Identifier: MIT
"""The suit of characters, and the honours."""

from marks import BLUE, GREEN, INK, RED, diamond
from outlines import BrushFont, GlyphBox, brush

_NUMERALS = "一二三四五六七八九"
_NUMERAL_BOX = GlyphBox(16, 9.5, 40, 31)
_FLAT_NUMERAL_BOXES = {1: GlyphBox(15, 19, 42, 12), 2: GlyphBox(15, 13, 42, 24), 3: GlyphBox(15, 10.5, 42, 29)}
"""One, two and three are wide and low: the common box would enlarge them too much."""
_HONOURS = {1: ("東", INK), 2: ("南", INK), 3: ("西", INK), 4: ("北", INK), 6: ("發", GREEN)}

_SMALL_EXTRA_WIDTH = 0.45
"""The additional stroke width of the small cut."""


def ten_thousand(box: GlyphBox, *, thicker: float) -> str:
    """Returns the sign of the suit, 萬, in ``box``."""
    return brush("萬", box, RED, thicker=thicker, stretch=0.7)


def characters(count: int, *, small: bool) -> str:
    """Returns the numeral ``count``, 1 to 9, above 萬.

    Raises:
        MissingArtFontError: A brush font is not installed.
    """
    return _character(count, INK, small=small)


def red_characters(*, small: bool) -> str:
    """Returns the red five, marked by its colour and by two diamonds.

    Raises:
        MissingArtFontError: A brush font is not installed.
    """
    five = _character(5, RED, small=small)
    return five + "".join(diamond(x, 45, 8.4, 11.4, RED) for x in (12.9, 59.1))


def _character(count: int, colour: str, *, small: bool) -> str:
    heavier = _SMALL_EXTRA_WIDTH if small else 0
    box = _FLAT_NUMERAL_BOXES.get(count, _NUMERAL_BOX)
    numeral = brush(_NUMERALS[count - 1], box, colour, thicker=1.05 + heavier, stretch=0.55)
    return numeral + ten_thousand(GlyphBox(13, 44.5, 46, 41), thicker=0.45 + heavier * 0.8)


def _white(*, small: bool) -> str:
    if small:
        return f'<rect x="13" y="13" width="46" height="67" rx="4" fill="none" stroke="{BLUE}" stroke-width="6"/>'
    return (
        f'<rect x="13" y="13" width="46" height="67" rx="4" fill="none" stroke="{BLUE}" stroke-width="4.2"/>'
        f'<rect x="19.2" y="19.2" width="33.6" height="54.6" rx="2" fill="none" stroke="{BLUE}" stroke-width="1.5"/>'
    )


def honour(number: int, *, small: bool) -> str:
    """Returns the art of an honour, numbered as in ``1z`` to ``7z``.

    Raises:
        MissingArtFontError: A brush font is not installed.
    """
    heavier = _SMALL_EXTRA_WIDTH if small else 0
    if number == 5:
        return _white(small=small)
    if number == 7:
        red_box = GlyphBox(15, 12.5, 42, 68)
        return brush("中", red_box, RED, thicker=1.15 + heavier, stretch=0.75, face=BrushFont.BRUSH_FULL)
    character, colour = _HONOURS[number]
    return brush(character, GlyphBox(11.5, 14, 49, 65), colour, thicker=0.6 + heavier * 1.1, stretch=0.5)
