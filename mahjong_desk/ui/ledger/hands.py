# SPDX-License-Identifier: MIT
"""Hands of the ledger as pieces to be drawn: in a row, and explained set by set."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.reasons import Evaluation
from mahjong_desk.shapes import Group, MeldKind, Shape, Wait
from mahjong_desk.ui.kit.faces import TileFace, TileGroup

translate = QCoreApplication.translate


def meld_faces(pieces: PieceSet, meld: Meld, winner: int, players: int) -> tuple[TileFace, ...]:
    """Returns a meld as it lies: the called tile sideways at the place of its giver, a closed kan half face down."""
    names = [pieces.names[piece] for piece in meld.pieces]
    if meld.kind is MeldKind.ANKAN:
        return tuple(TileFace(name, face_down=index in (0, 3)) for index, name in enumerate(names))
    lying = _called_place(meld, winner, players)
    return tuple(TileFace(name, sideways=index == lying) for index, name in enumerate(names))


def _called_place(meld: Meld, winner: int, players: int) -> int:
    if meld.giver is None:
        return -1
    distance = (meld.giver - winner) % players
    if distance == players - 1:
        return 0
    return len(meld.pieces) - 1 if distance == 1 else 1


def row_groups(pieces: PieceSet, hand: Hand, winner: int, players: int) -> tuple[TileGroup, ...]:
    """Returns a hand as a row shows it: concealed pieces, melds as they were made, then the winning piece."""
    concealed = tuple(TileFace(pieces.names[piece]) for piece in pieces.sorted(hand.concealed))
    groups = [TileGroup(concealed)] if concealed else []
    groups += [TileGroup(meld_faces(pieces, meld, winner, players)) for meld in hand.melds]
    if hand.winning_piece is not None:
        groups.append(TileGroup((TileFace(pieces.names[hand.winning_piece], winning=True),)))
    return tuple(groups)


def explained_groups(
    pieces: PieceSet, hand: Hand, evaluation: Evaluation, winner: int, names: Sequence[str]
) -> tuple[TileGroup, ...]:
    """Returns a hand by the reading that counts, each set with its name and the fu that it brings."""
    reading = evaluation.reading
    if reading is None or hand.winning_piece is None:
        return row_groups(pieces, hand, winner, len(names))
    pool = pieces.sorted(hand.concealed)
    melds = list(hand.melds)
    shown: list[TileGroup] = []
    singles: list[TileFace] = []
    for place, group in enumerate(reading.groups):
        won = place == reading.won
        amount = _amount(evaluation, group, won)
        if group.melded:
            meld = melds.pop(0)
            faces = meld_faces(pieces, meld, winner, len(names))
            shown.append(TileGroup(faces, _meld_caption(group, meld, names), amount))
            continue
        taken = _take(pieces, pool, group, hand.winning_piece if won else None)
        faces = tuple(TileFace(pieces.names[piece]) for piece in taken)
        if won:
            faces = (*faces, TileFace(pieces.names[hand.winning_piece], winning=True))
        if reading.wait is Wait.ORPHAN:
            singles.extend(faces)
            continue
        caption = _won_caption(group, reading.wait) if won else group_name(group)
        shown.append(TileGroup(faces, caption, amount))
    if singles:
        shown.append(TileGroup(tuple(singles), translate("Hands", "thirteen orphans")))
    return tuple(shown)


def _take(pieces: PieceSet, pool: list[Piece], group: Group, winning: Piece | None) -> list[Piece]:
    kinds = list(group.kinds)
    if winning is not None:
        kinds.remove(pieces.kinds[winning])
    taken = []
    for kind in kinds:
        found = next(piece for piece in pool if pieces.kinds[piece] == kind)
        pool.remove(found)
        taken.append(found)
    return taken


def _amount(evaluation: Evaluation, group: Group, won: bool) -> str:
    if evaluation.fu is None:
        return ""
    # Equal groups are one object; the fu of a wait belong to the one that was completed.
    items = [item for item in evaluation.fu_items if item.set is group and (won or not item.id.startswith("wait_"))]
    total = sum(item.value for item in items)
    return f"+{total}" if total else "0"


def group_name(group: Group) -> str:
    """Returns what a group is called."""
    match group.shape:
        case Shape.SEQUENCE:
            return translate("Hands", "row")
        case Shape.PAIR:
            return translate("Hands", "pair")
        case Shape.KAN:
            return translate("Hands", "open kan") if group.exposed else translate("Hands", "concealed kan")
        case Shape.TRIPLET:
            return translate("Hands", "open triplet") if group.exposed else translate("Hands", "concealed triplet")
    return translate("Hands", "single")


def _meld_caption(group: Group, meld: Meld, names: Sequence[str]) -> str:
    if meld.giver is None:
        return group_name(group)
    return translate("Hands", "{set}, from {player}").format(set=group_name(group), player=names[meld.giver])


def _won_caption(group: Group, wait: Wait) -> str:
    match wait:
        case Wait.RYANMEN:
            return translate("Hands", "open wait")
        case Wait.PENCHAN:
            return translate("Hands", "edge wait")
        case Wait.KANCHAN:
            return translate("Hands", "closed wait")
        case Wait.TANKI:
            return translate("Hands", "pair wait")
    return group_name(group)
