# SPDX-License-Identifier: MIT
"""How the first dealer is determined: by tiles of the winds, or by a throw of pawns (furigoma)."""

from collections.abc import Mapping, Sequence
from enum import Enum, StrEnum
from random import Random
from typing import Final


class DealerDraw(Enum):
    """The lots for the seats."""

    WINDS = "winds"
    FURIGOMA = "furigoma"


class PawnLanding(StrEnum):
    """How a thrown pawn falls."""

    FACE_UP = "face_up"
    FACE_DOWN = "face_down"
    SIDE = "side"
    UPRIGHT = "upright"
    UPSIDE_DOWN = "upside_down"


PAWN_COUNT: Final = 6
"""The number of thrown pawns."""

PAWN_VALUES: Final[Mapping[PawnLanding, int]] = {
    PawnLanding.FACE_UP: 1,
    PawnLanding.FACE_DOWN: 0,
    PawnLanding.SIDE: 5,
    PawnLanding.UPRIGHT: 10,
    PawnLanding.UPSIDE_DOWN: 50,
}
"""What a pawn counts."""

ALL_FACE_DOWN: Final = 20
"""What a throw counts where every pawn lies face down."""

_CHANCES: Final = {
    PawnLanding.FACE_UP: 940,
    PawnLanding.FACE_DOWN: 1000,
    PawnLanding.SIDE: 50,
    PawnLanding.UPRIGHT: 8,
    PawnLanding.UPSIDE_DOWN: 2,
}
"""How often a pawn falls so: flat nearly always, on its head hardly ever."""


def throw_pawns(source: Random) -> tuple[PawnLanding, ...]:
    """Returns a random throw of all pawns."""
    return tuple(source.choices(tuple(_CHANCES), tuple(_CHANCES.values()), k=PAWN_COUNT))


def throw_from_counts(counts: Mapping[PawnLanding, int]) -> tuple[PawnLanding, ...]:
    """Returns the throw in which that many pawns fall each way; the rest are face down.

    Raises:
        ValueError: These are more pawns than are thrown, or fewer than none.
    """
    special = [pawn for pawn in PawnLanding if pawn is not PawnLanding.FACE_DOWN for _ in range(counts.get(pawn, 0))]
    if len(special) > PAWN_COUNT or min(counts.values(), default=0) < 0:
        raise ValueError(f"{len(special)} of {PAWN_COUNT} pawns")
    return (*special, *[PawnLanding.FACE_DOWN] * (PAWN_COUNT - len(special)))


def throw_value(pawns: Sequence[PawnLanding]) -> int:
    """Returns what a throw counts."""
    return sum(PAWN_VALUES[pawn] for pawn in pawns) or ALL_FACE_DOWN


def count_to_seat(value: int, thrower: int, players: int) -> int:
    """Returns the seat that a throw hits, counted in the order of the turns with the thrower as one.

    Of three players 1, 4, 7 … hit the thrower, 2, 5, 8 … the player on the right, 3, 6, 9 … the one on the left.
    """
    return (thrower + value - 1) % players
