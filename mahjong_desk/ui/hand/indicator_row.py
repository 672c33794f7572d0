# SPDX-License-Identifier: MIT
"""The indicators that are turned up, to click away, what they mean, and the chip that turns one up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.indicators import Indicator, turned_up
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import Reading
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Chip, Flow, Text, TileButton, TileRow
from mahjong_desk.ui.words import piece_group, piece_name, usage

_WIDTH, _MEANT = 25, 20


class IndicatorRow(Flow):
    """One kind of indicator.

    Attributes:
        indicator: Which.
        chip: Makes the next piece of the palette an indicator.
        tiles: The indicators that are turned up.
        meant: The pieces that they mean.
        count: How many of these are in the hand; empty while only a whole hand can tell.

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
            ruleset: Says what such an indicator shows, and names it.
            parent: The widget around it.
        """
        super().__init__(parent, gap=4, least=theme.px(43))
        self.indicator = indicator
        self._ruleset, self._indicated, self._dora_count = ruleset, ruleset.indicated, ruleset.dora_count
        dora = indicator is Indicator.DORA
        self.chip = Chip(self.tr("&Dora indicator") if dora else self.tr("Wildcard &indicator"), on_felt=True)
        self.chip.clicked.connect(lambda: self.wanted.emit(indicator))
        self.tiles: list[TileButton] = []
        self._arrow = Text("→", size=15, role="felt_ink2")
        self.meant = TileRow((), _MEANT)
        self.count = Text(size=14, role="felt_ink2")
        self.add_widget(self.chip)

    def show_draft(self, draft: Draft, pieces: PieceSet, reading: Reading | None = None, *, wanted: bool) -> None:
        """Shows the indicators of a draft.

        Args:
            draft: The draft.
            pieces: The piece set that it is made of.
            reading: How the hand is valued; None while it is not.
            wanted: Whether the next piece becomes an indicator.
        """
        self.chip.setChecked(wanted)
        shown = turned_up(draft, self.indicator)
        self._show_count(self._counted(draft, pieces, reading, shown))
        if [tile.name for tile in self.tiles] == [pieces.names[piece] for piece in shown]:
            return
        for tile in self.tiles:
            self.remove_widget(tile)
            tile.deleteLater()
        marked = bool(self.tiles)
        told = (self._arrow, self.meant, self.count)
        for widget in told if marked else ():
            self.remove_widget(widget)
        self.tiles = [self._tile(pieces, index, piece) for index, piece in enumerate(shown)]
        meant = tuple(self._shown_by(pieces, piece) for piece in shown)
        self.meant.set_groups((piece_group(self._ruleset, *meant),) if meant else ())
        for widget in told if self.tiles else ():
            self.add_widget(widget)
            widget.show()

    def _counted(self, draft: Draft, pieces: PieceSet, reading: Reading | None, shown: Sequence[Piece]) -> int | None:
        """Returns how many pieces of the hand are meant, one as often as it is; None where that is not known."""
        meant = [self._meant(pieces.kinds[piece]) for piece in shown]
        if self._dora_count is not None:
            return None if reading is None else self._dora_count(reading.groups, meant)
        return sum(meant.count(pieces.kinds[piece]) for piece in draft.held)

    def _show_count(self, number: int | None) -> None:
        said = "" if number is None else self.tr("{count} in the hand").format(count=number)
        self.count.setText("" if number is None else f"× {number}")
        self.count.setToolTip(said)
        self.count.setAccessibleName(said)

    def _meant(self, kind: Piece) -> Piece:
        return kind if self._indicated is None else self._indicated(kind)

    def _shown_by(self, pieces: PieceSet, piece: Piece) -> Piece:
        return self._meant(pieces.kinds[piece])

    def _tile(self, pieces: PieceSet, index: int, piece: Piece) -> TileButton:
        tile = TileButton(pieces.names[piece], theme.px(_WIDTH), pips=False, usage=usage(self._ruleset))
        shows = self._shown_by(pieces, piece)
        said = self.tr("{tile}: shows {other}; click to take it away")
        tile.setToolTip(said.format(tile=piece_name(self._ruleset, piece), other=piece_name(self._ruleset, shows)))
        tile.clicked.connect(lambda: self.removed.emit(self.indicator, index))
        self.add_widget(tile)
        return tile
