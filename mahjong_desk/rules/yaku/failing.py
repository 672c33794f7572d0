# SPDX-License-Identifier: MIT
"""Why a yaku does not count in a hand: the part of its condition that fails, or the rule that leaves it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from mahjong_desk.rules.model.circumstances import by_id
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Asked, Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.yaku.combining import in_order
from mahjong_desk.rules.yaku.conditions import Failure, Fault, Finds, Situation, YakuIds
from mahjong_desk.rules.yaku.missing import MISSING, lacking, made_by
from mahjong_desk.rules.yaku.row import AnyYaku, Combination, as_played
from mahjong_desk.shapes import Group, Reading, Shape
from mahjong_desk.shapes import groups as make
from mahjong_desk.texts import Text

NOT_PLAYED, DISPLACED, BESIDE, COMBINED, OTHER_READING, TOGETHER = (
    "not_played",
    "displaced",
    "beside",
    "combined",
    "other_reading",
    "together",
)
"""The ids of what leaves a yaku out: the table does not play it · another yaku strikes it out · a limit leaves nothing
else · its sets are combined otherwise · it is there in another reading alone · its sets are not there."""
_SAID = {
    NOT_PLAYED: Text("This table does not play it."),
    DISPLACED: Text("It does not count beside {yaku}."),
    BESIDE: Text("Beside {yaku} it does not count."),
    COMBINED: Text("Its sets are combined already in {yaku}, and cannot be combined once more."),
    OTHER_READING: Text("It is there when the hand is read otherwise, which is worth no more."),
}
_KEPT = 64


def why_not(rules: Rules, answer: Settlement | Refusal, identity: str, winner: int = 0) -> Failure | Refusal | None:
    """Returns why a yaku does not count in a win, as the engine that valued it sees it.

    Returns:
        What fails; the refusal, where the yaku would count in a hand that may not win so, or nothing more is known of
        it; None if it counts.
    """
    if isinstance(answer, Refusal):
        failure = None
        yaku = _played(rules).get(identity)
        if yaku is None:
            failure = _left_out(NOT_PLAYED, None)
        elif answer.asked is not None and _told_of(yaku, answer.asked):
            failure = _failed(yaku, answer.asked.facts, answer.asked.reading)
        return _at_the_table(rules, failure) or answer
    evaluation = answer.wins[winner].evaluation
    return (
        None
        if any(item.id == identity for item in evaluation.yaku)
        else _at_the_table(rules, _why(rules, evaluation, identity))
    )


def _at_the_table(rules: Rules, failure: Failure | None) -> Failure | None:
    """Returns a failure with what would have to happen where a circumstance is missing."""
    missing = failure.figures.get("situation") if failure is not None else None
    circumstance = by_id(rules.ruleset.circumstances).get(missing) if isinstance(missing, Situation) else None
    if failure is None or circumstance is None or circumstance.would is None:
        return failure
    return failure._replace(said=circumstance.would)


def _told_of(yaku: AnyYaku, asked: Asked) -> bool:
    """Returns whether the facts of a refused hand decide a yaku; those that a ruleset counts itself are never decided."""
    if yaku.holds.apart and not yaku.combines:
        return False
    return asked.only is None or yaku.id in asked.only


def _why(rules: Rules, evaluation: Evaluation, identity: str) -> Failure:
    reading = evaluation.reading
    yaku = _played(rules).get(identity)
    if yaku is None:
        return _left_out(NOT_PLAYED, reading)
    if reading is None or any(identity in item.struck for item in evaluation.yaku):
        return _outdone(rules, evaluation, yaku)
    if evaluation.facts is None and not (yaku.combines or yaku.holds.apart):
        return Failure("condition", yaku.condition, Fault(), reading)
    failure = _failed(yaku, evaluation.facts, reading)
    if failure is None:
        return _outdone(rules, evaluation, yaku)
    if yaku.holds.apart and not yaku.combines:
        figures = {"yaku": YakuIds(item.id for item in evaluation.yaku)}
        return failure._replace(fault=failure.fault._replace(figures=figures))
    other = next((one for one in evaluation.rejected if identity in one.yaku), None)
    return failure if other is None else _left_out(OTHER_READING, other.reading)


def _failed(yaku: AnyYaku, facts: Any, reading: Reading | None) -> Failure | None:
    """Returns the part of a condition that fails in a reading; None if it is there."""
    made = yaku.combines
    if made is None:
        return yaku.holds.failed(facts, reading)
    if reading is None:
        return Failure(TOGETHER, yaku.condition, Fault(), None)
    if not _choices(made, reading):
        fault = _lacking(made.shape, made.size, made.made_by)(facts, reading)
        return Failure(TOGETHER, fault.said or (MISSING if fault.figures else yaku.condition), fault, reading)
    return None if made.needs is None else made.needs.failed(facts, reading)


@cache
def _lacking(shape: Shape, size: int, made: Callable[[tuple[Group, ...]], bool]) -> Finds:
    return lacking(shape, size, made_by(size, made))


def _choices(made: Combination, reading: Reading) -> list[tuple[Group, ...]]:
    """Returns every choice of sets of a reading that makes a combination; a kan counts as a triplet."""
    shapes = (Shape.SEQUENCE,) if made.shape is Shape.SEQUENCE else (Shape.TRIPLET, Shape.KAN)
    sets = in_order(_plain(group) for group in reading.groups if group.shape in shapes)
    return [some for some in combinations(sets, made.size) if made.made_by(some)]


def _plain(group: Group) -> Group:
    return make.triplet(group.first) if group.shape is Shape.KAN else group


def _combined(rules: Rules, evaluation: Evaluation, yaku: AnyYaku, reading: Reading) -> list[str]:
    """Returns the combinations that count and have sets in common with one that does not."""
    if yaku.combines is None:
        return []
    sets = {(group.shape, group.kinds) for some in _choices(yaku.combines, reading) for group in some}
    return [
        item.id
        for item in evaluation.yaku
        if rules.ruleset.yaku_by_id(item.id).combines
        and any((one.shape, one.kinds) in sets for one in map(_plain, item.sets))
    ]


def _outdone(rules: Rules, evaluation: Evaluation, yaku: AnyYaku) -> Failure:
    """Returns what leaves out a yaku that is there."""
    played = _played(rules)
    counted = list(dict.fromkeys(item.id for item in evaluation.yaku))
    by = [item.id for item in evaluation.yaku if yaku.id in item.struck]
    by = by or [one for one in counted if yaku.id in _displaced(played, one)]
    if by:
        return _left_out(DISPLACED, evaluation.reading, by)
    limits = [one for one in counted if rules.ruleset.yaku_by_id(one).limit]
    combined = [] if limits or evaluation.reading is None else _combined(rules, evaluation, yaku, evaluation.reading)
    if combined:
        return _left_out(COMBINED, evaluation.reading, combined)
    if not counted:
        return Failure("condition", yaku.condition, Fault(), evaluation.reading)
    return _left_out(BESIDE, evaluation.reading, limits or counted)


def _displaced(played: Mapping[str, AnyYaku], identity: str) -> frozenset[str]:
    """Returns all that a yaku leaves out, also through what it strikes out itself."""
    found: set[str] = set()
    left = [identity]
    while left:
        yaku = played.get(left.pop())
        new = set(yaku.displaces) - found if yaku else set()
        found |= new
        left += new
    return frozenset(found)


def _left_out(rule: str, reading: Reading | None, by: list[str] | None = None) -> Failure:
    fault = Fault(figures={"yaku": YakuIds(dict.fromkeys(by))}) if by else Fault()
    return Failure(rule, _SAID[rule], fault, reading)


@lru_cache(maxsize=_KEPT)
def _played(rules: Rules) -> Mapping[str, AnyYaku]:
    return as_played(rules.ruleset.yaku, rules.options)
