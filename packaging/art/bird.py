# SPDX-License-Identifier: MIT
"""The one of bamboo: a bird on a twig, looking to the left."""

from marks import BLUE, GREEN, INK, IVORY, RED, disc, line, number, shape

_TAIL_ROOT = (39, 49)
_FEATHERS = ((62, 27, BLUE), (2, 37, BLUE), (32, 39, GREEN))
"""Angle from straight down, length and colour of each tail feather, in the order of painting."""
_EYE_BEFORE_END = 8.6


def _twig() -> str:
    return (
        line("M11.2 78h25.8", GREEN, 4.4)
        + line("M19 75.8v4.4M30 75.8v4.4", IVORY, 1.3)
        + shape("M12.5 77q-3-5-1-10 4.6 4 1 10z", GREEN)
    )


def _feather(angle: float, length: float, colour: str) -> str:
    x, y = _TAIL_ROOT
    wide, narrow = number(length * 0.8), number(length * 0.45)
    eye = length - _EYE_BEFORE_END
    vane = f"M-2.4 0C-7.4 {narrow}-8 {wide} 0 {number(length)}C8 {wide} 7.4 {narrow} 2.4 0z"
    return (
        f'<g transform="translate({x} {y}) rotate({-angle})">'
        + shape(vane, colour)
        + line(f"M0 4V{number(eye - 6.4)}", IVORY, 1.3)
        + disc(0, eye, 4.3, IVORY)
        + disc(0, eye, 2.5, RED)
        + "</g>"
    )


def _body() -> str:
    scales = "".join(
        line(f"M{x} {y}q2.4 3.4 4.8 0", IVORY, 1.3) for x, y in ((22.6, 37), (22.4, 43), (26.4, 40), (24.2, 48.4))
    )
    return (
        line("M29 57l-3 19M35 58l-2 18", RED, 2)
        + shape("M21 26C18 38 20 53 31 59.5C39 63.5 47.5 57 47.5 48C47.5 39 38 36 34.5 25C33 19 23 19 21 26z", GREEN)
        + scales
    )


def _wing() -> str:
    return shape("M33.5 38C45 36 54 41 59.5 33C60.5 45 52 56 39 54.5C33 53.5 30 47 33.5 38z", BLUE) + line(
        "M38 42.5q9 2.2 16-3M38 47q8 1.4 13-2M39 50.8q5 .4 8-1.4", IVORY, 1.4
    )


def _head() -> str:
    crest = line("M28 14.2V10.6M32.4 16l2.4-4M35.2 20l4.4-2", GREEN, 1.5) + "".join(
        disc(x, y, 2, GREEN) for x, y in ((28, 10), (35.4, 11.2), (40.2, 17.6))
    )
    return (
        disc(27.5, 22.4, 8.4, RED)
        + shape("M20.4 19.9L10.5 23 20.8 26.6z", INK)
        + disc(25.4, 21, 2.1, IVORY)
        + disc(25.2, 21.1, 1, INK)
        + crest
    )


def bird() -> str:
    """Returns the whole bird."""
    tail = "".join(_feather(*feather) for feather in _FEATHERS)
    return _twig() + tail + _body() + _wing() + _head()


def small_bird() -> str:
    """Returns the bird of the small cut, without fine lines."""
    return (
        line("M11 79h25", GREEN, 5)
        + line("M30 56v22", RED, 3.4)
        + shape("M36 46C42 62 44 76 52 86 61 80 60 60 46 44z", BLUE)
        + shape("M19 26C15 42 20 57 32 60 46 62 50 46 62 34 50 38 39 36 35 24z", GREEN)
        + disc(27, 21, 11, RED)
        + shape("M18 16L6 22 18 27z", INK)
    )
