# SPDX-License-Identifier: MIT
"""The form of a tile that was shown by mistake and lies apart, or does no longer."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import PenaltyState, PenaltyTile
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.form import EventForm, seat_of
from mahjong_desk.ui.events.tile_choice import TileChoice
from mahjong_desk.ui.kit.beside import Beside
from mahjong_desk.ui.kit.chips import ChipGroup

_WIDTH, _BESIDE = 860, 640


class PenaltyTileForm(EventForm[PenaltyTile]):
    """A penalty tile."""

    @staticmethod
    def paper_width(_ruleset: Ruleset) -> int:
        """Returns the width of the paper, on which the states stand beside the tiles."""
        return _WIDTH

    def build(self) -> None:
        """Puts the fields into the column."""
        self.player = self.add_players(tr("Whose"))
        beside = Beside(_BESIDE)
        self.tiles = TileChoice(self.before.ruleset, tr("Tile"), self)
        self.tiles.changed.connect(self.check)
        self.tiles.refused.connect(self.refused)
        beside.add(self.tiles, align=Qt.AlignmentFlag.AlignTop)
        self.state = ChipGroup(tr("What becomes of it"), self, letters=True, label_above=True)
        self.state.set_choices(
            [
                (PenaltyState.LIVE, tr("It lies shown, to be discarded next")),
                (PenaltyState.DEAD, tr("It was not discarded: it is dead")),
                (PenaltyState.CLEARED, tr("It is gone: discarded, or used in a kan")),
            ]
        )
        self.state.choose(PenaltyState.LIVE)
        self.state.chosen.connect(self.check)
        beside.add(self.state, 1, align=Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(beside)

    def take(self, event: PenaltyTile) -> None:
        """Puts an event into the fields."""
        self.player.choose(event.player)
        self.state.choose(event.state)
        self.tiles.choose((event.tile,))

    def missing(self) -> str:
        """Returns what is still to be chosen."""
        return super().missing() if seat_of(self.player) is None else tr("Choose the tile first.")

    def event_now(self) -> PenaltyTile | None:
        """Returns the event, None while something is missing."""
        player, state = seat_of(self.player), self.state.value()
        if player is None or not isinstance(state, PenaltyState) or not self.tiles.pieces:
            return None
        return PenaltyTile(player=player, tile=self.tiles.pieces[0], state=state)

    def preview(self, event: PenaltyTile | None) -> None:
        """Bars the tiles of which the rules would not hear this."""
        player, state = seat_of(self.player), self.state.value()
        if player is not None and isinstance(state, PenaltyState):
            refused = {
                piece: self.refusal_of(PenaltyTile(player=player, tile=piece, state=state))
                for piece in self.tiles.tiles
            }
            self.tiles.bar({piece: why for piece, why in refused.items() if why})
