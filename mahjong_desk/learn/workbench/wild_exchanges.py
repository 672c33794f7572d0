# SPDX-License-Identifier: MIT
"""The winning hands that are one or two exchanged pieces away from a hand with wildcards.

A wildcard fits everywhere, so that there are thousands of them; but most can be read alike, and bring the same. Each
is told with what it has in common with others, so that nobody need look at two that are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from mahjong_desk.learn.workbench.exchanges import Exchange, Held, Kinds, takings
from mahjong_desk.learn.workbench.wild_shapes import Traits, WildShapes
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.shapes.partition import BITS, MASK, Suit
from mahjong_desk.shapes.wild_pairs import pair_ways

MOST_ALIKE = 4
"""How many of the hands that are alike are told: one may be refused for its pieces, where another is not."""
_SET = 3
_PAUSE = 64
"""How many suits or rows are looked at in one go."""


Counts = tuple[int, ...]


class WildHeld(NamedTuple):
    """A hand with wildcards as exchanges are looked for.

    Attributes:
        rows: For each suit, bits for the rows 123, 456 and 789 that lie on the table.
    """

    held: Held
    wild: int
    winning: int
    rows: tuple[int, ...]
    melded: int
    told: bool


class WildExchange(NamedTuple):
    """A winning hand nearby."""

    exchange: Exchange
    winning: int
    alike: Hashable


class _Part(NamedTuple):
    """A suit near one that is held.

    Attributes:
        counts: How many pieces of each of its kinds it holds, in ascending order.
    """

    gone: Kinds
    come: Kinds
    packed: int
    counts: Counts
    odd: int


class _Row(NamedTuple):
    """Some suits of a hand together.

    Attributes:
        counts: For each suit, how many pieces of each kind it holds; None where the hand cannot be pairs.
        won: The kind of the winning piece; None where that is not among them.
    """

    gone: Kinds
    come: Kinds
    counts: tuple[Counts, ...] | None
    odd: int
    shape: int
    won: int | None
    copies: int

    @property
    def alike(self) -> Hashable:
        """What rows have in common that can be gone on with alike."""
        return len(self.gone), len(self.come), self.counts, self.shape, self.won, self.copies


class _Option(NamedTuple):
    """How a suit of a hand can be."""

    part: _Part
    shape: int
    won: int | None = None
    copies: int = 0


_Options = dict[tuple[int, int], list[_Option]]
"""How a suit can be, by how many of its pieces go and come."""


def wild_held(held: Held, hand: Hand, wild: Piece) -> WildHeld:
    """Returns a full hand as exchanges are looked for.

    Raises:
        ValueError: There is no winning piece.
    """
    if hand.winning_piece is None:
        raise ValueError("only a full hand has hands nearby")
    rows = [0] * len(PARTITIONER.suits)
    for meld in hand.melds:
        for place, suit in enumerate(PARTITIONER.suits):
            start, over = divmod(meld.pieces[0] - suit.first, _SET)
            if meld.kind is MeldKind.CHI and not over and 0 <= start < suit.length // _SET:
                rows[place] |= 1 << start
    melded = sum(meld.pieces.count(wild) for meld in hand.melds)
    return WildHeld(held, wild, hand.winning_piece, tuple(rows), melded, bool(hand.situation))


def wild_exchanges(around: WildHeld, number: int) -> Iterator[WildExchange | None]:
    """Returns ways to exchange ``number`` pieces that can leave a winning hand, and None now and then between them.

    Of every kind of hand that there is nearby some are told, ``MOST_ALIKE`` at most each time. A hand that holds all pieces of the wildcard is told even without a shape, for a system may let it win.
    """
    counts, available, wild = around.held.counts, around.held.available, around.wild
    near = []
    for place in range(len(PARTITIONER.suits)):
        near.append(_near(place, around, number))
        yield None
    goes = min(number, counts[wild])
    comes = min(number, available[wild] - counts[wild])
    for gone, come in [
        (0, 0),
        *((gone, 0) for gone in range(1, goes + 1)),
        *((0, come) for come in range(1, comes + 1)),
    ]:
        search = _Search(around, near, number, Exchange((wild,) * gone, (wild,) * come))
        yield from search.found(stays=True, drawn=around.winning == wild)
        yield from search.found(stays=False, drawn=False)
        if come:
            yield from search.found(stays=False, drawn=True)


def _near(place: int, around: WildHeld, number: int) -> list[_Part]:
    """Returns the suits near the one that is held, wildcard pieces left out."""
    suit = PARTITIONER.suits[place]
    kinds = [kind for kind in range(suit.first, suit.first + suit.length) if kind != around.wild]
    held = around.held
    own = [count if kind in kinds else 0 for kind, count in enumerate(held.counts)]
    code = _code([kind for kind in kinds for _ in range(own[kind])], suit)
    comings = [
        (come, _code(come, suit))
        for size in range(number + 1)
        for come in combinations_with_replacement(kinds, size)
        if all(own[kind] + come.count(kind) <= held.available[kind] for kind in come)
    ]
    found = []
    for size in range(number + 1):
        for gone in takings(own, size):
            rest = code - _code(gone, suit)
            for come, added in comings:
                if not (gone and come and set(gone) & set(come)):
                    counts = _counts(rest + added)
                    found.append(_Part(gone, come, rest + added, counts, sum(count % 2 for count in counts)))
    return found


def _code(kinds: Iterable[int], suit: Suit) -> int:
    return sum(1 << BITS * (kind - suit.first) for kind in kinds)


@lru_cache(maxsize=1 << 15)
def _counts(number: int) -> tuple[int, ...]:
    digits = (number >> place & MASK for place in range(0, number.bit_length(), BITS))
    return tuple(sorted(digit for digit in digits if digit))


class _Search:
    """The hands with so many wildcard pieces."""

    def __init__(self, around: WildHeld, near: list[list[_Part]], number: int, exchange: Exchange) -> None:
        self._around = around
        self._near = near
        self._number = number
        self._exchange = exchange
        self._wilds = around.held.counts[around.wild] - len(exchange.gone) + len(exchange.come)
        self._pairs: dict[Hashable, Traits] = {}
        self._all = self._wilds + around.melded >= COPIES

    def found(self, *, stays: bool, drawn: bool) -> Iterator[WildExchange | None]:
        """Returns these hands."""
        around, (gone, come) = self._around, self._exchange
        if around.winning == around.wild and stays == (len(gone) == around.held.counts[around.wild]):
            return
        shapes = WildShapes(around.wild, around.rows, self._wilds, drawn=drawn)
        won = around.wild if drawn else None
        rows = [_Row(gone, come, () if around.held.closed else None, 0, shapes.begun, won, self._wilds)]
        # Suit by suit, as the search for readings goes: of hands that no yaku could tell apart a few are enough, and
        # the pauses let a key be answered while the search goes on.
        for place in range(len(self._near)):
            options: _Options = {}
            for at, part in enumerate(self._near[place]):
                self._offer(options, shapes, place, part, stays=stays, drawn=drawn)
                if not at % _PAUSE:
                    yield None
            known: Counter[Hashable] = Counter()
            following = []
            for row in rows:
                for at, joined in enumerate(self._joined(shapes, row, options, last=place == len(self._near) - 1)):
                    known[joined.alike] += 1
                    if known[joined.alike] <= MOST_ALIKE:
                        following.append(joined)
                    if not at % _PAUSE:
                        yield None
            rows = following
        for row in rows:
            yield self._told(shapes, row, drawn=drawn)

    def _offer(
        self, options: _Options, shapes: WildShapes, place: int, part: _Part, *, stays: bool, drawn: bool
    ) -> None:
        winning, held = self._around.winning, self._around.held
        suit = PARTITIONER.suits[place]
        here = winning != self._around.wild and suit.first <= winning < suit.first + suit.length
        goes, comes = self._number - len(self._exchange.gone), self._number - len(self._exchange.come)
        # A winning piece that does not stay goes with all its copies, which leaves the other suits less to give up.
        if not stays and not here and winning != self._around.wild:
            goes -= held.counts[winning]
        if len(part.gone) > goes or len(part.come) > comes:
            return
        if here and stays == (part.gone.count(winning) == held.counts[winning]):
            return
        some = options.setdefault((len(part.gone), len(part.come)), [])
        wins: Iterable[int] = (winning,) if here and stays else ()
        if not stays and not drawn:
            wins = dict.fromkeys(part.come)
        for kind in wins:
            won = kind - suit.first
            copies = part.packed >> BITS * won & MASK if held.closed or self._around.told else 0
            some.append(_Option(part, shapes.suit(place, part.packed, won), kind, copies))
        if not (here and stays):
            some.append(_Option(part, shapes.suit(place, part.packed)))

    def _joined(self, shapes: WildShapes, row: _Row, options: _Options, *, last: bool) -> Iterator[_Row]:
        goes, comes = self._number - len(row.gone), self._number - len(row.come)
        for (more, others), some in options.items():
            if more > goes or others > comes or (last and (more < goes or others < comes)):
                continue
            for part, suit, wins, held in some:
                if wins is not None and row.won is not None:
                    continue
                won, copies = (row.won, row.copies) if wins is None else (wins, held)
                shape = shapes.join(row.shape, suit)
                odd = row.odd + part.odd
                counts = None if row.counts is None or odd > self._wilds else (*row.counts, part.counts)
                if shape != shapes.nothing or counts is not None or self._all:
                    yield _Row(row.gone + part.gone, row.come + part.come, counts, odd, shape, won, copies)

    def _told(self, shapes: WildShapes, row: _Row, *, drawn: bool) -> WildExchange | None:
        if row.won is None:
            return None
        around = self._around
        traits = shapes.traits(row.shape)
        if row.counts is not None:
            key = row.counts, row.won, row.copies
            known = self._pairs.get(key)
            if known is None:
                known = self._pairs[key] = self._paired(row, row.won)
            traits |= known
        if not traits and not self._all:
            return None
        hangs = (row.won, row.copies) if around.told else None
        exchange = Exchange(tuple(sorted(row.gone)), tuple(sorted(row.come)))
        return WildExchange(exchange, row.won, (traits, self._wilds, drawn, hangs))

    def _paired(self, row: _Row, won: int) -> Traits:
        around = self._around
        natural = list(around.held.counts)
        for kind in row.gone:
            natural[kind] -= 1
        for kind in row.come:
            natural[kind] += 1
        natural[around.wild] = 0
        return frozenset(pair_ways(natural, self._wilds, around.wild, won))
