# SPDX-License-Identifier: MIT
"""Finds the right options of a pick task with the engine."""

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.learn.cases.win_case import yaku_ids
from mahjong_desk.learn.drills.drill import FuQuestion, Scene
from mahjong_desk.learn.drills.pieces import topic_kinds
from mahjong_desk.learn.drills.value import make_fu_drill
from mahjong_desk.learn.drills.waits import find_waits
from mahjong_desk.learn.lessons.lesson import PickGoal, PickTask
from mahjong_desk.learn.lessons.scene_file import evaluate_scene, swap_piece
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import Reading

BY_GROUP = frozenset({PickGoal.YAKU, PickGoal.FU})
"""The goals whose options are groups of the hand instead of pieces."""
_IN_HAND = frozenset({PickGoal.BREAKS_YAKU, PickGoal.TENPAI})


class PickOption(NamedTuple):
    pieces: tuple[Piece, ...]
    right: bool


def pick_options(ruleset: Ruleset, scene: Scene | None, pick: PickTask) -> tuple[PickOption, ...]:
    """Returns the options of a pick task.

    Groups are in the order of the reading. Raises ``ValueError`` if the hand does not suit the question.
    """
    if pick.goal in BY_GROUP:
        return _groups(scene, pick)
    offered = pick.options or _offered(ruleset, scene, pick)
    right = _right(ruleset, scene, pick, offered)
    return tuple(PickOption((piece,), piece in right) for piece in offered)


def _offered(ruleset: Ruleset, scene: Scene | None, pick: PickTask) -> tuple[Piece, ...]:
    if pick.goal in _IN_HAND:
        return tuple(dict.fromkeys(_all_pieces(scene, ruleset.pieces)))
    return tuple(range(len(ruleset.pieces.copies_per_kind)))


def _all_pieces(scene: Scene | None, pieces: PieceSet) -> tuple[Piece, ...]:
    hand = _hand(scene)
    drawn = () if hand.winning_piece is None else (hand.winning_piece,)
    return tuple(pieces.sorted((*hand.concealed, *drawn)))


def _right(ruleset: Ruleset, scene: Scene | None, pick: PickTask, offered: tuple[Piece, ...]) -> frozenset[Piece]:
    pieces = ruleset.pieces
    match pick.goal:
        case PickGoal.HONOURS | PickGoal.TERMINALS | PickGoal.SIMPLES | PickGoal.COPIES:
            right = topic_kinds(pieces, pick.goal.value, pick.count)
            return frozenset(piece for piece in offered if pieces.kind_of_face[piece] in right)
        case PickGoal.WILD:
            wild = ruleset.wildcard_kind(_hand(scene).indicators)
            return frozenset() if wild is None else frozenset({wild})
        case PickGoal.WAITS:
            return frozenset(_winning_pieces(_require_scene(scene)))
        case PickGoal.TENPAI:
            return frozenset(piece for piece in offered if _winning_pieces(_without(_require_scene(scene), piece)))
    return frozenset(piece for piece in offered if _breaks_yaku(_require_scene(scene), piece, pick.yaku or ""))


def _winning_pieces(scene: Scene) -> tuple[Piece, ...]:
    """Returns the waits with which the hand may win."""
    try:
        answers = find_waits(scene)
    except Refusal:
        return ()
    return tuple(answer.piece for answer in answers if answer.ron.deltas is not None or answer.tsumo.deltas is not None)


def _without(scene: Scene, piece: Piece) -> Scene:
    remaining = list(_all_pieces(scene, scene.ruleset.pieces))
    remaining.remove(piece)
    return replace(scene, hand=replace(_hand(scene), concealed=tuple(remaining), winning_piece=None), event=None)


def _breaks_yaku(scene: Scene, piece: Piece, yaku: str) -> bool:
    """Returns whether the yaku would count with another piece instead."""
    winning = piece not in _hand(scene).concealed
    scenes = (
        swap_piece(scene, piece, other, winning=winning)
        for other in range(len(scene.ruleset.pieces.copies_per_kind))
        if other != piece
    )
    return any(yaku in yaku_ids(evaluate_scene(other_scene).settlement) for other_scene in scenes)


def _groups(scene: Scene | None, pick: PickTask) -> tuple[PickOption, ...]:
    scene = _require_scene(scene)
    settlement = evaluate_scene(scene).settlement
    reading: Reading | None = settlement.wins[0].evaluation.reading if settlement is not None else None
    if settlement is None or reading is None or reading.shape.loose:
        raise ValueError("the hand is not made of groups")
    if pick.goal is PickGoal.FU:
        drill = make_fu_drill(scene)
        if drill is None or not isinstance(drill.answer_spec, FuQuestion):
            raise ValueError("the fu of this hand is not a sum, or is ambiguous")
        right = {component.group_index for component in drill.answer_spec.components if component.fu}
    else:
        item = next((item for item in settlement.wins[0].evaluation.yaku if item.id == pick.yaku), None)
        if item is None:
            raise ValueError(f"{pick.yaku} does not count in this hand")
        right = {index for index, group in enumerate(reading.groups) if group in item.groups}
    return tuple(PickOption(tuple(group.kinds), index in right) for index, group in enumerate(reading.groups))


def _require_scene(scene: Scene | None) -> Scene:
    if scene is None:
        raise ValueError("there is no hand")
    return scene


def _hand(scene: Scene | None) -> Hand:
    hand = _require_scene(scene).hand
    if hand is None:
        raise ValueError("there is no hand")
    return hand
