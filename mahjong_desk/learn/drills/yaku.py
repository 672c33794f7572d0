# SPDX-License-Identifier: MIT
"""Asks which yaku count in a win."""

from __future__ import annotations

from random import Random

from mahjong_desk.learn.atlas.families import family_of
from mahjong_desk.learn.drills.drill import Choice, Drill, Level, Scene, Subject
from mahjong_desk.rules.reasons import Evaluation
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules, YakuEntry

_OPTIONS = {Level.EASY: 4, Level.MEDIUM: 6, Level.HARD: 8}
_NEAR = 3
_PLAIN_SHARE = 0.2


def ask_yaku(scene: Scene, random: Random) -> Drill | None:
    """Returns the question which yaku of a handful count; the level is how many do.

    None where two readings of equal worth disagree, and mostly where nothing counts.
    """
    settled = scene.settled()
    if isinstance(settled, Refusal):
        return None
    evaluation = next(won.evaluation for won in settled.wins if won.winner == scene.seat)
    right = tuple(dict.fromkeys(item.id for item in evaluation.yaku))
    if disputed(evaluation) or (not right and random.random() > _PLAIN_SHARE):
        return None
    level = Level(max(Level.EASY, min(len(right), Level.HARD)))
    others = _others(scene, right, max(_OPTIONS[level] - len(right), 2), random)
    order = {entry.id: place for place, entry in enumerate(scene.ruleset.yaku)}
    options = tuple(sorted((*right, *others), key=order.__getitem__))
    return Drill(Subject.YAKU, level, scene, Choice(options, frozenset(right), every=True), right)


def disputed(evaluation: Evaluation) -> bool:
    """Returns whether another reading is worth the same and has other yaku, so that either could be named."""
    counted = {item.id for item in evaluation.yaku}
    return any(one.base == evaluation.base and set(one.yaku) != counted for one in evaluation.rejected)


def played(rules: Rules, entry: YakuEntry) -> bool:
    """Returns whether a yaku counts at a table with these options."""
    return entry.option is None or bool(rules.options[entry.option])


def _others(scene: Scene, right: tuple[str, ...], number: int, random: Random) -> list[str]:
    """Returns yaku that do not count: those that gave way first, then those of the same families, then any."""
    ruleset = scene.ruleset
    known = [entry.id for entry in ruleset.yaku if entry.id not in right and played(scene.rules, entry)]
    gave_way = {lost for winner in right for lost in ruleset.displaces.get(winner, ())}
    families = {family_of(ruleset.id, one) for one in right}
    weights = {
        one: _NEAR * (one in gave_way) + (family_of(ruleset.id, one) in families) + random.random() * _NEAR
        for one in known
    }
    return sorted(known, key=weights.__getitem__, reverse=True)[:number]
