# SPDX-License-Identifier: MIT
"""Asks in which ways a hand may win: drawn by its player, or on whose discard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from mahjong_desk.learn.drills.deal import deal
from mahjong_desk.learn.drills.drill import Choice, Drill, Level, Scene, Subject
from mahjong_desk.rules.events import PenaltyState, PenaltyTile, Win
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.reasons import Settlement
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.rules.table import Table

_RULED = (Code.FORBIDDEN_WIN, Code.BELOW_MINIMUM)
_FREE_SHARE = 0.35
_COMMON = frozenset({"dead_hand", "head_bump"})
_STEP = 10
_MOST_TILES = 4
_SKEW = 1.4
ALLOWED = "allowed"
"""The topic of a hand that may win in every way."""


def ask_allowed(scene: Scene) -> Drill | None:
    """Returns the question in which ways a hand may win; each way stands for the seat whose piece it is.

    Easy where it does not matter who discards, hard where it does. None where something else than a rule of winning is at fault.
    """
    event = scene.event
    if not isinstance(event, Win) or len(event.wins) > 1 or scene.hand is None:
        return None
    known = tuple(one for one in scene.hand.situation if one is Situation.RIICHI)
    hand = replace(scene.hand, situation=known)
    winner = replace(event.wins[0], hand=hand, pao=())
    asked = replace(scene, hand=hand, event=Win(discarder=None, wins=(winner,)))
    ways = ways_of(asked)
    refusals = [settled for settled in ways.values() if isinstance(settled, Refusal)]
    if any(one.code not in _RULED for one in refusals):
        return None
    right = frozenset(seat for seat, settled in ways.items() if not isinstance(settled, Refusal))
    level = Level.EASY if len(right - {scene.seat}) in (0, scene.table.players - 1) else Level.HARD
    topics = tuple(dict.fromkeys(one.reason or one.code.value for one in refusals)) or (ALLOWED,)
    return Drill(Subject.ALLOWED, level, asked, Choice(tuple(ways), right, every=True), topics)


def reasons(ruleset: Ruleset) -> tuple[str, ...]:
    """Returns for what reasons a rule system can forbid a win that nobody did anything wrong before; none where it does not."""
    forbidden = [reason for reason in ruleset.vocabulary.refusals if reason not in _COMMON]
    return (*forbidden, Code.BELOW_MINIMUM.value) if forbidden else ()


def wished(random: Random, ruleset: Ruleset) -> str:
    """Returns the topic of the next question, so that no answer is right most of the time."""
    return ALLOWED if random.random() < _FREE_SHARE else random.choice(reasons(ruleset))


def ways_of(scene: Scene) -> Mapping[int, Settlement | Refusal]:
    """Returns what the win of a scene comes to in every way, by the seat whose piece it is: the winner's own first.

    Raises:
        ValueError: The scene has no win.
    """
    event, players = scene.event, scene.table.players
    if not isinstance(event, Win):
        raise ValueError("ways to win are asked of a win")
    seats = [(scene.seat + off) % players for off in range(players)]
    return {seat: scene.settled(replace(event, discarder=None if seat == scene.seat else seat)) for seat in seats}


def doubtful_scene(random: Random, rules: Rules) -> Scene:
    """Returns a win in a match where something may forbid it: the scores, or pieces that lie open before the winner."""
    case = deal(random, rules)
    table = replace(case.table, scores=_scores(random, rules, case.table))
    scene = Scene(rules, table, case.winner, case.hand(), case.event())
    return _penalised(random, scene) if PenaltyTile in rules.ruleset.events else scene


def _scores(random: Random, rules: Rules, table: Table) -> tuple[int, ...]:
    """Returns points as they may stand late in a match; as they were where no score ends it."""
    if rules.goal is None:
        return table.scores
    shares = [random.expovariate(1) ** _SKEW for _ in table.scores]
    points = sum(table.scores)
    scores = [int(points * share / sum(shares)) // _STEP * _STEP for share in shares]
    scores[random.randrange(len(scores))] += points - sum(scores)
    return tuple(scores) if max(scores) < rules.goal else table.scores


def _penalised(random: Random, scene: Scene) -> Scene:
    """Returns the scene with some of the winner's pieces lying open as penalty tiles."""
    hand = scene.hand
    assert hand is not None
    melded = [piece for meld in hand.melds for piece in meld.pieces]
    held = [*hand.concealed, *melded]
    table = replace(scene.table, in_match=True)
    for tile in random.sample(held, random.randint(0, _MOST_TILES)):
        event = PenaltyTile(player=scene.seat, tile=tile, state=random.choice((PenaltyState.LIVE, PenaltyState.DEAD)))
        try:
            table, _ = scene.rules.advance(table, event, scene.rules.settle(table, event))
        except Refusal:
            continue
    return replace(scene, table=table)
