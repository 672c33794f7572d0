# SPDX-License-Identifier: MIT
"""The form in which somebody else takes a seat from the hand in progress on."""

from __future__ import annotations

from mahjong_desk.club.names import name_faults
from mahjong_desk.match.names import fold_name
from mahjong_desk.rules.model.events import Substitute
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.form import EventForm, seat_of
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.name_field import NameField
from mahjong_desk.ui.kit.numbers import figure


class SubstituteForm(EventForm[Substitute]):
    """Who leaves, and who goes on with that score."""

    def build(self) -> None:
        """Puts the fields into the column."""
        self.add_text(
            tr("From here on somebody else sits in a seat and goes on with its score. Earlier hands keep the name.")
        )
        self.player = self.add_players(tr("Who leaves"))
        self.name = NameField(tr("Who comes"), self.before.club(), self)
        self.name.setPlaceholderText(tr("Who comes"))
        self.name.textChanged.connect(self.check)
        self.column.addWidget(self.name)
        self._told = Label(" ", role="ink2", wrap=True)
        self.column.addWidget(self._told)

    def take(self, event: Substitute) -> None:
        """Puts an event into the fields."""
        self.player.choose(event.player)
        self.name.setText(event.name)

    def event_now(self) -> Substitute | None:
        """Returns the event, None while a player is missing or sits there already."""
        player, name = seat_of(self.player), self.name.text().strip()
        if player is None:
            return None
        seated = self.before.players
        if any(name_faults((*seated[:player], name, *seated[player + 1 :]))):
            return None
        return Substitute(player=player, name=name)

    def missing(self) -> str:
        """Returns what is to be said before the event can be recorded."""
        return super().missing() if seat_of(self.player) is None else tr("Type who comes.")

    def fault_of(self, event: Substitute | None) -> str:
        """Returns what the rules refuse, and where a name sits at the table already."""
        twice = fold_name(self.name.text()) in map(fold_name, self.before.players)
        told = tr("This name sits at the table already; the ledger could not tell them apart.")
        return super().fault_of(event) or (told if twice else "")

    def preview(self, event: Substitute | None) -> None:
        """Shows whose score goes to whom."""
        if event is None:
            self._told.setText(" ")
            return
        told = tr("{substitute} goes on with the {points} of {player}; the result of the match will be theirs.")
        points = figure(self.before.table.scores[event.player])
        player = self.before.players[event.player]
        self._told.setText(told.format(substitute=event.name, points=points, player=player))
