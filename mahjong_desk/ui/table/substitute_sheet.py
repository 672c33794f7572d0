# SPDX-License-Identifier: MIT
"""Somebody else takes a seat from the hand in progress on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.people import known_names
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.rules.events import Event, Substitute
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import Text, figure
from mahjong_desk.ui.match.name_field import NameField
from mahjong_desk.ui.match.seats import name_faults
from mahjong_desk.ui.table.event_sheets import EventSheet

translate = QCoreApplication.translate


class SubstituteSheet(EventSheet):
    """Who leaves, and who goes on with that score.

    Attributes:
        player: Who leaves.
        name: Who comes.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        title, record = translate("SubstituteSheet", "Substitute"), translate("SubstituteSheet", "&Record")
        super().__init__(title, record, desk, window)

    def build(self) -> None:
        """Puts the fields into the body."""
        told = self.tr(
            "From here on somebody else sits in a seat and goes on with its score. Earlier hands keep the name."
        )
        self.body.addWidget(Text(told, role="ink2", wrap=True))
        self.player = self.add_players(self.tr("Who leaves"))
        self.name = NameField(self.tr("Who comes"), _known(self.desk), self)
        self.name.setPlaceholderText(self.tr("Who comes"))
        self.name.textChanged.connect(self.show_preview)
        self.body.addWidget(self.name)
        self._told = Text(" ", role="ink2", wrap=True)
        self.body.addWidget(self._told)

    def event_now(self) -> Event | None:
        """Returns the event, None while a player is missing or sits there already."""
        player, name = self.player.value(), self.name.text().strip()
        if not isinstance(player, int) or any(name_faults(self._seated(player, name))):
            return None
        return Substitute(player=player, name=name)

    def missing(self) -> str:
        """Returns what is to be said before the event can be recorded."""
        if not isinstance(self.player.value(), int):
            return super().missing()
        return self.tr("Type who comes.")

    def _seated(self, player: int, name: str) -> tuple[str, ...]:
        names = self.match.players
        return (*names[:player], name, *names[player + 1 :])

    def show_fault(self, text: str) -> None:
        """Shows what is in the way, also a name that sits at the table already."""
        name = self.name.text().strip().casefold()
        if not text and name in (known.casefold() for known in self.match.players):
            text = self.tr("This name sits at the table already; the ledger could not tell them apart.")
        super().show_fault(text)

    def preview(self, event: Event | None) -> None:
        """Shows whose score goes to whom."""
        if not isinstance(event, Substitute):
            self._told.setText(" ")
            return
        told = self.tr("{substitute} goes on with the {points} of {player}; the result of the match will be theirs.")
        points = figure(self.replay.table.scores[event.player])
        player = self.match.players[event.player]
        self._told.setText(told.format(substitute=event.name, points=points, player=player))


def _known(desk: Desk) -> tuple[str, ...]:
    """Returns the names of those whom the club knows and who do not sit at the table."""
    try:
        return tuple(name for name in known_names(desk.ledger) if name not in desk.names())
    except LedgerError:
        # Names that cannot be read are typed.
        return ()
