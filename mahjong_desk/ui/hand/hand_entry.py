# SPDX-License-Identifier: MIT
"""The entry of a win for the match on the desk: a new, corrected or inserted one."""

from dataclasses import dataclass, replace

from PySide6.QtCore import Signal

from mahjong_desk.club.stored_match import StoredMatch, read_event
from mahjong_desk.entry import winners
from mahjong_desk.entry.assessment import Assessment, assess
from mahjong_desk.entry.circumstances import toggle_circumstance, with_riichi
from mahjong_desk.entry.draft import Draft, DraftError, HandSpec, draft_from_event, hand_spec, mark_complete, to_event
from mahjong_desk.entry.in_progress import (
    DealKey,
    HandInProgress,
    SavedDraft,
    UndoHistory,
    keep_indicators,
    without_hand,
)
from mahjong_desk.entry.pieces import drop_uncounted_indicators
from mahjong_desk.entry.questions import reopen_questions, set_answer
from mahjong_desk.journal.acts import Act, ActionKind
from mahjong_desk.journal.history import ROW_ID_STEP, BatchChange, RowChange
from mahjong_desk.match import ReplayRow
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Event, PaoEntry
from mahjong_desk.rules.model.extra_fields import ExtraField
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.draft_entry import DraftEntry


def current_deal(desk: Desk) -> DealKey | None:
    """Returns the current deal of the desk, or None without a match."""
    if (stored := desk.stored) is None:
        return None
    ended = [row_id for row_id, row in zip(stored.row_ids, stored.replay.rows, strict=True) if row.ends_deal]
    return stored.record.id, ended[-1] % ROW_ID_STEP if ended else 0


def restore_draft(desk: Desk) -> Draft:
    """Returns the current hand as saved, or as it was undone, or an empty draft."""
    deal = current_deal(desk)
    if deal is None or desk.stored is None:
        return Draft()
    rules, table = desk.stored.match.rules, desk.stored.replay.table
    saved = desk.drafts.load(desk.stored.record, rules)
    if saved is None or saved.deal != deal[1]:
        return undone_draft(desk)
    draft, spec = saved.draft, hand_spec(rules, table.players, table.turn_order)
    for first, second in swaps_since(desk.stored, saved.entries):
        draft = winners.swap_seats(rules.ruleset, spec, draft, first, second)
    return draft


def swaps_since(stored: StoredMatch, entries: int) -> list[tuple[int, int]]:
    """Returns the pairs of seats that were swapped together with their hands.

    ``entries`` is how many entries the match had at that time. Undoing a swap counts as another swap.
    """
    return [
        tuple(change.payload["seats"])
        for change in stored.journal.history.match_changes
        if change.sequence >= entries and change.act is ActionKind.SWAP_SEATS and change.payload["hands"]
    ]


def undone_draft(desk: Desk) -> Draft:
    """Returns the hand that redo would record again; else an empty draft."""
    stored = desk.stored
    if stored is None:
        return Draft()
    redo = stored.journal.history.redo
    if isinstance(redo, BatchChange):
        redo = redo.main_change
    if not isinstance(redo, RowChange) or redo.kind is not ActionKind.RECORD or redo.after is None:
        return Draft()
    rules = stored.match.rules
    try:
        event = read_event(rules, redo.after)
    except Refusal:
        return Draft()
    return draft_from_event(rules, stored.replay.table, event) or Draft()


@dataclass(frozen=True, slots=True)
class EditTarget:
    """The recorded win to correct, or the row before which a win is inserted.

    Attributes:
        follows: The id of the previous row, or None.
        original: The recorded win before the correction, or None.
    """

    row_id: int
    inserts: bool = False
    follows: int | None = None
    original: Event | None = None


class HandEntry(DraftEntry):
    """The draft of a win that is to be recorded.

    A corrected or inserted win has its own undo steps; the draft of the new win is kept meanwhile.

    Attributes:
        edit_target: The row that is corrected or inserted before; None for a new win.
    """

    edit_finished = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.edit_target: EditTarget | None = None
        self._new = HandInProgress()
        self._edit = UndoHistory(Draft())
        self._assessed: tuple[Table, Assessment] | None = None
        """The last assessment, and the table before late riichi."""
        self._failed_save: tuple[Act | None, Draft] = (None, Draft())
        self._undone_pieces: tuple[Piece, ...] = ()
        self._entries_seen = 0
        desk.changed.connect(self.sync_with_desk)
        self.sync_with_desk()

    # State

    @property
    def is_active(self) -> bool:
        """Whether there is a hand to enter: the match continues, or a row is corrected."""
        replay = self.desk.replay
        return replay is not None and (replay.final is None or self.edit_target is not None)

    @property
    def draft(self) -> Draft:
        return self.steps.current

    @property
    def new_draft(self) -> Draft:
        """The draft of the current hand, also while another one is corrected."""
        # The desk may already be at another deal, before its signal arrives.
        return self._new.draft if current_deal(self.desk) == self._new.deal else restore_draft(self.desk)

    @property
    def is_undone(self) -> bool:
        """Whether the hand is an undone win with all its pieces."""
        return (
            bool(self._undone_pieces)
            and self.edit_target is None
            and tuple(sorted(self.draft.pieces)) == self._undone_pieces
        )

    @property
    def table(self) -> Table:
        if self.desk.replay is None:
            raise RuntimeError("there is no match on the desk")
        row = self.edited_row
        return self.desk.replay.table if row is None else row.before

    @property
    def edited_row(self) -> ReplayRow | None:
        """The row to change or to insert before; None for a new win."""
        if self.edit_target is None or self.desk.replay is None:
            return None
        return self.desk.replay.rows[self.desk.row_ids.index(self.edit_target.row_id)]

    @property
    def assessment(self) -> Assessment:
        match = self.desk.match
        if match is None:
            raise RuntimeError("there is no match on the desk")
        table, memo = self.table, self._assessed
        if memo is None or memo[0] is not table or memo[1].draft is not self.draft or memo[1].rules is not match.rules:
            memo = self._assessed = table, assess(match.rules, table, self.draft)
        return memo[1]

    @property
    def spec(self) -> HandSpec:
        return self.assessment.spec

    @property
    def steps(self) -> UndoHistory[Draft]:
        return self._new.steps if self.edit_target is None else self._edit

    # The draft

    def clear(self) -> None:
        """Removes all tiles and what depends on them; winner and source stay."""
        self.set_draft(without_hand(self.draft))

    def choose_winner(self, seat: int) -> None:
        self.set_draft(winners.choose_winner(self.draft, seat))

    def choose_discarder(self, seat: int | None) -> None:
        """Chooses the discarder; None for a self-draw."""
        self._apply(lambda: winners.choose_discarder(self.draft, seat))

    def add_winner(self) -> None:
        """Keeps the winner as one of several and starts another hand on the same discard."""
        self.set_draft(winners.add_winner(self.assessment.rules.ruleset, self.spec, self.draft))

    def show_winner(self, seat: int) -> None:
        """Shows the hand of another winner."""
        turned = winners.switch_winner(self.spec, self.draft, seat)
        self._set_draft(mark_complete(self.assessment.rules, turned))

    def remove_winner(self, seat: int) -> None:
        self.set_draft(winners.remove_winner(self.draft, seat))

    def toggle_situation(self, situation: str) -> None:
        assessment = self.assessment
        self.set_draft(toggle_circumstance(assessment.rules, assessment.table, assessment.draft, situation))

    def set_pao(self, pao: tuple[PaoEntry, ...], *, declined: bool) -> None:
        """Sets who is responsible (pao), or that nobody is."""
        self.set_draft(replace(self.draft, pao=pao, pao_declined=declined))

    def toggle_pao(self, pao: PaoEntry, *, holds: bool) -> None:
        """Toggles one of several liabilities."""
        others = tuple(other for other in self.draft.pao if other != pao)
        self.set_draft(replace(self.draft, pao=(*others, pao) if holds else others))

    def set_extra_field(self, field: ExtraField, value: object) -> None:
        """Answers an extra field; None clears it."""
        self.set_draft(set_answer(self.draft, field.owner, field.id, value))

    def set_value(self, value: dict[str, object] | None) -> None:
        """Sets a typed value instead of the hand; None removes it."""
        self.set_draft(replace(self.draft, value=value))

    # Actions

    def begin_win(self, winner: int | None) -> None:
        """Starts a new win.

        A half-typed hand stays, but an empty one loses its winner, and a false claim is dropped.
        """
        self.cancel_edit()
        self.sync_with_desk()
        draft = self.draft
        is_begun = draft.entries or draft.unparsed_text or draft.other_winners or draft.value is not None
        if draft.claim_field or not is_begun:
            self.set_draft(keep_indicators(draft))
        if winner is not None:
            self._begin_with(winner)
        self.changed.emit()

    def _begin_with(self, seat: int) -> None:
        """Chooses the winner; if they are one of several, shows their hand.

        A hand with an open question stays on display.
        """
        others, assessment = [winner.seat for winner in self.draft.other_winners], self.assessment
        if seat in others:
            if not (assessment.pao_undecided or assessment.open_questions):
                self.show_winner(seat)
        elif not others or seat != self.draft.discarder:
            self.choose_winner(seat)

    def begin_false_claim(self, seat: int, field: str) -> None:
        """Starts the hand of a false claim, to be recorded as a chombo."""
        self.cancel_edit()
        self.sync_with_desk()
        self.set_draft(replace(keep_indicators(self._new.draft), winner=seat, claim_field=field))

    def edit(self, row_id: int) -> bool:
        """Fills the draft from a recorded win; returns whether it can be edited here."""
        stored = self.desk.stored
        if stored is None or row_id not in stored.row_ids:
            return False
        rules, row = stored.match.rules, stored.replay.rows[stored.row_ids.index(row_id)]
        draft = draft_from_event(rules, row.before, row.event)
        if draft is None:
            return False
        # A win that contradicts a riichi declaration is proposed with a correction.
        self._set_edit(EditTarget(row_id, original=row.event), with_riichi(rules, row.before, draft))
        self.changed.emit()
        return True

    def begin_insert(self, row_id: int, *, inserts: bool) -> None:
        """Starts a win to insert before a row, or to replace it; note and time stay.

        Raises:
            ValueError: There is no such row.
        """
        index = self.desk.row_ids.index(row_id)
        follows = self.desk.row_ids[index - 1] if index else None
        event = None if inserts or self.desk.match is None else self.desk.match.events[index]
        draft = Draft() if event is None else Draft(note=event.note, at=event.at)
        self._set_edit(EditTarget(row_id, inserts, follows), draft)
        self.changed.emit()

    def cancel_edit(self) -> None:
        """Leaves the recorded win unchanged and returns to the new one."""
        if self.edit_target is not None:
            self._set_edit(None, Draft())
            self.changed.emit()

    def _set_edit(self, target: EditTarget | None, draft: Draft) -> None:
        self.edit_target, self._edit, self.error = target, UndoHistory(draft), None

    def set_draft(self, draft: Draft, fault: DraftError | None = None) -> None:
        self._set_draft(reopen_questions(self.assessment.rules.ruleset, self.draft, draft), fault)

    def _set_draft(self, draft: Draft, fault: DraftError | None = None) -> None:
        draft = with_riichi(self.assessment.rules, self.table, draft)
        self.steps.push(drop_uncounted_indicators(self.spec, draft))
        self._emit_changed(fault)

    def _emit_changed(self, fault: DraftError | None = None) -> None:
        if self.desk.match is not None:
            # Undo restores no draft without a riichi that was declared since.
            self.steps.current = with_riichi(self.desk.match.rules, self.table, self.draft)
        self.save_draft()
        super()._emit_changed(fault)

    def begin_adding(self) -> None:
        """Starts another hand if the current one is an undone win that is still complete."""
        if self.is_undone:
            new, old = keep_indicators(self.draft), self.draft
            self.set_draft(replace(new, winner=old.winner, discarder=old.discarder, self_drawn=old.self_drawn))
            self._undone_pieces = ()

    def set_indicators(self, indicator: Indicator, pieces: tuple[Piece, ...]) -> None:
        """Sets the indicators of the current deal, even during a correction."""
        self._new.set_indicators(indicator, pieces)
        self.save_draft()
        self.changed.emit()

    def record(self) -> bool:
        """Records a new win after its late riichi; returns whether it was recorded.

        Raises:
            ValueError: Winner or source are missing.
        """
        assessment = self.assessment
        declared = [declaration.event for declaration in assessment.late_riichi]
        deal = current_deal(self.desk)
        if not self.desk.record_event(*declared, to_event(assessment.spec, assessment.draft)):
            self._failed_save = (self.desk.pending_acts.act, self.draft)
            return False
        if deal == current_deal(self.desk):
            self._new.begin_again()
            self.changed.emit()
        self.save_draft()
        return True

    @property
    def changed_since_failure(self) -> bool:
        """Whether the hand differs from the pending one that the ledger could not save."""
        act, draft = self._failed_save
        return act is not None and act is self.desk.pending_acts.act and self._new.draft != draft

    # Desk and disk

    def sync_with_desk(self) -> None:
        """Follows the desk to another deal, with its saved draft or an empty one."""
        self._assessed = None
        deal = current_deal(self.desk)
        if deal != self._new.deal:
            if not self._new.is_same_match(deal):
                self._set_edit(None, Draft())
            self._new.switch_to(deal, lambda: restore_draft(self.desk))
            self.error = None
            self._undone_pieces = tuple(sorted(undone_draft(self.desk).pieces))
        else:
            self._follow_swaps()
        self._entries_seen = len(self.desk.stored.journal.entries) if self.desk.stored is not None else 0
        if self.edit_target is not None:
            self._follow_edit(self.edit_target)
        elif self.desk.match is not None and self.desk.replay is not None:
            self._new.steps.current = with_riichi(self.desk.match.rules, self.table, self._new.draft)
        self.changed.emit()

    def _follow_swaps(self) -> None:
        """Moves the hand with players who were swapped together with their hands."""
        stored = self.desk.stored
        for first, second in swaps_since(stored, self._entries_seen) if stored is not None else ():
            ruleset, spec = self.assessment.rules.ruleset, self.spec
            new, edited = (
                UndoHistory(winners.swap_seats(ruleset, spec, steps.current, first, second))
                for steps in (self._new.steps, self._edit)
            )
            self._new.steps, self._edit = new, edited
            self.save_draft()

    def _follow_edit(self, target: EditTarget) -> None:
        ids = self.desk.row_ids
        if target.row_id not in ids or self.desk.match is None:
            self._set_edit(None, Draft())
            return
        index = ids.index(target.row_id) - target.inserts
        exists = index >= 0 and not (target.inserts and ids[index] == target.follows)
        is_complete = self.draft.is_decided and self.draft.winner is not None
        event = self.desk.match.events[index] if exists and is_complete else target.original
        if event != target.original and event == to_event(self.assessment.spec, self.draft):
            self._set_edit(None, Draft())
            self.edit_finished.emit()

    def save_draft(self) -> None:
        """Saves the half-typed new hand, or deletes its file if nothing is typed."""
        stored, deal = self.desk.stored, self._new.deal
        if stored is not None and deal is not None and deal[0] == stored.record.id:
            saved = SavedDraft(deal[1], self._new.draft, stored.journal.length)
            self.desk.drafts.save(stored.record, saved, stored.match.rules)
