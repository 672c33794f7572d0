# SPDX-License-Identifier: MIT
"""Opens new and unfinished matches, and those that another window continued."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.matches import BrokenMatch, unfinished_matches
from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.journal.acts import ActionKind, now
from mahjong_desk.journal.history import MatchChange
from mahjong_desk.ledger.errors import Continuation, LedgerChanged, LedgerError, ServerAway
from mahjong_desk.ledger.place import LedgerLocation, ServerLocation
from mahjong_desk.match import Match, ReplayRow
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.background.progress import call_on_gui_thread
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.event_fields import match_edit_name
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import hand_name

if TYPE_CHECKING:
    from mahjong_desk.ledger.database.server import Listener
    from mahjong_desk.ui.window.main_window import MainWindow


MAX_CHECKED = 12
"""The number of recent matches that are read to find unfinished ones."""


class MatchOpener:
    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def offer_unfinished(self) -> None:
        """Shows the unfinished matches, and those that cannot be read."""
        from mahjong_desk.ui.club_data import people_model_of
        from mahjong_desk.ui.match.continue_sheet import ContinueSheet

        def find() -> tuple[list[StoredMatch], list[BrokenMatch]]:
            if desk.ledger is None:
                return [], []
            unfinished = unfinished_matches(desk.ledger, MAX_CHECKED)
            current_id = desk.record.id if desk.record is not None else None
            return (
                [desk.with_public_names(match) for match in unfinished.matches if match.record.id != current_id],
                [match for match in unfinished.broken if match.record.id != current_id],
            )

        window, desk = self._window, self._window.desk
        result = window.opener.attempt(find)
        if result is None:
            return
        matches, broken = result
        names_at = people_model_of(desk).display_names
        broken = [match._replace(record=match.record._replace(players=names_at(match.record))) for match in broken]
        if not matches and not broken:
            window.notify(tr("No other recent match can be continued."), fault=True)
            return
        sheet = ContinueSheet(matches, broken, window.sheet_host)
        sheet.continued.connect(self.continue_match)
        sheet.new_requested.connect(self.new_match)
        sheet.ledger_requested.connect(lambda: window.show_screen("ledger"))
        window.open_sheet(sheet)

    def new_match(self) -> None:
        from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet

        sheet = self._window.opener.attempt(lambda: NewMatchSheet(self._window.desk, self._window))
        if sheet is not None:
            sheet.started.connect(lambda: self._window.show_screen("table"))
            self._window.open_sheet(sheet)

    def continue_match(self, match_id: int) -> None:
        try:
            is_open = self._window.desk.continue_match(match_id)
        except Refusal as refusal:
            self._window.show_unplayable(refusal)
            return
        if is_open:
            self._window.show_screen("table")

    def resolve_conflict(self) -> None:
        """Asks what to do with a pending entry in a match that another window continued."""
        record = self._window.desk.record
        assert record is not None
        read = attempt(lambda: self._window.desk.read_match(record.id))
        if read.result is None:
            self._window.set_failure(read.error)
            return
        sheet = RemoteMatchSheet(self._window.desk, read.result, self._window.sheet_host)
        sheet.decision_made.connect(self._on_conflict_resolved)
        self._window.push_sheet(sheet)

    def _on_conflict_resolved(self, with_mine: bool, recorded: bool) -> None:
        self._window.close_sheet()
        if not recorded:
            return
        self._window.set_failure(None)
        if self._window.current_screen == "picker":
            self._window.show_screen("table")
        self._window.notify(tr("Saved to disk.") if with_mine else tr("The match is as the other window left it."))


_MAX_ROWS = 6


class RemoteMatchSheet(Sheet):
    """Compares a match continued in another window with what is pending here."""

    decision_made = Signal(bool, bool)

    def __init__(self, desk: Desk, stored: StoredMatch, window: QWidget) -> None:
        super().__init__(tr("Continued in another window"), window, width=760)
        previous, pending = desk.stored, desk.pending_acts.act
        assert previous is not None
        self._desk, self._stored = desk, stored
        # The pending entry does not fit after a swap: it is for the players at their previous seats.
        was_swapped = any(change.act is ActionKind.SWAP_SEATS for change in _match_changes(previous, stored))
        act = None if was_swapped else pending
        events = stored.recorded_events(act) if act is not None else ()
        added = [row for row_id, row in _rows_by_id(stored).items() if row_id not in previous.row_ids]
        self.theirs = _differences(previous, stored)
        replay, _ids = stored.preview([Edit.insert(None, event) for event in events])
        rows = replay.rows[len(stored.row_ids) :]
        self.mine = _row_text(stored.match, rows)
        # A batch without recorded events changes rows.
        edits = ActionKind.REPLACE, ActionKind.INSERT, ActionKind.DELETE, ActionKind.BATCH
        if act is not None and not events and act.kind in edits and self.theirs == _row_text(stored.match, added):
            # Imported lazily to keep startup fast.
            from mahjong_desk.ui.ledger.history import HistoryText

            self.mine = [HistoryText(stored.extended_by(stored.journal.with_action(act, now()))).items()[-1].act]
        self._show(tr("Done in the other window"), self.theirs)
        if self.mine:
            self._show(tr("Not recorded here"), self.mine)
        elif pending is not None:
            text = tr("Your change no longer applies, because the match has moved on.")
            self.add_widget(Label(text, role="ink2", wrap=True))
        is_duplicate = bool(events) and events == stored.match.events[-len(events) :]
        if is_duplicate:
            self.add_widget(NoteBox("brass", "", tr("The other window has recorded the same thing.")))
        refused = next(((row, row.refusal) for row in rows if row.refusal is not None), None)
        if refused is not None:
            row, refusal = refused
            text = refusal_text(refusal, row.players, stored.match.rules.ruleset, row.event)
            self.add_widget(NoteBox("error", "", text))
        # If both windows recorded a hand, it is probably the same one, entered slightly differently.
        both_a_hand = any(row.ends_deal for row in added) and any(row.ends_deal for row in rows)
        labels = tr("&Continue") if pending is None else tr("&Discard mine"), tr("&Record it too")
        can_record = bool(self.mine) and refused is None
        records_mine = can_record and not is_duplicate and not both_a_hand
        if can_record:
            self.add_button(labels[not records_mine], partial(self._decide, with_mine=not records_mine))
        self.add_main_button(labels[records_mine], partial(self._decide, with_mine=records_mine))

    def _show(self, title: str, lines: Sequence[str]) -> None:
        self.add_widget(Label(title, role="ink3", size=14))
        for line in lines[-_MAX_ROWS:]:
            self.add_widget(Label(line, size=17, wrap=True))

    def _decide(self, *, with_mine: bool) -> None:
        recorded = self._desk.adopt_remote_match(self._stored, with_unrecorded=with_mine)
        self.decision_made.emit(with_mine, recorded)


def _differences(before: StoredMatch, after: StoredMatch) -> list[str]:
    """Returns what changed between two states of a match, one change per line."""
    old, new = _rows_by_id(before), _rows_by_id(after)
    removed = [row for row_id, row in old.items() if row_id not in new]
    changed = [row for row_id, row in new.items() if row_id in old and row.event != old[row_id].event]
    added = [row for row_id, row in new.items() if row_id not in old]
    lines = [tr("Undone: {row}").format(row=line) for line in _row_text(before.match, removed)]
    lines += [tr("Corrected: {row}").format(row=line) for line in _row_text(after.match, changed)]
    lines += _row_text(after.match, added)
    for change in _match_changes(before, after):
        sentence = tr("Undone: {event}") if change.kind is ActionKind.UNDO else "{event}"
        lines.append(sentence.format(event=match_edit_name(change, after.display_names)))
    if after.record.discarded:
        lines.append(tr(Continuation.DELETED.value))
    return lines or [tr("A change that was undone.")]


def _rows_by_id(stored: StoredMatch) -> dict[int, ReplayRow]:
    return dict(zip(stored.row_ids, stored.replay.rows, strict=True))


def _match_changes(before: StoredMatch, after: StoredMatch) -> list[MatchChange]:
    known = len(before.journal.entries)
    return [change for change in after.journal.history.match_changes if change.sequence >= known]


def _row_text(match: Match, rows: Iterable[ReplayRow]) -> list[str]:
    return [with_heading(hand_name(match.rules.ruleset, row.before), row_text(match, row)) for row in rows]


class RemoteChanges(QObject):
    """Follows changes by other clients, and reconnects when the server is back.

    A change of the current match is shown, or only announced if an entry has been begun.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._place: LedgerLocation | None = None
        self._listener: Listener | None = None

    def watch(self, place: LedgerLocation | None) -> None:
        """Follows this ledger instead of the previous one, if it is on a server."""
        if place == self._place:
            return
        if self._listener is not None:
            self._listener.stop()
            self._listener = None
        self._place = place
        if isinstance(place, ServerLocation):
            try:
                # The driver is imported only for ledgers on a server.
                from mahjong_desk.ledger.database.server import Listener
            except ImportError:
                # The opener has reported it.
                return
            self._listener = Listener(
                place,
                lambda: call_on_gui_thread(self, self._on_change),
                lambda error: call_on_gui_thread(self, lambda: self._on_connection_lost(error)),
            )

    def _on_change(self) -> None:
        """Reads new entries, through a new connection if it was lost."""
        if self._listener is None:
            return
        window, desk = self._window, self._window.desk
        if desk.ledger is None:
            if isinstance(window.failure, ServerAway):
                window.opener.open_again(quietly=True)
            return
        updated, error = attempt(desk.sync)
        if error is not None:
            if window.failure is None or isinstance(window.failure, ServerAway):
                window.set_failure(error)
            return
        if isinstance(window.failure, ServerAway) and not desk.has_pending_writes:
            window.set_failure(None)
        if updated is not None and window.failure is None:
            self._follow_match(updated)

    def _follow_match(self, updated: StoredMatch) -> None:
        """Shows the match as others left it, unless that would disturb an entry."""
        window, desk = self._window, self._window.desk
        if window.current_screen in ("table", "ledger") and window.sheet is None and not self._has_unsaved_draft():
            desk.adopt_remote_match(updated, with_unrecorded=False)
            is_deleted, continued = updated.record.discarded, tr("The match was continued in another window.")
            window.notify(tr(Continuation.DELETED.value) if is_deleted else continued)
            return
        assert desk.place is not None
        window.set_failure(LedgerChanged(desk.place, reason=Continuation.NONE_PENDING))

    def _has_unsaved_draft(self) -> bool:
        """Returns whether a hand is partly entered."""
        from mahjong_desk.entry.in_progress import keep_indicators

        draft = self._window.picker.draft()
        return draft != keep_indicators(draft)

    def _on_connection_lost(self, error: LedgerError) -> None:
        if self._listener is not None and self._window.failure is None:
            self._window.set_failure(error)
