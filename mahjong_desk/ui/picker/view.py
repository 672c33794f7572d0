# SPDX-License-Identifier: MIT
"""The widgets of the picker and their layout."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.draft import Draft, HandSpec
from mahjong_desk.entry.notation import Segment
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.notation_line import HandStatus, NotationLine
from mahjong_desk.ui.hand.palette import Palette
from mahjong_desk.ui.kit.controls.buttons import IconButton
from mahjong_desk.ui.kit.controls.chips import TypingChipGroup
from mahjong_desk.ui.kit.layout.boxes import NO_LIMIT, Felt, ScrollArea, boxed, column, row, set_direction
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.sheets.keyboard import KeyHints
from mahjong_desk.ui.kit.sheets.notice import beep
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.picker.keyboard import key_hints
from mahjong_desk.ui.picker.meld_bar import MeldBar
from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from mahjong_desk.ui.picker.result.panel import LARGE_TEXT_SCALE, ResultPanel
from mahjong_desk.ui.picker.result.refusal_panel import RefusalPanel
from mahjong_desk.ui.text.vocabulary import vocabulary_context

_NARROW = 1120
"""The width below which the result goes below the hand, at 100 %, in pixels."""
_TILE_WITH_LARGE_TEXT = 52
_HINTS_FROM = 640
_ARROWS_FROM = (640, 800)
"""The heights from which payments are drawn as arrows, normally and with a choice of value forms, in pixels."""
_EDGE, _GROUP_GAP, _GAP = 20, 8, 4
_SCALE_ROOM = 40
"""Extra height for the wrapped texts of a refusal if the page scrolls, in pixels."""
_TAB = Qt.FocusReason.TabFocusReason


class Density(NamedTuple):
    """How large pieces are, and how close controls are to each other.

    Attributes:
        smallest: The minimum width and height of the view, in pixels.
        tile: The width of the palette's pieces.
        alone: The same if all kinds are in one row.
        result: The width of the result.
    """

    smallest: tuple[int, int]
    tile: int
    alone: int
    in_rack: int
    alone_in_rack: int
    result: int
    dense: bool = False


DENSITIES = (
    Density((1800, 900), 73, 88, 60, 68, 480),
    Density((1340, 600), 45, 72, 45, 56, 404),
    Density((0, 0), 40, 64, 38, 44, 372, dense=True),
)
"""From the largest window to the smallest; what does not fit the last one scrolls."""


class PickerView(QWidget):
    """Everything that the picker shows for one ruleset."""

    density_changed = Signal()

    def __init__(self, rules: TableRules, spec: HandSpec, *, hints: bool, parent: QWidget) -> None:
        super().__init__(parent)
        # If all pieces are in one row, a band below has everything else.
        self._banded, self._hints_wanted = len(spec.pieces.palette_rows) == 1, hints
        self._stacked: bool | None = None
        self._density, self._room = DENSITIES[-1], 0
        self.winner, self.source = TypingChipGroup(tr("Winner")), TypingChipGroup(tr("By"))
        self.palette_tiles = Palette(spec)
        self.melds = MeldBar(rules, spec, across=self._banded)
        self.refusal = RefusalPanel()
        self.rack = Rack(width=45, smallest=30, clickable=True)
        self.line = NotationLine()
        self.clear = IconButton(tr("Clear all"), "trash")
        for part in (self.rack, self.clear):
            # A click leaves the focus on the notation.
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hints = KeyHints(key_hints(spec, asking=False))
        self.result = ResultPanel(rules)
        self._build()
        theme.watcher().changed.connect(self.arrange)

    def _build(self) -> None:
        self._choices = row(self.winner, ..., self.source, gap=_GROUP_GAP)
        self.choices = boxed(self._choices)
        for group in (self.winner, self.source):
            group.set_single_line(True)
        self.meld_scroller, self._refused = PickerScrollArea(self.melds), PickerScrollArea(self.refusal)
        self._pieces = self._build_palette()
        self._stack, self._rack_felt = QStackedWidget(), Felt(role="felt_deep")
        for page in (self._pieces, self._refused):
            self._stack.addWidget(page)
        self._show_page(self._pieces)
        rack = boxed(column((self.rack, 1), edges=(12, 3, 12, 0)), self._rack_felt)
        notation_row = row((self.line, 1), self.clear, gap=8)
        self._entry = column(self.choices, (self._stack, 1), rack, notation_row, self.hints, gap=10)
        self._column = column((self._entry, 1), gap=16)
        self.scroller = PickerScrollArea(boxed(self._column), modest=False)
        self._side, self._foot_row = column(), row(..., edges=(20, 8, 20, 10))
        self._side_box, self._foot = boxed(self._side), boxed(self._foot_row)
        self.setLayout(column((row((self.scroller, 1), self._side_box), 1), self._foot))
        self._set_stacked(False)

    def _build_palette(self) -> QWidget:
        """Returns the palette with the meld bar."""
        if self._banded:
            self._felt, band = column(self.palette_tiles), column((self.meld_scroller, 1), edges=(10, _GAP, 6, _GAP))
            return boxed(column(boxed(self._felt, Felt()), (boxed(band, Felt(role="felt_deep")), 1), gap=_GROUP_GAP))
        self._felt = column((row(column(self.palette_tiles, ...), (self.meld_scroller, 1), gap=14), 1))
        return boxed(column((boxed(self._felt, Felt()), 1)))

    # Contents

    def show_draft(
        self,
        assessment: Assessment,
        names: Sequence[str],
        rack: tuple[TileGroup, ...],
        segments: tuple[Segment, ...],
        verdict: HandStatus,
    ) -> None:
        """Shows a draft in chips, palette, rack and notation."""
        draft = assessment.draft
        self._show_winner(draft, names)
        self._show_source(assessment, names)
        self.melds.show_assessment(assessment, names)
        self.palette_tiles.show_draft(draft, self.melds.mode, assessment.wildcard_kind)
        self.rack.set_groups(rack)
        self.line.show_line(segments, verdict)
        self.clear.setEnabled(bool(draft.entries or draft.unparsed_text))

    def _show_winner(self, draft: Draft, names: Sequence[str]) -> None:
        self.winner.set_choices([(seat, short_name(name)) for seat, name in enumerate(names)])
        self.winner.choose(draft.winner)
        barred = {other.seat: tr("Already won on this piece") for other in draft.other_winners}
        if draft.other_winners and draft.discarder is not None:
            barred[draft.discarder] = tr("Discarded the winning piece")
        self.winner.disable(barred)

    def _show_source(self, assessment: Assessment, names: Sequence[str]) -> None:
        draft = assessment.draft
        from_one = tr("from {name}", usage=vocabulary_context(assessment.rules.ruleset))
        text = "{name}" if self._density.dense else from_one
        sources = [(seat, text.format(name=short_name(name))) for seat, name in enumerate(names)]
        self.source.set_choices([(SELF_DRAWN, tr("Self-draw")), *sources])
        for seat, name in enumerate(names):
            # Dense chips show only the name, but a screen reader must distinguish them from the winner chips.
            self.source.chip(seat).setAccessibleName(from_one.format(name=short_name(name)))
        self.source.choose(SELF_DRAWN if draft.self_drawn else draft.discarder)
        winners = {draft.winner, *(other.seat for other in draft.other_winners)} - {None}
        self.source.disable(dict.fromkeys(winners, tr("Also wins")), blank=True)

    def show_refusal(self, assessment: Assessment, names: Sequence[str], *, shown: bool) -> None:
        """Shows the refusal in place of the palette, or the palette."""
        if shown:
            if not self.refusal.isVisible():
                beep()
            self.refusal.show_refusal(assessment, names)
        self._show_page(self._refused if shown else self._pieces)

    # Keyboard

    def focus_line(self) -> None:
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_pao(self) -> None:
        """Focuses the question of responsibility if there is one."""
        pao = self.result.pao
        if pao.isVisible() and pao.answer.isVisible():
            pao.answer.take_focus()
        elif pao.isVisible():
            pao.link.setFocus(_TAB)

    def focus_question(self) -> None:
        """Focuses the first open question that changes payments."""
        if self.result.pao.is_asking:
            self.focus_pao()
        elif self.melds.questions.open_field is not None:
            self.melds.questions.open_field.take_focus()

    def is_in_question(self, widget: QWidget) -> bool:
        """Returns whether a widget belongs to a question that blocks recording."""
        pao, field = self.result.pao, self.melds.questions.open_field
        return (pao.is_asking and pao.isAncestorOf(widget)) or (field is not None and field.isAncestorOf(widget))

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Chooses a density by the size; in a narrow view, the result is below the hand."""
        width, height, scale = self.width(), self.height(), theme.scale()
        stacked, lowest = width < _NARROW * scale, height < 560
        density = next(level for level in DENSITIES if width >= level.smallest[0] and height >= level.smallest[1])
        room = len(_ARROWS_FROM) if stacked else sum(height >= minimum for minimum in _ARROWS_FROM)
        if (density, room) != (self._density, self._room):
            self._density, self._room = density, room
            self.density_changed.emit()
        tile, in_rack = (density.alone, density.alone_in_rack) if self._banded else (density.tile, density.in_rack)
        if stacked and scale > LARGE_TEXT_SCALE:
            tile = in_rack = _TILE_WITH_LARGE_TEXT
        dense, margin, gap = density.dense, 6 if density.dense else 8, 14 if density.dense else 20
        self.hints.setVisible(self._hints_wanted and height >= _HINTS_FROM)
        self._entry.setSpacing(margin if lowest else margin + 2)
        self.line.set_compact(compact=lowest)
        self.result.arrange(dense=dense, room=room, scrolls=not stacked)
        self.refusal.set_compact(compact=dense, lowest=lowest)
        self.result.column.setContentsMargins(16, margin + 4, 16, margin + 6)
        self._column.setContentsMargins(_EDGE, margin, _EDGE if stacked else 0, margin)
        self._side.setContentsMargins(gap, margin, _EDGE, margin)
        edge = 4 if dense else 8
        self._felt.setContentsMargins(14, edge, 6, edge)
        self._set_stacked(stacked)
        side_width = 0
        if not stacked:
            side_width = round(max(1.0, min(1.15, scale)) * density.result)
            self.result.setFixedWidth(side_width)
            side_width += gap + _EDGE
        set_direction(self._choices, across=not stacked)
        for group in (self.winner, self.source):
            group.set_dense(dense=dense)
        # A finger removes single pieces; melds are removed whole and may be narrower.
        in_rack = max(in_rack, theme.min_touch_size())
        self.rack.set_tile_width(in_rack, 30)
        self.rack.set_height(self.rack.height_with(in_rack))
        self.palette_tiles.set_tile_width(tile, compact=dense and not self._banded)
        self.melds.set_density(dense=dense)
        self.reserve_heights()

    def reserve_heights(self) -> None:
        """Reserves the heights of the meld bar and of a refusal if the whole page scrolls."""
        melds = self.melds.layout()
        assert melds is not None
        self.meld_scroller.setMinimumHeight(melds.minimumSize().height() if self._stacked else 0)
        refusal_height = self.refusal.sizeHint().height() + theme.px(_SCALE_ROOM) if self._stacked else 0
        self._refused.setMinimumHeight(refusal_height if self._stack.currentWidget() is self._refused else 0)

    def _show_page(self, page: QWidget) -> None:
        """Shows palette or refusal; the hidden one reserves no height."""
        for other in (self._refused, self._pieces):
            free = QSizePolicy.Policy.Preferred if other is page else QSizePolicy.Policy.Ignored
            other.setSizePolicy(free, free)
        self._stack.setCurrentWidget(page)

    def _set_stacked(self, stacked: bool) -> None:
        result = self.result
        if stacked != self._stacked:
            self._stacked = stacked
            (self._column if stacked else self._side).addWidget(result)
            if stacked:
                self._foot_row.addWidget(result.foot, 2)
                result.setMinimumWidth(0)
                result.setMaximumWidth(NO_LIMIT)
            else:
                result.column.addWidget(result.foot)
            self._foot.setVisible(stacked)
            self._side_box.setVisible(not stacked)
            policy = QSizePolicy.Policy.Minimum if stacked else QSizePolicy.Policy.Expanding
            result.setSizePolicy(QSizePolicy.Policy.Preferred, policy)


class PickerScrollArea(ScrollArea):
    """A part of the page that scrolls if it is long.

    A ``modest`` one reserves only its minimum height.
    """

    def __init__(self, page: QWidget, *, modest: bool = True) -> None:
        self._modest = modest
        super().__init__(page)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width(), self.minimumHeight()) if self._modest else size

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        return QSize(size.width(), self.minimumHeight()) if self._modest else size
