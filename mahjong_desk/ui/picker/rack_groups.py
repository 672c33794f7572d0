# SPDX-License-Identifier: MIT
"""The hand as the rack shows it: by the best reading, or sorted if there is none."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.draft import MeldEntry
from mahjong_desk.entry.pieces import claimed_from
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.model.table import turns_between
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.fu import is_wait_fu
from mahjong_desk.shapes import Group, GroupShape, MeldKind, WaitKind
from mahjong_desk.shapes.arrangement import place_faces
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.text.tiles import piece_face, piece_name
from mahjong_desk.ui.text.vocabulary import fu_name, meld_name, set_context, vocabulary_context

_SHAPES: Final = {
    GroupShape.SEQUENCE: mark("sequence", usage=set_context),
    GroupShape.TRIPLET: mark("triplet", usage=set_context),
    GroupShape.KAN: mark("kan", usage=set_context),
    GroupShape.PAIR: mark("pair"),
    GroupShape.SINGLE: mark("single"),
    GroupShape.KNITTED: mark("knitted tiles"),
}
_WAITS: Final = {
    WaitKind.RYANMEN: mark("two-sided wait"),
    WaitKind.PENCHAN: mark("edge wait"),
    WaitKind.KANCHAN: mark("closed wait"),
    WaitKind.ORPHAN: mark("orphans"),
    WaitKind.KNITTED: mark("knitted tiles"),
}
_LEFT, _ACROSS = 1, 2


def rack_groups(assessment: Assessment, names: Sequence[str]) -> tuple[TileGroup, ...]:
    """Returns the hand in groups: concealed ones, melds, and the winning piece, with captions and fu where a reading counts."""
    evaluation = assessment.evaluation
    if assessment.draft.value is not None or evaluation is None or evaluation.reading is None:
        return tuple(_sorted_groups(assessment, names))
    melds = _melds(assessment, evaluation, names)
    return (*_read_groups(assessment, evaluation), *melds, _winning(assessment, evaluation, names))


def _read_groups(assessment: Assessment, evaluation: Evaluation) -> list[TileGroup]:
    reading = evaluation.reading
    assert reading is not None
    draft, frame = assessment.draft, assessment.spec
    if reading.shape.loose:
        pieces = frame.pieces.sorted(draft.concealed)
        return [_concealed(assessment, pieces, _wait_name(assessment.rules.ruleset, reading.wait), "")]
    lie = place_faces(reading, frame.pieces, draft.concealed, _winning_piece(assessment), assessment.wildcard_kind)
    found: list[TileGroup] = []
    won = reading.groups[reading.winning_group_index]
    for index, (group, here) in enumerate(zip(reading.groups, lie, strict=False)):
        rest = [at for at in range(len(here.faces)) if at != here.winning_index]
        pieces = [here.faces[at] for at in rest]
        roles = [group.kinds[at] if here.is_wildcard[at] else None for at in rest]
        wins = index == reading.winning_group_index
        fu = _fu_of(evaluation, group) if wins or group is not won else 0
        amount = _amount(assessment, evaluation, fu) or _substitute_name(assessment, group)
        wait = _wait_name(assessment.rules.ruleset, reading.wait)
        name = wait if wins else _group_name(assessment, evaluation, group)
        found.insert(0 if wins else len(found), _concealed(assessment, pieces, name, amount, roles=roles))
    return found


def _face(assessment: Assessment, piece: Piece, role: Piece | None = None, *, winning: bool = False) -> TileFace:
    """Returns the face of a piece; a wildcard shows its role in a reading."""
    wild = assessment.wildcard_kind
    stands_for = role if wild == assessment.spec.pieces.kind_of_face[piece] and role != piece else None
    return piece_face(assessment.rules.ruleset, piece, wild, winning=winning, stands_for=stands_for)


def _concealed(
    assessment: Assessment,
    pieces: list[Piece],
    caption: str,
    amount: str,
    *,
    faulty: bool = False,
    roles: Sequence[Piece | None] = (),
) -> TileGroup:
    faces = tuple(_face(assessment, piece, role) for piece, role in zip_longest(pieces, roles))
    return TileGroup(faces, caption, amount, faulty=faulty)


def _melds(assessment: Assessment, evaluation: Evaluation | None, names: Sequence[str]) -> list[TileGroup]:
    found: list[TileGroup] = []
    melds = assessment.draft.melds
    for index, meld in enumerate(melds):
        name = meld_name(assessment.rules.ruleset, meld.kind)
        amount = ""
        if evaluation is not None and evaluation.reading is not None:
            group = evaluation.reading.groups[index - len(melds)]
            name = _group_name(assessment, evaluation, group)
            amount = _amount(assessment, evaluation, _fu_of(evaluation, group)) or _substitute_name(assessment, group)
        giver = claimed_from(assessment.spec, assessment.draft, meld)
        if giver is not None:
            name = tr("{set}, from {name}").format(set=name, name=short_name(names[giver]))
        found.append(_meld(assessment, index, meld, giver, name, amount))
    return found


def _meld(
    assessment: Assessment, index: int, meld: MeldEntry, giver: int | None, caption: str, amount: str
) -> TileGroup:
    places = called_places(meld.kind, assessment.draft.winner, giver, assessment.table.turn_order)
    half_down = meld.kind is MeldKind.ANKAN and assessment.spec.pieces.has_plain_backs
    last = len(meld.pieces) - 1
    wild, ruleset = assessment.wildcard_kind, assessment.rules.ruleset
    faces = tuple(
        piece_face(ruleset, piece, wild, sideways=at in places, face_down=half_down and at in (0, last))
        for at, piece in enumerate(meld.pieces)
    )
    refusal = assessment.refusal
    faulty = refusal is not None and f"melds[{index}]" in refusal.path
    return TileGroup(faces, caption, amount, faulty=faulty)


def called_places(kind: MeldKind, winner: int | None, called_from: int | None, order: Sequence[int]) -> tuple[int, ...]:
    """Returns which pieces of a meld lie sideways: left, in the middle or right, as the giver sits.

    Args:
        called_from: Who gave the claimed piece; None where nobody did or nobody knows.
        order: The seats in the order of play.
    """
    if kind is MeldKind.ANKAN:
        return ()
    distance = _LEFT if winner is None or called_from is None else turns_between(order, called_from, winner)
    last = 3 if kind.is_kan else 2
    if kind is MeldKind.SHOUMINKAN:
        return (0, 1) if distance == _LEFT else (1, 2) if distance == _ACROSS else (2, 3)
    return (0,) if distance == _LEFT else (1,) if distance == _ACROSS else (last,)


def _winning(assessment: Assessment, evaluation: Evaluation | None, names: Sequence[str]) -> TileGroup:
    draft = assessment.draft
    piece = _winning_piece(assessment)
    caption = tr("winning")
    if draft.self_drawn:
        caption = tr("drawn")
    elif draft.discarder is not None:
        caption = tr("by {name}").format(name=short_name(names[draft.discarder]))
    amount = ""
    if evaluation is not None and draft.is_decided:
        yaku = {item.id for item in evaluation.yaku}
        apart = {"base", "rounding"} | yaku
        fu = sum(item.value for item in evaluation.fu_items if item.set is None and item.id not in apart)
        amount = _amount(assessment, evaluation, fu) if fu else ""
    face = _face(assessment, piece, _winning_role(assessment, evaluation), winning=True)
    return TileGroup((face,), caption, amount)


def _winning_role(assessment: Assessment, evaluation: Evaluation | None) -> Piece | None:
    """Returns the role of a wildcard that completes the hand."""
    reading = evaluation.reading if evaluation is not None else None
    if reading is None or not reading.wildcards:
        return None
    draft, frame = assessment.draft, assessment.spec
    won = place_faces(reading, frame.pieces, draft.concealed, _winning_piece(assessment), assessment.wildcard_kind)[
        reading.winning_group_index
    ]
    at = won.winning_index
    return reading.groups[reading.winning_group_index].kinds[at] if at is not None and won.is_wildcard[at] else None


def _sorted_groups(assessment: Assessment, names: Sequence[str]) -> list[TileGroup]:
    draft = assessment.draft
    refusal = assessment.refusal
    shown = []
    if draft.concealed:
        fault = (
            refusal is not None and refusal.code in (ErrorCode.NOT_A_WIN, ErrorCode.BAD_COUNT) and draft.value is None
        )
        pieces = assessment.spec.pieces.sorted(draft.concealed)
        shown.append(_concealed(assessment, pieces, "", "", faulty=fault))
    shown.extend(_melds(assessment, None, names))
    if draft.winning is not None:
        shown.append(_winning(assessment, None, names))
    return shown


def _winning_piece(assessment: Assessment) -> Piece:
    piece = assessment.draft.winning
    assert piece is not None
    return piece


def _group_name(assessment: Assessment, evaluation: Evaluation, group: Group) -> str:
    item = next((item for item in evaluation.fu_items if item.set is group and not is_wait_fu(item)), None)
    # Whether a triplet is concealed depends on how the winning piece came.
    if item is not None and assessment.draft.is_decided:
        return fu_name(assessment.rules.ruleset, item.id)
    return tr(_SHAPES[group.shape], usage=set_context(assessment.rules.ruleset))


def _wait_name(ruleset: Ruleset, wait: WaitKind) -> str:
    match wait:
        case WaitKind.SHANPON:
            return tr("two-pair wait", usage=vocabulary_context(ruleset))
        case WaitKind.TANKI:
            return tr("pair wait", usage=vocabulary_context(ruleset))
    return tr(_WAITS[wait])


def _fu_of(evaluation: Evaluation, group: Group) -> int:
    return sum(item.value for item in evaluation.fu_items if item.set is group)


def _amount(assessment: Assessment, evaluation: Evaluation, fu: int) -> str:
    return format_change(fu) if evaluation.fu is not None and assessment.draft.is_decided else ""


def _substitute_name(assessment: Assessment, group: Group) -> str:
    """Returns the piece of a triplet that replaces the other two; empty if all are alike."""
    odd = [kind for kind in group.kinds if group.kinds.count(kind) == 1]
    if group.shape is not GroupShape.TRIPLET or not odd:
        return ""
    ruleset = assessment.rules.ruleset
    other = next(kind for kind in group.kinds if kind not in odd)
    sentence = tr("{piece} stands for {other}")
    return sentence.format(piece=piece_name(ruleset, odd[0]), other=piece_name(ruleset, other))
