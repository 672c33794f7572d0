# SPDX-License-Identifier: MIT
"""A match as a value, worked out from the entries of its journal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Final, NamedTuple

from mahjong_desk.journal.acts import ActionKind, Done, InvalidAction, JsonObject, MatchHeader

SUBSTITUTE: Final = "substitute"
"""The type of the event in which a substitute, its ``name``, joins the table (contract.md §4)."""

ROW_ID_STEP: Final = 1 << 32
"""The step between the ids of the rows that one entry adds: more entries than that no journal has."""


class RowChange(NamedTuple):
    """What one entry did to one row."""

    sequence: int
    at: str
    kind: ActionKind
    row: int
    before: JsonObject | None
    after: JsonObject | None

    @property
    def changes_only_note(self) -> bool:
        """Whether the row was there before and after, and differs in nothing but its note (contract.md §4)."""
        if self.before is None or self.after is None or self.before == self.after:
            return False
        return {**self.before, "note": None} == {**self.after, "note": None}


class MatchChange(NamedTuple):
    """What one entry did to the whole match: to the names of the players, and to the events that name them."""

    sequence: int
    at: str
    kind: ActionKind
    act: ActionKind
    payload: JsonObject
    before: tuple[str, ...]
    after: tuple[str, ...]


class BatchChange(NamedTuple):
    """What one entry did to several rows, or to the same row several times, as one step."""

    sequence: int
    at: str
    kind: ActionKind
    changes: tuple[RowChange, ...]

    @property
    def main_change(self) -> RowChange:
        """What the others are done for: the last of them."""
        return self.changes[-1]


Change = RowChange | MatchChange | BatchChange
"""What one entry did."""


class HistoryRow(NamedTuple):
    """One event of the match with all that ever happened to it."""

    id: int
    at: str
    event: JsonObject
    changes: tuple[RowChange, ...]


class History(NamedTuple):
    """A match, worked out from its acts."""

    header: MatchHeader
    players: tuple[str, ...]
    rows: tuple[HistoryRow, ...]
    removed: tuple[HistoryRow, ...]
    match_changes: tuple[MatchChange, ...]
    batch_changes: tuple[BatchChange, ...]
    undo: Change | None
    redo: Change | None
    entries: tuple[Done, ...]

    def row(self, row: int) -> HistoryRow:
        """Returns the row with this id, current or removed."""
        for candidate in (*self.rows, *self.removed):
            if candidate.id == row:
                return candidate
        raise LookupError(f"no row {row}")

    @property
    def events(self) -> tuple[JsonObject, ...]:
        """The current events in the order of the match, as they are replayed."""
        return tuple(row.event for row in self.rows)

    @property
    def all_players(self) -> tuple[str, ...]:
        """Everybody who sat at the table: those who began, then the substitutes."""
        came = (event.get("name") for event in self.events if event.get("type") == SUBSTITUTE)
        return tuple(dict.fromkeys((*self.players, *(name for name in came if isinstance(name, str)))))


class _Move(NamedTuple):
    """What an act did to one row."""

    change: RowChange
    position: int


class _Step(NamedTuple):
    """An act that can be taken back."""

    change: Change
    moves: tuple[_Move, ...]


class HistoryBuilder:
    """The rows while they are being worked out, entry by entry."""

    def __init__(self, opened: Done) -> None:
        self.header = MatchHeader.from_payload(opened.payload)
        self.entries = [opened]
        self.players = self.header.players
        self.order: list[int] = []
        self.rows: dict[int, HistoryRow] = {}
        self.rewritings: list[MatchChange] = []
        self.several: list[BatchChange] = []
        self.done: list[_Step] = []
        self.undone: list[_Step] = []

    def with_entry(self, entry: Done) -> HistoryBuilder:
        """Returns the folding with one more entry; this one stays as it is."""
        longer = copy(self)
        vars(longer).update({name: copy(held) for name, held in vars(self).items()})
        longer.apply(entry)
        return longer

    def build(self) -> History:
        """Returns what was folded so far."""
        standing = set(self.order)
        return History(
            header=self.header,
            players=self.players,
            rows=tuple(self.rows[row] for row in self.order),
            removed=tuple(row for row in self.rows.values() if row.id not in standing),
            match_changes=tuple(self.rewritings),
            batch_changes=tuple(self.several),
            undo=self.done[-1].change if self.done else None,
            redo=self.undone[-1].change if self.undone else None,
            entries=tuple(self.entries),
        )

    def apply(self, entry: Done) -> None:
        """Does what an entry says."""
        if entry.kind in (ActionKind.UNDO, ActionKind.REDO):
            _take(entry)
            back = entry.kind is ActionKind.UNDO
            source, target = (self.done, self.undone) if back else (self.undone, self.done)
            if not source:
                raise InvalidAction(f"entry {entry.sequence}: there is nothing to {entry.kind}")
            target.append(source.pop())
            self._reapply(entry, target[-1], back=back)
        else:
            self.done.append(self._new_step(entry))
            self.undone.clear()
        self.entries.append(entry)

    def _new_step(self, entry: Done) -> _Step:
        """Does what an entry says that is neither undo nor redo, and returns it."""
        if entry.kind in _WHOLE:
            step = self._rewriting(entry)
            self._reapply(entry, step)
            return step
        if entry.kind is not ActionKind.BATCH:
            move = self._do(entry, entry.kind, entry.payload)
            return _Step(move.change, (move,))
        moves: list[_Move] = []
        rows = 0
        for kind, payload in _parts(entry):
            moves.append(self._do(entry, kind, payload, entry.sequence + rows * ROW_ID_STEP))
            rows += moves[-1].change.before is None
        several = BatchChange(entry.sequence, entry.at, entry.kind, tuple(move.change for move in moves))
        self.several.append(several)
        return _Step(several, tuple(moves))

    def _do(self, entry: Done, kind: ActionKind, payload: JsonObject, new_row: int | None = None) -> _Move:
        """Does something to one row, and returns it; ``new_row`` is the id that a new one gets."""
        row, index = entry.sequence if new_row is None else new_row, len(self.order)
        before: JsonObject | None = None
        after: JsonObject | None = None
        if kind is ActionKind.RECORD:
            (after,) = _fields(entry, kind, payload, "event")
        elif kind is ActionKind.INSERT:
            place, after = _fields(entry, kind, payload, "before", "event")
            index = index if place is None else self._index(entry, place)
        elif kind is ActionKind.REPLACE:
            row, after = _fields(entry, kind, payload, "row", "event")
            index, before = self._index(entry, row), self.rows[row].event
        elif kind is ActionKind.DELETE:
            (row,) = _fields(entry, kind, payload, "row")
            index, before = self._index(entry, row), self.rows[row].event
        else:
            raise InvalidAction(f"entry {entry.sequence}: a match is opened once, at its start")
        if kind is not ActionKind.DELETE and not isinstance(after, Mapping):
            raise InvalidAction(f"entry {entry.sequence}: an event must be an object")
        move = _Move(RowChange(entry.sequence, entry.at, kind, row, before, after), index)
        self._move_row(entry, kind, move)
        return move

    def _rewriting(self, entry: Done) -> _Step:
        *_, names, events = _take(entry, *_WHOLE[entry.kind], "players", "events")
        if not isinstance(names, tuple) or [type(name) for name in names] != [str] * len(self.players):
            raise InvalidAction(f"entry {entry.sequence}: {len(self.players)} players have names")
        if not isinstance(events, tuple):
            raise InvalidAction(f"entry {entry.sequence}: its events must be a list")
        moves: dict[int, _Move] = {}
        for one in events:
            match one:
                case {"row": int(row), "event": Mapping() as event} if row not in moves:
                    index = self._index(entry, row)
                    change = RowChange(entry.sequence, entry.at, entry.kind, row, self.rows[row].event, event)
                    moves[row] = _Move(change, index)
                case _:
                    raise InvalidAction(f"entry {entry.sequence}: every row has one event")
        rewriting = MatchChange(
            entry.sequence, entry.at, entry.kind, entry.kind, entry.payload, self.players, tuple(names)
        )
        return _Step(rewriting, tuple(moves.values()))

    def _index(self, entry: Done, row: object) -> int:
        # JSON's true equals 1 in Python, but it is the id of no row.
        if not isinstance(row, int) or isinstance(row, bool) or row not in self.order:
            raise InvalidAction(f"entry {entry.sequence}: there is no row {row!r}")
        return self.order.index(row)

    def _reapply(self, entry: Done, step: _Step, *, back: bool = False) -> None:
        """Does a step, or takes it back."""
        change = step.change
        if isinstance(change, MatchChange):
            before, after = (change.after, change.before) if back else (change.before, change.after)
            self.players = after
            again = MatchChange(entry.sequence, entry.at, entry.kind, change.act, change.payload, before, after)
            self.rewritings.append(again)
        elif isinstance(change, BatchChange):
            self.several.append(BatchChange(entry.sequence, entry.at, entry.kind, change.changes))
        for move in reversed(step.moves) if back else step.moves:
            self._move_row(entry, entry.kind, move, back=back)

    def _move_row(self, entry: Done, kind: ActionKind, move: _Move, *, back: bool = False) -> None:
        row, before, after = move.change.row, move.change.before, move.change.after
        if back:
            before, after = after, before
        if before is None:
            self.order.insert(move.position, row)
        elif after is None:
            del self.order[move.position]
        change = RowChange(entry.sequence, entry.at, kind, row, before, after)
        known = self.rows.get(row)
        if known is None:
            assert after is not None, "a row begins with an event"
            self.rows[row] = HistoryRow(row, entry.at, after, (change,))
        else:
            event = known.event if after is None else after
            self.rows[row] = known._replace(event=event, changes=(*known.changes, change))


_WHOLE: Final = {ActionKind.RENAME: ("player", "name"), ActionKind.SWAP_SEATS: ("seats", "hands")}
"""The acts on the whole match, each with its own fields."""


_PARTS: Final = {ActionKind.RECORD, ActionKind.INSERT, ActionKind.REPLACE, ActionKind.DELETE}
"""The acts on one row, which ``several`` can combine."""


def _parts(entry: Done) -> tuple[tuple[ActionKind, JsonObject], ...]:
    """Returns the acts that an entry combines to one step, each with its payload."""
    (acts,) = _take(entry, "acts")
    if not isinstance(acts, tuple) or not acts:
        raise InvalidAction(f"entry {entry.sequence}: its acts must be a list that holds some")
    parts: list[tuple[ActionKind, JsonObject]] = []
    for act in acts:
        match act:
            case {"kind": str(kind)} if kind in _PARTS:
                parts.append((ActionKind(kind), {name: value for name, value in act.items() if name != "kind"}))
            case _:
                raise InvalidAction(f"entry {entry.sequence}: every part is an act on one row")
    return tuple(parts)


def _take(entry: Done, *names: str) -> tuple[Any, ...]:
    """Returns the fields of an entry that must have just these."""
    return _fields(entry, entry.kind, entry.payload, *names)


def _fields(entry: Done, kind: ActionKind, payload: JsonObject, *names: str) -> tuple[Any, ...]:
    """Returns the fields of a payload that must have just these."""
    if set(payload) != set(names):
        raise InvalidAction(f"entry {entry.sequence}: {kind} takes {names}, not {tuple(payload)}")
    return tuple(payload[name] for name in names)


def build_history(entries: Iterable[Done]) -> History:
    """Returns the history of a journal.

    Undo takes back the latest act in force (except undo and redo themselves), redo repeats what was undone last, and any
    new act drops what could have been redone. All of them are entries, so that a restart changes nothing.
    """
    return _folded(tuple(entries)).build()


def build_history_until_invalid(entries: Iterable[Done]) -> tuple[HistoryBuilder, int | None]:
    """Returns the entries folded up to the first that makes no sense, and the place of that entry if any."""
    lines = tuple(entries)
    folding = _begun(lines)
    for place, entry in enumerate(lines[1:], start=1):
        try:
            folding.apply(entry)
        except InvalidAction:
            return _folded(lines[:place]), place
    return folding, None


def _folded(entries: Sequence[Done]) -> HistoryBuilder:
    folding = _begun(entries)
    for entry in entries[1:]:
        folding.apply(entry)
    return folding


def _begun(entries: Sequence[Done]) -> HistoryBuilder:
    if not entries or entries[0].kind is not ActionKind.OPEN:
        raise InvalidAction("a journal begins with the header of its match")
    return HistoryBuilder(entries[0])
