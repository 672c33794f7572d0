# SPDX-License-Identifier: MIT
"""The colours of the tiles and the few SVG elements that their art is made of.

Everything is plain SVG Tiny, as Qt draws it: no style sheets, clip paths or filters. Lengths are
units of the tile box, 72 wide and 100 high.
"""

import math

INK = "#1c2430"
RED = "#b4232c"
GREEN = "#17704a"
BLUE = "#20498c"
IVORY = "#fbf6e8"


def number(value: float) -> str:
    """Returns ``value`` with at most two decimals and without trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """Returns a filled circle around (``x``, ``y``)."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def ring(x: float, y: float, radius: float, stroke: str, width: float) -> str:
    """Returns an open circle around (``x``, ``y``) whose line is ``width`` wide."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="none" '
        f'stroke="{stroke}" stroke-width="{number(width)}"/>'
    )


def dots(x: float, y: float, radius: float, count: int, size: float, fill: str) -> str:
    """Returns ``count`` dots of radius ``size``, evenly spaced on a circle."""
    turns = [math.tau * index / count for index in range(count)]
    return "".join(disc(x + radius * math.cos(turn), y + radius * math.sin(turn), size, fill) for turn in turns)


def diamond(x: float, y: float, width: float, height: float, fill: str) -> str:
    """Returns a filled diamond whose centre is (``x``, ``y``)."""
    a, b = number(width / 2), number(height / 2)
    return f'<path d="M{number(x)} {number(y - height / 2)}l{a} {b}-{a} {b}-{a}-{b}z" fill="{fill}"/>'


def shape(commands: str, fill: str) -> str:
    """Returns a filled path."""
    return f'<path d="{commands}" fill="{fill}"/>'


def line(commands: str, stroke: str, width: float) -> str:
    """Returns an open path with round ends."""
    return f'<path d="{commands}" fill="none" stroke="{stroke}" stroke-width="{number(width)}" stroke-linecap="round"/>'


def scale_and_move(x: float, y: float, scale: float, content: str) -> str:
    """Returns ``content`` scaled by ``scale`` and then moved by (``x``, ``y``)."""
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">{content}</g>'
