# SPDX-License-Identifier: MIT
"""The base class of hand entry."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desk.entry import notation, pieces
from mahjong_desk.entry.draft import Draft, DraftError, HandSpec, PieceEntry
from mahjong_desk.entry.in_progress import UndoHistory
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.shapes import MeldKind


class DraftEntry(QObject):
    """The base of a draft shared by palette, keyboard and paste.

    Attributes:
        error: Why the last action failed, or None.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.error: DraftError | None = None

    @property
    def draft(self) -> Draft:
        raise NotImplementedError

    @property
    def spec(self) -> HandSpec:
        """The pieces, size and melds that the hand may have."""
        raise NotImplementedError

    @property
    def steps(self) -> UndoHistory[Any]:
        """The draft with its undo history."""
        raise NotImplementedError

    def set_draft(self, draft: Draft, fault: DraftError | None = None) -> None:
        """Sets the draft as an undoable step; ``fault`` is its error, or None."""
        raise NotImplementedError

    def begin_adding(self) -> None:
        """Prepares the draft for further pieces; does nothing by default."""

    def type_text(self, text: str) -> None:
        """Adds typed or pasted text."""
        self.begin_adding()
        self._take_typed(notation.add_text(self.spec, self.draft, text))

    def type_indicator(self, text: str) -> Piece | None:
        """Handles text typed for an indicator; returns the piece it names, or None."""
        without_hand = replace(self.draft, entries=(), other_winners=())
        draft = notation.add_text(self.spec, without_hand, text)
        entries = draft.entries
        if not entries:
            self.set_draft(replace(self.draft, unparsed_text=draft.unparsed_text))
            return None
        self.set_draft(replace(self.draft, unparsed_text=""))
        only = entries[0]
        return only.piece if len(entries) == 1 and isinstance(only, PieceEntry) else None

    def backspace(self) -> None:
        """Removes the last character, piece or meld."""
        self._take_typed(pieces.remove_last(self.draft))

    def add_piece(self, piece: Piece, *, winning: bool = False) -> None:
        self.begin_adding()
        self._apply(lambda: pieces.add_piece(self.spec, self.draft, piece, winning=winning))

    def add_meld(self, kind: MeldKind, piece: Piece) -> None:
        """Adds the meld that a kind and a piece of the palette make."""
        self.begin_adding()
        meld = pieces.make_meld(self.spec, self.draft, kind, piece)
        self._apply(lambda: pieces.add_meld(self.spec, self.draft, meld))

    def cycle_faces(self, meld: int) -> None:
        """Cycles a meld through the faces of its kinds."""
        self.set_draft(pieces.cycle_faces(self.spec, self.draft, meld))

    def add_indicator(self, indicator: Indicator, piece: Piece) -> None:
        """Adds an indicator, or replaces the current one if there can be only one."""
        self._apply(lambda: pieces.add_indicator(self.spec, self.draft, indicator, piece))

    def remove_indicator(self, indicator: Indicator, index: int) -> None:
        self.set_draft(pieces.remove_indicator(self.draft, indicator, index))

    def undo(self) -> None:
        self.steps.undo()
        self._emit_changed()

    def redo(self) -> None:
        self.steps.redo()
        self._emit_changed()

    def _emit_changed(self, fault: DraftError | None = None) -> None:
        """Emits ``changed`` for a new draft; ``fault`` is its error, or None."""
        # Unparsed text stays in the line, and so does its error, whatever is chosen meanwhile.
        if fault is None and self.draft.unparsed_text:
            fault = notation.unparsed_error(self.spec, self.draft)
        self.error = fault
        self.changed.emit()

    def _apply(self, act: Callable[[], Draft]) -> None:
        try:
            self.set_draft(act())
        except DraftError as fault:
            self.error = fault
            self.changed.emit()

    def _take_typed(self, draft: Draft) -> None:
        self.set_draft(draft, notation.unparsed_error(self.spec, draft))
