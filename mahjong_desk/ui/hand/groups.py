# SPDX-License-Identifier: MIT
"""Hands of the ledger as pieces to be drawn: in a row, and explained set by set."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.table import steps_between
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.fu import is_of_wait
from mahjong_desk.shapes import Form, Group, MeldKind, Shape, Wait
from mahjong_desk.shapes.arrangement import LaidGroup, laid
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.words.pieces import piece_face
from mahjong_desk.ui.words.vocabulary import set_usage, usage


def meld_faces(
    ruleset: Ruleset, meld: Meld, winner: int, order: Sequence[int], wild: Piece | None = None
) -> tuple[TileFace, ...]:
    """Returns a meld as it lies: the called tile sideways at the place of its giver, a closed kan of tiles half face down."""
    closed = meld.kind is MeldKind.ANKAN
    lying = -1 if closed else _called_place(meld, winner, order)
    return tuple(
        piece_face(
            ruleset,
            piece,
            wild,
            sideways=index == lying,
            face_down=closed and ruleset.pieces.backs and index in (0, 3),
        )
        for index, piece in enumerate(meld.pieces)
    )


def _called_place(meld: Meld, winner: int, order: Sequence[int]) -> int:
    if meld.giver is None:
        return -1
    steps = steps_between(order, winner, meld.giver)
    if steps == len(order) - 1:
        return 0
    return len(meld.pieces) - 1 if steps == 1 else 1


def wild_of(ruleset: Ruleset, hand: Hand) -> Piece | None:
    """Returns the kind of the wildcard of a hand, None where there is none."""
    return ruleset.wild_kind(hand.turned_up)


def row_groups(ruleset: Ruleset, hand: Hand, winner: int, order: Sequence[int]) -> tuple[TileGroup, ...]:
    """Returns a hand as a row shows it: concealed pieces, melds as they were made, then the winning piece.

    Args:
        order: The seats in the order of play, which tells where the piece lies that was claimed.
    """
    wild = wild_of(ruleset, hand)
    concealed = tuple(piece_face(ruleset, piece, wild) for piece in ruleset.pieces.sorted(hand.concealed))
    groups = [TileGroup(concealed)] if concealed else []
    groups += [TileGroup(meld_faces(ruleset, meld, winner, order, wild)) for meld in hand.melds]
    if hand.winning_piece is not None:
        groups.append(TileGroup((piece_face(ruleset, hand.winning_piece, wild, winning=True),)))
    return tuple(groups)


def explained_groups(
    ruleset: Ruleset, hand: Hand, evaluation: Evaluation, winner: int, names: Sequence[str], order: Sequence[int] = ()
) -> tuple[TileGroup, ...]:
    """Returns a hand by the reading that counts, each set with its name and the fu that it brings.

    Args:
        order: The seats in the order of play; in that of their numbers where none is given.
    """
    seats = order or range(len(names))
    reading, pieces, wild = evaluation.reading, ruleset.pieces, wild_of(ruleset, hand)
    if reading is None or hand.winning_piece is None:
        return row_groups(ruleset, hand, winner, seats)
    lie = iter(laid(reading, pieces, hand.concealed, hand.winning_piece, wild))
    melds = list(hand.melds)
    shown: list[TileGroup] = []
    singles: list[TileFace] = []
    for place, group in enumerate(reading.groups):
        won = place == reading.won
        amount = _amount(evaluation, group, won)
        if group.melded:
            meld = melds.pop(0)
            faces = meld_faces(ruleset, meld, winner, seats, wild)
            shown.append(TileGroup(faces, _meld_caption(ruleset, group, meld, names), amount))
            continue
        faces = _laid_faces(ruleset, group, next(lie))
        if reading.form.loose:
            singles.extend(faces)
            continue
        caption = _won_caption(group, reading.wait, ruleset) if won else group_name(ruleset, group)
        shown.append(TileGroup(faces, caption, amount))
    if singles:
        paired = len({face.name for face in singles}) < len(singles)
        shown.append(TileGroup(tuple(singles), _loose_caption(reading.form, paired=paired)))
    return tuple(shown)


def _loose_caption(form: Form, *, paired: bool) -> str:
    if form is Form.KNITTED_HONOURS:
        return tr("honours and knitted tiles")
    return tr("thirteen orphans", "the winning shape") if paired else tr("one of each kind")


def won_apart(groups: Sequence[TileGroup]) -> tuple[TileGroup, ...]:
    """Returns a hand with its winning piece by itself at the end, out of the set that it completed."""
    rest = [group._replace(pieces=tuple(face for face in group.pieces if not face.winning)) for group in groups]
    won = tuple(face for group in groups for face in group.pieces if face.winning)
    return (*(group for group in rest if group.pieces), *((TileGroup(won),) if won else ()))


def _laid_faces(ruleset: Ruleset, group: Group, here: LaidGroup) -> tuple[TileFace, ...]:
    """Returns a concealed group as it lies, the winning piece last."""
    kinds = ruleset.pieces.kinds
    faces = []
    for at, (piece, kind) in enumerate(zip(here.faces, group.kinds, strict=True)):
        wild = kinds[piece] if here.wilds[at] else None
        stands_for = kind if wild is not None and wild != kind else None
        faces.append(piece_face(ruleset, piece, wild, winning=at == here.winning, stands_for=stands_for))
    return tuple(sorted(faces, key=lambda face: face.winning))


def _amount(evaluation: Evaluation, group: Group, won: bool) -> str:
    if evaluation.fu is None:
        return ""
    # Equal groups are one object; the fu of a wait belong to the one that was completed.
    items = [item for item in evaluation.fu_items if item.set is group and (won or not is_of_wait(item))]
    total = sum(item.value for item in items)
    return f"+{total}" if total else "0"


def group_name(ruleset: Ruleset, group: Group) -> str:
    """Returns what a group is called."""
    match group.shape:
        case Shape.SEQUENCE:
            return tr("sequence", usage=set_usage(ruleset))
        case Shape.PAIR:
            return tr("pair")
        case Shape.KAN:
            if group.exposed:
                return tr("open kan", usage=set_usage(ruleset))
            return tr("concealed kan", usage=set_usage(ruleset))
        case Shape.TRIPLET:
            if group.exposed:
                return tr("open triplet", usage=set_usage(ruleset))
            return tr("concealed triplet", usage=set_usage(ruleset))
        case Shape.KNITTED:
            return tr("knitted tiles")
    return tr("single")


def _meld_caption(ruleset: Ruleset, group: Group, meld: Meld, names: Sequence[str]) -> str:
    if meld.giver is None:
        return group_name(ruleset, group)
    return tr("{set}, from {player}").format(set=group_name(ruleset, group), player=short_name(names[meld.giver]))


def _won_caption(group: Group, wait: Wait, ruleset: Ruleset) -> str:
    match wait:
        case Wait.RYANMEN:
            return tr("open wait")
        case Wait.PENCHAN:
            return tr("edge wait")
        case Wait.KANCHAN:
            return tr("closed wait")
        case Wait.TANKI:
            return tr("pair wait", usage=usage(ruleset))
    return group_name(ruleset, group)
