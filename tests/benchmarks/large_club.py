# SPDX-License-Identifier: MIT
"""A club of many years: 300,000 hands in 24,000 matches.

Run ``python -m tests.benchmarks.large_club FOLDER``; it takes some minutes and makes the same club each time. Some
matches of each rule system are played, with fouls, substitutes and corrections, and repeated under other names.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import UUID

from mahjong_desk.interchange import write_event
from mahjong_desk.journal.acts import TIME_FORMAT, Act, ActionKind, JsonObject, MatchHeader, canonical_json
from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.ledger.books import DRILLS, Rates
from mahjong_desk.ledger.entry import ChainHead, EntryKind, LedgerEntry, next_entry
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import Adjustment, Draw, Event, Win
from mahjong_desk.rules.model.events import MatchEnd as EndOfMatch
from mahjong_desk.rules.ruleset import TableRules
from tests.benchmarks.random_wins import OPTIONS, WIN_GENERATORS
from tests.club.made_club import next_event

HANDS, MATCHES, SESSIONS = 15, 24, 1_000
"""The rows of the match in progress, the matches per session and the sessions of the club."""

_PLAYED, _LONGEST = 6, 3
"""The matches played per rule system, and their maximum length in multiples of the match in progress."""

_CORRECTED = 0.02
_MEMBERS, _EVENING = 240, 16
_GIVEN = ("Aoi", "Ben", "Chie", "Dai", "Emi", "Fei", "Goro", "Hana")
_RATED, _RENAMED, _DRILLED = 40, 50, 10
"""One session in ``_RATED`` has rates, one match in ``_RENAMED`` a new name; a session has ``_DRILLED`` drills."""
_BEGUN = datetime(2006, 1, 5, 18, tzinfo=UTC)


class ClubGenerator:
    """Generates the ledger entries of a club, the same ones for the same seed."""

    def __init__(self, hands: int, seed: int = 20260131) -> None:
        """Plays the matches to record; the one in progress has ``hands`` rows."""
        self._source = random.Random(seed)
        self._end = ChainHead()
        played = [_play(system, _LONGEST * hands, self._source) for _ in range(_PLAYED) for system in WIN_GENERATORS]
        self._finished = [(rules, _acts(rules, events, self._source)) for rules, events in played]
        rules, events = next((rules, events) for rules, events in played if len(events) > hands)
        self._ongoing = rules, tuple(Act.record(write_event(event, rules.ruleset)) for event in events[:hands])
        self._members = [f"{_GIVEN[number % len(_GIVEN)]} {number // len(_GIVEN) + 1}" for number in range(_MEMBERS)]

    def session(self, number: int, matches: int) -> Iterator[LedgerEntry]:
        evening, uuid = _BEGUN + timedelta(weeks=number), self._uuid()
        yield self._enter(EntryKind.SESSION, uuid, evening, {"name": f"Thursday {number + 1}"})
        if number % _RATED == 0:
            yield self._enter(EntryKind.RATES, uuid, evening, Rates("points").payload())
        # From session to session, one player joins and another leaves.
        people = [self._members[(number + place) % _MEMBERS] for place in range(_EVENING)]
        for match in range(matches):
            at = evening + timedelta(minutes=10 * match)
            rules, acts = self._source.choice(self._finished) if match < matches - 1 else self._ongoing
            seated = self._source.sample(people, rules.opening_table().players)
            header = MatchHeader(rules.ruleset.id, dict(rules.options), tuple(seated))
            played = list(acts)
            if self._source.randrange(_RENAMED) == 0:
                played.append(Act.rename(seated[0], f"{seated[0]}b", [f"{seated[0]}b", *seated[1:]], {}))
            yield from self._match(uuid, match + 1, at, header, played)
        for question in range(_DRILLED):
            at = evening + timedelta(minutes=question)
            right = self._source.random() < 0.7
            topics = {f"topic {self._source.randrange(30)}": right}
            answered = AnswerRecord(at.strftime(TIME_FORMAT), "boo", Subject.YAKU, Level.EASY, right, topics, False)
            yield self._enter(EntryKind.DRILL_ANSWER, DRILLS, at, answered.payload())

    def _match(
        self, session: str, number: int, at: datetime, header: MatchHeader, acts: list[Act]
    ) -> Iterator[LedgerEntry]:
        uuid = self._uuid()
        yield self._enter(
            ActionKind.OPEN, uuid, at, {"session": session, "number": number, "header": header.to_payload()}
        )
        for act in acts:
            at += timedelta(seconds=30)
            yield self._enter(act.kind, uuid, at, act.payload)

    def _enter(self, kind: str, subject: str, at: datetime, content: JsonObject) -> LedgerEntry:
        entry = next_entry(self._end, kind, subject, canonical_json(content), at.strftime(TIME_FORMAT))
        self._end = entry.end
        return entry

    def _uuid(self) -> str:
        return str(UUID(int=self._source.getrandbits(128), version=4))


def _play(ruleset_id: str, longest: int, source: random.Random) -> tuple[TableRules, list[Event]]:
    """Plays a match until its rules end it or it has ``longest`` events."""
    rules = WIN_GENERATORS[ruleset_id](source)[0].ruleset.bind(OPTIONS.get(ruleset_id, {}))
    names = tuple(str(seat) for seat in range(rules.opening_table().players))
    played = replay(Match(rules, dict(rules.options), names, ()))
    while played.final is None:
        events = played.match.events
        next_one = EndOfMatch() if len(events) == longest else next_event(played, source)
        if len(events) < longest and source.random() < _CORRECTED:
            next_one = Adjustment(deltas=(100, -100, *[0] * (played.table.players - 2)))
        played = played.with_events([*events, next_one])
    return rules, list(played.match.events)


def _acts(rules: TableRules, events: Sequence[Event], source: random.Random) -> tuple[Act, ...]:
    """Returns the acts that record events, among them corrections of some wins."""
    acts: list[Act] = []
    for event in events:
        document = write_event(event, rules.ruleset)
        if isinstance(event, Win) and source.random() < _CORRECTED:
            row = len(acts) + 1  # a row has the number of its entry; the first entry opens the match
            acts += [Act.record(write_event(Draw(), rules.ruleset)), Act.replace(row, document)]
        else:
            acts.append(Act.record(document))
    return tuple(acts)


def make(folder: Path, sessions: int = SESSIONS, matches: int = MATCHES, hands: int = HANDS) -> None:
    club = ClubGenerator(hands)
    with Ledger.open(ledger_path(folder)) as ledger:
        for number in range(sessions):
            with ledger.write_transaction() as writing:
                for entry in club.session(number, matches):
                    writing.append_record(entry)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Makes the ledger of a club that has played for years.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sessions", type=int, default=SESSIONS)
    arguments = parser.parse_args()
    make(arguments.folder, arguments.sessions)
