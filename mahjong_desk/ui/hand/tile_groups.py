# SPDX-License-Identifier: MIT
"""Hands as tile groups: as recorded, as on the rack, and as pictures."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QImage, QPainter

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.draft import to_hand
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import ErrorCode, RefusedHand
from mahjong_desk.rules.model.table import turns_between
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.fu import is_wait_fu
from mahjong_desk.rules.yaku.conditions import Mismatch, YakuFailure
from mahjong_desk.shapes import Group, GroupShape, HandShape, MeldKind, Reading, WaitKind
from mahjong_desk.shapes.arrangement import PlacedPieces, place_faces
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.layout.boxes import Felt, column
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.text.vocabulary import meld_name, piece_face, piece_name, set_context, vocabulary_context
from mahjong_desk.ui.text.yaku_links import pieces_text


def meld_faces(
    ruleset: Ruleset, meld: Meld, winner: int | None, order: Sequence[int], wild: Piece | None = None
) -> tuple[TileFace, ...]:
    """Returns a meld as it is on the table.

    The called tile is sideways at its discarder's side; a closed kan is half face down.
    """
    backs = (0, 3) if meld.kind is MeldKind.ANKAN and ruleset.pieces.has_plain_backs else ()
    sideways_indices = _sideways_indices(meld, winner, order)
    return tuple(
        piece_face(ruleset, piece, wild, sideways=index in sideways_indices)._replace(face_down=index in backs)
        for index, piece in enumerate(meld.pieces)
    )


def _sideways_indices(meld: Meld, winner: int | None, order: Sequence[int]) -> Sequence[int]:
    """Returns which pieces of a meld are sideways: the called and the added one."""
    if meld.claimed_from is None or winner is None:
        return ()
    steps, count = turns_between(order, winner, meld.claimed_from), 2 if meld.kind is MeldKind.SHOUMINKAN else 1
    if steps == len(order) - 1:
        return range(count)
    if steps == 1:
        return range(len(meld.pieces) - count, len(meld.pieces))
    return range(1, 1 + count)


def row_groups(ruleset: Ruleset, hand: Hand, winner: int | None, order: Sequence[int]) -> tuple[TileGroup, ...]:
    """Returns a hand as a row shows it: concealed pieces, melds, winning piece.

    ``order`` is the turn order, which decides where the called piece is.
    """
    wild = ruleset.wildcard_kind(hand.indicators)
    concealed = tuple(piece_face(ruleset, piece, wild) for piece in ruleset.pieces.sorted(hand.concealed))
    groups = [TileGroup(concealed)] if concealed else []
    groups += [TileGroup(meld_faces(ruleset, meld, winner, order, wild)) for meld in hand.melds]
    if hand.winning_piece is not None:
        groups.append(TileGroup((piece_face(ruleset, hand.winning_piece, wild, winning=True),)))
    return tuple(groups)


def captioned_groups(
    ruleset: Ruleset, hand: Hand, evaluation: Evaluation, winner: int, names: Sequence[str], order: Sequence[int]
) -> tuple[TileGroup, ...]:
    """Returns a hand in the groups of its reading; ``order`` is the turn order."""
    reading, pieces, wild = evaluation.reading, ruleset.pieces, ruleset.wildcard_kind(hand.indicators)
    if reading is None or hand.winning_piece is None:
        return row_groups(ruleset, hand, winner, order)
    placed_groups = iter(place_faces(reading, pieces, hand.concealed, hand.winning_piece, wild))
    melds = list(hand.melds)
    groups: list[TileGroup] = []
    singles: list[TileFace] = []
    for index, group in enumerate(reading.groups):
        is_winning = index == reading.winning_group_index
        amount = _amount(evaluation, group, is_winning)
        if group.is_meld:
            meld = melds.pop(0)
            faces = meld_faces(ruleset, meld, winner, order, wild)
            caption = caption_from(group_name(ruleset, group), meld, names)
            groups.append(TileGroup(faces, caption, amount))
            continue
        faces = _faces_in_order(ruleset, group, next(placed_groups))
        if reading.shape.loose:
            singles.extend(faces)
            continue
        caption = _won_caption(group, reading.wait, ruleset) if is_winning else group_name(ruleset, group)
        groups.append(TileGroup(faces, caption, amount))
    if singles:
        paired = len({face.name for face in singles}) < len(singles)
        groups.append(TileGroup(tuple(singles), _loose_caption(reading.shape, paired=paired)))
    return tuple(groups)


def _loose_caption(form: HandShape, *, paired: bool) -> str:
    if form is HandShape.KNITTED_HONOURS:
        return tr("honours and knitted tiles")
    return tr("thirteen orphans", "the winning shape") if paired else tr("one of each kind")


def separate_winning_tile(groups: Sequence[TileGroup]) -> tuple[TileGroup, ...]:
    """Returns a hand with its winning piece separated from its group, at the end."""
    rest = [group._replace(pieces=tuple(face for face in group.pieces if not face.winning)) for group in groups]
    winning_faces = tuple(face for group in groups for face in group.pieces if face.winning)
    return (*(group for group in rest if group.pieces), *((TileGroup(winning_faces),) if winning_faces else ()))


def _faces_in_order(ruleset: Ruleset, group: Group, placed: PlacedPieces) -> tuple[TileFace, ...]:
    """Returns the faces of a concealed group, the winning piece last."""
    kinds = ruleset.pieces.kind_of_face
    faces = []
    for index, (piece, kind) in enumerate(zip(placed.faces, group.kinds, strict=True)):
        wild = kinds[piece] if placed.is_wildcard[index] else None
        face = piece_face(ruleset, piece, wild, winning=index == placed.winning_index)
        stands_for = ruleset.pieces.face_names[kind] if wild is not None and wild != kind else ""
        faces.append(face._replace(substitutes=stands_for))
    return tuple(sorted(faces, key=lambda face: face.winning))


def _amount(evaluation: Evaluation, group: Group, is_winning: bool) -> str:
    if evaluation.fu is None:
        return ""
    # Equal groups are one object; the fu of a wait belong to the completed one.
    items = [item for item in evaluation.fu_items if item.set is group and (is_winning or not is_wait_fu(item))]
    total = sum(item.value for item in items)
    return f"+{total}" if total else "0"


def group_name(ruleset: Ruleset, group: Group) -> str:
    match group.shape:
        case GroupShape.SEQUENCE:
            return tr("sequence", usage=set_context(ruleset))
        case GroupShape.PAIR:
            return tr("pair")
        case GroupShape.KAN:
            if group.is_open:
                return tr("open kan", usage=set_context(ruleset))
            return tr("concealed kan", usage=set_context(ruleset))
        case GroupShape.TRIPLET:
            if group.is_open:
                return tr("open triplet", usage=set_context(ruleset))
            return tr("concealed triplet", usage=set_context(ruleset))
        case GroupShape.KNITTED:
            return tr("knitted tiles")
    return tr("single")


def caption_from(caption: str, meld: Meld, names: Sequence[str]) -> str:
    """Returns a caption with the discarder of the meld, if it was claimed."""
    if meld.claimed_from is None:
        return caption
    return tr("{set}, from {player}").format(set=caption, player=short_name(names[meld.claimed_from]))


def _won_caption(group: Group, wait: WaitKind, ruleset: Ruleset) -> str:
    match wait:
        case WaitKind.RYANMEN:
            return tr("two-sided wait")
        case WaitKind.PENCHAN:
            return tr("edge wait")
        case WaitKind.KANCHAN:
            return tr("closed wait")
        case WaitKind.TANKI:
            return tr("pair wait", usage=vocabulary_context(ruleset))
    return group_name(ruleset, group)


def groups_with_failure(
    ruleset: Ruleset,
    hand: Hand,
    failure: YakuFailure | RefusedHand,
    winner: int,
    names: Sequence[str],
    order: Sequence[int],
) -> tuple[TileGroup, ...]:
    """Returns a hand in the reading in which a yaku fails, with the fault marked."""
    reading = failure.reading
    groups = captioned_groups(ruleset, hand, Evaluation(reading, (), 0), winner, names, order)
    whole = reading is not None and not reading.shape.loose
    fault = failure.mismatch or Mismatch()
    return mark_failure(ruleset, groups, fault if whole else fault._replace(groups=()))


def groups_with_wrong_tile(
    ruleset: Ruleset,
    hand: Hand,
    reading: Reading,
    wrong_piece: Piece,
    winner: int,
    names: Sequence[str],
    order: Sequence[int],
) -> tuple[TileGroup, ...]:
    """Returns a hand whose winning piece is replaced by a wrong one, marked."""
    groups = list(captioned_groups(ruleset, hand, Evaluation(reading, (), 0), winner, names, order))
    index = reading.winning_group_index
    face = piece_face(ruleset, wrong_piece, ruleset.wildcard_kind(hand.indicators), winning=True)
    groups[index] = groups[index]._replace(pieces=tuple(face if old.winning else old for old in groups[index].pieces))
    return mark_failure(ruleset, groups, Mismatch((index,), (wrong_piece,), (reading.groups[index].kinds,)))


def mark_failure(ruleset: Ruleset, groups: Sequence[TileGroup], fault: Mismatch) -> tuple[TileGroup, ...]:
    """Returns groups with the failing groups and pieces marked."""
    result = []
    instead = dict(zip(fault.groups, fault.instead, strict=False))
    for index, group in enumerate(groups):
        marked = group
        if index in fault.groups:
            group_kinds = {_kind(ruleset, face) for face in group.pieces}
            kinds = group_kinds.intersection(fault.kinds)
            # If all pieces of a group fail, the whole group is framed.
            alone = 0 < len(kinds) < len(group_kinds)
            faces = tuple(face._replace(is_error=alone and _kind(ruleset, face) in kinds) for face in group.pieces)
            marked = marked._replace(pieces=faces, faulty=not alone)
        if index in instead:
            marked = marked._replace(caption=_contrast_text(ruleset, marked, instead[index]), amount="")
        if fault.winning:
            faces = tuple(face._replace(is_error=face.is_error or face.winning) for face in marked.pieces)
            marked = marked._replace(pieces=faces)
        result.append(marked)
    return tuple(result)


def _contrast_text(ruleset: Ruleset, group: TileGroup, wanted: tuple[Piece, ...]) -> str:
    """Returns the numbers in a group and those wanted: ``6-7-8, not 7-8-9``."""
    kinds = sorted(_kind(ruleset, face) for face in group.pieces)
    there, needed = _numbers(ruleset, kinds, wanted), _numbers(ruleset, wanted, kinds)
    return tr("{there}, not {wanted}").format(there=there, wanted=needed)


def _numbers(ruleset: Ruleset, kinds: Sequence[Piece], other: Sequence[Piece]) -> str:
    """Returns pieces by numbers only, if both are of the same suit."""
    both = {*kinds, *other}
    run = next((run for run in ruleset.pieces.suit_ranges if both <= set(range(*run))), None)
    if run is None:
        return pieces_text(ruleset, tuple(dict.fromkeys(kinds)) if len(set(kinds)) == 1 else kinds)
    return "-".join(str(kind - run[0] + 1) for kind in kinds)


def _kind(ruleset: Ruleset, face: TileFace) -> Piece:
    pieces = ruleset.pieces
    return pieces.kind_of_face[pieces.face_names.index(face.substitutes or face.name)]


_TILE, _EDGE = 60, 16
_RATIO = 2
"""The device pixel ratio of pictures, because they may be seen on any screen."""


def hand_picture(groups: tuple[TileGroup, ...]) -> QImage:
    """Returns pieces in a row on felt, in a fixed large size."""
    felt, rack = Felt(role="felt_deep"), Rack(width=_TILE, brackets=False)
    rack.set_groups(groups)
    felt.setLayout(column(rack, edges=[_EDGE] * 4))
    rack.resize(rack.sizeHint())
    size = rack.sizeHint()
    felt.resize(size.width() + 2 * _EDGE, rack.heightForWidth(size.width()) + 2 * _EDGE)
    picture = QImage(felt.size() * _RATIO, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(_RATIO)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    felt.render(painter, QPoint(0, 0))
    painter.end()
    return picture


def hand_data(text: str, groups: tuple[TileGroup, ...]) -> QMimeData:
    """Returns a hand as text and picture for the clipboard."""
    data = QMimeData()
    data.setText(text)
    data.setImageData(hand_picture(groups))
    return data


def rack_groups(assessment: Assessment, names: Sequence[str]) -> tuple[TileGroup, ...]:
    """Returns the hand in captioned groups, with fu if a reading counts."""
    draft, evaluation = assessment.draft, assessment.evaluation
    if draft.value is not None or draft.winner is None or evaluation is None or evaluation.reading is None:
        groups, amount = _sorted_groups(assessment, names), ""
    else:
        groups, amount = _read_groups(assessment, evaluation, evaluation.reading, names), _wait_amount(evaluation)
    if draft.winning_piece is None:
        return tuple(groups)
    caption = tr("winning")
    if draft.self_drawn:
        caption = tr("drawn")
    elif draft.discarder is not None:
        caption = tr("by {name}").format(name=short_name(names[draft.discarder]))
    return (*groups[:-1], groups[-1]._replace(caption=caption, amount=amount if draft.is_decided else ""))


def _read_groups(
    assessment: Assessment, evaluation: Evaluation, reading: Reading, names: Sequence[str]
) -> list[TileGroup]:
    """Returns a hand by its reading, with its winning group after the concealed ones."""
    draft, ruleset, hand = assessment.draft, assessment.rules.ruleset, to_hand(assessment.spec, assessment.draft)
    assert draft.winner is not None
    order = assessment.table.turn_order
    groups = list(captioned_groups(ruleset, hand, evaluation, draft.winner, names, order))
    if not reading.shape.loose:
        winning_index = reading.winning_group_index
        for index, group in enumerate(reading.groups):
            amount = groups[index].amount if draft.is_decided else ""
            groups[index] = groups[index]._replace(amount=amount or _substitute_name(ruleset, group))
        if reading.wait is WaitKind.SHANPON:
            groups[winning_index] = groups[winning_index]._replace(
                caption=tr("two-pair wait", usage=vocabulary_context(ruleset))
            )
        groups.insert(len(groups) - len(hand.melds) - 1, groups.pop(winning_index))
    return list(separate_winning_tile(groups))


def _wait_amount(evaluation: Evaluation) -> str:
    """Returns the fu that belong to no group; empty if there are none."""
    excluded = {"base", "rounding", *(item.id for item in evaluation.yaku)}
    fu = sum(item.value for item in evaluation.fu_items if item.set is None and item.id not in excluded)
    return format_change(fu) if fu else ""


def _sorted_groups(assessment: Assessment, names: Sequence[str]) -> list[TileGroup]:
    draft, ruleset, refusal = assessment.draft, assessment.rules.ruleset, assessment.refusal
    hand = to_hand(assessment.spec, draft)
    groups = list(row_groups(ruleset, hand, draft.winner, assessment.table.turn_order))
    offset = bool(hand.concealed)
    if offset and refusal is not None and refusal.code in (ErrorCode.NOT_A_WIN, ErrorCode.BAD_COUNT):
        groups[0] = groups[0]._replace(faulty=draft.value is None)
    for index, meld in enumerate(hand.melds):
        caption = caption_from(meld_name(ruleset, meld.kind), meld, names)
        faulty = refusal is not None and f"melds[{index}]" in refusal.path
        groups[offset + index] = groups[offset + index]._replace(caption=caption, faulty=faulty)
    return groups


def _substitute_name(ruleset: Ruleset, group: Group) -> str:
    """Returns which piece of a triplet stands for another; empty if none does."""
    odd = [kind for kind in group.kinds if group.kinds.count(kind) == 1]
    if group.shape is not GroupShape.TRIPLET or not odd:
        return ""
    other = next(kind for kind in group.kinds if kind not in odd)
    sentence = tr("{piece} stands for {other}")
    return sentence.format(piece=piece_name(ruleset, odd[0]), other=piece_name(ruleset, other))
