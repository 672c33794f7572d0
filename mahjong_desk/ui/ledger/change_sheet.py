# SPDX-License-Identifier: MIT
"""The question before an edit: every affected row and the totals, before and after; never done without a yes."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.match import Replay, Row
from mahjong_desk.rules.events import Event
from mahjong_desk.ui import words
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.form_sheet import FormSheet
from mahjong_desk.ui.hand_names import short_hand
from mahjong_desk.ui.kit import Hairline, Note, Text
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.ledger.chronicle import told_row
from mahjong_desk.ui.ledger.comparison import Affected, Comparison, compare
from mahjong_desk.ui.ledger.window import LedgerWindow

translate = QCoreApplication.translate
_NEW = -1
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Edit(Enum):
    """What is to be done to the match."""

    REPLACE = "replace"
    DELETE = "delete"
    INSERT = "insert"


class ChangeSheet(FormSheet):
    """Shows what an edit would change, and does it only after a yes.

    Attributes:
        comparison: The match before and after.
        keep: The button that leaves all as it is.
        main: The button that does it.
        table: The rows before and after.
    """

    def __init__(
        self,
        desk: Desk,
        window: LedgerWindow,
        row_id: int | None,
        event: Event | None,
        *,
        edit: Edit = Edit.REPLACE,
    ) -> None:
        """Makes the sheet.

        Args:
            desk: The match on the desk.
            window: The window to cover.
            row_id: The row to be replaced or deleted, or the one to insert before; None inserts at the end.
            event: What shall stand there; None only to delete.
            edit: What is to be done.
        """
        assert isinstance(window, QWidget)
        assert desk.replay is not None
        headings = {
            Edit.REPLACE: translate("ChangeSheet", "Change this hand?"),
            Edit.DELETE: translate("ChangeSheet", "Delete this row?"),
            Edit.INSERT: translate("ChangeSheet", "Insert this row?"),
        }
        super().__init__(headings[edit], window, width=980)
        self._desk, self._window, self._row_id, self._event, self._edit = desk, window, row_id, event, edit
        after, ids = self._preview()
        self.comparison: Comparison = compare(desk.replay, after, desk.row_ids, ids)
        self._fill()
        answers = {
            Edit.REPLACE: translate("ChangeSheet", "&Change this hand"),
            Edit.DELETE: translate("ChangeSheet", "&Delete this row"),
            Edit.INSERT: translate("ChangeSheet", "&Insert this row"),
        }
        self.keep = self.add_plain(translate("ChangeSheet", "&Leave as it is"), refuses=True)
        self.main = self.add_deed(answers[edit], self.carry_out)
        self.main.setEnabled(not self.comparison.nothing and self._own_refusal() is None)

    @classmethod
    def deleting(cls, desk: Desk, window: LedgerWindow, row_id: int) -> ChangeSheet:
        """Returns the sheet that asks whether a row shall go."""
        return cls(desk, window, row_id, None, edit=Edit.DELETE)

    @classmethod
    def inserting(cls, desk: Desk, window: LedgerWindow, before_row_id: int | None, event: Event) -> ChangeSheet:
        """Returns the sheet that asks whether an event shall be put before a row, or at the end for None."""
        return cls(desk, window, before_row_id, event, edit=Edit.INSERT)

    def carry_out(self) -> bool:
        """Does the edit; tells whether the ledger has it on disk. The sheet stays where it could not be written."""
        faults: list[LedgerError] = []
        self._desk.failed.connect(faults.append)
        try:
            done = self._act()
        finally:
            self._desk.failed.disconnect(faults.append)
        if done:
            self.accept()
        elif faults:
            self._fault.setText(words.ledger_error_text(faults[0]))
            self._fault.show()
        return done

    def _act(self) -> bool:
        desk, row_id, event = self._desk, self._row_id, self._event
        if self._edit is Edit.INSERT and event is not None:
            return desk.insert(row_id, event)
        assert row_id is not None
        return desk.delete(row_id) if event is None else desk.replace(row_id, event)

    def _preview(self) -> tuple[Replay, tuple[int, ...]]:
        desk, row_id, event = self._desk, self._row_id, self._event
        ids = list(desk.row_ids)
        if self._edit is Edit.INSERT and event is not None:
            ids.insert(len(ids) if row_id is None else ids.index(row_id), _NEW)
            return desk.preview_insert(row_id, event), tuple(ids)
        assert row_id is not None
        if event is None:
            ids.remove(row_id)
            return desk.preview_delete(row_id), tuple(ids)
        return desk.preview_replace(row_id, event), tuple(ids)

    def _own_refusal(self) -> Row | None:
        """Returns the edited row itself where its new event cannot happen."""
        if self._edit is Edit.DELETE:
            return None
        own = next(
            (row.after for row in self.comparison.affected if row.after and row.after.event == self._event), None
        )
        return own if own is not None and own.refusal is not None else None

    def _fill(self) -> None:
        found = self.comparison
        if found.nothing:
            self.add_widget(Text(self.tr("Nothing would change."), wrap=True))
        if found.unfitting:
            count = found.unfitting
            sentence = words.plural(
                lambda: self.tr("%n row(s) would no longer fit and move no points until changed.", "", count),
                count,
                "row",
            )
            self.add_widget(Note("error", self.tr("Some rows would no longer fit"), sentence))
        ending = self._ending()
        if ending:
            self.add_widget(Note("brass", "", ending))
        self.table = QWidget()
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        names = self._desk.names()
        for seat, name in enumerate(names):
            head = Text(short_name(name), bold=True, size=14)
            head.setToolTip(name)
            grid.addWidget(head, 0, 3 + seat, _RIGHT)
        line = self._add_totals(grid, 1)
        for row in found.affected:
            line = self._add_row(grid, line, row)
        self.add_widget(self.table)
        if found.totals_only:
            count = found.totals_only
            sentence = words.plural(
                lambda: self.tr("%n other row(s) stay as they are and only move to new totals.", "", count),
                count,
                "row",
            )
            self.add_widget(Text(sentence, size=14, role="ink2", wrap=True))
        self._fault = Text(role="error", wrap=True)
        self._fault.hide()
        self.add_widget(self._fault)
        self.body.addStretch(1)

    def _ending(self) -> str:
        before, after = self.comparison.before.final, self.comparison.after.final
        if before is None and after is not None:
            return self.tr("The match would be over with this.")
        if before is not None and after is None:
            return self.tr("The match would go on: it is over now.")
        return ""

    def _add_row(self, grid: QGridLayout, line: int, row: Affected) -> int:
        grid.addWidget(Hairline(), line, 0, 1, 3 + len(self._desk.names()))
        line += 1
        for version, label, strong in (
            (row.before, self.tr("now"), False),
            (row.after, self.tr("then"), True),
        ):
            role = "ink" if strong else "ink3"
            grid.addWidget(Text(label, size=14, role="ink3"), line, 1, _LEFT)
            if version is None:
                text = self.tr("not there") if row.before is None else self.tr("gone")
                grid.addWidget(Text(text, role=role), line, 2, _LEFT)
                line += 1
                continue
            grid.addWidget(
                Text(short_hand(self.comparison.after.match.rules.ruleset, version.before), bold=True, role=role),
                line,
                0,
                _LEFT,
            )
            grid.addWidget(Text(self._told(version), role=role, wrap=True), line, 2)
            if version.refusal is not None:
                ruleset = self.comparison.after.match.rules.ruleset
                refused = words.refusal_text(version.refusal, self._desk.names(), ruleset.pieces, ruleset)
                sentence = self.tr("Does not fit: {reason}").format(reason=refused)
                grid.addWidget(
                    Text(sentence, size=14, role="error", wrap=True), line + 1, 2, 1, 1 + len(self._desk.names())
                )
                line += 2
                continue
            for seat, delta in enumerate(version.settlement.deltas):
                grid.addWidget(_amount(delta, strong=strong), line, 3 + seat, _RIGHT)
            line += 1
        return line

    def _add_totals(self, grid: QGridLayout, line: int) -> int:
        names = self._desk.names()
        grid.addWidget(Hairline(), line, 0, 1, 3 + len(names))
        for offset, label, replay, strong in (
            (1, self.tr("Totals now"), self.comparison.before, False),
            (2, self.tr("Totals then"), self.comparison.after, True),
        ):
            grid.addWidget(Text(label, bold=strong, role="ink" if strong else "ink3"), line + offset, 2, _LEFT)
            for seat, score in enumerate(replay.table.scores):
                text = Text(figure(score), bold=strong, role="ink" if strong else "ink3")
                grid.addWidget(text, line + offset, 3 + seat, _RIGHT)
        return line + 3

    def _told(self, row: Row) -> str:
        assert self._desk.match is not None
        return told_row(self._desk.match, row)


def _amount(delta: int, *, strong: bool) -> QLabel:
    role = "ink3" if not strong or not delta else "plus" if delta > 0 else "minus"
    return Text(change(delta), bold=strong and bool(delta), role=role)
