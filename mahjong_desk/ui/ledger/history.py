# SPDX-License-Identifier: MIT
"""The journal as text and on a sheet."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.names import PlayerName, player_names
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.journal.acts import ActionKind, Done, JsonObject
from mahjong_desk.journal.history import RowChange, build_history
from mahjong_desk.match import Replay, replay
from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, Hairline, boxed, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import break_long_words, format_number, join_clauses, join_items, join_notes
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.event_fields import field_changes, match_edit_name
from mahjong_desk.ui.text.events import event_text, row_text
from mahjong_desk.ui.text.phrases import date_text, sentences, time_of_day
from mahjong_desk.ui.text.refusals import broken_match_text


@dataclass(frozen=True, slots=True)
class HistoryItem:
    """One entry of the journal in words.

    Attributes:
        row_id: 0 if the entry does not concern exactly one row.
        details: The changed fields and scores, and how many later rows were replayed; may be empty.
    """

    sequence: int
    row_id: int
    recorded_at: str
    act: str
    details: str


_State = tuple[tuple[int, ...], Replay]
"""The match after some of its entries, with the ids of its rows."""


class HistoryText:
    """Describes the entries of one journal; replays of its earlier states are cached."""

    def __init__(self, stored: StoredMatch) -> None:
        self._stored, self._match = stored, stored.match
        self._journal = journal = stored.journal
        self._match_changes = {change.sequence: change for change in journal.history.match_changes}
        self._events_read: dict[int, Event | None] = {}
        self._states: dict[int, _State] = {}
        self._latest: Replay | None = None

    def items(self) -> tuple[HistoryItem, ...]:
        """Returns all entries, oldest first."""
        return tuple(self._entry_item(entry) for entry in self._journal.entries)

    def row_items(self, row_id: int) -> tuple[HistoryItem, ...]:
        """Returns the items of one row, newest first.

        Raises:
            LookupError: There never was such a row.
        """
        changes = self._journal.history.row(row_id).changes
        return tuple(self._item(change) for change in reversed(changes))

    def _entry_item(self, entry: Done) -> HistoryItem:
        if entry.kind is ActionKind.OPEN:
            players = join_items(self._display_names(self._journal.header.players))
            act = tr("Match opened: {players}").format(players=players)
            return HistoryItem(entry.sequence, 0, entry.at, act, "")
        if entry.sequence in self._match_changes:
            return self._match_change_item(entry.sequence, 0)
        changes = [
            change
            for row in (*self._journal.history.rows, *self._journal.history.removed)
            for change in row.changes
            if change.sequence == entry.sequence
        ]
        return self._item(changes[0]) if len(changes) == 1 else self._combined_item(changes)

    def _item(self, change: RowChange) -> HistoryItem:
        if change.sequence in self._match_changes:
            return self._match_change_item(change.sequence, change.row)
        before, after = self._state(change.sequence), self._state(change.sequence + 1)
        act = self._act_text(change, before, after)
        return HistoryItem(
            change.sequence, change.row, change.recorded_at, act, self._details_text(change, before, after)
        )

    def _combined_item(self, changes: Sequence[RowChange]) -> HistoryItem:
        """Returns an entry that changed several rows as one item that names each change."""
        first = min(changes, key=lambda change: change.row)
        before, after = self._state(first.sequence), self._state(first.sequence + 1)
        ids = max(before[0], after[0], key=len)
        parts = sorted(changes, key=lambda change: ids.index(change.row) if change.row in ids else len(ids))
        act = join_clauses(*(self._act_text(change, before, after) for change in parts))
        later_rows = max(count_later_rows(change.row, before[0], after[0]) for change in parts) - len(parts) + 1
        scores = score_changes(before[1].table.scores, after[1].table.scores, after[1].players)
        fields = [self._changed_fields(change, after) for change in parts]
        recorded = all(change.kind is ActionKind.RECORD for change in parts)
        details = "" if recorded else sentences(*fields, scores, replayed_text(later_rows))
        return HistoryItem(first.sequence, 0, first.recorded_at, act, details)

    def _match_change_item(self, sequence: int, row_id: int) -> HistoryItem:
        """Returns the item of an entry that changed the whole match."""
        change = self._match_changes[sequence]
        act = match_edit_name(change, self._stored.display_names)
        if change.kind is ActionKind.UNDO:
            act = tr("Undone: {event}").format(event=act)
        elif change.kind is ActionKind.REDO:
            act = tr("Redone: {event}").format(event=act)
        before, after = (self._state(sequence + step)[1] for step in (0, 1))
        scores = dict(zip(before.players, before.table.scores, strict=True))
        old = tuple(scores.get(name, score) for name, score in zip(after.players, after.table.scores, strict=True))
        return HistoryItem(
            sequence, row_id, change.recorded_at, act, score_changes(old, after.table.scores, after.players)
        )

    def _state(self, length: int) -> _State:
        if length not in self._states:
            history = build_history(self._journal.entries[:length])
            events = [(row.id, self._event(row.event)) for row in history.rows]
            readable = [(row_id, event) for row_id, event in events if event is not None]
            players = self._display_names(history.players)
            if self._latest is None or self._latest.match.players != players:
                self._latest = replay(replace(self._match, players=players, events=()))
            # Successive states share most rows, which are not replayed.
            self._latest = self._latest.with_events([event for _, event in readable])
            self._states[length] = tuple(row_id for row_id, _ in readable), self._latest
        return self._states[length]

    def _display_names(self, names: Sequence[str]) -> tuple[PlayerName, ...]:
        return tuple(self._stored.display_names.get(name, name) for name in player_names(names))

    def _event(self, document: JsonObject) -> Event | None:
        key = id(document)
        if key not in self._events_read:
            try:
                self._events_read[key] = self._stored.event_of(document)
            except Refusal:
                self._events_read[key] = None
        return self._events_read[key]

    def _event_name(self, change: RowChange, state: _State, document: JsonObject | None) -> str:
        ids, played = state
        if change.row in ids:
            return row_text(self._match, played.rows[ids.index(change.row)])
        event = self._event(document) if document is not None else None
        if event is None:
            return tr("an entry that cannot be read")
        return event_text(event, played.players, self._match.rules.ruleset)

    def _act_text(self, change: RowChange, before: _State, after: _State) -> str:
        old, new = self._event_name(change, before, change.before), self._event_name(change, after, change.after)
        match change.kind:
            case ActionKind.RECORD:
                return tr("Entered: {event}").format(event=new)
            case ActionKind.INSERT:
                return tr("Inserted: {event}").format(event=new)
            case ActionKind.DELETE:
                return tr("Deleted: {event}").format(event=old)
            case ActionKind.REPLACE:
                return self._replacement_text(change, old, new)
        undone = change.kind is ActionKind.UNDO
        done = change._replace(before=change.after, after=change.before) if undone else change
        if note := self._note_text(done, new):
            return (tr("Undone: {event}") if undone else tr("Redone: {event}")).format(event=note)
        if change.after is None:
            text = tr("Undone: {event}") if undone else tr("Redone: without {event}")
            return text.format(event=old)
        if change.before is None:
            text = tr("Undone: {event} is back") if undone else tr("Redone: {event}")
            return text.format(event=new)
        text = tr("Undone: {new} again in place of {old}") if undone else tr("Redone: {new} in place of {old}")
        return text.format(old=old, new=new)

    def _replacement_text(self, change: RowChange, old: str, new: str) -> str:
        if note := self._note_text(change, new):
            return note
        if None not in self._events(change) and old == new:
            return tr("Corrected: {event}").format(event=new)
        return tr("Corrected: {old} became {new}").format(old=old, new=new)

    def _note_text(self, change: RowChange, event: str) -> str:
        """Returns how the note of a row was changed; empty if anything else was."""
        before, after = self._events(change)
        if before is None or after is None or not change.changes_only_note:
            return ""
        if not after.note:
            return tr("Note removed: {event}").format(event=event)
        text = tr("Note changed: {event}: {note}") if before.note else tr("Note added: {event}: {note}")
        return text.format(event=event, note=after.note)

    def _events(self, change: RowChange) -> tuple[Event | None, Event | None]:
        """Returns the event of a row before a change and after it."""
        before = self._event(change.before) if change.before is not None else None
        return before, self._event(change.after) if change.after is not None else None

    def _changed_fields(self, change: RowChange, state: _State) -> str:
        """Returns the changed fields in words; empty if the kind of event changed."""
        before, after = self._events(change)
        if before is None or after is None or type(before) is not type(after):
            return ""
        ids, played = state
        names = played.rows[ids.index(change.row)].players if change.row in ids else played.players
        changed = field_changes(before, after, names, self._match.rules)
        return tr("{changes}.").format(changes=join_clauses(*changed)) if changed else ""

    def _details_text(self, change: RowChange, before: _State, after: _State) -> str:
        if change.kind is ActionKind.RECORD or change.changes_only_note:
            return ""
        old, new = before[1], after[1]
        scores = score_changes(old.table.scores, new.table.scores, new.players)
        later_rows = count_later_rows(change.row, before[0], after[0])
        return sentences(self._changed_fields(change, after), scores, replayed_text(later_rows))


def score_changes(before: Sequence[int], after: Sequence[int], names: Sequence[str]) -> str:
    """Returns each changed score, old and new, in words; empty if none changed."""
    changes = [
        tr("{player} {old} to {new}").format(player=name, old=format_number(old), new=format_number(new))
        for name, old, new in zip(names, before, after, strict=True)
        if old != new
    ]
    return tr("{changes}.").format(changes=join_notes(*changes)) if changes else ""


def count_later_rows(row_id: int, before: Sequence[int], after: Sequence[int]) -> int:
    """Returns how many rows come after a row, and so were replayed when it changed."""
    rows = after if row_id in after else before
    return len(rows) - 1 - rows.index(row_id) if row_id in rows else 0


def replayed_text(count: int) -> str:
    """Returns how many later rows were replayed; empty for none."""
    if count <= 0:
        return ""
    if count == 1:
        return tr("One later row was recalculated.")
    return trn("{n} later row was recalculated.", "{n} later rows were recalculated.", count)


class HistorySheet(Sheet):
    """Shows every entry of the journal, the newest first.

    Attributes:
        items: The entries in words, the newest first.
    """

    help_page = "ledger#history"

    def __init__(self, desk: Desk, window: Navigator) -> None:
        assert desk.stored is not None
        super().__init__(tr("History of this match"), window, width=920)
        broken = desk.stored.journal.chain_break
        if broken is not None:
            self.add_widget(NoteBox("error", tr("The journal is broken"), broken_match_text(broken)))
        self.items: tuple[HistoryItem, ...] = tuple(reversed(HistoryText(desk.stored).items()))
        lines: list[QWidget | tuple[QWidget | None, ...]] = []
        for day, day_items in groupby(self.items, key=lambda item: date_text(item.recorded_at)):
            lines.append(Label(day, size=14, bold=True, role="ink2"))
            for item in day_items:
                number = Label(str(item.sequence), size=14, role="ink3", align=Qt.AlignmentFlag.AlignRight | TOP)
                time = Label(time_of_day(item.recorded_at), size=14, role="ink3", align=TOP)
                lines += [Hairline(), (number, time, Label(break_long_words(item.act), wrap=True))]
                if item.details:
                    details = Label(break_long_words(item.details), size=14, role="ink2", wrap=True)
                    lines.append((None, None, details))
        self.add_widget(boxed(table(lines, wide=2, gaps=(14, 6))))
        self.body.addStretch(1)
        self.add_button(tr("&Close"), self.reject)
