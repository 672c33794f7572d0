# SPDX-License-Identifier: MIT
"""The names and faces of pieces, in the words of each game's players."""

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.extra_fields import ExtraField
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_name
from mahjong_desk.ui.text.phrases import capitalise, localise


def piece_name(ruleset: Ruleset, piece: Piece) -> str:
    return face_name(ruleset.pieces.face_names[piece], ruleset.vocabulary.terminology)


def piece_face(
    ruleset: Ruleset, piece: Piece, wild: Piece | None = None, *, sideways: bool = False, winning: bool = False
) -> TileFace:
    """Returns a piece to show; ``wild`` is the kind of the wildcard, or None."""
    pieces = ruleset.pieces
    usage, is_wild = ruleset.vocabulary.terminology, pieces.kind_of_face[piece] == wild
    return TileFace(pieces.face_names[piece], sideways=sideways, winning=winning, wild=is_wild, usage=usage)


def piece_group(ruleset: Ruleset, *pieces: Piece) -> TileGroup:
    """Returns upright pieces that touch each other, without a caption."""
    return TileGroup(tuple(piece_face(ruleset, piece) for piece in pieces))


def counted_groups(ruleset: Ruleset, hand: Hand) -> tuple[TileGroup, ...]:
    """Returns the pieces that an example sets aside to be counted."""
    groups = []
    for field in ruleset.extra_fields:
        number = hand.extra_fields.get(field.id, 0) if field.faces else 0
        if isinstance(number, int) and number:
            # Only the number is known, so the first pieces are shown.
            faces = counted_group(ruleset, field).pieces[:number]
            groups.append(TileGroup(faces, capitalise(localise(field.name))))
    return tuple(groups)


def counted_group(ruleset: Ruleset, field: ExtraField) -> TileGroup:
    """Returns the pieces outside the hand that a field counts, if any."""
    return TileGroup(tuple(TileFace(name, usage=ruleset.vocabulary.terminology) for name in field.faces))
