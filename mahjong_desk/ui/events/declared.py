# SPDX-License-Identifier: MIT
"""The forms of what is only declared at the table: a riichi, a dead hand, four same discards."""

from __future__ import annotations

from mahjong_desk.rules.model.events import DeadHand, Riichi, Shaozhuang
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.form import EventForm, seat_of


class RiichiForm(EventForm[Riichi]):
    """A riichi."""

    def build(self) -> None:
        """Puts the field into the column."""
        self.player = self.add_players(tr("Who"))

    def take(self, event: Riichi) -> None:
        """Puts the player into the field."""
        self.player.choose(event.player)

    def event_now(self) -> Riichi | None:
        """Returns the riichi, None while nobody is chosen."""
        player = seat_of(self.player)
        return None if player is None else Riichi(player=player)


class DeadHandForm(EventForm[DeadHand]):
    """A player who may not win the hand in progress."""

    def build(self) -> None:
        """Puts the fields into the column."""
        self.add_text(tr("Who may not win this hand any more?"))
        self.player = self.add_players("")
        self.player.set_barred(list(self.before.table.dead_hands), tr("This hand is dead already."))
        self.add_known_reasons(self.before.ruleset.vocabulary.dead_hands)
        self.add_reason()

    def take(self, event: DeadHand) -> None:
        """Puts the player and the reason into the fields."""
        self.player.choose(event.player)
        self.take_reason(event.reason)

    def event_now(self) -> DeadHand | None:
        """Returns the event, None while nobody is chosen."""
        player = seat_of(self.player)
        return None if player is None else DeadHand(player=player, reason=self.reason_now())


class ShaozhuangForm(EventForm[Shaozhuang]):
    """All four players discarded the same tile."""

    def build(self) -> None:
        """Puts a sentence into the column."""
        self.add_text(tr("All four discarded the same tile in the first turn."))

    def take(self, event: Shaozhuang) -> None:
        """Has nothing to show."""

    def event_now(self) -> Shaozhuang:
        """Returns the event."""
        return Shaozhuang()
