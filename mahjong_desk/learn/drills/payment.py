# SPDX-License-Identifier: MIT
"""Asks how the scores change in a win, draw or chombo."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from mahjong_desk.learn.cases.win_case import WinCase
from mahjong_desk.learn.drills.dealing import random_table, to_scene, with_riichi_sticks
from mahjong_desk.learn.drills.drill import Drill, Level, Scene, ScoreQuestion, Subject
from mahjong_desk.learn.drills.value import win_topics
from mahjong_desk.rules.model.events import Chombo, Draw, PaoEntry, Win, Winner
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner, with_defaults
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules

CHOMBO, DRAW, PAO, SEVERAL, EXTRA = "chombo", "draw", "pao", "several", "extra"
"""Topics other than plain wins; ``EXTRA``: honba, deposit and other additions."""


def make_payment_drill(scene: Scene) -> Drill | None:
    """Returns the question for each player's change, or None if no score changes.

    Wins with equal payments are easy; uneven payments, honba, deposits, draws and equal chombo payments are medium;
    pao, several winners and other chombo are hard.
    """
    if not isinstance(scene.event, Win | Draw | Chombo):
        return None
    settled = scene.settle()
    if isinstance(settled, Refusal) or not any(settled.deltas):
        return None
    level, topics = _level_and_topics(scene, settled)
    return Drill(Subject.PAYMENT, level, scene, ScoreQuestion(settled.deltas), topics)


def _level_and_topics(scene: Scene, settled: Settlement) -> tuple[Level, tuple[str, ...]]:
    event = scene.event
    uneven = len({payment.points for payment in settled.payments}) > 1
    if isinstance(event, Chombo):
        return (Level.HARD if uneven else Level.MEDIUM), (CHOMBO,)
    if not isinstance(event, Win):
        return Level.MEDIUM, (DRAW,)
    plain = win_topics(scene, settled)[:1]
    if any(winner.pao for winner in event.winners):
        return Level.HARD, (PAO,)
    if len(event.winners) > 1:
        return Level.HARD, (SEVERAL,)
    if any(payment.reason != "win" for payment in settled.payments):
        return Level.MEDIUM, (*plain, EXTRA)
    return (Level.MEDIUM if uneven else Level.EASY), plain


def win_scene(random: Random, case: WinCase, level: Level) -> Scene:
    """Returns a win with random riichi sticks, or without honba if it is easy."""
    rules, table = case.rules, case.table
    if level is Level.EASY:
        table = table._replace(honba=0)
    elif rules.ruleset.conventions.has_deposit:
        table = with_riichi_sticks(rules, table, random.sample(range(table.players), random.randrange(table.players)))
    return to_scene(replace(case, table=table))


def special_payment_scene(random: Random, rules: TableRules, level: Level, topic: str | None) -> Scene | None:
    """Returns a scene other than a plain win, or None if a plain win is wanted."""
    maker = _SCENE_MAKERS.get(topic or "")
    if maker is None and random.random() > _SPECIAL_SHARE[level]:
        return None
    makers = _SPECIAL_SCENES[level] if maker is None else (maker,)
    for make in random.sample(makers, len(makers)):
        scene = make(random, rules)
        if scene is not None and _changes_scores(scene):
            return scene
    return None


def _draw_scene(random: Random, rules: TableRules) -> Scene:
    table = random_table(random, rules)
    tenpai = tuple(seat for seat in range(table.players) if random.random() < _TENPAI_CHANCE)
    return Scene(rules, table, table.dealer, None, Draw(tenpai=tenpai))


def _changes_scores(scene: Scene) -> bool:
    """Returns whether the event is accepted and changes any score."""
    settled = scene.settle()
    return not isinstance(settled, Refusal) and any(settled.deltas)


def _pao_scene(random: Random, rules: TableRules) -> Scene | None:
    """Returns a win with pao and a typed value, the highest that is accepted, or None."""
    if not rules.pao_reasons:
        return None
    table = random_table(random, rules)
    winner, player, other = random.sample(range(table.players), 3)
    pao = (PaoEntry(player, random.choice(rules.pao_reasons)),)
    discarder = random.choice((None, player, other))
    form_values = [
        {**form.fixed} | {field.id: bool(field.minimum) if field.is_boolean else field.default for field in form.fields}
        for form in rules.value_forms
    ]
    scenes = (
        _typed_win_scene(rules, table, discarder, [Winner(winner, value=value, pao=pao)])
        for value in (*reversed(form_values), *reversed(rules.value_ladder))
    )
    return next(filter(_changes_scores, scenes), None)


def _double_ron_scene(random: Random, rules: TableRules) -> Scene | None:
    """Returns two wins on one discard in turn order, or None if not allowed."""
    if not rules.several_winners:
        return None
    table = random_table(random, rules)
    discarder = random.randrange(table.players)
    others = table.turn_order_from(discarder)[1:]
    winners = [
        Winner(others[index], value=random.choice(rules.value_ladder[_USUAL_VALUES]))
        for index in sorted(random.sample(range(len(others)), 2))
    ]
    return _typed_win_scene(rules, table, discarder, winners)


def _typed_win_scene(rules: TableRules, table: Table, discarder: int | None, winners: list[Winner]) -> Scene:
    return Scene(rules, table, winners[0].seat, None, Win(discarder=discarder, winners=tuple(winners)))


def _chombo_scene(random: Random, rules: TableRules) -> Scene:
    table = random_table(random, rules)
    choices: dict[str, object] = {}
    fields = rules.offered_fields(FieldOwner.CHOMBO, table)
    for field in fields:
        if field.kind is FieldKind.BOOLEAN:
            choices[field.id] = random.choice((True, False))
        elif field.kind is FieldKind.CHOICE:
            choices[field.id] = random.choice(tuple(field.choices))
        elif field.kind is FieldKind.NUMBER and field.is_allowed_with(with_defaults(fields, choices)):
            choices[field.id] = random.choice(field.allowed_numbers)
    player = random.randrange(table.players)
    return Scene(rules, table, player, None, Chombo(player=player, extra_fields=choices))


_TENPAI_CHANCE = 0.5
_USUAL_VALUES = slice(1, 6)
"""The ladder values of two winners: not the lowest, which some rules refuse on a discard."""
_SceneMaker = Callable[[Random, TableRules], Scene | None]
_SCENE_MAKERS: Mapping[str, _SceneMaker] = {
    CHOMBO: _chombo_scene,
    DRAW: _draw_scene,
    PAO: _pao_scene,
    SEVERAL: _double_ron_scene,
}
_SPECIAL_SCENES: Mapping[Level, tuple[_SceneMaker, ...]] = {
    Level.EASY: (),
    Level.MEDIUM: (_draw_scene, _chombo_scene),
    Level.HARD: (_pao_scene, _double_ron_scene, _chombo_scene),
}
_SPECIAL_SHARE = {Level.EASY: 0.0, Level.MEDIUM: 0.15, Level.HARD: 1.0}
