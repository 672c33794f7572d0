# SPDX-License-Identifier: MIT
"""The distance of a hand to a winning shape, the pieces that reduce it, and what every discard leaves.

The distance is exact: every shape of pieces that are neither melded nor indicators is considered. A wildcard may stand
for a fifth piece of a kind; hands of four wildcards that win without a shape are ignored.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from mahjong_desk.learn.workbench import special_shapes
from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_bench import fits_ruleset, matching_rulesets
from mahjong_desk.learn.workbench.ruleset_outcomes import RulesetWaits, waits_in_ruleset
from mahjong_desk.learn.workbench.suit_distances import KINDS, regular_entry
from mahjong_desk.pieces import SHOGI, Piece
from mahjong_desk.rules.model.reasons import WinOutcome
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import HandShape
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS

_WON = -1


class UsefulPiece(NamedTuple):
    piece: Piece
    left: int


class Distance(NamedTuple):
    """How far a hand is from the nearest shape of one or several kinds."""

    shanten: int
    useful: tuple[UsefulPiece, ...]

    @property
    def tiles(self) -> int:
        return sum(one.left for one in self.useful)

    @property
    def rank(self) -> tuple[int, int]:
        """A sort key: the nearest hand first, of equally near ones that with the most useful tiles."""
        return self.shanten, -self.tiles


@dataclass(frozen=True, slots=True)
class _DistanceKey:
    """What a distance depends on; ``wild`` is the kind of the wildcard."""

    held: tuple[int, ...]
    available: tuple[int, ...]
    sets: int
    closed: bool
    size: int
    special: special_shapes.SpecialShapes
    wild: Piece | None
    shogi: bool


def distances(bench: Bench, ruleset: Ruleset) -> Mapping[HandShape, Distance]:
    """Returns the distance to each kind of shape that a ruleset knows and that the hand can still make."""
    if not fits_ruleset(bench, ruleset) or not special_shapes.supports_pieces(bench.pieces):
        return {}
    rules = ruleset.bind({**ruleset.practice_options, **bench.options.get(ruleset.id, {})})
    wild = ruleset.wildcard_kind(bench.turned_up.map_pieces(bench.pieces.kind_of_face.__getitem__))
    return _distances(
        _DistanceKey(
            held=tuple(bench.pieces.counts(bench.hand)),
            available=tuple(bench.count_available()),
            sets=(ruleset.hand_size + 1) // 3 - len(bench.melds),
            closed=not bench.melds,
            size=ruleset.hand_size + 1,
            special=special_shapes.special_shapes_of(rules),
            wild=wild,
            shogi=bench.pieces.copies_per_kind == SHOGI.copies_per_kind,
        )
    )


@lru_cache(maxsize=1 << 12)
def _distances(asked: _DistanceKey) -> Mapping[HandShape, Distance]:
    held, left = list(asked.held), list(asked.available)
    wilds = over = 0
    if asked.wild is not None:
        # Pieces of the wildcard's kind are only wildcards; a future one is useful anywhere.
        wilds, over = held[asked.wild], left[asked.wild]
        held[asked.wild] = left[asked.wild] = 0
    entries: dict[HandShape, int | None] = {}
    if asked.sets >= 0:
        if asked.shogi:
            entries[HandShape.REGULAR] = special_shapes.shogi_entry(held, left, asked.sets)
        else:
            entries[HandShape.REGULAR] = regular_entry(held, left, asked.sets, over)
    if asked.closed and asked.special.pairs:
        entries[HandShape.PAIRS] = special_shapes.pairs_entry(
            held, left, asked.size // 2, alike=asked.special.repeated_pairs, over=over
        )
    if asked.closed and asked.special.orphans:
        orphans = range(len(held)) if asked.shogi else ORPHAN_KINDS
        entries[HandShape.ORPHANS] = special_shapes.orphans_entry(held, left, orphans, doubled=not asked.shogi)
    if asked.special.knitted:
        entries[HandShape.KNITTED] = special_shapes.knitted_entry(held, left, asked.sets)
    if asked.closed and asked.special.knitted_honours:
        entries[HandShape.KNITTED_HONOURS] = special_shapes.knitted_honours_entry(held, left)
    return {form: _distance(asked, entry, wilds) for form, entry in entries.items() if entry is not None}


def _distance(asked: _DistanceKey, entry: int, wilds: int) -> Distance:
    missing = max(0, (entry >> KINDS) - wilds)
    if not missing:
        return Distance(_WON, ())
    accepted = [
        UsefulPiece(kind, asked.available[kind] - held)
        for kind, held in enumerate(asked.held)
        if (entry >> kind & 1 or kind == asked.wild) and asked.available[kind] > held
    ]
    return Distance(missing - 1, tuple(accepted))


def merge_distances(found: Collection[Distance]) -> Distance | None:
    """Returns the least of several distances, with every piece that lessens one of the least; None of none."""
    if not found:
        return None
    least = min(one.shanten for one in found)
    accepted = {one.piece: one for distance in found if distance.shanten == least for one in distance.useful}
    return Distance(least, tuple(accepted[piece] for piece in sorted(accepted)))


def distance(bench: Bench, ruleset: Ruleset | None = None) -> Distance | None:
    """Returns the distance to the nearest winning shape of a rule system, or of all that fit.

    None if no shape is possible, or no rule system with known shapes fits.
    """
    asked = all_rulesets() if ruleset is None else (ruleset,)
    return merge_distances([found for one in asked for found in distances(bench, one).values()])


def shanten(bench: Bench, ruleset: Ruleset | None = None) -> int | None:
    """Returns the distance to tenpai of a rule system, or of all that fit: -1 won, 0 tenpai; None if it has no shape."""
    found = distance(bench, ruleset)
    return None if found is None else found.shanten


class BestWin(NamedTuple):
    """The most valuable win of a tenpai hand."""

    piece: Piece
    self_drawn: bool
    outcome: WinOutcome
    points: int


class DiscardInRuleset(NamedTuple):
    """What a discard leaves under one rule system; ``best`` is None if the hand is not tenpai or may not win."""

    ruleset: Ruleset
    distance: Distance
    best: BestWin | None


class DiscardOption(NamedTuple):
    piece: Piece
    distance: Distance
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
        nearest = merge_distances([row.distance for row in under])
        if nearest is not None:
            found.append(DiscardOption(piece, nearest, under))
    return tuple(sorted(found, key=lambda one: one.distance.rank))


def _under(left: Bench, ruleset: Ruleset, *, values: bool) -> DiscardInRuleset | None:
    found = distance(left, ruleset)
    if found is None:
        return None
    best = _best_of(waits_in_ruleset(left, ruleset)) if values and found.shanten == 0 else None
    return DiscardInRuleset(ruleset, found, best)


def _best_of(waits: RulesetWaits) -> BestWin | None:
    """Returns the most valuable win, or None."""
    wins = (
        BestWin(answer.piece, self_drawn, outcome, outcome.deltas[waits.seat])
        for answer in waits.waits
        for self_drawn, outcome in ((True, answer.tsumo), (False, answer.ron))
        if outcome.deltas is not None
    )
    return max(wins, key=lambda win: win.points, default=None)
