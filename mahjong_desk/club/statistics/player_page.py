# SPDX-License-Identifier: MIT
"""Computes the figures of a player, and finds the rows behind each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from itertools import product
from typing import Final

from mahjong_desk.club.facts.facts import ALL_MATCHES, FactsIndex, MatchCategory, MatchFilter
from mahjong_desk.club.facts.match_facts import HandTally, MatchRoster, RowRef, SeatResult, WinSummary
from mahjong_desk.club.people.people import People
from mahjong_desk.club.statistics.figures import (
    FormPoint,
    HeadToHead,
    PlayerStatistics,
    Statistic,
    StatisticSource,
    SystemStatistics,
    YakuCount,
)
from mahjong_desk.rules import registry

FORM_LENGTH: Final = 10
"""The number of matches behind the mean place of the form."""


def player_statistics(
    facts: FactsIndex, people: People, person: str, among: MatchFilter = ALL_MATCHES
) -> PlayerStatistics:
    identities = people.identities(person)
    tallies, club = facts.tallies(among, identities), facts.tallies(among)
    matches = facts.matches(among, identities)
    finished = [match for match in matches if match.finished]
    wins = _by_kind(facts.wins(among, identities))
    ended: dict[MatchCategory, list[MatchRoster]] = defaultdict(list)
    for match in finished:
        ended[_kind(match)].append(match)
    systems = tuple(
        _system(facts, kind, tallies[kind], club[kind], ended[kind], wins.get(kind, ()), identities, among)
        for kind in sorted(tallies, key=lambda kind: (-tallies[kind].hands, kind))
    )
    return PlayerStatistics(
        person,
        len(finished),
        sum(tally.hands for tally in tallies.values()),
        systems,
        head_to_head(finished, people, person),
    )


def head_to_head(matches: Iterable[MatchRoster], people: People, person: str) -> tuple[HeadToHead, ...]:
    """Returns a player's results against each other player, the most frequent first."""
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    together: Counter[str] = Counter()
    for match in matches:
        who = [(people.person(seat.identity, seat.name).uuid, seat) for seat in match.seats]
        for own, (other, seat) in product((seat for one, seat in who if one == person), who):
            if other != person:
                together[other] += 1
                ahead[other] += _place(own) < _place(seat)
                behind[other] += _place(own) > _place(seat)
    found = (
        HeadToHead(other, ahead[other], behind[other], count - ahead[other] - behind[other])
        for other, count in together.items()
    )
    return tuple(sorted(found, key=lambda one: (-one.together, one.person)))


def _system(
    facts: FactsIndex,
    kind: MatchCategory,
    tally: HandTally,
    club: HandTally,
    matches: Sequence[MatchRoster],
    wins: Sequence[WinSummary],
    identities: frozenset[str],
    among: MatchFilter,
) -> SystemStatistics:
    # A player entered at two seats of one match by mistake has the results of both, so that no result is lost.
    own = [(match, seat) for match in matches for seat in match.seats if seat.identity in identities]
    places = Counter(_place(seat) for _, seat in own)
    best = max(wins, key=lambda win: win.rank, default=None)
    return SystemStatistics(
        kind.system,
        kind.players,
        tuple(places[place] for place in range(1, kind.players + 1)),
        sum((_result(seat) for _, seat in own), Decimal(0)),
        tally,
        club,
        _yaku(facts, kind.system.partition("/")[0], wins),
        facts.won([best.id])[0] if best is not None else None,
        _form(own, facts.sessions(kind, among) if matches else ()),
    )


def _form(own: Sequence[tuple[MatchRoster, SeatResult]], sessions: Sequence[str]) -> tuple[FormPoint, ...]:
    order = {session: number for number, session in enumerate(sessions)}
    points: list[FormPoint] = []
    total, before = Decimal(0), None
    for match, seat in own:
        total += _result(seat)
        last = [*(point.place for point in points[-FORM_LENGTH + 1 :]), _place(seat)]
        now = order[match.session]
        missed = max(0, now - before - 1) if before is not None else 0
        mean = sum(last) / len(last)
        points.append(FormPoint(match.at, match.uuid, match.session, missed, _place(seat), _result(seat), mean, total))
        before = now
    return tuple(points)


def _yaku(facts: FactsIndex, ruleset: str, wins: Sequence[WinSummary]) -> tuple[YakuCount, ...]:
    counts: Counter[str] = Counter()
    best: dict[str, WinSummary] = {}
    for win in wins:
        for yaku in dict.fromkeys(win.yaku):
            counts[yaku] += 1
            if yaku not in best or win.rank > best[yaku].rank:
                best[yaku] = win
    places = _order(ruleset)
    order = sorted(counts, key=lambda yaku: (-counts[yaku], places.get(yaku, len(places)), yaku))
    examples = facts.won([best[yaku].id for yaku in order])
    return tuple(YakuCount(yaku, counts[yaku], example) for yaku, example in zip(order, examples, strict=True))


def _order(ruleset: str) -> Mapping[str, int]:
    """Returns the place of each yaku in the order of the rules."""
    known = registry.find_ruleset(ruleset)
    return {yaku.id: place for place, yaku in enumerate(known.yaku)} if known is not None else {}


def _by_kind(wins: Iterable[WinSummary]) -> Mapping[MatchCategory, list[WinSummary]]:
    found: dict[MatchCategory, list[WinSummary]] = defaultdict(list)
    for win in wins:
        found[MatchCategory(win.system, win.players)].append(win)
    return found


def _kind(match: MatchRoster) -> MatchCategory:
    return MatchCategory(match.system, len(match.seats))


def _place(seat: SeatResult) -> int:
    assert seat.place is not None, "a match that has ended gives everybody a place"
    return seat.place


def _result(seat: SeatResult) -> Decimal:
    assert seat.result is not None, "a match that has ended gives everybody a result"
    return seat.result


_PLAYED: Final = "kind IN ('win', 'draw')"
_WON: Final = "hits.seat = stints.seat"
_OF_HANDS: Final = {
    Statistic.HANDS: _PLAYED,
    Statistic.WINS: _WON,
    Statistic.SELF_DRAWN: f"discarder IS NULL AND {_WON}",
    Statistic.DEAL_INS: "discarder = stints.seat",
    Statistic.DRAWS_WITH_TENPAI_KNOWN: "ready IS NOT NULL",
    Statistic.DRAWS_TENPAI: "stints.seat IN (SELECT value FROM json_each(ready))",
    Statistic.HANDS_AS_DEALER: f"dealer = stints.seat AND {_PLAYED}",
    Statistic.WINS_AS_DEALER: f"dealer = stints.seat AND {_WON}",
    Statistic.CHOMBOS: "offender = stints.seat",
    Statistic.PAO_PAYMENTS: "EXISTS (SELECT 1 FROM json_each(pao) WHERE json_extract(value, '$[0]') = stints.seat)",
    Statistic.YAKU: f"{_WON} AND EXISTS (SELECT 1 FROM json_each(yaku) WHERE json_extract(value, '$[0]') = ?)",
}
"""What is true of the hands behind a figure."""


def source_rows(
    facts: FactsIndex, people: People, person: str, source: StatisticSource, among: MatchFilter = ALL_MATCHES
) -> tuple[RowRef, ...]:
    """Returns the rows behind a figure of a player, the latest first."""
    within = among._replace(system=source.system if source.system is not None else among.system)
    identities = people.identities(person)
    condition = _OF_HANDS.get(source.figure)
    if condition is not None:
        return facts.rows(within, identities, condition, source.detail, source.players)
    matches = [match for match in facts.matches(within, identities) if match.finished]
    return tuple(RowRef(match.uuid, None) for match in reversed(matches) if _counts(match, source, people, person))


def _counts(match: MatchRoster, source: StatisticSource, people: People, person: str) -> bool:
    if source.players not in (None, len(match.seats)):
        return False
    places = {people.person(seat.identity, seat.name).uuid: seat.place for seat in reversed(match.seats)}
    own = places[person]
    if source.figure is Statistic.MATCHES:
        return True
    if source.figure is Statistic.PLACE:
        return own == source.detail
    other = places.get(str(source.detail))
    if other is None or own is None:
        return False
    return source.figure is Statistic.TOGETHER or (own < other if source.figure is Statistic.AHEAD else own > other)
