# SPDX-License-Identifier: MIT
"""The sheet of what is turned up once a deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.indicators import Indicator, turned_up
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.events.tile_choice import TileChoice
from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.kit import FormSheet, Text

translate = QCoreApplication.translate


class IndicatorSheet(FormSheet):
    """Asks which tile is turned up: one click or its notation sets it for every hand of the deal.

    Attributes:
        tiles: The tiles to choose from.
    """

    help_page = "picker#indicators"

    def __init__(self, entry: HandEntry, ruleset: Ruleset, window: QWidget) -> None:
        """Makes the sheet.

        Args:
            entry: The hand in progress, which carries what is turned up.
            ruleset: The rule system, which has an indicator.
            window: What is covered.
        """
        wild = ruleset.conventions.wild_indicator
        heading = (
            translate("IndicatorSheet", "Wildcard indicator") if wild else translate("IndicatorSheet", "Dora indicator")
        )
        super().__init__(heading, window, width=700)
        self._entry, self._indicator = entry, Indicator.WILD if wild else Indicator.DORA
        self._several = ruleset.conventions.kan_indicators and not wild
        self.add_widget(Text(self.tr("It goes with every hand of this deal."), role="ink2", wrap=True))
        # The ring of the keyboard lies around the tiles.
        self.body.setContentsMargins(5, 0, 5, 5)
        self.tiles = TileChoice(ruleset, self.tr("Turned up"), self, several=self._several)
        self.tiles.choose(turned_up(entry.new_draft, self._indicator))
        self.tiles.changed.connect(self._chosen)
        self.add_widget(self.tiles)
        if self._several:
            self.add_main_button(self.tr("&Set"), self._set)
        else:
            self.add_button(self.tr("&Nothing is turned up"), lambda: self._set(()))

    def _chosen(self) -> None:
        if not self._several:
            self._set()

    def _set(self, pieces: tuple[Piece, ...] | None = None) -> None:
        self._entry.turn_up(self._indicator, self.tiles.pieces if pieces is None else pieces)
        self.close_sheet()
