# SPDX-License-Identifier: MIT
"""A match as a value: its current rows, and everything that was ever done to them."""

from __future__ import annotations

from typing import Final, NamedTuple

from mahjong_desk.journal.acts import ActionKind, Done, MatchHeader
from mahjong_desk.journal.documents import JsonObject

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


Deed = RowChange | MatchChange | BatchChange
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
    undo: Deed | None
    redo: Deed | None
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
