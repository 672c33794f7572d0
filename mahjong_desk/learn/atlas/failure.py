# SPDX-License-Identifier: MIT
"""Why a hand that was changed does not have a yaku any more, as the rules see it; a shape that is broken by what is missing."""

from __future__ import annotations

from collections import Counter

from mahjong_desk.learn.cases import Case, Change, ChangeKind
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.rules.yaku.conditions import Failure, Fault, Pieces
from mahjong_desk.rules.yaku.failing import why_not
from mahjong_desk.texts import Text

SHAPE = "shape"
"""The id of what fails where the hand forms no winning shape."""
_NO_SHAPE = Text("Without {wanted} the hand has no winning shape; {pieces} lies in its place.")
_LAID = (ChangeKind.GROUP, ChangeKind.PIECE, ChangeKind.WILDCARD)


def failure_of(case: Case, identity: str, change: Change) -> Failure | Refusal:
    """Returns why a yaku does not count in a hand that was changed.

    Returns:
        What fails, with the pieces that were laid there where it knows none itself; the refusal where a rule forbids the hand.

    Raises:
        ValueError: The yaku counts.
    """
    failure = why_not(case.rules, case.settled(), identity)
    if failure is None:
        raise ValueError(f"{identity} counts in this hand")
    if isinstance(failure, Refusal):
        return failure if failure.code is not Code.NOT_A_WIN else _broken(case, change) or failure
    if failure.fault.groups or failure.reading is None or change.group is None:
        return failure
    return _where_changed(case, failure, change)


def _broken(case: Case, change: Change) -> Failure | None:
    """Returns the group that is missing where the change broke the shape."""
    if change.group is None or change.kind not in _LAID:
        return None
    kinds = case.rules.ruleset.pieces.kinds
    before, after = (tuple(kinds[piece] for piece in pieces) for pieces in (change.before, change.after))
    figures = {"wanted": Pieces((before,)), "pieces": Pieces((after,))}
    wrong = tuple(sorted(Counter(after) - Counter(before)))
    return Failure(SHAPE, _NO_SHAPE, Fault((change.group,), wrong, figures=figures), None)


def _where_changed(case: Case, failure: Failure, change: Change) -> Failure:
    """Returns a failure with the group that was changed, where the reading has it as it was laid."""
    kinds = case.rules.ruleset.pieces.kinds
    before, after = ([kinds[piece] for piece in pieces] for pieces in (change.before, change.after))
    groups = failure.reading.groups if failure.reading is not None else ()
    place = next((at for at, group in enumerate(groups) if sorted(group.kinds) == sorted(after)), None)
    if place is None:
        return failure
    wrong = set(Counter(after) - Counter(before)) & set(groups[place].kinds)
    return failure._replace(fault=failure.fault._replace(groups=(place,), kinds=tuple(sorted(wrong))))
