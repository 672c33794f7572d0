# SPDX-License-Identifier: MIT
"""How many pieces a suit of mahjong tiles lacks for each number of sets and pairs.

A *target* is a complete suit. All targets are built kind by kind: the state is how many sequences reach into the next
kind, how many sets and pairs there are, and how few pieces are missing. Each entry also has the kinds that some
cheapest target is missing: exactly the useful pieces.
"""

from functools import lru_cache

from mahjong_desk.shapes.mahjong import PARTITIONER

KINDS = len(PARTITIONER.units)
"""How many kinds there are; an entry holds one bit for each and the number of missing pieces above them."""
_MOST_SETS = 4
_SET_PLACES = _MOST_SETS + 1
_PAIR_PLACES = 2
_ROWS = 3
_REACHES = _ROWS * _ROWS
_MAX_COPIES = 8

Entries = dict[int, int]
"""By ``_key_of(sets, pairs, over)``: the missing pieces, above one bit for each kind that a cheapest target lacks."""


def _key_of(sets: int, pairs: int, over: int) -> int:
    """Returns the key of an entry."""
    return sets + _SET_PLACES * (pairs + _PAIR_PLACES * over)


_OVER = _key_of(0, 0, 1)
_Parts = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]
"""Suits, each with its place, the pieces held and those that are not out of reach."""
_TRIED = (2, 7, 3 * _MOST_SETS + 2)
"""How many missing pieces are allowed for, one after the other: few ways lead to near targets, very many to far ones."""


def keep_minimum(entries: Entries, key: int, entry: int) -> None:
    """Puts an entry in where it misses fewer pieces; where it misses as many, the kinds of both are kept."""
    old = entries.get(key)
    if old is None or entry >> KINDS < old >> KINDS:
        entries[key] = entry
    elif entry >> KINDS == old >> KINDS:
        entries[key] = old | entry


@lru_cache(maxsize=1 << 12)
def _moves(held: int, left: int, over: int, rows: bool) -> tuple[tuple[tuple[int, int, int, int, bool], ...], ...]:
    """Returns what a kind can become, by the sequences that reach into it.

    Each way is (sets begun here, pairs, key increment, missing pieces, whether a natural one is missing).
    """
    found = []
    for reach in range(_REACHES):
        before, last = divmod(reach, _ROWS)
        ways = []
        # Three equal rows are three triplets, so that two are enough.
        for begun in range(_ROWS if rows else 1):
            for triplets in range(_ROWS):
                for pairs in range(_PAIR_PLACES):
                    needed = before + last + begun + 3 * triplets + 2 * pairs
                    beyond = max(0, needed - left)
                    if beyond > over or needed > _MAX_COPIES or begun + triplets > _MOST_SETS:
                        continue
                    reached = last * _ROWS + begun
                    step = begun + triplets + _SET_PLACES * (pairs + _PAIR_PLACES * (reached + _REACHES * beyond))
                    missing = max(0, needed - held)
                    ways.append((begun + triplets, pairs, step, missing, missing > 0 and held < left))
        found.append(tuple(ways))
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def _suit_entries(suit: int, held: tuple[int, ...], left: tuple[int, ...], over: int, most_missing: int) -> Entries:
    """Returns what a suit lacks for each number of sets and pairs, where that is not more than ``most_missing``."""
    shape = PARTITIONER.suits[suit]
    block = _SET_PLACES * _PAIR_PLACES
    whole = block * _REACHES
    bound = whole * (over + 1)
    too_many = most_missing + 1 << KINDS
    states: Entries = {0: 0}
    for place, (own, most) in enumerate(zip(held, left, strict=True)):
        bit = 1 << shape.first + place
        moves = _moves(own, most, over, shape.has_sequences and place < shape.length - 2)
        reached: Entries = {}
        for key, entry in states.items():
            sets = key % _SET_PLACES
            paired = key // _SET_PLACES % _PAIR_PLACES
            reach = key // block % _REACHES
            base = key - block * reach
            for more, pairs, step, missing, lacks in moves[reach]:
                to = base + step
                if sets + more > _MOST_SETS or paired + pairs > 1 or to >= bound:
                    continue
                value = entry + (missing << KINDS)
                if value >= too_many:
                    continue
                if lacks:
                    value |= bit
                old = reached.get(to)
                if old is None or value >> KINDS < old >> KINDS:
                    reached[to] = value
                elif value >> KINDS == old >> KINDS:
                    reached[to] = old | value
        states = reached
    return {key % block + block * (key // whole): entry for key, entry in states.items()}


@lru_cache(maxsize=1 << 13)
def _joined(parts: _Parts, over: int, most_missing: int) -> Entries:
    """Returns what several suits lack together."""
    last = _suit_entries(*parts[-1], over, most_missing)
    if len(parts) == 1:
        return last
    joined: Entries = {}
    own = [(key % _OVER, key // _OVER, entry) for key, entry in last.items()]
    for key, entry in _joined(parts[:-1], over, most_missing).items():
        sets, paired, beyond = key % _SET_PLACES, key // _SET_PLACES % _PAIR_PLACES, key // _OVER
        for shape, more, value in own:
            if sets + shape % _SET_PLACES > _MOST_SETS or paired + shape // _SET_PLACES > 1 or beyond + more > over:
                continue
            keep_minimum(joined, key + shape + _OVER * more, entry + value)
    return joined


def regular_entry(held: list[int], left: list[int], sets: int, over: int = 0) -> int | None:
    """Returns the entry of a whole hand of ``sets`` sets and a pair; None where too few pieces are left for any."""
    parts = tuple(
        (place, tuple(held[suit.first : suit.first + suit.length]), tuple(left[suit.first : suit.first + suit.length]))
        for place, suit in enumerate(PARTITIONER.suits)
    )
    for most_missing in _TRIED:
        entry = _whole(parts, sets, over, most_missing)
        # No target that misses as few was left out, for no suit of it can miss more.
        if entry is not None and entry >> KINDS <= most_missing:
            return entry
    return entry


def _whole(parts: _Parts, sets: int, over: int, most_missing: int) -> int | None:
    first = _joined(parts[:2], over, most_missing)
    second = _joined(parts[2:], over, most_missing)
    best: Entries = {}
    for some in range(sets + 1):
        for pairs in range(_PAIR_PLACES):
            for beyond in range(over + 1):
                entry = first.get(_key_of(some, pairs, beyond))
                if entry is None:
                    continue
                for more in range(over - beyond + 1):
                    other = second.get(_key_of(sets - some, 1 - pairs, more))
                    if other is not None:
                        keep_minimum(best, 0, entry + other)
    return best.get(0)
