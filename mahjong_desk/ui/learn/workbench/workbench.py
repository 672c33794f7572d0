# SPDX-License-Identifier: MIT
"""The workbench: any hand, and its result under every rule system."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from mahjong_desk.entry.notation import format_hand
from mahjong_desk.learn.workbench.ruleset_outcomes import outcomes_in_all_rulesets
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.notation_line import HandField, HandStatus, HandStatusLine, error_text, piece_count_text
from mahjong_desk.ui.hand.palette import Palette
from mahjong_desk.ui.hand.tile_groups import hand_data, hand_picture, meld_faces
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import IconButton
from mahjong_desk.ui.kit.layout.boxes import Felt, ScrollArea, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveWidget
from mahjong_desk.ui.kit.sheets.keyboard import claims_key
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.rack_layout import RING
from mahjong_desk.ui.kit.tiles.tile_art import tile_height
from mahjong_desk.ui.learn.workbench.conditions import BenchConditions
from mahjong_desk.ui.learn.workbench.entry import BenchEntry
from mahjong_desk.ui.learn.workbench.result import BenchResultPanel
from mahjong_desk.ui.text.vocabulary import piece_face

_LOW, _NARROW, _WIDE = 520, 1400, 1800
_LOWEST = 400
"""Below this height at 100 % the conditions move to the left side."""
_TALL = 760
"""From this height at 100 % all conditions are open."""
_SMALLEST, _SMALL, _USUAL, _LARGE = 30, 40, 45, 60
_PIECE, _MIN_PIECE = 45, 28
_RACK_GAPS = 28
"""The space before the winning tile and for focus rings at both ends, in pixels."""
_SIDE = 16
_GAP = 16


class WorkbenchView(ResponsiveWidget):
    """The hand and the palette at the left; conditions and result at the right."""

    yaku_requested = Signal(str, str)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setAccessibleName(tr("Workbench"))
        self.entry = BenchEntry(ruleset, self)
        # A palette of one row takes the whole width.
        self._banded = len(self.entry.spec.pieces.palette_rows) == 1
        self.palette_tiles = Palette(self.entry.spec)
        self.palette_tiles.piece_chosen.connect(self._enter_piece)
        self.rack = Rack(width=_PIECE, smallest=_MIN_PIECE, brackets=False, clickable=True)
        self.rack.tile_clicked.connect(self.entry.remove)
        self.line = HandField()
        self.line.textEdited.connect(self.entry.set_notation)
        self.line.undo_requested.connect(self.entry.undo)
        self.line.redo_requested.connect(self.entry.redo)
        self.line.hand_requested.connect(self.copy_hand)
        self.line.editing_abandoned.connect(self._normalise_line)
        self.line.key_interceptor = self._type_indicator
        self.status_line = HandStatusLine()
        self.copy = IconButton(tr("Copy the hand as text and image"), "copy", on_click=self.copy_hand)
        self.picture = IconButton(tr("Copy as image"), "picture", on_click=self.copy_picture)
        self.clear = IconButton(tr("Clear all"), "trash", on_click=self.entry.clear)
        self.choices = BenchConditions(self.entry)
        self.choices.mode_chosen.connect(self.refresh)
        self.result = BenchResultPanel()
        self.result.yaku_requested.connect(self.yaku_requested)
        self._build()
        self.entry.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        inside = row(self.palette_tiles, edges=(_SIDE, 6, _SIDE, 6))
        if not self._banded:
            inside.addStretch(1)
        palette = boxed(inside, Felt())
        rack = boxed(column(self.rack, edges=(12, 5, 12, 5)), Felt(role="felt_deep"))
        buttons = self.copy, self.picture, self.clear
        typed = column(row((self.line, 1), *buttons, gap=2), self.status_line, gap=3)
        if self._banded:
            left, right = column(rack, typed, self.choices, ..., gap=8), column(self.result, ..., gap=8)
        else:
            left, right = column(palette, rack, typed, ..., gap=8), column(self.choices, self.result, ..., gap=8)
        self._columns = left, right
        self._left, self._right = (ScrollArea(boxed(side), steady=True) for side in self._columns)
        columns = row((self._left, int(self._banded)), (self._right, 1), gap=_GAP)
        self.setLayout(column(*((palette,) if self._banded else ()), (columns, 1), gap=10))

    def refresh(self) -> None:
        entry = self.entry
        draft = entry.draft
        self.choices.refresh()
        self.restyle()
        self.palette_tiles.show_draft(draft, self.choices.mode, entry.wild_kind)
        self.rack.set_groups(self._groups())
        self.clear.setEnabled(bool(draft.entries or draft.unparsed_text))
        for button in (self.copy, self.picture):
            button.setEnabled(bool(draft.entries))
        self._show_line()
        bench = entry.bench()
        self.result.show_bench(bench, outcomes_in_all_rulesets(bench))

    def _show_line(self) -> None:
        status = self._hand_status()
        self.line.show_hand(self.entry.notation, status)
        self.status_line.show_verdict(status)

    def _normalise_line(self) -> None:
        """Normalises the line when it loses the focus."""
        self.entry.normalise_notation()
        # A full refresh could move what the user is clicking.
        self._show_line()

    # Sharing

    def copy_hand(self) -> None:
        if self.entry.draft.entries:
            text = format_hand(self.entry.spec, self.entry.draft)
            QApplication.clipboard().setMimeData(hand_data(text, self._groups()))
            announce(self, tr("Hand copied"))

    def copy_picture(self) -> None:
        """Copies the hand only as a picture, for programs that would paste the text."""
        if self.entry.draft.entries:
            QApplication.clipboard().setImage(hand_picture(self._groups()))
            announce(self, tr("Image copied"))

    def _hand_status(self) -> HandStatus:
        """Returns the error, or else the number of tiles; empty for a whole hand."""
        entry = self.entry
        if entry.error is not None:
            return HandStatus(error_text(entry.spec, entry.error), "error", "warning")
        if not entry.draft.pieces:
            return HandStatus(tr("Click or type any hand"))
        is_whole = entry.draft.size >= entry.spec.hand_size
        return HandStatus("" if is_whole else piece_count_text(entry.spec, len(entry.draft.pieces)))

    def _groups(self) -> tuple[TileGroup, ...]:
        entry = self.entry
        draft, ruleset, wild = entry.draft, entry.ruleset, entry.wild_kind
        groups = []
        if draft.concealed:
            concealed = entry.spec.pieces.sorted(draft.concealed)
            groups.append(TileGroup(tuple(piece_face(ruleset, piece, wild) for piece in concealed)))
        players, seat = entry.spec.players, entry.seat_wind
        groups += [TileGroup(meld_faces(ruleset, meld, seat, range(players), wild)) for meld in entry.bench().melds]
        if draft.winning_piece is not None:
            groups.append(TileGroup((piece_face(ruleset, draft.winning_piece, wild, winning=True),)))
        return tuple(groups)

    # Actions

    def _enter_piece(self, piece: int, winning: bool) -> None:
        mode, self.choices.mode = self.choices.mode, None
        if mode is None:
            self.entry.add_piece(piece, winning=winning)
        elif isinstance(mode, Indicator):
            self.entry.add_indicator(mode, piece)
        else:
            self.entry.add_meld(mode, piece)

    def _type_indicator(self, text: str) -> bool:
        """Handles a key for the requested indicator; returns whether one is requested."""
        if not isinstance(self.choices.mode, Indicator):
            return False
        piece = self.entry.type_indicator(text)
        if piece is not None:
            self._enter_piece(piece, False)
        return True

    def event(self, event: QEvent) -> bool:
        return claims_key(event, _is_bench_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if event.matches(QKeySequence.StandardKey.Undo):
            self.entry.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.entry.redo()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_hand()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self._focus_line_end()
            self.line.paste()
        elif event.key() == Qt.Key.Key_Backspace:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.entry.clear()
            else:
                self.entry.backspace()
        elif text and text.isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._focus_line_end()
            QApplication.sendEvent(self.line, event)
        else:
            super().keyPressEvent(event)

    def _focus_line_end(self) -> None:
        """Moves focus and cursor to the end of the line."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.deselect()
        self.line.end(False)

    def restyle(self) -> None:
        """Chooses the tile size that fits; tiles shrink before texts do."""
        width, height = self.width(), self.height()
        large = width >= _WIDE and height >= _WIDE / 2
        self.choices.set_foldable(not self._banded and height < _TALL * theme.scale())
        if self._banded:
            self.palette_tiles.set_tile_width(_LARGE if large else _USUAL)
            return
        bar = self._left.verticalScrollBar().sizeHint().width()
        self._place_choices(at_right=height >= _LOWEST * theme.scale())
        max_left_width = width - _GAP - bar - self.choices.minimumSizeHint().width()
        tile = _LARGE if large else _SMALL if height < _LOW or width < _NARROW else _USUAL
        self.palette_tiles.set_tile_width(tile)
        while tile > _SMALLEST and self._left_width() > max_left_width:
            tile -= 1
            self.palette_tiles.set_tile_width(tile)
        needed = self.choices.minimumSizeHint().width() + bar if self._columns[0].indexOf(self.choices) >= 0 else 0
        self._left.setFixedWidth(max(needed, self._left_width_for_rack(max_left_width)))

    def _place_choices(self, *, at_right: bool) -> None:
        """Places the conditions above the result, or below the line at the left."""
        left, right = self._columns
        if (right.indexOf(self.choices) >= 0) is at_right:
            return
        if at_right:
            left.removeWidget(self.choices)
            right.insertWidget(0, self.choices)
        else:
            right.removeWidget(self.choices)
            left.insertWidget(left.count() - 1, self.choices)

    def _left_width_for_rack(self, max_width: int) -> int:
        """Returns the width of the left side, wider if tiles for touch fit."""
        left_width, min_tile_width = self._left_width(), theme.min_touch_size()
        around = left_width - self.palette_tiles.sizeHint().width()
        needed_width = self.entry.spec.hand_size * min_tile_width + _RACK_GAPS + around
        fits = bool(min_tile_width) and needed_width <= max_width
        # A fixed height keeps the parts below in place; tiles for a finger may need more.
        self.rack.set_height(None if min_tile_width else tile_height(_PIECE) + 2 * RING)
        self.rack.set_tile_width(_PIECE, min_tile_width if fits else _MIN_PIECE)
        return max(left_width, needed_width) if fits else left_width

    def _left_width(self) -> int:
        return self.palette_tiles.sizeHint().width() + 2 * _SIDE + self._left.verticalScrollBar().sizeHint().width()


def _is_bench_key(event: QKeyEvent) -> bool:
    is_plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo, QKeySequence.StandardKey.Copy)
    typed = is_plain and event.text().isprintable() and event.text() not in ("", "?")
    return typed or any(event.matches(key) for key in keys)


def bench_ruleset(system: str) -> Ruleset:
    """Returns the first rule system with the same pieces, whose workbench is shared."""
    copies = registry.get_ruleset(system).pieces.copies_per_kind
    return next(ruleset for ruleset in registry.all_rulesets() if ruleset.pieces.copies_per_kind == copies)
