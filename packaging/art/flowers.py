# SPDX-License-Identifier: MIT
"""The flowers: four seasons and four plants."""

import math
from collections.abc import Callable

from marks import BLUE, GREEN, INK, IVORY, RED, disc, dots, line, number, ring, shape
from outlines import GlyphBox, brush, letters

CHARACTERS = {
    "1f": ("春", BLUE),
    "2f": ("夏", BLUE),
    "3f": ("秋", BLUE),
    "4f": ("冬", BLUE),
    "5f": ("梅", RED),
    "6f": ("蘭", RED),
    "7f": ("菊", RED),
    "8f": ("竹", RED),
}
"""The character of every flower with its colour: the seasons, then the plants in the order of their seasons."""

_CORNER = GlyphBox(37, 9, 25, 25)
_SMALL_BOX = GlyphBox(14.5, 10, 43, 45)
_DIGIT = 12.0


def label(face: str) -> str:
    """Returns the label of a flower: S1 to S4 for seasons, F1 to F4 for plants."""
    digit = int(face[0])
    return f"S{digit}" if digit <= 4 else f"F{digit - 4}"


def _transform(x: float, y: float, turn: float, content: str) -> str:
    """Rotates content by ``turn`` degrees clockwise, then moves it by (``x``, ``y``)."""
    return f'<g transform="translate({number(x)} {number(y)}) rotate({number(turn)})">{content}</g>'


def _blossom(x: float, y: float, radius: float, turn: float, colour: str) -> str:
    """Returns five round petals with stamens."""
    petals = dots(0, 0, radius * 0.58, 5, radius * 0.46, colour)
    rays = "".join(
        line(f"M0 0L{number(radius * 0.5 * math.sin(angle))} {number(-radius * 0.5 * math.cos(angle))}", IVORY, 1)
        for angle in (math.tau * (step + 0.25) / 5 for step in range(5))
    )
    parting = dots(0, 0, radius * 0.58, 5, radius * 0.46 + 1.3, IVORY)
    return _transform(
        x, y, turn, parting + petals + disc(0, 0, radius * 0.3, colour) + rays + disc(0, 0, radius * 0.17, IVORY)
    )


def _leaf(length: float, width: float, colour: str) -> str:
    """Returns a pointed leaf that grows upwards from the origin."""
    return shape(
        f"M0 0C{number(-width)} {number(-length * 0.35)} {number(-width * 0.6)} {number(-length * 0.75)} 0 {number(-length)}"
        f"C{number(width * 0.6)} {number(-length * 0.75)} {number(width)} {number(-length * 0.35)} 0 0z",
        colour,
    )


def _spring() -> str:
    """Returns a butterfly above blades of grass."""
    grass = "".join(
        _transform(x, 85.5, turn, _leaf(high, 2.6, GREEN))
        for x, turn, high in (
            (18, -24, 15),
            (22, 4, 21),
            (27, 26, 14),
            (46, -20, 12),
            (51, 6, 18),
            (56, 26, 12),
        )
    )
    wing = (
        shape("M1 0C6-17 24-21 25-12C26-4 12 3 1 2z", BLUE)
        + shape("M1 2C10 4 19 10 15 17C11 22 3 14 1 5z", RED)
        + disc(16.5, -9.5, 3.1, IVORY)
        + disc(10, 10, 2.2, IVORY)
    )
    other = f'<g transform="scale(-1 1)">{wing}</g>'
    body = line("M0-5V12", INK, 3) + line("M-.6-6Q-3-13-8-14M.6-6Q3-13 8-14", INK, 1.3)
    return grass + _transform(36, 55, 14, wing + other + body)


def _summer() -> str:
    """Returns a lotus above its leaf and the water."""
    petals = "".join(
        _transform(36, 71, turn, _leaf(high, wide, RED) + line(f"M0-5V{number(5 - high)}", IVORY, 1.2))
        for turn, high, wide in ((-66, 26, 8), (66, 26, 8), (-36, 31, 9.5), (36, 31, 9.5), (0, 34, 11))
    )
    parting = line("M29 68Q21 58 20 49M43 68Q51 58 52 49", IVORY, 1.1)
    pad = shape("M11 75C20 68.5 52 68.5 61 75C52 80.5 20 80.5 11 75z", GREEN)
    water = line("M14 84.5q5.5-3 11 0t11 0t11 0t11 0", BLUE, 1.9)
    return pad + petals + parting + water


_MAPLE = ((0, 30), (17, 16), (37, 25), (51, 14), (76, 22), (100, 10), (128, 13), (160, 4))
"""Half of the outline of a maple leaf: the angle from its tip and the distance from its middle."""


def _maple() -> str:
    """Returns a maple leaf that grows upwards from the origin, with an ivory edge."""

    def at(turn: float, reach: float) -> str:
        angle = math.radians(turn)
        return f"{number(reach * math.sin(angle))} {number(-10 - reach * math.cos(angle))}"

    outline = [*_MAPLE, *((-turn, reach) for turn, reach in reversed(_MAPLE[1:]))]
    leaf = "M" + "L".join(at(turn, reach) for turn, reach in outline) + "z"
    veins = "".join(
        f"M0-9L{at(turn, reach * 0.62)}" for turn, reach in ((0, 30), (37, 25), (-37, 25), (76, 22), (-76, 22))
    )
    parting = f'<path d="{leaf}" fill="{IVORY}" stroke="{IVORY}" stroke-width="4" stroke-linejoin="round"/>'
    return parting + line("M0-10Q1 0 4 6", RED, 2.4) + shape(leaf, RED) + line(veins, IVORY, 1.1)


def _autumn() -> str:
    """Returns a falling maple leaf in front of the moon."""
    return ring(25, 52, 14.5, BLUE, 2) + _transform(39, 78, 16, _maple())


def _winter() -> str:
    """Returns a snow crystal."""
    arm = line("M0-3V-24.4M0-10.6L-5.4-15.4M0-10.6L5.4-15.4M0-17.4L-4.6-21.6M0-17.4L4.6-21.6", BLUE, 2.7)
    return "".join(_transform(36, 60.5, 60 * turn, arm) for turn in range(6)) + ring(36, 60.5, 5, BLUE, 2.2)


def _plum() -> str:
    """Returns a plum branch with two blossoms and buds."""
    bough = line("M12 84Q24 74 30 62T52 42", INK, 4) + line("M28 66Q21 58 20 50M40 53Q50 56 58 52", INK, 2.4)
    buds = disc(20, 47, 3.6, RED) + disc(59, 50, 3.4, RED) + disc(54.5, 40.5, 3.2, RED)
    return bough + buds + _blossom(34, 58, 12.6, 8, RED) + _blossom(48, 73, 11.6, -14, RED)


def _orchid() -> str:
    """Returns an orchid: leaves in long arcs and two flowers."""
    leaves = (
        line("M35 84.2C30 62 22 52 10.5 52", GREEN, 3.2)
        + line("M36 84.2C40 64 50 56 61.5 63", GREEN, 3.2)
        + line("M34 84.2C24 72 17 70 11 74", GREEN, 2.8)
        + line("M37 84.2C46 76 54 76 60 82", GREEN, 2.8)
    )
    stalk = line("M35.5 85C36 66 33 52 26 41M36 68Q40 56 47 50", GREEN, 1.9)
    return leaves + stalk + _orchid_flower(25.5, 41.5, -16) + _orchid_flower(47.5, 49.5, 30)


def _orchid_flower(x: float, y: float, turn: float) -> str:
    petals = "".join(_transform(0, 0, at, _leaf(long, 4.4, BLUE)) for at, long in ((0, 12), (-72, 12.5), (72, 12.5)))
    lip = shape("M0-1C-5 2-5 9 0 11C5 9 5 2 0-1z", RED)
    return _transform(x, y, turn, petals + lip + disc(0, 0.5, 1.6, IVORY))


def _chrysanthemum() -> str:
    """Returns a chrysanthemum with its leaves."""
    stalk = line("M36 62V84.6", GREEN, 3)
    leaves = _transform(36, 83, -62, _leaf(24, 8, GREEN)) + _transform(36, 83, 62, _leaf(24, 8, GREEN))
    veins = _transform(36, 83, -62, line("M0-4V-18", IVORY, 1.1)) + _transform(36, 83, 62, line("M0-4V-18", IVORY, 1.1))
    petals = "".join(
        _transform(36, 56, 360 * (step + shift) / count, _petal(near, far, wide))
        for count, near, far, wide, shift in ((16, 10, 22, 3.1, 0.0), (12, 4.6, 13.2, 2.6, 0.5))
        for step in range(count)
    )
    return stalk + leaves + veins + petals + disc(36, 56, 3.6, RED)


def _petal(near: float, far: float, wide: float) -> str:
    """Returns a petal that points upwards, from ``near`` to ``far`` above the origin."""
    half = number((far - near) / 2)
    middle = number(-(near + far) / 2)
    return f'<ellipse cx="0" cy="{middle}" rx="{number(wide)}" ry="{half}" fill="{RED}" stroke="{IVORY}" stroke-width="0.9"/>'


def _bamboo() -> str:
    """Returns two stems of bamboo with leaves in tufts."""
    tall = line("M27 83.8V70.6M27.4 67.8V53.2M27.8 50.4V37.4", GREEN, 5)
    short = line("M44 84.4V74.4M44.2 71.8V61", GREEN, 3.6)
    twigs = line("M28 52Q36 48 41 43M27 69Q20 65 18.5 59M44.4 72.6Q51 70 54.5 66.5", GREEN, 1.5)
    tufts = "".join(
        _transform(x, y, turn, _leaf(long, 3.4, GREEN))
        for x, y, turns in (
            (41, 43, ((62, 18), (100, 19), (140, 17))),
            (18.5, 59, ((-168, 15), (-130, 12), (-196, 13))),
            (54.5, 66.5, ((100, 8), (146, 16), (186, 14))),
        )
        for turn, long in turns
    )
    return tall + short + twigs + tufts


_PICTURES: dict[str, Callable[[], str]] = {
    "1f": _spring,
    "2f": _summer,
    "3f": _autumn,
    "4f": _winter,
    "5f": _plum,
    "6f": _orchid,
    "7f": _chrysanthemum,
    "8f": _bamboo,
}


def _sign(face: str) -> str:
    """Returns the sign below the character in the small cut."""
    if int(face[0]) <= 4:
        return "".join(_transform(36, 72, 60 * turn, line("M0-2V-12.4", BLUE, 4)) for turn in range(6))
    return dots(36, 72, 7.4, 5, 6, RED) + disc(36, 72, 3.6, IVORY)


def flower(face: str, *, small: bool, numbered: bool = True) -> str:
    """Returns the art of a flower.

    Args:
        face: Its notation: ``1f`` to ``4f`` for seasons, ``5f`` to ``8f`` for plants.
        small: The cut without fine lines: the character above a sign.
        numbered: Whether its number is in the corner, as on real tiles.

    Raises:
        MissingArtFontError: A font of the art is not installed.
    """
    character, colour = CHARACTERS[face]
    if small:
        return brush(character, _SMALL_BOX, INK, thicker=1.0, stretch=0.5) + _sign(face)
    drawn = _PICTURES[face]() + brush(character, _CORNER, INK, thicker=0.7, stretch=0.4)
    if numbered:
        drawn += letters(label(face)[1], 10.5, 10 + _DIGIT, _DIGIT, colour)
    return drawn
