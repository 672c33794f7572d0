# SPDX-License-Identifier: MIT
"""The same hand under every ruleset that its pieces fit: what it brings, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_bench import RulesetBench, bench_for_ruleset, matching_rulesets
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement, WaitResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class RulesetOutcome:
    """What a whole hand brings under one ruleset.

    Attributes:
        settlement_drawn: What it brings self-drawn; None where that is refused.
        settlement_discarded: What it brings from a discard; None where that is refused.
        refusal_drawn: Why it is refused self-drawn, or None.
        refusal_discarded: Why it is refused from a discard, or None.
        gains: What it can bring the winner from a discard, ascending: one amount, or several where it is not told who
            discards and that makes a difference; none where it is refused.
    """

    ruleset: Ruleset
    seat: int
    hand: Hand
    self_drawn: bool
    settlement_drawn: Settlement | None
    settlement_discarded: Settlement | None
    refusal_drawn: Refusal | None
    refusal_discarded: Refusal | None
    gains: tuple[int, ...] = ()

    @property
    def refusal(self) -> Refusal | None:
        """Why the way that the bench tells is refused, or None."""
        return self.refusal_drawn if self.self_drawn else self.refusal_discarded

    @property
    def settlement(self) -> Settlement | None:
        """What the hand brings the way that the bench tells, or the other way where only that is allowed."""
        ways = (self.settlement_drawn, self.settlement_discarded)
        own, other = ways if self.self_drawn else reversed(ways)
        return own or other


@dataclass(frozen=True, slots=True)
class RulesetWaits:
    """What a hand waits for under one ruleset.

    Attributes:
        refusal: Why the hand is refused, or None.
    """

    ruleset: Ruleset
    seat: int
    waits: tuple[WaitResult, ...]
    refusal: Refusal | None
    gains: tuple[tuple[int, ...], ...] = ()

    def without(self, piece: Piece) -> RulesetWaits:
        """Returns the other waits than one piece, of whatever face."""
        kind = self.ruleset.pieces.kinds[piece] if piece < len(self.ruleset.pieces.kinds) else piece
        kept = [(one, gains) for one, gains in zip(self.waits, self.gains, strict=True) if one.piece != kind]
        return replace(self, waits=tuple(one for one, _ in kept), gains=tuple(gains for _, gains in kept))


def outcomes_in_all_rulesets(bench: Bench) -> tuple[RulesetOutcome, ...]:
    """Returns a whole hand under every ruleset whose pieces and size of the hand fit, in their order.

    Restrictions that hang on the match are not applied. Without a last piece there is no win yet, and the answer
    is empty.
    """
    return tuple(
        _under(bench_for_ruleset(bench, ruleset), bench)
        for ruleset in matching_rulesets(bench)
        if bench.size == ruleset.hand_size + 1
    )


def _under(found: RulesetBench, bench: Bench) -> RulesetOutcome:
    drawn, drawn_refusal = _tried(found, self_drawn=True)
    discarded, discarded_refusal = _tried(found, self_drawn=False)
    ruleset, seat, hand = found.rules.ruleset, found.seat, found.hand
    gains = () if discarded is None else found.gains(hand, discarded.deltas[seat])
    refusals = drawn_refusal, discarded_refusal
    return RulesetOutcome(ruleset, seat, hand, bench.self_drawn, drawn, discarded, *refusals, gains)


def _tried(found: RulesetBench, *, self_drawn: bool) -> tuple[Settlement | None, Refusal | None]:
    try:
        return found.settled(found.hand, self_drawn=self_drawn), None
    except Refusal as refusal:
        return None, refusal


def waits_in_all_rulesets(bench: Bench) -> tuple[RulesetWaits, ...]:
    """Returns what the hand waits for under every ruleset that its pieces fit; the winning piece is left out."""
    return tuple(waits_in_ruleset(bench, ruleset) for ruleset in matching_rulesets(bench))


def waits_in_ruleset(bench: Bench, ruleset: Ruleset) -> RulesetWaits:
    """Returns what the hand waits for under one ruleset; the winning piece is left out."""
    found = bench_for_ruleset(bench, ruleset)
    try:
        answers = found.waits(replace(found.hand, winning_piece=None))
    except Refusal as refusal:
        return RulesetWaits(ruleset, found.seat, (), refusal)
    gains = tuple(_gains(found, answer) for answer in answers)
    return RulesetWaits(ruleset, found.seat, answers, None, gains)


def _gains(found: RulesetBench, answer: WaitResult) -> tuple[int, ...]:
    if answer.ron.deltas is None:
        return ()
    known = tuple(one for one in found.hand.situation if one in found.rules.declared and found.hand.closed)
    hand = replace(found.rules.under(found.hand, known), winning_piece=answer.piece)
    return found.gains(hand, answer.ron.deltas[found.seat])
