# SPDX-License-Identifier: MIT
"""Which one or two exchanged pieces would bring a hand a further yaku, and what it would then be worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.exchanges import Exchange, Held, any_exchanges, mahjong_exchanges, shogi_exchanges
from mahjong_desk.learn.workbench.families import families_of, known_pieces
from mahjong_desk.learn.workbench.fitting import Fitted, fits, fitted
from mahjong_desk.pieces import SHOGI, Piece
from mahjong_desk.rules.hand import Hand
from mahjong_desk.rules.reasons import Settlement
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset

SLICE = 25
"""How many hands are settled between two answers of ``nearest_in_slices``: some milliseconds of work."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """The cheapest way to a further yaku.

    Attributes:
        yaku: The id of the yaku.
        exchanged: The pieces that are exchanged, each as (from, to).
        hand: The hand that this makes, with its winning piece.
        settlement: What it would bring.
        points: What the winner would gain.
    """

    yaku: str
    exchanged: tuple[tuple[Piece, Piece], ...]
    hand: Hand
    settlement: Settlement
    points: int


def never() -> bool:
    """Returns False: nothing asks to stop."""
    return False


def nearest(
    bench: Bench, ruleset: Ruleset, *, most: int = 2, should_stop: Callable[[], bool] = never
) -> tuple[Nearest, ...]:
    """Returns for each yaku that a full hand has not yet the cheapest exchange that brings it, in table order.

    Cheapest is what exchanges fewest pieces; of these, what brings most. The hand is won as the bench tells, self-drawn
    or by a discard. A piece that takes the place of the winning piece is the winning piece.

    Args:
        bench: A full hand, won or not.
        ruleset: The ruleset.
        most: How many pieces may be exchanged, 1 or 2; with wildcards in hand only one is.
        should_stop: Asked now and then; once it answers True, what is known by then is returned.
    """
    known: tuple[Nearest, ...] = ()
    for found in nearest_in_slices(bench, ruleset, most=most):
        known = found
        if should_stop():
            break
    return known


def nearest_in_slices(
    bench: Bench, ruleset: Ruleset, *, most: int = 2, size: int = SLICE
) -> Iterator[tuple[Nearest, ...]]:
    """Returns what ``nearest`` does, bit by bit: after every ``size`` hands tried, all that is known by then.

    The last answer is the whole one. Nothing is yielded for a hand that is not full, or of other pieces.
    """
    if not fits(bench, ruleset) or not known_pieces(bench.pieces) or bench.size != ruleset.hand_size + 1:
        return
    search = _Search(bench, ruleset)
    yield from search.run(most, size)


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

    def run(self, most: int, size: int) -> Iterator[tuple[Nearest, ...]]:
        """Tries every hand with one piece exchanged, then those with two."""
        tried = 0
        for number in range(1, most + 1):
            settled = frozenset(self._found) | self._known
            if len(settled) >= len(self._places):
                break
            for hand, exchanged in self._hands(number):
                self._note(hand, exchanged, settled)
                tried += 1
                if tried % size == 0:
                    yield self._answer()
        yield self._answer()

    def _answer(self) -> tuple[Nearest, ...]:
        return tuple(sorted(self._found.values(), key=lambda one: self._places.get(one.yaku, len(self._places))))

    def _note(self, hand: Hand, exchanged: tuple[tuple[Piece, Piece], ...], settled: frozenset[str]) -> None:
        settlement = _try(self._base, hand, self_drawn=self._bench.self_drawn)
        if settlement is None:
            return
        points = settlement.deltas[self._base.seat]
        for identity in {item.id for item in settlement.wins[0].evaluation.yaku} - settled:
            old = self._found.get(identity)
            if old is None or points > old.points:
                self._found[identity] = Nearest(identity, exchanged, hand, settlement, points)

    def _hands(self, number: int) -> Iterator[tuple[Hand, tuple[tuple[Piece, Piece], ...]]]:
        hand = self._base.hand
        winning = hand.winning_piece
        if winning is None:
            return
        pieces = self._ruleset.pieces
        if number == 1:
            yield from self._other_faces(hand, winning)
        for exchange in self._exchanges(number):
            left = [*hand.concealed]
            won: Piece | None = winning
            gone = []
            for kind in exchange.gone:
                at = next((place for place, piece in enumerate(left) if pieces.kinds[piece] == kind), None)
                if at is None:
                    gone.append(winning)
                    won = None
                else:
                    gone.append(left.pop(at))
            come = [self._face(kind, place, exchange.come) for place, kind in enumerate(exchange.come)]
            exchanged = self._told(gone, come)
            if won is not None:
                yield replace(hand, concealed=tuple(pieces.sorted([*left, *come]))), exchanged
                continue
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
        seen = [*hand.concealed, *hand.dora_indicators, *(piece for meld in hand.melds for piece in meld.pieces)]
        seen += [piece for piece in (hand.winning_piece, hand.wild_indicator) if piece is not None]
        return (faces[face] if faces else self._ruleset.pieces.copies[face]) - seen.count(face)

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
        bench, ruleset, base = self._bench, self._ruleset, self._base
        counts, available = bench.held(), bench.available()
        held = Held(tuple(counts), tuple(available), (ruleset.hand_size + 1) // 3 - len(bench.melds), not bench.melds)
        indicator = base.hand.wild_indicator
        if indicator is not None and ruleset.indicated is not None:
            wild = ruleset.indicated(indicator)
            if base.stand_in is None and counts[wild]:
                # A wildcard fits everywhere, so that suits cannot be looked at one by one.
                return any_exchanges(held) if number == 1 else iter(())
            available[wild] = counts[wild]
            if base.stand_in is not None:
                available[indicator] = max(counts[indicator], available[indicator] - 1)
            held = held._replace(available=tuple(available))
        families = families_of(base.rules)
        search = shogi_exchanges if bench.pieces.copies == SHOGI.copies else mahjong_exchanges
        return search(held, families, number)


def _try(base: Fitted, hand: Hand, *, self_drawn: bool) -> Settlement | None:
    try:
        return base.settled(hand, self_drawn=self_drawn)
    except Refusal:
        return None
