# SPDX-License-Identifier: MIT
"""Known schedules without second meetings: constructed, not searched for.

The longest schedule of three constructions is used:

Rotated starters
    All players but a few are on ``size - 1`` rings of ``m`` places, the few are fixed. One round is chosen so that each
    distance between two players at a table, within a ring or between rings, occurs once. Rotating all rings by one place
    gives the next round, and no distance occurs again before a full rotation. That is optimal: too few others are left
    for one more round. With two at a table this is the circle method of a round robin; with four, 16, 28, 40 and 52
    players meet each other exactly once.
Lines over a finite field
    ``size`` columns of ``q`` players, where ``q`` is a prime, 4, 8 or 16. The tables of a round are the lines of one slope;
    lines of different slopes cross at most once. It gives ``q`` rounds, in which no player meets their own column.
Columns by themselves
    After the lines each column plays a schedule of its own, if one exists.
"""

from collections.abc import Sequence
from functools import cache

Rounds = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds of tables of players, who are numbered from 0."""

_STARTERS = {
    (3, 15): "5,11,14 3,7,13 4,9,12 1,8,10 0,2,6",
    (3, 24): "9,19,23 6,18,22 2,10,21 11,14,20 0,13,17 1,15,16 5,7,12 3,4,8",
    (3, 27): "11,18,26 7,10,25 19,23,24 0,9,22 5,15,21 3,17,20 8,14,16 1,2,13 4,6,12",
    (3, 30): "3,19,29 7,16,28 9,15,27 5,22,26 17,20,25 12,23,24 6,11,21 10,13,18 0,1,14 2,4,8",
    (3, 36): "0,19,35 10,26,34 23,31,33 5,11,32 15,29,30 2,25,28 9,22,27 13,18,24 14,17,21 3,12,20 1,6,16 4,7,8",
    (4, 16): "4,7,10,15 5,9,11,14 0,3,12,13 1,2,6,8",
    (4, 24): "5,8,19,23 4,9,17,22 3,12,14,21 10,15,16,20 1,2,6,18 0,7,11,13",
    (4, 28): "0,11,25,27 2,7,16,26 15,19,22,24 3,5,6,23 8,9,20,21 4,10,12,18 1,13,14,17",
    (4, 36): "2,21,22,33 0,13,32,34 10,11,24,35 1,27,28,30 5,6,8,12 16,17,19,23 3,7,26,31 4,9,14,18 15,20,25,29",
    (4, 40): (
        "0,13,26,39 1,12,18,21 14,25,31,34 5,8,27,38 2,11,29,36 3,10,15,24 16,23,28,37 4,9,32,33 6,7,17,22 19,20,30,35"
    ),
    (4, 48): (
        "12,18,31,45 1,27,33,46 3,16,42,47 0,9,11,25 15,24,26,40 10,30,39,41 "
        "2,35,38,43 5,8,13,17 20,23,28,32 4,21,22,44 14,19,36,37 6,7,29,34"
    ),
    (4, 52): (
        "0,17,34,51 1,16,39,46 5,12,18,33 22,29,35,50 2,15,24,27 19,32,41,44 7,10,36,49 "
        "3,14,21,30 20,31,38,47 4,13,37,48 6,11,25,26 23,28,42,43 8,9,40,45"
    ),
}
"""First rounds, by table size and number of players; fixed players have the highest numbers."""

_MODULI = {4: 0b111, 8: 0b1011, 16: 0b10011}
"""Irreducible polynomials over GF(2), by the order of the field that they define."""


def max_rounds(players: int, size: int) -> int:
    """Returns an upper bound for the number of rounds without second meetings."""
    tables, rest = divmod(players, size)
    # A table of the second round has at most one player from each first table, and any who sat out.
    if tables and tables * (size - tables) > rest:
        return 1
    return (players - 1) // (size - 1) if tables else 0


@cache
def known_design(players: int, size: int) -> Rounds:
    """Returns the longest known schedule without second meetings, or an empty one."""
    if players < size or players % size:
        return ()
    if players == size:
        return (((*range(size),),),)
    return max(_cyclic_design(players, size), _affine_design(players, size), key=len)


def _cyclic_design(players: int, size: int) -> Rounds:
    if size == 2:
        ring = players - 1
        first: list[tuple[int, ...]] = [(0, ring), *((player, ring - player) for player in range(1, players // 2))]
    elif (size, players) in _STARTERS:
        first = [tuple(int(number) for number in table.split(",")) for table in _STARTERS[size, players].split()]
        ring = max_rounds(players, size)
    else:
        return ()
    rotating = ring * (size - 1)

    def rotate(player: int, steps: int) -> int:
        return player if player >= rotating else player - player % ring + (player + steps) % ring

    return tuple(tuple(tuple(rotate(player, steps) for player in table) for table in first) for steps in range(ring))


def _affine_design(players: int, size: int) -> Rounds:
    order = players // size
    if order < size or not _is_field(order):
        return ()
    # Two players in different columns are on exactly one line, so there is one round for each slope.
    rounds = [
        tuple(
            tuple(column * order + _sum(_product(slope, column, order), start, order) for column in range(size))
            for start in range(order)
        )
        for slope in range(order)
    ]
    inside = known_design(order, size)
    rounds += [
        tuple(tuple(column * order + player for player in table) for column in range(size) for table in tables)
        for tables in inside
    ]
    return tuple(rounds)


def _is_field(order: int) -> bool:
    return order in _MODULI or all(order % factor for factor in range(2, order))


def _sum(first: int, second: int, order: int) -> int:
    return first ^ second if order in _MODULI else (first + second) % order


def _product(first: int, second: int, order: int) -> int:
    if order not in _MODULI:
        return first * second % order
    product = 0
    while second:
        if second & 1:
            product ^= first
        first, second = first << 1, second >> 1
        if first & order:
            first ^= _MODULI[order]
    return product


def with_players(rounds: Rounds, players: Sequence[str]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Returns the rounds with the numbers replaced by players."""
    return tuple(tuple(tuple(players[number] for number in table) for table in tables) for tables in rounds)
