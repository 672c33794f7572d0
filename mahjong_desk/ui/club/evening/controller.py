# SPDX-License-Identifier: MIT
"""The controller of the evening page."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club.evening.evening import (
    Evening,
    EveningPlan,
    EveningRank,
    Presence,
    SeatedRound,
    TableReader,
    TableState,
    evening_ranking,
    with_merged_players,
    with_rounds,
)
from mahjong_desk.club.evening.store import EveningAct, EveningStore, evening_act
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.played import PlayedSession
from mahjong_desk.club.public_names import PublicNames
from mahjong_desk.club.schedule.rounds import PairingMethod, PairingTask, RoundSeating, propose_round
from mahjong_desk.club.session_reader import load_session
from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.background.progress import BackgroundTask
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.marks import PlayerMark, mark_for
from mahjong_desk.ui.outcome import attempt


def now_utc() -> datetime:
    return datetime.now(UTC)


class EveningController(QObject):
    """The latest evening; ``evening`` and ``session`` are None if there is none.

    Methods that record something return whether it is on disk.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ledger: Ledger | None = None
        self._reader: TableReader | None = None
        self._people = people_model_of(desk)
        self._people.changed.connect(self._on_people_changed)
        self._shown_names: dict[Audience, PublicNames] = {}
        self._entered: Evening | None = None
        self.evening: Evening | None = None
        self.session: SessionSummary | None = None
        self.tables: tuple[tuple[TableState, ...], ...] = ()
        self.has_earlier = False

    def read(self) -> None:
        """Reads new entries of the evening and of its tables."""
        ledger = self._desk.ledger
        if ledger is not self._ledger:
            # The evening of the previous ledger must not go on if this one cannot be read.
            self._ledger, self._entered, self.evening, self.session, self.tables = ledger, None, None, None, ()
            self._reader = TableReader(ledger) if ledger is not None else None
        if ledger is not None and (error_text := attempt(lambda: self._read(ledger)).error_text):
            self.failed.emit(error_text)
        else:
            self._people.refresh()
        self.changed.emit()

    def _read(self, ledger: Ledger) -> None:
        assert self._reader is not None
        self._shown_names.clear()
        store = EveningStore(ledger)
        session_ids = store.sessions()
        self.has_earlier = len(session_ids) > 1
        self._entered = store.read(session_ids[0]) if session_ids else None
        self.evening = self._with_people(self._entered) if self._entered is not None else None
        if self._entered is None:
            self.session, self.tables = None, ()
        else:
            self.session = self._find_session(ledger, self._entered.session)
            rounds = self._entered.rounds
            self.tables = self._reader.read(self.session.id, rounds) if self.session is not None else ()

    def _on_people_changed(self) -> None:
        if self._entered is not None:
            self.evening = self._with_people(self._entered)
        self.changed.emit()

    def _with_people(self, evening: Evening) -> Evening:
        """Returns an evening without former players, and with merged players as one."""
        known, merged = self._people.known_people, with_merged_players(evening, self._uuid)
        people = {person: presence for person, presence in merged.people.items() if not known.person(person).former}
        return replace(merged, people=people)

    def _uuid(self, identity: str) -> str:
        return self._people.known_people.person(identity).uuid

    def _find_session(self, ledger: Ledger, uuid: str) -> SessionSummary | None:
        if self.session is not None and self.session.uuid == uuid:
            return ledger.session(self.session.id)
        return next((session for session in reversed(ledger.sessions()) if session.uuid == uuid), None)

    # Names

    def name_of(self, person: str, audience: Audience = Audience.CLUB) -> PlayerName:
        """Returns the name of a person; equal names are numbered in order of arrival."""
        names = self._names(audience)
        return names.name(names.people.person(person, self._entered_name(person)))

    def _names(self, audience: Audience) -> PublicNames:
        known, names = self._people.known_people, self._shown_names.get(audience)
        if names is None or names.people is not known:
            names = self._shown_names[audience] = PublicNames(known, audience)
            for person in self.evening.people if self.evening is not None else ():
                names.name(known.person(person, self._entered_name(person)))
        return names

    def names_at(self, table: TableState, audience: Audience = Audience.CLUB) -> tuple[PlayerName, ...]:
        """Returns the names of the players at a table, by seat."""
        if table.stored is None:
            return tuple(self.name_of(person, audience) for person in table.seats)
        names, header = self._names(audience), table.stored.journal.header
        return tuple(names.name(names.people.person_at(header, name)) for name in table.stored.replay.players)

    def mark_of(self, person: str) -> PlayerMark | None:
        """Returns the mark of a person, or None for a new one, who has no mark yet."""
        people = self._people.people
        player = people.person(person)
        return mark_for(player.mark) if player in people.everybody else None

    def _entered_name(self, person: str) -> str:
        return self.evening.names.get(person, "") if self.evening is not None else ""

    # State

    @property
    def ruleset(self) -> Ruleset | None:
        """The rule system of the evening, or None if it is unknown."""
        plan = self.evening.plan if self.evening is not None else None
        return registry.find_ruleset(plan.ruleset) if plan is not None else None

    @property
    def current(self) -> tuple[TableState, ...]:
        """The tables of the current round."""
        return self.tables[-1] if self.tables else ()

    @property
    def current_round(self) -> SeatedRound | None:
        return self.evening.current_round if self.evening is not None else None

    @property
    def next_number(self) -> int:
        """The number of the next round, from 1."""
        return len(self.evening.rounds) + 1 if self.evening is not None else 1

    @property
    def tables_playing(self) -> int:
        # A match that cannot be read here never ends, and must not stop the next round.
        return sum(table.stored is not None and not table.is_finished for table in self.current)

    @property
    def ranking(self) -> tuple[EveningRank, ...]:
        """The results of all players after the finished matches, best first."""
        return evening_ranking(self.evening, self.tables, self._uuid) if self.evening is not None else ()

    def session_report(self) -> PlayedSession | None:
        """Returns the session with its rounds, for reports, or None."""
        if self.session is None:
            return None
        assert self._ledger is not None
        assert self.evening is not None
        matches = (table.stored for tables in self.tables for table in tables if table.stored is not None)
        return with_rounds(load_session(self._ledger, self.session, matches), self.evening, self.tables)

    def pairing_task(self, attempt: int) -> PairingTask | None:
        """Returns the task of proposing the next round, or None without an evening."""
        evening = self.evening
        if evening is None or evening.plan is None:
            return None
        plan = evening.plan
        ranking = tuple(place.person for place in self.ranking) if plan.method is PairingMethod.SWISS else ()
        return PairingTask(
            plan.method, plan.size, evening.active_players, evening.seatings, ranking, plan.seed, attempt, plan.rounds
        )

    # Actions

    def plan(self, name: str, plan: EveningPlan, people: Sequence[str], chosen: Sequence[str] = ()) -> bool:
        """Begins an evening in a new session; unknown identities in ``chosen`` are empty."""
        twice: list[str] = []

        def begin(ledger: Ledger) -> None:
            present: dict[str, str] = {}
            for person, entered in zip(PeopleRegister(ledger).identify_players(people, chosen), people, strict=True):
                if present.setdefault(person, entered) != entered:
                    twice.append(entered)
            if not twice:
                session = ledger.start_session(name, now())
                EveningStore(ledger).begin(session.uuid, plan, present, now())

        done = self._write(begin)
        if twice:
            self.failed.emit(tr("{player} is here already.").format(player=PlayerName(twice[0])))
        return done and not twice

    def evenings(self) -> tuple[SessionSummary, ...]:
        """Returns the sessions of all evenings in this ledger, the current one first."""
        ledger = self._desk.ledger
        if ledger is None:
            return ()
        sessions = {session.uuid: session for session in ledger.sessions()}
        return tuple(sessions[uuid] for uuid in EveningStore(ledger).sessions() if uuid in sessions)

    def resume(self, session: str) -> bool:
        """Returns to an earlier evening."""
        return self._write(lambda ledger: EveningStore(ledger).resume(session, now()))

    def change_plan(self, plan: EveningPlan) -> bool:
        return self._append(EveningAct.PLAN, plan=plan, people={})

    def undo_plan(self) -> bool:
        earlier = self.evening.previous_plans if self.evening is not None else ()
        return bool(earlier) and self._append(EveningAct.UNDO_PLAN, of=earlier[-1].changed_by)

    def check_in(self, name: str, chosen: str = "") -> bool:
        """Records an arrival; ``chosen`` is the person's identity, or empty if unknown."""

        def enter(ledger: Ledger) -> None:
            assert self.evening is not None
            (arrived,) = PeopleRegister(ledger).identify_players([name], [chosen])
            known = self._people.known_people
            # Two players may have been merged after one of them had arrived.
            same = (person for person in self.evening.people if known.person(person).uuid == known.person(arrived).uuid)
            act = evening_act(EveningAct.COME, self.evening.session, people={next(same, arrived): name})
            EveningStore(ledger).append(act, now())

        return self.evening is not None and self._write(enter)

    def set_presence(self, person: str, presence: Presence) -> bool:
        """Records whether a person plays in the next round."""
        if presence is Presence.PLAYS:
            return self._append(EveningAct.COME, people={person: self._entered_name(person)})
        act = EveningAct.REST if presence is Presence.RESTS else EveningAct.LEAVE
        arrived = self._entered.people if self._entered is not None else ()
        merged = [identity for identity in arrived if self._uuid(identity) == self._uuid(person)]
        return all(self._append(act, person=identity) for identity in merged)

    def propose(self, seats: RoundSeating, *, by_hand: bool, attempt: int) -> bool:
        return self._append(EveningAct.PROPOSE, seats=seats, by_hand=by_hand, attempt=attempt)

    def seat(self, seats: RoundSeating) -> bool:
        """Seats the next round and opens its matches."""
        evening = self.evening
        if evening is None:
            return False
        opened = []
        done = self._write(lambda ledger: opened.append(EveningStore(ledger).seat_round(evening, seats, now())))
        if done and not opened[0]:
            self.failed.emit(tr("The evening has been changed in another window. Check it, then seat the round."))
        return done and opened[0]

    def set_timer_running(self, *, runs: bool) -> bool:
        return self._append(EveningAct.BEGIN if runs else EveningAct.PAUSE, round=self.next_number - 1)

    def add_time(self, minutes: int) -> bool:
        return self._append(EveningAct.ADD_TIME, round=self.next_number - 1, minutes=minutes)

    def _append(self, kind: EveningAct, **details: Any) -> bool:
        if self.evening is None:
            return False
        act = evening_act(kind, self.evening.session, **details)
        return self._write(lambda ledger: EveningStore(ledger).append(act, now()))

    def _write(self, action: Callable[[Ledger], None]) -> bool:
        if self._desk.ledger is None:
            return False
        if error_text := self._desk.do(action).error_text:
            self.failed.emit(error_text)
            return False
        self.read()
        return True


class SeatSearch(QObject):
    """Searches for seats on its own thread; a different task starts a new search."""

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seats: RoundSeating | None = None  # the latest result; None during a search
        self.task: PairingTask | None = None  # None if the seats come from the ledger

    def set_seats(self, seats: RoundSeating) -> None:
        """Sets seats that were read from the ledger."""
        self.seats, self.task = seats, None

    def start(self, task: PairingTask) -> bool:
        """Starts a search unless it is running; returns False if the result is known."""
        if task != self.task:
            self.seats, self.task = None, task
            search = BackgroundTask(partial(propose_round, task), self)
            search.finished.connect(lambda seats, _error: self._keep(task, seats))
            search.start()
        return self.seats is None

    def _keep(self, task: PairingTask, seats: RoundSeating) -> None:
        if task == self.task:
            self.seats = seats
            self.found.emit()
