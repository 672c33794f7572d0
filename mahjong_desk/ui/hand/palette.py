# SPDX-License-Identifier: MIT
"""The palette: all pieces to click, with how many are left."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QWidget

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.pieces import can_meld, has_room, pieces_left
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.tiles.faces import face_name
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.text.vocabulary import piece_context

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class Palette(QWidget):
    """The pieces as buttons; arrow keys move between them."""

    piece_chosen = Signal(int, bool)

    def __init__(self, frame: HandSpec, width: int = 45, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frame = frame
        self._buttons: dict[Piece, TileButton] = {}
        self._places: dict[tuple[int, int], Piece] = {}
        self._wild: Piece | None = None
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(0)
        self._rows = tuple(tuple(face for face in row if frame.face_counts[face]) for row in frame.pieces.palette_rows)
        alone = len(self._rows) == 1
        if not alone:
            grid.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for row, faces in enumerate(self._rows):
            for column, piece in enumerate(faces):
                copies = frame.face_counts[piece]
                name = frame.pieces.face_names[piece]
                caption = f"{name} · {face_name(name)}" if frame.piece_letters else ""
                button = TileButton(name, width, left=copies, copies=copies, caption=caption, usage=frame.terminology)
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                button.clicked.connect(lambda _checked=False, piece=piece: self._clicked(piece))
                button.installEventFilter(self)
                grid.addWidget(button, row, column, Qt.AlignmentFlag.AlignHCenter)
                self._buttons[piece] = button
                self._places[row, column] = piece
        # A single row takes the whole width.
        across = QSizePolicy.Policy.Expanding if alone else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Tiles to choose from", usage=piece_context(frame.pieces)))
        self._set_tab_stop(self._places[0, 0])

    def button(self, piece: Piece) -> TileButton:
        """Returns the button of a piece.

        Raises:
            KeyError: The set has no such piece.
        """
        return self._buttons[piece]

    def set_tile_width(self, width: int, *, compact: bool = False) -> None:
        """Sets the tile width, nearly without gaps if ``compact``."""
        for button in self._buttons.values():
            button.set_tile_width(width, compact=compact)

    def show_draft(self, draft: Draft, mode: MeldKind | Indicator | None, wild: Piece | None = None) -> None:
        """Shows what is left; for a meld only fitting pieces are enabled, for a typed value none.

        Args:
            wild: The kind of the wildcard, which is marked, or None.
        """
        free = pieces_left(self._frame, draft)
        room = draft.value is None and (not isinstance(mode, MeldKind) or has_room(self._frame, draft))
        for piece, button in self._buttons.items():
            there = free[piece]
            if wild != self._wild:
                button.set_wild(self._frame.pieces.kind_of_face[piece] == wild)
            if button.remaining != there:
                button.set_remaining(there)
            offered = (
                room and there > 0 and (not isinstance(mode, MeldKind) or can_meld(self._frame, draft, mode, piece))
            )
            if button.isEnabled() != offered:
                button.setEnabled(offered)
        self._wild = wild

    def _clicked(self, piece: Piece) -> None:
        self._set_tab_stop(piece)
        shift = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.piece_chosen.emit(piece, shift)

    def _set_tab_stop(self, piece: Piece) -> None:
        """Makes one piece the only tab stop."""
        for other, button in self._buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if other == piece else Qt.FocusPolicy.NoFocus)

    def eventFilter(self, watched: object, event: object) -> bool:
        if isinstance(watched, TileButton) and isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._move_focus(watched, *step)
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _move_focus(self, button: TileButton, down: int, right: int) -> None:
        place = next(at for at, piece in self._places.items() if self._buttons[piece] is button)
        rows = len(self._rows)
        row = (place[0] + down) % rows
        columns = len(self._rows[row])
        column = (place[1] + right) % columns if right else min(place[1], columns - 1)
        piece = self._places[row, column]
        self._set_tab_stop(piece)
        self._buttons[piece].setFocus(Qt.FocusReason.TabFocusReason)
