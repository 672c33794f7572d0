# SPDX-License-Identifier: MIT
"""The texts of lessons with their gaps filled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.learn.drills.waits import find_waits
from mahjong_desk.learn.lessons.lesson import (
    CircumstanceTask,
    GapKind,
    GapRun,
    LessonChoice,
    LessonStep,
    PickGoal,
    PickTask,
    SwapTask,
    TextRun,
    TileRun,
    parse_markup,
)
from mahjong_desk.learn.lessons.scene_file import evaluate_scene
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.learn import table_text
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import amount_text, formula, hand_value_text
from mahjong_desk.ui.text.vocabulary import piece_name, vocabulary_context, yaku_name

T = TypeVar("T")

PLAYERS = (Text("Aoi"), Text("Ben"), Text("Chie"), Text("Dai"))
"""The players of the lessons by seat."""


class GapContext(NamedTuple):
    """The values for the gaps of a text: the hand and the choices of a step."""

    ruleset: Ruleset
    scene: Scene | None
    choices: tuple[LessonChoice, ...] = ()

    @classmethod
    def of_step(cls, ruleset: Ruleset, step: LessonStep) -> GapContext:
        """Returns the context of a step's own texts."""
        return cls(ruleset, step.scene, step.task.choices if isinstance(step.task, SwapTask | CircumstanceTask) else ())

    def scene_for(self, choice: int | None) -> Scene:
        """Returns the scene of a choice or step. Raises ``ValueError`` if there is none."""
        if choice is None:
            return _require(self.scene, "there is no hand")
        if choice >= len(self.choices):
            raise ValueError(f"there is no choice {choice + 1}")
        return self.choices[choice].scene


def names_of(scene: Scene | None, ruleset: Ruleset) -> Sequence[str]:
    """Returns the names of the players of a scene, or of a table of the usual size."""
    count = scene.table.players if scene is not None else ruleset.players[0]
    return tuple(localise(name) for name in PLAYERS[:count])


def fill_text(text: Text, gaps: GapContext) -> tuple[TextRun | TileRun, ...]:
    """Fills the gaps of a text. Raises ``ValueError`` if one has no value."""
    return tuple(
        _fill_gap(run, gaps) if isinstance(run, GapRun) else run
        for run in parse_markup(localise(text), gaps.ruleset.pieces)
    )


def _fill_gap(run: GapRun, gaps: GapContext) -> TextRun | TileRun:
    if run.gap in _PIECE_GAPS:
        scene = gaps.scene_for(run.choice)
        return TileRun((_require(_PIECE_GAPS[run.gap](scene), f"there is no {run.gap} piece"),))
    ruleset_text, scene_text = _RULESET_GAPS.get(run.gap), _SCENE_GAPS.get(run.gap)
    if ruleset_text is not None:
        return TextRun(ruleset_text(gaps, run), run.bold)
    scene = gaps.scene_for(run.choice)
    if scene_text is not None:
        return TextRun(scene_text(scene, run.about), run.bold)
    settlement = _require(evaluate_scene(scene).settlement, "the hand is worth nothing")
    if run.gap in _PAYMENT_GAPS:
        return TextRun(format_number(_PAYMENT_GAPS[run.gap](settlement, scene, run.about)), run.bold)
    if not settlement.wins:
        raise ValueError("nobody wins")
    value = _WIN_GAPS[run.gap](settlement.wins[0].evaluation, scene.ruleset)
    if value is None:
        raise ValueError(f"the hand has no {run.gap}")
    return TextRun(value if isinstance(value, str) else format_number(value), run.bold)


def _option(gaps: GapContext, run: GapRun) -> str:
    defaults = {option.id: option.default for option in gaps.ruleset.options}
    chosen = defaults if gaps.scene is None and run.choice is None else gaps.scene_for(run.choice).rules.options
    if run.about not in chosen:
        raise ValueError(f"there is no option {run.about}")
    value = chosen[run.about]
    return format_number(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _yaku_value(gaps: GapContext, run: GapRun) -> str:
    yaku = gaps.ruleset.yaku_by_id(run.about)
    return amount_text((yaku.closed_value if yaku.closed_value is not None else yaku.open_value) or 0, gaps.ruleset)


def _remaining_by_wait(scene: Scene) -> list[int]:
    """Returns how many are left of each tile on which the hand can win."""
    return [wait.remaining for wait in find_waits(scene) if wait.ron.deltas or wait.tsumo.deltas]


def _discarder(scene: Scene, _about: str) -> str:
    discarder = scene.event.discarder if isinstance(scene.event, Win) else None
    return names_of(scene, scene.ruleset)[_require(discarder, "nobody discarded")]


def _require(value: T | None, error: str) -> T:
    if value is None:
        raise ValueError(error)
    return value


_PIECE_GAPS: dict[GapKind, Callable[[Scene], Piece | None]] = {
    GapKind.WILD: lambda scene: scene.ruleset.wildcard_kind(scene.hand.indicators) if scene.hand is not None else None,
    GapKind.WINNING: lambda scene: scene.hand.winning_piece if scene.hand is not None else None,
}
_RULESET_GAPS: dict[GapKind, Callable[[GapContext, GapRun], str]] = {
    GapKind.YAKU: lambda gaps, run: yaku_name(gaps.ruleset, run.about)[0],
    GapKind.HAND: lambda gaps, _run: format_number(gaps.ruleset.hand_size),
    GapKind.WHOLE: lambda gaps, _run: format_number(gaps.ruleset.hand_size + 1),
    GapKind.COPIES: lambda gaps, _run: format_number(max(gaps.ruleset.pieces.copies_per_kind)),
    GapKind.COUNT: lambda gaps, _run: format_number(sum(gaps.ruleset.pieces.copies_per_kind)),
    GapKind.WORTH: _yaku_value,
    GapKind.OPTION: _option,
}
_SCENE_GAPS: dict[GapKind, Callable[[Scene, str], str]] = {
    GapKind.LEFT: lambda scene, _about: format_number(sum(_remaining_by_wait(scene))),
    GapKind.KINDS: lambda scene, _about: format_number(len(_remaining_by_wait(scene))),
    GapKind.PLAYER: lambda scene, about: names_of(scene, scene.ruleset)[int(about)],
    GapKind.WINNER: lambda scene, _about: names_of(scene, scene.ruleset)[scene.seat],
    GapKind.DEALER: lambda scene, _about: names_of(scene, scene.ruleset)[scene.table.dealer],
    GapKind.DISCARDER: _discarder,
}
_PAYMENT_GAPS: dict[GapKind, Callable[[Settlement, Scene, str], int]] = {
    GapKind.POINTS: lambda settlement, scene, _about: abs(settlement.deltas[scene.seat]),
    GapKind.PAYS: lambda settlement, _scene, about: -settlement.deltas[int(about)],
}
_WIN_GAPS: dict[GapKind, Callable[[Evaluation, Ruleset], str | int | None]] = {
    GapKind.SIZE: lambda evaluation, ruleset: hand_value_text(ruleset, evaluation),
    GapKind.FORMULA: lambda evaluation, _ruleset: formula(evaluation),
    GapKind.BASE: lambda evaluation, _ruleset: evaluation.base,
    GapKind.HAN: lambda evaluation, _ruleset: evaluation.han,
    GapKind.FU: lambda evaluation, _ruleset: evaluation.fu,
}


def table_sentences(scene: Scene, names: Sequence[str], *, winds: bool) -> tuple[str, ...]:
    """Returns the facts of a table in short sentences."""
    ruleset, hand, facts = scene.ruleset, scene.hand, []
    if isinstance(scene.event, Win) and hand is not None and hand.winning_piece is not None:
        sentence = tr("{player} draws {tile}")
        if scene.event.discarder is not None:
            sentence = tr("{player} wins on {discarder}’s discard: {tile}", usage=vocabulary_context(ruleset))
        tile, discarder = piece_name(ruleset, hand.winning_piece), names[scene.event.discarder or 0]
        facts.append(sentence.format(player=names[scene.seat], discarder=discarder, tile=tile))
    elif hand is not None:
        facts.append(table_text.owner_text(scene, names))
    facts += [table_text.dealer_text(scene, names), *table_text.hand_text(scene, names)]
    if winds:
        facts += [table_text.seat_wind_text(scene), *table_text.round_wind_text(scene)]
    return (*facts, *table_text.sticks_text(scene))


def task_text(pick: PickTask, ruleset: Ruleset) -> str:
    """Returns the instruction of a task."""
    piece_usage = vocabulary.piece_context(ruleset.pieces)
    return {
        PickGoal.WAITS: tr("Select every tile that completes the hand.", usage=piece_usage),
        PickGoal.WILD: tr("Select the wildcard."),
        PickGoal.YAKU: tr("Select the groups that make this: {yaku}."),
        PickGoal.FU: tr("Select the groups that give fu."),
        PickGoal.BREAKS_YAKU: tr("Select every tile that by itself prevents this: {yaku}.", usage=piece_usage),
        PickGoal.TENPAI: tr("Select every tile you can discard to be ready.", usage=piece_usage),
        PickGoal.HONOURS: tr("Select the honours."),
        PickGoal.TERMINALS: tr("Select the terminals."),
        PickGoal.SIMPLES: tr("Select the simples."),
        PickGoal.COPIES: tr("Select the tiles there are {count} of.", usage=piece_usage),
    }[pick.goal].format(yaku=_yaku(pick, ruleset), count=pick.count)


def wrong_pick_text(ruleset: Ruleset, scene: Scene | None, pick: PickTask, piece: Piece, names: Sequence[str]) -> str:
    """Returns why a tile, or the group that starts with it, is wrong."""
    if pick.goal is PickGoal.WAITS and scene is not None and scene.hand is not None:
        hand = replace(scene.hand, winning_piece=piece)
        drawn = Win(discarder=None, winners=(Winner(scene.seat, hand),))
        refusal = evaluate_scene(replace(scene, hand=hand, event=drawn)).refusal
        if refusal is not None:
            return refusal_text(refusal, names, ruleset)
    usage = vocabulary_context(ruleset)
    sentence = {
        PickGoal.WAITS: tr("{tile} does not complete the hand."),
        PickGoal.WILD: tr("{tile} is not the wildcard."),
        PickGoal.YAKU: tr("{yaku} does not depend on this one."),
        PickGoal.FU: tr("This one gives no fu."),
        PickGoal.BREAKS_YAKU: tr("Replacing {tile} cannot make {yaku} count."),
        PickGoal.TENPAI: tr("Discarding {tile} does not leave the hand in tenpai.", usage=usage),
        PickGoal.HONOURS: tr("{tile} is not an honour."),
        PickGoal.TERMINALS: tr("{tile} is not a terminal."),
        PickGoal.SIMPLES: tr("{tile} is not a simple."),
        PickGoal.COPIES: tr("{tile}: there are {count} of these."),
    }[pick.goal]
    tile = capitalise(piece_name(ruleset, piece))
    copies = ruleset.pieces.copies_per_kind[ruleset.pieces.kind_of_face[piece]]
    return sentence.format(tile=tile, yaku=_yaku(pick, ruleset), count=copies)


def _yaku(pick: PickTask, ruleset: Ruleset) -> str:
    return yaku_name(ruleset, pick.yaku)[0] if pick.yaku is not None else ""
