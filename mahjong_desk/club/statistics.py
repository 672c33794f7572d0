# SPDX-License-Identifier: MIT
"""The statistics of a player, and the rows that each of them comes from.

They are computed from the facts when they are needed. Results of different rule systems are never added, nor are places at
tables of different sizes.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from math import sqrt
from typing import NamedTuple

from mahjong_desk.club.facts.facts import ALL_MATCHES, FactsIndex, MatchCategory, MatchFilter
from mahjong_desk.club.facts.match_facts import HandTally, MatchRoster, RowRef, SeatResult, WinSummary, WonHand
from mahjong_desk.club.people.people import People
from mahjong_desk.rules import registry

MIN_SAMPLE = 30
"""With fewer cases only the count is shown."""

_FORM_LENGTH = 10
"""The number of matches in the moving mean of places."""

_Z = 1.959963984540054
"""95 % of a normal distribution is within this many standard deviations of the mean."""


class ConfidenceInterval(NamedTuple):
    """The bounds of the true rate at 95 % confidence, each from 0 to 1."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened, out of the cases in which it could have."""

    count: int
    total: int
    club_count: int = 0
    club_total: int = 0

    @property
    def value(self) -> float | None:
        """The rate from 0 to 1, or None without cases."""
        return self.count / self.total if self.total else None

    @property
    def club(self) -> float | None:
        return self.club_count / self.club_total if self.club_total else None

    @property
    def interval(self) -> ConfidenceInterval | None:
        """The interval of the true rate, or None for too few cases."""
        return wilson_interval(self.count, self.total) if self.total >= MIN_SAMPLE else None


def wilson_interval(count: int, total: int) -> ConfidenceInterval:
    """Returns the 95 % Wilson interval of a rate; ``total`` must not be 0."""
    square = _Z * _Z
    middle = (count + square / 2) / (total + square)
    half = _Z * sqrt(count * (total - count) / total + square / 4) / (total + square)
    # Rounding may exceed the ends, which must be exact if nothing or everything happened.
    return ConfidenceInterval(
        0.0 if count == 0 else max(0.0, middle - half), 1.0 if count == total else min(1.0, middle + half)
    )


class Statistic(Enum):
    """What can be counted; values of hand counts are names of ``HandTally`` fields."""

    MATCHES = "matches"
    PLACE = "place"
    """Matches that the player finished in a certain place."""
    TOGETHER = "together"
    """Matches that two players finished."""
    AHEAD = "ahead"
    BEHIND = "behind"
    HANDS = "hands"
    WINS = "wins"
    SELF_DRAWN = "self_drawn"
    DEAL_INS = "deal_ins"
    DRAWS_WITH_TENPAI_KNOWN = "draws_recorded"
    DRAWS_TENPAI = "draws_tenpai"
    HANDS_AS_DEALER = "dealt"
    WINS_AS_DEALER = "won_dealing"
    CHOMBOS = "fouls"
    PAO_PAYMENTS = "liable"
    YAKU = "yaku"
    """Wins with a certain yaku."""


class StatisticSource(NamedTuple):
    """What a figure counts; ``source_rows`` returns the rows."""

    statistic: Statistic
    system: str | None = None  # None for all
    players: int | None = None  # at the table; None for all
    detail: int | str | None = None  # a place, another person or a yaku


class FormPoint(NamedTuple):
    """A finished match in a player's form."""

    at: str
    match: str
    session: str
    missed: int  # sessions missed since the previous match
    place: int
    mean_place: float  # of the last ``_FORM_LENGTH`` matches


class HeadToHead(NamedTuple):
    """How two players placed in the matches that both finished."""

    person: str
    ahead: int
    behind: int
    tied: int

    @property
    def together(self) -> int:
        """The number of matches that both finished."""
        return self.ahead + self.behind + self.tied


@dataclass(frozen=True, slots=True)
class YakuCount:
    """How often a player won with a yaku."""

    yaku: str
    count: int
    example: WonHand


class SystemStatistics(NamedTuple):
    """A player's figures in one rule system, at tables of one size."""

    system: str
    players: int
    matches: int  # that were finished, each once
    places: tuple[int, ...]  # the number of matches in each place
    result: Decimal
    tally: HandTally
    club: HandTally  # of all players
    yaku: tuple[YakuCount, ...]  # the most frequent first, ties in the order of the rules
    biggest: WonHand | None  # None without a win
    form: tuple[FormPoint, ...]

    @property
    def mean_place(self) -> float | None:
        """The player's mean place, or None without a finished match."""
        total = sum(place * count for place, count in enumerate(self.places, start=1))
        return total / sum(self.places) if self.matches else None

    def rate(self, statistic: Statistic, total: Statistic) -> Rate:
        """Returns the player's and the club's rate of ``statistic`` among ``total``."""
        return Rate(*(getattr(tally, key.value) for tally in (self.tally, self.club) for key in (statistic, total)))

    def source(self, statistic: Statistic, detail: int | str | None = None) -> StatisticSource:
        """Returns the source of one of these figures."""
        return StatisticSource(statistic, self.system, self.players, detail)


class PlayerStatistics(NamedTuple):
    person: str
    matches: int
    hands: int
    systems: tuple[SystemStatistics, ...]
    head_to_head: tuple[HeadToHead, ...]


def player_statistics(facts: FactsIndex, people: People, person: str) -> PlayerStatistics:
    person, identities = people.person(person).uuid, people.identities(person)
    tallies, club = facts.tallies(identities), facts.club_tallies()
    finished = [match for match in facts.matches(ALL_MATCHES, identities) if match.finished]
    wins: dict[MatchCategory, list[WinSummary]] = defaultdict(list)
    for win in facts.wins(identities):
        wins[MatchCategory(win.system, win.players)].append(win)
    ended: dict[MatchCategory, list[MatchRoster]] = defaultdict(list)
    for match in finished:
        ended[MatchCategory(match.system, len(match.seats))].append(match)
    systems = tuple(
        _system_statistics(
            facts, category, tallies[category], club[category], ended[category], wins[category], identities
        )
        for category in sorted(tallies, key=lambda category: (-tallies[category].hands, category))
    )
    hands = sum(tally.hands for tally in tallies.values())
    return PlayerStatistics(person, len(finished), hands, systems, _head_to_head(finished, people, person))


def _head_to_head(matches: Iterable[MatchRoster], people: People, person: str) -> tuple[HeadToHead, ...]:
    """Returns a player's results against each other player, the most frequent first."""
    against: dict[str, Counter[int]] = defaultdict(Counter)
    for match in matches:
        places = _best_places(match, people)
        own = places.pop(person)
        for other, place in places.items():
            against[other][(own > place) - (own < place)] += 1
    results = (HeadToHead(other, counts[-1], counts[1], counts[0]) for other, counts in against.items())
    return tuple(sorted(results, key=lambda result: (-result.together, result.person)))


def _best_places(match: MatchRoster, people: People) -> dict[str, int]:
    """Returns each person's place; the better one if they had two seats."""
    places: dict[str, int] = {}
    for seat in sorted(match.seats, key=_place):
        places.setdefault(people.person(seat.identity, seat.name).uuid, _place(seat))
    return places


def _system_statistics(
    facts: FactsIndex,
    category: MatchCategory,
    tally: HandTally,
    club: HandTally,
    matches: Sequence[MatchRoster],
    wins: Sequence[WinSummary],
    identities: frozenset[str],
) -> SystemStatistics:
    # A player entered at two seats of one match by mistake has the results of both, so that no result is lost.
    own_seats = [(match, seat) for match in matches for seat in match.seats if seat.identity in identities]
    places = Counter(_place(seat) for _, seat in own_seats)
    best = max(wins, key=lambda win: win.rank, default=None)
    return SystemStatistics(
        category.system,
        category.players,
        len(matches),
        tuple(places[place] for place in range(1, category.players + 1)),
        sum((_result(seat) for _, seat in own_seats), Decimal(0)),
        tally,
        club,
        _count_yaku(facts, category.system.partition("/")[0], wins),
        facts.won_hands([best.id])[0] if best is not None else None,
        _form(own_seats, facts.sessions(category) if matches else ()),
    )


def _form(own_seats: Sequence[tuple[MatchRoster, SeatResult]], sessions: Sequence[str]) -> tuple[FormPoint, ...]:
    order = {session: number for number, session in enumerate(sessions)}
    points: list[FormPoint] = []
    previous = None
    for match, seat in own_seats:
        recent = [*(point.place for point in points[-_FORM_LENGTH + 1 :]), _place(seat)]
        current = order[match.session]
        missed = max(0, current - previous - 1) if previous is not None else 0
        mean = sum(recent) / len(recent)
        points.append(FormPoint(match.started_at, match.uuid, match.session, missed, _place(seat), mean))
        previous = current
    return tuple(points)


def _count_yaku(facts: FactsIndex, ruleset: str, wins: Sequence[WinSummary]) -> tuple[YakuCount, ...]:
    counts: Counter[str] = Counter()
    best: dict[str, WinSummary] = {}
    for win in wins:
        for yaku in dict.fromkeys(win.yaku):
            counts[yaku] += 1
            if yaku not in best or win.rank > best[yaku].rank:
                best[yaku] = win
    indexes = _yaku_order(ruleset)
    order = sorted(counts, key=lambda yaku: (-counts[yaku], indexes.get(yaku, len(indexes)), yaku))
    examples = facts.won_hands([best[yaku].id for yaku in order])
    return tuple(YakuCount(yaku, counts[yaku], example) for yaku, example in zip(order, examples, strict=True))


def _yaku_order(ruleset_id: str) -> Mapping[str, int]:
    """Returns the index of each yaku in the order of the rules."""
    ruleset = registry.find_ruleset(ruleset_id)
    return {yaku.id: index for index, yaku in enumerate(ruleset.yaku)} if ruleset is not None else {}


def _place(seat: SeatResult) -> int:
    assert seat.place is not None, "every seat has a place in a finished match"
    return seat.place


def _result(seat: SeatResult) -> Decimal:
    assert seat.result is not None, "every seat has a result in a finished match"
    return seat.result


_PLAYED = "kind IN ('win', 'draw')"
_WON = "hits.seat = stints.seat"
_HAND_CONDITIONS = {
    Statistic.HANDS: _PLAYED,
    Statistic.WINS: _WON,
    Statistic.SELF_DRAWN: f"discarder IS NULL AND {_WON}",
    Statistic.DEAL_INS: "discarder = stints.seat",
    Statistic.DRAWS_WITH_TENPAI_KNOWN: "tenpai IS NOT NULL",
    Statistic.DRAWS_TENPAI: "stints.seat IN (SELECT value FROM json_each(tenpai))",
    Statistic.HANDS_AS_DEALER: f"dealer = stints.seat AND {_PLAYED}",
    Statistic.WINS_AS_DEALER: f"dealer = stints.seat AND {_WON}",
    Statistic.CHOMBOS: "offender = stints.seat",
    Statistic.PAO_PAYMENTS: "EXISTS (SELECT 1 FROM json_each(pao) WHERE json_extract(value, '$[0]') = stints.seat)",
    Statistic.YAKU: f"{_WON} AND EXISTS (SELECT 1 FROM json_each(yaku) WHERE json_extract(value, '$[0]') = ?)",
}
"""SQL conditions for the hands behind a figure."""


def source_rows(facts: FactsIndex, people: People, person: str, source: StatisticSource) -> tuple[RowRef, ...]:
    """Returns the rows behind a figure of a player, the latest first."""
    person, identities = people.person(person).uuid, people.identities(person)
    condition = _HAND_CONDITIONS.get(source.statistic)
    if condition is not None:
        assert source.system is not None, "hands are counted in one system"
        assert source.players is not None
        details = (source.detail,) if source.detail is not None else ()
        return facts.rows(MatchCategory(source.system, source.players), identities, condition, *details)
    matches = [match for match in facts.matches(MatchFilter(system=source.system), identities) if match.finished]
    return tuple(RowRef(match.uuid, None) for match in reversed(matches) if _is_counted(match, source, people, person))


def _is_counted(roster: MatchRoster, source: StatisticSource, people: People, person: str) -> bool:
    if source.players not in (None, len(roster.seats)):
        return False
    if source.statistic is Statistic.PLACE:
        seats = (seat for seat in roster.seats if people.person(seat.identity, seat.name).uuid == person)
        return any(seat.place == source.detail for seat in seats)
    if source.statistic is Statistic.MATCHES:
        return True
    places = _best_places(roster, people)
    own, other = places[person], places.get(str(source.detail))
    if other is None:
        return False
    return {Statistic.TOGETHER: True, Statistic.AHEAD: own < other, Statistic.BEHIND: own > other}[source.statistic]
