# SPDX-License-Identifier: MIT
"""The suit of bamboo from two to nine; the one is a bird."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from marks import GREEN, IVORY, RED, diamond, line, number, shape

TALL = 36.0
"""The height of a stick on a tile with two rows."""
SHORT = 23.0
"""The height of a stick on a tile with three rows."""


@dataclass(frozen=True, slots=True)
class Stick:
    """One stick of bamboo.

    Attributes:
        x: The centre of the stick.
        y: The centre of the stick.
        height: The height of both joints together.
        width: The width of the node.
        slant: The clockwise rotation in degrees.
        has_gap: Whether an ivory edge separates it from the sticks painted before.
    """

    x: float
    y: float
    height: float
    colour: str = GREEN
    width: float = 10.4
    slant: float = 0
    has_gap: bool = False


_UPPER, _LOWER = 26.0, 67.0
_THIRDS = (17.0, 36.0, 55.0)

LAYOUT: dict[int, tuple[Stick, ...]] = {
    2: tuple(Stick(36, y, TALL, width=12.4) for y in (_UPPER, _LOWER)),
    3: (Stick(36, _UPPER, TALL, width=12.4), *(Stick(x, _LOWER, TALL, width=12.4) for x in (22, 50))),
    4: tuple(Stick(x, y, TALL, width=12.4) for y in (_UPPER, _LOWER) for x in (21, 51)),
    5: (
        *(Stick(x, y, TALL, width=11.2) for y in (_UPPER, _LOWER) for x in (17, 55)),
        Stick(36, 46.5, TALL, RED, width=11.2),
    ),
    6: tuple(Stick(x, y, TALL) for y in (_UPPER, _LOWER) for x in _THIRDS),
    7: (Stick(36, 20, SHORT, RED), *(Stick(x, y, SHORT) for y in (47.5, 74.5) for x in _THIRDS)),
    8: (
        *(Stick(x, 26.6, 33, slant=slant, has_gap=True) for x, slant in ((28.6, -24.0), (43.4, 24.0))),
        *(Stick(x, 66.4, 33, slant=slant, has_gap=True) for x, slant in ((28.6, 24.0), (43.4, -24.0))),
        *(Stick(x, y, 35, has_gap=True) for y in (_UPPER, _LOWER) for x in (15.2, 56.8)),
    ),
    9: tuple(Stick(x, y, SHORT, RED if x == 36 else GREEN) for y in (19.5, 46.5, 73.5) for x in _THIRDS),
}
"""The sticks of each tile in the order of painting; those of the eight are an M above a W, its uprights on top."""


def _joint(stick: Stick, start: float, length: float) -> str:
    """Returns the outline of one joint, from ``start`` below the stick's middle."""
    half = stick.width / 2 * 0.94
    flat = number(2 * half - 3.6)
    bend, side = number(length / 2 - 1.6), number(length - 3.2)
    return (
        f"M{number(stick.x - half)} {number(stick.y + start + 1.6)}q0-1.6 1.8-1.6h{flat}q1.8 0 1.8 1.6"
        f"q-1.9 {bend} 0 {side}q0 1.6-1.8 1.6h-{flat}q-1.8 0-1.8-1.6q1.9-{bend} 0-{side}z"
    )


def draw(stick: Stick, *, small: bool) -> str:
    """Returns one stick: two joints and a bar at the node."""
    x, y, half = number(stick.x), stick.y, stick.height / 2
    gap = 0.6
    length = half - gap
    joints = _joint(stick, -half, length) + _joint(stick, gap, length)
    bar = f"M{number(stick.x - stick.width / 2)} {number(y)}h{number(stick.width)}"
    drawn = ""
    if stick.has_gap and not small:
        drawn += f'<path d="{joints}{bar}" fill="{IVORY}" stroke="{IVORY}" stroke-width="2.6" stroke-linejoin="round"/>'
    drawn += shape(joints, stick.colour)
    if not small:
        lights = "".join(f"M{x} {number(y + start + 3.4)}v{number(length - 6.8)}" for start in (-half, gap))
        drawn += line(lights, IVORY, 1.5)
    drawn += line(bar, stick.colour, 3 if small else 2.4)
    if stick.slant:
        return f'<g transform="rotate({number(stick.slant)} {x} {number(y)})">{drawn}</g>'
    return drawn


def bamboo(count: int, *, small: bool) -> str:
    """Returns the art of ``count`` sticks, 2 to 9."""
    return _sticks(LAYOUT[count], small=small)


def red_bamboo(*, small: bool) -> str:
    """Returns the red five, marked by its colour and by two diamonds."""
    five = _sticks([replace(stick, colour=RED) for stick in LAYOUT[5]], small=small)
    width, height = (11, 12.6) if small else (8.4, 10)
    above = 9.5 + height / 2
    return five + diamond(36, above, width, height, RED) + diamond(36, 93 - above, width, height, RED)


def _sticks(sticks: Iterable[Stick], *, small: bool) -> str:
    wider = 1.1 if small else 0
    return "".join(draw(replace(stick, width=stick.width + wider), small=small) for stick in sticks)
