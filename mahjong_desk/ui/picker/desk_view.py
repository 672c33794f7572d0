# SPDX-License-Identifier: MIT
"""The widgets of the picker and how they lie: choices, palette, rack and notation left, the result right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Felt, IconButton, KeyHints, Rack, short_name
from mahjong_desk.ui.kit.painting import text_height
from mahjong_desk.ui.picker.assess import Assessment
from mahjong_desk.ui.picker.choices import Choices
from mahjong_desk.ui.picker.draft import Frame
from mahjong_desk.ui.picker.hand_groups import RackView, wild_kind
from mahjong_desk.ui.picker.key_hints import key_hints
from mahjong_desk.ui.picker.meld_bar import MeldBar
from mahjong_desk.ui.picker.notation import Segment
from mahjong_desk.ui.picker.notation_line import NotationLine, Verdict
from mahjong_desk.ui.picker.palette import Palette
from mahjong_desk.ui.picker.refusal_panel import RefusalPanel
from mahjong_desk.ui.picker.result_panel import ResultPanel
from mahjong_desk.ui.picker.ways_list import SELF_DRAWN

_LOW, _WIDE = 660, 1800
_NARROW_PER_SCALE = 1120


class PickerView(QWidget):
    """Everything that the picker shows for one ruleset.

    Attributes:
        winner: Who won.
        source: How the winning piece came.
        palette_tiles: The pieces to choose from.
        melds: The melds and circumstances to choose from.
        rack: The hand.
        line: The hand as text.
        clear: Takes all pieces back.
        hints: The keys that matter most.
        refusal: Takes the palette's place where the rules forbid the win.
        result: What the hand is worth.
        scroller: Scrolls what is entered where it does not fit, and the result with it where that stands below.
    """

    def __init__(self, rules: Rules, frame: Frame, *, hints: bool, parent: QWidget) -> None:
        """Makes the widgets.

        Args:
            rules: The rules of the match.
            frame: What a hand is entered for.
            hints: Whether the keys are told.
            parent: The place.
        """
        super().__init__(parent)
        self._hints_wanted = hints
        # Pieces that all stand in one row leave what goes with them a band of its own below.
        self._banded = len(frame.pieces.rows) == 1
        self.winner = Choices(self.tr("Winner"))
        self.source = Choices(self.tr("By"))
        self.palette_tiles = Palette(frame)
        self.melds = MeldBar(rules, across=self._banded)
        self.refusal = RefusalPanel()
        self.rack = Rack(width=45, smallest=30, clickable=True)
        self.line = NotationLine()
        self.clear = IconButton(self.tr("Take all tiles back"), "trash")
        self.clear.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hints = KeyHints(key_hints(frame, asking=False))
        self.result = ResultPanel(rules)
        self._build()

    def _build(self) -> None:
        choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        choices.setSpacing(8)
        choices.addWidget(self.winner)
        choices.addStretch(1)
        choices.addWidget(self.source)
        self._choices = choices
        self._stack = QStackedWidget()
        self._pieces = self._make_pieces()
        self._stack.addWidget(self._pieces)
        self._stack.addWidget(self.refusal)
        self._turn_to(self._pieces)
        self._rack_felt = Felt(role="felt_deep")
        rack = QVBoxLayout(self._rack_felt)
        rack.setContentsMargins(12, 5, 12, 3)
        rack.addWidget(self.rack, 1)
        typed = QHBoxLayout()
        typed.setSpacing(8)
        typed.addWidget(self.line, 1)
        typed.addWidget(self.clear)
        self._left = QWidget()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(choices)
        column.addWidget(self._stack, 1)
        column.addWidget(self._rack_felt)
        column.addLayout(typed)
        column.addWidget(self.hints)
        self._entry = column
        self._page = QWidget()
        page = QVBoxLayout(self._page)
        page.setSpacing(16)
        page.addWidget(self._left, 1)
        self._column = page
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidget(self._page)
        self._foot = QWidget()
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(20, 8, 20, 10)
        foot.addStretch(1)
        self._foot_row = foot
        self._beside = QWidget()
        self._side = QVBoxLayout(self._beside)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.scroller, 1)
        row.addWidget(self._beside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(row, 1)
        outer.addWidget(self._foot)
        self._stacked: bool | None = None
        self._set_stacked(False)

    def _make_pieces(self) -> QWidget:
        """Returns the pieces with what goes with them, and below both why some circumstances are not offered."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        upper = Felt()
        inside = QVBoxLayout(upper)
        inside.setContentsMargins(18, 8, 16, 8)
        inside.setSpacing(4)
        if self._banded:
            inside.addStretch(1)
            inside.addWidget(self.palette_tiles)
            inside.addStretch(1)
            lower = Felt(role="felt_deep")
            band = QVBoxLayout(lower)
            band.setContentsMargins(18, 8, 16, 8)
            band.setSpacing(4)
            band.addWidget(self.melds)
            band.addWidget(self.melds.reasons)
            column.addWidget(upper, 1)
            column.addWidget(lower)
            return page
        beside = QHBoxLayout()
        beside.setSpacing(20)
        beside.addWidget(self.palette_tiles, 0, Qt.AlignmentFlag.AlignTop)
        beside.addWidget(self.melds, 1)
        inside.addLayout(beside)
        inside.addWidget(self.melds.reasons)
        inside.addStretch(1)
        column.addWidget(upper, 1)
        return page

    # Lay

    def lay(self) -> None:
        """Chooses sizes for the room that there is; where it is narrow, the result goes below and the page scrolls."""
        width, height = self.width(), self.height()
        stacked = width < _NARROW_PER_SCALE * theme.scale()
        low = height < _LOW
        large = width >= _WIDE * min(1.0, theme.scale()) and height >= 900
        # Large letters take the room that large pieces would need.
        largest = round(64 / max(1.0, theme.scale() * 0.85))
        self.hints.setVisible(self._hints_wanted and not low)
        self._choices.setDirection(
            QBoxLayout.Direction.TopToBottom
            if self._left.width() < self._choices_width()
            else QBoxLayout.Direction.LeftToRight
        )
        tile = (80 if large else 54 if low else 64) if self._banded else largest if large else 40 if low else 45
        self.palette_tiles.set_tile_width(tile)
        in_rack = largest - 4 if large else 40 if low else 60 if self._banded else 45
        self.rack.set_tile_width(in_rack, 30)
        self._rack_felt.setMinimumHeight(self._rack_room(in_rack))
        margin = 6 if low else 8
        self._entry.setSpacing(margin + 2)
        self.result.column.setContentsMargins(16, margin + 4, 16, margin + 6)
        gap = 16 if low else 20
        self._column.setContentsMargins(20, margin, 20 if stacked else 0, margin)
        self._side.setContentsMargins(gap, margin, 20, margin)
        self._set_stacked(stacked)
        if not stacked:
            self.result.setFixedWidth(
                round(max(1.0, min(1.3 if large else 1.15, theme.scale())) * (480 if large else 404))
            )

    def _set_stacked(self, stacked: bool) -> None:
        if stacked != self._stacked:
            self._stacked = stacked
            foot_row = self.result.foot
            if stacked:
                self._column.addWidget(self.result)
                self._foot_row.addWidget(foot_row, 2)
                self.result.setMinimumWidth(0)
                self.result.setMaximumWidth(16_777_215)
            else:
                self._side.addWidget(self.result)
                self.result.column.addWidget(foot_row)
            self._foot.setVisible(stacked)
            self._beside.setVisible(not stacked)
            policy = QSizePolicy.Policy.Minimum if stacked else QSizePolicy.Policy.Expanding
            self.result.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.result.set_scrolling(not stacked)

    def _choices_width(self) -> int:
        return self.winner.sizeHint().width() + self.source.sizeHint().width() + 8

    def _rack_room(self, tile: int) -> int:
        words = 2 * round(text_height(theme.font(14)) * 0.9)
        return round(tile * 100 / 72) + words + 30

    # Show

    def show_all(
        self,
        assessment: Assessment,
        names: Sequence[str],
        rack: RackView,
        segments: tuple[Segment, ...],
        verdict: Verdict,
    ) -> None:
        """Shows a draft in chips, palette, rack and notation."""
        draft = assessment.draft
        seats = range(len(names))
        taken = {winner.seat for winner in draft.others} | ({draft.discarder} if draft.others else set())
        self.winner.set_choices([(seat, short_name(names[seat])) for seat in seats if seat not in taken])
        self.winner.choose(draft.winner)
        won = {draft.winner, *(winner.seat for winner in draft.others)}
        others = [seat for seat in seats if seat not in won]
        from_one = self.tr("from {name}")
        self.source.set_choices(
            [
                (SELF_DRAWN, self.tr("Self-draw")),
                *((seat, from_one.format(name=short_name(names[seat]))) for seat in others),
            ]
        )
        self.source.choose(SELF_DRAWN if draft.self_drawn else draft.discarder)
        self.melds.show_assessment(assessment, names)
        self.palette_tiles.show_draft(draft, self.melds.mode, wild_kind(assessment))
        self.rack.set_groups(rack.groups)
        self.line.show_line(segments, verdict)
        self.clear.setEnabled(bool(draft.entries or draft.pending))

    def show_refusal(self, assessment: Assessment, names: Sequence[str], *, shown: bool) -> None:
        """Shows the refusal in the palette's place, or the palette."""
        if shown:
            self.refusal.show_refusal(assessment, names)
        self._turn_to(self.refusal if shown else self._pieces)

    def _turn_to(self, page: QWidget) -> None:
        """Shows palette or refusal; the other one asks for no room meanwhile."""
        for other in (self.refusal, self._pieces):
            free = QSizePolicy.Policy.Preferred if other is page else QSizePolicy.Policy.Ignored
            other.setSizePolicy(free, free)
        self._stack.setCurrentWidget(page)

    # Keyboard

    def focus_winner(self) -> None:
        """Takes the keyboard to the winner."""
        self._focus_group(self.winner)

    def focus_source(self) -> None:
        """Takes the keyboard to how the winning piece came."""
        self._focus_group(self.source)

    def focus_situations(self) -> None:
        """Takes the keyboard to the circumstances, if there are any."""
        self._focus_group(self.melds.situations)

    def focus_pao(self) -> None:
        """Takes the keyboard to who is responsible, if somebody can be."""
        pao = self.result.pao
        if pao.isVisible():
            if pao.answer.isVisible():
                self._focus_group(pao.answer)
            else:
                pao.link.setFocus(Qt.FocusReason.TabFocusReason)

    def situation_values(self) -> list[Situation]:
        """Returns the circumstances in the order of their chips."""
        return [value for value in self.melds.situations.choices() if isinstance(value, Situation)]

    def asks(self, widget: QWidget) -> bool:
        """Tells whether a widget belongs to the choice of winner or discarder."""
        return self.winner.isAncestorOf(widget) or self.source.isAncestorOf(widget)

    def _focus_group(self, group: Choices) -> None:
        value = group.value()
        for choice in (value, *group.choices()):
            if choice is None:
                continue
            chip = group.chip(choice)
            if chip.isEnabled():
                chip.setFocus(Qt.FocusReason.TabFocusReason)
                return
