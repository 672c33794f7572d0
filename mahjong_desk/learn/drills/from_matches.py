# SPDX-License-Identifier: MIT
"""Makes drills of recorded hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from mahjong_desk.learn.drills.allowed_wins import pick_allowed_wins_drill
from mahjong_desk.learn.drills.drill import Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import closest_drill, make_drill_for_scene, with_all_options
from mahjong_desk.learn.drills.waits import unseen_pieces
from mahjong_desk.match.replay import Replay
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.ruleset import TableRules

_MAX_CHECKED = 60


def scenes_of(played: Replay, match_id: int) -> Iterator[Scene]:
    """Yields a scene for each event of a match."""
    for row in played.rows:
        if row.refusal is not None:
            continue
        seat, hand = row.before.dealer, None
        if isinstance(row.event, Win):
            winner, *others = row.event.wins
            seat, hand = winner.seat, None if others else winner.hand
        yield Scene(played.match.rules, row.before, seat, hand, row.event, (match_id, row.index))


def drill_from_matches(
    scenes: Sequence[Scene], subject: Subject, level: Level, seed: str, *, topic: str | None = None
) -> Drill | None:
    """Returns a drill about one of these scenes, the same one for the same arguments; None if none is suitable.

    The question about a scene does not depend on the other scenes, so that it can be asked again alone.
    """
    random = Random(f"{subject} {level:d} {seed}")
    looked_at = random.sample(scenes, min(len(scenes), _MAX_CHECKED))
    asked = (_asked(scene, subject, level, seed) for scene in looked_at)
    drills = (one for one in asked if one is not None)
    if subject is Subject.ALLOWED and topic is None:
        found = pick_allowed_wins_drill(random, drills, level)
    else:
        found = closest_drill(drills, level, topic)
    if found is None:
        return None
    return replace(with_all_options(found, _chance(found.scene, subject, level, seed)), seed=seed)


def _chance(scene: Scene, subject: Subject, level: Level, seed: str) -> Random:
    """Returns the random source of a scene, independent of other scenes."""
    row = scene.replay_position[1] if scene.replay_position is not None else ""
    return Random(f"{subject} {level:d} {seed} {row}")


def _asked(scene: Scene, subject: Subject, level: Level, seed: str) -> Drill | None:
    random = _chance(scene, subject, level, seed)
    if subject is Subject.DISCARD:
        if scene.hand is None:
            return None
        scene = replace(scene, hand=_with_another_piece(random, scene.rules, scene.hand))
    return make_drill_for_scene(scene, subject, level, random)


def _with_another_piece(random: Random, rules: TableRules, hand: Hand) -> Hand:
    """Returns the hand with a random piece drawn, ready to discard."""
    ready = replace(rules.hand_with_circumstances(hand, ()), winning_piece=None)
    return replace(ready, winning_piece=random.choice(unseen_pieces(rules, ready)))
