# SPDX-License-Identifier: MIT
"""The body of a tile: bamboo base, ivory side, and the face or the back on top."""

from dataclasses import dataclass

from marks import number

THICKNESS = 9.0


@dataclass(frozen=True, slots=True)
class TileBody:
    """The box of a tile, upright or sideways.

    Attributes:
        height: The height including the thickness.
    """

    width: float
    height: float

    @property
    def view_box(self) -> str:
        """The SVG attribute ``viewBox``."""
        return f"0 0 {number(self.width)} {number(self.height)}"


UPRIGHT = TileBody(72, 100)
SIDEWAYS = TileBody(92, 81)


def _shading(name: str, upper: str, lower: str) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{upper}"/><stop offset="1" stop-color="{lower}"/></linearGradient>'
    )


def _block(body: TileBody, top: float, height: float, radius: float, paint: str) -> str:
    return (
        f'<rect x="1" y="{number(top)}" width="{number(body.width - 2)}" height="{number(height)}" '
        f'rx="{number(radius)}" {paint}/>'
    )


def _sides(body: TileBody) -> str:
    base = 'fill="#c4934c" stroke="#6f4e1f" stroke-width="1.2"'
    return _block(body, 3, body.height - 4, 9, base) + _block(
        body, 2, body.height - 3 - THICKNESS * 0.38, 9, 'fill="url(#side)"'
    )


def face_up(body: TileBody) -> str:
    """Returns a blank tile with its face up, lit from above."""
    face = body.height - THICKNESS
    shading = _shading("face", "#fffdf5", "#f5eedb") + _shading("side", "#e6dcc2", "#cdbf9d")
    return (
        f"<defs>{shading}</defs>{_sides(body)}"
        + _block(body, 1, face - 1, 8.5, 'fill="url(#face)" stroke="#a3946f" stroke-width="1.2"')
        + f'<rect x="2.6" y="2.6" width="{number(body.width - 5.2)}" height="{number(face - 4.2)}" rx="7.2" '
        'fill="none" stroke="#ffffff" stroke-opacity="0.85" stroke-width="1.4"/>'
    )


def face_down(body: TileBody, *, small: bool) -> str:
    """Returns a tile with its back up: a frame and a diamond."""
    face = body.height - THICKNESS
    shading = _shading("side", "#e6dcc2", "#cdbf9d")
    x, y = body.width / 2, (face + 1) / 2
    across, down = (11, 16) if body.height > body.width else (16, 11)
    line = f'fill="none" stroke="#a87735" stroke-width="{2.8 if small else 1.4}"'
    return (
        f"<defs>{shading}</defs>{_sides(body)}"
        + _block(body, 1, face - 1, 8.5, 'fill="#cfa05a" stroke="#6f4e1f" stroke-width="1.2"')
        + f'<rect x="6" y="6" width="{number(body.width - 12)}" height="{number(face - 11)}" rx="5" {line}/>'
        + f'<path d="M{number(x)} {number(y - down)}l{across} {down}-{across} {down}-{across}-{down}z" {line}/>'
    )
