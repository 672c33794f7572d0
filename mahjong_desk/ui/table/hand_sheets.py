# SPDX-License-Identifier: MIT
"""The sheets of what happens inside a hand: a riichi, a penalty tile."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.events import Event, PenaltyState, PenaltyTile, Riichi
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup
from mahjong_desk.ui.table.event_sheets import EventSheet
from mahjong_desk.ui.table.payments import PaymentsView
from mahjong_desk.ui.table.tile_choice import TileChoice
from mahjong_desk.ui.words import refusal_text

translate = QCoreApplication.translate

_STATES = (
    (PenaltyState.LIVE, QT_TRANSLATE_NOOP("PenaltyTileSheet", "It lies shown, to be discarded next")),
    (PenaltyState.DEAD, QT_TRANSLATE_NOOP("PenaltyTileSheet", "It was not discarded: it is dead")),
    (PenaltyState.CLEARED, QT_TRANSLATE_NOOP("PenaltyTileSheet", "It is gone: discarded, or used in a kan")),
)


def penalty_states() -> list[tuple[object, str]]:
    """Returns what can become of a penalty tile, each in a sentence."""
    return [(state, translate("PenaltyTileSheet", text)) for state, text in _STATES]


class RiichiSheet(EventSheet):
    """A player declares riichi; its stake goes on the table.

    Attributes:
        player: Who declares.
        payments: What the stake moves.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        super().__init__(translate("RiichiSheet", "Riichi"), translate("RiichiSheet", "&Record"), desk, window)

    def build(self) -> None:
        """Puts the players into the body; who cannot declare is barred, with the reason."""
        self.player = self.add_players(self.tr("Who"))
        ruleset = self.match.rules.ruleset
        for seat in range(len(self.match.players)):
            try:
                self.match.rules.settle(self.replay.table, Riichi(player=seat))
            except Refusal as refusal:
                chip = self.player.chip(seat)
                chip.setEnabled(False)
                chip.setToolTip(refusal_text(refusal, self.match.players, ruleset.pieces, ruleset))
        self.payments = PaymentsView(self)
        self.body.addWidget(self.payments)

    def event_now(self) -> Event | None:
        """Returns the riichi, None while nobody is chosen."""
        player = self.player.value()
        return Riichi(player=player) if isinstance(player, int) else None

    def preview(self, event: Event | None) -> None:
        """Shows the stake."""
        self.payments.show_event(self.match, self.replay.table, event)


class PenaltyTileSheet(EventSheet):
    """A tile that was shown by mistake and lies apart, or does no longer.

    Attributes:
        player: Whose tile it is.
        state: What becomes of it.
        tiles: The tiles to choose from.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        super().__init__(
            translate("PenaltyTileSheet", "Penalty tile"),
            translate("PenaltyTileSheet", "&Record"),
            desk,
            window,
            width=760,
        )

    def build(self) -> None:
        """Puts the fields into the body."""
        self.player = self.add_players(self.tr("Whose"))
        self.state = ChipGroup("", self)
        self.state.set_choices(penalty_states())
        self.state.choose(PenaltyState.LIVE)
        self.state.chosen.connect(self.show_preview)
        self.body.addWidget(self.state)
        self.tiles = TileChoice(self.match.rules.ruleset.pieces, self.tr("Tile"), self)
        self.tiles.changed.connect(self.show_preview)
        self.body.addWidget(self.tiles)

    def event_now(self) -> Event | None:
        """Returns the event, None while something is missing."""
        player, state = self.player.value(), self.state.value()
        if not isinstance(player, int) or not isinstance(state, PenaltyState) or not self.tiles.pieces:
            return None
        return PenaltyTile(player=player, tile=self.tiles.pieces[0], state=state)

    def preview(self, event: Event | None) -> None:
        """Bars the tiles of which the rules would not hear this."""
        player, state = self.player.value(), self.state.value()
        if isinstance(player, int) and isinstance(state, PenaltyState):
            self.tiles.bar([piece for piece in self.tiles.tiles if self._refused(player, piece, state)])

    def _refused(self, player: int, piece: Piece, state: PenaltyState) -> bool:
        try:
            self.match.rules.settle(self.replay.table, PenaltyTile(player=player, tile=piece, state=state))
        except Refusal:
            return True
        return False
