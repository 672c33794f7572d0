# SPDX-License-Identifier: MIT
"""The hand on the workbench as it is entered: pieces by clicks or keys, melds, and how it would be won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from mahjong_desk.learn.workbench import Bench
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.table import Round
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.picker import draft as drafts
from mahjong_desk.ui.picker import draft_melds, notation
from mahjong_desk.ui.picker.draft import Draft, DraftError, Frame, Indicator, MeldEntry, PieceEntry
from mahjong_desk.ui.picker.entry import called
from mahjong_desk.ui.picker.history import Steps

SEAT = 1
"""The seat for which the hand is tried: the winds are told apart from it."""


class BenchEntry(QObject):
    """A hand that anything can be done to; every step can be taken back.

    Attributes:
        ruleset: A rule system that is played with these pieces.
        frame: What the hand is made of.
        fault: Why the last act did not fit; None where it did.
        seat_wind: The wind of whoever holds the hand, 0 for east.
        round_wind: The wind of the round.

    Signals:
        changed(): The hand is another.
    """

    changed = Signal()

    def __init__(self, ruleset: Ruleset, parent: QObject | None = None) -> None:
        """Begins with an empty hand."""
        super().__init__(parent)
        self.ruleset = ruleset
        self.frame: Frame = drafts.frame_of(ruleset.with_options({}), ruleset.players[0])
        self.fault: DraftError | None = None
        self.seat_wind, self.round_wind = SEAT, Round.EAST
        self._steps = Steps(Draft(winner=SEAT, self_drawn=True))

    @property
    def draft(self) -> Draft:
        """The hand as it was entered."""
        return self._steps.draft

    def bench(self) -> Bench:
        """Returns the hand as the workbench takes it."""
        draft = self.draft
        return Bench(
            draft.concealed,
            tuple(Meld(meld.kind, meld.pieces, draft_melds.giver_of(self.frame, draft, meld)) for meld in draft.melds),
            draft.winning,
            draft.self_drawn,
            seat_wind=self.seat_wind,
            round_wind=self.round_wind,
            wild_indicator=draft.wild_indicator,
            pieces=self.frame.pieces,
        )

    def take(self, draft: Draft) -> None:
        """Makes another hand the present one."""
        self.fault = None
        self._steps.take(draft)
        self.changed.emit()

    def type_text(self, text: str) -> None:
        """Adds text that was typed or pasted."""
        self.take(notation.enter(self.frame, self.draft, text, (), called()))
        self.fault = notation.pending_error(self.frame, self.draft, (), called())
        if self.fault is not None:
            self.changed.emit()

    def add_piece(self, piece: Piece, *, winning: bool = False) -> None:
        """Adds a piece."""
        self._try(lambda: drafts.add_piece(self.frame, self.draft, piece, winning=winning))

    def add_meld(self, kind: MeldKind, piece: Piece) -> None:
        """Adds the meld of a kind that a piece makes."""
        self._try(
            lambda: draft_melds.add_meld(
                self.frame, self.draft, draft_melds.meld_from(self.frame, self.draft, kind, piece)
            )
        )

    def set_wild_indicator(self, piece: Piece | None) -> None:
        """Turns up the indicator of the wildcard, for systems that have one, or takes it away."""
        if piece is None:
            self.take(drafts.remove_indicator(self.draft, Indicator.WILD, 0))
        else:
            self._try(lambda: drafts.add_indicator(self.frame, self.draft, Indicator.WILD, piece))

    def remove(self, group: int, at: int) -> None:
        """Takes away what was clicked on the rack: a piece in hand, the winning one, or a whole meld."""
        draft = self.draft
        concealed = self.frame.pieces.sorted(draft.concealed)
        groups: list[Callable[[], Draft]] = []
        if concealed:
            groups.append(lambda: drafts.remove_piece(draft, concealed[at]))
        groups += [partial(draft_melds.remove_meld, draft, place) for place in range(len(draft.melds))]
        if draft.winning is not None:
            winning = draft.winning
            groups.append(lambda: drafts.remove_piece(draft, winning, winning=True))
        self.take(groups[group]())

    def take_back(self) -> None:
        """Takes the last piece, meld or digit back."""
        self.take(drafts.take_back(self.draft))

    def clear(self) -> None:
        """Takes everything back; how the hand would be won stays."""
        self.take(Draft(winner=SEAT, self_drawn=self.draft.self_drawn, discarder=self.draft.discarder))

    def undo(self) -> None:
        """Takes a step back."""
        self._steps.undo()
        self.fault = None
        self.changed.emit()

    def redo(self) -> None:
        """Does a step again."""
        self._steps.redo()
        self.fault = None
        self.changed.emit()

    def set_self_drawn(self, drawn: bool) -> None:
        """Says whether the last piece is drawn or another player's discard."""
        giver = None if drawn else (SEAT - 1) % self.frame.players
        self.take(replace(self.draft, self_drawn=drawn, discarder=giver))

    def set_winds(self, seat: int, round_: Round) -> None:
        """Says which winds are one's own and the round's."""
        self.seat_wind, self.round_wind = seat, round_
        self.changed.emit()

    def lay(self, pieces: PieceSet, hand: Hand, *, self_drawn: bool) -> None:
        """Lays a hand of any piece set with the same kinds on the workbench; red fives become plain ones."""
        own = {name: piece for piece, name in enumerate(self.frame.pieces.names)}

        def kept(piece: Piece) -> Piece:
            return own[pieces.names[pieces.kinds[piece]]]

        entries: list[PieceEntry | MeldEntry] = [PieceEntry(kept(piece)) for piece in hand.concealed]
        entries += [MeldEntry(meld.kind, tuple(map(kept, meld.pieces))) for meld in hand.melds]
        if hand.winning_piece is not None:
            entries.append(PieceEntry(kept(hand.winning_piece), winning=True))
        giver = None if self_drawn else (SEAT - 1) % self.frame.players
        self.take(Draft(winner=SEAT, discarder=giver, self_drawn=self_drawn, entries=tuple(entries)))

    def _try(self, act: Callable[[], Draft]) -> None:
        try:
            self.take(act())
        except DraftError as fault:
            self.fault = fault
            self.changed.emit()
