# SPDX-License-Identifier: MIT
"""The outlines of characters and letters, from installed fonts."""

import functools
import subprocess
from dataclasses import dataclass
from enum import Enum
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from marks import number


class BrushFont(Enum):
    """A font of the art: its fontconfig pattern and its Debian package."""

    BRUSH = ("AoyagiKouzanFontT", "fonts-aoyagi-kouzan-t")
    BRUSH_FULL = ("KouzanBrushFont", "fonts-kouzan-mouhitsu")
    LETTERS = ("Noto Sans CJK JP:bold", "fonts-noto-cjk")

    @property
    def pattern(self) -> str:
        """The pattern for ``fc-match``."""
        return self.value[0]

    @property
    def package(self) -> str:
        """The Debian package that installs the font."""
        return self.value[1]


class MissingArtFontError(RuntimeError):
    """A font that the art is drawn from is not installed."""

    def __init__(self, face: BrushFont) -> None:
        super().__init__(f"the font {face.pattern!r} is not installed; Debian has it in the package {face.package}")


@dataclass(frozen=True, slots=True)
class GlyphBox:
    """A rectangle in units of the tile; ``x`` and ``y`` are its upper left corner."""

    x: float
    y: float
    width: float
    height: float


@functools.cache
def _load(face: BrushFont) -> tuple[Any, dict[int, str], float]:
    """Returns a font's glyphs, character map and capital height in font units."""
    family = face.pattern.partition(":")[0]
    try:
        answer = subprocess.run(
            ["fc-match", "-f", "%{family}\n%{file}", face.pattern], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise MissingArtFontError(face) from error
    found, _, path = answer.partition("\n")
    if family not in found.split(","):
        raise MissingArtFontError(face)
    font = TTFont(path, fontNumber=0)
    return font.getGlyphSet(), font.getBestCmap(), getattr(font["OS/2"], "sCapHeight", 0)


def _bounds(face: BrushFont, character: str) -> tuple[float, float, float, float] | None:
    glyphs, names, _ = _load(face)
    pen = BoundsPen(glyphs)
    glyphs[names[ord(character)]].draw(pen)
    bounds: tuple[float, float, float, float] | None = pen.bounds
    return bounds


def _commands(face: BrushFont, character: str, transform: tuple[float, float, float, float, float, float]) -> str:
    glyphs, names, _ = _load(face)
    pen = SVGPathPen(glyphs, ntos=number)
    glyphs[names[ord(character)]].draw(TransformPen(pen, transform))
    commands: str = pen.getCommands()
    return commands


def brush(
    character: str, box: GlyphBox, fill: str, *, thicker: float, stretch: float, face: BrushFont = BrushFont.BRUSH
) -> str:
    """Returns a brush character, centred in ``box``.

    Args:
        character: The character. If its glyph in ``BrushFont.BRUSH`` is blank, ``BRUSH_FULL`` by the same hand is
            used, thickened by 0.9 more because its strokes are finer.
        thicker: The width of a line around the outline.
        stretch: From 0, which keeps the proportions, to 1, which fills the box in both directions.

    Raises:
        MissingArtFontError: The font is not installed.
    """
    bounds = _bounds(face, character)
    if bounds is None:
        return brush(character, box, fill, thicker=thicker + 0.9, stretch=stretch, face=BrushFont.BRUSH_FULL)
    left, bottom, right, top = bounds
    across, down = box.width / (right - left), box.height / (top - bottom)
    even = min(across, down)
    across, down = even + (across - even) * stretch, even + (down - even) * stretch
    x = box.x + (box.width - (right - left) * across) / 2 - left * across
    y = box.y + (box.height - (top - bottom) * down) / 2 + top * down
    commands = _commands(face, character, (across, 0, 0, -down, x, y))
    return (
        f'<path d="{commands}" fill="{fill}" stroke="{fill}" stroke-width="{number(thicker)}" stroke-linejoin="round"/>'
    )


def letters_width(text: str, height: float) -> float:
    """Returns the width of ``text`` with capitals ``height`` high.

    Raises:
        MissingArtFontError: The font of the letters is not installed.
    """
    glyphs, names, capitals = _load(BrushFont.LETTERS)
    return float(sum(glyphs[names[ord(character)]].width for character in text)) * height / capitals


def letters(text: str, x: float, baseline: float, height: float, fill: str) -> str:
    """Returns ``text`` from ``x`` to the right, with capitals ``height`` high.

    Raises:
        MissingArtFontError: The font of the letters is not installed.
    """
    scale = height / _load(BrushFont.LETTERS)[2]
    drawn = ""
    for index, character in enumerate(text):
        start = x + letters_width(text[:index], height)
        commands = _commands(BrushFont.LETTERS, character, (scale, 0, 0, -scale, start, baseline))
        drawn += f'<path d="{commands}" fill="{fill}"/>'
    return drawn


def letters_centred(text: str, baseline: float, height: float, fill: str) -> str:
    """Returns ``text``, centred on the tile.

    Raises:
        MissingArtFontError: The font of the letters is not installed.
    """
    return letters(text, 36 - letters_width(text, height) / 2, baseline, height, fill)
