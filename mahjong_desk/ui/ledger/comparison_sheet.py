# SPDX-License-Identifier: MIT
"""Sheets that show before and after."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.match import ReplayRow
from mahjong_desk.rules.model.events import Event
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.desk import Desk, write_error
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.ledger.match_diff import (
    AffectedRow,
    MatchDiff,
    compare,
    dependent_edit_sentence,
    dependent_win_edits,
)
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import short_hand_name

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ComparisonSheet(Sheet):
    """Shows the rows and totals that would change, before and after, and asks for confirmation."""

    help_page = "ledger#change"

    def __init__(self, heading: str, answer: str, desk: Desk, window: Navigator, comparison: MatchDiff) -> None:
        super().__init__(heading, window, width=980)
        self.comparison = comparison
        self._desk, self._window, self._names = desk, window, comparison.before.players
        self._fill()
        self.cancel_button = self.add_secondary_button(tr("Cancel"), refuses=True)
        self.main = self.add_main_button(answer, self.submit)
        self.main.setEnabled(not comparison.nothing)

    @abstractmethod
    def apply_changes(self) -> bool:
        """Makes the change; returns whether it is saved."""

    def submit(self) -> bool:
        """Makes the change; returns whether it is saved. The sheet stays open on failure."""
        done, fault = write_error(self._desk, self.apply_changes)
        if done:
            self.accept()
        elif fault:
            self._fault.setText(fault)
            self._fault.show()
        return done

    def _fill(self) -> None:
        found = self.comparison
        if found.nothing:
            self.add_widget(Label(tr("Nothing would change."), wrap=True))
        if found.unfitting:
            self.add_widget(self.invalid_rows_note(found.unfitting))
        for remark in self.remarks():
            self.add_widget(NoteBox("brass", "", remark))
        ending = self._ending()
        if ending:
            self.add_widget(NoteBox("brass", "", ending))
        self.table = QWidget()
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for seat, name in enumerate(self._names):
            head = Label(short_name(name), bold=True, size=14)
            head.setToolTip(name)
            grid.addWidget(head, 0, 3 + seat, _RIGHT)
        line = self._add_totals(grid, 1)
        for row in found.affected:
            line = self._add_row(grid, line, row)
        self.add_widget(self.table)
        if found.totals_only:
            count = found.totals_only
            sentence = trn(
                "{n} other row keeps its points; only its totals change.",
                "{n} other rows keep their points; only their totals change.",
                count,
            )
            self.add_widget(Label(sentence, size=14, role="ink2", wrap=True))
        self._fault = Label(role="error", wrap=True)
        self._fault.hide()
        self.add_widget(self._fault)
        self.body.addStretch(1)

    def remarks(self) -> Sequence[str]:
        """Returns remarks besides the rows; none by default."""
        return ()

    def invalid_rows_note(self, count: int) -> NoteBox:
        """Returns the note on rows that would no longer fit."""
        sentence = trn(
            "{n} row would become invalid and move no points until corrected.",
            "{n} rows would become invalid and move no points until corrected.",
            count,
        )
        return NoteBox("error", tr("Some rows would become invalid"), sentence)

    def _ending(self) -> str:
        before, after = self.comparison.before.final, self.comparison.after.final
        if before is None and after is not None:
            return tr("This would end the match.")
        if before is not None and after is None:
            return tr("This would reopen the finished match.")
        return ""

    def _add_row(self, grid: QGridLayout, line: int, row: AffectedRow) -> int:
        grid.addWidget(Hairline(), line, 0, 1, 3 + len(self._names))
        line += 1
        for version, label, seats, strong in (
            (row.before, tr("before", "a change"), range(len(self._names)), False),
            (row.after, tr("after", "a change"), self.comparison.seats, True),
        ):
            role = "ink" if strong else "ink3"
            grid.addWidget(Label(label, size=14, role="ink3"), line, 1, _LEFT)
            if version is None:
                text = tr("not there before", "did not exist") if row.before is None else tr("deleted")
                grid.addWidget(Label(text, role=role), line, 2, _LEFT)
                line += 1
                continue
            grid.addWidget(
                Label(short_hand_name(self.comparison.after.match.rules.ruleset, version.before), bold=True, role=role),
                line,
                0,
                _LEFT,
            )
            grid.addWidget(Label(row_text(self.comparison.after.match, version), role=role, wrap=True), line, 2)
            if version.refusal is not None:
                ruleset = self.comparison.after.match.rules.ruleset
                refused = refusal_text(version.refusal, version.players, ruleset)
                sentence = tr("Not valid: {reason}").format(reason=refused)
                grid.addWidget(Label(sentence, size=14, role="error", wrap=True), line + 1, 2, 1, 1 + len(self._names))
                line += 2
                continue
            for column, seat in enumerate(seats):
                delta = version.settlement.deltas[seat]
                grid.addWidget(_amount(delta, strong=strong), line, 3 + column, _RIGHT)
            line += 1
        return line

    def _add_totals(self, grid: QGridLayout, line: int) -> int:
        grid.addWidget(Hairline(), line, 0, 1, 3 + len(self._names))
        for offset, label, replay, seats, strong in (
            (1, tr("Totals before"), self.comparison.before, range(len(self._names)), False),
            (2, tr("Totals after"), self.comparison.after, self.comparison.seats, True),
        ):
            grid.addWidget(Label(label, bold=strong, role="ink" if strong else "ink3"), line + offset, 2, _LEFT)
            for column, seat in enumerate(seats):
                total = Label(format_number(replay.table.scores[seat]), bold=strong, role="ink" if strong else "ink3")
                grid.addWidget(total, line + offset, 3 + column, _RIGHT)
        return line + 3


def _amount(delta: int, *, strong: bool) -> QLabel:
    role = "ink3" if not strong or not delta else "plus" if delta > 0 else "minus"
    return Label(format_change(delta), bold=strong and bool(delta), role=role)


class EditConfirmationSheet(ComparisonSheet):
    """Shows what an edit of recorded rows would change.

    A win that would no longer fit only because of its riichi is changed along with it, as one step.

    Attributes:
        edits: All changes.
    """

    def __init__(self, desk: Desk, window: Navigator, edits: Sequence[Edit]) -> None:
        assert desk.stored is not None
        headings = {
            EditKind.REPLACE: tr("Correct this hand?"),
            EditKind.DELETE: tr("Delete this row?"),
            EditKind.INSERT: tr("Insert this row?"),
        }
        answers = {
            EditKind.REPLACE: tr("&Correct this hand"),
            EditKind.DELETE: tr("&Delete this row"),
            EditKind.INSERT: tr("&Insert this row"),
        }
        self._edited, self._wanted = desk, edits[-1]
        brought = dependent_win_edits(desk, edits)
        self.edits = (*edits, *brought)
        after, ids = desk.stored.preview(self.edits)
        self._remarks = [dependent_edit_sentence(desk, edit) for edit in brought]
        kind = self._wanted.kind
        super().__init__(
            headings[kind], answers[kind], desk, window, compare(desk.stored.replay, after, desk.row_ids, ids)
        )
        if self._own_refusal() is not None:
            self.main.setEnabled(False)

    @classmethod
    def replacing(cls, desk: Desk, window: Navigator, row_id: int, event: Event) -> EditConfirmationSheet:
        """Returns the sheet that replaces the event of a row."""
        return cls(desk, window, [Edit.replace(row_id, event)])

    @classmethod
    def deleting(cls, desk: Desk, window: Navigator, *row_ids: int) -> EditConfirmationSheet:
        """Returns the sheet that deletes a row, with the riichi in it before it."""
        return cls(desk, window, [Edit.delete(row_id) for row_id in row_ids])

    @classmethod
    def inserting(cls, desk: Desk, window: Navigator, before_row_id: int | None, event: Event) -> EditConfirmationSheet:
        """Returns the sheet that inserts an event before a row, or at the end for None."""
        return cls(desk, window, [Edit.insert(before_row_id, event)])

    def apply_changes(self) -> bool:
        return self._edited.edit(self.edits)

    def remarks(self) -> Sequence[str]:
        return self._remarks

    def _own_refusal(self) -> ReplayRow | None:
        """Returns the edited row itself if its new event is refused."""
        if self._wanted.event is None:
            return None
        own = next(
            (row.after for row in self.comparison.affected if row.after and row.after.event == self._wanted.event), None
        )
        return own if own is not None and own.refusal is not None else None
