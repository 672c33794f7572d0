# SPDX-License-Identifier: MIT
"""A hand with what the engine says of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from mahjong_desk.learn.cases import ChangeKind, HandChange, WinCase, yaku_ids
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.yaku.conditions import YakuFailure


@dataclass(frozen=True, slots=True)
class EvaluatedHand:
    """A hand with what the engine says of it.

    Attributes:
        drawn: What it brings self-drawn; None where the rules refuse that.
        not_drawn: Why it does not win self-drawn; None where it does.
        small_drawn: Why it would be too small to win self-drawn where it is played; None where it would not be.
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
        """What the hand brings the way in which it is meant; None where it is refused."""
        return self.drawn if self.self_drawn else self.discarded

    @property
    def refusal(self) -> Refusal | None:
        """Why it does not win the way in which it is meant; None where it does."""
        return self.not_drawn if self.self_drawn else self.not_discarded

    @property
    def yaku(self) -> tuple[str, ...]:
        """The ids of the yaku that count the way in which it is meant."""
        return yaku_ids(self.own)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All its pieces, sorted."""
        return tuple(self.rules.ruleset.pieces.sorted(piece for group in self.groups for piece in group))


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A hand that nearly has a yaku."""

    shown: EvaluatedHand
    change: HandChange
    of: int
    lost: tuple[str, ...]
    gained: tuple[str, ...]
    failure: YakuFailure | Refusal
    before: Settlement

    @property
    def swapped(self) -> tuple[Piece, Piece] | None:
        """The one piece that lies there now, and the one that lay there before; None where more was changed."""
        change = self.change
        if change.kind not in (ChangeKind.WAIT, ChangeKind.GROUP, ChangeKind.PIECE) or change.size != 1:
            return None
        now, before = Counter(change.after) - Counter(change.before), Counter(change.before) - Counter(change.after)
        return next(iter(now)), next(iter(before))


def evaluate(case: WinCase) -> EvaluatedHand:
    """Returns a case with what the engine says of it, both ways."""
    drawn = case.settled(self_drawn=True)
    discarded = case.settled(self_drawn=False)
    return EvaluatedHand(
        case.rules,
        case.table,
        case.winner,
        case.giver,
        case.hand(),
        case.self_drawn,
        _settlement_or_none(drawn),
        _settlement_or_none(discarded),
        drawn if isinstance(drawn, Refusal) else None,
        discarded if isinstance(discarded, Refusal) else None,
        _too_small(case, self_drawn=True),
        _too_small(case, self_drawn=False),
        tuple(part.pieces for part in case.parts),
        case.won,
    )


def _too_small(case: WinCase, *, self_drawn: bool) -> Refusal | None:
    """Returns why nobody would win with a case where it is played, as the examples of small yaku are shown for these alone."""
    if case.rules.ruleset.least is None:
        return None
    settled = replace(case, rules=case.rules.usually_restricted).settled(self_drawn=self_drawn)
    return settled if isinstance(settled, Refusal) and settled.code is ErrorCode.BELOW_MINIMUM else None


def difference(some: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    """Returns those of some ids that are not among others, each once and in their order."""
    known = set(others)
    return tuple(dict.fromkeys(one for one in some if one not in known))


def _settlement_or_none(settled: Settlement | Refusal) -> Settlement | None:
    return None if isinstance(settled, Refusal) else settled
