# SPDX-License-Identifier: MIT
"""What the entries of a journal tell of a match: the rows that stand now, and all that was ever done to them."""

from __future__ import annotations

from typing import Final, NamedTuple

from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import ActKind, Entry, MatchHeader

SUBSTITUTE: Final = "substitute"
"""The type of the events that bring somebody else to the table, with their ``name`` (contract.md §4)."""

FURTHER_ROW: Final = 1 << 32
"""The step between the ids of the rows that one entry adds: more entries than that no journal has."""


class Change(NamedTuple):
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


class Rewriting(NamedTuple):
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


class Several(NamedTuple):
    """What one entry did to several rows, or to the same row several times, as one step.

    Attributes:
        sequence: The entry.
        at: When, UTC.
        kind: ``SEVERAL``, or ``UNDO`` or ``REDO`` of it.
        changes: What it did, in the order in which that was done; of an undone one, the last is taken back first.
    """

    sequence: int
    at: str
    kind: ActKind
    changes: tuple[Change, ...]

    @property
    def chief(self) -> Change:
        """What the others are done for: the last of them."""
        return self.changes[-1]


Deed = Change | Rewriting | Several
"""What one entry did."""


class Row(NamedTuple):
    """One event of the match with all that ever happened to it.

    Attributes:
        id: The sequence number of the entry that recorded or inserted it, higher by a multiple of ``FURTHER_ROW`` for
            every row that the same entry added before it; edits keep it.
        at: When it was recorded, UTC.
        event: The event as it stands, or as it stood last for a row that is gone; read-only.
        changes: Everything that was done to it, oldest first, its recording included.
    """

    id: int
    at: str
    event: Document
    changes: tuple[Change, ...]


class History(NamedTuple):
    """A match as its entries tell it.

    Attributes:
        header: What was fixed at the start.
        players: Who began, by seat, under the names and on the seats that hold now.
        rows: The events that stand, in the order of the match.
        removed: The rows that stand no more (deleted, or their recording undone), in the order in which they
            first stood.
        rewritings: What was done to the whole match, oldest first.
        several: The entries that did several things as one step, and what undid and redid them, oldest first.
        undo: The act that undo would take back, with what it did; None if there is none.
        redo: The act that redo would do again, likewise; None if there is none.
        entries: What all of this was folded from.
    """

    header: MatchHeader
    players: tuple[str, ...]
    rows: tuple[Row, ...]
    removed: tuple[Row, ...]
    rewritings: tuple[Rewriting, ...]
    several: tuple[Several, ...]
    undo: Deed | None
    redo: Deed | None
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
