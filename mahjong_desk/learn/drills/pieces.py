# SPDX-License-Identifier: MIT
"""Asks for a piece by name, or for all pieces with a common property."""

from random import Random

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.pieces import Piece, PieceSet

BY_NAME = "by_name"
HONOURS = "honours"
TERMINALS = "terminals"
SIMPLES = "simples"
COPIES = "copies"
"""The topics: one piece by its name, and all pieces with a common property."""
_NAMED_COUNT, _OPTION_COUNT = 8, 9
"""The number of options if a piece is named, and if a property is asked for."""
_MIN_OMITTED = 2
"""The minimum number of kinds that are not offered, so that a small set has several questions."""
_RANDOM_COUNT = 3
"""The number of options that are random instead of similar to the named piece."""
_RIGHT_COUNTS = range(2, 6)


def make_pieces_drill(scene: Scene, random: Random, level: Level) -> Drill | None:
    """Returns the question for a named piece (easy), or for a common property.

    Returns None if the scene has a hand or event, if there are too few kinds, or if the random choice is unsuitable.
    """
    if scene.hand is not None or scene.event is not None:
        return None
    pieces = scene.ruleset.pieces
    kinds = range(len(pieces.copies_per_kind))
    if len(kinds) <= 2 * _MIN_OMITTED:
        return None
    if level is Level.EASY:
        piece = random.choice(kinds)
        distractors = _distractors(random, pieces, piece)
        return _drill(scene, Level.EASY, BY_NAME, (piece, *distractors), frozenset({piece}))
    topic = random.choice(common_properties(pieces))
    options = random.sample(kinds, min(_OPTION_COUNT, len(kinds) - _MIN_OMITTED))
    kind = random.choice(options)
    right = frozenset(options) & topic_kinds(pieces, topic, pieces.copies_per_kind[kind])
    if len(right) not in _RIGHT_COUNTS or len(right) == len(options):
        return None
    return _drill(scene, Level.MEDIUM, topic, tuple(options), right)


def common_properties(pieces: PieceSet) -> tuple[str, ...]:
    """Returns the properties that pieces of a set can have in common."""
    topics = (HONOURS, TERMINALS, SIMPLES) if pieces.suit_ranges else ()
    return (*topics, COPIES) if len(set(pieces.copies_per_kind)) > 1 else topics


def topic_kinds(pieces: PieceSet, topic: str, count: int | None = None) -> frozenset[Piece]:
    """Returns the kinds of a topic. Raises ``ValueError`` if there is no such topic."""
    all_kinds = frozenset(range(len(pieces.copies_per_kind)))
    suited = frozenset(kind for first, after in pieces.suit_ranges for kind in range(first, after))
    ends = frozenset(kind for first, after in pieces.suit_ranges for kind in (first, after - 1))
    match topic:
        case "honours":
            return all_kinds - suited
        case "terminals":
            return ends
        case "simples":
            return suited - ends
        case "copies":
            return frozenset(kind for kind in all_kinds if pieces.copies_per_kind[kind] == count)
    raise ValueError(f"unknown topic {topic}")


def category_of(pieces: PieceSet, kind: Piece) -> str:
    """Returns the topic of a kind, which is ``COPIES`` only in a set without suits."""
    return next(
        (topic for topic in common_properties(pieces) if topic != COPIES and kind in topic_kinds(pieces, topic)), COPIES
    )


def suit_position(pieces: PieceSet, kind: Piece) -> tuple[Piece, int] | None:
    """Returns the first kind of the suit of a kind and its index in it, or None."""
    return next(((first, kind - first) for first, after in pieces.suit_ranges if first <= kind < after), None)


def _distractors(random: Random, pieces: PieceSet, piece: Piece) -> tuple[Piece, ...]:
    """Returns distractors of a piece: some similar and some random ones."""
    kinds = [kind for kind in range(len(pieces.copies_per_kind)) if kind != piece]
    position = suit_position(pieces, piece)
    near = [kind for kind in kinds if _is_similar(position, suit_position(pieces, kind))]
    number = min(_NAMED_COUNT, len(kinds) + 1 - _MIN_OMITTED) - 1
    # Some similar pieces and some random ones, so that neither suit nor number gives the answer away.
    chosen = random.sample(near, min(len(near), max(number - _RANDOM_COUNT, 1)))
    others = [kind for kind in kinds if kind not in chosen]
    return (*chosen, *random.sample(others, number - len(chosen)))


def _is_similar(one: tuple[Piece, int] | None, other: tuple[Piece, int] | None) -> bool:
    if one is None or other is None:
        return one is other
    return one[1] == other[1] if one[0] != other[0] else abs(one[1] - other[1]) == 1


def _drill(scene: Scene, level: Level, topic: str, options: tuple[Piece, ...], right: frozenset[Piece]) -> Drill:
    ordered = tuple(sorted(options))
    return Drill(
        Subject.PIECES, level, scene, ChoiceQuestion(ordered, frozenset(right), all_required=topic != BY_NAME), (topic,)
    )
