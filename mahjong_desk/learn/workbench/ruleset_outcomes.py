# SPDX-License-Identifier: MIT
"""Evaluates one hand under all rule systems that fit, and compares the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_bench import RulesetBench, bench_for_ruleset, matching_rulesets
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, Settlement, WaitResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class RulesetOutcome:
    """The value of a complete hand under one rule system, with both win methods.

    ``gains`` are the possible gains from a discard, ascending: several if they depend on the discarder.
    """

    ruleset: Ruleset
    seat: int
    hand: Hand
    self_drawn: bool
    self_draw: Settlement | Refusal
    discard: Settlement | Refusal
    gains: tuple[int, ...]

    @property
    def refusal(self) -> Refusal | None:
        """Why the chosen win method is refused, or None."""
        chosen = self.self_draw if self.self_drawn else self.discard
        return chosen if isinstance(chosen, Refusal) else None

    @property
    def settlement(self) -> Settlement | None:
        """The settlement of the chosen win method, otherwise of the other, or None."""
        ways = (self.self_draw, self.discard) if self.self_drawn else (self.discard, self.self_draw)
        return next((settled for settled in ways if not isinstance(settled, Refusal)), None)


@dataclass(frozen=True, slots=True)
class RulesetWaits:
    """The waits of a hand under one rule system, or the refusal of the hand."""

    ruleset: Ruleset
    seat: int
    waits: tuple[WaitResult, ...]
    refusal: Refusal | None
    gains: tuple[tuple[int, ...], ...] = ()

    def without_kind(self, kind: Piece) -> RulesetWaits:
        """Returns the waits without those of one kind."""
        kinds = self.ruleset.pieces.kind_of_face
        pairs = [(wait, gains) for wait, gains in zip(self.waits, self.gains, strict=True) if kinds[wait.piece] != kind]
        return replace(self, waits=tuple(wait for wait, _ in pairs), gains=tuple(gains for _, gains in pairs))


def outcomes_in_all_rulesets(bench: Bench) -> tuple[RulesetOutcome, ...]:
    """Evaluates a hand under all systems that fit; empty if it is incomplete."""
    return tuple(
        _evaluate(bench_for_ruleset(bench, ruleset), bench)
        for ruleset in matching_rulesets(bench)
        if bench.size == ruleset.hand_size + 1
    )


def _evaluate(ruleset_bench: RulesetBench, bench: Bench) -> RulesetOutcome:
    hand, seat = ruleset_bench.hand, ruleset_bench.seat
    drawn, discarded = (ruleset_bench.settle(hand, self_drawn=self_drawn) for self_drawn in (True, False))
    gains = () if isinstance(discarded, Refusal) else ruleset_bench.gains(hand, discarded.deltas[seat])
    return RulesetOutcome(ruleset_bench.rules.ruleset, seat, hand, bench.self_drawn, drawn, discarded, gains)


def waits_in_all_rulesets(bench: Bench) -> tuple[RulesetWaits, ...]:
    """Returns the waits without the winning piece under every ruleset that fits."""
    return tuple(waits_in_ruleset(bench, ruleset) for ruleset in matching_rulesets(bench))


def waits_in_ruleset(bench: Bench, ruleset: Ruleset) -> RulesetWaits:
    """Returns the waits of the hand, without its winning piece, under one ruleset."""
    ruleset_bench = bench_for_ruleset(bench, ruleset)
    try:
        answers = ruleset_bench.waits(replace(ruleset_bench.hand, winning_piece=None))
    except Refusal as refusal:
        return RulesetWaits(ruleset, ruleset_bench.seat, (), refusal)
    gains = tuple(_gains(ruleset_bench, answer) for answer in answers)
    return RulesetWaits(ruleset, ruleset_bench.seat, answers, None, gains)


def _gains(bench: RulesetBench, answer: WaitResult) -> tuple[int, ...]:
    if answer.ron.deltas is None:
        return ()
    ids = tuple(
        name for name in bench.hand.situation if name in bench.rules.declared_circumstance_ids and bench.hand.is_closed
    )
    hand = replace(bench.rules.hand_with_circumstances(bench.hand, ids), winning_piece=answer.piece)
    return bench.gains(hand, answer.ron.deltas[bench.seat])


class UncountedYaku(NamedTuple):
    """A yaku that all other rulesets count."""

    ruleset: Ruleset
    yaku: str
    exists: bool  # whether the ruleset that does not count it has the idea


class RulesetDifference(NamedTuple):
    """How one ruleset values a hand differently from the others."""

    outcome: RulesetOutcome
    only_here: tuple[str, ...]
    uncounted: tuple[UncountedYaku, ...]
    reads_differently: bool


def usual_reading(outcomes: Iterable[RulesetOutcome]) -> RulesetOutcome | None:
    """Returns the first outcome with the most frequent reading, or None."""
    valued = [outcome for outcome in outcomes if outcome.settlement is not None]
    counted = Counter(_groups(outcome) for outcome in valued)
    return max(valued, key=lambda outcome: counted[_groups(outcome)], default=None)


def find_differences(outcomes: Sequence[RulesetOutcome]) -> tuple[RulesetDifference, ...]:
    """Returns the differences of each ruleset that accepts a hand, in their order."""
    valued = [outcome for outcome in outcomes if outcome.settlement is not None]
    usual = usual_reading(valued)
    ideas = [_ideas(outcome) for outcome in valued]
    differences = []
    for index, outcome in enumerate(valued):
        others = [*ideas[:index], *ideas[index + 1 :]]
        union = set().union(*others) if others else set()
        only_here = tuple(yaku for yaku in _yaku(outcome) if others and not _idea_ids(outcome.ruleset, yaku) & union)
        common = set.intersection(*others) if len(others) > 1 else set()
        uncounted = (
            _uncounted(outcome.ruleset, common - ideas[index], next(other for other in valued if other is not outcome))
            if common
            else ()
        )
        reads_differently = usual is not None and _groups(outcome) != _groups(usual)
        differences.append(RulesetDifference(outcome, only_here, uncounted, reads_differently))
    return tuple(differences)


def counted_by_all(outcomes: Sequence[RulesetOutcome]) -> tuple[str, ...]:
    """Returns the yaku that all accepting rulesets count, by ids of the first."""
    valued = [outcome for outcome in outcomes if outcome.settlement is not None]
    if len(valued) < 2:
        return ()
    common = set.intersection(*map(_ideas, valued))
    return tuple(yaku for yaku in _yaku(valued[0]) if _idea_ids(valued[0].ruleset, yaku) & common)


def _uncounted(ruleset: Ruleset, ideas: set[str], other: RulesetOutcome) -> tuple[UncountedYaku, ...]:
    own_ideas = {idea for yaku in ruleset.yaku for idea in yaku.concepts}
    missed = [(yaku, _idea_ids(other.ruleset, yaku) & ideas) for yaku in _yaku(other)]
    return tuple(UncountedYaku(other.ruleset, yaku, bool(shared & own_ideas)) for yaku, shared in missed if shared)


def _evaluation(outcome: RulesetOutcome) -> Evaluation:
    assert outcome.settlement is not None
    return outcome.settlement.wins[0].evaluation


def _yaku(outcome: RulesetOutcome) -> tuple[str, ...]:
    """Returns the ids of the yaku that count, each once, without placeholders."""
    ids = (item.id for item in _evaluation(outcome).yaku if not outcome.ruleset.yaku_by_id(item.id).is_placeholder)
    return tuple(dict.fromkeys(ids))


def _idea_ids(ruleset: Ruleset, yaku: str) -> set[str]:
    return set(ruleset.yaku_by_id(yaku).concepts)


def _ideas(outcome: RulesetOutcome) -> set[str]:
    return {idea for yaku in _yaku(outcome) for idea in _idea_ids(outcome.ruleset, yaku)}


def _groups(outcome: RulesetOutcome) -> tuple[tuple[int, ...], ...]:
    reading = _evaluation(outcome).reading
    return () if reading is None else tuple(sorted(group.kinds for group in reading.groups))
