# SPDX-License-Identifier: MIT
"""Which one or two exchanged pieces would bring a hand a further yaku, and what it would then be worth."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.exchanges import Exchange, Held, mahjong_exchanges, shogi_exchanges
from mahjong_desk.learn.workbench.fitting import Fitted, fits, fitted
from mahjong_desk.learn.workbench.special_shapes import known_pieces, special_shapes_of
from mahjong_desk.learn.workbench.wild_exchanges import WildHeld, wild_exchanges, wild_held
from mahjong_desk.pieces import SHOGI, Piece
from mahjong_desk.rules.model.faces import pieces_of
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset

_SLICE = 0.005
"""How many seconds of work there are between two answers of ``nearest``."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """The cheapest way to a further yaku."""

    yaku: str
    exchanged: tuple[tuple[Piece, Piece], ...]
    hand: Hand
    settlement: Settlement
    points: int


def nearest(bench: Bench, ruleset: Ruleset, *, most: int = 2, seconds: float = _SLICE) -> Iterator[tuple[Nearest, ...]]:
    """Returns for each yaku that a full hand has not yet the cheapest exchange that brings it, in table order.

    Cheapest is what exchanges fewest pieces; of these, what brings most. The hand is won as the bench tells, self-drawn
    or by a discard. A piece that takes the place of the winning piece is the winning piece.

    Whenever some time has passed, these are all that are known by then; the last answer is the whole one.
    """
    if not fits(bench, ruleset) or not known_pieces(bench.pieces) or bench.size != ruleset.hand_size + 1:
        return
    search = _Search(bench, ruleset)
    yield from search.run(most, seconds)


class _Search:
    """One search for further yaku."""

    def __init__(self, bench: Bench, ruleset: Ruleset) -> None:
        self._bench = bench
        self._ruleset = ruleset
        self._base = fitted(bench, ruleset)
        self._places = {entry.id: place for place, entry in enumerate(ruleset.yaku)}
        self._found: dict[str, Nearest] = {}
        base = _try(self._base, self._base.hand, self_drawn=bench.self_drawn)
        self._known = frozenset(item.id for item in base.wins[0].evaluation.yaku) if base else frozenset()

    def run(self, most: int, seconds: float) -> Iterator[tuple[Nearest, ...]]:
        """Tries every hand with one piece exchanged, then those with two; answers every so many ``seconds``."""
        since = perf_counter()
        for number in range(1, most + 1):
            settled = frozenset(self._found) | self._known
            if len(settled) >= len(self._places):
                break
            for _ in self._tries(number, settled):
                if perf_counter() - since >= seconds:
                    yield self._answer()
                    since = perf_counter()
        yield self._answer()

    def _answer(self) -> tuple[Nearest, ...]:
        return tuple(sorted(self._found.values(), key=lambda one: self._places.get(one.yaku, len(self._places))))

    def _tries(self, number: int, settled: frozenset[str]) -> Iterator[None]:
        """Tries the hands with ``number`` pieces exchanged; yields after each."""
        hand = self._base.hand
        if hand.winning_piece is None:
            return
        if number == 1:
            for other, exchanged in self._other_faces(hand, hand.winning_piece):
                self._note(other, exchanged, settled)
                yield
        wild = self._ruleset.wild_kind(hand.turned_up)
        if wild is not None and self._base.stand_in is None:
            around = wild_held(self._held(), hand, wild)
            yield from self._wild_tries(around, number, settled)
            return
        for exchange in self._exchanges(number):
            for other, exchanged in self._exchanged(exchange):
                self._note(other, exchanged, settled)
                yield

    def _wild_tries(self, around: WildHeld, number: int, settled: frozenset[str]) -> Iterator[None]:
        pieces = self._ruleset.pieces
        known: set[Hashable] = set()
        for found in wild_exchanges(around, number):
            yield
            if found is None or found.alike in known:
                continue
            for other, exchanged in self._exchanged(found.exchange):
                won = other.winning_piece
                if won is not None and pieces.kinds[won] == found.winning and self._note(other, exchanged, settled):
                    known.add(found.alike)

    def _note(self, hand: Hand, exchanged: tuple[tuple[Piece, Piece], ...], settled: frozenset[str]) -> bool:
        """Notes what a hand brings; tells whether it wins."""
        settlement = _try(self._base, hand, self_drawn=self._bench.self_drawn)
        if settlement is None:
            return False
        points = settlement.deltas[self._base.seat]
        for identity in {item.id for item in settlement.wins[0].evaluation.yaku} - settled:
            old = self._found.get(identity)
            if old is None or points > old.points:
                self._found[identity] = Nearest(identity, exchanged, hand, settlement, points)
        return True

    def _exchanged(self, exchange: Exchange) -> Iterator[tuple[Hand, tuple[tuple[Piece, Piece], ...]]]:
        """Returns the hands that an exchange makes: one for each piece that can be the winning one."""
        hand, pieces = self._base.hand, self._ruleset.pieces
        left = [*hand.concealed]
        won = hand.winning_piece
        gone: list[Piece] = []
        for kind in exchange.gone:
            at = next((place for place, piece in enumerate(left) if pieces.kinds[piece] == kind), None)
            if at is not None:
                gone.append(left.pop(at))
            elif won is not None:
                gone.append(won)
                won = None
        come = [self._face(kind, place, exchange.come) for place, kind in enumerate(exchange.come)]
        exchanged = self._told(gone, come)
        if won is not None:
            yield replace(hand, concealed=tuple(pieces.sorted([*left, *come]))), exchanged
            return
        for piece in dict.fromkeys(come):
            rest = list(come)
            rest.remove(piece)
            yield replace(hand, concealed=tuple(pieces.sorted([*left, *rest])), winning_piece=piece), exchanged

    def _told(self, gone: list[Piece], come: list[Piece]) -> tuple[tuple[Piece, Piece], ...]:
        """Returns what is exchanged in the faces of the bench."""
        own = self._bench.pieces
        kinds = self._ruleset.pieces.kinds
        known = len(own.names)
        return tuple(
            (old if old < known else kinds[old], new if new < known else kinds[new])
            for old, new in zip(gone, come, strict=True)
        )

    def _left(self, face: Piece) -> int:
        """Returns how many pieces of one face are neither in the hand nor shown."""
        hand, faces = self._base.hand, self._base.rules.faces
        return faces[face] - [*pieces_of(hand), *hand.turned_up.pieces].count(face)

    def _face(self, kind: int, place: int, come: tuple[int, ...]) -> Piece:
        """Returns the face with which a piece comes: the plain one as long as there is one."""
        faces = [face for face, of in enumerate(self._ruleset.pieces.kinds) if of == kind]
        if len(faces) == 1:
            return kind
        before = come[:place].count(kind)
        for face in faces:
            left = self._left(face)
            if before < left:
                return face
            before -= left
        return kind

    def _other_faces(self, hand: Hand, winning: Piece) -> Iterator[tuple[Hand, tuple[tuple[Piece, Piece], ...]]]:
        """Returns the hands in which one piece has another face, where the bench knows that face."""
        pieces = self._ruleset.pieces
        for face in range(len(pieces.copies), min(len(pieces.names), len(self._bench.pieces.names))):
            plain = pieces.kinds[face]
            if self._left(face) < 1:
                continue
            if plain in hand.concealed:
                left = list(hand.concealed)
                left[left.index(plain)] = face
                yield replace(hand, concealed=tuple(pieces.sorted(left))), ((plain, face),)
            elif plain == winning:
                yield replace(hand, winning_piece=face), ((plain, face),)

    def _exchanges(self, number: int) -> Iterator[Exchange]:
        """Returns the exchanges that leave a winning shape of a hand in which no piece is a wildcard."""
        bench, base = self._bench, self._base
        held = self._held()
        if base.stand_in is not None and self._ruleset.wild is not None:
            # What was made up lies on the table all the same.
            available = list(held.available)
            indicator = bench.pieces.kinds[base.hand.turned_up.of(self._ruleset.wild)[0]]
            available[base.stand_in] = held.counts[base.stand_in]
            available[indicator] = max(held.counts[indicator], available[indicator] - 1)
            held = held._replace(available=tuple(available))
        special = special_shapes_of(base.rules)
        search = shogi_exchanges if bench.pieces.copies == SHOGI.copies else mahjong_exchanges
        return search(held, special, number)

    def _held(self) -> Held:
        bench = self._bench
        sets = (self._ruleset.hand_size + 1) // 3 - len(bench.melds)
        return Held(tuple(bench.held()), tuple(bench.available()), sets, not bench.melds)


def _try(base: Fitted, hand: Hand, *, self_drawn: bool) -> Settlement | None:
    try:
        return base.settled(hand, self_drawn=self_drawn)
    except Refusal:
        return None
