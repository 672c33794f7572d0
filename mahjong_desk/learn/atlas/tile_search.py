# SPDX-License-Identifier: MIT
"""Which yaku can rest on pieces that were typed: asked of the engine, with the pieces laid into a hand that has the yaku.

At first the examples of the rules are looked at as they are. Then the pieces are laid where groups of the same size lie
that show the yaku: alone, and with the other groups shifted and exchanged by suit as they are. Of a whole hand it is asked which yaku it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import islice, permutations
from typing import NamedTuple

from mahjong_desk.learn.atlas.entries import Entry
from mahjong_desk.learn.atlas.tile_query import Asked, Wish
from mahjong_desk.learn.cases import Case, Part, example_case, parted, yaku_ids
from mahjong_desk.learn.workbench import Bench
from mahjong_desk.learn.workbench.ruleset_bench import fitted
from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.shapes import MeldKind, Reading

_SUIT = 9
_SET = 3
_MOST_TRIED = 60
"""How many hands are tried for one yaku at the most."""
_KNOWN: dict[tuple[Entry, tuple[tuple[Wish, ...], ...]], float | None] = {}
"""What was found out about a yaku and pieces."""
_MOST_KNOWN = 1 << 14
_MOST_PLACED = 240
"""In how many ways the pieces are laid in the places of groups at the most."""
_NO_PIECES = (Family.SITUATION, Family.DORA)

Kinds = tuple[Piece, ...]


class _Shown(NamedTuple):
    """A win with a yaku."""

    case: Case
    lying: tuple[Kinds, ...]
    groups: tuple[Kinds, ...]
    whole: bool = False


def shares(entry: Entry, asked: Asked) -> float | None:
    """Returns how much of what shows a yaku in its example the pieces are, of 1; None where they do not show it there."""
    shown = _example(entry)
    if shown is None or entry.ruleset.pieces.copies != asked.pieces.copies:
        return None
    found = (_matched(shown.groups, way) for way in asked.ways)
    return max((share for share in found if share), default=None)


def can_show(entry: Entry, asked: Asked) -> Iterator[float | None]:
    """Returns how much of what shows a yaku the pieces are in some hand that the engine gives it.

    Each hand that is tried is one item, None where the pieces do not show the yaku in it; the first number is the last.
    """
    if entry.ruleset.pieces.copies != asked.pieces.copies or not asked.ways:
        return
    whole = tuple(sorted(kind for wish in asked.ways[0] for kind in wish.kinds))
    if len(whole) > entry.ruleset.hand_size:
        yield 1.0 if entry.yaku.id in _yaku_of(entry.ruleset, whole) else None
        return
    shown = _example(entry)
    if shown is None:
        return
    key = (entry, asked.ways)
    if key in _KNOWN:
        yield _KNOWN[key]
        return
    hands = (
        (wishes, case)
        for way in asked.ways
        for wishes in _groups_around(entry, way)
        for case in _laid_in(shown, wishes)
    )
    share: float | None = None
    for wishes, case in islice(hands, _MOST_TRIED):
        found = _shown(entry, case)
        share = (_matched(found.groups, wishes) or None) if found is not None else None
        yield share
        if share is not None:
            break
    if len(_KNOWN) > _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[key] = share


@lru_cache(maxsize=1 << 6)
def _yaku_of(ruleset: Ruleset, pieces: Kinds) -> frozenset[str]:
    """Returns the ids of the yaku that the pieces of a whole closed hand have, whichever of them comes last, and how."""
    if len(pieces) != ruleset.hand_size + 1:
        return frozenset()
    found: set[str] = set()
    for winning in dict.fromkeys(pieces):
        left = list(pieces)
        left.remove(winning)
        hand = fitted(Bench(tuple(left), winning_piece=winning, pieces=ruleset.pieces), ruleset)
        for drawn in (True, False):
            try:
                found.update(yaku_ids(hand.settled(hand.hand, self_drawn=drawn)))
            except Refusal:
                continue
    return frozenset(yaku for yaku in found if ruleset.yaku_by_id(yaku).family not in _NO_PIECES)


@cache
def _example(entry: Entry) -> _Shown | None:
    """Returns the example of a yaku with what shows it; None where no pieces do."""
    return _shown(entry, example_case(entry.ruleset, entry.yaku))


def _shown(entry: Entry, case: Case) -> _Shown | None:
    """Returns a win as the rules read it, with what shows a yaku; None where they refuse it or it has not the yaku."""
    settled = case.settled()
    if isinstance(settled, Refusal):
        return None
    item = next((one for one in settled.wins[0].evaluation.yaku if one.id == entry.yaku.id), None)
    if item is None:
        return None
    kinds = entry.ruleset.pieces.kinds
    read = parted(case, settled)
    lying = _lying(read, settled.wins[0].evaluation.reading)
    if item.sets:
        return _Shown(read, lying, tuple(group.kinds for group in item.sets))
    if item.pieces:
        return _Shown(read, lying, tuple((kinds[piece],) for piece in item.pieces))
    if entry.yaku.family in _NO_PIECES:
        return None
    return _Shown(read, lying, lying, whole=True)


def _lying(case: Case, reading: Reading | None) -> tuple[Kinds, ...]:
    """Returns the kinds that each part of a case counts as, in their order: the concealed ones, then the melds."""
    if reading is not None:
        read = sorted(reading.groups, key=lambda group: group.melded)
        if [len(group.kinds) for group in read] == [len(part.pieces) for part in case.parts]:
            return tuple(group.kinds for group in read)
    return tuple(_kinds(case, part.pieces) for part in case.parts)


def _kinds(case: Case, pieces: Sequence[Piece]) -> Kinds:
    return tuple(sorted(case.rules.ruleset.pieces.kinds[piece] for piece in pieces))


def _matched(groups: Sequence[Kinds], wishes: Sequence[Wish]) -> float:
    """Returns how much of some groups the wishes are, of 1; 0 where one of them is not met."""
    left = list(groups)
    for wish in sorted(wishes, key=lambda one: (one.bare, -len(one.kinds))):
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


def _meets(group: Kinds, wish: Wish) -> bool:
    if wish.bare:
        suit = group[0] // _SUIT
        if group[-1] >= EAST:
            return False
        return _meets(group, Wish(tuple(kind + _SUIT * suit for kind in wish.kinds)))
    if len(wish.kinds) == 1:
        return wish.kinds[0] in group
    # Four alike show whatever three do.
    return group == wish.kinds or (len(group) == len(wish.kinds) + 1 > _SET and set(group) == set(wish.kinds))


def _groups_around(entry: Entry, way: Sequence[Wish]) -> Iterator[tuple[Wish, ...]]:
    """Returns what was typed, and a single piece as the groups that it can lie in."""
    if len(way) > 1 or len(way[0].kinds) > 1:
        yield tuple(way)
        return
    kind = way[0].kinds[0]
    yield (Wish((kind,) * _SET),)
    yield (Wish((kind,) * 2),)
    for first, end in entry.ruleset.pieces.runs:
        for low in range(max(first, kind - 2), min(end - 2, kind + 1)):
            if first <= kind < end:
                yield (Wish((low, low + 1, low + 2)),)


def _laid_in(shown: _Shown, wishes: Sequence[Wish]) -> Iterator[Case]:
    """Returns hands near one that has a yaku, with the pieces in the place of groups that show it."""
    case = shown.case
    kinds = shown.lying
    showing = [place for place, group in enumerate(kinds) if group in shown.groups]
    alike = {len(set(kinds[place])) == 1 for place in showing}
    suited = bool(case.rules.ruleset.pieces.runs)
    seen = set()
    if any(len(wish.kinds) == 1 for wish in wishes):
        return
    for places in islice(permutations(showing, len(wishes)), _MOST_PLACED):
        fitting = [_placed(kinds[place], wish) for place, wish in zip(places, wishes, strict=True)]
        if None in fitting:
            continue
        # A hand as a whole may have groups of the other sort, a yaku of some groups has its own.
        if any(
            (len(set(wish.kinds)) == 1) is not (len(set(kinds[place])) == 1)
            for place, wish in zip(places, wishes, strict=True)
            if not shown.whole or len(alike) > 1
        ):
            continue
        wanted = dict(zip(places, fitting, strict=True))
        for turn in (None, *(_turns(kinds[places[0]], fitting[0]) if suited else ())):
            for others in (False, True) if turn is not None else (False,):
                groups = [
                    wanted.get(place)
                    or (
                        group if turn is None else turn.moved(group) if place in showing else turn.turned(group, others)
                    )
                    for place, group in enumerate(kinds)
                ]
                whole = tuple(group for group in groups if group is not None)
                if len(whole) == len(groups) and (whole, others) not in seen:
                    seen.add((whole, others))
                    laid = _with_groups(shown, whole)
                    if turn is not None and others:
                        laid = replace(laid, turned_up=case.turned_up.mapped(turn.kind))
                    yield from _situated(laid, whole)


def _placed(group: Kinds, wish: Wish) -> Kinds | None:
    """Returns the wish as a group in the place of another one; None where it is of another size."""
    kinds = wish.kinds
    if wish.bare:
        if group[-1] >= EAST:
            return None
        kinds = tuple(kind + group[0] // _SUIT * _SUIT for kind in kinds)
    if len(kinds) == len(group):
        return kinds
    if len(group) == _SET + 1 and len(set(kinds)) == 1 and len(kinds) == _SET:
        return (kinds[0],) * len(group)
    return None


class _Turn(NamedTuple):
    """Kinds exchanged for others that stand alike, and how far sequences are shifted."""

    kinds: Mapping[Piece, Piece]
    shift: int = 0

    def kind(self, kind: Piece) -> Piece:
        """Returns what a kind becomes, not shifted."""
        return self.kinds.get(kind, kind)

    def moved(self, group: Kinds) -> Kinds | None:
        """Returns what a group becomes that shows the yaku; None where its numbers would leave the suit."""
        if group[-1] >= EAST or not self.shift:
            return tuple(map(self.kind, group))
        if not 0 <= group[0] % _SUIT + self.shift <= group[-1] % _SUIT + self.shift < _SUIT:
            return None
        return tuple(self.kind(kind) + self.shift for kind in group)

    def turned(self, group: Kinds, turns: bool) -> Kinds:
        """Returns what another group becomes, where these turn, too."""
        return tuple(sorted(map(self.kind, group))) if turns else group


def _turns(old: Kinds, new: Kinds | None) -> Iterator[_Turn]:
    """Returns the ways to shift and exchange suits, or to exchange honours, by which one group becomes another."""
    if new is not None and old[0] >= EAST and new[0] >= EAST and (old[0] >= WHITE) is (new[0] >= WHITE):
        yield _Turn({old[0]: new[0], new[0]: old[0]})
        return
    if new is None or old[-1] >= EAST or new[-1] >= EAST or new[0] - new[-1] != old[0] - old[-1]:
        return
    was, now = old[0] // _SUIT, new[0] // _SUIT
    for order in permutations(range(3)):
        if order[was] == now:
            yield _Turn(
                {kind: order[kind // _SUIT] * _SUIT + kind % _SUIT for kind in range(EAST)},
                new[0] % _SUIT - old[0] % _SUIT,
            )


def _with_groups(shown: _Shown, groups: Sequence[Kinds]) -> Case:
    """Returns the case with other groups in the places of its own; the winning piece is the one at the same place."""
    case = shown.case
    parts = []
    winning = case.winning
    for place, (part, was, group) in enumerate(zip(case.parts, shown.lying, groups, strict=True)):
        if was == group:
            parts.append(part)
            continue
        if place == case.won:
            winning = group[part.pieces.index(case.winning)]
        parts.append(Part(group, _melded(part.meld, group), part.giver))
    return replace(case, parts=tuple(parts), winning=winning)


def _melded(meld: MeldKind | None, group: Kinds) -> MeldKind | None:
    if meld not in (MeldKind.CHI, MeldKind.PON):
        return meld
    return MeldKind.PON if len(set(group)) == 1 else MeldKind.CHI


def _situated(case: Case, groups: Sequence[Kinds]) -> Iterator[Case]:
    """Returns the case, and the same with each wind that lies in three as the wind of the seat or of the round."""
    yield case
    if not case.rules.ruleset.pieces.runs:
        return
    for group in groups:
        if len(group) >= _SET and EAST <= group[0] == group[-1] < WHITE:
            wind = group[0] - EAST
            if wind < case.table.players and wind != case.winner:
                giver = case.table.before(wind)
                parts = tuple(part._replace(giver=None if part.giver is None else giver) for part in case.parts)
                yield replace(case, winner=wind, giver=giver, parts=parts)
            for round_ in case.rules.rounds:
                if round_.place == wind and round_ is not case.table.round:
                    yield replace(case, table=replace(case.table, round=round_))
