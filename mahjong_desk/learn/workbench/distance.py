# SPDX-License-Identifier: MIT
"""The distance of a hand to a winning shape, also after each discard.

The distance is exact: every shape of pieces that are neither melded nor indicators is considered. A wildcard may count
as a fifth piece of a kind; wins of four wildcards without a shape are ignored.
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
    """The distance of a hand to the nearest of some shapes: -1 won, 0 tenpai."""

    shanten: int
    useful: tuple[UsefulPiece, ...]

    @property
    def tiles(self) -> int:
        return sum(useful.left for useful in self.useful)

    @property
    def rank(self) -> tuple[int, int]:
        """A sort key: the nearest hand first, then the one with the most useful tiles."""
        return self.shanten, -self.tiles


@dataclass(frozen=True, slots=True)
class _DistanceKey:
    """The inputs of a distance, as a cache key; ``wild`` is the kind of the wildcard."""

    held: tuple[int, ...]
    available: tuple[int, ...]
    sets: int
    closed: bool
    size: int
    special: special_shapes.SpecialShapes
    wild: Piece | None
    shogi: bool


def distances(bench: Bench, ruleset: Ruleset) -> Mapping[HandShape, Distance]:
    """Returns the distance to each shape of a ruleset that the hand can still reach."""
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
def _distances(key: _DistanceKey) -> Mapping[HandShape, Distance]:
    held, available = list(key.held), list(key.available)
    held_wildcards = wildcards = 0
    if key.wild is not None:
        # Pieces of the wildcard's kind count only as wildcards; drawing one is always useful.
        held_wildcards, wildcards = held[key.wild], available[key.wild]
        held[key.wild] = available[key.wild] = 0
    entries: dict[HandShape, int | None] = {}
    if key.sets >= 0:
        if key.shogi:
            entries[HandShape.REGULAR] = special_shapes.shogi_entry(held, available, key.sets)
        else:
            entries[HandShape.REGULAR] = regular_entry(held, available, key.sets, wildcards)
    if key.closed and key.special.pairs:
        entries[HandShape.PAIRS] = special_shapes.pairs_entry(
            held, available, key.size // 2, repeated=key.special.repeated_pairs, wildcards=wildcards
        )
    if key.closed and key.special.orphans:
        orphans = range(len(held)) if key.shogi else ORPHAN_KINDS
        entries[HandShape.ORPHANS] = special_shapes.orphans_entry(held, available, orphans, doubled=not key.shogi)
    if key.special.knitted:
        entries[HandShape.KNITTED] = special_shapes.knitted_entry(held, available, key.sets)
    if key.closed and key.special.knitted_honours:
        entries[HandShape.KNITTED_HONOURS] = special_shapes.knitted_honours_entry(held, available)
    return {shape: _distance(key, entry, held_wildcards) for shape, entry in entries.items() if entry is not None}


def _distance(key: _DistanceKey, entry: int, held_wildcards: int) -> Distance:
    missing = max(0, (entry >> KINDS) - held_wildcards)
    if not missing:
        return Distance(_WON, ())
    useful = [
        UsefulPiece(kind, key.available[kind] - held)
        for kind, held in enumerate(key.held)
        if (entry >> kind & 1 or kind == key.wild) and key.available[kind] > held
    ]
    return Distance(missing - 1, tuple(useful))


def merge_distances(candidates: Collection[Distance]) -> Distance | None:
    """Returns the minimum of distances with all its useful pieces, or None."""
    if not candidates:
        return None
    minimum = min(candidate.shanten for candidate in candidates)
    useful = {tile.piece: tile for candidate in candidates if candidate.shanten == minimum for tile in candidate.useful}
    return Distance(minimum, tuple(useful[piece] for piece in sorted(useful)))


def distance(bench: Bench, ruleset: Ruleset | None = None) -> Distance | None:
    """Returns the distance to the nearest winning shape.

    ``ruleset`` is the rule system, or None for all that fit. Returns None if no shape is possible, or if no rule system
    with known shapes fits.
    """
    rulesets = all_rulesets() if ruleset is None else (ruleset,)
    return merge_distances([result for candidate in rulesets for result in distances(bench, candidate).values()])


def shanten(bench: Bench, ruleset: Ruleset | None = None) -> int | None:
    """Returns the shanten number: -1 won, 0 tenpai, None if no shape is possible."""
    nearest = distance(bench, ruleset)
    return None if nearest is None else nearest.shanten


class BestWin(NamedTuple):
    """The most valuable win of a tenpai hand."""

    piece: Piece
    self_drawn: bool
    outcome: WinOutcome
    points: int


class DiscardInRuleset(NamedTuple):
    """The hand after a discard under one rule system."""

    ruleset: Ruleset
    distance: Distance
    best: BestWin | None  # None if not evaluated, not tenpai or not allowed to win


class DiscardOption(NamedTuple):
    piece: Piece
    distance: Distance
    by_ruleset: tuple[DiscardInRuleset, ...]


def evaluate_discards(
    bench: Bench, ruleset: Ruleset | None = None, *, values: bool = True
) -> tuple[DiscardOption, ...]:
    """Evaluates each discard of a full hand, the best first.

    ``ruleset`` is the rule system, or None for all that fit.
    """
    rulesets = [
        candidate
        for candidate in matching_rulesets(bench)
        if bench.size == candidate.hand_size + 1 and (ruleset is None or candidate.id == ruleset.id)
    ]
    options = []
    for piece in bench.pieces.sorted(set(bench.hand)):
        remaining = bench.discard(piece)
        rows = tuple(row for candidate in rulesets if (row := _rate(remaining, candidate, values=values)) is not None)
        nearest = merge_distances([row.distance for row in rows])
        if nearest is not None:
            options.append(DiscardOption(piece, nearest, rows))
    return tuple(sorted(options, key=lambda option: option.distance.rank))


def _rate(bench: Bench, ruleset: Ruleset, *, values: bool) -> DiscardInRuleset | None:
    nearest = distance(bench, ruleset)
    if nearest is None:
        return None
    best = _best_win(waits_in_ruleset(bench, ruleset)) if values and nearest.shanten == 0 else None
    return DiscardInRuleset(ruleset, nearest, best)


def _best_win(waits: RulesetWaits) -> BestWin | None:
    """Returns the most valuable win, or None."""
    wins = (
        BestWin(answer.piece, self_drawn, outcome, outcome.deltas[waits.seat])
        for answer in waits.waits
        for self_drawn, outcome in ((True, answer.tsumo), (False, answer.ron))
        if outcome.deltas is not None
    )
    return max(wins, key=lambda win: win.points, default=None)
