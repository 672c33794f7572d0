# SPDX-License-Identifier: MIT
"""Orders the turns of a deal: ``tenhou.net/6`` has a column of draws and one of discards a player.

Who drew next is not recorded: it follows from the claims. If a player discards the same piece twice and one of them was
claimed, only trying shows which; all columns must be used up at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from mahjong_desk.records.tenhou_pieces import (
    AddedKanStep,
    ClaimStep,
    ConcealedKanStep,
    DiscardOrKan,
    DrawOrClaim,
    DrawStep,
)

_MOST_STATES: Final = 20_000
"""More states than any real deal needs."""


class TurnColumns(NamedTuple):
    """One player's turns."""

    takings: Sequence[DrawOrClaim]
    givings: Sequence[DiscardOrKan]


class PlayerTurn(NamedTuple):
    """What one player did."""

    seat: int
    act: DrawOrClaim | DiscardOrKan


class _State(NamedTuple):
    """A state of a deal: how much of each column is used up, and whose turn it is."""

    taken: tuple[int, ...]
    given: tuple[int, ...]
    seat: int


def order_turns(columns: Sequence[TurnColumns], dealer: int) -> list[PlayerTurn] | None:
    """Returns all steps in order; None if there is no consistent order."""
    count = len(columns)
    whole = tuple(len(column.takings) for column in columns), tuple(len(column.givings) for column in columns)
    first = _State((0,) * count, (0,) * count, dealer)
    # Each entry is a state, the steps that led to it from the one before, and the states that may follow.
    path: list[tuple[list[PlayerTurn], Iterator[tuple[list[PlayerTurn], _State]]]] = [([], iter([([], first)]))]
    seen: set[_State] = set()
    while path:
        following = next(path[-1][1], None)
        if following is None:
            path.pop()
            continue
        steps, state = following
        if (state.taken, state.given) == whole and state != first:
            return [step for told, _ in path for step in told] + steps
        if state in seen:
            continue
        if len(seen) > _MOST_STATES:
            return None
        seen.add(state)
        path.append((steps, _following(columns, state)))
    return None


def _following(columns: Sequence[TurnColumns], state: _State) -> Iterator[tuple[list[PlayerTurn], _State]]:
    """Yields each way in which a deal can go on with a player's turn."""
    taken, given, seat = state
    column = columns[seat]
    if taken[seat] == len(column.takings):
        return
    taking = column.takings[taken[seat]]
    steps, taken = [PlayerTurn(seat, taking)], _more(taken, seat)
    if isinstance(taking, ClaimStep) and taking.kind == "daiminkan":
        yield steps, _State(taken, given, seat)
        return
    if given[seat] == len(column.givings):
        yield steps, _State(taken, given, seat)
        return
    giving = column.givings[given[seat]]
    steps, given = [*steps, PlayerTurn(seat, giving)], _more(given, seat)
    if isinstance(giving, ConcealedKanStep | AddedKanStep):
        yield steps, _State(taken, given, seat)
        return
    thrown = giving.piece or (taking.piece if isinstance(taking, DrawStep) else None)
    yield from ((steps, _State(taken, given, heir)) for heir in _next_players(columns, taken, seat, thrown))


def _next_players(columns: Sequence[TurnColumns], taken: Sequence[int], seat: int, piece: str | None) -> Iterator[int]:
    """Yields who may be next after a discard: those who claim it, a pon before a chi, then the player after."""
    count = len(columns)
    after = (seat + 1) % count
    chi = None
    for other in range(count):
        takings = columns[other].takings
        taking = takings[taken[other]] if taken[other] < len(takings) else None
        if isinstance(taking, ClaimStep) and taking.piece == piece and (other + taking.giver) % count == seat:
            if taking.kind == "chi":
                chi = other
            else:
                yield other
    if chi is not None:
        yield chi
    takings = columns[after].takings
    if taken[after] == len(takings) or isinstance(takings[taken[after]], DrawStep):
        yield after


def _more(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
