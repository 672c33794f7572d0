# SPDX-License-Identifier: MIT
"""The suit of circles and its red five."""

import math
from dataclasses import dataclass

from marks import BLUE, GREEN, IVORY, RED, diamond, disc, dots, number, ring

MIDDLE = 46.5
"""The height of the middle of the face."""


@dataclass(frozen=True, slots=True)
class TileCircle:
    """One circle on a tile."""

    x: float
    y: float
    radius: float
    colour: str


LAYOUT: dict[int, tuple[TileCircle, ...]] = {
    2: (TileCircle(36, 26.5, 13.6, GREEN), TileCircle(36, 66.5, 13.6, BLUE)),
    3: (TileCircle(20, 22, 11, BLUE), TileCircle(36, MIDDLE, 11, RED), TileCircle(52, 71, 11, GREEN)),
    4: (
        TileCircle(21.5, 27, 12.2, BLUE),
        TileCircle(50.5, 27, 12.2, GREEN),
        TileCircle(21.5, 66, 12.2, GREEN),
        TileCircle(50.5, 66, 12.2, BLUE),
    ),
    5: (
        TileCircle(19.6, 23, 10.6, BLUE),
        TileCircle(52.4, 23, 10.6, GREEN),
        TileCircle(36, MIDDLE, 10.6, RED),
        TileCircle(19.6, 70, 10.6, GREEN),
        TileCircle(52.4, 70, 10.6, BLUE),
    ),
    6: (
        *(TileCircle(x, 20, 10.2, GREEN) for x in (22.5, 49.5)),
        *(TileCircle(x, y, 10.2, RED) for y in (50, 73) for x in (22.5, 49.5)),
    ),
    7: (
        *(TileCircle(x, y, 7.9, GREEN) for x, y in ((17, 16.2), (36, 24), (55, 31.8))),
        *(TileCircle(x, y, 9, RED) for y in (54, 75.4) for x in (24.5, 47.5)),
    ),
    8: tuple(TileCircle(x, y, 8.6, BLUE) for y in (16.7, 36.6, 56.4, 76.3) for x in (24, 48)),
    9: tuple(
        TileCircle(x, y, 8.7, colour) for y, colour in ((19, GREEN), (MIDDLE, RED), (74, BLUE)) for x in (17, 36, 55)
    ),
}
"""The circles of each tile except the one, from the upper left."""


def draw_circle(circle: TileCircle) -> str:
    """Returns a circle with its inner ring, eight dots and centre."""
    x, y, radius = circle.x, circle.y, circle.radius
    return (
        disc(x, y, radius, circle.colour)
        + ring(x, y, radius * 0.76, IVORY, max(1, radius * 0.11))
        + dots(x, y, radius * 0.40, 8, radius * 0.135, IVORY)
        + disc(x, y, radius * 0.14, IVORY)
    )


def draw_small_circle(circle: TileCircle) -> str:
    """Returns a circle of the small cut, with one hole."""
    x, y, radius = circle.x, circle.y, circle.radius
    return disc(x, y, radius, circle.colour) + disc(x, y, radius * 0.42, IVORY)


def _petal(turn: float) -> str:
    x, y = 36 + 7.6 * math.cos(turn), MIDDLE + 7.6 * math.sin(turn)
    degrees = number(math.degrees(turn))
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="4" ry="2.1" '
        f'transform="rotate({degrees} {number(x)} {number(y)})" fill="{IVORY}"/>'
    )


def _one() -> str:
    petals = "".join(_petal(math.tau * (index + 0.5) / 8) for index in range(8))
    return (
        disc(36, MIDDLE, 27, GREEN)
        + ring(36, MIDDLE, 24.2, IVORY, 1.6)
        + dots(36, MIDDLE, 20.2, 16, 2.5, IVORY)
        + disc(36, MIDDLE, 15.6, IVORY)
        + disc(36, MIDDLE, 13.8, RED)
        + petals
        + disc(36, MIDDLE, 2.6, IVORY)
    )


def _small_one() -> str:
    return disc(36, MIDDLE, 27, GREEN) + disc(36, MIDDLE, 18.5, IVORY) + disc(36, MIDDLE, 12.5, RED)


def circles(count: int, *, small: bool) -> str:
    """Returns the art of ``count`` circles, 1 to 9."""
    if count == 1:
        return _small_one() if small else _one()
    cut = draw_small_circle if small else draw_circle
    return "".join(cut(circle) for circle in LAYOUT[count])


def red_circles(*, small: bool) -> str:
    """Returns the red five, marked by its colour and by two diamonds."""
    cut = draw_small_circle if small else draw_circle
    five = "".join(cut(TileCircle(circle.x, circle.y, circle.radius, RED)) for circle in LAYOUT[5])
    width, height = (11, 12.6) if small else (8.4, 10)
    above = 8 + height / 2
    return five + diamond(36, above, width, height, RED) + diamond(36, 2 * MIDDLE - above, width, height, RED)
