# SPDX-License-Identifier: MIT
"""From the entries of a journal to the rows that stand now: the one place that knows what undo and redo mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import ActKind, ActRefused, Entry, Opening

SUBSTITUTE: Final = "substitute"
"""The type of the events that bring somebody else to the table, with their ``name`` (contract.md §4)."""


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

    @property
    def note_alone(self) -> bool:
        """Whether the row was there before and after, and differs in nothing but its note (contract.md §4)."""
        if self.before is None or self.after is None or self.before == self.after:
            return False
        return {**self.before, "note": None} == {**self.after, "note": None}


@dataclass(frozen=True, slots=True)
class Rewriting:
    """What one entry did to the whole match: to the names of the players, and to the events that name them.

    Attributes:
        sequence: The entry.
        at: When, UTC.
        kind: What was done: ``RENAME`` or ``EXCHANGE``, or ``UNDO`` or ``REDO`` of one.
        act: ``RENAME`` or ``EXCHANGE``.
        payload: The payload of that act.
        before: Who began, by seat, as it stood before.
        after: Likewise as it stands after.
    """

    sequence: int
    at: str
    kind: ActKind
    act: ActKind
    payload: Document
    before: tuple[str, ...]
    after: tuple[str, ...]


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
        players: Who began, by seat, under the names and on the seats that hold now.
        rows: The events that stand, in the order of the match.
        removed: The rows that stand no more (deleted, or their recording undone), in the order of their ids.
        rewritings: What was done to the whole match, oldest first.
        undo: The act that undo would take back, with what it did; None if there is none.
        redo: The act that redo would do again, likewise; None if there is none.
        entries: What all of this was folded from.
    """

    opening: Opening
    players: tuple[str, ...]
    rows: tuple[Row, ...]
    removed: tuple[Row, ...]
    rewritings: tuple[Rewriting, ...]
    undo: Change | Rewriting | None
    redo: Change | Rewriting | None
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

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who sat at the table: those who began, then the substitutes."""
        came = (event.get("name") for event in self.events if event.get("type") == SUBSTITUTE)
        return tuple(dict.fromkeys((*self.players, *(name for name in came if isinstance(name, str)))))


@dataclass(frozen=True, slots=True)
class _Step:
    """An act that can be taken back.

    Attributes:
        change: What it did.
        index: Where in the order of the match its row stands or stood.
        rewritten: What an act on the whole match did to its rows.
    """

    change: Change | Rewriting
    index: int = 0
    rewritten: tuple[Change, ...] = ()


class _Folding:
    """The rows while they are being worked out.

    Attributes:
        players: Who began, as it stands.
        order: The ids of the rows that stand, in the order of the match.
        events: The latest event of every row that ever was.
        changes: What was done to each row.
        rewritings: What was done to the whole match.
        done: The acts that stand, oldest first.
        undone: The acts taken back that redo can do again, the next one last.
    """

    def __init__(self, opening: Opening) -> None:
        self.players = opening.players
        self.order: list[int] = []
        self.events: dict[int, Document] = {}
        self.changes: dict[int, list[Change]] = {}
        self.rewritings: list[Rewriting] = []
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
            self._move(entry, step, back=True)
            return
        if entry.kind is ActKind.REDO:
            _take(entry)
            step = self._last(entry, self.undone)
            self.done.append(self.undone.pop())
        else:
            step = self._rewriting(entry) if entry.kind in _WHOLE else self._new_step(entry)
            self.done.append(step)
            self.undone.clear()
        self._move(entry, step)

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

    def _rewriting(self, entry: Entry) -> _Step:
        *_, names, events = _take(entry, *_WHOLE[entry.kind], "players", "events")
        if not isinstance(names, tuple) or [type(name) for name in names] != [str] * len(self.players):
            raise ActRefused(f"entry {entry.sequence}: {len(self.players)} players have names")
        if not isinstance(events, tuple):
            raise ActRefused(f"entry {entry.sequence}: its events must be a list")
        rewritten: list[Change] = []
        for one in events:
            match one:
                case {"row": int(row), "event": Mapping() as event} if row not in {known.row for known in rewritten}:
                    self._index(entry, row)
                    rewritten.append(Change(entry.sequence, entry.at, entry.kind, row, self.events[row], event))
                case _:
                    raise ActRefused(f"entry {entry.sequence}: every row has one event")
        change = Rewriting(entry.sequence, entry.at, entry.kind, entry.kind, entry.payload, self.players, tuple(names))
        return _Step(change, rewritten=tuple(rewritten))

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

    def _move(self, entry: Entry, step: _Step, *, back: bool = False) -> None:
        told = step.change
        if isinstance(told, Change):
            self._move_row(entry, told, step.index, back=back)
            return
        before, after = (told.after, told.before) if back else (told.before, told.after)
        self.players = after
        self.rewritings.append(Rewriting(entry.sequence, entry.at, entry.kind, told.act, told.payload, before, after))
        for change in step.rewritten:
            self._move_row(entry, change, self.order.index(change.row), back=back)

    def _move_row(self, entry: Entry, told: Change, index: int, *, back: bool) -> None:
        row = told.row
        before, after = (told.after, told.before) if back else (told.before, told.after)
        if before is None:
            self.order.insert(index, row)
        elif after is None:
            del self.order[index]
        if after is not None:
            self.events[row] = after
        change = Change(entry.sequence, entry.at, entry.kind, row, before, after)
        self.changes.setdefault(row, []).append(change)

    def row(self, row: int) -> Row:
        """Returns a row as it is now."""
        changes = self.changes[row]
        return Row(row, changes[0].at, self.events[row], tuple(changes))


_WHOLE: Final = {ActKind.RENAME: ("player", "name"), ActKind.EXCHANGE: ("seats", "hands")}
"""The acts on the whole match, each with what it tells of itself."""


def _take(entry: Entry, *names: str) -> tuple[Any, ...]:
    """Returns the fields of a payload that must have just these."""
    if set(entry.payload) != set(names):
        raise ActRefused(f"entry {entry.sequence}: {entry.kind} takes {names}, not {tuple(entry.payload)}")
    return tuple(entry.payload[name] for name in names)


def fold(entries: Iterable[Entry]) -> History:
    """Returns the history that a journal tells.

    Undo takes back the latest act that stands (all but undo and redo themselves), redo does again what was
    undone last, and any new act forgets what could have been redone. All of them are entries, so all of this is there
    again after a restart.

    Raises:
        ActRefused: If an entry asks for what is not possible where it stands.
    """
    lines = tuple(entries)
    if not lines or lines[0].kind is not ActKind.OPEN:
        raise ActRefused("a journal begins with the opening of its match")
    opening = Opening.from_payload(lines[0].payload)
    folding = _Folding(opening)
    for entry in lines[1:]:
        folding.apply(entry)
    standing = set(folding.order)
    return History(
        opening=opening,
        players=folding.players,
        rows=tuple(folding.row(row) for row in folding.order),
        removed=tuple(folding.row(row) for row in sorted(folding.changes) if row not in standing),
        rewritings=tuple(folding.rewritings),
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
