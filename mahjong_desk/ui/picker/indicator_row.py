# SPDX-License-Identifier: MIT
"""The indicators that are turned up, to click away, and the chip that turns one up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.pieces import Piece
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Chip, Flow, TileButton
from mahjong_desk.ui.kit.faces import face_name
from mahjong_desk.ui.picker.assess import Assessment
from mahjong_desk.ui.picker.draft import Indicator

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

    def __init__(self, indicator: Indicator, parent: QWidget | None = None) -> None:
        """Makes a row without an indicator."""
        super().__init__(parent, gap=4)
        self.indicator = indicator
        dora = indicator is Indicator.DORA
        self.chip = Chip(self.tr("&Dora indicator") if dora else self.tr("&Wildcard indicator"), on_felt=True)
        self.chip.clicked.connect(lambda: self.wanted.emit(indicator))
        self.tiles: list[TileButton] = []
        self.add_widget(self.chip)

    def show_assessment(self, assessment: Assessment, *, wanted: bool) -> None:
        """Shows the indicators of a draft."""
        self.chip.setChecked(wanted)
        draft, names = assessment.draft, assessment.frame.pieces.names
        pieces = draft.dora_indicators
        if self.indicator is Indicator.WILD:
            pieces = () if draft.wild_indicator is None else (draft.wild_indicator,)
        if [tile.name for tile in self.tiles] == [names[piece] for piece in pieces]:
            return
        for tile in self.tiles:
            self.remove_widget(tile)
            tile.deleteLater()
        self.tiles = [self._tile(assessment, index, piece) for index, piece in enumerate(pieces)]

    def _tile(self, assessment: Assessment, index: int, piece: Piece) -> TileButton:
        ruleset = assessment.rules.ruleset
        tile = TileButton(ruleset.pieces.names[piece], theme.px(_WIDTH), pips=False)
        shows = ruleset.pieces.names[ruleset.indicated(piece)] if ruleset.indicated is not None else tile.name
        said = self.tr("{tile}: shows {other}; click to take it away")
        tile.setToolTip(said.format(tile=face_name(tile.name), other=face_name(shows)))
        tile.clicked.connect(lambda: self.removed.emit(self.indicator, index))
        self.add_widget(tile)
        return tile
