# SPDX-License-Identifier: MIT
"""All pieces of a table, to choose one or several by click or typing."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.text.vocabulary import piece_name, vocabulary_context

_WIDTH = 30
_BACKSPACE = "\b"


class TileChooser(QWidget):
    """The pieces, of which one or several can be chosen.

    If several can be chosen, the chosen ones are in a row above, where a click removes one. Keys typed in the open
    sheet are handled here too: digits wait for the letter of their suit, a piece with a letter of its own is chosen at
    once, and Backspace removes the last one.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, rules: TableRules, label: str, parent: QWidget | None = None, *, several: bool = False) -> None:
        super().__init__(parent)
        pieces = rules.ruleset.pieces
        self._ruleset, self._several, self._label = rules.ruleset, several, label
        self._digits = ""
        # A table may play without red fives.
        self._faces = {name: piece for piece, name in enumerate(pieces.face_names) if rules.faces[piece]}
        self._suits = {name[1:] for name in pieces.face_names if len(name) == 2 and name[0].isdigit()}
        self.pieces: tuple[Piece, ...] = ()
        self.tiles: dict[Piece, TileButton] = {}
        self._disabled: Mapping[Piece, str] = {}
        self.setAccessibleName(label)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", True)
        self._words = ElidedLabel(role="ink2")
        self._tray = FlowBox(gap=0, least=TileButton("1m", theme.px(_WIDTH), pips=False).sizeHint().height())
        grid = QGridLayout()
        grid.setSpacing(0)
        rows = [[piece for piece in faces if rules.faces[piece]] for faces in pieces.palette_rows]
        for line, faces in enumerate(rows):
            for column_index, piece in enumerate(faces):
                button = self._make_button(piece)
                button.setCheckable(not several)
                button.clicked.connect(lambda _checked=False, piece=piece: self._click(piece))
                grid.addWidget(button, line, column_index)
                self.tiles[piece] = button
        grid.setColumnStretch(max(map(len, rows)), 1)
        self.setLayout(column(self._words, self._tray, grid, gap=theme.px(4)))
        self._tray.setVisible(several)
        self.choose(())

    def choose(self, pieces: Sequence[Piece]) -> None:
        """Chooses pieces without a signal."""
        self.pieces = tuple(pieces)
        self._digits = ""
        for piece, button in self.tiles.items():
            button.setChecked(not self._several and piece in self.pieces)
        if self._several:
            self._tray.clear()
            for index, piece in enumerate(self.pieces):
                self._tray.add_widget(self._tray_button(index, piece))
        self._update_line()

    def disable(self, reasons: Mapping[Piece, str]) -> None:
        """Disables these pieces only, each with its reason as the tip."""
        self._disabled = reasons
        for piece, button in self.tiles.items():
            button.setEnabled(piece not in reasons)
            button.setToolTip(reasons.get(piece) or piece_name(self._ruleset, piece))

    def handle_key(self, text: str) -> bool:
        """Handles a digit, a letter or a backspace; returns whether it meant something."""
        if text == _BACKSPACE:
            self._remove_last()
        elif text in self._faces:
            self._add_tiles((text,))
        elif text.isdecimal() and text.isascii() and self._suits:
            self._digits += text
            self._update_line()
        elif text.lower() in self._suits and self._digits:
            self._add_tiles([digit + text.lower() for digit in self._digits])
        elif text.upper() in self._faces and self.hasFocus():
            self._add_tiles((text.upper(),))
        else:
            return False
        return True

    def take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.TabFocusReason)

    def advances_focus(self) -> bool:
        """Returns False: the next keys belong here too."""
        return False

    def _add_tiles(self, names: Sequence[str]) -> None:
        self._digits = ""
        pieces = [self._faces[name] for name in names if name in self._faces]
        missing = [name for name in names if name not in self._faces]
        barred = [self._disabled[piece] for piece in pieces if piece in self._disabled]
        if missing or barred:
            self._update_line()
            self.refused.emit(tr("There is no tile {notation}.").format(notation=missing[0]) if missing else barred[0])
            return
        self.choose((*self.pieces, *pieces) if self._several else pieces[-1:])
        self.changed.emit()

    def _remove_last(self) -> None:
        if self._digits:
            self._digits = self._digits[:-1]
            self._update_line()
        elif self.pieces:
            self._remove(len(self.pieces) - 1)

    def _update_line(self) -> None:
        """Shows on one line what is chosen or half typed."""
        if self._digits:
            words = tr("{digits}… and the suit").format(digits=self._digits)
        elif self.pieces and not self._several:
            words = piece_name(self._ruleset, self.pieces[0])
        else:
            words = tr("click or type (e.g. 5m)") if self._suits else tr("click or type")
        self._words.set_text(with_heading(self._label, words))

    def _make_button(self, piece: Piece) -> TileButton:
        name, usage = self._ruleset.pieces.face_names[piece], vocabulary_context(self._ruleset)
        button = TileButton(name, theme.px(_WIDTH), pips=False, usage=usage)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    def _tray_button(self, index: int, piece: Piece) -> TileButton:
        button = self._make_button(piece)
        button.setToolTip(tr("Remove {tile}").format(tile=piece_name(self._ruleset, piece)))
        button.setAccessibleName(button.toolTip())
        button.clicked.connect(lambda: self._remove(index))
        return button

    def _remove(self, index: int) -> None:
        self.choose(self.pieces[:index] + self.pieces[index + 1 :])
        self.changed.emit()

    def _click(self, piece: Piece) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.choose((*self.pieces, piece) if self._several else (piece,))
        self.changed.emit()
