# SPDX-License-Identifier: MIT
"""How the first dealer is drawn, and throws of pawns (furigoma)."""

from collections.abc import Mapping, Sequence
from enum import Enum, StrEnum
from random import Random


class DealerDraw(Enum):
    """How the first dealer is drawn."""

    WINDS = "winds"
    FURIGOMA = "furigoma"


class PawnLanding(StrEnum):
    """How a thrown pawn falls."""

    FACE_UP = "face_up"
    FACE_DOWN = "face_down"
    SIDE = "side"
    UPRIGHT = "upright"
    UPSIDE_DOWN = "upside_down"


PAWN_COUNT = 6
"""The number of thrown pawns."""

PAWN_VALUES: Mapping[PawnLanding, int] = {
    PawnLanding.FACE_UP: 1,
    PawnLanding.FACE_DOWN: 0,
    PawnLanding.SIDE: 5,
    PawnLanding.UPRIGHT: 10,
    PawnLanding.UPSIDE_DOWN: 50,
}
"""The points of a pawn, by how it lands."""

ALL_FACE_DOWN = 20
"""The points of a throw in which every pawn lands face down."""

_WEIGHTS = {
    PawnLanding.FACE_UP: 940,
    PawnLanding.FACE_DOWN: 1000,
    PawnLanding.SIDE: 50,
    PawnLanding.UPRIGHT: 8,
    PawnLanding.UPSIDE_DOWN: 2,
}
"""The relative frequency of each landing: nearly always flat, hardly ever upside down."""


def throw_pawns(source: Random) -> tuple[PawnLanding, ...]:
    """Returns a random throw of all pawns."""
    return tuple(source.choices(tuple(_WEIGHTS), tuple(_WEIGHTS.values()), k=PAWN_COUNT))


def throw_from_counts(counts: Mapping[PawnLanding, int]) -> tuple[PawnLanding, ...]:
    """Returns a throw with these counts of landings; the other pawns are face down.

    Raises:
        ValueError: A number is negative, or more than ``PAWN_COUNT`` pawns are not face down.
    """
    special = [pawn for pawn in PawnLanding if pawn is not PawnLanding.FACE_DOWN for _ in range(counts.get(pawn, 0))]
    if len(special) > PAWN_COUNT or min(counts.values(), default=0) < 0:
        raise ValueError(f"{len(special)} of {PAWN_COUNT} pawns")
    return (*special, *[PawnLanding.FACE_DOWN] * (PAWN_COUNT - len(special)))


def throw_value(pawns: Sequence[PawnLanding]) -> int:
    """Returns the points of a throw."""
    return sum(PAWN_VALUES[pawn] for pawn in pawns) or ALL_FACE_DOWN


def count_to_seat(value: int, thrower: int, players: int) -> int:
    """Returns the seat at which a count in turn order ends; the thrower is 1.

    With three players, 1, 4, 7 … is the thrower, 2, 5, 8 … the right neighbour, and 3, 6, 9 … the left neighbour.
    """
    return (thrower + value - 1) % players
