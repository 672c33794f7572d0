# SPDX-License-Identifier: MIT
"""What a club of 300,000 hands in 25,000 matches waits for on the place Club, once its matches have been looked at.

Run with ``pytest tests/benchmarks/test_club.py --benchmark-enable``. The facts are made once, in the cache of pytest. The
aims: a page of a player in 0.5 s, the matches of any period in 1 s, a search in 0.5 s.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.club.facts.facts import Among, Facts
from mahjong_desk.club.facts.store import MADE_BY, FactStore
from mahjong_desk.club.people.identity import identity_of
from mahjong_desk.club.people.people import People
from mahjong_desk.club.search.finding import find
from mahjong_desk.club.search.line import read_line
from mahjong_desk.club.statistics.player_page import player_page
from mahjong_desk.ui.club.search.meanings import ClubWords
from tests.benchmarks import large_facts

LINES = ("", "aoi", "e", "123m", "19m", "1000+", "2han", "tanyao 8+", "aoi tanyao 1000+", "雨の", "boo 2020-05")


class Club(NamedTuple):
    """A club of many years."""

    facts: Facts
    people: People


@pytest.fixture(scope="module")
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    kept = request.config.cache.mkdir("played_clubs") / f"facts-{MADE_BY.replace('/', '-')}"
    if not kept.exists():
        half = kept.with_name("facts.half")
        half.unlink(missing_ok=True)
        large_facts.make(half).close()
        half.rename(kept)
    path = tmp_path_factory.mktemp("facts") / "facts"
    shutil.copy(kept, path)
    facts = Facts(FactStore(path))
    matches = facts.matches()
    assert len(matches) == large_facts.MATCHES
    assert sum(match.hands for match in matches) >= large_facts.HANDS
    yield Club(facts, People((), facts.appearances()))
    facts.close()


@pytest.mark.parametrize("member", [0, 200], ids=["often there", "now and then"])
def test_page_of_a_player(benchmark: BenchmarkFixture, club: Club, member: int) -> None:
    person = identity_of(large_facts.MEMBERS[member])

    def first_page() -> int:
        # As after something was entered: what everybody did is counted, too.
        return player_page(Facts(club.facts.store), club.people, person).hands

    assert benchmark(first_page) > 1_000


@pytest.mark.parametrize("years", [1, 10, 20])
def test_matches_of_a_period(benchmark: BenchmarkFixture, club: Club, years: int) -> None:
    period = Among(since="2006-01-01T00:00:00Z", before=f"{2006 + years}-01-01T00:00:00Z")
    assert len(benchmark(lambda: club.facts.matches(period))) >= 1_000 * years - 100


@pytest.mark.parametrize("line", LINES)
def test_search(benchmark: BenchmarkFixture, club: Club, line: str) -> None:
    words = ClubWords(club.people)

    def first_hits() -> int:
        return len(club.facts.hits(find(club.facts, read_line(line, words))[:40]))

    assert benchmark(first_hits) > 0
