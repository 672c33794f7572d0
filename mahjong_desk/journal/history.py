# SPDX-License-Identifier: MIT
"""The state of a match and all its changes, computed from its journal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from mahjong_desk.journal.acts import ActionKind, Done, InvalidAction, JsonObject, MatchHeader

SUBSTITUTE = "substitute"
"""The type of the event in which a substitute, its ``name``, joins the table (contract.md §4)."""

ROW_ID_STEP = 1 << 32
"""The step between the ids of rows that one entry adds; no journal has that many entries."""


class RowChange(NamedTuple):
    """What one entry did to one row."""

    sequence: int
    recorded_at: str
    kind: ActionKind
    row: int
    before: JsonObject | None
    after: JsonObject | None

    @property
    def changes_only_note(self) -> bool:
        """Whether it edits an existing row and changes only its note (contract.md §4)."""
        if self.before is None or self.after is None or self.before == self.after:
            return False
        return {**self.before, "note": None} == {**self.after, "note": None}


class MatchChange(NamedTuple):
    """What one entry did to the whole match."""

    sequence: int
    recorded_at: str
    kind: ActionKind
    act: ActionKind  # what ``kind`` undoes or redoes, otherwise the same
    payload: JsonObject
    before: tuple[str, ...]  # names of the players
    after: tuple[str, ...]


class BatchChange(NamedTuple):
    """What one entry did as one step to several rows, or to one row repeatedly."""

    sequence: int
    recorded_at: str
    kind: ActionKind
    changes: tuple[RowChange, ...]

    @property
    def main_change(self) -> RowChange:
        """The last change, for which the others were made."""
        return self.changes[-1]


Change = RowChange | MatchChange | BatchChange
"""What one entry did."""


class HistoryRow(NamedTuple):
    """One event of the match with all its changes."""

    id: int
    recorded_at: str
    event: JsonObject
    changes: tuple[RowChange, ...]


class History(NamedTuple):
    """The state of a match, computed from its acts."""

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
        """All players of the match: the original ones, then the substitutes."""
        substitutes = (event.get("name") for event in self.events if event.get("type") == SUBSTITUTE)
        return tuple(dict.fromkeys((*self.players, *(name for name in substitutes if isinstance(name, str)))))


class _Move(NamedTuple):
    """A change of one row, with the row's index in the match."""

    change: RowChange
    position: int


class _Step(NamedTuple):
    """An act that can be undone."""

    change: Change
    moves: tuple[_Move, ...]


class HistoryBuilder:
    """Builds a history entry by entry."""

    def __init__(self, opened: Done) -> None:
        self.header = MatchHeader.from_payload(opened.payload)
        self.entries = [opened]
        self.players = self.header.players
        self.order: list[int] = []
        self.rows: dict[int, HistoryRow] = {}
        self.match_changes: list[MatchChange] = []
        self.batch_changes: list[BatchChange] = []
        self.done: list[_Step] = []
        self.undone: list[_Step] = []

    def with_entry(self, entry: Done) -> HistoryBuilder:
        """Returns a copy with one more entry."""
        extended = copy(self)
        vars(extended).update({name: copy(value) for name, value in vars(self).items()})
        extended.apply(entry)
        return extended

    def build(self) -> History:
        """Returns the history so far."""
        current = set(self.order)
        return History(
            header=self.header,
            players=self.players,
            rows=tuple(self.rows[row] for row in self.order),
            removed=tuple(row for row in self.rows.values() if row.id not in current),
            match_changes=tuple(self.match_changes),
            batch_changes=tuple(self.batch_changes),
            undo=self.done[-1].change if self.done else None,
            redo=self.undone[-1].change if self.undone else None,
            entries=tuple(self.entries),
        )

    def apply(self, entry: Done) -> None:
        """Applies an entry."""
        if entry.kind in (ActionKind.UNDO, ActionKind.REDO):
            _entry_fields(entry)
            is_undo = entry.kind is ActionKind.UNDO
            source, target = (self.done, self.undone) if is_undo else (self.undone, self.done)
            if not source:
                raise InvalidAction(f"entry {entry.sequence}: there is nothing to {entry.kind}")
            target.append(source.pop())
            self._reapply(entry, target[-1], is_undo=is_undo)
        else:
            self.done.append(self._new_step(entry))
            self.undone.clear()
        self.entries.append(entry)

    def _new_step(self, entry: Done) -> _Step:
        """Applies an entry other than undo and redo, and returns its step."""
        if entry.kind in _MATCH_ACTS:
            step = self._new_match_step(entry)
            self._reapply(entry, step)
            return step
        if entry.kind is not ActionKind.BATCH:
            move = self._change_row(entry, entry.kind, entry.payload)
            return _Step(move.change, (move,))
        moves: list[_Move] = []
        new_rows = 0
        for kind, payload in _batch_acts(entry):
            moves.append(self._change_row(entry, kind, payload, entry.sequence + new_rows * ROW_ID_STEP))
            new_rows += moves[-1].change.before is None
        batch = BatchChange(entry.sequence, entry.at, entry.kind, tuple(move.change for move in moves))
        self.batch_changes.append(batch)
        return _Step(batch, tuple(moves))

    def _change_row(self, entry: Done, kind: ActionKind, payload: JsonObject, new_row: int | None = None) -> _Move:
        """Applies an act to one row, and returns the move."""
        # By default, an added row gets the number of its entry as its id.
        row, index = entry.sequence if new_row is None else new_row, len(self.order)
        before: JsonObject | None = None
        after: JsonObject | None = None
        if kind is ActionKind.RECORD:
            (after,) = _fields(entry, kind, payload, "event")
        elif kind is ActionKind.INSERT:
            next_row, after = _fields(entry, kind, payload, "before", "event")
            index = index if next_row is None else self._index(entry, next_row)
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

    def _new_match_step(self, entry: Done) -> _Step:
        *_, names, events = _entry_fields(entry, *_MATCH_ACTS[entry.kind], "players", "events")
        if not isinstance(names, tuple) or [type(name) for name in names] != [str] * len(self.players):
            raise InvalidAction(f"entry {entry.sequence}: {len(self.players)} players have names")
        if not isinstance(events, tuple):
            raise InvalidAction(f"entry {entry.sequence}: its events must be a list")
        moves: dict[int, _Move] = {}
        for item in events:
            match item:
                case {"row": int(row), "event": Mapping() as event} if row not in moves:
                    index = self._index(entry, row)
                    row_change = RowChange(entry.sequence, entry.at, entry.kind, row, self.rows[row].event, event)
                    moves[row] = _Move(row_change, index)
                case _:
                    raise InvalidAction(f"entry {entry.sequence}: each row must have one event")
        change = MatchChange(entry.sequence, entry.at, entry.kind, entry.kind, entry.payload, self.players, names)
        return _Step(change, tuple(moves.values()))

    def _index(self, entry: Done, row: object) -> int:
        # JSON's true equals 1 in Python, but it is not a row id.
        if not isinstance(row, int) or isinstance(row, bool) or row not in self.order:
            raise InvalidAction(f"entry {entry.sequence}: there is no row {row!r}")
        return self.order.index(row)

    def _reapply(self, entry: Done, step: _Step, *, is_undo: bool = False) -> None:
        """Applies a step, or reverts it."""
        change = step.change
        if isinstance(change, MatchChange):
            before, after = (change.after, change.before) if is_undo else (change.before, change.after)
            self.players = after
            repeated = MatchChange(entry.sequence, entry.at, entry.kind, change.act, change.payload, before, after)
            self.match_changes.append(repeated)
        elif isinstance(change, BatchChange):
            self.batch_changes.append(BatchChange(entry.sequence, entry.at, entry.kind, change.changes))
        for move in reversed(step.moves) if is_undo else step.moves:
            self._move_row(entry, entry.kind, move, is_undo=is_undo)

    def _move_row(self, entry: Done, kind: ActionKind, move: _Move, *, is_undo: bool = False) -> None:
        row, before, after = move.change.row, move.change.before, move.change.after
        if is_undo:
            before, after = after, before
        if before is None:
            self.order.insert(move.position, row)
        elif after is None:
            del self.order[move.position]
        change = RowChange(entry.sequence, entry.at, kind, row, before, after)
        current = self.rows.get(row)
        if current is None:
            assert after is not None, "a row begins with an event"
            self.rows[row] = HistoryRow(row, entry.at, after, (change,))
        else:
            event = current.event if after is None else after
            self.rows[row] = current._replace(event=event, changes=(*current.changes, change))


_MATCH_ACTS = {ActionKind.RENAME: ("player", "name"), ActionKind.SWAP_SEATS: ("seats", "hands")}
"""The acts on the whole match, each with its own fields."""


_ROW_ACTS = {ActionKind.RECORD, ActionKind.INSERT, ActionKind.REPLACE, ActionKind.DELETE}
"""The acts on one row, which a batch can combine."""


def _batch_acts(entry: Done) -> tuple[tuple[ActionKind, JsonObject], ...]:
    """Returns the acts of a batch, each with its payload."""
    (acts,) = _entry_fields(entry, "acts")
    if not isinstance(acts, tuple) or not acts:
        raise InvalidAction(f"entry {entry.sequence}: its acts must be a list that is not empty")
    parts: list[tuple[ActionKind, JsonObject]] = []
    for act in acts:
        match act:
            case {"kind": str(kind)} if kind in _ROW_ACTS:
                parts.append((ActionKind(kind), {name: value for name, value in act.items() if name != "kind"}))
            case _:
                raise InvalidAction(f"entry {entry.sequence}: each of its acts must be on one row")
    return tuple(parts)


def _entry_fields(entry: Done, *names: str) -> tuple[Any, ...]:
    """Returns the values of an entry's fields, which must be exactly ``names``."""
    return _fields(entry, entry.kind, entry.payload, *names)


def _fields(entry: Done, kind: ActionKind, payload: JsonObject, *names: str) -> tuple[Any, ...]:
    """Returns the values of a payload's fields, which must be exactly ``names``."""
    if set(payload) != set(names):
        raise InvalidAction(f"entry {entry.sequence}: {kind} takes {names}, not {tuple(payload)}")
    return tuple(payload[name] for name in names)


def build_history(entries: Iterable[Done]) -> History:
    """Returns the history of a journal.

    Undo reverts the latest act in force (except undo and redo themselves), redo repeats the act that was undone
    last, and any new act clears the acts to redo. Undo and redo are entries too, so they survive a restart.
    """
    return _apply_all(tuple(entries)).build()


def build_history_until_invalid(entries: Iterable[Done]) -> tuple[HistoryBuilder, int | None]:
    """Builds a history up to the first invalid entry.

    Returns the builder, and the index of that entry or None.
    """
    journal = tuple(entries)
    builder = _start(journal)
    for index, entry in enumerate(journal[1:], start=1):
        try:
            builder.apply(entry)
        except InvalidAction:
            return _apply_all(journal[:index]), index
    return builder, None


def _apply_all(entries: Sequence[Done]) -> HistoryBuilder:
    builder = _start(entries)
    for entry in entries[1:]:
        builder.apply(entry)
    return builder


def _start(entries: Sequence[Done]) -> HistoryBuilder:
    if not entries or entries[0].kind is not ActionKind.OPEN:
        raise InvalidAction("a journal must begin with the header of its match")
    return HistoryBuilder(entries[0])
