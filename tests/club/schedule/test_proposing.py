# SPDX-License-Identifier: MIT
"""Proposed rounds and known designs, checked by an independent count."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import combinations, permutations, product
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mahjong_desk.club.schedule.designs import known_design, max_rounds
from mahjong_desk.club.schedule.rounds import (
    PairingMethod,
    PairingTask,
    Rematch,
    RoundSeating,
    propose_round,
    second_meetings,
)


class RoundCheck(NamedTuple):
    """The properties of a round."""

    rematches: int
    unfair: tuple[str, ...]  # the players who sit out before their turn
    is_playable: bool

    @property
    def is_fair(self) -> bool:
        return self.is_playable and not self.unfair


def check_round(
    proposed: RoundSeating, before: Sequence[RoundSeating], present: Collection[str], size: int
) -> RoundCheck:
    met = {pair for seating in before for table in seating.tables for pair in permutations(table, 2)}
    out = Counter(player for seating in before for player in seating.sits_out)
    # If no table plays, no player sits out unfairly.
    least = min((out[player] for player in proposed.players), default=len(before))
    return RoundCheck(
        sum(pair in met for table in proposed.tables for pair in combinations(table, 2)),
        tuple(player for player in proposed.sits_out if out[player] > least),
        sorted((*proposed.players, *proposed.sits_out)) == sorted(present)
        and all(len(table) == size for table in proposed.tables),
    )


def _players(count: int) -> tuple[str, ...]:
    return tuple(f"p{number:02d}" for number in range(count))


def _play(
    method: PairingMethod, count: int, rounds: int, size: int = 4, seed: int = 0
) -> tuple[list[RoundSeating], list[RoundCheck]]:
    """Returns rounds with made-up results, and the check of each."""
    present, source = _players(count), Random(seed)
    points = Counter(dict.fromkeys(present, 0))
    before: list[RoundSeating] = []
    checks = []
    for _ in range(rounds):
        ranking = tuple(sorted(present, key=lambda player: -points[player]))
        task = PairingTask(method, size, present, tuple(before), ranking if before else (), seed, rounds=rounds)
        seating = propose_round(task)
        checks.append(check_round(seating, before, present, size))
        before.append(seating)
        for table in seating.tables:
            points.update(dict(zip(table, source.sample(range(size), size), strict=True)))
    return before, checks


FOUR_ROUNDS = product((PairingMethod.SWISS, PairingMethod.EVERYBODY), (16, 19, 20, 24, 30, 37, 40), (4,))
ROUND_ROBINS = ((16, 5), (19, 4), (20, 5), (24, 7), (30, 4), (37, 4), (40, 13))


@pytest.mark.parametrize(
    ("method", "count", "rounds"),
    [
        *FOUR_ROUNDS,
        (PairingMethod.EVERYBODY, 16, 5),
        *((PairingMethod.ROUND_ROBIN, count, rounds) for count, rounds in ROUND_ROBINS),
    ],
)
def test_no_pair_meets_twice_while_numbers_allow(method: PairingMethod, count: int, rounds: int) -> None:
    for seed in (0, 1):
        _, checks = _play(method, count, rounds, seed=seed)
        assert all(check.is_fair and not check.rematches for check in checks)


@pytest.mark.parametrize("method", [PairingMethod.SWISS, PairingMethod.ROUND_ROBIN])
@pytest.mark.parametrize(("count", "rounds"), [(17, 4), (18, 4), (22, 5)])
def test_few_pairs_meet_twice_if_few_ways_are_left(method: PairingMethod, count: int, rounds: int) -> None:
    _, checks = _play(method, count, rounds)
    assert all(check.is_fair for check in checks)
    assert sum(check.rematches for check in checks) <= 2


MAX_REMATCHES = {4: [0, 6, 6, 6], 7: [0, 0, 2, 3], 8: [0, 4, 8, 12], 11: [0, 1, 2, 5]}
MAX_REMATCHES |= {12: [0, 3, 6, 9], 13: [0, 2, 4, 6], 14: [0, 1, 3, 4], 15: [0, 1, 2, 3]}
"""How many pairs may meet again in each of four rounds, by the number of players."""


@pytest.mark.parametrize("count", MAX_REMATCHES)
def test_few_pairs_meet_again_if_some_must(count: int) -> None:
    _, checks = _play(PairingMethod.ROUND_ROBIN, count, 4)
    again = [check.rematches for check in checks]
    assert all(check.is_fair for check in checks)
    assert all(number <= limit for number, limit in zip(again, MAX_REMATCHES[count], strict=True)), again


@pytest.mark.parametrize(
    ("players", "size", "rounds"),
    [(8, 4, 1), (12, 4, 1), (13, 4, 1), (16, 4, 5), (6, 3, 1), (9, 3, 4), (8, 2, 7), (3, 4, 0)],
)
def test_max_rounds_counts_rounds_without_rematches(players: int, size: int, rounds: int) -> None:
    assert max_rounds(players, size) == rounds


def test_swiss_continues_when_rematches_are_unavoidable() -> None:
    _, checks = _play(PairingMethod.SWISS, 16, 6)
    assert all(check.is_fair for check in checks)
    assert checks[-1].rematches


def test_swiss_pairs_neighbours_of_the_ranking() -> None:
    present = _players(12)
    seating = propose_round(PairingTask(PairingMethod.SWISS, 4, present, ranking=present[::-1]))
    assert {frozenset(table) for table in seating.tables} == {frozenset(present[at : at + 4]) for at in (0, 4, 8)}


@pytest.mark.parametrize("method", [PairingMethod.RANDOM, PairingMethod.SWISS])
def test_no_player_sits_out_twice_before_all_have_once(method: PairingMethod) -> None:
    rounds, checks = _play(method, 17, 17)
    assert all(check.unfair == () for check in checks)
    assert sorted(player for seating in rounds for player in seating.sits_out) == sorted(_players(17))


def test_a_latecomer_plays_before_sitting_out() -> None:
    rounds, _ = _play(PairingMethod.SWISS, 17, 2)
    seating = propose_round(PairingTask(PairingMethod.SWISS, 4, (*_players(17), "late"), tuple(rounds)))
    assert "late" in seating.players
    assert len(seating.sits_out) == 2


def test_a_known_schedule_continues_after_a_swap() -> None:
    present = _players(16)
    (a, *rest), (b, *others), *tables = propose_round(PairingTask(PairingMethod.ROUND_ROBIN, 4, present)).tables
    changed = RoundSeating(((b, *rest), (a, *others), *tables))
    second = propose_round(PairingTask(PairingMethod.ROUND_ROBIN, 4, present, (changed,)))
    check = check_round(second, (changed,), present, 4)
    assert check.is_fair
    assert not check.rematches


def _winds_held(rounds: list[RoundSeating], player: str) -> Counter[int]:
    return Counter(table.index(player) for seating in rounds for table in seating.tables if player in table)


@pytest.mark.parametrize(("count", "rounds"), [(16, 4), (16, 5)])
def test_all_players_have_each_wind_equally_often(count: int, rounds: int) -> None:
    played, _ = _play(PairingMethod.ROUND_ROBIN, count, rounds)
    for player in _players(count):
        winds = _winds_held(played, player)
        assert max(winds.values()) - min(winds[seat] for seat in range(4)) <= rounds % 4, player


def test_winds_are_shared_out_in_swiss_rounds_too() -> None:
    rounds, _ = _play(PairingMethod.SWISS, 16, 5)
    even = 0
    for player in _players(16):
        winds = _winds_held(rounds, player)
        assert max(winds.values()) <= 2, player
        even += len(winds) == 4
    assert even >= 12


@settings(max_examples=12, deadline=None)
@given(
    method=st.sampled_from(PairingMethod),
    size=st.integers(2, 4),
    counts=st.lists(st.integers(2, 21), min_size=1, max_size=4),
    seed=st.integers(0, 1000),
)
@example(method=PairingMethod.RANDOM, size=3, counts=[4, 5, 2], seed=2)
def test_rounds_are_playable_as_players_change(method: PairingMethod, size: int, counts: list[int], seed: int) -> None:
    before: list[RoundSeating] = []
    source = Random(seed)
    for count in counts:
        present = tuple(source.sample(_players(24), count))
        task = PairingTask(method, size, present, tuple(before), _players(24), seed)
        seating = propose_round(task)
        assert seating == propose_round(replace(task, present=tuple(sorted(present))))
        check = check_round(seating, before, present, size)
        assert check.is_playable
        assert check.unfair == ()
        assert len(seating.sits_out) == (count % size if count >= size else count)
        before.append(seating)


def test_second_meetings_are_named_with_their_number() -> None:
    first = RoundSeating((tuple("abcd"), tuple("efgh")), ("i",))
    second = RoundSeating((tuple("abef"), tuple("cgdi")), ("h",))
    assert second_meetings(second, (first, first)) == (Rematch("a", "b", 3), Rematch("e", "f", 3), Rematch("c", "d", 3))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_pair_meets_twice_in_a_known_design(size: int) -> None:
    for players in range(size, 66):
        design = known_design(players, size)
        for tables in design:
            assert sorted(player for table in tables for player in table) == list(range(players))
            assert {len(table) for table in tables} == {size}
        pairs = Counter(pair for tables in design for table in tables for pair in combinations(sorted(table), 2))
        assert set(pairs.values()) <= {1}, players
        assert len(design) <= max_rounds(players, size)


def test_designs_have_the_known_number_of_rounds() -> None:
    assert [len(known_design(players, 3)) for players in (15, 24, 27, 30, 36)] == [7, 11, 13, 14, 17]
    assert len(known_design(9, 3)) == 4
    assert [len(known_design(players, 2)) for players in range(2, 31, 2)] == list(range(1, 30, 2))
    round_counts = {16: 5, 20: 5, 24: 7, 28: 9, 32: 8, 36: 11, 40: 13, 48: 15, 52: 17}
    assert {players: len(known_design(players, 4)) for players in round_counts} == round_counts
    assert {players: max_rounds(players, 4) for players in round_counts} == round_counts | {20: 6, 32: 10}


@pytest.mark.parametrize(("players", "size"), [(17, 4), (3, 4), (0, 4), (12, 4), (7, 2)])
def test_other_player_counts_have_no_known_design(players: int, size: int) -> None:
    assert known_design(players, size) == ()
