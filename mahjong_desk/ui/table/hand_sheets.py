# SPDX-License-Identifier: MIT
"""The sheet of a tile that lies apart, or does no longer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.events import Event, PenaltyState, PenaltyTile
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup
from mahjong_desk.ui.table.event_sheets import EventSheet
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
            width=860,
        )

    def build(self) -> None:
        """Puts the fields into the body."""
        self.player = self.add_players(self.tr("Whose"))
        beside = QHBoxLayout()
        beside.setSpacing(24)
        self.tiles = TileChoice(self.match.rules.ruleset, self.tr("Tile"), self)
        self.tiles.changed.connect(self.show_preview)
        self.tiles.refused.connect(self.show_fault)
        beside.addWidget(self.tiles, 0, Qt.AlignmentFlag.AlignTop)
        self.state = ChipGroup(self.tr("What becomes of it"), self, letters=True, label_above=True)
        self.state.set_choices(penalty_states())
        self.state.choose(PenaltyState.LIVE)
        self.state.chosen.connect(self.show_preview)
        beside.addWidget(self.state, 1, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(beside)

    def missing(self) -> str:
        """Returns what is to be chosen before the event can be recorded."""
        if self.player.value() is None:
            return super().missing()
        return self.tr("Choose the tile first.")

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
            refused = {piece: self._refused(player, piece, state) for piece in self.tiles.tiles}
            self.tiles.bar({piece: why for piece, why in refused.items() if why})

    def _refused(self, player: int, piece: Piece, state: PenaltyState) -> str:
        """Returns why the rules would not hear of a tile; nothing where they would."""
        try:
            self.match.rules.settle(self.replay.table, PenaltyTile(player=player, tile=piece, state=state))
        except Refusal as refusal:
            ruleset = self.match.rules.ruleset
            return refusal_text(refusal, self.match.players, ruleset.pieces, ruleset)
        return ""
