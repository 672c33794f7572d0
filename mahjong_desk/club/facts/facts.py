# SPDX-License-Identifier: MIT
"""The facts of a ledger: brought up to date match by match, and queried."""

from __future__ import annotations

import json
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.club.facts.extraction import extract_facts
from mahjong_desk.club.facts.match_facts import (
    AnyHit,
    FoundHand,
    HandTally,
    MatchFacts,
    MatchRoster,
    PlayerRef,
    RowRef,
    SeatResult,
    WinSummary,
    WonHand,
    WonYaku,
    hand_rank,
)
from mahjong_desk.club.facts.store import PLAYER_IDS, ROWS_PER_MATCH, WINS_PER_ROW, FactStore, first_id_at, json_list
from mahjong_desk.club.people.person import Appearance, identity_of
from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.ledger.contents import MatchHead
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.rules.model.refusal import Refusal

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger

_COMMIT_BATCH = 50
"""The number of matches in one transaction."""
_READ_BATCH = 100
"""The number of matches whose seats are read together."""
_SUMS = ", ".join(f"sum(stints.{field})" for field in HandTally._fields)
_WITH_MATCH = f"JOIN matches ON matches.id = hits.id / {WINS_PER_ROW * ROWS_PER_MATCH}"


class MatchFilter(NamedTuple):
    """A selection of matches; a field that is None does not restrict it."""

    since: str | None = None  # inclusive, UTC, such as ``2026-01-31T20:15:00Z``
    before: str | None = None  # exclusive
    session: str | None = None
    system: str | None = None

    def sql_condition(self) -> tuple[str, tuple[str, ...]]:
        """Returns the condition on ``matches`` (empty, or ``AND …``) and its parameters."""
        conditions = ("at >= ?", "at < ?", "session = ?", "system = ?")
        terms = [(text, value) for text, value in zip(conditions, self, strict=True) if value is not None]
        return "".join(f" AND matches.{text}" for text, _ in terms), tuple(value for _, value in terms)


ALL_MATCHES = MatchFilter()


class MatchCategory(NamedTuple):
    """Matches that can be counted together: of one system, at tables of one size."""

    system: str
    players: int


class EndedMatches(NamedTuple):
    """The time span of the finished matches; empty if there are none."""

    first: str = ""  # when the first one began, UTC
    last: str = ""  # when the last one began, UTC
    session: str = ""  # of the last one


class IndexProgress(NamedTuple):
    done: int
    all: int


class FactsIndex:
    """The facts of a ledger, for one thread.

    Exhaust ``update_seats`` and ``replay_pending`` before any query, and again after a query has raised ``FactsUnavailable``.
    """

    def __init__(self, store: FactStore) -> None:
        self.store = store
        self._retried_failed = False
        self._chain_end: ChainHead | None = None
        self._appearances: tuple[Appearance, ...] | None = None
        self._club_tallies: Mapping[MatchCategory, HandTally] | None = None
        """Cached until something is entered, because every player page needs these tallies."""

    def close(self) -> None:
        """Closes the file; may be called twice."""
        self.store.close()

    def update_seats(self, ledger: Ledger) -> Generator[IndexProgress, None, None]:
        """Updates the seats of changed matches, and marks them for ``replay_pending``."""
        covered_end, end = self.store.chain_end(), ledger.chain_head
        if covered_end != self._chain_end:
            self._appearances = None
        if covered_end != end:
            self._club_tallies = None
            heads = ledger.heads_since(covered_end)
            changed = list(heads) if heads is not None else self._find_changed(ledger)
            for done, run in _runs(changed):
                if done:
                    yield IndexProgress(0, len(changed))
                seatings = {seating.match_id: seating for seating in ledger.seatings(run[0].id, run[-1].id)}
                for head in run:
                    people = seatings[head.id].people if head.id in seatings else ()
                    if self.store.store_seats(
                        head, [PlayerRef(identity or identity_of(name), name) for name, identity in people]
                    ):
                        self._appearances = None
            self.store.set_chain_end(end)
        self._chain_end = end

    def replay_pending(self, ledger: Ledger) -> Generator[IndexProgress, None, None]:
        """Replays the pending matches, newest first; yields before each and at the end."""
        self._club_tallies = None
        if not self._retried_failed:
            # A missing rule system may have been installed since.
            self.store.retry_failed()
            self._retried_failed = True
        heads = self.store.pending_matches()
        try:
            for done, head in enumerate(heads):
                yield IndexProgress(done, len(heads))
                self.store.store_facts(head, _extract(ledger, head))
                if (done + 1) % _COMMIT_BATCH == 0:
                    self.store.commit()
        finally:
            self.store.commit()
        yield IndexProgress(len(heads), len(heads))

    def _find_changed(self, ledger: Ledger) -> list[MatchHead]:
        """Returns the changed matches by comparing all of them, and forgets deleted ones."""
        heads, known = {head.uuid: head for head in ledger.match_heads()}, self.store.known_matches()
        gone = known.keys() - heads.keys()
        if gone:
            self.store.forget(gone)
            self._appearances = None
        return [head for uuid, head in heads.items() if known.get(uuid) != head]

    # Queries

    def appearances(self) -> tuple[Appearance, ...]:
        """Returns all appearances, the earliest first; the same object until one changes."""
        if self._appearances is None:
            self._appearances = self.store.appearances()
        return self._appearances

    def unreadable(self) -> int:
        """Counts the matches without facts: broken ones, and those of unknown rules."""
        return int(self.store.query("SELECT count(*) FROM matches WHERE NOT readable")[0][0])

    def ended_matches(self) -> EndedMatches:
        statement = (
            "SELECT min(at) OVER (), at, session FROM matches WHERE readable AND house IS NOT NULL "
            "ORDER BY at DESC, number_in_ledger DESC LIMIT 1"
        )
        return next((EndedMatches(*line) for line in self.store.query(statement)), EndedMatches())

    def systems(self) -> tuple[str, ...]:
        """Returns the systems of the matches, as ``totals.ResultSystem.key``."""
        return tuple(key for (key,) in self.store.query("SELECT DISTINCT system FROM matches WHERE readable"))

    def sessions(self, kind: MatchCategory) -> tuple[str, ...]:
        """Returns the sessions with finished matches of a kind, in order of time."""
        statement = (
            "SELECT session FROM matches WHERE house IS NOT NULL AND system = ? AND players = ? "
            "GROUP BY session ORDER BY min(at), min(number_in_ledger)"
        )
        return tuple(session for (session,) in self.store.query(statement, kind))

    def matches(
        self, among: MatchFilter = ALL_MATCHES, identities: Collection[str] | None = None
    ) -> tuple[MatchRoster, ...]:
        """Returns matches in order of time; if ``identities`` are given, only theirs."""
        condition, values = among.sql_condition()
        if identities is not None:
            condition += f" AND matches.id IN (SELECT match FROM stints WHERE remained AND player IN {PLAYER_IDS})"
            values = (*values, json_list(identities))
        seats: dict[int, list[SeatResult]] = {}
        decimal = cache(_decimal)  # the same few numbers recur
        for match, *seat, identity, result, name in self.store.query(
            "SELECT match, seat, score, stints.place, identity, result, name FROM stints "
            "JOIN players ON players.id = player JOIN matches ON matches.id = match "
            f"WHERE remained AND readable{condition} ORDER BY match, stint",
            values,
        ):
            number, score, place = seat
            seats.setdefault(match, []).append(SeatResult(number, name, score, place, decimal(result), identity))
        fields = "id, uuid, number_in_ledger, session, number, at, system, hands, house"
        rows = self.store.query(f"SELECT {fields} FROM matches WHERE readable{condition} ORDER BY id", values)
        return tuple(
            MatchRoster(uuid, id_, session, number, at, system, hands, decimal(house), tuple(seats[match]))
            for match, uuid, id_, session, number, at, system, hands, house in rows
        )

    def club_tallies(self) -> Mapping[MatchCategory, HandTally]:
        """Returns the tallies of all players, by kind."""
        if self._club_tallies is None:
            # Read match by match, so that nothing is sorted.
            self._club_tallies = self._tallies("matches CROSS JOIN stints ON matches.id = match WHERE readable")
        return self._club_tallies

    def tallies(self, identities: Collection[str]) -> Mapping[MatchCategory, HandTally]:
        """Returns the tallies of these identities, by kind."""
        tables = f"stints JOIN matches ON matches.id = match WHERE readable AND player IN {PLAYER_IDS}"
        return self._tallies(tables, json_list(identities))

    def _tallies(self, tables: str, *values: str) -> Mapping[MatchCategory, HandTally]:
        rows = self.store.query(f"SELECT system, players, {_SUMS} FROM {tables} GROUP BY system, players", values)
        return {MatchCategory(system, players): HandTally(*tally) for system, players, *tally in rows}

    def wins(self, identities: Collection[str]) -> list[WinSummary]:
        """Returns the wins of these identities in order of time."""
        statement = (
            'SELECT hits.id, system, matches.players, base, "limit", han, fu, groups, yaku FROM hits '
            f"{_WITH_MATCH} WHERE player IN {PLAYER_IDS} ORDER BY hits.id"
        )
        return [
            WinSummary(
                hit,
                system,
                players,
                hand_rank(*value, shown=groups != "[]"),
                tuple(yaku for yaku, _ in json.loads(encoded)),
            )
            for hit, system, players, *value, groups, encoded in self.store.query(statement, (json_list(identities),))
        ]

    def won_since(self, at: str) -> tuple[WonYaku, ...]:
        """Returns the yaku of the wins since a time (UTC), each with its latest win."""
        statement = (
            f"SELECT system, yaku, matches.at, uuid, hits.id / {WINS_PER_ROW} % {ROWS_PER_MATCH} FROM hits {_WITH_MATCH} "
            "WHERE hits.id >= ? AND yaku IS NOT NULL ORDER BY hits.id"
        )
        latest: dict[tuple[str, str], WonYaku] = {}
        for system, encoded, won_at, uuid, row in self.store.query(statement, (self.first_hit(at),)):
            ruleset = system.partition("/")[0]
            for yaku, _ in json.loads(encoded):
                latest[ruleset, yaku] = WonYaku(ruleset, yaku, won_at, RowRef(uuid, row))
        return tuple(latest.values())

    def yaku_won(self) -> frozenset[tuple[str, str]]:
        """Returns every yaku of any win, as pairs of ruleset id and yaku id."""
        return frozenset((won.ruleset, won.yaku) for won in self.won_since(""))

    def hits(self, hits: Sequence[int]) -> tuple[AnyHit, ...]:
        """Returns the hands of hits by their ids, in the given order."""
        hands = self.store.hits(hits)
        return tuple(hands[hit] for hit in hits if hit in hands)

    def won_hands(self, wins: Sequence[int]) -> tuple[WonHand, ...]:
        """Returns the wins among hits by their ids, in the given order."""
        return tuple(FoundHand(hit.win, *hit[1:]) for hit in self.hits(wins) if hit.win is not None)

    @staticmethod
    def first_hit(moment: str) -> int:
        """Returns the lowest id of hits in matches since ``moment`` (UTC), inclusive."""
        return first_id_at(moment) * ROWS_PER_MATCH * WINS_PER_ROW

    def rows(
        self, kind: MatchCategory, identities: Collection[str], condition: str, *values: object
    ) -> tuple[RowRef, ...]:
        """Returns rows of these identities that meet an SQL condition, the latest first."""
        first, last = (f"(match * {ROWS_PER_MATCH} + {row}) * {WINS_PER_ROW}" for row in ("first", "last + 1"))
        statement = (
            f"SELECT DISTINCT uuid, hits.id / {WINS_PER_ROW} % {ROWS_PER_MATCH} FROM stints "
            "JOIN matches ON matches.id = stints.match "
            f"JOIN hits ON hits.id BETWEEN {first} AND {last} - 1 "
            f"WHERE stints.player IN {PLAYER_IDS} AND {condition} AND system = ? AND matches.players = ? "
            "ORDER BY hits.id DESC"
        )
        return tuple(RowRef(*line) for line in self.store.query(statement, (json_list(identities), *values, *kind)))


def _runs(heads: Sequence[MatchHead]) -> Iterator[tuple[int, Sequence[MatchHead]]]:
    """Yields batches of matches with consecutive ids, with their index in ``heads``."""
    start = 0
    for index in range(1, len(heads) + 1):
        ended = index == len(heads) or heads[index].id != heads[index - 1].id + 1
        if ended or index - start == _READ_BATCH:
            yield start, heads[start:index]
            start = index


def _extract(ledger: Ledger, head: MatchHead) -> MatchFacts | None:
    """Returns the facts of a match, or None if it is broken or its rules are unknown."""
    try:
        journal = ledger.journal(head.id)
        return extract_facts(replay_journal(journal), journal) if journal.chain_break is None else None
    except (LedgerDamaged, Refusal):
        return None


def _decimal(text: str | None) -> Decimal | None:
    return Decimal(text) if text is not None else None
