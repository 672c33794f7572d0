# SPDX-License-Identifier: MIT
"""Replayed matches and sessions, the input of reports and totals."""

from dataclasses import dataclass, field
from typing import NamedTuple

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.club.totals import Totals, compute_totals, match_result, to_number
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.books import Rates
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.match import Replay


class MatchSource(NamedTuple):
    """Where a match is stored in a ledger."""

    uuid: str
    journal: Journal | None  # None if it has names that the reader may not read
    session: SessionSummary


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A replayed match."""

    number: int
    opened_at: str
    replay: Replay
    house_rules: str = ""
    session: str = ""
    fingerprint: str = ""
    source: MatchSource | None = None  # needed for a file that can be imported again


class EveningPlayer(NamedTuple):
    """A player of an evening, seated or not."""

    person: str
    name: str


class PlayedRound(NamedTuple):
    """A round of an evening at several tables."""

    matches: tuple[int, ...]  # their numbers; 0 for a match that is not in the ledger
    sat_out: tuple[EveningPlayer, ...]


@dataclass(frozen=True, slots=True)
class PlayedSession:
    """A session with its replayed matches."""

    name: str
    started_at: str
    matches: tuple[PlayedMatch, ...]  # in order of play
    unreadable: tuple[int, ...] = ()  # the numbers of the matches that cannot be read
    rates: Rates = field(default_factory=Rates)
    fingerprint: str = ""
    uuid: str = ""  # empty if the session is in no ledger
    rounds: tuple[PlayedRound, ...] = ()
    arrivals: tuple[EveningPlayer, ...] = ()  # in order of arrival

    def totals(self) -> Totals:
        """Returns the sums of the results of its matches."""
        results = [match_result(match.number, match.replay) for match in self.matches]
        players = dict.fromkeys(name for match in self.matches for name in match.replay.all_players)
        return compute_totals(results, self.rates, tuple(players))


PlayedReport = PlayedMatch | PlayedSession
"""The input of a report."""


def played_match(stored: StoredMatch, session: SessionSummary, fingerprint: str) -> PlayedMatch:
    """Returns a match of the ledger in the form that reports use."""
    # The names for the readers of a report are chosen later (``with_public_names``).
    stored = stored.with_entered_names()
    record, journal = stored.record, stored.journal
    # A journal that was changed outside the program would be refused on import.
    source = MatchSource(record.uuid, journal, session) if journal.chain_break is None else None
    return PlayedMatch(
        record.number, record.opened_at, stored.replay, stored.house_rules, session.name, fingerprint, source
    )


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One player's results."""

    name: str  # empty for the house
    results: tuple[float | None, ...]  # of each match; None if the player was not in it
    total: float | None  # None unless all matches are of one system
    by_system: tuple[float | None, ...]  # of each system; None if the player was not in it
    club: float | None  # None if a rate is missing


@dataclass(frozen=True, slots=True)
class SessionResults:
    """The finished matches of a session."""

    numbers: tuple[int, ...]
    lines: tuple[ResultLine, ...]
    totals: Totals


def session_results(session: PlayedSession) -> SessionResults:
    """Returns the finished matches of a session."""
    totals = session.totals()
    finished = [match for match in totals.matches if match.results]
    names = [name for name in totals.names if any(name in match.results for match in finished)]
    lines = []
    for name in names:
        results = tuple(to_number(match.results[name]) if name in match.results else None for match in finished)
        columns = [totals.by_system[system.key] for system in totals.systems]
        sums = tuple(to_number(column[name]) if name in column else None for column in columns)
        club = to_number(totals.club_totals[name]) if totals.club_totals is not None else None
        lines.append(ResultLine(name, results, sums[0] if len(sums) == 1 else None, sums, club))
    return SessionResults(tuple(match.number for match in finished), tuple(lines), totals)
