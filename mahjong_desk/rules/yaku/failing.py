# SPDX-License-Identifier: MIT
"""Why a yaku does not count in a hand: the failing part of its condition, or the rule that excludes it."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from mahjong_desk.rules.model.circumstances import by_id
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal, RefusedHand
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.yaku.combining import combination_order
from mahjong_desk.rules.yaku.conditions import CircumstanceId, Finder, Mismatch, YakuFailure, YakuIds
from mahjong_desk.rules.yaku.missing import MISSING, find_missing_sets, first_match, plain_set
from mahjong_desk.rules.yaku.row import AnyYaku, Combination, enabled_yaku
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.texts import Text

NOT_PLAYED, EXCLUDED, LIMIT_ONLY, ALREADY_COMBINED, OTHER_READING, SETS_MISSING = (
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
    NOT_PLAYED: Text("Not played at this table."),
    EXCLUDED: Text("It does not count beside {yaku}."),
    LIMIT_ONLY: Text("Beside {yaku} it does not count."),
    ALREADY_COMBINED: Text("Its sets are already combined in {yaku} and cannot be combined again."),
    OTHER_READING: Text("It is present in another reading of the hand, which is worth no more."),
}
_KEPT = 64


def why_not_counted(rules: TableRules, answer: Settlement | Refusal, identity: str) -> YakuFailure | Refusal | None:
    """Returns why a yaku does not count in the first hand of a win.

    Returns:
        What fails; the refusal, where the yaku would count in a hand that may not win so, or nothing more is known of
        it; None if it counts.
    """
    if isinstance(answer, Refusal):
        failure = None
        yaku = _played(rules).get(identity)
        if yaku is None:
            failure = _exclusion_failure(NOT_PLAYED, None)
        elif answer.hand is not None and _facts_cover(yaku, answer.hand):
            failure = _failed(yaku, answer.hand.facts, answer.hand.reading)
        return _at_the_table(rules, failure) or answer
    evaluation = answer.wins[0].evaluation
    return (
        None
        if any(item.id == identity for item in evaluation.yaku)
        else _at_the_table(rules, _why(rules, evaluation, identity))
    )


def _at_the_table(rules: TableRules, failure: YakuFailure | None) -> YakuFailure | None:
    """Returns a failure with what would have to happen for a missing circumstance."""
    missing = failure.message_values.get("situation") if failure is not None else None
    circumstance = by_id(rules.ruleset.circumstances).get(missing) if isinstance(missing, CircumstanceId) else None
    if failure is None or circumstance is None or circumstance.would is None:
        return failure
    return failure._replace(message=circumstance.would)


def _facts_cover(yaku: AnyYaku, asked: RefusedHand) -> bool:
    """Returns whether the facts of a refused hand decide a yaku; those that a ruleset counts itself are never decided."""
    if yaku.condition.counted_separately and not yaku.combination:
        return False
    return asked.only is None or yaku.id in asked.only


def _why(rules: TableRules, evaluation: Evaluation, identity: str) -> YakuFailure:
    reading = evaluation.reading
    yaku = _played(rules).get(identity)
    if yaku is None:
        return _exclusion_failure(NOT_PLAYED, reading)
    if reading is None or any(identity in item.excluded for item in evaluation.yaku):
        return _excluded_failure(rules, evaluation, yaku)
    if evaluation.facts is None and not (yaku.combination or yaku.condition.counted_separately):
        return YakuFailure("condition", yaku.description, Mismatch(), reading)
    failure = _failed(yaku, evaluation.facts, reading)
    if failure is None:
        return _excluded_failure(rules, evaluation, yaku)
    if yaku.condition.counted_separately and not yaku.combination:
        figures = {"yaku": YakuIds(item.id for item in evaluation.yaku)}
        return failure._replace(mismatch=failure.mismatch._replace(figures=figures))
    other = next((one for one in evaluation.rejected if identity in one.yaku), None)
    return failure if other is None else _exclusion_failure(OTHER_READING, other.reading)


def _failed(yaku: AnyYaku, facts: Any, reading: Reading | None) -> YakuFailure | None:
    """Returns the part of a condition that fails in a reading; None if it is there."""
    made = yaku.combination
    if made is None:
        return yaku.condition.first_failure(facts, reading)
    if reading is None:
        return YakuFailure(SETS_MISSING, yaku.description, Mismatch(), None)
    if not _choices(made, reading):
        fault = _lacking(made.shape, made.size, made.matches)(facts, reading)
        return YakuFailure(SETS_MISSING, fault.said or (MISSING if fault.figures else yaku.description), fault, reading)
    return None if made.needs is None else made.needs.first_failure(facts, reading)


@cache
def _lacking(shape: GroupShape, size: int, made: Callable[[tuple[Group, ...]], bool]) -> Finder:
    return find_missing_sets(shape, size, first_match(size, made))


def _choices(made: Combination, reading: Reading) -> list[tuple[Group, ...]]:
    """Returns every choice of sets of a reading that makes a combination; a kan counts as a triplet."""
    shapes = (GroupShape.SEQUENCE,) if made.shape is GroupShape.SEQUENCE else (GroupShape.TRIPLET, GroupShape.KAN)
    sets = combination_order(plain_set(group) for group in reading.groups if group.shape in shapes)
    return [some for some in combinations(sets, made.size) if made.matches(some)]


def _combined(rules: TableRules, evaluation: Evaluation, yaku: AnyYaku, reading: Reading) -> list[str]:
    """Returns the combinations that count and have sets in common with one that does not."""
    if yaku.combination is None:
        return []
    sets = {(group.shape, group.kinds) for some in _choices(yaku.combination, reading) for group in some}
    return [
        item.id
        for item in evaluation.yaku
        if rules.ruleset.yaku_by_id(item.id).combination
        and any((one.shape, one.kinds) in sets for one in map(plain_set, item.groups))
    ]


def _excluded_failure(rules: TableRules, evaluation: Evaluation, yaku: AnyYaku) -> YakuFailure:
    """Returns what excludes a yaku that is there."""
    played = _played(rules)
    counted = list(dict.fromkeys(item.id for item in evaluation.yaku))
    by = [item.id for item in evaluation.yaku if yaku.id in item.excluded]
    by = by or [one for one in counted if yaku.id in _displaced(played, one)]
    if by:
        return _exclusion_failure(EXCLUDED, evaluation.reading, by)
    limits = [one for one in counted if rules.ruleset.yaku_by_id(one).is_limit]
    combined = [] if limits or evaluation.reading is None else _combined(rules, evaluation, yaku, evaluation.reading)
    if combined:
        return _exclusion_failure(ALREADY_COMBINED, evaluation.reading, combined)
    if not counted:
        return YakuFailure("condition", yaku.description, Mismatch(), evaluation.reading)
    return _exclusion_failure(LIMIT_ONLY, evaluation.reading, limits or counted)


def _displaced(played: Mapping[str, AnyYaku], identity: str) -> frozenset[str]:
    """Returns all that a yaku displaces, directly or indirectly."""
    found: set[str] = set()
    left = [identity]
    while left:
        yaku = played.get(left.pop())
        new = set(yaku.excludes) - found if yaku else set()
        found |= new
        left += new
    return frozenset(found)


def _exclusion_failure(rule: str, reading: Reading | None, by: list[str] | None = None) -> YakuFailure:
    fault = Mismatch(figures={"yaku": YakuIds(dict.fromkeys(by))}) if by else Mismatch()
    return YakuFailure(rule, _SAID[rule], fault, reading)


@lru_cache(maxsize=_KEPT)
def _played(rules: TableRules) -> Mapping[str, AnyYaku]:
    return enabled_yaku(rules.ruleset.yaku, rules.options)
