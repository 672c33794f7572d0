# SPDX-License-Identifier: MIT
"""The match on the desk: the one place where windows and ledger meet."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_desk import interchange
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.played import PlayedMatch, PlayedSession, played_match, session_in_ledger
from mahjong_desk.club.recorded import Recorded, recorded
from mahjong_desk.club.replaying import replayed
from mahjong_desk.ledger.documents import Document, read, spell
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.journal import Act, History, Journal, Opening, now
from mahjong_desk.match import Match, Replay, exchanged, renamed, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.events import Event
from mahjong_desk.rules.options import OptionValue
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui.house_rules.keeper import HouseRulesKeeper

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger, MatchRecord, SessionRecord

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class UnfinishedMatch:
    """A match that can go on.

    Attributes:
        record: What the ledger knows of it.
        replay: The match as it stands.
    """

    record: MatchRecord
    replay: Replay


class EditKind(Enum):
    """What is to be done to a row."""

    REPLACE = "replace"
    DELETE = "delete"
    INSERT = "insert"


@dataclass(frozen=True, slots=True)
class Edit:
    """Something to be done to what was recorded.

    Attributes:
        kind: What is to be done.
        row_id: The row to be replaced or deleted, or the one to insert before; None inserts at the end.
        event: What shall stand there; None only to delete.
    """

    kind: EditKind
    row_id: int | None
    event: Event | None = None


class Desk(QObject):
    """The one match that the windows show, and the only way to write in the ledger.

    Every change is written first and shown afterwards; where writing fails, nothing here changes. Answers to drills
    alone go on meanwhile: they wait in their order and are written together with what can be written next.

    Attributes:
        folder: The data folder; None before ``open``.
        ledger: The ledger; None before ``open``.
        session: The session of the match on the desk, or the newest one; None where there is none.
        record: What the ledger knows of the match on the desk; None where none lies there.
        match: That match with its rules and events.
        replay: That match, played.
        journal: Its journal.
        house_rules: The house rules in the ledger.
        saved_at: When the journal was last written, UTC; None where no match lies on the desk.

    Signals:
        changed(): Another match lies on the desk, or the match has other events.
        saved(str): The ledger has the change on disk since that time, UTC.
        failed(LedgerError): The ledger could not write; everything stands as before.
    """

    changed = Signal()
    saved = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self.ledger: Ledger | None = None
        self.session: SessionRecord | None = None
        self.record: MatchRecord | None = None
        self.match: Match | None = None
        self.replay: Replay | None = None
        self.journal: Journal | None = None
        self.house_rules = HouseRulesKeeper(lambda: self.ledger, self)
        self._failed_act: Act | None = None
        self._waiting: list[Document] = []

    @property
    def history(self) -> History | None:
        """The rows of the match with all their changes, and what undo and redo would do."""
        return self.journal.history if self.journal is not None else None

    @property
    def row_ids(self) -> tuple[int, ...]:
        """The ids of the rows, one for each event of the match."""
        return tuple(row.id for row in self.history.rows) if self.history is not None else ()

    @property
    def saved_at(self) -> str | None:
        """When the journal of the match was last written, UTC."""
        return self.journal.entries[-1].at if self.journal is not None and self.journal.entries else None

    @property
    def house_rules_name(self) -> str:
        """The name of the house rules with which the match was opened; empty where they had none."""
        return self.journal.opening.house_rules if self.journal is not None else ""

    def names(self) -> tuple[str, ...]:
        """Returns who sits at the table, by seat; nobody where no match lies on the desk."""
        return self.replay.players if self.replay is not None else ()

    def open(self, folder: Path) -> None:
        """Opens the ledger in a data folder, and makes it where there is none.

        Raises:
            LedgerError: The ledger cannot be opened; the one that was open stays open.
        """
        # The first window must not wait for SQLAlchemy, which these bring along.
        from mahjong_desk.ledger.ledger import Ledger
        from mahjong_desk.ledger.place import ledger_path

        opened = Ledger.open(ledger_path(folder))
        self.close()
        self.folder = folder
        self.ledger = opened
        self.session = next(iter(reversed(opened.sessions())), None)
        _log.info("opened %s", ledger_path(folder))
        self.changed.emit()
        self._write_waiting()

    def close(self) -> None:
        """Takes the match off the desk and closes the ledger."""
        if self.ledger is not None:
            with suppress(LedgerError):
                # Whoever closes has been told of answers that could not be written; this is their last chance.
                self._empty_waiting(self.ledger)
            self.ledger.close()
        self.ledger = self.session = self.record = self.match = self.replay = self.journal = self._failed_act = None

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
        opening = Opening(ruleset.id, str(ruleset.version), dict(rules.options), tuple(players), "", house_rules)
        ledger = self._open_ledger()
        try:
            session = self.session
            if session_name is not None or session is None:
                session = ledger.start_session(session_name or "", now())
            journal = ledger.open_match(session.id, opening, now())
            record = next(found for found in ledger.matches(session.id) if found.id == journal.match_id)
        except LedgerError as error:
            self.failed.emit(error)
            return False
        self.session = session
        self._lay(record, journal)
        return True

    def continue_match(self, match_id: int) -> bool:
        """Lays a match of the ledger on the desk; tells whether it could be read.

        Raises:
            Refusal: The match follows rules that this version does not know.
        """
        ledger = self._open_ledger()
        try:
            record = next(record for record in ledger.matches() if record.id == match_id)
            journal = ledger.journal(match_id)
            sessions = {session.id: session for session in ledger.sessions()}
        except LedgerError as error:
            self.failed.emit(error)
            return False
        replayed(journal)
        self.session = sessions[record.session_id]
        self._lay(record, journal)
        return True

    def recorded(self, match_id: int) -> Recorded:
        """Returns what was recorded of a match, whether its rules are known or not.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        return recorded(self._open_ledger().journal(match_id))

    def matches(self) -> list[MatchRecord]:
        """Returns the matches of the ledger, the one that was written in last first.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        records = self._open_ledger().matches()
        return sorted(records, key=lambda record: (record.touched_at, record.id), reverse=True)

    def unfinished(self, among: int | None = None) -> list[UnfinishedMatch]:
        """Returns the matches that can go on, the one that was written in last first.

        Args:
            among: Looks at no more than that many matches, the latest ones; at all if None.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        ledger = self._open_ledger()
        found = []
        for record in self.matches()[:among]:
            if record.opening is None:
                continue
            journal = ledger.journal(record.id)
            if journal.broken is not None:
                continue
            try:
                played = replayed(journal)
            except Refusal:
                continue
            if played.final is None:
                found.append(UnfinishedMatch(record, played))
        return found

    def record_event(self, *events: Event) -> bool:
        """Adds an event at the end, or several as one step; tells whether the ledger has it on disk."""
        return self._write_together([Act.record(self._document(event)) for event in events])

    def edit(self, edits: Sequence[Edit]) -> bool:
        """Does something to a row, or several things as one step; tells whether the ledger has it on disk."""
        return self._write_together([self._act(edit) for edit in edits])

    def replace(self, row_id: int, event: Event) -> bool:
        """Puts an event in the place of a row; tells whether the ledger has it on disk."""
        return self.edit([Edit(EditKind.REPLACE, row_id, event)])

    def insert(self, before_row_id: int | None, event: Event) -> bool:
        """Adds an event before a row, at the end for None; tells whether the ledger has it on disk."""
        return self.edit([Edit(EditKind.INSERT, before_row_id, event)])

    def delete(self, row_id: int) -> bool:
        """Takes a row out; tells whether the ledger has it on disk."""
        return self.edit([Edit(EditKind.DELETE, row_id)])

    def rename(self, player: str, name: str) -> bool:
        """Spells the name of a player anew in the whole match; tells whether the ledger has it on disk."""
        after = self.preview_rename(player, name).match
        return self._write(Act.rename(player, name, after.players, self._rewritten(after)))

    def exchange(self, first: int, second: int, *, hands: bool) -> bool:
        """Puts two players on each other's seats in the whole match; tells whether the ledger has it on disk.

        Args:
            first: A seat.
            second: Another one.
            hands: Whether both keep the hands that were entered for them.
        """
        after = self.preview_exchange(first, second, hands=hands).match
        return self._write(Act.exchange((first, second), after.players, self._rewritten(after), hands=hands))

    def note(self, row_id: int, text: str) -> bool:
        """Puts a note beside a row, an empty one away; tells whether the ledger has it on disk."""
        event = self._match().events[self.row_ids.index(row_id)]
        return self.replace(row_id, dataclasses.replace(event, note=text or None))

    def retry(self) -> bool:
        """Tries what could not be written once more; tells whether the ledger has it on disk now."""
        if self._failed_act is not None:
            return self._write(self._failed_act) and not self._waiting
        return bool(self._waiting) and self._write_waiting()

    def reload(self) -> bool:
        """Reads the match on the desk again, as another window may have left it; tells whether that worked."""
        return self.record is not None and self.continue_match(self.record.id)

    def undo(self) -> bool:
        """Takes the latest act back; False where there is none or the ledger cannot write it."""
        return self.history is not None and self.history.undo is not None and self._write(Act.undo())

    def redo(self) -> bool:
        """Does again what was undone last; False where there is nothing or the ledger cannot write it."""
        return self.history is not None and self.history.redo is not None and self._write(Act.redo())

    def preview_record(self, event: Event) -> Replay:
        """Returns the match as it would be with an event added; nothing is written."""
        return self._preview([*self._match().events, event])

    def preview(self, edits: Sequence[Edit]) -> tuple[Replay, tuple[int, ...]]:
        """Returns the match as it would be after edits, with the ids of its rows; nothing is written.

        Rows that would be new have ids below zero.
        """
        events, ids = list(self._match().events), list(self.row_ids)
        for number, edit in enumerate(edits, start=1):
            at = len(ids) if edit.row_id is None else ids.index(edit.row_id)
            if edit.kind is EditKind.INSERT:
                assert edit.event is not None
                events.insert(at, edit.event)
                ids.insert(at, -number)
            elif edit.event is not None:
                events[at] = edit.event
            else:
                del events[at], ids[at]
        return self._preview(events), tuple(ids)

    def preview_replace(self, row_id: int, event: Event) -> Replay:
        """Returns the match as it would be with another event in a row; nothing is written."""
        return self.preview([Edit(EditKind.REPLACE, row_id, event)])[0]

    def preview_insert(self, before_row_id: int | None, event: Event) -> Replay:
        """Returns the match as it would be with an event before a row; nothing is written."""
        return self.preview([Edit(EditKind.INSERT, before_row_id, event)])[0]

    def preview_delete(self, row_id: int) -> Replay:
        """Returns the match as it would be without a row; nothing is written."""
        return self.preview([Edit(EditKind.DELETE, row_id)])[0]

    def preview_rename(self, player: str, name: str) -> Replay:
        """Returns the match as it would be with a name spelt anew; nothing is written."""
        return replay(renamed(self._match(), player, PlayerName(name)))

    def preview_exchange(self, first: int, second: int, *, hands: bool) -> Replay:
        """Returns the match as it would be with two players on each other's seats; nothing is written."""
        return replay(exchanged(self._match(), first, second, hands=hands))

    def export_match(self) -> dict[str, object]:
        """Returns the match file of the match on the desk (contract.md §4)."""
        return interchange.write_match(self._match())

    def played_match(self) -> PlayedMatch:
        """Returns the match on the desk, as reports are made of it."""
        if self.record is None or self.replay is None or self.session is None:
            raise RuntimeError("no match lies on the desk")
        return played_match(self.record, self.replay, self.session)

    def played_session(self, session: SessionRecord | None = None) -> PlayedSession:
        """Returns a session with all its matches; the one on the desk if None.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        session = session or self.session
        if session is None:
            raise RuntimeError("the desk has no session")
        known = {self.record.id: self.replay} if self.record is not None and self.replay is not None else {}
        return session_in_ledger(self._open_ledger(), session, known)

    def known_names(self) -> tuple[str, ...]:
        """Returns the names of earlier matches, the most recent first.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        if self.ledger is None:
            return ()
        names: dict[str, None] = {}
        for record in sorted(self.ledger.matches(), key=lambda record: record.opened_at, reverse=True):
            names.update(dict.fromkeys(record.people))
        return tuple(names)

    def drill_answers(self) -> tuple[Document, ...]:
        """Returns every answer to a drill in order, also those that wait to be written.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        kept = self.ledger.drills.all() if self.ledger is not None else ()
        return (*kept, *self._waiting)

    def keep_drill_answer(self, answer: Document) -> bool:
        """Keeps the answer to a drill; tells whether the ledger has it, and all before it, on disk.

        An answer that cannot be written, also because no ledger is open, waits and is not to be given again.

        Args:
            answer: The answer as a JSON object.

        Raises:
            TypeError: It holds something that JSON has no word for.
            ValueError: It holds a number that is not finite.
        """
        self._waiting.append(read(spell(answer)))
        return self._write_waiting()

    def _open_ledger(self) -> Ledger:
        if self.ledger is None:
            raise RuntimeError("the ledger is not open")
        return self.ledger

    def _match(self) -> Match:
        if self.match is None:
            raise RuntimeError("no match lies on the desk")
        return self.match

    def _document(self, event: Event) -> dict[str, object]:
        return interchange.write_event(event, self._match().rules.ruleset)

    def _act(self, edit: Edit) -> Act:
        if edit.kind is EditKind.INSERT:
            assert edit.event is not None
            return Act.insert(edit.row_id, self._document(edit.event))
        assert edit.row_id is not None
        if edit.event is None:
            return Act.delete(edit.row_id)
        return Act.replace(edit.row_id, self._document(edit.event))

    def _write_together(self, acts: Sequence[Act]) -> bool:
        return self._write(acts[0] if len(acts) == 1 else Act.several(acts))

    def _rewritten(self, after: Match) -> dict[int, Document]:
        """Returns the events that read otherwise in ``after``, by the ids of their rows."""
        before = self._match().events
        pairs = zip(self.row_ids, before, after.events, strict=True)
        return {row_id: self._document(now_told) for row_id, told, now_told in pairs if told != now_told}

    def _preview(self, events: Sequence[Event]) -> Replay:
        return replay(self._match().with_events(tuple(events)))

    def _write(self, act: Act) -> bool:
        if self.journal is None or self.record is None:
            raise RuntimeError("no match lies on the desk")
        try:
            journal = self._open_ledger().append(self.journal, act, now())
        except LedgerError as error:
            self._failed_act = act
            self.failed.emit(error)
            return False
        self._lay(self.record, journal)
        return True

    def _lay(self, record: MatchRecord, journal: Journal) -> None:
        played = replayed(journal)
        self.record, self.journal, self.match, self.replay = record, journal, played.match, played
        self._failed_act = None
        self.changed.emit()
        self.saved.emit(journal.entries[-1].at)
        self._write_waiting()

    def _write_waiting(self) -> bool:
        """Writes the answers that wait; tells whether none does any more."""
        if self.ledger is None or not self._waiting:
            return not self._waiting
        try:
            at = self._empty_waiting(self.ledger)
        except LedgerError as error:
            self.failed.emit(error)
            return False
        if self._failed_act is None:
            self.saved.emit(at)
        return True

    def _empty_waiting(self, ledger: Ledger) -> str:
        """Returns when the answers that waited were written."""
        at = now()
        while self._waiting:
            ledger.drills.add(self._waiting[0], at)
            del self._waiting[0]
        return at
