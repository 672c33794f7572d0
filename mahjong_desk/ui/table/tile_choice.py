# SPDX-License-Identifier: MIT
"""All pieces of a set side by side, to choose one of them or several."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Flow, Text, TileButton
from mahjong_desk.ui.kit.faces import face_name

_WIDTH = 37
_WIDTH_SEVERAL = 30


class TileChoice(QWidget):
    """The pieces; where several can be chosen, those that are stand in a row above, to click away.

    Attributes:
        tiles: The pieces to choose from.
        chosen: The buttons of the pieces that are chosen, where several can be.
        pieces: The pieces that are chosen.

    Signals:
        changed(): Another piece is chosen, or one less.
    """

    changed = Signal()

    def __init__(self, pieces: PieceSet, label: str, parent: QWidget | None = None, *, several: bool = False) -> None:
        """Makes a choice without a chosen piece."""
        super().__init__(parent)
        self._set, self._several, self._label = pieces, several, label
        self.pieces: tuple[Piece, ...] = ()
        self.chosen: tuple[TileButton, ...] = ()
        self.tiles: dict[Piece, TileButton] = {}
        self.setAccessibleName(label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        self._words = Text(role="ink2", wrap=True)
        column.addWidget(self._words)
        self._row = Flow(gap=2)
        policy = self._row.sizePolicy()
        policy.setRetainSizeWhenHidden(several)
        self._row.setSizePolicy(policy)
        self._row.setMinimumHeight(theme.px(_WIDTH * 1.5) if several else 0)
        self._row.setVisible(False)
        column.addWidget(self._row)
        grid = QGridLayout()
        grid.setSpacing(0)
        for line, faces in enumerate(pieces.rows):
            for place, piece in enumerate(faces):
                button = TileButton(pieces.names[piece], theme.px(_WIDTH_SEVERAL if several else _WIDTH), pips=False)
                button.setCheckable(not several)
                button.clicked.connect(lambda _checked=False, piece=piece: self._click(piece))
                grid.addWidget(button, line, place)
                self.tiles[piece] = button
        grid.setColumnStretch(max(len(faces) for faces in pieces.rows), 1)
        column.addLayout(grid)
        self.choose(())

    def choose(self, pieces: Sequence[Piece]) -> None:
        """Chooses pieces without a signal."""
        self.pieces = tuple(pieces)
        names = [face_name(self._set.names[piece]) for piece in self.pieces]
        for piece, button in self.tiles.items():
            button.setChecked(not self._several and piece in self.pieces)
        if self._several:
            self._words.setText(self._label if names else self.tr("{label}: click them").format(label=self._label))
            self._show_row()
        elif names:
            self._words.setText(self.tr("The tile: {tile}").format(tile=names[0]))
        else:
            self._words.setText(self.tr("Click the tile."))

    def bar(self, pieces: Collection[Piece]) -> None:
        """Lets every piece be chosen but these."""
        for piece, button in self.tiles.items():
            button.setEnabled(piece not in pieces)

    def _show_row(self) -> None:
        self._row.clear()
        self.chosen = tuple(self._taken(place, piece) for place, piece in enumerate(self.pieces))
        for button in self.chosen:
            self._row.add_widget(button)
        self._row.setVisible(bool(self.pieces))

    def _taken(self, place: int, piece: Piece) -> TileButton:
        button = TileButton(self._set.names[piece], theme.px(_WIDTH), pips=False)
        button.setToolTip(self.tr("Take {tile} away").format(tile=face_name(button.name)))
        button.setAccessibleName(button.toolTip())
        button.clicked.connect(lambda: self._take_away(place))
        return button

    def _take_away(self, place: int) -> None:
        self.choose(self.pieces[:place] + self.pieces[place + 1 :])
        self.changed.emit()

    def _click(self, piece: Piece) -> None:
        self.choose((*self.pieces, piece) if self._several else (piece,))
        self.changed.emit()
