# SPDX-License-Identifier: MIT
"""Finds the yaku that typed pieces can be part of.

The unchanged examples of the rules are tried first. Then the pieces replace groups of the same size that show the
yaku, alone or with the other groups shifted and swapped by suit. A whole hand is evaluated directly.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import islice, permutations
from typing import NamedTuple

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.atlas.tile_query import TilePattern, TileQuery
from mahjong_desk.learn.cases.win_case import HandGroup, WinCase, example_case, regroup, yaku_ids
from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_bench import bench_for_ruleset
from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import YakuFamily
from mahjong_desk.shapes import MeldKind, Reading

_SUIT = 9
_SET = 3
_MAX_TRIES = 60
"""The maximum number of hands tried for one yaku."""
_CACHE: dict[tuple[YakuEntry, tuple[tuple[TilePattern, ...], ...]], float | None] = {}
_CACHE_SIZE = 1 << 14
_MAX_PLACEMENTS = 240
"""The maximum number of ways in which the pieces replace groups."""
_FAMILIES_WITHOUT_TILES = (YakuFamily.SITUATION, YakuFamily.DORA)

GroupKinds = tuple[Piece, ...]


class _YakuExample(NamedTuple):
    case: WinCase
    group_kinds: tuple[GroupKinds, ...]
    groups: tuple[GroupKinds, ...]
    is_whole_hand: bool = False


def match_example(entry: YakuEntry, query: TileQuery) -> float | None:
    """Returns the share of a yaku's groups that the pieces cover, or None."""
    example = _example(entry)
    if example is None or entry.ruleset.pieces.copies_per_kind != query.pieces.copies_per_kind:
        return None
    shares = (_match_ratio(example.groups, way) for way in query.ways)
    return max((share for share in shares if share), default=None)


def match_generated_hands(entry: YakuEntry, query: TileQuery) -> Iterator[float | None]:
    """Yields ``match_example`` of each generated hand until one matches."""
    if entry.ruleset.pieces.copies_per_kind != query.pieces.copies_per_kind or not query.ways:
        return
    whole = tuple(sorted(kind for pattern in query.ways[0] for kind in pattern.kinds))
    if len(whole) > entry.ruleset.hand_size:
        yield 1.0 if entry.yaku.id in _yaku_of(entry.ruleset, whole) else None
        return
    example = _example(entry)
    if example is None:
        return
    key = (entry, query.ways)
    if key in _CACHE:
        yield _CACHE[key]
        return
    hands = (
        (patterns, case)
        for way in query.ways
        for patterns in _groups_containing(entry, way)
        for case in _hands_with_groups(example, patterns)
    )
    share: float | None = None
    for patterns, case in islice(hands, _MAX_TRIES):
        win = _evaluate_example(entry, case)
        share = (_match_ratio(win.groups, patterns) or None) if win is not None else None
        yield share
        if share is not None:
            break
    if len(_CACHE) > _CACHE_SIZE:
        _CACHE.clear()
    _CACHE[key] = share


@lru_cache(maxsize=1 << 6)
def _yaku_of(ruleset: Ruleset, pieces: GroupKinds) -> frozenset[str]:
    """Returns the ids of the yaku that a whole closed hand can have."""
    if len(pieces) != ruleset.hand_size + 1:
        return frozenset()
    ids: set[str] = set()
    for winning in dict.fromkeys(pieces):
        concealed = list(pieces)
        concealed.remove(winning)
        hand = bench_for_ruleset(Bench(tuple(concealed), winning_piece=winning, pieces=ruleset.pieces), ruleset)
        for drawn in (True, False):
            ids.update(yaku_ids(hand.settle(hand.hand, self_drawn=drawn)))
    return frozenset(yaku_id for yaku_id in ids if ruleset.yaku_by_id(yaku_id).family not in _FAMILIES_WITHOUT_TILES)


@cache
def _example(entry: YakuEntry) -> _YakuExample | None:
    return _evaluate_example(entry, example_case(entry.ruleset, entry.yaku))


def _evaluate_example(entry: YakuEntry, case: WinCase) -> _YakuExample | None:
    """Returns a win with the groups that show a yaku, or None if it does not count."""
    settled = case.settle()
    if isinstance(settled, Refusal):
        return None
    item = next((item for item in settled.wins[0].evaluation.yaku if item.id == entry.yaku.id), None)
    if item is None:
        return None
    kinds = entry.ruleset.pieces.kind_of_face
    regrouped = regroup(case, settled)
    group_kinds = _group_kinds(regrouped, settled.wins[0].evaluation.reading)
    if item.groups:
        return _YakuExample(regrouped, group_kinds, tuple(group.kinds for group in item.groups))
    if item.pieces:
        return _YakuExample(regrouped, group_kinds, tuple((kinds[piece],) for piece in item.pieces))
    if entry.yaku.family in _FAMILIES_WITHOUT_TILES:
        return None
    return _YakuExample(regrouped, group_kinds, group_kinds, is_whole_hand=True)


def _group_kinds(case: WinCase, reading: Reading | None) -> tuple[GroupKinds, ...]:
    """Returns the kinds that each group counts as, concealed groups first."""
    if reading is not None:
        groups = sorted(reading.groups, key=lambda group: group.is_meld)
        if [len(group.kinds) for group in groups] == [len(part.pieces) for part in case.groups]:
            return tuple(group.kinds for group in groups)
    kind_of = case.rules.ruleset.pieces.kind_of_face.__getitem__
    return tuple(tuple(sorted(map(kind_of, part.pieces))) for part in case.groups)


def _match_ratio(groups: Sequence[GroupKinds], patterns: Sequence[TilePattern]) -> float:
    """Returns the share of the groups that patterns cover, 0 if one does not fit."""
    remaining = list(groups)
    for pattern in sorted(patterns, key=lambda pattern: (pattern.any_suit, -len(pattern.kinds))):
        match = next((group for group in remaining if _meets(group, pattern)), None)
        if match is None:
            return 0.0
        remaining.remove(match)
        if len(pattern.kinds) == 1 and len(match) > 1:
            rest = list(match)
            rest.remove(pattern.kinds[0])
            remaining.append(tuple(rest))
    pieces = sum(map(len, groups))
    return sum(len(pattern.kinds) for pattern in patterns) / pieces


def _meets(group: GroupKinds, pattern: TilePattern) -> bool:
    if pattern.any_suit:
        suit = group[0] // _SUIT
        if group[-1] >= EAST:
            return False
        return _meets(group, TilePattern(tuple(kind + _SUIT * suit for kind in pattern.kinds)))
    if len(pattern.kinds) == 1:
        return pattern.kinds[0] in group
    # A kan matches a pattern for a triplet.
    return group == pattern.kinds or (len(group) == len(pattern.kinds) + 1 > _SET and set(group) == set(pattern.kinds))


def _groups_containing(entry: YakuEntry, way: Sequence[TilePattern]) -> Iterator[tuple[TilePattern, ...]]:
    """Yields the patterns, or for a single piece each group that can contain it."""
    if len(way) > 1 or len(way[0].kinds) > 1:
        yield tuple(way)
        return
    kind = way[0].kinds[0]
    yield (TilePattern((kind,) * _SET),)
    yield (TilePattern((kind,) * 2),)
    for first, end in entry.ruleset.pieces.suit_ranges:
        for low in range(max(first, kind - 2), min(end - 2, kind + 1)):
            if first <= kind < end:
                yield (TilePattern((low, low + 1, low + 2)),)


def _hands_with_groups(example: _YakuExample, patterns: Sequence[TilePattern]) -> Iterator[WinCase]:
    """Yields variants of an example with the pieces in place of groups of the yaku."""
    case = example.case
    kinds = example.group_kinds
    showing = [index for index, group in enumerate(kinds) if group in example.groups]
    sorts = {len(set(kinds[index])) == 1 for index in showing}
    suited = bool(case.rules.ruleset.pieces.suit_ranges)
    seen = set()
    if any(len(pattern.kinds) == 1 for pattern in patterns):
        return
    for indices in islice(permutations(showing, len(patterns)), _MAX_PLACEMENTS):
        fitting = [_fit_group(kinds[index], pattern) for index, pattern in zip(indices, patterns, strict=True)]
        if None in fitting:
            continue
        # A sequence replaces only a sequence, unless the whole hand shows the yaku and has groups of both sorts.
        if any(
            (len(set(pattern.kinds)) == 1) is not (len(set(kinds[index])) == 1)
            for index, pattern in zip(indices, patterns, strict=True)
            if not example.is_whole_hand or len(sorts) > 1
        ):
            continue
        replacements = dict(zip(indices, fitting, strict=True))
        for mapping in (None, *(_kind_mappings(kinds[indices[0]], fitting[0]) if suited else ())):
            for others in (False, True) if mapping is not None else (False,):
                groups = [
                    replacements.get(index)
                    or (
                        group
                        if mapping is None
                        else mapping.map_with_shift(group)
                        if index in showing
                        else mapping.map_group(group, others)
                    )
                    for index, group in enumerate(kinds)
                ]
                whole = tuple(group for group in groups if group is not None)
                if len(whole) == len(groups) and (whole, others) not in seen:
                    seen.add((whole, others))
                    changed = _with_groups(example, whole)
                    if mapping is not None and others:
                        changed = replace(changed, turned_up=case.turned_up.map_pieces(mapping.kind))
                    yield from _with_wind_variants(changed, whole)


def _fit_group(group: GroupKinds, pattern: TilePattern) -> GroupKinds | None:
    """Returns a pattern as a replacement of a group, or None if the sizes differ."""
    kinds = pattern.kinds
    if pattern.any_suit:
        if group[-1] >= EAST:
            return None
        kinds = tuple(kind + group[0] // _SUIT * _SUIT for kind in kinds)
    if len(kinds) == len(group):
        return kinds
    if len(group) == _SET + 1 and len(set(kinds)) == 1 and len(kinds) == _SET:
        return (kinds[0],) * len(group)
    return None


class _KindMapping(NamedTuple):
    """A swap of equivalent kinds, with a shift of ranks."""

    kinds: Mapping[Piece, Piece]
    shift: int = 0

    def kind(self, kind: Piece) -> Piece:
        return self.kinds.get(kind, kind)

    def map_with_shift(self, group: GroupKinds) -> GroupKinds | None:
        if group[-1] >= EAST or not self.shift:
            return tuple(map(self.kind, group))
        if not 0 <= group[0] % _SUIT + self.shift <= group[-1] % _SUIT + self.shift < _SUIT:
            return None
        return tuple(self.kind(kind) + self.shift for kind in group)

    def map_group(self, group: GroupKinds, applies: bool) -> GroupKinds:
        return tuple(sorted(map(self.kind, group))) if applies else group


def _kind_mappings(old: GroupKinds, new: GroupKinds | None) -> Iterator[_KindMapping]:
    """Yields the swaps and shifts of kinds that turn one group into another."""
    if new is not None and old[0] >= EAST and new[0] >= EAST and (old[0] >= WHITE) is (new[0] >= WHITE):
        yield _KindMapping({old[0]: new[0], new[0]: old[0]})
        return
    if new is None or old[-1] >= EAST or new[-1] >= EAST or new[0] - new[-1] != old[0] - old[-1]:
        return
    old_suit, new_suit = old[0] // _SUIT, new[0] // _SUIT
    for order in permutations(range(3)):
        if order[old_suit] == new_suit:
            yield _KindMapping(
                {kind: order[kind // _SUIT] * _SUIT + kind % _SUIT for kind in range(EAST)},
                new[0] % _SUIT - old[0] % _SUIT,
            )


def _with_groups(example: _YakuExample, groups: Sequence[GroupKinds]) -> WinCase:
    """Replaces the groups of an example; the winning piece keeps its index."""
    case = example.case
    parts = []
    winning = case.winning_piece
    for index, (part, old, group) in enumerate(zip(case.groups, example.group_kinds, groups, strict=True)):
        if old == group:
            parts.append(part)
            continue
        if index == case.winning_group:
            winning = group[part.pieces.index(case.winning_piece)]
        parts.append(HandGroup(group, _meld_kind(part.meld, group), part.claimed_from))
    return replace(case, groups=tuple(parts), winning_piece=winning)


def _meld_kind(meld: MeldKind | None, group: GroupKinds) -> MeldKind | None:
    if meld not in (MeldKind.CHI, MeldKind.PON):
        return meld
    return MeldKind.PON if len(set(group)) == 1 else MeldKind.CHI


def _with_wind_variants(case: WinCase, groups: Sequence[GroupKinds]) -> Iterator[WinCase]:
    """Yields the case, then variants with each wind triplet as seat or round wind."""
    yield case
    if not case.rules.ruleset.pieces.suit_ranges:
        return
    for group in groups:
        if len(group) >= _SET and EAST <= group[0] == group[-1] < WHITE:
            wind = group[0] - EAST
            if wind < case.table.players and wind != case.winner:
                discarder = case.table.previous_seat(wind)
                parts = tuple(
                    part._replace(claimed_from=None if part.claimed_from is None else discarder) for part in case.groups
                )
                yield replace(case, winner=wind, discarder=discarder, groups=parts)
            for round_ in case.rules.rounds:
                if round_.position == wind and round_ is not case.table.round_wind:
                    yield replace(case, table=case.table._replace(round_wind=round_))
