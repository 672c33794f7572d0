# SPDX-License-Identifier: MIT
"""From the entries of a journal to its history: the one place that knows what undo and redo mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final

from mahjong_desk.journal.acts import ActKind, ActRefused, Done, MatchHeader
from mahjong_desk.journal.documents import Document
from mahjong_desk.journal.history import FURTHER_ROW, Change, Deed, History, Rewriting, Row, Several


@dataclass(frozen=True, slots=True)
class _Move:
    """What an act did to one row."""

    change: Change
    index: int


@dataclass(frozen=True, slots=True)
class _Step:
    """An act that can be taken back."""

    deed: Deed
    moves: tuple[_Move, ...]


class Folding:
    """The rows while they are being worked out, entry by entry."""

    def __init__(self, opened: Done) -> None:
        self.header = MatchHeader.from_payload(opened.payload)
        self.entries = [opened]
        self.players = self.header.players
        self.order: list[int] = []
        self.rows: dict[int, Row] = {}
        self.rewritings: list[Rewriting] = []
        self.several: list[Several] = []
        self.done: list[_Step] = []
        self.undone: list[_Step] = []

    def then(self, entry: Done) -> Folding:
        """Returns the folding with one more entry; this one stays as it is."""
        longer = copy(self)
        longer.entries, longer.order, longer.rows = [*self.entries], [*self.order], {**self.rows}
        longer.rewritings, longer.several = [*self.rewritings], [*self.several]
        longer.done, longer.undone = [*self.done], [*self.undone]
        longer.apply(entry)
        return longer

    def history(self) -> History:
        """Returns what was folded so far."""
        standing = set(self.order)
        return History(
            header=self.header,
            players=self.players,
            rows=tuple(self.rows[row] for row in self.order),
            removed=tuple(row for row in self.rows.values() if row.id not in standing),
            rewritings=tuple(self.rewritings),
            several=tuple(self.several),
            undo=self.done[-1].deed if self.done else None,
            redo=self.undone[-1].deed if self.undone else None,
            entries=tuple(self.entries),
        )

    def apply(self, entry: Done) -> None:
        """Does what an entry says."""
        if entry.kind is ActKind.UNDO:
            _take(entry)
            step = self._last(entry, self.done)
            self.undone.append(self.done.pop())
            self._again(entry, step, back=True)
        elif entry.kind is ActKind.REDO:
            _take(entry)
            step = self._last(entry, self.undone)
            self.done.append(self.undone.pop())
            self._again(entry, step)
        else:
            self.done.append(self._new_step(entry))
            self.undone.clear()
        self.entries.append(entry)

    def _new_step(self, entry: Done) -> _Step:
        """Does what an entry says that is neither undo nor redo, and returns it."""
        if entry.kind in _WHOLE:
            step = self._rewriting(entry)
            self._again(entry, step)
            return step
        if entry.kind is not ActKind.SEVERAL:
            move = self._do(entry, entry.kind, entry.payload)
            return _Step(move.change, (move,))
        moves: list[_Move] = []
        rows = 0
        for kind, payload in _parts(entry):
            moves.append(self._do(entry, kind, payload, entry.sequence + rows * FURTHER_ROW))
            rows += moves[-1].change.before is None
        several = Several(entry.sequence, entry.at, entry.kind, tuple(move.change for move in moves))
        self.several.append(several)
        return _Step(several, tuple(moves))

    def _do(self, entry: Done, kind: ActKind, payload: Document, new_row: int | None = None) -> _Move:
        """Does something to one row, and returns it; ``new_row`` is the id that a new one gets."""
        row, index = entry.sequence if new_row is None else new_row, len(self.order)
        before: Document | None = None
        after: Document | None = None
        if kind is ActKind.RECORD:
            (after,) = _fields(entry, kind, payload, "event")
        elif kind is ActKind.INSERT:
            place, after = _fields(entry, kind, payload, "before", "event")
            index = index if place is None else self._index(entry, place)
        elif kind is ActKind.REPLACE:
            row, after = _fields(entry, kind, payload, "row", "event")
            index, before = self._index(entry, row), self.rows[row].event
        elif kind is ActKind.DELETE:
            (row,) = _fields(entry, kind, payload, "row")
            index, before = self._index(entry, row), self.rows[row].event
        else:
            raise ActRefused(f"entry {entry.sequence}: a match is opened once, at its start")
        if kind is not ActKind.DELETE and not isinstance(after, Mapping):
            raise ActRefused(f"entry {entry.sequence}: an event must be an object")
        move = _Move(Change(entry.sequence, entry.at, kind, row, before, after), index)
        self._move_row(entry, kind, move)
        return move

    def _rewriting(self, entry: Done) -> _Step:
        *_, names, events = _take(entry, *_WHOLE[entry.kind], "players", "events")
        if not isinstance(names, tuple) or [type(name) for name in names] != [str] * len(self.players):
            raise ActRefused(f"entry {entry.sequence}: {len(self.players)} players have names")
        if not isinstance(events, tuple):
            raise ActRefused(f"entry {entry.sequence}: its events must be a list")
        moves: dict[int, _Move] = {}
        for one in events:
            match one:
                case {"row": int(row), "event": Mapping() as event} if row not in moves:
                    index = self._index(entry, row)
                    change = Change(entry.sequence, entry.at, entry.kind, row, self.rows[row].event, event)
                    moves[row] = _Move(change, index)
                case _:
                    raise ActRefused(f"entry {entry.sequence}: every row has one event")
        deed = Rewriting(entry.sequence, entry.at, entry.kind, entry.kind, entry.payload, self.players, tuple(names))
        return _Step(deed, tuple(moves.values()))

    def _index(self, entry: Done, row: object) -> int:
        # JSON's true equals 1 in Python, but it is the id of no row.
        if not isinstance(row, int) or isinstance(row, bool) or row not in self.order:
            raise ActRefused(f"entry {entry.sequence}: there is no row {row!r}")
        return self.order.index(row)

    @staticmethod
    def _last(entry: Done, steps: list[_Step]) -> _Step:
        if not steps:
            raise ActRefused(f"entry {entry.sequence}: there is nothing to {entry.kind}")
        return steps[-1]

    def _again(self, entry: Done, step: _Step, *, back: bool = False) -> None:
        """Does a step, or takes it back."""
        deed = step.deed
        if isinstance(deed, Rewriting):
            before, after = (deed.after, deed.before) if back else (deed.before, deed.after)
            self.players = after
            again = Rewriting(entry.sequence, entry.at, entry.kind, deed.act, deed.payload, before, after)
            self.rewritings.append(again)
        elif isinstance(deed, Several):
            self.several.append(Several(entry.sequence, entry.at, entry.kind, deed.changes))
        for move in reversed(step.moves) if back else step.moves:
            self._move_row(entry, entry.kind, move, back=back)

    def _move_row(self, entry: Done, kind: ActKind, move: _Move, *, back: bool = False) -> None:
        deed, row = move.change, move.change.row
        before, after = (deed.after, deed.before) if back else (deed.before, deed.after)
        if before is None:
            self.order.insert(move.index, row)
        elif after is None:
            del self.order[move.index]
        change = Change(entry.sequence, entry.at, kind, row, before, after)
        known = self.rows.get(row)
        if known is None:
            assert after is not None, "a row begins with an event"
            self.rows[row] = Row(row, entry.at, after, (change,))
        else:
            event = known.event if after is None else after
            self.rows[row] = known._replace(event=event, changes=(*known.changes, change))


_WHOLE: Final = {ActKind.RENAME: ("player", "name"), ActKind.EXCHANGE: ("seats", "hands")}
"""The acts on the whole match, each with its own fields."""


_PARTS: Final = {ActKind.RECORD, ActKind.INSERT, ActKind.REPLACE, ActKind.DELETE}
"""The acts on one row, which ``several`` can combine."""


def _parts(entry: Done) -> tuple[tuple[ActKind, Document], ...]:
    """Returns the acts that an entry combines to one step, each with its payload."""
    (acts,) = _take(entry, "acts")
    if not isinstance(acts, tuple) or not acts:
        raise ActRefused(f"entry {entry.sequence}: its acts must be a list that holds some")
    parts: list[tuple[ActKind, Document]] = []
    for act in acts:
        match act:
            case {"kind": str(kind)} if kind in _PARTS:
                parts.append((ActKind(kind), {name: deed for name, deed in act.items() if name != "kind"}))
            case _:
                raise ActRefused(f"entry {entry.sequence}: every part is an act on one row")
    return tuple(parts)


def _take(entry: Done, *names: str) -> tuple[Any, ...]:
    """Returns the fields of an entry that must have just these."""
    return _fields(entry, entry.kind, entry.payload, *names)


def _fields(entry: Done, kind: ActKind, payload: Document, *names: str) -> tuple[Any, ...]:
    """Returns the fields of a payload that must have just these."""
    if set(payload) != set(names):
        raise ActRefused(f"entry {entry.sequence}: {kind} takes {names}, not {tuple(payload)}")
    return tuple(payload[name] for name in names)


def fold(entries: Iterable[Done]) -> History:
    """Returns the history of a journal.

    Undo takes back the latest act in force (except undo and redo themselves), redo repeats what was undone last, and any
    new act drops what could have been redone. All of them are entries, so that a restart changes nothing.
    """
    return _folded(tuple(entries)).history()


def fold_sound(entries: Iterable[Done]) -> tuple[Folding, int | None]:
    """Returns the entries folded up to the first that makes no sense, and the place of that entry if any."""
    lines = tuple(entries)
    folding = _begun(lines)
    for place, entry in enumerate(lines[1:], start=1):
        try:
            folding.apply(entry)
        except ActRefused:
            return _folded(lines[:place]), place
    return folding, None


def _folded(entries: Sequence[Done]) -> Folding:
    folding = _begun(entries)
    for entry in entries[1:]:
        folding.apply(entry)
    return folding


def _begun(entries: Sequence[Done]) -> Folding:
    if not entries or entries[0].kind is not ActKind.OPEN:
        raise ActRefused("a journal begins with the header of its match")
    return Folding(entries[0])
