# SPDX-License-Identifier: MIT
"""The entry behind the picker: new hand and recorded win, their steps, what the rules say, what is kept on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club import replaying
from mahjong_desk.entry import file, indicators, winners
from mahjong_desk.entry.assessment import Assessment, assess
from mahjong_desk.entry.circumstances import turn_situation, with_riichi
from mahjong_desk.entry.draft import Draft, DraftError
from mahjong_desk.entry.events import draft_of, event_of, told_whole
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.indicators import Indicator
from mahjong_desk.entry.questions import answer, asked_anew
from mahjong_desk.entry.steps import Steps
from mahjong_desk.ledger.journal import ActKind, Change, Several
from mahjong_desk.match.deals import deals_played
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.events import Pao
from mahjong_desk.rules.further import FurtherField
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.draft_entry import DraftEntry


@dataclass(frozen=True, slots=True)
class Earlier:
    """Where in what was played before a win is entered.

    Attributes:
        row_id: The row whose event it takes the place of, or the row before which it is put.
        inserts: Whether it is put before that row.
        follows: The row that stood before it; None where none did.
    """

    row_id: int
    inserts: bool = False
    follows: int | None = None


@dataclass(frozen=True, slots=True)
class Carried:
    """What one picker hands to the next, when the window makes its places anew.

    Attributes:
        hand: The hand that the new draft belongs to.
        steps: Its steps.
        earlier: Where a win is entered afterwards, or None.
        edit: The steps of that win.
    """

    hand: tuple[int, int] | None
    steps: Steps[Draft]
    earlier: Earlier | None
    edit: Steps[Draft]


class HandEntry(DraftEntry):
    """The draft of a win that is to be recorded.

    A win that is changed or put in afterwards has steps of its own; the new hand waits meanwhile.

    Attributes:
        earlier: Where a win is entered afterwards; None for a new win.

    Signals:
        edit_done(): The win that was entered afterwards stands where it was meant to.
    """

    edit_done = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Starts with the half-typed hand of the match on the desk, if one was kept."""
        super().__init__(parent)
        self.desk = desk
        self.earlier: Earlier | None = None
        self._hand: tuple[int, int] | None = None
        self._new = Steps(Draft())
        self._edit = Steps(Draft())
        self._recording: tuple[int, int] | None = None
        self._turned_up: dict[tuple[int, int], Draft] = {}
        self._waiting: dict[tuple[int, int], Steps[Draft]] = {}
        self._assessed: tuple[Table, Draft, Assessment] | None = None
        desk.changed.connect(self.follow_desk)
        self.follow_desk()

    # What stands

    @property
    def running(self) -> bool:
        """Whether there is a hand to enter: a match that goes on, or a row to change."""
        replay = self.desk.replay
        return replay is not None and (replay.final is None or self.earlier is not None)

    @property
    def draft(self) -> Draft:
        """The draft."""
        return self._steps.present

    @property
    def new_draft(self) -> Draft:
        """The draft of the hand in progress, also while another one is entered afterwards."""
        # The desk may have gone on to another hand, of which the entry hears in a moment.
        return self._new.present if _hand_on(self.desk) == self._hand else kept_draft(self.desk)

    @property
    def frame(self) -> Frame:
        """What the hand is entered for."""
        return self.assessment.frame

    def names(self) -> Sequence[str]:
        """Returns the players of the match by seat."""
        return self.desk.names()

    @property
    def table(self) -> Table:
        """The table before the hand."""
        replay = self.desk.replay
        if replay is None:
            raise RuntimeError("no match lies on the desk")
        if self.earlier is not None:
            return replay.rows[self.desk.row_ids.index(self.earlier.row_id)].before
        return replay.table

    @property
    def assessment(self) -> Assessment:
        """What the rules say of the draft."""
        match = self.desk.match
        if match is None:
            raise RuntimeError("no match lies on the desk")
        table = self.table
        known = self._assessed
        if known is None or known[0] is not table or known[1] is not self.draft or known[2].rules is not match.rules:
            known = self._assessed = (table, self.draft, assess(match.rules, table, self.draft))
        return known[2]

    @property
    def _steps(self) -> Steps[Draft]:
        return self._new if self.earlier is None else self._edit

    # Acts

    def start(self, winner: int | None = None) -> None:
        """Begins a new win; what was half typed of the same hand stays, but nobody wins where no piece is left of it."""
        self.end_edit()
        self.follow_desk()
        left = self.draft
        if not (left.entries or left.pending or left.others or left.value is not None):
            self.take(_bare(left))
        if winner is not None:
            self.take(winners.choose_winner(self.draft, winner))
        self.changed.emit()

    def claim(self, seat: int, field: str) -> None:
        """Begins the hand that a player claimed falsely, to be recorded as a chombo."""
        self.end_edit()
        self.follow_desk()
        self.take(replace(_bare(self._new.present), winner=seat, claim=field))

    def edit(self, row_id: int) -> bool:
        """Fills the draft from a recorded win; tells whether the row is one that can be entered here."""
        if self.desk.match is None or row_id not in self.desk.row_ids:
            return False
        rules, at = self.desk.match.rules, self.desk.row_ids.index(row_id)
        assert self.desk.replay is not None
        table = self.desk.replay.rows[at].before
        draft = draft_of(rules, table, self.desk.match.events[at])
        if draft is None:
            return False
        # A win that does not agree with what was declared is proposed as it must be.
        self._enter(Earlier(row_id), with_riichi(rules, table, draft))
        return True

    def put(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Begins a win that shall stand before a row, or in its place, with an empty draft.

        Raises:
            ValueError: There is no such row.
        """
        at = self.desk.row_ids.index(row_id)
        follows = self.desk.row_ids[at - 1] if at else None
        self._enter(Earlier(row_id, inserts, follows), Draft(winner=winner))

    def _enter(self, earlier: Earlier, draft: Draft) -> None:
        self.earlier = earlier
        self._edit = Steps(draft)
        self.fault = None
        self.changed.emit()

    def end_edit(self) -> None:
        """Leaves what was recorded as it is and goes back to the new win."""
        if self.earlier is not None:
            self.earlier = None
            self._edit = Steps(Draft())
            self.fault = None
            self.changed.emit()

    def take(self, draft: Draft, fault: DraftError | None = None) -> None:
        """Makes a draft the present one, as a step that can be taken back; ``fault`` is what does not fit in it."""
        self._step(asked_anew(self.draft, draft), fault)

    def _step(self, draft: Draft, fault: DraftError | None = None) -> None:
        self.fault = fault
        if self.desk.match is not None:
            draft = with_riichi(self.desk.match.rules, self.table, draft)
        self._steps.take(draft)
        self.keep()
        self.changed.emit()

    def undo(self) -> None:
        """Takes a step back."""
        self.fault = None
        self._steps.undo()
        self.keep()
        self.changed.emit()

    def redo(self) -> None:
        """Does a step again."""
        self.fault = None
        self._steps.redo()
        self.keep()
        self.changed.emit()

    def clear(self) -> None:
        """Takes all tiles back, and what goes with them; who won and how stays."""
        draft = self.draft
        self.take(
            Draft(
                winner=draft.winner,
                discarder=draft.discarder,
                self_drawn=draft.self_drawn,
                note=draft.note,
                dora_indicators=draft.dora_indicators,
                wild_indicator=draft.wild_indicator,
                others=draft.others,
                claim=draft.claim,
                late_riichi=draft.late_riichi - {draft.winner},
            )
        )

    def add_indicator(self, indicator: Indicator, piece: Piece) -> None:
        """Turns an indicator up; where there is but one, in place of the one that lay there."""
        match = self.desk.match
        single = match is not None and not match.rules.ruleset.conventions.kan_indicators
        bare = indicators.turn_up(self.draft, (), self.draft.wild_indicator)
        before = bare if single and indicator is Indicator.DORA else self.draft
        self._try(lambda: indicators.add_indicator(self.frame, before, indicator, piece))

    def turned_up(self, indicator: Indicator) -> tuple[Piece, ...]:
        """Returns what is turned up in the deal that is being played."""
        draft = self.new_draft
        if indicator is Indicator.DORA:
            return draft.dora_indicators
        return () if draft.wild_indicator is None else (draft.wild_indicator,)

    def turn_up(self, indicator: Indicator, pieces: tuple[Piece, ...]) -> None:
        """Sets what is turned up in the deal that is being played, whatever earlier hand is being changed."""
        draft = self._new.present
        if indicator is Indicator.DORA:
            self._new.take(indicators.turn_up(draft, pieces, draft.wild_indicator))
        else:
            self._new.take(indicators.turn_up(draft, draft.dora_indicators, next(iter(pieces), None)))
        self.keep()
        self.changed.emit()

    def begin_next(self) -> None:
        """Empties the new hand after it was recorded, where the deal goes on; what is turned up stays."""
        if self._hand_now() == self._recording:
            self._new = Steps(_bare(self._new.present))
            self.changed.emit()

    def before_recording(self) -> None:
        """Remembers the deal of which a hand is recorded now."""
        self._recording = self._hand_now()

    def tell(self, field: FurtherField, value: object) -> None:
        """Answers what else the ruleset asks; None takes the answer back."""
        self.take(answer(self.draft, field.place, field.id, value))

    def add_winner(self) -> None:
        """Keeps the winner as one of several and begins the hand of another one on the same piece."""
        self.take(winners.add_winner(self.frame, self.draft))

    def turn_to_winner(self, seat: int) -> None:
        """Shows the hand of another one of several winners."""
        turned = winners.turn_to_winner(self.frame, self.draft, seat)
        self._step(told_whole(self.assessment.rules, turned))

    def remove_winner(self, seat: int) -> None:
        """Takes one of several winners out."""
        self.take(winners.remove_winner(self.draft, seat))

    def choose_winner(self, seat: int) -> None:
        """Chooses who won."""
        self.take(winners.choose_winner(self.draft, seat))

    def choose_discarder(self, seat: int | None) -> None:
        """Chooses who gave the winning piece; None for a self-drawn win."""
        self._try(lambda: winners.choose_discarder(self.draft, seat))

    def turn_situation(self, situation: Situation) -> None:
        """Puts a circumstance on or takes it away."""
        assessment = self.assessment
        self.take(turn_situation(assessment.rules, assessment.table, assessment.draft, situation))

    def decide_pao(self, pao: tuple[Pao, ...], *, declined: bool) -> None:
        """Holds players responsible, or nobody."""
        self.take(replace(self.draft, pao=pao, pao_declined=declined))

    def turn_pao(self, pao: Pao, *, holds: bool) -> None:
        """Puts one of several responsibilities on, or takes it away."""
        others = tuple(other for other in self.draft.pao if other != pao)
        self.take(replace(self.draft, pao=(*others, pao) if holds else others))

    def set_value(self, value: dict[str, object] | None) -> None:
        """Puts a typed value in the place of the hand, or takes it away for None."""
        self.take(replace(self.draft, value=value))

    # Desk and disk

    def follow_desk(self) -> None:
        """Follows the desk: another hand begins with an empty draft, or with the one that was kept for it."""
        self._assessed = None
        hand = self._hand_now()
        if hand != self._hand:
            if self._hand is None or hand is None or hand[0] != self._hand[0]:
                self.earlier = None
                self._waiting, self._turned_up = {}, {}
            elif self._hand[1] > hand[1] and self._new.present != Draft():
                # Redo leads back to what was half typed when the hand before it was undone.
                self._waiting[self._hand] = self._new
            if self._hand is not None:
                # A draw that is undone does not say what was turned up.
                self._turned_up[self._hand] = _bare(self._new.present)
            self._hand = hand
            waiting = self._waiting.pop(hand, None) if hand is not None else None
            self._new = waiting or Steps(kept_draft(self.desk))
            if hand is not None and self._new.present == Draft():
                self._new = Steps(self._turned_up.get(hand, Draft()))
            self.fault = None
        if self.earlier is not None:
            self._follow_edit(self.earlier)
        elif self.desk.match is not None and self.desk.replay is not None:
            declared = with_riichi(self.desk.match.rules, self.table, self._new.present)
            if declared != self._new.present:
                self._new.take(declared)
        self.changed.emit()

    def _follow_edit(self, earlier: Earlier) -> None:
        ids = self.desk.row_ids
        if earlier.row_id not in ids or self.desk.match is None:
            self.earlier = None
            return
        at = ids.index(earlier.row_id) - earlier.inserts
        there = at >= 0 and not (earlier.inserts and ids[at] == earlier.follows)
        told = self.draft.decided and self.draft.winner is not None
        if there and told and self.desk.match.events[at] == event_of(self.assessment.frame, self.draft):
            self.earlier = None
            self._edit = Steps(Draft())
            self.edit_done.emit()

    def keep(self) -> None:
        """Writes the half-typed new hand beside the ledger, or takes it away where nothing is typed."""
        if self.desk.folder is None or self.desk.match is None or self._hand is None:
            return
        kept = None if self._new.present == Draft() else file.Kept(self._hand, self._new.present)
        file.store(self.desk.folder, kept, self.desk.match.rules)

    def _hand_now(self) -> tuple[int, int] | None:
        return _hand_on(self.desk)

    def carry(self) -> Carried:
        """Returns what another entry goes on with."""
        return Carried(self._hand, self._new, self.earlier, self._edit)

    def go_on(self, carried: Carried) -> None:
        """Goes on with what another entry had."""
        if carried.hand == self._hand:
            self._new = carried.steps
            there = carried.earlier is not None and carried.earlier.row_id in self.desk.row_ids
            self.earlier = carried.earlier if there else None
            self._edit = carried.edit
            self.changed.emit()


def kept_draft(desk: Desk) -> Draft:
    """Returns the hand in progress as it was kept on the disk, or as it was recorded and then undone; else an empty one."""
    hand = _hand_on(desk)
    if hand is None or desk.folder is None or desk.match is None:
        return Draft()
    kept = file.load(desk.folder, desk.match.rules)
    return kept.draft if kept is not None and kept.hand == hand else undone_draft(desk)


def undone_draft(desk: Desk) -> Draft:
    """Returns the hand that redo would record again, ready to be recorded in another way; else an empty one."""
    redo = desk.history.redo if desk.history is not None else None
    if isinstance(redo, Several):
        redo = redo.chief
    if desk.match is None or not isinstance(redo, Change) or redo.kind is not ActKind.RECORD or redo.after is None:
        return Draft()
    try:
        event = replaying.event_of(desk.match.rules, redo.after)
    except Refusal:
        return Draft()
    assert desk.replay is not None
    return draft_of(desk.match.rules, desk.replay.table, event) or Draft()


def _bare(draft: Draft) -> Draft:
    """Returns an empty draft of the same deal: with nothing but what is turned up."""
    return Draft(dora_indicators=draft.dora_indicators, wild_indicator=draft.wild_indicator)


def _hand_on(desk: Desk) -> tuple[int, int] | None:
    if desk.replay is None or desk.record is None:
        return None
    return desk.record.id, deals_played(desk.replay)
