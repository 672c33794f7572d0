# SPDX-License-Identifier: MIT
"""What is said of a win beside its pieces: who won and how, circumstances, who is responsible, a typed value."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.entry import winners
from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.circumstances import turn_situation
from mahjong_desk.entry.draft import Draft, DraftError
from mahjong_desk.entry.events import told_whole
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.in_progress import without_hand
from mahjong_desk.entry.questions import answer
from mahjong_desk.rules.model.events import Pao
from mahjong_desk.rules.model.extra_fields import ExtraField
from mahjong_desk.ui.hand.draft_entry import DraftEntry


class WinEntry(DraftEntry):
    """The draft of a win at a table; whoever extends it says which table and what becomes of it."""

    @property
    def assessment(self) -> Assessment:
        """What the rules say of the draft."""
        raise NotImplementedError

    @property
    def frame(self) -> Frame:
        """What the hand is entered for."""
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
