# SPDX-License-Identifier: MIT
"""The hint that a circumstance of a win may have been forgotten."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.circumstances import settle_with
from mahjong_desk.rules.model.reasons import Evaluation, Settlement


class CircumstanceHint(NamedTuple):
    """A win with one circumstance more.

    Attributes:
        gain: What the winner would gain in all, in points.
    """

    situation: str
    evaluation: Evaluation
    gain: int


def find_circumstance_hint(assessment: Assessment) -> CircumstanceHint | None:
    """Returns the first easily forgotten circumstance that would raise the value of a win.

    These need another circumstance, such as ippatsu after riichi, or are declared, such as riichi. Luck of its own,
    such as the last tile, fits nearly every hand: a hint each time would be noise. As soon as one is found no other is
    tried, so that a key rarely costs more than one hand.

    Returns:
        The win with it; None if the hand is not won, its value was typed, or nothing raises it.
    """
    settlement, draft = assessment.settlement, assessment.draft
    if settlement is None or draft.winner is None or draft.value is not None or draft.claim:
        return None
    said = set(draft.situation)
    base = _evaluation(settlement, draft.winner).base
    free = [one for one in assessment.rules.circumstances if one.id in assessment.allowed and one.id not in said]
    likely = [one for one in free if one.declared or not said.isdisjoint(one.needs)]
    for circumstance in sorted(likely, key=lambda one: said.isdisjoint(one.needs)):
        found = settle_with(assessment.rules, assessment.table, assessment.frame, draft, circumstance.id)
        if found is None or not said < set(found[0].situation):
            continue
        evaluation = _evaluation(found[1], draft.winner)
        if evaluation.base > base:
            return CircumstanceHint(circumstance.id, evaluation, found[1].deltas[draft.winner])
    return None


def _evaluation(settlement: Settlement, winner: int) -> Evaluation:
    return next(one.evaluation for one in settlement.wins if one.winner == winner)
