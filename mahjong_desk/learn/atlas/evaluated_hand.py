# SPDX-License-Identifier: MIT
"""A hand with its evaluation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from mahjong_desk.learn.cases.change import ChangeKind, HandChange
from mahjong_desk.learn.cases.win_case import WinCase, yaku_ids
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.yaku.conditions import YakuFailure


@dataclass(frozen=True, slots=True)
class EvaluatedHand:
    """A hand with its evaluation.

    Attributes:
        drawn: The settlement of a self-draw; None if the rules refuse it.
        not_drawn: Why a self-draw is refused, or None.
        small_drawn: Why a self-draw would be too small to win where the yaku is played, or None.
    """

    rules: TableRules
    table: Table
    winner: int
    giver: int
    hand: Hand
    self_drawn: bool
    drawn: Settlement | None
    discarded: Settlement | None
    not_drawn: Refusal | None
    not_discarded: Refusal | None
    small_drawn: Refusal | None
    small_discarded: Refusal | None
    groups: tuple[tuple[Piece, ...], ...]
    won: int

    @property
    def own(self) -> Settlement | None:
        """The settlement of the intended win method; None if it is refused."""
        return self.drawn if self.self_drawn else self.discarded

    @property
    def refusal(self) -> Refusal | None:
        """Why the intended win method is refused, or None."""
        return self.not_drawn if self.self_drawn else self.not_discarded

    @property
    def yaku(self) -> tuple[str, ...]:
        return yaku_ids(self.own)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(self.rules.ruleset.pieces.sorted(piece for group in self.groups for piece in group))


@dataclass(frozen=True, slots=True)
class NearMiss:
    hand: EvaluatedHand
    change: HandChange
    example_index: int
    lost: tuple[str, ...]
    gained: tuple[str, ...]
    failure: YakuFailure | Refusal
    before: Settlement

    @property
    def swapped(self) -> tuple[Piece, Piece] | None:
        """The single piece that was changed, new and old; None if more was changed."""
        change = self.change
        if change.kind not in (ChangeKind.WAIT, ChangeKind.GROUP, ChangeKind.PIECE) or change.size != 1:
            return None
        now, before = Counter(change.after) - Counter(change.before), Counter(change.before) - Counter(change.after)
        return next(iter(now)), next(iter(before))


def evaluate(case: WinCase) -> EvaluatedHand:
    """Evaluates a case with both win methods."""
    drawn = case.settle(self_drawn=True)
    discarded = case.settle(self_drawn=False)
    return EvaluatedHand(
        case.rules,
        case.table,
        case.winner,
        case.discarder,
        case.hand(),
        case.self_drawn,
        _settlement_or_none(drawn),
        _settlement_or_none(discarded),
        drawn if isinstance(drawn, Refusal) else None,
        discarded if isinstance(discarded, Refusal) else None,
        _too_small(case, self_drawn=True),
        _too_small(case, self_drawn=False),
        tuple(part.pieces for part in case.groups),
        case.winning_group,
    )


def _too_small(case: WinCase, *, self_drawn: bool) -> Refusal | None:
    """Returns why a case is too small to win where it is played; examples of small yaku are shown without the minimum."""
    if case.rules.ruleset.minimum_option is None:
        return None
    settled = replace(case, rules=case.rules.with_default_restrictions).settle(self_drawn=self_drawn)
    return settled if isinstance(settled, Refusal) and settled.code is ErrorCode.BELOW_MINIMUM else None


def difference(some: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    known = set(others)
    return tuple(dict.fromkeys(one for one in some if one not in known))


def _settlement_or_none(settled: Settlement | Refusal) -> Settlement | None:
    return None if isinstance(settled, Refusal) else settled
