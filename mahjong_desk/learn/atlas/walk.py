# SPDX-License-Identifier: MIT
"""Other wins that have a yaku, found by small changes by chance; the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from mahjong_desk.learn.atlas.case import Case, Part, example_case, yaku_ids
from mahjong_desk.learn.atlas.change import ChangeKind
from mahjong_desk.learn.atlas.entry import Entry, entries
from mahjong_desk.learn.atlas.variations import exchanged_by, sets_of, variations
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.pieces.shogi import DRAGONS, SHOGI, WINDS
from mahjong_desk.rules.reasons import Settlement
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind

_GROUP_SHARE = 0.6
_REPAINT_SHARE = 0.15
_REBUILT_SHARE = 0.4
_CLOSED_SHARE = 0.5
_PAIRS_SHARE = 0.5
_WAY_SHARE = 0.2
_DOUBTED_GROUP_SHARE = 0.3
_SITUATION_SHARE = 0.3
_KAN_SHARE = 0.15
_SET = 3
_OTHER = (
    ChangeKind.CLAIMED,
    ChangeKind.CONCEALED,
    ChangeKind.WAIT,
    ChangeKind.WAY,
    ChangeKind.INDICATOR,
    ChangeKind.WILDCARD,
    ChangeKind.KAN,
)


class Win(NamedTuple):
    """A win that has the yaku.

    Attributes:
        case: The win.
        settled: What it brings.
        yaku: The ids of its yaku.
    """

    case: Case
    settled: Settlement
    yaku: tuple[str, ...]


class Walk:
    """Wins that have one yaku.

    Attributes:
        found: Those that were met: the example of the rules first, then examples of other yaku in the circumstances
            of this one, then what the changes made.
    """

    def __init__(self, entry: Entry, first: Case) -> None:
        """Starts from an example and from those of other yaku that have this one as well."""
        self._yaku = entry.yaku.id
        self._random = Random(f"{entry.ruleset.id} {entry.yaku.id}")
        self._kinds: set[Piece] = set()
        self._sorts: dict[tuple[str, ...], list[Case]] = {}
        self.found: list[Win] = []
        for case in (first, *_borrowed(entry, first)):
            self._meet(case)
        self._here = first

    def go(self, steps: int) -> None:
        """Changes the last win that was met, again and again."""
        for _ in range(steps):
            there = _step(self._random, self._here)
            if there is not None and self._meet(there):
                self._here = there

    def spread(self, steps: int) -> Iterator[Win]:
        """Changes any of the wins that were met, more boldly, and returns each further one."""
        random = self._random
        for _ in range(steps):
            # Every set of yaku is as likely as any other, so that rare ones are changed too.
            here = random.choice(self._sorts[random.choice(list(self._sorts))])
            there: Case | None
            if random.random() < _REBUILT_SHARE:
                there = self._rebuilt(here)
            elif random.random() < _SITUATION_SHARE:
                there = _situated(random, here)
            else:
                there = _step(random, here, _DOUBTED_GROUP_SHARE)
            if there is not None and random.random() < _WAY_SHARE:
                there = replace(there, self_drawn=not there.self_drawn)
            if there is not None and self._meet(there):
                yield self.found[-1]

    def around(self, tries: int) -> Iterator[Win]:
        """Exchanges every group of one win of each set of yaku, and returns each further win, up to so many tries."""
        first = [cases[0] for cases in self._sorts.values()]
        found = (there for case in first for _, there in variations(case, ChangeKind.GROUP))
        for there in islice(found, tries):
            if self._meet(there):
                yield self.found[-1]

    def _rebuilt(self, case: Case) -> Case:
        """Returns the case with other concealed groups altogether, of kinds that occur in wins which have the yaku."""
        random = self._random
        kinds = sorted(self._kinds)
        melds = [part for part in case.parts if part.meld is not None]
        if random.random() < _CLOSED_SHARE:
            melds = []
        size = case.rules.ruleset.hand_size + 1 - _SET * len(melds)
        if not melds and random.random() < _PAIRS_SHARE:
            parts = [Part((kind,) * 2) for kind in random.sample(kinds, min(size // 2, len(kinds)))]
        else:
            sets = [one for one in sets_of(case.rules.ruleset) if self._kinds.issuperset(one)] or [(kinds[0],) * _SET]
            parts = [Part(one) for one in random.choices(sets, k=size // _SET)]
            parts.append(Part((random.choice(kinds),) * 2))
        won = random.randrange(len(parts))
        winning = random.choice(parts[won].pieces)
        return replace(case, parts=(*parts, *melds), won=won, winning=winning)

    def _meet(self, case: Case) -> bool:
        settled = case.settled()
        yaku = yaku_ids(settled)
        if isinstance(settled, Refusal) or self._yaku not in yaku:
            return False
        self.found.append(Win(case, settled, yaku))
        self._sorts.setdefault(yaku, []).append(case)
        self._kinds.update(map(case.rules.ruleset.pieces.kinds.__getitem__, case.pieces))
        return True


def _borrowed(entry: Entry, first: Case) -> Iterator[Case]:
    """Returns other examples in the circumstances of this one, and this one in the circumstances of the others."""
    for case in _examples(entry.ruleset):
        if case.situation and case.table == first.table:
            yield replace(first, situation=case.situation, self_drawn=case.self_drawn)
        giver = (first.winner - 1) % first.table.players
        parts = [part if part.meld in (None, MeldKind.ANKAN) else part._replace(giver=giver) for part in case.parts]
        yield replace(
            first,
            parts=tuple(parts),
            won=case.won,
            winning=case.winning,
            wild_indicator=case.wild_indicator,
        )


@cache
def _examples(ruleset: Ruleset) -> tuple[Case, ...]:
    return tuple(example_case(entry) for entry in entries(ruleset.id))


def _step(random: Random, case: Case, group_share: float = _GROUP_SHARE) -> Case | None:
    """Returns the case with one change by chance; None where that kind of change is impossible."""
    chance = random.random()
    if chance < group_share:
        return exchanged_by(case, random.randrange(len(case.parts)), random.choice)
    if chance < group_share + _REPAINT_SHARE:
        return _repainted(random, case)
    if random.random() < _KAN_SHARE:
        return _with_a_kan(random, case)
    found = list(variations(case, random.choice(_OTHER)))
    return random.choice(found)[1] if found else None


def _with_a_kan(random: Random, case: Case) -> Case | None:
    """Returns the case with a kan in the place of a triplet; None where there is none that can become one."""
    shapes = case.rules.ruleset.meld_shapes()
    found = []
    for place, part in enumerate(case.parts):
        meld = MeldKind.ANKAN if part.meld is None else MeldKind.SHOUMINKAN
        pieces = (part.pieces[0],) * 4
        if place != case.won and part.pieces == pieces[:_SET] and pieces in shapes.get(meld, ()):
            found.append((place, part._replace(pieces=pieces, meld=meld)))
    if not found:
        return None
    place, kan = random.choice(found)
    others = (*case.parts[:place], *case.parts[place + 1 :])
    first = next((at for at, other in enumerate(others) if other.meld is not None), len(others))
    return replace(case, parts=(*others[:first], kan, *others[first:]), won=case.won - (place < case.won))


def _situated(random: Random, case: Case) -> Case:
    """Returns the case with one circumstance more, or without any of those that the yaku does not need."""
    situation = random.choice(case.rules.situations)
    if situation in case.situation:
        return replace(case, situation=tuple(one for one in case.situation if one is not situation))
    return replace(case, situation=(*case.situation, situation))


def _repainted(random: Random, case: Case) -> Case:
    """Returns the case with kinds that stand alike exchanged: suits, winds, dragons."""
    pieces = case.rules.ruleset.pieces
    turned: dict[Piece, Piece] = {}
    for alike in _alike(pieces):
        order = list(alike)
        random.shuffle(order)
        for old, new in zip(alike, order, strict=True):
            turned.update(zip(old, new, strict=True))

    def paint(piece: Piece) -> Piece:
        # A red five stays what it is: there is none in another suit.
        return turned.get(piece, piece)

    def part(one: Part) -> Part:
        return one._replace(pieces=tuple(pieces.sorted(map(paint, one.pieces))))

    return replace(
        case,
        parts=tuple(map(part, case.parts)),
        winning=paint(case.winning),
        dora_indicators=tuple(map(paint, case.dora_indicators)),
        wild_indicator=None if case.wild_indicator is None else paint(case.wild_indicator),
    )


@cache
def _alike(pieces: PieceSet) -> tuple[tuple[tuple[Piece, ...], ...], ...]:
    """Returns rows of kinds of which each can stand for another of its row."""
    if pieces is SHOGI:
        return tuple((wind,) for wind in WINDS), tuple((dragon,) for dragon in DRAGONS)
    suits = tuple(tuple(range(*run)) for run in pieces.runs)
    winds = tuple((kind,) for kind in range(EAST, WHITE))
    return suits, winds, tuple((kind,) for kind in range(WHITE, WHITE + 3))
