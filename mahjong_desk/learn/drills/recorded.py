# SPDX-License-Identifier: MIT
"""Makes drills of what was recorded at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from mahjong_desk.learn.drills.drill import Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.making import Miss, ask, miss
from mahjong_desk.match.replay import Replay
from mahjong_desk.rules.events import Win
from mahjong_desk.rules.refusal import Refusal

_MOST_LOOKED_AT = 60


def scenes_of(played: Replay, match_id: int) -> Iterator[Scene]:
    """Returns what happened in a match as scenes, one for each event that stands."""
    for row in played.rows:
        if row.refusal is not None:
            continue
        event = row.event
        winner = event.wins[0] if isinstance(event, Win) else None
        seat = row.before.dealer if winner is None else winner.seat
        hand = winner.hand if winner is not None and isinstance(event, Win) and len(event.wins) == 1 else None
        yield Scene(played.match.rules, row.before, seat, hand, event, (match_id, row.index))


def recorded_drill(
    scenes: Sequence[Scene], subject: Subject, level: Level, seed: str, *, topic: str | None = None
) -> Drill | None:
    """Returns a drill about one of these scenes, the same one for the same arguments; None where none can be asked about.

    Args:
        scenes: What was recorded.
        subject: What is asked.
        level: How hard it shall be; another one is returned where nothing recorded is so hard.
        seed: What chance starts from.
        topic: What shall be exercised, if it can be.
    """
    random = Random(f"{subject} {level:d} {seed}")
    best: tuple[Miss, Drill] | None = None
    for scene in random.sample(scenes, min(len(scenes), _MOST_LOOKED_AT)):
        shown = _with_another_piece(random, scene) if subject is Subject.DISCARD else scene
        if shown is None or (subject is not Subject.PAYMENT and shown.hand is None):
            continue
        found = ask(shown, subject, level, random)
        if found is None:
            continue
        missed = miss(found, level, topic)
        if best is None or missed < best[0]:
            best = missed, replace(found, seed=seed)
        if not any(missed):
            break
    return None if best is None else best[1]


def _with_another_piece(random: Random, scene: Scene) -> Scene | None:
    """Returns the ready hand with any other piece drawn, so that something has to be thrown; None where that cannot be."""
    if scene.hand is None:
        return None
    drawn = random.randrange(len(scene.ruleset.pieces.copies))
    hand = replace(scene.hand, winning_piece=drawn, situation=())
    try:
        scene.rules.check_hand(scene.table, scene.seat, None, hand)
    except Refusal:
        return None
    return replace(scene, hand=hand)
