# SPDX-License-Identifier: MIT
"""Player figures equal a slow calculation, after any edits and merges."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest

from mahjong_desk.club.facts.facts import MatchCategory
from mahjong_desk.club.facts.match_facts import HandTally, best_hand, hand_rank
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.statistics import Rate, Statistic, StatisticSource, player_statistics, wilson_interval
from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.rules.model.events import Substitution
from mahjong_desk.rules.registry import get_ruleset
from tests.club.edited_club import AT, ClubUnderTest, enter, random_edit
from tests.club.statistics import slow_statistics
from tests.event_json import END, typed_win, win, won
from tests.scope import amount

ROWS = [figure for figure in Statistic if figure.value in HandTally._fields]
"""The figures that are counted hand by hand."""
VERSUS = (Statistic.AHEAD, Statistic.BEHIND, Statistic.TOGETHER)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubUnderTest]:
    edited_club = ClubUnderTest(tmp_path_factory.mktemp("club"), random.Random(14))
    for system, names in (("shogi", "Aoi Ben"), ("shogi", "Aoi Ben Chie"), ("mcr", "Aoi Ben Chie Dai")):
        journal = edited_club.ledger.open_match(1, MatchHeader(system, {}, tuple(names.split())), AT)
        edited_club.ledger.append(journal, Act.record({"type": "end"}), AT)
    yield edited_club
    edited_club.close()


def compare(club: ClubUnderTest) -> None:
    values = club.reference()
    club.refresh()
    assert {person.uuid for person in club.people.everybody} == values.keys()
    for merged, kept in club.merged.items():
        assert club.page(merged) == club.page(kept)
    for person in values:
        page = player_statistics(club.facts, club.people, person)
        expected = values[person]
        assert {(part.system, part.players) for part in page.systems} == set(expected.systems)
        for part in page.systems:
            slow = expected.systems[part.system, part.players]
            assert part.tally == HandTally(**{name: slow.counts[name] for name in HandTally._fields})
            assert part.places == tuple(slow.places[place] for place in range(1, part.players + 1))
            assert part.mean_place == (mean(place for _, place in slow.ended) if slow.ended else None)
            assert part.result == slow.result
            order = [yaku.id for yaku in get_ruleset(part.system.partition("/")[0]).yaku]
            ranks = [(-yaku.count, order.index(yaku.yaku)) for yaku in part.yaku]
            assert ranks == sorted(ranks), "the most frequent first, then in the order of the rules"
            assert Counter({yaku.yaku: yaku.count for yaku in part.yaku}) == slow.yaku
            assert {yaku.yaku: yaku.example.win.base for yaku in part.yaku} == slow.highest_base
            assert (part.biggest.win.base if part.biggest else -1) == slow.best
            assert sorted((at.match, at.place) for at in part.form) == sorted(slow.ended)
            assert part.club == sum_of([other.systems.get((part.system, part.players)) for other in values.values()])
        against = {opponent.person: [opponent.ahead, opponent.behind, opponent.tied] for opponent in page.head_to_head}
        assert against == expected.against


def sum_of(parts: list[slow_statistics.ReferenceCounts | None]) -> HandTally:
    counts: Counter[str] = Counter()
    for part in parts:
        counts.update(part.counts if part is not None else {})
    return HandTally(**{name: counts[name] for name in HandTally._fields})


def test_figures_equal_the_slow_calculation(club: ClubUnderTest) -> None:
    counts = sum((part.counts for person in club.reference().values() for part in person.systems.values()), Counter())
    assert set(HandTally._fields) <= set(counts), "the club has cases of every figure"
    compare(club)


def test_each_figure_lists_as_many_rows_as_it_counts(club: ClubUnderTest) -> None:
    values = club.reference()
    page = club.page("Aoi")
    for part in page.systems:
        slow = values[identity_of("Aoi")].systems[part.system, part.players]
        for figure in ROWS:
            places = club.rows("Aoi", part.source(figure))
            assert {tuple(place) for place in places} == slow.rows[figure.value]
        for yaku in part.yaku:
            places = club.rows("Aoi", part.source(Statistic.YAKU, yaku.yaku))
            assert len(places) == yaku.count
            assert yaku.example.place in places
        assert len(club.rows("Aoi", part.source(Statistic.MATCHES))) == part.matches
        for place, count in enumerate(part.places, start=1):
            assert len(club.rows("Aoi", part.source(Statistic.PLACE, place))) == count
    for other in page.head_to_head:
        for figure in VERSUS:
            assert len(club.rows("Aoi", StatisticSource(figure, detail=other.person))) == getattr(other, figure.value)


def test_form_has_mean_places_and_missed_sessions(tmp_path: Path) -> None:
    club = ClubUnderTest(tmp_path, random.Random(5))
    for number in range(12):
        journal = club.ledger.open_match(1, MatchHeader("mcr", {}, ("Aoi", "Ben", "Chie", "Dai")), AT)
        deltas = [3 if seat == number % 4 else -1 for seat in range(4)]
        for event in ({"type": "adjust", "deltas": deltas, "reason": "as counted"}, END):
            journal = club.ledger.append(journal, Act.record(event), AT)
    missed, between = [], []
    for part in (*club.page("Aoi").systems, *club.page("Emi").systems):
        places = [point.place for point in part.form]
        for number, point in enumerate(part.form, start=1):
            last = places[max(0, number - 10) : number]
            assert point.mean_place == sum(last) / len(last)
        sessions = club.facts.sessions(MatchCategory(part.system, part.players))
        numbers = [sessions.index(point.session) for point in part.form]
        missed += [point.missed for point in part.form[1:]]
        between += [max(last - first - 1, 0) for first, last in pairwise(numbers)]
    assert missed == between
    assert any(missed)
    club.close()


def test_a_player_entered_at_two_seats_has_both_results(tmp_path: Path) -> None:
    club = ClubUnderTest(tmp_path, random.Random(3))
    record = club.ledger.matches()[1]
    match = StoredMatch.read(record, club.ledger.journal(record.id))
    substitution = Substitution(player=1, name=match.match.players[3])
    enter(club, match, match.editing_act([Edit.insert(match.row_ids[0], substitution)]))
    compare(club)
    for part in club.page(substitution.name).systems:
        rows = [club.rows(substitution.name, part.source(Statistic.PLACE, place)) for place in (1, 2, 3, 4)]
        assert tuple(map(len, rows))[: part.players] == part.places
        assert len(club.rows(substitution.name, part.source(Statistic.MATCHES))) == part.matches
    for other in club.page(substitution.name).head_to_head:
        rows = [club.rows(substitution.name, StatisticSource(figure, detail=other.person)) for figure in VERSUS]
        assert list(map(len, rows)) == [other.ahead, other.behind, other.together]
    club.close()


def test_the_biggest_of_equal_hands_is_one_with_tiles(tmp_path: Path) -> None:
    club = ClubUnderTest(tmp_path, random.Random(3))
    journal = club.ledger.open_match(1, MatchHeader("riichi", {}, ("Zoe", "Ben", "Chie", "Dai")), AT)
    tiles = win(1, won(0, "234567m45p23488s", "6p", dora_indicators=["9m"]))
    for event in (typed_win(1, 0, han=2, fu=30), tiles, tiles):
        journal = club.ledger.append(journal, Act.record(event), AT)
    (system,) = club.page("Zoe").systems
    assert system.biggest is not None
    assert (system.biggest.win.base, system.biggest.place.row) == (480, 1)
    assert {yaku.example.place.row for yaku in system.yaku} == {1}
    limit_yaku, counted = (hand_rank(8000, "yakuman", han, han, shown=True) for han in (None, 13))
    assert limit_yaku > counted
    assert best_hand(StoredMatch.in_ledger(club.ledger, journal.match_id).replay).row.index == 1
    club.close()


def test_figures_follow_random_edits(tmp_path: Path) -> None:
    source = random.Random(41)
    club = ClubUnderTest(tmp_path, source)
    for _ in range(amount(12)):
        random_edit(club, source)
        compare(club)
    club.close()


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_the_wilson_interval(count: int, of: int, low: float, high: float) -> None:
    assert wilson_interval(count, of) == pytest.approx((low, high), abs=5e-5)


def test_a_rate_needs_cases_and_an_interval_thirty() -> None:
    assert (Rate(0, 0).value, Rate(0, 0).club) == (None, None)
    assert [Rate(1, of).interval is not None for of in (0, 29, 30)] == [False, False, True]


def test_averages_are_of_wins_and_of_deal_ins() -> None:
    tally = HandTally(wins=2, points_won=1000, deal_ins=4, points_paid=1000)
    assert (tally.average_win, tally.average_deal_in) == (500, 250)
    assert (HandTally().average_win, HandTally().average_deal_in, set(HandTally())) == (None, None, {0})
