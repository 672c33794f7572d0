# SPDX-License-Identifier: MIT
"""The minimum number of missing tiles of a suit by its sets and pairs.

A *target* is a complete suit. All targets are built kind by kind: the state is how many sequences reach into the next
kind, how many sets and pairs there are, and how few pieces are missing. Each entry also has the kinds that are missing
from any of the nearest targets: exactly the useful pieces.
"""

from functools import lru_cache

from mahjong_desk.shapes.mahjong import PARTITIONER

KINDS = len(PARTITIONER.units)
"""The number of kinds; an entry has one bit for each useful kind, and above these the number of missing pieces."""
_MAX_SETS = 4
_SET_PLACES = _MAX_SETS + 1
_PAIR_PLACES = 2
_ROWS = 3
_REACHES = _ROWS * _ROWS
_MAX_COPIES = 8

Entries = dict[int, int]
"""By ``_key_of(sets, pairs, wildcards)``: the number of missing pieces, above one bit for each useful kind."""


def _key_of(sets: int, pairs: int, wildcards: int) -> int:
    return sets + _SET_PLACES * (pairs + _PAIR_PLACES * wildcards)


_WILDCARD = _key_of(0, 0, 1)
_Suits = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]
"""Suits, each with its index, the counts of held pieces and of those that are available."""
_MISSING_BOUNDS = (2, 7, 3 * _MAX_SETS + 2)
"""Increasing bounds on the missing pieces: there are few ways to near targets, but very many to far ones."""


def keep_minimum(entries: Entries, key: int, entry: int) -> None:
    """Keeps the entry with fewer missing pieces, or merges the kinds of equal ones."""
    old = entries.get(key)
    if old is None or entry >> KINDS < old >> KINDS:
        entries[key] = entry
    elif entry >> KINDS == old >> KINDS:
        entries[key] = old | entry


@lru_cache(maxsize=1 << 12)
def _moves(
    held: int, available: int, wildcards: int, has_sequences: bool
) -> tuple[tuple[tuple[int, int, int, int, bool], ...], ...]:
    """Returns the ways to use a kind, by the sequences that reach into it.

    Each way is (sets started here, pairs, key increment, missing pieces, whether a natural one is missing).
    """
    moves = []
    for reach in range(_REACHES):
        before, last = divmod(reach, _ROWS)
        ways = []
        # Three equal sequences are three triplets, so two are enough.
        for started in range(_ROWS if has_sequences else 1):
            for triplets in range(_ROWS):
                for pairs in range(_PAIR_PLACES):
                    needed = before + last + started + 3 * triplets + 2 * pairs
                    beyond = max(0, needed - available)
                    if beyond > wildcards or needed > _MAX_COPIES or started + triplets > _MAX_SETS:
                        continue
                    reached = last * _ROWS + started
                    step = started + triplets + _SET_PLACES * (pairs + _PAIR_PLACES * (reached + _REACHES * beyond))
                    missing = max(0, needed - held)
                    ways.append((started + triplets, pairs, step, missing, missing > 0 and held < available))
        moves.append(tuple(ways))
    return tuple(moves)


@lru_cache(maxsize=1 << 15)
def _suit_entries(
    suit: int, held: tuple[int, ...], available: tuple[int, ...], wildcards: int, max_missing: int
) -> Entries:
    """Returns the entries of a suit with at most ``max_missing`` missing pieces."""
    shape = PARTITIONER.suits[suit]
    block = _SET_PLACES * _PAIR_PLACES
    whole = block * _REACHES
    bound = whole * (wildcards + 1)
    too_many = max_missing + 1 << KINDS
    states: Entries = {0: 0}
    for index, (held_count, available_count) in enumerate(zip(held, available, strict=True)):
        bit = 1 << shape.first + index
        moves = _moves(held_count, available_count, wildcards, shape.has_sequences and index < shape.length - 2)
        reached: Entries = {}
        for key, entry in states.items():
            sets = key % _SET_PLACES
            paired = key // _SET_PLACES % _PAIR_PLACES
            reach = key // block % _REACHES
            base = key - block * reach
            for more, pairs, step, missing, lacks in moves[reach]:
                to = base + step
                if sets + more > _MAX_SETS or paired + pairs > 1 or to >= bound:
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
def _merge_suits(suits: _Suits, wildcards: int, max_missing: int) -> Entries:
    """Returns the combined entries of several suits."""
    last = _suit_entries(*suits[-1], wildcards, max_missing)
    if len(suits) == 1:
        return last
    merged: Entries = {}
    last_entries = [(key % _WILDCARD, key // _WILDCARD, entry) for key, entry in last.items()]
    for key, entry in _merge_suits(suits[:-1], wildcards, max_missing).items():
        sets, paired, beyond = key % _SET_PLACES, key // _SET_PLACES % _PAIR_PLACES, key // _WILDCARD
        for shape, more, value in last_entries:
            if sets + shape % _SET_PLACES > _MAX_SETS or paired + shape // _SET_PLACES > 1 or beyond + more > wildcards:
                continue
            keep_minimum(merged, key + shape + _WILDCARD * more, entry + value)
    return merged


def regular_entry(held: list[int], available: list[int], sets: int, wildcards: int = 0) -> int | None:
    """Returns the entry of ``sets`` sets and a pair, or None if it is impossible."""
    slices = [slice(suit.first, suit.first + suit.length) for suit in PARTITIONER.suits]
    suits = tuple((index, tuple(held[part]), tuple(available[part])) for index, part in enumerate(slices))
    for max_missing in _MISSING_BOUNDS:
        entry = _hand_entry(suits, sets, wildcards, max_missing)
        # The bound excluded no target with this few missing pieces, since none of its suits can miss more.
        if entry is not None and entry >> KINDS <= max_missing:
            return entry
    return entry


def _hand_entry(suits: _Suits, sets: int, wildcards: int, max_missing: int) -> int | None:
    first = _merge_suits(suits[:2], wildcards, max_missing)
    second = _merge_suits(suits[2:], wildcards, max_missing)
    best: Entries = {}
    for first_sets in range(sets + 1):
        for pairs in range(_PAIR_PLACES):
            for beyond in range(wildcards + 1):
                entry = first.get(_key_of(first_sets, pairs, beyond))
                if entry is None:
                    continue
                for more in range(wildcards - beyond + 1):
                    other = second.get(_key_of(sets - first_sets, 1 - pairs, more))
                    if other is not None:
                        keep_minimum(best, 0, entry + other)
    return best.get(0)
