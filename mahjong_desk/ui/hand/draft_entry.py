# SPDX-License-Identifier: MIT
"""Base classes of hand entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desk.entry import indicators, melds, notation, pieces, winners
from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.brackets import Givers
from mahjong_desk.entry.circumstances import turn_situation
from mahjong_desk.entry.draft import Draft, DraftError, PieceEntry
from mahjong_desk.entry.events import told_whole
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.in_progress import without_hand
from mahjong_desk.entry.questions import answer
from mahjong_desk.entry.steps import Steps
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Pao
from mahjong_desk.rules.model.extra_fields import ExtraField
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


class WinEntry(DraftEntry):
    """The draft of a win at a table; whoever extends it says which table and what becomes of it."""

    @property
    def assessment(self) -> Assessment:
        """What the rules say of the draft."""
        raise NotImplementedError

    @property
    def frame(self) -> Frame:
        return self.assessment.frame

    def _go(self, draft: Draft, fault: DraftError | None = None) -> None:
        """Makes a draft the present one without asking anew what the table denied of the one before."""
        raise NotImplementedError

    def clear(self) -> None:
        """Takes all tiles back, and what goes with them; who won and how stays."""
        self.take(without_hand(self.draft))

    def choose_winner(self, seat: int) -> None:
        """Chooses who won."""
        self.take(winners.choose_winner(self.draft, seat))

    def choose_discarder(self, seat: int | None) -> None:
        """Chooses who gave the winning piece; None for a self-drawn win."""
        self._try(lambda: winners.choose_discarder(self.draft, seat))

    def add_winner(self) -> None:
        """Keeps the winner as one of several and begins the hand of another one on the same piece."""
        self.take(winners.add_winner(self.frame, self.draft))

    def turn_to_winner(self, seat: int) -> None:
        """Shows the hand of another one of several winners."""
        turned = winners.turn_to_winner(self.frame, self.draft, seat)
        self._go(told_whole(self.assessment.rules, turned))

    def remove_winner(self, seat: int) -> None:
        """Takes one of several winners out."""
        self.take(winners.remove_winner(self.draft, seat))

    def turn_situation(self, situation: str) -> None:
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

    def tell(self, field: ExtraField, value: object) -> None:
        """Answers what else the ruleset asks; None takes the answer back."""
        self.take(answer(self.draft, field.carrier, field.id, value))

    def set_value(self, value: dict[str, object] | None) -> None:
        """Puts a typed value in the place of the hand, or takes it away for None."""
        self.take(replace(self.draft, value=value))
