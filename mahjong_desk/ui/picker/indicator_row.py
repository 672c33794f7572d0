# SPDX-License-Identifier: MIT
"""The indicators that are turned up, to click away, and the chip that turns one up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Chip, Flow, TileButton
from mahjong_desk.ui.kit.faces import face_name
from mahjong_desk.ui.picker.draft import Draft, Indicator

_WIDTH = 25


class IndicatorRow(Flow):
    """One kind of indicator.

    Attributes:
        indicator: Which.
        chip: Makes the next piece of the palette an indicator.
        tiles: The indicators that are turned up.

    Signals:
        wanted(object): The next piece of the palette shall be this indicator.
        removed(object, int): An indicator was clicked away: which kind, and its index.
    """

    wanted = Signal(object)
    removed = Signal(object, int)

    def __init__(self, indicator: Indicator, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        """Makes a row without an indicator.

        Args:
            indicator: Which kind.
            ruleset: Says what such an indicator shows.
            parent: The widget around it.
        """
        super().__init__(parent, gap=4, least=theme.px(43))
        self.indicator = indicator
        self._indicated = ruleset.indicated
        dora = indicator is Indicator.DORA
        self.chip = Chip(self.tr("&Dora indicator") if dora else self.tr("&Wildcard indicator"), on_felt=True)
        self.chip.clicked.connect(lambda: self.wanted.emit(indicator))
        self.tiles: list[TileButton] = []
        self.add_widget(self.chip)

    def show_draft(self, draft: Draft, pieces: PieceSet, *, wanted: bool) -> None:
        """Shows the indicators of a draft.

        Args:
            draft: The draft.
            pieces: The piece set that it is made of.
            wanted: Whether the next piece becomes an indicator.
        """
        self.chip.setChecked(wanted)
        shown = draft.dora_indicators
        if self.indicator is Indicator.WILD:
            shown = () if draft.wild_indicator is None else (draft.wild_indicator,)
        if [tile.name for tile in self.tiles] == [pieces.names[piece] for piece in shown]:
            return
        for tile in self.tiles:
            self.remove_widget(tile)
            tile.deleteLater()
        self.tiles = [self._tile(pieces, index, piece) for index, piece in enumerate(shown)]

    def _tile(self, pieces: PieceSet, index: int, piece: Piece) -> TileButton:
        tile = TileButton(pieces.names[piece], theme.px(_WIDTH), pips=False)
        kind = pieces.kinds[piece]
        shows = pieces.names[self._indicated(kind)] if self._indicated is not None else tile.name
        said = self.tr("{tile}: shows {other}; click to take it away")
        tile.setToolTip(said.format(tile=face_name(tile.name), other=face_name(shows)))
        tile.clicked.connect(lambda: self.removed.emit(self.indicator, index))
        self.add_widget(tile)
        return tile
