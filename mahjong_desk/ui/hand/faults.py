# SPDX-License-Identifier: MIT
"""Marks in a hand what fails a yaku: pieces, groups, and what would have to lie there instead."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import Asked
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import Failure, Fault
from mahjong_desk.shapes import Reading
from mahjong_desk.texts import tr
from mahjong_desk.ui.hand.groups import explained_groups, wild_of
from mahjong_desk.ui.kit.faces import TileFace, TileGroup
from mahjong_desk.ui.words.failures import pieces_text
from mahjong_desk.ui.words.pieces import piece_face


def failing_groups(
    ruleset: Ruleset,
    hand: Hand,
    failure: Failure | Asked,
    winner: int,
    names: Sequence[str],
    order: Sequence[int] = (),
) -> tuple[TileGroup, ...]:
    """Returns a hand by the reading in which something fails, with that marked.

    Args:
        order: The seats in the order of play; in that of their numbers where none is given.
    """
    reading = failure.reading
    groups = explained_groups(ruleset, hand, Evaluation(reading, (), 0), winner, names, order)
    whole = reading is not None and not reading.form.loose
    fault = failure.fault or Fault()
    return marked(ruleset, groups, fault if whole else fault._replace(groups=()))


def completed_otherwise(
    ruleset: Ruleset,
    hand: Hand,
    reading: Reading,
    given: Piece,
    winner: int,
    names: Sequence[str],
    order: Sequence[int] = (),
) -> tuple[TileGroup, ...]:
    """Returns a hand with a piece marked that does not complete it, in the place of one that does.

    Args:
        order: The seats in the order of play; in that of their numbers where none is given.
    """
    groups = list(explained_groups(ruleset, hand, Evaluation(reading, (), 0), winner, names, order))
    won, face = groups[reading.won], piece_face(ruleset, given, wild_of(ruleset, hand), winning=True)
    groups[reading.won] = won._replace(pieces=tuple(face if one.winning else one for one in won.pieces))
    return marked(ruleset, groups, Fault((reading.won,), (given,), (reading.groups[reading.won].kinds,)))


def marked(ruleset: Ruleset, groups: Sequence[TileGroup], fault: Fault) -> tuple[TileGroup, ...]:
    """Returns groups with those, and those of their pieces, that are at fault; its places are those among them."""
    found = []
    instead = dict(zip(fault.groups, fault.instead, strict=False))
    for place, group in enumerate(groups):
        shown = group
        if place in fault.groups:
            kinds = set(fault.kinds) & {_kind(ruleset.pieces, face) for face in group.pieces}
            # Where all of a group fails, the whole of it is framed.
            alone = bool(kinds) and len(kinds) < len({_kind(ruleset.pieces, face) for face in group.pieces})
            faces = tuple(face._replace(faulty=alone and _kind(ruleset.pieces, face) in kinds) for face in group.pieces)
            shown = shown._replace(pieces=faces, faulty=not alone)
        if place in instead:
            shown = shown._replace(caption=_not_but(ruleset, shown, instead[place]), amount="")
        if fault.winning:
            faces = tuple(face._replace(faulty=face.faulty or face.winning) for face in shown.pieces)
            shown = shown._replace(pieces=faces)
        found.append(shown)
    return tuple(found)


def _not_but(ruleset: Ruleset, group: TileGroup, wanted: tuple[Piece, ...]) -> str:
    """Returns what lies there and what does not, such as ``6-7-8, not 7-8-9``."""
    held = sorted(_kind(ruleset.pieces, face) for face in group.pieces)
    return tr("{there}, not {wanted}").format(
        there=_numbers(ruleset, held, wanted), wanted=_numbers(ruleset, wanted, held)
    )


def _numbers(ruleset: Ruleset, kinds: Sequence[Piece], other: Sequence[Piece]) -> str:
    """Returns pieces by their numbers alone where both are of the same suit."""
    both = {*kinds, *other}
    run = next((run for run in ruleset.pieces.runs if both <= set(range(*run))), None)
    if run is None:
        return pieces_text(ruleset, tuple(dict.fromkeys(kinds)) if len(set(kinds)) == 1 else kinds)
    return "-".join(str(kind - run[0] + 1) for kind in kinds)


def _kind(pieces: PieceSet, face: TileFace) -> Piece:
    return pieces.kinds[pieces.names.index(face.stands_for or face.name)]
