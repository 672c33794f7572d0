# SPDX-License-Identifier: MIT
"""The Ledger screen, and its footer with the score chart and the checks."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.match.replay import count_hands, fold_riichi
from mahjong_desk.rules.model.events import win_of_event
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.house_rules_store import count_differences
from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton, TwoLineButton
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import NO_LIMIT, Panel, boxed, column, reserve_place, row, set_direction
from mahjong_desk.ui.kit.layout.flow import PageHeader, ResponsiveWidget
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import format_change, join_notes
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet, NoteSheet
from mahjong_desk.ui.ledger.history import HistorySheet, HistoryText
from mahjong_desk.ui.ledger.match_chooser import MatchChooser, MatchesSheet
from mahjong_desk.ui.ledger.row import LedgerRowData, row_data
from mahjong_desk.ui.ledger.row_explanation import RowExplanation
from mahjong_desk.ui.ledger.row_list import LedgerRowList
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.event_fields import undo_name
from mahjong_desk.ui.text.events import event_text
from mahjong_desk.ui.text.phrases import hand_count
from mahjong_desk.ui.text.refusals import broken_match_text
from mahjong_desk.ui.text.values import score_curve
from mahjong_desk.ui.text.vocabulary import end_reason_name, short_hand_name, short_ruleset

_MAX_TEXT_SCALE = 1.5
"""The scale up to which the text beside the seal fits on one line."""


class LedgerFooter(QWidget):
    """The score chart and the checks; if folded, one line with a button for the chart."""

    curve_requested = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.curve = ChartView(LineChart("", ()))
        self.curve.setMinimumHeight(112)
        self._curve_panel = boxed(column(self.curve, edges=(14, 8, 14, 6)), Panel())
        self._title = Label(size=18, serif=True, wrap=True)
        self._sign = IconLabel("seal", "plus", size=18)
        self._folded, self._is_intact = False, True
        self._line = Label(size=14, role="ink2", wrap=True)
        self.show_curve = SecondaryButton(tr("Char&t"), on_click=self.curve_requested.emit)
        self.undo = TwoLineButton(tr("&Undo"), icon="undo")
        self.redo = TwoLineButton(tr("&Redo"), icon="redo")
        for button in (self.undo, self.redo):
            reserve_place(button)
        self.undo.clicked.connect(desk.undo)
        self.redo.clicked.connect(desk.redo)
        header = row((self._title, 1), self._sign)
        buttons = row((self.show_curve, 0, Qt.AlignmentFlag.AlignVCenter), (self.undo, 1), (self.redo, 1), gap=10)
        self._inner = column(header, self._line, (..., 0), buttons, gap=8, edges=(18, 12, 18, 12))
        self._parts = row((self._curve_panel, 25), (boxed(self._inner, Panel()), 14), gap=12)
        self.setLayout(self._parts)
        self.fold(False, upright=False)

    def fold(self, folded: bool, *, upright: bool) -> None:
        """Arranges chart and checks; ``folded`` hides the chart, ``upright`` stacks them."""
        self._curve_panel.setVisible(not folded)
        self.show_curve.setVisible(folded)
        self._folded = folded
        self._show_text()
        set_direction(self._parts, across=not upright)
        set_direction(self._inner, across=folded)
        for index, share in enumerate((3, 2, 0) if folded else (0, 0, 1)):
            self._inner.setStretch(index, share)

    def show_desk(self) -> None:
        """Shows the current match."""
        desk = self._desk
        if desk.stored is None:
            return
        journal, replay = desk.stored.journal, desk.stored.replay
        self.curve.set_chart(score_curve(replay))
        broken = journal.chain_break
        unbalanced = [row for row in replay.rows if row.imbalance]
        refused = sum(row.refusal is not None for row in replay.rows)
        if unbalanced:
            title = tr("{hand} does not sum to zero: {points}").format(
                hand=short_hand_name(replay.match.rules.ruleset, unbalanced[0].before),
                points=format_change(unbalanced[0].imbalance),
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
        self._is_intact = not unbalanced and not refused and broken is None
        self._sign.set_icon("seal" if self._is_intact else "seal_broken", "plus" if self._is_intact else "error")
        self._show_text()
        self._update_undo_buttons(broken is not None)

    def _show_text(self) -> None:
        """Moves texts that do not fit to the seal's tooltip, unless there is a fault."""
        in_tip = self._folded and self._is_intact and theme.scale() > _MAX_TEXT_SCALE
        for part in (self._title, self._line):
            part.setVisible(not in_tip)
        self._sign.setToolTip(f"{self._title.text()}\n{self._line.text()}" if in_tip else "")

    def _balance_text(self, replay: Replay) -> str:
        """Returns the sentence that every row sums to zero."""
        table = any(row.settlement.deposit for row in replay.rows)
        house = any(row.settlement.house for row in replay.rows)
        if table and house:
            return tr("Every row sums to zero with the sticks on the table and the house")
        if table:
            return tr("Every row sums to zero with the sticks on the table")
        if house:
            return tr("Every row sums to zero with the house")
        return tr("Every row sums to zero")

    def _update_undo_buttons(self, is_broken: bool) -> None:
        desk = self._desk
        for button, change in ((self.undo, desk.undoable), (self.redo, desk.redoable)):
            button.set_name(undo_name(self._desk.stored, change))
            button.setVisible(change is not None and not is_broken)


_FOLDED_BELOW = 660
_UPRIGHT_FROM = 1600
_STRIP_HEIGHT, _STRIP_WIDTH = 140, 440


class LedgerScreen(ResponsiveWidget):
    """Shows the current match row by row."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._stale = False
        self._build()
        desk.changed.connect(self._follow_desk)
        desk.failed.connect(self.strip.show_desk)
        desk.remote_changed.connect(self._follow_desk)
        self._show()
        register_for_theme(self)

    def _build(self) -> None:
        self._title = Label(size=25, serif=True)
        self._about = Label(size=15, role="ink2", wrap=True)
        self.chooser = MatchChooser(self._desk, self)
        self.chooser.opened.connect(self._open_match)
        self.chooser.all_requested.connect(self._find_match)
        self.play_button = SecondaryButton(tr("&Open at the table"), icon="table", on_click=self._play)
        self.play_button.setToolTip(tr("Open this match at the table in place of the current one"))
        self.add_button = SecondaryButton(tr("A&dd row…"), icon="insert", on_click=self._add_row)
        export = partial(self._window.run_command, "export")
        self.export_button = SecondaryButton(tr("E&xport…"), icon="printer", on_click=export)
        self.export_button.setToolTip(tr("Print, or save as PDF, image, spreadsheet, CSV or data"))
        self.history_button = SecondaryButton(
            tr("Histor&y"),
            icon="clock",
            on_click=lambda: self._window.open_sheet(HistorySheet(self._desk, self._window)),
        )
        self._buttons = (self.add_button, self.export_button, self.history_button)
        self.list = LedgerRowList(self._explain_row)
        self.list.yaku_requested.connect(self._show_yaku)
        self.strip = LedgerFooter(self._desk)
        self.strip.curve_requested.connect(self._show_curve)
        self.strip.curve.table_requested.connect(self._show_figures)
        self._body = column((self.list, 1), self.strip, gap=12)
        nothing = tr("No match open. Start one at the table or choose an earlier one.")
        self._empty = Label(nothing, size=17, role="ink2", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        header = PageHeader((self._title,), self._about, (self.chooser, self.play_button, *self._buttons))
        self.setLayout(column(header, (self._body, 1), (self._empty, 1), gap=12, edges=(20, 14, 20, 10)))

    @property
    def lines(self) -> tuple[LedgerRowData, ...]:
        """The rows as shown."""
        desk = self._desk
        if desk.stored is None:
            return ()
        ruleset, kept = desk.stored.match.rules.ruleset, desk.stored.journal.rows
        return tuple(
            row_data(
                ruleset, deal.row, kept[deal.row.index], deal.riichi, tuple(kept[row.index] for row in deal.riichi)
            )
            for deal in fold_riichi(desk.stored.replay.rows)
        )

    def _follow_desk(self) -> None:
        """Shows changes now if visible, otherwise when the screen is shown."""
        self._stale = True
        if self.isVisible():
            self._refresh_if_stale()

    def _refresh_if_stale(self) -> None:
        if self._stale:
            self._show()

    def _show(self) -> None:
        desk, self._stale = self._desk, False
        has_match = desk.match is not None and desk.record is not None
        for widget in (self.list, self.strip, *self._buttons, self._title):
            widget.setVisible(has_match)
        self._empty.setVisible(not has_match)
        self.play_button.setVisible(desk.is_viewing and desk.replay is not None and desk.replay.final is None)
        self.chooser.show_matches()
        if desk.stored is None:
            self._about.setText("")
            return
        self._title.setText(tr("Match {number}").format(number=desk.stored.record.number))
        self._about.setText(self._about_match())
        self.add_button.setEnabled(desk.stored.journal.chain_break is None)
        self.list.show_lines(self.lines, desk.names(), match=desk.stored.record.uuid)
        self.strip.show_desk()

    def _about_match(self) -> str:
        match, replay = self._desk.match, self._desk.replay
        assert match is not None
        assert replay is not None
        ruleset = match.rules.ruleset
        parts = [
            short_ruleset(ruleset),
            tr("house rules") if count_differences(ruleset, match.rules.options) else tr("default rules"),
            hand_count(count_hands(replay)),
        ]
        if replay.final is not None:
            parts.append(end_reason_name(ruleset, replay.final.end_reason))
        return join_notes(*parts)

    def _play(self) -> None:
        """Opens the match at the table."""
        record = self._desk.record
        if record is not None and self._desk.continue_match(record.id):
            self._window.show_screen("table")

    def _open_match(self, match_id: int) -> None:
        """Opens another match in the ledger."""
        try:
            is_open = self._desk.view_match(match_id)
        except Refusal as refusal:
            is_open = False
            self._window.show_unplayable(refusal)
        if not is_open:
            self.chooser.show_matches()

    def _find_match(self) -> None:
        ledger = self._desk.ledger
        assert ledger is not None
        outcome = attempt(lambda: MatchesSheet(ledger, people_model_of(self._desk), self._window.sheet_host))
        if (sheet := outcome.result) is None:
            self._window.notify(outcome.error_text, fault=True)
            return
        sheet.opened.connect(self._open_match)
        self._window.open_sheet(sheet)

    # The open row

    def _explain_row(self, row_id: int) -> RowExplanation:
        desk = self._desk
        assert desk.stored is not None
        match, journal = desk.stored.match, desk.stored.journal
        row = desk.stored.replay.rows[desk.row_ids.index(row_id)]
        deal = next(deal for deal in fold_riichi(desk.stored.replay.rows) if deal.row is row)
        ids = self._ids_of(row_id)
        text = HistoryText(desk.stored)
        items = sorted((item for part_id in ids for item in text.row_items(part_id)), key=lambda item: -item.sequence)
        win, buttons = win_of_event(row.event), []
        if win is not None and win.winners[0].hand is not None:
            buttons.append(SecondaryButton(tr("&Workbench"), icon="lens", on_click=lambda: self._try_hand(row)))
        if journal.chain_break is not None:
            return RowExplanation(match, deal, items, None, buttons)

        window = self._window
        note = tr("Change the &note…") if row.event.note else tr("Add a &note…")
        for name, icon, on_click in (
            (tr("&Insert before…"), "insert", lambda: window.open_sheet(EditEventSheet(desk, window, ids[0]))),
            (tr("&Delete…"), "trash", lambda: window.confirm_edits([Edit.delete(part_id) for part_id in ids])),
            (note, "page", lambda: window.open_sheet(NoteSheet(desk, window, row_id))),
        ):
            buttons.append(SecondaryButton(name, icon=icon, on_click=on_click))
        for riichi in deal.riichi:
            edit = partial(self.change_row, desk.row_ids[riichi.index])
            buttons.append(SecondaryButton(event_text(riichi, riichi.players) + "…", icon="pencil", on_click=edit))
        correct = SecondaryButton(tr("&Correct…"), icon="pencil", on_click=lambda: self.change_row(row_id))
        return RowExplanation(match, deal, items, correct, buttons)

    def _ids_of(self, row_id: int) -> list[int]:
        """Returns the ids of a row and of the riichi in it, in the order of the match."""
        return [*self.list.row(row_id).line.riichi, row_id]

    def _show_yaku(self, yaku: str) -> None:
        match = self._desk.match
        assert match is not None
        self._window.show_yaku(match.rules.ruleset.id, yaku)

    def _try_hand(self, row: ReplayRow) -> None:
        """Opens the hand of a row on the workbench."""
        win, match = win_of_event(row.event), self._desk.match
        if win is not None and match is not None and win.winners[0].hand is not None:
            discarder = win.discarder
            self._window.try_hand(
                match.rules, row.before, win.winners[0], self_drawn=discarder is None, discarder=discarder
            )

    def open_row(self, row_id: int) -> None:
        """Opens a row and scrolls it into view.

        Raises:
            LookupError: There is no such row.
        """
        self._refresh_if_stale()
        self.list.row(row_id).setChecked(True)

    def change_row(self, row_id: int) -> None:
        """Changes a row: a win in the picker, everything else on a sheet."""
        assert self._desk.match is not None
        event = self._desk.match.events[self._desk.row_ids.index(row_id)]
        if win_of_event(event) is not None:
            self._window.picker.edit_row(row_id)
        else:
            self._window.open_sheet(EditEventSheet(self._desk, self._window, row_id, event))

    def _add_row(self) -> None:
        """Asks for a row to insert before the open one, or at the end."""
        open_id = self.list.open_id
        before = self._ids_of(open_id)[0] if open_id is not None else None
        self._window.open_sheet(EditEventSheet(self._desk, self._window, before))

    def _show_curve(self) -> None:
        assert self._desk.replay is not None
        sheet = Sheet(tr("Score chart"), self._window, width=1000)
        curve = ChartView(score_curve(self._desk.replay))
        curve.setMinimumHeight(theme.px(300))
        curve.table_requested.connect(self._show_figures)
        sheet.add_widget(curve)
        sheet.add_button(tr("&Close"), sheet.reject)
        self._window.open_sheet(sheet)

    def _show_figures(self) -> None:
        # Imported lazily: spreadsheets take long to load.
        from mahjong_desk.ui.report.output import public_score_curve
        from mahjong_desk.ui.report.paper_sheet import ChartDataSheet

        assert self._desk.replay is not None
        chart, exported = score_curve(self._desk.replay), public_score_curve(self._desk)
        self._window.push_sheet(ChartDataSheet(chart, self._window, exported))

    # Qt

    def restyle(self) -> None:
        scale = theme.scale()
        upright = self.width() >= _UPRIGHT_FROM * scale
        folded = not upright and self.height() < _FOLDED_BELOW * scale
        set_direction(self._body, across=upright)
        self.strip.fold(folded, upright=upright)
        self.strip.setMinimumHeight(0 if upright or folded else theme.px(_STRIP_HEIGHT))
        self.strip.setMaximumHeight(NO_LIMIT if upright or folded else theme.px(_STRIP_HEIGHT) + 16)
        self.strip.setMinimumWidth(theme.px(_STRIP_WIDTH) if upright else 0)
        self.strip.setMaximumWidth(theme.px(_STRIP_WIDTH) if upright else NO_LIMIT)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh_if_stale()
