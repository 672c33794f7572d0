# SPDX-License-Identifier: MIT
"""Explains why a yaku does not count in a hand."""

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

NOT_PLAYED, EXCLUDED, LIMIT_ONLY = "not_played", "displaced", "beside"
ALREADY_COMBINED, OTHER_READING, SETS_MISSING = "combined", "other_reading", "together"
"""The ids of the rules that leave a yaku out: the table does not play it · another yaku excludes it · only limit yaku
count · its sets are used in other combinations · only another reading has it · its sets are missing."""
_MESSAGES = {
    NOT_PLAYED: Text("Not played at this table."),
    EXCLUDED: Text("It does not count beside {yaku}."),
    LIMIT_ONLY: Text("Beside {yaku} it does not count."),
    ALREADY_COMBINED: Text("Its sets are already combined in {yaku} and cannot be combined again."),
    OTHER_READING: Text("It is present in another reading of the hand, which is worth no more."),
}
_CACHE_SIZE = 64


def why_not_counted(rules: TableRules, answer: Settlement | Refusal, yaku_id: str) -> YakuFailure | Refusal | None:
    """Returns why a yaku does not count in the first hand of a win.

    Returns:
        The failure, or None if the yaku counts. For a refused hand, the refusal itself if no failure is known or the
        yaku would count.
    """
    if isinstance(answer, Refusal):
        failure = None
        yaku = played_yaku(rules).get(yaku_id)
        if yaku is None:
            failure = _exclusion_failure(NOT_PLAYED, None)
        elif answer.hand is not None and _facts_cover(yaku, answer.hand):
            failure = _condition_failure(yaku, answer.hand.facts, answer.hand.reading)
        return _with_circumstance_message(rules, failure) or answer
    evaluation = answer.wins[0].evaluation
    if any(item.id == yaku_id for item in evaluation.yaku):
        return None
    return _with_circumstance_message(rules, _failure_in(rules, evaluation, yaku_id))


def _with_circumstance_message(rules: TableRules, failure: YakuFailure | None) -> YakuFailure | None:
    """Returns a failure with the message of the missing circumstance, if there is one."""
    missing = failure.message_values.get("situation") if failure is not None else None
    circumstance = by_id(rules.ruleset.circumstances).get(missing) if isinstance(missing, CircumstanceId) else None
    if failure is None or circumstance is None or circumstance.would is None:
        return failure
    return failure._replace(message=circumstance.would)


def _facts_cover(yaku: AnyYaku, hand: RefusedHand) -> bool:
    """Returns whether the facts of a refused hand decide a yaku.

    Separately counted yaku are never decided, unless they are combinations.
    """
    if yaku.condition.counted_separately and not yaku.combination:
        return False
    return hand.only is None or yaku.id in hand.only


def _failure_in(rules: TableRules, evaluation: Evaluation, yaku_id: str) -> YakuFailure:
    reading = evaluation.reading
    yaku = played_yaku(rules).get(yaku_id)
    if yaku is None:
        return _exclusion_failure(NOT_PLAYED, reading)
    if reading is None or any(yaku_id in item.excluded for item in evaluation.yaku):
        return _excluded_failure(rules, evaluation, yaku)
    if evaluation.facts is None and not (yaku.combination or yaku.condition.counted_separately):
        return YakuFailure("condition", yaku.description, Mismatch(), reading)
    failure = _condition_failure(yaku, evaluation.facts, reading)
    if failure is None:
        return _excluded_failure(rules, evaluation, yaku)
    if yaku.condition.counted_separately and not yaku.combination:
        figures = {"yaku": YakuIds(item.id for item in evaluation.yaku)}
        return failure._replace(mismatch=failure.mismatch._replace(figures=figures))
    other = next((rejected for rejected in evaluation.rejected_readings if yaku_id in rejected.yaku), None)
    return failure if other is None else _exclusion_failure(OTHER_READING, other.reading)


def _condition_failure(yaku: AnyYaku, facts: Any, reading: Reading | None) -> YakuFailure | None:
    """Returns why a reading does not have a yaku; None if it has."""
    combination = yaku.combination
    if combination is None:
        return yaku.condition.first_failure(facts, reading)
    if reading is None:
        return YakuFailure(SETS_MISSING, yaku.description, Mismatch(), None)
    if not _choices(combination, reading):
        fault = _missing_sets_finder(combination.shape, combination.size, combination.matches)(facts, reading)
        return YakuFailure(SETS_MISSING, fault.text or (MISSING if fault.figures else yaku.description), fault, reading)
    return None if combination.needs is None else combination.needs.first_failure(facts, reading)


@cache
def _missing_sets_finder(shape: GroupShape, size: int, matches: Callable[[tuple[Group, ...]], bool]) -> Finder:
    return find_missing_sets(shape, size, first_match(size, matches))


def _choices(combination: Combination, reading: Reading) -> list[tuple[Group, ...]]:
    """Returns the choices of sets that make a combination, with kans as triplets."""
    shapes = (
        (GroupShape.SEQUENCE,) if combination.shape is GroupShape.SEQUENCE else (GroupShape.TRIPLET, GroupShape.KAN)
    )
    sets = combination_order(plain_set(group) for group in reading.groups if group.shape in shapes)
    return [choice for choice in combinations(sets, combination.size) if combination.matches(choice)]


def _overlapping_combinations(rules: TableRules, evaluation: Evaluation, yaku: AnyYaku, reading: Reading) -> list[str]:
    """Returns the ids of the counted combinations that share sets with ``yaku``."""
    if yaku.combination is None:
        return []
    sets = {(group.shape, group.kinds) for choice in _choices(yaku.combination, reading) for group in choice}
    return [
        item.id
        for item in evaluation.yaku
        if rules.ruleset.yaku_by_id(item.id).combination
        and any((group.shape, group.kinds) in sets for group in map(plain_set, item.groups))
    ]


def _excluded_failure(rules: TableRules, evaluation: Evaluation, yaku: AnyYaku) -> YakuFailure:
    """Returns why a yaku does not count although its condition holds."""
    played, reading = played_yaku(rules), evaluation.reading
    counted = list(dict.fromkeys(item.id for item in evaluation.yaku))
    by = [item.id for item in evaluation.yaku if yaku.id in item.excluded]
    by = by or [yaku_id for yaku_id in counted if yaku.id in _excluded_by(played, yaku_id)]
    if by:
        return _exclusion_failure(EXCLUDED, reading, by)
    limits = [yaku_id for yaku_id in counted if rules.ruleset.yaku_by_id(yaku_id).is_limit]
    combined = [] if limits or reading is None else _overlapping_combinations(rules, evaluation, yaku, reading)
    if combined:
        return _exclusion_failure(ALREADY_COMBINED, reading, combined)
    if not counted:
        return YakuFailure("condition", yaku.description, Mismatch(), reading)
    return _exclusion_failure(LIMIT_ONLY, reading, limits or counted)


def _excluded_by(played: Mapping[str, AnyYaku], yaku_id: str) -> frozenset[str]:
    """Returns the ids of all yaku that a yaku excludes, directly or indirectly."""
    excluded: set[str] = set()
    pending = [yaku_id]
    while pending:
        yaku = played.get(pending.pop())
        new = set(yaku.excludes) - excluded if yaku else set()
        excluded |= new
        pending += new
    return frozenset(excluded)


def _exclusion_failure(rule: str, reading: Reading | None, by: list[str] | None = None) -> YakuFailure:
    fault = Mismatch(figures={"yaku": YakuIds(dict.fromkeys(by))}) if by else Mismatch()
    return YakuFailure(rule, _MESSAGES[rule], fault, reading)


@lru_cache(maxsize=_CACHE_SIZE)
def played_yaku(rules: TableRules) -> Mapping[str, AnyYaku]:
    """Returns the yaku that a table plays, by id."""
    return enabled_yaku(rules.ruleset.yaku, rules.options)
