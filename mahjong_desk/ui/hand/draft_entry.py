# SPDX-License-Identifier: MIT
"""Base classes of hand entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desk.entry import notation, pieces, winners
from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.brackets import PlayerSpelling
from mahjong_desk.entry.circumstances import toggle_circumstance
from mahjong_desk.entry.draft import Draft, DraftError, PieceEntry
from mahjong_desk.entry.events import mark_complete
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.in_progress import Steps, without_hand
from mahjong_desk.entry.questions import set_answer
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.model.extra_fields import ExtraField
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import tr


class DraftEntry(QObject):
    """A draft shared by palette, keyboard and paste; subclasses say what it is part of.

    Attributes:
        error: Why the last action did not fit, until the next one; None if it did.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.error: DraftError | None = None

    @property
    def draft(self) -> Draft:
        raise NotImplementedError

    @property
    def frame(self) -> HandSpec:
        """What the hand is entered for."""
        raise NotImplementedError

    @property
    def steps(self) -> Steps[Any]:
        """The draft with its undo history."""
        raise NotImplementedError

    def names(self) -> Sequence[str]:
        """Returns the players by seat, if they have names."""
        return ()

    def called_from_names(self) -> PlayerSpelling:
        """Returns the notation of discarders in the language of the window."""
        return PlayerSpelling(self.names(), tr("from {name}", "whose tile it is"))

    def take(self, draft: Draft, fault: DraftError | None = None) -> None:
        """Sets the draft as an undoable step; ``fault`` is what does not fit in it."""
        raise NotImplementedError

    def type_text(self, text: str) -> None:
        """Adds typed or pasted text."""
        self._take_typed(notation.add_text(self.frame, self.draft, text, self.called_from_names()))

    def type_indicator(self, text: str) -> Piece | None:
        """Handles text typed for an indicator; returns the piece it names, or None."""
        aside = replace(self.draft, entries=(), other_winners=())
        typed = notation.add_text(self.frame, aside, text, self.called_from_names())
        entries = typed.entries
        if not entries:
            self.take(replace(self.draft, unparsed_text=typed.unparsed_text))
            return None
        self.take(replace(self.draft, unparsed_text=""))
        only = entries[0]
        return only.piece if len(entries) == 1 and isinstance(only, PieceEntry) else None

    def backspace(self) -> None:
        """Removes the last character, piece or meld."""
        self._take_typed(pieces.remove_last(self.draft))

    def add_piece(self, piece: Piece, *, winning: bool = False) -> None:
        self._apply(lambda: pieces.add_piece(self.frame, self.draft, piece, winning=winning))

    def add_meld(self, kind: MeldKind, piece: Piece) -> None:
        """Adds the meld of a kind that a piece of the palette makes."""
        meld = pieces.make_meld(self.frame, self.draft, kind, piece)
        self._apply(lambda: pieces.add_meld(self.frame, self.draft, meld))

    def cycle_faces(self, meld: int) -> None:
        """Cycles a meld through the faces of its kinds."""
        self.take(pieces.cycle_faces(self.frame, self.draft, meld))

    def add_indicator(self, indicator: Indicator, piece: Piece) -> None:
        """Adds an indicator, in place of the present one if there can be only one."""
        self._apply(lambda: pieces.add_indicator(self.frame, self.draft, indicator, piece))

    def remove_indicator(self, indicator: Indicator, index: int) -> None:
        self.take(pieces.remove_indicator(self.draft, indicator, index))

    def undo(self) -> None:
        self.steps.undo()
        self._emit_changed()

    def redo(self) -> None:
        self.steps.redo()
        self._emit_changed()

    def _emit_changed(self, fault: DraftError | None = None) -> None:
        """Reports another draft; ``fault`` is what does not fit in it."""
        # Unreadable text stays in the line, whatever is chosen meanwhile.
        if fault is None and self.draft.unparsed_text:
            fault = notation.unparsed_error(self.frame, self.draft, self.called_from_names())
        self.error = fault
        self.changed.emit()

    def _apply(self, act: Callable[[], Draft]) -> None:
        try:
            self.take(act())
        except DraftError as fault:
            self.error = fault
            self.changed.emit()

    def _take_typed(self, draft: Draft) -> None:
        self.take(draft, notation.unparsed_error(self.frame, draft, self.called_from_names()))


class WinEntry(DraftEntry):
    """The draft of a win; subclasses say at which table, and what happens with it."""

    @property
    def assessment(self) -> Assessment:
        """What the rules say of the draft."""
        raise NotImplementedError

    @property
    def frame(self) -> HandSpec:
        return self.assessment.spec

    def _set_draft(self, draft: Draft, fault: DraftError | None = None) -> None:
        """Sets a draft, keeping what was denied for the one before."""
        raise NotImplementedError

    def clear(self) -> None:
        """Removes all tiles and what depends on them; winner and source stay."""
        self.take(without_hand(self.draft))

    def choose_winner(self, seat: int) -> None:
        self.take(winners.choose_winner(self.draft, seat))

    def choose_discarder(self, seat: int | None) -> None:
        """Chooses the discarder; None for a self-draw."""
        self._apply(lambda: winners.choose_discarder(self.draft, seat))

    def add_winner(self) -> None:
        """Keeps the winner as one of several and starts another hand on the same discard."""
        self.take(winners.add_winner(self.frame, self.draft))

    def show_winner(self, seat: int) -> None:
        """Shows the hand of another winner."""
        turned = winners.switch_winner(self.frame, self.draft, seat)
        self._set_draft(mark_complete(self.assessment.rules, turned))

    def remove_winner(self, seat: int) -> None:
        """Removes one of several winners."""
        self.take(winners.remove_winner(self.draft, seat))

    def toggle_situation(self, situation: str) -> None:
        """Toggles a situation."""
        assessment = self.assessment
        self.take(toggle_circumstance(assessment.rules, assessment.table, assessment.draft, situation))

    def set_pao(self, pao: tuple[PaoEntry, ...], *, declined: bool) -> None:
        """Sets who is liable (pao), or that nobody is."""
        self.take(replace(self.draft, pao=pao, pao_declined=declined))

    def toggle_pao(self, pao: PaoEntry, *, holds: bool) -> None:
        """Toggles one of several liabilities."""
        others = tuple(other for other in self.draft.pao if other != pao)
        self.take(replace(self.draft, pao=(*others, pao) if holds else others))

    def set_extra_field(self, field: ExtraField, value: object) -> None:
        """Answers an extra field; None clears it."""
        self.take(set_answer(self.draft, field.owner, field.id, value))

    def set_value(self, value: dict[str, object] | None) -> None:
        """Sets a typed value instead of the hand; None removes it."""
        self.take(replace(self.draft, value=value))
