# SPDX-License-Identifier: MIT
"""Finds the yaku that typed pieces can be part of.

First the examples of the rules are tried as they are. Then the pieces replace groups of the same size that show the
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
"""How many hands are tried for one yaku at the most."""
_CACHE: dict[tuple[YakuEntry, tuple[tuple[TilePattern, ...], ...]], float | None] = {}
_CACHE_SIZE = 1 << 14
_MAX_PLACEMENTS = 240
"""In how many ways the pieces are laid in the places of groups at the most."""
_FAMILIES_WITHOUT_TILES = (YakuFamily.SITUATION, YakuFamily.DORA)

GroupKinds = tuple[Piece, ...]


class _YakuExample(NamedTuple):
    case: WinCase
    group_kinds: tuple[GroupKinds, ...]
    groups: tuple[GroupKinds, ...]
    is_whole_hand: bool = False


def match_example(entry: YakuEntry, asked: TileQuery) -> float | None:
    """Returns the share of what shows a yaku in its example that the pieces are, at most 1; None if they do not show it."""
    shown = _example(entry)
    if shown is None or entry.ruleset.pieces.copies_per_kind != asked.pieces.copies_per_kind:
        return None
    found = (_match_ratio(shown.groups, way) for way in asked.ways)
    return max((share for share in found if share), default=None)


def match_generated_hands(entry: YakuEntry, asked: TileQuery) -> Iterator[float | None]:
    """Yields, per hand tried, how much of what shows a yaku the pieces are, or None; the first number ends the search."""
    if entry.ruleset.pieces.copies_per_kind != asked.pieces.copies_per_kind or not asked.ways:
        return
    whole = tuple(sorted(kind for wish in asked.ways[0] for kind in wish.kinds))
    if len(whole) > entry.ruleset.hand_size:
        yield 1.0 if entry.yaku.id in _yaku_of(entry.ruleset, whole) else None
        return
    shown = _example(entry)
    if shown is None:
        return
    key = (entry, asked.ways)
    if key in _CACHE:
        yield _CACHE[key]
        return
    hands = (
        (wishes, case)
        for way in asked.ways
        for wishes in _groups_containing(entry, way)
        for case in _hands_with_groups(shown, wishes)
    )
    share: float | None = None
    for wishes, case in islice(hands, _MAX_TRIES):
        found = _shown(entry, case)
        share = (_match_ratio(found.groups, wishes) or None) if found is not None else None
        yield share
        if share is not None:
            break
    if len(_CACHE) > _CACHE_SIZE:
        _CACHE.clear()
    _CACHE[key] = share


@lru_cache(maxsize=1 << 6)
def _yaku_of(ruleset: Ruleset, pieces: GroupKinds) -> frozenset[str]:
    """Returns the ids of the yaku of a whole closed hand with any winning piece and win method."""
    if len(pieces) != ruleset.hand_size + 1:
        return frozenset()
    found: set[str] = set()
    for winning in dict.fromkeys(pieces):
        left = list(pieces)
        left.remove(winning)
        hand = bench_for_ruleset(Bench(tuple(left), winning_piece=winning, pieces=ruleset.pieces), ruleset)
        for drawn in (True, False):
            found.update(yaku_ids(hand.settle(hand.hand, self_drawn=drawn)))
    return frozenset(yaku for yaku in found if ruleset.yaku_by_id(yaku).family not in _FAMILIES_WITHOUT_TILES)


@cache
def _example(entry: YakuEntry) -> _YakuExample | None:
    return _shown(entry, example_case(entry.ruleset, entry.yaku))


def _shown(entry: YakuEntry, case: WinCase) -> _YakuExample | None:
    """Returns a win in its reading with what shows a yaku; None if it is refused or lacks the yaku."""
    settled = case.settle()
    if isinstance(settled, Refusal):
        return None
    item = next((one for one in settled.wins[0].evaluation.yaku if one.id == entry.yaku.id), None)
    if item is None:
        return None
    kinds = entry.ruleset.pieces.kind_of_face
    read = regroup(case, settled)
    laid = _group_kinds(read, settled.wins[0].evaluation.reading)
    if item.groups:
        return _YakuExample(read, laid, tuple(group.kinds for group in item.groups))
    if item.pieces:
        return _YakuExample(read, laid, tuple((kinds[piece],) for piece in item.pieces))
    if entry.yaku.family in _FAMILIES_WITHOUT_TILES:
        return None
    return _YakuExample(read, laid, laid, is_whole_hand=True)


def _group_kinds(case: WinCase, reading: Reading | None) -> tuple[GroupKinds, ...]:
    """Returns the kinds that each part of a case counts as, in their order: the concealed ones, then the melds."""
    if reading is not None:
        read = sorted(reading.groups, key=lambda group: group.is_meld)
        if [len(group.kinds) for group in read] == [len(part.pieces) for part in case.groups]:
            return tuple(group.kinds for group in read)
    return tuple(_kinds(case, part.pieces) for part in case.groups)


def _kinds(case: WinCase, pieces: Sequence[Piece]) -> GroupKinds:
    return tuple(sorted(case.rules.ruleset.pieces.kind_of_face[piece] for piece in pieces))


def _match_ratio(groups: Sequence[GroupKinds], wishes: Sequence[TilePattern]) -> float:
    """Returns the share of groups that the wishes are, at most 1; 0 if one of them is not met."""
    left = list(groups)
    for wish in sorted(wishes, key=lambda one: (one.any_suit, -len(one.kinds))):
        met = next((group for group in left if _meets(group, wish)), None)
        if met is None:
            return 0.0
        left.remove(met)
        if len(wish.kinds) == 1 and len(met) > 1:
            rest = list(met)
            rest.remove(wish.kinds[0])
            left.append(tuple(rest))
    pieces = sum(map(len, groups))
    return sum(len(wish.kinds) for wish in wishes) / pieces


def _meets(group: GroupKinds, wish: TilePattern) -> bool:
    if wish.any_suit:
        suit = group[0] // _SUIT
        if group[-1] >= EAST:
            return False
        return _meets(group, TilePattern(tuple(kind + _SUIT * suit for kind in wish.kinds)))
    if len(wish.kinds) == 1:
        return wish.kinds[0] in group
    # Four alike show whatever three do.
    return group == wish.kinds or (len(group) == len(wish.kinds) + 1 > _SET and set(group) == set(wish.kinds))


def _groups_containing(entry: YakuEntry, way: Sequence[TilePattern]) -> Iterator[tuple[TilePattern, ...]]:
    """Yields the query, and for a single piece the groups that it can be part of."""
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


def _hands_with_groups(shown: _YakuExample, wishes: Sequence[TilePattern]) -> Iterator[WinCase]:
    """Returns hands near one that has a yaku, with the pieces in the place of groups that show it."""
    case = shown.case
    kinds = shown.group_kinds
    showing = [place for place, group in enumerate(kinds) if group in shown.groups]
    alike = {len(set(kinds[place])) == 1 for place in showing}
    suited = bool(case.rules.ruleset.pieces.suit_ranges)
    seen = set()
    if any(len(wish.kinds) == 1 for wish in wishes):
        return
    for places in islice(permutations(showing, len(wishes)), _MAX_PLACEMENTS):
        fitting = [_fit_group(kinds[place], wish) for place, wish in zip(places, wishes, strict=True)]
        if None in fitting:
            continue
        # A hand as a whole may have groups of the other sort, a yaku of some groups has its own.
        if any(
            (len(set(wish.kinds)) == 1) is not (len(set(kinds[place])) == 1)
            for place, wish in zip(places, wishes, strict=True)
            if not shown.is_whole_hand or len(alike) > 1
        ):
            continue
        wanted = dict(zip(places, fitting, strict=True))
        for turn in (None, *(_kind_mappings(kinds[places[0]], fitting[0]) if suited else ())):
            for others in (False, True) if turn is not None else (False,):
                groups = [
                    wanted.get(place)
                    or (
                        group
                        if turn is None
                        else turn.map_with_shift(group)
                        if place in showing
                        else turn.map_group(group, others)
                    )
                    for place, group in enumerate(kinds)
                ]
                whole = tuple(group for group in groups if group is not None)
                if len(whole) == len(groups) and (whole, others) not in seen:
                    seen.add((whole, others))
                    laid = _with_groups(shown, whole)
                    if turn is not None and others:
                        laid = replace(laid, turned_up=case.turned_up.map_pieces(turn.kind))
                    yield from _with_wind_variants(laid, whole)


def _fit_group(group: GroupKinds, wish: TilePattern) -> GroupKinds | None:
    """Returns the wish as a group in another one's place; None if the sizes differ."""
    kinds = wish.kinds
    if wish.any_suit:
        if group[-1] >= EAST:
            return None
        kinds = tuple(kind + group[0] // _SUIT * _SUIT for kind in kinds)
    if len(kinds) == len(group):
        return kinds
    if len(group) == _SET + 1 and len(set(kinds)) == 1 and len(kinds) == _SET:
        return (kinds[0],) * len(group)
    return None


class _KindMapping(NamedTuple):
    """A swap of equivalent kinds with a shift of sequences."""

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

    def map_group(self, group: GroupKinds, turns: bool) -> GroupKinds:
        return tuple(sorted(map(self.kind, group))) if turns else group


def _kind_mappings(old: GroupKinds, new: GroupKinds | None) -> Iterator[_KindMapping]:
    """Returns the shifts and swaps of suits or honours that turn one group into another."""
    if new is not None and old[0] >= EAST and new[0] >= EAST and (old[0] >= WHITE) is (new[0] >= WHITE):
        yield _KindMapping({old[0]: new[0], new[0]: old[0]})
        return
    if new is None or old[-1] >= EAST or new[-1] >= EAST or new[0] - new[-1] != old[0] - old[-1]:
        return
    was, now = old[0] // _SUIT, new[0] // _SUIT
    for order in permutations(range(3)):
        if order[was] == now:
            yield _KindMapping(
                {kind: order[kind // _SUIT] * _SUIT + kind % _SUIT for kind in range(EAST)},
                new[0] % _SUIT - old[0] % _SUIT,
            )


def _with_groups(shown: _YakuExample, groups: Sequence[GroupKinds]) -> WinCase:
    """Returns the case with other groups in the places of its own; the winning piece is the one at the same place."""
    case = shown.case
    parts = []
    winning = case.winning_piece
    for place, (part, was, group) in enumerate(zip(case.groups, shown.group_kinds, groups, strict=True)):
        if was == group:
            parts.append(part)
            continue
        if place == case.winning_group:
            winning = group[part.pieces.index(case.winning_piece)]
        parts.append(HandGroup(group, _meld_kind(part.meld, group), part.giver))
    return replace(case, groups=tuple(parts), winning_piece=winning)


def _meld_kind(meld: MeldKind | None, group: GroupKinds) -> MeldKind | None:
    if meld not in (MeldKind.CHI, MeldKind.PON):
        return meld
    return MeldKind.PON if len(set(group)) == 1 else MeldKind.CHI


def _with_wind_variants(case: WinCase, groups: Sequence[GroupKinds]) -> Iterator[WinCase]:
    """Yields the case, also with each triplet of winds as seat or round wind."""
    yield case
    if not case.rules.ruleset.pieces.suit_ranges:
        return
    for group in groups:
        if len(group) >= _SET and EAST <= group[0] == group[-1] < WHITE:
            wind = group[0] - EAST
            if wind < case.table.players and wind != case.winner:
                giver = case.table.previous_seat(wind)
                parts = tuple(part._replace(giver=None if part.giver is None else giver) for part in case.groups)
                yield replace(case, winner=wind, discarder=giver, groups=parts)
            for round_ in case.rules.rounds:
                if round_.place == wind and round_ is not case.table.round_wind:
                    yield replace(case, table=case.table._replace(round_wind=round_))
