# SPDX-License-Identifier: MIT
"""Asks for pieces by name, or for honours, terminals, simples or those with a number of copies."""

from random import Random
from typing import Final

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.pieces import Piece, PieceSet

BY_NAME: Final = "by_name"
HONOURS: Final = "honours"
TERMINALS: Final = "terminals"
SIMPLES: Final = "simples"
COPIES: Final = "copies"
"""The topics: one piece by its name, and all of several that have something in common."""
_NAMED, _OPTION_COUNT = 8, 9
"""The number of pieces offered when one is named, and when those with something in common are asked for."""
_LEFT_OUT = 2
"""The least number of kinds that are not offered, so that a small set has several questions."""
_NEAR = 3
"""The number of random pieces offered beside the named one."""
_RIGHT = range(2, 6)


def make_pieces_drill(scene: Scene, random: Random, level: Level) -> Drill | None:
    """Returns the question for a piece by its name (easy), or for several with something in common.

    None if a hand is shown, if there are too few kinds, or if the random choice is unsuitable.
    """
    if scene.hand is not None or scene.event is not None:
        return None
    pieces = scene.ruleset.pieces
    kinds = range(len(pieces.copies_per_kind))
    if len(kinds) <= 2 * _LEFT_OUT:
        return None
    if level is Level.EASY:
        wanted = random.choice(kinds)
        offered = _distractors(random, pieces, wanted)
        return _drill(scene, Level.EASY, BY_NAME, (wanted, *offered), frozenset({wanted}))
    topic = random.choice(topics_of(pieces))
    options = random.sample(kinds, min(_OPTION_COUNT, len(kinds) - _LEFT_OUT))
    kind = random.choice(options)
    right = frozenset(options) & kinds_of(pieces, topic, pieces.copies_per_kind[kind])
    if len(right) not in _RIGHT or len(right) == len(options):
        return None
    return _drill(scene, Level.MEDIUM, topic, tuple(options), right)


def topics_of(pieces: PieceSet) -> tuple[str, ...]:
    """Returns what pieces of a set can have in common."""
    found = (HONOURS, TERMINALS, SIMPLES) if pieces.suit_ranges else ()
    return (*found, COPIES) if len(set(pieces.copies_per_kind)) > 1 else found


def kinds_of(pieces: PieceSet, topic: str, count: int = 0) -> frozenset[Piece]:
    """Returns the kinds of a topic. Raises ``ValueError`` if there is no such topic."""
    every = frozenset(range(len(pieces.copies_per_kind)))
    suited = frozenset(kind for first, after in pieces.suit_ranges for kind in range(first, after))
    ends = frozenset(kind for first, after in pieces.suit_ranges for kind in (first, after - 1))
    match topic:
        case "honours":
            return every - suited
        case "terminals":
            return ends
        case "simples":
            return suited - ends
        case "copies":
            return frozenset(kind for kind in every if pieces.copies_per_kind[kind] == count)
    raise ValueError(f"pieces have no {topic} in common")


def category_of(pieces: PieceSet, kind: Piece) -> str:
    """Returns the topic of a kind: ``HONOURS``, ``TERMINALS`` or ``SIMPLES``; ``COPIES`` without suits."""
    return next((one for one in topics_of(pieces) if one != COPIES and kind in kinds_of(pieces, one)), COPIES)


def suit_position(pieces: PieceSet, kind: Piece) -> tuple[Piece, int] | None:
    """Returns the first kind of the suit of a kind and its index in it, or None."""
    return next(((first, kind - first) for first, after in pieces.suit_ranges if first <= kind < after), None)


def _distractors(random: Random, pieces: PieceSet, wanted: Piece) -> tuple[Piece, ...]:
    """Returns distractors of a piece: the same number in other suits, neighbours, and others."""
    kinds = [kind for kind in range(len(pieces.copies_per_kind)) if kind != wanted]
    place = suit_position(pieces, wanted)
    if place is None:
        near = [kind for kind in kinds if suit_position(pieces, kind) is None]
    else:
        near = [kind for kind in kinds if (other := suit_position(pieces, kind)) is not None and _alike(place, other)]
    number = min(_NAMED, len(kinds) + 1 - _LEFT_OUT) - 1
    # A few of these, and the rest by chance: neither the suit nor the number alone gives it away.
    chosen = random.sample(near, min(len(near), max(number - _NEAR, 1)))
    others = [kind for kind in kinds if kind not in chosen]
    return (*chosen, *random.sample(others, number - len(chosen)))


def _alike(one: tuple[Piece, int], other: tuple[Piece, int]) -> bool:
    return one[1] == other[1] if one[0] != other[0] else abs(one[1] - other[1]) == 1


def _drill(scene: Scene, level: Level, topic: str, options: tuple[Piece, ...], right: frozenset[Piece]) -> Drill:
    shown = tuple(sorted(options))
    return Drill(
        Subject.PIECES, level, scene, ChoiceQuestion(shown, frozenset(right), all_required=topic != BY_NAME), (topic,)
    )
