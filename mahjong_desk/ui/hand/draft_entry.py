# SPDX-License-Identifier: MIT
"""What every entry of a hand can do, whether it is recorded in the end or only tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desk.entry import indicators, melds, notation, pieces
from mahjong_desk.entry.brackets import Givers
from mahjong_desk.entry.draft import Draft, DraftError, PieceEntry
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.steps import Steps
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import tr


class DraftEntry(QObject):
    """A draft that palette, keyboard and paste share; whoever extends it says what it is part of.

    Attributes:
        fault: Why the last act did not fit, until the next one; None where it did.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.fault: DraftError | None = None

    @property
    def draft(self) -> Draft:
        """The draft."""
        raise NotImplementedError

    @property
    def frame(self) -> Frame:
        """What the hand is entered for."""
        raise NotImplementedError

    @property
    def steps(self) -> Steps[Any]:
        """The draft with what it was before."""
        raise NotImplementedError

    def names(self) -> Sequence[str]:
        """Returns the players by seat, where they have names."""
        return ()

    def givers(self) -> Givers:
        """Returns how it is written in the language of the window who gave a meld."""
        return Givers(self.names(), tr("from {name}", "whose tile it is"))

    def take(self, draft: Draft, fault: DraftError | None = None) -> None:
        """Makes a draft the present one, as a step that can be taken back; ``fault`` is what does not fit in it."""
        raise NotImplementedError

    def type_text(self, text: str) -> None:
        """Adds text that was typed or pasted."""
        self._take_typed(notation.enter(self.frame, self.draft, text, self.givers()))

    def type_indicator(self, text: str) -> Piece | None:
        """Takes text that is typed for an indicator; returns the piece that it now names, None while it names none."""
        aside = replace(self.draft, entries=(), others=())
        typed = notation.enter(self.frame, aside, text, self.givers())
        entries = typed.entries
        if not entries:
            self.take(replace(self.draft, pending=typed.pending))
            return None
        self.take(replace(self.draft, pending=""))
        only = entries[0]
        return only.piece if len(entries) == 1 and isinstance(only, PieceEntry) else None

    def take_back(self) -> None:
        """Takes the last character, piece or meld back."""
        self._take_typed(pieces.take_back(self.draft))

    def add_piece(self, piece: Piece, *, winning: bool = False) -> None:
        """Adds a piece of the palette."""
        self._try(lambda: pieces.add_piece(self.frame, self.draft, piece, winning=winning))

    def add_meld(self, kind: MeldKind, piece: Piece) -> None:
        """Adds the meld of a kind that a piece of the palette makes."""
        meld = melds.meld_from(self.frame, self.draft, kind, piece)
        self._try(lambda: melds.add_meld(self.frame, self.draft, meld))

    def turn_faces(self, meld: int) -> None:
        """Makes a meld of other faces of the same kinds."""
        self.take(melds.next_faces(self.frame, self.draft, meld))

    def add_indicator(self, indicator: Indicator, piece: Piece) -> None:
        """Turns an indicator up; where there is room for but one, in place of the one that lay there."""
        self._try(lambda: indicators.add_indicator(self.frame, self.draft, indicator, piece))

    def remove_indicator(self, indicator: Indicator, index: int) -> None:
        """Takes an indicator away."""
        self.take(indicators.remove_indicator(self.draft, indicator, index))

    def undo(self) -> None:
        """Takes a step back."""
        self.steps.undo()
        self._stepped()

    def redo(self) -> None:
        """Does a step again."""
        self.steps.redo()
        self._stepped()

    def _stepped(self, fault: DraftError | None = None) -> None:
        """Tells that another draft is the present one; ``fault`` is what does not fit in it."""
        # What was typed and cannot be read stays in the line, whatever else is chosen meanwhile.
        if fault is None and self.draft.pending:
            fault = notation.pending_error(self.frame, self.draft, self.givers())
        self.fault = fault
        self.changed.emit()

    def _try(self, act: Callable[[], Draft]) -> None:
        try:
            self.take(act())
        except DraftError as fault:
            self.fault = fault
            self.changed.emit()

    def _take_typed(self, draft: Draft) -> None:
        self.take(draft, notation.pending_error(self.frame, draft, self.givers()))
