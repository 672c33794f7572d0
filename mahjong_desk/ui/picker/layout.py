# SPDX-License-Identifier: MIT
"""How the widgets of the picker lie: what is entered left, the result beside or below it, all as large as there is room."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.notation_line import NotationLine
from mahjong_desk.ui.hand.palette import Palette
from mahjong_desk.ui.kit import Felt, IconButton, KeyHints, Rack
from mahjong_desk.ui.kit.choices import Choices
from mahjong_desk.ui.kit.painting import text_height
from mahjong_desk.ui.picker.aside import Aside
from mahjong_desk.ui.picker.choice_row import ChoiceRow
from mahjong_desk.ui.picker.closeness import CLOSER, Closeness, closest_that_fits
from mahjong_desk.ui.picker.meld_bar import MeldBar
from mahjong_desk.ui.picker.result.panel import ResultPanel
from mahjong_desk.ui.picker.result.refusal_panel import RefusalPanel

_LOW, _LOWEST, _WIDE = 660, 560, 1800
"""Below which heights and from which width the sizes change, in pixels of the place."""
_NARROW_PER_SCALE = 1120
_LARGE_LETTERS, _WITH_LARGE_LETTERS = 1.5, 52
"""Above which scale the pieces grow with the letters, and how wide they are then."""
_REASON, _MOST_REASONS = 13, 5
"""The size of the letters that say why circumstances are barred, in pixels, and how many lines of them there are at most."""
_EDGE, _APART = 20, 8


@dataclass(frozen=True, slots=True)
class Parts:
    """What is laid.

    Attributes:
        winner: Who won.
        source: How the winning piece came.
        palette_tiles: The pieces to choose from.
        melds: The melds and circumstances to choose from.
        refusal: Takes the palette's place where the rules forbid the win.
        rack: The hand.
        line: The hand as text.
        clear: Takes all pieces back.
        hints: The keys that matter most.
        result: What the hand is worth.
    """

    winner: Choices
    source: Choices
    palette_tiles: Palette
    melds: MeldBar
    refusal: RefusalPanel
    rack: Rack
    line: NotationLine
    clear: IconButton
    hints: KeyHints
    result: ResultPanel


class PickerLayout:
    """Lays the widgets of one view, anew for each size.

    Attributes:
        aside: Scrolls the melds and circumstances where no size of the pieces leaves them enough room.
        scroller: Scrolls what is entered where it does not fit, and the result with it where that stands below.
    """

    def __init__(self, view: QWidget, parts: Parts, *, banded: bool, hints: bool) -> None:
        """Lays the widgets as for a wide window.

        Args:
            view: What they lie in.
            parts: The widgets.
            banded: Whether the pieces stand in one row, with a band of its own below for what goes with them.
            hints: Whether the keys are told where there is room.
        """
        self._view, self._parts = view, parts
        self._banded, self._hints_wanted = banded, hints
        self._known: tuple[object, ...] = ()
        self._sizes = (0, Closeness())
        self._least = 42 if banded else 26
        self._build()

    def lay(self) -> None:
        """Chooses sizes for the room that there is; where it is narrow, the result goes below and the page scrolls.

        All of them follow from the size of the place and from the names, never from the hand: nothing moves while
        one is entered.
        """
        width, height, scale = self._view.width(), self._view.height(), theme.scale()
        stacked = width < _NARROW_PER_SCALE * scale
        low = height < _LOW
        large = width >= _WIDE * min(1.0, scale) and height >= 900
        margin, gap = (6, 14) if low else (8, 20)
        self._parts.hints.setVisible(self._hints_wanted and not low)
        self._entry.setSpacing(margin if height < _LOWEST else margin + 2)
        self._parts.line.set_low(low=height < _LOWEST)
        self._parts.result.set_low(low=low)
        self._parts.refusal.set_low(low=low, lowest=height < _LOWEST)
        self._parts.result.column.setContentsMargins(16, margin + 4, 16, margin + 6)
        self._column.setContentsMargins(_EDGE, margin, _EDGE if stacked else 0, margin)
        self._side.setContentsMargins(gap, margin, _EDGE, margin)
        edge = 2 if height < _LOWEST else 4 if low else 8
        self._felt.setContentsMargins(14, edge, 6, edge)
        if self._banded:
            self._band.setContentsMargins(10, edge, 6, edge)
        self._set_stacked(stacked)
        beside = 0
        if not stacked:
            narrow = 372 if width < 1240 * scale else 404
            beside = round(max(1.0, min(1.3 if large else 1.15, scale)) * (480 if large else narrow))
            self._parts.result.setFixedWidth(beside)
            beside += gap + _EDGE
        self._choices.lay(width - beside - (2 * _EDGE if stacked else _EDGE))
        self._lay_pieces(QSize(width - beside, height), low=low, large=large)
        self.aside.setMinimumHeight(
            self._parts.melds.heightForWidth(self.aside.contentsRect().width()) if stacked else 0
        )

    def show_refusal(self, *, shown: bool) -> None:
        """Shows the refusal in the palette's place, or the palette."""
        self._turn_to(self._refused if shown else self._pieces)

    def _build(self) -> None:
        # From the outside in: whatever is put somewhere is dressed anew, with all that lies in it by then.
        outer = QVBoxLayout(self._view)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(0)
        outer.addLayout(row, 1)
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row.addWidget(self.scroller, 1)
        self._beside = QWidget()
        row.addWidget(self._beside)
        self._side = QVBoxLayout(self._beside)
        self._foot = QWidget()
        outer.addWidget(self._foot)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(20, 8, 20, 10)
        foot.addStretch(1)
        self._foot_row = foot
        page = QWidget()
        self.scroller.setWidget(page)
        self._column = QVBoxLayout(page)
        self._column.setSpacing(16)
        left = QWidget()
        self._column.addWidget(left, 1)
        self._build_entry(left)
        self._stacked: bool | None = None
        self._set_stacked(False)

    def _build_entry(self, left: QWidget) -> None:
        """Lays what is entered: choices, pieces or refusal, rack, notation, keys."""
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._entry = column
        self._choices = ChoiceRow(self._parts.winner, self._parts.source)
        column.addLayout(self._choices)
        self._stack = QStackedWidget()
        column.addWidget(self._stack, 1)
        self._pieces = QWidget()
        self._stack.addWidget(self._pieces)
        self._build_pieces()
        # However much there is to say, the palette's place stays as high as it is.
        self._refused = Aside(self._parts.refusal)
        self._stack.addWidget(self._refused)
        self._turn_to(self._pieces)
        self._rack_felt = Felt(role="felt_deep")
        column.addWidget(self._rack_felt)
        rack = QVBoxLayout(self._rack_felt)
        rack.setContentsMargins(12, 3, 12, 0)
        rack.addWidget(self._parts.rack, 1)
        typed = QHBoxLayout()
        column.addLayout(typed)
        typed.setSpacing(8)
        typed.addWidget(self._parts.line, 1)
        typed.addWidget(self._parts.clear)
        column.addWidget(self._parts.hints)

    def _build_pieces(self) -> None:
        """Lays the pieces with what goes with them, and below why some circumstances are barred."""
        column = QVBoxLayout(self._pieces)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_APART)
        upper = Felt()
        column.addWidget(upper, 0 if self._banded else 1)
        self.aside = Aside(self._parts.melds)
        self._felt = QVBoxLayout(upper)
        self._felt.setSpacing(4)
        if self._banded:
            self._felt.addWidget(self._parts.palette_tiles)
            lower = Felt(role="felt_deep")
            column.addWidget(lower, 1)
            self._band = QVBoxLayout(lower)
            self._band.setSpacing(4)
            self._band.addWidget(self.aside, 1)
            self._band.addWidget(self._parts.melds.reasons)
            return
        self._beside_pieces = beside = QHBoxLayout()
        self._felt.addLayout(beside, 1)
        beside.setSpacing(14)
        pieces = QVBoxLayout()
        pieces.setSpacing(self._felt.spacing())
        pieces.addWidget(self._parts.palette_tiles)
        pieces.addWidget(self._parts.melds.reasons)
        pieces.addStretch(1)
        beside.addLayout(pieces)
        # What stands beside the pieces may be long where names are: it scrolls by itself, the pieces stay.
        beside.addWidget(self.aside, 1)

    def _turn_to(self, page: QWidget) -> None:
        """Shows palette or refusal; the other one asks for no room meanwhile."""
        for other in (self._refused, self._pieces):
            free = QSizePolicy.Policy.Preferred if other is page else QSizePolicy.Policy.Ignored
            other.setSizePolicy(free, free)
        self._stack.setCurrentWidget(page)

    def _lay_pieces(self, free: QSize, *, low: bool, large: bool) -> None:
        """Gives the pieces of palette and rack the largest size with which nothing has to scroll."""
        height = free.height()
        # Large letters take the room that large pieces would need.
        largest = round(64 / max(1.0, theme.scale() * 0.85))
        lowest = height < _LOWEST
        usual, at_low, at_lowest = (60, 40, 34) if self._banded else (45, 38, 31)
        in_rack = largest - 4 if large else at_lowest if lowest else at_low if low else usual
        # A finger takes single pieces back; melds go whole, and may be narrower.
        in_rack = max(in_rack, theme.least_side())
        self._parts.rack.set_tile_width(in_rack, 30)
        self._parts.rack.set_height(self._parts.rack.room(in_rack))
        if not self._banded:
            # What stands beside the pieces needs the width more than they do where the window is low.
            largest = largest if large else 36 if lowest else 40 if low else 45
        else:
            largest = 80 if large else 64
        least = self._least
        if self._stacked and theme.scale() > _LARGE_LETTERS:
            # Whoever needs letters so large sees no small pieces, and the page scrolls anyway.
            largest = least = _WITH_LARGE_LETTERS
            self._parts.rack.set_tile_width(_WITH_LARGE_LETTERS, 30)
            self._parts.rack.set_height(self._parts.rack.room(_WITH_LARGE_LETTERS))
        if self._stacked:
            # The page scrolls: nothing need be closer for the sake of what stands beside the pieces.
            closer: tuple[Closeness, ...] = (Closeness(dense=low, reasons=0 if lowest else 2 if low else 3),)
        else:
            closer = tuple(closeness for closeness in CLOSER if not (lowest and closeness.reasons))
        line = round(text_height(theme.font(_REASON)))
        used = self._used_beside_pieces()

        def fits(size: int, closeness: Closeness) -> bool:
            # Why circumstances are barred is their tip as well.
            said = closeness.reasons * line + self._felt.spacing() if closeness.reasons else 0
            return self._fit(QSize(free.width(), free.height() - used), size, closeness, said)

        known = (
            free.width(),
            free.height(),
            used,
            largest,
            closer,
            theme.scale(),
            theme.least_side(),
            self._parts.melds.texts(),
        )
        if known != self._known:
            self._known, self._sizes = known, closest_that_fits(largest, least, closer, fits)
        size, closeness = self._sizes
        # A bar that came up while things are laid would leave them less width, and so stay.
        needed, off = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        whole = fits(size, closeness)
        self.scroller.setVerticalScrollBarPolicy(off if whole and not self._stacked else needed)
        self.aside.setVerticalScrollBarPolicy(off if whole or self._stacked else needed)
        self._parts.melds.set_close(dense=closeness.dense, squeezed=closeness.squeezed)
        self._parts.palette_tiles.set_tile_width(size, tight=closeness.tight)
        lines = closeness.reasons
        if not self._banded:
            self._parts.melds.reasons.setFixedWidth(self._parts.palette_tiles.width_at(size, tight=closeness.tight))
            # Below the pieces there is often room where what stands beside them is high.
            high = self._beside_height(free.width(), size, closeness) if self._stacked else height - used
            below = high - self._parts.palette_tiles.height_at(size) - self._felt.spacing()
            lines = max(lines, min(_MOST_REASONS, below // line))
        self._parts.melds.reasons.setVisible(lines > 0)
        self._parts.melds.reasons.setFixedHeight(lines * line)

    def _fit(self, room: QSize, size: int, closeness: Closeness, said: int) -> bool:
        """Tells whether pieces of a size and what goes with them have room for each other.

        Args:
            room: The room for them.
            size: How wide pieces are.
            closeness: How close things stand.
            said: How much height why circumstances are barred needs.
        """
        high = self._parts.palette_tiles.height_at(size)
        if self._banded:
            page, band = self._column.contentsMargins(), self._band.contentsMargins()
            width = room.width() - page.left() - page.right()
            beside = self._parts.melds.height_at(
                width - band.left() - band.right(), dense=closeness.dense, squeezed=closeness.squeezed
            )
            return high + beside + _APART + said <= room.height()
        if self._stacked:
            return high + said <= room.height()
        return max(high + said, self._beside_height(room.width(), size, closeness)) <= room.height()

    def _beside_height(self, width: int, size: int, closeness: Closeness) -> int:
        """Returns how high what stands beside pieces of a size is where the page has that width."""
        page, felt = self._column.contentsMargins(), self._felt.contentsMargins()
        width -= page.left() + page.right() + felt.left() + felt.right() + self._beside_pieces.spacing()
        width -= self._parts.palette_tiles.width_at(size, tight=closeness.tight)
        return self._parts.melds.height_at(width, dense=closeness.dense, squeezed=closeness.squeezed)

    def _used_beside_pieces(self) -> int:
        """Returns the height of everything that stands above, below and round the pieces."""
        others: list[QWidget] = [self._rack_felt, self._parts.line]
        if not self._parts.hints.isHidden():
            others.append(self._parts.hints)
        margins = self._column.contentsMargins()
        used = margins.top() + margins.bottom() + self._choices.height + self._entry.spacing()
        used += sum(other.sizeHint().height() + self._entry.spacing() for other in others)
        for felt in (self._felt, self._band) if self._banded else (self._felt,):
            edges = felt.contentsMargins()
            used += edges.top() + edges.bottom()
        return used

    def _set_stacked(self, stacked: bool) -> None:
        if stacked != self._stacked:
            self._stacked = stacked
            foot_row = self._parts.result.foot
            if stacked:
                self._column.addWidget(self._parts.result)
                self._foot_row.addWidget(foot_row, 2)
                self._parts.result.setMinimumWidth(0)
                self._parts.result.setMaximumWidth(16_777_215)
            else:
                self._side.addWidget(self._parts.result)
                self._parts.result.column.addWidget(foot_row)
            self._foot.setVisible(stacked)
            self._beside.setVisible(not stacked)
            policy = QSizePolicy.Policy.Minimum if stacked else QSizePolicy.Policy.Expanding
            self._parts.result.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self._parts.result.set_scrolling(not stacked)
