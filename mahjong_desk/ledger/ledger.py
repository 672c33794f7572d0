# SPDX-License-Identifier: MIT
"""Opens the club's ledger, appends to it, and checks it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from mahjong_desk.journal.acts import Act, JsonObject, MatchHeader, canonical_json, parse_canonical, parse_time
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger import old_ledger
from mahjong_desk.ledger.books import ClubStore, DrillAnswerStore, HouseRulesBook, RatesStore
from mahjong_desk.ledger.contents import LedgerReader, SessionSummary, session_of
from mahjong_desk.ledger.database.database import Database, add, open_database, read_end, read_hash, reindex
from mahjong_desk.ledger.database.sqlite_file import InMemory, inspect
from mahjong_desk.ledger.entry import ChainHead, EntryKind, LedgerEntry, new_uuid, next_entry
from mahjong_desk.ledger.errors import (
    Continuation,
    Damage,
    LedgerChanged,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerLocked,
    LedgerReadOnly,
    translate_each,
    translate_errors,
)
from mahjong_desk.ledger.files import check_disk_answers
from mahjong_desk.ledger.place import LedgerLocation, mirror_path
from mahjong_desk.ledger.progress import NO_PROGRESS, TaskProgress
from mahjong_desk.ledger.text_copy import Mirror, readable_entries

if TYPE_CHECKING:
    from mahjong_desk.ledger.care.check import LedgerCheckup
    from mahjong_desk.ledger.merge import MergePlan, Resolutions

DEFAULT_TIMEOUT = 1.5
"""How long to wait for other programs by default, in seconds."""

_MAX_DOUBTFUL = 100
"""How many entries of a failed transaction the next attempt looks for; an import compares all entries anyway."""

_UUID_IN_SUBJECT = {"session": True, "open": True, "club": False}
"""The kinds whose subject (True) or content (False) contains a UUID that differs at each attempt."""


class WriteTransaction:
    """An open transaction that appends entries."""

    def __init__(self, database: Database, doubtful: list[LedgerEntry]) -> None:
        self.database = database
        self.head = read_end(database)
        self.entries: list[LedgerEntry] = []
        self._doubtful = doubtful

    def append(self, kind: str, subject: str, content: Any, at: str) -> LedgerEntry:
        """Appends an entry, unless a failed attempt committed it, and returns it."""
        text = canonical_json(content)
        return self.pop_committed(kind, subject, text) or self.append_new(kind, subject, text, at)

    def append_new(self, kind: str, subject: str, text: str, at: str) -> LedgerEntry:
        """Appends an entry and returns it."""
        entry = next_entry(self.head, kind, subject, text, at)
        self.append_record(entry)
        return entry

    def append_record(self, entry: LedgerEntry) -> None:
        """Appends an entry that already has its number and hash."""
        if add(self.database, entry) == 0:
            raise LedgerDamaged(self.database.place, "the table of entries accepts no entry")
        if len(self.entries) < _MAX_DOUBTFUL:
            self.entries.append(entry)
        self.head = entry.end

    def pop_committed(self, kind: str, subject: str, text: str) -> LedgerEntry | None:
        """Takes the same entry from those that a failed attempt committed, or None."""
        for entry in self._doubtful:
            if _meaning(entry.kind, entry.subject, entry.content) == _meaning(kind, subject, text):
                self._doubtful.remove(entry)
                return entry
        return None

    def open_match(self, session: str, header: MatchHeader, at: str) -> LedgerEntry:
        """Appends a new match at the end of a session and returns its entry."""
        content = {"session": session, "number": self.next_number(session), "header": Act.open_match(header).payload}
        return self.append("open", new_uuid(), content, at)

    def next_number(self, session: str) -> int:
        """Returns the number of the next match of a session."""
        statement = (
            "SELECT coalesce(max(number), 0) + 1 FROM matches "
            "WHERE discarded = 0 AND session_id = (SELECT id FROM sessions WHERE uuid = ?)"
        )
        return int(self.database.execute(statement, (session,)).fetchone()[0])


class Ledger(LedgerReader):
    """An open ledger, for one thread; a context manager that closes it.

    Every method raises ``LedgerError`` for errors of disk, database and server, and then nothing was entered. It raises
    ``LookupError`` for an unknown match or session, and ``ValueError`` for an invalid time.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.mirror = Mirror(self.place)
        self.mirror_error: LedgerError | None = None
        self.known = ChainHead()
        self._seen = ChainHead()
        self._doubtful: list[LedgerEntry] = []
        self.entry_cache: dict[str, list[tuple[LedgerEntry, JsonObject]]] = {}
        """The entries that the books have read, by subject; valid because entries never change."""
        self.house_rules = HouseRulesBook(self)
        self.rates = RatesStore(self)
        self.drills = DrillAnswerStore(self)
        self.club = ClubStore(self)

    @classmethod
    def open(cls, place: LedgerLocation, *, timeout: float = DEFAULT_TIMEOUT) -> Ledger:
        """Opens a ledger, or creates it if there is none."""
        if isinstance(place, Path):
            with translate_errors(place):
                check_disk_answers(place.parent)
                if old_ledger.is_old(place):
                    old_ledger.take_over(place)
                if not (place.exists() and place.stat().st_size):
                    _refuse_lost(place)
        ledger = cls(open_database(place, timeout))
        try:
            # If another program is writing, the next entry of either program completes the text copy.
            with suppress(LedgerLocked), ledger._database.write_transaction(), translate_errors(ledger.mirror.path):
                ledger.mirror.compare(ledger._database)
                ledger._update_mirror()
            ledger.known = ledger._seen = ledger.chain_head
        except BaseException:
            ledger.close()
            raise
        return ledger

    @classmethod
    def open_read_only(cls, path: Path) -> Ledger:
        """Opens the best sound chain of a file, even on a read-only or full disk.

        New entries raise ``LedgerReadOnly``.
        """
        from mahjong_desk.ledger.care.chains import entries_of, find_chain, present_sources

        path = path.absolute()
        with translate_errors(path):
            inspect(path)
            sources = present_sources(path)
            ledger = cls(InMemory(path, entries_of(find_chain(sources), sources)))
        ledger.known = ledger._seen = ledger.chain_head
        return ledger

    @classmethod
    def open_to_read(cls, place: LedgerLocation) -> Ledger:
        """Opens a ledger to read it, even if its disk is read-only or full."""
        try:
            return cls.open(place)
        except (LedgerReadOnly, LedgerDiskFull):
            if not isinstance(place, Path):
                raise
            return cls.open_read_only(place)

    def close(self) -> None:
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    # Other programs

    def can_write(self) -> bool:
        """Returns without waiting whether no other program is writing."""
        return self._database.can_write()

    def check_unchanged(self) -> None:
        """Raises ``LedgerReplaced`` if the ledger was replaced or removed while open."""
        with self._database.write_transaction():
            self._database.check_unchanged(self.known)

    def catch_up(self) -> bool:
        """Adds other programs' entries to the text copy; returns whether any are new."""
        with self._database.write_transaction():
            self._database.check_unchanged(self.known)
            self.known = read_end(self._database)
            self._update_mirror()
        before, self._seen = self._seen, self.known
        return before != self._seen

    # Entries

    def start_session(self, name: str, at: str) -> SessionSummary:
        """Enters a new session and returns it."""
        with self.write_transaction() as writing:
            entry = writing.append(EntryKind.SESSION, new_uuid(), {"name": name}, at)
            return session_of(writing.database, entry.subject)

    def rename_session(self, session_id: int, name: str, at: str) -> SessionSummary:
        """Enters a new name of a session and returns the session."""
        with self.write_transaction() as writing:
            uuid = session_of(writing.database, session_id).uuid
            writing.append(EntryKind.SESSION_NAME, uuid, {"name": name}, at)
            return session_of(writing.database, session_id)

    def open_match(self, session_id: int, header: MatchHeader, at: str) -> Journal:
        """Enters a new match of a session and returns its journal."""
        parse_time(at)
        with self.write_transaction() as writing:
            entry = writing.open_match(session_of(writing.database, session_id).uuid, header, at)
            statement = "SELECT id FROM matches WHERE uuid = ?"
            (match_id,) = writing.database.execute(statement, (entry.subject,)).fetchone()
        return Journal.new(match_id, header, entry.at).with_head(entry.hash)

    def append(self, journal: Journal, act: Act, at: str) -> Journal:
        """Enters an act in a match and returns the journal with it.

        Raises ``LedgerChanged`` if another process has written to this match since, and ``InvalidAction`` if the act is not
        possible in this history.
        """
        if journal.chain_break is not None:
            raise LedgerDamaged(self.place, reason=Damage.ACTS, entry=journal.chain_break)
        after = journal.with_action(act, at)
        with self.write_transaction() as writing:
            statement = "SELECT uuid, head, length FROM matches WHERE id = ? AND discarded = 0"
            uuid, *state = writing.database.execute(statement, (journal.match_id,)).fetchone() or ("",)
            if state == [journal.head, journal.length]:
                entry = writing.append_new(act.kind, uuid, canonical_json(act.payload), at)
            else:
                earlier = writing.pop_committed(act.kind, uuid, canonical_json(act.payload))
                if earlier is None or _previous_act_hash(writing.database, earlier) != journal.head:
                    raise LedgerChanged(self.place)
                entry, after = earlier, journal.with_action(act, earlier.at)
        return after.with_head(entry.hash)

    def discard_match(self, match_id: int, at: str) -> None:
        """Discards a match without rows, so that lists no longer contain it."""
        with self.write_transaction() as writing:
            uuid, discarded, _ = _match_state(writing.database, match_id)
            if discarded:
                raise ValueError(f"match {match_id} cannot be discarded")
            if self._journal(writing.database, match_id).rows:
                raise LedgerChanged(self.place, reason=Continuation.NONE_PENDING)
            writing.append(EntryKind.DISCARD, uuid, {}, at)

    def restore_match(self, match_id: int, at: str) -> None:
        """Restores a discarded match as the last one of its session."""
        with self.write_transaction() as writing:
            uuid, discarded, session = _match_state(writing.database, match_id)
            if not discarded:
                raise ValueError(f"match {match_id} was not discarded")
            writing.append(EntryKind.RESTORE, uuid, {"number": writing.next_number(session)}, at)

    @contextmanager
    def write_transaction(self) -> Iterator[WriteTransaction]:
        """Opens a transaction, which is on disk at the end of the block."""
        writing = None
        try:
            with self._database.write_transaction():
                self._database.check_unchanged(self.known)
                self._doubtful = [act for act in self._doubtful if read_hash(self._database, act.number) == act.hash]
                writing = WriteTransaction(self._database, self._doubtful)
                yield writing
        except LedgerError:
            if writing is not None:
                self._doubtful += writing.entries
            raise
        if self._seen == self.known and writing.entries and writing.entries[0].number == self.known.number + 1:
            self._seen = writing.head
        self.known = writing.head
        # The entries are recorded, even if the text copy cannot be written now.
        with suppress(LedgerError), self._database.write_transaction():
            self._update_mirror()

    def preview_import(
        self, theirs: InMemory, decisions: Resolutions, at: str, progress: TaskProgress = NO_PROGRESS
    ) -> MergePlan:
        """Returns what an import would do; nothing is written."""
        from mahjong_desk.ledger.merge import merge_entries

        with self._database.read_transaction() as database:
            return merge_entries(database, theirs, decisions, at, progress)

    def import_data(
        self, theirs: InMemory, decisions: Resolutions, source: str, at: str, progress: TaskProgress = NO_PROGRESS
    ) -> MergePlan:
        """Enters the contents of a file, all or nothing, and returns what was done."""
        from mahjong_desk.ledger.merge import merge_entries

        with self.write_transaction() as writing:
            with writing.database.batch():
                merge = merge_entries(writing.database, theirs, decisions, at, progress, writing)
                if merge.items and merge.entries:
                    writing.append(EntryKind.IMPORT, "import", {"file": source, "entries": merge.entries}, at)
            if read_end(writing.database) != writing.head:
                raise LedgerDamaged(self.place, "the table of entries does not accept them")
            return merge

    # Care

    def check(self, progress: TaskProgress = NO_PROGRESS) -> LedgerCheckup:
        """Checks every entry, table and line of the text copy, and the backups."""
        from mahjong_desk.ledger.care.check import check

        return check(self, progress)

    def reindex(self) -> None:
        """Rebuilds the tables of sessions and matches from the entries."""
        with self._database.write_transaction():
            self._database.check_unchanged(self.known)
            reindex(self._database)

    def _update_mirror(self) -> None:
        """Completes the text copy, or sets ``mirror_error`` if that fails."""
        try:
            with translate_errors(self.mirror.path):
                self.mirror.follow(self._database)
            self.mirror_error = None
        except LedgerError as error:
            self.mirror_error = error


def _previous_act_hash(database: Database, entry: LedgerEntry) -> str | None:
    """Returns the hash of the previous act in the match of an entry."""
    statement = (
        "SELECT hash FROM entries WHERE subject = ? AND number < ? AND kind NOT IN ('discard', 'restore') "
        "ORDER BY number DESC LIMIT 1"
    )
    row = database.execute(statement, (entry.subject, entry.number)).fetchone()
    return row[0] if row else None


def _match_state(database: Database, match_id: int) -> tuple[str, bool, str]:
    """Returns a match's uuid, whether it was discarded, and its session's uuid."""
    statement = (
        "SELECT matches.uuid, discarded, sessions.uuid FROM matches JOIN sessions ON sessions.id = session_id "
        "WHERE matches.id = ?"
    )
    row = database.execute(statement, (match_id,)).fetchone()
    if row is None:
        raise LookupError(f"no match {match_id}")
    return row[0], bool(row[1]), row[2]


def _refuse_lost(path: Path) -> None:
    """Raises ``LedgerDamaged`` if the ledger is missing but its text copy has entries."""
    count, last = 0, ""
    if mirror_path(path).exists():
        for entry in translate_each(mirror_path(path), readable_entries(mirror_path(path))):
            count, last = count + 1, entry.at
    if count:
        raise LedgerDamaged(path, reason=Damage.LOST, count=count, last=last)


def _meaning(kind: str, subject: str, content: str) -> tuple[Any, ...]:
    """Returns the parts of an entry that are the same at each attempt."""
    if kind not in _UUID_IN_SUBJECT:
        return kind, subject, content
    content_items = {name: value for name, value in parse_canonical(content).items() if name not in ("number", "uuid")}
    return kind, "" if _UUID_IN_SUBJECT[kind] else subject, canonical_json(content_items)
