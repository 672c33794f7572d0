# SPDX-License-Identifier: MIT
"""Random changes of a win, which the rules may refuse."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from mahjong_desk.learn.cases.change import ChangeKind
from mahjong_desk.learn.cases.variations import expose_group, replace_group_by, variations
from mahjong_desk.learn.cases.win_case import HandGroup, WinCase
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.pieces.shogi import DRAGONS, SHOGI, WINDS
from mahjong_desk.rules.model.circumstances import add_circumstance, remove_circumstances
from mahjong_desk.shapes import MeldKind

_GROUP_SHARE = 0.6
_REPAINT_SHARE = 0.15
_KAN_SHARE = 0.15
_SET = 3
_OTHER_CHANGES = (
    ChangeKind.CLAIMED,
    ChangeKind.CONCEALED,
    ChangeKind.WAIT,
    ChangeKind.WIN_METHOD,
    ChangeKind.INDICATOR,
    ChangeKind.WILDCARD,
    ChangeKind.KAN,
)


def random_change(random: Random, case: WinCase, group_share: float = _GROUP_SHARE) -> WinCase | None:
    """Returns the case with a random change; None if that kind is impossible."""
    chance = random.random()
    if chance < group_share:
        return replace_group_by(case, random.randrange(len(case.groups)), random.choice)
    if chance < group_share + _REPAINT_SHARE:
        return _recolour(random, case)
    if random.random() < _KAN_SHARE:
        return _with_a_kan(random, case)
    found = list(variations(case, random.choice(_OTHER_CHANGES)))
    return random.choice(found)[1] if found else None


def _with_a_kan(random: Random, case: WinCase) -> WinCase | None:
    """Returns the case with a triplet turned into a kan; None if there is none."""
    shapes = case.rules.ruleset.meld_shapes()
    found = []
    for place, part in enumerate(case.groups):
        meld = MeldKind.ANKAN if part.meld is None else MeldKind.SHOUMINKAN
        pieces = (part.pieces[0],) * 4
        if place != case.winning_group and part.pieces == pieces[:_SET] and pieces in shapes.get(meld, ()):
            found.append((place, part._replace(pieces=pieces, meld=meld)))
    if not found:
        return None
    place, kan = random.choice(found)
    _, laid = expose_group(case, place, kan)
    return laid


def with_random_circumstance(random: Random, case: WinCase) -> WinCase:
    known, situation = case.rules.circumstances, random.choice(case.rules.circumstance_ids)
    if situation in case.situation:
        return replace(case, situation=remove_circumstances(known, case.situation, (situation,)))
    return replace(case, situation=add_circumstance(known, case.situation, situation))


def _recolour(random: Random, case: WinCase) -> WinCase:
    """Returns the case with equivalent kinds swapped: suits, winds, dragons."""
    pieces, faces = case.rules.ruleset.pieces, case.rules.faces
    turned: dict[Piece, Piece] = {}
    for alike in _interchangeable_kinds(pieces):
        order = list(alike)
        random.shuffle(order)
        for old, new in zip(alike, order, strict=True):
            turned.update(zip(old, new, strict=True))

    special = {
        pieces.kind_of_face[face]: face for face in range(len(pieces.copies_per_kind), len(faces)) if faces[face]
    }

    def paint(piece: Piece) -> Piece:
        kind = pieces.kind_of_face[piece]
        if piece == kind:
            return turned.get(piece, piece)
        # A red five stays red if the other suit has one.
        return special.get(turned.get(kind, kind), piece)

    def part(one: HandGroup) -> HandGroup:
        return one._replace(pieces=tuple(pieces.sorted(map(paint, one.pieces))))

    return replace(
        case,
        groups=tuple(map(part, case.groups)),
        winning_piece=paint(case.winning_piece),
        turned_up=case.turned_up.map_pieces(paint),
    )


@cache
def _interchangeable_kinds(pieces: PieceSet) -> tuple[tuple[tuple[Piece, ...], ...], ...]:
    if pieces is SHOGI:
        return tuple((wind,) for wind in WINDS), tuple((dragon,) for dragon in DRAGONS)
    suits = tuple(tuple(range(*run)) for run in pieces.suit_ranges)
    winds = tuple((kind,) for kind in range(EAST, WHITE))
    return suits, winds, tuple((kind,) for kind in range(WHITE, WHITE + 3))
