# SPDX-License-Identifier: MIT
"""Many drills, each made once for all tests, and how a failing one is described."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Subject, Verdict, judge
from mahjong_desk.learn.drills.drill_maker import levels, make_drill, subjects
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset

Made = Callable[[Subject], Iterator[Drill]]
"""Yields the drills of a subject, of all rule systems and levels alike."""


@cache
def combinations(subject: Subject) -> tuple[tuple[Ruleset, Level], ...]:
    """Returns what a subject can be asked about, and how hard."""
    return tuple(
        (ruleset, level)
        for ruleset in all_rulesets()
        if subject in subjects(ruleset)
        for level in levels(ruleset, subject)
    )


@cache
def dealt(ruleset: Ruleset, subject: Subject, level: Level, seed: int) -> Drill:
    """Returns a drill, made once for all tests."""
    return make_drill(ruleset, subject, level, f"{seed}")


def sample_drills(subject: Subject, number: int) -> tuple[Drill, ...]:
    """Returns so many drills of a subject, of all rule systems and levels alike."""
    every = (dealt(ruleset, subject, level, seed) for seed in count() for ruleset, level in combinations(subject))
    return tuple(islice(every, number))


def describe_drill(one: Drill) -> str:
    """Returns by what a drill can be made again, and its hand."""
    pieces, hand = one.scene.ruleset.pieces, one.scene.hand
    shown = "no hand"
    if hand is not None:
        melds = " ".join(f"{meld.kind}:{pieces.format(meld.pieces)}" for meld in hand.melds)
        won = "" if hand.winning_piece is None else pieces.face_names[hand.winning_piece]
        shown = f"{pieces.format(hand.concealed)}+{won} {melds} {' '.join(hand.situation)}"
    return f"{one.scene.ruleset.id} {one.subject} {one.level} seed {one.seed}: {shown}"


def all_wrong(drill: Drill) -> Verdict:
    """Returns what the answer is worth that misses all that is right and chooses all that is not."""
    ask = drill.answer_spec
    if isinstance(ask, ChoiceQuestion):
        return judge(drill, frozenset(ask.options) - ask.right)
    return judge(drill, tuple(number + 2 for number in ask.right))


def choice(drill: Drill) -> ChoiceQuestion:
    assert isinstance(drill.answer_spec, ChoiceQuestion)
    return drill.answer_spec
