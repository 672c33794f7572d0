# SPDX-License-Identifier: MIT
"""Evaluates hands of the atlas, and finds a hand that nearly has a yaku."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.cases.changes import ChangeKind, HandChange, Variation, variations
from mahjong_desk.learn.cases.win_case import WinCase, yaku_ids
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.yaku.conditions import Mismatch, PieceKinds, YakuFailure
from mahjong_desk.rules.yaku.failing import why_not_counted
from mahjong_desk.rules.yaku.row import YakuFamily
from mahjong_desk.texts import Text


class MethodOutcome(NamedTuple):
    """The result of a hand with a win method."""

    self_drawn: bool
    settled: Settlement | Refusal
    too_small: Refusal | None  # under the usual minimum, which examples ignore

    @property
    def settlement(self) -> Settlement | None:
        return None if isinstance(self.settled, Refusal) else self.settled

    @property
    def refusal(self) -> Refusal | None:
        return self.settled if isinstance(self.settled, Refusal) else None


@dataclass(frozen=True, slots=True)
class EvaluatedHand:
    """A hand with its evaluation for both win methods, the intended one first."""

    case: WinCase
    hand: Hand
    methods: tuple[MethodOutcome, MethodOutcome]

    @property
    def own(self) -> Settlement | None:
        """The settlement of the intended win method, or None if it is refused."""
        return self.methods[0].settlement

    @property
    def refusal(self) -> Refusal | None:
        """Why the intended win method is refused, or None."""
        return self.methods[0].refusal

    @property
    def yaku(self) -> tuple[str, ...]:
        return yaku_ids(self.own)


class NearMiss(NamedTuple):
    hand: EvaluatedHand
    change: HandChange
    example_index: int
    lost_yaku: tuple[str, ...]
    gained_yaku: tuple[str, ...]
    failure: YakuFailure | Refusal
    before: Settlement

    @property
    def swapped_pieces(self) -> tuple[Piece, Piece] | None:
        """The new and the old piece if the change replaces a single piece, otherwise None."""
        change = self.change
        if change.kind not in (ChangeKind.WAIT, ChangeKind.GROUP, ChangeKind.PIECE) or change.size != 1:
            return None
        new, old = Counter(change.after) - Counter(change.before), Counter(change.before) - Counter(change.after)
        return next(iter(new)), next(iter(old))


def evaluate(case: WinCase) -> EvaluatedHand:
    """Evaluates a case with both win methods."""
    own, other = (_outcome(case, self_drawn=self_drawn) for self_drawn in (case.self_drawn, not case.self_drawn))
    return EvaluatedHand(case, case.hand(), (own, other))


def _outcome(case: WinCase, *, self_drawn: bool) -> MethodOutcome:
    return MethodOutcome(self_drawn, case.settle(self_drawn=self_drawn), _too_small(case, self_drawn=self_drawn))


def _too_small(case: WinCase, *, self_drawn: bool) -> Refusal | None:
    """Returns the refusal of a case under the usual minimum, or None."""
    if case.rules.ruleset.minimum_option is None:
        return None
    settled = replace(case, rules=case.rules.with_default_restrictions).settle(self_drawn=self_drawn)
    return settled if isinstance(settled, Refusal) and settled.code is ErrorCode.BELOW_MINIMUM else None


def difference(some: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    excluded = set(others)
    return tuple(dict.fromkeys(item for item in some if item not in excluded))


SHAPE = "shape"
"""The id of the failure of a hand without a winning shape."""
_NO_SHAPE = Text("Without {wanted} the hand has no winning shape; it has {pieces} instead.")
_TILE_CHANGES = (ChangeKind.GROUP, ChangeKind.PIECE, ChangeKind.WILDCARD)


def explain_failure(case: WinCase, yaku_id: str, change: HandChange) -> YakuFailure | Refusal:
    """Returns why a yaku does not count in a changed hand.

    That is the failed condition, or the refusal of the hand. Raises ``ValueError`` if the yaku counts.
    """
    failure = why_not_counted(case.rules, case.settle(), yaku_id)
    if failure is None:
        raise ValueError(f"{yaku_id} counts in this hand")
    if isinstance(failure, Refusal):
        return failure if failure.code is not ErrorCode.NOT_A_WIN else _shape_failure(case, change) or failure
    if failure.mismatch.groups or failure.reading is None or change.group is None:
        return failure
    return _with_changed_group(case, failure, change)


def _shape_failure(case: WinCase, change: HandChange) -> YakuFailure | None:
    """Returns the missing group as a failure, or None if no tiles changed."""
    if change.group is None or change.kind not in _TILE_CHANGES:
        return None
    kinds = case.rules.ruleset.pieces.kind_of_face
    before, after = (tuple(kinds[piece] for piece in pieces) for pieces in (change.before, change.after))
    figures = {"wanted": PieceKinds((before,)), "pieces": PieceKinds((after,))}
    wrong = tuple(sorted(Counter(after) - Counter(before)))
    return YakuFailure(SHAPE, _NO_SHAPE, Mismatch((change.group,), wrong, figures=figures), None)


def _with_changed_group(case: WinCase, failure: YakuFailure, change: HandChange) -> YakuFailure:
    """Adds the changed group to a failure if the reading contains the group."""
    kinds = case.rules.ruleset.pieces.kind_of_face
    before, after = ([kinds[piece] for piece in pieces] for pieces in (change.before, change.after))
    assert failure.reading is not None
    groups = failure.reading.groups
    index = next((index for index, group in enumerate(groups) if sorted(group.kinds) == sorted(after)), None)
    if index is None:
        return failure
    wrong = set(Counter(after) - Counter(before)) & set(groups[index].kinds)
    return failure._replace(mismatch=failure.mismatch._replace(groups=(index,), kinds=tuple(sorted(wrong))))


_K = ChangeKind
_CHANGE_ORDER: Mapping[YakuFamily, tuple[ChangeKind, ...]] = {
    YakuFamily.SITUATION: (_K.CIRCUMSTANCE, _K.WIN_METHOD, _K.CLAIMED, _K.CONCEALED, _K.SEAT, _K.WAIT, _K.GROUP),
    YakuFamily.SEQUENCES: (_K.WAIT, _K.GROUP),
    YakuFamily.TRIPLETS: (_K.CLAIMED, _K.GROUP),
    YakuFamily.KANS: (_K.KAN, _K.GROUP),
    YakuFamily.HONOURS: (_K.SEAT, _K.ROUND, _K.GROUP),
    YakuFamily.TERMINALS: (_K.GROUP,),
    YakuFamily.FLUSH: (_K.WAIT, _K.GROUP),
    YakuFamily.PAIRS: (_K.GROUP, _K.PIECE),
    YakuFamily.SPECIAL: (_K.GROUP, _K.PIECE),
    YakuFamily.WILDCARDS: (_K.WILDCARD, _K.WAIT, _K.WIN_METHOD, _K.PIECE, _K.GROUP),
    YakuFamily.DORA: (_K.INDICATOR, _K.PIECE),
}
"""The changes that teach most about each family, the best first."""
_UNRELATED_COST = 8
"""A failure unrelated to the change costs as much as this many gained yaku."""
_MISSING_NAMES = ("wanted", "lacking")
"""The names of missing pieces in the values of a failure message."""
_INSTRUCTIVE_REFUSALS = (ErrorCode.BELOW_MINIMUM, ErrorCode.NOT_A_WIN, ErrorCode.FORBIDDEN_WIN)
"""Refusals that concern the hand itself rather than its construction, the most instructive first."""


class _Candidate(NamedTuple):
    """A change that removes the yaku, with fields that sort the best candidate first."""

    gained: int
    order: int
    rank: int
    size: int
    lost: int
    variation_index: int
    change: HandChange
    case: WinCase


def find_near_miss(entry: YakuEntry, cases: Sequence[WinCase]) -> NearMiss:
    """Returns a hand that is close to an example but lacks the yaku.

    Changes are tried in the teaching order of the family. A hand that still wins and has lost only this yaku comes
    first. Later examples and the other win method are tried if no change of the first example wins without the yaku, or
    if the best one gains yaku and another is refused as too small. Raises ``ValueError`` if there is no such hand.
    """
    refused: list[tuple[_NearMissSearch, int]] = []
    best: NearMiss | None = None
    for other_method in (False, True):
        if other_method and all(search.is_broken for search, _ in refused):
            break  # a broken shape stays broken with any discarder
        for index, case in enumerate(cases):
            base = replace(case, self_drawn=case.self_drawn is not other_method)
            if entry.yaku.id not in yaku_ids(base.settle()):
                continue
            search = _NearMissSearch(entry, base)
            candidate = _nearest(entry.yaku.family, search)
            if candidate is not None and (candidate.gained == 0 or not (index or other_method)):
                best = search.to_near_miss(candidate, index)
                if candidate.gained == 0 or not search.is_below_minimum:
                    return best
            if search.refused:
                refused.append((search, index))
    if best is not None:
        return best
    for search, index in refused:
        return search.to_near_miss(min(search.refused), index)
    raise ValueError(f"no change removes {entry.yaku.id} from its examples")


def _nearest(family: YakuFamily, search: _NearMissSearch) -> _Candidate | None:
    """Returns the best changed hand that still wins, or None."""
    first = _CHANGE_ORDER[family]
    for order, kind in enumerate(first):
        ideal = search.find_ideal(kind, order)
        if ideal is not None:
            return ideal
    if not search.won:
        for order, kind in enumerate(other for other in _K if other not in first):
            ideal = search.find_ideal(kind, len(first) + order)
            if ideal is not None:
                return ideal
    return min(search.won, default=None)


class _NearMissSearch:
    def __init__(self, entry: YakuEntry, case: WinCase) -> None:
        self._yaku = entry.yaku.id
        self._case = case
        self._ruleset = entry.ruleset
        self._excludes_others = entry.yaku.is_limit and entry.ruleset.limits_exclude_other_yaku
        settled = case.settle()
        if isinstance(settled, Refusal):
            raise settled
        self._before = settled
        self._had = yaku_ids(settled)
        self.won: list[_Candidate] = []
        self.refused: list[_Candidate] = []

    @property
    def is_broken(self) -> bool:
        """Whether the best of the refused hands has no winning shape."""
        return min(self.refused).rank == _INSTRUCTIVE_REFUSALS.index(ErrorCode.NOT_A_WIN)

    @property
    def is_below_minimum(self) -> bool:
        """Whether a hand was refused only because its value is too low."""
        return any(candidate.rank == _INSTRUCTIVE_REFUSALS.index(ErrorCode.BELOW_MINIMUM) for candidate in self.refused)

    def find_ideal(self, kind: ChangeKind, order: int) -> _Candidate | None:
        """Returns the smallest change that removes only the yaku, or None."""
        by_cost = sorted(variations(self._case, kind), key=_change_cost)
        for _, tier in groupby(by_cost, key=lambda variation: variation[0].size):
            ideal = [miss for index, each in enumerate(tier) if (miss := self._try_variation(each, order, index))]
            if ideal:
                return min(ideal)
        return None

    def _try_variation(self, variation: Variation, order: int, index: int) -> _Candidate | None:
        change, case = variation
        settled = case.settle()
        if isinstance(settled, Refusal):
            # A refusal of a hand with other pieces may be unrelated to the yaku.
            same_pieces = change.group is None or change.before == change.after
            if settled.code in _INSTRUCTIVE_REFUSALS and (same_pieces or settled.code is not ErrorCode.FORBIDDEN_WIN):
                rank = _INSTRUCTIVE_REFUSALS.index(settled.code)
                self.refused.append(_Candidate(0, order, rank, change.size, 0, index, change, case))
            return None
        yaku = yaku_ids(settled)
        if self._yaku in yaku:
            return None
        gained = self._gained(yaku)
        if change.kind is not _K.WIN_METHOD and self._yaku in yaku_ids(case.settle(self_drawn=not case.self_drawn)):
            gained += 1
        gained += _UNRELATED_COST * self._is_unrelated_failure(case, change)
        candidate = _Candidate(gained, order, 0, change.size, len(difference(self._had, yaku)), index, change, case)
        if gained:
            self.won.append(candidate)
            return None
        return candidate

    def _is_unrelated_failure(self, case: WinCase, change: HandChange) -> bool:
        """Returns whether the failure is about unchanged pieces or another shape."""
        if change.kind not in (_K.GROUP, _K.PIECE, _K.WILDCARD):
            return False
        failure = explain_failure(case, self._yaku, change)
        if isinstance(failure, Refusal) or failure.reading is None:
            return False
        reading = self._before.wins[0].evaluation.reading
        if reading is not None and failure.reading.shape is not reading.shape:
            return True
        kinds = self._ruleset.pieces.kind_of_face
        before, after = (Counter(kinds[piece] for piece in pieces) for pieces in (change.before, change.after))
        removed, added = set(before - after), set(after - before)
        for name, figure in failure.message_values.items():
            named = {kind for group in figure for kind in group} if isinstance(figure, PieceKinds) else set()
            changed = removed if name in _MISSING_NAMES or change.kind is _K.WILDCARD else removed | added
            if named and name != "needed" and not (named <= changed if change.kind is _K.WILDCARD else named & changed):
                return True
        return False

    def _gained(self, yaku: tuple[str, ...]) -> int:
        """Returns the number of gained yaku that hide the loss."""
        if self._excludes_others:
            # Yaku that a limit yaku excluded count again without it; only another limit yaku would hide the loss.
            return sum(self._ruleset.yaku_by_id(yaku_id).is_limit for yaku_id in yaku)
        placeholders = (other.id for other in self._ruleset.yaku if other.is_placeholder)
        return len(difference(yaku, (*self._had, *placeholders)))

    def to_near_miss(self, candidate: _Candidate, example_index: int) -> NearMiss:
        hand = evaluate(candidate.case)
        failure = explain_failure(candidate.case, self._yaku, candidate.change)
        lost, gained = difference(self._had, hand.yaku), difference(hand.yaku, self._had)
        return NearMiss(hand, candidate.change, example_index, lost, gained, failure, self._before)


def _change_cost(variation: Variation) -> tuple[int, bool, int]:
    """Returns the sort key of a change: size, change of shape, distance of kinds."""
    change, _ = variation
    same_shape = (len(set(change.before)) == 1) is (len(set(change.after)) == 1)
    return change.size, not same_shape, sum(abs(a - b) for a, b in zip(change.before, change.after, strict=False))
