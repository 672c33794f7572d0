# SPDX-License-Identifier: MIT
"""The facts of the club's matches and its people, updated in short slices."""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Generator, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.club.facts.facts import FactsIndex, IndexProgress
from mahjong_desk.club.facts.store import FactStore, FactsUnavailable, facts_path
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.attendance import recent_players
from mahjong_desk.club.people.people import People, PeopleRegister
from mahjong_desk.club.people.person import SUBJECT, Appearance, Audience, Person, fold_loosely, identity_of
from mahjong_desk.ledger.contents import MatchSummary
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.fields import NameCompletion, NameCompletionModel
from mahjong_desk.ui.kit.marks import PlayerMark, mark_for
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.people import former_player

_T = TypeVar("_T")
_FIRST_SLICE_SECONDS = 0.06
"""How long the window waits for an update, in seconds: enough for a match or two."""
_SLICE_SECONDS = 0.02
"""How long each further slice of the update may take between two events, in seconds."""
_PREFETCH_PAUSE = 20
"""The pause between two slices that the user does not wait for, in milliseconds."""


def facts_index_of(desk: Desk) -> FactsUpdater:
    """Returns the facts of the ledger of a desk; all callers share them."""
    return desk.findChild(FactsUpdater) or FactsUpdater(desk)


def progress_sentence(progress: IndexProgress) -> str:
    """Returns a sentence on how many matches have been read."""
    text = tr("Reading matches: {done} of {all}…")
    return text.format(done=format_number(progress.done), all=format_number(progress.all))


class FactsUpdater(QObject):
    """Updates the facts of the open ledger before they are shown.

    A page calls ``refresh`` when it is shown, and ``query`` on each ``changed``. Seats are known long before all matches are
    replayed: a page that needs only them calls ``refresh_seats`` and listens to ``seats_updated``.

    Attributes:
        progress: The progress of the update, or None if there is none.
        error: Why the ledger could not be read, or None.
    """

    seats_updated = Signal()
    changed = Signal()
    progressed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._facts: FactsIndex | None = None
        self._ledger: Ledger | None = None
        self._covered_end: ChainHead | None = None
        self._replay_wanted = self._is_up_to_date = False
        self._steps: Generator[IndexProgress, None, None] | None = None
        self.is_reading_seats = False
        self.progress: IndexProgress | None = None
        self.error: LedgerError | None = None
        self._slice_timer = QTimer(self, interval=0)
        self._slice_timer.timeout.connect(lambda: self._run_slice(_SLICE_SECONDS))

    def refresh(self) -> None:
        """Updates all facts; emits ``changed`` if there was anything new."""
        self._slice_timer.setInterval(0)
        self._start(_FIRST_SLICE_SECONDS, replay=True)

    def prefetch(self) -> None:
        """Updates all facts in advance, with pauses for other work."""
        if self._steps is None:
            self._slice_timer.setInterval(_PREFETCH_PAUSE)
            self._start(_SLICE_SECONDS, replay=True)

    def refresh_seats(self) -> None:
        """Updates the seats; emits ``seats_updated`` if there were new entries."""
        if self.is_reading_seats:
            self._slice_timer.setInterval(0)
        self._start(_FIRST_SLICE_SECONDS)

    def _start(self, seconds: float, *, replay: bool = False) -> None:
        self._set_ledger(self._desk.ledger)
        self._replay_wanted = self._replay_wanted or replay
        if (error := attempt(self._prepare).error) is not None:
            self._fail(error)
            return
        if self._steps is not None and not self._slice_timer.isActive():
            self._run_slice(seconds)

    def query(self, query_function: Callable[[FactsIndex], _T]) -> _T | None:
        """Returns the result of a query, or None before the next ``changed``."""
        return self._answer(query_function) if self._is_up_to_date and self.error is None else None

    def appearances(self) -> tuple[Appearance, ...] | None:
        """Returns the seats of all matches, the same object until they change.

        None during an update, and after an error.
        """
        return self._answer(FactsIndex.appearances) if not self.is_reading_seats and self.error is None else None

    def _answer(self, query_function: Callable[[FactsIndex], _T]) -> _T | None:
        if self._facts is None or self._desk.ledger is not self._ledger:
            return None
        try:
            return query_function(self._facts)
        except FactsUnavailable:
            self._stop()
            self._covered_end = None
            self._start(_FIRST_SLICE_SECONDS)
            return None

    def _set_ledger(self, ledger: Ledger | None) -> None:
        if ledger is not self._ledger:
            self._close()
            self._ledger = ledger
            if ledger is not None:
                self._facts = FactsIndex(FactStore(facts_path(ledger.place)))
                # Closes the file with the desk; connected to the facts, because this object is then already destroyed.
                self.destroyed.connect(self._facts.close)

    def _prepare(self) -> None:
        """Starts reading new entries, or else replaying the matches that are pending.

        New entries interrupt a replay.
        """
        ledger = self._ledger
        if ledger is None or self._facts is None or self.is_reading_seats:
            return
        end = ledger.chain_head
        if end != self._covered_end:
            self._stop()
            self._covered_end, self.error = end, None
            self.is_reading_seats = True
            self._steps = self._facts.update_seats(ledger)
        elif self._replay_wanted and not self._is_up_to_date and self._steps is None:
            self._steps = self._facts.replay_pending(ledger)

    def _close(self) -> None:
        self._stop()
        if self._facts is not None:
            self.destroyed.disconnect(self._facts.close)
            self._facts.close()
        self._facts = self._covered_end = self.error = None
        self._replay_wanted = False

    def _stop(self) -> None:
        self._slice_timer.stop()
        if self._steps is not None:
            self._steps.close()
        self._steps = self.progress = None
        self.is_reading_seats = self._is_up_to_date = False

    def _run_slice(self, seconds: float) -> None:
        if self._desk.ledger is not self._ledger or self._steps is None:
            self._stop()
            self._start(_FIRST_SLICE_SECONDS)
            return
        if (error := attempt(lambda: self._run_until(time.monotonic() + seconds)).error) is not None:
            self._fail(error)

    def _run_until(self, until: float) -> None:
        try:
            while self._steps is not None:
                for progress in self._steps:
                    self.progress = progress
                    if time.monotonic() >= until:
                        self._slice_timer.start()
                        self.progressed.emit()
                        return
                self._on_steps_done()
        except FactsUnavailable:
            self._stop()
            self._covered_end = None
            self._prepare()
            self._slice_timer.start()

    def _on_steps_done(self) -> None:
        """Continues after all seats have been updated, or all matches replayed."""
        self._slice_timer.stop()
        self._steps = self.progress = None
        if self.is_reading_seats:
            self.is_reading_seats = False
            if self._replay_wanted and self._facts is not None and self._ledger is not None:
                self._steps = self._facts.replay_pending(self._ledger)
            self.seats_updated.emit()
        else:
            self._is_up_to_date = True
            self.changed.emit()
            # There may be new entries.
            self._prepare()

    def _fail(self, error: LedgerError) -> None:
        self._stop()
        self._covered_end, self.error = None, error
        self.seats_updated.emit()
        self.changed.emit()


class PersonLabel(NamedTuple):
    name: PlayerName
    mark: PlayerMark


Labelling = Callable[[str], PersonLabel]
"""Returns the label of a person by UUID."""


def person_label(people: People, uuid: str, where: Audience = Audience.CLUB) -> PersonLabel:
    person = people.person(uuid)
    return PersonLabel(people.name_for(person, where), mark_for(person.mark))


def people_model_of(desk: Desk) -> PeopleModel:
    """Returns the people of the ledger of a desk; all callers share them."""
    return desk.findChild(PeopleModel) or PeopleModel(desk)


class PeopleModel(QObject):
    """Reads the people of the open ledger, and records changes to them.

    A page calls ``refresh`` when it is shown, and shows ``people`` on each ``changed``.

    Attributes:
        error: Why the ledger could not be read, or None.
    """

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.people = People((), (), former_player)
        self.error: LedgerError | None = None
        self._ledger: Ledger | None = None
        self._sources: tuple[object, object] | None = None
        self._entered_people = self.people
        self._entries_end: tuple[Ledger, ChainHead] | None = None
        self._facts = facts_index_of(desk)
        self._facts.seats_updated.connect(self._rebuild)

    @property
    def is_reading_matches(self) -> bool:
        """Whether matches are still being read."""
        return self._facts.is_reading_seats

    def refresh(self) -> None:
        """Updates the people; emits ``changed`` if there was anything new."""
        self._set_ledger(self._desk.ledger)
        self._facts.refresh_seats()

    def _set_ledger(self, ledger: Ledger | None) -> None:
        if ledger is not self._ledger:
            self._ledger, self._sources = ledger, None
            self.people = People((), (), former_player)

    @property
    def known_people(self) -> People:
        """All people, or only those with entries while the matches are still being read."""
        return self.people if self._sources is not None else self._without_matches()

    def display_names(self, record: MatchSummary) -> tuple[PlayerName, ...]:
        """Returns the names of a match's players as entered, except former players."""
        entered, header = self._without_matches(), record.header
        persons = [entered.person_at(header, name) if header is not None else None for name in record.players]
        return tuple(
            entered.name_for(person) if person is not None and person.former else PlayerName(name)
            for person, name in zip(persons, record.players, strict=True)
        )

    def _without_matches(self) -> People:
        """Returns the people with entries, or the last known ones if that fails."""
        ledger = self._desk.ledger
        if ledger is None:
            return self._entered_people
        end = attempt(lambda: ledger.chain_head).result
        if end is not None and self._entries_end != (ledger, end):
            acts = attempt(lambda: ledger.club.actions(SUBJECT)).result
            if acts is not None:
                self._entered_people, self._entries_end = People(acts, (), former_player), (ledger, end)
        return self._entered_people

    def record(self, action: Callable[[PeopleRegister], object]) -> str:
        """Records actions about people; returns the error as a sentence, or an empty text."""
        if self._desk.ledger is None:
            return ""
        fault = self._desk.do(lambda ledger: action(PeopleRegister(ledger))).error_text
        if not fault:
            self._desk.refresh_names()
            self.refresh()
        return fault

    def _rebuild(self) -> None:
        """Recreates the people if matches or entries have changed."""
        ledger, previous_error = self._desk.ledger, self.error
        self._set_ledger(ledger)
        if ledger is None:
            return
        outcome = attempt(lambda: (self._facts.appearances(), ledger.club.actions(SUBJECT)))
        self.error = outcome.error or self._facts.error
        appearances, acts = outcome.result if outcome.result is not None else (None, ())
        if self.error is not None:
            self.changed.emit()
        elif appearances is not None and (self._sources != (acts, appearances) or previous_error is not None):
            self._sources = acts, appearances
            self.people = People(acts, appearances, former_player)
            self.changed.emit()


def name_completions(desk: Desk, without: Sequence[str] = ()) -> NameCompletionModel:
    """Returns the names that the club knows, latest first, except ``without``.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    if desk.ledger is None:
        return NameCompletionModel()
    # Only people with entries: those in the matches are read when the user starts to type.
    entered = People(desk.ledger.club.actions(SUBJECT), ())
    header = desk.stored.journal.header if desk.stored is not None else None
    seated = {entered.person_at(header, name).uuid for name in without if header is not None}
    known = {person.uuid for person in entered.everybody}
    recent = ((entered.person(identity, name), name) for name, identity in recent_players(desk.ledger).items())
    # A merged player is offered only by the kept name.
    offered = (person for person, name in recent if person.uuid in known or person.uuid == identity_of(name))
    return NameCompletionModel(
        _completions((*offered, *entered.everybody), seated, marked=False), _later_completions(desk, seated), without
    )


def people_completions(people: People) -> NameCompletionModel:
    return NameCompletionModel(_completions(people.everybody, (), marked=True))


def _later_completions(desk: Desk, seated: Container[str]) -> Iterator[Sequence[NameCompletion]]:
    model, ledger = people_model_of(desk), desk.ledger
    model.refresh()
    while model.is_reading_matches:
        yield ()
    if desk.ledger is ledger:
        by_last = sorted(model.people.everybody, key=lambda person: person.last, reverse=True)
        yield _completions(by_last, seated, marked=True)


def _completions(persons: Iterable[Person], seated: Container[str], *, marked: bool) -> tuple[NameCompletion, ...]:
    """Returns completions for people not ``seated``, with details for equal names."""
    completions: dict[str, NameCompletion] = {}
    labels: set[str] = set()
    for person in persons:
        if person.former or person.uuid in completions or person.uuid in seated:
            continue
        label, number = str(person.name), 1
        while label in labels:
            number += 1
            label = f"{person.name} ({join_notes(person.reading, str(number))})"
        labels.add(label)
        words = " ".join((*person.names, person.reading, *map(fold_loosely, (*person.names, person.reading))))
        mark = mark_for(person.mark) if marked else None
        completions[person.uuid] = NameCompletion(label, str(person.name), words, mark, person.uuid)
    return tuple(completions.values())
