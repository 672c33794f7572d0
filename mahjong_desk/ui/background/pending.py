# SPDX-License-Identifier: MIT
"""Unwritten acts and answers, and half-typed hands, saved on this machine."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_desk.journal.acts import Act, ActionKind, JsonObject, canonical_json, now, parse_canonical
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.errors import Damage, LedgerChanged, LedgerError, LedgerLocked
from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.ledger.place import LedgerLocation
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.entry.in_progress import SavedDraft
    from mahjong_desk.ledger.contents import MatchSummary
    from mahjong_desk.ledger.ledger import Ledger


_log = logging.getLogger(__name__)
_UNREADABLE = (OSError, ValueError, KeyError, TypeError, AttributeError)
"""The exceptions of reading a file that ``save_pending`` did not write."""


class _PendingAct(NamedTuple):
    """An act that could not be written."""

    act: Act
    error: LedgerError
    head: str  # The head of its journal at that time.
    opening: str  # The first entry of its journal, in canonical JSON.


class PendingActions:
    """The acts that could not be written, at most one for each match.

    ``saved_content`` is the content of the file with the entries of this window.
    """

    def __init__(self, current_journal: Callable[[], Journal | None]) -> None:
        self._current_journal = current_journal
        self._pending: dict[int, _PendingAct] = {}
        self._strays: list[JsonObject] = []
        """Pending acts of other windows, or of matches that are not in this ledger; they are saved again unchanged."""
        self.saved_content = b""

    @property
    def act(self) -> Act | None:
        """The pending act of the match on the desk, or None."""
        pending = self._current_pending()
        return pending.act if pending is not None else None

    @property
    def error(self) -> LedgerError | None:
        """Why the pending act is not written, or that its match was continued elsewhere."""
        journal, pending = self._current_journal(), self._current_pending()
        if journal is None or pending is None:
            return None
        return pending.error if journal.head == pending.head else LedgerChanged(pending.error.path)

    @property
    def has_other(self) -> bool:
        """Whether an act of another match is pending."""
        journal = self._current_journal()
        return any(journal is None or match_id != journal.match_id for match_id in self._pending)

    def keep(self, act: Act, error: LedgerError) -> None:
        """Keeps an unwritten act of the match on the desk, replacing an earlier one.

        An act that adds no row does not replace a pending hand.
        """
        journal = self._current_journal()
        assert journal is not None
        if self.act is not None and _adds_rows(self.act) and not _adds_rows(act):
            return
        self._pending[journal.match_id] = _PendingAct(act, error, journal.head, _opening(journal))

    def discard(self) -> None:
        """Drops the pending act of the match on the desk."""
        journal = self._current_journal()
        if journal is not None:
            self._pending.pop(journal.match_id, None)

    def discard_if_broken(self) -> None:
        """Drops the pending act of the match on the desk if its journal is broken."""
        pending = self._current_pending()
        if pending is not None and pending.error.reason is Damage.ACTS:
            self.discard()

    def on_written(self, act: Act, journal: Journal) -> None:
        """Updates the pending act after an act of the same match was written.

        It is dropped, unless it is a hand and the written act neither adds a row nor swaps seats.
        """
        pending = self._current_pending()
        if _adds_rows(act) or act.kind is ActionKind.SWAP_SEATS or pending is None or not _adds_rows(pending.act):
            self.discard()
        elif self.error is pending.error:
            self._pending[journal.match_id] = pending._replace(head=journal.head)

    def clear(self) -> None:
        self._pending.clear()
        self._strays.clear()

    def keep_foreign(self, documents: Iterable[JsonObject]) -> None:
        """Keeps the pending acts that another window has saved, to save them again.

        Raises ``KeyError`` or ``ValueError`` if ``to_documents`` did not write them.
        """
        for document in documents:
            Act(ActionKind(document["kind"]), document["payload"])
            self._strays.append({name: document[name] for name in ("match", "opening", "head", "kind", "payload")})

    def to_documents(self) -> list[JsonObject]:
        """Returns everything pending, for ``restore`` at the next start."""
        pending = [
            {"match": match_id, "opening": opening, "head": head, "kind": act.kind, "payload": act.payload}
            for match_id, (act, _error, head, opening) in self._pending.items()
        ]
        return [*self._strays, *pending]

    def restore(self, documents: Iterable[JsonObject], ledger: Ledger) -> None:
        """Restores the acts that were pending at the last exit.

        Raises ``KeyError``, ``ValueError`` or ``LedgerError`` if they cannot be restored.
        """
        for document in documents:
            act, opening = Act(ActionKind(document["kind"]), document["payload"]), document["opening"]
            if document["match"] not in self._pending and _has(ledger, document["match"], opening):
                pending = _PendingAct(act, LedgerLocked(ledger.place), document["head"], opening)
                self._pending[document["match"]] = pending
            else:
                self._strays.append(document)

    def _current_pending(self) -> _PendingAct | None:
        journal = self._current_journal()
        return self._pending.get(journal.match_id) if journal is not None else None


def _has(ledger: Ledger, match_id: int, opening: str) -> bool:
    with suppress(LookupError):
        return not ledger.match(match_id).discarded and _opening(ledger.journal(match_id)) == opening
    return False


def _adds_rows(act: Act) -> bool:
    kinds = [part["kind"] for part in act.payload["acts"]] if act.kind is ActionKind.BATCH else [act.kind]
    return set(kinds) == {ActionKind.RECORD}


def _opening(journal: Journal) -> str:
    return canonical_json(journal.entries[0][1:])


class PendingDrillAnswers:
    """Drill answers in the ledger, and the pending ones that could not be written."""

    def __init__(
        self,
        ledger: Callable[[], Ledger | None],
        on_error: Callable[[LedgerError], None],
        on_saved: Callable[[str], None],
    ) -> None:
        self._ledger, self._on_error, self._on_saved = ledger, on_error, on_saved
        self.pending: list[JsonObject] = []

    def all(self) -> tuple[JsonObject, ...]:
        """Returns all answers in order, including pending ones."""
        ledger = self._ledger()
        return (*(ledger.drills.all() if ledger is not None else ()), *self.pending)

    def add(self, answer: JsonObject) -> bool:
        """Adds an answer and writes all that are pending; returns whether that worked."""
        self.pending.append(parse_canonical(canonical_json(answer)))
        return self.flush()

    def flush(self) -> bool:
        """Writes the pending answers; returns whether none is left."""
        ledger = self._ledger()
        if ledger is None or not self.pending:
            return not self.pending
        recorded_at = now()
        while self.pending:
            if (error := attempt(partial(ledger.drills.add, self.pending[0], recorded_at)).error) is not None:
                self._on_error(error)
                return False
            del self.pending[0]
        self._on_saved(recorded_at)
        return True


def save_pending(folder: Path, place: LedgerLocation, acts: PendingActions, drills: PendingDrillAnswers) -> bool:
    """Saves the pending entries of a ledger; returns whether that worked.

    They follow those that another window has saved in the same file. If nothing is pending, the file is deleted.
    """
    path, on_disk = _file(folder, place), b""
    with suppress(*_UNREADABLE):
        on_disk = path.read_bytes()
        if on_disk != acts.saved_content:
            document = parse_canonical(on_disk.decode())
            acts.keep_foreign(document["acts"])
            drills.pending += document["answers"]
    documents, answers = acts.to_documents(), drills.pending
    try:
        if documents or answers:
            content = canonical_json({"acts": documents, "answers": answers}).encode()
            if content != on_disk:
                write_atomically(path, content)
            acts.saved_content = content
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("cannot save pending entries: %s", error)
        return False
    return True


def restore_pending(folder: Path, ledger: Ledger, acts: PendingActions, drills: PendingDrillAnswers) -> None:
    """Restores the pending entries of a ledger, and deletes their file if that worked."""
    path = _file(folder, ledger.place)
    try:
        content = path.read_bytes()
        document = parse_canonical(content.decode())
        acts.restore(document["acts"], ledger)
        drills.pending += document["answers"]
    except FileNotFoundError:
        return
    except (LedgerError, *_UNREADABLE) as error:
        _log.warning("cannot restore pending entries: %s", error)
        return
    # Otherwise the entries would be recorded twice after a crash.
    try:
        path.unlink()
    except OSError:
        acts.saved_content = content


def _file(folder: Path, place: LedgerLocation) -> Path:
    """Returns the path of the pending entries of a ledger; each server has its own."""
    if isinstance(place, Path):
        return folder / "waiting.json"
    return folder / f"waiting-{hashlib.sha256(str(place).encode()).hexdigest()[:16]}.json"


class DraftStore(QObject):
    """Saves half-typed hands in the data folder of this machine, one file per match.

    ``folder`` is None while no ledger is open; ``error`` is why the last save failed, or None.
    """

    status_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self.error: OSError | None = None

    def set_folder(self, data_folder: Path) -> None:
        self.folder = data_folder / "drafts"
        # If it cannot be created, the next save reports that.
        with suppress(OSError):
            self.folder.mkdir(exist_ok=True)

    def file(self, match: MatchSummary) -> Path:
        """Returns the file of a match while a ledger is open."""
        assert self.folder is not None
        return self.folder / f"{match.uuid}.json"

    def save(self, match: MatchSummary, draft: SavedDraft, rules: TableRules) -> None:
        """Saves the half-typed hand of a match, or deletes its file if there is none."""
        # Imported lazily to keep startup fast.
        from mahjong_desk.entry.in_progress import save

        before, self.error = self.error, save(self.file(match), draft, rules)
        if (before is None) != (self.error is None):
            self.status_changed.emit()

    def load(self, match: MatchSummary, rules: TableRules) -> SavedDraft | None:
        """Returns what was typed last in a match, or None."""
        from mahjong_desk.entry.in_progress import load

        return load(self.file(match), rules)
