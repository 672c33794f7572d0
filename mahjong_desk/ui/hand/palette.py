# SPDX-License-Identifier: MIT
"""The palette: all pieces to click, with how many are left, and the indicators."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QWidget

from mahjong_desk.entry.draft import Draft, HandSpec
from mahjong_desk.entry.pieces import can_meld, has_room, pieces_left
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind, Reading
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys
from mahjong_desk.ui.kit.text_format import with_mnemonic
from mahjong_desk.ui.kit.tiles.faces import face_name
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton, TileRow
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import piece_context, piece_group, piece_name, situation_name, vocabulary_context


class Palette(QWidget):
    """The pieces as buttons; arrow keys move between them."""

    piece_chosen = Signal(int, bool)

    def __init__(self, spec: HandSpec) -> None:
        super().__init__()
        self._spec = spec
        self._buttons: dict[Piece, TileButton] = {}
        self._arrows = ArrowKeys(self, choosing=False, grid=True, click_focus=False)
        self._wild: Piece | None = None
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(0)
        rows = [[face for face in row if spec.face_counts[face]] for row in spec.pieces.palette_rows]
        is_single_row = len(rows) == 1
        if not is_single_row:
            grid.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for row, faces in enumerate(rows):
            for column, piece in enumerate(faces):
                copies = spec.face_counts[piece]
                name = spec.pieces.face_names[piece]
                caption = f"{name} · {face_name(name)}" if spec.piece_letters else ""
                button = TileButton(name, left=copies, copies=copies, caption=caption, usage=spec.terminology)
                button.clicked.connect(lambda _checked=False, piece=piece: self._clicked(piece))
                grid.addWidget(button, row, column, Qt.AlignmentFlag.AlignHCenter)
                self._buttons[piece] = button
        # A single row takes the whole width.
        across = QSizePolicy.Policy.Expanding if is_single_row else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Tiles to choose from", usage=piece_context(spec.pieces)))
        self._arrows.serve(self._buttons.values(), stop=self._buttons[rows[0][0]])

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
        """Shows what is left, and enables the pieces that can be chosen.

        Args:
            wild: The kind of the wildcard, which is marked, or None.
        """
        free = pieces_left(self._spec, draft)
        room = draft.value is None and (not isinstance(mode, MeldKind) or has_room(self._spec, draft))
        for piece, button in self._buttons.items():
            rest = free[piece]
            if wild != self._wild:
                button.set_wild(self._spec.pieces.kind_of_face[piece] == wild)
            if button.remaining != rest:
                button.set_remaining(rest)
            offered = room and rest > 0 and (not isinstance(mode, MeldKind) or can_meld(self._spec, draft, mode, piece))
            if button.isEnabledTo(self) != offered:
                button.setEnabled(offered)
        self._wild = wild

    def _clicked(self, piece: Piece) -> None:
        self._arrows.stop_at(self._buttons[piece])
        shift = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.piece_chosen.emit(piece, shift)


_WIDTH, _SMALL, _INDICATED = 27, 20, 20
_MAX_EXPLAINED = 2
"""Up to this number of indicators are shown with the pieces they indicate; otherwise only tooltips name them."""


class IndicatorRow(FlowBox):
    """The chip and the tiles of one kind of indicator, or only the tiles.

    Attributes:
        count: The number of indicated pieces in the hand; empty if only a complete hand can tell.
    """

    indicator_requested = Signal(object)
    removed = Signal(object, int)

    def __init__(self, indicator: Indicator, ruleset: Ruleset, *, has_chip: bool = True) -> None:
        super().__init__(gap=4, least=theme.px(46))
        self.indicator = indicator
        self._ruleset = ruleset
        self.chip = Chip(with_mnemonic(capitalise(localise(indicator.name)), indicator.shortcut), on_felt=True)
        self.chip.clicked.connect(lambda: self.indicator_requested.emit(indicator))
        self.tiles: list[TileButton] = []
        self._arrow = Label("→", size=15, role="felt_ink2")
        self.indicated_tiles = TileRow((), _INDICATED)
        self.count = Label(size=14, role="felt_ink2")
        self._explained: tuple[QWidget, ...] = ()
        if has_chip:
            self.add_widget(self.chip)

    def show_draft(self, draft: Draft, pieces: PieceSet, reading: Reading | None = None, *, wanted: bool) -> None:
        """Shows the indicators of a draft; ``reading`` is how the hand is valued, or None."""
        reason = self._disabled_reason(draft)
        self.chip.setEnabled(not reason)
        self.chip.setToolTip(reason)
        self.chip.setChecked(wanted and not reason)
        entered = draft.indicators.pieces_of(self.indicator)
        indicated = [self._indicated_piece(pieces, piece) for piece in entered]
        self._show_count(self._counted(draft, pieces, reading, indicated))
        if [tile.name for tile in self.tiles] == [pieces.face_names[piece] for piece in entered]:
            return
        for tile in self.tiles:
            self.remove_widget(tile)
            tile.deleteLater()
        for widget in self._explained if self.tiles else ():
            self.remove_widget(widget)
        self._explained = (
            (self._arrow, self.indicated_tiles, self.count) if len(entered) <= _MAX_EXPLAINED else (self.count,)
        )
        width = theme.px(_WIDTH if len(entered) == 1 else _SMALL)
        self.tiles = [self._tile(pieces, index, piece, width) for index, piece in enumerate(entered)]
        self.indicated_tiles.set_groups((piece_group(self._ruleset, *indicated),) if indicated else ())
        for widget in self._explained if self.tiles else ():
            self.add_widget(widget)
            widget.show()

    def _counted(
        self, draft: Draft, pieces: PieceSet, reading: Reading | None, indicated: Sequence[Piece]
    ) -> int | None:
        """Returns how many pieces of the hand count, with repeats; None if unknown."""
        if not self.indicator.counts_with(draft.situation):
            return None
        if self.indicator.count is not None:
            return None if reading is None else self.indicator.count(reading.groups, indicated)
        return sum(indicated.count(pieces.kind_of_face[piece]) for piece in draft.pieces)

    def _show_count(self, number: int | None) -> None:
        text = "" if number is None else tr("{count} in the hand").format(count=number)
        self.count.setText("" if number is None else f"× {number}")
        self.count.setToolTip(text)
        self.count.setAccessibleName(text)

    def _disabled_reason(self, draft: Draft) -> str:
        """Returns why no indicator can be added or replaced; empty if one can."""
        indicator = self.indicator
        if not indicator.counts_with(draft.situation):
            situation = situation_name(self._ruleset, indicator.requires_any[0])
            return tr("Only with {situation}").format(situation=situation)
        count, max_count = len(draft.indicators.pieces_of(indicator)), draft.indicators.max_count(indicator)
        if indicator.max_count == 1 and max_count:
            return ""
        if count >= indicator.max_count:
            return tr("No more can be turned up")
        if count >= max_count:
            above = next(other for other in self._ruleset.indicators if other.id == indicator.beneath_indicator)
            return tr("Under another {indicator}").format(indicator=localise(above.name))
        return ""

    def _indicated_piece(self, pieces: PieceSet, piece: Piece) -> Piece:
        return self.indicator.indicates(pieces.kind_of_face[piece])

    def _tile(self, pieces: PieceSet, index: int, piece: Piece, width: int) -> TileButton:
        tile = TileButton(pieces.face_names[piece], width, pips=False, usage=vocabulary_context(self._ruleset))
        tile.set_tile_width(width, compact=width < theme.px(_WIDTH))
        shows = self._indicated_piece(pieces, piece)
        # On the workbench it may be a face that this rule system does not have.
        name = face_name(pieces.face_names[piece], self._ruleset.vocabulary.terminology)
        tip = tr("{tile}: shows {other}; click to remove it")
        tile.setToolTip(tip.format(tile=name, other=piece_name(self._ruleset, shows)))
        tile.clicked.connect(lambda: self.removed.emit(self.indicator, index))
        self.add_widget(tile)
        return tile
