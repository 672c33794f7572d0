# SPDX-License-Identifier: MIT
"""Asks how many fu a hand has, item by item."""

from __future__ import annotations

from mahjong_desk.learn.drills.drill import Drill, FuComponent, FuQuestion, FuSource, Level, Scene, Subject
from mahjong_desk.rules.model.reasons import Evaluation, FuItem
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.value.fu import BASE, is_wait_fu
from mahjong_desk.shapes import HandShape

_ROUNDING = "rounding"
_EASY, _MEDIUM = 2, 3
"""The maximum of parts with fu at each level."""


def make_fu_drill(scene: Scene) -> Drill | None:
    """Returns the question for the fu of each group, the wait and the win method; the level is how many give fu.

    None for hands without fu or with fixed fu, and if readings of equal worth count differently.
    """
    settled = scene.settled()
    if isinstance(settled, Refusal):
        return None
    evaluation = settled.wins[0].evaluation
    count = _count(scene, evaluation)
    if count is None or any(one.base == evaluation.base for one in evaluation.rejected):
        return None
    giving = sum(part.fu > 0 for part in count.components)
    level = Level.EASY if giving <= _EASY else Level.MEDIUM if giving <= _MEDIUM else Level.HARD
    topics = tuple(dict.fromkeys(one for part in count.components for one in part.topics))
    return Drill(Subject.FU, level, scene, count, topics)


def _count(scene: Scene, evaluation: Evaluation) -> FuQuestion | None:
    """Returns the sources of fu, the groups first; None if they do not add up."""
    reading, fu = evaluation.reading, evaluation.fu
    if reading is None or fu is None or reading.shape is not HandShape.REGULAR:
        return None
    left = [item for item in evaluation.fu_items if item.id not in (BASE.id, _ROUNDING)]
    parts = []
    for place, group in enumerate(reading.groups):
        # Two groups may be alike; an item belongs to one of them.
        found = next((item for item in left if item.set is group and not is_wait_fu(item)), None)
        if found is not None:
            left.remove(found)
        parts.append(_part(FuSource.GROUP, [found] if found else [], place))
    waited = [item for item in left if is_wait_fu(item)]
    parts.append(_part(FuSource.WAIT, waited))
    parts.append(_part(FuSource.WHOLE, [item for item in left if item not in waited]))
    return FuQuestion(tuple(parts), fu)


def _part(source: FuSource, items: list[FuItem], place: int | None = None) -> FuComponent:
    return FuComponent(source, sum(item.value for item in items), tuple(item.id for item in items), place)
