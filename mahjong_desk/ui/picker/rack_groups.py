# SPDX-License-Identifier: MIT
"""The hand as the rack shows it: by the best reading, or sorted if there is none."""

from collections.abc import Sequence

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.events import to_hand
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import Group, GroupShape, Reading, WaitKind
from mahjong_desk.texts import tr
from mahjong_desk.ui.hand.tile_groups import caption_from, captioned_groups, row_groups, separate_winning_tile
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.text.tiles import piece_name
from mahjong_desk.ui.text.vocabulary import meld_name, vocabulary_context


def rack_groups(assessment: Assessment, names: Sequence[str]) -> tuple[TileGroup, ...]:
    """Returns the hand in groups: concealed ones, melds, and the winning piece, with captions and fu where a reading counts."""
    draft, evaluation = assessment.draft, assessment.evaluation
    if draft.value is not None or draft.winner is None or evaluation is None or evaluation.reading is None:
        groups, amount = _sorted_groups(assessment, names), ""
    else:
        groups, amount = _read_groups(assessment, evaluation, evaluation.reading, names), _wait_amount(evaluation)
    if draft.winning is None:
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
    """Returns a hand by its reading, the group that the winning piece completes as the last concealed one."""
    draft, ruleset, hand = assessment.draft, assessment.rules.ruleset, to_hand(assessment.spec, assessment.draft)
    assert draft.winner is not None
    order = assessment.table.turn_order
    groups = list(captioned_groups(ruleset, hand, evaluation, draft.winner, names, order))
    if not reading.shape.loose:
        won = reading.winning_group_index
        for at, group in enumerate(reading.groups):
            amount = groups[at].amount if draft.is_decided else ""
            groups[at] = groups[at]._replace(amount=amount or _substitute_name(ruleset, group))
        if reading.wait is WaitKind.SHANPON:
            groups[won] = groups[won]._replace(caption=tr("two-pair wait", usage=vocabulary_context(ruleset)))
        groups.insert(len(groups) - len(hand.melds) - 1, groups.pop(won))
    return list(separate_winning_tile(groups))


def _wait_amount(evaluation: Evaluation) -> str:
    """Returns the fu that belong to no group; empty if there are none."""
    apart = {"base", "rounding", *(item.id for item in evaluation.yaku)}
    fu = sum(item.value for item in evaluation.fu_items if item.set is None and item.id not in apart)
    return format_change(fu) if fu else ""


def _sorted_groups(assessment: Assessment, names: Sequence[str]) -> list[TileGroup]:
    draft, ruleset, refusal = assessment.draft, assessment.rules.ruleset, assessment.refusal
    hand = to_hand(assessment.spec, draft)
    groups = list(row_groups(ruleset, hand, draft.winner, assessment.table.turn_order))
    first = bool(hand.concealed)
    if first and refusal is not None and refusal.code in (ErrorCode.NOT_A_WIN, ErrorCode.BAD_COUNT):
        groups[0] = groups[0]._replace(faulty=draft.value is None)
    for at, meld in enumerate(hand.melds):
        caption = caption_from(meld_name(ruleset, meld.kind), meld, names)
        faulty = refusal is not None and f"melds[{at}]" in refusal.path
        groups[first + at] = groups[first + at]._replace(caption=caption, faulty=faulty)
    return groups


def _substitute_name(ruleset: Ruleset, group: Group) -> str:
    """Returns the piece of a triplet that replaces the other two; empty if all are alike."""
    odd = [kind for kind in group.kinds if group.kinds.count(kind) == 1]
    if group.shape is not GroupShape.TRIPLET or not odd:
        return ""
    other = next(kind for kind in group.kinds if kind not in odd)
    sentence = tr("{piece} stands for {other}")
    return sentence.format(piece=piece_name(ruleset, odd[0]), other=piece_name(ruleset, other))
