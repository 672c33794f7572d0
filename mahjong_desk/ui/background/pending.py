# SPDX-License-Identifier: MIT
"""What is kept on this machine: pending entries that the ledger could not take, and half-typed hands."""

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
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.entry.in_progress import SavedDraft
    from mahjong_desk.ledger.contents import MatchSummary
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.place import Place
    from mahjong_desk.rules.ruleset import TableRules


class _Refused(NamedTuple):
    """A pending act with the match that it belongs to, as it was then."""

    act: Act
    error: LedgerError
    head: str
    opening: str


class PendingActions:
    """The pending acts: of the match on the desk, and of others that were there before."""

    def __init__(self, current_journal: Callable[[], Journal | None]) -> None:
        self._here = current_journal
        self._refused: dict[int, _Refused] = {}
        self._strays: list[JsonObject] = []
        """What is pending for matches that are not in this ledger, kept for the next time."""

    @property
    def act(self) -> Act | None:
        """The pending act of the match on the desk, or None."""
        refused = self._refused_here()
        return refused.act if refused is not None else None

    @property
    def error(self) -> LedgerError | None:
        """Why it could not be written, or that the match was continued elsewhere meanwhile; None if nothing is pending."""
        here, refused = self._here(), self._refused_here()
        if here is None or refused is None:
            return None
        return refused.error if here.head == refused.head else LedgerChanged(refused.error.path)

    @property
    def has_other(self) -> bool:
        """Whether an act of another match is pending."""
        here = self._here()
        return any(here is None or match_id != here.match_id for match_id in self._refused)

    def keep(self, act: Act, error: LedgerError) -> None:
        """Keeps an act of the match on the desk that could not be written, instead of an earlier one."""
        here = self._here()
        assert here is not None
        self._refused[here.match_id] = _Refused(act, error, here.head, _opening(here))

    def discard(self) -> None:
        """Drops the pending act of the match on the desk."""
        here = self._here()
        if here is not None:
            self._refused.pop(here.match_id, None)

    def on_match_loaded(self, match_id: int) -> None:
        """Drops the pending act before a match is placed on the desk, if it is the same one or its journal is broken."""
        here, refused = self._here(), self._refused_here()
        is_broken = refused is not None and refused.error.why is Damage.ACTS
        if is_broken or (here is not None and here.match_id == match_id):
            self.discard()

    def clear(self) -> None:
        self._refused.clear()
        self._strays.clear()

    def to_documents(self) -> list[JsonObject]:
        """Returns everything pending, for ``take_up`` at the next start."""
        refused = [
            {"match": match_id, "opening": opening, "head": head, "kind": act.kind, "payload": act.payload}
            for match_id, (act, _error, head, opening) in self._refused.items()
        ]
        return [*self._strays, *refused]

    def take_up(self, documents: Iterable[JsonObject], ledger: Ledger) -> None:
        """Restores what was pending before.

        Raises ``KeyError`` or ``ValueError`` if ``to_documents`` did not write it.
        """
        for document in documents:
            act, opening = Act(ActionKind(document["kind"]), document["payload"]), document["opening"]
            if _has(ledger, document["match"], opening):
                refused = _Refused(act, LedgerLocked(ledger.place), document["head"], opening)
                self._refused[document["match"]] = refused
            else:
                self._strays.append(document)

    def _refused_here(self) -> _Refused | None:
        here = self._here()
        return self._refused.get(here.match_id) if here is not None else None


def _has(ledger: Ledger, match_id: int, opening: str) -> bool:
    with suppress(LookupError):
        return not ledger.match(match_id).discarded and _opening(ledger.journal(match_id)) == opening
    return False


def _opening(journal: Journal) -> str:
    return canonical_json(journal.entries[0][1:])


class PendingDrillAnswers:
    """The answers that the ledger has and, after them, those that are ``pending``."""

    def __init__(
        self,
        ledger: Callable[[], Ledger | None],
        on_error: Callable[[LedgerError], None],
        on_saved: Callable[[str], None],
    ) -> None:
        self._ledger, self._failed, self._saved = ledger, on_error, on_saved
        self.pending: list[JsonObject] = []

    def all(self) -> tuple[JsonObject, ...]:
        """Returns all answers in order, including pending ones."""
        ledger = self._ledger()
        return (*(ledger.drills.all() if ledger is not None else ()), *self.pending)

    def add(self, answer: JsonObject) -> bool:
        """Keeps an answer; returns whether it and all before it are in the ledger. Otherwise it is pending."""
        self.pending.append(parse_canonical(canonical_json(answer)))
        return self.flush()

    def flush(self) -> bool:
        """Writes the pending answers; returns whether none is left."""
        ledger = self._ledger()
        if ledger is None or not self.pending:
            return not self.pending
        at = now()
        while self.pending:
            if (error := attempt(partial(ledger.drills.add, self.pending[0], at)).error) is not None:
                self._failed(error)
                return False
            del self.pending[0]
        self._saved(at)
        return True


_log = logging.getLogger(__name__)


def store_waiting(folder: Path, place: Place, unrecorded: PendingActions, drills: PendingDrillAnswers) -> bool:
    """Writes what is pending for a ledger, or deletes the file if nothing is; returns whether that worked."""
    path = _file(folder, place)
    acts, answers = unrecorded.to_documents(), drills.pending
    try:
        if acts or answers:
            write_atomically(path, canonical_json({"acts": acts, "answers": answers}).encode())
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("cannot keep what waits: %s", error)
        return False
    return True


def take_up_waiting(folder: Path, ledger: Ledger, unrecorded: PendingActions, drills: PendingDrillAnswers) -> None:
    """Restores what was pending for a ledger when it was closed; a file that cannot be read is left alone."""
    path = _file(folder, ledger.place)
    try:
        document = parse_canonical(path.read_text(encoding="utf-8"))
        error: Exception | None = attempt(lambda: unrecorded.take_up(document["acts"], ledger)).error
        if error is None:
            drills.pending += document["answers"]
    except FileNotFoundError:
        return
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        error = fault
    if error is not None:
        _log.warning("cannot take up what waited: %s", error)
        return
    # If the file stayed, its contents would be recorded twice after a crash.
    with suppress(OSError):
        path.unlink()


def _file(folder: Path, place: Place) -> Path:
    """Returns the file of a ledger: one for each server; that of a ledger in a folder moves with it."""
    if isinstance(place, Path):
        return folder / "waiting.json"
    return folder / f"waiting-{hashlib.sha256(str(place).encode()).hexdigest()[:16]}.json"


class DraftStore(QObject):
    """Saves half-typed hands in the data folder of this machine, one file a match.

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

    def save(self, match: MatchSummary, kept: SavedDraft, rules: TableRules) -> None:
        """Saves the hand that is typed in a match, or deletes its file if there is none."""
        # Imported lazily to keep startup fast.
        from mahjong_desk.entry.in_progress import save

        before, self.error = self.error, save(self.file(match), kept, rules)
        if (before is None) != (self.error is None):
            self.status_changed.emit()

    def load(self, match: MatchSummary, rules: TableRules) -> SavedDraft | None:
        """Returns what was typed last in a match, or None."""
        from mahjong_desk.entry.in_progress import load

        return load(self.file(match), rules)
