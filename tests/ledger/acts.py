# SPDX-License-Identifier: MIT
"""Random matches: journals made from random wishes, and the plain model that they are held against."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from mahjong_desk.ledger.history import FURTHER_ROW
from mahjong_desk.ledger.journal import Act, ActKind, Journal, MatchHeader, thaw

AT = "2026-01-31T20:15:00Z"
OPENING = MatchHeader("arushiaru", "1", {"points": "small"}, ("Aoi", "Ben", "Chie", "Dai"), "the long table")

texts = st.text(max_size=4)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
events = st.dictionaries(texts, json_values, max_size=3)
wishes = st.lists(st.tuples(st.sampled_from(list(ActKind)[1:]), st.integers(0, 30), events), max_size=16)
"""What to do, to which row (counted round and round), with what event."""


def begin() -> Journal:
    """Returns the journal of a match without events."""
    return Journal.begin(1, OPENING, AT)


def act_of(journal: Journal, kind: ActKind, place: int, event: dict[str, Any]) -> Act | None:
    """Returns the act that a wish means here, None where it means nothing."""
    rows = [row.id for row in journal.rows]
    match kind:
        case ActKind.RECORD:
            return Act.record(event)
        case ActKind.INSERT:
            spot = place % (len(rows) + 1)
            return Act.insert(rows[spot] if spot < len(rows) else None, event)
        case ActKind.REPLACE if rows:
            return Act.replace(rows[place % len(rows)], event)
        case ActKind.DELETE if rows:
            return Act.delete(rows[place % len(rows)])
        case ActKind.RENAME:
            players = [*journal.history.players[1:], f"Emi {place}"]
            return Act.rename("Aoi", "Emi", players, dict.fromkeys(rows[:place], event))
        case ActKind.EXCHANGE:
            first, second, *others = journal.history.players
            return Act.exchange((0, 1), [second, first, *others], dict.fromkeys(rows[place:], event), hands=True)
        case ActKind.SEVERAL:
            parts = [Act.record(event), Act.insert(rows[place % len(rows)] if rows else None, {"second": event})]
            if rows:
                parts += [Act.replace(rows[place % len(rows)], {"third": event}), Act.delete(rows[-1])]
            return Act.several(parts)
        case ActKind.UNDO if journal.history.undo:
            return Act.undo()
        case ActKind.REDO if journal.history.redo:
            return Act.redo()
    return None


def play(wanted: list[tuple[ActKind, int, dict[str, Any]]]) -> Journal:
    """Returns the journal after all the wishes that meant something."""
    journal = begin()
    for wish in wanted:
        if (act := act_of(journal, *wish)) is not None:
            journal = journal.then(act, AT)
    return journal


Rows = list[tuple[int, dict[str, Any]]]


def plain_rows(journal: Journal) -> Rows:
    """Returns the rows as ids and plain events."""
    return [(row.id, thaw(row.event)) for row in journal.rows]


class Model:
    """A match as lists of whole states: what undo and redo mean, in the plainest way.

    Attributes:
        players: Who began.
        rows: The rows that stand.
        past: The states that undo goes back to.
        future: The states that redo goes on to.
    """

    def __init__(self) -> None:
        self.players: list[str] = list(OPENING.players)
        self.rows: Rows = []
        self.past: list[tuple[list[str], Rows]] = []
        self.future: list[tuple[list[str], Rows]] = []

    def do(self, sequence: int, act: Act) -> None:
        """Does an act that is possible."""
        if act.kind is ActKind.UNDO:
            self.future.append((self.players, self.rows))
            self.players, self.rows = self.past.pop()
            return
        if act.kind is ActKind.REDO:
            self.past.append((self.players, self.rows))
            self.players, self.rows = self.future.pop()
            return
        self.past.append((self.players, self.rows))
        self.future = []
        self._change(sequence, act.kind, thaw(act.payload))

    def _change(self, new_row: int, kind: ActKind, payload: dict[str, Any]) -> None:
        rows = list(self.rows)
        places = {row: place for place, (row, _) in enumerate(rows)}
        match kind:
            case ActKind.SEVERAL:
                for part in payload["acts"]:
                    added = len({row for row, _ in self.rows} - set(places))
                    told = {name: value for name, value in part.items() if name != "kind"}
                    self._change(new_row + added * FURTHER_ROW, ActKind(part["kind"]), told)
                rows = self.rows
            case ActKind.RECORD:
                rows.append((new_row, payload["event"]))
            case ActKind.INSERT:
                rows.insert(places.get(payload["before"], len(rows)), (new_row, payload["event"]))
            case ActKind.REPLACE:
                rows[places[payload["row"]]] = (payload["row"], payload["event"])
            case ActKind.DELETE:
                del rows[places[payload["row"]]]
            case ActKind.RENAME | ActKind.EXCHANGE:
                self.players = payload["players"]
                for one in payload["events"]:
                    rows[places[one["row"]]] = (one["row"], one["event"])
        self.rows = rows
