# SPDX-License-Identifier: MIT
"""Below the rows: the score chart, the checks, Undo and Redo."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.match import Replay
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton, TwoLineButton
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, reserve_place, row, set_direction
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.text.event_fields import undo_name
from mahjong_desk.ui.text.refusals import broken_match_text
from mahjong_desk.ui.text.values import score_curve
from mahjong_desk.ui.text.vocabulary import short_hand_name

_WORDS_TO = 1.5
"""The scale up to which the text beside the seal fits on one line."""


class LedgerFooter(QWidget):
    """The chart beside the checks; folded, one line with a button for the chart."""

    curve_requested = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.curve = ChartView(LineChart("", ()))
        self.curve.setMinimumHeight(112)
        self._curve_panel = boxed(column(self.curve, edges=(14, 8, 14, 6)), Panel())
        self._title = Label(size=18, serif=True, wrap=True)
        self._sign = IconLabel("seal", "plus", size=18)
        self._folded, self._whole = False, True
        self._line = Label(size=14, role="ink2", wrap=True)
        self.show_curve = SecondaryButton(tr("&Chart"), does=self.curve_requested.emit)
        self.undo = TwoLineButton(tr("&Undo"), icon="undo")
        self.redo = TwoLineButton(tr("&Redo"), icon="redo")
        for button in (self.undo, self.redo):
            reserve_place(button)
        self.undo.clicked.connect(desk.undo)
        self.redo.clicked.connect(desk.redo)
        head = row((self._title, 1), self._sign)
        buttons = row((self.show_curve, 0, Qt.AlignmentFlag.AlignVCenter), (self.undo, 1), (self.redo, 1), gap=10)
        self._inner = column(head, self._line, (..., 0), buttons, gap=8, edges=(18, 12, 18, 12))
        self._parts = row((self._curve_panel, 25), (boxed(self._inner, Panel()), 14), gap=12)
        self.setLayout(self._parts)
        self.fold(False, upright=False)

    def fold(self, folded: bool, *, upright: bool) -> None:
        """Lays out chart and checks side by side, stacked, or on one line without the chart."""
        self._curve_panel.setVisible(not folded)
        self.show_curve.setVisible(folded)
        self._folded = folded
        self._show_text()
        set_direction(self._parts, across=not upright)
        set_direction(self._inner, across=folded)
        for place, share in enumerate((3, 2, 0) if folded else (0, 0, 1)):
            self._inner.setStretch(place, share)

    def show_desk(self) -> None:
        """Shows the match as it lies on the desk now."""
        desk = self._desk
        if desk.stored is None:
            return
        journal, replay = desk.stored.journal, desk.stored.replay
        self.curve.set_chart(score_curve(replay))
        broken = journal.chain_break
        wrong = [row for row in replay.rows if row.imbalance]
        refused = sum(row.refusal is not None for row in replay.rows)
        if wrong:
            title = tr("{hand} does not sum to zero: {points}").format(
                hand=short_hand_name(replay.match.rules.ruleset, wrong[0].before),
                points=format_change(wrong[0].imbalance),
            )
        elif refused:
            title = trn("{n} row to check", "{n} rows to check", refused)
        else:
            title = self._balance_text(replay)
        count = len(journal.entries)
        if broken is not None:
            line = broken_match_text(broken)
        elif count == 1:
            line = tr("Journal intact: 1 entry")
        else:
            line = tr("Journal intact: {count} entries").format(count=count)
        self._title.setText(title)
        self._line.setText(line)
        self._line.set_role("error" if broken is not None else "ink2")
        self._whole = not wrong and not refused and broken is None
        self._sign.set_icon("seal" if self._whole else "seal_broken", "plus" if self._whole else "error")
        self._show_text()
        self._name_buttons(broken is not None)

    def _show_text(self) -> None:
        """Says in the seal's tip alone that all is well, where one line has no room for it; a fault is always shown."""
        in_tip = self._folded and self._whole and theme.scale() > _WORDS_TO
        for part in (self._title, self._line):
            part.setVisible(not in_tip)
        self._sign.setToolTip(f"{self._title.text()}\n{self._line.text()}" if in_tip else "")

    def _balance_text(self, replay: Replay) -> str:
        """Returns that no point is missing, with who else takes part in it than the players."""
        table = any(row.settlement.deposit for row in replay.rows)
        house = any(row.settlement.house for row in replay.rows)
        if table and house:
            return tr("Every row sums to zero with the sticks on the table and the house")
        if table:
            return tr("Every row sums to zero with the sticks on the table")
        if house:
            return tr("Every row sums to zero with the house")
        return tr("Every row sums to zero")

    def _name_buttons(self, fixed: bool) -> None:
        desk = self._desk
        for button, change_ in ((self.undo, desk.undoable), (self.redo, desk.redoable)):
            button.set_name(undo_name(self._desk.stored, change_))
            button.setVisible(change_ is not None and not fixed)
