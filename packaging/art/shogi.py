# SPDX-License-Identifier: MIT
"""The shogi pieces: wooden pentagons with brush characters."""

from marks import number
from outlines import GlyphBox, brush, letters, letters_centred

PIECES = {
    "P": ("歩", 0.86),
    "L": ("香", 0.89),
    "N": ("桂", 0.91),
    "S": ("銀", 0.94),
    "G": ("金", 0.94),
    "B": ("角", 0.97),
    "R": ("飛", 0.97),
    "K": ("玉", 1.0),
}
"""Character and size of each piece, by its letter."""

_INK = "#1d1712"
_LETTER = "#7a1f1a"
FOOT = 88
"""The line on which pieces of every size stand."""
_SHADING = (
    '<defs><linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7e2b4"/>'
    '<stop offset="0.55" stop-color="#ecca8b"/><stop offset="1" stop-color="#dfb46b"/></linearGradient></defs>'
)
_BODY = (
    '<path d="M36 8L58 17.5 69.5 84q.4 3-2.6 3H5.1q-3 0-2.6-3L14 17.5z" fill="#a87634" stroke="#6d4a1e" '
    'stroke-width="1.2" stroke-linejoin="round"/>'
    '<path d="M36 3L58 12.5 69.3 78q.4 3-2.6 3H5.3q-3 0-2.6-3L14 12.5z" fill="url(#wood)" stroke="#8a622b" '
    'stroke-width="1.2" stroke-linejoin="round"/>'
)
_GRAIN = (
    '<g fill="none" stroke="#c99a52" stroke-opacity="0.42" stroke-width="0.9"><path d="M20 12Q16 46 11 80"/>'
    '<path d="M27.5 8Q25 44 22 80"/><path d="M45 8.5Q49 44 52 80"/><path d="M53 12Q58 46 62.5 80"/></g>'
)
_LIGHT = (
    '<g fill="none" stroke="#fff6dc" stroke-width="1.2"><path d="M36 4.8L56.8 13.8" stroke-opacity="0.8"/>'
    '<path d="M36 4.8L15.2 13.8" stroke-opacity="0.9"/></g>'
)


def piece(letter: str, *, small: bool, lettered: bool) -> str:
    """Returns the SVG document of a shogi piece.

    Args:
        letter: One of ``PIECES``.
        small: The cut for widths of 30 pixels and below: no grain, heavier strokes.
        lettered: With its letter at the foot; the small cut has only the letter.

    Raises:
        MissingArtFontError: A font of the art is not installed.
    """
    character, size = PIECES[letter]
    if small and lettered:
        art = letters_centred(letter, 70, 42, _LETTER)
    else:
        box = GlyphBox(20, 17, 36, 52) if lettered else GlyphBox(16.5, 19, 39, 56)
        art = brush(character, box, _INK, thicker=1.9 if small else 1.0, stretch=0.35)
        if lettered:
            art += letters(letter, 8.2, 78, 14, _LETTER)
    content = _BODY + ("" if small else _GRAIN) + _LIGHT + art
    x, y = number(36 - 36 * size), number(FOOT - FOOT * size)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 90">{_SHADING}'
        f'<g transform="translate({x} {y}) scale({number(size)})">{content}</g></svg>\n'
    )
