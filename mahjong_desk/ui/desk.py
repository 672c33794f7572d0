# SPDX-License-Identifier: MIT
"""The current match: the only connection between the window and the ledger."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.journal.acts import Act, MatchHeader, now
from mahjong_desk.journal.history import Change
from mahjong_desk.ledger.contents import MatchSummary, SessionSummary
from mahjong_desk.ledger.errors import Continuation, LedgerChanged, LedgerError, LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import LedgerLocation, ledger_location
from mahjong_desk.match import Match, Replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.background import pending
from mahjong_desk.ui.outcome import Outcome, T, attempt
from mahjong_desk.ui.text.refusals import ledger_error_text

if TYPE_CHECKING:
    from mahjong_desk.ui.house_rules_store import HouseRulesStore

LOCK_TIMEOUT = 0.2
"""How long the window may block while another program holds the ledger, in seconds."""

_log = logging.getLogger(__name__)


class Desk(QObject):
    """Holds the current match; all writes to the ledger go through it.

    Every change is written before it is shown. If writing fails, nothing changes, and the action stays pending until it
    is retried or discarded. Pending answers to drills are written with the next change. Before ``open``, ``folder``,
    ``place`` and ``ledger`` are None. ``session`` is the session of the current match, or the newest one.
    """

    changed = Signal()
    match_ended = Signal()
    seats_changed = Signal(object, object)
    saved = Signal(str)
    failed = Signal(object)
    remote_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.folder: Path | None = None
        self.place: LedgerLocation | None = None
        self.ledger: Ledger | None = None
        self.read_only = False
        self.session: SessionSummary | None = None
        self.stored: StoredMatch | None = None
        self._set_aside: tuple[SessionSummary | None, StoredMatch] | None = None
        self.deleted_match_id: int | None = None
        self.drills = pending.PendingDrillAnswers(lambda: self.ledger, self.failed.emit, self.saved.emit)
        self.drafts = pending.DraftStore(self)
        self.pending_acts = pending.PendingActions(lambda: self.stored.journal if self.stored is not None else None)

    @cached_property
    def house_rules(self) -> HouseRulesStore:
        from mahjong_desk.ui.house_rules_store import HouseRulesStore

        return HouseRulesStore(self, self)

    @property
    def record(self) -> MatchSummary | None:
        """The entry of the current match in the ledger, or None."""
        return self.stored.record if self.stored is not None else None

    @property
    def row_ids(self) -> tuple[int, ...]:
        """The row ids of the current match, one for each event."""
        return self.stored.row_ids if self.stored is not None else ()

    @property
    def replay(self) -> Replay | None:
        return self.stored.replay if self.stored is not None else None

    @property
    def match(self) -> Match | None:
        return self.stored.match if self.stored is not None else None

    @property
    def ruleset(self) -> Ruleset | None:
        return self.stored.match.rules.ruleset if self.stored is not None else None

    def names(self) -> tuple[str, ...]:
        """Returns the players of the current match by seat, or none without a match."""
        return self.stored.replay.players if self.stored is not None else ()

    def open(self, folder: Path, *, server: str = "", read_only: bool = False) -> None:
        """Opens the ledger in a data folder or on a server, creating it if necessary.

        Args:
            server: The address of the ledger on a server; empty for the one in the folder.

        Raises:
            LedgerError: The ledger cannot be opened; the previous one stays open.
        """
        place = ledger_location(folder, server)
        if read_only and isinstance(place, Path):
            opened = Ledger.open_read_only(place)
        else:
            opened = Ledger.open(place, timeout=LOCK_TIMEOUT)
        session = opened.newest_session()
        self.close()
        self.folder, self.place = folder, place
        self.drafts.set_folder(folder)
        self.ledger = opened
        self.read_only, self.session = read_only, session
        _log.info("opened %s", place)
        pending.restore_pending(folder, opened, self.pending_acts, self.drills)
        self.changed.emit()
        self.drills.flush()

    def reopen(self) -> None:
        """Reopens the ledger for writing; the match stays current.

        Raises:
            LedgerError: It cannot be opened; the previous one stays open.
        """
        if self.place is None:
            raise RuntimeError("no ledger was opened")
        previous, self.ledger = self.ledger, Ledger.open(self.place, timeout=LOCK_TIMEOUT)
        self.read_only = False
        if previous is not None:
            previous.close()

    def close(self) -> None:
        """Removes the match from the desk and closes the ledger."""
        if self.ledger is not None:
            # The last attempt to write answers to drills; the user already knows of the error.
            with QSignalBlocker(self):
                self.drills.flush()
            if self.save_pending():
                self.drills.pending.clear()
            self.ledger.close()
        self.ledger = self.session = self.stored = self._set_aside = self.drafts.error = self.deleted_match_id = None
        self.pending_acts.clear()

    def start_match(
        self,
        ruleset_id: str,
        options: Mapping[str, OptionValue],
        players: Sequence[str],
        session_name: str | None = None,
        house_rules: str = "",
        persons: Sequence[str] = (),
    ) -> bool:
        """Starts a match and makes it the current one; returns whether it is on disk.

        Args:
            players: The names by seat, first dealer first.
            session_name: The name of a new session; None continues that of the match at the table.
            house_rules: The name of the house rules with these options, or empty.
            persons: The ids of the players by seat; empty for a player known by name.

        Raises:
            Refusal: The rule system or an option is unknown.
        """
        from mahjong_desk.club.people.people import PeopleRegister

        ruleset = registry.get_ruleset(ruleset_id)
        rules = ruleset.bind(options)
        header = MatchHeader(ruleset.id, dict(rules.options), tuple(players), "", house_rules)

        def begin(ledger: Ledger) -> tuple[SessionSummary, StoredMatch]:
            session, _ = self.match_at_table
            if session_name is not None or session is None:
                session = ledger.start_session(session_name or "", now())
            seated = header._replace(persons=PeopleRegister(ledger).identify_players(players, persons))
            journal = ledger.open_match(session.id, seated, now())
            return session, StoredMatch.read(ledger.match(journal.match_id), journal)

        return self._load(begin, None)

    def continue_match(self, match_id: int) -> bool:
        """Makes a match of the ledger the current one; returns whether it could be read.

        Raises:
            Refusal: This version does not know the rules of the match.
        """
        return self._load_from_ledger(match_id, None)

    def view_match(self, match_id: int) -> bool:
        """Shows a match until ``play_on``; returns whether it could be read.

        Raises:
            Refusal: This version does not know the rules of the match.
        """
        aside = self._set_aside
        if aside is None and self.stored is not None:
            aside = (self.session, self.stored)
        is_at_table = aside is not None and aside[1].record.id == match_id
        return self._load_from_ledger(match_id, None if is_at_table else aside)

    def _load_from_ledger(self, match_id: int, aside: tuple[SessionSummary | None, StoredMatch] | None) -> bool:
        def read(ledger: Ledger) -> tuple[SessionSummary, StoredMatch]:
            stored = StoredMatch.in_ledger(ledger, match_id)
            if stored.record.discarded:
                raise LedgerChanged(ledger.place, reason=Continuation.DELETED)
            return ledger.session(stored.record.session_id), stored

        return self._load(read, aside)

    def _load(
        self,
        action: Callable[[Ledger], tuple[SessionSummary, StoredMatch]],
        aside: tuple[SessionSummary | None, StoredMatch] | None,
    ) -> bool:
        """Makes the match from ``action`` the current one; returns whether that worked."""
        outcome = self.do(action)
        if outcome.result is None:
            self.failed.emit(outcome.error)
            return False
        self._set_aside = aside
        self.session, stored = outcome.result
        self.pending_acts.discard_if_broken()
        self._set_match(stored)
        return True

    @property
    def is_deletable(self) -> bool:
        """Whether the current match can be deleted, because it has no rows yet."""
        return self.stored is not None and not (
            self.row_ids or self.has_pending_writes or self.read_only or self.is_viewing
        )

    def delete_match(self) -> bool:
        """Deletes the current match, which has no rows; undo can restore it."""
        stored = _require(self.stored)

        def discard(ledger: Ledger) -> None:
            # Another user can have deleted it already.
            if not ledger.match(stored.record.id).discarded:
                ledger.discard_match(stored.record.id, now())

        if (error := self.do(discard).error) is not None:
            self.failed.emit(error)
            return False
        self.stored, self.deleted_match_id = None, stored.record.id
        self.changed.emit()
        return True

    def play_on(self) -> bool:
        """Makes the match at the table current again; returns whether that worked.

        If that match was deleted elsewhere, none is current.
        """
        if self._set_aside is None:
            return True
        session, stored = self._set_aside
        outcome = self.do(lambda ledger: ledger.match(stored.record.id))
        if outcome.result is None or not outcome.result.discarded:
            return self.continue_match(stored.record.id)
        self._set_aside, self.session = None, session
        self._take_off()
        return True

    @property
    def is_viewing(self) -> bool:
        """Whether the current match is only viewed."""
        return self._set_aside is not None

    @property
    def match_at_table(self) -> tuple[SessionSummary | None, StoredMatch | None]:
        """The session and the match at the table, even while another match is viewed."""
        return self._set_aside or (self.session, self.stored)

    def replace_session(self, session: SessionSummary) -> None:
        """Replaces a renamed session, of the current match and of the one at the table."""
        if self._set_aside is not None and self._set_aside[0] is not None and self._set_aside[0].id == session.id:
            self._set_aside = session, self._set_aside[1]
        if self.session is not None and self.session.id == session.id:
            self.session = session
        self.changed.emit()

    def read_match(self, match_id: int) -> StoredMatch:
        """Returns a match as the ledger has it now, with its players' public names.

        Raises:
            LedgerError: The ledger cannot be read.
            LookupError: There is no such match.
            Refusal: This version does not know the rules of the match.
        """
        return self.with_public_names(StoredMatch.in_ledger(_require(self.ledger), match_id))

    def with_public_names(self, stored: StoredMatch) -> StoredMatch:
        """Returns a match with the public names of its players; a former player has none.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        history = stored.journal.history
        # Imported lazily to keep startup fast.
        from mahjong_desk.club.people.attendance import former_names
        from mahjong_desk.ui.text.people import former_player

        names = former_names(_require(self.ledger), history.header, history.all_players, former_player)
        return stored.with_display_names(names)

    def refresh_names(self) -> None:
        """Updates the public names in the current match, unless the ledger cannot be read."""
        if (previous := self.stored) is None:
            return
        stored = attempt(lambda: self.with_public_names(previous)).result
        if stored is not None and stored is not previous:
            self.stored = stored
            self.changed.emit()

    def record_event(self, *events: Event) -> bool:
        """Appends events as one step; returns whether they are on disk."""
        return self.write(_require(self.stored).recording_act(events))

    def edit(self, edits: Sequence[Edit]) -> bool:
        """Edits rows as one step; returns whether that is on disk."""
        return self.write(_require(self.stored).editing_act(edits))

    def write(self, act: Act) -> bool:
        """Writes an action or keeps it pending; returns whether it is on disk."""
        stored = _require(self.stored)
        outcome = self.do(lambda ledger: ledger.append(stored.journal, act, now()))
        if outcome.error is not None:
            self.pending_acts.keep(act, outcome.error)
            self.failed.emit(outcome.error)
        if (journal := outcome.result) is None:
            return False
        self.pending_acts.on_written(act, journal)
        self._set_match(stored.extended_by(journal))
        return True

    def do(self, action: Callable[[Ledger], T]) -> Outcome[T]:
        """Runs a function on the ledger and returns its outcome."""
        return attempt(lambda: action(_require(self.ledger)))

    @property
    def undoable(self) -> Change | None:
        """The change that undo would revert, or None while something newer is pending."""
        return self.stored.journal.history.undo if self.stored is not None and self.pending_acts.act is None else None

    @property
    def redoable(self) -> Change | None:
        """The change that redo would repeat, or None while something is pending."""
        return self.stored.journal.history.redo if self.stored is not None and self.pending_acts.act is None else None

    def undo(self) -> bool:
        """Reverts the latest change or deletion; returns whether that is on disk."""
        if self.deleted_match_id is not None:
            return self._restore_deleted(self.deleted_match_id)
        return self.undoable is not None and self.write(Act.undo())

    def _restore_deleted(self, match_id: int) -> bool:
        def restore(ledger: Ledger) -> None:
            # An import can have restored it already.
            if ledger.match(match_id).discarded:
                ledger.restore_match(match_id, now())

        if (error := self.do(restore).error) is not None:
            self.failed.emit(error)
            return False
        return self.continue_match(match_id)

    def redo(self) -> bool:
        """Repeats the last undone change; returns whether that is on disk."""
        return self.redoable is not None and self.write(Act.redo())

    @property
    def has_pending_writes(self) -> bool:
        """Whether writes of the current match, or answers to drills, are pending."""
        return self.pending_acts.act is not None or bool(self.drills.pending)

    @property
    def has_unrecorded(self) -> bool:
        """Whether writes of any match, or answers to drills, are pending."""
        return self.has_pending_writes or self.pending_acts.has_other

    def save_pending(self) -> bool:
        """Saves pending writes for the next start; returns whether none would be lost."""
        if self.folder is None or self.place is None:
            return not self.drills.pending
        return pending.save_pending(self.folder, self.place, self.pending_acts, self.drills)

    def reload_after_import(self) -> None:
        """Reads the ledger after an import, which may have continued the current match.

        Raises:
            LedgerError: The ledger cannot be read, or is another one now.
        """
        ledger = _require(self.ledger)
        ledger.check_unchanged()
        self._update_set_aside(ledger)
        if self.stored is not None:
            self.session = ledger.session(self.stored.record.session_id)
            # Pending entries stay pending, and can restore a match that was empty and was deleted.
            stored = self.read_match(self.stored.record.id)
            self.stored = None if stored.record.discarded and self.pending_acts.act is None else stored
        else:
            self.session = ledger.newest_session()
        self.house_rules.changed.emit()
        self.changed.emit()
        self.saved.emit(now())

    def sync(self) -> StoredMatch | None:
        """Reads what others wrote; returns the match if they continued or deleted it.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        ledger = _require(self.ledger)
        if not ledger.catch_up():
            return None
        if self.session is not None:
            self.session = ledger.session(self.session.id)
        self._update_set_aside(ledger)
        self.remote_changed.emit()
        if self.stored is None:
            return None
        record = ledger.match(self.stored.record.id)
        is_changed = record.discarded or record.head != self.stored.journal.head
        return self.read_match(record.id) if is_changed else None

    def _take_off(self) -> None:
        """Removes the current match, which was deleted."""
        self.stored = None
        self.changed.emit()

    def _update_set_aside(self, ledger: Ledger) -> None:
        """Reads the match at the table and its session while another match is viewed."""
        if self._set_aside is not None:
            stored = self.read_match(self._set_aside[1].record.id)
            self._set_aside = ledger.session(stored.record.session_id), stored

    def adopt_remote_match(self, stored: StoredMatch, *, with_unrecorded: bool) -> bool:
        """Accepts a match from another window; records or drops pending entries.

        Returns:
            Whether what was to be recorded is on disk.
        """
        act = self.pending_acts.act
        if not stored.record.discarded:
            self.pending_acts.discard()
            self._set_match(stored, announces_end=not self.is_viewing)
        elif not with_unrecorded:
            self.pending_acts.discard()
            self._take_off()
        elif not self._restore_deleted(stored.record.id):
            return False
        return not with_unrecorded or act is None or self.write(act)

    def retry(self) -> bool:
        """Retries pending writes; returns whether they are on disk now."""
        if self.read_only and (error := attempt(self.reopen).error) is not None:
            self.failed.emit(error)
            return False
        act, fault = self.pending_acts.act, self.pending_acts.error
        if isinstance(fault, LedgerChanged):
            # The entry was made in an older state of the match, so the user must compare both.
            self.failed.emit(fault)
            return False
        if act is not None:
            return self.write(act) and not self.drills.pending
        return bool(self.drills.pending) and self.drills.flush()

    def _set_match(self, stored: StoredMatch, *, announces_end: bool = True) -> None:
        """Makes a match the current one, or updates it, with its pending entries."""
        loaded, previous = stored, self.stored
        stored = attempt(lambda: self.with_public_names(loaded)).result or loaded
        self.stored, self.drafts.error, self.deleted_match_id = stored, None, None
        self.changed.emit()
        if previous is not None and previous.record.id == stored.record.id and previous.replay.final is None:
            before, after = previous.replay.table, stored.replay.table
            if stored.replay.final is not None:
                if announces_end:
                    self.match_ended.emit()
            elif before.turn_order != after.turn_order and not self.is_viewing:
                self.seats_changed.emit(before, after)
        self.saved.emit(stored.journal.entries[-1].at)
        self.drills.flush()
        if self.pending_acts.error is not None and (previous is None or previous.record.id != stored.record.id):
            # The write was left pending when another match became current.
            self.failed.emit(self.pending_acts.error)


@contextmanager
def failures_of(desk: Desk) -> Iterator[list[LedgerError]]:
    """Collects the errors that the desk reports in a block."""
    failures: list[LedgerError] = []
    desk.failed.connect(failures.append)
    try:
        yield failures
    finally:
        desk.failed.disconnect(failures.append)


def try_write(desk: Desk, act: Callable[[], bool]) -> tuple[bool, str]:
    """Runs an action; returns whether it was written, and the error if not."""
    with failures_of(desk) as failures:
        is_written = act()
    # The window itself reports and retries writes that wait for another program.
    errors = [error for error in failures if not isinstance(error, LedgerLocked)]
    return is_written, ledger_error_text(errors[0]) if errors and not is_written else ""


def _require(value: T | None) -> T:
    """Returns a value that the caller knows to exist."""
    if value is None:
        raise RuntimeError("no ledger or match is open")
    return value
