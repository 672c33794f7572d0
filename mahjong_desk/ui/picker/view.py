# SPDX-License-Identifier: MIT
"""The widgets of the picker and how they lie: choices, palette, rack and notation left, the result beside or below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QSizePolicy, QStackedWidget, QWidget

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.notation import Segment
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.notation_line import HandStatus, NotationLine
from mahjong_desk.ui.hand.palette import Palette
from mahjong_desk.ui.kit.controls.buttons import IconButton
from mahjong_desk.ui.kit.controls.chip_group import TypingChipGroup
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.panels import Felt
from mahjong_desk.ui.kit.painting import short_name, text_height
from mahjong_desk.ui.kit.sheets.keyboard import KeyHints
from mahjong_desk.ui.kit.sheets.notice import beep
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.picker.closeness import DENSITIES, Density, densest_needed
from mahjong_desk.ui.picker.keyboard import key_hints
from mahjong_desk.ui.picker.meld_bar import MeldBar
from mahjong_desk.ui.picker.rack_model import RackModel
from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from mahjong_desk.ui.picker.result.panel import ResultPanel
from mahjong_desk.ui.picker.result.refusal_panel import RefusalPanel
from mahjong_desk.ui.text.vocabulary import vocabulary_context

_LOW, _LOWEST, _WIDE = 660, 560, 1800
"""Below which heights and from which width the sizes change, in pixels of the place."""
_NARROW_PER_SCALE = 1120
_LARGE_LETTERS, _WITH_LARGE_LETTERS = 1.5, 52
"""Above which scale the pieces grow with the letters, and how wide they are then."""
_REASON, _MOST_REASONS = 13, 5
"""The size of the letters that say why circumstances are barred, in pixels, and how many lines of them there are at most."""
_EDGE, _APART, _GAP = 20, 8, 4
_LEAST_TILE = 40
"""How wide the tiles of the palette are at least, in pixels: below that they are hard to tell apart and to hit."""
_SCALE_ROOM = 40
"""How much more than its least the reason of a refusal has where the page scrolls, for the texts that wrap in it."""
_MOST = 16_777_215
_TAB = Qt.FocusReason.TabFocusReason


class PickerView(QWidget):
    """Everything that the picker shows for one ruleset."""

    def __init__(self, rules: TableRules, frame: HandSpec, *, hints: bool, parent: QWidget) -> None:
        super().__init__(parent)
        # Pieces that all stand in one row leave what goes with them a band of its own below.
        self._banded, self._hints_wanted = len(frame.pieces.palette_rows) == 1, hints
        self._laid: tuple[object, ...] = ()
        self._known: tuple[object, ...] = ()
        self._sizes = (0, Density())
        self._stacked: bool | None = None
        self.winner, self.source = TypingChipGroup(tr("Winner")), TypingChipGroup(tr("By"))
        self.palette_tiles = Palette(frame)
        self.melds = MeldBar(rules, frame, across=self._banded)
        self.refusal = RefusalPanel()
        self.rack = Rack(width=45, smallest=30, clickable=True)
        self.line = NotationLine()
        self.clear = IconButton(tr("Clear all"), "trash")
        for part in (self.rack, self.clear):
            # A click leaves the keyboard where the hand is typed.
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hints = KeyHints(key_hints(frame, asking=False))
        self.result = ResultPanel(rules)
        self._build()
        theme.watcher().changed.connect(self.arrange)

    def _build(self) -> None:
        self._choices = ChoiceRow(self.winner, self.source)
        self.aside, self._refused = PickerScrollArea(self.melds), PickerScrollArea(self.refusal)
        self._pieces = self._built_pieces()
        self._stack, self._rack_felt = QStackedWidget(), Felt(role="felt_deep")
        for page in (self._pieces, self._refused):
            self._stack.addWidget(page)
        self._turn_to(self._pieces)
        rack = boxed(column((self.rack, 1), edges=(12, 3, 12, 0)), self._rack_felt)
        typed = row((self.line, 1), self.clear, gap=8)
        self._entry = column(self._choices, (self._stack, 1), rack, typed, self.hints, gap=10)
        self._column = column((self._entry, 1), gap=16)
        self.scroller = PickerScrollArea(boxed(self._column), modest=False)
        self._side, self._foot_row = column(), row(..., edges=(20, 8, 20, 10))
        self._beside, self._foot = boxed(self._side), boxed(self._foot_row)
        self.setLayout(column((row((self.scroller, 1), self._beside), 1), self._foot))
        self._set_stacked(False)

    def _built_pieces(self) -> QWidget:
        """Returns the pieces with what goes with them, and why some circumstances are barred."""
        palette, reasons = self.palette_tiles, self.melds.reasons
        if self._banded:
            self._felt, self._band = column(palette, gap=_GAP), column((self.aside, 1), reasons, gap=_GAP)
            upper, lower = boxed(self._felt, Felt()), boxed(self._band, Felt(role="felt_deep"))
            return boxed(column(upper, (lower, 1), gap=_APART))
        # What stands beside the pieces may be long where names are: it scrolls by itself, the pieces stay.
        self._beside_pieces = row(column(palette, reasons, ..., gap=_GAP), (self.aside, 1), gap=14)
        self._felt = column((self._beside_pieces, 1))
        return boxed(column((boxed(self._felt, Felt()), 1)))

    # What is shown

    def show_draft(
        self,
        assessment: Assessment,
        names: Sequence[str],
        rack: RackModel,
        segments: tuple[Segment, ...],
        verdict: HandStatus,
    ) -> None:
        """Shows a draft in chips, palette, rack and notation."""
        draft = assessment.draft
        self._show_winner(draft, names)
        self._show_source(assessment, names)
        self.melds.show_assessment(assessment, names)
        self.palette_tiles.show_draft(draft, self.melds.mode, assessment.wildcard_kind)
        self.rack.set_groups(rack.groups)
        self.line.show_line(segments, verdict)
        self.clear.setEnabled(bool(draft.entries or draft.unparsed_text))

    def _show_winner(self, draft: Draft, names: Sequence[str]) -> None:
        """Shows who can win; who cannot keeps the place, barred."""
        self.winner.set_choices([(seat, short_name(name)) for seat, name in enumerate(names)])
        self.winner.choose(draft.winner)
        barred = {other.seat: tr("Already won on this piece") for other in draft.other_winners}
        if draft.other_winners and draft.discarder is not None:
            barred[draft.discarder] = tr("Discarded the winning piece")
        self.winner.disable(barred)

    def _show_source(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows how the winning piece can have come; who wins keeps the place, barred."""
        draft = assessment.draft
        from_one = tr("from {name}", usage=vocabulary_context(assessment.rules.ruleset))
        given = [(seat, from_one.format(name=short_name(name))) for seat, name in enumerate(names)]
        self.source.set_choices([(SELF_DRAWN, tr("Self-draw")), *given])
        self.source.choose(SELF_DRAWN if draft.self_drawn else draft.discarder)
        won = {draft.winner, *(other.seat for other in draft.other_winners)} - {None}
        self.source.disable(dict.fromkeys(won, tr("Also wins")))

    def show_refusal(self, assessment: Assessment, names: Sequence[str], *, shown: bool) -> None:
        """Shows the refusal in the palette's place, or the palette."""
        if shown:
            if not self.refusal.isVisible():
                beep()
            self.refusal.show_refusal(assessment, names)
        self._turn_to(self._refused if shown else self._pieces)

    # Keyboard

    def focus_line(self) -> None:
        """Takes the keyboard to where the hand is typed."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_pao(self) -> None:
        """Takes the keyboard to who is responsible, if somebody can be."""
        pao = self.result.pao
        if pao.isVisible() and pao.answer.isVisible():
            pao.answer.take_focus()
        elif pao.isVisible():
            pao.link.setFocus(_TAB)

    def focus_question(self) -> None:
        """Takes the keyboard to the first question on which money hangs and that is not answered."""
        if self.result.pao.is_asking:
            self.focus_pao()
        elif self.melds.questions.open_field is not None:
            self.melds.questions.open_field.take_focus()

    def at_question(self, widget: QWidget) -> bool:
        """Tells whether a widget belongs to a question that keeps the win from being recorded."""
        pao, field = self.result.pao, self.melds.questions.open_field
        return (pao.is_asking and pao.isAncestorOf(widget)) or (field is not None and field.isAncestorOf(widget))

    def is_choice_widget(self, widget: QWidget) -> bool:
        """Tells whether a widget belongs to the choice of winner or discarder."""
        return self.winner.isAncestorOf(widget) or self.source.isAncestorOf(widget)

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Chooses sizes for the room that there is; where it is narrow, the result goes below and the page scrolls.

        All of them follow from the size of the place and from the names, never from the hand: nothing moves while
        one is entered.
        """
        width, height, scale = self.width(), self.height(), theme.scale()
        texts = (self.winner.texts(), self.source.texts(), self.melds.texts(), self.melds.questions.has_questions)
        look = (width, height, scale, theme.min_touch_size(), texts, self._used_beside_pieces())
        # Where the page scrolls, what lies in it tells how high it is.
        if look == self._laid and not self._stacked:
            return
        self._laid = look
        stacked, low, lowest = width < _NARROW_PER_SCALE * scale, height < _LOW, height < _LOWEST
        large = width >= _WIDE * min(1.0, scale) and height >= 900
        margin, gap = (6, 14) if low else (8, 20)
        self.hints.setVisible(self._hints_wanted and not low)
        self._entry.setSpacing(margin if lowest else margin + 2)
        self.line.set_compact(compact=lowest)
        self.result.set_compact(compact=low)
        self.refusal.set_compact(compact=low, lowest=lowest)
        self.result.column.setContentsMargins(16, margin + 4, 16, margin + 6)
        self._column.setContentsMargins(_EDGE, margin, _EDGE if stacked else 0, margin)
        self._side.setContentsMargins(gap, margin, _EDGE, margin)
        edge = 2 if lowest else 4 if low else 8
        self._felt.setContentsMargins(14, edge, 6, edge)
        if self._banded:
            self._band.setContentsMargins(10, edge, 6, edge)
        self._set_stacked(stacked)
        beside = 0
        if not stacked:
            narrow = 372 if width < 1240 * scale else 404
            beside = round(max(1.0, min(1.3 if large else 1.15, scale)) * (480 if large else narrow))
            self.result.setFixedWidth(beside)
            beside += gap + _EDGE
        self._choices.arrange(width - beside - (2 * _EDGE if stacked else _EDGE))
        self._lay_pieces(QSize(width - beside, height), low=low, lowest=lowest, large=large)
        width = self.aside.contentsRect().width()
        self.aside.setMinimumHeight(self.melds.heightForWidth(width) if stacked else 0)
        high = self.refusal.sizeHint().height() + theme.px(_SCALE_ROOM) if stacked else 0
        self._refused.setMinimumHeight(high if self._stack.currentWidget() is self._refused else 0)

    def _turn_to(self, page: QWidget) -> None:
        """Shows palette or refusal; the other one asks for no room meanwhile."""
        for other in (self._refused, self._pieces):
            free = QSizePolicy.Policy.Preferred if other is page else QSizePolicy.Policy.Ignored
            other.setSizePolicy(free, free)
        self._stack.setCurrentWidget(page)

    def _lay_pieces(self, free: QSize, *, low: bool, lowest: bool, large: bool) -> None:
        """Gives the pieces of palette and rack the largest size with which nothing has to scroll."""
        scale, melds, palette = theme.scale(), self.melds, self.palette_tiles
        # Large letters take the room that large pieces would need.
        largest, least = (
            round(64 / max(1.0, scale * 0.85)),
            42 if self._banded else 26 if lowest else _LEAST_TILE,
        )
        usual, at_low, at_lowest = (60, 40, 34) if self._banded else (45, 38, 31)
        in_rack = largest - 4 if large else at_lowest if lowest else at_low if low else usual
        # A finger takes single pieces back; melds go whole, and may be narrower.
        in_rack = max(in_rack, theme.min_touch_size())
        if self._banded:
            largest = 80 if large else 64
        elif not large:
            # What stands beside the pieces needs the width more than they do where the window is low.
            largest = 36 if lowest else _LEAST_TILE if low else 45
        if self._stacked and scale > _LARGE_LETTERS:
            # Whoever needs letters so large sees no small pieces, and the page scrolls anyway.
            largest = least = in_rack = _WITH_LARGE_LETTERS
        self.rack.set_tile_width(in_rack, 30)
        self.rack.set_height(self.rack.height_with(in_rack))
        closer: tuple[Density, ...]
        if self._stacked:
            # The page scrolls: nothing need be closer for the sake of what stands beside the pieces.
            closer = (Density(compact_chips=low, reason_lines=0 if lowest else 2 if low else 3),)
        else:
            closer = tuple(closeness for closeness in DENSITIES if not (lowest and closeness.reason_lines))
        line, used = round(text_height(theme.font(_REASON))), self._used_beside_pieces()
        room = free.height() - used

        def fits(size: int, closeness: Density) -> bool:
            # Why circumstances are barred is their tip as well.
            said = closeness.reason_lines * line + (0 if self._banded else _GAP) if closeness.reason_lines else 0
            return self._fit(free.width(), room, size, closeness, said)

        known = (free, used, largest, closer, scale, theme.min_touch_size(), melds.texts())
        if known != self._known:
            self._known, self._sizes = known, densest_needed(largest, least, closer, fits)
        size, closeness = self._sizes
        # A bar that came up while things are laid would leave them less width, and so stay.
        needed, off = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        whole = fits(size, closeness)
        self.scroller.setVerticalScrollBarPolicy(off if whole and not self._stacked else needed)
        self.aside.setVerticalScrollBarPolicy(off if whole or self._stacked else needed)
        melds.set_density(dense=closeness.compact_chips, squeezed=closeness.single_line)
        palette.set_tile_width(size, compact=closeness.touching_tiles)
        lines = closeness.reason_lines
        if not self._banded:
            melds.reasons.setFixedWidth(palette.size_at(size, tight=closeness.touching_tiles).width())
            # Below the pieces there is often room where what stands beside them is high.
            high = self._beside_height(free.width(), size, closeness) if self._stacked else room
            lines = max(lines, min(_MOST_REASONS, (high - palette.size_at(size).height() - _GAP) // line))
        melds.reasons.setVisible(lines > 0)
        melds.reasons.setFixedHeight(lines * line)

    def _fit(self, width: int, height: int, size: int, closeness: Density, said: int) -> bool:
        """Tells whether pieces of a size, what goes with them and what is ``said`` below have room for each other."""
        high = self.palette_tiles.size_at(size).height() + said
        if self._banded:
            width -= _across(self._column) + _across(self._band)
            return high + self._melds_height(width, closeness) + _APART <= height
        return high <= height and (self._stacked is True or self._beside_height(width, size, closeness) <= height)

    def _beside_height(self, width: int, size: int, closeness: Density) -> int:
        """Returns how high what stands beside pieces of a size is where the page has that width."""
        width -= _across(self._column) + _across(self._felt) + self._beside_pieces.spacing()
        return self._melds_height(
            width - self.palette_tiles.size_at(size, tight=closeness.touching_tiles).width(), closeness
        )

    def _melds_height(self, width: int, closeness: Density) -> int:
        return self.melds.height_at(width, dense=closeness.compact_chips, squeezed=closeness.single_line)

    def _used_beside_pieces(self) -> int:
        """Returns the height of everything that stands above, below and round the pieces."""
        others: list[QWidget] = [self._rack_felt, self.line, *(() if self.hints.isHidden() else (self.hints,))]
        used = self._choices.height + self._entry.spacing()
        used += sum(other.sizeHint().height() + self._entry.spacing() for other in others)
        for layout in (self._column, self._felt, *((self._band,) if self._banded else ())):
            edges = layout.contentsMargins()
            used += edges.top() + edges.bottom()
        return used

    def _set_stacked(self, stacked: bool) -> None:
        result = self.result
        if stacked != self._stacked:
            self._stacked = stacked
            (self._column if stacked else self._side).addWidget(result)
            if stacked:
                self._foot_row.addWidget(result.foot, 2)
                result.setMinimumWidth(0)
                result.setMaximumWidth(_MOST)
            else:
                result.column.addWidget(result.foot)
            self._foot.setVisible(stacked)
            self._beside.setVisible(not stacked)
            policy = QSizePolicy.Policy.Minimum if stacked else QSizePolicy.Policy.Expanding
            result.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        result.set_scrolling(not stacked)


class PickerScrollArea(QScrollArea):
    """A part of the page that scrolls by itself where it is long; a ``modest`` one asks for no room that it must not have."""

    def __init__(self, page: QWidget, *, modest: bool = True) -> None:
        super().__init__()
        self._modest = modest
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width(), self.minimumHeight()) if self._modest else size

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        return QSize(size.width(), self.minimumHeight()) if self._modest else size


class ChoiceRow(QBoxLayout):
    """Who won and how the piece came, beside each other or, where names are long, below; ``height`` as laid last."""

    def __init__(self, *groups: TypingChipGroup) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._groups, self.height = groups, 0
        self.setSpacing(_APART)
        self.addWidget(groups[0])
        self.addStretch(1)
        self.addWidget(groups[1])

    def arrange(self, width: int) -> None:
        """Puts both beside each other, closer if need be, or below each other where names are long."""

        def fits(*, dense: bool) -> bool:
            return sum(group.width_at(dense=dense) for group in self._groups) + 2 * _APART <= width

        beside = fits(dense=True)
        self.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        labels = 0 if beside else max(group.label_width() for group in self._groups)
        for group in self._groups:
            group.set_label_width(labels)
            room = width if beside else width - labels + group.label_width()
            group.set_dense(dense=not fits(dense=False) if beside else group.width_at(dense=False) > room)
            group.set_single_line(group.width_at(dense=True) > room)
        # Worked out, for chips that have only just changed still claim the room that they had.
        heights = [group.height_at(width, dense=True, squeezed=True) for group in self._groups]
        self.height = max(heights) if beside else sum(heights) + self.spacing()


def _across(layout: QLayout) -> int:
    edges = layout.contentsMargins()
    wide: int = edges.left() + edges.right()
    return wide
