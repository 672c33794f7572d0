# SPDX-License-Identifier: MIT
"""All that spectators see at the moment: the match on the desk, or the whole evening that it belongs to."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.evening.book import EveningBook
from mahjong_desk.club.evening.clock import Clock
from mahjong_desk.club.evening.evening import Evening, SeatedRound
from mahjong_desk.club.evening.tables import Place, TableReader, TableStand, places
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.club.totals import shown
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.rules import registry
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.spectators.snapshot import NOTHING, Mark, Snapshot, Standing, Table, Timer
from mahjong_desk.ui import words
from mahjong_desk.ui.club.spectators.naming import Namer, Naming
from mahjong_desk.ui.club.spectators.showing import MatchShow
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.marks import mark_of
from mahjong_desk.ui.kit.numbers import change
from mahjong_desk.ui.words.language import in_each_language

translate = QCoreApplication.translate


class Lookout:
    """Looks at a desk for spectators."""

    def __init__(self, desk: Desk, naming: Naming) -> None:
        """Has seen nothing yet.

        Args:
            desk: The desk.
            naming: How much is said of who plays.
        """
        self._desk = desk
        self._namer = Namer(naming)
        self._shows: dict[str, MatchShow] = {}
        self._ledger: Ledger | None = None
        self._reader: TableReader | None = None
        self._rounds = 0

    def look(self) -> Snapshot:
        """Returns what there is to be seen now; where the ledger cannot be read, what lies on the desk alone."""
        desk = self._desk
        if desk.ledger is not self._ledger:
            self._ledger, self._reader = desk.ledger, None
            self._shows.clear()
            self._namer = Namer(self._namer.naming)
        with suppress(LedgerError):
            if desk.ledger is not None and self._namer.read(desk.ledger):
                self._shows.clear()
            if desk.ledger is not None and desk.session is not None:
                evening = EveningBook(desk.ledger).read(desk.session.uuid)
                if evening.plan is not None and evening.current is not None:
                    return self._evening(desk.ledger, desk.session, evening, evening.current)
        return self._match(desk.session, desk.stored)

    def _match(self, session: SessionRecord | None, stored: StoredMatch | None) -> Snapshot:
        if session is None or stored is None:
            return Snapshot(_title(session), NOTHING, (), time.time())
        table = self._table(1, stored)
        return Snapshot(_title(session), table.system, (table,), time.time(), whole=_whole((stored,)))

    def _evening(self, ledger: Ledger, session: SessionRecord, evening: Evening, current: SeatedRound) -> Snapshot:
        if len(evening.rounds) != self._rounds:
            # Whoever has come since has a mark, too.
            self._rounds = len(evening.rounds)
            self._namer.read(ledger, anew=True)
        if self._reader is None:
            self._reader = TableReader(ledger)
        if self._desk.stored is not None:
            self._reader.know(self._desk.stored)
        rounds = self._reader.read(session.id, evening.rounds)
        now_played = [table for table in rounds[-1] if table.stored is not None]
        plan = evening.plan
        assert plan is not None

        def subtitle() -> str:
            told = translate("Spectators", "Round {number} of {count} · {system}")
            return told.format(number=current.number, count=plan.rounds, system=_system(plan.ruleset))

        finished = sum(all(table.finished for table in tables) for tables in rounds)
        return Snapshot(
            _title(session),
            in_each_language(subtitle),
            tuple(self._table(table.number, table.stored) for table in now_played if table.stored is not None),
            time.time(),
            _timer(current.clock),
            self._standings(evening, rounds),
            in_each_language(lambda: _after(finished)),
            _whole([table.stored for table in now_played if table.stored is not None]),
        )

    def _table(self, number: int, stored: StoredMatch) -> Table:
        return self._shows.setdefault(stored.record.uuid, MatchShow(self._namer)).table(number, stored)

    def _standings(self, evening: Evening, rounds: Sequence[Sequence[TableStand]]) -> tuple[Standing, ...]:
        # A seat alone says nothing over several rounds.
        if self._namer.naming is Naming.SEATS:
            return ()
        found = [place for place in places(evening, rounds) if place.matches]
        ranks = {place.person: 1 + sum(other.points > place.points for other in found) for place in found}
        return tuple(self._standing(place, ranks[place.person], evening) for place in found)

    def _standing(self, place: Place, rank: int, evening: Evening) -> Standing:
        person = self._namer.person(place.person, evening.names.get(place.person, ""))
        mark = mark_of(person.mark)
        return Standing(
            rank,
            in_each_language(lambda: self._namer.called(person)),
            change(shown(place.points)),
            Mark(mark.shape.value, mark.fill.value),
        )


def _title(session: SessionRecord | None) -> Names:
    if session is None:
        return in_each_language(lambda: translate("Spectators", "Mahjong"))
    return in_each_language(lambda: words.session_name(session.name, session.started_at))


def _system(ruleset_id: str) -> str:
    try:
        return words.in_language(registry.find(ruleset_id).names)
    except Refusal:
        return ruleset_id


def _after(rounds: int) -> str:
    """Returns after how many rounds the standings are; nothing before the first is over."""
    if not rounds:
        return ""
    return words.plural(lambda: translate("Spectators", "after %n round(s)", None, rounds), rounds, "round")


def _timer(clock: Clock) -> Timer | None:
    if not clock.begun or not clock.whole:
        return None
    now = datetime.now(UTC)
    moment = clock.paused or now
    return Timer(
        clock.whole.total_seconds(),
        clock.ends_at(moment).timestamp(),
        clock.last.total_seconds(),
        clock.paused.timestamp() if clock.paused is not None else 0,
    )


def _whole(matches: Sequence[StoredMatch]) -> bool:
    """Tells whether every row adds up."""
    return all(not row.missing and row.refusal is None for stored in matches for row in stored.replay.rows)
