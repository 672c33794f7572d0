# SPDX-License-Identifier: MIT
"""From the entries of a journal to the rows that stand now: the one place that knows what undo and redo mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import ActKind, ActRefused, Entry, Opening


@dataclass(frozen=True, slots=True)
class Change:
    """What one entry did to one row.

    Attributes:
        sequence: The entry.
        at: When, UTC.
        kind: What was done; never ``OPEN``.
        row: The row concerned.
        before: The event as it stood before, None where the row was not there.
        after: The event as it stands after, None where the row is gone.
    """

    sequence: int
    at: str
    kind: ActKind
    row: int
    before: Document | None
    after: Document | None


@dataclass(frozen=True, slots=True)
class Row:
    """One event of the match with all that ever happened to it.

    Attributes:
        id: The sequence number of the entry that recorded or inserted it; edits keep it.
        at: When it was recorded, UTC.
        event: The event as it stands, or as it stood last for a row that is gone; read-only.
        changes: Everything that was done to it, oldest first, its recording included.
    """

    id: int
    at: str
    event: Document
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class History:
    """A match as its entries tell it.

    Attributes:
        opening: What was fixed at the start.
        rows: The events that stand, in the order of the match.
        removed: The rows that stand no more (deleted, or their recording undone), in the order of their ids.
        undo: The act that undo would take back: its kind, row, and event before and after; None if there is none.
        redo: The act that redo would do again, with the same contents; None if there is none.
        entries: What all of this was folded from.
    """

    opening: Opening
    rows: tuple[Row, ...]
    removed: tuple[Row, ...]
    undo: Change | None
    redo: Change | None
    entries: tuple[Entry, ...]

    def row(self, row: int) -> Row:
        """Returns the row with this id, be it standing or removed.

        Raises:
            LookupError: If no row ever had this id.
        """
        for candidate in (*self.rows, *self.removed):
            if candidate.id == row:
                return candidate
        raise LookupError(f"no row {row}")

    @property
    def events(self) -> tuple[Document, ...]:
        """The events that stand, in the order of the match: what is replayed."""
        return tuple(row.event for row in self.rows)


@dataclass(frozen=True, slots=True)
class _Step:
    """An act that can be taken back.

    Attributes:
        change: What it did.
        index: Where in the order of the match its row stands or stood.
    """

    change: Change
    index: int


class _Folding:
    """The rows while they are being worked out.

    Attributes:
        order: The ids of the rows that stand, in the order of the match.
        events: The latest event of every row that ever was.
        changes: What was done to each row.
        done: The acts that stand, oldest first.
        undone: The acts taken back that redo can do again, the next one last.
    """

    def __init__(self) -> None:
        self.order: list[int] = []
        self.events: dict[int, Document] = {}
        self.changes: dict[int, list[Change]] = {}
        self.done: list[_Step] = []
        self.undone: list[_Step] = []

    def apply(self, entry: Entry) -> None:
        """Does what an entry says.

        Raises:
            ActRefused: If that is not possible here.
        """
        if entry.kind is ActKind.UNDO:
            _take(entry)
            step = self._last(entry, self.done)
            self.undone.append(self.done.pop())
            self._move(entry, step, step.change.after, step.change.before)
            return
        if entry.kind is ActKind.REDO:
            _take(entry)
            step = self._last(entry, self.undone)
            self.done.append(self.undone.pop())
        else:
            step = self._new_step(entry)
            self.done.append(step)
            self.undone.clear()
        self._move(entry, step, step.change.before, step.change.after)

    def _new_step(self, entry: Entry) -> _Step:
        row, index = entry.sequence, len(self.order)
        before: Document | None = None
        after: Document | None = None
        if entry.kind is ActKind.RECORD:
            (after,) = _take(entry, "event")
        elif entry.kind is ActKind.INSERT:
            place, after = _take(entry, "before", "event")
            index = index if place is None else self._index(entry, place)
        elif entry.kind is ActKind.REPLACE:
            row, after = _take(entry, "row", "event")
            index, before = self._index(entry, row), self.events[row]
        elif entry.kind is ActKind.DELETE:
            (row,) = _take(entry, "row")
            index, before = self._index(entry, row), self.events[row]
        else:
            raise ActRefused(f"entry {entry.sequence}: a match is opened once, at its start")
        if entry.kind is not ActKind.DELETE and not isinstance(after, Mapping):
            raise ActRefused(f"entry {entry.sequence}: an event must be an object")
        return _Step(Change(entry.sequence, entry.at, entry.kind, row, before, after), index)

    def _index(self, entry: Entry, row: object) -> int:
        # JSON's true equals 1 in Python, but it is the id of no row.
        if not isinstance(row, int) or isinstance(row, bool) or row not in self.order:
            raise ActRefused(f"entry {entry.sequence}: there is no row {row!r}")
        return self.order.index(row)

    @staticmethod
    def _last(entry: Entry, steps: list[_Step]) -> _Step:
        if not steps:
            raise ActRefused(f"entry {entry.sequence}: there is nothing to {entry.kind}")
        return steps[-1]

    def _move(self, entry: Entry, step: _Step, before: Document | None, after: Document | None) -> None:
        row = step.change.row
        if before is None:
            self.order.insert(step.index, row)
        elif after is None:
            del self.order[step.index]
        if after is not None:
            self.events[row] = after
        change = Change(entry.sequence, entry.at, entry.kind, row, before, after)
        self.changes.setdefault(row, []).append(change)

    def row(self, row: int) -> Row:
        """Returns a row as it is now."""
        changes = self.changes[row]
        return Row(row, changes[0].at, self.events[row], tuple(changes))


def _take(entry: Entry, *names: str) -> tuple[Any, ...]:
    """Returns the fields of a payload that must have just these."""
    if set(entry.payload) != set(names):
        raise ActRefused(f"entry {entry.sequence}: {entry.kind} takes {names}, not {tuple(entry.payload)}")
    return tuple(entry.payload[name] for name in names)


def fold(entries: Iterable[Entry]) -> History:
    """Returns the history that a journal tells.

    Undo takes back the latest act that stands (a record, replacement, insertion or deletion), redo does again what was
    undone last, and any new act forgets what could have been redone. All of them are entries, so all of this is there
    again after a restart.

    Raises:
        ActRefused: If an entry asks for what is not possible where it stands.
    """
    lines = tuple(entries)
    if not lines or lines[0].kind is not ActKind.OPEN:
        raise ActRefused("a journal begins with the opening of its match")
    folding = _Folding()
    for entry in lines[1:]:
        folding.apply(entry)
    standing = set(folding.order)
    return History(
        opening=Opening.from_payload(lines[0].payload),
        rows=tuple(folding.row(row) for row in folding.order),
        removed=tuple(folding.row(row) for row in sorted(folding.changes) if row not in standing),
        undo=folding.done[-1].change if folding.done else None,
        redo=folding.undone[-1].change if folding.undone else None,
        entries=lines,
    )


def fold_sound(entries: Iterable[Entry]) -> tuple[History, int | None]:
    """Returns the history of the entries up to the first that makes no sense, and the place of that entry if any.

    Raises:
        ActRefused: If not even the opening makes sense.
    """
    lines = tuple(entries)
    try:
        return fold(lines), None
    except ActRefused:
        fold(lines[:1])
    # The first senseless entry is searched by halves: everything before it folds, nothing from it on does.
    sound, senseless = 1, len(lines)
    while senseless - sound > 1:
        middle = (sound + senseless) // 2
        try:
            fold(lines[:middle])
            sound = middle
        except ActRefused:
            senseless = middle
    return fold(lines[:sound]), sound
