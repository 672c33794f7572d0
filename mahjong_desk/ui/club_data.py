# SPDX-License-Identifier: MIT
"""The facts of the club's matches and its people, brought up to date without blocking the window."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.club.facts.facts import FactsIndex, IndexProgress
from mahjong_desk.club.facts.store import FactStore, FactsUnavailable, facts_path
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.attendance import recent_names
from mahjong_desk.club.people.people import People, PeopleRegister
from mahjong_desk.club.people.person import SUBJECT, Appearance, Audience, Person, fold_loosely, identity_of
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.fields import NameCompletion, NameCompletionModel
from mahjong_desk.ui.kit.marks import PlayerMark, mark_for
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.people import former_player

if TYPE_CHECKING:
    from mahjong_desk.ledger.contents import MatchSummary
    from mahjong_desk.ledger.entry import End
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ui.desk import Desk


_T = TypeVar("_T")
_AT_ONCE: Final = 0.06
"""So long the window waits for what was entered since, seconds: a match or two need no second look."""
_SLICE_SECONDS: Final = 0.02
"""So long it then waits between two events, seconds."""
_PAUSE: Final = 20
"""The pause between two slices of work that the user does not wait for, in milliseconds."""


def facts_index_of(desk: Desk) -> FactsUpdater:
    """Returns the facts of the ledger on a desk: the same for everybody who asks."""
    return desk.findChild(FactsUpdater) or FactsUpdater(desk)


def progress_sentence(progress: IndexProgress) -> str:
    """Returns how far the matches were looked at, as a sentence."""
    text = tr("Reading matches: {done} of {all}…")
    return text.format(done=format_number(progress.done), all=format_number(progress.all))


class FactsUpdater(QObject):
    """Updates the facts of the open ledger before they are shown.

    A page calls ``refresh`` when it is shown, and ``query`` on each ``changed``. Seats are known long before all matches were
    played: a page that needs only them calls ``refresh_seats`` and listens to ``seats_updated``.

    Attributes:
        progress: How far the matches were looked at; None where everything is up to date, or could not be read.
        error: Why the ledger could not be read; None where it could.
    """

    seats_updated = Signal()
    changed = Signal()
    progressed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._facts: FactsIndex | None = None
        self._ledger: Ledger | None = None
        self._end: End | None = None
        self._wanted = self._played = False
        self._looking: Generator[IndexProgress, None, None] | None = None
        self.seating = False
        self.progress: IndexProgress | None = None
        self.error: LedgerError | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(lambda: self._run_slice(_SLICE_SECONDS))

    def refresh(self) -> None:
        """Updates all facts; emits ``changed`` if anything was new."""
        self._slices.setInterval(0)
        self._look(_AT_ONCE, wanted=True)

    def prefetch(self) -> None:
        """Does the same in advance, with pauses for other work."""
        if self._looking is None:
            self._slices.setInterval(_PAUSE)
            self._look(_SLICE_SECONDS, wanted=True)

    def refresh_seats(self) -> None:
        """Updates the seats of all matches; emits ``seats_updated`` if anything was new."""
        if self.seating:
            self._slices.setInterval(0)
        self._look(_AT_ONCE)

    def _look(self, seconds: float, *, wanted: bool = False) -> None:
        self._set_ledger(self._desk.ledger)
        self._wanted = self._wanted or wanted
        if (error := attempt(self._begin).error) is not None:
            self._fail(error)
            return
        if self._looking is not None and not self._slices.isActive():
            self._run_slice(seconds)

    def query(self, question: Callable[[FactsIndex], _T]) -> _T | None:
        """Returns the answer to a question, or None until ``changed``."""
        return self._answer(question) if self._played and self.error is None else None

    def appearances(self) -> tuple[Appearance, ...] | None:
        """Returns who sat where, the same object while that is the same; None while that is not known."""
        return self._answer(FactsIndex.appearances) if not self.seating and self.error is None else None

    def _answer(self, question: Callable[[FactsIndex], _T]) -> _T | None:
        if self._facts is None:
            return None
        try:
            return question(self._facts)
        except FactsUnavailable:
            self._stop()
            self._end = None
            self._look(_AT_ONCE)
            return None

    def _set_ledger(self, ledger: Ledger | None) -> None:
        if ledger is not self._ledger:
            self._close()
            self._ledger = ledger
            if ledger is not None:
                self._facts = FactsIndex(FactStore(facts_path(ledger.place)))
                # The file is let go of with the desk; this object is gone by then.
                self.destroyed.connect(self._facts.close)

    def _begin(self) -> None:
        """Begins again if there are new entries, even while older matches are being replayed."""
        ledger = self._ledger
        if ledger is None or self._facts is None or self.seating:
            return
        end = ledger.chain_head
        if end != self._end:
            self._stop()
            self._end, self.error = end, None
            self.seating = True
            self._looking = self._facts.take_seats(ledger)
        elif self._wanted and not self._played and self._looking is None:
            self._looking = self._facts.play(ledger)

    def _close(self) -> None:
        self._stop()
        if self._facts is not None:
            self.destroyed.disconnect(self._facts.close)
            self._facts.close()
        self._facts = self._end = self.error = None
        self._wanted = False

    def _stop(self) -> None:
        self._slices.stop()
        if self._looking is not None:
            self._looking.close()
        self._looking = self.progress = None
        self.seating = self._played = False

    def _run_slice(self, seconds: float) -> None:
        if self._desk.ledger is not self._ledger or self._looking is None:
            self._stop()
            self._look(_AT_ONCE)
            return
        if (error := attempt(lambda: self._play_until(time.monotonic() + seconds)).error) is not None:
            self._fail(error)

    def _play_until(self, until: float) -> None:
        try:
            while self._looking is not None:
                for progress in self._looking:
                    self.progress = progress
                    if time.monotonic() >= until:
                        self._slices.start()
                        self.progressed.emit()
                        return
                self._next_step()
        except FactsUnavailable:
            self._stop()
            self._end = None
            self._begin()
            self._slices.start()

    def _next_step(self) -> None:
        """Goes on once it is known who sat where, or all matches were played."""
        self._slices.stop()
        self._looking = self.progress = None
        if self.seating:
            self.seating = False
            if self._wanted and self._facts is not None and self._ledger is not None:
                self._looking = self._facts.play(self._ledger)
            self.seats_updated.emit()
        else:
            self._played = True
            self.changed.emit()
            # There may be new entries.
            self._begin()

    def _fail(self, error: LedgerError) -> None:
        self._stop()
        self._end, self.error = None, error
        self.seats_updated.emit()
        self.changed.emit()


class PersonLabel(NamedTuple):
    name: PlayerName
    mark: PlayerMark


Labelling = Callable[[str], PersonLabel]
"""Returns how a person is shown, by UUID."""


def person_label(people: People, uuid: str, where: Audience = Audience.CLUB) -> PersonLabel:
    person = people.person(uuid)
    return PersonLabel(people.name_for(person, where), mark_for(person.mark))


def people_model_of(desk: Desk) -> PeopleModel:
    """Returns the people of the ledger on a desk: the same for everybody who asks."""
    return desk.findChild(PeopleModel) or PeopleModel(desk)


class PeopleModel(QObject):
    """Reads the people of the open ledger before they are shown, and enters changes to them.

    A page calls ``refresh`` when it is shown, and shows ``people`` whenever ``changed`` says that there is something new.

    Attributes:
        error: Why the ledger could not be read; None where it could.
    """

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.people = People((), (), former_player)
        self.error: LedgerError | None = None
        self._ledger: Ledger | None = None
        self._made_of: tuple[object, object] | None = None
        self._entered = self.people
        self._entered_in: Ledger | None = None
        self._entered_at: End | None = None
        self._facts = facts_index_of(desk)
        self._facts.seats_updated.connect(self._rebuild)

    @property
    def reading(self) -> bool:
        """Whether matches are still being read."""
        return self._facts.seating

    def refresh(self) -> None:
        """Updates the people; emits ``changed`` if anything was new."""
        self._set_ledger(self._desk.ledger)
        self._facts.refresh_seats()

    def _set_ledger(self, ledger: Ledger | None) -> None:
        if ledger is not self._ledger:
            self._ledger, self._made_of = ledger, None
            self.people = People((), (), former_player)

    @property
    def known(self) -> People:
        """Everybody, or those of whom something was entered while the matches are still being read."""
        return self.people if self._made_of is not None else self._without_matches()

    def display_names(self, record: MatchSummary) -> tuple[PlayerName, ...]:
        """Returns the names of those who sat at a match, as lists show them: as they were typed, but for former players."""
        entered = self._without_matches()
        persons = [
            entered.person_at(record.header, name) if record.header is not None else None for name in record.players
        ]
        return tuple(
            entered.name_for(person) if person is not None and person.former else PlayerName(name)
            for person, name in zip(persons, record.players, strict=True)
        )

    def _without_matches(self) -> People:
        """Returns the people with entries, without reading matches; the last known ones if that fails."""
        ledger = self._desk.ledger
        if ledger is None:
            return self._entered
        end = attempt(lambda: ledger.chain_head).result
        if end is not None and (self._entered_in, self._entered_at) != (ledger, end):
            acts = attempt(lambda: ledger.club.actions(SUBJECT)).result
            if acts is not None:
                self._entered = People(acts, (), former_player)
                self._entered_in, self._entered_at = ledger, end
        return self._entered

    def record(self, action: Callable[[PeopleRegister], object]) -> str:
        """Enters acts about people; returns the error as a sentence, or an empty text."""
        if self._desk.ledger is None:
            return ""
        fault = self._desk.do(lambda ledger: action(PeopleRegister(ledger))).why
        if not fault:
            self._desk.refresh_names()
            self.refresh()
        return fault

    def _rebuild(self) -> None:
        """Creates the people again if matches or entries have changed."""
        ledger, failed = self._desk.ledger, self.error
        self._set_ledger(ledger)
        if ledger is None:
            return
        read = attempt(lambda: (self._facts.appearances(), ledger.club.actions(SUBJECT)))
        self.error = read.error or self._facts.error
        appeared, acts = read.result if read.result is not None else (None, ())
        if self.error is not None:
            self.changed.emit()
        elif appeared is not None and (self._made_of != (acts, appeared) or failed is not None):
            self._made_of = acts, appeared
            self.people = People(acts, appeared, former_player)
            self.changed.emit()


def name_completions(desk: Desk, without: Sequence[str] = ()) -> NameCompletionModel:
    """Returns the names that the club knows, the most recent first.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    if desk.ledger is None:
        return NameCompletionModel()
    # Only people with entries: those of the matches are read when the user types.
    entered = People(desk.ledger.club.actions(SUBJECT), ())
    lately = (entered.person(identity_of(name), name) for name in recent_names(desk.ledger))
    return NameCompletionModel(_known((*lately, *entered.everybody), marked=False), _older(desk), without)


def people_completions(people: People) -> NameCompletionModel:
    """Returns everybody, to be completed."""
    return NameCompletionModel(_known(people.everybody, marked=True))


def _older(desk: Desk) -> Iterator[Sequence[NameCompletion]]:
    keeper, ledger = people_model_of(desk), desk.ledger
    keeper.refresh()
    while keeper.reading:
        yield ()
    if desk.ledger is ledger:
        by_last = sorted(keeper.people.everybody, key=lambda person: person.last, reverse=True)
        yield _known(by_last, marked=True)


def _known(persons: Iterable[Person], *, marked: bool) -> tuple[NameCompletion, ...]:
    """Returns people for completion; equal names get a distinguishing detail."""
    found: dict[str, NameCompletion] = {}
    labels: set[str] = set()
    for person in persons:
        if person.former or person.uuid in found:
            continue
        label, number = str(person.name), 1
        while label in labels:
            number += 1
            label = f"{person.name} ({join_notes(person.reading, str(number))})"
        labels.add(label)
        words = " ".join((*person.names, person.reading, *map(fold_loosely, (*person.names, person.reading))))
        mark = mark_for(person.mark) if marked else None
        found[person.uuid] = NameCompletion(label, str(person.name), words, mark, person.uuid)
    return tuple(found.values())
