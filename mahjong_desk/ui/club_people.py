# SPDX-License-Identifier: MIT
"""The people of the club as the window shows them, kept up to date while it stays awake."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.acts import SUBJECT
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.register import Register
from mahjong_desk.ledger.errors import LedgerError

if TYPE_CHECKING:
    from mahjong_desk.ledger.chain import End
    from mahjong_desk.ledger.club_act import ClubAct
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import MatchRecord, Seating
    from mahjong_desk.ui.desk import Desk

_AT_ONCE: Final = 0.1
"""So long the window waits for what was entered since, seconds."""
_SLICE: Final = 0.03
"""So long it then waits between two events, seconds."""
_PIECE: Final = 200
"""So many matches are read together."""


def club_people(desk: Desk) -> ClubPeople:
    """Returns the people of the ledger on a desk: the same for everybody who asks."""
    return desk.findChild(ClubPeople) or ClubPeople(desk)


def former_player(number: int) -> str:
    """Returns what a former player is called."""
    return QCoreApplication.translate("ClubPeople", "Former player {number}").format(number=number)


class ClubPeople(QObject):
    """Reads the people of the open ledger whenever somebody is about to look at them, and enters what is said of them.

    A page calls ``look`` when it is shown, and shows ``people`` whenever ``changed`` says that there is something new.

    Attributes:
        people: Everybody, as they were when somebody looked last; nobody before all matches were read for the first time.
        reading: Whether matches are still being read.
        error: Why the ledger could not be read; None where it could.

    Signals:
        changed(): Everything is up to date, and may say something else than before; or the ledger cannot be read.
    """

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        """Looks at nothing yet; belongs to the desk."""
        super().__init__(desk)
        self._desk = desk
        self.people = People((), (), former_player)
        self.error: LedgerError | None = None
        self._ledger: Ledger | None = None
        self._end: End | None = None
        self._acts: tuple[ClubAct, ...] = ()
        self._heads: dict[int, str] = {}
        self._seatings: dict[int, Seating] = {}
        self._pieces: Iterator[None] | None = None
        self._first = True
        self._entered = self.people
        self._entered_in: Ledger | None = None
        self._entered_at: End | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(lambda: self._go_on(_SLICE))

    @property
    def reading(self) -> bool:
        """Whether matches are still being read."""
        return self._pieces is not None

    def look(self) -> None:
        """Sees to it that everything that was entered counts; tells by ``changed`` when that is so, and it was not before."""
        ledger = self._desk.ledger
        if ledger is not self._ledger:
            self._stop()
            self._ledger, self._end, self._acts = ledger, None, ()
            self._heads, self._seatings = {}, {}
            self.people, self._first = People((), (), former_player), True
        if self._pieces is not None or ledger is None:
            return
        try:
            if ledger.end == self._end:
                return
            self._pieces = self._read(ledger)
        except LedgerError as error:
            self._give_up(error)
            return
        self._go_on(_AT_ONCE)

    def names_at(self, record: MatchRecord) -> tuple[PlayerName, ...]:
        """Returns the names of those who sat at a match, as lists show them: as they were typed, but for former players."""
        entered = self._without_matches()
        persons = [entered.at(record.header, name) if record.header is not None else None for name in record.people]
        return tuple(
            entered.shown_name(person) if person is not None and person.former else PlayerName(name)
            for person, name in zip(persons, record.people, strict=True)
        )

    def _without_matches(self) -> People:
        """Returns those of whom something was entered, without a look at the matches; those known last where that fails."""
        ledger = self._desk.ledger
        with suppress(LedgerError):
            if ledger is not None and (self._entered_in, self._entered_at) != (ledger, ledger.end):
                self._entered = People(ledger.club.acts(SUBJECT), (), former_player)
                self._entered_in, self._entered_at = ledger, ledger.end
        return self._entered

    def enter(self, deed: Callable[[Register], object]) -> LedgerError | None:
        """Enters something about people; returns why that could not be, None where it was.

        Args:
            deed: What is done with the register.
        """
        if self._desk.ledger is None:
            return None
        try:
            deed(Register(self._desk.ledger))
        except LedgerError as error:
            return error
        self.look()
        return None

    def _read(self, ledger: Ledger) -> Iterator[None]:
        """Reads what is new piece by piece; makes the people anew where that says anything else of them."""
        end, acts = ledger.end, ledger.club.acts(SUBJECT)
        heads = dict(ledger.heads())
        stale = [match for match, head in heads.items() if self._heads.get(match) != head]
        changed = acts != self._acts or self._end is None
        for first, last in _runs(stale):
            for seating in ledger.seatings(first, last):
                changed = changed or self._seatings.get(seating.match_id) != seating
                self._seatings[seating.match_id] = seating
            yield
        self._heads, self._acts, self._end = heads, acts, end
        if changed:
            seatings = (self._seatings[match] for match in sorted(self._seatings))
            self.people = People(acts, seatings, former_player)

    def _go_on(self, seconds: float) -> None:
        if self._desk.ledger is not self._ledger or self._pieces is None:
            self._stop()
            self.look()
            return
        until, before = time.monotonic() + seconds, self.people
        try:
            for _ in self._pieces:
                if time.monotonic() >= until:
                    self._slices.start()
                    return
        except LedgerError as error:
            self._give_up(error)
            return
        self._stop()
        failed, self.error = self.error, None
        if self.people is not before or self._first or failed is not None:
            self._first = False
            self.changed.emit()

    def _stop(self) -> None:
        self._slices.stop()
        self._pieces = None

    def _give_up(self, error: LedgerError) -> None:
        self._stop()
        self.error = error
        self.changed.emit()


def _runs(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """Yields the numbers as runs of such that follow each other, none too long."""
    start = 0
    for place in range(1, len(numbers) + 1):
        ended = place == len(numbers) or numbers[place] != numbers[place - 1] + 1
        if ended or place - start == _PIECE:
            yield numbers[start], numbers[place - 1]
            start = place
