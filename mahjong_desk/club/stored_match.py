# SPDX-License-Identifier: MIT
"""A match of the ledger: its journal, replay, previews and acts of edits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk import interchange
from mahjong_desk.club.names import PlayerName, player_names
from mahjong_desk.interchange import write_event
from mahjong_desk.journal.acts import Act, ActionKind, JsonObject, thaw
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.match import Match, Replay, ReplayRow, rename_players, replay, swap_seats, swap_seats_in_rows
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Event, Substitution
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules

if TYPE_CHECKING:
    from mahjong_desk.ledger.contents import MatchSummary
    from mahjong_desk.ledger.ledger import Ledger


def replay_journal(journal: Journal) -> Replay:
    """Replays a journal, or the readable part of a broken one.

    Raises ``Refusal`` if the rules, or one of the events, are unknown.
    """
    header = journal.header
    ruleset = registry.get_ruleset(header.ruleset)
    rules = ruleset.bind(thaw(header.options))
    events = tuple(read_event(rules, document, f"events[{index}]") for index, document in enumerate(journal.events))
    return replay(Match(rules, dict(rules.options), player_names(journal.history.players), events))


def replay_row(ledger: Ledger, match_id: int, row: int | None) -> tuple[Match, ReplayRow] | None:
    """Returns a replayed row with its match, or None if it cannot be replayed."""
    try:
        played = replay_journal(ledger.journal(match_id))
    except (LookupError, Refusal):
        return None
    return (played.match, played.rows[row]) if row is not None and row < len(played.rows) else None


def read_event(rules: TableRules, document: JsonObject, path: str = "event") -> Event:
    """Reads an event of the ledger; raises ``Refusal`` if the rules do not know it."""
    event = interchange.read_event(rules, document, path)
    return replace(event, name=PlayerName(event.name)) if isinstance(event, Substitution) else event


class EditKind(Enum):
    """What an edit does to a row."""

    REPLACE = "replace"
    DELETE = "delete"
    INSERT = "insert"


class Edit(NamedTuple):
    """An edit of a recorded match."""

    kind: EditKind
    row_id: int | None  # None to insert at the end
    event: Event | None = None  # None to delete the row

    @classmethod
    def replace(cls, row_id: int, event: Event) -> Edit:
        """Returns the edit that replaces the event of a row."""
        return cls(EditKind.REPLACE, row_id, event)

    @classmethod
    def insert(cls, before_row_id: int | None, event: Event) -> Edit:
        """Returns the edit that inserts an event before a row, or at the end for None."""
        return cls(EditKind.INSERT, before_row_id, event)

    @classmethod
    def delete(cls, row_id: int) -> Edit:
        """Returns the edit that deletes a row."""
        return cls(EditKind.DELETE, row_id)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """An immutable snapshot of a match of the ledger; its methods write nothing."""

    record: MatchSummary
    journal: Journal
    replay: Replay
    display_names: Mapping[str, PlayerName] = field(default_factory=dict)  # by entered name

    @classmethod
    def read(cls, record: MatchSummary, journal: Journal) -> StoredMatch:
        """Replays a journal; raises ``Refusal`` if its rules are unknown."""
        return cls(record, journal, replay_journal(journal))

    @classmethod
    def in_ledger(cls, ledger: Ledger, match_id: int) -> StoredMatch:
        """Loads a match; raises ``LookupError`` if missing, ``Refusal`` for unknown rules."""
        return cls.read(ledger.match(match_id), ledger.journal(match_id))

    @classmethod
    def load(cls, ledger: Ledger, record: MatchSummary) -> StoredMatch | None:
        """Loads a match, or returns None if it is broken or its rules are unknown."""
        if record.header is None:
            return None
        try:
            journal = ledger.journal(record.id)
            return cls.read(record, journal) if journal.chain_break is None else None
        except (LedgerDamaged, Refusal):
            return None

    def with_display_names(self, names: Mapping[str, PlayerName]) -> StoredMatch:
        """Returns the match with other names shown; its acts keep the entered names."""
        if names == self.display_names:
            return self
        entered = self.with_entered_names()
        if not names:
            return entered
        return replace(entered, replay=replay(rename_players(entered.match, names)), display_names=names)

    def with_entered_names(self) -> StoredMatch:
        """Returns the match under the names that were entered."""
        return StoredMatch.read(self.record, self.journal) if self.display_names else self

    def extended_by(self, journal: Journal) -> StoredMatch:
        """Returns the match with a newer journal, replayed from the first change on."""
        if journal.history.players != self.journal.history.players:
            return StoredMatch.read(self.record, journal).with_display_names(self.display_names)
        by_row = {row.id: (row.event, event) for row, event in zip(self.journal.rows, self.match.events, strict=True)}
        events = []
        for row in journal.rows:
            document, event = by_row.get(row.id, (None, None))
            # A journal that was read again has equal documents, not the same objects.
            if event is None or (document is not row.event and document != row.event):
                event = self.event_of(row.event)
            events.append(event)
        return replace(self, journal=journal, replay=self.replay.with_events(events))

    @property
    def match(self) -> Match:
        """The match with its rules and events."""
        return self.replay.match

    @property
    def row_ids(self) -> tuple[int, ...]:
        """The ids of the rows, one for each event of the match."""
        return tuple(row.id for row in self.journal.rows)

    @property
    def house_rules(self) -> str:
        """The name of the house rules that the match was opened with; empty if unnamed."""
        return self.journal.header.house_rules

    # Previews

    def preview(self, edits: Sequence[Edit]) -> tuple[Replay, tuple[int, ...]]:
        """Returns the replay after edits, and its row ids; new rows have negative ids."""
        events, ids = list(self.match.events), list(self.row_ids)
        for number, edit in enumerate(edits, start=1):
            at = len(ids) if edit.row_id is None else ids.index(edit.row_id)
            if edit.kind is EditKind.INSERT:
                assert edit.event is not None
                events.insert(at, edit.event)
                ids.insert(at, -number)
            elif edit.event is not None:
                events[at] = edit.event
            else:
                del events[at], ids[at]
        return self.replay.with_events(events), tuple(ids)

    def preview_rename(self, player: str, name: str) -> Replay:
        """Returns the replay after a player is renamed."""
        return replay(rename_players(self.match, {player: PlayerName(name)}))

    def preview_swap(self, first: int, second: int, *, hands: bool) -> Replay:
        """Returns the replay after two players swap seats in the whole match."""
        return replay(swap_seats(self.match, first, second, hands=hands))

    def swap_edits(self, first: int, second: int, rows: range) -> tuple[Edit, ...]:
        """Returns the edits that swap two players who were mixed up in ``rows``."""
        after = swap_seats_in_rows(self.match, first, second, rows)
        pairs = zip(self.row_ids, self.match.events, after.events, strict=True)
        return tuple(Edit.replace(row_id, becomes) for row_id, was, becomes in pairs if was != becomes)

    # Acts

    def recording_act(self, events: Sequence[Event]) -> Act:
        """Returns the act that adds events at the end, as one step."""
        return _combine_acts([Act.record(self._document(event)) for event in events])

    def editing_act(self, edits: Sequence[Edit]) -> Act:
        """Returns the act that makes edits one after the other, as one step."""
        return _combine_acts([self._act(edit) for edit in edits])

    def renaming_act(self, player: str, name: str) -> Act:
        entered, old = self.with_entered_names(), self._entered_name(player)
        after = entered.preview_rename(old, name).match
        return Act.rename(old, name, after.players, entered._rewritten(after))

    def swapping_act(self, first: int, second: int, *, hands: bool) -> Act:
        """Returns the act that swaps the seats of two players in the whole match."""
        entered = self.with_entered_names()
        after = entered.preview_swap(first, second, hands=hands).match
        return Act.swap_seats((first, second), after.players, entered._rewritten(after), hands=hands)

    def note_edit(self, row_id: int, text: str) -> Edit:
        """Returns the edit that sets the note of a row, or removes it if empty."""
        event = self.match.events[self.row_ids.index(row_id)]
        return Edit.replace(row_id, replace(event, note=text or None))

    def recorded_events(self, act: Act) -> tuple[Event, ...]:
        """Returns the events that an act adds at the end; none if it does anything else."""
        records = [act.payload]
        if act.kind is ActionKind.BATCH:
            records = [record for record in act.payload["acts"] if record["kind"] == ActionKind.RECORD]
            if len(records) < len(act.payload["acts"]):
                return ()
        elif act.kind is not ActionKind.RECORD:
            return ()
        return tuple(self.event_of(record["event"]) for record in records)

    def event_of(self, document: JsonObject) -> Event:
        """Reads an event, with display names; raises ``Refusal`` if it is unknown."""
        event = read_event(self.match.rules, document)
        if isinstance(event, Substitution) and event.name in self.display_names:
            return replace(event, name=self.display_names[event.name])
        return event

    def _entered_name(self, name: str) -> str:
        """Returns the entered name for a display name."""
        return next((entered for entered, display_name in self.display_names.items() if display_name == name), name)

    def _document(self, event: Event) -> dict[str, object]:
        if isinstance(event, Substitution):
            event = replace(event, name=self._entered_name(event.name))
        document = write_event(event, self.match.rules.ruleset)
        # An event that cannot be read back must not be saved: the match could not be opened again.
        read_event(self.match.rules, document)
        return document

    def _act(self, edit: Edit) -> Act:
        if edit.kind is EditKind.INSERT:
            assert edit.event is not None
            return Act.insert(edit.row_id, self._document(edit.event))
        assert edit.row_id is not None
        if edit.event is None:
            return Act.delete(edit.row_id)
        return Act.replace(edit.row_id, self._document(edit.event))

    def _rewritten(self, after: Match) -> dict[int, JsonObject]:
        """Returns the events that differ in ``after``, by the ids of their rows."""
        pairs = zip(self.row_ids, self.match.events, after.events, strict=True)
        return {row_id: self._document(becomes) for row_id, was, becomes in pairs if was != becomes}


def _combine_acts(acts: Sequence[Act]) -> Act:
    return acts[0] if len(acts) == 1 else Act.batch(acts)
