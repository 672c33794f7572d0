# SPDX-License-Identifier: MIT
"""An opened row: the hand on felt with its reasons, the payments, and the history of the row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.match import Match, ReplayRow
from mahjong_desk.match.replay import DealRow
from mahjong_desk.rules.model.events import win_of_event
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Felt, Hairline
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.ledger.history import HistoryItem
from mahjong_desk.ui.text.dates import date_text, time_of_day
from mahjong_desk.ui.text.events import describe, new_seats, row_annotations
from mahjong_desk.ui.text.payments import row_payment_lines
from mahjong_desk.ui.text.phrases import note_line
from mahjong_desk.ui.text.values import changes_line, formula, formula_remark, hand_value_text, moved_line
from mahjong_desk.ui.text.yaku_links import open_page_tip, refusal_line, value_reasons

_SIDE_BY_SIDE = 1000
_TILE = 37


class ExplainedHand(Felt):
    """A won or claimed hand on felt: groups with their fu, the formula, yaku and fu.

    Attributes:
        reasons: Fu and yaku, with links to their pages.
    """

    def __init__(self, match: Match, row: ReplayRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ruleset = match.rules.ruleset
        win = win_of_event(row.event)
        assert win is not None
        winner = win.wins[0]
        evaluation = row.settlement.wins[0].evaluation
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        if winner.hand is not None:
            rack = Rack(self, width=_TILE, smallest=28, inline_amounts=True)
            rack.set_groups(
                captioned_groups(ruleset, winner.hand, evaluation, winner.seat, row.players, row.before.turn_order)
            )
            column.addWidget(rack)
        else:
            text = tr("Counted by the players: {value}. Not checked.")
            column.addWidget(
                Label(text.format(value=hand_value_text(ruleset, evaluation)), self, role="felt_ink", wrap=True)
            )
        column.addStretch(1)
        self.formula = Label(formula(evaluation), self, size=18, bold=True, role="felt_ink")
        remark = formula_remark(ruleset, evaluation)
        if remark:
            self.formula.setText(f"{self.formula.text()}  ({remark})")
        self.formula.setWordWrap(True)
        column.addWidget(self.formula)
        link_spans = value_reasons(ruleset, evaluation)
        self.reasons = LinkLabel(link_spans, self, tip=open_page_tip(), size=14, role="felt_ink2", wrap=True)
        column.addWidget(self.reasons)


class RowExplanation(QWidget):
    """The contents of an opened row."""

    change_requested = Signal()
    riichi_requested = Signal(int)
    delete_requested = Signal()
    insert_requested = Signal()
    note_requested = Signal()
    bench_requested = Signal()
    yaku_requested = Signal(str)

    def __init__(
        self,
        match: Match,
        shown: DealRow,
        stories: Sequence[HistoryItem],
        parent: QWidget | None = None,
        *,
        fixed: bool = False,
    ) -> None:
        super().__init__(parent)
        row = shown.row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._row_layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row_layout.setContentsMargins(14, 6, 14, 14)
        self._row_layout.setSpacing(14)
        if win_of_event(row.event) is not None and row.settlement.wins:
            felt = ExplainedHand(match, row, self)
            felt.setMinimumHeight(theme.px(148))
            felt.reasons.link_activated.connect(self.yaku_requested)
            self._row_layout.addWidget(felt, 10)
        self._row_layout.addWidget(self._paid(match, shown), 4)
        self._line = Hairline(self, upright=True)
        self._row_layout.addWidget(self._line)
        win = win_of_event(row.event)
        held = win is not None and win.wins[0].hand is not None
        history = self._history(stories, shown.riichi, fixed=fixed, held=held, noted=bool(row.event.note))
        self._row_layout.addWidget(history, 7)
        register_for_theme(self)

    def _paid(self, match: Match, shown: DealRow) -> QWidget:
        row, holder = shown.row, QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        if row.refusal is not None:
            ruleset = match.rules.ruleset
            link_spans = refusal_line(row.refusal, row.players, ruleset)
            refused = LinkLabel(link_spans, holder, tip=open_page_tip(), wrap=True, role="error")
            refused.link_activated.connect(self.yaku_requested)
            column.addWidget(Label(tr("No longer valid here"), holder, size=17, bold=True, role="error"))
            column.addWidget(refused)
            column.addWidget(
                Label(
                    tr("It moves no points until it is corrected or deleted."),
                    holder,
                    size=14,
                    role="ink2",
                    wrap=True,
                )
            )
        else:
            column.addWidget(Label(tr("Paid"), holder, size=14, role="ink3"))
            for sentence, parts in row_payment_lines(match, row) or (
                (moved_line(match.rules.result_unit, row.settlement, row.players), ""),
            ):
                column.addWidget(Label(sentence, holder, size=17, bold=True, wrap=True))
                if parts:
                    column.addWidget(Label(parts, holder, size=14, role="ink2", wrap=True))
            declared = (
                join_notes(describe(one, one.players), changes_line(one.settlement.deltas, one.players))
                for one in shown.riichi
            )
            for besides in (*declared, row_annotations(match, row), new_seats(row)):
                if besides:
                    column.addWidget(Label(besides, holder, size=14, role="ink2", wrap=True))
        if row.event.note:
            note = note_line(row.event.note)
            column.addWidget(Label(note, holder, size=14, role="ink2", wrap=True))
        column.addStretch(1)
        return holder

    def _history(
        self, stories: Sequence[HistoryItem], riichi: Sequence[ReplayRow], *, fixed: bool, held: bool, noted: bool
    ) -> QWidget:
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(6)
        head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(10)
        head.addWidget(Label(tr("History of this row"), holder, bold=True, wrap=True), 1)
        column.addLayout(head)
        day = ""
        for story in stories:
            date = date_text(story.at)
            if date != day:
                column.addWidget(Label(date, holder, size=14, bold=True, role="ink2"))
                day = date
            line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            line.setSpacing(10)
            time = Label(time_of_day(story.at), holder, size=14, role="ink3")
            line.addWidget(time, 0, Qt.AlignmentFlag.AlignTop)
            content = "\n".join(part for part in (story.act, story.details) if part)
            line.addWidget(Label(content, holder, size=14, role="ink2", wrap=True), 1)
            column.addLayout(line)
        column.addStretch(1)
        buttons = FlowBox(holder)
        if held:
            self.bench_button = SecondaryButton(tr("&Workbench"), holder, icon="lens")
            self.bench_button.clicked.connect(self.bench_requested)
            buttons.add_widget(self.bench_button)
        if not fixed:
            self.change_button = SecondaryButton(tr("&Correct…"), holder, icon="pencil")
            self.insert_button = SecondaryButton(tr("&Insert before…"), holder, icon="insert")
            self.delete_button = SecondaryButton(tr("&Delete…"), holder, icon="trash")
            head.addWidget(self.change_button)
            self.change_button.clicked.connect(self.change_requested)
            self.insert_button.clicked.connect(self.insert_requested)
            self.delete_button.clicked.connect(self.delete_requested)
            note = tr("Change the &note…") if noted else tr("Add a &note…")
            self.note_button = SecondaryButton(note, holder, icon="page")
            self.note_button.clicked.connect(self.note_requested)
            for button in (self.insert_button, self.delete_button, self.note_button):
                buttons.add_widget(button)
            self.riichi_buttons = [SecondaryButton(describe(one, one.players) + "…", icon="pencil") for one in riichi]
            for one, button in zip(riichi, self.riichi_buttons, strict=True):
                button.clicked.connect(lambda _checked=False, place=one.index: self.riichi_requested.emit(place))
                buttons.add_widget(button)
        column.addWidget(buttons)
        return holder

    def restyle(self) -> None:
        """Puts the parts side by side if they fit, else stacked."""
        wide = self.width() >= _SIDE_BY_SIDE * theme.scale()
        directions = QBoxLayout.Direction
        self._row_layout.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._line.setVisible(wide)

    def sizeHint(self) -> QSize:
        return self._row_layout.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(QRectF(self.rect()), theme.colour("opened"))
