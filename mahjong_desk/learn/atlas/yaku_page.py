# SPDX-License-Identifier: MIT
"""The page of one yaku: examples, a near miss, and its relations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, islice
from random import Random
from typing import NamedTuple

from mahjong_desk.learn.atlas.entries import YakuEntry, excluded_yaku, excluding_yaku
from mahjong_desk.learn.atlas.near_miss import EvaluatedHand, NearMiss, evaluate, find_near_miss
from mahjong_desk.learn.cases.changes import (
    ChangeKind,
    random_change,
    replace_winning_piece,
    sets_of,
    variations,
    with_random_circumstance,
)
from mahjong_desk.learn.cases.win_case import HandGroup, WinCase, example_case, example_cases, regroup, yaku_ids
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily
from mahjong_desk.shapes import MeldKind

_REBUILT_SHARE = 0.4
_CLOSED_SHARE = 0.5
_PAIRS_SHARE = 0.5
_WIN_METHOD_SHARE = 0.2
_EXPLORE_GROUP_SHARE = 0.3
_SITUATION_SHARE = 0.3
_SET = 3


class YakuWin(NamedTuple):
    case: WinCase
    settled: Settlement
    yaku: tuple[str, ...]

    @classmethod
    def evaluate(cls, case: WinCase, yaku_id: str) -> YakuWin | None:
        """Evaluates a case; returns None if it is refused or lacks the yaku."""
        settled = case.settle()
        yaku = yaku_ids(settled)
        return None if isinstance(settled, Refusal) or yaku_id not in yaku else cls(case, settled, yaku)


class ExampleWalk:
    def __init__(self, entry: YakuEntry, first: WinCase) -> None:
        self._yaku = entry.yaku.id
        self._random = Random(f"{entry.ruleset.id} {entry.yaku.id}")
        self._kinds: set[Piece] = set()
        self._sorts: dict[tuple[str, ...], list[WinCase]] = {}
        self.wins: list[YakuWin] = []
        for case in (first, *_cross_situations(entry, first)):
            self._record(case)
        self._current = first

    def walk(self, steps: int) -> None:
        for _ in range(steps):
            changed = random_change(self._random, self._current)
            if changed is not None and self._record(changed):
                self._current = changed

    def explore(self, steps: int) -> Iterator[YakuWin]:
        """Makes bolder changes to random wins found so far, and yields the new wins."""
        random = self._random
        for _ in range(steps):
            # Choose evenly among the sets of yaku, so that wins with rare ones are changed too.
            current = random.choice(self._sorts[random.choice(list(self._sorts))])
            changed: WinCase | None
            if random.random() < _REBUILT_SHARE:
                changed = self._rebuild(current)
            elif random.random() < _SITUATION_SHARE:
                changed = with_random_circumstance(random, current)
            else:
                changed = random_change(random, current, _EXPLORE_GROUP_SHARE)
            if changed is not None and random.random() < _WIN_METHOD_SHARE:
                changed = replace(changed, self_drawn=not changed.self_drawn)
            if changed is not None and self._record(changed):
                yield self.wins[-1]

    def neighbours(self, tries: int) -> Iterator[YakuWin]:
        """Yields new wins with another group or another winning piece.

        Starts from one win for each combination of yaku.
        """
        samples = [cases[0] for cases in self._sorts.values()]
        candidates = chain.from_iterable(
            chain(replace_winning_piece(case), (changed for _, changed in variations(case, ChangeKind.GROUP)))
            for case in samples
        )
        for changed in islice(candidates, tries):
            if self._record(changed):
                yield self.wins[-1]

    def _rebuild(self, case: WinCase) -> WinCase:
        """Returns the case with random concealed groups of kinds found in wins."""
        random = self._random
        kinds = sorted(self._kinds)
        melds = [group for group in case.groups if group.meld is not None]
        if random.random() < _CLOSED_SHARE:
            melds = []
        size = case.rules.ruleset.hand_size + 1 - _SET * len(melds)
        if not melds and random.random() < _PAIRS_SHARE:
            groups = [HandGroup((kind,) * 2) for kind in random.sample(kinds, min(size // 2, len(kinds)))]
        else:
            sets = list(filter(self._kinds.issuperset, sets_of(case.rules.ruleset))) or [(kinds[0],) * _SET]
            groups = [HandGroup(pieces) for pieces in random.choices(sets, k=size // _SET)]
            groups.append(HandGroup((random.choice(kinds),) * 2))
        winning_group = random.randrange(len(groups))
        winning = random.choice(groups[winning_group].pieces)
        return replace(case, groups=(*groups, *melds), winning_group=winning_group, winning_piece=winning)

    def _record(self, case: WinCase) -> bool:
        win = YakuWin.evaluate(case, self._yaku)
        if win is None:
            return False
        self.wins.append(win)
        self._sorts.setdefault(win.yaku, []).append(case)
        self._kinds.update(map(case.rules.ruleset.pieces.kind_of_face.__getitem__, case.pieces))
        return True


def _cross_situations(entry: YakuEntry, first: WinCase) -> Iterator[WinCase]:
    """Yields the first example with the circumstances or the hand of each example."""
    wild = entry.ruleset.wildcard_indicator
    for case in example_cases(entry.ruleset):
        if case.situation and case.table == first.table:
            yield replace(first, situation=case.situation, self_drawn=case.self_drawn)
        discarder = first.table.previous_seat(first.winner)
        groups = [
            part if part.meld in (None, MeldKind.ANKAN) else part._replace(claimed_from=discarder)
            for part in case.groups
        ]
        yield replace(
            first,
            groups=tuple(groups),
            winning_group=case.winning_group,
            winning_piece=case.winning_piece,
            turned_up=first.turned_up
            if wild is None
            else first.turned_up.with_pieces(wild, case.turned_up.pieces_of(wild)),
        )


_STEPS = 90
_MAX_DIFFERENT = 8


def second_example(entry: YakuEntry, walk: ExampleWalk) -> WinCase:
    """Returns another simple win with the yaku, as different as possible.

    It differs in its pieces if the yaku leaves a choice, otherwise in the winning piece, indicator, win method or seat.
    Raises ``ValueError`` if there is none.
    """
    first = walk.wins[0]
    walk.walk(_STEPS)
    others = [win for win in walk.wins if _differs(first.case, win.case)]
    if not others:
        others = [
            win
            for kind in (ChangeKind.WAIT, ChangeKind.INDICATOR, ChangeKind.WIN_METHOD, ChangeKind.SEAT)
            for _, case in variations(first.case, kind)
            if (win := YakuWin.evaluate(case, entry.yaku.id)) is not None
        ]
    if not others:
        raise ValueError(f"{entry.yaku.id} has no other hand")
    # Other pieces teach more than the same pieces won in another way.
    others = [win for win in others if win.case.pieces != first.case.pieces] or others
    best = max(others, key=lambda win: _score(entry, first, win))
    return regroup(best.case, best.settled)


def _differs(first: WinCase, case: WinCase) -> bool:
    return (case.pieces, case.winning_piece, case.self_drawn) != (first.pieces, first.winning_piece, first.self_drawn)


def _score(entry: YakuEntry, first: YakuWin, win: YakuWin) -> float:
    """Rates a hand as a second example: different from the first, with few other yaku."""
    case = win.case
    different = (Counter(case.pieces) - Counter(first.case.pieces)).total()
    worth = float(min(different, _MAX_DIFFERENT))
    both = entry.yaku.open_value is not None and entry.yaku.closed_value is not None
    if both and case.hand().is_closed is not first.case.hand().is_closed:
        worth += 4
    if case.self_drawn is not first.case.self_drawn:
        worth += 1
    if case.winning_piece != first.case.winning_piece:
        worth += 1
    worth -= 3 * max(0, len(win.yaku) - len(first.yaku))
    if len(case.groups) > len(first.case.groups):
        # Seven pairs or thirteen orphans among sets would distract.
        worth -= _MAX_DIFFERENT
    return worth - _clutter(case)


def _clutter(case: WinCase) -> float:
    """Returns how hard a hand is to read: kans, equal sets and repeated kinds."""
    sets = Counter(group.pieces for group in case.groups)
    kinds = Counter(piece for group in case.groups for piece in set(group.pieces))
    kans = sum(group.meld is not None and group.meld.is_kan for group in case.groups)
    return 2 * kans + sum(count - 1 for count in sets.values()) + 0.25 * sum(count - 1 for count in kinds.values())


_MAX_NEIGHBOURS, _MAX_RANDOM_TRIES = 500, 300
"""The number of systematic and random attempts to refute that a yaku implies another."""


def implies(entry: YakuEntry, walk: ExampleWalk) -> tuple[AnyYaku, ...]:
    """Returns the yaku that count with this one in every win that was tried.

    More wins are tried until each candidate is refuted or the search ends.
    """
    together = set(walk.wins[0].yaku) - {entry.yaku.id}
    for win in walk.wins:
        together &= set(win.yaku)
    if together:
        for win in chain(walk.neighbours(_MAX_NEIGHBOURS), walk.explore(_MAX_RANDOM_TRIES)):
            together &= set(win.yaku)
            if not together:
                break
    return tuple(other for other in entry.ruleset.yaku if other.id in together)


class YakuPage(NamedTuple):
    """The page of a yaku; every number comes from the engine."""

    entry: YakuEntry
    examples: tuple[EvaluatedHand, ...]
    near_miss: NearMiss
    excludes: tuple[AnyYaku, ...]
    replaced_by: tuple[AnyYaku, ...]
    implies: tuple[AnyYaku, ...]
    excludes_non_limit: bool


@cache
def yaku_page(entry: YakuEntry) -> YakuPage:
    first = example_case(entry.ruleset, entry.yaku)
    walk = ExampleWalk(entry, first)
    second = second_example(entry, walk)
    # Contradictory circumstances need no exclusion rule.
    has_exclusions = entry.yaku.family is not YakuFamily.SITUATION
    return YakuPage(
        entry,
        (evaluate(first), evaluate(second)),
        find_near_miss(entry, (first, second)),
        excluded_yaku(entry) if has_exclusions else (),
        excluding_yaku(entry) if has_exclusions else (),
        implies(entry, walk),
        entry.yaku.is_limit and entry.ruleset.limits_exclude_other_yaku,
    )
