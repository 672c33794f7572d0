# SPDX-License-Identifier: MIT
"""The match on the desk: the one place where windows and ledger meet."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.ledger.drill_answers import DrillAnswers
from mahjong_desk.ledger.errors import JournalBroken, LedgerChanged, LedgerError, LedgerLocked
from mahjong_desk.ledger.journal import Act, Change, History, Journal, MatchHeader, Rewriting, Several, now
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import ledger_place
from mahjong_desk.ledger.records import MatchRecord, SessionRecord
from mahjong_desk.match import Match, Replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.events import Event
from mahjong_desk.rules.options import OptionValue
from mahjong_desk.ui.words import ledger_error_text

if TYPE_CHECKING:
    from mahjong_desk.club.played import PlayedMatch, PlayedSession
    from mahjong_desk.ledger.server_place import Place
    from mahjong_desk.ui.house_rules_keeper import HouseRulesKeeper

PATIENCE: Final = 0.2
"""How long the window may stand still for another program that has the ledger, seconds."""

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class _Unrecorded(NamedTuple):
    """What could not be written in a match.

    Attributes:
        act: What was to be done.
        error: What was in the way.
        head: The hash of the last entry of the match then.
    """

    act: Act
    error: LedgerError
    head: str


class Desk(QObject):
    """The one match that the windows show, and the only way to write in the ledger.

    Every change is written first and shown afterwards; where writing fails, nothing here changes. Answers to drills
    alone go on meanwhile: they wait in their order and are written together with what can be written next.

    Attributes:
        folder: The data folder; None before ``open``.
        place: Where the ledger is, the file or the server; None before ``open``.
        ledger: The ledger; None before ``open``.
        to_read: Whether it was opened where nothing can be written.
        session: The session of the match on the desk, or the newest one; None where there is none.
        stored: The match on the desk as it stands; None where none lies there.
        drills: The answers to drills.
        draft_fault: Why the half-typed hand could not be kept on the disk; None where it is, or nothing is typed.

    Signals:
        changed(): Another match lies on the desk, or the match has other events.
        ended(): The match on the desk has come to its end, right after ``changed``.
        saved(str): The ledger has the change on disk since that time, UTC.
        failed(LedgerError): The ledger could not write; everything stands as before.
        draft_told(): The half-typed hand can no longer be kept on the disk, or can be kept again.
        news(): Others have written in the ledger; what lies on the desk stands as before.
    """

    changed = Signal()
    ended = Signal()
    saved = Signal(str)
    failed = Signal(object)
    draft_told = Signal()
    news = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self.place: Place | None = None
        self.ledger: Ledger | None = None
        self.to_read = False
        self.session: SessionRecord | None = None
        self.stored: StoredMatch | None = None
        self.drills = DrillAnswers(lambda: self.ledger, self.failed.emit, self._answers_saved)
        self.draft_fault: OSError | None = None
        self._unrecorded: dict[int, _Unrecorded] = {}

    @cached_property
    def house_rules(self) -> HouseRulesKeeper:
        """The house rules in the ledger."""
        # Loaded when they are asked for: nobody waits at the start for what is not shown.
        from mahjong_desk.ui.house_rules_keeper import HouseRulesKeeper

        return HouseRulesKeeper(lambda: self.ledger, self)

    @property
    def draft_folder(self) -> Path | None:
        """Where what is half typed is kept: the data folder, of a ledger on a server a folder of its own; None before ``open``."""
        return self.folder if self.place is None or isinstance(self.place, Path) else self.place.drafts

    @property
    def record(self) -> MatchRecord | None:
        """What the ledger knows of the match on the desk; None where none lies there."""
        return self.stored.record if self.stored is not None else None

    @property
    def journal(self) -> Journal | None:
        """The journal of that match."""
        return self.stored.journal if self.stored is not None else None

    @property
    def history(self) -> History | None:
        """The rows of that match with all their changes, and what undo and redo would do."""
        return self.stored.journal.history if self.stored is not None else None

    @property
    def row_ids(self) -> tuple[int, ...]:
        """The ids of its rows, one for each event."""
        return self.stored.row_ids if self.stored is not None else ()

    @property
    def replay(self) -> Replay | None:
        """That match, played."""
        return self.stored.replay if self.stored is not None else None

    @property
    def match(self) -> Match | None:
        """That match with its rules and events."""
        return self.stored.match if self.stored is not None else None

    @property
    def house_rules_name(self) -> str:
        """The name of the house rules with which the match was opened; empty where they had none."""
        return self.stored.journal.header.house_rules if self.stored is not None else ""

    def names(self) -> tuple[str, ...]:
        """Returns who sits at the table, by seat; nobody where no match lies on the desk."""
        return self.stored.replay.players if self.stored is not None else ()

    def open(self, folder: Path, *, server: str = "", to_read: bool = False) -> None:
        """Opens the ledger in a data folder or on a server, and makes it where there is none.

        Args:
            folder: The data folder.
            server: The address of the ledger on a server; empty where it is in the folder.
            to_read: The ledger is there, and lies where nothing can be written; whatever is entered is refused.

        Raises:
            LedgerError: The ledger cannot be opened; the one that was open stays open.
        """
        place = ledger_place(folder, server)
        opened = (
            Ledger.open_to_read(place, timeout=PATIENCE)
            if to_read and isinstance(place, Path)
            else Ledger.open(place, timeout=PATIENCE)
        )
        self.close()
        self.folder, self.place = folder, place
        if self.draft_folder is not None:
            # Where it cannot be made, it is told when something is to be kept there.
            with suppress(OSError):
                self.draft_folder.mkdir(exist_ok=True)
        self.ledger = opened
        self.to_read = to_read
        self.session = opened.newest_session()
        _log.info("opened %s", place)
        self.changed.emit()
        self.drills.write_waiting()

    def put_back(self) -> Path | None:
        """Puts the open ledger under its name again, after its file was exchanged; the match stays on the desk.

        Returns:
            Where that is now what lay there; None if nothing did.

        Raises:
            LedgerError: It cannot be written, or not opened afterwards; it can be tried again.
        """
        from mahjong_desk.ledger.rebuilding import put_back

        ledger = _there(self.ledger)
        other = put_back(ledger, WAIT)
        self.ledger = self._opened_again()
        ledger.close()
        return other

    def close(self) -> None:
        """Takes the match off the desk and closes the ledger."""
        if self.ledger is not None:
            # Whoever closes has been told of answers that could not be written; this is their last chance.
            with QSignalBlocker(self):
                self.drills.write_waiting()
            self.ledger.close()
        self.ledger = self.session = self.stored = self.draft_fault = None
        self._unrecorded.clear()

    def start_match(
        self,
        ruleset_id: str,
        options: Mapping[str, OptionValue],
        players: Sequence[str],
        session_name: str | None = None,
        house_rules: str = "",
    ) -> bool:
        """Begins a match, writes its opening and lays it on the desk.

        Args:
            ruleset_id: The rule system.
            options: The choices of the table; what is left out stands at its default.
            players: The names by seat, first dealer first.
            session_name: The name of a new session; None goes on with the present one.
            house_rules: The name of the house rules that these options are; empty where they have none.

        Returns:
            Whether the ledger has it on disk.

        Raises:
            Refusal: There is no such rule system or option.
        """
        ruleset = registry.find(ruleset_id)
        rules = ruleset.with_options(options)
        header = MatchHeader(ruleset.id, str(ruleset.version), dict(rules.options), tuple(players), "", house_rules)
        ledger = _there(self.ledger)
        try:
            session = self.session
            if session_name is not None or session is None:
                session = ledger.start_session(session_name or "", now())
            journal = ledger.open_match(session.id, header, now())
            record = ledger.match(journal.match_id)
        except LedgerError as error:
            self.failed.emit(error)
            return False
        self.session = session
        self._lay(StoredMatch.read(record, journal))
        return True

    def continue_match(self, match_id: int) -> bool:
        """Lays a match of the ledger on the desk; tells whether it could be read.

        Raises:
            Refusal: The match follows rules that this version does not know.
        """
        ledger = _there(self.ledger)
        try:
            record, journal = ledger.match(match_id), ledger.journal(match_id)
            session = ledger.session(record.session_id)
        except LedgerError as error:
            self.failed.emit(error)
            return False
        stored = StoredMatch.read(record, journal)
        self.session = session
        self._lay(stored)
        return True

    def record_event(self, *events: Event) -> bool:
        """Adds an event at the end, or several as one step; tells whether the ledger has it on disk."""
        return self._write(_there(self.stored).act_of_recording(events))

    def edit(self, edits: Sequence[Edit]) -> bool:
        """Does something to a row, or several things as one step; tells whether the ledger has it on disk."""
        return self._write(_there(self.stored).act_of_editing(edits))

    def rename(self, player: str, name: str) -> bool:
        """Spells the name of a player anew in the whole match; tells whether the ledger has it on disk."""
        return self._write(_there(self.stored).act_of_renaming(player, name))

    def exchange(self, first: int, second: int, *, hands: bool) -> bool:
        """Puts two players on each other's seats in the whole match; tells whether the ledger has it on disk.

        Args:
            first: A seat.
            second: Another one.
            hands: Whether both keep the hands that were entered for them.
        """
        return self._write(_there(self.stored).act_of_exchanging(first, second, hands=hands))

    @property
    def undoable(self) -> Change | Rewriting | Several | None:
        """What undo would take back; nothing while something waits to be written, which stands after it."""
        return self.history.undo if self.history is not None and self.unrecorded is None else None

    @property
    def redoable(self) -> Change | Rewriting | Several | None:
        """What redo would do again; nothing while something waits to be written."""
        return self.history.redo if self.history is not None and self.unrecorded is None else None

    def undo(self) -> bool:
        """Takes the latest act back; False where there is none or the ledger cannot write it."""
        return self.undoable is not None and self._write(Act.undo())

    def redo(self) -> bool:
        """Does again what was undone last; False where there is nothing or the ledger cannot write it."""
        return self.redoable is not None and self._write(Act.redo())

    @property
    def unrecorded(self) -> Act | None:
        """What could not be written last and waits; None where nothing does."""
        waiting = self._unrecorded.get(self.record.id) if self.record is not None else None
        return waiting.act if waiting is not None else None

    @property
    def left_unrecorded(self) -> bool:
        """Whether something waits to be written in another match than that on the desk."""
        return any(self.record is None or match_id != self.record.id for match_id in self._unrecorded)

    def forget_unrecorded(self) -> None:
        """Lets go of what could not be written last: whoever entered it has it still."""
        if self.record is not None:
            self._unrecorded.pop(self.record.id, None)
        self.changed.emit()

    def tell_draft(self, fault: OSError | None) -> None:
        """Hears why the half-typed hand could not be kept on the disk, or None where it was."""
        before, self.draft_fault = self.draft_fault, fault
        if (before is None) != (fault is None):
            self.draft_told.emit()

    @property
    def waits(self) -> bool:
        """Whether something waits to be written, be it an answer to a drill."""
        return self.unrecorded is not None or self.drills.waiting

    def read_again(self) -> StoredMatch:
        """Returns the match on the desk as the ledger has it now; what lies on the desk stays as it is.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        stored, ledger = _there(self.stored), _there(self.ledger)
        record = ledger.match(stored.record.id)
        return StoredMatch.read(record, ledger.journal(record.id))

    def hear_of_import(self) -> None:
        """Takes in what was imported beside the window; the match on the desk may have gone on.

        Raises:
            LedgerError: The ledger cannot be read, or is another one now.
        """
        ledger = _there(self.ledger)
        ledger.make_sure()
        if self.stored is not None:
            self.session = ledger.session(self.stored.record.session_id)
            # What waits here to be recorded goes on waiting.
            self.stored = self.read_again()
        else:
            self.session = ledger.newest_session()
        self.house_rules.changed.emit()
        self.changed.emit()

    def hear_of_others(self) -> bool:
        """Takes in what others have written, if they have; tells whether they went on with the match on the desk.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        ledger = _there(self.ledger)
        if not ledger.books.catch_up():
            return False
        if self.session is not None:
            self.session = ledger.session(self.session.id)
        self.news.emit()
        return self.stored is not None and self.read_again().record.head != self.stored.journal.head

    def go_on_from(self, stored: StoredMatch, *, with_unrecorded: bool) -> bool:
        """Lays the match as another window left it, and records what could not be written if that is wanted.

        Args:
            stored: The match as it was read again.
            with_unrecorded: Whether what waits is recorded too; else it is let go.

        Returns:
            Whether the ledger has on disk what was to be recorded.
        """
        act = self.unrecorded
        self._lay(stored)
        return not with_unrecorded or act is None or self._write(act)

    def retry(self) -> bool:
        """Tries what could not be written once more; tells whether the ledger has it on disk now."""
        if self.to_read and not self._open_to_write():
            return False
        if self.unrecorded is not None:
            return self._write(self.unrecorded) and not self.drills.waiting
        return self.drills.waiting and self.drills.write_waiting()

    def _opened_again(self) -> Ledger:
        if self.place is None:
            raise RuntimeError("no ledger was opened")
        return Ledger.open(self.place, timeout=PATIENCE)

    def _open_to_write(self) -> bool:
        """Opens the ledger that was opened for reading once more; tells whether it can be written to now."""
        ledger = _there(self.ledger)
        try:
            self.ledger = self._opened_again()
        except LedgerError as error:
            self.failed.emit(error)
            return False
        ledger.close()
        self.to_read = False
        return True

    def played_match(self) -> PlayedMatch:
        """Returns the match on the desk, as reports are made of it; without a fingerprint where the ledger cannot be read."""
        # Sums are loaded when they are asked for: nobody waits at the start for what is not shown.
        from mahjong_desk.club.played import played_match

        stored = _there(self.stored)
        try:
            fingerprint = _there(self.ledger).end.fingerprint
        except LedgerError:
            fingerprint = ""
        return played_match(stored.record, stored.journal, stored.replay, _there(self.session), fingerprint)

    def played_session(self, session: SessionRecord | None = None) -> PlayedSession:
        """Returns a session with all its matches; the one on the desk if None.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        from mahjong_desk.club.played import session_in_ledger

        session = session or _there(self.session)
        known = {self.stored.record.id: self.stored.replay} if self.stored is not None else {}
        return session_in_ledger(_there(self.ledger), session, known)

    def _write(self, act: Act) -> bool:
        stored = _there(self.stored)
        try:
            journal = _there(self.ledger).append(stored.journal, act, now())
        except LedgerError as error:
            self._unrecorded[stored.record.id] = _Unrecorded(act, error, stored.journal.head)
            self.failed.emit(error)
            return False
        self._lay(stored.went_on(journal))
        return True

    def _lay(self, stored: StoredMatch) -> None:
        """Lays a match on the desk, or the one that lies there as it stands now, with all that was to be written in it."""
        if self.record is not None:
            waiting = self._unrecorded.get(self.record.id)
            # What a broken journal cannot take is never taken.
            if stored.record.id == self.record.id or (waiting and isinstance(waiting.error, JournalBroken)):
                self._unrecorded.pop(self.record.id, None)
        before = self.stored
        self.stored, self.draft_fault = stored, None
        self.changed.emit()
        went_on = before is not None and before.record.id == stored.record.id and before.replay.final is None
        if went_on and stored.replay.final is not None:
            self.ended.emit()
        self.saved.emit(stored.journal.entries[-1].at)
        self.drills.write_waiting()
        waiting = self._unrecorded.get(stored.record.id)
        if waiting is not None:
            # It was left when another match was laid on the desk, and this one may have gone on elsewhere meanwhile.
            gone_on = stored.journal.head != waiting.head
            self.failed.emit(LedgerChanged(waiting.error.path) if gone_on else waiting.error)

    def _answers_saved(self, at: str) -> None:
        # Where a hand waits too, not all is on disk.
        if self.unrecorded is None:
            self.saved.emit(at)


def fault_of(desk: Desk, act: Callable[[], bool]) -> tuple[bool, str]:
    """Returns whether the ledger has what ``act`` does on disk, and what kept it from there; nothing where it has."""
    faults: list[LedgerError] = []
    desk.failed.connect(faults.append)
    try:
        done = act()
    finally:
        desk.failed.disconnect(faults.append)
    # What waits for another program is told by the window, and is done by itself.
    told = [fault for fault in faults if not isinstance(fault, LedgerLocked)]
    return done, ledger_error_text(told[0]) if told and not done else ""


def _there(lies_here: _T | None) -> _T:
    """Returns what the desk was asked about, be it the ledger or the match on it.

    Raises:
        RuntimeError: There is none: whoever asks has to know.
    """
    if lies_here is None:
        raise RuntimeError("nothing lies on the desk")
    return lies_here
