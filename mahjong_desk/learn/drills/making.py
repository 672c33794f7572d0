# SPDX-License-Identifier: MIT
"""Makes drills: from hands dealt by chance, or from what was recorded at the table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache
from random import Random

from mahjong_desk.learn.drills.allowed import ALLOWED, ask_allowed, doubtful_scene, reasons, wished
from mahjong_desk.learn.drills.deal import deal, deal_with
from mahjong_desk.learn.drills.discard import ask_discard, unfinished
from mahjong_desk.learn.drills.drill import Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.fu import ask_fu
from mahjong_desk.learn.drills.payment import ask_payment, paying_scene
from mahjong_desk.learn.drills.value import ask_value
from mahjong_desk.learn.drills.waits import ask_waits
from mahjong_desk.learn.drills.yaku import ask_yaku
from mahjong_desk.rules.ruleset import Ruleset

_TRIES = 240
_PROBES = 50
_WISHED_TRIES = 60


def subjects(ruleset: Ruleset) -> tuple[Subject, ...]:
    """Returns what can be asked about a rule system.

    Fu are asked for only where they are counted, ways to win only where some are forbidden.
    """
    left_out = set()
    if "fu" not in ruleset.value_fields:
        left_out.add(Subject.FU)
    if not reasons(ruleset):
        left_out.add(Subject.ALLOWED)
    return tuple(subject for subject in Subject if subject not in left_out)


@cache
def levels(ruleset: Ruleset, subject: Subject) -> tuple[Level, ...]:
    """Returns how hard a subject can be in a rule system, found by trying; the same ones every time."""
    if subject in (Subject.VALUE, Subject.DISCARD):
        return tuple(Level)
    found = set()
    for wanted in Level:
        random = Random(f"{ruleset.id} {subject} {wanted:d}")
        for _ in range(_PROBES):
            scene = _scene(random, ruleset, subject, wanted, [])
            asked = None if scene is None else ask(scene, subject, wanted, random)
            if asked is not None:
                found.add(asked.level)
    return tuple(sorted(found))


def drill(
    ruleset: Ruleset,
    subject: Subject,
    level: Level,
    seed: str,
    *,
    topic: str | None = None,
    yaku: Collection[str] = (),
) -> Drill:
    """Returns a drill, the same one for the same arguments.

    Args:
        ruleset: The rule system, played with its usual options.
        subject: What is asked.
        level: How hard it shall be, one of ``levels``.
        seed: What chance starts from.
        topic: What shall be exercised, if it can be.
        yaku: The yaku of which one shall count in the hand; any for none.

    Raises:
        ValueError: The subject is not one of this ruleset.
    """
    if subject not in subjects(ruleset):
        raise ValueError(f"{subject} is not asked about {ruleset.id}")
    random = Random(f"{ruleset.id} {subject} {level:d} {seed}")
    if subject is Subject.YAKU and topic is not None and topic in {entry.id for entry in ruleset.yaku}:
        yaku = (topic,)
    tries = _TRIES
    if subject is Subject.ALLOWED and topic is None:
        topic, tries = wished(random, ruleset), _WISHED_TRIES
    best: tuple[Miss, Drill] | None = None
    for _ in range(tries):
        scene = _scene(random, ruleset, subject, level, sorted(yaku))
        found = None if scene is None else ask(scene, subject, level, random)
        if found is None:
            continue
        missed = miss(found, level, topic)
        if best is None or missed < best[0]:
            best = missed, replace(found, seed=seed)
        if not any(missed):
            break
    if best is None:
        raise RuntimeError(f"no drill of {subject} was found for {ruleset.id}")
    return best[1]


Miss = tuple[int, bool, bool]
"""How far a drill is from what was wished: in level, in topic, and whether it is one that asks for nothing instead."""


def miss(found: Drill, level: Level, topic: str | None) -> Miss:
    """Returns how far a drill is from a level and a topic."""
    other = topic is not None and topic not in found.topics
    return abs(found.level - level), other, other and found.topics == (ALLOWED,)


def ask(scene: Scene, subject: Subject, level: Level, random: Random) -> Drill | None:
    """Returns the question about a scene; None where it would be impossible, ambiguous or pointless."""
    match subject:
        case Subject.YAKU:
            return ask_yaku(scene, random)
        case Subject.FU:
            return ask_fu(scene)
        case Subject.VALUE:
            return ask_value(scene, random, level)
        case Subject.PAYMENT:
            return ask_payment(scene)
        case Subject.WAITS:
            return ask_waits(scene)
        case Subject.ALLOWED:
            return ask_allowed(scene)
        case Subject.DISCARD:
            return ask_discard(scene)


def _scene(random: Random, ruleset: Ruleset, subject: Subject, level: Level, yaku: list[str]) -> Scene | None:
    """Returns a scene about which the subject can be asked; None where chance made none."""
    if subject is Subject.ALLOWED:
        return doubtful_scene(random, ruleset.with_options({}))
    rules = ruleset.with_options(ruleset.unrestricted)
    if subject is Subject.PAYMENT:
        return paying_scene(random, rules, level)
    case = deal_with(random, ruleset, random.choice(yaku)) if yaku else deal(random, rules)
    hand = case.hand()
    if subject is Subject.DISCARD:
        unready = unfinished(random, case, level)
        return None if unready is None else Scene(case.rules, case.table, case.winner, unready)
    return Scene(case.rules, case.table, case.winner, hand, case.event())
