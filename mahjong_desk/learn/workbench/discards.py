# SPDX-License-Identifier: MIT
"""What every discard from a full hand leaves: how near it is, what it accepts, what it could be worth."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import UsefulPiece, distance
from mahjong_desk.learn.workbench.ruleset_bench import fits_ruleset, matching_rulesets
from mahjong_desk.learn.workbench.ruleset_outcomes import RulesetWaits, waits_in_ruleset
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.reasons import WinOutcome
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset


class BestWin(NamedTuple):
    """The most valuable win of a tenpai hand."""

    piece: Piece
    self_drawn: bool
    outcome: WinOutcome
    points: int


class DiscardInRuleset(NamedTuple):
    """What a discard leaves under one rule system; ``best`` is None if the hand is not tenpai or may not win."""

    ruleset: Ruleset
    shanten: int
    useful: tuple[UsefulPiece, ...]
    tiles: int
    best: BestWin | None


class DiscardOption(NamedTuple):
    piece: Piece
    shanten: int
    useful: tuple[UsefulPiece, ...]
    tiles: int
    under: tuple[DiscardInRuleset, ...]


def evaluate_discards(
    bench: Bench, ruleset: Ruleset | None = None, *, values: bool = True
) -> tuple[DiscardOption, ...]:
    """Returns what each discard of a full hand leaves, the best first.

    ``ruleset`` is the only rule system; None for all that fit.
    """
    asked = [
        one
        for one in matching_rulesets(bench)
        if bench.size == one.hand_size + 1 and (ruleset is None or one.id == ruleset.id)
    ]
    found = []
    for piece in bench.pieces.sorted(set(bench.hand)):
        left = bench.without(piece)
        under = tuple(row for one in asked if (row := _under(left, one, values=values)) is not None)
        if not under:
            continue
        least = min(one.shanten for one in under)
        accepted = {one.piece: one for row in under if row.shanten == least for one in row.useful}
        kinds = tuple(accepted[kind] for kind in sorted(accepted))
        found.append(DiscardOption(piece, least, kinds, sum(one.left for one in kinds), under))
    return tuple(sorted(found, key=lambda one: (one.shanten, -one.tiles)))


def _under(left: Bench, ruleset: Ruleset, *, values: bool) -> DiscardInRuleset | None:
    found = distance(left, ruleset)
    if found is None:
        return None
    best = _best_of(waits_in_ruleset(left, ruleset)) if values and found.shanten == 0 else None
    return DiscardInRuleset(ruleset, found.shanten, found.useful, found.tiles, best)


def _best_of(waits: RulesetWaits) -> BestWin | None:
    """Returns the most valuable win, or None."""
    best: BestWin | None = None
    for answer in waits.waits:
        for self_drawn, outcome in ((True, answer.tsumo), (False, answer.ron)):
            if outcome.deltas is not None:
                points = outcome.deltas[waits.seat]
                if best is None or points > best.points:
                    best = BestWin(answer.piece, self_drawn, outcome, points)
    return best


@dataclass(frozen=True, slots=True)
class DrawOption:
    """Equivalent pieces to draw, with what to discard for them."""

    drawn: tuple[UsefulPiece, ...]
    thrown: tuple[Piece, ...]
    shanten: int
    accepting: tuple[UsefulPiece, ...]
    tiles: int

    @property
    def left(self) -> int:
        return sum(one.left for one in self.drawn)


def find_draws(bench: Bench) -> Iterator[tuple[DrawOption, ...]]:
    """Yields the draws that improve a hand or let it accept more, the best first; the last result is complete."""
    if not any(bench.size == ruleset.hand_size and fits_ruleset(bench, ruleset) for ruleset in all_rulesets()):
        return
    now = distance(bench)
    if now is None:
        return
    held, available = bench.count_in_hand(), bench.count_available()
    found: list[DrawOption] = []
    for kind, there in enumerate(available):
        left = there - held[kind]
        if left > 0:
            best = _best(replace(bench, winning_piece=kind), kind)
            if best and (best[0].shanten, -best[0].tiles) < (now.shanten, -now.tiles):
                _add(found, UsefulPiece(kind, left), best)
            yield _sorted(found)


def _best(bench: Bench, kind: Piece) -> list[DiscardOption]:
    """Returns the best discards that leave the same; none where the drawn piece itself is one, or the hand is won."""
    drawn = distance(bench)
    if drawn is None or drawn.shanten < 0:
        return []
    thrown = evaluate_discards(bench, values=False)
    if not thrown:
        return []
    first = thrown[0]
    kinds = bench.pieces.kind_of_face
    equal = [one for one in thrown if (one.shanten, one.useful) == (first.shanten, first.useful)]
    return [] if any(kinds[one.piece] == kind for one in equal) else equal


def _add(found: list[DrawOption], drawn: UsefulPiece, best: list[DiscardOption]) -> None:
    """Adds a draw, to one that leads to the same where there is one."""
    first = best[0]
    new = DrawOption((drawn,), tuple(one.piece for one in best), first.shanten, first.useful, first.tiles)
    for place, other in enumerate(found):
        if replace(other, drawn=new.drawn) == new:
            found[place] = replace(other, drawn=(*other.drawn, drawn))
            return
    found.append(new)


def _sorted(found: list[DrawOption]) -> tuple[DrawOption, ...]:
    return tuple(sorted(found, key=lambda one: (one.shanten, -one.tiles, -one.left)))
